import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { IdempotentRequest } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, toAppError } from '#server/errors.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { decrypt, encrypt, type SecretContext } from '#server/platform/db/encryption.ts';
import { isErrorCode, statusOf, type ErrorCode, type ErrorDetails } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';

/*
 * `Idempotency-Key`: a mutation runs once per key of its account and person; the first final answer is replayed for a day.
 * Promises: a key that names another call is refused; a call whose process died runs again once its lease has lapsed.
 * Never: an answer in clear (all are encrypted, since some hold secrets shown once); an answer of another account.
 */

/** Lease of a running call; renewed while it runs, so a longer one means that its process died. */
const leaseSeconds = 30;
/** Above this an answer is not kept, and a retry runs again. */
const maxAnswerBytes = 256 * 1024;
/** Poll interval while another call with the same key is running. */
const retryAfterSeconds = 1;

const keyPattern = /^[\x21-\x7e]{1,255}$/;

/** The key of a request; null without one. Throws IDEMPOTENCY_KEY_INVALID. */
export function readIdempotencyKey(header: string | string[] | undefined): IdempotentRequest | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !keyPattern.test(header)) throw new AppError('IDEMPOTENCY_KEY_INVALID');
  return { key: header, replayed: 0 };
}

/** Alternating name and value; sent when every call of the request was answered from the store. */
export function replayHeaders(request: IdempotentRequest | null | undefined, calls: number): string[] {
  return request && request.replayed === calls ? ['Idempotent-Replayed', 'true'] : [];
}

/** Whose key it is. The call at index n of a batch has a key of its own; a single call is index 0. */
export interface IdempotentCall {
  request: IdempotentRequest;
  accountId: string;
  personId: string;
  index?: number;
  /** Input that the key is bound to: the procedure with its input, or the target of an upload. */
  payload: unknown;
  /** Runs the call. Throws AppError. */
  run: (body: ReceivedBody) => Promise<unknown>;
  /** SHA-256 of the body that comes with a retry, for calls whose payload is a stream. */
  readBody?: () => Promise<string>;
}

/** The SHA-256 of a body, set by calls that received one. */
export interface ReceivedBody {
  sha256?: string;
}

const savedAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown(), bodySha256: z.string().optional() }),
  z.object({
    ok: z.literal(false),
    code: z.string(),
    details: z.record(z.string(), z.unknown()),
    data: z.record(z.string(), z.unknown()),
    bodySha256: z.string().optional(),
  }),
]);
type SavedAnswer = z.infer<typeof savedAnswer>;

interface Claim {
  accountId: string;
  personId: string;
  keyHash: Buffer;
  attemptId: string;
}

/**
 * Runs the call, or returns the value of an earlier one under its key. Throws its error likewise, IDEMPOTENCY_MISMATCH for
 * another payload, and IDEMPOTENCY_IN_PROGRESS while the first call runs.
 */
export async function runOnce(deps: Deps, call: IdempotentCall): Promise<unknown> {
  const { request, accountId, personId, index = 0 } = call;
  const keyHash = createHash('sha256').update(`${index}:${request.key}`).digest();
  const claim: Claim = { accountId, personId, keyHash, attemptId: randomUUID() };
  const fingerprints = deps.env.appSecrets.map((secret) => fingerprintOf(secret, call.payload));
  const answer = await claimOrAnswer(deps, claim, fingerprints);
  if (answer === undefined) return runClaimed(deps, claim, call);
  if (call.readBody && answer.bodySha256 !== undefined && (await call.readBody()) !== answer.bodySha256) {
    throw new AppError('IDEMPOTENCY_MISMATCH');
  }
  request.replayed += 1;
  if (answer.ok) return answer.value;
  throw errorOf(answer);
}

