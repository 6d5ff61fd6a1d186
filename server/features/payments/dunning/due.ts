import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { publishFacts } from '#server/features/company/publishing.ts';
import { invoiceNumber } from '#shared/invoices.ts';
import type { Currency } from '#shared/money.ts';
import { agingBucket, agingBuckets, daysOverdue, type AgingBucket } from '#shared/received.ts';
import { receivableRules } from '#shared/schemas/company.ts';
import type {
  dueOutput,
  promisePaymentInput,
  setReceivableRulesInput,
  setReceivableRulesOutput,
} from '#shared/schemas/received.ts';
import { findStatement } from '../invoice-queries.ts';
import { lockPayment, updatePayment } from '../queries.ts';
import { listCredits } from '../receivable-queries.ts';
import { balanceOf, dayOf } from '../receivables.ts';
import { listCreditAccounts, listDueOfAll } from './queries.ts';

/*
 * What accounts owe: by age, with promises to pay and the rules of reminders.
 * Promises: every sum is of one currency.
 */

type Output = z.input<typeof dueOutput>;
type Account = Output['items'][number];
type Row = Awaited<ReturnType<typeof listDueOfAll>>[number];
type Aging = Record<AgingBucket, number>;

const dayMs = 24 * 60 * 60 * 1000;

/** Accounts that owe or have credit, longest overdue first. */
export async function getDue(deps: Deps, { search }: { search?: string | undefined }): Promise<Output> {
  const now = deps.now();
  const { facts: rules, version } = await deps.company.inForce('receivables');
  const [rows, holders] = await Promise.all([
    listDueOfAll(deps.db, { search }),
    listCreditAccounts(deps.db, { search }),
  ]);
  const credits = await listCredits(
    deps.db,
    holders.map(({ id }) => id),
  );
  const accounts = new Map<string, Account>();
  const accountOf = (of: { accountId: string; currency: Currency; name: string | null; email: string }) => {
    const key = `${of.accountId} ${of.currency}`;
    const known = accounts.get(key);
    if (known) return known;
    const { accountId, currency, name, email } = of;
    const made: Account = {
      ...{ accountId, currency, name, email, aging: emptyAging() },
      ...{ dueCents: 0, creditCents: 0, isStopped: false, statements: [] },
    };
    accounts.set(key, made);
    return made;
  };
  for (const row of rows) {
    const account = accountOf(row);
    const leftCents = balanceOf(row);
    const days = row.dueAt && daysOverdue(row.dueAt, now);
    account.aging[agingBucket(days ?? -1)] += leftCents;
    account.dueCents += leftCents;
    account.isStopped ||= stops(row, { now, stopAfterDays: rules.stopAfterDays });
    account.statements.push(statementOf(row, { leftCents, days }));
  }
  const people = new Map(holders.map((holder) => [holder.id, holder]));
  for (const { accountId, currency, cents } of credits) {
    const person = people.get(accountId);
    if (person) accountOf({ ...person, accountId, currency }).creditCents += cents;
  }
  const items = [...accounts.values()];
  return { items, totals: totalsOf(items), rules: { ...rules, version } };
}

function statementOf(
  { paymentId, year, number, dueAt, promisedOn, promiseNote, reminders, remindedAt, ...amounts }: Row,
  { leftCents, days }: { leftCents: number; days: number | null },
): Account['statements'][number] {
  return {
    ...{ paymentId, dueAt, daysOverdue: days, leftCents, promisedOn, promiseNote, reminders, remindedAt },
    number: year === null || number === null ? null : invoiceNumber({ kind: 'invoice', year, number }),
    totalCents: amounts.amountCents - amounts.refundedCents,
    receivedCents: amounts.receivedCents,
  };
}

/** Whether a statement stops further orders on account. */
function stops(
  { dueAt, promisedOn }: Pick<Row, 'dueAt' | 'promisedOn'>,
  { now, stopAfterDays }: { now: Date; stopAfterDays: number | null },
): boolean {
  if (dueAt === null || stopAfterDays === null) return false;
  if (promisedOn !== null && promisedOn >= dayOf(now)) return false;
  return dueAt.getTime() + stopAfterDays * dayMs <= now.getTime();
}

function emptyAging(): Aging {
  return { current: 0, from0: 0, from30: 0, from60: 0, from90: 0 };
}

function totalsOf(items: readonly Account[]): Output['totals'] {
  const byCurrency = Map.groupBy(items, ({ currency }) => currency);
  return [...byCurrency].map(([currency, accounts]) => {
    const aging = emptyAging();
    for (const account of accounts) for (const bucket of agingBuckets) aging[bucket] += account.aging[bucket];
    return {
      currency,
      aging,
      dueCents: accounts.reduce((sum, { dueCents }) => sum + dueCents, 0),
      creditCents: accounts.reduce((sum, { creditCents }) => sum + creditCents, 0),
    };
  });
}

/**
 * Notes that an account promised to pay by a day, which holds reminders and the stop of orders until it has passed. Throws
 * PAYMENT_NOT_FOUND, PROMISE_PAST.
 */
export async function promisePayment(
  deps: Deps,
  actor: SignedInActor,
  { statementId, promisedOn, note }: z.output<typeof promisePaymentInput>,
): Promise<void> {
  const now = deps.now();
  if (promisedOn !== null && promisedOn < dayOf(now)) throw new AppError('PROMISE_PAST');
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, statementId);
    if (payment?.status !== 'due' || payment.statedAt === null) throw new AppError('PAYMENT_NOT_FOUND');
    const promiseNote = promisedOn === null ? null : (note ?? null);
    if (payment.promisedOn === promisedOn && payment.promiseNote === promiseNote) return;
    await updatePayment(trx, { id: statementId, values: { promisedOn, promiseNote }, now });
    const statement = await findStatement(trx, { paymentId: statementId, accountId: payment.userId });
    await recordAudit(deps, trx, {
      event: 'payment.promised',
      actor,
      subjectUserId: payment.userId,
      details: { invoice: statement?.number ?? '', from: payment.promisedOn, to: promisedOn },
    });
  });
}

/** Publishes when reminders are sent and when orders stop. Throws RULES_FAULTY, FACTS_CHANGED. */
export async function setReceivableRules(
  deps: Deps,
  actor: SignedInActor,
  { reminderDays, stopAfterDays, basedOn, reason }: z.output<typeof setReceivableRulesInput>,
): Promise<z.input<typeof setReceivableRulesOutput>> {
  const facts = receivableRules.safeParse({ reminderDays, stopAfterDays });
  if (!facts.success) throw new AppError('RULES_FAULTY');
  return deps.db.transaction().execute(async (trx) => {
    const published = await publishFacts(deps, trx, {
      ...{ kind: 'receivables', facts: facts.data, basedOn, reason },
      publishedBy: actor.person.id,
    });
    await recordAudit(deps, trx, {
      event: 'receivables.published',
      actor,
      details: { version: published.version, ...facts.data, reason },
    });
    return published;
  });
}
