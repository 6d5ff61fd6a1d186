import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import type { Api, Mutation, Query } from '#server/public-api/contract.d.ts';
import type { AppRouter } from '#server/router.ts';
import { breakingChanges } from '../../scripts/public-api/breaking.ts';

// The published contract: its types fit the router's, and a change that breaks clients is found.

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
type Fits<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
/** Input of a procedure without one, and of those that accept nothing. */
type Given<Input> = [Input] extends [void | undefined] ? Record<string, never> : NonNullable<Input>;

/** Procedures whose published types differ from the router's. */
type Differences = {
  [Slice in keyof Api & keyof Outputs]: {
    [Name in keyof Api[Slice] & keyof Outputs[Slice]]: Api[Slice][Name] extends
      | Query<infer Input, infer Output>
      | Mutation<infer Input, infer Output>
      ? [
          Fits<Input, Given<Name extends keyof Inputs[Slice] ? Inputs[Slice][Name] : never>>,
          Fits<Output, Outputs[Slice][Name]>,
        ] extends [true, true]
        ? never
        : `${Slice}.${Name & string}`
      : never;
  }[keyof Api[Slice] & keyof Outputs[Slice]];
}[keyof Api & keyof Outputs];

test('the published types are those of the router', () => {
  const differences: Differences[] = [];
  expect(differences).toEqual([]);
});

/** A contract of one list. */
function contract({
  page = { type: 'integer', maximum: 100 },
  required = [],
  status = ['open', 'done'],
  fields = { id: { type: 'string' }, status: { enum: status } },
  certain = ['id', 'status'],
  path = '/documents/list',
}: {
  page?: object;
  required?: string[];
  status?: string[];
  fields?: object;
  certain?: string[];
  path?: string;
} = {}) {
  const schema = { type: 'object', properties: fields, required: certain };
  return {
    info: { version: '2026-01-01' },
    servers: [{ url: '/api/v1' }],
    paths: {
      [path]: {
        get: {
          parameters: [{ name: 'page', in: 'query', required: required.includes('page'), schema: page }],
          responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/List' } } } } },
        },
        post: {
          requestBody: {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { status: { enum: status } }, required },
              },
            },
          },
          responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } },
        },
      },
    },
    components: { schemas: { List: schema } },
  };
}

describe('changes since the published contract', () => {
  const published = contract();

  test.each([
    ['nothing', contract()],
    [
      'a field more in the answer',
      contract({ fields: { id: { type: 'string' }, status: { enum: ['open', 'done'] }, at: {} } }),
    ],
    ['a wider limit', contract({ page: { type: 'integer', maximum: 200 } })],
    ['an input of any type', contract({ page: {} })],
    [
      "the server's path moved into the paths",
      { ...contract({ path: '/api/v1/documents/list' }), servers: [{ url: '{origin}' }] },
    ],
  ])('%s breaks nobody', (_what, current) => {
    expect(breakingChanges(published, current)).toEqual([]);
  });

  test.each([
    ['a renamed procedure', contract({ path: '/documents/all' }), 'GET /documents/list is gone'],
    ['a field less', contract({ fields: { id: { type: 'string' } }, certain: ['id'] }), 'answers : status is gone'],
    ['a field that may be missing', contract({ certain: ['id'] }), 'answers : status became optional'],
    [
      'another type',
      contract({ fields: { id: { type: 'integer' }, status: {} } }),
      'answers .id: type string became integer',
    ],
    ['a narrower limit', contract({ page: { type: 'integer', maximum: 50 } }), 'takes .page: maximum is 50'],
    ['a required input', contract({ required: ['page'] }), 'takes : page became required'],
    ['a value no longer accepted', contract({ status: ['open'] }), 'takes .status: done is no longer accepted'],
    ['a new value in the answer', contract({ status: ['open', 'done', 'lost'] }), 'answers .status: lost is new'],
  ])('%s breaks clients', (_what, current, change) => {
    expect(breakingChanges(published, current).join('\n')).toContain(change);
  });
});
