import type { WorkDay } from '#shared/team/working-time.ts';

/* A model clock: events in the order of their time, and the work of one person by their hours. */

interface Event {
  at: number;
  run: () => void;
}

export interface Clock {
  now: number;
  /** Schedules a callback; callbacks at the same time run in call order. */
  at(time: number, run: () => void): void;
  /** Runs everything. */
  run(): void;
}

export function createClock(): Clock {
  const heap: (Event & { order: number })[] = [];
  let asked = 0;
  const isBefore = (one: number, other: number) => {
    const [a, b] = [heap[one], heap[other]];
    return a !== undefined && b !== undefined && (a.at - b.at || a.order - b.order) < 0;
  };
  const swap = (one: number, other: number) => {
    const [a, b] = [heap[one], heap[other]];
    if (a && b) [heap[one], heap[other]] = [b, a];
  };
  const clock: Clock = {
    now: 0,
    at(time, run) {
      heap.push({ at: Math.max(time, clock.now), run, order: (asked += 1) });
      for (let index = heap.length - 1; index > 0;) {
        const parent = (index - 1) >> 1;
        if (!isBefore(index, parent)) break;
        swap(index, parent);
        index = parent;
      }
    },
    run() {
      for (let next = pop(); next; next = pop()) {
        clock.now = next.at;
        next.run();
      }
    },
  };
  function pop(): Event | undefined {
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    heap[0] = last;
    for (let index = 0; ;) {
      const children = [2 * index + 1, 2 * index + 2].filter((child) => child < heap.length);
      const [left = index, right = left] = children;
      const least = isBefore(right, left) ? right : left;
      if (least === index || !isBefore(least, index)) return first;
      swap(index, least);
      index = least;
    }
  }
  return clock;
}

/** When `pages` that are begun at `from` are done. */
export function finishOf(days: readonly WorkDay[], from: number, pages: number): number {
  let left = pages;
  for (const { open, off, pages: whole } of days) {
    if (off !== null || open === null || open.to <= from) continue;
    const begin = Math.max(open.from, from);
    const can = (whole * (open.to - begin)) / (open.to - open.from);
    if (can >= left) return begin + (left / whole) * (open.to - open.from);
    left -= can;
  }
  return Number.POSITIVE_INFINITY;
}

/** The first time from `from` on in which the person works. */
export function nextWorkAt(days: readonly WorkDay[], from: number): number {
  const day = days.find(({ open, off }) => off === null && open !== null && open.to > from);
  return day?.open ? Math.max(day.open.from, from) : Number.POSITIVE_INFINITY;
}
