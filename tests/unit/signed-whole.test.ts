import { P12Signer, PDF } from '@libpdf/core';
import { beforeAll, expect, test } from 'vitest';
import { isSignedWhole as isSigned } from '#server/platform/signing/signed-pdf.ts';
import type { TrustAnchor } from '#server/platform/signing/types.ts';
import { makeSigningKey } from '../support/signing-keys.ts';

/** The server's own verification of a file's signature, before the certificate log speaks for it. */

const isSignedWhole = (pdf: Buffer, trusted: readonly TrustAnchor[], seenAt = new Date()) =>
  isSigned(pdf, { anchors: trusted, timestampRoots: [], seenAt });

let file: Buffer;
let anchors: TrustAnchor[];

function anchorOf(signer: P12Signer, compromisedSince: Date | null = null): TrustAnchor {
  const [from, until] = [new Date(0), new Date(Date.now() + 60_000)];
  const certificate = Buffer.from(signer.certificate);
  return { kind: 'signer', certificate, sha256: '', subject: '', from, until, retiredAt: null, compromisedSince };
}

const openSigner = () => P12Signer.create(Buffer.from(makeSigningKey(30), 'base64'), 'test');
let signer: P12Signer;

beforeAll(async () => {
  signer = await openSigner();
  anchors = [anchorOf(await openSigner()), anchorOf(signer)];
  const pdf = PDF.create();
  pdf.addPage().drawText('Birth certificate', { x: 50, y: 700 });
  file = Buffer.from((await (await PDF.load(await pdf.save())).sign({ signer })).bytes);
});

test('a file is ours when one of our keys signed all of it', async () => {
  expect(await isSignedWhole(file, anchors)).toBe(true);
});

test('not with a changed byte, an added one, or another letter in the place of the signature', async () => {
  const flipped = Buffer.from(file);
  flipped[200] = (flipped[200] ?? 0) ^ 1;
  const [added, odd] = [Buffer.concat([file, Buffer.from('\n')]), Buffer.from(file)];
  odd.write('x', odd.indexOf('/Contents <') + '/Contents <'.length, 'latin1');
  for (const forged of [flipped, added, odd, Buffer.from('%PDF-1.7'), Buffer.alloc(0)]) {
    expect(await isSignedWhole(forged, anchors)).toBe(false);
  }
});

test('not by a key of someone else, nor by one that was stolen', async () => {
  expect(await isSignedWhole(file, [anchorOf(await openSigner())])).toBe(false);
  expect(await isSignedWhole(file, [anchorOf(signer, new Date(Date.now() - 1_000))])).toBe(false);
  expect(await isSignedWhole(file, [])).toBe(false);
});

test('by a key that was ours when the file was seen: before it was stolen, not before it was made', async () => {
  const [seenAt, stolenAt] = [new Date(Date.now() - 60_000), new Date()];
  expect(await isSignedWhole(file, [anchorOf(signer, stolenAt)], seenAt)).toBe(true);
  expect(await isSignedWhole(file, [{ ...anchorOf(signer), from: new Date() }], new Date(0))).toBe(false);
});
