/** Filing packets: delivered papers joined into PDFs that a receiving portal accepts. */

/** Sizes are what the portal states, in decimal megabytes; checked November 2026. */
const megabyte = 1_000_000;

export const filingPortals = {
  uscis: { maxBytes: 12 * megabyte },
  ircc: { maxBytes: 4 * megabyte },
  email: { maxBytes: 20 * megabyte },
} as const satisfies Record<string, { maxBytes: number }>;

export type FilingPortal = keyof typeof filingPortals;
export const filingPortalKeys = Object.keys(filingPortals) as [FilingPortal, ...FilingPortal[]];

/** A family's papers; the cover list still fits a few sheets. */
export const packetPapersMax = 60;

/** `12 MB`, for the choice of a portal. */
export function portalSize(portal: FilingPortal): string {
  return `${filingPortals[portal].maxBytes / megabyte} MB`;
}
