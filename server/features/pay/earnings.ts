import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { DocumentsTable } from '#server/platform/db/tables.ts';
import { isSameCurrency, sumCents, type Money } from '#shared/money.ts';
import { isEnded, monthAt, monthBounds } from '#shared/pay/months.ts';
import { activitiesOf, countWords, earningOf, rateFor, type PayActivity, type PayUnit } from '#shared/pay/rates.ts';
import type { ReviewDecision } from '#shared/reviews.ts';
import type { earningsOutput, OrderPay, ownEarningsOutput, PaySum } from '#shared/schemas/pay.ts';
import {
  findTranslator,
  insertEarning,
  listMonthAdjustments,
  listMonthLines,
  listPaperEarnings,
  sumMinutes,
  sumMonth,
  type MonthWindow,
  type PersonSum,
} from './earning-queries.ts';
import { findOpenFrom } from './month-queries.ts';
import { listRates, rateOf } from './rate-queries.ts';

/*
 * Earnings of the staff for papers.
 * Promises: written in the transaction that delivers a paper, once for each person and activity, at the rate of that
 * day; the row keeps all that its amount is computed from.
 * Never: an earning for a further revision or a test order, or a row for a person without a rate.
 */

/** Lines per page; statements are not limited. */
const maxLines = 500;

export interface CertifiedWork {
  document: Pick<
    Selectable<DocumentsTable>,
    'id' | 'pages' | 'translationType' | 'sourceLanguage' | 'targetLanguage' | 'speed'
  >;
  reviewId: string;
  paperKind: string;
  decision: ReviewDecision;
  /** Null for a file without text, which pays no words. */
  text: string | null;
  /** True if the certified text was made in the studio. */
  isFromStudio: boolean;
  /** Whose text a reviser passed, and who did; undefined without a revision. */
  revision?: { translatorId: string; reviserIds: readonly string[] } | undefined;
  certifiedBy: string;
  /** The notary whose act delivers the paper; null without one. */
  notaryId: string | null;
  /** Local day in the company's time zone, which selects the rates. */
  day: string;
  now: Date;
}

/** Inserts a delivery's earnings. Call it in the delivering transaction, after the decision is written. */
export async function recordEarnings(deps: Pick<Deps, 'sandbox'>, trx: Trx, work: CertifiedWork): Promise<void> {
  if (deps.sandbox) return;
  const done = await listDone(trx, work);
  const rates = (await listRates(trx, [...new Set(done.map(({ userId }) => userId))])).map(rateOf);
  if (rates.length === 0) return;
  const { document, day, now: earnedAt } = work;
  const paper = {
    service: document.translationType,
    sourceLanguage: document.sourceLanguage,
    targetLanguage: document.targetLanguage,
  };
  const quantities = await countQuantities(trx, work);
  for (const { userId, activity } of done) {
    const own = rates.filter((rate) => rate.userId === userId);
    const rate = rateFor(own, { ...paper, activity }, day);
    if (!rate) continue;
    const { unit, unitCents, currency, rushPercent, minimumCents } = rate;
    const quantity = quantities(unit, userId);
    const isRush = document.speed === 'rush';
    await insertEarning(trx, {
      ...paper,
      ...{ userId, documentId: document.id, activity, paperKind: work.paperKind, rateId: rate.id },
      ...{ unit, unitCents, currency, rushPercent, minimumCents, quantity, isRush, earnedAt },
      amountCents: earningOf(rate, quantity, isRush).amountCents,
    });
  }
}

/** Activities by person. The translator of a studio text is who submitted it for revision, or confirmed most of its blocks. */
async function listDone(trx: Trx, work: CertifiedWork): Promise<{ userId: string; activity: PayActivity }[]> {
  const { certifiedBy, notaryId, decision, isFromStudio, reviewId, revision } = work;
  const confirmer = isFromStudio ? (revision?.translatorId ?? (await findTranslator(trx, reviewId))) : undefined;
  const translator = confirmer ?? certifiedBy;
  return [
    ...activitiesOf(decision).map((activity) => ({
      userId: activity === 'translate' ? translator : certifiedBy,
      activity,
    })),
    ...(revision?.reviserIds ?? []).map((userId) => ({ userId, activity: 'revise' as const })),
    ...(notaryId === null ? [] : [{ userId: notaryId, activity: 'notarize' as const }]),
  ];
}

