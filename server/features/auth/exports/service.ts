import type { IncomingMessage } from 'node:http';
import type { SignedInActor } from '#server/context.ts';
import type { Db } from '#server/db/client.ts';
import type { Keyset } from '#server/db/pagination.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { requireSecondFactor } from '#server/features/auth/second-factor/policy.ts';
import { isStaff } from '#shared/roles.ts';
import { isSameOrigin } from '#server/http/csrf-guard.ts';
import { readSession } from '#server/features/auth/session.ts';
import { recordAudit } from '#server/features/auth/audit-log/service.ts';

/*
 * Long lists for spreadsheets.
 * Promises: who exported what, with which filter, is in the audit log before the first row leaves.
 * Never: rows after the session or the role has ended, or a pooled connection held while a slow reader drains.
 */

/** Rows of one query: 200 bytes each, milliseconds of the pool. */
const pageRows = 500;

interface ExportRequest<Row> {
  kind: string;
  /** As it is kept in the audit log. */
  filter: Record<string, unknown>;
  isAdminOnly: boolean;
  /** Rows in a fixed order, those after the keyset; `at` and `id` of each are the next one. */
  readRows: (db: Db, options: { actor: SignedInActor; after: Keyset | undefined; limit: number }) => Promise<Row[]>;
}

/** Throws NOT_SIGNED_IN, STAFF_ONLY, ADMIN_ONLY, SECOND_FACTOR_REQUIRED. */
async function authorize(deps: Deps, cookie: string | undefined, isAdminOnly: boolean): Promise<SignedInActor> {
  const { user } = await readSession(deps, cookie);
  if (!user) throw new AppError('NOT_SIGNED_IN');
  if (!isStaff(user.role)) throw new AppError(isAdminOnly ? 'ADMIN_ONLY' : 'STAFF_ONLY');
  if (isAdminOnly && user.role !== 'admin') throw new AppError('ADMIN_ONLY');
  requireSecondFactor(deps, user);
  return user;
}

/** Pages of an export, each in the person's fair share and after another look at the session; none for HEAD, which exports nothing. Throws as `authorize`, FOREIGN_ORIGIN, TOO_MANY_REQUESTS. */
export async function openExport<Row extends Keyset>(
  deps: Deps,
  { headers, method }: Pick<IncomingMessage, 'headers' | 'method'>,
  request: ExportRequest<Row>,
): Promise<AsyncIterable<readonly Row[]>> {
  const { kind, filter, isAdminOnly, readRows } = request;
  const { cookie, origin, host, 'sec-fetch-site': fetchSite } = headers;
  // A link on a foreign page would fill the audit log.
  const site = { origin, host, fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined };
  if (!isSameOrigin(deps.env.publicUrl, site)) throw new AppError('FOREIGN_ORIGIN');
  const actor = await authorize(deps, cookie, isAdminOnly);
  const isProbe = method === 'HEAD';
  if (!isProbe) {
    await deps.rateLimiter.consume('exports', actor.id, 'TOO_MANY_REQUESTS');
    await deps.db
      .transaction()
      .execute((trx) => recordAudit(deps, trx, { event: 'export.made', actor, details: { kind, ...filter } }));
  }

  async function* pages() {
    if (isProbe) return;
    let after: Keyset | undefined;
    for (;;) {
      await authorize(deps, cookie, isAdminOnly);
      const options = { actor, after, limit: pageRows };
      const rows = await deps.fairShares.calls.run(actor.id, () =>
        deps.replica.read({}, (db) => readRows(db, options)),
      );
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < pageRows) return;
      after = { at: last.at, id: last.id };
    }
  }
  return pages();
}
