import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { CertificateEntryKind } from '#shared/certificate/state.ts';

/**
 * The content of a leaf. Code, facts and act stand in it as HMACs under the entry's own random key, which is never
 * published: a code has 39 bits and a name even fewer, so a plain hash would let anyone guess them.
 */

export interface LeafSource {
  kind: CertificateEntryKind;
  fileSha256: string;
  salt: string;
  /** When the entry was made. */
  recordedAt: Date;
  /** Details of the audit event that recorded the certificate. */
  record: Record<string, unknown>;
}

/** The last second that a JavaScript date can hold. */
const lastSecond = 8.64e12;

/** What a leaf is computed from, of an event's details; the rest of them is committed to as it is. */
const recordShape = z.object({
  certificate: z.object({ revision: z.int().min(1), issuedAt: z.number().min(0).max(lastSecond) }),
  delivery: z.object({ code: z.string().min(1) }),
});

/** Why no leaf can be made of an entry, as a sentence; undefined for one that is well formed. */
export function findEntryFault({ record }: { record: unknown }): string | undefined {
  if (record === null) return 'no audit event records its certificate';
  return recordShape.safeParse(record).success ? undefined : 'its audit event lacks what a certificate states';
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** JSON with sorted keys and without white space (RFC 8785, for the values that occur here). */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value as Json));
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value as { readonly [key: string]: Json });
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, item]) => [key, sorted(item)]),
  );
}

/** Text of the leaf, in canonical JSON. */
export function leafText({ kind, fileSha256, salt, recordedAt, record }: LeafSource): string {
  const commit = (value: unknown) => createHmac('sha256', salt).update(canonicalJson(value)).digest('hex');
  const { certificate, delivery, act } = record;
  return canonicalJson({
    kind,
    file: fileSha256,
    revision: fieldOf(certificate, 'revision'),
    code: commit(fieldOf(delivery, 'code')),
    facts: commit({ certificate, delivery }),
    act: act === undefined || act === null ? null : commit(act),
    issuedAt: new Date(Number(fieldOf(certificate, 'issuedAt')) * 1000).toISOString(),
    recordedAt: recordedAt.toISOString(),
  });
}

function fieldOf(object: unknown, key: string): unknown {
  return typeof object === 'object' && object !== null ? Reflect.get(object, key) : undefined;
}
