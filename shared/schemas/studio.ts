import { z } from 'zod';
import { languageTagList, textLimits } from '#shared/translation-text.ts';
import { id, rule, timestamp } from './common.ts';
import { blockContent, textBlock, textPage, textProgress, translationText } from './translation-text.ts';

/** Procedures of the studio. `id` is always the review's. */

const version = z.number().int().min(0);
const pageNumber = z.number().int().min(1).max(500);

/** One change of a save. `put` inserts or replaces a block. */
export const textChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('put'), block: blockContent }),
  z.object({ kind: z.literal('remove'), blockId: id }),
  z.object({ kind: z.literal('page'), page: pageNumber, isBlank: z.boolean() }),
]);
export type TextChange = z.infer<typeof textChange>;

/**
 * `version` is the one the caller saw. Blocks that others changed since are merged unless the same block was changed: then
 * nothing is saved and TEXT_CLASH carries `textClash`. A repeated `saveId` answers as the first time.
 */
export const saveTextInput = z.object({
  id,
  version,
  saveId: z.uuid(),
  changes: z.array(textChange).min(1).max(textLimits.changesMax),
});
export type SaveTextInput = z.infer<typeof saveTextInput>;

/** Blocks and pages that changed since the caller's `version`, its own changes included. */
export const textDelta = z.object({
  version: z.number().int(),
  savedAt: timestamp,
  changed: z.array(textBlock),
  removed: z.array(id),
  pages: z.array(textPage),
  progress: textProgress,
});
export type TextDelta = z.infer<typeof textDelta>;

/** Details of TEXT_CLASH: the present state, and each change that met another's; `theirs` is null for a removed block. */
export const textClash = textDelta.extend({
  clashes: z.array(z.object({ blockId: id, mine: textChange, theirs: textBlock.nullable() })),
});
export type TextClash = z.infer<typeof textClash>;

export const confirmBlocksInput = z.object({
  id,
  version,
  saveId: z.uuid(),
  blockIds: z.array(id).min(1).max(textLimits.changesMax),
  isConfirmed: z.boolean().default(true),
});
export type ConfirmBlocksInput = z.infer<typeof confirmBlocksInput>;

/** Puts a block back as it was in version `from`; `version` is the one the caller saw. */
export const restoreBlockInput = z.object({ id, version, saveId: z.uuid(), blockId: id, from: version });
export type RestoreBlockInput = z.infer<typeof restoreBlockInput>;

/** Changes after `version`, for a studio that `onText` has notified. */
export const textChangesInput = z.object({ id, version });

/** Without `lastEventId`, the first event is the present version. */
export const onTextInput = z.object({ id, lastEventId: z.string().max(100).nullish() });
/** The text changed, or the reading of a page went on; the changes themselves are `textChanges`. */
export const textEvent = z.object({ version: z.number().int(), updatedAt: timestamp });

/** XLIFF 2 of the text: a unit per text, label, value or cell. */
export const exportTextOutput = z.object({ filename: z.string(), xliff: z.string() });

/** Sets targets from a file of `exportText`; blocks that changed since the export are merged as in a save. */
export const importTextInput = z.object({
  id,
  version,
  saveId: z.uuid(),
  xliff: z.string().max(textLimits.fileMax, rule('REQUEST_TOO_LARGE')),
});
export type ImportTextInput = z.infer<typeof importTextInput>;

/** Reads pages again, all unless named. Blocks that a person edited or confirmed stay. */
export const readSourceInput = z.object({
  id,
  pages: z.array(pageNumber).min(1).max(500).optional(),
  lang: z.enum(languageTagList).optional(),
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).optional(),
});
export type ReadSourceInput = z.infer<typeof readSourceInput>;

/** Drafts untranslated blocks, all unless named; `from: 'workflow'` takes them from the file that the workflow returned. */
export const draftTextInput = z.object({
  id,
  version,
  blockIds: z.array(id).min(1).max(5_000).optional(),
  from: z.literal('workflow').optional(),
});
export type DraftTextInput = z.infer<typeof draftTextInput>;

/** A save in the history. `savedByName` is null for the reader and the drafts. */
export const textVersionView = z.object({
  version: z.number().int(),
  cause: z.string(),
  savedByName: z.string().nullable(),
  savedAt: timestamp,
  changes: z.number().int(),
});
export const textVersionsInput = z.object({ id, page: z.number().int().min(1).max(10_000).default(1) });
export const textVersionsOutput = z.object({ items: z.array(textVersionView), total: z.number().int() });

export const textDiffInput = z.object({ id, from: version, to: version });
/** Blocks that differ; `before` is null for added ones, `after` for removed ones. */
export const textDiffOutput = z.object({
  changes: z.array(z.object({ blockId: id, before: textBlock.nullable(), after: textBlock.nullable() })),
});
export type TextDiff = z.infer<typeof textDiffOutput>;

/** A person's effort on a page: key presses, and minutes with activity. */
const pageEffort = z.object({
  page: z.number().int().min(1).max(500),
  keys: z.number().int().min(0).max(1_000_000),
  minutes: z.number().int().min(0).max(10_000),
});
export type PageEffort = z.infer<typeof pageEffort>;
/** Totals of one window since it was opened, not increments. */
export const recordEffortInput = z.object({ id, windowId: z.uuid(), pages: z.array(pageEffort).min(1).max(500) });
export type RecordEffortInput = z.infer<typeof recordEffortInput>;
export const effortOutput = z.object({ items: z.array(pageEffort) });

/** `law` blocks the decision, `answer` passes with a reason that is kept, `advice` with a tick. */
export const findingLevels = ['law', 'answer', 'advice'] as const;
export type FindingLevel = (typeof findingLevels)[number];

export const textFinding = z.object({
  /** Stable name of the check's rule, such as `name-missing`. */
  rule: z.string(),
  level: z.enum(findingLevels),
  /** `error` for `law`, `warning` for the others. */
  severity: z.enum(['error', 'warning']),
  /** Null for findings about a page or the whole text. */
  blockId: id.nullable(),
  page: z.number().int().nullable(),
  say: z.string(),
});
export type TextFinding = z.infer<typeof textFinding>;

export const textChecksOutput = z.object({ version: z.number().int(), findings: z.array(textFinding) });

/** The typeset translation as it would be delivered, without certificate; for the preview. */
export const previewTextOutput = z.object({
  version: z.number().int(),
  pdfBase64: z.string(),
  pages: z.number().int(),
});

export { translationText };
