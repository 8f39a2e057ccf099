/** The names in its address by which another week, or its rows otherwise, are asked for. */
export const weekParams = ["date", "project_manager", "who", "order", "view"] as const;
