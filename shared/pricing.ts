import { limits } from './limits.ts';
import { mailedCopy } from './mailing.ts';
import { houseCurrency, type Currency } from './money.ts';
import { speedRules, type Speed } from './promise/speeds.ts';
import type { TranslationType } from './translation-types.ts';

/** Services: their names and prices. The form, the server, the checkout, receipts and mails all read this table. */

export { translationTypes, type TranslationType } from './translation-types.ts';

interface Service {
  readonly label: string;
  /** Short label for lists, selects and filters. */
  readonly word: string;
  /** Line below the label in the order form. */
  readonly description: string;
  /** Cents per page. */
  readonly rate: { readonly regular: number; readonly bankStatement: number };
}

export const services: Readonly<Record<TranslationType, Service>> = {
  certified: {
    label: 'Certified Translation',
    word: 'Certified',
    description: 'Signed statement of accuracy',
    rate: { regular: 1500, bankStatement: 2500 },
  },
  notarized: {
    label: 'Notarized Translation',
    word: 'Notarized',
    description: 'Certified, and sworn before a notary',
    rate: { regular: 2000, bankStatement: 3500 },
  },
};

export interface PricedItem {
  readonly pages: number;
  readonly translationType: TranslationType;
  readonly isBankStatement: boolean;
  /** Standard unless set. */
  readonly speed?: Speed;
  /** A copy on paper is ordered with it. */
  readonly isMailed?: boolean;
}

export interface QuoteLine {
  pages: number;
  rateCents: number;
  /** Rush surcharge, a part of `totalCents`; absent at the standard speed. */
  surchargeCents?: number;
  /** Postage of a mailed copy, a part of `totalCents`; absent without one. */
  postageCents?: number;
  totalCents: number;
}

export interface Quote {
  lines: QuoteLine[];
  totalCents: number;
  currency: Currency;
}

type ServiceChoice = Pick<PricedItem, 'translationType' | 'isBankStatement'>;
type PricedChoice = ServiceChoice & Pick<PricedItem, 'speed'>;

/** Cents per page at the standard speed. */
export function ratePerPage({ translationType, isBankStatement }: ServiceChoice): number {
  const { rate } = services[translationType];
  return isBankStatement ? rate.bankStatement : rate.regular;
}

/** `full` for receipts and mails, `compact` for table cells, `short` for price lines that name the amount themselves. */
const bankStatementSuffix = { full: ', bank statement', compact: ', bank', short: ' bank statement' } as const;

/** `Certified Translation, bank statement`; compact: `Certified Translation, bank`; short: `Certified bank statement`. */
export function describeService(
  { translationType, isBankStatement }: ServiceChoice,
  form: keyof typeof bankStatementSuffix = 'full',
): string {
  const { label, word } = services[translationType];
  const name = form === 'short' ? word : label;
  return isBankStatement ? `${name}${bankStatementSuffix[form]}` : name;
}

/** `Rush, 4–8 hours`. */
export function describeSpeed(speed: Speed): string {
  const { label, range } = speedRules[speed];
  return `${label}, ${range}`;
}

/** Surcharge of an order's speed, in cents per page; 0 for the standard speed. */
export function speedSurcharge(choice: PricedChoice): number {
  return Math.round((ratePerPage(choice) * speedRules[choice.speed ?? 'standard'].surchargePercent) / 100);
}

/** Surcharge of a bank statement, in cents per page. */
export function bankStatementSurcharge(translationType: TranslationType): number {
  const { rate } = services[translationType];
  return rate.bankStatement - rate.regular;
}

/** Prices an order: one line per item, in the same order. Throws RangeError for a page count outside 1 to 50. */
export function quote(items: readonly PricedItem[]): Quote {
  const lines = items.map((item) => {
    if (!Number.isInteger(item.pages) || item.pages < limits.pagesMin || item.pages > limits.pagesMax) {
      throw new RangeError(`pages must be a whole number from ${limits.pagesMin} to ${limits.pagesMax}`);
    }
    const rateCents = ratePerPage(item);
    const surchargeCents = speedSurcharge(item) * item.pages;
    const postageCents = item.isMailed === true ? mailedCopy.postageCents : 0;
    return {
      pages: item.pages,
      rateCents,
      ...(surchargeCents > 0 && { surchargeCents }),
      ...(item.isMailed === true && { postageCents }),
      totalCents: rateCents * item.pages + surchargeCents + postageCents,
    };
  });
  return { lines, totalCents: lines.reduce((sum, line) => sum + line.totalCents, 0), currency: houseCurrency };
}
