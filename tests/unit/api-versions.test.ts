import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeFields } from '#server/public-api/field-errors.ts';
import { createStrictInputs, strict } from '#server/public-api/strict.ts';
import { downgradeOutput, printError, upgradeInput, withoutUnknownFields } from '#server/public-api/versions/apply.ts';
import { appRouter } from '#server/router.ts';
import { versionChanges } from '#shared/api-version-changes.ts';
import { apiVersion, apiVersions, type ApiVersion } from '#shared/api-versions.ts';
import { catalogue, isErrorCode } from '#shared/errors.ts';
import { fieldCodes, pointerTo } from '#shared/field-errors.ts';
import { intendedBreaks } from '../../scripts/public-api/intended-breaks.ts';

// Older versions of the public API, and what its newest one says of a refused field.

describe('every version', () => {
  test('is a date after the one before it, and the newest is the last', () => {
    expect(apiVersions.toSorted()).toEqual([...apiVersions]);
    expect(apiVersions.at(-1)).toBe(apiVersion);
    for (const { since } of Object.values(versionChanges)) expect(apiVersions.slice(1)).toContain(since);
  });

  test('has a change for each break of its contract', () => {
    for (const { date } of intendedBreaks) {
      expect(Object.values(versionChanges).map(({ since }) => since)).toContain(date);
    }
  });

  test('is described by the committed contract and in the changelog of developers', () => {
    const document = z
      .object({ info: z.object({ version: z.string() }) })
      .parse(JSON.parse(fs.readFileSync('server/public-api/openapi.json', 'utf8')));
    expect(document.info.version).toBe(apiVersion);
  });
});

describe('orders on account, since 2026-11-23', () => {
  const before: ApiVersion = '2026-11-22';
  const page = (item: object) => ({
    items: [
      { id: 'a', ...item },
      { id: 'b', status: 'paid', state: 'paid' },
    ],
    total: 2,
  });

  test.each([
    ['payments.list', page({ status: 'due' }), page({ status: 'open' })],
    ['payments.receipt', { id: 'a', status: 'due' }, { id: 'a', status: 'open' }],
    ['payments.getSessionInfo', { paymentStatus: 'due' }, { paymentStatus: 'open' }],
    ['admin.documentDetails', { payments: [{ status: 'due' }] }, { payments: [{ status: 'open' }] }],
  ])('%s: a payment that is due is open', (path, output, expected) => {
    expect(downgradeOutput(before, { path }, output)).toEqual(expected);
    expect(downgradeOutput('2026-11-23', { path }, output)).toBe(output);
    expect(downgradeOutput(apiVersion, { path }, output)).toBe(output);
  });

  test.each([
    ['payments.invoices', page({ state: 'due' })],
    ['payments.invoices', page({ state: 'overdue' })],
    ['payments.invoice', { state: 'due' }],
    ['/files/invoices', page({ state: 'overdue' })],
  ])('%s: an unpaid invoice is refused, never called paid', (path, output) => {
    expect(() => downgradeOutput(before, { path }, output)).toThrow(
      expect.objectContaining({
        code: 'API_VERSION_LACKS',
        details: { since: '2026-11-23', what: 'An unpaid invoice' },
      }),
    );
    expect(downgradeOutput('2026-11-23', { path }, output)).toBe(output);
  });

  test('what is paid, and every other answer, is as it was', () => {
    const paid = page({ state: 'paid', status: 'refunded' });
    for (const path of ['payments.invoices', 'payments.list']) {
      expect(downgradeOutput(before, { path }, paid)).toEqual(paid);
    }
    // A mailing is due as well, which it was from the first version on.
    const mailing = { items: [{ state: 'due', status: 'due' }] };
    expect(downgradeOutput(before, { path: 'authenticator.mailings' }, mailing)).toBe(mailing);
  });

  test('every answer that the contract broke has its older form', () => {
    const broken = intendedBreaks
      .filter(({ date }) => date === '2026-11-23')
      .map(({ change }) => /^(\S+) answers (\S+):/.exec(change)?.slice(1) ?? []);
    expect(broken.length).toBeGreaterThan(6);
    for (const [route = '', place = ''] of broken) {
      const path = route.startsWith('/files/') ? route.replace(/\.json$/, '') : route.slice(1).replaceAll('/', '.');
      const output = place
        .split('.')
        .slice(1)
        .reduceRight<unknown>((inner, part) => {
          const name = part.replace('[]', '');
          return { [name]: part.endsWith('[]') ? [inner] : inner };
        }, 'due');
      const downgrade = () => JSON.stringify(downgradeOutput(before, { path }, output));
      expect(`${path}: ${outcomeOf(downgrade)}`).not.toContain('due');
    }
  });
});

function outcomeOf(run: () => string): string {
  try {
    return run();
  } catch (error) {
    return Reflect.get(Object(error), 'code') === 'API_VERSION_LACKS' ? 'refused' : String(error);
  }
}

