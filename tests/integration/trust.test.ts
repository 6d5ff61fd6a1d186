import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSession } from '#server/features/auth/session.ts';
import { queuePush } from '#server/features/notifications/push.ts';
import { mailedToken } from '#server/platform/http/signed-token.ts';
import { mailsTo, openBrowser, tokensMailedTo } from '../support/accounts.ts';
import { buildKey, buildTestKey } from '../support/api-keys.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { openSocket, socketUrl } from '../support/live.ts';
import { asNow, buildMember, buildOrganization } from '../support/organizations.ts';
import { turnOn } from '../support/second-factor.ts';

// Ways in which trust in a person ends, and all that ends with it.

/** A push service that counts messages. */
const pushed = { count: 0, url: '' };
const pushService = createServer((request, response) => {
  pushed.count += 1;
  request.resume().once('end', () => response.writeHead(201).end());
});

let h: Harness;
let url: string;
let admin: BuiltUser;
const open: { terminate(): void }[] = [];
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    pushService.listen(0, '127.0.0.1', resolve);
  });
  pushed.url = `http://127.0.0.1:${(pushService.address() as AddressInfo).port}`;
  const vapid = createECDH('prime256v1');
  const publicKey = vapid.generateKeys('base64url');
  const privateKey = Buffer.concat([Buffer.alloc(32), vapid.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  h = await createHarness({
    env: { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_SERVICES: pushed.url },
  });
  ({ url } = await h.listen());
  admin = await buildUser(h, { role: 'admin' });
});
beforeEach(() => h.deps.pool.query('delete from rate_limits'));
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});
afterAll(async () => {
  await h.stop();
  pushService.close();
});

const refusal = (code: string) => ({ cause: { code } });
const visitor = () => h.caller(null).auth;

async function statusOf(headers: Record<string, string>): Promise<number> {
  return (await fetch(`${url}/trpc/folders.list`, { headers })).status;
}
const byKey = (key: string) => statusOf({ authorization: `Bearer ${key}` });

async function openWith(headers: Record<string, string>): Promise<Promise<number>[]> {
  const { socket, closed } = await openSocket(socketUrl(url), headers);
  open.push(socket);
  return [closed];
}

async function subscribePush(user: BuiltUser): Promise<void> {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const endpoint = `${pushed.url}/send/${randomBytes(8).toString('hex')}`;
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
  await h.caller(user).notifications.subscribePush({ endpoint, keys });
}

/** How many browsers a message about one of the user's papers reaches. */
async function browsersReached(user: BuiltUser): Promise<number> {
  const { id: documentId } = await buildDocument(h, { owner: user, status: 'processing' });
  await h.runJobs();
  pushed.count = 0;
  await h.db.transaction().execute((trx) => queuePush(h.deps, trx, { userId: user.person.id, documentId }));
  await h.runJobs();
  return pushed.count;
}

/** The user's session in another browser. */
async function signIn(user: BuiltUser): Promise<BuiltUser> {
  const browser = await openBrowser(h, { ip: randomBytes(4).toString('hex') }).signIn(user);
  const { user: session } = await readSession(h.deps, browser.cookie());
  return { ...user, ...(session ?? expect.fail()), cookie: browser.cookie() };
}

