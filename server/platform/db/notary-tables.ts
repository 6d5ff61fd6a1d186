import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Statement } from '#shared/certificate/statement.ts';
import type { ActKind, ActMethod, AppearanceKind, Identification, IdentityDocument } from '#shared/notarial/acts.ts';
import type { ReviewDecision } from '#shared/reviews.ts';

/** Tables of notaries: commissions, orders awaiting an act, scans and acts. */

type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
type OptionalText = ColumnType<string | null, string | null | undefined, string | null>;

export interface NotaryCommissionsTable {
  id: Generated<string>;
  userId: string;
  name: string;
  number: string;
  /** A `StateCode`. */
  state: string;
  county: string;
  /** `YYYY-MM-DD`, the last day in force. */
  expiresOn: string;
  allowsElectronic: boolean;
  allowsRemote: Generated<boolean>;
  sealText: string;
  setBy: string;
  setAt: Date;
  endedBy: string | null;
  endedAt: OptionalTimestamp;
  /** When staff were told that orders await a notary; set on the newest commission only. */
  vacancyToldAt: OptionalTimestamp;
}

export interface NotarialRequestsTable {
  id: Generated<string>;
  documentId: string;
  reviewId: string;
  decision: ReviewDecision;
  statement: JSONColumnType<Statement>;
  /** The certified translation, not yet printed. */
  fileKey: string;
  fileSizeBytes: number;
  fileSha256: string;
  fileMimetype: string;
  fourEyes: string | null;
  certifiedBy: string;
  certifiedByName: string;
  /** The version of the translator's profile to print. */
  signerProfileId: string;
  certifiedAt: Date;
  outcome: 'notarized' | 'returned' | null;
  returnReason: string | null;
  closedBy: string | null;
  closedAt: OptionalTimestamp;
  /** For a further revision: the certificate it replaces, and why. */
  replaces: OptionalText;
  revisionReason: OptionalText;
}

export interface NotarialScansTable {
  id: Generated<string>;
  reviewId: string;
  uploadedBy: string;
  fileKey: string;
  fileSizeBytes: number;
  fileSha256: string;
  fileMimetype: string;
  pages: number;
  createdAt: Date;
}

/** Translators' signatures under their statements, each before one notary; append-only. */
export interface NotarialOathsTable {
  id: Generated<string>;
  requestId: string;
  commissionId: string;
  signerId: string;
  kind: ActKind;
  /** As typed. */
  signature: string;
  /** Hash of the words that were sworn. */
  statementSha256: string;
  /** Hash of the translation that they are about. */
  fileSha256: string;
  provedAt: Date;
  swornAt: Date;
}

/** The journal; append-only. */
export interface NotarialActsTable {
  id: Generated<string>;
  requestId: string;
  documentId: string;
  commissionId: string;
  notaryId: string;
  /** Consecutive per notary. */
  journalNumber: number;
  kind: ActKind;
  method: ActMethod;
  venueState: string;
  venueCounty: string;
  actedAt: Date;
  signerId: string;
  signerName: string;
  identification: Identification;
  paperKind: string;
  scanId: string | null;
  feeCents: Generated<number>;
  recordedAt: Date;
  /** Of an electronic act. */
  oathId: OptionalText;
  appearance: ColumnType<AppearanceKind | null, AppearanceKind | null | undefined, never>;
  sessionReference: OptionalText;
  /** Entries from before these columns are without them. */
  signerAddress: OptionalText;
  identityKind: ColumnType<IdentityDocument | null, IdentityDocument | null | undefined, never>;
  identityIssuer: OptionalText;
  identityLastFour: OptionalText;
  /** `YYYY-MM-DD`. */
  identityExpiresOn: OptionalText;
  witnessName: OptionalText;
  witnessAddress: OptionalText;
  instrument: OptionalText;
  /** `YYYY-MM-DD`, by the venue's clock. */
  instrumentDatedOn: OptionalText;
}

export interface NotaryTables {
  notaryCommissions: NotaryCommissionsTable;
  notarialRequests: NotarialRequestsTable;
  notarialScans: NotarialScansTable;
  notarialOaths: NotarialOathsTable;
  notarialActs: NotarialActsTable;
}