/** Quantity of a unit. A person's minutes are paid once, under their first hourly activity. */
async function countQuantities(trx: Trx, { document, text, reviewId }: CertifiedWork) {
  const minutes = await sumMinutes(trx, reviewId);
  const words = text === null ? 0 : countWords(text);
  return (unit: PayUnit, userId: string): number => {
    if (unit === 'flat') return 1;
    if (unit === 'page') return document.pages;
    if (unit === 'word') return words;
    const worked = minutes.get(userId) ?? 0;
    minutes.delete(userId);
    return worked;
  };
}

type MonthFacts = Pick<z.input<typeof earningsOutput>, 'month' | 'isClosed' | 'canClose' | 'openFrom' | 'currentMonth'>;

/** State of a month (the current one by default), and the window of its rows. */
async function describeMonth(deps: Deps, asked?: string): Promise<{ facts: MonthFacts; window: MonthWindow }> {
  const { timeZone } = await deps.company.calendar();
  const now = deps.now();
  const currentMonth = monthAt(now, timeZone);
  const month = asked ?? currentMonth;
  const { lastClosed, openFrom } = await findOpenFrom(deps.db, { timeZone, currentMonth });
  const isClosed = lastClosed !== undefined && month <= lastClosed;
  const canClose = month === openFrom && isEnded(month, { now, timeZone });
  return {
    facts: { month, isClosed, canClose, openFrom, currentMonth },
    window: { month, ...monthBounds(month, timeZone), isClosed, hasLeftOver: month === openFrom },
  };
}

function sumOf({ currency, papers, earnedCents, adjustedCents }: PersonSum): PaySum {
  return { currency, papers, earnedCents, adjustedCents, totalCents: earnedCents + adjustedCents };
}

async function listOfPerson(deps: Deps, window: MonthWindow & { userId: string }) {
  const [lines, adjustments] = await Promise.all([
    listMonthLines(deps.db, { ...window, limit: maxLines + 1 }),
    listMonthAdjustments(deps.db, window),
  ]);
  return { lines: lines.slice(0, maxLines), adjustments, isCut: lines.length > maxLines };
}

/** Sums of a month by person, and the lines of one person. */
export async function getEarnings(
  deps: Deps,
  actor: Actor,
  { month, person }: { month?: string | undefined; person?: string | undefined },
): Promise<z.input<typeof earningsOutput>> {
  const { facts, window } = await describeMonth(deps, month);
  const [sums, details] = await Promise.all([
    sumMonth(deps.db, window),
    person === undefined
      ? { lines: [], adjustments: [], isCut: false }
      : listOfPerson(deps, { ...window, userId: person }),
  ]);
  const people = [...Map.groupBy(sums, ({ userId }) => userId)].flatMap(([id, own]) => {
    const [{ name, email } = { name: null, email: '' }] = own;
    return [{ id, name, email, isYou: id === actor.id, sums: own.map(sumOf) }];
  });
  return { ...facts, people, ...details };
}

/** The actor's own earnings. */
export async function getOwnEarnings(
  deps: Deps,
  actor: Actor,
  { month }: { month?: string | undefined },
): Promise<z.input<typeof ownEarningsOutput>> {
  const { facts, window } = await describeMonth(deps, month);
  const own = { ...window, userId: actor.id };
  const [sums, details] = await Promise.all([sumMonth(deps.db, own), listOfPerson(deps, own)]);
  return { ...facts, sums: sums.map(sumOf), ...details };
}

/** Earnings and margin of an order; the margin is null if a currency of pay differs from the order's. */
export async function getOrderPay(
  deps: Deps,
  { documentId, price }: { documentId: string; price: Money },
): Promise<OrderPay> {
  const earnings = await listPaperEarnings(deps.db, documentId);
  const isAlike = earnings.every(({ currency }) => isSameCurrency(currency, price.currency));
  if (!isAlike) return { earnings, marginCents: null };
  return { earnings, marginCents: price.cents - sumCents(earnings, ({ amountCents }) => amountCents, price.currency) };
}