async function runClaimed(deps: Deps, claim: Claim, { run }: IdempotentCall): Promise<unknown> {
  const renewal = setInterval(
    () => {
      renewLease(deps.db, claim).catch((error: unknown) => deps.log.warn({ err: error }, 'lease not renewed'));
    },
    (leaseSeconds * 1000) / 3,
  ).unref();
  const body: ReceivedBody = {};
  const withBody = () => (body.sha256 === undefined ? {} : { bodySha256: body.sha256 });
  try {
    const value = await run(body);
    await settle(deps, claim, { ok: true, value, ...withBody() });
    return value;
  } catch (cause) {
    const error = toAppError(cause);
    const { code, details, data } = error;
    const answer = { ok: false, code, details, data: { ...data }, ...withBody() } as const;
    await settle(deps, claim, isFinal(error) ? answer : undefined);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

const passing: ReadonlySet<ErrorCode> = new Set(['CONFLICT', 'FILE_INCOMPLETE']);

/**
 * Errors that a retry would repeat. Not final: input that does not parse, since nothing has run and the key stays free
 * for the corrected call; a missing sign-in or proof; interrupted transfers, concurrent changes, limits and outages.
 */
function isFinal({ code, cause }: AppError): boolean {
  const httpStatus = statusOf(code);
  if (cause instanceof z.ZodError || passing.has(code)) return false;
  return httpStatus < 500 && httpStatus !== 401 && httpStatus !== 429;
}

function errorOf({ code, details, data }: Extract<SavedAnswer, { ok: false }>): AppError {
  if (!isErrorCode(code)) return new AppError('CONFLICT');
  return new AppError(code, { details: details as ErrorDetails, data });
}

/** Keyed, since payloads hold passwords. Members are sorted, so that their order does not matter. */
function fingerprintOf(secret: string, payload: unknown): Buffer {
  try {
    const text = JSON.stringify(payload, (_name, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
        : value,
    );
    return createHmac('sha256', secret).update(`idempotency:${text}`).digest();
  } catch (cause) {
    // Nested beyond what any procedure takes.
    throw new AppError('INVALID_INPUT', { cause });
  }
}

/** Claims the key, or returns the answer under it. */
async function claimOrAnswer(deps: Deps, claim: Claim, fingerprints: Buffer[]): Promise<SavedAnswer | undefined> {
  const { accountId, personId, keyHash, attemptId } = claim;
  // The row may be released between the two statements, and is then free.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { rows: claimed } = await sql`
      insert into idempotency_keys as held (account_id, person_id, key_hash, fingerprint, attempt_id, lease_until)
      values (${accountId}, ${personId}, ${keyHash}, ${fingerprints[0]}, ${attemptId},
        clock_timestamp() + make_interval(secs => ${leaseSeconds}))
      on conflict (account_id, person_id, key_hash) do update
      set fingerprint = excluded.fingerprint, attempt_id = excluded.attempt_id, lease_until = excluded.lease_until,
        answer = null, created_at = excluded.created_at
      where held.created_at < clock_timestamp() - make_interval(secs => ${limits.idempotencyKeyMs / 1000})
        or (held.answer is null and held.lease_until < clock_timestamp()
          and held.fingerprint = any(${fingerprints}::bytea[]))
      returning attempt_id`.execute(deps.db);
    if (claimed.length > 0) return undefined;
    const { rows } = await sql<{ fingerprint: Buffer; answer: Buffer | null }>`
      select fingerprint, answer from idempotency_keys
      where account_id = ${accountId} and person_id = ${personId} and key_hash = ${keyHash}`.execute(deps.db);
    const [held] = rows;
    if (!held) continue;
    if (!fingerprints.some((own) => timingSafeEqual(own, held.fingerprint))) {
      throw new AppError('IDEMPOTENCY_MISMATCH');
    }
    if (held.answer) return open(deps, claim, held.answer);
    break;
  }
  throw new AppError('IDEMPOTENCY_IN_PROGRESS', { details: { retryAfter: retryAfterSeconds } });
}

const contextOf = ({ accountId, personId, keyHash }: Omit<Claim, 'attemptId'>): SecretContext => ({
  purpose: 'idempotent-answer',
  rowId: `${accountId} ${personId} ${keyHash.toString('hex')}`,
});

function open({ env }: Deps, claim: Claim, encrypted: Buffer): SavedAnswer {
  const text = decrypt(env.appSecrets, contextOf(claim), encrypted);
  if (!text) throw new Error('the answer of an idempotency key does not decrypt');
  return savedAnswer.parse(JSON.parse(text.toString('utf8')));
}

/** Stores the answer, or frees the key without one. A failure is logged only: the call has run, and its lease lapses. */
async function settle({ db, env, log }: Deps, claim: Claim, answer: SavedAnswer | undefined): Promise<void> {
  const bytes = answer && Buffer.from(JSON.stringify(answer));
  try {
    if (!bytes || bytes.length > maxAnswerBytes) {
      await sql`delete from idempotency_keys where ${isHeldBy(claim)}`.execute(db);
      return;
    }
    const encrypted = encrypt(env.appSecrets[0], contextOf(claim), bytes);
    await sql`
      update idempotency_keys set answer = ${encrypted}, lease_until = null where ${isHeldBy(claim)}`.execute(db);
  } catch (error) {
    log.error({ err: error }, 'answer of an idempotency key not stored');
  }
}

async function renewLease(db: Db, claim: Claim): Promise<void> {
  await sql`
    update idempotency_keys set lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    where ${isHeldBy(claim)}`.execute(db);
}

/** False once another attempt took over. */
function isHeldBy({ accountId, personId, keyHash, attemptId }: Claim) {
  return sql`account_id = ${accountId} and person_id = ${personId} and key_hash = ${keyHash}
    and attempt_id = ${attemptId} and answer is null`;
}

/** Rows that are decrypted at once. */
const erasedPage = 200;

/**
 * Replaces the answers that name an erased document with `code`: what they said about it is gone, and a repeated call still does
 * not run twice.
 */
export async function eraseAnswers(
  { env }: Pick<Deps, 'env'>,
  trx: Trx,
  { accountId, about, code }: { accountId: string; about: string; code: ErrorCode },
): Promise<void> {
  let after: Pick<Claim, 'personId' | 'keyHash'> | undefined;
  for (;;) {
    const { rows } = await sql<{ personId: string; keyHash: Buffer; answer: Buffer }>`
      select person_id as "personId", key_hash as "keyHash", answer from idempotency_keys
      where account_id = ${accountId} and answer is not null and (${after?.personId ?? null}::uuid is null
        or (person_id, key_hash) > (${after?.personId ?? null}::uuid, ${after?.keyHash ?? null}::bytea))
      order by person_id, key_hash limit ${erasedPage}`.execute(trx);
    for (const { personId, keyHash, answer } of rows) {
      const context = contextOf({ accountId, personId, keyHash });
      if (!decrypt(env.appSecrets, context, answer)?.toString('utf8').includes(about)) continue;
      const erased = { ok: false, code, details: {}, data: {} } as const satisfies SavedAnswer;
      await sql`
        update idempotency_keys set answer = ${encrypt(env.appSecrets[0], context, Buffer.from(JSON.stringify(erased)))}
        where account_id = ${accountId} and person_id = ${personId} and key_hash = ${keyHash}`.execute(trx);
    }
    after = rows.at(-1);
    if (rows.length < erasedPage) return;
  }
}

/** Deletes keys older than a day, a thousand per statement. */
export async function sweepIdempotencyKeys({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from idempotency_keys where ctid = any(array(
        select ctid from idempotency_keys
        where created_at < clock_timestamp() - make_interval(secs => ${limits.idempotencyKeyMs / 1000}) limit 1000
      ))`.execute(db);
    if (numAffectedRows < 1000n) return;
  }
}

/** Deletes the keys of an account or person that is erased. */
export async function forgetIdempotencyKeys(trx: Trx, id: string): Promise<void> {
  await sql`delete from idempotency_keys where account_id = ${id} or person_id = ${id}`.execute(trx);
}
