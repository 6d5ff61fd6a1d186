import { z } from 'zod';
import type { Schema } from './schemas.ts';

/** The parts of the published description that its types are printed from. */
const anySchema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const json = z.object({ content: z.object({ 'application/json': z.object({ schema: anySchema }) }) });
const operation = z.object({
  'x-procedure': z.string().optional(),
  summary: z.string(),
  description: z.string().optional(),
  'x-input': anySchema.optional(),
  parameters: z.array(z.object({ $ref: z.string().optional() })),
  requestBody: z.unknown().optional(),
  responses: z.object({ 200: z.unknown() }),
});
const description = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post', 'put']), operation)),
  webhooks: z.record(z.string(), z.object({ post: z.object({ summary: z.string(), requestBody: json }) })),
  components: z.object({ schemas: z.record(z.string(), anySchema) }),
  'x-subscriptions': z.record(
    z.string(),
    z.object({ summary: z.string(), input: anySchema.optional(), event: anySchema }),
  ),
  'x-errors': z.record(z.string(), z.unknown()),
});
type Description = z.infer<typeof description>;

/** One procedure of the public API. */
interface Call {
  /** `documents.list` */
  procedure: string;
  kind: 'Query' | 'Mutation' | 'Subscription';
  comment: string;
  input: Schema | undefined;
  output: Schema;
}

/** Prints `openapi.json` as TypeScript that imports nothing: inputs, outputs and errors of every public procedure. */
export function printContract(openapi: unknown): string {
  const known = description.parse(openapi);
  const { Failure: _shape, ...components } = known.components.schemas;
  const declarations = Object.entries(components).map(([name, one]) => declare(name, one));
  const codes = Object.keys(known['x-errors']).toSorted();
  return `${heading}
${declarations.join('\n\n')}

/** Answer of an upload. */
export type Uploaded = ${print(uploadOf(known))};

${printEvents(known.webhooks)}
/** Codes of errors. Later versions may have more. */
export type ErrorCode =
${codes.map((code) => `  | '${code}'`).join('\n')};

${shapes}
${printApi(callsOf(known))}
`;
}

function uploadOf({ paths }: Description): Schema {
  return jsonOf(paths['/files/documents/{id}']?.put?.responses[200]);
}

function jsonOf(body: unknown): Schema {
  return json.parse(body).content['application/json'].schema;
}

function callsOf({ paths, 'x-subscriptions': subscriptions }: Description): Call[] {
  const calls = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap((found): Call[] => {
      const { 'x-procedure': procedure, 'x-input': ofQuery, parameters, summary, requestBody, responses } = found;
      if (procedure === undefined) return [];
      const input = ofQuery ?? (requestBody === undefined ? undefined : jsonOf(requestBody));
      // Changes alone take a key that makes them happen once; a query with a long input is sent by POST.
      const kind = parameters.some(({ $ref }) => $ref?.endsWith('/Idempotency-Key')) ? 'Mutation' : 'Query';
      return [{ procedure, kind, comment: found.description ?? summary, input, output: jsonOf(responses[200]) }];
    }),
  );
  const subscribed = Object.entries(subscriptions).map(([procedure, { summary, input, event }]): Call => ({
    procedure,
    kind: 'Subscription',
    comment: summary,
    input,
    output: event,
  }));
  return [...calls, ...subscribed];
}

const heading = `// Printed from \`openapi.json\` before each command, and not committed. Do not edit.
`;

const shapes = `export interface CallOptions {
  signal?: AbortSignal | undefined;
}
export interface MutationOptions extends CallOptions {
  /** Under one key a change happens once, however often it is sent. Made for each call unless given. */
  idempotencyKey?: string | undefined;
}
type Arguments<Input, Options> = Record<string, never> extends Input ? [input?: Input, options?: Options] : [input: Input, options?: Options];

export interface Query<Input, Output> {
  query(...args: Arguments<Input, CallOptions>): Promise<Output>;
}
export interface Mutation<Input, Output> {
  mutate(...args: Arguments<Input, MutationOptions>): Promise<Output>;
}
export interface Subscription<Input, Event> {
  subscribe(
    input: Input,
    handlers: {
      onStarted?: () => void;
      /** \`id\` resumes after this event as \`lastEventId\`. */
      onData?: (item: { id: string; data: Event }) => void;
      onError?: (error: Error) => void;
      onComplete?: () => void;
    },
  ): { unsubscribe(): void };
}
`;

