import { sql } from 'kysely';

/**
 * What the audit trail records of a certificate, as SQL over the rows `certificates c`, `translated_documents t` and
 * `certificate_files f`. The same expressions write the event and compare the rows with it. Keys may be added: an
 * event is compared by the keys it has.
 */

/** Without its facts. */
const certificate = sql`jsonb_build_object('id', c.id, 'document', c.document_id, 'revision', c.revision, 'preset', c.preset,
  'sourceCopy', c.source_copy, 'signerProfile', c.signer_profile_id, 'issuedBy', c.issued_by,
  'signerKeySha256', (select encode(sha256(k.certificate), 'hex') from signer_keys k where k.id = c.signer_key_id),
  'textSha256', case when c.certified_text is null then c.certified_text_sha256
    else encode(sha256(convert_to(c.certified_text, 'UTF8')), 'hex') end,
  'issuedAt', extract(epoch from c.issued_at))`;

/** The delivery without its file and without what its owner may change. */
const delivery = sql`jsonb_build_object('id', t.id, 'code', t.verification_code, 'paperKind', t.paper_kind,
  'holderInitials', t.holder_initials, 'sourceLanguage', t.source_language, 'targetLanguage', t.target_language,
  'sourcePages', t.pages, 'translationType', t.translation_type, 'isCorrection', t.is_correction,
  'isAuthenticated', t.is_authenticated, 'signer', t.authenticated_by_name,
  'signedAt', extract(epoch from t.authentication_date), 'uploadedAt', extract(epoch from t.upload_date))`;

const file = sql`jsonb_build_object('sha256', f.sha256, 'sizeBytes', f.size_bytes, 'pages', f.pages,
  'signatureLevel', f.signature_level)`;

/** The notarial act that the certificate's paper contains; null without one. */
const act = sql`(select jsonb_build_object('id', a.id, 'notary', a.notary_id, 'commission', a.commission_id, 'kind', a.kind,
    'method', a.method, 'state', a.venue_state, 'county', a.venue_county, 'signer', a.signer_id,
    'actedAt', extract(epoch from a.acted_at), 'journalNumber', a.journal_number)
  from notarial_acts a where a.document_id = c.document_id and a.recorded_at = c.issued_at)`;

/** Verification data of the printed sheet; null without one. */
const sheet = sql`(select jsonb_build_object('checkWords', s.check_words) from certificate_sheets s
  where s.certificate_id = c.id)`;

/** `recipient` is recorded and not compared: it belongs to the order. */
export const certificateRecord = sql`jsonb_build_object('kind', 'issued', 'file', ${file}, 'certificate', ${certificate} || jsonb_build_object('facts', c.facts),
  'delivery', ${delivery}, 'act', ${act}, 'sheet', ${sheet}, 'recipient', (select d.recipient from documents d where d.id = c.document_id))`;

/**
 * Whether certificate `c`, its file `f` and its delivery `t` agree with everything that was recorded of the certificate:
 * its facts, the file, its notarial act, its end. The delivery belongs to the current revision. False without a record. Containment compares
 * flat objects by the keys that were recorded; facts are nested and compared whole.
 */
export const isAsRecorded = sql<boolean>`coalesce((
  select bool_or(n.kind = 'issued' and n.file_sha256 = f.sha256 and e.details -> 'file' ->> 'sha256' = f.sha256
      and ${file} @> (e.details -> 'file'))
    and bool_and(n.kind <> 'issued' or coalesce(
      c.facts = e.details -> 'certificate' -> 'facts'
      -- Nothing is removed from a scalar: a forged event has one, and is not as recorded.
      and ${certificate} @> case jsonb_typeof(e.details -> 'certificate')
        when 'object' then (e.details -> 'certificate') - 'facts' end
      and (not e.details ? 'act' or coalesce(${act}, 'null') @> (e.details -> 'act'))
      and (not e.details ? 'sheet' or coalesce(${sheet}, 'null') = (e.details -> 'sheet')), false))
    and bool_or(n.kind = 'revoked') = (c.revoked_at is not null)
    and bool_or(n.kind = 'superseded') = (c.superseded_at is not null)
    and (c.superseded_at is not null or (
      bool_or(n.kind = 'issued' and n.file_sha256 = t.translated_file_sha256)
      and bool_and(n.kind <> 'issued' or coalesce(${delivery} @> (e.details -> 'delivery'), false))))
  from certificate_entries n join document_events e on e.id = n.event_id where n.certificate_id = c.id), false)`;
