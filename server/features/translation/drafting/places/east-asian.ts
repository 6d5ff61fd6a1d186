import type { SourceTag } from '#shared/translation-text.ts';
import { byRule, joined, type Piece } from '../pieces.ts';
import { romanizeHangul } from './hangul.ts';

/** Places and their offices on Japanese and Korean papers, which write the larger area first: `서울특별시 강남구`, `横浜市長`. */

type Translate = (part: string) => Piece | undefined;

interface Options {
  tag: SourceTag;
  /** Whether the label asks for a place: `동` and `리` end other words as well. */
  isPlace: boolean;
  /** Knows set phrases. */
  translate: Translate;
}

export function eastAsianPlace(text: string, { tag, isPlace, translate }: Options): Piece | undefined {
  if (tag === 'ja') return japaneseOffice(text, translate) ?? japanesePlace(text, translate);
  if (tag === 'ko') return koreanOffice(text, translate) ?? koreanPlace(text, { isPlace, translate });
  return undefined;
}

const japaneseParts =
  /^(東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)?([\p{Script=Han}ヶケ]+郡)?([\p{L}ヶケ]{1,6}市)?([\p{L}ヶケ]{1,6}[区町村])?$/u;
const japaneseEnglish = /^[A-Z][\p{L}' -]*-(?:ken|fu|gun|shi|ku|cho|machi|mura|son)$|^(?:Tokyo|Hokkaido)$/u;

/** `神奈川県横浜市中区`, of names that the phrasebook has: kanji do not say how they are read. */
function japanesePlace(text: string, translate: Translate): Piece | undefined {
  const match = japaneseParts.exec(text.replaceAll(/[\s\u{3000}]/gu, ''));
  const parts: (string | undefined)[] = match?.slice(1) ?? [];
  const known = parts.filter((part) => part !== undefined).filter((part) => part !== '');
  if (known.length < 2) return undefined;
  const pieces = known.map((part) => {
    const piece = translate(part);
    return piece && japaneseEnglish.test(piece.target) ? piece : undefined;
  });
  return joined(pieces.toReversed(), (targets) => targets.join(', '));
}

/** `横浜市長`, `大阪府知事` */
function japaneseOffice(text: string, translate: Translate): Piece | undefined {
  const [, place, office] =
    /^(.+(?:[市区町村](?=長)|[都道府県](?=知事)))(長|知事)$/u.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (place === undefined) return undefined;
  const known = translate(place);
  const piece = known && japaneseEnglish.test(known.target) ? known : japanesePlace(place, translate);
  return joined([piece], ([name = '']) => `${office === '長' ? 'Mayor' : 'Governor'} of ${name}`);
}

/** Areas as addresses begin with them, written out or short. */
const provinces =
  /^(?:서울(?:특별시|시)?|(?:부산|대구|인천|광주|대전|울산)(?:광역시|시)?|세종(?:특별자치시|시)?|경기도?|강원(?:특별자치)?도|(?:충청|전라|경상)[남북]도|전북특별자치도|제주(?:특별자치)?도)$/u;
/** Names taken from other languages are not spelled by their sound. */
const loanWords = /올림픽|월드컵|디지털|테크노|엑스포|센텀|센트럴|메트로|국제|하이|에코|사이언스|로봇|아시아|컨벤션/u;

const suffixes: readonly (readonly [string, string])[] = [
  ['대로', 'daero'],
  ['시', 'si'],
  ['군', 'gun'],
  ['구', 'gu'],
  ['읍', 'eup'],
  ['면', 'myeon'],
  ['동', 'dong'],
  ['리', 'ri'],
  ['가', 'ga'],
  ['로', 'ro'],
  ['길', 'gil'],
];

/** `강남구` is Gangnam-gu, `신림1동` Sillim 1-dong, `중앙로12번길` Jungang-ro 12beon-gil. */
function koreanPart(part: string): string | undefined {
  if (loanWords.test(part)) return undefined;
  const [, road, lane, beon] = /^(\p{L}{2,6}로)(\d+)(번)?길$/u.exec(part) ?? [];
  if (road !== undefined) {
    const main = koreanPart(road);
    return main && `${main} ${lane}${beon === undefined ? '' : 'beon'}-gil`;
  }
  const [, stem = '', number = '', ending = ''] = /^(\p{L}+?)(\d*)(대로|[시군구읍면동리가로길])$/u.exec(part) ?? [];
  const suffix = suffixes.find(([korean]) => korean === ending)?.[1];
  const name = stem.length <= 6 ? romanizeHangul(stem) : undefined;
  if (suffix === undefined || name === undefined) return undefined;
  return `${name}${number === '' ? '' : ` ${number}`}-${suffix}`.replace(/(\s\d+)-/, '$1-');
}

/** House, building and door: `123-4`, `101동`, `1503호`, `3층`. */
function koreanNumber(part: string): string | undefined {
  const [, number = '', unit = ''] = /^(\d+(?:-\d+)?)(번지|동|호|층)?$/u.exec(part) ?? [];
  if (number === '') return undefined;
  return { 동: `${number}-dong`, 호: `${number}-ho`, 층: `${number}F` }[unit] ?? number;
}

/** English orders places from smallest to largest; a house number comes before its road. */
function koreanPlace(text: string, { isPlace, translate }: Omit<Options, 'tag'>): Piece | undefined {
  const [, plain = '', note] = /^([^()]+?)\s*(?:\((\p{L}+\d*동)\))?$/u.exec(text.trim()) ?? [];
  const parts = plain.split(/[\s,]+/).filter((part) => part !== '');
  const [first = ''] = parts;
  const isKnownFirst = provinces.test(first);
  if (parts.length === 0 || parts.length > 9 || !(isKnownFirst ? isPlace || parts.length > 1 : isPlace))
    return undefined;
  if (!isKnownFirst && !/^\p{Script=Hangul}{2,4}[시군구]$/u.test(first)) return undefined;
  const pieces = parts.map((part, index) => {
    const known = index === 0 || /(?:특별|광역)/u.test(part) ? translate(part) : undefined;
    if (known) return known.target;
    return index > 0 || !isKnownFirst ? (koreanNumber(part) ?? koreanPart(part)) : undefined;
  });
  const last = note === undefined ? '' : koreanPart(note);
  if (pieces.includes(undefined) || last === undefined) return undefined;
  const english = inEnglishOrder(pieces.filter((piece) => piece !== undefined));
  return byRule(english + (last === '' ? '' : ` (${last})`), { isProper: true });
}

function inEnglishOrder(pieces: readonly string[]): string {
  const isNumber = (piece: string | undefined): boolean => /^\d+(?:-\d+)?$/.test(piece ?? '');
  const areas = pieces.flatMap((piece, index) => {
    if (isNumber(piece) && index > 0) return [];
    return [isNumber(pieces[index + 1]) ? `${pieces[index + 1]} ${piece}` : piece];
  });
  // Building and door keep their own order.
  const doors = areas.filter((piece) => /^\d+(?:-(?:dong|ho)|F)$/.test(piece));
  const rest = areas.filter((piece) => !doors.includes(piece));
  return [doors.join(' '), ...rest.toReversed()].filter((piece) => piece !== '').join(', ');
}

/** Offices by the ending of their name; `@` is the place. */
const koreanOffices: readonly (readonly [RegExp, string])[] = [
  [/^(.+구)청장$/u, 'Head of @ Office'],
  [/^(.+구)청$/u, '@ Office'],
  [/^(.+시)청$/u, '@ City Hall'],
  [/^(.+군)청$/u, '@ County Office'],
  [/^(.+시)장$/u, 'Mayor of @'],
  [/^(.+군)수$/u, 'Governor of @'],
  [/^(.+[읍면동])장$/u, 'Head of @ Office'],
  [/^(.+동) ?주민센터$/u, '@ Community Service Center'],
  [/^(.+[읍면동]) ?행정복지센터$/u, '@ Administrative Welfare Center'],
  [/^(.+[읍면])사무소$/u, '@ Office'],
];
/** Of a town by its bare name. */
const koreanTownOffices: readonly (readonly [RegExp, string])[] = [
  [/^(.+)세무서장$/u, 'Director of @ Tax Office'],
  [/^(.+)세무서$/u, '@ Tax Office'],
  [/^(.+)경찰서장$/u, 'Chief of @ Police Station'],
  [/^(.+)경찰서$/u, '@ Police Station'],
  [/^(.+)지방법원$/u, '@ District Court'],
  [/^(.+)가정법원$/u, '@ Family Court'],
  [/^(.+)고등법원$/u, '@ High Court'],
];

function koreanOffice(text: string, translate: Translate): Piece | undefined {
  const own = text.trim();
  for (const [pattern, english] of koreanOffices) {
    const [, place] = pattern.exec(own) ?? [];
    if (place === undefined) continue;
    const piece = provinces.test(place) ? translate(place) : koreanPlace(place, { isPlace: true, translate });
    const [name = '', ...areas] = piece?.target.split(', ') ?? [];
    return piece && byRule([english.replace('@', name), ...areas].join(', '), { isProper: true });
  }
  for (const [pattern, english] of koreanTownOffices) {
    const [, town = ''] = pattern.exec(own) ?? [];
    const name = /^\p{Script=Hangul}{2,3}$/u.test(town) && !loanWords.test(town) ? romanizeHangul(town) : undefined;
    if (name !== undefined) return byRule(english.replace('@', name), { isProper: true });
  }
  return undefined;
}