/** One type per event, told apart by `type`. */
function printEvents(webhooks: Description['webhooks']): string {
  const types = Object.entries(webhooks).map(([type, { post }]) => {
    const { properties: { type: own = {}, ...others } = {}, ...sent } = jsonOf(post.requestBody);
    return `${comment(post.summary)}'${type}': ${print({ ...sent, properties: { type: own, ...others } })};`;
  });
  return `/** Events of webhooks, by type. */
export interface WebhookEvents {\n${indent(types.join('\n'))}\n}
export type WebhookEvent = WebhookEvents[keyof WebhookEvents];
`;
}

function declare(name: string, schema: Schema): string {
  const text = print(schema);
  const isInterface = text.startsWith('{') && schema.properties !== undefined;
  return `${comment(schema.description)}export ${isInterface ? `interface ${name} ` : `type ${name} = `}${text}${isInterface ? '' : ';'}`;
}

function printApi(calls: readonly Call[]): string {
  const names = [...new Set(calls.map(({ procedure }) => procedure.split('.')[0] ?? ''))];
  const groups = names.map((name) => {
    const own = calls.filter(({ procedure }) => procedure.startsWith(`${name}.`));
    const lines = own.map(({ procedure, kind, comment: text, input, output }) => {
      const taken = input ? print(input) : 'Record<string, never>';
      return `${comment(text)}${procedure.slice(name.length + 1)}: ${kind}<${taken}, ${print(output)}>;`;
    });
    return `${name}: {\n${indent(lines.join('\n'))}\n};`;
  });
  return `export interface Api {\n${indent(groups.join('\n'))}\n}`;
}

function print(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const).replaceAll('"', "'");
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value).replaceAll('"', "'")));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map(print));
  if (schema.allOf) return schema.allOf.map(print).join(' & ');
  // A nullable string is of two types.
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => print({ ...schema, type })));
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return printArray(schema);
    case 'object':
      return printObject(schema);
    default:
      return 'unknown';
  }
}

function printArray({ items, prefixItems }: Schema): string {
  if (Array.isArray(prefixItems)) return `[${prefixItems.map((item) => print(schemaOf(item))).join(', ')}]`;
  const item = items !== undefined && !Array.isArray(items) ? schemaOf(items) : {};
  return `Array<${print(item)}>`;
}

function printObject({ properties, required = [], additionalProperties, propertyNames }: Schema): string {
  if (properties === undefined || Object.keys(properties).length === 0) {
    if (typeof additionalProperties !== 'object')
      return properties ? 'Record<string, never>' : 'Record<string, unknown>';
    const keys = propertyNames ? print(schemaOf(propertyNames)) : 'string';
    const record = `Record<${keys}, ${print(additionalProperties)}>`;
    return propertyNames && required.length === 0 ? `Partial<${record}>` : record;
  }
  const lines = Object.entries(properties).map(([name, property]) => {
    const schema = schemaOf(property);
    const key = /^[\w$]+$/.test(name) ? name : JSON.stringify(name);
    const isOptional = !required.includes(name);
    return `${comment(schema.description)}${key}${isOptional ? '?' : ''}: ${print(schema)}${isOptional ? ' | undefined' : ''};`;
  });
  return `{\n${indent(lines.join('\n'))}\n}`;
}

/** `true` is the schema of anything. */
function schemaOf(schema: Schema | boolean): Schema {
  return typeof schema === 'boolean' ? {} : schema;
}

function union(parts: readonly string[]): string {
  const distinct = [...new Set(parts)];
  return distinct.length > 1
    ? distinct.map((part) => (part.includes(' & ') ? `(${part})` : part)).join(' | ')
    : (distinct[0] ?? 'never');
}

function comment(text = ''): string {
  return text === '' ? '' : `/** ${text.replaceAll('*/', '* /')} */\n`;
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
