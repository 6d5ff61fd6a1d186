import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { fontPath } from '#server/platform/typesetting/fonts.ts';
import type { SourceLanguage } from '#shared/languages.ts';
import { birthInArabic, birthInGerman, birthInPortuguese, birthInSpanish, registerInJapanese } from './civil-papers.ts';
import { drawDigital, drawScan } from './scans.ts';

/** Papers of the demo orders: generated originals and their English translations. */

export interface Paper {
  filename: string;
  language: SourceLanguage;
  /** As on the original. */
  title: string;
  /** As on the certificate. */
  kind: string;
  pages: number;
  isBankStatement?: boolean;
  /** Drawn instead of the plain PDF. */
  draw?: () => Promise<Buffer>;
}

export const papers = {
  birthBr: brazil('certidao-de-nascimento.pdf', 'Certidão de Nascimento', 'Birth certificate', 2),
  schoolBr: brazil('historico-escolar.pdf', 'Histórico Escolar', 'Academic transcript', 1),
  marriageBr: brazil('certidao-de-casamento.pdf', 'Certidão de Casamento', 'Marriage certificate', 1),
  diplomaBr: brazil('diploma-universitario.pdf', 'Diploma', 'Diploma', 1),
  licenseBr: brazil('carteira-de-habilitacao.pdf', 'Carteira de Habilitação', 'Driver license', 1),
  policeBr: brazil('antecedentes-criminais.pdf', 'Antecedentes Criminais', 'Police clearance certificate', 1),
  taxBr: brazil('declaracao-de-renda.pdf', 'Declaração de Renda', 'Tax return', 4),
  bankBr: { ...brazil('extrato-bancario.pdf', 'Extrato Bancário', 'Bank statement', 3), isBankStatement: true },
  citizenPt: paper('Portuguese (Portugal)', 'cartao-de-cidadao.pdf', 'Cartão de Cidadão', 'Citizen card', 1),
  criminalPt: paper(
    'Portuguese (Portugal)',
    'registo-criminal.pdf',
    'Registo Criminal',
    'Criminal record certificate',
    1,
  ),
  birthEs: paper('Spanish', 'registro-civil-nacimiento.pdf', 'Registro Civil de Nacimiento', 'Birth certificate', 1),
  divorceEs: paper('Spanish', 'sentencia-de-divorcio.pdf', 'Sentencia de Divorcio', 'Divorce decree', 5),
  curpMx: paper('Spanish', 'curp.pdf', 'Clave Única de Registro', 'Population registry code record (CURP)', 1),
  bankMx: {
    ...paper('Spanish', 'estado-de-cuenta.pdf', 'Estado de Cuenta', 'Bank statement', 2),
    isBankStatement: true,
  },
  conductDe: paper('German', 'führungszeugnis.pdf', 'Führungszeugnis', 'Certificate of good conduct', 1),
  workDe: paper('German', 'arbeitszeugnis.pdf', 'Arbeitszeugnis', 'Employment letter', 2),
  birthAr: paper('Arabic', 'شهادة ميلاد.pdf', 'شهادة ميلاد', 'Birth certificate', 1),
  familyAr: paper('Arabic', 'إخراج قيد عائلي.pdf', 'إخراج قيد عائلي', 'Family status record', 2),
  registryHe: paper('Hebrew', 'תמצית רישום.pdf', 'תמצית רישום', 'Population registry extract', 1),
  marriageHe: paper('Hebrew', 'תעודת נישואין.pdf', 'תעודת נישואין', 'Marriage certificate', 1),
  kosekiJp: paper('Japanese', '戸籍謄本.pdf', '戸籍謄本', 'Family register (koseki)', 2),
  residenceJp: paper('Japanese', '住民票.pdf', '住民票', 'Certificate of residence (juminhyo)', 1),
  familyKr: paper('Korean', '가족관계증명서.pdf', '가족관계증명서', 'Family relation certificate', 1),
  schoolKr: paper('Korean', '졸업증명서.pdf', '졸업증명서', 'Diploma', 1),
  scanPt: {
    ...brazil('certidao-digitalizada.jpg', 'Certidão de Nascimento', 'Birth certificate', 1),
    draw: () => drawScan(birthInPortuguese, 0.7),
  },
  digitalEs: {
    ...paper('Spanish', 'acta-de-nacimiento.pdf', 'Acta de Nacimiento', 'Birth certificate', 1),
    draw: () => drawDigital(birthInSpanish),
  },
  digitalDe: {
    ...paper('German', 'geburtsurkunde.pdf', 'Geburtsurkunde', 'Birth certificate', 1),
    draw: () => drawDigital(birthInGerman),
  },
  scanAr: {
    ...paper('Arabic', 'شهادة ميلاد.jpg', 'شهادة ميلاد', 'Birth certificate', 1),
    draw: () => drawScan(birthInArabic, -0.6),
  },
  scanJp: {
    ...paper('Japanese', '戸籍全部事項証明書.jpg', '戸籍全部事項証明書', 'Family register (koseki)', 1),
    draw: () => drawScan(registerInJapanese, 0.5),
  },
} as const satisfies Record<string, Paper>;

