import type { Insertable } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { lockHeld } from '#server/features/auth/trust-locks.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PayAdjustmentsTable } from '#server/platform/db/pay-tables.ts';
import type { AddPayAdjustmentInput } from '#shared/schemas/pay.ts';
import { findLastClosed, shareMonths } from './month-queries.ts';
import { findStaffMember } from './rate-queries.ts';

/*
 * Deductions and bonuses, each with its reason.
 * Promises: idempotent by id; each is on the statement of its month, and in the audit log.
 * Never: the actor's own, or in a closed month.
 */

/** Throws PAY_OWN, PAY_PERSON_NOT_FOUND, PAY_MONTH_CLOSED, PAY_ADJUSTMENT_TAKEN, PERMISSION_DENIED. */
export async function addPayAdjustment(
  deps: Deps,
  actor: Actor,
  { id, person: userId, month, amount, reason }: AddPayAdjustmentInput,
): Promise<{ id: string }> {
  if (userId === actor.id) throw new AppError('PAY_OWN');
  const values = { userId, month, amountCents: amount.cents, currency: amount.currency, reason };
  await deps.db.transaction().execute(async (trx) => {
    await lockHeld(trx, actor.id, 'account');
    await shareMonths(trx);
    const known = await findAdjustment(trx, id);
    if (known) {
      const isSame =
        known.userId === userId &&
        known.month === month &&
        known.amountCents === amount.cents &&
        known.currency === amount.currency &&
        known.reason === reason;
      if (!isSame) throw new AppError('PAY_ADJUSTMENT_TAKEN');
      return;
    }
    if (!(await isPayee(trx, userId))) throw new AppError('PAY_PERSON_NOT_FOUND');
    const last = await findLastClosed(trx);
    if (last !== undefined && month <= last) throw new AppError('PAY_MONTH_CLOSED');
    const isNew = await insertAdjustment(trx, { id, ...values, createdBy: actor.id, createdAt: deps.now() });
    // A concurrent duplicate of this request was inserted first.
    if (!isNew) return;
    await recordAudit(deps, trx, {
      event: 'pay.adjusted',
      actor,
      subjectUserId: userId,
      details: { adjustmentId: id, month, amountCents: amount.cents, currency: amount.currency, reason },
    });
  });
  return { id };
}

function findAdjustment(trx: Trx, id: string) {
  return trx.selectFrom('payAdjustments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Current staff, and former staff with earnings, who are still owed. */
async function isPayee(trx: Trx, userId: string): Promise<boolean> {
  if (await findStaffMember(trx, userId)) return true;
  const earned = await trx
    .selectFrom('payEarnings')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return earned !== undefined;
}

async function insertAdjustment(trx: Trx, values: Insertable<PayAdjustmentsTable>): Promise<boolean> {
  const row = await trx
    .insertInto('payAdjustments')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
