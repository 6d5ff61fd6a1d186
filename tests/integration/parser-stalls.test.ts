import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { appRouter } from '#server/router.ts';
import { buildKey } from '../support/api-keys.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { hostileCsv } from '../support/hostile-csv.ts';
import { leastOf, longestTurn, threadCpuMs } from '../support/loop-turns.ts';
import { type OutsideParser, outsideParsers } from '../support/outside-parsers.ts';
import { callBack } from '../support/workflow-api.ts';

/** Of CPU time, in which the test's own client and garbage collection have a part. */
const maxStallMs = 50;
/** Of UTF-8, as a request carries a text. */
const bytes = 100 * 1024;

/** Repeated parts: blanks, separators and brackets, words that patterns begin with. */
const pumps = [
  ...[' ', '\t', '\n', '\r\n', '\u00A0', '\u3000', '\0', '\u200B', '\u0301', '\uFEFF'],
  ...['/', '\\', '.', ',', ':', ';', '-', '_', '+', '*', '|', '@', '%', '&', '=', '?', '!', '#', '$', '^', '~', '`'],
  ...['(', ')', '[', ']', '{', '}', '<', '>', '"', "'", '“', '”', '«', '’', '()', '[]', '<a>', '</', '<!--', '&amp;'],
  ...['a', 'A', 'Ä', 'ﬃ', 'م', 'א', '漢', 'カ', '한', '💌', '0', '1', '٣', '一', '十', '第', '年', '月'],
  ...['a ', 'A ', 'A. ', 'p. ', 'a@', 'a.', '.a', '@.', 'A-', 'A-D-', 'a-', 'e ', 'y ', 'und ', 'Ana e ', 'Ana '],
  ...['1 ', '1.', '1,', '1/', '1-', '000', '000.', '1.000,', '12:', '1°', 'nº ', 'IV ', 'mil ', 'vinte e ', 'ein und '],
  ...['1 de ', 'de maio de ', '1 de maio de 2020 ', 'março ', '令和', '昭和1年', '1年1月', '١٢/', 'שנת '],
  ...['court of ', 'notary ', 'of ', 'certified and ', 'sworn, ', 'n o t ', 'not a ', '[untranslated', 'XXX', 'www.'],
  ...['q=0.9,', 'en;q=', 'bytes=0-', '--x\r\n', 'a=b; ', 'W/"a", ', 'http://', '+1', '%20', '%u', '\\u0000', '{"a":'],
  ...['&lt;', '<source>', '<unit>', '<segment>', 'P<', '<<', 'Q<O<D', 'O', '::', '0:', 'fe80%', '.x', '.pdf', ' .'],
];
/** What ends it, so that a search that could succeed fails at last. */
const endings = ['', '\0', 'x', '!', ')', '1'];

interface WorstText {
  name: string;
  make: (length: number) => string;
}

/** Texts on which careless parsers take quadratic time, or do not end. */
const worstTexts: readonly WorstText[] = pumps.flatMap((pump) =>
  endings.map((ending) => ({
    name: `${JSON.stringify(pump)} … ${JSON.stringify(ending)}`,
    make: (length) => {
      const times = Math.min(Math.ceil(length / pump.length), Math.floor(bytes / Buffer.byteLength(pump)));
      return `${pump.repeat(times).slice(0, length - 1)}${ending}`;
    },
  })),
);

/**
 * Every parser of untrusted input, on 100 KB of its worst case: none blocks the event loop. Functions are listed in
 * `support/outside-parsers.ts`; inputs of procedures are found in the router; requests are the table below.
 */

/** On each of these, some expression of the product once took the square of the length, or worse. */
const known = new Set(
  [
    ' ',
    '\n',
    '\t',
    '/',
    '(',
    '“',
    '_',
    'a',
    '0',
    '000',
    'A-D-',
    'a@',
    'p. ',
    '1.',
    'court of ',
    'sworn, ',
    'W/"a", ',
    '한',
    '</',
  ].map((pump) => `${JSON.stringify(pump)} … ${JSON.stringify('\0')}`),
);
const few = worstTexts.filter(({ name }) => known.has(name));

