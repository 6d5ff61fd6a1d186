import { createReader, type Reader } from '#server/features/translation/reading/reader.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { atLeast, atMost, type Finding } from '../goals.ts';
import { drawPages } from './papers/draw.ts';
import { harm } from './papers/harms.ts';
import { sampled } from './papers/sample.ts';

/**
 * 200 numbers of each script on clean pages: how many are read to the digit, and whether a wrong one is ever sure. Arabic-Indic digits
 * are `digits`. `BENCH_LANGUAGES=ja,pt` limits them; `BENCH_SEED=7001` draws other numbers than those the rules were written with.
 */

const pages = 8;
const perPage = 25;
const least = 98;
const firstSeed = Number(process.env['BENCH_SEED'] ?? 31);

interface Script {
  name: string;
  lang: SourceTag;
  font: string;
  labels: readonly string[];
  values: readonly ((random: Random) => string)[];
}

interface Random {
  below: (limit: number) => number;
  digits: (count: number) => string;
}

const serif = 'expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf';
const typewriter = 'expo-google-fonts/ibm-plex-mono/400Regular/IBMPlexMono_400Regular.ttf';

const kanji = (value: number | string) =>
  String(value).replaceAll(/\d/g, (digit) => '〇一二三四五六七八九'.charAt(Number(digit)));
const western: Script['values'] = [
  ({ digits, below }) => `${1 + below(9)}${digits(7)}`,
  ({ below }) => `${10 + below(19)}/${10 + below(3)}/${1940 + below(80)}`,
  ({ digits, below }) => `${1 + below(9)}${digits(2)}.${digits(3)}.${digits(3)}-${digits(2)}`,
  ({ digits }) => `${digits(2)}:${digits(2)}`,
  ({ below }) => String(11 + below(880)),
  ({ digits, below }) => `${1 + below(9)}.${digits(3)},${digits(2)}`,
  ({ digits, below }) => `${1 + below(9)}${digits(2)}/${1990 + below(30)}`,
];
/** Below a hundred, as dates are written: 五十八. */
const tens = (value: number): string => {
  const [ten, one] = [Math.floor(value / 10), value % 10];
  return `${ten > 1 ? kanji(ten) : ''}${ten > 0 ? '十' : ''}${one > 0 ? kanji(one) : ''}`;
};

