import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import { reportInput } from '#shared/schemas/reports.ts';
import { deleteSubscription, insertSubscription, isSubscribed, listWaiting, takeMonth } from './queries.ts';
import { getReport } from './report.ts';

/*
 * The month's report by mail, for those who ask for it and may `account` or `manage`.
 * Promises: one mail for each person and month, also when the job runs twice, at once, or after days without it.
 * Never: a mail to a person who lost the capability; a report of the month of the subscription, which has not ended.
 */

/** Sums of a month's last orders are made within minutes; refunds of the night follow at 03:41. */
const settledMs = 5 * 60 * 60 * 1000;

type Reader = Pick<SignedInActor, 'person'>;

export async function getReportMail({ db }: Deps, { person }: Reader): Promise<{ isOn: boolean }> {
  return { isOn: await isSubscribed(db, person.id) };
}

export async function setReportMail(
  { db, now }: Deps,
  { person }: Reader,
  { isOn }: { isOn: boolean },
): Promise<{ isOn: boolean }> {
  if (isOn) await insertSubscription(db, { personId: person.id, since: now() });
  else await deleteSubscription(db, person.id);
  return { isOn };
}

/** Mails the report of the month that ended, to those who did not get it yet. */
export async function mailReports(deps: Deps): Promise<void> {
  const now = deps.now();
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  if (now.getTime() < start.getTime() + settledMs) return;
  const month = dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)));
  const waiting = await listWaiting(deps.db, { month, start });
  if (waiting.length === 0) return;
  const period = { from: month, to: dayOf(new Date(start.getTime() - 1)) };
  const { total, before, currency, apart } = await getReport(deps, reportInput.parse(period));
  const { orders, pages, refundedCents, promised, late, complaints } = total;
  const payload = {
    ...{ month, ordered: orders, pages, refundedCents, promised, late, complaints },
    revenueCents: total.revenueCents - refundedCents,
    orderedBefore: before.orders,
    revenueBeforeCents: before.revenueCents - before.refundedCents,
    ...{ currency, apart },
  };
  for (const { personId, name, email } of waiting) {
    await deps.db.transaction().execute(async (trx) => {
      if (!(await takeMonth(trx, { personId, month }))) return;
      const to = { name, address: email };
      await queueEmail(deps, trx, { userId: personId, to, template: 'monthly-report', payload });
    });
  }
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
