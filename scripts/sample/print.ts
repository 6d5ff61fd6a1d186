import '../run/die-with-parent.ts';
import fs from 'node:fs/promises';
import path from 'node:path';
import { loadEnv } from 'vite';
import { describeCertificate } from '#server/features/certification/certificate.ts';
import { createTypesetter } from '#server/platform/typesetting/typesetter.ts';
import { resolveBrand } from '#shared/brand.ts';
import { specimenCode } from '#shared/verification-code.ts';
import { root } from '../run/paths.ts';
import { drawOriginal, drawTranslation } from './papers.ts';
import { writePictures } from './pictures.ts';

/** Prints the public sample with the product's own typesetter: `certificate.pdf` and page pictures, into the folder given. */

const specimen = {
  notice: 'Specimen',
  issuedAt: new Date('2026-11-12T15:00:00Z'),
  facts: {
    paperKind: 'Birth certificate',
    holders: [{ name: 'João Pereira' }],
    issuer: '4th Civil Registry Office',
    place: 'Vila do Exemplo, Brazil',
    registerNumber: 'A-23, page 45, no. 1234',
    issuedOn: '1991-04-02',
    marks: ['Round stamp', 'Signature'],
  },
  signer: {
    legalName: 'Rita Almeida',
    credential: 'Specimen translator',
    credentialNumber: '000000',
    credentialExpiresOn: null,
    address: ['1 Example Street', 'Springfield'],
    languagePairs: [{ from: 'Portuguese', to: 'English' }],
  },
};

async function printSample(folder: string): Promise<void> {
  const brand = resolveBrand(loadEnv('production', root, 'BRAND_'));
  const [translation, original, signature] = await Promise.all([
    drawTranslation(),
    drawOriginal(),
    fs.readFile(new URL('signature.svg', import.meta.url), 'utf8'),
  ]);
  const job = describeCertificate(
    brand,
    {
      facts: specimen.facts,
      preset: 'uscis',
      sourceLanguage: 'Portuguese',
      targetLanguage: 'English',
      pages: 1,
      issuedAt: specimen.issuedAt,
      signer: { fields: { ...specimen.signer, email: brand.supportEmail }, signature: { svg: signature } },
      verificationCode: specimenCode,
      verifyUrl: `https://${brand.domain}/verify?code=${specimenCode}`,
      isCorrection: false,
      isSpecimen: true,
    },
    {
      source: { bytes: translation, mimetype: 'application/pdf' },
      copies: { bytes: original, mimetype: 'application/pdf', pageCounts: [1] },
    },
  );
  const typesetter = createTypesetter();
  try {
    const { pdf, pages } = await typesetter.print(
      {
        ...job,
        paper: { ...job.paper, notice: specimen.notice },
        art: { ...job.art, seal: { ...job.art.seal, lower: 'SPECIMEN' } },
        signing: null,
      },
      'sample',
    );
    await fs.mkdir(folder, { recursive: true });
    await fs.writeFile(path.join(folder, 'certificate.pdf'), pdf);
    await writePictures(pdf, { folder, pages });
  } finally {
    await typesetter.close();
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder to print the sample into');
await printSample(folder);
