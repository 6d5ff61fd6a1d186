import { contentOf, partsOf, typed } from './block.ts';
import type { TextStore } from './text-store.ts';
import type { Focus } from './undo.ts';

/** Find and replace across the pages of a text. */

export interface FindOptions {
  text: string;
  matchCase: boolean;
}

export interface Match extends Focus {
  page: number;
  /** Index in the target. */
  at: number;
  length: number;
  /** The text around the match. */
  before: string;
  found: string;
  after: string;
}

const maxMatches = 500;
const context = 24;

function patternOf({ text, matchCase }: FindOptions): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), matchCase ? 'g' : 'gi');
}

/** Matches in the English text, in reading order. */
export function findAll(store: TextStore, options: FindOptions): Match[] {
  if (options.text === '') return [];
  const pattern = patternOf(options);
  const matches: Match[] = [];
  for (const { page } of store.pages()) {
    for (const id of store.idsOf(page)) {
      const block = store.block(id);
      for (const { key, target } of block ? partsOf(block) : []) {
        for (const { index: at, 0: found } of target.matchAll(pattern)) {
          if (matches.length === maxMatches) return matches;
          const end = at + found.length;
          matches.push({
            id,
            key,
            page,
            at,
            length: found.length,
            before: target.slice(Math.max(0, at - context), at),
            found,
            after: target.slice(end, end + context),
          });
        }
      }
    }
  }
  return matches;
}

export function replaceOne(store: TextStore, match: Match, replacement: string): void {
  const block = store.block(match.id);
  const target = block && partsOf(block).find(({ key }) => key === match.key)?.target;
  if (!block || target?.slice(match.at, match.at + match.length) !== match.found) return;
  const text = target.slice(0, match.at) + replacement + target.slice(match.at + match.length);
  store.edit({ blocks: [{ id: block.id, after: typed(contentOf(block), match.key, text) }], focus: match });
}

/** One undo step. Returns the number of replacements. */
export function replaceAll(store: TextStore, options: FindOptions, replacement: string): number {
  if (options.text === '') return 0;
  const pattern = patternOf(options);
  let count = 0;
  const blocks = store.pages().flatMap(({ page }) =>
    store.idsOf(page).flatMap((id) => {
      const block = store.block(id);
      if (!block) return [];
      let after = contentOf(block);
      let isChanged = false;
      for (const { key, target } of partsOf(block)) {
        const text = target.replaceAll(pattern, () => {
          count += 1;
          return replacement;
        });
        if (text === target) continue;
        isChanged = true;
        after = typed(after, key, text);
      }
      return isChanged ? [{ id, after }] : [];
    }),
  );
  if (blocks.length > 0) store.edit({ blocks });
  return count;
}