const scripts: readonly Script[] = [
  {
    ...{ name: 'Latin, serif', lang: 'pt', font: serif, values: western },
    labels: ['Número', 'Data', 'CPF', 'Hora', 'Folha', 'Valor', 'Processo'],
  },
  {
    ...{ name: 'Latin, typewriter', lang: 'es', font: typewriter, values: western },
    labels: ['Número', 'Fecha', 'Cédula', 'Hora', 'Folio', 'Importe', 'Expediente'],
  },
  {
    ...{ name: 'Romanian', lang: 'ro', font: serif, values: western },
    labels: ['Număr', 'Data nașterii', 'Cod numeric', 'Ora', 'Vârsta', 'Suma', 'Dosar'],
  },
  {
    ...{ name: 'Dutch', lang: 'nl', font: serif, values: western },
    labels: ['Nummer', 'Geboortedatum', 'Aktenummer', 'Uur', 'Bladzijde', 'Bedrag', 'Zaaknummer'],
  },
  {
    ...{ name: 'Turkish', lang: 'tr', font: serif, values: western },
    labels: ['Sıra No', 'Doğum Tarihi', 'Kimlik No', 'Saat', 'Cilt No', 'Tutar', 'Esas No'],
  },
  {
    ...{ name: 'Vietnamese', lang: 'vi', font: serif, values: western },
    labels: ['Số', 'Ngày sinh', 'Số định danh', 'Giờ', 'Quyển số', 'Số tiền', 'Số hiệu'],
  },
  {
    ...{
      name: 'Chinese of Taiwan',
      lang: 'zh-Hant',
      font: 'expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf',
    },
    labels: ['統一編號', '出生日期', '編號', '金額'],
    values: [
      ({ digits }) => `A1${digits(8)}`,
      ({ below }) => `民國${tens(11 + below(80))}年${tens(1 + below(12))}月${tens(1 + below(28))}日`,
      ({ digits, below }) => `第${1 + below(9)}${digits(4)}號`,
      ({ digits, below }) => `${1 + below(9)},${digits(3)}`,
    ],
  },
  {
    ...{
      name: 'Hebrew',
      lang: 'he',
      font: 'expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    },
    labels: ['מספר זהות', 'תאריך לידה', 'טלפון', 'שעה', 'גיל', 'סכום', 'תיק'],
    values: western,
  },
  {
    ...{ name: 'Korean', lang: 'ko', font: 'expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf' },
    labels: ['번호', '출생연월일', '등록번호', '시간', '호수', '금액', '문서번호'],
    values: [
      ...western.slice(0, 1),
      ({ below }) => `${1940 + below(80)}년 ${1 + below(12)}월 ${10 + below(19)}일`,
      ({ digits }) => `${digits(6)}-${digits(7)}`,
      ...western.slice(3),
    ],
  },
  {
    ...{
      name: 'kanji numerals',
      lang: 'ja',
      font: 'expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
    },
    labels: ['生年月日', '出生日', '番号', '本籍', '届出日', '年度'],
    values: [
      ({ below }) => `昭和${tens(10 + below(50))}年${tens(1 + below(12))}月${tens(1 + below(28))}日`,
      ({ below }) => `平成${tens(2 + below(28))}年${tens(1 + below(12))}月${tens(1 + below(28))}日`,
      ({ digits, below }) => `第${kanji(`${1 + below(9)}${digits(3)}`)}号`,
      ({ below }) => `${kanji(1 + below(9))}丁目${kanji(11 + below(80))}番地`,
      ({ below }) => `令和${tens(2 + below(5))}年${tens(1 + below(12))}月${tens(1 + below(28))}日`,
      ({ below }) => `${kanji(1950 + below(70))}年`,
    ],
  },
  {
    ...{
      name: 'Japanese, Western digits',
      lang: 'ja',
      font: 'expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
    },
    labels: ['番号', '生年月日', '電話', '時刻', '年齢', '金額', '整理番号'],
    values: western,
  },
  {
    ...{
      name: 'Chinese numerals',
      lang: 'zh',
      font: 'expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    },
    labels: ['出生日期', '证号', '编号', '日期'],
    values: [
      ({ below }) => `${kanji(1950 + below(70))}年${tens(1 + below(12))}月${tens(1 + below(28))}日`,
      ({ digits, below }) => `${1 + below(9)}${digits(17)}`,
      ({ digits, below }) => `第${1 + below(9)}${digits(4)}号`,
      ({ below }) => `${1950 + below(70)}年${1 + below(12)}月${1 + below(28)}日`,
    ],
  },
];

export async function benchNumbers(): Promise<Finding[]> {
  const wanted = process.env['BENCH_LANGUAGES']?.split(',');
  const reader = createReader();
  const findings: Finding[] = [];
  try {
    for (const script of scripts.filter(({ lang }) => wanted?.includes(lang) ?? true)) {
      findings.push(...(await measureScript(reader, script)));
    }
    return findings;
  } finally {
    reader.stop();
  }
}

async function measureScript(reader: Reader, { name, lang, font, labels, values }: Script): Promise<Finding[]> {
  const all = sampled(Array.from({ length: pages }, (_, page) => page)).map((page) => {
    const random = randomOf(firstSeed + page);
    return Array.from({ length: perPage }, (_, at) => ({
      label: labels[at % labels.length] ?? '',
      value: values[at % values.length]?.(random) ?? '',
    }));
  });
  const style = '<style>body{font:12.5pt/1.5 F;margin:16mm 20mm}p{margin:0}</style>';
  const drawn = await drawPages(
    all.map((entries) => ({
      html: style + entries.map(({ label, value }) => `<p>${label}: <bdi dir=ltr>${value}</bdi></p>`).join(''),
      ...{ lang, font },
    })),
  );
  let [exact, sureWrong] = [0, 0];
  for (const [page, entries] of all.entries()) {
    const bytes = await harm(drawn[page]?.png ?? Buffer.alloc(0), { dpi: 200 });
    const { blocks } = await reader.read({ bytes, mimetype: 'image/png', page: 1, lang });
    const texts = blocks.map((block) => squeeze(textOf(block)));
    const missed = entries.filter(({ value }) => !texts.some((text) => standsIn(text, squeeze(value))));
    exact += entries.length - missed.length;
    const wrong = blocks.filter((block) => isSurelyWrong(block, entries));
    sureWrong += wrong.length;
    if (process.env['BENCH_LIST']) {
      if (process.env['BENCH_LIST'] === 'all') console.log(texts.join('\n'));
      console.log(name, 'missed', missed.map(({ value }) => value).join('  '), '| sure', wrong.map(textOf).join('  '));
    }
  }
  const count = all.length * perPage;
  return [
    atLeast(`numbers: % of ${count} exact, ${name}`, least, (100 * exact) / count),
    atMost(`numbers: wrong ones without a doubt, ${name}`, { must: 0, found: sureWrong, unit: '' }),
  ];
}

function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\s+/g, '')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll('○', '〇');
}

function standsIn(text: string, value: string): boolean {
  const at = text.indexOf(value);
  return at >= 0 && !/[\d.,/-]\d?$/.test(text.slice(0, at).slice(-1)) && !/^\d/.test(text.slice(at + value.length));
}

/** A block of a known label without a doubt whose value no number of the page is. */
function isSurelyWrong(block: BlockContent, entries: readonly { label: string; value: string }[]): boolean {
  if (block.doubtful.length > 0) return false;
  const text = squeeze(textOf(block));
  const isNumber = /\d|[〇一二三四五六七八九十]/u.test(text);
  return isNumber && !entries.some(({ value }) => text.includes(squeeze(value)));
}

function textOf(block: BlockContent): string {
  if (!('source' in block)) return '';
  const { source } = block;
  if (typeof source === 'string') return source;
  return 'rows' in source ? source.rows.flat().join(' ') : `${source.label}: ${source.value}`;
}

function randomOf(seed: number): Random {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * limit);
  };
  return { below, digits: (count) => Array.from({ length: count }, () => below(10)).join('') };
}
