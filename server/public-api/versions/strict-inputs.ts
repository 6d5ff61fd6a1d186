import type { z } from 'zod';
import { flattenIssues } from '#server/public-api/field-errors.ts';
import type { VersionChange } from './change.ts';

/** Before strict inputs, fields that a call does not have were ignored. */
export const strictInputs: VersionChange = {
  upRequest: ({ input: schema }, input) => (schema ? withoutUnknownFields(schema, input) : input),
};

/** A choice of a union shows its unknown fields only once those around it are gone. */
const maxRounds = 8;

/** The input without the fields that `schema`, a strict one, does not know. */
export function withoutUnknownFields(schema: z.ZodType, input: unknown): unknown {
  let left = input;
  for (let round = 0; round < maxRounds; round += 1) {
    const { error } = schema.safeParse(left);
    const unknown = flattenIssues(error?.issues ?? []).filter((issue) => issue.code === 'unrecognized_keys');
    if (unknown.length === 0) return left;
    for (const { path, keys } of unknown) left = without(left, path, keys);
  }
  return left;
}

function without(value: unknown, [first, ...rest]: readonly PropertyKey[], keys: readonly string[]): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === first ? without(item, rest, keys) : item));
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields: [string, unknown][] = Object.entries(value);
  if (first === undefined) return Object.fromEntries(fields.filter(([name]) => !keys.includes(name)));
  return Object.fromEntries(fields.map(([name, field]) => [name, name === first ? without(field, rest, keys) : field]));
}
