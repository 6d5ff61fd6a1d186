import type { Brand } from '#shared/brand.ts';
import { translationTypeLabel, type TranslationType } from '#shared/pricing.ts';
import { codeGroups } from '#shared/verification-code.ts';
import { drawText, legibleText, type Document, type TextBox } from './lettering.ts';
import { drawBand, drawFrame, drawQrCode, drawRosette, drawSeal, ink } from './ornament.ts';

/** The certificate itself: one page in front of the translation. */

export type CertificateBrand = Pick<Brand, 'mark' | 'name' | 'legalName' | 'disclaimer'>;

export interface CertificateFacts {
  /** Title of the certified document. */
  title: string;
  translationType: TranslationType;
  sourceLanguage: string;
  targetLanguage: string;
  /** Pages of the original, as ordered. */
  pages: number;
  issuedAt: Date;
  /** Real name of the person who authenticated it. */
  authenticatedBy: string;
  verificationCode: string;
  verifyUrl: string;
  clientName?: string;
  isCorrection: boolean;
}

export interface SheetInput {
  brand: CertificateBrand;
  facts: CertificateFacts;
  /** Pages of the whole delivered file, this one included. */
  totalPages: number;
}

/** Where a name is in letters no installed typeface has. */
const unnamed = 'A registered authenticator';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function plural(pages: number): string {
  return `${pages} ${pages === 1 ? 'page' : 'pages'}`;
}

function statement({ brand, facts }: SheetInput): string {
  return (
    `${brand.legalName} certifies that the attached ${facts.targetLanguage} translation of the document named below ` +
    `was made from ${facts.sourceLanguage} by translators competent in both languages, that it was reviewed, and ` +
    `that it is, to the best of our knowledge and belief, a complete and accurate rendering of the original.`
  );
}

function details({ facts }: SheetInput): [label: string, value: string][] {
  const authenticator = legibleText(facts.authenticatedBy, 'strong');
  const client = facts.clientName === undefined ? undefined : legibleText(facts.clientName, 'strong');
  const rows: [label: string, value: string][] = [
    ['Translation', translationTypeLabel[facts.translationType]],
    ['Languages', `${facts.sourceLanguage} into ${facts.targetLanguage}`],
    ['Pages of the original', plural(facts.pages)],
    ['Issued', dateFormat.format(facts.issuedAt)],
    ['Authenticated by', authenticator ?? unnamed],
  ];
  if (client !== undefined) rows.push(['Prepared for', client]);
  return rows;
}

/** Draws the certificate on the document's current page, whatever its size. */
export function drawSheet(document: Document, input: SheetInput): void {
  const { brand, facts } = input;
  const { width, height } = document.page;
  const margin = 26;
  const left = margin + 46;
  const inner = width - 2 * left;
  const centred = { x: left, width: inner, align: 'center' } as const;
  const write = (text: string, box: TextBox): number => drawText(document, text, box);
  const rule = (y: number, from = left, to = left + inner): void => {
    document.moveTo(from, y).lineTo(to, y).lineWidth(0.6).stroke(ink.hairline);
  };
  const label = (text: string, x: number, y: number, span: number): number =>
    write(text.toUpperCase(), { x, y, width: span, role: 'strong', size: 7, tracking: 1, colour: ink.brass });

  drawFrame(document, { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin });
  drawRosette(document, { x: width / 2, y: height * 0.56, radius: 190 }, ink.brassLine, 0.13);

  write(brand.name.toUpperCase(), { ...centred, y: 72, role: 'strong', size: 10.5, tracking: 3, colour: ink.brass });
  drawBand(document, { x: left, y: 86, width: inner, height: 26 });
  write('Certificate of Translation Accuracy', { ...centred, y: 158, role: 'serif', size: 29, colour: ink.text });
  const kind = translationTypeLabel[facts.translationType];
  const subtitle = facts.isCorrection ? `Corrected ${kind}` : kind;
  write(subtitle, { ...centred, y: 180, role: 'sans', size: 11.5, colour: ink.secondary });
  const body = {
    x: left + 18,
    width: inner - 36,
    align: 'center',
    role: 'sans',
    size: 10.5,
    colour: ink.text,
  } as const;
  write(statement(input), { ...body, y: 214, maxLines: 5, lineHeight: 16 });

  label('Document', left, 302, inner);
  const title = legibleText(facts.title, 'serif') ?? `Document ${facts.verificationCode}`;
  write(title, {
    x: left,
    y: 325,
    width: inner,
    role: 'serif',
    size: 19,
    colour: ink.text,
    maxLines: 2,
    lineHeight: 23,
  });

  const columns = 2;
  const columnWidth = (inner - 24) / columns;
  const gridTop = 362;
  const rowHeight = 46;
  details(input).forEach(([name, value], index) => {
    const x = left + (index % columns) * (columnWidth + 24);
    const y = gridTop + Math.floor(index / columns) * rowHeight;
    rule(y, x, x + columnWidth);
    label(name, x, y + 16, columnWidth);
    write(value, { x, y: y + 32, width: columnWidth, role: 'strong', size: 11.5, colour: ink.text });
  });
  rule(gridTop + 3 * rowHeight);

  drawProof(document, input, { left, inner, top: height - 268 });
  drawFoot(document, input, { left, inner, top: height - 74 });
}

