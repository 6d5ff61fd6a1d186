import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Parses a signed event into a job. Only ids are taken from it, so its API version does not matter. */

type EventJob =
  | { name: 'payments.fulfil'; payload: { sessionId: string } }
  | { name: 'payments.syncRefunds' | 'payments.syncDisputes'; payload: { paymentIntentId: string } };

export interface ProviderEvent {
  /** The provider's event id; the hash of the body if it has none. */
  id: string;
  type: string;
  objectId: string | null;
  /** Null if the event has no timestamp. */
  createdAt: Date | null;
  /** Null for events that need none, and for faulty ones. */
  job: EventJob | null;
  /** The field without which the event cannot be handled. */
  fault: string | null;
}

/** Ids and types are printable ASCII; anything else is refused. */
const token = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const seconds = z.number().int().min(0).max(4_102_444_800);
const fields = z.record(z.string(), z.unknown()).catch({});

/** Kinds of objects whose events are handled, by the event's type. */
const kindsByType = [
  { kind: 'checkout.session', pattern: /^checkout\.session\./ },
  { kind: 'dispute', pattern: /^charge\.dispute\./ },
  { kind: 'refund', pattern: /^(charge\.refund|refund)\./ },
  { kind: 'charge', pattern: /^charge\./ },
] as const;
type Kind = (typeof kindsByType)[number]['kind'];

/** Types whose events are handled. The provider lists by at most twenty. */
export const handledTypes: readonly string[] = [
  ...['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired'].map(
    (name) => `checkout.session.${name}`,
  ),
  ...['succeeded', 'failed', 'captured', 'updated', 'refunded', 'refund.updated'].map((name) => `charge.${name}`),
  ...['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map((name) => `charge.dispute.${name}`),
  ...['created', 'updated', 'failed'].map((name) => `refund.${name}`),
];

const tokenOf = (value: unknown): string | null => token.safeParse(value).data ?? null;

/** Reads the body of a signed call, whatever it holds. */
export function readProviderEvent(body: Buffer): ProviderEvent {
  const content = parse(body);
  const event = fields.parse(content);
  const object = fields.parse(fields.parse(event['data'])['object']);
  const created = seconds.safeParse(event['created']);
  const type = tokenOf(event['type']);
  return {
    id: tokenOf(event['id']) ?? `body_${createHash('sha256').update(body).digest('hex')}`,
    type: type ?? 'unknown',
    objectId: tokenOf(object['id']),
    createdAt: created.success ? new Date(created.data * 1000) : null,
    ...demandOf(type, object),
  };
}

function parse(body: Buffer): unknown {
  try {
    const content: unknown = JSON.parse(body.toString('utf8'));
    return content;
  } catch (error) {
    // A signed body that cannot be parsed as JSON is flagged as one without a type.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function demandOf(type: string | null, object: Record<string, unknown>): Pick<ProviderEvent, 'job' | 'fault'> {
  const named = kindsByType.find(({ kind }) => kind === object['object'])?.kind;
  const kind = named ?? kindsByType.find(({ pattern }) => type !== null && pattern.test(type))?.kind;
  if (kind === undefined) {
    // Without a type it cannot be ruled out as uninteresting.
    return { job: null, fault: type === null && tokenOf(object['object']) === null ? 'type' : null };
  }
  return kind === 'checkout.session' ? sessionDemand(object) : chargeDemand(kind, object);
}

function sessionDemand(object: Record<string, unknown>): Pick<ProviderEvent, 'job' | 'fault'> {
  const sessionId = tokenOf(object['id']);
  if (sessionId === null) return { job: null, fault: 'data.object.id' };
  return { job: { name: 'payments.fulfil', payload: { sessionId } }, fault: null };
}

function chargeDemand(kind: Kind, object: Record<string, unknown>): Pick<ProviderEvent, 'job' | 'fault'> {
  const intent = object['payment_intent'];
  // The provider's word for money that no checkout took.
  if (intent === null) return { job: null, fault: null };
  const paymentIntentId = tokenOf(intent) ?? tokenOf(fields.parse(intent)['id']);
  if (paymentIntentId === null) return { job: null, fault: 'data.object.payment_intent' };
  const name = kind === 'dispute' ? 'payments.syncDisputes' : 'payments.syncRefunds';
  return { job: { name, payload: { paymentIntentId } }, fault: null };
}
