import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { fontPath } from '#server/platform/typesetting/fonts.ts';

/** An invented birth record and its translation, drawn as PDFs. */

const serif = fontPath('source-serif-4/400Regular/SourceSerif4_400Regular.ttf');
const serifBold = fontPath('source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf');
const sans = fontPath('public-sans/400Regular/PublicSans_400Regular.ttf');

interface Sheet {
  office: readonly string[];
  title: string;
  fields: readonly (readonly [label: string, value: string])[];
  text: string;
  mark: string;
  specimen: string;
  ink: string;
}

/** The original, in Portuguese. */
export function drawOriginal(): Promise<Buffer> {
  return draw({
    office: ['República Federativa do Brasil', 'Registro Civil das Pessoas Naturais', '4º Ofício, Vila do Exemplo'],
    title: 'Certidão de Nascimento',
    fields: [
      ['Nome', 'João Pereira'],
      ['Data de nascimento', '20 de março de 1991, às 7h15'],
      ['Local de nascimento', 'Vila do Exemplo'],
      ['Filiação', 'Mariana Pereira e Augusto Pereira'],
      ['Livro, folha, termo', 'A-23, fls. 45, nº 1234'],
      ['Data do registro', '2 de abril de 1991'],
    ],
    text: 'O conteúdo da certidão é verdadeiro. Dou fé.',
    mark: '(Selo redondo do 4º Ofício. Assinatura da oficial.)',
    specimen: 'Documento fictício, somente para demonstração.',
    ink: '#3a2f1d',
  });
}

/** Its translation. */
export function drawTranslation(): Promise<Buffer> {
  return draw({
    office: ['Federative Republic of Brazil', 'Civil Registry of Natural Persons', '4th Office, Vila do Exemplo'],
    title: 'Birth Certificate',
    fields: [
      ['Name', 'João Pereira'],
      ['Date of birth', 'March 20, 1991, at 7:15 a.m.'],
      ['Place of birth', 'Vila do Exemplo'],
      ['Parents', 'Mariana Pereira and Augusto Pereira'],
      ['Book, page, entry', 'A-23, page 45, no. 1234'],
      ['Date of registration', 'April 2, 1991'],
    ],
    text: 'The content of the certificate is true. In witness whereof I sign.',
    mark: '[Round seal: 4th Office] [Signature: registrar]',
    specimen: 'Invented document, for demonstration only.',
    ink: '#17202e',
  });
}

function draw({ office, title, fields, text, mark, specimen, ink }: Sheet): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 72, info: { Title: title, CreationDate: new Date(0) } });
  pdf.fillColor(ink).font(sans).fontSize(11);
  for (const line of office) pdf.text(line, { align: 'center' });
  pdf.moveDown(1.5).font(serifBold).fontSize(26).text(title, { align: 'center' }).moveDown(1.2);
  for (const [label, value] of fields) {
    const top = pdf.y;
    pdf
      .font(sans)
      .fontSize(10)
      .text(label, 72, top + 4, { width: 150 });
    pdf.font(serif).fontSize(15).text(value, 232, top, { width: 308 });
    pdf
      .moveTo(72, pdf.y + 7)
      .lineTo(540, pdf.y + 7)
      .lineWidth(0.4)
      .strokeColor(ink)
      .strokeOpacity(0.35)
      .stroke();
    pdf.moveDown(0.9);
  }
  pdf
    .font(serif)
    .fontSize(13)
    .text(text, 72, pdf.y + 20, { width: 468 })
    .moveDown(1.5);
  pdf.fontSize(12).text(mark, { oblique: true }).moveDown(3);
  pdf.font(sans).fontSize(9).fillColor('#8a1c1c').text(specimen, { align: 'center' });
  pdf.end();
  return buffer(Readable.from(pdf));
}