describe('problem details, since 2026-11-24', () => {
  const error = {
    appCode: 'FILENAME_REQUIRED',
    httpStatus: 400,
    message: 'Filename is required',
    details: {},
    fields: { filename: 'FILENAME_REQUIRED' },
    errors: [
      { pointer: '#/filename', code: 'required', expected: 'a string', detail: 'filename is required: a string.' },
    ],
    requestId: '00000000-0000-4000-8000-000000000001',
  } as const;

  test('are the newest form of errors', () => {
    expect(printError(apiVersion, error, 'https://example.test')).toEqual({
      contentType: 'application/problem+json',
      body: {
        type: 'https://example.test/developers#error-FILENAME_REQUIRED',
        title: 'Filename required',
        status: 400,
        detail: 'filename is required: a string.',
        instance: 'urn:uuid:00000000-0000-4000-8000-000000000001',
        appCode: 'FILENAME_REQUIRED',
        message: 'Filename is required',
        details: {},
        errors: error.errors,
        fields: { filename: 'required' },
        requestId: '00000000-0000-4000-8000-000000000001',
      },
    });
  });

  test.each(['2026-11-22', '2026-11-23'] as const)('%s prints an error as it did', (version) => {
    const { appCode, message, details, fields, requestId } = error;
    expect(printError(version, error, 'https://example.test')).toEqual({
      contentType: 'application/json',
      body: { appCode, message, details, fields, requestId },
    });
  });
});

describe('strict inputs, since 2026-11-24', () => {
  const inner = z.object({ kind: z.literal('b'), of: z.object({ x: z.number() }) });
  const schema = z.object({
    a: z.string().optional(),
    list: z.array(z.object({ n: z.number().default(1) })).default([]),
    either: z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), inner]).nullish(),
    plain: z.union([z.object({ one: z.string() }), z.object({ two: z.number() })]).optional(),
    shaped: z
      .object({ y: z.string() })
      .transform(({ y }) => ({ z: y }))
      .optional(),
  });
  const input = {
    a: 'a',
    list: [{ n: 1 }, { n: 2, extra: 1 }],
    either: { kind: 'b', of: { x: 1, extra: 2 }, extra: 3 },
    plain: { two: 1, extra: 4 },
    shaped: { y: 'y', z: 'ours' },
    extra: 5,
  };
  const call = { path: 'some.call', input: strict(schema) };

  test('unknown fields are refused at any depth, by name', () => {
    const { error } = strict(schema).safeParse(input);
    const refused = error ? describeFields(error, input, schema) : [];
    expect(refused.map(({ pointer, code }) => `${pointer} ${code}`).toSorted()).toEqual([
      '#/either/extra unknown_field',
      '#/either/of/extra unknown_field',
      '#/extra unknown_field',
      '#/list/1/extra unknown_field',
      '#/plain/extra unknown_field',
      '#/shaped/z unknown_field',
    ]);
    expect(refused.find(({ pointer }) => pointer === '#/extra')?.expected).toBe(
      'one of the fields a, list, either, plain, shaped',
    );
  });

  test('what the schema takes is taken as before', () => {
    const fitting = withoutUnknownFields(strict(schema), input);
    expect(strict(schema).parse(fitting)).toEqual(schema.parse(input));
  });

  test.each(['2026-11-22', '2026-11-23'] as const)('%s ignores unknown fields, as it did', (version) => {
    const upgraded = upgradeInput(version, call, input);
    expect(strict(schema).parse(upgraded)).toEqual(schema.parse(input));
    // Nothing that it sent is made valid.
    expect(strict(schema).safeParse(upgradeInput(version, call, { a: 5, extra: 1 })).success).toBe(false);
    expect(upgradeInput(version, call, 'text')).toBe('text');
  });

  test('the newest version takes the input as it is', () => {
    expect(upgradeInput(apiVersion, call, input)).toBe(input);
  });

  test('every procedure has a strict input', () => {
    const strictInput = createStrictInputs(appRouter);
    for (const path of Object.keys(appRouter._def.procedures)) {
      const taken = strictInput(path);
      // Each choice of a union: without its discriminator, no choice looks at other fields.
      for (const choice of taken instanceof z.ZodUnion ? taken.options : [taken]) {
        const refused = z
          .instanceof(z.ZodType)
          .parse(choice)
          .safeParse({ ['no such field']: 1 }).error;
        const pointers = refused ? describeFields(refused, {}).map(({ pointer }) => pointer) : [];
        expect(pointers, path).toContain('#/no%20such%20field');
      }
    }
    expect(strictInput('toString')).toBeUndefined();
  });

  test('a kind of schema that hides fields is not passed over', () => {
    expect(() => strict(z.object({ deep: z.intersection(schema, schema) }))).toThrow('intersection');
  });

  test('fields are refused behind lazy schemas and in records too', () => {
    const deep = strict(z.object({ lazy: z.lazy(() => schema), record: z.record(z.string(), schema) }));
    const [right, wrong] = [{ a: 'a' }, { a: 'a', extra: 1 }];
    expect(deep.safeParse({ lazy: right, record: { any: right } }).success).toBe(true);
    expect(deep.safeParse({ lazy: wrong, record: {} }).success).toBe(false);
    expect(deep.safeParse({ lazy: right, record: { any: wrong } }).success).toBe(false);
  });
});

