import { z } from 'zod';
import {
  blockStates,
  directions,
  draftOrigins,
  photoFlaws,
  readingCauses,
  readingMethods,
  readingStates,
  sourceMarks,
  textLimits,
  textTags,
} from '#shared/translation-text.ts';
import { id, rule, timestamp } from './common.ts';

/**
 * The text of one review: its source as read, its English as drafted, edited and confirmed. Client, server, checks and printing
 * read this model alone.
 */

const { textMax, rowsMax, columnsMax } = textLimits;
const text = z.string().max(textMax, rule('TEXT_TOO_LONG')).default('');
const labelled = z.object({ label: text, value: text });
const cells = z.object({ rows: z.array(z.array(text).max(columnsMax)).max(rowsMax) });

/** Place on the source page, in fractions of its width and height from the top left: of the sheet, where one was found on a photo. */
export const box = z.object({
  x: z.number().min(-0.1).max(1.1),
  y: z.number().min(-0.1).max(1.1),
  width: z.number().min(0).max(1.2),
  height: z.number().min(0).max(1.2),
});
export type Box = z.infer<typeof box>;

const point = z.object({ x: z.number(), y: z.number() });
/** The sheet of paper on a photo. */
export const sheet = z.object({
  /** In fractions of the photo: where the top left, top right, bottom right and bottom left of the page as shown lie. */
  corners: z.array(point).length(4),
  /** Height of the page as shown, in widths of it. */
  ratio: z.number().positive(),
});
export type Sheet = z.infer<typeof sheet>;

/** Where a draft comes from. */
export const draftNote = z.object({
  from: z.enum(draftOrigins),
  /** Shown beside the draft: the phrase's note, the engine's name, the segment that memory found. */
  detail: z.string().max(500).nullable().default(null),
  /** 0 to 1, of fuzzy matches; null for exact ones. */
  similarity: z.number().min(0).max(1).nullable().default(null),
  /** The engine's English, if it differs from that of a similar sentence. */
  other: z.object({ target: text, detail: z.string().max(500).nullable() }).optional(),
});
export type DraftNote = z.infer<typeof draftNote>;

const common = {
  id,
  /** Page of the source, from 1. */
  page: z.number().int().min(1).max(500),
  /** Reading order on the page; unique values are not required, ties are ordered by id. */
  position: z.number(),
  /** Null if a person added it. */
  box: box.nullable(),
  /** Confidence of the recognition, 0 to 100; null if a person added it. */
  confidence: z.number().min(0).max(100).nullable(),
  /** Words of the source below `doubtfulBelow`. */
  doubtful: z.array(z.string().max(200)).max(200),
  /** Whether its place in the reading order is uncertain: columns or rows. */
  isOrderDoubtful: z.boolean().optional(),
  /** The frame drawn around it on the page; it may contain several blocks. */
  frame: box.optional(),
  lang: z.enum(textTags),
  dir: z.enum(directions),
  state: z.enum(blockStates),
  /** Null once a person has written the target. */
  draft: draftNote.nullable(),
};

/** Content of a block, set by a person or by OCR and drafting. */
export const blockContent = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('heading'), source: text, target: text }),
  z.object({ ...common, kind: z.literal('paragraph'), source: text, target: text }),
  z.object({
    ...common,
    kind: z.literal('field'),
    source: labelled,
    target: labelled,
    /** Box of the value, without the label: under it, or at a tab stop. */
    valueBox: box.optional(),
  }),
  /** `target.rows` has the shape of `source.rows`; a table that a person added has an empty source. */
  z.object({
    ...common,
    kind: z.literal('table'),
    source: cells,
    target: cells,
    /** Shares of its width that its columns take as read. */
    columns: z.array(z.number().min(0).max(1)).max(columnsMax).optional(),
    /** Whether lines are drawn between its cells. */
    isRuled: z.boolean().optional(),
  }),
  /** `source` holds words that can be read on the mark; `target` is printed, in brackets. */
  z.object({ ...common, kind: z.literal('mark'), mark: z.enum(sourceMarks), source: text, target: text }),
  /** A translator's note; it has no source. */
  z.object({ ...common, kind: z.literal('note'), target: text }),
]);
export type BlockContent = z.infer<typeof blockContent>;

const recorded = z.object({
  /** Version of the text in which the block last changed. */
  version: z.number().int(),
  /** Set by the server from the caller. */
  confirmedBy: id.nullable(),
  confirmedByName: z.string().nullable(),
  confirmedAt: timestamp.nullable(),
});

export const textBlock = blockContent.and(recorded);
export type TextBlock = z.infer<typeof textBlock>;

export const textPage = z.object({
  page: z.number().int().min(1),
  /** Marked as blank by a person. */
  isBlank: z.boolean(),
  state: z.enum(readingStates),
  /** Why a page has no text, if more is known than its state tells. */
  cause: z.enum(readingCauses).optional(),
  via: z.enum(readingMethods).nullable(),
  confidence: z.number().nullable(),
  /** Clockwise rotation of the page in degrees. */
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  lang: z.enum(textTags),
  /** Corners of the sheet on the picture, which is rectified to them; absent if the page is the whole picture. */
  sheet: sheet.optional(),
  /** Height of the upright page, relative to its width. */
  ratio: z.number().positive().optional(),
  /** Why the picture is hard to read. */
  flaws: z.array(z.enum(photoFlaws)).optional(),
  /** Why nothing was read, in words for staff; null otherwise. */
  reason: z.string().nullable(),
  /** Machine-readable zone; `isValid` states that all check digits are right. */
  mrz: z
    .object({ lines: z.array(z.string()), isValid: z.boolean(), fields: z.record(z.string(), z.string()) })
    .nullable(),
});
export type TextPage = z.infer<typeof textPage>;

/** Counts of blocks by state; `doubtful` counts unconfirmed blocks with doubtful words. */
export const textProgress = z.object({
  blocks: z.number().int(),
  confirmed: z.number().int(),
  drafted: z.number().int(),
  untranslated: z.number().int(),
  doubtful: z.number().int(),
});
export type TextProgress = z.infer<typeof textProgress>;

/** The whole text. Blocks are ordered by page, position, id. */
export const translationText = z.object({
  reviewId: id,
  documentId: id,
  /** 0 before the source was read; each save that changes something adds one. */
  version: z.number().int(),
  sourceLanguage: z.string(),
  pages: z.array(textPage),
  blocks: z.array(textBlock),
  progress: textProgress,
  updatedAt: timestamp,
});
export type TranslationText = z.infer<typeof translationText>;

/** Answer to a finding; `isPrinted` prints the reason as a translator's note. */
export const textAcknowledgement = z.object({
  rule: z.string().max(60),
  blockId: id.nullable(),
  reason: z.string().trim().max(500).default(''),
  isPrinted: z.boolean().default(false),
});
export type TextAcknowledgement = z.infer<typeof textAcknowledgement>;
