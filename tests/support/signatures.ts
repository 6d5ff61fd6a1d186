import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PDF, PdfDict, PdfRef, PdfStream } from '@libpdf/core';
import { Set as Asn1Set, Constructed, fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';

/** Checks of signed PDFs with programs of other authors. */

/** Named by a test that is skipped without them. */
export const toolNames = 'openssl, qpdf and pdfsig';

/** Whether OpenSSL, qpdf and poppler's pdfsig are installed. */
export const hasTools = ['openssl', 'qpdf', 'pdfsig'].every((tool) =>
  (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => fs.existsSync(path.join(folder, tool))),
);

export interface CutSignature {
  /** CMS, DER. */
  cms: Buffer;
  /** The bytes that it signs. */
  content: Buffer;
  /** The signature value. */
  value: Buffer;
  /** Timestamp token, DER; undefined without one. */
  token: Buffer | undefined;
}

const byteRange = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;

/** The last signature of a file, which must cover it whole. */
export function cutSignature(pdf: Buffer): CutSignature {
  const [range] = [...pdf.toString('latin1').matchAll(byteRange)].slice(-1);
  const [start = -1, headEnd = 0, tailStart = 0, tailLength = 0] = range?.slice(1).map(Number) ?? [];
  if (start !== 0 || tailStart + tailLength !== pdf.length) throw new Error('the signature does not cover the file');
  const padded = Buffer.from(pdf.toString('latin1', headEnd + 1, tailStart - 1), 'hex');
  const { offset } = fromBER(Uint8Array.from(padded).buffer);
  const cms = padded.subarray(0, offset);
  const content = Buffer.concat([pdf.subarray(0, headEnd), pdf.subarray(tailStart)]);
  return { cms, content, ...readSigner(cms) };
}

function readSigner(cms: Buffer): Pick<CutSignature, 'value' | 'token'> {
  const signedData = partsOf(partsOf(fromBER(Uint8Array.from(cms).buffer).result)[1])[0];
  const signer = partsOf(partsOf(partsOf(signedData).at(-1))[0]);
  const value = signer.find((part) => part instanceof OctetString);
  if (!(value instanceof OctetString)) throw new Error('no signature value');
  const last = signer.at(-1);
  const attribute = last instanceof OctetString ? undefined : partsOf(partsOf(last)[0]);
  const token = attribute && partsOf(attribute[1])[0];
  return {
    value: Buffer.from(value.valueBlock.valueHexView),
    token: token instanceof Sequence ? Buffer.from(token.toBER()) : undefined,
  };
}

function partsOf(value: unknown): unknown[] {
  if (value instanceof Constructed || value instanceof Asn1Set) return value.valueBlock.value;
  throw new Error(`no structure: ${value instanceof ObjectIdentifier ? value.getValue() : String(value)}`);
}

/** Throws unless qpdf, pdfsig and OpenSSL accept the file; `roots` and `timestampRoots` are PEM. */
export function verifyOutside(
  pdf: Buffer,
  { roots, timestampRoots }: { roots: string; timestampRoots?: string },
): void {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'signature-'));
  const written = (name: string, bytes: Buffer | string): string => {
    const file = path.join(dir, name);
    fs.writeFileSync(file, bytes);
    return file;
  };
  const run = (tool: string, ...args: string[]): string =>
    execFileSync(tool, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const file = written('delivery.pdf', pdf);
    const { cms, content, value, token } = cutSignature(pdf);
    const rootFile = written('roots.pem', roots);
    run('qpdf', '--check', file);
    const report = run('pdfsig', '-nocert', file);
    if (!report.includes('Signature is Valid') || !report.includes('Total document signed')) throw new Error(report);
    const signed = ['-in', written('cms.der', cms), '-content', written('content', content)];
    const trust = ['-CAfile', rootFile, '-purpose', 'any', '-out', path.join(dir, 'out')];
    run('openssl', 'cms', '-verify', '-binary', '-cades', '-inform', 'DER', ...signed, ...trust);
    if (timestampRoots === undefined) return;
    if (!token) throw new Error('there is no timestamp');
    const stamped = ['-data', written('value', value), '-in', written('token.der', token), '-token_in'];
    run('openssl', 'ts', '-verify', ...stamped, '-CAfile', written('timestamp-roots.pem', timestampRoots));
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
}

