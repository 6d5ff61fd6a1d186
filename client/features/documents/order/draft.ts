import type { AddressDraft } from '#client/features/documents/order/address-draft.ts';
import type { PageAdvice } from '#client/features/documents/photo-check/page-advice.ts';
import type { PendingFile } from '#client/lib/pending-file.ts';
import { defaultRecipient, presetIds, type RecipientAnswer } from '#shared/certificate/recipients.ts';
import { isOrderLanguage, type OrderLanguage, type SourceLanguage } from '#shared/languages.ts';
import { invalidAddressFields } from '#shared/mailing-address.ts';
import { priceLine, type PricedItem, type TranslationType } from '#shared/pricing.ts';
import type { Speed } from '#shared/promise/speeds.ts';
import type { PriceList } from '#shared/schemas/company.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import type { MailAddress } from '#shared/schemas/mailing.ts';
import type { NamedPerson } from '#shared/schemas/people.ts';

/** Types of an order before payment: its options, and the part stored on the server. */

export interface OrderOptions {
  translationType: TranslationType;
  isBankStatement: boolean;
  /** Undefined until answered: nothing is preselected. */
  sourceLanguage: OrderLanguage | undefined;
  recipient: RecipientAnswer;
  speed: Speed;
  /** Null until chosen. */
  paperKind: string | null;
  /** `YYYY-MM-DD` */
  neededBy: string | null;
  /** For the translator. */
  note: string | null;
  /** Where a copy on paper is mailed; null without one. */
  mailing: AddressDraft | null;
  /** Names as in the passport. */
  people: NamedPerson[];
}

export type AnsweredOptions = OrderOptions & { sourceLanguage: OrderLanguage; mailing: MailAddress | null };

/** Whether an order can be sent. */
export function isAnswered(options: OrderOptions): options is AnsweredOptions {
  if (options.sourceLanguage === undefined) return false;
  return options.mailing === null || invalidAddressFields(options.mailing).length === 0;
}

export interface Draft {
  /** Makes repeated submits create one record. */
  idempotencyKey: string;
  /** Undefined for a draft resumed from the server. */
  file: File | undefined;
  filename: string;
  sizeBytes: number;
  /** Undefined until counted; the price follows. */
  pages: number | undefined;
  /** Counted in the browser; the server's count replaces `pages` only. */
  quotedPages: number | undefined;
  thumbnail: string | undefined;
  /** Possible flaws of its photos. */
  advice?: readonly PageAdvice[];
  /** Id of the server's record; undefined before the first upload. */
  documentId: string | undefined;
  /** True once the server has the file. */
  isStored: boolean;
}

/** A draft restored from this browser or the server. */
export interface KnownDraft {
  draft: Draft;
  options: OrderOptions;
}

/** Facts read from a chosen file. */
export interface DraftFileFacts {
  file: File;
  pages: number;
  /** The first page, as a data URL; undefined where this browser cannot draw it. */
  thumbnail: string | undefined;
  advice?: readonly PageAdvice[];
  /** Guessed from the text layer; chosen until the customer changes it. */
  proposal: SourceLanguage | undefined;
  /** Guessed from the title or the file's name, likewise. */
  kind?: string | null;
}

export interface SendDraft {
  draft: Draft;
  options: AnsweredOptions;
  /** Called as soon as the server has a record, so that a retry reuses it. */
  onDocument: (documentId: string) => void;
  /** In bytes. */
  onProgress: (sent: number, total: number) => void;
  signal: AbortSignal;
}

/** The server's answer; its page count is authoritative. */
export interface SentDraft {
  documentId: string;
  pages: number;
}

export const defaultOptions: OrderOptions = {
  translationType: 'certified',
  isBankStatement: false,
  sourceLanguage: undefined,
  recipient: defaultRecipient,
  speed: 'standard',
  paperKind: null,
  neededBy: null,
  note: null,
  mailing: null,
  people: [],
};

export function pricedItem(options: OrderOptions, pages: number): PricedItem {
  return { ...options, isMailed: options.mailing !== null, mailCountry: options.mailing?.country, pages };
}

/** Before the order's minimum. */
export function draftCents(options: OrderOptions, pages: number | undefined, prices: PriceList): number | undefined {
  return pages === undefined ? undefined : priceLine(pricedItem(options, pages), prices).totalCents;
}

/** A new draft of a chosen file. */
export function draftOfFile(file: File): Draft {
  return {
    idempotencyKey: crypto.randomUUID(),
    file,
    filename: file.name,
    sizeBytes: file.size,
    pages: undefined,
    quotedPages: undefined,
    thumbnail: undefined,
    documentId: undefined,
    isStored: false,
  };
}

/** A draft restored from this browser's recovery copy; its pages are recounted. */
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
      recipient: knownRecipient(metadata.recipient),
      speed: metadata.speed ?? 'standard',
      paperKind: metadata.paperKind ?? null,
      neededBy: metadata.neededBy ?? null,
      note: metadata.note ?? null,
      mailing: metadata.mailing ?? null,
      people: metadata.people ?? [],
    },
  };
}

/** A draft restored from the server's record. */
export function draftOfDocument(document: DocumentDetails): KnownDraft {
  return {
    draft: {
      idempotencyKey: document.id,
      file: undefined,
      filename: document.filename,
      sizeBytes: document.fileSizeBytes ?? 0,
      pages: document.pages,
      quotedPages: undefined,
      thumbnail: undefined,
      documentId: document.id,
      isStored: document.hasFile,
    },
    options: {
      translationType: document.translationType,
      isBankStatement: document.isBankStatement,
      sourceLanguage: knownLanguage(document.sourceLanguage),
      recipient: document.recipient,
      speed: document.speed,
      paperKind: document.ordered?.paperKind ?? null,
      neededBy: document.neededBy,
      note: document.note,
      mailing: document.mailing?.address ?? null,
      people: document.people,
    },
  };
}

/** The recovery copy of a draft. */
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
      ...(draft.quotedPages === undefined ? {} : { quotedPages: draft.quotedPages }),
      isBankStatement: options.isBankStatement,
      originalLanguage: options.sourceLanguage ?? '',
      recipient: options.recipient,
      speed: options.speed,
      paperKind: options.paperKind,
      neededBy: options.neededBy,
      note: options.note,
      mailing: options.mailing,
      people: options.people,
      folderId: null,
      documentId: draft.documentId ?? null,
    },
  };
}

export function knownLanguage(language: string): OrderLanguage | undefined {
  return isOrderLanguage(language) ? language : undefined;
}

function knownRecipient(answer: string | undefined): RecipientAnswer {
  return [...presetIds, 'unsure' as const].find((known) => known === answer) ?? defaultRecipient;
}
