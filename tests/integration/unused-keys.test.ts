import { afterEach, beforeAll, expect, test } from 'vitest';
import { endUnusedKeys } from '#server/features/auth/api-keys/unused.ts';
import { unusedKeyDays, unusedKeyNoticeDays } from '#shared/api-keys.ts';
import { mailsTo } from '../support/accounts.ts';
import { buildKey, buildTestKey } from '../support/api-keys.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildOrganization } from '../support/organizations.ts';

// Unused keys end, and their makers get a mail before.

const h = useHarness();
let url: string;
beforeAll(async () => {
  ({ url } = await h.listen());
});
afterEach(() => h.setNow(null));

const dayMs = 24 * 60 * 60_000;
const noticeMs = unusedKeyNoticeDays * dayMs;
const untilNotice = unusedKeyDays * dayMs - noticeMs;
const later = (milliseconds: number) => h.setNow(new Date(h.deps.now().getTime() + milliseconds));
const run = () => endUnusedKeys(h.deps);
const told = async (user: BuiltUser) => (await mailsTo(h, user.email)).filter((name) => name === 'api-keys-unused');

async function works(key: string): Promise<boolean> {
  const answer = await fetch(`${url}/trpc/folders.list`, { headers: { authorization: `Bearer ${key}` } });
  return answer.status === 200;
}

async function isRevoked(id: string): Promise<boolean> {
  const row = h.db.selectFrom('apiKeys').select('revokedAt').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).revokedAt !== null;
}

test('a key ends after 90 days without use, and its maker is told once, 14 days before', async () => {
  h.setNow(new Date());
  const user = await buildUser(h, { name: 'Rosa Lima' });
  const { id, key } = await buildKey(h, user, { name: 'Case management' });
  later(untilNotice - 1);
  await run();
  expect(await told(user)).toHaveLength(0);
  expect((await h.caller(user).auth.apiKeys()).items).toMatchObject([{ id, unusedEndsAt: null }]);
  later(1);
  const endsAt = new Date(h.deps.now().getTime() + noticeMs);
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await told(user)).toHaveLength(1);
  expect((await h.caller(user).auth.apiKeys()).items).toMatchObject([{ id, unusedEndsAt: endsAt.toISOString() }]);
  await h.runJobs();
  const mail = (await h.mails(user.email)).find(({ subject }) => subject === 'Unused API keys are about to end');
  expect(mail?.text).toContain('Case management');
  expect(mail?.text).toContain(
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(endsAt),
  );
  expect(mail?.links).toContain(`${h.env.publicUrl}/dashboard/developers`);
  later(noticeMs - 1);
  await run();
  expect(await isRevoked(id)).toBe(false);
  later(1);
  await Promise.all([run(), run()]);
  expect(await works(key)).toBe(false);
  expect(await told(user)).toHaveLength(1);
  const events = h.db
    .selectFrom('staffEvents')
    .select(['event', 'actorRole', 'details'])
    .where('subjectUserId', '=', user.id);
  expect(await events.execute()).toMatchObject([
    { event: 'apiKey.revoked', actorRole: 'system', details: { keyId: id, cause: 'unused' } },
  ]);
});

test('a use after the notice keeps the key, and starts another span with a notice of its own', async () => {
  h.setNow(new Date());
  const user = await buildUser(h);
  const { id, key } = await buildKey(h, user);
  later(untilNotice);
  await run();
  later(noticeMs - dayMs);
  expect(await works(key)).toBe(true);
  later(dayMs);
  await run();
  expect(await isRevoked(id)).toBe(false);
  expect(await told(user)).toHaveLength(1);
  later(untilNotice);
  await run();
  expect(await told(user)).toHaveLength(2);
  later(noticeMs);
  await run();
  expect(await works(key)).toBe(false);
});

test('a key is told of first, however long it was unused: after an upgrade, or days without jobs', async () => {
  h.setNow(new Date());
  const user = await buildUser(h);
  const { id } = await buildKey(h, user);
  later(400 * dayMs);
  await run();
  expect(await isRevoked(id)).toBe(false);
  expect(await told(user)).toHaveLength(1);
  later(noticeMs);
  await run();
  expect(await isRevoked(id)).toBe(true);
});

test('one mail names all keys of a person: their own, of the sandbox and of organizations', async () => {
  h.setNow(new Date());
  const user = await buildUser(h);
  const own = await buildKey(h, user, { name: 'Case management' });
  later(1);
  const sandbox = await buildTestKey(h, user);
  later(1);
  const organization = await buildOrganization(h, { owner: user });
  const shared = await buildKey(h, organization.owner, { name: 'Office' });
  const short = await buildKey(h, user, { expiresAt: new Date(h.deps.now().getTime() + untilNotice + dayMs) });
  later(untilNotice);
  await run();
  const [mail] = await h.db
    .selectFrom('outboundEmails')
    .select('payload')
    .where('toAddress', '=', user.email)
    .where('template', '=', 'api-keys-unused')
    .execute();
  expect(mail?.payload).toMatchObject({
    keys: [
      { name: 'Case management', mode: 'live', organization: null },
      { name: 'Test', mode: 'test', organization: null },
      { name: 'Office', mode: 'live', organization: 'Reis & Souza LLP' },
    ],
  });
  later(noticeMs);
  await run();
  for (const { id } of [own, sandbox, shared]) expect(await isRevoked(id)).toBe(true);
  // It expired by itself.
  expect(await isRevoked(short.id)).toBe(false);
});

test('the job runs it', async () => {
  const user = await buildUser(h);
  await buildKey(h, user);
  h.setNow(new Date(Date.now() + untilNotice));
  await h.db.transaction().execute((trx) => h.deps.jobs.enqueue(trx, 'auth.endUnusedKeys', {}));
  expect((await h.runJobs()).done).toContain('auth.endUnusedKeys');
  expect(await told(user)).toHaveLength(1);
});