/** Everything that acts for a person without their password, each shown to work. */
async function trustIn(user: BuiltUser) {
  const elsewhere = await signIn(user);
  const own = await buildKey(h, user, { name: 'Case management' });
  const sandbox = await buildTestKey(h, user);
  await subscribePush(user);
  await subscribePush(elsewhere);
  // The person acts for an organization in another browser.
  const organization = await buildOrganization(h, { owner: elsewhere });
  const shared = await buildKey(h, organization.owner, { name: 'Office' });
  await h.caller(organization.owner).auth.inviteMember({ email: `${own.id}@people.example`, role: 'owner' });
  const invited = await buildUser(h, { email: `${own.id}@people.example` });
  const invitation = await invitationTo(invited);
  const newAddress = `${randomBytes(6).toString('hex')}@people.example`;
  await h.caller(user).auth.updateProfile({ email: newAddress });
  const [confirm = ''] = await tokensMailedTo(h, newAddress, 'confirm-new-email');
  await visitor().requestPasswordReset({ email: user.email });
  const [reset = ''] = await tokensMailedTo(h, user.email, 'reset-password');
  const keys = [own.key, sandbox.key, shared.key];
  for (const key of keys) expect(await byKey(key)).toBe(200);
  expect(await browsersReached(user)).toBe(2);
  expect(await visitor().checkPasswordReset({ token: reset })).toEqual({ valid: true });
  expect(await h.caller(invited).auth.invitation({ token: invitation })).toMatchObject({ role: 'owner' });
  const sockets = [
    ...(await openWith({ cookie: elsewhere.cookie })),
    ...(await openWith({ authorization: `Bearer ${own.key}` })),
    ...(await openWith({ authorization: `Bearer ${shared.key}` })),
  ];
  return { user, elsewhere, keys, sockets, reset, confirm, invited, invitation };
}

async function invitationTo({ email }: BuiltUser): Promise<string> {
  const { id } = await h.db
    .selectFrom('organizationInvitations')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return mailedToken(h.env.appSecrets[0], id);
}

async function expectEnd(trust: Awaited<ReturnType<typeof trustIn>>): Promise<void> {
  const { user, elsewhere, keys, sockets, reset, confirm, invited, invitation } = trust;
  for (const key of keys) expect(await byKey(key)).toBe(401);
  expect(await Promise.all(sockets)).toEqual([4001, 4001, 4001]);
  expect(await statusOf({ cookie: elsewhere.cookie })).toBe(401);
  expect(await browsersReached(user)).toBe(0);
  expect(await visitor().checkPasswordReset({ token: reset })).toEqual({ valid: false });
  await expect(visitor().confirmEmail({ token: confirm })).rejects.toMatchObject(refusal('CONFIRM_LINK_INVALID'));
  const read = h.caller(invited).auth.invitation({ token: invitation });
  await expect(read).rejects.toMatchObject(refusal('INVITATION_INVALID'));
}

const password = 'another long sentence';
const named = [
  { name: 'Case management', mode: 'live', organization: null },
  { name: 'Test', mode: 'test', organization: null },
  { name: 'Office', mode: 'live', organization: 'Reis & Souza LLP' },
];

