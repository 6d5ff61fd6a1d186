import { constants, createPrivateKey, verify, X509Certificate } from 'node:crypto';
import type { P12Signer } from '@libpdf/core';
import { chainFrom } from './signed-message.ts';
import { SigningKeyError } from './types.ts';

/** PKCS #12 files: of the settings, and those that signers import. */

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
  try {
    const signer = await openP12(Buffer.from(p12Base64, 'base64'), passphrase);
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

/** Loaded on demand: the import takes 100 ms. */
async function openP12(p12: Uint8Array, passphrase: string): Promise<P12Signer> {
  const library = await import('@libpdf/core');
  return library.P12Signer.create(p12, passphrase);
}

async function isKeyOf(certificate: X509Certificate, signer: P12Signer): Promise<boolean> {
  const probe = Buffer.from('probe');
  const signature = await signer.sign(probe, 'SHA-256');
  const isPss = signer.signatureAlgorithm === 'RSA-PSS';
  const key = isPss ? { key: certificate.publicKey, padding: constants.RSA_PKCS1_PSS_PADDING } : certificate.publicKey;
  return verify('sha256', probe, key, signature);
}

export interface ImportedKey extends P12Certificates {
  /** PKCS #8, DER. */
  pkcs8: Buffer;
}

/** `passphrase`: it does not open the file; `file`: it is not a PKCS#12 file, or lacks a private key with its certificate. */
export type P12Fault = 'file' | 'passphrase';

export class P12Error extends Error {
  override readonly name = 'P12Error';
  readonly fault: P12Fault;

  constructor(fault: P12Fault, options?: ErrorOptions) {
    super(`PKCS #12: ${fault}`, options);
    this.fault = fault;
  }
}

/** The private key of a file with its certificate, in whatever order the file has them. Throws P12Error. */
export async function readP12Key(p12: Uint8Array, passphrase: string): Promise<ImportedKey> {
  let signer: P12Signer;
  try {
    signer = await openP12(p12, passphrase);
  } catch (error) {
    const isPassphrase = error instanceof Error && /invalid password|integrity|MAC|decrypt/i.test(error.message);
    throw new P12Error(isPassphrase ? 'passphrase' : 'file', { cause: error });
  }
  const pkcs8 = await exportKey(signer);
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const all = [signer.certificate, ...signer.certificateChain].map((der) => new X509Certificate(der));
  const leaf = all.find((certificate) => certificate.checkPrivateKey(key));
  if (leaf === undefined) throw new P12Error('file');
  return { leaf, chain: chainFrom(leaf, all), pkcs8 };
}

/** The library imports keys as extractable, and has no accessor for them. */
async function exportKey(signer: P12Signer): Promise<Buffer> {
  const key: unknown = Reflect.get(signer, 'privateKey');
  if (!(key instanceof CryptoKey)) throw new P12Error('file');
  return Buffer.from(await crypto.subtle.exportKey('pkcs8', key));
}
