import type { Deps } from '#server/deps.ts';
import { findProfile } from '#server/features/auth/account-end.ts';
import {
  listLeaving,
  listUnnotifiedOwners,
  lockLeaving,
  markNotified,
  updateSourceRemoved,
} from '#server/features/documents/retention.ts';
import { insertDocumentEvent } from '#server/features/documents/rows.ts';
import { notify, queueEmail } from '#server/features/notifications/notify.ts';
import { endTexts } from '#server/features/translation/service.ts';
import { limits } from '#shared/limits.ts';

/*
 * Sources leave some time after delivery; the delivered translation stays.
 * Promises: the owner is notified by mail and bell at least `limits.sourceNoticeMs` before, once; several documents share one mail.
 * Never: a source removed without notice, during a dispute, while a reported misspelling or a complaint is open, or during work.
 */

const ownersAtOnce = 200;
const documentsAtOnce = 500;

/** Job: tells owners which sources leave. */
export async function notifyOwners(deps: Deps): Promise<void> {
  const now = deps.now();
  const before = new Date(now.getTime() - deps.env.sourceRetentionMs + limits.sourceNoticeMs);
  const leavesAt = new Date(now.getTime() + limits.sourceNoticeMs);
  const ownerId = deps.sandbox?.accountId;
  for (const userId of await listUnnotifiedOwners(deps.db, { before, limit: ownersAtOnce, ownerId })) {
    await deps.db.transaction().execute(async (trx) => {
      const documents = await markNotified(trx, { userId, before, now, leavesAt });
      const owner = await findProfile(trx, userId);
      if (documents === 0 || !owner || owner.erasedAt) return;
      const payload = { documents, leavesAt: leavesAt.toISOString() };
      await queueEmail(deps, trx, {
        userId,
        to: { name: owner.name, address: owner.email },
        template: 'sources-leaving',
        payload,
      });
      await notify(trx, { now: deps.now, userId, kind: 'sources_leaving', payload });
    });
  }
}

/** Job: removes sources whose time has come, with the text that was read from them. */
export async function endSources(deps: Deps): Promise<void> {
  const ownerId = deps.sandbox?.accountId;
  for (const id of await listLeaving(deps.db, { now: deps.now(), limit: documentsAtOnce, ownerId })) {
    await deps.db.transaction().execute(async (trx) => {
      const now = deps.now();
      const document = await lockLeaving(trx, { id, now });
      if (!document?.fileKey) return;
      await updateSourceRemoved(trx, { id, now });
      await endTexts(trx, id);
      await insertDocumentEvent(trx, { documentId: id, event: 'source.removed', actorRole: 'system', createdAt: now });
      for (const key of [document.fileKey, document.thumbnailKey]) {
        if (key) await deps.jobs.enqueue(trx, 'documents.sweepFile', { key });
      }
    });
  }
}
