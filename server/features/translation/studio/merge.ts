import { isOvertakenDraft, type BlockSides } from '#shared/overtaken-draft.ts';
import type { TextChange, TextClash } from '#shared/schemas/studio.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { isSameContent, normalizeBlock, readsSame } from '../text-blocks.ts';
import type { BlockChange } from '../text-commit.ts';
import { type BlockRow, toTextBlock } from '../text-queries.ts';

/** Three-way merge of one block: the caller's base, the caller's change, and the stored version. */

export type BlockInput = Exclude<TextChange, { kind: 'page' }>;

export interface MergeContext {
  /** Stored blocks, removed ones included. */
  present: ReadonlyMap<string, BlockRow>;
  /** The version the caller saw. */
  seen: number;
  /** Blocks that changed after `seen`, as the caller saw them; null for those that were not there. */
  bases: ReadonlyMap<string, BlockContent | null>;
  savedBy: string;
  now: Date;
}

export type Merged = { change: BlockChange | undefined } | { clash: TextClash['clashes'][number] };

const nothing: Merged = { change: undefined };

export function blockIdOf(input: BlockInput): string {
  return input.kind === 'put' ? input.block.id : input.blockId;
}

export function mergeBlock(input: BlockInput, context: MergeContext): Merged {
  const id = blockIdOf(input);
  const row = context.present.get(id);
  const stored = row && !row.isRemoved ? row : undefined;
  const mine = input.kind === 'put' ? normalizeBlock(input.block) : null;
  const isStale = row !== undefined && row.version > context.seen;
  const merged = isStale
    ? mergeContents({ mine, theirs: stored?.content ?? null, base: context.bases.get(id) ?? null })
    : mine;
  if (merged === undefined) return { clash: { blockId: id, mine: input, theirs: stored ? toTextBlock(stored) : null } };
  if (merged === null) {
    return stored ? { change: { id, before: stored, content: null, confirmedBy: null, confirmedAt: null } } : nothing;
  }
  return { change: { id, before: stored ?? null, content: merged, ...confirmation(merged, { stored, context }) } };
}

/** Null is a block that is not there. Returns undefined where both changed the same. */
function mergeContents(sides: BlockSides): BlockContent | null | undefined {
  const { mine, theirs, base } = sides;
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs;
  if (isSame(theirs, base) || isOvertakenDraft(sides, isSameContent)) return mine;
  if (!mine || !theirs || !base) return undefined;
  // One side moved the block, the other wrote in it.
  if (isSameContent({ ...mine, ...placeOf(base) }, base)) return { ...theirs, ...placeOf(mine) };
  if (isSameContent({ ...theirs, ...placeOf(base) }, base)) return { ...mine, ...placeOf(theirs) };
  return undefined;
}

function isSame(one: BlockContent | null, other: BlockContent | null): boolean {
  return one === null || other === null ? one === other : isSameContent(one, other);
}

function placeOf({ page, position, box }: BlockContent): Pick<BlockContent, 'page' | 'position' | 'box'> {
  return { page, position, box };
}

/** Who confirmed: still the first person while the block reads the same, else the one who saves. */
function confirmation(
  content: BlockContent,
  { stored, context }: { stored: BlockRow | undefined; context: MergeContext },
): Pick<BlockChange, 'confirmedBy' | 'confirmedAt'> {
  if (content.state !== 'confirmed') return { confirmedBy: null, confirmedAt: null };
  if (stored?.confirmedBy && readsSame(stored.content, content)) {
    return { confirmedBy: stored.confirmedBy, confirmedAt: stored.confirmedAt };
  }
  return { confirmedBy: context.savedBy, confirmedAt: context.now };
}
