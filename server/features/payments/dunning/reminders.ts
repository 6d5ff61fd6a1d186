import type { Deps } from '#server/deps.ts';
import { mailPayers } from '../account-mail.ts';
import { lockPayment, updatePayment } from '../queries.ts';
import { balanceOf, dayOf } from '../receivables.ts';
import { listToRemind } from './queries.ts';

/*
 * Reminders of overdue statements, on the days of the published rules.
 * Promises: each is sent once, also when two processes run; none while the account has promised a day that has not passed, and
 * after a pause of the server one reminder, not all that were missed.
 */

/** Statements per run; what is left follows in the next. */
const batch = 500;
const dayMs = 24 * 60 * 60 * 1000;

/** Job: sends the reminders that are due. */
export async function sendReminders(deps: Deps): Promise<void> {
  const { reminderDays } = (await deps.company.inForce('receivables')).facts;
  if (reminderDays.length === 0) return;
  const now = deps.now();
  const rows = await listToRemind(deps.db, { now, today: dayOf(now), reminderDays, limit: batch });
  for (const { id } of rows) {
    try {
      await remind(deps, { id, reminderDays, now });
    } catch (error) {
      deps.log.error({ err: error, paymentId: id }, 'reminder failed, retrying');
    }
  }
}

async function remind(
  deps: Deps,
  { id, reminderDays, now }: { id: string; reminderDays: readonly number[]; now: Date },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, id);
    if (payment?.status !== 'due' || payment.dueAt === null || balanceOf(payment) <= 0) return;
    if (payment.promisedOn !== null && payment.promisedOn >= dayOf(now)) return;
    const overdueDays = (now.getTime() - payment.dueAt.getTime()) / dayMs;
    const passed = reminderDays.filter((days) => days <= overdueDays).length;
    if (passed <= payment.reminders) return;
    await updatePayment(trx, { id, values: { reminders: passed, remindedAt: now }, now });
    await mailPayers(deps, trx, {
      accountId: payment.userId,
      change: 'reminder',
      cents: balanceOf(payment),
      paymentId: id,
    });
  });
}
