import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cutSignature } from './signatures.ts';

/** PKCS #12 files of translators, by OpenSSL as an authority; and the parts of a file that two parties signed. */

interface Import {
  name?: string;
  days?: number;
  key?: readonly string[];
  /** Lines of the certificate's extensions. */
  extensions?: readonly string[];
  /** Includes the authority's certificate, first in the file. */
  withIssuer?: boolean;
  passphrase?: string;
  /** Takes minutes to open. */
  isCostly?: boolean;
}

/** Base64 of a PKCS #12 file with passphrase `test`. */
export function makeP12({
  name = 'Clara Reis',
  days = 365,
  key = ['rsa:3072'],
  extensions = ['keyUsage=critical,digitalSignature,nonRepudiation', 'extendedKeyUsage=emailProtection,clientAuth'],
  withIssuer = true,
  passphrase = 'test',
  isCostly = false,
}: Import = {}): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'own-key-'));
  const at = (file: string): string => path.join(dir, file);
  const openssl = (...args: readonly string[]): void => {
    execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  };
  const config = '[req]\ndistinguished_name=dn\n[dn]\n';
  try {
    fs.writeFileSync(
      at('ca.conf'),
      `${config}[ca]\nbasicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign,cRLSign\n`,
    );
    fs.writeFileSync(at('leaf.ext'), ['basicConstraints=CA:FALSE', ...extensions].join('\n'));
    openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-config',
      at('ca.conf'),
      '-extensions',
      'ca',
      '-keyout',
      at('ca.key'),
      '-out',
      at('ca.pem'),
      '-subj',
      '/O=National Registry/CN=Registry CA',
      '-days',
      '3650',
    );
    openssl(
      'req',
      '-newkey',
      ...key,
      '-nodes',
      '-config',
      at('ca.conf'),
      '-keyout',
      at('leaf.key'),
      '-out',
      at('leaf.csr'),
      '-subj',
      `/O=Translators/CN=${name}`,
    );
    const [from, until] = days > 0 ? [0, days] : [days - 2, days];
    const date = (offset: number) =>
      new Date(Date.now() + offset * 86_400_000).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14) + 'Z';
    fs.writeFileSync(at('index.txt'), '');
    fs.writeFileSync(at('serial'), '1001');
    fs.writeFileSync(
      at('issue.conf'),
      `[ca]\ndefault_ca=d\n[d]\ndatabase=${at('index.txt')}\nserial=${at('serial')}\nnew_certs_dir=${dir}\ndefault_md=sha256\npolicy=p\n[p]\norganizationName=optional\ncommonName=supplied\n`,
    );
    openssl(
      'ca',
      '-batch',
      '-config',
      at('issue.conf'),
      '-in',
      at('leaf.csr'),
      '-cert',
      at('ca.pem'),
      '-keyfile',
      at('ca.key'),
      '-startdate',
      date(from - 1),
      '-enddate',
      date(until),
      '-extfile',
      at('leaf.ext'),
      '-notext',
      '-out',
      at('leaf.pem'),
    );
    // OpenSSL puts the key's own certificate first; an authority's export may not.
    if (withIssuer)
      fs.writeFileSync(at('both.pem'), fs.readFileSync(at('ca.pem'), 'utf8') + fs.readFileSync(at('leaf.pem'), 'utf8'));
    openssl(
      'pkcs12',
      '-export',
      '-inkey',
      at('leaf.key'),
      '-in',
      at(withIssuer ? 'both.pem' : 'leaf.pem'),
      '-out',
      at('key.p12'),
      '-passout',
      `pass:${passphrase}`,
      ...(isCostly ? ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-iter', String(0x01_11_70)] : []),
    );
    const file = fs.readFileSync(at('key.p12'));
    return (isCostly ? raised(file) : file).toString('base64');
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
}

/** The file with eight million hashes wherever it states `0x011170`. */
function raised(file: Buffer): Buffer {
  const [stated, most] = ['0203011170', '02037fffff'].map((hex) => Buffer.from(hex, 'hex').toString('latin1'));
  return Buffer.from(file.toString('latin1').replaceAll(stated ?? '', most ?? ''), 'latin1');
}

const byteRange = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;

/** The revisions that end with each signature, in their order. */
export function signedRevisions(pdf: Buffer): Buffer[] {
  return [...pdf.toString('latin1').matchAll(byteRange)].map((range) => {
    const [, , tailStart = 0, tailLength = 0] = range.slice(1).map(Number);
    return pdf.subarray(0, tailStart + tailLength);
  });
}

/** Whether the signature that ends a revision includes a certificate. */
export function isSignedWith(revision: Buffer | undefined, certificate: Uint8Array): boolean {
  return revision !== undefined && cutSignature(revision).cms.includes(Buffer.from(certificate));
}
