import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { PayCurrency } from '#shared/pay/money.ts';
import type { PayActivity, PayTerms } from '#shared/pay/rates.ts';
import type { StatementMessageKind } from '#shared/pay/statements.ts';
import type { TranslationType } from '#shared/translation-types.ts';

/** Tables of pay. Rows are append-only; nullable columns are filled once. */

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

export interface PayTables {
  payRates: PayRatesTable;
  payEarnings: PayEarningsTable;
  payAdjustments: PayAdjustmentsTable;
  payMonths: PayMonthsTable;
  payStatements: PayStatementsTable;
  payStatementMessages: PayStatementMessagesTable;
}
