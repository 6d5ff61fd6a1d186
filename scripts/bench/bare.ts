import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { WebSocketServer, type WebSocket } from 'ws';

/* Baseline of the bench: the same rows from the same database, without sessions, rate limits, validation or logs. */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });

const statements: Record<string, string> = {
  '/lookup': `select t.certified_filename as filename, t.upload_date, t.authentication_date, t.pages, t.verification_code,
      t.is_authenticated, t.source_language, t.target_language, t.translation_type
    from translated_documents t join certificates c on c.translation_id = t.id and c.superseded_at is null
    where t.verification_code = $1 and t.is_authenticated and c.revoked_at is null`,
  '/unread': 'select count(*)::int as count from notifications where user_id = $1 and not is_read',
  '/list': `select d.id, d.user_id, d.folder_id, d.filename, d.pages, d.translation_type, d.is_bank_statement,
      d.source_language, d.target_language, d.client_name, d.recipient, d.source_copy, d.status, d.payment_status,
      d.payment_hold, d.total_cost_cents, d.charged_cents, d.verification_code, d.is_authenticated, d.is_mailed,
      d.speed, d.ordered_at, d.due_at, d.paused_since, d.delivered_at, d.promise_outcome, d.file_size_bytes,
      d.file_mimetype, d.upload_date, d.created_at, d.updated_at, d.needed_by, d.paper_kind, d.thumbnail_key,
      d.file_key is not null as has_file, t.id as translation_id, t.translated_file_mimetype, t.filename as display_name,
      t.is_correction, c.certified, r.translated_file_key is not null as is_under_review,
      r.notary_since is not null as is_with_notary,
      (select json_agg(p.name order by p.position) from document_people p where p.document_id = d.id) as holders,
      (r.worked_at is not null or r.notary_since is not null or exists (
        select from translation_text_versions v where v.review_id = r.id and v.saved_by is not null)) as is_begun,
      (select count(*) from block_questions q where q.document_id = d.id and q.state = 'asked') as open_questions,
      (select m.state from mailings m where m.document_id = d.id) as mailing_state, c.revoked_at,
      (select q.due_at from revision_requests q
        where q.document_id = d.id and q.state = 'open' and q.kind = 'refusal') as refusal_due_at,
      (select p.locale from profiles p where p.id = d.user_id) as owner_locale,
      (select p.time_zone from payment_items i join payments p on p.id = i.payment_id
        where i.document_id = d.id and p.time_zone is not null order by p.created_at desc limit 1) as owner_time_zone
    from documents d
      left join translated_documents t on t.original_document_id = d.id
      left join certificates c on c.document_id = d.id and c.superseded_at is null
      left join documents_to_be_verified r on r.document_id = d.id and r.status = 'pending' and not r.is_correction
    where d.user_id = $1 order by d.created_at desc, d.id limit 50`,
};

async function answer(url: string): Promise<string> {
  const [path = '', value = ''] = url.split('?');
  const { rows } = await pool.query<object>({ name: path, text: statements[path] ?? '', values: [value] });
  return JSON.stringify({ result: { data: path === '/list' ? rows : rows[0] } });
}

const server = http.createServer((request, response) => {
  if (request.method === 'PUT') {
    // Receives and refuses a file without further work.
    request.resume().once('end', () => response.writeHead(429, { 'content-length': 0 }).end());
    return;
  }
  answer(request.url ?? '').then(
    (body) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      response.end(body);
    },
    (error: unknown) => {
      response.writeHead(500).end(String(error));
    },
  );
});

/** Sockets by user id, which is the query of their URL. */
const followers = new Map<string, Set<WebSocket>>();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket, request) => {
  const id = request.url?.slice(2) ?? '';
  followers.set(id, (followers.get(id) ?? new Set()).add(socket));
  socket.on('close', () => followers.get(id)?.delete(socket));
  socket.send('ready');
});

/** Reads once per change signal and sends the same bytes to every socket of the person. */
async function fanOut(topic: string): Promise<void> {
  const userId = topic.split(':')[1] ?? '';
  const targets = followers.get(userId);
  if (!targets || targets.size === 0) return;
  const { rows } = await pool.query({
    name: 'event',
    text: 'select id, type, title, message, is_read, created_at from notifications where user_id = $1 order by created_at desc limit 1',
    values: [userId],
  });
  const text = JSON.stringify(rows[0]);
  for (const socket of targets) socket.send(text);
}

const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
listener.on('notification', ({ payload = '' }) => void fanOut(payload));
await listener.connect();
await listener.query('listen changes');

server.listen(0, '127.0.0.1', () => {
  process.send?.({ ready: true, port: (server.address() as AddressInfo).port });
});
process.on('disconnect', () => process.exit(0));
