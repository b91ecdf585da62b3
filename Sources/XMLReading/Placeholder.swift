// XMLReading
