import type { z } from 'zod';
import type { FieldError } from '#shared/field-errors.ts';

/** The properties by which changes identify a call. */
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

/** Adapters for callers of the version before a change. Pure functions of the request or response. */
export interface VersionChange {
  /** Upgrades an input of the older version. */
  upRequest?: (call: VersionedCall, input: unknown) => unknown;
  /** Downgrades a response. Throws API_VERSION_LACKS if the older version cannot express it. */
  downResponse?: (call: VersionedCall, output: unknown) => unknown;
  /** Downgrades an error. */
  printError?: (error: ErrorData) => PrintedError;
}
