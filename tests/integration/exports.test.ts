import { beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '#server/errors.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';

const h = useHarness();
let admin: BuiltUser;
let url: string;

beforeAll(async () => {
  admin = await buildUser(h, { role: 'admin' });
  ({ url } = await h.listen());
});

function download(path: string, user: BuiltUser | null, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(`${url}/files/exports/${path}`, {
    method,
    headers: { ...headers, ...(user ? { cookie: user.cookie } : {}) },
  });
}

/** Parses RFC 4180 records, checking the byte order mark and the final line break. */
async function rowsOf(response: Response): Promise<Record<string, string>[]> {
  expect(response.status).toBe(200);
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  const records: string[][] = [[]];
  for (const [, quoted, plain, end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    records.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') records.push([]);
  }
  const [header = [], ...rows] = records.slice(0, -1);
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
}

test('documents keep Unicode, quotes and line breaks, and formulas are escaped', async () => {
  const owner = await buildUser(h, { name: 'محمد علي' });
  const clients = ['=HYPERLINK("http://evil.example","x")', '+1', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'];
  for (const clientName of clients) await buildDocument(h, { owner, clientName, filename: 'formula.pdf' });
  await buildDocument(h, { owner, clientName: 'says "hi", twice\r\nand again', filename: 'formula.pdf' });

  const response = await download('documents.csv?search=formula.pdf', admin);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="?documents-\d{4}-\d\d-\d\d\.csv"?$/,
  );
  expect(response.headers.get('cache-control')).toContain('no-store');
  const rows = await rowsOf(response);
  expect(rows.map((row) => row['Client']).reverse()).toEqual([
    ...clients.map((name) => `'${name}`),
    'says "hi", twice\r\nand again',
  ]);
  expect(rows[0]).toMatchObject({
    Customer: 'محمد علي',
    'Customer phone': "'+15550100142",
    Total: '15.00',
    Currency: 'USD',
  });
  expect(rows[0]?.['Received at']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test('an export has the rows of the list with the same filter, and an invalid filter is refused', async () => {
  const done = await buildDocument(h, { status: 'completed', filename: 'done.pdf' });
  const [rows, list] = [
    await rowsOf(await download('documents.csv?status=completed', admin)),
    await h.caller(admin).admin.documents({ status: 'completed' }),
  ];
  expect(rows.map((row) => row['Document'])).toEqual(list.items.map(({ id }) => id));
  expect(rows.map((row) => row['Document'])).toContain(done.id);
  expect((await download('documents.csv?status=nothing', admin)).status).toBe(400);
});

test('rows with equal timestamps are neither lost nor repeated across pages', async () => {
  const owner = await buildUser(h);
  await h.deps.pool.query(
    `insert into documents (user_id, filename, verification_code, idempotency_key, created_at)
      select $1, 'keyset.pdf', 'EXP' || n, gen_random_uuid(), timestamptz '2026-01-01 00:00:00.123456+00' + (n / 700) * interval '1 microsecond'
      from generate_series(1, 1501) n`,
    [owner.id],
  );
  const rows = await rowsOf(await download('documents.csv?search=keyset.pdf', admin));
  expect(rows).toHaveLength(1501);
  expect(new Set(rows.map((row) => row['Document'])).size).toBe(1501);
});

test.each(['payments', 'refunds', 'activity', 'audit', 'history'])('%s.csv is available to admins', async (kind) => {
  await buildDocument(h, { status: 'completed' });
  const rows = await rowsOf(await download(`${kind}.csv`, admin));
  if (kind !== 'refunds') expect(rows.length).toBeGreaterThan(0);
  if (kind === 'payments') expect(rows[0]).toMatchObject({ Amount: '15.00', Refunded: '0.00', Currency: 'USD' });
});

test('visitors, customers and foreign pages are refused; authenticators get only their own history', async () => {
  const customer = await buildUser(h);
  const [clerk, colleague] = [
    await buildUser(h, { role: 'authenticator' }),
    await buildUser(h, { role: 'authenticator' }),
  ];
  for (const kind of ['documents', 'payments', 'refunds', 'activity', 'audit', 'history']) {
    expect((await download(`${kind}.csv`, null)).status, kind).toBe(401);
    expect((await download(`${kind}.csv`, customer)).status, kind).toBe(403);
    if (kind !== 'history') expect((await download(`${kind}.csv`, clerk)).status, kind).toBe(403);
  }
  expect((await download('audit.csv', admin, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);

  const { id } = await buildDocument(h, { status: 'completed' });
  await h.db
    .updateTable('translatedDocuments')
    .set({ authenticatedBy: clerk.id })
    .where('originalDocumentId', '=', id)
    .execute();
  expect((await rowsOf(await download('history.csv', clerk))).map((row) => row['Document'])).toEqual([id]);
  expect(await rowsOf(await download('history.csv', colleague))).toEqual([]);
});

test('the audit log records each export with its actor and filter, and can be searched and filtered for exports', async () => {
  const boss = await buildUser(h, { role: 'admin', name: 'Zeynep Export' });
  await (await download('activity.csv?search=passport&status=approved', boss)).text();
  const { items, total } = await h.caller(admin).admin.auditLog({ search: 'zeynep', event: 'export.made' });
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    actorId: boss.id,
    details: { kind: 'activity', search: 'passport', status: 'approved' },
  });
  expect((await h.caller(admin).admin.auditLog({ search: 'zeynep', event: 'login' })).total).toBe(0);
  const later = new Date(Date.now() + 60_000).toISOString();
  expect((await h.caller(admin).admin.auditLog({ search: 'zeynep', from: later })).items).toEqual([]);
  const rows = await rowsOf(await download('audit.csv?event=export.made&search=zeynep', admin));
  expect(rows).toMatchObject([{ Event: 'export.made', By: 'Zeynep Export' }]);
});

describe('a range of time', () => {
  const at = (text: string) => new Date(text).toISOString();
  /** Received before, at the first and last moment of, and after 10 and 11 March, UTC. */
  const times = [
    '2026-03-09T23:59:59.999Z',
    '2026-03-10T00:00:00.000Z',
    '2026-03-11T23:59:59.999Z',
    '2026-03-12T00:00:00.000Z',
  ];
  const wanted = times.slice(1, 3).toReversed();
  const ranges = [
    ['days in UTC', 'from=2026-03-10&to=2026-03-11'],
    ['times', `from=${times[1] ?? ''}&to=${times[2] ?? ''}`],
    [
      'times with an offset',
      `from=${encodeURIComponent('2026-03-10T02:00:00.000+02:00')}&to=${encodeURIComponent('2026-03-11T18:59:59.999-05:00')}`,
    ],
  ] as const;
  const owners = { documents: 'Received at', payments: 'Created at', refunds: 'Requested at' } as const;
  beforeAll(async () => {
    for (const time of times) {
      const { id } = await buildDocument(h, { status: 'completed', filename: 'ranged.pdf' });
      // Half a millisecond later, which no row shows.
      const moved = [time, '500 microseconds', id];
      await h.deps.pool.query('update documents set created_at = $1::timestamptz + $2::interval where id = $3', moved);
      const { rows } = await h.deps.pool.query<{ id: string }>(
        `update payments set created_at = $1::timestamptz + $2::interval
          where id in (select payment_id from payment_items where document_id = $3) returning id`,
        moved,
      );
      await h.deps.pool.query(
        `insert into refunds (payment_id, amount_cents, reason, status, source, created_at)
          values ($1, 100, 'ranged', 'succeeded', 'staff', $2::timestamptz + interval '500 microseconds')`,
        [rows[0]?.id, time],
      );
    }
  });

  describe.each(Object.entries(owners))('of %s.csv', (kind, column) => {
    test.each(ranges)('given as %s holds its first and its last millisecond', async (_how, query) => {
      const rows = await rowsOf(await download(`${kind}.csv?${query}`, admin));
      expect(rows.map((row) => row[column])).toEqual(wanted);
    });

    test('may be open at either end', async () => {
      const upTo = await rowsOf(await download(`${kind}.csv?to=2026-03-09`, admin));
      expect(upTo.map((row) => row[column])).toContain(times[0]);
      const since = await rowsOf(await download(`${kind}.csv?from=2026-03-12`, admin));
      expect(since.map((row) => row[column])).toContain(times[3]);
      for (const row of since) expect(at(row[column] ?? '') >= (times[3] ?? '')).toBe(true);
    });

    test('is recorded with the export', async () => {
      const boss = await buildUser(h, { role: 'admin' });
      await (await download(`${kind}.csv?from=2026-03-10`, boss)).text();
      const { items } = await h.caller(admin).admin.auditLog({ actorId: boss.id, event: 'export.made' });
      expect(items[0]?.details).toMatchObject({ kind, from: times[1] });
    });
  });

  test('holds for every view of documents', async () => {
    const rows = await rowsOf(await download('documents.csv?view=translated&from=2026-03-10&to=2026-03-11', admin));
    expect(rows.map((row) => row['Received at']).toSorted()).toEqual(wanted.toSorted());
  });

  test('in the audit log has the same bounds', async () => {
    const [row] = await rowsOf(await download('audit.csv?event=export.made', admin));
    const shown = row?.['At'] ?? '';
    const same = await rowsOf(await download(`audit.csv?event=export.made&from=${shown}&to=${shown}`, admin));
    expect(same.map((entry) => entry['At'])).toContain(shown);
  });
});

test('parameters that an export does not have, or not with such values, are refused by name', async () => {
  for (const kind of ['documents', 'payments', 'refunds', 'activity', 'audit', 'history']) {
    const response = await download(`${kind}.csv?colour=red&form=2026-01-01`, admin);
    expect(response.status, kind).toBe(400);
    const parameters = 'colour, form';
    expect(await response.json()).toMatchObject({
      appCode: 'EXPORT_PARAMETERS',
      message: expect.stringContaining(parameters),
      details: { parameters },
    });
  }
  for (const query of [
    'from=yesterday',
    'from=2026-02-30',
    'from=2026-01-01&from=2026-01-02',
    'from=2026-01-01T00:00:00',
  ]) {
    const response = await download(`payments.csv?${query}`, admin);
    expect([query, response.status, await response.json()]).toMatchObject([
      query,
      400,
      { details: { parameters: 'from' } },
    ]);
  }
});

test('a long export ends with its session, and holds no connection between pages', async () => {
  const boss = await buildUser(h, { role: 'admin' });
  const owner = await buildUser(h);
  // In parts: on a busy machine, all rows at once take longer than a statement may.
  for (let first = 1; first <= 5000; first += 500) {
    await h.deps.pool.query(
      `insert into documents (user_id, filename, verification_code, idempotency_key, client_name)
        select $1, 'slow.pdf', 'SLW' || n, gen_random_uuid(), repeat('x', 1500) from generate_series($2::int, $2 + 499) n`,
      [owner.id, first],
    );
  }
  const response = await download('documents.csv?search=slow.pdf', boss);
  const reader = response.body?.getReader();
  await reader?.read();
  await expect.poll(() => h.deps.pool.totalCount - h.deps.pool.idleCount).toBe(0);
  await h.db.deleteFrom('sessions').where('userId', '=', boss.id).execute();
  const drain = async () => {
    for (;;) if ((await reader?.read())?.done) return;
  };
  await expect(drain()).rejects.toThrow();
});

test('an export whose first page cannot be read is refused with its error, not cut', async () => {
  const reading = vi.spyOn(h.deps.replica, 'read').mockRejectedValueOnce(new AppError('SERVICE_UNAVAILABLE'));
  const response = await download('documents.csv', admin);
  expect([response.status, await response.json()]).toMatchObject([503, { appCode: 'SERVICE_UNAVAILABLE' }]);
  expect(response.headers.get('content-disposition')).toBeNull();
  reading.mockRestore();
});

test('HEAD returns type and name to permitted users, reads no row, and records no export in the audit log', async () => {
  const boss = await buildUser(h, { role: 'admin', name: 'Head Only' });
  for (const kind of ['documents', 'audit', 'history']) {
    const response = await download(`${kind}.csv`, boss, {}, 'HEAD');
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-disposition')).toMatch(new RegExp(`^attachment; filename="?${kind}-`));
  }
  expect((await h.caller(admin).admin.auditLog({ search: 'head only', event: 'export.made' })).total).toBe(0);
  expect((await download('documents.csv', null, {}, 'HEAD')).status).toBe(401);
});
