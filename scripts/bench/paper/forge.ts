import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { P12Signer, PDF } from '@libpdf/core';

/** Forged files, made from deliveries by the means that a forger has. */

/** Byte range of the signature: `<` to `>` inclusive. */
export function gapOf(bytes: Buffer): { from: number; to: number } {
  const [, from = 0, to = 0] = /\/ByteRange\s*\[\s*0 (\d+)\s+(\d+)/.exec(bytes.toString('latin1'))?.map(Number) ?? [];
  if (from === 0) throw new Error('the delivery has no signature');
  return { from, to };
}

export function changed(bytes: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
}

export function flipped(bytes: Buffer, at: number): Buffer {
  return changed(bytes, (copy) => (copy[at] = (copy[at] ?? 0) ^ 1));
}

/** An appended revision with one more page. */
export async function withPageAppended(bytes: Buffer): Promise<Buffer> {
  const document = await PDF.load(bytes);
  document.addPage().drawText('Also entitled to everything', { x: 60, y: 700 });
  return Buffer.from(await document.save({ incremental: true }));
}

/** A new file of these pages, without signatures. */
export async function assembled(pages: readonly { of: Buffer; page: number }[]): Promise<Buffer> {
  const document = PDF.create();
  for (const { of, page } of pages) await document.copyPagesFrom(await PDF.load(of), [page]);
  return Buffer.from(await document.save());
}

/** The certificate page of one delivery before the translation of another. */
export function transplanted(certificateOf: Buffer, translationOf: Buffer): Promise<Buffer> {
  return assembled([
    { of: certificateOf, page: 0 },
    { of: translationOf, page: 1 },
  ]);
}

export async function withTitle(bytes: Buffer, title: string): Promise<Buffer> {
  const document = await PDF.load(bytes);
  document.setTitle(title);
  return Buffer.from(await document.save());
}

/** A page of the forger's own that prints a genuine code. */
export async function imitated(code: string): Promise<Buffer> {
  const document = PDF.create();
  const page = document.addPage();
  page.drawText('Certificate of Translation Accuracy', { x: 60, y: 700 });
  page.drawText(`Verification code ${code}`, { x: 60, y: 660 });
  return Buffer.from(await document.save());
}

/** Signed with a key of the forger's own, whose certificate names `subject`. */
export async function signedBy(signer: P12Signer, bytes: Buffer, code: string): Promise<Buffer> {
  const document = await PDF.load(bytes);
  const reason = `Certified translation ${code}`;
  const fieldName = `Forged ${String(Date.now())}`;
  return Buffer.from((await document.sign({ signer, reason, signingTime: new Date(), fieldName })).bytes);
}

export async function forgersKey(dir: string, subject: string): Promise<P12Signer> {
  const [key, certificate, p12] = ['key.pem', 'certificate.pem', 'key.p12'].map((name) => path.join(dir, name));
  if (!key || !certificate || !p12) throw new Error('no folder');
  const openssl = (args: readonly string[]) => execFileSync('openssl', args, { stdio: 'ignore' });
  const made = ['-subj', subject, '-days', '30', '-keyout', key, '-out', certificate];
  openssl(['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made]);
  openssl(['pkcs12', '-export', '-inkey', key, '-in', certificate, '-out', p12, '-passout', 'pass:forged']);
  return P12Signer.create(fs.readFileSync(p12), 'forged');
}
