import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { PresetId } from '#shared/certificate/recipients.ts';
import type { DocumentStatus, PaymentHold, PaymentState, ReviewStatus, StatusGroup } from '#shared/document-status.ts';
import type { Currency } from '#shared/money.ts';
import type { TranslationType } from '#shared/pricing.ts';
import type { Speed } from '#shared/promise/speeds.ts';
import type { WorkflowState } from '#shared/schemas/authenticator.ts';
import type { CertificateChoice, DisputeStatus, PaymentStatus, RefundSource } from '#shared/schemas/payments.ts';
import type { AccountTables, ErasureTables, PeopleTables } from './account-tables.ts';
import type { AuditTables } from './audit-tables.ts';
import type {
  CertificateEntriesSetAsideTable,
  CertificateEntriesTable,
  CertificateLogCosignaturesTable,
  CertificateLogHeadsTable,
  CertificateLogTable,
} from './certificate-log-tables.ts';
import type { CertificateTables } from './certificate-tables.ts';
import type { AcceptedTermsColumns, CompanyTables, PricedColumns } from './company-tables.ts';
import type { ConversationTables } from './conversation-tables.ts';
import type { ChargedColumns, PlaceColumns } from './coupon-tables.ts';
import type { DeskTables } from './desk-tables.ts';
import type { DeviceTables } from './device-tables.ts';
import type { BaseRateColumns } from './exchange-tables.ts';
import type { FormTables } from './form-tables.ts';
import type { ImportTables } from './import-tables.ts';
import type { InvoiceTables, OnAccountColumns } from './invoice-tables.ts';
import type { MailingTables, PromiseColumns, PromiseTables } from './mailing-tables.ts';
import type { MemoryTables, PhraseTables } from './memory-tables.ts';
import type { NotaryTables } from './notary-tables.ts';
import type { NotificationTables } from './notification-tables.ts';
import type { OrganizationTables } from './organization-tables.ts';
import type { OutgoingTables } from './outgoing-tables.ts';
import type { PayTables } from './pay-tables.ts';
import type { PriceRequestTables, QuoteTables } from './price-request-tables.ts';
import type { ReceivableColumns, ReceivedTables } from './received-tables.ts';
import type { ReportTables } from './report-tables.ts';
import type { ReviewTables } from './review-tables.ts';
import type { RevisionTables } from './revision-tables.ts';
import type { FlaggedStripeEventsTable, StripeEventsTable } from './stripe-event-tables.ts';
import type { TeamTables } from './team-tables.ts';
import type { TextTables } from './text-tables.ts';
import type { WebhookDeliveriesTable } from './webhook-tables.ts';

/** Row types: camelCase here, snake_case in SQL. Money is integer cents; times are Dates. */

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface CredentialsTable {
  userId: string;
  passwordHash: string;
  emailVerifiedAt: OptionalTimestamp;
  passwordChangedAt: Timestamp;
  lastSignInAt: OptionalTimestamp;
}

export interface SessionsTable {
  id: string;
  secretHash: Buffer;
  userId: string;
  /** The organization that is acted for; null is the person. */
  accountId: ColumnType<string | null, string | null | undefined, string | null>;
  userAgent: Generated<string>;
  expiresAt: Date;
  lastSeenAt: Timestamp;
  provedAt: OptionalTimestamp;
  createdAt: Timestamp;
}

export type EmailTokenKind = 'confirm' | 'reset' | 'change-email' | 'undo-change' | 'guest' | 'invite';

export interface EmailTokensTable {
  id: string;
  userId: string;
  kind: EmailTokenKind;
  tokenHash: Buffer;
  email: string;
  expiresAt: Date;
  usedAt: OptionalTimestamp;
  createdAt: Timestamp;
}

export interface SecondFactorsTable {
  userId: string;
  encryptedSecret: Buffer;
  confirmedAt: OptionalTimestamp;
  lastStep: Generated<number>;
  createdAt: Timestamp;
}

export interface RecoveryCodesTable {
  userId: string;
  codeHash: Buffer;
  usedAt: OptionalTimestamp;
}

export interface FoldersTable {
  id: Generated<string>;
  userId: string;
  name: string;
  parentId: string | null;
  color: string | null;
  /** The client's reference, which makes the folder a matter. */
  reference: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: Timestamp;
}

