import fs from 'node:fs';
import { z } from 'zod';
import { scopes } from '#shared/api-keys.ts';
import { apiVersion } from '#shared/api-versions.ts';
import { resolveBrand } from '#shared/brand.ts';
import { bulkOutput } from '#shared/schemas/bulk.ts';
import { uploadOutput } from '#shared/schemas/documents.ts';
import { invoicesExport } from '#shared/schemas/invoices.ts';
import { webhookEvents } from '#shared/webhook-events.ts';
import { listOperations, type Operation } from '#server/public-api/operations.ts';
import { procedures } from '#server/public-api/procedures.ts';
import { deprecations } from '#server/public-api/versions.ts';
import type { Grant } from '#server/public-api/grants.ts';
import { appRouter } from '#server/router.ts';
import { eventSchemaOf, publicProcedure, signedInProcedure } from '#server/trpc.ts';
import { inRoot } from '../run/paths.ts';
import { Comments } from './comments.ts';
import { eventFields } from './events.ts';
import { errorResponses, failure, failuresOf, headers, headersOf, publicErrors, requestHeaders } from './failures.ts';
import { SchemaSet, type Schema } from './schemas.ts';
import { describeStreams, headerParameters } from './streams.ts';

/** One procedure of the public API. */
export interface DescribedCall {
  /** `documents.list` */
  procedure: string;
  type: 'query' | 'mutation' | 'subscription';
  comment: string;
  input: Schema | undefined;
  output: Schema;
}

export interface Description {
  /** OpenAPI 3.1. */
  document: Record<string, unknown>;
  calls: DescribedCall[];
  components: Record<string, Schema>;
  upload: Schema;
  events: DescribedEvent[];
}

/** One event of webhooks. */
interface DescribedEvent {
  type: string;
  meaning: string;
  data: Schema;
}

interface Access {
  scope: Exclude<Grant['scope'], null>;
  isPublic: boolean;
}

const subscriptionDefinition = z.object({
  type: z.literal('subscription'),
  inputs: z.array(z.custom<z.ZodType>((value) => value instanceof z.ZodType)),
  output: z.custom<z.ZodType>(),
});

/** Describes every procedure that keys or visitors may call. */
export async function describeApi(): Promise<Description> {
  const set = await SchemaSet.load();
  const comments = readRouterComments();
  const open = new Map(
    Object.entries<Grant | null>(procedures).flatMap(([path, grant]): [string, Access][] =>
      grant?.scope ? [[path, { scope: grant.scope, isPublic: isPublic(path) }]] : [],
    ),
  );
  const paths: Record<string, unknown> = {};
  const calls: DescribedCall[] = [];
  for (const operation of listOperations(appRouter, [...open.keys()])) {
    const { procedure, type } = operation;
    const access = open.get(procedure);
    if (access === undefined) continue;
    const comment = comments.get(procedure) ?? '';
    const output = set.add(operation.output, 'output');
    const input = operation.input && set.add(operation.input, 'input');
    calls.push({ procedure, type, comment, input, output });
    const fields = operation.input && set.inline(operation.input, 'input');
    paths[operation.path] = {
      [operation.method.toLowerCase()]: describe(operation, { access, comment, input, fields, output }),
    };
  }
  for (const procedure of open.keys()) {
    const { data } = subscriptionDefinition.safeParse(definitionOf(procedure));
    const event = data && eventSchemaOf(data.output);
    if (!data || !event) continue;
    const input = data.inputs[0] && set.add(data.inputs[0], 'input');
    const output = set.add(event, 'output');
    calls.push({ procedure, type: data.type, comment: comments.get(procedure) ?? '', input, output });
  }
  const upload = set.add(uploadOutput, 'output');
  const outputs = { upload, bulk: set.add(bulkOutput, 'output'), invoices: set.inline(invoicesExport, 'output') };
  for (const [path, item] of Object.entries(describeStreams({ ...outputs, event: eventOf(calls) }))) paths[path] = item;
  const events = Object.entries(webhookEvents).map(([type, { meaning, data }]) => ({
    type,
    meaning,
    data: set.inline(data, 'output'),
  }));
  const components = set.components();
  return { document: toDocument({ paths, components, events }), calls, components, upload, events };
}

/** What the event stream sends: the output of the one subscription. */
function eventOf(calls: readonly DescribedCall[]): Schema {
  const found = calls.find(({ procedure }) => procedure === 'notifications.onEvent');
  if (!found) throw new Error('the event stream is not described');
  return found.output;
}

function definitionOf(procedure: string): unknown {
  const found: unknown = Reflect.get(appRouter._def.procedures, procedure);
  return Reflect.get(Object(found), '_def');
}

/** True for procedures without the check that signed-in procedures have and public ones lack. */
function isPublic(procedure: string): boolean {
  const open = new Set(middlewaresOf(publicProcedure._def));
  const checks = new Set(middlewaresOf(signedInProcedure._def).filter((middleware) => !open.has(middleware)));
  return !middlewaresOf(definitionOf(procedure)).some((middleware) => checks.has(middleware));
}

function middlewaresOf(of: unknown): unknown[] {
  return z.array(z.unknown()).parse(Reflect.get(Object(of), 'middlewares'));
}

