/** Lines at most that a plan is made of. Apart from its schemas: a page shows it before they come. */
export const mostPlanLines = 100;
