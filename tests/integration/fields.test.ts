import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createGuest } from '#server/features/auth/guests.ts';
import { startSession } from '#server/features/auth/session.ts';
import { ruleOf } from '#server/public-api/procedures.ts';
import { accessMatrix } from '../support/access-matrix.ts';
import type { Access } from '../support/access-row.ts';
import { buildTestKey, restOf } from '../support/api-keys.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import {
  answerKeys,
  customerFields,
  neverSent,
  outputKeys,
  ownAddress,
  staffFields,
} from '../support/field-allowlist.ts';
import { useHarness } from '../support/harness.ts';
import { buildMember, buildOrganization } from '../support/organizations.ts';
import { placeTestOrder } from '../support/test-orders.ts';
import { listProcedures, throughHttp } from '../support/transports.ts';

// Output fields are allow-listed, unknown input fields are ignored, and roles are read on each call.

const h = useHarness({ env: { TRUST_PROXY: 'loopback' } });
/** Of somebody who ordered without an account. */
let guestCookie: string;
let customer: BuiltUser;
let admin: BuiltUser;
let stranger: BuiltUser;
let leaver: BuiltUser;
/** Acts for an organization. */
let head: BuiltUser;
/** Each leaves once. */
const leavingHeads: BuiltUser[] = [];
beforeAll(async () => {
  await h.listen();
  customer = await buildUser(h, { email: 'the-customer@people.example' });
  const guest = await createGuest(h.deps, { email: 'the-customer@people.example', locale: null, currency: null });
  guestCookie = guest.cookie.split(';', 1)[0] ?? '';
  admin = await buildUser(h, { role: 'admin', name: 'Ada Min', email: 'the-admin@people.example' });
  stranger = await buildUser(h, { email: 'the-stranger@people.example' });
  leaver = await buildUser(h);
  head = await buildHead();
  leavingHeads.push(await buildHead(), await buildHead());
  await buildDocument(h, { owner: customer, status: 'completed' });
  await buildDocument(h, { owner: stranger, status: 'completed' });
});

const isForStaff = (path: string): boolean =>
  accessMatrix[path]?.who === 'staff' || accessMatrix[path]?.who === 'admin';
const payments = z.object({ items: z.array(z.object({ id: z.string() })) });
const leaf = (key: string): string => (key.split('.').at(-1) ?? '').replaceAll('[]', '');
const callable = listProcedures().filter(({ kind }) => kind !== 'subscription');
const isForTestKeys = (path: string): boolean => ruleOf(path)?.isTest === true;

/** Calls the procedure successfully, as a user with access. */
async function succeed(
  { path, kind }: (typeof callable)[number],
  { access, extra = {} }: { access: Access; extra?: object },
) {
  const owner = access.organization ? head : customer;
  const user = isForStaff(path) ? admin : owner;
  const target = (await access.target?.(h, owner)) ?? '';
  const input: unknown = await access.input?.(target, { h, user });
  const ofPerson = access.endsSession ? await cookieOfLeaver(access) : user.cookie;
  const cookie = access.who === 'guest' ? guestCookie : ofPerson;
  const full = kind === 'mutation' || input !== undefined ? { ...extra, ...Object(input) } : undefined;
  return throughHttp(h, { path, kind, input: full, cookie });
}

/** One of two owners of an organization. */
async function buildHead(): Promise<BuiltUser> {
  const email = () => `unknown-${randomUUID()}@people.example`;
  const organization = await buildOrganization(h, { owner: await buildUser(h, { email: email() }) });
  await buildMember(h, { organization, role: 'owner', person: await buildUser(h, { email: email() }) });
  return organization.owner;
}

/** Session cookie of a user whose sessions no other call uses. */
async function cookieOfLeaver({ who, organization }: Access): Promise<string> {
  if (who === 'anyone') return '';
  if (organization) return leavingHeads.pop()?.cookie ?? '';
  const { cookie } = await startSession(h.deps, leaver.id, 'test');
  return cookie.split(';', 1)[0] ?? '';
}

