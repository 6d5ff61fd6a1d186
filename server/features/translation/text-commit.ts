import type { Trx } from '#server/platform/db/client.ts';
import type { RecordedBlock, TextCause, TextPatch } from '#server/platform/db/text-tables.ts';
import type { BlockContent, TextPage, TextProgress } from '#shared/schemas/translation-text.ts';
import { isSameContent, progressOf } from './text-blocks.ts';
import { insertVersion, updateText, upsertBlocks, type BlockRow, type TextRow } from './text-queries.ts';

/** One block of a save: `before` is null for a new or removed one, `content` for one that goes. */
export interface BlockChange {
  id: string;
  before: BlockRow | null;
  content: BlockContent | null;
  confirmedBy: string | null;
  confirmedAt: Date | null;
  /** Whether a person wrote it; by default what a person saves. */
  isEdited?: boolean;
}

export interface TextCommit {
  text: TextRow;
  changes: readonly BlockChange[];
  /** All pages, when some changed. */
  pages?: TextPage[];
  cause: TextCause;
  saveId: string;
  requestSha256?: string;
  /** Null for the reader and the drafts. */
  savedBy: string | null;
  now: Date;
}

/** Writes the differences as one version, with its patch and the counts. Returns the resulting text. */
export async function commitText(trx: Trx, commit: TextCommit): Promise<TextRow> {
  const { text, cause, saveId, savedBy, now } = commit;
  const changes = commit.changes.filter(differs);
  const pages = commit.pages?.filter((page) => !isKnown(text, page)) ?? [];
  if (changes.length === 0 && pages.length === 0) return text;
  const version = text.version + 1;
  const patch: TextPatch = {
    blocks: changes.map((change) => ({
      id: change.id,
      before: change.before && recorded(change.before),
      after: change.content && recorded({ ...change, version, content: change.content }),
    })),
    pages: pages.map((page) => ({ page: page.page, before: pageOf(text, page.page), after: page })),
  };
  await upsertBlocks(trx, {
    reviewId: text.reviewId,
    version,
    blocks: changes.map((change) => toRow(change, savedBy)),
  });
  const values = { version, ...sumProgress(text, changes), updatedAt: now };
  await updateText(trx, {
    reviewId: text.reviewId,
    values: pages.length > 0 ? { ...values, pages: JSON.stringify(commit.pages) } : values,
  });
  await insertVersion(trx, {
    reviewId: text.reviewId,
    version,
    saveId,
    cause,
    savedBy,
    savedAt: now,
    patch: JSON.stringify(patch),
    requestSha256: commit.requestSha256 ?? null,
  });
  return { ...text, ...values, pages: commit.pages ?? text.pages };
}

function differs({ before, content, confirmedBy }: BlockChange): boolean {
  if (before === null || content === null) return before !== content;
  return before.confirmedBy !== confirmedBy || !isSameContent(before.content, content);
}

function pageOf(text: TextRow, number: number): TextPage | null {
  return text.pages.find(({ page }) => page === number) ?? null;
}

function isKnown(text: TextRow, page: TextPage): boolean {
  return JSON.stringify(pageOf(text, page.page)) === JSON.stringify(page);
}

function recorded(block: {
  content: BlockContent;
  version: number;
  confirmedBy: string | null;
  confirmedAt: Date | null;
}): RecordedBlock {
  const { content, version, confirmedBy, confirmedAt } = block;
  return { content, version, confirmedBy, confirmedAt: confirmedAt?.toISOString() ?? null };
}

/** A removed block keeps its content, from which later saves merge. */
function toRow({ before, content, confirmedBy, confirmedAt, isEdited }: BlockChange, savedBy: string | null) {
  const kept = content ?? before?.content;
  if (!kept) throw new Error('a change has content before or after it');
  const isRemoved = content === null;
  return {
    content: kept,
    confirmedBy: isRemoved ? null : confirmedBy,
    confirmedAt: isRemoved ? null : (confirmedAt?.toISOString() ?? null),
    isRemoved,
    isEdited: isEdited ?? savedBy !== null,
  };
}

function sumProgress(text: TextProgress, changes: readonly BlockChange[]): TextProgress {
  const { blocks, confirmed, drafted, untranslated, doubtful } = text;
  const sum = { blocks, confirmed, drafted, untranslated, doubtful };
  for (const { before, content } of changes) {
    const [old, next] = [progressOf(before?.content ?? null), progressOf(content)];
    sum.blocks += next.blocks - old.blocks;
    sum.confirmed += next.confirmed - old.confirmed;
    sum.drafted += next.drafted - old.drafted;
    sum.untranslated += next.untranslated - old.untranslated;
    sum.doubtful += next.doubtful - old.doubtful;
  }
  return sum;
}
