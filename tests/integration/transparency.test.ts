import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashLeaf, verifyConsistency, verifyInclusion } from '#server/features/certification/log/merkle.ts';
import { extendLog } from '#server/features/certification/log/service.ts';
import { updateRevoked } from '#server/features/documents/certificates.ts';
import type { Db } from '#server/platform/db/client.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import {
  consistencyAnswer,
  inclusionAnswer,
  leavesAnswer,
  signedHead,
  type SignedHead,
} from '#shared/schemas/transparency.ts';
import { buildDelivery, buildUser, type DeliveryRow } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildPending, deliveriesOf, statement } from '../support/reviews.ts';
import { forge, verifyAudit } from '../support/tampering.ts';

let h: Harness;
let url: string;

beforeAll(async () => {
  // Addresses of their own, so that no test uses up the window of another.
  h = await createHarness({ env: { TRUST_PROXY: 'loopback' } });
  ({ url } = await h.listen());
});
afterAll(() => h.stop());

let callers = 0;
function get(query: string, ip = `10.20.${Math.floor((callers += 1) / 200)}.${callers % 200}`): Promise<Response> {
  return fetch(`${url}/transparency/${query}`, { headers: { 'x-forwarded-for': ip } });
}

const readHead = async () => signedHead.parse(await (await get('head')).json());
const extend = () => extendLog(h.deps);
const treeOf = ({ size, root }: SignedHead) => ({ size, root: Buffer.from(root, 'hex') });
const hashes = (hexes: readonly string[]) => hexes.map((hex) => Buffer.from(hex, 'hex'));

async function proofOf(sha256: string, size?: number) {
  const answer = await get(`proof?sha256=${sha256}${size === undefined ? '' : `&size=${size}`}`);
  return inclusionAnswer.parse(await answer.json());
}

/** Entries of a file, each proven; by the answer alone. */
const provenEntries = ({ translatedFileSha256 }: DeliveryRow, size?: number) =>
  provenLeaves(translatedFileSha256, size);

async function provenLeaves(sha256: string, size?: number) {
  const { entries, root, size: proven } = await proofOf(sha256, size);
  for (const { index, leaf, proof } of entries) {
    const claim = { leafHash: hashLeaf(leaf), index, size: proven, root: Buffer.from(root, 'hex') };
    expect(verifyInclusion(claim, hashes(proof))).toBe(true);
  }
  return entries.map(({ leaf }): unknown => JSON.parse(leaf));
}

async function expectContinued(first: SignedHead, second: SignedHead): Promise<void> {
  const answer = await get(`consistency?first=${first.size}&second=${second.size}`);
  const { proof } = consistencyAnswer.parse(await answer.json());
  expect(verifyConsistency(treeOf(first), treeOf(second), hashes(proof))).toBe(true);
}

