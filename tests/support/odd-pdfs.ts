import { deflateSync } from 'node:zlib';
import { oddPageLists, type OddPdf } from './odd-page-lists.ts';
import { catalog, lyingPdf, objectBytes, page, range, rawPdf, refs, type RawObject } from './pdf-fixtures.ts';

/** PDFs whose page trees readers interpret differently. */

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');
const startOf = (file: Buffer): number => Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file.toString('latin1'))?.[1]);

/** Appends an incremental update: objects by number, their table, and a trailer that refers to the previous table. */
function updated(
  file: Buffer,
  objects: Record<number, RawObject>,
  { root = 1, prev = startOf(file), extra = '' } = {},
): Buffer {
  let at = file.length;
  const parts = [file];
  const rows = Object.entries(objects).map(([number, object]) => {
    const bytes = objectBytes(Number(number), object);
    parts.push(bytes);
    at += bytes.length;
    return `${number} 1\n${String(at - bytes.length).padStart(10, '0')} 00000 n \n`;
  });
  const size = 200;
  const trailer = `trailer\n<< /Size ${size} /Root ${root} 0 R /Prev ${prev} ${extra} >>\n`;
  return Buffer.concat([...parts, ascii(`xref\n${rows.join('')}${trailer}startxref\n${at}\n%%EOF\n`)]);
}

/** A page tree root with this dictionary (object 2) and `pages` pages from object 3 on. */
const listed = (list: string, pages = 3, more: readonly string[] = []): Buffer =>
  rawPdf([catalog, list, ...range(3, pages).map(() => page(2)), ...more]);

const kids = (pages: number): string => refs(range(3, pages));
const validPdf = (pages: number): Buffer => lyingPdf(pages, String(pages));
const box = '/Parent 2 0 R /MediaBox [0 0 612 792]';

/** Sets the final `startxref`. */
function repointed(file: Buffer, offset: number): Buffer {
  return ascii(file.toString('latin1').replace(/startxref\n\d+\n%%EOF\n$/, `startxref\n${offset}\n%%EOF\n`));
}

/** Pages in an object stream with the given dictionaries. */
function packed(objects: Record<number, string>): Buffer {
  let at = 0;
  const entries = Object.entries(objects).map(([number, body]) => {
    const entry = `${number} ${at}`;
    at += body.length + 1;
    return entry;
  });
  const head = `${entries.join(' ')} `;
  const stream = deflateSync(ascii(head + Object.values(objects).join('\n')));
  const header = ascii('%PDF-1.5\n');
  const numbers = Object.keys(objects).map(Number);
  const container = Math.max(...numbers) + 1;
  const dictionary = `/Type /ObjStm /N ${numbers.length} /First ${head.length} /Filter /FlateDecode`;
  const body = objectBytes(container, { dictionary, stream });
  const tableAt = header.length + body.length;
  const rows = Buffer.alloc((container + 2) * 7);
  const row = (number: number, type: number, middle: number, last: number): void => {
    rows.writeUInt8(type, number * 7);
    rows.writeUInt32BE(middle, number * 7 + 1);
    rows.writeUInt16BE(last, number * 7 + 5);
  };
  numbers.forEach((number, index) => row(number, 2, container, index));
  row(container, 1, header.length, 0);
  row(container + 1, 1, tableAt, 0);
  const table = objectBytes(container + 1, {
    dictionary: `/Type /XRef /Size ${container + 2} /W [1 4 2] /Root 1 0 R`,
    stream: rows,
  });
  return Buffer.concat([header, body, table, ascii(`startxref\n${tableAt}\n%%EOF\n`)]);
}

