import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockUnpaid } from '#server/features/documents/queries.ts';
import { limits } from '#shared/limits.ts';
import { bulkOutput } from '#shared/schemas/bulk.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { hostileCsv, hostileCsvs, type HostileCsv } from '../support/hostile-csv.ts';
import { leastOf, longestTurn } from '../support/loop-turns.ts';
import { buildMember, buildOrganization } from '../support/organizations.ts';
import { OutsideClient } from '../support/outside-client.ts';

// Orders from a CSV: the dry run, and creation of all or nothing.

const h = useHarness();
beforeAll(async () => {
  await h.listen();
});
beforeEach(() => h.deps.pool.query('delete from rate_limits'));

const header = 'Client name,Language,Type,Reference,Filename';
const csvOf = (lines: readonly string[]) => [header, ...lines].join('\r\n');

/** The longest turn that a request may take, with garbage collection, which runs in this thread. */
const maxStallMs = 50;
const outside = new OutsideClient();
afterAll(() => outside.stop());

const urlOf = (key?: string) => `${h.env.publicUrl}/files/bulk${key === undefined ? '' : `?create=${key}`}`;

function send(user: BuiltUser, csv: string | Buffer, key?: string, type?: string): Promise<Response> {
  const headers = { cookie: user.cookie, ...(type !== undefined && { 'content-type': type }) };
  return fetch(urlOf(key), { method: 'PUT', body: Buffer.from(csv), headers });
}

/** The server's turns alone are measured: the client reads its answer in another thread. */
function sendFromOutside({ cookie }: BuiltUser, csv: Buffer, key?: string) {
  return outside.send({ url: urlOf(key), method: 'PUT', headers: { cookie }, body: new Uint8Array(csv) });
}

async function run(user: BuiltUser, csv: string, key?: string) {
  const response = await send(user, csv, key);
  expect(response.status).toBe(200);
  return bulkOutput.parse(await response.json());
}

const countOf = async ({ id }: { id: string }) =>
  (await h.db.selectFrom('documents').select('id').where('userId', '=', id).execute()).length;

describe('a dry run', () => {
  test('of 5,000 lines names exactly the three faulty ones, and creates nothing', async () => {
    const { owner } = await buildOrganization(h);
    const lines = Array.from(
      { length: 5_000 },
      (_, index) => `Ana Souza,Portuguese,certified,2026-1,birth-${index}.pdf`,
    );
    lines[9] = ',Portuguese,certified,2026-1,a.pdf';
    lines[2_499] = 'Ana Souza,Klingon,certified,2026-1,b.pdf';
    lines[4_999] = 'Ana Souza,Portuguese,sworn,2026-1,birth-0.pdf';
    const { orders, faults, created } = await run(owner, csvOf(lines));
    expect({ orders, created }).toEqual({ orders: 4_997, created: null });
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      [11, 'clientName'],
      [2_501, 'language'],
      [5_001, 'type'],
      [5_001, 'filename'],
    ]);
    expect(faults.map(({ code }) => code)).toEqual(['nameMissing', 'language', 'type', 'fileTwice']);
    expect(faults.at(-1)).toMatchObject({ say: 'This file is in line 2 already.', figures: { first: 2 } });
    // Not even with a key.
    expect((await run(owner, csvOf(lines), randomUUID())).created).toBeNull();
    expect(await countOf(owner)).toBe(0);
  });

  test('reads quotes, line breaks within cells and a byte order mark', async () => {
    const { owner } = await buildOrganization(h);
    const csv = `\uFEFF${csvOf(['"Souza, Ana",,,"1 ""A""",a.pdf', '"Reis\nLima",,notarized bank statement,,b.png'])}`;
    expect(await run(owner, csv)).toMatchObject({
      ...{ orders: 2, faults: [], filenames: ['a.pdf', 'b.png'] },
      items: [
        { line: 2, translationType: 'certified', isBankStatement: false },
        { filename: 'b.png', translationType: 'notarized', isBankStatement: true },
      ],
    });
    const { faults } = await run(owner, csvOf(['Ana,,,,a.pdf', 'Ana,"broken"x,,,b.pdf']));
    expect(faults).toMatchObject([{ line: 3, column: null }]);
  });

  test('is refused without its columns, above its limits, and for those who may not order', async () => {
    const organization = await buildOrganization(h);
    expect((await send(organization.owner, 'a,b\n1,2')).status).toBe(400);
    const tooMany = Array.from({ length: 5_001 }, (_, index) => `Ana,,,,${index}.pdf`);
    expect((await send(organization.owner, csvOf(tooMany))).status).toBe(413);
    const billing = await buildMember(h, { organization, role: 'billing' });
    expect((await send(billing, csvOf(['Ana,,,,a.pdf']))).status).toBe(403);
    expect((await send(await buildUser(h, { role: 'admin' }), csvOf(['Ana,,,,a.pdf']))).status).toBe(403);
  });
});

