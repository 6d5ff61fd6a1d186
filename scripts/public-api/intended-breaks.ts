/**
 * Changes of the public API that break clients on purpose, in the words of the check. A change counts from its date on, which
 * is a new version in `server/public-api/versions.ts`.
 */
export const intendedBreaks: readonly { date: string; change: string; reason: string }[] = [];
