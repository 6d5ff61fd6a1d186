import { createPrivateKey, sign } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { reservedBytes } from '#server/platform/signing/signature-gap.ts';
import type { Harness } from './harness.ts';

/** A PDF of one page that no other call returns, signed with the installation's own key (PAdES B-B). */
export async function signedPdf({ deps }: Harness, text = 'Birth certificate'): Promise<Buffer> {
  const { material } = await deps.signing.documentKey();
  if (material.kind !== 'key') throw new Error('the installation does not sign with a key of its own');
  const [certificate = new Uint8Array(), ...certificateChain] = material.certificates;
  const key = createPrivateKey({ key: Buffer.from(material.pkcs8), format: 'der', type: 'pkcs8' });
  const pdf = PDF.create();
  pdf.addPage().drawText(`${text} ${crypto.randomUUID()}`, { x: 50, y: 700 });
  const document = await PDF.load(await pdf.save());
  const { bytes } = await document.sign({
    signer: {
      certificate,
      certificateChain,
      keyType: 'EC',
      signatureAlgorithm: 'ECDSA',
      sign: (data) => Promise.resolve(new Uint8Array(sign('sha256', data, key))),
    },
    level: 'B-B',
    estimatedSize: reservedBytes,
  });
  return Buffer.from(bytes);
}
