import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { P12Signer, PDF } from '@libpdf/core';
import PdfKit from 'pdfkit';
import type { AcceptedMimeType } from '#shared/files.ts';
import type { Document } from './lettering.ts';
import { drawSheet, type CertificateBrand, type CertificateFacts } from './sheet.ts';
import { attachStrip, drawStrip, stripHeight, visibleSize, type StripText } from './strip.ts';

/** The delivered file: a certificate in front of every page of the translation. */

export interface CertifiedPdfInput {
  brand: CertificateBrand;
  certificate: CertificateFacts;
  /** The finished translation; its type is what its bytes say. */
  translation: { bytes: Uint8Array; mimeType: AcceptedMimeType };
  /** Signs the file (PAdES B-B) when given. */
  signing?: { p12: Uint8Array; passphrase: string };
}

export type CertificateFault = 'translation-encrypted' | 'translation-unreadable' | 'signing-failed';

const faultText = {
  'translation-encrypted': 'The translation needs a password to open, so it cannot be certified.',
  'translation-unreadable': 'The translation is damaged, so it cannot be certified.',
  'signing-failed': 'The certificate could not be signed: check the signing key and its passphrase.',
} as const satisfies Record<CertificateFault, string>;

/** Why no certified file could be made; `cause` says what the library said. */
export class CertificateError extends Error {
  readonly fault: CertificateFault;

  constructor(fault: CertificateFault, cause: unknown) {
    super(faultText[fault], { cause });
    this.name = 'CertificateError';
    this.fault = fault;
  }
}

interface PageSize {
  width: number;
  height: number;
}

const letter: PageSize = { width: 612, height: 792 };
const a4: PageSize = { width: 595.28, height: 841.89 };

/** The paper of the country the translation was laid out for. */
function paperLike({ width, height }: PageSize): PageSize {
  return Math.abs(height / width - a4.height / a4.width) < 0.02 ? a4 : letter;
}

async function openTranslation(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
    if (document.getPageCount() === 0) throw new Error('no pages');
    return document;
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt|crypt/i.test(error.message);
    throw new CertificateError(isLocked ? 'translation-encrypted' : 'translation-unreadable', error);
  }
}

/** A drawing document whose bytes depend on nothing but what is drawn: its dates are the certificate's. */
function newDrawing({ brand, certificate }: CertifiedPdfInput): { document: Document; bytes: Promise<Buffer> } {
  const { issuedAt } = certificate;
  const info = { Title: 'Certificate of Translation Accuracy', Author: brand.legalName, CreationDate: issuedAt };
  const document = new PdfKit({ autoFirstPage: false, margin: 0, lang: 'en', info: { ...info, ModDate: issuedAt } });
  return { document, bytes: buffer(document) };
}

function stripText({ brand, certificate }: CertifiedPdfInput, page: number, totalPages: number): StripText {
  const { verificationCode, verifyUrl } = certificate;
  return { brandName: brand.name, verificationCode, verifyUrl, page, totalPages };
}

/** The certificate, and a strip for each translated page as a page of its own. */
async function drawParts(input: CertifiedPdfInput, pages: readonly PageSize[]): Promise<Buffer> {
  const { document, bytes } = newDrawing(input);
  const totalPages = pages.length + 1;
  const paper = paperLike(pages[0] ?? letter);
  document.addPage({ size: [paper.width, paper.height], margin: 0 });
  drawSheet(document, { brand: input.brand, facts: input.certificate, totalPages });
  pages.forEach(({ width }, index) => {
    document.addPage({ size: [width, stripHeight], margin: 0 });
    drawStrip(document, stripText(input, index + 2, totalPages), stripHeight);
  });
  document.end();
  return bytes;
}

/** Copies pages only: scripts, attachments and metadata of the translation's file stay behind. */
async function certifyPdf(input: CertifiedPdfInput): Promise<Uint8Array> {
  const translation = await openTranslation(input.translation.bytes);
  try {
    const sizes = translation.getPages().map(visibleSize);
    const parts = await PDFDocument.load(await drawParts(input, sizes), { updateMetadata: false });
    const result = await PDFDocument.create({ updateMetadata: false });
    const [sheet] = await result.copyPages(parts, [0]);
    if (sheet) result.addPage(sheet);
    const strips = await result.embedPdf(
      parts,
      sizes.map((_, index) => index + 1),
    );
    const pages = await result.copyPages(translation, translation.getPageIndices());
    pages.forEach((page, index) => {
      result.addPage(page);
      const strip = strips[index];
      if (strip) attachStrip(page, strip);
    });
    describe(result, input);
    return await result.save();
  } catch (error) {
    throw new CertificateError('translation-unreadable', error);
  }
}

/** The image on one page, as large as the paper allows. */
async function certifyImage(input: CertifiedPdfInput): Promise<Uint8Array> {
  const { document, bytes } = newDrawing(input);
  document.addPage({ size: [letter.width, letter.height], margin: 0 });
  drawSheet(document, { brand: input.brand, facts: input.certificate, totalPages: 2 });
  document.addPage({ size: [letter.width, letter.height], margin: 0 });
  const margin = 36;
  const room: [number, number] = [letter.width - 2 * margin, letter.height - 2 * margin - stripHeight];
  try {
    const image = Buffer.from(input.translation.bytes);
    document.image(image, margin, margin, { fit: room, align: 'center', valign: 'center' });
  } catch (error) {
    document.end();
    await bytes;
    throw new CertificateError('translation-unreadable', error);
  }
  drawStrip(document, stripText(input, 2, 2), letter.height);
  document.end();
  return bytes;
}

function describe(document: PDFDocument, { brand, certificate }: CertifiedPdfInput): void {
  document.setTitle(`Certificate of Translation Accuracy ${certificate.verificationCode}`, {
    showInWindowTitleBar: true,
  });
  document.setAuthor(brand.legalName);
  document.setProducer(brand.legalName);
  document.setLanguage('en');
  document.setCreationDate(certificate.issuedAt);
  document.setModificationDate(certificate.issuedAt);
}

async function sign(bytes: Uint8Array, input: CertifiedPdfInput): Promise<Uint8Array> {
  const { signing, brand, certificate } = input;
  if (signing === undefined) return bytes;
  try {
    const signer = await P12Signer.create(signing.p12, signing.passphrase);
    const document = await PDF.load(bytes);
    const signed = await document.sign({
      signer,
      reason: `Certified translation ${certificate.verificationCode}`,
      contactInfo: brand.legalName,
      signingTime: certificate.issuedAt,
    });
    return signed.bytes;
  } catch (error) {
    throw new CertificateError('signing-failed', error);
  }
}

/**
 * Builds the delivered file. The same input gives the same bytes unless it is signed. Runs in this process, about 150 ms for
 * three pages: give it only files that were checked on arrival. Throws `CertificateError`.
 */
export async function buildCertifiedPdf(input: CertifiedPdfInput): Promise<Uint8Array> {
  const isPdf = input.translation.mimeType === 'application/pdf';
  return sign(await (isPdf ? certifyPdf(input) : certifyImage(input)), input);
}
