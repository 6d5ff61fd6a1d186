import { createReader } from '#server/features/translation/reading/reader.ts';
import { asciiDigits } from '#shared/numerals/digits.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { atLeast, atMost, type Finding } from '../goals.ts';
import { drawPages } from './papers/draw.ts';
import { harm, type Harm } from './papers/harms.ts';
import { sampled } from './papers/sample.ts';

/**
 * Numbers in Arabic-Indic and in Persian digits on Arabic forms: how many are read exactly, and whether a wrong one is ever
 * confident. `held out` forms were made after the rules, and fonts that are held out are not among the reader's shapes.
 */

const amiri = 'expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf';
const tajawal = 'fontsource/tajawal/files/tajawal-arabic-400-normal.woff2';
const [arabicZero, persianZero] = [0x06_60, 0x06_f0];

interface Paper {
  name: string;
  font: string;
  zero: number;
  seed: number;
  /** Share of exact numbers at least. */
  least: number;
}

const papers: readonly Paper[] = [
  { name: 'font among the shapes', font: amiri, zero: arabicZero, seed: 17, least: 0.98 },
  { name: 'forms held out', font: amiri, zero: arabicZero, seed: 911, least: 0.98 },
  { name: 'font held out', font: tajawal, zero: arabicZero, seed: 17, least: 0.8 },
  { name: 'Persian, forms held out', font: amiri, zero: persianZero, seed: 1907, least: 0.95 },
];
const conditions: Readonly<Record<string, Harm>> = {
  'clean 200 dpi': { dpi: 200 },
  'skew, JPEG 60': { dpi: 200, skew: 0.8, jpeg: 60 },
};
const pagesPerPaper = 4;

interface Entry {
  label: string;
  value: string;
}

function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

/** A form's numbers: 25 a page, 100 a paper. */
function entriesOf(seed: number): Entry[] {
  const random = randomOf(seed);
  const digits = (count: number) => Array.from({ length: count }, () => random(10)).join('');
  const day = () => `${1 + random(28)}/${1 + random(12)}/${1940 + random(85)}`;
  return [
    { label: 'الرقم القومي', value: `2${digits(13)}` },
    { label: 'رقم القيد', value: `${2 + random(8)}${digits(3)}` },
    { label: 'تاريخ الميلاد', value: day() },
    { label: 'رقم الوثيقة', value: `${2 + random(8)}${digits(7)}` },
    { label: 'تاريخ الإصدار', value: day() },
    { label: 'رقم السجل', value: `${2 + random(8)}${digits(5)}` },
    { label: 'رقم الصفحة', value: String(120 + random(800)) },
    { label: 'رقم الهوية', value: `1${digits(9)}` },
    { label: 'العمر', value: String(22 + random(70)) },
    { label: 'رقم الهاتف', value: `0${digits(10)}` },
    { label: 'رقم الإيصال', value: `${2 + random(8)}${digits(6)}` },
    { label: 'سنة التخرج', value: String(1960 + random(60)) },
    { label: 'رقم الجلوس', value: `${2 + random(8)}${digits(4)}` },
    { label: 'المجموع', value: String(230 + random(170)) },
    { label: 'تاريخ العقد', value: day() },
    { label: 'رقم المحضر', value: `${200 + random(700)}/${1990 + random(30)}` },
    { label: 'رقم الجواز', value: `${2 + random(8)}${digits(7)}` },
    { label: 'تاريخ الانتهاء', value: day() },
    { label: 'رقم الملف', value: `${2 + random(8)}${digits(4)}` },
    { label: 'الرمز البريدي', value: `${2 + random(8)}${digits(4)}` },
    { label: 'رقم المبنى', value: String(24 + random(170)) },
    { label: 'رقم الطلب', value: `${2 + random(8)}${digits(8)}` },
    { label: 'رقم الحساب', value: `${2 + random(8)}${digits(9)}` },
    { label: 'تاريخ الزواج', value: day() },
    { label: 'رقم الصندوق', value: `${2 + random(8)}${digits(3)}` },
  ];
}

function written(digits: string, zero: number): string {
  return digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

const style =
  'body{font:13pt/1.5 F;margin:16mm 20mm}h1{font-size:18pt;text-align:center}p{margin:0}bdi{unicode-bidi:isolate}';

function htmlOf(entries: readonly Entry[], zero: number): string {
  const lines = entries.map(({ label, value }) => `<p>${label}: <bdi dir=ltr>${written(value, zero)}</bdi></p>`);
  return `<style>${style}</style><h1>جمهورية مصر العربية</h1>${lines.join('')}`;
}

export async function benchDigits(): Promise<Finding[]> {
  const reader = createReader();
  const findings: Finding[] = [];
  try {
    for (const { name, font, zero, seed, least } of papers) {
      const pages = sampled(Array.from({ length: pagesPerPaper }, (_, page) => entriesOf(seed + page)));
      const drawn = await drawPages(
        pages.map((entries) => ({ html: htmlOf(entries, zero), lang: 'ar' as const, font })),
      );
      for (const [condition, how] of Object.entries(conditions)) {
        let [exact, all, sureWrong] = [0, 0, 0];
        for (const [at, entries] of pages.entries()) {
          const bytes = await harm(drawn[at]?.png ?? Buffer.alloc(0), how);
          const { blocks } = await reader.read({ bytes, mimetype: 'image/png', page: 1, lang: 'ar' });
          const texts = blocks.map(textOf);
          for (const { value, label } of entries) {
            all += 1;
            if (texts.some((text) => isIn(text, value))) exact += 1;
            else if (process.env['BENCH_LIST'])
              console.log(
                'missed',
                label,
                value,
                '|',
                texts.find((text) => text.includes(label.split(' ').at(-1) ?? '')),
              );
          }
          sureWrong += blocks.filter((block) => isSurelyWrong(block, entries)).length;
        }
        findings.push(
          atLeast(`digits: share of ${all} numbers exact, ${name}, ${condition}`, least, exact / all),
          atMost(`digits: wrong numbers without a doubt, ${name}, ${condition}`, {
            must: 0,
            found: sureWrong,
            unit: '',
          }),
        );
      }
    }
    return findings;
  } finally {
    reader.stop();
  }
}

function textOf(block: BlockContent): string {
  if (!('source' in block)) return '';
  const { source } = block;
  if (typeof source === 'string') return source;
  return 'rows' in source ? source.rows.flat().join(' ') : `${source.label}: ${source.value}`;
}

function isIn(text: string, value: string): boolean {
  return new RegExp(`(?<!\\d)${value.replaceAll('/', String.raw`\/`)}(?!\\d)`).test(asciiDigits(text));
}

/** A number that is not on the page, in a block without doubts. */
function isSurelyWrong(block: BlockContent, entries: readonly Entry[]): boolean {
  const numbers = asciiDigits(textOf(block)).match(/\d[\d/]+\d/g) ?? [];
  return block.doubtful.length === 0 && numbers.some((found) => !entries.some(({ value }) => value === found));
}

if (import.meta.main) console.log(await benchDigits());