export interface ReadStore {
  /** DER. */
  certificates: Buffer[];
  revocationLists: Buffer[];
  /** P of the certification signature. */
  permissions: number | undefined;
}

/** The DSS dictionary of a file, and what its certification permits. */
export async function readStore(pdf: Buffer): Promise<ReadStore> {
  const document = await PDF.load(new Uint8Array(pdf));
  const resolve = (ref: PdfRef) => document.context.resolve(ref);
  const catalog = document.getCatalog();
  const store = catalog.getDict('DSS', resolve);
  const streams = (name: string): Buffer[] =>
    [...(store?.getArray(name, resolve) ?? [])].flatMap((item) => {
      const object = item instanceof PdfRef ? resolve(item) : item;
      return object instanceof PdfStream ? [Buffer.from(object.getDecodedData())] : [];
    });
  const certification = catalog.getDict('Perms', resolve)?.getDict('DocMDP', resolve);
  const [reference] = [...(certification?.getArray('Reference', resolve) ?? [])];
  const permissions =
    reference instanceof PdfDict ? reference.getDict('TransformParams', resolve)?.getNumber('P')?.value : undefined;
  return { certificates: streams('Certs'), revocationLists: streams('CRLs'), permissions };
}

interface Extended {
  /** PEM. */
  roots: string;
  timestampRoots: string;
  /** Length of the signed revision. */
  signedBytes: number;
}

/**
 * Throws unless qpdf, pdfsig and OpenSSL accept a file at B-LT or B-LTA: the signature in its revision, its timestamp, a
 * document timestamp over the whole, and every certificate by the lists in the file.
 */
export async function verifyExtended(pdf: Buffer, { roots, timestampRoots, signedBytes }: Extended): Promise<void> {
  const { certificates, revocationLists } = await readStore(pdf);
  verifyOutside(pdf.subarray(0, signedBytes), { roots, timestampRoots });
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'extended-'));
  const written = (name: string, bytes: Buffer | string): string => {
    const file = path.join(dir, name);
    fs.writeFileSync(file, bytes);
    return file;
  };
  const run = (tool: string, ...args: string[]): string =>
    execFileSync(tool, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const file = written('extended.pdf', pdf);
    run('qpdf', '--check', file);
    if (!run('pdfsig', '-nocert', file).includes('Signature is Valid')) throw new Error('pdfsig refuses the signature');
    const trust = written('roots.pem', `${roots}\n${timestampRoots}`);
    const lists = revocationLists.map((list, index) =>
      run('openssl', 'crl', '-inform', 'DER', '-in', written(`${index}.crl`, list)),
    );
    const listFile = written('lists.pem', lists.join('\n'));
    for (const certificate of certificates.map((der) => new X509Certificate(der)).filter((one) => !one.ca)) {
      const leaf = written('leaf.pem', certificate.toString());
      run('openssl', 'verify', '-crl_check', '-purpose', 'any', '-CAfile', trust, '-CRLfile', listFile, leaf);
    }
    if (!pdf.includes('/ETSI.RFC3161')) return;
    const { cms, content } = cutSignature(pdf);
    const stamped = ['-data', written('content', content), '-in', written('token.der', cms), '-token_in'];
    run('openssl', 'ts', '-verify', ...stamped, '-CAfile', trust);
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
}

/** Throws unless OpenSSL accepts a revocation list, DER, as one of the issuer, PEM. */
export function verifyList(list: Buffer, issuer: string): void {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'list-'));
  try {
    const issuerFile = path.join(dir, 'issuer.pem');
    fs.writeFileSync(issuerFile, issuer);
    const options = { input: list, stdio: 'pipe' as const, encoding: 'utf8' as const };
    const { stderr } = spawnSync('openssl', ['crl', '-inform', 'DER', '-noout', '-CAfile', issuerFile], options);
    if (!stderr.includes('verify OK')) throw new Error(stderr);
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
}

/** A folder that the caller removes. */
export function temporaryFolder(): string {
  return path.join(os.tmpdir(), `signatures-${randomBytes(6).toString('hex')}`);
}
