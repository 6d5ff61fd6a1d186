import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { KeyPurpose, KeySource } from '#server/platform/signing/types.ts';
import type { ReminderDays } from '#shared/certificate/credentials.ts';
import type { CertificateFacts } from '#shared/certificate/facts.ts';
import type { LanguagePair } from '#shared/certificate/language-pairs.ts';
import type { PresetId } from '#shared/certificate/recipients.ts';
import type { RevocationClass } from '#shared/certificate/revocation.ts';
import type { SignaturePoint } from '#shared/certificate/signature.ts';
import type { KeyRevocationReason, SignerKeyEnding, SignerKeySource } from '#shared/certificate/signer-keys.ts';
import type { LongTermLevel, SignedLevel } from '#shared/certificate/state.ts';
import type { Misspelling, RevisionKind, RevisionOutcome, RevisionState } from '#shared/revision-requests.ts';
import type { LogHeadMailsTable } from './certificate-log-tables.ts';

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
  /** Null, as is `sourceCopy`, on certificates older than presets. */
  preset: PresetId | null;
  /** Whether a copy of the source follows the translation. */
  sourceCopy: boolean | null;
  issuedBy: string;
  issuedAt: Date;
  /** Set when the next revision is issued. */
  supersededAt: OptionalTimestamp;
  revokedAt: OptionalTimestamp;
  /** The version of the signer's profile that was printed; null for older certificates. */
  signerProfileId: string | null;
  /** Null reads as withdrawn. */
  revokedClass: RevocationClass | null;
  revokedReason: string | null;
  /** Null is the system. */
  revokedBy: string | null;
  /** Why this revision was issued; null for the first. */
  revisionReason: string | null;
  /** The translation that was certified; null where it was not kept. */
  sourceFileKey: string | null;
  sourceFileSizeBytes: number | null;
  sourceFileSha256: string | null;
  sourceFileMimetype: string | null;
  /** The text that the facts were compared with, erased with the document; null where the file has none. */
  certifiedText: string | null;
  /** Recorded in the audit trail, so that the log's leaf commits to it; stays after the text was erased. */
  certifiedTextSha256: string | null;
  /** The key that the signer signed with, before the company; null where the company signed alone. */
  signerKeyId: string | null;
}

/** Every byte-exact file issued for a certificate; a later timestamp adds one, as does each extension of its signature. */
export interface CertificateFilesTable {
  id: Generated<string>;
  certificateId: string;
  sha256: string;
  fileKey: string;
  sizeBytes: number;
  /** Of the whole file; null where unknown. */
  pages: number | null;
  /** Levels above `B-T` are in `LongTermFilesTable`. */
  signatureLevel: Generated<SignedLevel>;
  createdAt: Timestamp;
}

/** Files with a timestamp, and how long they verify. */
export interface LongTermFilesTable {
  fileId: string;
  /** Null while validation data is missing. */
  level: LongTermLevel | null;
  /** Length of the revision that was signed, which the file begins with. */
  signedBytes: number;
  /** End of the certificate that signed the newest timestamp; null where unknown. */
  timestampExpiresAt: OptionalTimestamp;
  /** When the file is extended, or that is tried again; null: never. */
  dueAt: OptionalTimestamp;
}

/** Access key, page words and seal that let the holder of a paper check it; certificates older than this table have no row. */
export interface CertificateSheetsTable {
  certificateId: string;
  /** Argon2id of the access key. */
  accessKeyHash: string;
  /** Since when the owner has closed access with the key. */
  accessOffAt: OptionalTimestamp;
  /** Of each page of the translation. Recorded in the audit trail. */
  checkWords: JSONColumnType<string[][]>;
}

/** Append-only: each save of a signer's profile is a row. */
export interface SignerProfilesTable {
  id: Generated<string>;
  version: GeneratedAlways<number>;
  userId: string;
  legalName: string;
  nativeName: string | null;
  credential: string;
  credentialNumber: string;
  credentialExpiresOn: string | null;
  address: JSONColumnType<string[]>;
  email: string | null;
  phone: string | null;
  languagePairs: JSONColumnType<LanguagePair[]>;
  signatureStrokes: JSONColumnType<SignaturePoint[][]> | null;
  signaturePng: Buffer | null;
  /** Shown on the public page, without address and contacts. */
  isPublic: Generated<boolean>;
  createdAt: Timestamp;
}