describe('a hostile list', () => {
  const casesOf = (bytes: number) => hostileCsvs.map((kind) => ({ kind, bytes }));
  const title = 'of $kind ($bytes bytes) delays nobody, and is answered';
  test.for(casesOf(100 * 1024))(title, expectNoDelay);
  test.for(casesOf(limits.bulkBytes - 1024))(title, { tags: 'sweep' }, expectNoDelay);

  async function expectNoDelay({ kind, bytes }: { kind: HostileCsv; bytes: number }): Promise<void> {
    const user = await buildUser(h);
    const csv = hostileCsv(kind, bytes);
    expect(csv.length).toBeLessThanOrEqual(limits.bulkBytes);
    // The first request of all compiles what it runs.
    await send(user, header);
    const measure = async () => {
      const { result, stallMs } = await longestTurn(() => sendFromOutside(user, csv));
      expect([200, 400, 413]).toContain(result.status);
      expect(result.text.length).toBeLessThan(512 * 1024);
      return stallMs;
    };
    expect(await leastOf(measure, maxStallMs)).toBeLessThan(maxStallMs);
    // A response sent before the end of the body keeps the connection usable for the next request.
    expect((await send(user, csvOf(['Ana,,,,a.pdf']))).status).toBe(200);
  }

  test('takes one slice of a turn however many arrive at once', async () => {
    const users = await Promise.all(Array.from({ length: 12 }, () => buildUser(h)));
    const csv = hostileCsv('broken quotes', 100 * 1024);
    const measure = async () => {
      const { result, stallMs } = await longestTurn(() => Promise.all(users.map((user) => sendFromOutside(user, csv))));
      expect(result.map(({ status }) => status)).toEqual(users.map(() => 200));
      return stallMs;
    };
    expect(await leastOf(measure, maxStallMs)).toBeLessThan(maxStallMs);
  });

  test('of 5,000 orders is created without holding the others up', async () => {
    const { owner } = await buildOrganization(h);
    await send(owner, header);
    const csv = hostileCsv('5,000 orders', 1024 * 1024);
    const { result, stallMs } = await longestTurn(() => sendFromOutside(owner, csv, randomUUID()));
    expect(bulkOutput.parse(JSON.parse(result.text)).created).toHaveLength(5_000);
    expect(stallMs).toBeLessThan(maxStallMs);
  });

  test('names its first faults, and where reading ended', async () => {
    const user = await buildUser(h);
    const { faults, orders } = await run(user, hostileCsv('broken quotes', 100 * 1024).toString(), randomUUID());
    expect({ orders, faults: faults.length }).toEqual({ orders: 0, faults: limits.bulkFaults + 1 });
    expect(faults.at(-1)).toMatchObject({
      line: limits.bulkFaults + 2,
      column: null,
      say: expect.stringContaining('nothing was read'),
    });
    expect(await countOf(user)).toBe(0);
  });

  test('with a quote that is never closed has a fault in that line alone', async () => {
    const user = await buildUser(h);
    const long = Array.from({ length: 1_000 }, (_, index) => `Ana,,,,${index}.pdf`);
    for (const lines of [['Ana,"open,,,a.pdf', 'Ben,,,,b.pdf'], ['Ana,"open,,,a.pdf', ...long], ['"'.repeat(9_999)]]) {
      const { faults, orders } = await run(user, csvOf(lines));
      expect(faults).toMatchObject([{ line: 2, column: null }]);
      expect(orders).toBe(lines.length - 1);
    }
  });

  test('may end its lines as any system does, and be UTF-16', async () => {
    const user = await buildUser(h);
    const text = `${header}\rAnä,,,,a.pdf\r\n"Be\r\nn",,,,b.pdf\n\n \nCy,,,,c.pdf\r`;
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
    for (const body of [text, utf16]) {
      const response = await send(user, body);
      const { items, faults } = bulkOutput.parse(await response.json());
      expect(faults).toEqual([]);
      expect(items.map(({ line, filename }) => [line, filename])).toEqual([
        [2, 'a.pdf'],
        [3, 'b.pdf'],
        [7, 'c.pdf'],
      ]);
    }
    expect((await run(user, csvOf(['A\0na,,,,a.pdf', 'Ana,,,R\0,b.pdf']))).faults).toMatchObject([
      { line: 2, column: 'clientName' },
      { line: 3, column: 'reference' },
    ]);
  });

  test('is refused before it is read when it is no CSV', async () => {
    const user = await buildUser(h);
    const statusOf = async (type: string) => (await send(user, csvOf(['Ana,,,,a.pdf']), undefined, type)).status;
    for (const type of [
      'text/csv; charset=utf-8',
      'Text/Plain',
      'application/vnd.ms-excel',
      'application/octet-stream',
    ]) {
      expect(await statusOf(type), type).toBe(200);
    }
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'image/png', '']) {
      expect(await statusOf(type), type).toBe(415);
    }
  });
});

