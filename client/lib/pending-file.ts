import type { TranslationType } from '#shared/pricing.ts';

export interface PendingFileMetadata {
  userId: string;
  documentType: TranslationType;
  certification: boolean;
  notarization: boolean;
  pageCount: number;
  isBankStatement: boolean;
  originalLanguage: string;
  folderId: string | null;
  /** The draft on the server, once there is one. */
  documentId: string | null;
}

export interface PendingFile {
  /** The draft's idempotency key. */
  id: string;
  file: File;
  /** When it was chosen, in milliseconds. */
  timestamp: number;
  metadata: PendingFileMetadata;
}
