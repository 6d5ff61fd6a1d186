import { limits } from './limits.ts';
import type { Currency } from './money.ts';
import { speedRules, type Speed } from './promise/speeds.ts';
import type { PriceList } from './schemas/company.ts';
import type { TranslationType } from './translation-types.ts';

/** Services and what an order of them costs by a price list. The form, the server, the checkout, receipts and mails all ask here. */

export { translationTypes, type TranslationType } from './translation-types.ts';

interface Service {
  readonly label: string;
  /** Short label for lists, selects and filters. */
  readonly word: string;
  /** Line below the label in the order form. */
  readonly description: string;
}

export const services: Readonly<Record<TranslationType, Service>> = {
  certified: {
    label: 'Certified Translation',
    word: 'Certified',
    description: 'Signed statement of accuracy',
  },
  notarized: {
    label: 'Notarized Translation',
    word: 'Notarized',
    description: 'Certified, and sworn before a notary',
  },
};

export interface PricedItem {
  readonly pages: number;
  readonly translationType: TranslationType;
  readonly isBankStatement: boolean;
  /** Decides where the list has rates of its own for a language pair. */
  readonly sourceLanguage?: string | null | undefined;
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
  /** What the order lacks to the minimum, a part of the first line's `totalCents`; absent where it lacks nothing. */
  topUpCents?: number;
  totalCents: number;
}

export interface Quote {
  lines: QuoteLine[];
  totalCents: number;
  currency: Currency;
}

type ServiceChoice = Pick<PricedItem, 'translationType' | 'isBankStatement'>;
type RatedChoice = Pick<PricedItem, 'translationType' | 'isBankStatement' | 'sourceLanguage'>;
type PricedChoice = RatedChoice & Pick<PricedItem, 'speed'>;

/** Cents per page at the standard speed: those of the language pair, or else of every pair. */
export function ratePerPage(
  { translationType, isBankStatement, sourceLanguage }: RatedChoice,
  list: PriceList,
): number {
  const unit = isBankStatement ? 'bankStatement' : 'regular';
  const pair = list.pairs.find(
    (one) => one.source === sourceLanguage && one.translationType === translationType && one.unit === unit,
  );
  return pair?.rate ?? list.rates[translationType][unit];
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

/** What fills an order up to the least that it costs, on invoices and checkouts. */
export const minimumLabel = 'Minimum order';

/** `Rush, 4–8 hours`. */
export function describeSpeed(speed: Speed): string {
  const { label, range } = speedRules[speed];
  return `${label}, ${range}`;
}

/** Surcharge of an order's speed, in cents per page; 0 for the standard speed. */
export function speedSurcharge(choice: PricedChoice, list: PriceList): number {
  return choice.speed === 'rush' ? Math.round((ratePerPage(choice, list) * list.rushPercent) / 100) : 0;
}

/** Surcharge of a bank statement, in cents per page. */
export function bankStatementSurcharge(choice: Omit<RatedChoice, 'isBankStatement'>, list: PriceList): number {
  return (
    ratePerPage({ ...choice, isBankStatement: true }, list) - ratePerPage({ ...choice, isBankStatement: false }, list)
  );
}

/** One document's price, before the order's minimum. Throws RangeError for a page count outside 1 to 50. */
export function priceLine(item: PricedItem, list: PriceList): QuoteLine {
  if (!Number.isInteger(item.pages) || item.pages < limits.pagesMin || item.pages > limits.pagesMax) {
    throw new RangeError(`pages must be a whole number from ${limits.pagesMin} to ${limits.pagesMax}`);
  }
  const rateCents = ratePerPage(item, list);
  const surchargeCents = speedSurcharge(item, list) * item.pages;
  const postageCents = item.isMailed === true ? list.postageCents : 0;
  return {
    pages: item.pages,
    rateCents,
    ...(surchargeCents > 0 && { surchargeCents }),
    ...(item.isMailed === true && { postageCents }),
    totalCents: rateCents * item.pages + surchargeCents + postageCents,
  };
}

/** Prices an order by a list: one line per item, in the same order. Throws RangeError for a page count outside 1 to 50. */
export function quote(items: readonly PricedItem[], list: PriceList): Quote {
  const lines = items.map((item) => priceLine(item, list));
  const [first] = lines;
  const worth = lines.reduce((sum, { totalCents, postageCents = 0 }) => sum + totalCents - postageCents, 0);
  const topUpCents = Math.max(0, list.minimumCents - worth);
  if (first && topUpCents > 0) {
    first.topUpCents = topUpCents;
    first.totalCents += topUpCents;
  }
  return { lines, totalCents: lines.reduce((sum, line) => sum + line.totalCents, 0), currency: list.currency };
}
