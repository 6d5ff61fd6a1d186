import { execFileSync } from 'node:child_process';
import { createPrivateKey, randomUUID, sign as signBytes, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PDF } from '@libpdf/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFile } from '#client/features/verification/file-check/read-signature.ts';
import { issueLeaf, issueRoot, type IssuedKey } from '#server/platform/signing/certificates.ts';
import { readSignature, withSignature } from '#server/platform/signing/signature-gap.ts';
import { isSignedWhole, type SignatureTrust } from '#server/platform/signing/signed-pdf.ts';
import type { SigningMaterial, TranslatorMaterial, TrustAnchor } from '#server/platform/signing/types.ts';
import { extend, finish } from '#server/platform/typesetting/sign.ts';
import { cutSignature, hasTools, readStore, toolNames, verifyOutside } from '../support/signatures.ts';
import { makeSigningKey } from '../support/signing-keys.ts';

/** A file that its translator and the company signed, each with an own key. */

interface Party {
  root: IssuedKey;
  leaf: IssuedKey;
  material: TranslatorMaterial;
}

const now = new Date();
let company: Party;
let translator: Party;
let unsigned: Uint8Array;
let file: Buffer;

async function makeParty(organization: string, commonName: string): Promise<Party> {
  const root = await issueRoot(organization, now);
  const issuer = {
    certificate: root.certificate,
    key: createPrivateKey({ key: root.pkcs8, format: 'der', type: 'pkcs8' }),
  };
  const leaf = await issueLeaf(issuer, { organization, commonName, use: 'documentSigning', now });
  const certificates = [leaf.certificate, root.certificate];
  return { root, leaf, material: { kind: 'key', certificates, pkcs8: leaf.pkcs8 } };
}

const validation = () => ({ certificates: [company.root.certificate], revocationLists: [] });

function sign(material: SigningMaterial, own: TranslatorMaterial | undefined) {
  const reason = 'Certified translation TFE-TEST-0001';
  const signing = { material, validation: validation(), reason, contact: 'Company', time: now };
  const first = own && { material: own, reason: 'Translated and certified by Clara Reis' };
  return finish(unsigned, { signing: { ...signing, translator: first } });
}

const pem = ({ root }: Party): string => new X509Certificate(root.certificate).toString();

/** A reader who trusts the party alone. */
function trustIn(party: Party): SignatureTrust {
  return { anchors: [anchorOf(party)], timestampRoots: [], seenAt: new Date() };
}

function anchorOf({ root }: Party): TrustAnchor {
  const { certificate, validFrom: from, validUntil: until } = root;
  const unknown = { sha256: '', subject: '', retiredAt: null, compromisedSince: null };
  return { kind: 'root', certificate: Buffer.from(certificate), from, until, ...unknown };
}

const ranges = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].map((range) =>
    range.slice(1).map(Number),
  );

/** The revision that the translator signed. */
function translatorRevision(pdf: Buffer): Buffer {
  const [, , tailStart = 0, tailLength = 0] = ranges(pdf)[0] ?? [];
  return pdf.subarray(0, tailStart + tailLength);
}

