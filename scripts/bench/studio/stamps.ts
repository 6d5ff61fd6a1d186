import { createReader, type Reader } from '#server/features/translation/reading/reader.ts';
import type { BlockContent, Box } from '#shared/schemas/translation-text.ts';
import { foldLetters } from '#shared/spelling.ts';
import { atLeast, atMost, type Finding } from '../goals.ts';
import { drawPages } from './papers/draw.ts';
import { harm, type Harm } from './papers/harms.ts';
import { sampled } from './papers/sample.ts';
import { fiscalStamp, photo, signature } from './read-papers/marks.ts';

/** Stamps in colored ink over text: their words, the text under them, and that none of it becomes a heading. */

const font = 'expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf';
const conditions: Readonly<Record<string, Harm>> = {
  'clean 200 dpi': { dpi: 200 },
  'skew, JPEG 60': { dpi: 200, skew: -1.2, jpeg: 60 },
};

interface StampedPage {
  lang: 'pt' | 'es' | 'fr';
  /** Of the whole page, under the stamps too. */
  text: string[];
  stamps: { svg: string; left: number; top: number; words: string }[];
}

function round({ rim, low, middle, color }: { rim: string; low: string; middle: string; color: string }): string {
  return `<svg width=210 height=210 viewBox="0 0 210 210" fill=none stroke="${color}" stroke-width=3><circle cx=105 cy=105 r=100 />
<circle cx=105 cy=105 r=70 stroke-width=2 /><path id=u d="M26 105a79 79 0 0 1 158 0" stroke=none /><path id=l d="M13 105a92 92 0 0 0 184 0" stroke=none />
<g fill="${color}" stroke=none font-size=17 text-anchor=middle><text><textPath href=#u startOffset=50%>${rim}</textPath></text>
<text><textPath href=#l startOffset=50%>${low}</textPath></text><text x=105 y=112>${middle}</text></g></svg>`;
}

function box({ lines, color, turn }: { lines: string[]; color: string; turn: number }): string {
  const rows = lines.map((line, at) => `<text x=120 y=${32 + at * 26}>${line}</text>`).join('');
  return `<svg width=240 height=${24 + lines.length * 26} style="transform:rotate(${turn}deg)" fill="${color}" font-size=20 text-anchor=middle>
<rect x=2 y=2 width=236 height=${20 + lines.length * 26} fill=none stroke="${color}" stroke-width=3 />${rows}</svg>`;
}

const pages: StampedPage[] = [
  {
    lang: 'pt',
    text: [
      'Certifico que no livro de registro consta o assento de Benedita Furtado Aguiar',
      'nascida aos doze de outubro de mil novecentos e setenta e um nesta cidade',
      'filha de Sebastião Aguiar lavrador e de Carmelita Furtado do lar',
      'sendo avós paternos Raimundo Aguiar e Josefa Leite Aguiar',
      'O referido é verdade e dou fé nesta data perante testemunhas',
    ],
    stamps: [
      {
        svg: round({ rim: 'REGISTRO CIVIL', low: 'ITABUNA BAHIA', middle: 'OFICIAL', color: '#2a3f9d' }),
        left: 90,
        top: 190,
        words: 'REGISTRO CIVIL ITABUNA BAHIA OFICIAL',
      },
      {
        svg: box({ lines: ['SELO DIGITAL', 'AB 48213 K'], color: '#b3202a', turn: -3 }),
        left: 430,
        top: 210,
        words: 'SELO DIGITAL AB 48213 K',
      },
    ],
  },
  {
    lang: 'es',
    text: [
      'El suscrito secretario hace constar que Leandro Quispe Mamani',
      'compareció ante esta oficina el día catorce de agosto del año dos mil tres',
      'y presentó los documentos que acreditan su identidad y domicilio',
      'conforme a lo dispuesto por la ley para los fines que le convengan',
      'Expedido en la ciudad de Sucre a solicitud del interesado',
    ],
    stamps: [
      {
        svg: round({ rim: 'NOTARIA DE FE', low: 'SUCRE BOLIVIA', middle: 'SELLO', color: '#7a2c8f' }),
        left: 380,
        top: 170,
        words: 'NOTARIA DE FE SUCRE BOLIVIA SELLO',
      },
      {
        svg: box({ lines: ['PAGADO', 'RECIBO 90417'], color: '#1e7a45', turn: 4 }),
        left: 70,
        top: 260,
        words: 'PAGADO RECIBO 90417',
      },
    ],
  },
];

function htmlOf({ text, stamps }: StampedPage): string {
  const lines = text.map((line) => `<p>${line}</p>`).join('');
  const over = stamps
    .map(({ svg, left, top }) => `<div class=s style="left:${left}px;top:${top}px">${svg}</div>`)
    .join('');
  return `<style>body{font:13pt/1.9 F;margin:25mm 22mm;color:#151515}p{margin:0}.s{position:absolute;opacity:.8;mix-blend-mode:multiply;font-family:F}</style>${lines}${over}`;
}