describe('output fields', () => {
  test.each(callable)('$path sends allow-listed fields only', ({ path }) => {
    const allowed = isForStaff(path) ? new Set([...customerFields, ...staffFields]) : customerFields;
    const fields = [...outputKeys(path)];
    expect(fields.filter((key) => neverSent.test(key))).toEqual([]);
    expect(fields.filter((key) => !/email/i.test(key) && leaf(key) !== '*' && !allowed.has(leaf(key)))).toEqual([]);
    if (!isForStaff(path)) {
      expect(fields.filter((key) => /email/i.test(key))).toEqual(ownAddress[path] ?? []);
    }
  });

  const rows = Object.entries(accessMatrix)
    .map(([name, access]) => ({ name, access, procedure: callable.find(({ path }) => path === name.split('#')[0]) }))
    .filter(({ access, procedure }) => access.answer === undefined && procedure && !isForTestKeys(procedure.path));

  test.each(rows)('$name returns no field outside its output schema', async ({ access, procedure }) => {
    if (!procedure) return;
    const answer = await succeed(procedure, { access });
    expect(answer.code).toBe('OK');
    const allowed = outputKeys(procedure.path);
    const open = [...allowed].filter((key) => key.endsWith('.*')).map((key) => key.slice(0, -1));
    const sent = [...answerKeys(answer.body)].filter((key) => !open.some((start) => key.startsWith(start)));
    expect(sent.filter((key) => !allowed.has(key))).toEqual([]);

    const text = JSON.stringify(answer.body);
    expect(text).not.toMatch(/\$argon2|[\w-]{36}\/\d{13}_|corrections\//);
    if (!isForStaff(procedure.path)) {
      const addresses = text.match(/[\w.-]+@[\w.-]+/g) ?? [];
      expect(addresses.filter((address) => address !== customer.email && !address.startsWith('unknown-'))).toEqual([]);
    }
  });
});

describe('input fields', () => {
  const stray = {
    id: randomUUID(),
    role: 'admin',
    status: 'finished',
    paymentStatus: 'refunded',
    totalCostCents: 7,
    chargedCents: 7,
    amountCents: 7,
    isAuthenticated: true,
    isDeleted: true,
    emailVerified: true,
    verificationCode: 'TFEHACKED',
    fileKey: 'of-somebody/else.pdf',
  };

  /** Counts of rows that contain a stray value. */
  async function traces(): Promise<object> {
    const { rows } = await h.deps.pool.query<object>(
      `select
        (select count(*) from profiles where role = 'admin') as admins,
        (select count(*) from documents where user_id = $1) as documents_of_stranger,
        (select count(*) from documents where id = $2 or status = 'finished' or payment_status = 'refunded'
          or total_cost_cents = 7 or charged_cents = 7 or verification_code = 'TFEHACKED'
          or file_key = 'of-somebody/else.pdf') as documents,
        (select count(*) from translated_documents where id = $2 or verification_code = 'TFEHACKED' or total_cost_cents = 7
          or (is_deleted and user_id = $1)) as deliveries,
        (select count(*) from folders where id = $2 or user_id = $1) as folders,
        (select count(*) from payments where amount_cents = 7 or user_id = $1 and status = 'open') as payments,
        (select count(*) from credentials where email_verified_at is not null) as confirmed`,
      [stranger.id, stray.id],
    );
    return rows[0] ?? {};
  }

  const mutations = callable.filter(({ path, kind }) => kind === 'mutation' && !isForTestKeys(path));

  /** Fields of an input schema are not stray. */
  const known: Record<string, object> = {
    'payments.refund': { amountCents: undefined },
    'documents.saveFamilyMember': { id: undefined },
  };

  test.each(mutations)('$path ignores fields outside its input schema', { tags: 'sweep' }, async (procedure) => {
    const access = accessMatrix[procedure.path];
    if (!access) return;
    const { target, ...rest } = access;
    // The row is created before the snapshot, which then isolates the call's own writes.
    const made = (await target?.(h, access.organization ? head : customer)) ?? '';
    const before = await traces();
    const extra = { ...stray, userId: stranger.id, ownerId: stranger.id };
    const answer = await succeed(procedure, {
      access: { ...rest, target: () => Promise.resolve(made) },
      extra: { ...extra, ...known[procedure.path] },
    });
    expect(answer.code).toBe(access.answer ?? 'OK');
    expect(await traces()).toEqual(before);
  });
});

test('helpers of test keys return no field outside their output schema, and refuse others', async () => {
  const { key } = await buildTestKey(h, customer);
  const by = restOf(h.env.publicUrl, key);
  const { id, sessionId } = await placeTestOrder(by);
  const clock = new Date(Date.now() + 60_000).toISOString();
  const inputs: Record<string, () => Promise<object> | object> = {
    'documents.testClock': () => ({}),
    'documents.advanceTestClock': () => ({ to: clock }),
    'documents.setTestOrder': () => ({ id, state: 'held' }),
    'payments.settleTestCheckout': () => ({ sessionId }),
    'payments.setTestPayment': async () => {
      const { items } = payments.parse((await by.get('payments/list')).body);
      return { paymentId: items[0]?.id, state: 'disputed' };
    },
  };
  expect(Object.keys(inputs).toSorted()).toEqual(
    callable
      .map(({ path }) => path)
      .filter(isForTestKeys)
      .toSorted(),
  );
  for (const [path, inputOf] of Object.entries(inputs)) {
    const kind = callable.find((one) => one.path === path)?.kind ?? 'query';
    const input = await inputOf();
    const strays = { userId: stranger.id, role: 'admin', paymentStatus: 'refunded', amountCents: 7 };
    const refused = await throughHttp(h, { path, kind, input: { ...strays, ...input }, cookie: '', key });
    expect(refused.code).toBe('INVALID_INPUT');
    const answer = await throughHttp(h, { path, kind, input, cookie: '', key });
    expect(answer.code).toBe('OK');
    expect([...answerKeys(answer.body)].filter((name) => !outputKeys(path).has(name))).toEqual([]);
  }
  expect((await by.get('documents/get', { id })).body).toMatchObject({ paymentStatus: 'paid', paymentHold: 'dispute' });
});

describe('roles are read on each call', () => {
  const asks = async (user: BuiltUser, path: string) =>
    (await throughHttp(h, { path, kind: 'query', input: {}, cookie: user.cookie })).code;

  test('a granted or revoked role applies to the next call', async () => {
    const staff = await buildUser(h, { role: 'authenticator' });
    const give = (role: 'user' | 'authenticator' | 'admin') =>
      h.db.updateTable('profiles').set({ role }).where('id', '=', staff.id).execute();
    expect(await asks(staff, 'authenticator.queue')).toBe('OK');
    await give('user');
    expect(await asks(staff, 'authenticator.queue')).not.toBe('OK');
    await give('admin');
    expect(['OK', 'NOT_SIGNED_IN']).toContain(await asks(staff, 'admin.users'));
  });

  test('a deleted user is signed out', async () => {
    const user = await buildUser(h);
    expect(await asks(user, 'auth.profile')).toBe('OK');
    await h.db.deleteFrom('profiles').where('id', '=', user.id).execute();
    expect(await asks(user, 'auth.profile')).toBe('NOT_SIGNED_IN');
    expect(await asks(user, 'auth.session')).toBe('OK');
  });

  test('an ended session grants no access', async () => {
    const user = await buildUser(h);
    await h.db.deleteFrom('sessions').where('userId', '=', user.id).execute();
    expect(await asks(user, 'documents.list')).toBe('NOT_SIGNED_IN');
  });
});
