import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildDocument, buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';

/** Files of more than a megabyte, which are hashed in one pass and sent in another. */

const h = useHarness();
const read = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('a large file is refused when its record or its object changed since it was read a moment ago', async () => {
  await h.listen();
  const owner = await buildUser(h);
  const large = Buffer.concat([await pdfOf(1), randomBytes(2 * 1024 * 1024)]);
  const { id, fileKey } = await buildDocument(h, { owner, withFile: large });
  const { url: link } = await h.caller(owner).documents.fileLink({ id, kind: 'original', disposition: 'inline' });
  expect(await read(await fetch(link))).toEqual(large);
  const { fileSha256 } = await h.db
    .selectFrom('documents')
    .select('fileSha256')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const record = (sha256: string | null) =>
    h.db.updateTable('documents').set({ fileSha256: sha256 }).where('id', '=', id).execute();

  await record(createHash('sha256').update('another file').digest('hex'));
  const changed = await fetch(link);
  expect(changed.status).toBe(502);
  expect(await changed.json()).toMatchObject({ appCode: 'STORED_FILE_ALTERED' });
  await record(fileSha256);
  expect(await read(await fetch(link))).toEqual(large);

  await h.deps.storage.put(fileKey ?? '', Buffer.alloc(large.length, 'x'), {
    mimetype: 'application/pdf',
    cacheSeconds: 0,
  });
  const swapped = await fetch(link);
  expect(swapped.status).toBe(502);
  expect(await swapped.json()).toMatchObject({ appCode: 'STORED_FILE_ALTERED' });
});
