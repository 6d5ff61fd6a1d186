import fs from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Schema } from '../../scripts/public-api/schemas.ts';
import { buildKey } from '../support/api-keys.ts';
import { buildDelivery, buildDocument, buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildPending } from '../support/reviews.ts';
import { hostile } from '../support/schema-values.ts';
import { newAddress } from '../support/transports.ts';

// Every described operation, called with what its description allows and with what it does not.

/** Ends the search; what was tried until then has held. */
const searchMs = 20_000;
const runs = 1_200;

const schema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const content = z.object({ 'application/json': z.object({ schema }).optional() });
const parameter = z.object({ name: z.string(), in: z.literal('query'), schema });
const operation = z.object({
  parameters: z.array(z.unknown()).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
});
const document = z.object({
  paths: z.record(z.string(), z.object({ get: operation.optional(), post: operation.optional() })),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});
const { paths, components } = document.parse(JSON.parse(fs.readFileSync('server/public-api/openapi.json', 'utf8')));

interface Described {
  path: string;
  method: 'GET' | 'POST';
  input: Schema;
  output: Schema;
  /** Declared statuses. */
  statuses: readonly string[];
}

const operations = Object.entries(paths)
  .filter(([path]) => path.startsWith('/api/v1/'))
  .flatMap(([path, { get, post }]): Described[] => {
    const found = get ?? post;
    const output = found?.responses['200']?.content?.['application/json']?.schema;
    if (!found || !output) return [];
    const queried = found.parameters.flatMap((one) => parameter.safeParse(one).data ?? []);
    const parameters = Object.fromEntries(queried.map(({ name, schema: of }): [string, Schema] => [name, of]));
    const input = found.requestBody?.content['application/json']?.schema ?? { type: 'object', properties: parameters };
    return [{ path, method: get ? 'GET' : 'POST', input, output, statuses: Object.keys(found.responses) }];
  });

const h = useHarness({ env: { TRUST_PROXY: 'loopback' } });
let keys: string[];
let ids: string[];
beforeAll(async () => {
  await h.listen();
  const customer = await buildUser(h);
  const authenticator = await buildUser(h, { role: 'authenticator' });
  const draft = await buildDocument(h, { owner: customer, withFile: true });
  const { review } = await buildPending(h, { owner: customer });
  const delivery = await buildDelivery(h);
  keys = [(await buildKey(h, customer)).key, (await buildKey(h, authenticator)).key];
  ids = [customer.id, draft.id, review.id, delivery.id];
});

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'contract', components });
const validators = new Map<string, ValidateFunction>();

/** The reasons why `value` is not of the schema; empty if it is. */
function faults(path: string, of: Schema, value: unknown): unknown[] {
  const absolute: unknown = JSON.parse(JSON.stringify(of).replaceAll('"#/components', '"contract#/components'));
  const validate = validators.get(path) ?? ajv.compile(Object(absolute) as object);
  validators.set(path, validate);
  return validate(value) ? [] : (validate.errors ?? []);
}

function queryOf(input: unknown): string {
  const entries = Object.entries(Object(input) as Record<string, unknown>).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((one): [string, string] => [name, typeof one === 'string' ? one.toWellFormed() : JSON.stringify(one)]),
  );
  return new URLSearchParams(entries).toString();
}

test(
  'no input is answered with a server error, and every answer is as described',
  { tags: 'sweep', timeout: searchMs * 4 },
  async () => {
    const call = fc
      .tuple(fc.constantFrom(...operations), fc.constantFrom(...keys, ''))
      .chain(([described, key]) =>
        hostile(described.input, components.schemas, ids).map((input) => ({ described, key, input })),
      );
    const tried = new Set<string>();
    await fc.assert(
      fc.asyncProperty(call, async ({ described, key, input }) => {
        const { path, method, output, statuses } = described;
        tried.add(path);
        const query = method === 'GET' ? `?${queryOf(input)}` : '';
        // Node itself refuses longer request heads.
        fc.pre(query.length < 8_000);
        const response = await fetch(`${h.env.publicUrl}${path}${query}`, {
          method,
          headers: {
            'x-forwarded-for': newAddress(),
            ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
            ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
          },
          ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
        });
        const json: unknown = await response.json();
        expect(response.status, JSON.stringify(json)).toBeLessThan(500);
        expect(statuses, `${path}: ${JSON.stringify(json)}`).toContain(String(response.status));
        const isOk = response.status === 200;
        const expected = isOk ? output : { $ref: '#/components/schemas/Failure' };
        expect(faults(isOk ? path : 'failure', expected, json), path).toEqual([]);
      }),
      { numRuns: runs, plugins: [fc.interruptAfterTimeLimit(searchMs)] },
    );
    expect(tried.size).toBeGreaterThan(operations.length / 2);
  },
);
