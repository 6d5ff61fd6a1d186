import type { TranslationType } from '#shared/pricing.ts';
import type { Speed } from '#shared/promise/speeds.ts';
import type { MailAddress } from '#shared/schemas/mailing.ts';

export interface PendingFileMetadata {
  userId: string;
  documentType: TranslationType;
  certification: boolean;
  notarization: boolean;
  pageCount: number;
  /** Pages counted in the browser, whose price was shown first. Absent in copies of older releases. */
  quotedPages?: number;
  isBankStatement: boolean;
  originalLanguage: string;
  /** Absent in copies of older releases. */
  recipient?: string;
  speed?: Speed;
  paperKind?: string | null;
  neededBy?: string | null;
  note?: string | null;
  mailing?: (Omit<MailAddress, 'state'> & { state: MailAddress['state'] | '' }) | null;
  people?: { name: string; nativeName: string | null }[];
  folderId: string | null;
  /** Id of the draft on the server; null before the upload. */
  documentId: string | null;
}

export interface PendingFile {
  /** The draft's idempotency key. */
  id: string;
  file: File;
  /** Time of selection, in epoch milliseconds. */
  timestamp: number;
  metadata: PendingFileMetadata;
}
