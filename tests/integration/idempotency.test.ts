import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Db } from '#server/platform/db/client.ts';
import { sweepIdempotencyKeys } from '#server/public-api/idempotency.ts';
import { ruleOf } from '#server/public-api/procedures.ts';
import { deprecationHeaders } from '#server/public-api/versions.ts';
import { apiVersion } from '#shared/api-versions.ts';
import { accessMatrix } from '../support/access-matrix.ts';
import { proveSession } from '../support/accounts.ts';
import { buildTestKey } from '../support/api-keys.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { openSocket, socketUrl } from '../support/live.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { listProcedures } from '../support/transports.ts';

// Headers that programs send with a call: `Idempotency-Key` and `Trueform-Version`.

const h = useHarness();
let user: BuiltUser;
beforeAll(async () => {
  await h.listen();
});
beforeEach(async () => {
  user = await buildUser(h);
});

const answerShape = z.object({
  result: z.object({ data: z.looseObject({}) }).optional(),
  error: z.object({ data: z.looseObject({ appCode: z.string(), requestId: z.string() }) }).optional(),
});

async function post(path: string, input: unknown, headers: Record<string, string> = {}, by = user) {
  const response = await fetch(`${h.env.publicUrl}/trpc/${path}`, {
    method: 'POST',
    headers: { cookie: by.cookie, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
  const body: unknown = await response.json();
  const answers = z.union([answerShape.transform((one) => [one]), z.array(answerShape)]).parse(body);
  return {
    status: response.status,
    data: answers.map(({ result }) => result?.data),
    code: answers[0]?.error?.data.appCode,
    error: answers[0]?.error?.data,
    isReplayed: response.headers.get('idempotent-replayed') === 'true',
    headers: response.headers,
  };
}

/** The same length, another content. */
const changed = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]);
const withKey = (key: string = randomUUID()) => ({ 'idempotency-key': key });
const hashOf = (key: string, index = 0) => createHash('sha256').update(`${index}:${key}`).digest();
const namesOf = async () => (await h.caller(user).folders.list()).items.map(({ name }) => name).toSorted();
const countKeys = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from idempotency_keys where account_id = ${user.id}`.execute(h.db);
  return rows[0]?.count;
};

test.each(['', 'application/json'])('a repeated call answers as the first one did', async (accept) => {
  const headers = { ...withKey(), ...(accept === '' ? {} : { 'trpc-accept': accept }) };
  const first = await post('folders.create', { name: 'Visa', parentId: null }, headers);
  const second = await post('folders.create', { parentId: null, name: 'Visa' }, headers);
  expect(first).toMatchObject({ status: 200, isReplayed: false });
  expect(second).toMatchObject({ status: 200, isReplayed: true, data: first.data });
  expect(await namesOf()).toEqual(['Visa']);
});

test('a call without a key is not kept', async () => {
  await post('folders.create', { name: 'Visa' });
  await post('folders.create', { name: 'Other' });
  expect(await countKeys()).toBe(0);
  expect(await namesOf()).toEqual(['Other', 'Visa']);
});

test('a final refusal is repeated, under the new request’s id', async () => {
  const headers = withKey();
  const first = await post('folders.rename', { id: randomUUID(), name: 'Visa' }, headers);
  expect(first.status).toBe(404);
  const other = await post('folders.rename', { id: randomUUID(), name: 'Visa' }, headers);
  expect(other).toMatchObject({ status: 409, code: 'IDEMPOTENCY_MISMATCH', isReplayed: false });
  const key = withKey();
  const id = randomUUID();
  const refusals = [await post('folders.remove', { id }, key), await post('folders.remove', { id }, key)];
  expect(refusals.map(({ isReplayed }) => isReplayed)).toEqual([false, true]);
  expect(refusals[1]?.code).toBe(refusals[0]?.code);
  expect(refusals[1]?.error?.requestId).toBe(refusals[1]?.headers.get('x-request-id'));
});

test('input that does not parse leaves the key to the corrected call', async () => {
  const headers = withKey();
  expect(await post('folders.create', { name: '' }, headers)).toMatchObject({ status: 400, isReplayed: false });
  expect(await post('folders.create', { name: 'Visa' }, headers)).toMatchObject({ status: 200, isReplayed: false });
});

test('a key belongs to one person', async () => {
  const headers = withKey();
  const other = await buildUser(h);
  await post('folders.create', { name: 'Visa' }, headers);
  expect(await post('folders.create', { name: 'Mine' }, headers, other)).toMatchObject({
    status: 200,
    isReplayed: false,
  });
});

test('the calls of a batch have keys of their own', async () => {
  const headers = withKey();
  const both = { 0: { name: 'One' }, 1: { name: 'Two' } };
  const first = await post('folders.create,folders.create?batch=1', both, headers);
  const second = await post('folders.create,folders.create?batch=1', both, headers);
  expect(second).toMatchObject({ status: 200, isReplayed: true, data: first.data });
  expect(await post('folders.create', { name: 'One' }, headers)).toMatchObject({ isReplayed: true });
  const grown = await post(
    'folders.create,folders.create,folders.create?batch=1',
    { ...both, 2: { name: 'Three' } },
    headers,
  );
  expect(grown.isReplayed).toBe(false);
  expect(grown.data.slice(0, 2)).toEqual(first.data);
  expect(await namesOf()).toEqual(['One', 'Three', 'Two']);
});

test('a second call waits for the first, and runs when the first one’s process has died', async () => {
  const headers = withKey('held');
  const create = () => post('folders.create', { name: 'Visa' }, headers);
  const lock = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holder = h.db.transaction().execute(async (trx) => {
    await sql`lock table folders in exclusive mode`.execute(trx);
    locked.resolve();
    await lock.promise;
  });
  await locked.promise;
  const first = create();
  await expect.poll(countKeys).toBe(1);
  const second = await create();
  expect(second).toMatchObject({ status: 409, code: 'IDEMPOTENCY_IN_PROGRESS', isReplayed: false });
  expect(second.headers.get('retry-after')).toBe('1');
  expect(second.headers.get('ratelimit')).not.toContain('r=0');
  lock.resolve();
  await holder;
  expect(await first).toMatchObject({ status: 200, isReplayed: false });
  expect(await create()).toMatchObject({ status: 200, isReplayed: true });

  await h.caller(user).folders.remove({ id: z.object({ id: z.uuid() }).parse((await first).data[0]).id });
  await sql`
    update idempotency_keys set answer = null, lease_until = clock_timestamp() - interval '1 second'
    where key_hash = ${hashOf('held')}`.execute(h.db);
  expect(await create()).toMatchObject({ status: 200, isReplayed: false });
  expect(await namesOf()).toEqual(['Visa']);
});

test('a missing proof is not final, and what is shown once is not stored in clear', async () => {
  const headers = withKey();
  const exportData = () => post('auth.exportData', {}, headers);
  await h.db.updateTable('sessions').set({ provedAt: null }).where('id', '=', user.sessionId).execute();
  expect(await exportData()).toMatchObject({ status: 401, code: 'PROOF_NEEDED' });
  await proveSession(h, user);
  const first = await exportData();
  const second = await exportData();
  expect(first).toMatchObject({ status: 200, isReplayed: false });
  expect(second).toMatchObject({ status: 200, isReplayed: true, data: first.data });
  const { url } = z.object({ url: z.string() }).parse(first.data[0]);
  const { rows } = await sql<{ answer: Buffer }>`
    select answer from idempotency_keys where account_id = ${user.id}`.execute(h.db);
  expect(rows[0]?.answer.toString('latin1')).not.toContain(new URL(url).pathname);
});

test('an upload is taken once, and another file under its key is refused', async () => {
  const { id } = await buildDocument(h, { owner: user });
  const one = await pdfOf(1);
  const headers = { cookie: user.cookie, ...withKey() };
  const put = async (bytes: Buffer) => {
    const body = new Uint8Array(bytes);
    const response = await fetch(`${h.env.publicUrl}/files/documents/${id}`, { method: 'PUT', headers, body });
    return {
      status: response.status,
      text: await response.text(),
      replayed: response.headers.get('idempotent-replayed'),
    };
  };
  const uploads = async () =>
    (await h.db.selectFrom('documentEvents').select('id').where('documentId', '=', id).execute()).length;
  const first = await put(one);
  const events = await uploads();
  expect(first).toMatchObject({ status: 200, replayed: null });
  expect(await put(one)).toEqual({ ...first, replayed: 'true' });
  expect(await put(Buffer.concat([one, Buffer.from('\n')]))).toMatchObject({ status: 409, replayed: null });
  expect(await put(changed(one))).toMatchObject({ status: 409, replayed: null });
  expect(await uploads()).toBe(events);
});

test('an erased document leaves no stored answer about it, and its calls do not run again', async () => {
  const headers = withKey();
  const draft = {
    filename: 'birth.pdf',
    translationType: 'certified',
    isBankStatement: false,
    clientName: 'Ana Souza',
  };
  const input = { ...draft, idempotencyKey: randomUUID() };
  const first = await post('documents.create', input, headers);
  const { id } = z.object({ id: z.uuid() }).parse(first.data[0]);
  const other = await post('folders.create', { name: 'Visa', parentId: null }, withKey('kept'));
  await proveSession(h, user);
  expect(await post('documents.erase', { id })).toMatchObject({ status: 200 });
  expect(await post('documents.create', input, headers)).toMatchObject({
    code: 'DOCUMENT_NOT_FOUND',
    isReplayed: true,
  });
  expect(await post('folders.create', { name: 'Visa', parentId: null }, withKey('kept'))).toMatchObject({
    isReplayed: true,
    data: other.data,
  });
  expect((await h.caller(user).documents.list({})).total).toBe(0);
});

test('a key is free after a day, and swept', async () => {
  const headers = withKey();
  await post('folders.create', { name: 'Visa' }, headers);
  const age = sql`update idempotency_keys set created_at = created_at - interval '25 hours' where account_id = ${user.id}`;
  await age.execute(h.db);
  expect(await post('folders.create', { name: 'Other' }, headers)).toMatchObject({ status: 200, isReplayed: false });
  await age.execute(h.db);
  await sweepIdempotencyKeys(h.deps);
  expect(await countKeys()).toBe(0);
});

test.each(['', ' ', 'a b', 'ü', 'x'.repeat(256)])('the key %j is refused', async (key) => {
  expect(await post('folders.create', { name: 'Visa' }, { 'idempotency-key': key })).toMatchObject({
    status: 400,
    code: 'IDEMPOTENCY_KEY_INVALID',
  });
});

describe('every mutation takes a key', () => {
  let callers: BuiltUser[];
  beforeAll(async () => {
    callers = await Promise.all([
      buildUser(h),
      buildUser(h, { role: 'authenticator' }),
      buildUser(h, { role: 'admin' }),
    ]);
    for (const caller of callers) {
      await proveSession(h, caller);
      await takeKey(h.db, caller.id);
    }
  });

  /** As if a call with another payload ran. */
  const takeKey = (db: Db, accountId: string) =>
    sql`
      insert into idempotency_keys (account_id, person_id, key_hash, fingerprint, attempt_id, lease_until)
      values (${accountId}, ${accountId}, ${hashOf('taken')}, ${Buffer.alloc(32)}, ${randomUUID()}, now() + interval '1 hour')
    `.execute(db);

  // A guest has no account that answers are kept under; whatever a guest calls may be repeated.
  const isGuests = (path: string) => accessMatrix[path]?.who === 'guest';
  const mutations = listProcedures().filter(({ path, kind }) => kind === 'mutation' && !isGuests(path));
  const isForTestKeys = (path: string) => ruleOf(path)?.isTest === true;

  test.each(mutations.filter(({ path }) => isForTestKeys(path)))('$path, by test key', async ({ path }) => {
    const { key, accountId } = await buildTestKey(h, user);
    const headers = { ...withKey('taken'), authorization: `Bearer ${key}`, cookie: '' };
    // The first call makes the sandbox.
    await post(path, {}, { ...headers, ...withKey() });
    await takeKey(h.deps.sandboxDb, accountId);
    expect((await post(path, {}, headers)).code).toBe('IDEMPOTENCY_MISMATCH');
  });

  test.each(mutations.filter(({ path }) => !isForTestKeys(path)))('$path', async ({ path }) => {
    const codes = await Promise.all(
      callers.map(async (caller) => (await post(path, {}, withKey('taken'), caller)).code),
    );
    expect(codes).toContain('IDEMPOTENCY_MISMATCH');
  });
});

describe('the version', () => {
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(h.env.publicUrl + path, { headers });

  test.each(['/trpc/auth.session', '/trpc/no.such', '/trpc/auth.profile', '/files/forged'])(
    'is named by %s',
    async (path) => {
      const response = await ask(path);
      await response.text();
      expect(response.headers.get('trueform-version')).toBe(apiVersion);
      const asked = await ask(path, { 'trueform-version': '2026-11-22' });
      await asked.text();
      expect(asked.status).toBe(response.status);
    },
  );

  test.each(['/trpc/auth.session', '/trpc/auth.session?batch=1', '/files/forged'])(
    'may not be unknown: %s',
    async (path) => {
      for (const version of ['2026-11-21', '2020-01-01', 'latest', '']) {
        const response = await ask(path, { 'trueform-version': version });
        expect(response.status).toBe(400);
        expect(await response.text()).toContain('API_VERSION_UNKNOWN');
        expect(response.headers.get('trueform-version')).toBe(apiVersion);
      }
    },
  );

  test('is checked by sockets', async () => {
    const open = (version: string) =>
      openSocket(socketUrl(h.env.publicUrl), { cookie: user.cookie, 'trueform-version': version });
    await expect(open('2026-11-21')).rejects.toThrow('400');
    const { socket } = await open('2026-11-22');
    socket.terminate();
  });

  test('no page names one', async () => {
    const response = await ask('/health/live');
    expect(response.headers.has('trueform-version')).toBe(false);
  });

  test('what ends is announced: by the first end of a batch', () => {
    const table = {
      'a.one': { since: '2026-12-01', sunset: '2027-12-01' },
      'a.two': { since: '2026-12-02', sunset: '2027-06-01' },
    } as const;
    expect(deprecationHeaders(['a.one', 'a.two', 'a.three'], table)).toEqual([
      'Deprecation',
      `@${Date.UTC(2026, 11, 2) / 1000}`,
      'Sunset',
      'Tue, 01 Jun 2027 00:00:00 GMT',
    ]);
    expect(deprecationHeaders(['a.three'], table)).toEqual([]);
  });
});
