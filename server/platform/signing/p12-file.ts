import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { P12Signer } from '@libpdf/core';
import { chainFrom } from './signed-message.ts';

/** Opens PKCS #12 files. Time is unbounded, since a file states how often its passphrase is hashed. */

/** `passphrase`: it does not open the file; `file`: it is not a PKCS#12 file, or lacks a private key with its certificate. */
export type P12Fault = 'file' | 'passphrase';

/** DER: the key as PKCS #8, and the certificates, the key's own first, then its issuers in the file. */
export interface P12Contents {
  pkcs8: Buffer;
  chain: readonly Buffer[];
}

/** Throws the library's errors. Loaded on demand: the import takes 100 ms. */
export async function openP12(p12: Uint8Array, passphrase: string): Promise<P12Signer> {
  const library = await import('@libpdf/core');
  return library.P12Signer.create(p12, passphrase);
}

/** The private key of a file with its certificate, in whatever order the file has them. */
export async function readP12(p12: Uint8Array, passphrase: string): Promise<P12Contents | P12Fault> {
  let signer: P12Signer;
  try {
    signer = await openP12(p12, passphrase);
  } catch (error) {
    const isPassphrase = error instanceof Error && /invalid password|integrity|MAC|decrypt/i.test(error.message);
    return isPassphrase ? 'passphrase' : 'file';
  }
  // The library imports keys as extractable, and has no accessor for them.
  const imported: unknown = Reflect.get(signer, 'privateKey');
  if (!(imported instanceof CryptoKey)) return 'file';
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', imported));
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const all = [signer.certificate, ...signer.certificateChain].map((der) => new X509Certificate(der));
  const leaf = all.find((certificate) => certificate.checkPrivateKey(key));
  return leaf === undefined ? 'file' : { pkcs8, chain: chainFrom(leaf, all) };
}
