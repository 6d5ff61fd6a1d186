import type { z } from 'zod';
import { AppError } from '#server/errors.ts';
import { catalogue, isErrorCode } from '#shared/errors.ts';
import { pointerTo, type FieldCode, type FieldError } from '#shared/field-errors.ts';
import { nounFor } from '#shared/plural.ts';
import { emailPattern } from '#shared/schemas/common.ts';
import { fieldsAt } from './strict.ts';

/** More would repeat what a developer has read already. */
const maxErrors = 50;
/** Characters of a name or value that a sentence repeats. */
const maxQuoted = 60;

type Issue = z.core.$ZodIssue;

interface Refused {
  path: readonly PropertyKey[];
  code: FieldCode;
  expected: string;
}

/** Errors per field of an `input` that `schema` rejected with `error`. */
export function describeFields(error: z.ZodError, input: unknown, schema?: z.ZodType): FieldError[] {
  return flattenIssues(error.issues)
    .flatMap((issue) => refusedBy(issue, input, schema))
    .slice(0, maxErrors)
    .map(({ path, code, expected }) => ({
      pointer: pointerTo(path),
      code,
      expected,
      detail: sentence(path, code, expected),
    }));
}

/** INVALID_INPUT with the errors of each field. */
export function refusedInput(error: z.ZodError, input: unknown): AppError {
  return new AppError('INVALID_INPUT', { cause: error, fieldErrors: describeFields(error, input) });
}

/** One error for a body or query as a whole, or for the field at `path`. */
export function fieldError(path: readonly PropertyKey[], code: FieldCode, expected: string): FieldError {
  return { pointer: pointerTo(path), code, expected, detail: sentence(path, code, expected) };
}

/** Issues with their whole paths. Of a union, those of the choice that the value comes closest to. */
export function flattenIssues(issues: readonly Issue[], at: readonly PropertyKey[] = []): Issue[] {
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path];
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }];
    const [closest = []] = issue.errors
      .map((choice) => flattenIssues(choice, path))
      .toSorted((one, other) => distanceOf(one, path) - distanceOf(other, path));
    return closest;
  });
}

/** A choice of another type is farther away than one with wrong fields, and that one farther than one with unknown fields. */
function distanceOf(issues: readonly Issue[], at: readonly PropertyKey[]): number {
  const isOther = issues.some(({ code, path }) => code === 'invalid_type' && path.length === at.length);
  const wrong = issues.filter(({ code }) => code !== 'unrecognized_keys').length;
  return (isOther ? 10_000 : 0) + wrong * 100 + issues.length;
}

function refusedBy(issue: Issue, input: unknown, schema: z.ZodType | undefined): Refused[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = schema && fieldsAt(schema, path);
    const expected = known && known.length > 0 ? `one of the fields ${known.join(', ')}` : 'no such field';
    return issue.keys.map((key) => ({ path: [...path, key], code: 'unknown_field' as const, expected }));
  }
  const [code, expected] = kindOf(issue);
  return [{ path, code: valueAt(input, path) === undefined && path.length > 0 ? 'required' : code, expected }];
}

function kindOf(issue: Issue): [FieldCode, string] {
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue.expected);
    case 'invalid_value':
      return ['not_one_of', oneOf(issue.values)];
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      return ofFormat(issue);
    case 'invalid_union':
      return ['not_one_of', 'options' in issue && issue.options ? oneOf(issue.options) : 'another kind of value'];
    default:
      return ['invalid', ruleOf(issue)];
  }
}

const types: Readonly<Record<string, [FieldCode, string]>> = {
  string: ['not_a_string', 'a string'],
  number: ['not_a_number', 'a number'],
  int: ['not_an_integer', 'an integer'],
  boolean: ['not_a_boolean', 'true or false'],
  array: ['not_a_list', 'a list'],
  object: ['not_an_object', 'an object'],
  null: ['not_one_of', 'null'],
};

function ofType(expected: string): [FieldCode, string] {
  return types[expected] ?? ['invalid', expected];
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig): [FieldCode, string] {
  const bound = `${inclusive === false ? 'less than' : 'at most'} ${maximum}`;
  if (origin === 'string') return ['too_long', `${bound} ${nounFor(Number(maximum), 'character')}`];
  return origin === 'array' ? ['too_many', `${bound} ${nounFor(Number(maximum), 'item')}`] : ['too_large', bound];
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): [FieldCode, string] {
  const bound = `${inclusive === false ? 'more than' : 'at least'} ${minimum}`;
  if (origin === 'string') return ['too_short', `${bound} ${nounFor(Number(minimum), 'character')}`];
  return origin === 'array' ? ['too_few', `${bound} ${nounFor(Number(minimum), 'item')}`] : ['too_small', bound];
}

const formats: Readonly<Record<string, [FieldCode, string]>> = {
  uuid: ['not_a_uuid', 'a UUID'],
  guid: ['not_a_uuid', 'a UUID'],
  email: ['not_an_email', 'an email address'],
  url: ['not_a_url', 'a URL'],
  date: ['not_a_date', 'a date such as 2026-11-24'],
  datetime: ['not_a_time', 'an ISO 8601 time in UTC, such as 2026-11-24T12:00:00Z'],
};

function ofFormat(issue: z.core.$ZodIssueInvalidStringFormat): [FieldCode, string] {
  if (issue.pattern === String(emailPattern)) return ['not_an_email', 'an email address'];
  const known = formats[issue.format];
  if (known) return known;
  return ['wrong_format', issue.pattern ? `a string that matches ${issue.pattern}` : `the format ${issue.format}`];
}

/** The catalogue's text for a rule that only the catalogue describes. */
function ruleOf({ message }: Issue): string {
  if (!isErrorCode(message) || message === 'INVALID_INPUT') return 'another value';
  return `${catalogue[message].message.replace(/\.$/, '')} (${message})`;
}

function oneOf(values: readonly unknown[]): string {
  const list = values.map((value) => inWords(value)).join(', ');
  return values.length > 1 ? `one of ${list}` : list;
}

/** The value as JSON, or its type name if it has no JSON form. */
function inWords(value: unknown): string {
  return typeof value === 'bigint' || value === undefined ? String(value) : JSON.stringify(value);
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    const inner: unknown = Reflect.get(value, part);
    value = inner;
  }
  return value;
}

function sentence(path: readonly PropertyKey[], code: FieldCode, expected: string): string {
  const name = path.length === 0 ? 'The input' : quote(path.map(String).join('.'));
  if (code === 'required') return `${name} is required: ${expected}.`;
  if (code === 'unknown_field') return `${name} is unknown: expected ${expected}.`;
  return code === 'invalid' ? `${name} is refused: ${expected}.` : `${name} is refused: expected ${expected}.`;
}

function quote(text: string): string {
  return text.length > maxQuoted ? `${text.slice(0, maxQuoted)}…` : text;
}
