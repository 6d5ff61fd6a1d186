import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A self-signed key as base64 PKCS #12 with passphrase `test`, valid for `days`; expired when negative. */
export function makeSigningKey(days: number, { isCertificateAlone = false } = {}): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'signing-'));
  const [key, certificate, p12] = ['key.pem', 'certificate.pem', 'key.p12'].map((name) => path.join(dir, name)) as [
    string,
    string,
    string,
  ];
  const openssl = (args: readonly string[]): void => {
    execFileSync('openssl', args, { stdio: 'ignore' });
  };
  try {
    const subject = ['-subj', '/O=Test Signer/CN=Document signing', '-days', String(Math.max(1, days))];
    openssl(['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject]);
    if (days < 0) openssl(['x509', '-in', certificate, '-signkey', key, '-days', String(days), '-out', certificate]);
    const source = isCertificateAlone ? ['-nokeys', '-in', certificate] : ['-inkey', key, '-in', certificate];
    openssl(['pkcs12', '-export', ...source, '-out', p12, '-passout', 'pass:test']);
    return fs.readFileSync(p12).toString('base64');
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
}