export async function benchStamps(): Promise<Finding[]> {
  const reader = createReader();
  const findings: Finding[] = [];
  try {
    const drawn = await drawPages(pages.map((page) => ({ html: htmlOf(page), lang: page.lang, font })));
    for (const [condition, how] of Object.entries(conditions)) {
      let [letters, lost, under, wrong, headings, numbers, exact] = [0, 0, 0, 0, 0, 0, 0];
      for (const [at, page] of pages.entries()) {
        const bytes = await harm(drawn[at]?.png ?? Buffer.alloc(0), how);
        const { blocks } = await reader.read({ bytes, mimetype: 'image/png', page: 1, lang: page.lang });
        const marks = blocks.flatMap((block) => (block.kind === 'mark' ? [block.source] : [])).join(' ');
        const text = blocks.flatMap((block) => (block.kind === 'mark' ? [] : [textOf(block)])).join(' ');
        if (process.env['BENCH_LIST']) console.log(condition, '| marks:', marks, '| text:', text);
        headings += blocks.filter((block) => block.kind === 'heading').length;
        for (const { words } of page.stamps) {
          for (const word of words.split(' ')) {
            letters += word.length;
            if (!hasWord(marks, word)) lost += word.length;
            if (/\d/.test(word)) [numbers, exact] = [numbers + 1, exact + (hasWord(marks, word) ? 1 : 0)];
          }
        }
        for (const word of page.text.join(' ').split(' ')) {
          under += word.length;
          if (!hasWord(text, word)) wrong += word.length;
        }
      }
      findings.push(
        atMost(`stamps: letters of their words lost, ${condition}`, {
          must: 12,
          found: (100 * lost) / letters,
          unit: ' %',
        }),
        atMost(`stamps: letters of the page's words lost, ${condition}`, {
          must: 1,
          found: (100 * wrong) / under,
          unit: ' %',
        }),
        atLeast(`stamps: share of ${numbers} numbers of stamps exact, ${condition}`, 1, exact / numbers),
        atMost(`stamps: headings made of stamps, ${condition}`, { must: 0, found: headings, unit: '' }),
      );
    }
    return [...findings, ...(await measureFiscal(reader))];
  } finally {
    reader.stop();
  }
}

/** Stamps stuck side by side, beside a photo: how many are found, and whether each mark stands in its place. */
async function measureFiscal(reader: Reader): Promise<Finding[]> {
  const counts = sampled([1, 2, 3, 4, 5, 6]);
  const drawn = await drawPages(counts.map((count) => ({ html: fiscalPage(count), lang: 'es' as const, font })));
  let [exact, marks, placed] = [0, 0, 0];
  for (const [at, count] of counts.entries()) {
    const page = drawn[at];
    if (!page) continue;
    const bytes = await harm(page.png, { dpi: 200, skew: 0.6, jpeg: 75 });
    const { blocks } = await reader.read({ bytes, mimetype: 'image/jpeg', page: 1, lang: 'es' });
    const found = blocks.flatMap((block) => (block.kind === 'mark' ? [block] : []));
    const stamps = found.filter(({ mark }) => mark === 'stamp').length;
    if (stamps === count) exact += 1;
    if (process.env['BENCH_LIST'])
      console.log(count, 'stamps', found.map(({ mark, source }) => `${mark} ${source}`).join(', '));
    marks += page.marks.length;
    placed += page.marks.filter(({ mark, place }) =>
      found.some((one) => one.mark === mark && one.box && isWithin(place, one.box)),
    ).length;
  }
  return [
    atLeast(
      `stamps: % of ${counts.length} pages with as many fiscal stamps as stand on them`,
      100,
      (100 * exact) / counts.length,
    ),
    atLeast(`stamps: % of ${marks} marks in their place`, 95, (100 * placed) / marks),
  ];
}

function fiscalPage(count: number): string {
  const colors = ['#8a3b12', '#1e5a7a', '#4f7a1e'];
  const stamps = Array.from({ length: count }, (_, at) =>
    fiscalStamp({
      style: `left:${90 + at * 88}px;top:430px`,
      value: `S/ ${at + 1}.00`,
      color: colors[at % colors.length] ?? '#8a3b12',
    }),
  );
  const lines = pages[1]?.text.map((line) => `<p>${line}</p>`).join('') ?? '';
  const marks = [
    ...stamps,
    photo({ style: 'left:90px;top:600px', isGrey: count % 2 === 0 }),
    signature({ style: 'left:400px;top:650px' }),
  ];
  return `<style>body{font:13pt/1.9 F;margin:25mm 22mm;color:#151515}p{margin:0}</style>${lines}${marks.join('')}`;
}

/** Whether the center of the recognized box is in the expected place. */
function isWithin(place: Box, { x, y, width, height }: Box): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const isAcross = middleX > place.x && middleX < place.x + place.width;
  return isAcross && middleY > place.y && middleY < place.y + place.height;
}

function textOf(block: BlockContent): string {
  if (!('source' in block)) return '';
  const { source } = block;
  if (typeof source === 'string') return source;
  return 'rows' in source ? source.rows.flat().join(' ') : `${source.label} ${source.value}`;
}

function hasWord(text: string, word: string): boolean {
  return foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .includes(foldLetters(word));
}

if (import.meta.main) console.log(await benchStamps());
