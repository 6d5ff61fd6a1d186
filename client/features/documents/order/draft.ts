import { sourceLanguages, type SourceLanguage } from '#shared/languages.ts';
import { quote, type TranslationType } from '#shared/pricing.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';
import type { PendingFile } from '#client/lib/pending-file.ts';

/** An order before it is paid: what was chosen, and how much of it the server has. */

export interface OrderOptions {
  translationType: TranslationType;
  isBankStatement: boolean;
  /** Undefined until the customer has answered: nothing is preselected. */
  sourceLanguage: SourceLanguage | undefined;
}

/** Options that can be sent to the server. */
export type AnsweredOptions = OrderOptions & { sourceLanguage: SourceLanguage };

export interface Draft {
  /** One order however often its button is pressed. */
  idempotencyKey: string;
  /** The bytes; absent where a draft of the server is resumed. */
  file: File | undefined;
  filename: string;
  sizeBytes: number;
  /** Undefined until they were counted: there is no price without them. */
  pages: number | undefined;
  thumbnail: string | undefined;
  /** The server's record, once there is one. */
  documentId: string | undefined;
  /** The server has the file. */
  isStored: boolean;
}

/** A draft that was begun before, in this browser or on the server. */
export interface KnownDraft {
  draft: Draft;
  options: OrderOptions;
}

/** What the browser reads of a chosen file. */
export interface DraftFileFacts {
  /** The chosen file, or the JPEG it was converted to. */
  file: File;
  pages: number;
  /** The first page, as an address for an image. */
  thumbnail: string;
  /** Guessed from the text layer, for the customer to confirm. */
  proposal: SourceLanguage | undefined;
}

export interface SendDraft {
  draft: Draft;
  options: AnsweredOptions;
  /** Called as soon as the server has a record, so that a retry goes on with it. */
  onDocument: (documentId: string) => void;
  /** Bytes that have left, of all. */
  onProgress: (sent: number, total: number) => void;
  signal: AbortSignal;
}

/** The server's pages and price of a draft, which count. */
export interface SentDraft {
  documentId: string;
  pages: number;
}

export const defaultOptions: OrderOptions = {
  translationType: 'certified',
  isBankStatement: false,
  sourceLanguage: undefined,
};

export function isAnswered(options: OrderOptions): options is AnsweredOptions {
  return options.sourceLanguage !== undefined;
}

/** Price in cents; undefined until the pages were counted. */
export function draftCents(options: OrderOptions, pages: number | undefined): number | undefined {
  return pages === undefined ? undefined : quote([{ ...options, pages }]).totalCents;
}

/** A fresh draft of a file that was just chosen. */
export function draftOfFile(file: File): Draft {
  return {
    idempotencyKey: crypto.randomUUID(),
    file,
    filename: file.name,
    sizeBytes: file.size,
    pages: undefined,
    thumbnail: undefined,
    documentId: undefined,
    isStored: false,
  };
}

/** A draft as this browser kept it. Its pages are counted again. */
export function draftOfPending(entry: PendingFile): KnownDraft {
  const { metadata } = entry;
  return {
    draft: {
      ...draftOfFile(entry.file),
      idempotencyKey: entry.id,
      documentId: metadata.documentId ?? undefined,
    },
    options: {
      translationType: metadata.documentType,
      isBankStatement: metadata.isBankStatement,
      sourceLanguage: knownLanguage(metadata.originalLanguage),
    },
  };
}

/** A draft as the server keeps it. */
export function draftOfDocument(document: DocumentView): KnownDraft {
  return {
    draft: {
      idempotencyKey: document.id,
      file: undefined,
      filename: document.filename,
      sizeBytes: document.fileSizeBytes ?? 0,
      pages: document.pages,
      thumbnail: undefined,
      documentId: document.id,
      isStored: document.hasFile,
    },
    options: {
      translationType: document.translationType,
      isBankStatement: document.isBankStatement,
      sourceLanguage: knownLanguage(document.sourceLanguage),
    },
  };
}

/** The draft as it is kept in this browser. */
export function pendingOfDraft(draft: Draft & { file: File }, options: OrderOptions, userId: string): PendingFile {
  return {
    id: draft.idempotencyKey,
    file: draft.file,
    timestamp: Date.now(),
    metadata: {
      userId,
      documentType: options.translationType,
      certification: options.translationType === 'certified',
      notarization: options.translationType === 'notarized',
      pageCount: draft.pages ?? 1,
      isBankStatement: options.isBankStatement,
      originalLanguage: options.sourceLanguage ?? '',
      folderId: null,
      documentId: draft.documentId ?? null,
    },
  };
}

export function knownLanguage(language: string): SourceLanguage | undefined {
  return sourceLanguages.find((known) => known === language);
}
