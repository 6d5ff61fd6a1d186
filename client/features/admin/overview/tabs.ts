/** The dashboard's tabs. Each but the first is named by the address's hash. */
export const adminTabs = ['overview', 'to-authenticate', 'translated'] as const;
export type AdminTab = (typeof adminTabs)[number];

export const tabLabel = {
  overview: 'Overview',
  'to-authenticate': 'To Authenticate',
  translated: 'Translated',
} as const satisfies Record<AdminTab, string>;

/** The tab of a hash (without `#`); an unknown one is the overview. */
export function readTab(hash: string): AdminTab {
  return adminTabs.find((tab) => tab === hash) ?? 'overview';
}

/** The hash of a tab; none for the overview. */
export function hashOf(tab: AdminTab): string | undefined {
  return tab === 'overview' ? undefined : tab;
}
