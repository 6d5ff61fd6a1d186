/** Figures of the published delivery times, apart from the schemas: pages that only draw them load no zod. */

/** Deliveries of the last `deliveryDays` days are counted; below `minDeliveries` nothing is said. */
export const deliveryDays = 90;
export const minDeliveries = 30;

/** Upper ends of the plot's bars, in hours; the last bar is open. */
export const deliveryEdges = [6, 12, 24, 36, 48] as const;
