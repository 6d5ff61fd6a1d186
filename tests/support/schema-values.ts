import fc from 'fast-check';
import type { Schema } from '../../scripts/public-api/schemas.ts';

/** Values of a JSON schema, and values that it refuses. */

export type Components = Readonly<Record<string, Schema>>;

/** What breaks careless code: wrong types, huge and odd texts, deep nesting. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 1e308, 2 ** 53, '', ' ', '\u0000', '\ud800', '../../etc/passwd'),
  fc.constantFrom<unknown>("'; drop table profiles; --", 'a'.repeat(5_000), '\u202eabc', '2026-02-31', 'NaN', [], {}),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constant(nested(200)),
);

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = { a: [value] };
  return value;
}

/** Values that fit. `ids` are taken for some of the identifiers, so that rows are reached. */
export function fitting(schema: Schema, components: Components, ids: readonly string[]): fc.Arbitrary<unknown> {
  const inner = (part: Schema | boolean) => fitting(typeof part === 'boolean' ? {} : part, components, ids);
  if (schema.$ref !== undefined) return inner(components[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(inner));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => inner({ ...schema, type })));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, inner);
    case 'array':
      return fc.array(Array.isArray(schema.items) ? junk : inner(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, Math.max(schema.minItems ?? 0, 3)),
      });
    case 'string':
      return textOf(schema, ids);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000_000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  inner: (part: Schema | boolean) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, inner(property)]));
  if (Object.keys(fields).length === 0 && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string({ maxLength: 10 }), inner(additionalProperties), { maxKeys: 3 });
  }
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

function textOf({ format, pattern, minLength = 0, maxLength }: Schema, ids: readonly string[]): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === undefined && pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength ?? 40, Math.max(minLength, 40)) });
}

/** Values that fit, and the same with one field replaced, removed or added. */
export function hostile(schema: Schema, components: Components, ids: readonly string[]): fc.Arbitrary<unknown> {
  const fine = fitting(schema, components, ids);
  const spoiled = fc.tuple(fine, fc.nat(), junk).map(([value, position, wrong]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong;
    const names = [...Object.keys(value), 'unknown', '__proto__'];
    return { ...value, [names[position % names.length] ?? '']: wrong };
  });
  return fc.oneof({ weight: 2, arbitrary: fine }, { weight: 3, arbitrary: spoiled }, { weight: 1, arbitrary: junk });
}
