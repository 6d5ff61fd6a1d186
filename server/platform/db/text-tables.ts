import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ReadBox } from '#shared/schemas/source-boxes.ts';
import type { BlockContent, TextPage } from '#shared/schemas/translation-text.ts';

/** Tables of translation texts. */

export const textCauses = ['read', 'drafted', 'saved', 'confirmed', 'imported', 'restored'] as const;
export type TextCause = (typeof textCauses)[number];

export interface TranslationTextsTable {
  reviewId: string;
  documentId: string;
  version: Generated<number>;
  pages: JSONColumnType<TextPage[], string | undefined>;
  blocks: Generated<number>;
  confirmed: Generated<number>;
  drafted: Generated<number>;
  untranslated: Generated<number>;
  doubtful: Generated<number>;
  rememberedAt: ColumnType<Date | null, undefined, Date | null>;
  createdAt: Date;
  updatedAt: Date;
}

export interface TranslationBlocksTable {
  reviewId: string;
  id: string;
  page: number;
  position: number;
  version: number;
  content: JSONColumnType<BlockContent>;
  confirmedBy: string | null;
  confirmedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  isRemoved: Generated<boolean>;
  /** A person saved the block. */
  isEdited: boolean;
}

/** A block as one version of the text held it. */
export interface RecordedBlock {
  content: BlockContent;
  version: number;
  confirmedBy: string | null;
  confirmedAt: string | null;
}

export interface TextPatch {
  blocks: { id: string; before: RecordedBlock | null; after: RecordedBlock | null }[];
  pages: { page: number; before: TextPage | null; after: TextPage | null }[];
}

export interface TranslationTextVersionsTable {
  reviewId: string;
  version: number;
  saveId: string;
  cause: TextCause;
  savedBy: string | null;
  savedAt: Date;
  patch: JSONColumnType<TextPatch>;
  /** SHA-256 of the request in hex; null for the reader and the drafts. */
  requestSha256: string | null;
}

/** A page of a source as it was read. */
export interface SourceReadingsTable {
  id: GeneratedAlways<string>;
  reviewId: string;
  page: number;
  boxes: JSONColumnType<ReadBox[]>;
  rest: number | null;
  readAt: Date;
}

/** Statements that a box holds no text. */
export interface SourceBoxAnswersTable {
  reviewId: string;
  boxId: string;
  reason: string;
  answeredBy: string;
  answeredAt: Date;
}

/** A person's effort on a page in one window. */
export interface TextEffortTable {
  reviewId: string;
  profileId: string;
  windowId: string;
  page: number;
  keys: number;
  minutes: number;
  updatedAt: Date;
}

export interface TextTables {
  translationTexts: TranslationTextsTable;
  translationBlocks: TranslationBlocksTable;
  translationTextVersions: TranslationTextVersionsTable;
  sourceReadings: SourceReadingsTable;
  sourceBoxAnswers: SourceBoxAnswersTable;
  textEffort: TextEffortTable;
}