interface Block {
  left: number;
  inner: number;
  top: number;
}

/** How to check it (code and QR) on the left, who answers for it (signature line and seal) on the right. */
function drawProof(document: Document, { brand, facts }: SheetInput, { left, inner, top }: Block): void {
  const qr = 104;
  const textLeft = left + qr + 16;
  const half = inner * 0.62 - qr - 16;
  drawQrCode(document, facts.verifyUrl, { x: left, y: top, width: qr });
  document.rect(left, top, qr, qr).lineWidth(0.6).stroke(ink.brassLine);
  const label = { role: 'strong', size: 7, tracking: 1, colour: ink.brass } as const;
  drawText(document, 'VERIFICATION CODE', { ...label, x: textLeft, y: top + 12, width: half });
  const code = codeGroups(facts.verificationCode).join(' ');
  const codeBox = { x: textLeft, width: half, role: 'mono', size: 19, colour: ink.text } as const;
  const codeBottom = drawText(document, code, { ...codeBox, y: top + 34, maxLines: 2, lineHeight: 20 });
  const note = { x: textLeft, width: half, role: 'sans', size: 8.5, colour: ink.secondary } as const;
  const lastLine = drawText(
    document,
    'Anyone can check this certificate, without an account, by scanning the code or at',
    {
      ...note,
      y: codeBottom + 20,
      maxLines: 3,
      lineHeight: 12,
    },
  );
  const address = facts.verifyUrl.replace(/^https?:\/\//, '');
  const addressLine = {
    x: textLeft,
    y: lastLine + 14,
    width: half,
    role: 'strong',
    size: 8.5,
    colour: '#1B4C8C',
  } as const;
  drawText(document, address, { ...addressLine, maxLines: 2, lineHeight: 11.5 });
  document.link(textLeft, lastLine + 4, half, 24, facts.verifyUrl);

  const sealRadius = 52;
  const seal = { x: left + inner - sealRadius - 4, y: top + sealRadius, radius: sealRadius };
  const isNotarized = facts.translationType === 'notarized';
  drawSeal(document, seal, isNotarized ? ink.brass : ink.authenticated, {
    mark: brand.mark,
    above: brand.name.toUpperCase(),
    below: isNotarized ? 'NOTARIZED' : 'AUTHENTICATED',
  });

  const lineTop = top + qr + 46;
  const span = inner * 0.56;
  document
    .moveTo(left, lineTop)
    .lineTo(left + span, lineTop)
    .lineWidth(0.8)
    .stroke(ink.text);
  const dateLeft = left + span + 24;
  document
    .moveTo(dateLeft, lineTop)
    .lineTo(left + inner, lineTop)
    .lineWidth(0.8)
    .stroke(ink.text);
  const name = legibleText(facts.authenticatedBy, 'serif') ?? unnamed;
  drawText(document, name, { x: left, y: lineTop - 7, width: span, role: 'serif', size: 14, colour: ink.text });
  const date = dateFormat.format(facts.issuedAt);
  const dateSpan = left + inner - dateLeft;
  drawText(document, date, { x: dateLeft, y: lineTop - 7, width: dateSpan, role: 'serif', size: 12, colour: ink.text });
  const caption = { y: lineTop + 12, role: 'sans', size: 8, colour: ink.meta } as const;
  drawText(document, `Authenticated on behalf of ${brand.legalName}`, { ...caption, x: left, width: span });
  drawText(document, 'Date', { ...caption, x: dateLeft, width: dateSpan });
}

function drawFoot(document: Document, { brand, totalPages }: SheetInput, { left, inner, top }: Block): void {
  const small = { role: 'sans', size: 7, colour: ink.meta } as const;
  drawText(document, brand.disclaimer, { ...small, x: left, y: top, width: inner - 70, maxLines: 3, lineHeight: 9.5 });
  const pages = `Page 1 of ${totalPages}`;
  drawText(document, pages, { ...small, x: left + inner - 66, y: top, width: 66, align: 'right' });
}
