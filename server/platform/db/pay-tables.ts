import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { InvoiceKind } from '#shared/invoices.ts';
import type { PayCurrency } from '#shared/pay/money.ts';
import type { PayActivity, PayTerms } from '#shared/pay/rates.ts';
import type { BillingDetails, InvoiceParty } from '#shared/pay/self-billing.ts';
import type { StatementMessageKind } from '#shared/pay/statements.ts';
import type { TaxCategory } from '#shared/tax.ts';
import type { TranslationType } from '#shared/translation-types.ts';
import type { VatEvidence } from './invoice-tables.ts';

/** Tables of pay. Rows are append-only, but for billing details; nullable columns are filled once. */

type Once<T> = ColumnType<T | null, T | null | undefined, T>;

export interface PayRatesTable extends PayTerms {
  id: Generated<string>;
  sequence: GeneratedAlways<number>;
  userId: string;
  sourceLanguage: string | null;
  targetLanguage: string | null;
  service: TranslationType | null;
  activity: PayActivity;
  validFrom: string;
  endsOn: Once<string>;
  createdBy: string | null;
  createdAt: Date;
}

export interface PayEarningsTable extends PayTerms {
  id: Generated<string>;
  userId: string;
  documentId: string;
  activity: PayActivity;
  service: TranslationType;
  sourceLanguage: string;
  targetLanguage: string;
  paperKind: string;
  rateId: string;
  /** Pages, words, minutes, or 1. */
  quantity: number;
  isRush: boolean;
  amountCents: number;
  earnedAt: Date;
  statementId: Once<string>;
}

export interface PayAdjustmentsTable {
  id: string;
  userId: string;
  /** `2026-11`. */
  month: string;
  amountCents: number;
  currency: PayCurrency;
  reason: string;
  createdBy: string;
  createdAt: Date;
  statementId: Once<string>;
}

interface PayMonthsTable {
  month: string;
  closedBy: string | null;
  closedAt: Date;
}

export interface PayStatementsTable {
  id: Generated<string>;
  userId: string;
  payeeName: string;
  month: string;
  currency: PayCurrency;
  year: number;
  number: number;
  earnedCents: number;
  adjustedCents: number;
  lineCount: number;
  issuedAt: Date;
  paidOn: Once<string>;
  reference: Once<string>;
  paidBy: Once<string>;
  paidAt: Once<Date>;
}

interface PayStatementMessagesTable {
  id: Generated<string>;
  sequence: GeneratedAlways<number>;
  statementId: string;
  authorId: string;
  kind: StatementMessageKind;
  message: string;
  createdAt: Date;
}

export interface PayBillingTable extends BillingDetails {
  userId: string;
  savedAt: Date;
}

/** Agreements to self-billing. */
interface PayAgreementsTable {
  id: Generated<string>;
  userId: string;
  /** Of the wording. */
  version: string;
  acceptedAt: Date;
  startsOn: string;
  endedAt: Once<Date>;
  endedBy: Once<string>;
}

export interface InvoiceParties {
  supplier: InvoiceParty & { vatCheck?: VatEvidence };
  customer: InvoiceParty;
}

/** Statements that are invoices in their supplier's name. */
export interface PayInvoicesTable {
  id: Generated<string>;
  statementId: string;
  userId: string;
  agreementId: string;
  kind: InvoiceKind;
  year: number;
  number: number;
  series: string;
  /** Of a credit note: the invoice before it. */
  correctsId: string | null;
  parties: ColumnType<InvoiceParties, string, never>;
  category: TaxCategory;
  rate: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
  issuedAt: Date;
}

interface PayInvoiceLinesTable {
  invoiceId: string;
  position: number;
  /** A line of the statement, of one kind or the other. */
  earningId: string | null;
  adjustmentId: string | null;
  netCents: number;
  taxCents: number;
  grossCents: number;
}

/** Acceptances of the house's agreement with freelancers. */
export interface AgreementAcceptancesTable {
  id: Generated<string>;
  userId: string;
  /** The published version; `text` has the facts of the house as they were. */
  versionId: string;
  version: number;
  name: string;
  title: string;
  text: string;
  sha256: string;
  acceptedAt: Date;
}

export interface PayTables {
  payRates: PayRatesTable;
  payEarnings: PayEarningsTable;
  payAdjustments: PayAdjustmentsTable;
  payMonths: PayMonthsTable;
  payStatements: PayStatementsTable;
  payStatementMessages: PayStatementMessagesTable;
  payBilling: PayBillingTable;
  payAgreements: PayAgreementsTable;
  agreementAcceptances: AgreementAcceptancesTable;
  payInvoices: PayInvoicesTable;
  payInvoiceLines: PayInvoiceLinesTable;
}
