/** The dashboard's tabs, named by the location's hash; the first has none. */
export const adminTabs = ['overview', 'to-authenticate', 'translated'] as const;
export type AdminTab = (typeof adminTabs)[number];

export const tabLabel = {
  overview: 'Overview',
  'to-authenticate': 'To Authenticate',
  translated: 'Translated',
} as const satisfies Record<AdminTab, string>;

/** The tab of a hash (without `#`); the overview for an unknown one. */
export function readTab(hash: string): AdminTab {
  return adminTabs.find((tab) => tab === hash) ?? 'overview';
}

/** The hash of a tab; undefined for the overview. */
export function hashOf(tab: AdminTab): string | undefined {
  return tab === 'overview' ? undefined : tab;
}