describe('the log', () => {
  test('starts with a signed head of an empty tree', async () => {
    const head = await readHead();
    expect(head).toMatchObject({ size: 0, origin: `${h.env.publicUrl}/transparency` });
    expect(head.root).toBe(createHash('sha256').digest('hex'));
  });

  test('holds a decision within its next minute, without its code or names', { tags: 'sweep' }, async () => {
    const clerk = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
    const { document, review } = await buildPending(h);
    await h.caller(clerk).authenticator.approve({ id: review.id, ...statement });
    const [delivery] = await deliveriesOf(h, document.id);
    if (!delivery) throw new Error('nothing was delivered');
    const { translatedFileSha256: file, verificationCode } = delivery;
    const [entry, ...others] = await provenEntries(delivery);
    expect(others).toEqual([]);
    const issuedAt = delivery.authenticationDate.toISOString();
    expect(entry).toMatchObject({ kind: 'issued', file, revision: 1, act: null, issuedAt });
    const { head, entries } = await proofOf(file);
    expect(head).toEqual(await readHead());
    const published = JSON.stringify(entries);
    for (const secret of [verificationCode, 'Pereira', 'Clara', document.id]) expect(published).not.toContain(secret);
    const guess = createHash('sha256').update(verificationCode).digest('hex');
    expect(published).not.toContain(guess);
  });

  test('adds a leaf for a revocation, with the file it is about', async () => {
    const delivery = await buildDelivery(h);
    await extend();
    const before = await readHead();
    await h.db
      .transaction()
      .execute((trx) => updateRevoked(trx, { documentId: delivery.originalDocumentId, now: h.deps.now() }));
    expect(await provenEntries(delivery)).toMatchObject([{ kind: 'issued' }, { kind: 'revoked' }]);
    expect(await provenEntries(delivery, before.size)).toMatchObject([{ kind: 'issued' }]);
    await expectContinued(before, await readHead());
  });

  test('takes decisions at once and appends each exactly once, whoever appends', async () => {
    const before = await readHead();
    const deliveries = await Promise.all(Array.from({ length: 6 }, () => buildDelivery(h)));
    await Promise.all(Array.from({ length: 5 }, extend));
    const head = await readHead();
    expect(head.size).toBe(before.size + deliveries.length);
    const { leaves } = leavesAnswer.parse(await (await get(`leaves?from=0&to=${head.size}`)).json());
    expect(new Set(leaves).size).toBe(head.size);
    for (const delivery of deliveries) expect(await provenEntries(delivery)).toHaveLength(1);
    await expectContinued(before, head);
    expect(await verifyAudit(h)).toMatchObject({ code: 0 });
  });

  test('does not make a decision wait while it is extended', async () => {
    const client = await h.deps.pool.connect();
    try {
      await client.query('begin; select pg_advisory_xact_lock(6962)');
      const waiting = extend();
      const delivery = await buildDelivery(h);
      await client.query('commit');
      await waiting;
      expect(await provenEntries(delivery)).toHaveLength(1);
    } finally {
      client.release();
    }
  });

  test('is completed after a process was killed while appending, and between appending and signing', async () => {
    const before = await readHead();
    const delivery = await buildDelivery(h);
    await forge(h, [
      `create function die() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`,
      'create trigger die after insert on certificate_log for each row execute function die()',
      'alter table certificate_log enable always trigger die',
    ]);
    await expect(extend()).rejects.toThrow();
    await forge(h, ['drop function die() cascade']);
    expect((await readHead()).size).toBe(before.size);
    const killed = {
      ...h.deps,
      now: () => {
        throw new Error('killed before signing');
      },
    };
    await expect(extendLog(killed)).rejects.toThrow('killed before signing');
    expect((await readHead()).size).toBe(before.size);
    await extend();
    expect(await provenEntries(delivery)).toHaveLength(1);
    expect((await readHead()).size).toBe(before.size + 1);
    expect(await verifyAudit(h)).toMatchObject({ code: 0 });
  });

  test('appends a queue longer than one transaction, and later an entry that committed late', async () => {
    const [file, lateFile] = [await buildDelivery(h), await buildDelivery(h)].map(
      (built) => built.translatedFileSha256,
    );
    const queue = (db: Db, { of, prefix, count }: { of: string | undefined; prefix: string; count: number }) =>
      sql`with revision as (
          insert into certificates (document_id, translation_id, revision, issued_by, issued_at, superseded_at)
          select c.document_id, c.translation_id, 10 + ${count}::int + n, c.issued_by, c.issued_at, now()
          from certificates c join certificate_entries e on e.certificate_id = c.id, generate_series(1, ${count}::int) n
          where e.file_sha256 = ${of} returning id, document_id, revision, issued_at
        ), event as (
          insert into document_events (document_id, event, actor_role, details)
          select document_id, 'recorded', 'system', jsonb_build_object('kind', 'issued',
            'certificate', jsonb_build_object('id', id, 'revision', revision, 'issuedAt', extract(epoch from issued_at)),
            'delivery', jsonb_build_object('code', 'TFE22222222'),
            'file', jsonb_build_object('sha256', ${prefix} || lpad((revision - 10 - ${count}::int)::text, 56, '0')))
          from revision returning id, details
        ), file as (
          insert into certificate_files (certificate_id, sha256, file_key, size_bytes)
          select (details -> 'certificate' ->> 'id')::uuid, details -> 'file' ->> 'sha256', 'old.pdf', 1 from event
        )
        insert into certificate_entries (certificate_id, kind, file_sha256, event_id)
        select (details -> 'certificate' ->> 'id')::uuid, 'issued', details -> 'file' ->> 'sha256', id from event`.execute(
        db,
      );
    await extend();
    const { size } = await readHead();
    const late = await h.db.startTransaction().execute();
    await queue(late, { of: lateFile, prefix: 'aaaaaaaa', count: 1 });
    await queue(h.db, { of: file, prefix: 'bbbbbbbb', count: 2500 });
    await extend();
    expect((await readHead()).size).toBe(size + 2500);
    await late.commit().execute();
    await extend();
    expect((await readHead()).size).toBe(size + 2501);
    expect(await provenLeaves('aaaaaaaa'.padEnd(63, '0') + '1')).toHaveLength(1);
  });

  test.each(['certificate_entries', 'certificate_log', 'certificate_log_heads'])('%s is append-only', async (table) => {
    const column = {
      certificate_entries: 'kind = kind',
      certificate_log: 'leaf = leaf',
      certificate_log_heads: 'size = size',
    }[table];
    for (const text of [`update ${table} set ${column}`, `delete from ${table}`]) {
      await expect(h.deps.pool.query(text), text).rejects.toThrow('append-only');
    }
    await expect(h.deps.pool.query(`truncate ${table} cascade`)).rejects.toThrow('append-only');
  });
});

describe('the public answers', () => {
  test('are cacheable, readable from any origin, and immutable once signed', async () => {
    const { size } = await readHead();
    const forever = 'public, max-age=31536000, immutable';
    const cached = async (query: string) => {
      const answer = await get(query);
      expect(answer.status, query).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      return answer.headers.get('cache-control');
    };
    expect(await cached('head')).toBe('public, max-age=30');
    expect(await cached(`consistency?first=1&second=${size}`)).toBe(forever);
    expect(await cached(`leaves?from=0&to=${size}`)).toBe(forever);
    expect(await cached(`leaves?from=${size - 1}&to=${size + 1}`)).toBe('public, max-age=30');
  });

  test('refuse unknown files, unsigned sizes and malformed queries', async () => {
    const { size } = await readHead();
    const sha256 = createHash('sha256').digest('hex');
    const statusOf = async (query: string) => (await get(query)).status;
    expect(await statusOf(`proof?sha256=${sha256}`)).toBe(404);
    expect(await statusOf('nothing')).toBe(404);
    for (const query of [
      'proof',
      'proof?sha256=abc',
      `proof?sha256=${sha256}&sha256=${sha256}`,
      `proof?sha256=${sha256}&size=${size + 1}`,
      `proof?sha256=${sha256}&size=-1`,
      `consistency?first=2&second=1`,
      `consistency?first=1&second=${size + 1}`,
      `consistency?first=1e3&second=9`,
      'leaves?from=5&to=2',
      'leaves',
    ]) {
      expect(await statusOf(query), query).toBe(400);
    }
  });

  test('are limited per client', async () => {
    const { points } = rateLimits.transparency;
    const statuses = await Promise.all(
      Array.from({ length: points + 3 }, async () => (await get('head', '10.77.0.1')).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });
});
