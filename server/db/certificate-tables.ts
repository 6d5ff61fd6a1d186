import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CertificateFacts } from '#shared/certificate/facts.ts';
import type { SignatureLevel } from '#shared/certificate/state.ts';

/** Tables of issued certificates. */

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface CertificatesTable {
  id: Generated<string>;
  documentId: string;
  /** The delivery, which always holds the current revision's file. */
  translationId: string;
  /** Starts at 1. */
  revision: Generated<number>;
  facts: JSONColumnType<CertificateFacts>;
  issuedBy: string;
  issuedAt: Date;
  /** Set when the next revision is issued. */
  supersededAt: OptionalTimestamp;
  revokedAt: OptionalTimestamp;
}

/** Every byte-exact file issued for a certificate; a later timestamp adds one. */
export interface CertificateFilesTable {
  id: Generated<string>;
  certificateId: string;
  sha256: string;
  fileKey: string;
  sizeBytes: number;
  /** Of the whole file; null where unknown. */
  pages: number | null;
  signatureLevel: Generated<SignatureLevel>;
  createdAt: Timestamp;
}
