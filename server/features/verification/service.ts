import type { Actor } from '#server/context.ts';
import { everybody } from '#server/rate-limit/windows.ts';
import type { Deps } from '#server/deps.ts';
import { isStaff } from '#shared/roles.ts';
import { mayBeCode, normaliseCode } from '#shared/verification-code.ts';
import * as queries from './queries.ts';

// Anyone may ask whether a code belongs to a translation we certified; the answer names nobody.
// Guessing codes must not pay: every question counts for its asker, also inside a batch and also when it finds something,
// and every miss counts for everybody, however many addresses the guesses come from.
// What is not certified, or was revoked, is answered like a code that never existed.

const windows = { short: 'verifyByAddress', long: 'verifyByAddressHourly', overall: 'verifyOverall' } as const;

/** The certificate of a code however it is typed, or null. `ip` is the asker's. TOO_MANY_LOOKUPS. */
export async function lookUpCode(deps: Deps, { code, ip }: { code: string; ip: string }) {
  await deps.rateLimiter.admit(windows, ip, 'TOO_MANY_LOOKUPS');
  const normalised = normaliseCode(code);
  const certificate = mayBeCode(normalised) ? await queries.findCertificate(deps.db, normalised) : undefined;
  if (certificate) return { ...certificate, status: 'Authenticated' };
  await deps.rateLimiter.consume(windows.overall, everybody, 'TOO_MANY_LOOKUPS');
  return null;
}

/** What is known of a document's certificate: for its owner and for staff; null for anyone else, as if it were not there. */
export async function verificationRecordOf({ db }: Deps, actor: Actor, { documentId }: { documentId: string }) {
  const record = await queries.findRecord(db, { documentId, ownerId: isStaff(actor.role) ? null : actor.id });
  return record ? { ...record, isAuthenticated: record.isAuthenticated ?? false } : null;
}
