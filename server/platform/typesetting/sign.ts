import { createPrivateKey, sign as signBytes } from 'node:crypto';
import { P12Signer, PDF, type Signer } from '@libpdf/core';
import { reservedBytes } from '#server/platform/signing/signed-pdf.ts';
import type { SigningMaterial } from '#server/platform/signing/types.ts';
import { PrintError } from './print-error.ts';
import type { PrintJob } from './print-job.ts';

export interface Signed {
  pdf: Uint8Array;
  /** For `remote` material. */
  toBeSigned: Uint8Array | null;
}

/** Embeds the attachment, and signs the file (PAdES B-B). */
export async function finish(pdf: Uint8Array, { attachment, signing }: PrintJob): Promise<Signed> {
  if (!attachment && !signing) return { pdf, toBeSigned: null };
  try {
    const document = await PDF.load(pdf);
    if (attachment) {
      const { name, bytes, description, mimetype: mimeType } = attachment;
      document.addAttachment(name, bytes, { description, mimeType });
    }
    if (!signing) return { pdf: await document.save({ incremental: true }), toBeSigned: null };
    const { reason, contact, time } = signing;
    const signer = await signerOf(signing.material);
    const signed = await document.sign({
      signer,
      reason,
      contactInfo: contact,
      signingTime: time,
      fieldName: 'Issuer',
      level: 'B-B',
      estimatedSize: reservedBytes,
    });
    return { pdf: signed.bytes, toBeSigned: signer instanceof RemoteSigner ? signer.toBeSigned : null };
  } catch (error) {
    throw new PrintError('signing', String(error));
  }
}

async function signerOf(material: SigningMaterial): Promise<Signer> {
  switch (material.kind) {
    case 'p12':
      return P12Signer.create(material.p12, material.passphrase);
    case 'remote':
      return new RemoteSigner(material);
    case 'key': {
      const key = createPrivateKey({ key: Buffer.from(material.pkcs8), format: 'der', type: 'pkcs8' });
      return {
        ...chainOf(material.certificates),
        keyType: 'EC',
        signatureAlgorithm: 'ECDSA',
        sign: (data) => Promise.resolve(new Uint8Array(signBytes('sha256', data, key))),
      };
    }
  }
}

/** Leaves the signature empty, and keeps what is to be signed. */
class RemoteSigner implements Signer {
  readonly certificate: Uint8Array;
  readonly certificateChain: Uint8Array[];
  readonly keyType: Signer['keyType'];
  readonly signatureAlgorithm: Signer['signatureAlgorithm'];
  toBeSigned: Uint8Array | null = null;

  constructor({ certificates, keyType }: SigningMaterial & { kind: 'remote' }) {
    const { certificate, certificateChain } = chainOf(certificates);
    this.certificate = certificate;
    this.certificateChain = certificateChain;
    this.keyType = keyType;
    this.signatureAlgorithm = keyType === 'EC' ? 'ECDSA' : 'RSASSA-PKCS1-v1_5';
  }

  sign(data: Uint8Array): Promise<Uint8Array> {
    this.toBeSigned = data;
    return Promise.resolve(new Uint8Array(1));
  }
}

function chainOf(certificates: readonly Uint8Array[]): { certificate: Uint8Array; certificateChain: Uint8Array[] } {
  const [certificate, ...certificateChain] = certificates;
  if (!certificate) throw new Error('a certificate is missing');
  return { certificate, certificateChain };
}
