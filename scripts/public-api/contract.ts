import type { DescribedCall, Description } from './describe.ts';
import { eventFields } from './events.ts';
import type { Schema } from './schemas.ts';

/** Prints the contract as TypeScript that imports nothing: inputs, outputs and errors of every public procedure. */
export function printContract({ calls, components, upload, events, errors }: Description): string {
  const declarations = Object.entries(components).map(([name, schema]) => declare(name, schema));
  return `${heading}
${declarations.join('\n\n')}

/** Answer of an upload. */
export type Uploaded = ${print(upload)};

${printEvents(events)}
/** Codes of errors. Later versions may have more. */
export type ErrorCode =
${errors
  .map(({ code }) => `  | '${code}'`)
  .toSorted()
  .join('\n')};

${shapes}
${printApi(calls)}
`;
}

const heading = `// Written by \`npm run build:api\` from the router's schemas. Do not edit.
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
function printEvents(events: Description['events']): string {
  const types = events.map(({ type, meaning, data }) => {
    const fields = Object.entries(eventFields).map(
      ([name, schema]) => `${comment(schema.description)}${name}: ${print(schema)};`,
    );
    return `${comment(meaning)}'${type}': {\n${indent([`type: '${type}';`, ...fields, `data: ${print(data)};`].join('\n'))}\n};`;
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

function printApi(calls: readonly DescribedCall[]): string {
  const names = [...new Set(calls.map(({ procedure }) => procedure.split('.')[0] ?? ''))];
  const groups = names.map((name) => {
    const own = calls.filter(({ procedure }) => procedure.startsWith(`${name}.`));
    const lines = own.map(({ procedure, type, comment: text, input, output }) => {
      const kind = type.charAt(0).toUpperCase() + type.slice(1);
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