describe('keys, sockets, push subscriptions and mailed links end', () => {
  test('with a changed password, and the answer and the mail name the keys', async () => {
    const user = await buildUser(h, { name: 'Rosa Lima' });
    const trust = await trustIn(user);
    const { ended } = await h.caller(user).auth.changePassword({ current: user.password, password });
    expect(ended).toMatchObject({ sessions: 1, pushSubscriptions: 2, links: 2, invitations: 1, keys: named });
    expect(await statusOf({ cookie: user.cookie })).toBe(200);
    await expectEnd(trust);
    await h.runJobs();
    const mail = (await h.mails(user.email)).find(({ subject }) => subject === 'Your password was changed');
    for (const { name } of named) expect(mail?.text).toContain(name);
    expect(mail?.text).toContain(trust.keys[0]?.slice(-4));
    expect(mail?.links).toContain(`${h.env.publicUrl}/dashboard/developers`);
    const ends = h.db.selectFrom('staffEvents').select('details').where('event', '=', 'apiKey.revoked');
    expect(await ends.where('actorId', '=', user.id).execute()).toHaveLength(3);
  });

  test('with a reset password, and the answer and the mail name the keys', async () => {
    const user = await buildUser(h);
    const trust = await trustIn(user);
    const { ended } = await visitor().resetPassword({ token: trust.reset, password });
    expect(ended).toMatchObject({ sessions: 2, pushSubscriptions: 2, links: 1, invitations: 1, keys: named });
    expect(await statusOf({ cookie: user.cookie })).toBe(401);
    await expectEnd(trust);
    await h.runJobs();
    const mail = (await h.mails(user.email)).find(({ subject }) => subject === 'Your password was reset');
    for (const { name } of named) expect(mail?.text).toContain(name);
  });

  test('with "sign out everywhere", which mails what ended', async () => {
    const user = await buildUser(h);
    const trust = await trustIn(user);
    expect(await h.caller(user).auth.revokeSessions()).toMatchObject({ ended: { sessions: 2, keys: named } });
    await expectEnd(trust);
    expect(await mailsTo(h, user.email)).toContain('signed-out-everywhere');
  });

  test('with a restored address', async () => {
    const user = await buildUser(h);
    const trust = await trustIn(user);
    const [token = ''] = await tokensMailedTo(h, user.email, 'email-change-requested');
    await visitor().undoEmailChange({ token });
    await expectEnd(trust);
  });

  test('with a second factor that an admin resets', async () => {
    const user = await buildUser(h);
    const trust = await trustIn(user);
    const factor = { userId: user.id, encryptedSecret: randomBytes(32), createdAt: h.deps.now() };
    await h.db
      .insertInto('secondFactors')
      .values({ ...factor, confirmedAt: h.deps.now() })
      .execute();
    await h.caller(admin).admin.resetSecondFactor({ id: user.id, reason: 'lost' });
    await expectEnd(trust);
  });

  test('with the deleted account', async () => {
    const user = await buildUser(h);
    const key = await buildKey(h, user);
    const [closed] = await openWith({ authorization: `Bearer ${key.key}` });
    await subscribePush(user);
    await visitor().requestPasswordReset({ email: user.email });
    const [reset = ''] = await tokensMailedTo(h, user.email, 'reset-password');
    await h.caller(user).auth.deleteAccount({ email: user.email });
    expect(await closed).toBe(4001);
    expect(await byKey(key.key)).toBe(401);
    expect(await visitor().checkPasswordReset({ token: reset })).toEqual({ valid: false });
    expect(await h.db.selectFrom('pushSubscriptions').where('sessionId', '=', user.sessionId).execute()).toEqual([]);
  });
});

describe('keys end, and sessions go on', () => {
  test('with a changed role, also those of organizations', async () => {
    const user = await buildUser(h);
    const { keys, elsewhere } = await trustIn(user);
    await h.caller(admin).admin.setUserRole({ id: user.id, role: 'authenticator' });
    for (const key of keys) expect(await byKey(key)).toBe(401);
    expect((await readSession(h.deps, elsewhere.cookie)).user).toMatchObject({ role: 'authenticator' });
  });

  test.each(['removed', 'left', 'demoted', 'closed'] as const)(
    'with a membership that is %s: those of the organization alone',
    async (how) => {
      const organization = await buildOrganization(h);
      const person = await buildUser(h);
      const own = await buildKey(h, person);
      const member = await buildMember(h, { organization, role: 'owner', person });
      const shared = await buildKey(h, member);
      await h.caller(member).auth.inviteMember({ email: `${own.id}@people.example`, role: 'owner' });
      const invited = await buildUser(h, { email: `${own.id}@people.example` });
      const [bySession] = await openWith({ cookie: member.cookie });
      const [bySharedKey] = await openWith({ authorization: `Bearer ${shared.key}` });
      const { auth } = h.caller(organization.owner);
      const ends = {
        removed: () => auth.removeMember({ id: person.id }),
        left: () => h.caller(member).auth.leaveOrganization(),
        demoted: () => auth.changeMemberRole({ id: person.id, role: 'member' }),
        closed: () => auth.deleteAccount({ email: organization.owner.person.email }),
      };
      await ends[how]();
      expect(await bySharedKey).toBe(4001);
      expect(await bySession).toBe(4002);
      expect([await byKey(shared.key), await byKey(own.key)]).toEqual([401, 200]);
      expect((await asNow(h, member)).id).toBe(how === 'demoted' ? organization.id : person.id);
      const rows = h.db.selectFrom('organizationInvitations').where('email', '=', invited.email);
      expect(await rows.select('id').where('revokedAt', 'is', null).execute()).toEqual([]);
    },
  );

  test('not with stronger sign-in: turning on two-step sign-in only ends other sessions', async () => {
    const user = await buildUser(h);
    const { keys, elsewhere } = await trustIn(user);
    await turnOn(h, user);
    expect(await statusOf({ cookie: elsewhere.cookie })).toBe(401);
    for (const key of keys) expect(await byKey(key)).toBe(200);
    expect(await browsersReached(user)).toBe(1);
  });
});

