/** The overview is kept this long before it is asked for again by itself, in milliseconds. */
export const overviewFreshness = 30_000;
