import { z } from 'zod';
import type { Schema } from './schemas.ts';

/** The parts of an OpenAPI document that clients rely on. */
const schema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const body = z.object({ content: z.record(z.string(), z.object({ schema })) });
const parameter = z.object({ name: z.string(), in: z.literal('query'), required: z.boolean(), schema });
const operation = z.object({
  parameters: z.array(z.unknown()).default([]),
  requestBody: body.optional(),
  responses: z.object({ 200: body }),
});
const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
const servers = z.tuple([z.object({ url: z.string() })]);
const document = z.object({
  info: z.object({ version: z.string() }),
  servers: servers.optional(),
  paths: z.record(z.string(), z.partialRecord(z.enum([...methods, 'servers']), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});
type Document = z.infer<typeof document>;

/**
 * Changes that break a client of `published`: requests require more or accept less; responses lack something or have
 * new values.
 */
export function breakingChanges(published: unknown, current: unknown): string[] {
  const [old, now] = [parse(published), parse(current)];
  const changes: string[] = [];
  for (const [path, item] of Object.entries(old.paths)) {
    const name = path.replace(/^\/api\/v1(?=\/)/, '');
    for (const method of methods) {
      if (item[method] === undefined) continue;
      const found = now.paths[path]?.[method];
      if (found === undefined) {
        changes.push(`${method.toUpperCase()} ${name} is gone`);
        continue;
      }
      const [was, is] = [operation.parse(item[method]), operation.parse(found)];
      changes.push(...compareSchemas({ old, now, isSent: true, at: `${name} takes ` }, inputOf(was), inputOf(is)));
      changes.push(...compareSchemas({ old, now, isSent: false, at: `${name} answers ` }, outputOf(was), outputOf(is)));
    }
  }
  return changes;
}

/** The document with whole addresses as its paths: what is called stays the same when the server's path moves into them. */
function parse(value: unknown): Document {
  const { servers: [server] = [], paths, ...rest } = document.parse(value);
  const base = (url = '') => url.replace(/^(https?:\/\/[^/]+|\{origin\})/, '').replace(/\/$/, '');
  return {
    ...rest,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => {
        const own = servers.safeParse(item.servers).data?.[0].url;
        return [`${base(own ?? server?.url)}${path}`, item];
      }),
    ),
  };
}

/** Query parameters and body as one schema. */
function inputOf({ parameters, requestBody }: z.infer<typeof operation>): Schema {
  if (requestBody) return Object.values(requestBody.content)[0]?.schema ?? {};
  const own = parameters.flatMap((found) => parameter.safeParse(found).data ?? []);
  return {
    properties: Object.fromEntries(own.map(({ name, schema: of }): [string, Schema] => [name, of])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  };
}

function outputOf({ responses }: z.infer<typeof operation>): Schema {
  return Object.values(responses[200].content)[0]?.schema ?? {};
}

interface Comparison {
  old: Document;
  now: Document;
  isSent: boolean;
  /** Where in the operation. */
  at: string;
  /** Pairs of names that are being compared: schemas may contain themselves. */
  seen?: readonly string[];
}

const exact = ['type', 'format', 'pattern', 'const'] as const;
const lowerBounds = ['minimum', 'minLength', 'minItems', 'exclusiveMinimum'] as const;
const upperBounds = ['maximum', 'maxLength', 'maxItems', 'exclusiveMaximum'] as const;

function compareSchemas(comparison: Comparison, was: Schema, is: Schema): string[] {
  const { old, now, isSent, at, seen = [] } = comparison;
  const pair = `${was.$ref ?? ''}>${is.$ref ?? ''}`;
  if (was.$ref !== undefined && seen.includes(pair)) return [];
  const [before, after] = [resolve(old, was), resolve(now, is)];
  const inner = (part: string) => ({ ...comparison, at: `${at}${part}`, seen: [...seen, pair] });
  const says = (text: string, isTrue: boolean) => (isTrue ? [`${at}: ${text}`] : []);
  const isAnything = Object.keys(before).every((key) => key === 'description');

  const values = isSent ? missing(before.enum, after.enum) : missing(after.enum, before.enum);
  const fields = isSent ? missing(after.required, before.required) : missing(before.required, after.required);
  return [
    ...exact.flatMap((key) =>
      says(
        `${key} ${inWords(before[key])} became ${inWords(after[key])}`,
        // A constraint on input may be dropped.
        !isAnything && !(isSent && after[key] === undefined) && inWords(before[key]) !== inWords(after[key]),
      ),
    ),
    ...(isSent ? lowerBounds : []).flatMap((key) =>
      says(`${key} is ${inWords(after[key])}`, Number(after[key] ?? -Infinity) > Number(before[key] ?? -Infinity)),
    ),
    ...(isSent ? upperBounds : []).flatMap((key) =>
      says(`${key} is ${inWords(after[key])}`, Number(after[key] ?? Infinity) < Number(before[key] ?? Infinity)),
    ),
    ...says(`${values.join(', ')} ${isSent ? 'is no longer accepted' : 'is new'}`, values.length > 0),
    ...says(`${fields.join(', ')} ${isSent ? 'became required' : 'became optional'}`, fields.length > 0),
    ...Object.entries(before.properties ?? {}).flatMap(([name, property]) => {
      const other = after.properties?.[name];
      if (other === undefined) return says(`${name} is gone`, true);
      return compareSchemas(inner(`.${name}`), asSchema(property), asSchema(other));
    }),
    ...(before.items ? compareSchemas(inner('[]'), asSchema(before.items), asSchema(after.items)) : []),
    ...(typeof before.additionalProperties === 'object'
      ? compareSchemas(inner('.*'), before.additionalProperties, asSchema(after.additionalProperties))
      : []),
    ...(['anyOf', 'oneOf', 'allOf'] as const).flatMap((key) => compareChoices(inner(`|`), before[key], after[key])),
  ];
}

/**
 * Compares choices in order. An added one is a new value in responses; a removed one is no longer accepted in requests.
 */
function compareChoices(comparison: Comparison, before: Schema[] = [], after: Schema[] = []): string[] {
  const { at, isSent } = comparison;
  const isWider = after.length > before.length && !isSent;
  const isNarrower = after.length < before.length;
  return [
    ...(isWider ? [`${at}: a kind is new`] : []),
    ...(isNarrower ? [`${at}: a kind is gone`] : []),
    ...before.flatMap((choice, index) => {
      const other = after[index];
      return other ? compareSchemas({ ...comparison, at: `${at}${index}` }, choice, other) : [];
    }),
  ];
}

function resolve({ components }: Document, { $ref, ...own }: Schema): Schema {
  return $ref === undefined ? own : (components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
}

function asSchema(value: unknown): Schema {
  const parsed = schema.safeParse(value);
  return parsed.success && !Array.isArray(value) ? parsed.data : {};
}

/** Texts in `of` that `within` lacks. */
function missing(of: readonly unknown[] = [], within: readonly unknown[] = []): string[] {
  return of.filter((value) => !within.includes(value)).map((value) => inWords(value));
}

function inWords(value: unknown): string {
  if (value === undefined) return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
