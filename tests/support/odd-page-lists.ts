import { catalog, page, range, rawPdf, refs } from './pdf-fixtures.ts';

/** PDFs whose lists of pages are empty, or have keys that some readers take for /Kids. */

export interface OddPdf {
  name: string;
  file: () => Buffer;
  /** Page count in every viewer; files on which viewers may differ are refused. */
  outcome: number | 'unusual';
}

const box = '/Parent 2 0 R /MediaBox [0 0 612 792]';
const kids = (pages: number): string => refs(range(3, pages));
const threeFold = '<< /Type /Pages /Kids [3 0 R 3 0 R 3 0 R] /Count 3 >>';
const listed = (list: string, more: readonly string[] = []): Buffer =>
  rawPdf([catalog, list, ...range(3, 3).map(() => page(2)), ...more]);

/** One page and 30 nodes with this dictionary. */
const besideOnePage = (dictionary: string, count: number): Buffer =>
  rawPdf([
    catalog,
    `<< /Type /Pages /Kids ${kids(31)} /Count ${count} >>`,
    page(2),
    ...range(4, 30).map(() => dictionary),
  ]);

export const oddPageLists: readonly OddPdf[] = [
  {
    name: 'lists without kids that look like pages',
    outcome: 'unusual',
    file: () => besideOnePage(`<< /Type /Pages /Kids [] /Count 1 ${box} >>`, 31),
  },
  {
    name: 'lists without kids that look like pages, for readers that trust the count',
    outcome: 'unusual',
    file: () => besideOnePage(`<< /Type /Pages /Kids [] /Count 0 ${box} >>`, 1),
  },
  {
    name: 'lists without kids and without /Type',
    outcome: 'unusual',
    file: () => besideOnePage(`<< /Kids [] ${box} >>`, 31),
  },
  {
    name: 'an empty list through a reference',
    outcome: 'unusual',
    file: () =>
      rawPdf([catalog, `<< /Type /Pages /Kids ${kids(2)} /Count 2 >>`, page(2), `<< /Kids 5 0 R ${box} >>`, '[]']),
  },
  {
    name: 'pages with /Kids null',
    outcome: 'unusual',
    file: () => besideOnePage(`<< /Type /Page /Kids null ${box} >>`, 31),
  },
  {
    name: 'a page with the kids of a list',
    outcome: 'unusual',
    file: () => listed('<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>', [`<< /Type /Page /Kids [4 0 R] ${box} >>`]),
  },
  ...[
    '/ null',
    '/ [3 0 R]',
    '/#00 null',
    '/#00Kids [3 0 R]',
    '/Kids#00 [3 0 R]',
    '/Kids#00x [3 0 R]',
    '/Kids#0 [3 0 R]',
    '/Kids null',
    '/K#69ds null',
    '/#4Bids [3 0 R]',
    '/#4bids [3 0 R]',
    '/Kids [3 0 R]',
    '/Kids\0[3 0 R]',
    '/Kids\x01 [3 0 R]',
    '/Pages#00 /Kids',
    '/Type#00 /Page',
  ].flatMap((key) => [
    {
      name: `${JSON.stringify(key)} before /Kids`,
      outcome: 'unusual' as const,
      file: () => listed(`<< /Type /Pages ${key} /Kids ${kids(3)} /Count 3 >>`),
    },
    {
      name: `${JSON.stringify(key)} after /Kids`,
      outcome: 'unusual' as const,
      file: () => listed(`<< /Type /Pages /Kids ${kids(3)} ${key} /Count 3 >>`),
    },
  ]),
  ...['/ 5 0 R', '/Pages#00 5 0 R', '/#00Pages 5 0 R', '/Pages null'].map((key) => ({
    name: `${JSON.stringify(key)} beside /Pages`,
    outcome: 'unusual' as const,
    file: () =>
      rawPdf([`<< /Type /Catalog /Pages 2 0 R ${key} >>`, threeFold, page(2), page(2), '<< /Kids [3 0 R] /Count 1 >>']),
  })),
];
