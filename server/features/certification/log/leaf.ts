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
  /** When the entry was made, as its audit event states. */
  decidedAt: Date;
  /** When it was appended, by the appender's clock; null in leaves of earlier releases, which state the event's time. */
  appendedAt: Date | null;
  /** Of the file, as verified when it was appended; null where it was not. */
  signature: 'intact' | null;
  /** Details of the audit event that recorded the certificate. */
  record: Record<string, unknown>;
}

/** Between a leaf and the head that first covers it. */
export const maxHeadDelayMs = 2 * 60 * 1000;

interface Stated extends Pick<LeafSource, 'appendedAt' | 'signature'> {
  recordedAt: Date;
}

/** Parses the parts of a leaf that no row holds; undefined for malformed text. */
export function statedBy(leaf: string): Stated | undefined {
  const recordedAt = new Date(/"recordedAt":"([^"]+)"/.exec(leaf)?.[1] ?? '');
  if (Number.isNaN(recordedAt.getTime())) return undefined;
  const appendedAt = leaf.includes('"decidedAt":') ? recordedAt : null;
  return { recordedAt, appendedAt, signature: leaf.includes('"signature":"intact"') ? 'intact' : null };
}

/** The last second that a JavaScript date can hold. */
const lastSecond = 8.64e12;

/** Fields of an event's details that a leaf is computed from; a hash commits to the others. */
const recordShape = z.object({
  certificate: z.object({ id: z.string(), revision: z.int().min(1), issuedAt: z.number().min(0).max(lastSecond) }),
  delivery: z.object({ code: z.string().min(1) }),
  file: z.object({ sha256: z.string(), signatureLevel: z.string().optional() }),
});

/** Why an entry cannot become a leaf, as a sentence; undefined if it is well formed. */
export function findEntryFault(entry: {
  certificateId: string;
  fileSha256: string;
  signatureLevel?: string | null;
  record: unknown;
}) {
  if (entry.record === null) return 'no audit event records its certificate';
  const { data } = recordShape.safeParse(entry.record);
  if (data === undefined) return 'its audit event lacks what a certificate states';
  const { signatureLevel: level = entry.signatureLevel } = data.file;
  if (entry.signatureLevel && level !== entry.signatureLevel)
    return 'its file is recorded with another signature level';
  const isSame = data.certificate.id === entry.certificateId && data.file.sha256 === entry.fileSha256;
  return isSame ? undefined : 'its audit event is about another certificate or file';
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
export function leafText({ kind, fileSha256, salt, decidedAt, appendedAt, signature, record }: LeafSource): string {
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
    recordedAt: (appendedAt ?? decidedAt).toISOString(),
    ...(signature && { signature }),
    ...(appendedAt && { decidedAt: decidedAt.toISOString() }),
  });
}

function fieldOf(object: unknown, key: string): unknown {
  return typeof object === 'object' && object !== null ? Reflect.get(object, key) : undefined;
}
