import { P12Signer, PDF } from '@libpdf/core';
import { PrintError } from './print-error.ts';
import type { PrintJob } from './print-job.ts';

/** Signs a file (PAdES B-B). */
export async function sign(pdf: Uint8Array, signing: NonNullable<PrintJob['signing']>): Promise<Uint8Array> {
  try {
    const signer = await P12Signer.create(signing.p12, signing.passphrase);
    const document = await PDF.load(pdf);
    const { reason, contact, time } = signing;
    const signed = await document.sign({ signer, reason, contactInfo: contact, signingTime: time });
    return signed.bytes;
  } catch (error) {
    throw new PrintError('signing', String(error));
  }
}
