import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { lockHeld } from '#server/features/auth/trust-locks.ts';
import { dayAt } from '#shared/pay/months.ts';
import { rateKey, rateStateOf } from '#shared/pay/rates.ts';
import type { payRateView, ratesOutput, SaveRateInput } from '#shared/schemas/pay.ts';
import {
  findRate,
  findStaffMember,
  insertRate,
  listPayees,
  listRates,
  lockRates,
  rateOf,
  updateRateEnd,
} from './rate-queries.ts';

/*
 * Rates of the people who work on papers.
 * Promises: a change is a new version from a day on, so that earlier earnings can be recomputed; each version is in the
 * audit log.
 * Never: the actor's own rate, or one that begins or ends before today.
 */

/** Today in the company's time zone. */
export async function houseDay(deps: Deps): Promise<string> {
  const { timeZone } = await deps.company.calendar();
  return dayAt(deps.now(), timeZone);
}

/** Rates of all people or one person, ended ones included. */
export async function getRates(
  deps: Deps,
  actor: Actor,
  { person }: { person?: string | undefined },
): Promise<z.input<typeof ratesOutput>> {
  const [people, rows, today] = await Promise.all([
    listPayees(deps.db),
    listRates(deps.db, person === undefined ? undefined : [person]),
    houseDay(deps),
  ]);
  const byPerson = Map.groupBy(rows.map(rateOf), ({ userId }) => userId);
  const rates = [...byPerson.values()].flatMap((own) =>
    own.map((rate): z.input<typeof payRateView> => ({ ...rate, state: rateStateOf(rate, own, today) })),
  );
  return { people: people.map((one) => ({ ...one, isYou: one.id === actor.id })), rates, today };
}

/**
 * A version from a day on; the same one again answers with the first. Throws PAY_PERSON_NOT_FOUND, PAY_OWN, PAY_RATE_PAST,
 * PERMISSION_DENIED.
 */
export async function saveRate(deps: Deps, actor: Actor, input: SaveRateInput): Promise<{ id: string }> {
  const { person: userId, pair, amount, ...work } = input;
  if (userId === actor.id) throw new AppError('PAY_OWN');
  if (input.validFrom < (await houseDay(deps))) throw new AppError('PAY_RATE_PAST');
  const terms = { ...work, unitCents: amount.cents, currency: amount.currency };
  return deps.db.transaction().execute(async (trx) => {
    // Locks the person before the rates, in the order of a suspension.
    await lockHeld(trx, actor.id, 'manage');
    if (!(await findStaffMember(trx, userId))) throw new AppError('PAY_PERSON_NOT_FOUND');
    await lockRates(trx, userId);
    const key = rateKey({ pair, ...work });
    const [last] = (await listRates(trx, [userId]))
      .map(rateOf)
      .filter((rate) => rateKey(rate) === key && rate.validFrom === input.validFrom);
    if (last?.endsOn === null && isSame(last, terms)) return { id: last.id };
    const id = await insertRate(trx, {
      ...terms,
      userId,
      sourceLanguage: pair?.from ?? null,
      targetLanguage: pair?.to ?? null,
      createdBy: actor.id,
      createdAt: deps.now(),
    });
    await recordAudit(deps, trx, {
      event: 'payRate.saved',
      actor,
      subjectUserId: userId,
      details: { rateId: id, pair, ...terms },
    });
    return { id };
  });
}

type Terms = Pick<SaveRateInput, 'unit' | 'rushPercent' | 'minimumCents'> & { unitCents: number; currency: string };

function isSame(one: Terms, other: Terms): boolean {
  const names = ['unit', 'unitCents', 'currency', 'rushPercent', 'minimumCents'] as const;
  return names.every((name) => one[name] === other[name]);
}

/** Ends a rate with the beginning of a day. Throws PAY_RATE_NOT_FOUND, PAY_OWN, PAY_RATE_PAST, PAY_RATE_ENDED, PERMISSION_DENIED. */
export async function endRate(deps: Deps, actor: Actor, input: { id: string; endsOn: string }): Promise<void> {
  const today = await houseDay(deps);
  await deps.db.transaction().execute(async (trx) => {
    await lockHeld(trx, actor.id, 'manage');
    const known = await findRate(trx, input.id);
    if (!known) throw new AppError('PAY_RATE_NOT_FOUND');
    if (known.userId === actor.id) throw new AppError('PAY_OWN');
    await lockRates(trx, known.userId);
    const rate = await findRate(trx, input.id);
    if (!rate) throw new AppError('PAY_RATE_NOT_FOUND');
    if (rate.endsOn === input.endsOn) return;
    if (rate.endsOn !== null) throw new AppError('PAY_RATE_ENDED');
    if (input.endsOn < today || input.endsOn < rate.validFrom) throw new AppError('PAY_RATE_PAST');
    await updateRateEnd(trx, input);
    await recordAudit(deps, trx, {
      event: 'payRate.ended',
      actor,
      subjectUserId: rate.userId,
      details: { rateId: rate.id, endsOn: input.endsOn },
    });
  });
}
