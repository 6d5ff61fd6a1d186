import { sourceLanguages, type SourceLanguage } from '#shared/languages.ts';
import { quote, type TranslationType } from '#shared/pricing.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';
import type { PendingFile } from '../../lib/pending-file.ts';

/** An order before it is paid: what was chosen, and how much of it the server has. */

export interface OrderOptions {
  translationType: TranslationType;
  isBankStatement: boolean;
  sourceLanguage: SourceLanguage;
}

export interface Draft {
  /** One order however often its button is pressed. */
  idempotencyKey: string;
  /** The bytes; absent where a draft of the server is resumed. */
  file: File | undefined;
  filename: string;
  sizeBytes: number;
  pages: number;
  thumbnail: string | undefined;
  /** The server's record, once there is one. */
  documentId: string | undefined;
  /** The server has the file. */
  isStored: boolean;
}

export const defaultOptions: OrderOptions = {
  translationType: 'certified',
  isBankStatement: false,
  sourceLanguage: 'Portuguese',
};

/** What the order costs as far as anyone knows here, in cents; one page while there is no file. */
export function draftTotal(options: OrderOptions, pages: number): number {
  return quote([{ ...options, pages }]).totalCents;
}

/** A fresh draft of a file that was just chosen. */
export function draftOfFile(file: File): Draft {
  return {
    idempotencyKey: crypto.randomUUID(),
    file,
    filename: file.name,
    sizeBytes: file.size,
    pages: 1,
    thumbnail: undefined,
    documentId: undefined,
    isStored: false,
  };
}

/** A draft as this browser kept it. */
export function draftOfPending(entry: PendingFile): { draft: Draft; options: OrderOptions } {
  const { metadata } = entry;
  return {
    draft: {
      ...draftOfFile(entry.file),
      idempotencyKey: entry.id,
      pages: metadata.pageCount,
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
export function draftOfDocument(document: DocumentView): { draft: Draft; options: OrderOptions } {
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
      pageCount: draft.pages,
      isBankStatement: options.isBankStatement,
      originalLanguage: options.sourceLanguage,
      folderId: null,
      documentId: draft.documentId ?? null,
    },
  };
}

function knownLanguage(language: string): SourceLanguage {
  return sourceLanguages.find((known) => known === language) ?? defaultOptions.sourceLanguage;
}
