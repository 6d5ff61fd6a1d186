import { sql } from 'kysely';
import type { Db } from '#server/platform/db/client.ts';

const maxFaults = 20;

/** Compares the journals of notaries, with their commissions, with the audit trail. Returns the first faults, as sentences. */
export async function findChangedActs(db: Db): Promise<string[]> {
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
