import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { findAccount, listStaff } from '#server/features/auth/queries.ts';
import { isNotaryAvailable } from '#server/features/documents/availability.ts';
import { countAwaitingAct } from '#server/features/documents/review/queries.ts';
import { can, isStaff } from '#shared/access.ts';
import { dayOf, isInForce, knownState } from '#shared/notarial/acts.ts';
import { stateNames } from '#shared/notarial/state-names.ts';
import { ruleOf } from '#shared/notarial/states.ts';
import type { commissionList, SetCommissionInput } from '#shared/schemas/notary.ts';
import { endCommissions, findCommission, insertCommission, listCommissions } from './notary-queries.ts';

/*
 * Notary commissions, set by admins.
 * Promises: a change ends the version in force and inserts the next, with its audit record; every version is kept.
 * Never: a commission of a person who is not staff, beyond its state's term, or with electronic acts that its state has not.
 */

/** Every version, and whether notarized translations can be ordered. */
export async function getCommissions(deps: Deps): Promise<z.input<typeof commissionList>> {
  const [rows, staff, isSold, awaiting] = await Promise.all([
    listCommissions(deps.db),
    listStaff(deps.db),
    isNotaryAvailable(deps),
    countAwaitingAct(deps.db),
  ]);
  const today = dayOf(deps.now());
  const items = rows.map((row) => ({
    ...row,
    state: knownState(row.state),
    isInForce: isInForce(row, today) && isStaff(row.userRole),
    setAt: row.setAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
  return { items, staff, isSold, awaiting };
}

/**
 * Sets a person's commission of a state, in place of the one they have there.
 * Throws COMMISSION_NEEDS_STAFF, COMMISSION_PAST, COMMISSION_TERM, COMMISSION_ELECTRONIC, COMMISSION_REMOTE.
 */
export async function setCommission(deps: Deps, actor: Actor, input: SetCommissionInput): Promise<void> {
  const now = deps.now();
  assertLawful(input, now);
  await deps.db.transaction().execute(async (trx) => {
    const person = await findAccount(trx, input.userId);
    if (!person || !can(person, 'notarize')) throw new AppError('COMMISSION_NEEDS_STAFF');
    const { userId, state } = input;
    await endCommissions(trx, { userId, state, endedBy: actor.id, now });
    const id = await insertCommission(trx, { ...input, setBy: actor.id, setAt: now });
    const { sealText: _text, userId: _person, ...stated } = input;
    await recordAudit(deps, trx, {
      event: 'commission.set',
      actor,
      subjectUserId: userId,
      details: { commissionId: id, ...stated },
    });
  });
}

function assertLawful({ state, expiresOn, allowsElectronic, allowsRemote }: SetCommissionInput, now: Date): void {
  const rule = ruleOf(state);
  const today = dayOf(now);
  if (expiresOn < today) throw new AppError('COMMISSION_PAST');
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + rule.termYears);
  if (expiresOn > dayOf(latest)) {
    throw new AppError('COMMISSION_TERM', { details: { state: stateNames[state], years: String(rule.termYears) } });
  }
  if (allowsElectronic && !rule.electronic.isAllowed) {
    const details = { state: stateNames[state], needs: rule.electronic.needs };
    throw new AppError('COMMISSION_ELECTRONIC', { details });
  }
  if (allowsRemote && !(allowsElectronic && rule.allowsRemote)) {
    throw new AppError('COMMISSION_REMOTE', { details: { state: stateNames[state] } });
  }
}

/** Ends a commission from now on; acts already recorded stay. Throws COMMISSION_NOT_FOUND. */
export async function endCommission(deps: Deps, actor: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const commission = await findCommission(trx, id);
    const isEnded = await endCommissions(trx, { id, endedBy: actor.id, now: deps.now() });
    if (!commission || !isEnded) throw new AppError('COMMISSION_NOT_FOUND');
    // Open checkouts of notarized orders end with the last commission.
    await deps.jobs.enqueue(trx, 'payments.releaseStale', {});
    await recordAudit(deps, trx, {
      event: 'commission.ended',
      actor,
      subjectUserId: commission.userId,
      details: { commissionId: id, state: commission.state, number: commission.number },
    });
  });
}
