import type { Generated, GeneratedAlways } from 'kysely';
import type { CertificateEntryKind } from '#shared/certificate/state.ts';

/** Tables of the certificate log; all append-only. */

/** Events of certificates: one row per kind and file, each with its audit event. */
export interface CertificateEntriesTable {
  id: GeneratedAlways<number>;
  certificateId: string;
  kind: CertificateEntryKind;
  fileSha256: string;
  eventId: number;
  /** Key of the hashes in the published leaf. */
  salt: Generated<string>;
}

/** The Merkle tree's leaves in order. */
export interface CertificateLogTable {
  /** From 0, without gaps. */
  position: number;
  entryId: number;
  leaf: string;
  /** Roots of the complete subtrees that end at this leaf, its own hash first. */
  nodes: Buffer[];
}

/** Entries that the log cannot hold, each with an alarm. */
export interface CertificateEntriesSetAsideTable {
  entryId: number;
  reason: string;
  setAsideAt: Date;
}

/** Heads that were mailed, one a day to each address. */
export interface LogHeadMailsTable {
  /** `YYYY-MM-DD`, in UTC. */
  day: string;
  address: string;
  headSize: number;
}

export interface CertificateLogHeadsTable {
  size: number;
  root: Buffer;
  origin: string;
  signedAt: Date;
  /** SPKI, base64. */
  publicKey: string;
  signature: Buffer;
}

/** Countersignatures of outside witnesses. */
export interface CertificateLogCosignaturesTable {
  size: number;
  /** Name of the witness's key. */
  witness: string;
  /** Signature line of a note. */
  line: string;
  cosignedAt: Date;
}
