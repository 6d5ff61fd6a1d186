import { PDF, PdfRef, PdfStream } from '@libpdf/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSigned } from '#server/features/certification/log/head.ts';
import { extendLog, readHead } from '#server/features/certification/log/service.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { signedHead, type SignedHead } from '#shared/schemas/transparency.ts';
import { buildUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildPending, deliveriesOf, statement } from '../support/reviews.ts';

/** Each delivered file states the head of the certificate log that was known when it was signed. */

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.stop());

/** Delivers a paper and reads it as a stranger does. */
async function deliver(): Promise<{ code: string; xmp: string }> {
  const clerk = await buildUser(h, { role: 'authenticator' });
  const { document, review } = await buildPending(h);
  await h.caller(clerk).authenticator.approve({ id: review.id, ...statement });
  const [delivery] = await deliveriesOf(h, document.id);
  const stored = await h.deps.storage.get(delivery?.translatedFileKey ?? '');
  if (!stored) throw new Error('nothing was delivered');
  const pdf = await PDF.load(await readAll(stored));
  const ref = pdf.getCatalog().get('Metadata');
  const stream = ref instanceof PdfRef ? pdf.context.resolve(ref) : ref;
  const xmp = stream instanceof PdfStream ? Buffer.from(stream.getDecodedData()).toString('utf8') : '';
  return { code: document.verificationCode, xmp };
}

function statedHead(xmp: string): SignedHead {
  const fields = [...xmp.matchAll(/<log:(\w+)>([^<]*)<\/log:\w+>/g)].map(([, name = '', value = '']) => [name, value]);
  const { size, ...stated } = Object.fromEntries(fields) as Record<string, string>;
  return signedHead.parse({ ...stated, size: Number(size) });
}

test('the first paper may precede every head; each later one states the newest, signed by the log', async () => {
  await deliver();
  await extendLog(h.deps);
  const known = await readHead(h.deps);
  const { xmp } = await deliver();
  const stated = statedHead(xmp);
  expect(stated).toEqual(known);
  expect(isSigned(stated)).toBe(true);
  expect(isSigned({ ...stated, size: stated.size + 1 })).toBe(false);
  // The typesetter's other metadata is kept.
  expect(xmp).toMatch(/<dc:title>[^]*Birth certificate/);
  expect(xmp.match(/<rdf:RDF/g)).toHaveLength(1);
  // The log extends the head stated on the paper.
  await extendLog(h.deps);
  const later = await readHead(h.deps);
  expect(later.size).toBeGreaterThan(stated.size);
});
