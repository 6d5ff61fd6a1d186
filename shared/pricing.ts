import { smallestCharge } from './currency-facts.ts';
import { limits } from './limits.ts';
import { homeCountry, type Currency } from './money.ts';
import { speedRules, type Speed } from './promise/speeds.ts';
import type { OwnRate, PriceList, RateUnit } from './schemas/company.ts';
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
  /** Destination of the mailed copy; the United States unless set. */
  readonly mailCountry?: string | null | undefined;
  /** The office that makes it; the main one unless set. */
  readonly office?: string | null | undefined;
  /** Where they are counted, and the list prices words: instead of the price of its pages. */
  readonly words?: number | null | undefined;
  /** Price lines of the desk; negative takes something off. */
  readonly extraCents?: number;
}

export interface QuoteLine {
  pages: number;
  /** Per page; 0 where words are charged. */
  rateCents: number;
  /** Flat fee and charge for words, included in `totalCents`; absent if zero. */
  feeCents?: number;
  /** Rush surcharge, a part of `totalCents`; absent at the standard speed. */
  surchargeCents?: number;
  /** Postage of a mailed copy, a part of `totalCents`; absent without one. */
  postageCents?: number;
  /** Supplement up to the order's minimum, part of the first line's `totalCents`; absent if not needed. */
  topUpCents?: number;
  /** The document's share of the order's discount, already deducted from `totalCents`; absent if zero. */
  discountCents?: number;
  /** Price lines of the desk, a part of `totalCents`; absent without any. */
  extraCents?: number;
  totalCents: number;
}

export interface Quote {
  lines: QuoteLine[];
  /** Total after the discount. */
  totalCents: number;
  currency: Currency;
}

type ServiceChoice = Pick<PricedItem, 'translationType' | 'isBankStatement'>;
type RatedChoice = Pick<PricedItem, 'translationType' | 'isBankStatement' | 'sourceLanguage' | 'office'>;
type PricedChoice = RatedChoice & Pick<PricedItem, 'speed'>;

type RatedService = Omit<RatedChoice, 'isBankStatement'>;

/** Most specific rate: of the language at the office, of the language, or of the office; undefined if none is set. */
export function findOwnRate(
  { translationType, sourceLanguage, office }: RatedService,
  unit: RateUnit,
  list: PriceList,
): OwnRate | undefined {
  const weight = (one: OwnRate) => (one.source === undefined ? 0 : 2) + (one.office === undefined ? 0 : 1);
  const [own] = list.pairs
    .filter(
      (one) =>
        one.translationType === translationType &&
        one.unit === unit &&
        (one.source === undefined || one.source === sourceLanguage) &&
        (one.office === undefined || one.office === office),
    )
    .toSorted((one, other) => weight(other) - weight(one));
  return own;
}

function rateOf(service: RatedService, unit: RateUnit, list: PriceList): number {
  return findOwnRate(service, unit, list)?.rate ?? list.rates[service.translationType][unit];
}

/** Cents per page at the standard speed. */
export function ratePerPage({ isBankStatement, ...service }: RatedChoice, list: PriceList): number {
  return rateOf(service, isBankStatement ? 'bankStatement' : 'regular', list);
}

/** Fee per document besides pages, such as the notary's. */
export function feePerDocument(service: RatedService, list: PriceList): number {
  return rateOf(service, 'document', list);
}

