import fs from 'node:fs';
import { z } from 'zod';
import type { Grant } from '#server/public-api/grants.ts';
import { listOperations } from '#server/public-api/operations.ts';
import { procedures } from '#server/public-api/procedures.ts';
import { appRouter } from '#server/router.ts';
import { eventSchemaOf, publicProcedure, signedInProcedure } from '#server/trpc.ts';
import { scopes } from '#shared/api-keys.ts';
import { apiVersion } from '#shared/api-versions.ts';
import { resolveBrand } from '#shared/brand.ts';
import { catalogue, type ErrorCode, httpStatusOf, isErrorCode } from '#shared/errors.ts';
import { bulkOutput } from '#shared/schemas/bulk.ts';
import { invoicesExport } from '#shared/schemas/invoices.ts';
import { uploadOutput } from '#shared/schemas/uploads.ts';
import { webhookEvents, type WebhookPayload } from '#shared/webhook-events.ts';
import { inRoot } from '../run/paths.ts';
import { errorResponses, failure, headers, requestHeaders } from './failures.ts';
import { type Access, describeOperation, type OperationParts } from './operation.ts';
import { readRouters, readStreams } from './routers.ts';
import { type Schema, SchemaSet } from './schemas.ts';
import { describeStreams } from './streams.ts';

/** Codes raised before or around a procedure or stream, of signed links, and of violated constraints. */
const around = [
  'server/{trpc,errors,app}.ts',
  'server/{public-api,transport,start,platform/http,platform/rate-limit,platform/settings}/**/*.ts',
  'server/features/documents/file-link.ts',
  'server/features/auth/{identity,api-key,sandbox,policy}.ts',
];

/** An error that callers of the public API can meet. */
interface PublicError {
  code: ErrorCode;
  status: number;
  message: string;
}

/** Fields of every webhook in addition to type and data. */
const eventFields = {
  id: { type: 'string', description: 'The same at each retry, and in the header `webhook-id`.' },
  timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
  account: { type: 'string', format: 'uuid', description: 'The account it belongs to.' },
  isTest: { type: 'boolean', description: 'Whether it is a test event, whose data is made up.' },
} as const satisfies Record<Exclude<keyof WebhookPayload, 'type' | 'data'>, Schema>;

/** A procedure that sends events over a socket, under its name; OpenAPI has no words for it. */
interface DescribedSubscription {
  summary: string;
  input?: Schema;
  event: Schema;
}

/** One event of webhooks. */
interface DescribedEvent {
  type: string;
  meaning: string;
  data: Schema;
}

const subscriptionDefinition = z.object({
  type: z.literal('subscription'),
  inputs: z.array(z.custom<z.ZodType>((value) => value instanceof z.ZodType)),
  output: z.custom<z.ZodType>(),
});

/** Describes every procedure that keys or visitors may call: OpenAPI 3.1. */
export async function describeApi(): Promise<Record<string, unknown>> {
  const set = await SchemaSet.load();
  const sources = readRouters();
  const open = new Map(
    Object.entries<Grant | null>(procedures).flatMap(([path, grant]): [string, Access][] =>
      grant?.scope ? [[path, { scope: grant.scope, isPublic: isPublic(path) }]] : [],
    ),
  );
  const operations: OperationParts[] = [];
  for (const operation of listOperations(appRouter, [...open.keys()])) {
    const { procedure } = operation;
    const access = open.get(procedure);
    if (access === undefined) continue;
    const { comment = '', codes = [] } = sources.get(procedure) ?? {};
    const output = set.add(operation.output, 'output');
    const input = operation.input && set.add(operation.input, 'input');
    const fields = operation.input && set.inline(operation.input, 'input');
    operations.push({ operation, access, comment, input, fields, output, codes });
  }
  const subscriptions: Record<string, DescribedSubscription> = {};
  for (const procedure of open.keys()) {
    const { data } = subscriptionDefinition.safeParse(definitionOf(procedure));
    const event = data && eventSchemaOf(data.output);
    if (!data || !event) continue;
    const input = data.inputs[0] && set.add(data.inputs[0], 'input');
    const summary = sources.get(procedure)?.comment ?? '';
    subscriptions[procedure] = { summary, ...(input && { input }), event: set.add(event, 'output') };
  }
  const upload = set.add(uploadOutput, 'output');
  const outputs = { upload, bulk: set.add(bulkOutput, 'output'), invoices: set.inline(invoicesExport, 'output') };
  const events = Object.entries(webhookEvents).map(([type, { meaning, data }]) => ({
    type,
    meaning,
    data: set.inline(data, 'output'),
  }));
  // Before anything is copied from the schemas: it makes their references final.
  const components = set.components();
  const streams = readStreams();
  const paths = {
    ...Object.fromEntries(
      operations.map((parts): [string, object] => {
        const { method, path } = parts.operation;
        return [`/api/v1${path}`, { [method.toLowerCase()]: describeOperation(parts) }];
      }),
    ),
    ...describeStreams({ ...outputs, event: eventOf(subscriptions), codes: streams }),
  };
  const raised = [...open.keys()].flatMap((procedure) => sources.get(procedure)?.codes ?? []);
  const errors = publicErrors([...raised, ...Object.values(streams).flat()]);
  return toDocument({ paths, components, events, subscriptions, errors });
}

