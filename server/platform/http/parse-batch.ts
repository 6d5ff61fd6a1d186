import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { TRPCError, type AnyTRPCProcedure, type AnyTRPCRouter, type TRPCProcedureType } from '@trpc/server';
import { z } from 'zod';

/** Bytes of a request body. */
export const jsonLimit = 256 * 1024;
/** Bytes of calls of staff that carry whole texts, when sent alone. */
const textLimits: Readonly<Record<string, number>> = {
  'authenticator.saveText': 4 * 1024 * 1024,
  'authenticator.importText': 8 * 1024 * 1024,
};
/** Bytes of one call, sent alone. */
export function bodyLimitOf(path: string): number {
  return textLimits[path] ?? jsonLimit;
}

/** Calls per request. */
export const batchLimit = 10;

/** The calls of one request: procedures of one type. */
export interface Batch {
  type: TRPCProcedureType;
  paths: string[];
  isBatch: boolean;
  /** Raw input of the call at `index`. Throws BAD_REQUEST when the input is not JSON. */
  readInput(index: number): Promise<unknown>;
}

/** `_def.procedures` is flat at run time, keyed by dotted path; the router's type says it is nested. */
const flatProcedures = z.record(
  z.string(),
  z.custom<AnyTRPCProcedure>((value) => typeof value === 'function'),
);

/** Types of a router's procedures by path. */
export function procedureTypes(router: AnyTRPCRouter): Map<string, TRPCProcedureType> {
  const procedures = flatProcedures.parse(router._def.procedures);
  return new Map(Object.entries(procedures).map(([path, { _def }]) => [path, _def.type]));
}

const trpcUrl = /^\/trpc\/([\w.,]+)(?:\?([^#]*))?$/;

/**
 * A parser of plain requests: known queries by GET, known mutations by POST of JSON. It returns undefined for everything
 * else, which tRPC's Express adapter handles.
 */
export function createBatchParser(router: AnyTRPCRouter): (request: IncomingMessage) => Batch | undefined {
  const typeOf = procedureTypes(router);

  return (request) => {
    const [, joined = '', query = ''] = trpcUrl.exec(request.url ?? '') ?? [];
    const parameters = new URLSearchParams(query);
    const isBatch = parameters.get('batch') === '1';
    const paths = isBatch ? joined.split(',') : [joined];
    const type = typeOf.get(paths[0] ?? '');
    if (type === undefined || paths.length > batchLimit || paths.some((path) => typeOf.get(path) !== type))
      return undefined;
    if (isStreamOrConnection(request.headers, parameters)) return undefined;
    const isPlain = type === 'query' ? isPlainGet(request) : type === 'mutation' && isPlainPost(request, paths);
    if (!isPlain) return undefined;
    return { type, paths, isBatch, readInput: inputReader(request, { parameters, isBatch }) };
  };
}

/** Asks for a streamed response, or sends connection parameters. */
function isStreamOrConnection(headers: IncomingHttpHeaders, parameters: URLSearchParams): boolean {
  return (
    headers['trpc-accept'] !== undefined ||
    headers.accept?.includes('application/jsonl') === true ||
    parameters.has('connectionParams')
  );
}

function isPlainGet({ method, headers }: IncomingMessage): boolean {
  const type = headers['content-type'];
  return method === 'GET' && (type === undefined || type.startsWith('application/json'));
}

/** With a Content-Length within the limit, which Node enforces. */
function isPlainPost({ method, headers }: IncomingMessage, [path = '', ...others]: string[]): boolean {
  if (method !== 'POST' || headers['content-type']?.startsWith('application/json') !== true) return false;
  const length = headers['content-length'];
  const limit = others.length === 0 ? bodyLimitOf(path) : jsonLimit;
  return length !== undefined && Number(length) <= limit;
}

/** Reads the body once and lazily, so that unauthorized callers are refused before. */
function inputReader(
  request: IncomingMessage,
  { parameters, isBatch }: { parameters: URLSearchParams; isBatch: boolean },
): Batch['readInput'] {
  let inputs: Promise<unknown> | undefined;
  return async (index) => {
    inputs ??= parseInputs(request, parameters);
    const value = await inputs;
    if (!isBatch || value === undefined) return value;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new TRPCError({ code: 'BAD_REQUEST' });
    const input: unknown = Reflect.get(value, index);
    return input;
  };
}

async function parseInputs(request: IncomingMessage, parameters: URLSearchParams): Promise<unknown> {
  try {
    const json = request.method === 'GET' ? parameters.get('input') : await text(request);
    if (request.method === 'GET' && !json) return undefined;
    const parsed: unknown = JSON.parse(json ?? '');
    return parsed;
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause });
  }
}