describe('what is wrong with a field', () => {
  const schema = z.object({
    id: z.uuid(),
    name: z.string().min(2).max(4),
    pages: z.number().int().min(1).max(50),
    speed: z.enum(['standard', 'rush']),
    tags: z.array(z.string()).min(1).max(2),
    at: z.iso.datetime(),
    day: z.iso.date(),
    flag: z.boolean(),
    rule: z.string().refine((text) => text !== 'no', 'KEY_ADDRESS_INVALID'),
  });
  const fitting = {
    ...{ id: '00000000-0000-4000-8000-000000000001', name: 'abc', pages: 3, speed: 'rush', tags: ['a'] },
    ...{ at: '2026-11-24T12:00:00Z', day: '2026-11-24', flag: true, rule: 'yes' },
  };

  test.each([
    ['id', 'x', 'not_a_uuid', 'a UUID'],
    ['id', undefined, 'required', 'a string'],
    ['name', 'a', 'too_short', 'at least 2 characters'],
    ['name', 'abcde', 'too_long', 'at most 4 characters'],
    ['name', 7, 'not_a_string', 'a string'],
    ['pages', 1.5, 'not_an_integer', 'an integer'],
    ['pages', 'two', 'not_a_number', 'a number'],
    ['pages', 0, 'too_small', 'at least 1'],
    ['pages', 51, 'too_large', 'at most 50'],
    ['speed', 'warp', 'not_one_of', 'one of "standard", "rush"'],
    ['speed', undefined, 'required', 'one of "standard", "rush"'],
    ['tags', [], 'too_few', 'at least 1 item'],
    ['tags', ['a', 'b', 'c'], 'too_many', 'at most 2 items'],
    ['tags', 'a', 'not_a_list', 'a list'],
    ['at', 'soon', 'not_a_time', 'an ISO 8601 time in UTC, such as 2026-11-24T12:00:00Z'],
    ['day', 'soon', 'not_a_date', 'a date such as 2026-11-24'],
    ['flag', 'yes', 'not_a_boolean', 'true or false'],
    [
      'rule',
      'no',
      'invalid',
      'Enter IPv4 addresses, or networks such as 203.0.113.0/24 and 2001:db8::/64 (KEY_ADDRESS_INVALID)',
    ],
  ])('%s %j: %s', (name, value, code, expected) => {
    const input = { ...fitting, [name]: value };
    const { error } = schema.safeParse(input);
    expect(error && describeFields(error, input)).toEqual([
      expect.objectContaining({ pointer: `#/${name}`, code, expected, detail: expect.stringContaining(name) }),
    ]);
  });

  test('every input of the product has an e-mail address that is told from other formats', () => {
    const { error } = createStrictInputs(appRouter)('auth.requestPasswordReset')?.safeParse({ email: 'x' }) ?? {};
    expect(error && describeFields(error, { email: 'x' })[0]?.code).toBe('not_an_email');
  });

  test('a pointer is a JSON Pointer in a URI fragment', () => {
    expect(pointerTo([])).toBe('#');
    expect(pointerTo(['items', 0, 'a/b~c d'])).toBe('#/items/0/a~1b~0c%20d');
    expect(pointerTo(['\ud800'])).toBe('#/%EF%BF%BD');
  });

  test('the description names each code', () => {
    const document = fs.readFileSync('server/public-api/openapi.json', 'utf8');
    for (const code of Object.keys(fieldCodes)) expect(document).toContain(code);
  });
});

test('the contract lists the error codes that the server raises, and none that only a page shows or nothing raises', () => {
  const { 'x-errors': listed } = z
    .object({ 'x-errors': z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(fs.readFileSync('server/public-api/openapi.json', 'utf8')));
  const server = fs
    .globSync('{server,shared}/**/*.ts')
    .filter((file) => !/^shared\/(catalogue|messages)\/|\.d\.ts$/.test(file))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  const raised = new Set(server.match(/(?<=')[A-Z][A-Z\d_]+(?=')/g));
  // The typed client's own, where there was no answer.
  const codes = Object.keys(listed).filter((code) => code !== 'NETWORK');
  expect(codes.filter((code) => !isErrorCode(code) || !raised.has(code))).toEqual([]);
  expect(codes.length).toBeGreaterThan(100);
  for (const code of ['KEY_INVALID', 'SCOPE_MISSING', 'API_VERSION_LACKS', 'QUOTE_EXPIRED'] as const) {
    expect(listed).toHaveProperty(code, { status: expect.any(Number), message: catalogue[code].message });
  }
});
