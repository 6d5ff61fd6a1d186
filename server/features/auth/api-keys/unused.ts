import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { findAccount } from '#server/features/auth/queries.ts';
import { queueSecurityMail } from '#server/features/auth/security-mail.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { unusedKeyDays, unusedKeyNoticeDays } from '#shared/api-keys.ts';
import { markUnusedKeys, revokeUnusedKeys } from './queries.ts';

/*
 * Revocation of unused keys.
 * Promises: a key ends after 90 days without use, and never less than 14 days after its maker was told; any use keeps it. One mail
 * per key and span without use, in the commit that marks the key.
 */

const dayMs = 24 * 60 * 60 * 1000;
const unusedMs = unusedKeyDays * dayMs;
const noticeMs = unusedKeyNoticeDays * dayMs;

/** When a key ends unless it is used: `null` while its maker was not told since its last use. */
export function unusedEnd(key: { lastUsedAt: Date | null; createdAt: Date; unusedNoticeAt: Date | null }): Date | null {
  const { lastUsedAt, createdAt, unusedNoticeAt } = key;
  const lastUse = (lastUsedAt ?? createdAt).getTime();
  if (unusedNoticeAt === null || unusedNoticeAt.getTime() <= lastUse) return null;
  return new Date(Math.max(lastUse + unusedMs, unusedNoticeAt.getTime() + noticeMs));
}

/** Job: tells the makers of keys that are about to end, and ends those that stayed unused. Idempotent. */
export async function endUnusedKeys(deps: Deps): Promise<void> {
  await deps.db.transaction().execute((trx) => notifyMakers(deps, trx));
  await deps.db.transaction().execute((trx) => endUnused(deps, trx));
}

async function notifyMakers(deps: Deps, trx: Trx): Promise<void> {
  const now = deps.now();
  const unusedSince = new Date(now.getTime() - unusedMs + noticeMs);
  const endsAt = new Date(now.getTime() + noticeMs);
  const marked = await markUnusedKeys(trx, { unusedSince, endsAt, now });
  for (const [maker, keys] of Map.groupBy(marked, ({ createdBy }) => createdBy)) {
    const account = await findAccount(trx, maker);
    if (!account) continue;
    const told = keys.map(({ name, mode, hint, organization, lastUse }) => {
      const end = unusedEnd({ lastUsedAt: lastUse, createdAt: lastUse, unusedNoticeAt: now });
      return { name, mode, hint, organization, endsAt: (end ?? endsAt).toISOString() };
    });
    await queueSecurityMail(deps, trx, { account, template: 'api-keys-unused', payload: { keys: told } });
  }
}

async function endUnused(deps: Deps, trx: Trx): Promise<void> {
  const now = deps.now();
  const ended = await revokeUnusedKeys(trx, {
    unusedSince: new Date(now.getTime() - unusedMs),
    toldBefore: new Date(now.getTime() - noticeMs),
    now,
  });
  for (const { id: keyId, subjectUserId } of ended) {
    const details = { keyId, cause: 'unused' };
    await recordAudit(deps, trx, { event: 'apiKey.revoked', actor: null, subjectUserId, details });
  }
}
