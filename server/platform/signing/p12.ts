import { constants, verify, X509Certificate } from 'node:crypto';
import type { P12Signer } from '@libpdf/core';
import { chainFrom } from './signed-message.ts';
import { SigningKeyError } from './types.ts';

/** PKCS #12 files of the settings. */

export interface P12 {
  p12Base64: string;
  passphrase: string;
}

export interface P12Certificates {
  leaf: X509Certificate;
  /** DER, the leaf first, then the issuers in the file. */
  chain: readonly Buffer[];
}

/** Throws SigningKeyError when the file is damaged, holds no key, or the passphrase is wrong. */
export async function readP12Certificates({ p12Base64, passphrase }: P12): Promise<P12Certificates> {
  // Loaded on demand: the import takes 100 ms.
  const library = await import('@libpdf/core');
  try {
    const signer: P12Signer = await library.P12Signer.create(Buffer.from(p12Base64, 'base64'), passphrase);
    const certificate = new X509Certificate(signer.certificate);
    if (!(await isKeyOf(certificate, signer))) throw new Error('the private key is of another certificate');
    const issuers = signer.certificateChain.map((der) => new X509Certificate(der));
    return { leaf: certificate, chain: chainFrom(certificate, issuers) };
  } catch (error) {
    throw new SigningKeyError(
      'SIGNING_P12_BASE64 is no PKCS #12 file with a private key, or SIGNING_P12_PASSPHRASE is wrong',
      { cause: error },
    );
  }
}

async function isKeyOf(certificate: X509Certificate, signer: P12Signer): Promise<boolean> {
  const probe = Buffer.from('probe');
  const signature = await signer.sign(probe, 'SHA-256');
  const isPss = signer.signatureAlgorithm === 'RSA-PSS';
  const key = isPss ? { key: certificate.publicKey, padding: constants.RSA_PKCS1_PSS_PADDING } : certificate.publicKey;
  return verify('sha256', probe, key, signature);
}
