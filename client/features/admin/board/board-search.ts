/** The board's week in the address. */

export interface BoardSearch {
  week?: string;
}

export function readBoardSearch(search: Record<string, unknown>): BoardSearch {
  const { week } = search;
  const isDay = typeof week === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(week) && !Number.isNaN(Date.parse(week));
  return isDay ? { week } : {};
}
