import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { TRPCError, type AnyTRPCProcedure, type TRPCProcedureType } from '@trpc/server';
import { z } from 'zod';
import { appRouter } from '#server/router.ts';

/** Bytes of a call's body. */
export const jsonLimit = 256 * 1024;
/** Calls in one request. */
export const batchLimit = 10;

/** What a request asks for: procedures of one type, each with the promise of its input. */
export interface Batch {
  type: TRPCProcedureType;
  paths: string[];
  isBatch: boolean;
  /** Raw input of the call at `index`. Throws BAD_REQUEST when it cannot be read. */
  readInput(index: number): Promise<unknown>;
}

/** By their paths; the router's type says them nested, as callers see them. */
const procedures = z
  .record(
    z.string(),
    z.custom<AnyTRPCProcedure>((value) => typeof value === 'function'),
  )
  .parse(appRouter._def.procedures);
const typeOf = new Map(Object.entries(procedures).map(([path, { _def }]) => [path, _def.type]));

const shape = /^\/trpc\/([\w.,]+)(?:\?([^#]*))?$/;

/**
 * The calls of an ordinary request of our own client: known queries by GET, known mutations by POST of JSON. Undefined for
 * everything else, faulty or rare, which the general adapter answers.
 */
export function parseBatch(request: IncomingMessage): Batch | undefined {
  const [, joined = '', query = ''] = shape.exec(request.url ?? '') ?? [];
  const parameters = new URLSearchParams(query);
  const isBatch = parameters.get('batch') === '1';
  const paths = isBatch ? joined.split(',') : [joined];
  const type = typeOf.get(paths[0] ?? '');
  if (type === undefined || paths.length > batchLimit || paths.some((path) => typeOf.get(path) !== type))
    return undefined;
  if (asksForMore(request.headers, parameters)) return undefined;
  const isPlain = type === 'query' ? isPlainGet(request) : type === 'mutation' && isPlainPost(request);
  if (!isPlain) return undefined;
  return { type, paths, isBatch, readInput: inputReader(request, { parameters, isBatch }) };
}

/** Answers in parts, or a connection's own settings. */
function asksForMore(headers: IncomingHttpHeaders, parameters: URLSearchParams): boolean {
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

/** Of a length that was said and that we take: Node ends whoever sends another one. */
function isPlainPost({ method, headers }: IncomingMessage): boolean {
  if (method !== 'POST' || headers['content-type']?.startsWith('application/json') !== true) return false;
  const length = headers['content-length'];
  return length !== undefined && Number(length) <= jsonLimit;
}

/** Reads the body once, and only when an input is asked for: who may not call is refused before. */
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
    const one: unknown = Reflect.get(value, index);
    return one;
  };
}

async function parseInputs(request: IncomingMessage, parameters: URLSearchParams): Promise<unknown> {
  try {
    const written = request.method === 'GET' ? parameters.get('input') : await text(request);
    if (request.method === 'GET' && !written) return undefined;
    const parsed: unknown = JSON.parse(written ?? '');
    return parsed;
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause });
  }
}
