/** The overview's stale time. */
export const overviewFreshness = 30_000;
