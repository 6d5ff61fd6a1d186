import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { requireSecondFactor } from '#server/features/auth/policy.ts';
import { readSession } from '#server/features/auth/session.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Keyset } from '#server/platform/db/pagination.ts';
import { bearerOf } from '#server/platform/http/bearer.ts';
import { isSameOrigin } from '#server/platform/http/csrf-guard.ts';
import { canAny, isStaff, type Capability } from '#shared/access.ts';

/*
 * CSV exports of staff lists, read page by page.
 * Promises: actor, kind and filter are in the audit log before the first row is sent.
 * Never: rows after the session or the role has ended, or a pooled connection held for a slow client.
 */

/** About 200 bytes per row; each page occupies a pooled connection for milliseconds. */
const rowsPerPage = 500;
/** Characters of a refused parameter's name that its error repeats. */
const namedLength = 60;

interface ExportRequest<Row> {
  kind: string;
  /** Recorded in the audit log. */
  filter: Record<string, unknown>;
  /** One of them is needed. */
  needs: readonly Capability[];
  isAdminOnly: boolean;
  /** The next `limit` rows after the keyset, in a fixed order; each row is the keyset of the next page. */
  readRows: (db: Db, options: { actor: SignedInActor; after: Keyset | undefined; limit: number }) => Promise<Row[]>;
}

/** The filter of an export's query. Throws EXPORT_PARAMETERS, which names the refused parameters. */
export function readExportFilter<Filter>(schema: z.ZodType<Filter>, query: unknown): Filter {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1).map(String),
  );
  const parameters = [...new Set(names)].map((name) => name.slice(0, namedLength)).join(', ');
  throw new AppError('EXPORT_PARAMETERS', { details: { parameters }, cause: parsed.error });
}

/**
 * Pages of an export, and who reads them; the session is checked again before each. HEAD yields none and is not recorded.
 * Throws KEY_NOT_ALLOWED, NOT_SIGNED_IN, STAFF_ONLY, ADMIN_ONLY, SECOND_FACTOR_REQUIRED, FOREIGN_ORIGIN, TOO_MANY_REQUESTS.
 */
export async function openExport<Row extends Keyset>(
  deps: Deps,
  { headers, method }: Pick<IncomingMessage, 'headers' | 'method'>,
  request: ExportRequest<Row>,
): Promise<{ actor: SignedInActor; pages: AsyncIterable<readonly Row[]> }> {
  const { kind, filter, readRows } = request;
  const { authorization, cookie, origin, host, 'sec-fetch-site': fetchSite } = headers;
  // Links on foreign pages could flood the audit log.
  const site = { origin, host, fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined };
  if (!isSameOrigin(deps.env.publicUrl, site)) throw new AppError('FOREIGN_ORIGIN');
  // A credential that exports do not accept is rejected instead of falling back to the cookie.
  if (bearerOf(authorization) !== undefined) throw new AppError('KEY_NOT_ALLOWED');
  const actor = await authorize(deps, cookie, request);
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
      await authorize(deps, cookie, request);
      const options = { actor, after, limit: rowsPerPage };
      const rows = await deps.fairShares.calls.run(actor.id, () =>
        deps.replica.read({}, (db) => readRows(db, options)),
      );
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < rowsPerPage) return;
      after = { at: last.at, id: last.id };
    }
  }
  return { actor, pages: pages() };
}

async function authorize(
  deps: Deps,
  cookie: string | undefined,
  { needs, isAdminOnly }: Pick<ExportRequest<never>, 'needs' | 'isAdminOnly'>,
): Promise<SignedInActor> {
  const { user } = await readSession(deps, cookie);
  if (!user) throw new AppError('NOT_SIGNED_IN');
  if (!isStaff(user.role)) throw new AppError(isAdminOnly ? 'ADMIN_ONLY' : 'STAFF_ONLY');
  if (!canAny(user, needs)) throw new AppError(isAdminOnly ? 'ADMIN_ONLY' : 'PERMISSION_DENIED');
  requireSecondFactor(deps, user);
  return user;
}
