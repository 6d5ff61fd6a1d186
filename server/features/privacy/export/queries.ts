import { sql } from 'kysely';
import type { Db } from '#server/platform/db/client.ts';

/** SQL of a customer's export: everything that is theirs, read in pages. Object keys and staff's addresses are left out. */

export interface ExportedFile {
  kind: 'original' | 'delivered' | 'letter';
  key: string;
  name: string;
  sizeBytes: number;
  sha256: string;
}

export interface ExportedDocument {
  id: string;
  createdAt: Date;
  filename: string;
  details: Record<string, unknown>;
  files: ExportedFile[];
}

/** Documents after the keyset, oldest first. */
export async function listForExport(
  db: Db,
  { userId, after, limit }: { userId: string; after: { createdAt: Date; id: string } | null; limit: number },
): Promise<ExportedDocument[]> {
  const { rows } = await sql<ExportedDocument>`
    select d.id, d.created_at as "createdAt", d.filename, jsonb_build_object(
      'order', jsonb_build_object('id', d.id, 'filename', d.filename, 'pages', d.pages, 'type', d.translation_type,
        'isBankStatement', d.is_bank_statement, 'sourceLanguage', d.source_language, 'targetLanguage', d.target_language,
        'clientName', d.client_name, 'paperKind', d.paper_kind, 'neededBy', d.needed_by, 'note', d.note,
         'recipient', d.recipient, 'status', d.status, 'paymentStatus', d.payment_status,
        'costCents', d.total_cost_cents, 'chargedCents', d.charged_cents, 'refundedCents', d.refunded_cents,
        'currency', d.currency,
        'verificationCode', d.verification_code, 'createdAt', d.created_at, 'sourceLeavesAt', d.source_leaves_at,
        'sourceRemovedAt', d.source_removed_at, 'speed', d.speed, 'dueAt', d.due_at, 'deliveredAt', d.delivered_at),
      'mailedCopy', (select jsonb_build_object('address', m.address, 'state', m.state, 'carrier', m.carrier,
          'trackingNumber', m.tracking_number, 'sentAt', m.sent_at) from mailings m where m.document_id = d.id),
      'paperSteps', coalesce((select jsonb_agg(jsonb_build_object('step', s.kind, 'state', s.state, 'askedAt', s.asked_at,
          'authorityState', s.authority_state, 'authorityCounty', s.authority_county, 'carrier', s.carrier,
          'trackingNumber', s.tracking_number, 'sentOn', s.sent_on, 'backOn', s.back_on, 'cancelledBy', s.cancelled_by,
          'cancelReason', s.cancel_reason) order by s.asked_at) from paper_steps s where s.document_id = d.id), '[]'),
      'people', coalesce((select jsonb_agg(jsonb_build_object('name', p.name, 'nativeName', p.native_name) order by p.position)
        from document_people p where p.document_id = d.id), '[]'),
      'translation', (select jsonb_build_object('filename', t.filename, 'paperKind', t.paper_kind, 'pages', t.pages,
          'certifiedBy', t.authenticated_by_name, 'certifiedAt', t.authentication_date, 'isRemovedFromList', t.is_deleted)
        from translated_documents t where t.original_document_id = d.id),
      'certificates', coalesce((select jsonb_agg(jsonb_build_object('revision', c.revision, 'facts', c.facts,
          'issuedAt', c.issued_at, 'supersededAt', c.superseded_at, 'revokedAt', c.revoked_at,
          'files', (select jsonb_agg(f.sha256 order by f.created_at) from certificate_files f where f.certificate_id = c.id))
          order by c.revision) from certificates c where c.document_id = d.id), '[]'),
      'questions', coalesce((select jsonb_agg(jsonb_build_object('page', q.page, 'question', q.question, 'askedAt', q.asked_at,
          'answer', q.answer, 'answeredAt', q.answered_at) order by q.asked_at)
        from block_questions q where q.document_id = d.id), '[]'),
      'messages', coalesce((select jsonb_agg(jsonb_build_object('by', m.author, 'message', m.body, 'at', m.written_at)
          order by m.written_at) from document_messages m where m.document_id = d.id), '[]'),
      'reportedMisspellings', coalesce((select jsonb_agg(jsonb_build_object('kind', r.kind, 'items', r.items, 'state', r.state,
          'outcome', r.outcome, 'answer', r.answer, 'dueAt', r.due_at, 'createdAt', r.created_at) order by r.created_at)
        from revision_requests r where r.document_id = d.id), '[]'),
      'complaints', coalesce((select jsonb_agg(jsonb_build_object('cause', c.cause, 'said', c.said, 'openedAt', c.opened_at,
          'outcome', c.outcome, 'closedAt', c.closed_at) order by c.opened_at)
        from complaints c where c.document_id = d.id), '[]'),
      'text', coalesce((select jsonb_agg(b.content - '{origin,state}'::text[] order by b.page, b.position, b.id)
        from translation_texts x join translation_blocks b on b.review_id = x.review_id and not b.is_removed
        where x.document_id = d.id and d.is_authenticated), '[]'),
      'events', coalesce((select jsonb_agg(jsonb_build_object('event', e.event, 'at', e.created_at,
          'by', case when e.actor_role = 'user' then 'you' else e.actor_role end, 'file', e.details ->> 'file') order by e.id)
        from document_events e where e.document_id = d.id), '[]')
    ) as details,
    (select coalesce(jsonb_agg(file order by file ->> 'name'), '[]') from (
      select jsonb_build_object('kind', 'original', 'key', d.file_key, 'name', d.filename, 'sizeBytes', d.file_size_bytes,
        'sha256', d.file_sha256) as file where d.file_key is not null
      union all
      select jsonb_build_object('kind', 'paper', 'key', s.scan_key,
        'name', s.kind || ' ' || s.id || case s.scan_mimetype when 'application/pdf' then '.pdf' when 'image/png' then '.png' else '.jpg' end,
        'sizeBytes', s.scan_size_bytes, 'sha256', s.scan_sha256)
      from paper_steps s where s.document_id = d.id and s.state = 'back' and s.scan_key is not null
      union all
      select jsonb_build_object('kind', 'delivered', 'key', f.file_key, 'name', 'translation revision ' || c.revision || '.pdf',
        'sizeBytes', f.size_bytes, 'sha256', f.sha256)
      from certificates c
      join lateral (select * from certificate_files f where f.certificate_id = c.id order by f.created_at desc limit 1) f on true
      where c.document_id = d.id
      union all
      select jsonb_build_object('kind', 'letter', 'key', q.letter_key, 'name', 'refusal letter ' || q.created_at::date,
        'sizeBytes', q.letter_size_bytes, 'sha256', q.letter_sha256)
      from revision_requests q where q.document_id = d.id and q.letter_key is not null) as all_files) as files
    from documents d
    where d.user_id = ${userId} and d.erasure_requested_at is null
      and (${after?.createdAt ?? null}::timestamptz is null
        or (d.created_at, d.id) > (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by d.created_at, d.id limit ${limit}`.execute(db);
  return rows;
}