/** The longest time between two turns that a parser leaves to others. */
async function stallOf({ read }: OutsideParser, text: string): Promise<number> {
  let before = threadCpuMs();
  const result = read(text);
  if (!isGenerator(result)) {
    await result;
    return threadCpuMs() - before;
  }
  let longest = 0;
  for (let isDone = false; !isDone;) {
    isDone = result.next().done === true;
    const now = threadCpuMs();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return longest;
}

const isGenerator = (value: unknown): value is Generator =>
  typeof value === 'object' && value !== null && Symbol.iterator in value && 'next' in value;

async function expectNoStall(parser: OutsideParser, among: readonly WorstText[]): Promise<void> {
  // Warm-up: compiled and cached parts do not depend on the text.
  await stallOf(parser, 'a first text');
  for (const { name, make } of among) {
    const text = make(parser.length);
    const stallMs = await leastOf(() => stallOf(parser, text), maxStallMs);
    expect(stallMs, `${parser.name}: ${name}`).toBeLessThan(maxStallMs);
  }
}

describe('a function', () => {
  test('has ended on the texts that found the faults', () => expect(few).toHaveLength(known.size));
  test.for(outsideParsers)('$name', (parser) => expectNoStall(parser, few));
  test.for(outsideParsers)('$name, on every text', { tags: 'sweep', timeout: 600_000 }, (parser) =>
    expectNoStall(parser, worstTexts),
  );
});

/** What a schema describes, with the text in each of its strings in turn. */
function* filledWith(schema: z.core.JSONSchema.BaseSchema, text: string): Generator {
  const kinds = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (kinds) {
    for (const kind of kinds) yield* filledWith(kind, text);
  } else if (schema.type === 'object') {
    const plain = Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, part]) => [key, plainOf(part)]),
    );
    for (const [key, part] of Object.entries(schema.properties ?? {})) {
      if (typeof part !== 'object') continue;
      for (const value of filledWith(part, text)) yield { ...plain, [key]: value };
    }
  } else if (schema.type === 'array') {
    const { items } = schema;
    if (typeof items === 'object' && !Array.isArray(items)) for (const value of filledWith(items, text)) yield [value];
  } else if (schema.type === 'string' && schema.enum === undefined && schema.const === undefined) yield text;
}

function plainOf(schema: z.core.JSONSchema._JSONSchema): unknown {
  if (typeof schema !== 'object') return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [kind] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (kind !== undefined) return plainOf(kind);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, part]) => [key, plainOf(part)]));
    case 'array':
      return [];
    case 'string':
      return schema.format === 'uuid' ? '00000000-0000-4000-8000-000000000000' : 'Ana';
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    default:
      return null;
  }
}

describe('the input of a procedure', () => {
  const procedures = z
    .record(
      z.string(),
      z.custom<{ _def: { inputs: unknown[] } }>((value) => typeof value === 'function'),
    )
    .parse(appRouter._def.procedures);
  const inputs = Object.entries(procedures).flatMap(([path, { _def }]) =>
    _def.inputs.flatMap((input) => (input instanceof z.ZodType ? [{ path, input }] : [])),
  );

  function parserOf({ path, input }: { path: string; input: z.ZodType }): OutsideParser {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' });
    return {
      name: path,
      length: bytes,
      *read(text) {
        for (const value of filledWith(schema, text)) {
          yield;
          input.safeParse(value);
        }
      },
    };
  }

  test('is found for every router', () => {
    expect(new Set(inputs.map(({ path }) => path.split('.')[0])).size).toBe(Object.keys(appRouter._def.record).length);
  });
  test.for(inputs)('$path', (input) => expectNoStall(parserOf(input), few));
  test.for(inputs)('$path, on every text', { tags: 'sweep', timeout: 600_000 }, (input) =>
    expectNoStall(parserOf(input), worstTexts),
  );
});