/** Hybrid-reference file, as written by Word: only the /XRefStm stream refers to the new page tree. */
function hybridPdf(): Buffer {
  const base = listed(`<< /Type /Pages /Kids ${kids(1)} /Count 1 >>`, 1);
  const at = base.length;
  const list = objectBytes(2, `<< /Type /Pages /Kids [3 0 R 3 0 R 3 0 R] /Count 3 >>`);
  const rows = Buffer.alloc(7);
  rows.writeUInt8(1, 0);
  rows.writeUInt32BE(at, 1);
  const stream = objectBytes(9, {
    dictionary: '/Type /XRef /Size 10 /Index [2 1] /W [1 4 2] /Root 1 0 R',
    stream: rows,
  });
  const tableAt = at + list.length + stream.length;
  const trailer = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 10 /Root 1 0 R /Prev ${startOf(base)} /XRefStm ${at + list.length} >>\n`;
  return Buffer.concat([base, list, stream, ascii(`${trailer}startxref\n${tableAt}\n%%EOF\n`)]);
}

/** `startxref` refers to the last table but one, so the last update is not in effect. */
function disagreeingTables(): Buffer {
  const first = validPdf(1);
  const many = updated(first, { 2: `<< /Type /Pages /Kids [3 0 R 3 0 R 3 0 R] /Count 3 >>` });
  return repointed(Buffer.concat([updated(many, { 2: `<< /Type /Pages /Kids [3 0 R] /Count 1 >>` })]), startOf(many));
}

const threeFold = '<< /Type /Pages /Kids [3 0 R 3 0 R 3 0 R] /Count 3 >>';

export const oddPdfs: readonly OddPdf[] = [
  {
    name: 'a leaf that calls itself /Pages',
    outcome: 'unusual',
    file: () => listed(`<< /Type /Pages /Kids ${kids(4)} /Count 4 >>`, 3, [`<< /Type /Pages ${box} >>`]),
  },
  {
    name: 'leaves that call themselves /Pages, beside one page',
    outcome: 'unusual',
    file: () =>
      rawPdf([
        catalog,
        `<< /Type /Pages /Kids ${kids(9)} /Count 9 >>`,
        page(2),
        ...range(4, 8).map(() => `<< /Type /Pages /Count 0 ${box} >>`),
      ]),
  },
  {
    name: 'a page without /Type',
    outcome: 3,
    file: () => listed(`<< /Type /Pages /Kids ${kids(3)} /Count 3 >>`, 2, [`<< ${box} >>`]),
  },
  {
    name: 'pages of a wrong /Type',
    outcome: 'unusual',
    file: () =>
      listed(`<< /Type /Pages /Kids ${kids(3)} /Count 3 >>`, 1, [
        `<< /Type /Template ${box} >>`,
        `<< /Type /XObject ${box} >>`,
      ]),
  },
  { name: 'a list without /Type', outcome: 3, file: () => listed(`<< /Kids ${kids(3)} /Count 3 >>`) },
  {
    name: 'a page with /Kids',
    outcome: 'unusual',
    file: () =>
      listed(`<< /Type /Pages /Kids [6 0 R] /Count 3 >>`, 3, [`<< /Type /Page /Kids ${kids(3)} /Count 3 ${box} >>`]),
  },
  {
    name: '/Kids twice, many first',
    outcome: 'unusual',
    file: () => listed(`<< /Type /Pages /Kids ${kids(3)} /Kids [3 0 R] /Count 3 >>`),
  },
  {
    name: '/Kids twice, many last',
    outcome: 'unusual',
    file: () => listed(`<< /Type /Pages /Kids [3 0 R] /Count 3 /Kids ${kids(3)} >>`),
  },
  {
    name: '/Kids once plain, once escaped',
    outcome: 'unusual',
    file: () => listed(`<< /Type /Pages /Kids [3 0 R] /K#69ds ${kids(3)} /Count 3 >>`),
  },
  {
    name: 'escaped /Kids only',
    outcome: 'unusual',
    file: () => listed(`<< /Type /Pages /K#69#64s ${kids(3)} /Count 3 >>`),
  },
  {
    name: 'an escaped /Type',
    outcome: 'unusual',
    file: () => listed(`<< /Type /P#61ges /Kids ${kids(3)} /Count 3 >>`),
  },
  {
    name: '/Type twice',
    outcome: 'unusual',
    file: () => listed(`<< /Type /Page /Kids ${kids(3)} /Count 3 /Type /Pages >>`),
  },
  {
    name: '/Pages twice',
    outcome: 'unusual',
    file: () =>
      rawPdf([
        '<< /Type /Catalog /Pages 2 0 R /Pages 3 0 R >>',
        '<< /Type /Pages /Kids [4 0 R 4 0 R 4 0 R] /Count 3 >>',
        '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
        page(2),
      ]),
  },
  {
    name: '/Root twice',
    outcome: 'unusual',
    file: () =>
      ascii(
        rawPdf([
          catalog,
          threeFold,
          page(2),
          '<< /Type /Catalog /Pages 5 0 R >>',
          '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        ])
          .toString('latin1')
          .replace('/Root 1 0 R', '/Root 1 0 R /Root 4 0 R'),
      ),
  },
  {
    name: '/Kids twice in an object stream',
    outcome: 'unusual',
    file: () =>
      packed({ 1: catalog, 2: `<< /Type /Pages /Kids [3 0 R 3 0 R 3 0 R] /Kids [3 0 R] /Count 3 >>`, 3: page(2) }),
  },
  {
    name: '/Kids through a reference',
    outcome: 3,
    file: () => listed('<< /Type /Pages /Kids 6 0 R /Count 3 >>', 3, [kids(3)]),
  },
  {
    name: 'pages written inline in /Kids',
    outcome: 3,
    file: () =>
      listed(`<< /Type /Pages /Kids [3 0 R << /Type /Page ${box} >> << /Type /Page ${box} >>] /Count 3 >>`, 1),
  },
  { name: 'one page three times', outcome: 3, file: () => listed(threeFold, 1) },
  {
    name: 'null among the kids',
    outcome: 'unusual',
    file: () => listed('<< /Type /Pages /Kids [3 0 R null 4 0 R] /Count 3 >>', 2),
  },
  {
    name: 'a kid that is nowhere',
    outcome: 'unusual',
    file: () => listed('<< /Type /Pages /Kids [3 0 R 77 0 R 4 0 R] /Count 3 >>', 2),
  },
  ...oddPageLists,
  { name: '/Kids null', outcome: 'unusual', file: () => listed(`<< /Type /Pages /Kids null /Count 1 ${box} >>`) },
  {
    name: 'comments between the tokens',
    outcome: 3,
    file: () => listed(`<<%a\n/Type%>>\n/Pages%b []\r/Kids%c\n[3%d\n0%e\nR 4 0 R 5 0 R]/Count 3>>`),
  },
  {
    name: 'a duplicate hidden in a comment',
    outcome: 'unusual',
    file: () => listed(`<< /Type /Pages %>> /Kids [3 0 R]\n/Kids ${kids(3)} /Count 3 >>`),
  },
  {
    name: 'a catalog replaced by an update',
    outcome: 3,
    file: () => updated(validPdf(1), { 10: '<< /Type /Catalog /Pages 11 0 R >>', 11: threeFold }, { root: 10 }),
  },
  {
    name: 'a page added by an update',
    outcome: 2,
    file: () => updated(validPdf(1), { 2: '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>', 4: page(2) }),
  },
  {
    name: 'pages removed by an update',
    outcome: 1,
    file: () => updated(validPdf(3), { 2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' }),
  },
  { name: 'tables that disagree', outcome: 'unusual', file: disagreeingTables },
  { name: 'a hybrid table', outcome: 3, file: hybridPdf },
  {
    name: '/Prev that leads back to itself',
    outcome: 'unusual',
    file: () =>
      updated(validPdf(1), { 2: '<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 2 >>' }, { prev: validPdf(1).length }),
  },
  { name: 'a second document appended', outcome: 'unusual', file: () => Buffer.concat([validPdf(1), validPdf(3)]) },
  {
    name: 'a second, smaller document appended',
    outcome: 'unusual',
    file: () => Buffer.concat([validPdf(3), validPdf(1)]),
  },
  {
    name: 'a second document with another root appended',
    outcome: 'unusual',
    file: () =>
      Buffer.concat([
        validPdf(3),
        ascii(
          '%PDF-1.7\n21 0 obj\n<< /Type /Catalog /Pages 22 0 R >>\nendobj\n22 0 obj\n<< /Type /Pages /Kids [23 0 R] /Count 1 >>\nendobj\n23 0 obj\n<< /Type /Page /Parent 22 0 R /MediaBox [0 0 9 9] >>\nendobj\ntrailer\n<< /Root 21 0 R /Size 24 >>\nstartxref\n7\n%%EOF\n',
        ),
      ]),
  },
  {
    name: 'a header further inside',
    outcome: 3,
    file: () => ascii(validPdf(3).toString('latin1').replace('%\xe2\xe3\xcf\xd3', '%PDF-')),
  },
  {
    name: 'a count inside that lies',
    outcome: 'unusual',
    file: () =>
      rawPdf([
        catalog,
        '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 5 >>',
        '<< /Type /Pages /Kids [4 0 R] /Count 4 >>',
        page(2),
      ]),
  },
  {
    name: 'a count inside that is too low',
    outcome: 4,
    file: () =>
      rawPdf([
        catalog,
        '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 4 >>',
        '<< /Type /Pages /Kids [4 0 R 4 0 R 4 0 R] /Count 0 >>',
        page(2),
      ]),
  },
  {
    name: 'a form that draws its own pages',
    outcome: 'unusual',
    file: () =>
      rawPdf([
        '<< /Type /Catalog /Pages 2 0 R /NeedsRendering true /AcroForm << /XFA (x) >> >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        page(2),
      ]),
  },
  {
    name: 'a portfolio',
    outcome: 'unusual',
    file: () =>
      rawPdf([
        '<< /Type /Catalog /Pages 2 0 R /Collection << /Type /Collection >> >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        page(2),
      ]),
  },
  {
    name: 'labels and optional content',
    outcome: 3,
    file: () =>
      rawPdf([
        '<< /Type /Catalog /Pages 2 0 R /PageLabels << /Nums [0 << /S /r /St 40 >>] >> /OCProperties << /OCGs [] /D << /Order [] >> >> >>',
        threeFold,
        page(2),
      ]),
  },
  {
    name: 'a linearized hint that lies',
    outcome: 3,
    file: () =>
      ascii(
        rawPdf([catalog, threeFold, page(2), '<< /Linearized 1 /L 99 /H [0 0] /O 3 /E 9 /N 1 /T 9 >>']).toString(
          'latin1',
        ),
      ),
  },
  { name: 'an object stream', outcome: 3, file: () => packed({ 1: catalog, 2: threeFold, 3: page(2) }) },
];

export function oddPdf(wanted: string): Buffer {
  const found = oddPdfs.find(({ name }) => name === wanted);
  if (!found) throw new Error(`no such file: ${wanted}`);
  return found.file();
}
