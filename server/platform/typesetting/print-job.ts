import type { SigningMaterial, TranslatorMaterial, ValidationData } from '#server/platform/signing/types.ts';
import type { SignedHead } from '#shared/schemas/transparency.ts';
import type { ElectronicForm } from './factur-x.ts';
import type { Placed } from './page-geometry.ts';
import type { PrintFault, UnprintableLetter } from './print-error.ts';

/** Messages between the threads; all structured-clonable. */

/** Text, and the language that sets its glyph variants and direction. */
export interface Phrase {
  value: string;
  lang: string;
}

export interface PrintedFact extends Partial<Pick<Phrase, 'lang'>> {
  label: string;
  value: string;
  /** Set on a line of its own, unless the next one may share it. */
  wide?: boolean;
  /** On the line of the one before it where both are short. */
  beside?: boolean;
}

/** Data of `templates/paper.typ`: the certificate page, and the margins of every other page. */
export interface Paper {
  size: 'us-letter' | 'a4';
  title: string;
  brand: string;
  /** Year, month, day. */
  date: readonly [number, number, number];
  code: string;
  /** URL of the verification page, without a scheme. */
  verify: string;
  /** Printed on every page when set. */
  notice: string | null;
  /** Lines of the signer's stamp on every page; null without one. */
  stamp: readonly string[] | null;
  certificate: {
    /** Name, address and contact of the company. */
    letterhead: { name: string; lines: readonly string[] };
    title: string;
    titleLang: string;
    heading: string;
    subtitle: string;
    facts: readonly PrintedFact[];
    /** Label of the page count, which is printed beside the last fact. */
    pagesLabel: string;
    marks: readonly Phrase[];
    statement: readonly string[];
    /** The requirement that the wording follows. */
    basis: string;
    signer: { name: Phrase; native: Phrase | null; lines: readonly Phrase[] };
    codeLabel: string;
    disclaimer: string;
    sealAlt: string;
    /** The key beside the code, and the captions of the seal that verifies without a network; null without them. */
    sheet: { keyLabel: string; key: string; keyNote: string; seal: string; sealAlt: string } | null;
  };
}

export type SignatureArt = { svg: string } | { png: Uint8Array };

/** A file placed page by page. */
export interface PlacedFile {
  bytes: Uint8Array;
  mimetype: 'application/pdf' | 'image/jpeg' | 'image/png';
}

/** Placed whole or not at all: with other page counts than expected, pages could be left out. */
export interface CopiedFile extends PlacedFile {
  pageCounts: readonly number[];
}

/** Data of `templates/act.typ`: the translator's statement before a notary, and the notary's certificate. */
export interface ActSheet {
  heading: string;
  about: string;
  venue: readonly string[];
  statement: readonly Phrase[];
  /** Framed above the certificate. */
  notice: string | null;
  certificateHeading: string;
  certificate: readonly Phrase[];
  /** `typed` is the signature made in the act; null leaves space for ink. A stored image is never used here. */
  signer: { name: Phrase; typed: string | null; lines: readonly string[] };
  notary: { name: Phrase; typed: string | null; lines: readonly string[] };
  /** Lines of the seal; null leaves its place blank. */
  seal: readonly string[] | null;
  footnote: string;
}

/** The sheet alone, unsigned, to be printed and signed in ink. */
export interface SheetJob extends Pick<Paper, 'title' | 'brand' | 'date' | 'code' | 'notice'> {
  sheet: ActSheet;
  /** Strings that the sheet must contain, checked after printing. */
  expected: readonly string[];
}

/** A block of a typeset translation; each phrase is one line or paragraph. `id` is the block's in the text, or empty. */
export type PrintedTextBlock = { id: string } & (
  | { kind: 'heading' | 'paragraph'; lines: readonly Phrase[] }
  | { kind: 'mark'; lines: readonly Phrase[]; outline: 'round' | 'square' | null }
  | { kind: 'note'; label: string; lines: readonly Phrase[] }
  | {
      kind: 'field';
      label: readonly Phrase[];
      value: readonly Phrase[];
      /** Where the value stands on a page that mirrors the original. */
      pair: 'inline' | 'under' | 'tab';
      /** Of a value at a tab stop: its distance from the label's edge, in widths of the page. */
      tab: number;
    }
  | {
      kind: 'table';
      /** Cells of lines; all rows have the same length. */
      rows: readonly (readonly (readonly Phrase[])[])[];
      /** Longest word, number in groups and cell of each column. */
      widths: readonly { word: string; number: string; cell: string }[];
      /** The first row is repeated where the table breaks. */
      hasHead: boolean;
      /** Widths of the columns on the original, as shares of the table; null where unknown. */
      shares: readonly number[] | null;
      isRuled: boolean;
    }
);

/** One page of the original. */
export interface PrintedTextPage {
  heading: string;
  /** Stands on further pages that the text runs over to. */
  continued: string;
  blocks: readonly PrintedTextBlock[];
  /** Places on the original, from which the worker lays out the page, and the original's height by its width. */
  placed: readonly Placed[];
  ratio: number;
  /** Blocks without a place, set above the layout. */
  above: readonly number[];
}

