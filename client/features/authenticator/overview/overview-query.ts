/** The overview's stale time. */
export const overviewStaleMs = 30_000;
