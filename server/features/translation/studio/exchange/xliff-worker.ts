import { AppError } from '#server/errors.ts';
import { answerWork } from '#server/platform/processes/work-thread.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { readXliff, writeXliff, type XliffText } from './xliff.ts';

/** Reads and writes one file at a time. XML of megabytes takes seconds, and white space in it may take far longer. */

export type XliffInput = { read: string; reviewId: string } | { write: XliffText };
export type XliffAnswer =
  | { version: number; targets: ReadonlyMap<string, string> }
  | { xliff: string }
  | { code: ErrorCode };

answerWork((input: XliffInput): XliffAnswer => {
  if ('write' in input) return { xliff: writeXliff(input.write) };
  try {
    return readXliff(input.read, input.reviewId);
  } catch (error) {
    if (error instanceof AppError) return { code: error.code };
    throw error;
  }
});
