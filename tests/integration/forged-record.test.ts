import { createHash, randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { leafText } from '#server/features/certification/log/leaf.ts';
import { Frontier, hashLeaf, subtreesOf } from '#server/features/certification/log/merkle.ts';
import { findLogEnd, listPending, readNodes } from '#server/features/certification/log/queries.ts';
import { extendLog, readHead } from '#server/features/certification/log/service.ts';
import { readEntries, watchLog } from '#server/features/certification/log/witness.ts';
import { updateRevoked } from '#server/features/documents/certificates.ts';
import { certificateRecordMismatches } from '#server/platform/observability/metrics.ts';
import { errorMessage } from '#shared/errors.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildPending, deliveriesOf, statement } from '../support/reviews.ts';
import { forge, verifyAudit } from '../support/tampering.ts';

/** The record of a certificate rewritten in several tables at once, against its leaf in the log. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let h: Harness;
let clerk: BuiltUser;

beforeAll(async () => {
  h = await createHarness();
  clerk = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});
afterAll(() => h.stop());

/** A certificate issued by a real decision, with its signed file in the log. */
async function issue() {
  const { document, review } = await buildPending(h);
  await h.caller(clerk).authenticator.approve({ id: review.id, ...statement });
  const [delivery] = await deliveriesOf(h, document.id);
  if (!delivery) throw new Error('nothing was delivered');
  await extendLog(h.deps);
  return { id: document.id, code: delivery.verificationCode, sha256: delivery.translatedFileSha256 };
}
type Issued = Awaited<ReturnType<typeof issue>>;

const visitor = () => h.caller(null, { ip: `10.8.${randomInt(250)}.${randomInt(250)}` });
const lookUp = ({ code }: Pick<Issued, 'code'>) => visitor().verification.lookup({ code });
const check = ({ sha256 }: Pick<Issued, 'sha256'>) => visitor().verification.check({ sha256 });
const alarms = async () => (await certificateRecordMismatches.get()).values[0]?.value ?? 0;

async function revoke({ id }: Issued): Promise<void> {
  await h.db.transaction().execute((trx) => updateRevoked(trx, { documentId: id, now: h.deps.now() }));
  await extendLog(h.deps);
}

/** Takes the statements back afterwards, so that the next test starts from an intact record. */
async function rewritten(tables: readonly string[], changes: readonly string[], expected: () => Promise<void>) {
  const kept = tables.map((table) => `create table kept_${table} as select * from ${table}`);
  await forge(h, kept);
  try {
    await forge(h, changes);
    await expected();
  } finally {
    const columns = async (table: string) => {
      const { rows } = await h.deps.pool.query<{ list: string }>(
        `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
        where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
        [table],
      );
      return rows[0]?.list ?? '';
    };
    for (const table of tables) {
      const list = await columns(table);
      await forge(h, [
        `delete from ${table}`,
        `insert into ${table} (${list}) overriding system value select ${list} from kept_${table}`,
        `drop table kept_${table}`,
      ]);
    }
  }
}

async function expectRefused(issued: Issued): Promise<void> {
  const before = await alarms();
  await expect(lookUp(issued)).rejects.toThrow(errorMessage('CERTIFICATE_ALTERED'));
  await expect(check(issued)).rejects.toThrow(errorMessage('CERTIFICATE_ALTERED'));
  expect(await alarms()).toBe(before + 2);
}

async function expectNamed(fault: RegExp): Promise<void> {
  expect(await verifyAudit(h)).toMatchObject({ code: 1, output: expect.stringMatching(fault) as string });
}

describe('a public lookup computes the leaf again', () => {
  const record = ['certificate_entries', 'certificates', 'document_events', 'audit_chains', 'certificate_log'];

  /** The revocation leaves the row, the entries and the trail, whose chain ends one event earlier. */
  const withoutRevocation = ({ id }: Issued) => [
    `update certificates set revoked_at = null where document_id = '${id}'`,
    `delete from certificate_entries n using certificates c
      where c.id = n.certificate_id and c.document_id = '${id}' and n.kind = 'revoked'`,
    `delete from document_events where document_id = '${id}' and event = 'recorded' and details ->> 'kind' = 'revoked'`,
    `update audit_chains a set length = e.chain_position, hash = e.hash from document_events e
      where a.chain = 'document:${id}' and e.document_id = '${id}' and e.chain_position = a.length - 1`,
  ];

  test('a revocation that was removed from every table but the log is not valid again', async () => {
    const issued = await issue();
    await revoke(issued);
    expect(await lookUp(issued)).toMatchObject({ state: 'revoked' });
    await rewritten(record, withoutRevocation(issued), async () => {
      await expectRefused(issued);
      await expectNamed(/leaf \d+ of the log does not match the audit trail/);
    });
    expect(await lookUp(issued)).toMatchObject({ state: 'revoked' });
  });

  test.each([
    ['its kind', `leaf = replace(leaf, '"kind":"revoked"', '"kind":"issued"')`],
    ['its file', `leaf = regexp_replace(leaf, '"file":"....', '"file":"0000')`],
  ])('a leaf whose text was changed in %s is refused', async (_title, change) => {
    const issued = await issue();
    await revoke(issued);
    const changes = [
      `update certificate_log set ${change} where leaf like '%"kind":"revoked"%' and position in (
        select position from certificate_log where leaf like '%${issued.sha256}%')`,
    ];
    await rewritten(record, changes, async () => {
      await expectRefused(issued);
      await expectNamed(/leaf \d+ of the log/);
    });
  });

  test('another holder in row and audit trail does not have the hash of the leaf', async () => {
    const issued = await issue();
    const holder = `'{holders,0,name}', '"Maria Alves"'`;
    const changes = [
      `update certificates set facts = jsonb_set(facts, ${holder}) where document_id = '${issued.id}'`,
      `update document_events set details = jsonb_set(details, '{certificate,facts,holders,0,name}', '"Maria Alves"')
        where document_id = '${issued.id}' and event = 'recorded'`,
    ];
    await rewritten(record, changes, async () => {
      await expectRefused(issued);
      await expectNamed(/leaf \d+ of the log does not match the audit trail/);
    });
    expect(await check(issued)).toMatchObject({ outcome: 'genuine' });
  });
});

/** Tells the record of another file of a certificate, dated ten months back, with the rights of the product. */
async function insertFile(
  { id }: Issued,
  { sha256, level, size = 1 }: { sha256: string; level: string; size?: number },
): Promise<void> {
  await h.deps.pool.query(
    `insert into certificate_files (certificate_id, sha256, file_key, size_bytes, pages, signature_level)
      select c.id, $2, 'forged.pdf', $4, f.pages, $3 from certificates c join certificate_files f on f.certificate_id = c.id
      where c.document_id = $1::uuid limit 1`,
    [id, sha256, level, size],
  );
  await h.deps.pool.query(
    `with event as (
      insert into document_events (document_id, event, actor_role, details, created_at)
      select document_id, 'recorded', 'system', details || jsonb_build_object('file', details -> 'file' ||
        jsonb_build_object('sha256', $2::text, 'sizeBytes', $4::integer, 'signatureLevel', $3::text)), now() - interval '10 months'
      from document_events where document_id = $1::uuid and event = 'recorded' limit 1 returning id, details
    )
    insert into certificate_entries (certificate_id, kind, file_sha256, event_id)
    select (details -> 'certificate' ->> 'id')::uuid, 'issued', $2::text, id from event`,
    [id, sha256, level, size],
  );
}

const newHash = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');

describe('the times of leaves', () => {
  const rows = ['certificate_files', 'certificate_entries', 'document_events', 'audit_chains'];
  const tree = [...rows, 'certificate_log', 'certificate_log_heads', 'certificate_entries_set_aside'];

  test('are those of appending, whatever an event states', async () => {
    const { document, review } = await buildPending(h);
    await h.caller(clerk).authenticator.approve({ id: review.id, ...statement });
    await rewritten(tree, [], async () => {
      await forge(h, [
        `update document_events set created_at = created_at - interval '10 months' where document_id = '${document.id}'`,
      ]);
      await extendLog(h.deps);
      const { leaf } = await findLogEnd(h.db);
      const { recordedAt, decidedAt } = z
        .object({ recordedAt: z.string(), decidedAt: z.string(), signature: z.literal('intact') })
        .parse(JSON.parse(leaf ?? ''));
      const { time } = await readHead(h.deps);
      expect(recordedAt).toBe(time);
      expect(Date.parse(time) - Date.parse(decidedAt)).toBeGreaterThan(250 * 24 * 3_600_000);
      expect(Math.abs(Date.parse(time) - h.deps.now().getTime())).toBeLessThan(60_000);
    });
  });

  test('do not fall with the clock', async () => {
    await issue();
    const { time } = await readHead(h.deps);
    const { document, review } = await buildPending(h);
    await h.caller(clerk).authenticator.approve({ id: review.id, ...statement });
    await extendLog({ ...h.deps, now: () => new Date(Date.parse(time) - 3_600_000) });
    expect((await readHead(h.deps)).time).toBe(time);
    expect(await deliveriesOf(h, document.id)).toHaveLength(1);
    expect(await verifyAudit(h)).not.toMatchObject({ output: expect.stringContaining('is dated') as string });
  });

  test('a certificate has one leaf per signature level: another file is set aside', async () => {
    const issued = await issue();
    const sha256 = newHash();
    await rewritten(tree, [], async () => {
      const before = await alarms();
      await insertFile(issued, { sha256, level: 'B-B' });
      await extendLog(h.deps);
      expect(await alarms()).toBe(before + 1);
      await expect(check({ sha256 })).rejects.toThrow(errorMessage('CERTIFICATE_ALTERED'));
      await expectNamed(new RegExp(`document ${issued.id} is not in the log: .* same signature level`));
    });
    expect(await check(issued)).toMatchObject({ outcome: 'genuine' });
  });

  test.each(['B-T', 'none'])('a file that was never signed is set aside, told as %s', async (level) => {
    const issued = await issue();
    const forged = Buffer.from('%PDF-1.7 forged');
    const sha256 = createHash('sha256').update(forged).digest('hex');
    await h.deps.storage.put('forged.pdf', forged, { mimetype: 'application/pdf', cacheSeconds: 0 });
    await rewritten(tree, [], async () => {
      await insertFile(issued, { sha256, level, size: forged.length });
      await extendLog(h.deps);
      await expect(check({ sha256 })).rejects.toThrow(errorMessage('CERTIFICATE_ALTERED'));
      await expectNamed(new RegExp(`document ${issued.id} is not in the log: its`));
    });
    expect(await check(issued)).toMatchObject({ outcome: 'genuine' });
  });

  test('a leaf written past the appender with an earlier date is named by verify-audit and by a witness', async () => {
    const issued = await issue();
    const sha256 = newHash();
    const seen = await readHead(h.deps);
    await rewritten(tree, [], async () => {
      await insertFile(issued, { sha256, level: 'none' });
      const [entry] = await listPending(h.db, { after: 0, limit: 1 });
      const { size } = await findLogEnd(h.db);
      const frontier = new Frontier(size, await readNodes(h.db, subtreesOf({ start: 0, end: size })));
      if (!entry?.decidedAt || !entry.record) throw new Error('nothing is pending');
      const { decidedAt, record } = entry;
      const leaf = leafText({ ...entry, decidedAt, record, appendedAt: decidedAt, signature: null });
      const nodes = frontier.append(hashLeaf(leaf));
      await h.db.insertInto('certificateLog').values({ position: size, entryId: entry.id, leaf, nodes }).execute();
      await extendLog(h.deps);
      await expectNamed(new RegExp(`leaf ${size} of the log is dated 20`));
      const { url } = await h.listen();
      const head = await watchLog(url, { seen });
      await expect(readEntries(url, { sha256, head, seen })).rejects.toThrow(`Leaf ${size} states a time`);
    });
  });
});

describe('a malformed entry', () => {
  test.each([
    ['without a certificate', '{}'],
    ['with an impossible date', '{"certificate":{"revision":1,"issuedAt":1e300},"delivery":{"code":"TFE22222222"}}'],
  ])('%s is set aside with an alarm, and does not stop the log', async (_title, details) => {
    const { id } = await issue();
    await h.deps.pool.query(
      `with event as (
        insert into document_events (document_id, event, actor_role, details)
        values ($1::uuid, 'recorded', 'system', $2::jsonb) returning id)
      insert into certificate_entries (certificate_id, kind, file_sha256, event_id)
      select c.id, 'issued', encode(sha256($2::text::bytea), 'hex'), event.id from certificates c, event where c.document_id = $1::uuid`,
      [id, details],
    );
    const before = await alarms();
    const later = await issue();
    expect(await alarms()).toBe(before + 1);
    expect(await check(later)).toMatchObject({ outcome: 'genuine' });
    await extendLog(h.deps);
    expect(await alarms()).toBe(before + 1);
    await expectNamed(new RegExp(`an entry of the certificate of document ${id} is not in the log`));
  });

  test('stays set aside', async () => {
    await expect(h.deps.pool.query('delete from certificate_entries_set_aside')).rejects.toThrow('append-only');
    await expect(h.deps.pool.query(`update certificate_entries_set_aside set reason = ''`)).rejects.toThrow(
      'append-only',
    );
  });
});