/** Doc comments of procedures, by path. */
function readRouterComments(): Map<string, string> {
  const files = fs.globSync('server/features/**/router.ts', { cwd: inRoot('.') });
  const comments = new Comments(['server/router.ts', ...files].map(inRoot));
  return new Map(
    [...comments.routersOf('appRouter')].flatMap(([name, routers]) =>
      routers.flatMap((router) =>
        [...comments.ofRouter(router)].map(([field, text]) => [`${name}.${field}`, text] as const),
      ),
    ),
  );
}

interface Parts {
  access: Access;
  comment: string;
  input: Schema | undefined;
  /** The input without a name, for parameters. */
  fields: Schema | undefined;
  output: Schema;
}

function describe(operation: Operation, { access, comment, input, fields, output }: Parts) {
  const { procedure, type, method } = operation;
  const own = method === 'GET' ? parametersOf(fields) : [];
  const parameters = [...own, ...headerParameters(type === 'mutation')];
  const hasBody = method === 'POST' && Object.keys(fields?.properties ?? {}).length > 0;
  const statuses = [
    ...(own.length > 0 || hasBody ? [400] : []),
    ...(access.isPublic ? [] : [401]),
    403,
    ...(fields?.required?.some((name) => /id$/i.test(name)) ? [404] : []),
    ...(type === 'mutation' ? [409] : []),
    ...(hasBody ? [413, 415] : []),
    429,
    503,
  ];
  return {
    operationId: procedure.replaceAll(/\.(.)/g, (_dot, letter: string) => letter.toUpperCase()),
    tags: [procedure.split('.')[0]],
    ...(comment === '' ? {} : { summary: comment }),
    'x-procedure': procedure,
    security: securityOf(access),
    parameters,
    ...(procedure in deprecations ? { deprecated: true } : {}),
    ...(hasBody ? { requestBody: { required: true, content: { 'application/json': { schema: input } } } } : {}),
    responses: {
      200: { description: 'The answer.', headers: headersOf(200), content: { 'application/json': { schema: output } } },
      ...failuresOf(statuses),
    },
  };
}

/** Visitors call without a key; a key needs its scope in any case. */
function securityOf({ scope, isPublic: isForVisitors }: Access) {
  const required = { key: scope === 'any' ? [] : [scope] };
  return isForVisitors ? [{}, required] : [required];
}

function parametersOf(fields: Schema | undefined) {
  return Object.entries(fields?.properties ?? {}).map(([name, property]) => {
    const { description, ...schema } = typeof property === 'boolean' ? {} : property;
    return {
      name,
      in: 'query',
      required: fields?.required?.includes(name) ?? false,
      ...(description === undefined ? {} : { description }),
      schema: asText(schema),
    };
  });
}

/** A query cannot say null: the word stands for it. */
function asText(schema: Schema): Schema {
  if (!schema.anyOf?.some(isNull)) return schema;
  return { ...schema, anyOf: schema.anyOf.map((part) => (isNull(part) ? { const: 'null' } : part)) };
}

function isNull({ type }: Schema): boolean {
  return type === 'null';
}

interface DocumentParts {
  paths: Record<string, unknown>;
  components: Record<string, Schema>;
  events: readonly DescribedEvent[];
}

function toDocument({ paths, components, events }: DocumentParts): Record<string, unknown> {
  const brand = resolveBrand({});
  const schemas = referenced(paths, components);
  return {
    openapi: '3.1.1',
    info: {
      title: `${brand.name} API`,
      version: apiVersion,
      description:
        'Orders, files, payments and certificates. Times are ISO 8601 in UTC, money is integer cents, ids are uuids.',
      contact: { email: brand.supportEmail },
    },
    servers: [{ url: '/api/v1' }],
    tags: [...new Set(Object.keys(procedures).map((path) => path.split('.')[0]))].map((name) => ({ name })),
    paths,
    webhooks: Object.fromEntries(events.map((event) => [event.type, describeEvent(event)])),
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: `A key of the account, tfe_live_… or tfe_test_…, with the scopes that an operation names: ${scopes.join(', ')}.`,
        },
      },
      parameters: requestHeaders,
      headers,
      responses: errorResponses,
      schemas: { ...schemas, Failure: failure },
    },
    'x-errors': Object.fromEntries(publicErrors.map(({ code, ...error }) => [code, error])),
  };
}

/** A call that the account's own server receives; signed as Standard Webhooks says. */
function describeEvent({ type, meaning, data }: DescribedEvent) {
  const { id, timestamp, account, isTest } = eventFields;
  const properties = { id, type: { const: type }, timestamp, account, isTest, data };
  const schema = { type: 'object', required: Object.keys(properties), properties };
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  return {
    post: {
      operationId: type.replaceAll(/\.(.)/g, (_dot, letter: string) => letter.toUpperCase()),
      summary: meaning,
      parameters: [
        header('webhook-id', 'The same at each retry.'),
        header('webhook-timestamp', 'Seconds since 1970; refuse calls older than five minutes.'),
        header('webhook-signature', '`v1,` and the base64 HMAC-SHA256 of id, timestamp and body, joined by dots.'),
      ],
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { '2XX': { description: 'Received. Anything else is sent again.' } },
    },
  };
}

/** The components that operations refer to, directly or not: inputs of a GET are parameters instead. */
function referenced(paths: Record<string, unknown>, components: Record<string, Schema>): Record<string, Schema> {
  const found = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, id = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(id)) continue;
      found.add(id);
      if (components[id]) follow(components[id]);
    }
  };
  follow(paths);
  return Object.fromEntries(Object.entries(components).filter(([id]) => found.has(id)));
}
