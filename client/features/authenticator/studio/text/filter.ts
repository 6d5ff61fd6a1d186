import type { TextFinding } from '#shared/schemas/studio.ts';
import { isDoubtful } from './block.ts';
import type { TextStore } from './text-store.ts';

/** Filters of the shown blocks. */

export const filters = ['all', 'unconfirmed', 'doubtful', 'findings'] as const;
export type Filter = (typeof filters)[number];

/** Ids that a filter shows, computed when it is chosen: a block confirmed afterwards stays until the next choice. */
export function filterIds(
  store: TextStore,
  filter: Filter,
  findings: readonly TextFinding[],
): ReadonlySet<string> | undefined {
  if (filter === 'all') return undefined;
  if (filter === 'findings') return new Set(findings.flatMap(({ blockId }) => (blockId === null ? [] : [blockId])));
  const ids = store.pages().flatMap(({ page }) => store.idsOf(page));
  return new Set(
    ids.filter((id) => {
      const block = store.block(id);
      return block && (filter === 'doubtful' ? isDoubtful(block) : block.state !== 'confirmed');
    }),
  );
}
