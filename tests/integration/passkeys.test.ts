import { afterEach, expect, test } from 'vitest';
import { limits } from '#shared/limits.ts';
import { buildUser, defaultPassword, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { createSoftKey, type SoftKey } from '../support/passkeys.ts';
import { turnOn } from '../support/second-factor.ts';
import { readZip } from '../support/zip.ts';

const h = useHarness();
afterEach(() => h.setNow(null));

const refused = { cause: { code: 'PASSKEY_REFUSED' } };

function site() {
  const { hostname, origin } = new URL(h.env.publicUrl);
  return { rpId: hostname, origin };
}

async function addPasskey(user: BuiltUser, key: SoftKey = createSoftKey()): Promise<SoftKey> {
  const { challenge, options } = await h.caller(user).auth.setUpPasskey();
  const answer = key.register({ ...site(), challenge: options.challenge });
  await h.caller(user).auth.addPasskey({ challenge, answer });
  return key;
}

async function answerWith(key: SoftKey, lies?: Parameters<SoftKey['answer']>[1], user: BuiltUser | null = null) {
  const { challenge, options } = await h.caller(user).auth.passkeyChallenge();
  return { challenge, answer: key.answer({ ...site(), challenge: options.challenge }, lies) };
}

const login = async (key: SoftKey, lies?: Parameters<SoftKey['answer']>[1]) =>
  h.caller(null).auth.loginPasskey(await answerWith(key, lies));

test('a passkey signs in, also where two-step sign-in is on, and starts with a recent proof', async () => {
  const user = await buildUser(h);
  await turnOn(h, user);
  const key = await addPasskey(user);
  const cookies: string[] = [];
  const answer = await answerWith(key);
  const { user: signedIn } = await h
    .caller(null, { setCookie: (cookie) => cookies.push(cookie) })
    .auth.loginPasskey(answer);
  expect(signedIn.id).toBe(user.id);
  expect(cookies.join()).toContain('session=');
  const { items } = await h.caller(user).auth.passkeys();
  expect(items).toEqual([expect.objectContaining({ device: expect.any(String), lastUsedAt: expect.any(String) })]);
  await h.runJobs();
  const [mail] = await h.mails(user.email);
  expect(mail?.subject).toContain('passkey was added');
});

test('an answer works once, for its use, site and person, and within minutes', async () => {
  const user = await buildUser(h);
  const key = await addPasskey(user);
  const anonymous = h.caller(null).auth;
  const once = await answerWith(key);
  await anonymous.loginPasskey(once);
  await expect(anonymous.loginPasskey(once)).rejects.toMatchObject(refused);

  const proof = await answerWith(key, {}, user);
  await expect(anonymous.loginPasskey(proof)).rejects.toMatchObject(refused);
  const other = await buildUser(h);
  await expect(h.caller(other).auth.prove({ passkey: proof })).rejects.toMatchObject(refused);
  const others = await answerWith(key, {}, other);
  await expect(h.caller(other).auth.prove({ passkey: others })).rejects.toMatchObject(refused);

  const { challenge, options } = await anonymous.passkeyChallenge();
  const elsewhere = key.answer({ ...site(), origin: 'https://evil.example', challenge: options.challenge });
  await expect(anonymous.loginPasskey({ challenge, answer: elsewhere })).rejects.toMatchObject(refused);

  const late = await answerWith(key);
  h.setNow(new Date(Date.now() + limits.passkeyChallengeMs + 1000));
  await expect(anonymous.loginPasskey(late)).rejects.toMatchObject(refused);
});

test('refuses an unverified user, a counter that runs back, and an unknown key', async () => {
  const user = await buildUser(h);
  const key = await addPasskey(user);
  await login(key, { counter: 5 });
  await expect(login(key, { counter: 5 })).rejects.toMatchObject(refused);
  await expect(login(key, { counter: 3 })).rejects.toMatchObject(refused);
  await expect(login(key, { counter: 9, isVerified: false })).rejects.toMatchObject(refused);
  await expect(login(createSoftKey())).rejects.toMatchObject(refused);
  await login(key, { counter: 10 });
});

test('concurrent answers with one counter sign in once', async () => {
  const user = await buildUser(h);
  const key = await addPasskey(user);
  const answers = [await answerWith(key, { counter: 7 }), await answerWith(key, { counter: 7 })];
  const outcomes = await Promise.allSettled(answers.map((answer) => h.caller(null).auth.loginPasskey(answer)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('proves instead of a code; adding and removing take a recent proof', async () => {
  const user = await buildUser(h);
  await turnOn(h, user);
  const key = await addPasskey(user);
  h.setNow(new Date(Date.now() + limits.recentProofMs + 1000));
  const { auth } = h.caller(user);
  await expect(auth.setUpPasskey()).rejects.toMatchObject({ cause: { code: 'PROOF_NEEDED' } });
  await auth.prove({ passkey: await answerWith(key, {}, user) });
  const { items } = await auth.passkeys();
  await auth.removePasskey({ id: items[0]?.id ?? '' });
  await expect(login(key)).rejects.toMatchObject(refused);
});

test('a passkey is registered once, and leaves with a password reset', async () => {
  const user = await buildUser(h);
  const key = await addPasskey(user);
  await expect(addPasskey(await buildUser(h), key)).rejects.toMatchObject(refused);
  await h.caller(null).auth.requestPasswordReset({ email: user.email });
  await h.runJobs();
  const [mail] = await h.mails(user.email);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await h.caller(null).auth.resetPassword({ token, password: `${defaultPassword} anew` });
  await expect(login(key)).rejects.toMatchObject(refused);
});

test('the password works without the passkey, which is listed in the data export and leaves with the account', async () => {
  const user = await buildUser(h);
  const key = await addPasskey(user);
  const byPassword = await h.caller(null).auth.login({ email: user.email, password: defaultPassword });
  expect(byPassword).toMatchObject({ user: { id: user.id } });

  await h.listen();
  const { url } = await h.caller(user).auth.exportData();
  const response = await fetch(url, { headers: { cookie: user.cookie } });
  const entries = readZip(Buffer.from(await response.arrayBuffer()));
  expect(JSON.parse(entries['passkeys.json']?.toString() ?? '')).toEqual([
    { device: expect.any(String), createdAt: expect.any(String), lastUsedAt: null },
  ]);

  await h.caller(user).auth.deleteAccount({ email: user.email });
  await expect(login(key)).rejects.toMatchObject(refused);
  expect(await h.db.selectFrom('passkeys').select('id').where('userId', '=', user.id).execute()).toEqual([]);
});
