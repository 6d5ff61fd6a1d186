import { X509Certificate } from 'node:crypto';

/** DER of each certificate in PEM text, or in base64 of PEM text. Throws when there is none. */
export function readPemCertificates(text: string): Buffer[] {
  const pem = text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString('latin1');
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (blocks.length === 0) throw new Error('no PEM certificate');
  return blocks.map((block) => Buffer.from(new X509Certificate(block).raw));
}

/** PEM of a DER certificate. */
export function toPem(certificate: Uint8Array): string {
  return new X509Certificate(certificate).toString();
}
