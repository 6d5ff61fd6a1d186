import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { lockHeld } from '#server/features/auth/trust-locks.ts';
import { notify, queueEmail } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { pageRoleOf } from '#shared/access.ts';
import { checkedBefore, reminderDays, reminderOf } from '#shared/certificate/credentials.ts';
import { dayOf } from '#shared/notarial/acts.ts';
import type { CheckCredentialInput, RefuseCredentialInput, StaffCredential } from '#shared/schemas/credentials.ts';
import {
  findCredential,
  listEndingCredentials,
  listStaffCredentials,
  lockCredential,
  markReminded,
  notRefused,
  takeUnrecorded,
  updateCredential,
} from './credential-queries.ts';
import { viewCredential } from './credentials.ts';
import { findSignerProfile, listSignerProfiles } from './signer-queries.ts';

/*
 * Checks and refusals of credentials by those who manage the staff, checks taken back, and reminders before their end.
 * Promises: one check per claim, with who, how and when in the audit log; each reminder is sent once, however often the job runs.
 * Never: a check of the actor's own claim, by a person suspended meanwhile, or of a proof replaced since it was read; papers that
 * printed a credential change when its check is taken back.
 */

/** Credentials of certifiers, unchecked ones first. */
export async function listCredentials(deps: Deps, actor: Actor): Promise<StaffCredential[]> {
  const rows = await listStaffCredentials(deps.db);
  const profiles = await listSignerProfiles(deps.db, [...new Set(rows.map(({ userId }) => userId))]);
  const printedBy = new Map(profiles.map((profile) => [profile.userId, profile]));
  return rows.map((row) => ({
    ...viewCredential(row, { printed: printedBy.get(row.userId), now: deps.now() }),
    userId: row.userId,
    userName: row.userName,
    userEmail: row.userEmail,
    isYours: row.userId === actor.id,
  }));
}

/**
 * Records the actor's check of a claim, also of a refused one.
 * Throws CREDENTIAL_NOT_FOUND, CREDENTIAL_OWN, CREDENTIAL_CHECKED, CREDENTIAL_EXPIRED, CREDENTIAL_PROOF_CHANGED, PERMISSION_DENIED.
 */
export function checkCredential(
  deps: Deps,
  actor: Actor,
  { credentialId: id, how, proofSha256 }: CheckCredentialInput,
) {
  return decide(deps, actor, { id, proofSha256 }, async (trx, row) => {
    assertUnchecked(row);
    const now = deps.now();
    if (row.validUntil !== null && row.validUntil < dayOf(now)) throw new AppError('CREDENTIAL_EXPIRED');
    const check = { checkedAt: now, checkedBy: actor.id, how };
    await updateCredential(trx, { id, values: { ...check, ...notRefused } });
    return { event: 'credential.checked', details: { how } };
  });
}

/**
 * Refuses a claim and notifies its holder with the reason; idempotent.
 * Throws CREDENTIAL_NOT_FOUND, CREDENTIAL_OWN, CREDENTIAL_CHECKED, CREDENTIAL_PROOF_CHANGED, PERMISSION_DENIED.
 */
export function refuseCredential(
  deps: Deps,
  actor: Actor,
  { credentialId: id, reason, proofSha256 }: RefuseCredentialInput,
) {
  return decide(deps, actor, { id, proofSha256 }, async (trx, row) => {
    assertUnchecked(row);
    if (row.refusal === reason && row.refusedBy === actor.id) return undefined;
    await updateCredential(trx, { id, values: { refusedAt: deps.now(), refusedBy: actor.id, refusal: reason } });
    const { userId, credential, number } = row;
    await notify(trx, { now: deps.now, userId, kind: 'credential_refused', payload: { credential, number, reason } });
    return { event: 'credential.refused', details: { reason } };
  });
}

/**
 * Takes a mistaken check back and notifies the holder with the reason: the credential is a refused claim, which counts for no
 * further decision. Idempotent. Throws CREDENTIAL_NOT_FOUND, CREDENTIAL_OWN, CREDENTIAL_UNCHECKED, CREDENTIAL_PROOF_CHANGED,
 * PERMISSION_DENIED.
 */
