import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { findNames } from '#server/features/auth/people.ts';
import { lockHeld } from '#server/features/auth/trust-locks.ts';
import { findVatChecks } from '#server/features/auth/vat-checks.ts';
import { notify } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { dayAt, isEnded, monthAt, monthBounds, monthLabel } from '#shared/pay/months.ts';
import type { InvoiceParty } from '#shared/pay/self-billing.ts';
import { payStatementNumber } from '#shared/pay/statements.ts';
import { lockOpenBilling } from './billing-queries.ts';
import { findHouse } from './billing.ts';
import {
  findMonth,
  findOpenFrom,
  insertMonth,
  lockMonths,
  lockOpenAdjustments,
  lockOpenEarnings,
  setStatement,
} from './month-queries.ts';
import { issueSelfBilled } from './self-billed.ts';
import { countStatements, findLastNumber, insertStatement } from './statement-queries.ts';

/*
 * Closing of months.
 * Promises: one statement for each person and currency, numbered without gaps in the year; every earning and adjustment is on exactly
 * one, since what is written after a close goes into the next. It is an invoice too where self-billing is agreed at the closing.
 * Never: the close of a running month, or two closes of one month.
 */

interface Closed {
  month: string;
  statements: number;
}

/** Closes a month, or answers with how it was closed. Throws PAY_MONTH_RUNNING, PAY_MONTH_CLOSED, PAY_MONTH_EARLIER, PERMISSION_DENIED. */
export async function closePayMonth(deps: Deps, actor: Actor, { month }: { month: string }): Promise<Closed> {
  const { timeZone } = await deps.company.calendar();
  const now = deps.now();
  if (!isEnded(month, { now, timeZone })) throw new AppError('PAY_MONTH_RUNNING');
  const house = await findHouse(deps);
  return deps.db.transaction().execute(async (trx) => {
    await lockHeld(trx, actor.id, 'account');
    await lockMonths(trx);
    if (await findMonth(trx, month)) return { month, statements: await countStatements(trx, month) };
    const { lastClosed, openFrom } = await findOpenFrom(trx, { timeZone, currentMonth: monthAt(now, timeZone) });
    if (lastClosed !== undefined && lastClosed > month) throw new AppError('PAY_MONTH_CLOSED');
    if (openFrom < month) throw new AppError('PAY_MONTH_EARLIER', { details: { month: monthLabel(openFrom) } });
    const issued = await issueStatements(deps, trx, { month, timeZone, closedBy: actor.id, now, house });
    const statements = issued.length;
    await recordAudit(deps, trx, { event: 'payMonth.closed', actor, details: { month, statements } });
    for (const { userId, number } of issued) {
      await notify(trx, { now: deps.now, userId, kind: 'pay_statement', payload: { number, change: 'issued' } });
    }
    return { month, statements };
  });
}

interface Closing {
  month: string;
  timeZone: string;
  closedBy: string | null;
  now: Date;
  /** The customer of self-billed invoices. */
  house: InvoiceParty | null;
}

/** Inserts the month and its statements under the months' lock; returns them by person. */
async function issueStatements(
  deps: Pick<Deps, 'vies'>,
  trx: Trx,
  { month, timeZone, closedBy, now, house }: Closing,
): Promise<{ userId: string; number: string }[]> {
  await insertMonth(trx, { month, closedBy, closedAt: now });
  const earnings = await lockOpenEarnings(trx, { before: monthBounds(month, timeZone).to });
  const adjustments = await lockOpenAdjustments(trx, { until: month });
  const earned = Map.groupBy(earnings, keyOf);
  const adjusted = Map.groupBy(adjustments, keyOf);
  const keys = [...new Set([...earned.keys(), ...adjusted.keys()])].toSorted();
  const userIds = [...new Set([...earnings, ...adjustments].map((row) => row.userId))];
  const names = await findNames(trx, userIds);
  const billing = await lockOpenBilling(trx, userIds);
  const checks = await findVatChecks(
    deps,
    trx,
    [...billing].map(([accountId, { details }]) => ({ accountId, vatId: details.vatId })),
  );
  const day = dayAt(now, timeZone);
  const year = Number(month.slice(0, 4));
  let number = await findLastNumber(trx, year);
  const issued: { userId: string; number: string }[] = [];
  for (const key of keys) {
    const own = { earnings: earned.get(key) ?? [], adjustments: adjusted.get(key) ?? [] };
    const [first] = [...own.earnings, ...own.adjustments];
    if (!first) continue;
    const { userId, currency } = first;
    number += 1;
    const statementId = await insertStatement(trx, {
      ...{ userId, payeeName: names.get(userId) ?? '', month, currency, year, number },
      ...{ earnedCents: sumOf(own.earnings), adjustedCents: sumOf(own.adjustments) },
      ...{ lineCount: own.earnings.length, issuedAt: now },
    });
    await setStatement(trx, {
      statementId,
      earnings: own.earnings.map(({ id }) => id),
      adjustments: own.adjustments.map(({ id }) => id),
    });
    await issueSelfBilled(
      trx,
      { id: statementId, userId, currency, ...own },
      { billing: billing.get(userId), check: checks.get(userId), house, day, now },
    );
    issued.push({ userId, number: payStatementNumber({ year, number }) });
  }
  return issued;
}

function keyOf({ userId, currency }: { userId: string; currency: string }): string {
  return `${userId} ${currency}`;
}

function sumOf(rows: readonly { amountCents: number }[]): number {
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
