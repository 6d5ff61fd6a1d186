import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { insertCertificate, updateSuperseded } from '#server/features/documents/certificates.ts';
import { planParts } from '#server/features/documents/packet/plan.ts';
import { updateSourceRemoved } from '#server/features/documents/retention.ts';
import { errorMessage } from '#shared/errors.ts';
import { filingPortals } from '#shared/filing-packets.ts';
import { buildDelivery, buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { pdfOf, range, rawPdf, refs, smallJpeg } from '../support/pdf-fixtures.ts';
import { readPrinted } from '../support/printed.ts';
import { reviewsOf } from '../support/reviews.ts';
import { readZip } from '../support/zip.ts';

/** Filing packets: a customer's delivered papers as PDFs that a portal accepts. */

const h = useHarness();
let owner: BuiltUser;

beforeAll(async () => {
  await h.listen();
  owner = await buildUser(h);
});

/** A delivered paper with its original; the delivery's id. */
async function deliver({
  of = owner,
  file,
  holder = 'João Pereira',
}: { of?: BuiltUser; file?: Buffer; holder?: string } = {}) {
  const document = await buildDocument(h, {
    owner: of,
    status: 'processing',
    pages: 1,
    withFile: file ?? (await pdfOf(1)),
  });
  const [review] = await reviewsOf(h, document.id);
  if (!review) throw new Error('no review');
  return buildDelivery(h, { review, facts: { paperKind: 'Birth certificate', holders: [{ name: holder }] } });
}

const packet = (ids: string[], portal: keyof typeof filingPortals = 'uscis', user = owner) =>
  h.caller(user).documents.packet({ ids, portal });
const get = (url: string, user = owner) => fetch(url, { headers: { cookie: user.cookie } });
const download = async (url: string) => {
  const response = await get(url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

const bookmark = z.object({
  title: z.string(),
  dest: z.tuple([z.object({ num: z.number(), gen: z.number() })], z.unknown()),
  items: z.array(z.unknown()),
});

async function bookmarksOf(bytes: Buffer) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const outline = z.array(bookmark).parse(await pdf.getOutline());
  const all = outline.flatMap((item) => [item, ...z.array(bookmark).parse(item.items)]);
  const found = [];
  for (const { title, dest } of all) found.push(`${title} @${(await pdf.getPageIndex(dest[0])) + 1}`);
  await task.destroy();
  return found;
}

/** Pages of `bytesPerPage` that do not compress. */
function heavyPdf(pages: number, bytesPerPage: number): Buffer {
  const numbers = range(3, pages);
  const side = Math.floor(Math.sqrt(bytesPerPage));
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids ${refs(numbers)} /Count ${pages} >>`,
    ...numbers.map(
      (number) =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /I ${number + pages} 0 R >> >> >>`,
    ),
    ...numbers.map(() => ({
      dictionary: `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8`,
      stream: randomBytes(side * side),
    })),
  ]);
}