/** pdfsig's report on each signature, in order. */
function pdfsig(pdf: Buffer): string[] {
  const written = path.join(os.tmpdir(), `two-signatures-${randomUUID()}.pdf`);
  fs.writeFileSync(written, pdf);
  try {
    const report = execFileSync('pdfsig', ['-nocert', written], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return report.split(/^Signature #\d+:$/m).slice(1);
  } finally {
    fs.rmSync(written);
  }
}

beforeAll(async () => {
  [company, translator] = await Promise.all([
    makeParty('Company', 'Company document signing'),
    makeParty('Translators', 'Clara Reis'),
  ]);
  const pdf = PDF.create();
  pdf.addPage().drawText('Birth certificate', { x: 50, y: 700 });
  unsigned = await pdf.save();
  file = Buffer.from((await sign(company.material, translator.material)).pdf);
});

describe('a file with two signatures', () => {
  test('is certified by the translator and then signed whole by the company', async () => {
    expect(ranges(file)).toHaveLength(2);
    expect(cutSignature(translatorRevision(file)).cms.includes(translator.leaf.certificate)).toBe(true);
    expect(cutSignature(file).cms.includes(company.leaf.certificate)).toBe(true);
    expect(await isSignedWhole(file, trustIn(company))).toBe(true);
    expect((await readStore(file)).permissions).toBe(2);
  });

  test('counts as ours by the company alone: the translator’s revision does not', async () => {
    expect(await isSignedWhole(file, trustIn(translator))).toBe(false);
    expect(await isSignedWhole(translatorRevision(file), trustIn(company))).toBe(false);
    const roots = [{ ...anchorOf(company), retiredAt: undefined, compromisedSince: undefined }];
    const read = async (pdf: Buffer) => (await readFile(new Blob([Uint8Array.from(pdf)]), { roots })).signature;
    expect([await read(file), await read(translatorRevision(file))]).toEqual(['intact', 'foreign']);
  });

  test('has its validation data in the revision that was certified', async () => {
    const { certificates } = await readStore(translatorRevision(file));
    expect(certificates).toEqual([Buffer.from(company.root.certificate)]);
  });

  test.skipIf(!hasTools)('is valid twice for qpdf, pdfsig and OpenSSL', { meta: { needs: toolNames } }, () => {
    const [first = '', second = '', ...more] = pdfsig(file);
    expect(more).toEqual([]);
    expect(first).toContain('Signer Certificate Common Name: Clara Reis');
    expect(second).toContain('Signer Certificate Common Name: Company document signing');
    for (const report of [first, second]) expect(report).toContain('Signature is Valid');
    expect([first, second].map((report) => report.includes('Total document signed'))).toEqual([false, true]);
    verifyOutside(translatorRevision(file), { roots: pem(translator) });
    verifyOutside(file, { roots: pem(company) });
  });

  test.skipIf(!hasTools)('is broken twice by a changed byte', { meta: { needs: toolNames } }, async () => {
    const forged = Buffer.from(file);
    const at = forged.indexOf('/MediaBox') + 1;
    forged[at] = (forged[at] ?? 0) ^ 1;
    expect(pdfsig(forged).filter((report) => report.includes('Signature is Valid'))).toEqual([]);
    expect(await isSignedWhole(forged, trustIn(company))).toBe(false);
  });

  test('keeps both signatures when it is extended, as the beginning of the longer file', async () => {
    const renewed = Buffer.from(
      await extend({
        signed: file,
        validation: { certificates: [translator.root.certificate], revocationLists: [] },
        timestampBytes: null,
      }),
    );
    expect(renewed.subarray(0, file.length).equals(file)).toBe(true);
    expect(await isSignedWhole(renewed.subarray(0, file.length), trustIn(company))).toBe(true);
    const { certificates, permissions } = await readStore(renewed);
    expect([certificates.length, permissions]).toEqual([2, 2]);
    if (!hasTools) return;
    expect(pdfsig(renewed).map((report) => report.includes('Signature is Valid'))).toEqual([true, true]);
  });

  test('takes the company’s signature from an outside service over the translator’s', async () => {
    const certificates = [company.leaf.certificate, company.root.certificate];
    const { pdf, toBeSigned } = await sign({ kind: 'remote', certificates, keyType: 'EC' }, translator.material);
    if (toBeSigned === null) throw new Error('nothing to sign');
    const key = createPrivateKey({ key: company.leaf.pkcs8, format: 'der', type: 'pkcs8' });
    const complete = withSignature(Buffer.from(pdf), signBytes('sha256', toBeSigned, key));
    expect(readSignature(complete).value.length).toBeGreaterThan(60);
    expect(await isSignedWhole(complete, trustIn(company))).toBe(true);
    if (hasTools) expect(pdfsig(complete).map((report) => report.includes('is Valid'))).toEqual([true, true]);
  });

  test('is signed with a translator’s PKCS #12 file, and not at all with a wrong passphrase', async () => {
    const p12 = Buffer.from(makeSigningKey(30), 'base64');
    const signed = Buffer.from((await sign(company.material, { kind: 'p12', p12, passphrase: 'test' })).pdf);
    expect(ranges(signed)).toHaveLength(2);
    expect(await isSignedWhole(signed, trustIn(company))).toBe(true);
    await expect(sign(company.material, { kind: 'p12', p12, passphrase: 'wrong' })).rejects.toThrow();
  });
});

test('without a translator’s key the company certifies the file alone', async () => {
  const alone = Buffer.from((await sign(company.material, undefined)).pdf);
  expect(ranges(alone)).toHaveLength(1);
  expect(await isSignedWhole(alone, trustIn(company))).toBe(true);
  expect((await readStore(alone)).permissions).toBe(2);
});