describe('creation', () => {
  test('makes every order once, in the matters of their references', async () => {
    const { owner } = await buildOrganization(h);
    const matter = await h.caller(owner).folders.create({ name: 'Souza', reference: '2026-1' });
    const csv = csvOf([
      'Ana Souza,German,certified bank statement,2026-1,a.pdf',
      'Ben Reis,,,2026-2,b.pdf',
      'Cleo Lima,,,,c.pdf',
    ]);
    const key = randomUUID();
    const [first, second] = await Promise.all([run(owner, csv, key), run(owner, csv, key)]);
    expect(first.created).toHaveLength(3);
    expect(second.created).toEqual(first.created);
    const rows = await h.db
      .selectFrom('documents as d')
      .leftJoin('folders as f', 'f.id', 'd.folderId')
      .select(['d.filename', 'd.clientName', 'd.sourceLanguage', 'd.translationType', 'd.paymentStatus', 'f.reference'])
      .select('f.id as matter')
      .where('d.userId', '=', owner.id)
      .orderBy('d.filename')
      .execute();
    expect(rows).toMatchObject([
      { filename: 'a.pdf', clientName: 'Ana Souza', sourceLanguage: 'German', matter: matter.id },
      { filename: 'b.pdf', translationType: 'certified', paymentStatus: 'unpaid', reference: '2026-2' },
      { filename: 'c.pdf', reference: null },
    ]);
    expect((await send(owner, csvOf(['Other,,,,a.pdf']), key)).status).toBe(409);
  });

  test(
    'waits for another list of the account longer than a lock is waited for elsewhere',
    { tags: 'sweep' },
    async () => {
      const { owner } = await buildOrganization(h);
      const { promise: isCommitted, resolve: commit } = Promise.withResolvers<void>();
      const earlier = h.db.transaction().execute(async (trx) => {
        await lockUnpaid(trx, owner.id);
        await isCommitted;
      });
      const later = run(owner, csvOf(['Ana Souza,,,,a.pdf']), randomUUID());
      const isWaiting = sql<{ waits: boolean }>`
      select exists (select from pg_stat_activity where wait_event_type = 'Lock' and wait_event = 'advisory'
        and now() - state_change > interval '5.2 seconds' and datname = current_database()) as waits`;
      await expect.poll(async () => (await isWaiting.execute(h.db)).rows[0]?.waits, { timeout: 60_000 }).toBe(true);
      commit();
      await earlier;
      expect((await later).created).toHaveLength(1);
    },
  );

  test('lists of one account that wait hold one connection of the pool, not all of it', async () => {
    const { owner } = await buildOrganization(h);
    const { promise: isCommitted, resolve: commit } = Promise.withResolvers<void>();
    const earlier = h.db.transaction().execute(async (trx) => {
      await lockUnpaid(trx, owner.id);
      await isCommitted;
    });
    const queued = vi.spyOn(h.deps.fairShares.bulks, 'run');
    const later = ['a', 'b', 'c', 'd'].map((name) => run(owner, csvOf([`Ana Souza,,,,${name}.pdf`]), randomUUID()));
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and wait_event = 'advisory'
          and datname = current_database()`.execute(h.db);
      return rows[0]?.count;
    };
    await expect.poll(() => queued.mock.calls.length).toBe(4);
    queued.mockRestore();
    await expect.poll(waiting).toBe(1);
    // Time enough for the others, had they a connection: a call of the same person takes one.
    await h.caller(owner).documents.list({});
    expect(await waiting()).toBe(1);
    commit();
    await earlier;
    expect((await Promise.all(later)).map(({ created }) => created?.length)).toEqual([1, 1, 1, 1]);
  });

  test('is refused whole above the account’s quota', async () => {
    const person = await buildUser(h);
    const lines = Array.from({ length: 201 }, (_, index) => `Ana,,,,${index}.pdf`);
    expect((await send(person, csvOf(lines), randomUUID())).status).toBe(412);
    expect(await countOf(person)).toBe(0);
  });
});
