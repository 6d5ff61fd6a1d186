/** What the memory's list shows. */
export const memoryChips = [
  { value: 'all', label: 'In use' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'retired', label: 'Retired' },
] as const;