/** Credentials that signers claim. A checked row is immutable, except for its reminders, its withdrawal and the undoing of its check. */
export interface SignerCredentialsTable {
  id: Generated<string>;
  userId: string;
  credential: string;
  number: string;
  /** Empty if not stated. */
  authority: Generated<string>;
  /** Null if not stated. */
  languages: JSONColumnType<LanguagePair[]> | null;
  /** Days as `YYYY-MM-DD`. */
  validFrom: Generated<string | null>;
  /** Null for a credential without an expiry date. */
  validUntil: string | null;
  registerUrl: Generated<string | null>;
  proofKey: Generated<string | null>;
  proofSizeBytes: Generated<number | null>;
  proofSha256: Generated<string | null>;
  proofMimetype: Generated<string | null>;
  claimedAt: Date;
  checkedAt: OptionalTimestamp;
  /** Never the holder; null if unchecked. */
  checkedBy: Generated<string | null>;
  how: Generated<string | null>;
  /** Set together when a check refuses the claim. */
  refusedAt: OptionalTimestamp;
  refusedBy: Generated<string | null>;
  refusal: Generated<string | null>;
  withdrawnAt: OptionalTimestamp;
  remindedDays: Generated<ReminderDays | null>;
  /** When the audit log recorded a credential from before checks were kept. */
  recordedAt: OptionalTimestamp;
}

/** Keys that sign documents and heads of the log; retired ones stay for verification. */
export interface SigningKeysTable {
  id: Generated<string>;
  purpose: KeyPurpose;
  source: KeySource;
  /** The root that issued a document key. */
  issuerId: string | null;
  /** X.509, DER; null for the log's keys. */
  certificate: Buffer | null;
  /** SubjectPublicKeyInfo, DER. */
  publicKey: Buffer;
  /** PKCS #8 encrypted with APP_SECRET; null for keys of the settings. */
  encryptedPrivateKey: Buffer | null;
  /** HMAC under APP_SECRET; null before the first start with seals. */
  seal: ColumnType<Buffer | null, Buffer | null | undefined, Buffer>;
  validFrom: Date;
  /** Null for the log's keys. */
  validUntil: Date | null;
  createdAt: Timestamp;
  retiredAt: OptionalTimestamp;
  compromisedSince: OptionalTimestamp;
}

/** Keys of the people who sign. Rows are kept; the private key is deleted when its use ends. */
export interface SignerKeysTable {
  id: Generated<string>;
  userId: string;
  source: SignerKeySource;
  /** The translators' root that issued a made key. */
  issuerId: string | null;
  /** X.509, DER. */
  certificate: Buffer;
  /** DER, as far as they are known. */
  issuers: Buffer[];
  /** PKCS #8 encrypted with APP_SECRET; null once the key was replaced or revoked. */
  encryptedPrivateKey: Buffer | null;
  validFrom: Date;
  validUntil: Date;
  createdAt: Date;
  endedAt: OptionalTimestamp;
  endedBy: string | null;
  ending: SignerKeyEnding | null;
  revocationReason: KeyRevocationReason | null;
  /** Signatures since then do not count. */
  revokedSince: OptionalTimestamp;
}

/** Misspellings that a customer reported after delivery. */
export interface RevisionRequestsTable {
  id: Generated<string>;
  documentId: string;
  requestedBy: string;
  /** The revision it is about. */
  revision: number;
  items: JSONColumnType<Misspelling[]>;
  kind: Generated<RevisionKind>;
  /** When the answer to a refusal is due. */
  dueAt: OptionalTimestamp;
  /** The authority's letter; null without one, and once it was erased. */
  letterKey: Generated<string | null>;
  letterSha256: Generated<string | null>;
  letterSizeBytes: Generated<number | null>;
  letterMimetype: Generated<string | null>;
  /** Outcome of a completed request; null in rows of older releases. */
  outcome: Generated<RevisionOutcome | null>;
  state: Generated<RevisionState>;
  answer: string | null;
  answeredBy: string | null;
  answeredAt: OptionalTimestamp;
  createdAt: Date;
}

export interface CertificateTables {
  certificates: CertificatesTable;
  certificateFiles: CertificateFilesTable;
  longTermFiles: LongTermFilesTable;
  certificateSheets: CertificateSheetsTable;
  signerProfiles: SignerProfilesTable;
  signerCredentials: SignerCredentialsTable;
  signingKeys: SigningKeysTable;
  signerKeys: SignerKeysTable;
  revisionRequests: RevisionRequestsTable;
  logHeadMails: LogHeadMailsTable;
}