export interface DocumentsTable extends PromiseColumns, PricedColumns, PlaceColumns, BaseRateColumns {
  id: Generated<string>;
  userId: string;
  folderId: string | null;
  filename: string;
  pages: Generated<number>;
  /** Pages that a viewer shows of the stored file; null where unknown. */
  viewerPages: number | null;
  translationType: Generated<TranslationType>;
  isBankStatement: Generated<boolean>;
  sourceLanguage: Generated<string>;
  targetLanguage: Generated<string>;
  clientName: string | null;
  recipient: Generated<PresetId>;
  /** Kind of paper as the customer ordered it. */
  paperKind: string | null;
  neededBy: ColumnType<Date | null, string | null | undefined, string | null>;
  note: string | null;
  /** Whether a copy of the source follows the translation; null takes the recipient's default. */
  sourceCopy: boolean | null;
  status: Generated<DocumentStatus>;
  /** Generated from `status`; completed once a translation is delivered. */
  statusGroup: GeneratedAlways<StatusGroup>;
  paymentStatus: Generated<PaymentState>;
  totalCostCents: Generated<number>;
  /** Of every amount of the row. */
  currency: Generated<Currency>;
  chargedCents: Generated<number>;
  /** Price lines of the desk, a part of the price; negative takes something off. */
  extraCents: Generated<number>;
  /** At most `chargedCents`. */
  refundedCents: Generated<number>;
  paymentHold: PaymentHold | null;
  verificationCode: string;
  isAuthenticated: Generated<boolean>;
  fileId: string | null;
  fileKey: string | null;
  fileSizeBytes: number | null;
  fileSha256: string | null;
  fileMimetype: string | null;
  /** Object key of the first page's picture; null until it is made. */
  thumbnailKey: string | null;
  /** When a picture was requested for a document without one. */
  thumbnailTriedAt: OptionalTimestamp;
  idempotencyKey: string;
  /** Hash of the request that created the row; null where unknown. */
  idempotencyHash: string | null;
  /** Since then it is closed to staff and hidden from its owner. */
  erasureRequestedAt: OptionalTimestamp;
  erasedAt: OptionalTimestamp;
  /** When the owner was told that the source leaves, and when it does. */
  sourceToldAt: OptionalTimestamp;
  sourceLeavesAt: OptionalTimestamp;
  sourceRemovedAt: OptionalTimestamp;
  uploadDate: Timestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface ReviewsTable extends BaseRateColumns {
  id: Generated<string>;
  documentId: string;
  userId: string;
  filename: string;
  pages: number;
  translationType: TranslationType;
  isBankStatement: boolean;
  clientName: string | null;
  sourceLanguage: string;
  targetLanguage: string;
  totalCostCents: number;
  currency: Generated<Currency>;
  verificationCode: string;
  status: Generated<ReviewStatus>;
  isCorrection: Generated<boolean>;
  workflowState: Generated<WorkflowState>;
  /** When the workflow last accepted the order. */
  workflowSentAt: OptionalTimestamp;
  translatedFileKey: string | null;
  translatedFileSizeBytes: number | null;
  translatedFileSha256: string | null;
  translatedFileMimetype: string | null;
  isAuthenticated: Generated<boolean>;
  authenticatedBy: string | null;
  authenticatedByName: string | null;
  authenticatedByEmail: string | null;
  authenticationDate: OptionalTimestamp;
  /** The claiming authenticator; the claim ends after `limits.reviewClaim`. */
  claimedBy: string | null;
  claimedAt: OptionalTimestamp;
  /** The assigned translator. Advisory: others may edit and decide. */
  assignedTo: string | null;
  assignedAt: OptionalTimestamp;
  notarySince: OptionalTimestamp;
  /** The order's, copied for the queue. */
  dueAt: Date;
  /** First claim, edit or question, which ends the customer's right to cancel. */
  workedAt: OptionalTimestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface TranslatedDocumentsTable extends BaseRateColumns {
  id: Generated<string>;
  originalDocumentId: string;
  reviewId: string;
  userId: string;
  folderId: string | null;
  filename: string;
  certifiedFilename: string;
  /** Title on the certificate. `certifiedFilename` is for staff only. */
  paperKind: Generated<string>;
  holderInitials: Generated<string>;
  pages: number;
  totalCostCents: number;
  currency: Generated<Currency>;
  status: Generated<'completed'>;
  translationType: TranslationType;
  clientName: string | null;
  sourceLanguage: string;
  targetLanguage: string;
  verificationCode: string;
  translatedFileKey: string;
  translatedFileSizeBytes: number;
  translatedFileSha256: string;
  translatedFileMimetype: string;
  isCorrection: Generated<boolean>;
  isAuthenticated: Generated<boolean>;
  authenticatedBy: string;
  authenticatedByName: string;
  authenticatedByEmail: string;
  authenticationDate: Timestamp;
  isDeleted: Generated<boolean>;
  uploadDate: Date;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface PaymentsTable extends OnAccountColumns, ReceivableColumns, AcceptedTermsColumns, BaseRateColumns {
  id: Generated<string>;
  userId: string;
  receiptNumber: Generated<number>;
  status: Generated<PaymentStatus>;
  amountCents: number;
  refundedCents: Generated<number>;
  currency: Generated<Currency>;
  stripeSessionId: string | null;
  stripePaymentIntentId: string | null;
  checkoutUrl: string | null;
  isMobile: Generated<boolean>;
  /** IANA zone of the customer's browser; null where unknown. */
  timeZone: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  flag: string | null;
  expiresAt: Date;
  paidAt: OptionalTimestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface PaymentItemsTable extends PricedColumns, ChargedColumns {
  paymentId: string;
  documentId: string;
  position: number;
  filename: string;
  translationType: TranslationType;
  isBankStatement: boolean;
  pages: number;
  fileSha256: string;
  speed: Generated<Speed>;
  isLive: Generated<boolean>;
  /** Of an invoiced order: name and reference of its matter. */
  matter: ColumnType<string | null, never, string | null>;
}

export interface RefundsTable {
  id: Generated<string>;
  paymentId: string;
  /** The refunded document; null for the whole payment. */
  documentId: string | null;
  source: Generated<RefundSource>;
  /** Whether a delivered certificate stays valid; null keeps it. */
  certificate: CertificateChoice | null;
  /** A refund of the surcharge of a missed rush promise; the order continues. */
  isSurcharge: Generated<boolean>;
  amountCents: number;
  reason: string;
  requestedBy: string | null;
  status: Generated<'requested' | 'succeeded' | 'failed'>;
  stripeRefundId: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface RefundSharesTable {
  refundId: string;
  documentId: string;
  amountCents: number;
}

export interface DisputesTable {
  id: Generated<string>;
  paymentId: string;
  stripeDisputeId: string;
  amountCents: number;
  reason: string;
  status: DisputeStatus;
  /** Stripe's status, and its deadline for evidence in `dueBy`. */
  providerStatus: string | null;
  dueBy: OptionalTimestamp;
  openedAt: Date;
  closedAt: OptionalTimestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface DB
  extends
    AccountTables,
    AuditTables,
    CertificateTables,
    ConversationTables,
    ErasureTables,
    DeskTables,
    DeviceTables,
    FormTables,
    ImportTables,
    MemoryTables,
    NotaryTables,
    NotificationTables,
    InvoiceTables,
    OrganizationTables,
    OutgoingTables,
    PayTables,
    PriceRequestTables,
    QuoteTables,
    CompanyTables,
    ReceivedTables,
    PhraseTables,
    PeopleTables,
    PromiseTables,
    MailingTables,
    ReportTables,
    ReviewTables,
    RevisionTables,
    TeamTables,
    TextTables {
  credentials: CredentialsTable;
  sessions: SessionsTable;
  emailTokens: EmailTokensTable;
  secondFactors: SecondFactorsTable;
  recoveryCodes: RecoveryCodesTable;
  folders: FoldersTable;
  documents: DocumentsTable;
  documentsToBeVerified: ReviewsTable;
  translatedDocuments: TranslatedDocumentsTable;
  certificateEntries: CertificateEntriesTable;
  certificateLog: CertificateLogTable;
  certificateLogCosignatures: CertificateLogCosignaturesTable;
  certificateLogHeads: CertificateLogHeadsTable;
  certificateEntriesSetAside: CertificateEntriesSetAsideTable;
  payments: PaymentsTable;
  paymentItems: PaymentItemsTable;
  refunds: RefundsTable;
  refundShares: RefundSharesTable;
  disputes: DisputesTable;
  stripeEvents: StripeEventsTable;
  flaggedStripeEvents: FlaggedStripeEventsTable;
  webhookDeliveries: WebhookDeliveriesTable;
}
