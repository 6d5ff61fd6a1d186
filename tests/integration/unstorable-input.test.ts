import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { accessMatrix } from '../support/access-matrix.ts';
import type { Access } from '../support/access-row.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildOrganization } from '../support/organizations.ts';
import { listProcedures, throughHttp } from '../support/transports.ts';

/**
 * Values that JSON carries and PostgreSQL does not store: of each procedure, each text and number of a valid input in turn. The whole
 * of it is a sweep.
 */

type Leaf = string | number;
const ofText = (change: (text: string) => string) => (leaf: Leaf) => (typeof leaf === 'string' ? change(leaf) : leaf);
const ofNumber = (change: number) => (leaf: Leaf) => (typeof leaf === 'number' ? change : leaf);
const poisons = {
  'a zero byte': ofText((text) => `${text}\u0000`),
  'half of a surrogate pair': ofText((text) => `${text}\ud800`),
  // Longer than an entry of an index may be, and not compressible.
  'a long text': ofText((text) => text + randomBytes(3_000).toString('base64url')),
  'the year 9999': ofText((text) => text.replace(/^\d{4}-/, '9999-')),
  'the year 0': ofText((text) => text.replace(/^\d{4}-/, '0000-')),
  'a large number': ofNumber(2 ** 31),
  'a huge number': ofNumber(Number.MAX_SAFE_INTEGER),
  'a negative number': ofNumber(-1),
};

let h: Harness;
let people: Record<'user' | 'staff' | 'admin' | 'head', BuiltUser>;

beforeAll(async () => {
  h = await createHarness({ env: { TRUST_PROXY: 'loopback' } });
  await h.listen();
  people = {
    user: await buildUser(h),
    staff: await buildUser(h, { role: 'authenticator' }),
    admin: await buildUser(h, { role: 'admin' }),
    head: (await buildOrganization(h)).owner,
  };
});
beforeEach(() => h.deps.pool.query('delete from rate_limits'));
afterAll(() => h.stop());

function callerOf({ who, organization }: Access): BuiltUser {
  if (organization) return people.head;
  return who === 'staff' || who === 'admin' ? people[who] : people.user;
}

const record = z.record(z.string(), z.unknown());

/** Copies of `value`, each with one of its texts and numbers changed; none where the change leaves it as it is. */
function* changed(value: unknown, change: (leaf: Leaf) => Leaf): Generator<{ at: string; value: unknown }> {
  if (typeof value === 'string' || typeof value === 'number') {
    const other = change(value);
    if (other !== value) yield { at: '', value: other };
  } else if (Array.isArray(value)) {
    for (const [index, one] of value.entries())
      for (const { at, value: other } of changed(one, change))
        yield { at: `[${index}]${at}`, value: value.with(index, other) };
  } else {
    const fields = record.safeParse(value).data ?? {};
    for (const [key, one] of Object.entries(fields))
      for (const { at, value: other } of changed(one, change))
        yield { at: `.${key}${at}`, value: { ...fields, [key]: other } };
  }
}

const kinds = new Map(listProcedures().map(({ path, kind }) => [path, kind]));
const rows = Object.entries(accessMatrix).flatMap(([name, access]) => {
  const [path = ''] = name.split('#');
  const kind = kinds.get(path);
  const isCall = access.input !== undefined && !access.endsSession && kind !== undefined && kind !== 'subscription';
  return isCall ? [{ name, path, kind, access }] : [];
});

/** Each place of the input whose value gets an unexpected error. */
async function findUnexpected({ path, kind, access }: (typeof rows)[number]): Promise<string[]> {
  const user = callerOf(access);
  const makeInput = async () => access.input?.((await access.target?.(h, user)) ?? '', { h, user });
  const unexpected: string[] = [];
  for (const [poison, change] of Object.entries(poisons)) {
    const places = [...changed(await makeInput(), change)].map(({ at }) => at);
    for (const place of places) {
      // A row of its own, since the call before may have used one up.
      const input = [...changed(await makeInput(), change)].find(({ at }) => at === place)?.value;
      const { code } = await throughHttp(h, { path, kind, input, cookie: user.cookie });
      if (code === 'UNEXPECTED') unexpected.push(`${poison} at ${place}`);
    }
  }
  return unexpected;
}

const examples = ['payments.askPrice', 'admin.publishClaim', 'admin.saveFactsDraft', 'admin.removeExchangeRate'];

test.each(rows.filter(({ name }) => examples.includes(name)))('$name, as an example', async (row) => {
  expect(await findUnexpected(row)).toEqual([]);
});

test.each(rows)('$name', { tags: 'sweep' }, async (row) => {
  expect(await findUnexpected(row)).toEqual([]);
});
