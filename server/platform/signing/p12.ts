import { constants, verify, X509Certificate } from 'node:crypto';
import type { P12Signer } from '@libpdf/core';
import { AppError } from '#server/errors.ts';
import { childModule } from '#server/platform/processes/child.ts';
import { BusyError, WatchedChild } from '#server/platform/processes/watched-child.ts';
import { openP12, type P12Fault } from './p12-file.ts';
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

export class P12Error extends Error {
  override readonly name = 'P12Error';
  readonly fault: P12Fault;

  constructor(fault: P12Fault, options?: ErrorOptions) {
    super(`PKCS #12: ${fault}`, options);
    this.fault = fault;
  }
}

/** Of the child, in base64. */
export type P12Answer = { pkcs8: string; chain: string[] } | { fault: P12Fault };

const child = new WatchedChild<P12Answer>({
  module: childModule(import.meta.url, 'p12-child'),
  maxResidentBytes: 384 * 1024 * 1024,
  timeoutMs: 30_000,
  // An honest file takes a second, with the start of the process.
  maxCpuMs: 3_000,
  idleTimeoutMs: 10_000,
  maxQueued: 16,
});

/**
 * The private key of an imported file with its certificate, read in a child process: a hostile file can demand hash
 * iterations that would block this one for hours. Throws P12Error, SERVICE_UNAVAILABLE (too many files are waiting, or
 * starved of CPU).
 */
export async function readP12Key(p12: Uint8Array, passphrase: string): Promise<ImportedKey> {
  const answer = await child.ask(p12, Buffer.from(passphrase, 'utf8')).catch((error: unknown) => {
    throw error instanceof BusyError ? new AppError('SERVICE_UNAVAILABLE', { cause: error }) : error;
  });
  if (answer === undefined || 'fault' in answer) throw new P12Error(answer?.fault ?? 'file');
  const chain = answer.chain.map((der) => Buffer.from(der, 'base64'));
  const [leaf] = chain;
  if (leaf === undefined) throw new P12Error('file');
  return { leaf: new X509Certificate(leaf), chain, pkcs8: Buffer.from(answer.pkcs8, 'base64') };
}

/** Kills the child process, at shutdown. The next file starts another. */
export function stopKeyImports(): void {
  child.stop();
}