/** Data of `templates/text.typ`: a translation typeset from its text, unsigned and without a certificate. */
export interface TextJob extends Pick<Paper, 'size' | 'title' | 'brand' | 'date' | 'notice'> {
  textPages: readonly PrintedTextPage[];
  /** Printed below the notice of every page when set. */
  remark: string | null;
}

/** A file of a packet, or some of its pages. */
export interface PacketSection {
  /** Name on the cover and in the bookmarks. */
  label: string;
  file: PlacedFile;
  /** Page counts that the file may have; null where unknown. */
  pageCounts: readonly number[] | null;
  /** First page, and the one after the last; null for all. */
  range: readonly [number, number] | null;
  /** Left out, and said so, where it cannot be joined. */
  isOptional: boolean;
}

export interface PacketPaper {
  number: number;
  title: string;
  code: string;
  sections: readonly PacketSection[];
  /** Printed below the sections. */
  note: string | null;
}

/** One part of a filing packet: a cover that lists its papers, then their pages. Unsigned. */
export interface PacketJob extends Pick<Paper, 'title' | 'brand' | 'date' | 'verify'> {
  subtitle: string;
  /** Paragraphs above the list. */
  remarks: readonly string[];
  packetPapers: readonly PacketPaper[];
  /** Papers in other parts. */
  elsewhere: readonly { number: number; title: string; code: string; where: string }[];
  qr: string;
}

/** Data of `templates/invoice.typ`: an invoice or credit note. Amounts are formatted. */
export interface InvoiceJob extends Pick<Paper, 'title' | 'brand' | 'date'> {
  subtitle: string;
  facts: readonly PrintedFact[];
  parties: readonly { label: string; lines: readonly string[] }[];
  columns: readonly string[];
  invoiceLines: readonly { title: string; details: readonly string[]; pages: string; rate: string; total: string }[];
  totals: readonly { label: string; amount: string; isMain: boolean }[];
  remarks: readonly string[];
  contact: string;
  /** The invoice as XML, which the file carries as Factur-X; undefined: a plain PDF. */
  electronic?: ElectronicForm | undefined;
}

/** Data of `templates/journal.typ`: the journal of a notary, entry by entry. */
export interface PrintedJournal extends Pick<Paper, 'title' | 'brand' | 'date'> {
  subtitle: string;
  journalEntries: readonly { title: string; facts: readonly { label: string; value: string }[] }[];
}

export type PrintedAct = { sheet: ActSheet } | { scan: PlacedFile };

export interface PrintJob {
  paper: Omit<Paper, 'size'>;
  /** Text of the seal, texts of QR codes, and the signer's signature as drawn by the server. */
  art: {
    seal: { upper: string; lower: string; mark: string };
    /** On each page. */
    qr: string;
    signature: SignatureArt;
    /** Text of the second QR code on the certificate page; null without one. */
    offlineSeal: string | null;
  };
  /** Its pages follow the certificate. */
  source: PlacedFile;
  /** The document that was translated; its pages follow the translation, marked as copies. */
  copies: CopiedFile | null;
  /** The notarial act, between the certificate and the source: typeset, or the scan of a sheet signed in ink. */
  act?: PrintedAct;
  /** Strings that the printed certificate must contain, checked after printing. */
  expected: readonly string[];
  /** Embedded in the file as it is. */
  attachment?: { name: string; bytes: Uint8Array; mimetype: string; description: string } | undefined;
  /** PAdES B-B signature over `validation`, too; null: unsigned. */
  signing: {
    material: SigningMaterial;
    /** The translator's own key, which signs first; absent: the company signs alone. */
    translator?: { material: TranslatorMaterial; reason: string } | undefined;
    validation: ValidationData;
    /** The certificate log's head at this time, stated in the file's XMP metadata; absent before the first. */
    logHead?: SignedHead | null;
    reason: string;
    contact: string;
    time: Date;
  } | null;
}

/** Appends to a signed file, without a change to its bytes. */
export interface ExtensionJob {
  signed: Uint8Array;
  validation: ValidationData;
  /** Leaves this many bytes for a document timestamp over everything, which is empty until then; null: adds none. */
  timestampBytes: number | null;
}

/** A delivered file, printed as a watermarked copy. */
export interface CopyJob {
  watermarked: Uint8Array;
  title: string;
  /** Across each page. */
  mark: string;
  /** At the head of each page, with its number. */
  line: string;
}

export interface Printed {
  pdf: Uint8Array;
  /** `pages` counts the whole file, `sourcePages` the translation, `copyPages` the copy of the document. */
  sourcePages: number;
  copyPages: number;
  pages: number;
  /** What an outside service has to sign, for `remote` material; the signature in the file is empty until then. */
  toBeSigned: Uint8Array | null;
}

/**
 * A certified file, the sheet of an act to be signed in ink, a text, a part of a packet, an invoice or credit note, a signed
 * file with an update appended, or a delivered file marked as a copy.
 */
export type Printable =
  | PrintJob
  | SheetJob
  | TextJob
  | PacketJob
  | InvoiceJob
  | PrintedJournal
  | ExtensionJob
  | CopyJob;

export type WorkerReply =
  | { ok: true; printed: Printed }
  | { ok: false; fault: PrintFault; message: string; letters: readonly UnprintableLetter[] };