/** The account's own data beside its documents and payments, by file name. */
export async function readAccountFiles(db: Db, userId: string): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ files: Record<string, unknown> }>`
    select jsonb_build_object(
      'account', (select jsonb_build_object('id', p.id, 'email', p.email, 'name', p.name, 'phone', p.phone, 'language', p.locale, 'currency', p.currency,
          'createdAt', p.created_at, 'emailConfirmedAt', k.email_verified_at, 'passwordChangedAt', k.password_changed_at,
          'lastSignInAt', k.last_sign_in_at,
          'twoStepSignIn', exists (select from second_factors s where s.user_id = p.id and s.confirmed_at is not null))
        from profiles p left join credentials k on k.user_id = p.id where p.id = ${userId}),
      'organizations', coalesce((select jsonb_agg(jsonb_build_object('name', o.name, 'role', m.role, 'since', m.created_at)
          order by m.created_at) from organization_members m join profiles o on o.id = m.account_id
        where m.user_id = ${userId}), '[]'),
      'organization', (select jsonb_build_object('billingAddress', g.billing_address, 'members', coalesce((
          select jsonb_agg(jsonb_build_object('name', q.name, 'email', q.email, 'role', m.role, 'since', m.created_at)
            order by m.created_at) from organization_members m join profiles q on q.id = m.user_id
          where m.account_id = g.account_id), '[]'))
        from organizations g where g.account_id = ${userId}),
      'family', coalesce((select jsonb_agg(jsonb_build_object('name', m.name, 'nativeName', m.native_name) order by m.name)
        from family_members m where m.user_id = ${userId}), '[]'),
      'folders', coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'parentId', f.parent_id, 'reference', f.reference,
          'createdAt', f.created_at) order by f.name) from folders f where f.user_id = ${userId}), '[]'),
      'quotes', coalesce((select jsonb_agg(jsonb_build_object('title', q.title, 'lines', q.lines, 'totalCents', q.total_cents,
          'createdAt', q.created_at, 'expiresAt', q.expires_at) order by q.created_at) from quotes q where q.user_id = ${userId}), '[]'),
      'priceRequests', coalesce((select jsonb_agg(jsonb_build_object('about', r.about, 'languages', r.languages, 'pages', r.pages,
          'state', r.state, 'createdAt', r.created_at, 'offers', coalesce((select jsonb_agg(jsonb_build_object('version', f.version,
            'totalCents', f.total_cents, 'acceptedAt', f.accepted_at, 'acceptedName', f.accepted_name) order by f.version)
          from price_offers f where f.request_id = r.id), '[]')) order by r.created_at)
        from price_requests r where r.account_id = ${userId}), '[]'),
      'pastOrders', coalesce((select jsonb_agg(jsonb_build_object('reference', o.reference, 'orderedOn', o.ordered_on, 'title', o.title,
          'amountCents', o.amount_cents, 'currency', o.currency) order by o.ordered_on, o.id) from imported_orders o
        where o.account_id = ${userId}), '[]'),
      'invoices', coalesce((select jsonb_agg(jsonb_build_object('kind', v.kind, 'year', v.year, 'number', v.number, 'paymentId', v.payment_id,
          'customerName', v.customer_name, 'billingAddress', v.billing_address, 'totalCents', v.total_cents, 'issuedAt', v.issued_at)
        order by v.issued_at) from invoices v where v.account_id = ${userId}), '[]'),
      'pay', jsonb_build_object(
        'earnings', coalesce((select jsonb_agg(jsonb_build_object('activity', e.activity, 'paperKind', e.paper_kind, 'unit', e.unit,
            'quantity', e.quantity, 'amountCents', e.amount_cents, 'currency', e.currency, 'earnedAt', e.earned_at)
          order by e.earned_at) from pay_earnings e where e.user_id = ${userId}), '[]'),
        'adjustments', coalesce((select jsonb_agg(jsonb_build_object('month', j.month, 'amountCents', j.amount_cents,
            'currency', j.currency, 'reason', j.reason) order by j.created_at) from pay_adjustments j where j.user_id = ${userId}), '[]'),
        'statements', coalesce((select jsonb_agg(jsonb_build_object('year', s.year, 'number', s.number, 'month', s.month,
            'name', s.payee_name, 'totalCents', s.earned_cents + s.adjusted_cents, 'currency', s.currency, 'issuedAt', s.issued_at,
            'paidOn', s.paid_on, 'reference', s.reference, 'messages', coalesce((select jsonb_agg(jsonb_build_object('kind', m.kind,
              'message', m.message, 'at', m.created_at) order by m.sequence)
            from pay_statement_messages m where m.statement_id = s.id), '[]')) order by s.year, s.number)
          from pay_statements s where s.user_id = ${userId}), '[]'),
        'billing', (select to_jsonb(b) - 'user_id' from pay_billing b where b.user_id = ${userId}),
        'selfBilling', coalesce((select jsonb_agg(jsonb_build_object('version', g.version, 'acceptedAt', g.accepted_at,
            'startsOn', g.starts_on, 'endedAt', g.ended_at) order by g.accepted_at) from pay_agreements g where g.user_id = ${userId}), '[]'),
        'agreements', coalesce((select jsonb_agg(jsonb_build_object('version', a.version, 'name', a.name, 'title', a.title,
            'text', a.text, 'sha256', a.sha256, 'acceptedAt', a.accepted_at) order by a.accepted_at)
          from agreement_acceptances a where a.user_id = ${userId}), '[]'),
        'invoices', coalesce((select jsonb_agg(jsonb_build_object('kind', i.kind, 'year', i.year, 'number', i.number,
            'series', i.series, 'parties', i.parties, 'netCents', i.net_cents, 'taxCents', i.tax_cents,
            'grossCents', i.gross_cents, 'issuedAt', i.issued_at) order by i.issued_at, i.number)
          from pay_invoices i where i.user_id = ${userId}), '[]')),
      'sessions', coalesce((select jsonb_agg(jsonb_build_object('browser', s.user_agent, 'createdAt', s.created_at,
          'lastSeenAt', s.last_seen_at) order by s.created_at) from sessions s where s.user_id = ${userId}), '[]'),
      'devices', coalesce((select jsonb_agg(jsonb_build_object('createdAt', v.created_at, 'lastSeenAt', v.last_seen_at)
        order by v.created_at) from known_devices v where v.user_id = ${userId}), '[]'),
      'passkeys', coalesce((select jsonb_agg(jsonb_build_object('device', k.device, 'createdAt', k.created_at,
          'lastUsedAt', k.last_used_at) order by k.created_at) from passkeys k where k.user_id = ${userId}), '[]'),
      'apiKeys', coalesce((select jsonb_agg(jsonb_build_object('name', k.name, 'scopes', k.scopes, 'addresses', k.addresses,
          'createdAt', k.created_at, 'lastUsedAt', k.last_used_at, 'expiresAt', k.expires_at, 'revokedAt', k.revoked_at)
        order by k.created_at) from api_keys k where k.account_id = ${userId}), '[]'),
      'pushMessages', coalesce((select jsonb_agg(jsonb_build_object('browser', s.user_agent, 'service', u.endpoint,
          'createdAt', u.created_at) order by u.created_at)
        from push_subscriptions u join sessions s on s.id = u.session_id where s.user_id = ${userId}), '[]'),
      'webhooks', coalesce((select jsonb_agg(jsonb_build_object('url', w.url, 'description', w.description, 'events', w.events,
          'state', w.state, 'createdAt', w.created_at) order by w.created_at) from webhook_endpoints w where w.account_id = ${userId}), '[]'),
      'notifications', coalesce((select jsonb_agg(jsonb_build_object('title', n.title, 'message', n.message,
          'createdAt', n.created_at) order by n.created_at) from notifications n where n.user_id = ${userId}), '[]'),
      'mails', coalesce((select jsonb_agg(jsonb_build_object('about', o.template, 'to', o.to_address, 'createdAt', o.created_at,
          'sentAt', o.sent_at) order by o.created_at) from outbound_emails o where o.user_id = ${userId}), '[]')
    ) as files`.execute(db);
  return rows[0]?.files ?? {};
}
