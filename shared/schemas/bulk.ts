import { z } from 'zod';
import { id, translationType } from './common.ts';

/** Columns of a CSV of orders; `reference` and each but `filename` and `clientName` may be empty. */
export const bulkColumns = ['clientName', 'language', 'type', 'reference', 'filename'] as const;
export type BulkColumn = (typeof bulkColumns)[number];

/** Faults of a line or a cell. */
export const bulkFaultCodes = [
  'unread',
  'unreadable',
  'endless',
  'values',
  'nameMissing',
  'nameLong',
  'nameWrong',
  'language',
  'type',
  'referenceLong',
  'referenceWrong',
  'fileMissing',
  'fileType',
  'fileName',
  'fileTwice',
] as const;
export type BulkFaultCode = (typeof bulkFaultCodes)[number];

export const bulkFault = z.object({
  /** As an editor counts, from 1. */
  line: z.number().int(),
  /** Null for the whole line. */
  column: z.enum(bulkColumns).nullable(),
  /** The fault in English. */
  say: z.string(),
  code: z.enum(bulkFaultCodes).optional(),
  /** Figures of the sentence: a limit, a line, or how many values there are. */
  figures: z
    .object({ max: z.number(), found: z.number(), expected: z.number(), first: z.number() })
    .partial()
    .optional(),
});
export type BulkFault = z.infer<typeof bulkFault>;

/** Response of `PUT /files/bulk`. `created` is null in a dry run, and if there are faults. */
export const bulkOutput = z.object({
  orders: z.number().int(),
  faults: z.array(bulkFault),
  filenames: z.array(z.string()),
  /** The orders of the list, for their price once pages are known. */
  items: z.array(
    z.object({ line: z.number().int(), filename: z.string(), translationType, isBankStatement: z.boolean() }),
  ),
  created: z.array(z.object({ id, filename: z.string() })).nullable(),
});
export type BulkResult = z.infer<typeof bulkOutput>;
