import type { TextBlock } from '#shared/schemas/translation-text.ts';

/** Reading order of the blocks, sorted per page on demand. */

export interface Order {
  /** Notes that a block was added, removed, moved or replaced. */
  note: (before: TextBlock | undefined, after: TextBlock | undefined) => void;
  idsOf: (page: number) => readonly string[];
}

const none: readonly string[] = [];

export function createOrder(blocks: ReadonlyMap<string, TextBlock>): Order {
  const members = new Map<number, Set<string>>();
  const sorted = new Map<number, readonly string[]>();

  return {
    note(before, after) {
      if (before && after && before.page === after.page && before.position === after.position) return;
      if (before) {
        members.get(before.page)?.delete(before.id);
        sorted.delete(before.page);
      }
      if (after) {
        const page = members.get(after.page) ?? new Set();
        members.set(after.page, page.add(after.id));
        sorted.delete(after.page);
      }
    },
    idsOf(page) {
      const known = sorted.get(page);
      if (known) return known;
      const ids = [...(members.get(page) ?? none)].sort((one, other) => compare(blocks.get(one), blocks.get(other)));
      sorted.set(page, ids);
      return ids;
    },
  };
}

function compare(one: TextBlock | undefined, other: TextBlock | undefined): number {
  if (!one || !other) return 0;
  if (one.position !== other.position) return one.position - other.position;
  return one.id < other.id ? -1 : 1;
}

/** Position between two neighbors of a page; at the ends one beyond. */
export function positionBetween(before: TextBlock | undefined, after: TextBlock | undefined): number {
  if (before && after) return (before.position + after.position) / 2;
  if (before) return before.position + 1;
  return after ? after.position - 1 : 1;
}
