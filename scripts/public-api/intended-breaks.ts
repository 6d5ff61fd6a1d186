/**
 * Changes of the public API that break clients on purpose, in the words of the check. A change counts when its date is later
 * than the published contract's version; the newest date is the version of the next one.
 */
export const intendedBreaks: readonly { date: string; change: string; reason: string }[] = [];
