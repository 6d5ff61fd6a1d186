/** Filters of the memory's list. */
export const memoryChips = [
  { value: 'all', label: 'In use' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'retired', label: 'Retired' },
] as const;
