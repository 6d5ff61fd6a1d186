import { randomInt } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { AppError } from '#server/errors.ts';
import { readSession } from '#server/features/auth/session.ts';
import { appRouter } from '#server/router.ts';
import type { Harness } from './harness.ts';
import { openSocket, socketUrl } from './live.ts';

/** Calls a procedure by path over each transport. */

export interface Call {
  path: string;
  kind: 'query' | 'mutation' | 'subscription';
  input: unknown;
  /** `Cookie` header; empty for a visitor. */
  cookie: string;
  /** API key, for transports that carry one. */
  key?: string | undefined;
}

export interface Answer {
  /** `OK` or a catalogue code. */
  code: string;
  /** Response without the request id. */
  body: unknown;
}

export type Transport = (h: Harness, call: Call) => Promise<Answer>;

/** All procedures with their paths. */
export function listProcedures(): { path: string; kind: Call['kind'] }[] {
  const { procedures } = appRouter._def;
  return Object.entries(procedures).map(([path, procedure]) => ({ path, kind: kindOf(procedure) }));
}

function kindOf(procedure: unknown): Call['kind'] {
  // A procedure is a function that carries its definition.
  const definition: unknown = Reflect.get(Object(procedure), '_def');
  const { type } = z.object({ type: z.enum(['query', 'mutation', 'subscription']) }).parse(definition);
  return type;
}

/** A fresh client IP, so that calls do not share rate limits. */
export function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Closes a permitted subscription before its first event. */
async function endStream(body: unknown): Promise<undefined> {
  if (!isStream(body)) throw new Error('the subscription returned no stream');
  await body[Symbol.asyncIterator]().return?.();
  return undefined;
}

/** The router itself, without HTTP. */
export const throughCaller: Transport = async (h, { path, kind, input, cookie }) => {
  const { user } = await readSession(h.deps, cookie);
  let found: unknown = h.caller(user, { ip: newAddress() });
  for (const word of path.split('.')) found = Reflect.get(Object(found), word);
  if (typeof found !== 'function') throw new Error(`${path} is not a procedure`);
  try {
    const body: unknown = await Reflect.apply(found, undefined, [input]);
    return { code: 'OK', body: kind === 'subscription' ? await endStream(body) : body };
  } catch (error) {
    if (!(error instanceof TRPCError) || !(error.cause instanceof AppError)) throw error;
    return { code: error.cause.code, body: { message: error.message, details: error.cause.details } };
  }
};

const answer = z.union([
  z.object({ result: z.object({ data: z.unknown() }) }),
  z.object({
    error: z.looseObject({ data: z.looseObject({ appCode: z.string(), requestId: z.string() }) }),
  }),
]);

function readAnswer(value: unknown): Answer {
  const parsed = answer.parse(value);
  if ('result' in parsed) return { code: 'OK', body: parsed.result.data };
  const { requestId: _, ...data } = parsed.error.data;
  return { code: data.appCode, body: { ...parsed.error, data } };
}

function bearer(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { authorization: `Bearer ${key}` };
}

function send(h: Harness, { path, kind, input, cookie, key }: Call, isBatch: boolean): Promise<Response> {
  const url = new URL(`${h.env.publicUrl}/trpc/${path}`);
  if (isBatch) url.searchParams.set('batch', '1');
  const headers: Record<string, string> = { cookie, 'x-forwarded-for': newAddress(), ...bearer(key) };
  if (kind === 'mutation') {
    const body = JSON.stringify(input ?? {});
    return fetch(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });
  }
  if (input !== undefined) url.searchParams.set('input', JSON.stringify(input));
  return fetch(url, { headers });
}

export const throughHttp: Transport = async (h, call) => readAnswer(await (await send(h, call, false)).json());

/** In a batch with another call, which must not affect the first response. */
export const throughBatch: Transport = async (h, call) => {
  const [path, input] =
    call.kind === 'mutation'
      ? ['auth.confirmEmail', { token: 'made-up' }]
      : ['auth.checkPasswordReset', { token: 'made-up' }];
  const batch = { ...call, path: `${call.path},${path}`, input: { 0: call.input, 1: input } };
  const [first, second] = z.tuple([z.unknown(), z.unknown()]).parse(await (await send(h, batch, true)).json());
  readAnswer(second);
  return readAnswer(first);
};

type OpenSocket = Awaited<ReturnType<typeof openSocket>>;

/** Sockets reused per session or key, as in a browser, since handshakes are rate-limited per user. */
const socketPool = new WeakMap<Harness, Map<string, OpenSocket>>();

async function takeSocket(h: Harness, { cookie, key }: Pick<Call, 'cookie' | 'key'>): Promise<OpenSocket> {
  const name = key ?? cookie;
  const ofHarness = socketPool.get(h) ?? new Map<string, OpenSocket>();
  socketPool.set(h, ofHarness);
  const known = ofHarness.get(name);
  ofHarness.delete(name);
  if (known?.socket.readyState === 1) return known;
  return openSocket(socketUrl(h.env.publicUrl), { cookie, 'x-forwarded-for': newAddress(), ...bearer(key) });
}

/**
 * Over a WebSocket, which requires a session. Subscriptions are closed once started; a socket closed without a response
 * yields `closed <code>`.
 */
export const throughSocket: Transport = async (h, { path, kind, input, cookie, key }) => {
  const opened = await takeSocket(h, { cookie, key });
  const { socket, messages, closed } = opened;
  messages.length = 0;
  // Keepalive frames are messages of the socket, not answers.
  const answered = new Promise<undefined>((resolve) => {
    const look = (): void => {
      if (messages.length === 0) return;
      socket.off('message', look);
      resolve(undefined);
    };
    socket.on('message', look);
  });
  socket.send(JSON.stringify({ id: 1, jsonrpc: '2.0', method: kind, params: { path, input } }));
  const closeCode = await Promise.race([answered, closed]);
  const [first] = messages;
  if (kind === 'subscription') {
    socket.close();
    await closed;
  } else socketPool.get(h)?.set(key ?? cookie, opened);
  if (first === undefined) return { code: `closed ${closeCode}`, body: undefined };
  const hasBegun =
    kind === 'subscription' && z.object({ result: z.object({ type: z.string() }) }).safeParse(first).success;
  return hasBegun ? { code: 'OK', body: undefined } : readAnswer(first);
};
