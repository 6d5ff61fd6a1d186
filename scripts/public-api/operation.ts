import type { Grant } from '#server/public-api/grants.ts';
import type { Operation } from '#server/public-api/operations.ts';
import { deprecations } from '#server/public-api/versions.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { codesOf, failuresOf, headersOf, statusesOf } from './failures.ts';
import type { Schema } from './schemas.ts';
import { headerParameters } from './streams.ts';

/** Security requirement of a procedure, for `security`. */
export interface Access {
  scope: Exclude<Grant['scope'], null>;
  isPublic: boolean;
}

/** Inputs of the printed operation. Its references must be final. */
export interface OperationParts {
  operation: Operation;
  access: Access;
  comment: string;
  input: Schema | undefined;
  /** The input without a name, for parameters. */
  fields: Schema | undefined;
  output: Schema;
  /** Error codes in addition to those of every call. */
  codes: readonly ErrorCode[];
}

/** An operation of OpenAPI. */
export function describeOperation({ operation, access, comment, input, fields, output, codes }: OperationParts) {
  const { procedure, type, method } = operation;
  const own = method === 'GET' ? parametersOf(fields) : [];
  const hasBody = method === 'POST' && Object.keys(fields?.properties ?? {}).length > 0;
  const statuses = [
    // Headers are refused with 400 and 401 as well.
    ...[400, 401, 403, 429, 503],
    // The row of an id may be missing, even if only a foreign key detects it.
    ...(Object.keys(fields?.properties ?? {}).some((name) => /ids?$/i.test(name)) ? [404] : []),
    ...(type === 'mutation' ? [409] : []),
    ...(hasBody ? [413, 415] : []),
    ...statusesOf(codes),
  ];
  return {
    operationId: procedure.replaceAll(/\.(.)/g, (_dot, letter: string) => letter.toUpperCase()),
    tags: [procedure.split('.')[0]],
    ...summaryOf(procedure, comment),
    'x-procedure': procedure,
    // The parameters of a query together, for types that are printed from the document.
    ...(own.length > 0 ? { 'x-input': input } : {}),
    ...codesOf(codes),
    security: securityOf(access),
    parameters: [...own, ...headerParameters(type === 'mutation')],
    ...(procedure in deprecations ? { deprecated: true } : {}),
    ...(hasBody ? { requestBody: { required: true, content: { 'application/json': { schema: input } } } } : {}),
    responses: {
      200: { description: 'The answer.', headers: headersOf(200), content: { 'application/json': { schema: output } } },
      ...failuresOf(statuses),
    },
  };
}

/** The first sentence, and the whole comment where there is more. Throws without one. */
function summaryOf(procedure: string, comment: string): { summary: string; description?: string } {
  if (comment === '') throw new Error(`${procedure} has no doc comment in its router, which is its summary`);
  const [summary = comment] = /^.+?[.!](?= [A-Z`]|$)/.exec(comment) ?? [];
  return summary === comment ? { summary } : { summary, description: comment };
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

/** A query string cannot express null: the string `null` is used. */
function asText(schema: Schema): Schema {
  if (!schema.anyOf?.some(isNull)) return schema;
  return { ...schema, anyOf: schema.anyOf.map((part) => (isNull(part) ? { const: 'null' } : part)) };
}

function isNull({ type }: Schema): boolean {
  return type === 'null';
}
