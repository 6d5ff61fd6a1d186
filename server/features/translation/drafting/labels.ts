import { asciiDigits } from '#shared/numerals/digits.ts';

/** Labels as forms print them: with the number of the field before them, or with their English beside them. */

const circled = /^[\u{2460}-\u{2473}]/u;
const numbered = /^(\(?\d{1,2}(?:\.\d{1,2})*[.)．]|\d{1,2}(?:[.-]\d{1,2})+\.?|\(?[a-h]\))\s*(?=\p{L})/u;

/** `1. Familienname`, `② 성명`: the field's number as English writes it, and the label. */
export function numberedLabel(text: string): { number: string; label: string } | undefined {
  const written = asciiDigits(text.trim());
  const sign = circled.exec(written)?.[0];
  if (sign !== undefined)
    return { number: `(${(sign.codePointAt(0) ?? 0) - 0x24_60 + 1})`, label: written.slice(1).trim() };
  const [whole, number] = numbered.exec(written) ?? [];
  if (whole === undefined || number === undefined) return undefined;
  return { number: number.replace('．', '.'), label: written.slice(whole.length) };
}

const fold = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(/s\b/g, '')
    .trim();

/** What forms in two languages print beside labels of any language. */
const common =
  'name|full name|surname|family name|last name|given name|first name|middle name|sex|gender|nationality|citizenship|date of birth|birth date|place of birth|birthplace|address|signature|date|number|type|remarks|date of issue|issue date|date of expiry|valid until|authority|issuing authority|passport no|document no|grade|credit|subject|course|period|department|position|occupation|company|telephone|phone|email|country|age|marital status|religion|height|page|total|amount|balance|description|student no|student id|major|degree|father|mother|parent|spouse|photo|seal'.split(
    '|',
  );

/** The English labels of a phrasebook, without case and plural. */
export function englishLabels(targets: Iterable<string>): ReadonlySet<string> {
  return new Set([...Array.from(targets, fold), ...common.map(fold)]);
}

/** `성명(Name)`, `NOMBRES / NAMES`: the label, and its English where that is a label too. */
export function bilingualLabel(
  text: string,
  english: ReadonlySet<string>,
): { label: string; english: string } | undefined {
  const [, label = '', other = ''] =
    /^(.+?)\s*[/／]\s*([A-Za-z][A-Za-z .,'()]+)$/u.exec(text) ??
    /^(.+?)\s*[(（]\s*([A-Za-z][A-Za-z .,']+)[)）]$/u.exec(text) ??
    /^([^A-Za-z]*[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}][^A-Za-z]*?)\s*\n?\s*([A-Z][A-Za-z .,'()]+)$/u.exec(
      text,
    ) ??
    [];
  const plain = other.trim();
  if (label === '' || plain.length < 3 || !english.has(fold(plain))) return undefined;
  const sentence = plain === plain.toUpperCase() ? plain.charAt(0) + plain.slice(1).toLowerCase() : plain;
  return { label, english: sentence };
}

/** `Livro A-12 Folha 34 Termo 5678`: labels, each followed by its number. */
export function labelRun(text: string): { label: string; number: string }[] {
  const parts = [...text.matchAll(/([\p{L}.º°ª/\s]*?[\p{L}.º°ª/])\s+((?:[A-Z]-?)?\d[\d./-]*(?:-[A-Z])?)(?=\s|$)/guy)];
  const isAll = parts.map(([part]) => part).join('').length === text.length;
  return isAll ? parts.map(([, label = '', number = '']) => ({ label, number })) : [];
}
