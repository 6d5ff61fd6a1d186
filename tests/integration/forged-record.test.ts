import { createHash, generateKeyPairSync, randomInt, sign } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { signHead } from '#server/features/certification/log/head.ts';
import { leafText } from '#server/features/certification/log/leaf.ts';
import { Frontier, hashLeaf, subtreesOf } from '#server/features/certification/log/merkle.ts';
import { findLogEnd, listPending, readNodes } from '#server/features/certification/log/queries.ts';
import { extendLog, readHead } from '#server/features/certification/log/service.ts';
import { readEntries, watchLog } from '#server/features/certification/log/witness.ts';
import { updateRevoked } from '#server/features/documents/certificates.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { certificateRecordMismatches } from '#server/platform/observability/metrics.ts';
import { errorMessage } from '#shared/errors.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildPending, deliveriesOf, statement } from '../support/reviews.ts';
import { forge, verifyAudit } from '../support/tampering.ts';

/** The record of a certificate rewritten in several tables at once, against its leaf in the log. */

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

  test('three INSERTs never make a file genuine: not before its entry is looked at, and not after', async () => {
    const issued = await issue();
    const forged = Buffer.from('%PDF-1.7 forged at once');
    const sha256 = createHash('sha256').update(forged).digest('hex');
    await h.deps.storage.put('forged.pdf', forged, { mimetype: 'application/pdf', cacheSeconds: 0 });
    await rewritten(tree, [], async () => {
      await insertFile(issued, { sha256, level: 'none', size: forged.length });
      for (const _moment of ['before', 'after']) {
        await expect(check({ sha256 })).rejects.toThrow(errorMessage('CERTIFICATE_ALTERED'));
      }
      await expectNamed(new RegExp(`document ${issued.id} is not in the log`));
    });
  });

  test('a signed file with more than validation data after it is set aside with an alarm', async () => {
    const issued = await issue();
    const [delivery] = await deliveriesOf(h, issued.id);
    const stored = await h.deps.storage.get(delivery?.translatedFileKey ?? '');
    if (!stored) throw new Error('nothing was delivered');
    const signed = await readAll(stored);
    const document = await PDF.load(new Uint8Array(signed));
    document.getPage(0)?.drawText('divorced', { x: 50, y: 50 });
    const longer = Buffer.from(await document.save({ incremental: true }));
    const sha256 = createHash('sha256').update(longer).digest('hex');
    await h.deps.storage.put('forged.pdf', longer, { mimetype: 'application/pdf', cacheSeconds: 0 });
    await rewritten([...tree, 'long_term_files'], [], async () => {
      await insertFile(issued, { sha256, level: 'B-T', size: longer.length });
      await h.deps.pool.query(
        `insert into long_term_files (file_id, level, signed_bytes) select id, 'B-LTA', $2 from certificate_files where sha256 = $1`,
        [sha256, signed.length],
      );
      const before = await alarms();
      await extendLog(h.deps);
      expect(await alarms()).toBe(before + 1);
      await expect(check({ sha256 })).rejects.toThrow(errorMessage('CERTIFICATE_ALTERED'));
      await expectNamed(/is not in the log: what follows its signature is not validation data alone/);
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

describe('each tampering is named, and nothing crashes', () => {
  const rows = ['certificates', 'certificate_files', 'certificate_entries', 'document_events', 'audit_chains'];
  const tables = [...rows, 'certificate_log', 'certificate_log_heads', 'certificate_entries_set_aside'];
  const last = '(select max(position) from certificate_log)';
  const newest = '(select max(size) from certificate_log_heads)';
  const ownEntry = ({ sha256 }: Issued) => `file_sha256 = '${sha256}'`;
  const ownEvent = ({ id }: Issued) => `event = 'recorded' and document_id = '${id}'`;

  test.each<[string, (issued: Issued) => string]>([
    ['a leaf that is no JSON', () => `update certificate_log set leaf = 'x' where position = ${last}`],
    ['a leaf without nodes', () => `update certificate_log set nodes = '{}' where position = ${last}`],
    ['a node of one byte', () => `update certificate_log set nodes[1] = '\\x00' where position = ${last}`],
    ['a leaf that was removed', () => `delete from certificate_log where position = ${last}`],
    ['an entry that was removed', (issued) => `delete from certificate_entries where ${ownEntry(issued)}`],
    [
      'an entry with another key',
      (issued) => `update certificate_entries set salt = gen_random_uuid() where ${ownEntry(issued)}`,
    ],
    ['an event without details', (issued) => `update document_events set details = '{}' where ${ownEvent(issued)}`],
    [
      'an event whose parts are null',
      (issued) =>
        `update document_events set details = '{"certificate":null,"delivery":null,"file":null}' where ${ownEvent(issued)}`,
    ],
    ['an event that was removed', (issued) => `delete from document_events where ${ownEvent(issued)}`],
    ['a head without a root', () => `update certificate_log_heads set root = '' where size = ${newest}`],
    ['a head by no key', () => `update certificate_log_heads set public_key = 'x' where size = ${newest}`],
    ['a head without a signature', () => `update certificate_log_heads set signature = '' where size = ${newest}`],
    [
      'a head above the log',
      () => `insert into certificate_log_heads select 999999, root, origin, signed_at, public_key, signature
        from certificate_log_heads where size = ${newest}`,
    ],
    [
      'a file under another hash',
      (issued) => `update certificate_files set sha256 = '${newHash()}' where sha256 = '${issued.sha256}'`,
    ],
  ])('%s', async (_title, change) => {
    const issued = await issue();
    await rewritten(tables, [change(issued)], async () => {
      const answer = await check(issued).catch((error: unknown) => error);
      expect(answer).not.toMatchObject({ outcome: 'genuine' });
      const { code, output } = await verifyAudit(h);
      expect([code, output]).toEqual([1, expect.stringMatching(/log|audit trail|certificate|head/) as string]);
      expect(output).not.toMatch(/TypeError|SyntaxError|\.ts:|Something went wrong/);
    });
    expect(await check(issued)).toMatchObject({ outcome: 'genuine' });
  });

  test('a log that was forked and signed again with another key', async () => {
    const issued = await issue();
    const seen = await readHead(h.deps);
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const key = publicKey.export({ type: 'spki', format: 'der' });
    const fork = { ...seen, root: newHash() };
    const head = signHead(fork, { keyId: '', publicKey: key, sign: (data) => sign(null, data, privateKey) });
    const change = `update certificate_log_heads set root = decode('${head.root}', 'hex'), public_key = '${head.key}',
      signature = decode('${Buffer.from(head.signature, 'base64').toString('hex')}', 'hex') where size = ${newest}`;
    await rewritten(tables, [change], async () => {
      await expect(check(issued)).rejects.toThrow(errorMessage('CERTIFICATE_ALTERED'));
      await expectNamed(/of the log|differs from its signed head/);
      const { url } = await h.listen();
      await expect(watchLog(url, { seen })).rejects.toThrow('signed by another key');
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