describe('a request', () => {
  let h: Harness;
  let user: BuiltUser;
  let key: string;
  beforeAll(async () => {
    h = await createHarness({ env: { TRUST_PROXY: 'loopback' } });
    await h.listen();
    user = await buildUser(h);
    ({ key } = await buildKey(h, user));
    await fetch(`${h.env.publicUrl}/health`);
  });
  afterAll(() => h.stop());
  beforeEach(() => h.deps.pool.query('delete from rate_limits'));

  const json = { 'content-type': 'application/json' };
  const post = (path: string, body: string | Buffer, headers: Record<string, string> = json) =>
    fetch(`${h.env.publicUrl}${path}`, { method: 'POST', body, headers: { cookie: user.cookie, ...headers } });
  const signed = (body: string, contentType = 'application/json') =>
    callBack(h.env.publicUrl, Buffer.from(body), { contentType });
  const get = (path: string, headers: Record<string, string>) =>
    fetch(`${h.env.publicUrl}${path}`, { headers: { cookie: user.cookie, ...headers } });
  /** As long as a header may be beside the others. */
  const headerOf = (part: string) => part.repeat(Math.floor(12_000 / part.length));
  const repeated = (part: string) => part.repeat(Math.floor(bytes / part.length));

  const requests: Record<string, () => Promise<Response>> = {
    'JSON nested deep': () => post('/trpc/folders.create', repeated('[')),
    'JSON nested deep, closed': () => post('/trpc/folders.create', `${repeated('[')}${repeated(']')}`),
    'JSON of objects in objects': () => post('/trpc/folders.create', `${repeated('{"name":')}1${repeated('}')}`),
    'JSON of many keys': () =>
      post('/trpc/folders.create', JSON.stringify(Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [n, n])))),
    'JSON of escapes': () => post('/trpc/folders.create', `{"name":"${repeated('\\u0000')}"}`),
    'JSON of a number': () => post('/trpc/folders.create', `{"name":${repeated('9')}}`),
    'a batch of empty calls': () => post(`/trpc/${headerOf('folders.create,')}?batch=1`, '{}'),
    'a query of parameters': () => get(`/trpc/folders.list?${headerOf('input=%7B&')}`, {}),
    'a path of slashes': () => get(`/${headerOf('/')}x`, {}),
    'a path of escapes': () => get(`/files/${headerOf('%2F')}`, {}),
    'a name of the public API': () =>
      post('/api/v1/documents.create', `{"filename":"${repeated(' .')}"}`, { ...json, authorization: `Bearer ${key}` }),
    'JSON of the public API nested deep': () =>
      post('/api/v1/documents.create', repeated('{"a":['), { ...json, authorization: `Bearer ${key}` }),
    'an unknown key': () => get('/api/v1/documents.list', { authorization: `Bearer ${headerOf('tfe_')}` }),
    Cookie: () => get('/trpc/auth.me', { cookie: headerOf('a=b; ') }),
    'Cookie of quotes': () => get('/', { cookie: headerOf('"\\"=;') }),
    'Accept-Language': () => get('/', { 'accept-language': headerOf('pt;q=0.1,') }),
    Accept: () => get('/', { accept: headerOf('a/b;q=0,') }),
    'Accept-Encoding': () => get('/', { 'accept-encoding': headerOf('gzip;q=0,') }),
    'If-None-Match': () => get('/', { 'if-none-match': headerOf('W/"a",') }),
    Range: () => get('/', { range: `bytes=${headerOf('0-1,')}` }),
    'User-Agent': () =>
      post('/trpc/auth.login', '{"email":"a@b.example","password":"x"}', {
        ...json,
        'user-agent': headerOf('Chrome/'),
      }),
    'X-Forwarded-For': () => get('/trpc/auth.me', { 'x-forwarded-for': headerOf('1.2.3.4%,') }),
    'Idempotency-Key': () =>
      post('/trpc/folders.create', '{"name":"a"}', { ...json, 'idempotency-key': headerOf('a b') }),
    'Content-Type': () =>
      post('/trpc/folders.create', '{}', { 'content-type': `application/json;${headerOf('a="\\"; ')}` }),
    'a card provider’s call': () =>
      post('/webhooks/stripe', repeated('{"a":['), { ...json, 'stripe-signature': headerOf('t=1,v1=a,') }),
    'a mail provider’s call': () => post('/webhooks/mail', repeated('[').slice(0, 16_000)),
    'the workflow’s call nested deep': () => signed(repeated('[')),
    'the workflow’s call with a long address': () =>
      signed(JSON.stringify({ document_id: randomUUID(), status: 'completed', url: `http://${repeated('a.')}` })),
    'a form of empty parts': () => signed(repeated('--x\r\n\r\n'), 'multipart/form-data; boundary=x'),
    'a form of headers': () =>
      signed(
        `--x\r\n${repeated('Content-Disposition: form-data; name="a"\r\n')}\r\n--x--`,
        'multipart/form-data; boundary=x',
      ),
    'a form that never ends': () =>
      signed(`--x\r\nContent-Disposition: form-data; name="${repeated('%22')}`, 'multipart/form-data; boundary=x'),
    'a form with a long boundary': () => signed(repeated('-'), `multipart/form-data; boundary=${'-'.repeat(5_000)}`),
    'a list of orders': () =>
      fetch(`${h.env.publicUrl}/files/bulk`, {
        method: 'PUT',
        body: hostileCsv('broken quotes', bytes),
        headers: { cookie: user.cookie },
      }),
    'a photo of a passport': () =>
      fetch(`${h.env.publicUrl}/files/passport-names`, {
        method: 'PUT',
        body: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(bytes, 0xff)]),
        headers: { cookie: user.cookie },
      }),
  };

  test.for(Object.entries(requests))('%s', async ([, send]) => {
    const answer = async () => {
      const response = await send();
      await response.arrayBuffer();
      return response.status;
    };
    // The first of its kind compiles what it runs.
    await answer();
    let collectsFirst = false;
    const measure = async () => {
      const { result, stallMs } = await longestTurn(answer, { collectsFirst });
      expect(result).toBeLessThan(500);
      // Only a turn that was too long may have been a collection.
      collectsFirst = true;
      return stallMs;
    };
    expect(await leastOf(measure, maxStallMs)).toBeLessThan(maxStallMs);
  });
});
