import type { PageEffort } from '#shared/schemas/studio.ts';

/** Keys and minutes with activity by page, as one window counts them. No stopwatch runs: a minute counts once something is done in it. */
export interface Effort {
  /** True for the first activity of a minute. */
  note: (activity: { page: number; isKey: boolean; now: number }) => boolean;
  pages: () => PageEffort[];
}

const minuteMs = 60_000;

export function createEffort(): Effort {
  const counted = new Map<number, { keys: number; minutes: Set<number> }>();
  return {
    note({ page, isKey, now }) {
      const one = counted.get(page) ?? { keys: 0, minutes: new Set<number>() };
      counted.set(page, one);
      if (isKey) one.keys += 1;
      const minute = Math.floor(now / minuteMs);
      const isFirst = !one.minutes.has(minute);
      one.minutes.add(minute);
      return isFirst;
    },
    pages: () => [...counted].map(([page, { keys, minutes }]) => ({ page, keys, minutes: minutes.size })),
  };
}
