import type { Deps } from '#server/deps.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { VatEvidence } from '#server/platform/db/invoice-tables.ts';
import type { VatCheckState } from '#shared/tax.ts';
import {
  findCheck,
  findChecks,
  insertPending,
  listDue,
  listUnasked,
  updateAnswer,
  updateTried,
  type CheckedId,
} from './vat-check-queries.ts';

/*
 * Checks of VAT ids at VIES, of customers and of those who are paid per paper, where a setting allows them.
 * Promises: an answer is stored with its time and consultation number, and refreshed monthly; while VIES is
 * unavailable, checks are retried.
 * Never: an order that waits for VIES; a call inside a transaction.
 */

const hourMs = 60 * 60 * 1000;
const monthMs = 30 * 24 * hourMs;

export interface VatCheck {
  state: VatCheckState;
  checkedAt: Date | null;
  consultationNumber: string | null;
}

const unanswered: VatCheck = { state: 'pending', checkedAt: null, consultationNumber: null };

/** The stored answer about an id; null without VIES, so that the check digits decide. */
export async function findVatCheck(
  { vies }: Pick<Deps, 'vies'>,
  db: Db | Trx,
  id: CheckedId,
): Promise<VatCheck | null> {
  if (!vies) return null;
  return (await findCheck(db, id)) ?? unanswered;
}

/** Stored VIES results of several people, by person. */
export async function findVatChecks(
  { vies }: Pick<Deps, 'vies'>,
  db: Db | Trx,
  ids: readonly CheckedId[],
): Promise<Map<string, VatCheck>> {
  const asked = vies ? ids.filter(({ vatId }) => vatId !== '') : [];
  const stored = new Map((await findChecks(db, asked)).map((row) => [`${row.accountId} ${row.vatId}`, row]));
  return new Map(
    asked.map(({ accountId, vatId }) => {
      const { state, checkedAt, consultationNumber } = stored.get(`${accountId} ${vatId}`) ?? unanswered;
      return [accountId, { state, checkedAt, consultationNumber }];
    }),
  );
}

/** Proof of a confirmed id that is stored with the invoice. */
export function evidenceOf(check: VatCheck | null | undefined): { vatCheck?: VatEvidence } {
  if (check?.state !== 'valid' || check.checkedAt === null) return {};
  return { vatCheck: { checkedAt: check.checkedAt.toISOString(), consultationNumber: check.consultationNumber } };
}

/** Has an id checked once the transaction commits. */
export async function requestVatCheck(deps: Deps, trx: Trx, id: CheckedId): Promise<void> {
  if (!deps.vies) return;
  await insertPending(trx, { ...id, now: deps.now() });
  await deps.jobs.enqueue(trx, 'auth.checkVatId', { ...id });
}

/** The current or a recent answer of VIES. While it is unavailable the id is pending, and a job retries. */
export async function checkVatIdNow(deps: Deps, id: CheckedId): Promise<VatCheck | null> {
  if (!deps.vies) return null;
  try {
    await checkVatId(deps, id);
  } catch (error) {
    deps.log.warn({ err: error }, 'VIES did not answer');
    await deps.jobs.enqueue(deps.db, 'auth.checkVatId', { ...id });
  }
  return findVatCheck(deps, deps.db, id);
}

/**
 * Job: asks VIES unless it confirmed the id within a month, or refused it within the hour. Rejects while VIES is
 * unavailable.
 */
export async function checkVatId(deps: Deps, id: CheckedId): Promise<void> {
  const { db, now, vies } = deps;
  if (!vies) return;
  const known = await findCheck(db, id);
  const age = known?.checkedAt ? now().getTime() - known.checkedAt.getTime() : Infinity;
  if (age < (known?.state === 'valid' ? monthMs : hourMs)) return;
  if (!known) await insertPending(db, { ...id, now: now() });
  await ask(deps, vies, id);
}

async function ask({ db, now, company }: Deps, vies: NonNullable<Deps['vies']>, id: CheckedId): Promise<void> {
  const seller = await company.find('seller');
  await updateTried(db, id, now());
  const { isValid, consultationNumber } = await vies.check(id.vatId, seller?.facts.vatId || null);
  await updateAnswer(db, id, { state: isValid ? 'valid' : 'invalid', consultationNumber, at: now() });
}

/**
 * Rechecks ids whose job gave up, ids that predate VIES checks, and monthly all others. Stops at a
 * failure.
 */
export async function recheckVatIds(deps: Deps): Promise<void> {
  const { db, now, vies } = deps;
  if (!vies) return;
  const before = (ms: number) => new Date(now().getTime() - ms);
  const due = await listDue(db, { pendingBefore: before(hourMs), answeredBefore: before(monthMs) });
  try {
    for (const id of await listUnasked(db)) await checkVatId(deps, id);
    for (const id of due) await ask(deps, vies, id);
  } catch (error) {
    deps.log.warn({ err: error }, 'VIES did not answer');
  }
}