describe('a packet', () => {
  test('is one PDF with a cover list, bookmarks, and each certificate with its original', async () => {
    const papers = [await deliver(), await deliver({ holder: 'Ana Souza' })];
    const { url, parts } = await packet(papers.map(({ id }) => id));
    expect(parts).toBe(1);
    const response = await get(url);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=filing-packet.pdf');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const bytes = Buffer.from(await response.arrayBuffer());
    const pages = await readPrinted(bytes);
    expect(pages).toHaveLength(5);
    const cover = pages[0] ?? '';
    for (const { verificationCode } of papers) expect(cover).toContain(verificationCode);
    for (const said of [
      'Birth certificate · Ana Souza',
      'Original: page 3',
      'Joining files removes the electronic signatures',
    ]) {
      expect(cover).toContain(said);
    }
    expect(await bookmarksOf(bytes)).toEqual([
      'Cover list @1',
      '1. Birth certificate · João Pereira @2',
      'Certificate and translation @2',
      'Original @3',
      '2. Birth certificate · Ana Souza @4',
      'Certificate and translation @4',
      'Original @5',
    ]);
    const opened = await h.caller(owner).documents.accesses({ id: papers[0]?.originalDocumentId ?? '' });
    expect(opened.items).toMatchObject([{ file: 'translation', action: 'downloaded', who: 'you' }]);
  });

  test('holds a photo of the original upright on a sheet, and names one that cannot be joined', async () => {
    const photo = await deliver();
    const broken = await deliver({ file: Buffer.from('%PDF-1.7\nnothing that can be read') });
    const jpeg = smallJpeg();
    const key = `photo/${randomUUID()}.jpg`;
    await h.deps.storage.put(key, jpeg, { mimetype: 'image/jpeg', cacheSeconds: 60 });
    const sha256 = createHash('sha256').update(jpeg).digest('hex');
    await h.db
      .updateTable('documents')
      .set({ fileKey: key, fileSizeBytes: jpeg.length, fileSha256: sha256, fileMimetype: 'image/jpeg' })
      .where('id', '=', photo.originalDocumentId)
      .execute();
    const { url } = await packet([photo.id, broken.id]);
    const pages = await readPrinted(await download(url));
    expect(pages).toHaveLength(4);
    expect(pages[0]).toContain('cannot be joined');
  });

  test('is split below the size of the portal, also within one file', { tags: 'sweep' }, async () => {
    const papers = [
      await deliver(),
      await deliver({ file: heavyPdf(1, 2_500_000) }),
      await deliver({ file: heavyPdf(1, 2_500_000) }),
      await deliver({ file: heavyPdf(4, 1_500_000) }),
    ];
    const last = papers[3]?.originalDocumentId ?? '';
    await h.db.updateTable('documents').set({ viewerPages: 4 }).where('id', '=', last).execute();
    const { url, parts } = await packet(
      papers.map(({ id }) => id),
      'ircc',
    );
    const response = await get(url);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=filing-packet.zip');
    const entries = Object.entries(readZip(Buffer.from(await response.arrayBuffer())));
    expect(entries.map(([name]) => name)).toEqual(
      Array.from({ length: parts }, (_, index) => `filing-packet-${index + 1}-of-${parts}.pdf`),
    );
    expect(parts).toBeGreaterThanOrEqual(4);
    let original = 0;
    for (const [, bytes] of entries) {
      expect(bytes.length).toBeLessThan(filingPortals.ircc.maxBytes);
      const pages = await readPrinted(bytes);
      expect(pages[0]).toContain(`of ${parts}`);
      original += pages.length - 1;
    }
    // Nothing is lost: four certificates, and originals of 1, 1, 1 and 4 pages.
    expect(original).toBe(11);
  });

  test('leaves out what retention removed, and says so', async () => {
    const { id, originalDocumentId } = await deliver();
    await h.db.transaction().execute((trx) => updateSourceRemoved(trx, { id: originalDocumentId, now: h.deps.now() }));
    const pages = await readPrinted(await download((await packet([id])).url));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('no longer stored');
  });

  test('takes 1 to 60 papers, each once', { tags: 'sweep' }, async () => {
    await expect(packet([])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const one = await deliver();
    await expect(packet(Array.from({ length: 61 }, () => one.id))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const twice = await readPrinted(await download((await packet([one.id, one.originalDocumentId])).url));
    expect(twice).toHaveLength(3);
    const sixty = [one];
    while (sixty.length < 60) sixty.push(await deliver({ holder: `Person ${'Silva '.repeat(sixty.length % 9)}` }));
    const { url, parts } = await packet(sixty.map(({ id }) => id));
    expect(parts).toBe(1);
    const pages = await readPrinted(await download(url));
    const front = pages.length - 120;
    expect(front).toBeGreaterThan(1);
    const cover = pages.slice(0, front).join('\n');
    for (const { verificationCode } of sixty) expect(cover).toContain(verificationCode);
    // Page numbers count the sheets of the list.
    expect(cover).toContain(`Certificate and translation: page ${front + 1}`);
  });
});

describe('a packet is refused', () => {
  test('with another person’s paper, a missing one, or one that its owner removed', async () => {
    const own = await deliver();
    const foreign = await deliver({ of: await buildUser(h) });
    const removed = await deliver();
    await h.caller(owner).documents.remove({ id: removed.id });
    for (const id of [foreign.id, foreign.originalDocumentId, randomUUID(), removed.id]) {
      await expect(packet([own.id, id])).rejects.toThrow(errorMessage('DOCUMENT_NOT_FOUND'));
    }
  });

  test('to others, in another session, after its time, and for HEAD', async () => {
    const { url, expiresAt } = await packet([(await deliver()).id]);
    expect((await fetch(url)).status).toBe(401);
    expect((await get(url, await buildUser(h))).status).toBe(403);
    expect((await fetch(url, { method: 'HEAD', headers: { cookie: owner.cookie } })).status).toBe(405);
    h.setNow(new Date(new Date(expiresAt).getTime() + 1000));
    expect((await get(url)).status).toBe(403);
    h.setNow(null);
  });

  test('with a revoked paper, which it names, also when it is revoked after the link was made', async () => {
    const [good, bad] = [await deliver(), await deliver({ holder: 'Ana Souza' })];
    const { url } = await packet([good.id, bad.id]);
    const admin = await buildUser(h, { role: 'admin' });
    const { verificationCode } = bad;
    await h
      .caller(admin)
      .authenticator.revoke({ verificationCode, class: 'withdrawn', reason: 'Issued for the wrong person.' });
    await expect(packet([good.id, bad.id])).rejects.toThrow('“Birth certificate · Ana Souza” has been revoked');
    const response = await get(url);
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('has been revoked');
  });

  test('when a paper was reissued after it was chosen', async () => {
    const { id } = await deliver();
    const { url } = await packet([id]);
    const fresh = await buildReissue(id);
    expect((await get(url)).status).toBe(409);
    const pages = await readPrinted(await download((await packet([id])).url));
    expect(pages).toHaveLength(2 + fresh.pages);
  });

  test('with a damaged file, which is never sent', async () => {
    const [good, bad] = [await deliver(), await deliver({ holder: 'Ana Souza' })];
    const { url } = await packet([good.id, bad.id]);
    await h.deps.storage.put(bad.translatedFileKey, await pdfOf(2), { mimetype: 'application/pdf', cacheSeconds: 60 });
    await expect(packet([good.id, bad.id])).rejects.toThrow(
      'A stored file of “Birth certificate · Ana Souza” is damaged',
    );
    expect((await get(url)).status).toBe(500);
    const original = await deliver();
    const { fileKey } = await h.db
      .selectFrom('documents')
      .select('fileKey')
      .where('id', '=', original.originalDocumentId)
      .executeTakeFirstOrThrow();
    await h.deps.storage.remove(fileKey ?? '');
    await expect(packet([original.id])).rejects.toThrow('is damaged');
  });
});

/** The next revision of a delivery, with a file of two pages. */
async function buildReissue(id: string): Promise<{ pages: number }> {
  const reissueFile = await pdfOf(2);
  const sha256 = createHash('sha256').update(reissueFile).digest('hex');
  const fileKey = `reissue/${randomUUID()}.pdf`;
  await h.deps.storage.put(fileKey, reissueFile, { mimetype: 'application/pdf', cacheSeconds: 60 });
  const certificate = await h.db
    .selectFrom('certificates')
    .selectAll()
    .where('translationId', '=', id)
    .executeTakeFirstOrThrow();
  await h.db.transaction().execute(async (trx) => {
    const now = h.deps.now();
    await updateSuperseded(trx, { id: certificate.id, now });
    await trx
      .updateTable('translatedDocuments')
      .set({ translatedFileKey: fileKey, translatedFileSha256: sha256, translatedFileSizeBytes: reissueFile.length })
      .where('id', '=', id)
      .execute();
    await insertCertificate(
      trx,
      {
        documentId: certificate.documentId,
        translationId: id,
        revision: 2,
        revisionReason: 'A name was misspelled.',
        facts: JSON.stringify(certificate.facts),
        issuedBy: certificate.issuedBy,
        issuedAt: now,
      },
      { sha256, fileKey, sizeBytes: reissueFile.length, pages: 2, createdAt: now },
    );
  });
  return { pages: 2 };
}

test('two at once get the same papers, and many are limited', async () => {
  const ids = [(await deliver()).id, (await deliver()).id];
  const links = await Promise.all([packet(ids), packet(ids)]);
  const files = await Promise.all(links.map(async ({ url }) => readPrinted(await download(url))));
  expect(files[0]).toEqual(files[1]);
  const busy = await buildUser(h);
  const own = [(await deliver({ of: busy })).id];
  const calls = Array.from({ length: 61 }, () => packet(own, 'uscis', busy));
  const refused = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
});

describe('the plan', () => {
  const paper = (...sizes: number[]) => ({ sections: sizes.map((sizeBytes) => [{ range: null, sizeBytes }]) });
  const partsOf = (papers: Parameters<typeof planParts>[0], max: number) =>
    planParts(papers, max).map((part) => part.map(({ paper: at, section }) => `${at}.${section}`));

  test('keeps the order, and each paper whole where it fits a part', () => {
    expect(partsOf([paper(4, 4), paper(3, 2), paper(1)], 10)).toEqual([
      ['0.0', '0.1'],
      ['1.0', '1.1', '2.0'],
    ]);
    expect(partsOf([paper(7, 7), paper(2)], 10)).toEqual([['0.0'], ['0.1', '1.0']]);
    expect(partsOf([], 10)).toEqual([]);
  });
});
