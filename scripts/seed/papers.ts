import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

export interface Paper {
  title: string;
  /** One page each. */
  pages: readonly (readonly string[])[];
}

/** A plain PDF with these words, marked as invented on every page. */
export async function printPaper(paper: Paper, mark: string): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 72, info: { Title: paper.title } });
  paper.pages.forEach((lines, index) => {
    if (index > 0) pdf.addPage();
    pdf.font('Times-Bold').fontSize(18).text(paper.title, { align: 'center' }).moveDown(2);
    pdf.font('Times-Roman').fontSize(12);
    for (const line of lines) pdf.text(line).moveDown(0.6);
    pdf.moveDown(2).fontSize(9).fillColor('#666').text(mark, { align: 'center' }).fillColor('#000');
  });
  pdf.end();
  return buffer(Readable.from(pdf));
}

const original = 'Documento fictício, somente para demonstração.';
const translation = 'Invented document, for demonstration only.';

export const birthCertificate = {
  original: (): Promise<Buffer> =>
    printPaper(
      {
        title: 'Certidão de Nascimento',
        pages: [
          ['Nome: Marina Alves', 'Data de nascimento: 14 de março de 1991', 'Local: Belo Horizonte, Minas Gerais'],
          ['Pai: Roberto Alves', 'Mãe: Helena Prado Alves', 'Registro lavrado em 20 de março de 1991.'],
        ],
      },
      original,
    ),
  translation: (): Promise<Buffer> =>
    printPaper(
      {
        title: 'Birth Certificate',
        pages: [
          ['Name: Marina Alves', 'Date of birth: March 14, 1991', 'Place: Belo Horizonte, Minas Gerais'],
          ['Father: Roberto Alves', 'Mother: Helena Prado Alves', 'Entered in the register on March 20, 1991.'],
        ],
      },
      translation,
    ),
};

export function bankStatement(): Promise<Buffer> {
  const months = ['Agosto', 'Setembro', 'Outubro'];
  const pages = months.map((month) => [
    `Mês: ${month} de 2026`,
    'Saldo inicial: R$ 4.210,00',
    'Saldo final: R$ 4.385,50',
  ]);
  return printPaper({ title: 'Extrato Bancário', pages }, original);
}

export function schoolRecord(): Promise<Buffer> {
  const lines = ['Aluna: Marina Alves', 'Curso: Ensino Médio', 'Conclusão: dezembro de 2008'];
  return printPaper({ title: 'Histórico Escolar', pages: [lines] }, original);
}