function paper(language: SourceLanguage, filename: string, title: string, kind: string, pages: number): Paper {
  return { language, filename, title, kind, pages };
}

function brazil(filename: string, title: string, kind: string, pages: number): Paper {
  return paper('Portuguese', filename, title, kind, pages);
}

export interface Holder {
  name: string;
  nativeName?: string;
}

const serif = fontPath('source-serif-4/400Regular/SourceSerif4_400Regular.ttf');
const latin = { font: serif, name: 'Nome', mark: 'Documento fictício, somente para demonstração.' };
const languages: Record<SourceLanguage, { font: string; name: string; mark: string }> = {
  Portuguese: latin,
  'Portuguese (Portugal)': latin,
  Spanish: { ...latin, name: 'Nombre', mark: 'Documento ficticio, solo para demostración.' },
  German: { ...latin, name: 'Name', mark: 'Erfundenes Dokument, nur zur Vorführung.' },
  Arabic: { font: fontPath('amiri/400Regular/Amiri_400Regular.ttf'), name: 'الاسم', mark: 'وثيقة خيالية للعرض' },
  Hebrew: {
    font: fontPath('noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
    name: 'שם',
    mark: 'מסמך בדיוני להדגמה',
  },
  Japanese: {
    font: fontPath('noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
    name: '氏名',
    mark: '架空の書類',
  },
  French: { ...latin, name: 'Nom', mark: 'Document fictif, pour démonstration seulement.' },
  Italian: { ...latin, name: 'Nome', mark: 'Documento fittizio, solo per dimostrazione.' },
  Polish: { ...latin, name: 'Nazwisko', mark: 'Dokument fikcyjny, wyłącznie do prezentacji.' },
  Ukrainian: { ...latin, name: 'Прізвище', mark: 'Вигаданий документ, лише для показу.' },
  'Chinese (Simplified)': {
    font: fontPath('noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    name: '姓名',
    mark: '虚构文件，仅供演示',
  },
  'Chinese (Traditional)': {
    font: fontPath('noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf'),
    name: '姓名',
    mark: '虛構文件，僅供展示',
  },
  Romanian: { ...latin, name: 'Numele', mark: 'Document fictiv, doar pentru demonstrație.' },
  Dutch: { ...latin, name: 'Naam', mark: 'Fictief document, alleen ter demonstratie.' },
  Turkish: { ...latin, name: 'Adı', mark: 'Kurgusal belge, yalnızca gösterim içindir.' },
  Vietnamese: { ...latin, name: 'Họ tên', mark: 'Giấy tờ hư cấu, chỉ để minh họa.' },
  Korean: { font: fontPath('noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf'), name: '성명', mark: '가상 문서' },
};

/** The paper as drawn, or a plain PDF in its script, marked as fictional on every page. */
export function printOriginal({ title, language, pages, draw }: Paper, { name, nativeName }: Holder): Promise<Buffer> {
  if (draw) return draw();
  const words = languages[language];
  return print({ title, pages, lines: [words.name, nativeName ?? name], font: words.font, mark: words.mark });
}

/** `more` are lines of its facts, which a certificate may state only when the paper does. */
export function printTranslation(
  { kind, pages }: Paper,
  { name }: Holder,
  more: readonly string[] = [],
): Promise<Buffer> {
  const lines = [
    `Name: ${name}`,
    ...more,
    'Entered in the register, with the seal of the issuing office and one signature.',
  ];
  return print({ title: kind, pages, lines, font: latin.font, mark: 'Invented document, for demonstration only.' });
}

const margin = 72;

function print(sheet: { title: string; pages: number; lines: string[]; font: string; mark: string }): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin, info: { Title: sheet.title } });
  pdf.font(sheet.font);
  for (let page = 1; page <= sheet.pages; page += 1) {
    if (page > 1) pdf.addPage();
    pdf.fontSize(20).fillColor('#000');
    write(pdf, sheet.title, 'center').moveDown(2).fontSize(12);
    for (const line of sheet.lines) write(pdf, line).moveDown(0.6);
    pdf.moveDown(2).fontSize(9).fillColor('#666');
    write(pdf, sheet.mark, 'center');
  }
  pdf.end();
  return buffer(Readable.from(pdf));
}

/** One line. Right-to-left ones are laid out as one run: pdfkit orders the words of a line from the left. */
function write(pdf: PDFKit.PDFDocument, line: string, align?: 'center'): PDFKit.PDFDocument {
  if (!/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(line)) return pdf.text(line, { align });
  const options = { features: [], lineBreak: false };
  const room = pdf.page.width - 2 * margin - pdf.widthOfString(line, options);
  pdf.text(line, margin + (align === 'center' ? room / 2 : room), pdf.y, options);
  pdf.x = margin;
  return pdf.moveDown();
}