/** Schema of the event stream: the output of the one subscription. */
function eventOf(subscriptions: Readonly<Record<string, DescribedSubscription>>): Schema {
  const found = subscriptions['notifications.onEvent'];
  if (!found) throw new Error('the event stream is not described');
  return found.event;
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

/** Tag descriptions, one per router. */
const areas = {
  auth: 'The account that a key belongs to.',
  documents: 'Orders, their files, questions, messages and delivered translations.',
  folders: 'Folders of delivered translations.',
  verification: 'Certificates by their code or file, signers, and the public log.',
  payments: 'Prices, quotes, checkouts, receipts, invoices and cancellations.',
  admin: 'Overviews for administrators.',
  authenticator: 'The work of authenticators: the queue, texts, questions and mailings.',
  notifications: 'The inbox, its events, and webhook endpoints.',
} as const satisfies Record<Area<keyof typeof procedures>, string>;

type Area<Path extends string> = Path extends `${infer Name}.${string}` ? Name : never;

interface DocumentParts {
  paths: Record<string, unknown>;
  components: Record<string, Schema>;
  events: readonly DescribedEvent[];
  subscriptions: Readonly<Record<string, DescribedSubscription>>;
  errors: readonly PublicError[];
}

function toDocument({ paths, components, events, subscriptions, errors }: DocumentParts): Record<string, unknown> {
  const brand = resolveBrand({});
  const webhooks = Object.fromEntries(events.map((event) => [event.type, describeEvent(event)]));
  const schemas = referenced({ paths, webhooks, subscriptions }, components);
  return {
    openapi: '3.1.1',
    info: {
      title: `${brand.name} API`,
      version: apiVersion,
      description:
        'Orders, files, payments and certificates. Times are ISO 8601 in UTC, money is integer cents, ids are uuids.',
      contact: { email: brand.supportEmail },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
    },
    // Replaced by PUBLIC_URL where it is served.
    servers: [
      {
        url: '{origin}',
        variables: { origin: { default: `https://${brand.domain}`, description: 'Of this service.' } },
      },
    ],
    tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
    paths,
    webhooks,
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
    'x-subscriptions': subscriptions,
    'x-errors': Object.fromEntries(errors.map(({ code, ...error }) => [code, error])),
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
      // The signature identifies the sender.
      security: [],
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

/** The components that operations refer to, directly or not. */
function referenced(described: object, components: Record<string, Schema>): Record<string, Schema> {
  const found = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, id = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(id)) continue;
      found.add(id);
      if (components[id]) follow(components[id]);
    }
  };
  follow(described);
  return Object.fromEntries(Object.entries(components).filter(([id]) => found.has(id)));
}

/** `codes`, which operations raise, and those raised around them, by status. What only pages show is not among them. */
function publicErrors(codes: readonly ErrorCode[]): PublicError[] {
  const files = fs.globSync(around, { cwd: inRoot('.') }).filter((file) => !file.endsWith('.d.ts'));
  const named = files.flatMap((file) => [...fs.readFileSync(inRoot(file), 'utf8').matchAll(/'([A-Z][A-Z_]+)'/g)]);
  // The typed client's own, where there was no answer.
  const own = named.flatMap(([, name]) => (isErrorCode(name) ? [name] : [])).concat('NETWORK');
  return [...new Set([...codes, ...own])]
    .map((code) => ({ code, status: httpStatusOf[catalogue[code].trpc], message: catalogue[code].message }))
    .toSorted((one, other) => one.status - other.status || (one.code < other.code ? -1 : 1));
}
