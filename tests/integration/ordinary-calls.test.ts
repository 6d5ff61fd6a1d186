import { beforeAll, describe, expect, test } from 'vitest';
import { buildDelivery, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildPending } from '../support/reviews.ts';
import { listProcedures, newAddress } from '../support/transports.ts';

// The fast path and the general tRPC adapter must give identical responses.

const h = useHarness({ env: { TRUST_PROXY: 'loopback' } });
let callers: Record<'visitor' | 'user' | 'authenticator' | 'admin', string>;
let user: BuiltUser;
beforeAll(async () => {
  await h.listen();
  user = await buildUser(h);
  const [authenticator, admin] = [await buildUser(h, { role: 'authenticator' }), await buildUser(h, { role: 'admin' })];
  // Some responses contain a relative time.
  h.setNow(new Date());
  callers = { visitor: '', user: user.cookie, authenticator: authenticator.cookie, admin: admin.cookie };
});

interface Question {
  /** Path and query. */
  url: string;
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
}

/** What differs between any two answers (an error of Express is tagged with its id), and how long bodies are said to be. */
const passing = new Set([
  'date',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'etag',
  'x-request-id',
]);

async function send({ url, method = 'GET', body, headers = {} }: Question, way: 'short' | 'general') {
  const response = await fetch(`${h.env.publicUrl}/trpc/${url}`, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: {
      'x-forwarded-for': newAddress(),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...headers,
      // Sent by the general adapter's own client; equivalent to no header.
      ...(way === 'general' ? { 'trpc-accept': 'application/json' } : {}),
    },
  });
  // Random: the request's id and a passkey's challenge.
  const text = (await response.text()).replaceAll(/"(requestId|challenge)":"[^"]+"/g, '"$1":""');
  const named = [...response.headers].filter(([name]) => !passing.has(name));
  return { status: response.status, headers: named.toSorted(), text, isWhole: response.headers.has('content-length') };
}

/** Sends through both paths and compares; true when the fast path was taken. */
async function compare(question: Question): Promise<boolean> {
  const { isWhole, ...short } = await send(question, 'short');
  const { isWhole: isWholeToo, ...general } = await send(question, 'general');
  expect(short, JSON.stringify(question)).toEqual(general);
  expect(isWholeToo).toBe(false);
  return isWhole;
}

const encode = (input: unknown) => encodeURIComponent(JSON.stringify(input));
const procedures = listProcedures();

function describeCaller(name: keyof typeof callers): void {
  test.each(procedures.filter(({ kind }) => kind === 'query'))('$path', async ({ path }) => {
    const headers = { cookie: callers[name] };
    const inputs = [undefined, {}, { id: user.id }, { page: 1 }, 'text', null, { id: 5 }];
    const comparing = inputs.map((input) => {
      const query = input === undefined ? '' : `?input=${encode(input)}`;
      return compare({ url: `${path}${query}`, headers });
    });
    expect(new Set(await Promise.all(comparing))).toEqual(new Set([true]));
  });

  test.each(procedures.filter(({ kind }) => kind === 'mutation'))('$path, refused', async ({ path }) => {
    // Successful mutations would run twice.
    const headers = { cookie: callers[name] };
    const bodies = ['{', '[]', '"text"', '{"id":5,"email":5,"token":5,"code":5}', '5'];
    const comparing = bodies.map((body) => compare({ url: path, method: 'POST', body, headers }));
    expect(new Set(await Promise.all(comparing))).toEqual(new Set([true]));
  });
}

describe('as user', () => describeCaller('user'));
describe.each(['visitor', 'authenticator', 'admin'] as const)('as %s', { tags: 'sweep' }, describeCaller);

describe('a batch', () => {
  test('of queries, good and bad', async () => {
    const { verificationCode } = await buildDelivery(h);
    const paths = 'verification.lookup,auth.session,documents.get,verification.lookup';
    for (const input of [
      { 0: { code: verificationCode }, 1: {}, 2: { id: 'no id' }, 3: { code: '' } },
      {},
      [{ code: verificationCode }],
      5,
      null,
    ]) {
      const url = `${paths}?batch=1&input=${encode(input)}`;
      expect(await compare({ url, headers: { cookie: callers.user } })).toBe(true);
      expect(await compare({ url })).toBe(true);
    }
  });

  test('of mutations', async () => {
    const body = JSON.stringify({ 0: { token: 'made-up' }, 1: { token: 5 } });
    const url = 'auth.confirmEmail,auth.confirmEmail?batch=1';
    expect(await compare({ url, method: 'POST', body })).toBe(true);
    expect(await compare({ url, method: 'POST', body: '{' })).toBe(true);
  });
});

test('other requests fall back to the general adapter', async () => {
  const lookup = `verification.lookup?input=${encode({ code: 'TFE000000' })}`;
  const questions: Question[] = [
    { url: 'no.such' },
    { url: 'auth' },
    { url: 'auth.login' },
    { url: 'auth.session', method: 'POST', body: '{}' },
    { url: 'auth.session,auth.login?batch=1' },
    { url: 'auth.session,no.such?batch=1' },
    { url: `${Array.from({ length: 11 }, () => 'auth.session').join(',')}?batch=1` },
    { url: `x/${lookup}` },
    { url: `${lookup}&connectionParams={` },
    { url: 'auth.logout', method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } },
    { url: 'auth.logout', method: 'POST', body: '{}', headers: { origin: 'https://evil.example' } },
    { url: 'auth.login', method: 'POST', body: JSON.stringify({ email: 'a'.repeat(300_000) }) },
  ];
  for (const question of questions) {
    const short = await send(question, 'short');
    const general = await send(question, 'general');
    expect(short, JSON.stringify(question)).toEqual(general);
  }
});

test('a refusal with a list of findings is the same on both paths, and the server keeps running', async () => {
  const { review } = await buildPending(h);
  const { cookie } = await buildUser(h, { role: 'authenticator' });
  const body = JSON.stringify({ id: review.id, checklist: [], facts: { paperKind: '', holders: [] } });
  const question: Question = {
    url: 'authenticator.approve',
    method: 'POST',
    body,
    headers: { cookie },
  };
  expect(await compare(question)).toBe(true);
  const { text } = await send(question, 'short');
  expect(text).toContain('"appCode":"CERTIFICATE_INCOMPLETE"');
  expect(text).toContain('"findings":[{');
});

test('both paths set the same cookie', async () => {
  const body = JSON.stringify({ email: user.email, password: user.password });
  for (const way of ['short', 'general'] as const) {
    const { status, headers } = await send({ url: 'auth.login', method: 'POST', body }, way);
    expect(status).toBe(200);
    const cookies = headers.filter(([name]) => name === 'set-cookie').map(([, value]) => value);
    expect(cookies).toHaveLength(2);
    expect(cookies.toSorted()[1]).toMatch(/^session=[\w.-]+; HttpOnly; Max-Age=\d+; Path=\/; SameSite=Lax$/);
    expect(cookies.toSorted()[0]).toMatch(/^device=[\w.-]+; HttpOnly; Max-Age=\d+; Path=\/; SameSite=Lax$/);
  }
});
