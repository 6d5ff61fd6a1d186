import { P12Signer, PDF, PdfName, PdfString } from '@libpdf/core';
import { beforeAll, expect, test } from 'vitest';
import { findAppendedFault } from '#server/platform/signing/appended.ts';
import { extend } from '#server/platform/typesetting/sign.ts';
import { makeSigningKey } from '../support/signing-keys.ts';

/** Bytes after the signed revision: validation data may follow, and nothing else. */

let signed: Buffer;
const validation = { certificates: [Buffer.from('certificate')], revocationLists: [Buffer.from('list')] };

beforeAll(async () => {
  const signer = await P12Signer.create(Buffer.from(makeSigningKey(30), 'base64'), 'test');
  const pdf = PDF.create();
  pdf.addPage().drawText('Birth certificate', { x: 50, y: 700 });
  signed = Buffer.from((await (await PDF.load(await pdf.save())).sign({ signer })).bytes);
});

async function updated(change: (document: PDF) => unknown): Promise<Buffer> {
  const document = await PDF.load(new Uint8Array(signed));
  await change(document);
  return Buffer.from(await document.save({ incremental: true }));
}

const faultOf = (pdf: Uint8Array) => findAppendedFault(Buffer.from(pdf), signed.length);

test('validation data may follow, also twice', async () => {
  const once = await extend({ signed, validation, timestampBytes: null });
  const more = { ...validation, certificates: [Buffer.from('another')] };
  expect(await faultOf(once)).toBeUndefined();
  expect(await faultOf(await extend({ signed: once, validation: more, timestampBytes: null }))).toBeUndefined();
});

test('a document timestamp has to be for these bytes', async () => {
  // Empty, as before the authority's answer.
  const stamped = await extend({ signed, validation, timestampBytes: 64 });
  expect(await faultOf(stamped)).toMatch('not validation data alone');
});

test.each<[string, (document: PDF) => unknown]>([
  ['another text on a page', (document) => document.getPage(0)?.drawText('1999', { x: 90, y: 700 })],
  ['another page', (document) => document.addPage()],
  ['a removed page', (document) => document.removePage(0)],
  ['an action on opening', (document) => document.getCatalog().set('OpenAction', PdfString.fromString('x'))],
  ['another title', (document) => document.setTitle('Divorce decree')],
  ['a field that is no timestamp', (document) => document.getOrCreateForm().createTextField('name')],
  ['an attachment', (document) => document.addAttachment('a.txt', Buffer.from('a'))],
  ['another page layout', (document) => document.getCatalog().set('PageLayout', PdfName.of('TwoColumnLeft'))],
])('%s is a fault', async (_title, change) => {
  const forged = await updated(change);
  expect(forged.subarray(0, signed.length).equals(signed)).toBe(true);
  expect(await faultOf(forged)).toMatch('not validation data alone');
});

test('bytes that are no update are a fault', async () => {
  expect(await faultOf(Buffer.concat([signed, Buffer.alloc(5 * 1024 * 1024)]))).toMatch('more was appended');
});
