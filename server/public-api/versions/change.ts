import type { z } from 'zod';
import type { FieldError } from '#shared/field-errors.ts';

/** A call, as changes tell calls apart. */
export interface VersionedCall {
  /** `documents.list`, or `/files/invoices` for the exports of invoices. */
  path: string;
  /** Strict schema of the input; undefined if there is no input. */
  input?: z.ZodType | undefined;
}

/** An error as every version can print it. */
export interface ErrorData {
  appCode: string;
  httpStatus: number;
  message: string;
  details: unknown;
  /** Codes of the catalogue by path. */
  fields?: Readonly<Record<string, string>> | undefined;
  errors?: readonly FieldError[] | undefined;
  requestId: string;
}

export interface PrintedError {
  contentType: 'application/json' | 'application/problem+json';
  body: Record<string, unknown>;
}

/** How callers of the version before a change are served: pure functions of what was sent or answered. */
export interface VersionChange {
  /** What an older caller sends, as the newer version takes it. */
  upRequest?: (call: VersionedCall, input: unknown) => unknown;
  /** What the newer version answers, as the older one did. Throws API_VERSION_LACKS where it had no words for it. */
  downResponse?: (call: VersionedCall, output: unknown) => unknown;
  /** The older version's errors. */
  printError?: (error: ErrorData) => PrintedError;
}
