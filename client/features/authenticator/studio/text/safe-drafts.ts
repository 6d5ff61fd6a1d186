import { countOf } from '#shared/plural.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { TextBlock } from '#shared/schemas/translation-text.ts';
import { doubtfulBelow } from '#shared/translation-text.ts';
import { confirmed, contentOf, isFilled } from './block.ts';
import { seek, type Outcome, type View } from './commands.ts';
import type { Focus } from './undo.ts';

/** Drafts that are confirmed together: made by rule, without doubts, and completely in view. */

/** Whether a draft comes from a rule, a set phrase or an exact memory match and nothing marks it. */
export function isSafeDraft(block: TextBlock, findings: readonly TextFinding[]): boolean {
  const { state, draft, doubtful, confidence, isOrderDoubtful } = block;
  if (state !== 'drafted' || !draft || !isFilled(block)) return false;
  if (draft.from === 'engine' || draft.from === 'workflow') return false;
  if (draft.similarity !== null && draft.similarity < 1) return false;
  if (doubtful.length > 0 || isOrderDoubtful || (confidence ?? 100) < doubtfulBelow) return false;
  return findings.every(({ rule, level }) => rule === 'block-unconfirmed' || level === 'advice');
}

/** Confirms the safe drafts among the blocks in view as one undo step, and goes to the first open block. */
export function confirmInView(view: View, { focus, inView, findingsOf }: ConfirmOptions): Outcome {
  const { store } = view;
  const safe = inView.flatMap((id) => {
    const block = store.block(id);
    return block && isSafeDraft(block, findingsOf(id)) ? [block] : [];
  });
  const edits = safe.map((block) => ({ id: block.id, after: confirmed(contentOf(block), true) }));
  if (edits.length > 0) store.edit({ blocks: edits, ...(focus && { focus }) });
  const next = seek(view, undefined, ({ state }) => state !== 'confirmed');
  if (safe.length === 0) {
    return { focus: next ?? focus, say: 'No draft in view is free of doubt: confirm them one by one.' };
  }
  const say = `${countOf(safe.length, 'draft')} in view confirmed. Undo takes that back.`;
  return { focus: next ?? focus, say };
}

interface ConfirmOptions {
  focus: Focus | undefined;
  /** Ids of the blocks that are completely in view. */
  inView: readonly string[];
  findingsOf: (id: string) => readonly TextFinding[];
}
