import { sql } from 'kysely';
import type { Env } from '#server/env.ts';
import { describeForeign, sortKeys } from '#server/features/certification/signing-keys/key-seal.ts';
import { listAllKeys } from '#server/features/certification/signing-keys/queries.ts';
import { isAsRecorded } from '#server/features/documents/certificate-record.ts';
import { createDb, createPool, type Db } from '#server/platform/db/client.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { findLogFault, findRefusedEntries, findRepeatedLeaves } from './certificate-log.ts';

const maxFaults = 20;

/**
 * Certificates and acts that differ from the audit log, the first fault of the certificate log, and forged signing
 * keys. Keys are skipped without `secrets`, as for a restored copy.
 */
export async function findRecordFaults(databaseUrl: string, secrets?: Pick<Env, 'appSecrets'>): Promise<string[]> {
  const db = createDb(createPool(databaseUrl, createLog('silent'), { statementTimeoutMs: 0 }));
  try {
    const logFault = await findLogFault(db);
    const logFaults = logFault === undefined ? [] : [logFault];
    const foreign = secrets ? describeForeign(sortKeys(secrets, await listAllKeys(db)).foreign) : null;
    const keyFaults = foreign === null ? [] : [foreign];
    const rowFaults = [...(await findChangedCertificates(db)), ...(await findChangedActs(db))];
    return [
      ...keyFaults,
      ...rowFaults,
      ...(await findRefusedEntries(db)),
      ...(await findRepeatedLeaves(db)),
      ...logFaults,
    ];
  } finally {
    await db.destroy();
  }
}

/** Compares every certificate, its files and its delivery with the audit trail. Returns the first faults, as sentences. */
async function findChangedCertificates(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select format('the certificate of document %s, revision %s, does not match its audit trail', c.document_id, c.revision) as fault
    from certificates c join translated_documents t on t.id = c.translation_id
    left join certificate_files f on f.certificate_id = c.id
    where not ${isAsRecorded}
    union all
    select format('a file of the certificate of document %s, revision %s, is missing', c.document_id, c.revision)
    from certificate_entries n join certificates c on c.id = n.certificate_id
    where n.kind = 'issued' and not exists (
      select from certificate_files f where f.certificate_id = n.certificate_id and f.sha256 = n.file_sha256)
    union all
    select format('document %s was delivered without a certificate', t.original_document_id) from translated_documents t
    where not exists (select from certificates c where c.translation_id = t.id)
    limit ${maxFaults}`.execute(db);
  return [...new Set(rows.map(({ fault }) => fault))];
}

/** Compares the journals of notaries, with their commissions, with the audit trail. Returns the first faults, as sentences. */
async function findChangedActs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with recorded as (
      select details ->> 'actId' as act_id, actor_id, document_id, details - 'actedAt' as entry,
        (details ->> 'actedAt')::timestamptz as acted_at
      from staff_events where event = 'act.recorded'
    ), stored as (
      select a.*, jsonb_build_object('actId', a.id, 'requestId', a.request_id, 'commissionId', a.commission_id,
        'notaryId', a.notary_id, 'journalNumber', a.journal_number, 'kind', a.kind, 'method', a.method,
        'venueState', a.venue_state, 'venueCounty', a.venue_county, 'signerId', a.signer_id,
        'signerName', a.signer_name, 'identification', a.identification, 'paperKind', a.paper_kind,
        'scanId', a.scan_id, 'feeCents', a.fee_cents, 'oathId', a.oath_id, 'appearance', a.appearance,
        'sessionReference', a.session_reference, 'instrument', a.instrument, 'instrumentDatedOn', a.instrument_dated_on,
        'evidenceSha256', encode(sha256(convert_to(concat_ws(E'\\n', coalesce(a.signer_address, ''),
          coalesce(a.identity_kind, ''), coalesce(a.identity_issuer, ''), coalesce(a.identity_last_four, ''),
          coalesce(a.identity_expires_on::text, ''), coalesce(a.witness_name, ''), coalesce(a.witness_address, '')), 'UTF8')), 'hex'),
        'notaryName', c.name, 'commissionNumber', c.number) as entry
      from notarial_acts a left join notary_commissions c on c.id = a.commission_id
    )
    select case
      when s.id is null then format('act %s of the journal of notary %s is missing', r.entry ->> 'journalNumber', r.actor_id)
      else format('act %s of the journal of notary %s does not match its audit trail', s.journal_number, s.notary_id)
      end as fault
    from stored s full join recorded r on r.act_id = s.id::text
    where not coalesce(s.entry @> r.entry and s.acted_at = r.acted_at and s.document_id = r.document_id
      and s.notary_id = r.actor_id, false)
    limit ${maxFaults}`.execute(db);
  return rows.map(({ fault }) => fault);
}