describe('what is made at the moment trust ends', () => {
  async function waiting(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(h.db);
    return rows[0]?.count ?? 0;
  }

  /** Starts `make` while `end` holds its locks; `end` commits once `make` waits for them. */
  async function during(
    end: (whileOpen: () => Promise<void>) => Promise<unknown>,
    make: () => Promise<unknown>,
  ): Promise<unknown> {
    let outcome: Promise<unknown> = Promise.resolve();
    await end(async () => {
      const before = await waiting();
      outcome = make().then(
        () => 'made',
        (error: unknown) => error,
      );
      await expect.poll(waiting).toBe(before + 1);
    });
    return outcome;
  }

  /** The change of a password in another browser, open until `whileOpen` has run. */
  function changing(user: BuiltUser) {
    return async (whileOpen: () => Promise<void>) => {
      const client = await h.deps.pool.connect();
      try {
        // The mail's row is written last, after all else of the change.
        await client.query('begin');
        await client.query('lock table outbound_emails in share mode');
        const change = h.caller(user).auth.changePassword({ current: user.password, password });
        await expect.poll(waiting).toBe(1);
        await whileOpen();
        await client.query('commit');
        await change;
      } finally {
        client.release();
      }
    };
  }

  test.each<[string, (session: BuiltUser) => Promise<unknown>]>([
    ['a key', (session) => h.caller(session).auth.createApiKey({ name: 'Late', scopes: ['documents:read'] })],
    [
      'a rotated key',
      async (session) => {
        const { items } = await h.caller(session).auth.apiKeys();
        return h.caller(session).auth.rotateApiKey({ id: items[0]?.id ?? '' });
      },
    ],
    ['an organization', (session) => h.caller(session).auth.createOrganization({ name: 'Late LLP' })],
    ['a push subscription', subscribePush],
  ])('%s of a session that ends is refused', async (_what, make) => {
    const user = await buildUser(h);
    await buildKey(h, user);
    const elsewhere = await signIn(user);
    const outcome = await during(changing(user), () => make(elsewhere));
    expect(outcome).toMatchObject(refusal('NOT_SIGNED_IN'));
    const keys = h.db.selectFrom('apiKeys').select('id').where('createdBy', '=', user.id);
    expect(await keys.where('revokedAt', 'is', null).execute()).toEqual([]);
    expect(await browsersReached(user)).toBe(0);
  });

  test('a key for an organization by a member who is removed is refused', async () => {
    const organization = await buildOrganization(h);
    const member = await buildMember(h, { organization, role: 'owner' });
    const removing = async (whileOpen: () => Promise<void>) => {
      const client = await h.deps.pool.connect();
      try {
        await client.query('begin');
        await client.query('delete from organization_members where user_id = $1', [member.person.id]);
        await whileOpen();
        await client.query('commit');
      } finally {
        client.release();
      }
    };
    const make = () => h.caller(member).auth.createApiKey({ name: 'Late', scopes: ['documents:read'] });
    expect(await during(removing, make)).toMatchObject(refusal('MEMBER_DENIED'));
  });

  test('keys and changes at once leave no key that works', async () => {
    const user = await buildUser(h);
    const elsewhere = await signIn(user);
    const make = (index: number) =>
      h.caller(elsewhere).auth.createApiKey({ name: `Late ${index}`, scopes: ['documents:read'] });
    const [made] = await Promise.all([
      Promise.allSettled(Array.from({ length: 8 }, (_one, index) => make(index))),
      h.caller(user).auth.changePassword({ current: user.password, password }),
    ]);
    for (const one of made) {
      if (one.status === 'fulfilled') expect(await byKey(one.value.key)).toBe(401);
      else expect(one.reason).toMatchObject(refusal('NOT_SIGNED_IN'));
    }
  });
});
