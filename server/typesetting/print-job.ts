import type { UnprintableLetter, PrintFault } from './print-error.ts';

/** What crosses the thread boundary. Everything here is structured-clonable. */

/** Text, and the language whose letter forms and direction it takes. */
export interface Phrase {
  value: string;
  lang: string;
}

export interface PrintedFact extends Partial<Pick<Phrase, 'lang'>> {
  label: string;
  value: string;
  /** Set larger, over both columns. */
  wide?: boolean;
}

/** The certificate page and the margins of every other page, as data for `templates/paper.typ`. */
export interface Paper {
  size: 'us-letter' | 'a4';
  title: string;
  brand: string;
  /** Year, month, day. */
  date: readonly [number, number, number];
  code: string;
  /** Address the reader types, without a scheme. */
  verify: string;
  /** Printed on every page when set. */
  notice: string | null;
  certificate: {
    heading: string;
    kind: string;
    kindLang: string;
    subtitle: string;
    facts: readonly PrintedFact[];
    /** Label of the number of placed pages, which is set as the last fact. */
    pagesLabel: string;
    statement: readonly string[];
    signer: Phrase & { lines: readonly string[] };
    codeLabel: string;
    disclaimer: string;
    sealAlt: string;
  };
}

export interface PrintJob {
  paper: Omit<Paper, 'size'>;
  /** Lettering of the seal, and what the QR code on each page says. */
  art: { seal: { upper: string; lower: string; mark: string }; qr: string };
  /** Placed page by page after the certificate. */
  source: { bytes: Uint8Array; mimetype: 'application/pdf' | 'image/jpeg' | 'image/png' };
  /** Strings that must be found whole on the first page of the result. */
  expected: readonly string[];
  /** Signs the result (PAdES B-B) when given. */
  signing: { p12: Uint8Array; passphrase: string; reason: string; contact: string; time: Date } | null;
}

export interface Printed {
  pdf: Uint8Array;
  /** Pages of the source, and of the whole file. */
  sourcePages: number;
  pages: number;
}

export type WorkerRequest = PrintJob;

export type WorkerReply =
  | { ok: true; printed: Printed }
  | { ok: false; fault: PrintFault; message: string; letters: readonly UnprintableLetter[] };
