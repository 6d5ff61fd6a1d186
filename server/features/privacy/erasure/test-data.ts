import type { Deps } from '#server/deps.ts';
import { eraseProfile } from '#server/features/auth/account-end.ts';
import { deleteSandbox, listSandboxesOf, openSandbox, requireSandbox } from '#server/features/auth/sandbox.ts';
import { deleteTestDocument, listDocumentKeys, listTestDocuments } from '#server/features/documents/erasure.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { forgetSweeps } from '#server/platform/jobs/kept-jobs.ts';
import { limits } from '#shared/limits.ts';

/*
 * The end of test data.
 * Promises: a test document and its files are deleted 30 days after its upload, by the sandbox's clock, and all of a sandbox
 * with its account.
 * Never: an order deleted before its missed promise and refund, however far the clock jumps.
 */

const documentsAtOnce = 200;

/** Job: deletes test documents whose time has come. */
export async function expireTestDocuments(deps: Deps): Promise<void> {
  const { accountId } = requireSandbox(deps);
  const now = deps.now();
  const before = new Date(now.getTime() - limits.testRetentionMs);
  // What other timers did to an order at this time has jobs on their way.
  const settled = { now, since: new Date(now.getTime() - limits.testSettledMs) };
  for (const id of await listTestDocuments(deps.db, { accountId, before, settled, limit: documentsAtOnce })) {
    await deps.db.transaction().execute((trx) => deleteWithFiles(deps, trx, id));
  }
}

async function deleteWithFiles(deps: Deps, trx: Trx, id: string): Promise<void> {
  for (const key of await listDocumentKeys(trx, id)) await deps.jobs.enqueue(trx, 'documents.sweepFile', { key });
  await deleteTestDocument(trx, id);
}

/** Deletes the sandbox of an account that ends, files first, so that an interrupted run goes on. */
export async function deleteSandboxOf(live: Deps, ownerId: string): Promise<void> {
  for (const accountId of await listSandboxesOf(live.db, ownerId)) {
    const deps = await openSandbox(live, accountId);
    if (!deps) continue;
    const before = new Date(deps.now().getTime() + limits.testClockAheadMs);
    for (;;) {
      const ids = await listTestDocuments(deps.db, { accountId, before, settled: null, limit: documentsAtOnce });
      if (ids.length === 0) break;
      for (const id of ids) {
        const keys = await deps.db.transaction().execute((trx) => listDocumentKeys(trx, id));
        for (const key of keys) await deps.storage.remove(key);
        await forgetSweeps(live.db, keys);
        await deps.db.transaction().execute((trx) => deleteTestDocument(trx, id));
      }
    }
    await deleteSandbox(live.sandboxDb, accountId);
  }
}

/** Ends the sandbox's own row in the live schema, with its owner's. */
export async function endSandboxes(trx: Trx, { ownerId, now }: { ownerId: string; now: Date }): Promise<void> {
  for (const userId of await listSandboxesOf(trx, ownerId)) await eraseProfile(trx, { userId, now });
}
