import { expect, test } from 'vitest';
import { distinctNames } from '#server/features/documents/archive.ts';
import { metrics } from '#server/platform/observability/metrics.ts';
import { buildDocument, buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { readZip } from '../support/zip.ts';

const h = useHarness();

test('duplicate file names get a number', () => {
  expect(distinctNames(['a.pdf', 'A.pdf', 'b', 'a.pdf', 'b'])).toEqual([
    'a.pdf',
    'A (2).pdf',
    'b',
    'a (3).pdf',
    'b (2)',
  ]);
});

test('the archive holds every finished translation of its owner and no one else’s', async () => {
  const { url } = await h.listen();
  const customer = await buildUser(h);
  for (const filename of ['certidao.pdf', 'certidao.pdf']) {
    await buildDocument(h, { owner: customer, filename, status: 'completed' });
  }
  await buildDocument(h, { status: 'completed', filename: 'foreign.pdf' });

  const response = await fetch(`${url}/files/translations.zip`, { headers: { cookie: customer.cookie } });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=translations.zip');
  const entries = readZip(Buffer.from(await response.arrayBuffer()));
  expect(Object.keys(entries)).toEqual(['certidao.pdf', 'certidao (2).pdf']);
  for (const bytes of Object.values(entries)) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test.each([false, true])(
  'an archive with a file that was swapped in the store is refused whole (large: %s)',
  async (isLarge) => {
    const { url } = await h.listen();
    const customer = await buildUser(h);
    const headers = { cookie: customer.cookie };
    await buildDocument(h, { owner: customer, filename: 'first.pdf', status: 'completed' });
    const { id } = await buildDocument(h, { owner: customer, filename: 'second.pdf', status: 'completed' });
    const { translatedFileKey: key, translatedFileSizeBytes: sizeBytes } = await h.db
      .selectFrom('translatedDocuments')
      .select(['translatedFileKey', 'translatedFileSizeBytes'])
      .where('originalDocumentId', '=', id)
      .executeTakeFirstOrThrow();
    // Downloaded before: an earlier hash check is not cached forever.
    expect(await (await fetch(`${url}/files/translations.zip`, { headers })).text()).toContain('second.pdf');

    const other = Buffer.alloc(isLarge ? 3 * 1024 * 1024 : sizeBytes, 'SWAPPED!');
    await h.deps.storage.put(key, other, { mimetype: 'application/pdf', cacheSeconds: 0 });
    const alarms = async () =>
      (await metrics.getSingleMetric('stored_file_mismatches_total')?.get())?.values[0]?.value ?? 0;
    const before = await alarms();
    const answer = await fetch(`${url}/files/translations.zip`, { headers });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ appCode: 'STORED_FILE_ALTERED' });
    expect(await alarms()).toBe(before + 1);
  },
);

test('there is no archive without a finished translation or without a session', async () => {
  const { url } = await h.listen();
  const customer = await buildUser(h);
  const none = await fetch(`${url}/files/translations.zip`, { headers: { cookie: customer.cookie } });
  expect(none.status).toBe(404);
  expect(await none.json()).toMatchObject({ appCode: 'PDF_MISSING' });
  expect((await fetch(`${url}/files/translations.zip`)).status).toBe(401);
});
