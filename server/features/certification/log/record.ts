import { hash as digest } from 'node:crypto';
import { sql } from 'kysely';
import { memoized } from '#server/memoize.ts';
import type { CertificateEntryKind } from '#shared/certificate/state.ts';
import { findEntryFault, leafText, statedBy, type LeafSource } from './leaf.ts';
import { hashLeaf } from './merkle.ts';

/** Compares leaves of the log with the rows they describe: at each public lookup, and in `verify-audit`. */

/** A stored leaf with its entry and audit event as they are now; nulls where these are missing. */
export interface RecordedLeaf {
  leaf: string;
  /** Of the stored node, in hex. */
  hash: string;
  certificateId: string | null;
  kind: CertificateEntryKind | null;
  fileSha256: string | null;
  salt: string | null;
  decidedAt: string | Date | null;
  record: LeafSource['record'] | null;
}

/** A leaf of a certificate, with the state of its row. */
interface CertificateLeaf extends RecordedLeaf {
  isRevoked: boolean;
  isSuperseded: boolean;
}

const fileOf = sql`substring(l.leaf from '"file":"([0-9a-f]{64})"')`;

/**
 * Every leaf about certificate `c` and its other revisions, found by the leaf's own text as well as by its entry: one whose
 * entry or event was removed is among them, and so is one whose text was changed. JSON as text; null without a leaf.
 */
export const leavesOfCertificate = sql<string | null>`(
  select json_agg(json_build_object('leaf', l.leaf, 'hash', encode(l.nodes[1], 'hex'),
    'isRevoked', k.revoked_at is not null, 'isSuperseded', k.superseded_at is not null,
    'certificateId', n.certificate_id, 'kind', n.kind, 'fileSha256', n.file_sha256, 'salt', n.salt,
    'decidedAt', e.created_at, 'record', r.details)
    order by l.position)::text
  from certificates k
  cross join lateral (
    select l.position from certificate_files kf join certificate_log l on ${fileOf} = kf.sha256
      where kf.certificate_id = k.id
    union
    select l.position from certificate_entries m join certificate_log l on l.entry_id = m.id where m.certificate_id = k.id
  ) found
  join certificate_log l on l.position = found.position
  left join certificate_entries n on n.id = l.entry_id and n.certificate_id = k.id
  left join document_events e on e.id = n.event_id
  left join certificate_entries i
    on i.certificate_id = n.certificate_id and i.kind = 'issued' and i.file_sha256 = n.file_sha256
  left join document_events r on r.id = i.event_id
  where k.translation_id = c.translation_id)`;

/** Whether the entry of file `f` of certificate `c` could not be logged. */
export const isSetAside = sql<boolean>`exists (
  select from certificate_entries n join certificate_entries_set_aside s on s.entry_id = n.id
  where n.certificate_id = c.id and n.file_sha256 = f.sha256)`;

/** Whether the leaf still hashes to its node and matches its entry and event. */
export function isAsLogged(stored: RecordedLeaf, { isErased }: { isErased: boolean }): boolean {
  const { leaf, hash, certificateId, kind, fileSha256, salt, decidedAt, record } = stored;
  const stated = statedBy(leaf);
  if (hashLeaf(leaf).toString('hex') !== hash || stated === undefined) return false;
  if (certificateId === null || kind === null || fileSha256 === null || salt === null) return false;
  if (decidedAt === null || record === null) return false;
  if (findEntryFault({ certificateId, fileSha256, record }) !== undefined) return false;
  const { appendedAt, signature } = stated;
  const expected = leafText({ kind, fileSha256, salt, decidedAt: new Date(decidedAt), appendedAt, signature, record });
  return isErased ? withoutFacts(leaf) === withoutFacts(expected) : leaf === expected;
}

/** Cached by the SHA-256 of their inputs, leaves and rows in full: comparing costs a sixth of a lookup. */
const agreements = memoized<boolean>(10_000);

/** Whether every leaf of `leavesOfCertificate` is as logged and the rows are in the state that it states. */
export function agreesWithLog(leaves: string | null, standing: { isErased: boolean }): boolean {
  if (leaves === null) return true;
  return agreements(digest('sha256', `${standing.isErased} ${leaves}`, 'base64'), () => {
    const listed = JSON.parse(leaves) as CertificateLeaf[];
    return listed.every((stored) => isInState(stored) && isAsLogged(stored, standing));
  });
}

function isInState({ kind, isRevoked, isSuperseded }: CertificateLeaf): boolean {
  return (kind !== 'revoked' || isRevoked) && (kind !== 'superseded' || isSuperseded);
}

/** Without the commitment to facts that are gone; the tree still holds the leaf as it was. */
function withoutFacts(leaf: string): string {
  return leaf.replace(/"facts":"[0-9a-f]{64}"/, '');
}
