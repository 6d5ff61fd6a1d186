import type { ExpressionBuilder } from 'kysely';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { DB } from '#server/platform/db/tables.ts';
import { limits } from '#shared/limits.ts';
import { findProvedAt, proofNeeded } from './recent-proof.ts';

/*
 * Release of a signer's key: a recent proof opens it for a limited number of decisions and time.
 * Promises: a release is bound to one session, person and key, and ends with the session or with trust in the person;
 * each proof opens one release; concurrent uses are serialized.
 * Never: a use beyond either limit without a further proof.
 */

export interface KeyRelease {
  decisionsLeft: number;
  expiresAt: Date;
}

/**
 * Takes one use of the key `keyId`, and opens it first where the session has a proof that opened none yet.
 * Throws PROOF_NEEDED.
 */
export async function takeKeyUse(deps: Deps, actor: SignedInActor, keyId: string): Promise<void> {
  if (await takeUse(deps, actor, keyId)) return;
  await openRelease(deps, actor, keyId);
  if (!(await takeUse(deps, actor, keyId))) throw proofNeeded(actor);
}

async function takeUse({ db, now }: Deps, actor: SignedInActor, keyId: string): Promise<boolean> {
  const taken = await db
    .updateTable('signerKeyReleases')
    .set((eb) => ({ decisionsLeft: eb('decisionsLeft', '-', 1) }))
    .where(isOpenRelease(actor, keyId, now()))
    .returning('sessionId')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Throws PROOF_NEEDED without a recent proof. A call at the same time may have opened it with the same proof. */
async function openRelease(deps: Deps, actor: SignedInActor, keyId: string): Promise<void> {
  const { sessionId, person } = actor;
  const provedAt = await findProvedAt(deps.db, sessionId);
  if (!provedAt || deps.now().getTime() - provedAt.getTime() >= limits.recentProofMs) throw proofNeeded(actor);
  const opened = {
    userId: person.id,
    keyId,
    provedAt,
    decisionsLeft: limits.signerKeyDecisions,
    expiresAt: new Date(provedAt.getTime() + limits.signerKeyReleaseMs),
  };
  await deps.db
    .insertInto('signerKeyReleases')
    .values({ sessionId, ...opened })
    .onConflict((conflict) =>
      conflict
        .column('sessionId')
        .doUpdateSet(opened)
        // A replaced key requires a new proof as well.
        .where('signerKeyReleases.provedAt', '<', provedAt),
    )
    .execute();
}

/** A session's remaining uses and time of a key; null while it is closed. */
export async function findKeyRelease(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  keyId: string,
): Promise<KeyRelease | null> {
  const row = await db
    .selectFrom('signerKeyReleases')
    .select(['decisionsLeft', 'expiresAt'])
    .where(isOpenRelease(actor, keyId, now()))
    .executeTakeFirst();
  return row ?? null;
}

/** Closes the keys that a person's sessions opened. The rows stay with their sessions, so that the same proofs open none again. */
export async function endKeyReleases(db: Db | Trx, { userId }: { userId: string }): Promise<void> {
  await db.updateTable('signerKeyReleases').set({ decisionsLeft: 0 }).where('userId', '=', userId).execute();
}

/** The session's own release of the key, with uses and time left. */
function isOpenRelease({ sessionId, person }: SignedInActor, keyId: string, now: Date) {
  return ({ and, eb }: ExpressionBuilder<DB, 'signerKeyReleases'>) =>
    and([
      eb('sessionId', '=', sessionId),
      eb('userId', '=', person.id),
      eb('keyId', '=', keyId),
      eb('decisionsLeft', '>', 0),
      eb('expiresAt', '>', now),
    ]);
}
