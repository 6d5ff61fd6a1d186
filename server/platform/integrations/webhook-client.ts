import { createHmac } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { webhookLimits, type WebhookFailure } from '#shared/webhook-events.ts';
import { isLoopbackAddress, isPublicAddress, resolveHost, type Resolve } from './public-address.ts';

/**
 * Posts webhooks to URLs that customers name, signed by Standard Webhooks.
 * Promises: one connection, to an address that was checked after the one resolution; a deadline for connecting and answering; a
 * bounded read of the answer.
 * Never: a redirect; a private address; credentials or headers of the customer's choice.
 */

export interface Webhook {
  url: string;
  /** The same at each retry. */
  id: string;
  body: string;
  /** Each signs: two while a secret is rotated. */
  secrets: readonly Buffer[];
  sentAt: Date;
}

/** Why a call has no answer. */
type CallFailure = Exclude<WebhookFailure, 'signing key lost'>;

export type WebhookAnswer =
  | { status: number; answer: string; error: null }
  | { status: null; answer: null; error: CallFailure };

export interface WebhookClient {
  /** Undefined when the URL may be called, as far as its text shows. */
  findFault(url: string): 'WEBHOOK_URL_INVALID' | 'WEBHOOK_URL_PRIVATE' | undefined;
  /** Never rejects, except when `signal` is aborted. */
  send(webhook: Webhook, signal?: AbortSignal): Promise<WebhookAnswer>;
}

export interface WebhookClientOptions {
  /** Plain http and loopback addresses are allowed, for the embedded sandbox. */
  allowsLoopback: boolean;
  resolve?: Resolve;
  connectTimeoutMs?: number;
  answerTimeoutMs?: number;
}

const secretPrefix = 'whsec_';

/** The secret in the form of Standard Webhooks. */
export function formatWebhookSecret(secret: Buffer): string {
  return secretPrefix + secret.toString('base64');
}

/** Header `webhook-signature`: one per secret, separated by spaces. */
export function webhookSignature({ id, body, secrets, sentAt }: Omit<Webhook, 'url'>): string {
  const signed = `${id}.${unixSeconds(sentAt)}.${body}`;
  return secrets.map((secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`).join(' ');
}

function unixSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

class Refused extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure);
    this.failure = failure;
  }
}

export function createWebhookClient(options: WebhookClientOptions): WebhookClient {
  const { allowsLoopback, resolve = resolveHost } = options;
  const { connectTimeoutMs = webhookLimits.connectTimeoutMs, answerTimeoutMs = webhookLimits.answerTimeoutMs } =
    options;

  const isAllowed = (address: string) => isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address));

  const findFault: WebhookClient['findFault'] = (text) => {
    const url = URL.parse(text);
    if (!url || url.username !== '' || url.password !== '') return 'WEBHOOK_URL_INVALID';
    const host = hostOf(url);
    const isHere = isLoopbackAddress(host) || host === 'localhost' || host.endsWith('.localhost');
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && allowsLoopback && isHere))
      return 'WEBHOOK_URL_INVALID';
    if (isIP(host) !== 0) return isAllowed(host) ? undefined : 'WEBHOOK_URL_PRIVATE';
    return isHere && !allowsLoopback ? 'WEBHOOK_URL_PRIVATE' : undefined;
  };

  /** The addresses to connect to. One private address among them refuses the host. */
  async function checkedAddresses(host: string): Promise<string[]> {
    if (isIP(host) !== 0) return [host];
    const addresses = await resolve(host).catch(() => {
      throw new Refused('host not found');
    });
    if (!addresses.every(isAllowed)) throw new Refused('private address');
    return addresses;
  }

  async function post(webhook: Webhook, signal: AbortSignal): Promise<WebhookAnswer> {
    const fault = findFault(webhook.url);
    if (fault) throw new Refused(fault === 'WEBHOOK_URL_PRIVATE' ? 'private address' : 'URL refused');
    const url = new URL(webhook.url);
    const addresses = await beforeAbort(checkedAddresses(hostOf(url)), signal);
    const response = await request(url, { webhook, addresses, signal, connectTimeoutMs });
    return { status: response.statusCode ?? 0, answer: await readStart(response), error: null };
  }

  return {
    findFault,
    async send(webhook, stopping) {
      const deadline = AbortSignal.timeout(answerTimeoutMs);
      const signal = stopping ? AbortSignal.any([deadline, stopping]) : deadline;
      try {
        return await post(webhook, signal);
      } catch (error) {
        if (stopping?.aborted) throw error;
        return { status: null, answer: null, error: deadline.aborted ? 'timeout' : failureOf(error) };
      }
    },
  };
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

/** Rejects with the abort, also while a lookup hangs. */
async function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(new Error('aborted'));
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

interface Call {
  webhook: Webhook;
  addresses: readonly string[];
  signal: AbortSignal;
  connectTimeoutMs: number;
}

/** Connects to the checked addresses alone; the certificate is checked against the URL's host. */
function request(url: URL, { webhook, addresses, signal, connectTimeoutMs }: Call): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const pinned = addresses.map((address) => ({ address, family: isIP(address) }));
  const lookup: LookupFunction = (_host, { all }, answer) => {
    const [first = { address: '', family: 0 }] = pinned;
    if (all) answer(null, pinned);
    else answer(null, first.address, first.family);
  };
  const { request: start } = url.protocol === 'https:' ? https : http;
  const call = start(url, {
    method: 'POST',
    agent: false,
    lookup,
    signal,
    maxHeaderSize: 16 * 1024,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(webhook.body),
      'User-Agent': 'Trueform-Webhooks/1',
      'webhook-id': webhook.id,
      'webhook-timestamp': String(unixSeconds(webhook.sentAt)),
      'webhook-signature': webhookSignature(webhook),
      Connection: 'close',
    },
  });
  const connecting = setTimeout(() => call.destroy(new Refused('timeout')), connectTimeoutMs);
  call.once('socket', (socket) => {
    socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(connecting));
  });
  call.once('response', resolve);
  call.on('error', reject);
  call.once('close', () => {
    clearTimeout(connecting);
    reject(new Refused('no valid answer'));
  });
  call.end(webhook.body);
  return promise;
}

/** The first bytes as printable text. A truncated or slow body is kept as received, since only the status matters. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= webhookLimits.answerBytes) break;
    }
  } catch {
    // Reset or past the deadline.
  } finally {
    response.destroy();
  }
  const text = Buffer.concat(chunks).subarray(0, webhookLimits.answerBytes).toString('utf8');
  return text.replaceAll(/[^\P{C}\n\t]/gu, '\uFFFD').slice(0, webhookLimits.answerKept);
}

const tlsCodes = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|EPROTO)/;

function failureOf(error: unknown): CallFailure {
  if (error instanceof Refused) return error.failure;
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (typeof code !== 'string') return 'no connection';
  if (tlsCodes.test(code)) return 'TLS failed';
  return code.startsWith('HPE_') ? 'no valid answer' : 'no connection';
}