/** Postage of a copy to a country; undefined for countries without postage. */
export function postageTo(country: string | null | undefined, list: PriceList): number | undefined {
  if (!country || country === homeCountry) return list.postageCents;
  return list.postage.find((one) => one.country === country)?.cents;
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

/** Label of the fee per document, on invoices and checkouts. */
export const feeLabels: Readonly<Record<TranslationType, string>> = {
  certified: 'Per document',
  notarized: 'Notary fee',
};

/** Label of the supplement up to the minimum, on invoices and checkouts. */
export const minimumLabel = 'Minimum order';

/** Price lines of the desk, on invoices and checkouts. */
export function extraLabel(cents: number): string {
  return cents < 0 ? 'Agreed discount' : 'Agreed extras';
}

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
  const wordRate = rateOf(item, 'word', list);
  const wordsCents = wordRate * (item.words ?? 0);
  const rateCents = wordsCents > 0 ? 0 : ratePerPage(item, list);
  const feeCents = feePerDocument(item, list) + wordsCents;
  const rushShare = item.speed === 'rush' ? list.rushPercent : 0;
  const surchargeCents =
    wordsCents > 0 ? Math.round((wordsCents * rushShare) / 100) : speedSurcharge(item, list) * item.pages;
  // A draft whose country a later list leaves out is refused when it is ordered.
  const postageCents = item.isMailed === true ? (postageTo(item.mailCountry, list) ?? list.postageCents) : 0;
  const { extraCents = 0 } = item;
  return {
    pages: item.pages,
    rateCents,
    ...(feeCents > 0 && { feeCents }),
    ...(surchargeCents > 0 && { surchargeCents }),
    ...(item.isMailed === true && { postageCents }),
    ...(extraCents !== 0 && { extraCents }),
    totalCents: rateCents * item.pages + feeCents + surchargeCents + postageCents + extraCents,
  };
}

/** Discount of an order, by share or by amount, for some services; for all unless set. */
export interface Discount {
  percent?: number | undefined;
  amountCents?: number | undefined;
  services?: readonly TranslationType[] | undefined;
}

/**
 * Prices an order by a list: one line per item, in the same order. A discount is taken off once the minimum is reached, and not off
 * postage; what a card can be charged at least is left. Throws the errors of `priceLine`.
 */
export function quote(items: readonly PricedItem[], list: PriceList, discount?: Discount): Quote {
  const lines = items.map((item) => priceLine(item, list));
  const [first] = lines;
  const worth = lines.reduce(
    (sum, { totalCents, postageCents = 0, extraCents = 0 }) => sum + totalCents - postageCents - extraCents,
    0,
  );
  const topUpCents = Math.max(0, list.minimumCents - worth);
  if (first && topUpCents > 0) {
    first.topUpCents = topUpCents;
    first.totalCents += topUpCents;
  }
  if (discount) takeOff(items, lines, discount, list.currency);
  return { lines, totalCents: lines.reduce((sum, line) => sum + line.totalCents, 0), currency: list.currency };
}

/** Takes a discount off the lines of its services, each by its share. */
function takeOff(
  items: readonly PricedItem[],
  lines: readonly QuoteLine[],
  { services: only, ...off }: Discount,
  currency: Currency,
): void {
  const reduced = lines.filter((_line, index) => {
    const type = items[index]?.translationType;
    return type !== undefined && (only === undefined || only.includes(type));
  });
  const worthOf = ({ totalCents, postageCents = 0 }: QuoteLine) => totalCents - postageCents;
  const worth = reduced.reduce((sum, line) => sum + worthOf(line), 0);
  const total = lines.reduce((sum, line) => sum + line.totalCents, 0);
  const wanted = off.percent === undefined ? (off.amountCents ?? 0) : Math.floor((worth * off.percent) / 100);
  const discountCents = Math.max(0, Math.min(wanted, worth, total - smallestCharge(currency)));
  if (discountCents === 0) return;
  let before = 0;
  let taken = 0;
  for (const line of reduced) {
    before += worthOf(line);
    const share = Math.round((discountCents * before) / worth) - taken;
    if (share === 0) continue;
    taken += share;
    line.discountCents = share;
    line.totalCents -= share;
  }
}

/** Sum of the shares of an order's discount. */
export function discountOf({ lines }: Pick<Quote, 'lines'>): number {
  return lines.reduce((sum, { discountCents = 0 }) => sum + discountCents, 0);
}