export function undoCredentialCheck(
  deps: Deps,
  actor: Actor,
  { credentialId: id, reason, proofSha256 }: RefuseCredentialInput,
) {
  return decide(deps, actor, { id, proofSha256 }, async (trx, row) => {
    const { userId, credential, number, checkedBy, how } = row;
    if (row.checkedAt === null) {
      if (row.refusal === reason && row.refusedBy === actor.id) return undefined;
      throw new AppError('CREDENTIAL_UNCHECKED');
    }
    const unchecked = { checkedAt: null, checkedBy: null, how: null };
    const refused = { refusedAt: deps.now(), refusedBy: actor.id, refusal: reason };
    await updateCredential(trx, { id, values: { ...unchecked, ...refused } });
    const payload = { credential, number, reason };
    await notify(trx, { now: deps.now, userId, kind: 'credential_check_undone', payload });
    return { event: 'credential.checkUndone', details: { reason, checkedBy, how } };
  });
}

function assertUnchecked({ checkedAt }: Row): void {
  if (checkedAt !== null) throw new AppError('CREDENTIAL_CHECKED');
}

type Row = NonNullable<Awaited<ReturnType<typeof lockCredential>>>;
interface Decision {
  event: 'credential.checked' | 'credential.refused' | 'credential.checkUndone';
  details: Record<string, string | null>;
}

/** Locks another person's credential, refuses a changed proof, applies the decision and audits it. */
async function decide(
  deps: Deps,
  actor: Actor,
  { id, proofSha256 }: { id: string; proofSha256: string | null | undefined },
  apply: (trx: Trx, row: Row) => Promise<Decision | undefined>,
) {
  await deps.db.transaction().execute(async (trx) => {
    // Locks the person before the row, in the order of a suspension.
    await lockHeld(trx, actor.id, 'manage');
    const row = await lockCredential(trx, id);
    if (!row) throw new AppError('CREDENTIAL_NOT_FOUND');
    if (row.userId === actor.id) throw new AppError('CREDENTIAL_OWN');
    if (proofSha256 !== undefined && proofSha256 !== row.proofSha256) throw new AppError('CREDENTIAL_PROOF_CHANGED');
    const decision = await apply(trx, row);
    if (!decision) return;
    await recordAudit(deps, trx, {
      event: decision.event,
      actor,
      subjectUserId: row.userId,
      details: { ...checkedFacts(row), ...decision.details, proofSha256: row.proofSha256 },
    });
  });
  const decided = await findCredential(deps.db, id);
  if (!decided) throw new AppError('CREDENTIAL_NOT_FOUND');
  return viewCredential(decided, { printed: await findSignerProfile(deps.db, decided.userId), now: deps.now() });
}

function checkedFacts(row: { id: string; credential: string; number: string; validUntil: string | null }) {
  const { id: credentialId, credential, number, validUntil } = row;
  return { credentialId, credential, number, validUntil };
}

/** Audits once, without a checker, the credentials that were in use before checks were recorded. */
export async function recordCarriedOver(deps: Deps): Promise<void> {
  const now = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    for (const row of await takeUnrecorded(trx, { how: checkedBefore, now })) {
      await recordAudit(deps, trx, {
        event: 'credential.checked',
        actor: null,
        subjectUserId: row.userId,
        details: { ...checkedFacts(row), how: checkedBefore },
      });
    }
  });
}

/** Notifies and mails holders before a credential expires; after an outage only the latest reminder is sent. */
export async function remindOfCredentials(deps: Deps): Promise<void> {
  const today = dayOf(deps.now());
  const last = new Date(deps.now());
  last.setUTCDate(last.getUTCDate() + Math.max(...reminderDays));
  for (const id of await listEndingCredentials(deps.db, { from: today, to: dayOf(last) }))
    await remind(deps, id, today);
}

async function remind(deps: Deps, id: string, today: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const row = await lockCredential(trx, id);
    const days = row && reminderOf(row, today);
    const told = days && (await markReminded(trx, { id, days }));
    if (!told?.validUntil) return;
    const { userId, credential, number, validUntil, name, email: address } = told;
    const payload = { credential, number, validUntil };
    await queueEmail(deps, trx, {
      userId,
      to: { name, address },
      template: 'credential-expiring',
      payload: { ...payload, isAdmin: pageRoleOf(told) === 'admin' },
    });
    await notify(trx, { now: deps.now, userId, kind: 'credential_expiring', payload });
  });
}
