// Corkboard
