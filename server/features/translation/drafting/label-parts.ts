import { joined, type Piece } from './pieces.ts';

/** Labels and titles as printed: numbered, or in several languages of which one is English. */

type Translate = (text: string) => Piece | undefined;

const number = /^((?:\d{1,2}[a-z]?|[IVX]{1,4}|[a-z])(?:[.)]\s*|\s?-\s+))(?=\p{L}{2})/u;

/** `1. Nazwisko` */
export function numberedLabel(text: string, translate: Translate): Piece | undefined {
  const [, prefix = ''] = number.exec(text) ?? [];
  const piece = prefix === '' ? undefined : translate(text.slice(prefix.length));
  return piece && { ...piece, target: prefix + piece.target };
}

/** English of identity papers, beside that of the phrasebook. */
const printed: ReadonlySet<string> = new Set(
  "surname|name|family name|first name|given name|given names|middle name|patronymic|parents' given names|birth name|name at birth|sex|gender|nationality|citizenship|date of birth|place of birth|date and place of birth|date of issue|date of expiry|expiry date|valid until|authority|issuing authority|issued by|type|code|code of issuing state|country code|passport no|document no|record no|personal no|identity no|identity card number|card no|id number|height|eye color|color of eyes|colour of eyes|address|residence|signature|holder's signature|signature of bearer|signature of holder|bearer's signature|remarks|father|mother|mother's name|father's name|identity card|republic of poland|blood type|driving licence|driving license|national identification number|series and number|document number|record number|tax number|place of issue".split(
    '|',
  ),
);

/** `Nazwisko / Surname`, `Naam (Surname)`: the English that the paper prints. */
export function bilingualLabel(
  text: string,
  { translate, isEnglish }: { translate: Translate; isEnglish: (text: string) => boolean },
): Piece | undefined {
  const parts = text
    .split(/(?<!\s)\s*[/|()\n]\s*|(?<!\s)\s+[–—-]\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 4) return undefined;
  const plain = (part: string): string => part.toLowerCase().replaceAll('’', "'").replace(/\.$/, '');
  const english = parts.find((part) => printed.has(plain(part)) || isEnglish(plain(part)));
  const own = parts
    .map((part) => (part === english ? undefined : translate(part)))
    .find((piece) => piece !== undefined);
  if (english === undefined || own === undefined) return undefined;
  return { ...own, target: english.replace(/\bNo$/i, '$&.') };
}

/** `Nombre y apellido` */
export function twoLabels(text: string, translate: Translate): Piece | undefined {
  const [one, other, ...more] = text.split(/(?<!\s)\s+(?:e|y|und|i|oraz|та|і|en|ve)\s+/u);
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  return joined(
    [translate(one), translate(other)],
    ([first = '', second = '']) => `${first} and ${second.charAt(0).toLowerCase()}${second.slice(1)}`,
  );
}

/** `Livro A-12 Folha 34 Termo 5678`: labels, each followed by its number. */
export function labelRun(
  text: string,
  { label, number: digits }: { label: Translate; number: Translate },
): Piece | undefined {
  const parts = [...text.matchAll(/([\p{L}.º°ª/\s]*?[\p{L}.º°ª/])\s+((?:[A-Z]-?)?\d[\d./-]*(?:-[A-Z])?)(?=\s|$)/guy)];
  const isAll = parts.length > 0 && parts.map(([part]) => part).join('').length === text.length;
  if (!isAll) return undefined;
  const pieces = parts.map(([, name = '', value = '']) =>
    joined([label(name), digits(value)], (both) => both.join(' ')),
  );
  return joined(pieces, (targets) => targets.join(' '));
}
