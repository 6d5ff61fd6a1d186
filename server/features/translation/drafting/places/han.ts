import type { SourceTag } from '#shared/translation-text.ts';
import { isIn } from '#shared/writing-systems.ts';
import { byRule, joined, type Piece } from '../pieces.ts';
import { pinyinByCharacter, pinyinOf } from './pinyin.ts';

/** Chinese places, addresses and case numbers: names by pinyin, units by their English, the smallest first. */

/** Longer units first: `新区` is no `区`. */
const units: readonly (readonly [string, string])[] = [
  ['经济技术开发区', 'Economic and Technological Development Zone'],
  ['高新技术产业开发区', 'High-Tech Industrial Development Zone'],
  ['工业园区', 'Industrial Park'],
  ['开发区', 'Development Zone'],
  ['街道', 'Subdistrict'],
  ['社区', 'Community'],
  ['社區', 'Community'],
  ['新区', 'New Area'],
  ['大道', 'Avenue'],
  ['大街', 'Street'],
  ['胡同', 'Hutong'],
  ...Object.entries({ 省: 'Province', 市: 'City', 区: 'District', 區: 'District', 县: 'County', 縣: 'County' }),
  ...Object.entries({ 镇: 'Town', 鎮: 'Township', 乡: 'Township', 鄉: 'Township', 村: 'Village', 里: 'Village' }),
  ...Object.entries({ 路: 'Road', 街: 'Street', 巷: 'Lane', 弄: 'Lane' }),
];
const counted: Readonly<Record<string, string>> = {
  ...{
    单元: 'Unit',
    號樓: 'Building',
    号楼: 'Building',
    栋: 'Building',
    棟: 'Building',
    幢: 'Building',
    座: 'Building',
  },
  ...{ 层: 'Floor', 楼: 'Floor', 樓: 'Floor', 室: 'Room', 号: 'No.', 號: 'No.', 组: 'Group', 弄: 'Lane', 巷: 'Lane' },
  ...{ 段: 'Section', 鄰: 'Neighborhood' },
};
const byNumber = new RegExp(
  String.raw`^(?:第)?([A-Z]?\d{1,5}(?:[-之]\d{1,4})?|[一二三四五六七八九十])(${Object.keys(counted).join('|')})(?:之(\d{1,3}))?`,
  'u',
);
const digits = '零一二三四五六七八九十';
/** Places of other languages, which pinyin spells otherwise than maps do. */
const foreign = /自治州|自治县|自治縣|旗|盟|新疆|西藏|内蒙古|青海/u;
const directions: Readonly<Record<string, string>> = {
  东: 'East',
  東: 'East',
  西: 'West',
  南: 'South',
  北: 'North',
  中: 'Middle',
};

type Translate = (part: string) => Piece | undefined;

/** `江苏省南京市鼓楼区中山路12号`; `translate` knows set names, with which places in traditional script begin. */
export function hanPlace(text: string, tag: SourceTag, translate: Translate): Piece | undefined {
  if (!isIn(tag, 'Chinese') || !/^[\p{Script=Han}\p{N}A-Z-]{2,60}$/u.test(text)) return undefined;
  const isTraditional = tag === 'zh-Hant';
  const pieces: (Piece | undefined)[] = [];
  let rest = text;
  while (rest !== '') {
    const set = setName(rest, translate);
    const next = set ?? (isTraditional && pieces.length === 0 ? undefined : (numbered(rest) ?? named(rest)));
    if (next === undefined || pieces.length > 12) return undefined;
    if (set === undefined && foreign.test(text)) return undefined;
    pieces.push(next.piece);
    rest = rest.slice(next.length);
  }
  return joined(pieces.toReversed(), (targets) => targets.join(', '));
}

/** As a slot of a phrase, where a person's name may stand as well: `张小路` is none of a road. */
export function hanRegion(text: string, tag: SourceTag, translate: Translate): Piece | undefined {
  return text.length > 2 && /[省市县縣区區]$/u.test(text) ? hanPlace(text, tag, translate) : undefined;
}

interface Part {
  piece: Piece;
  length: number;
}

/** The longest set name that the text begins with. */
function setName(text: string, translate: Translate): Part | undefined {
  for (let length = Math.min(text.length, 9); length > 1; length--) {
    const start = text.slice(0, length);
    if (!/(?:[省市区區县縣盟旗]|自治州)$/u.test(start) && length < text.length) continue;
    const piece = translate(start);
    if (piece) return { piece, length };
  }
  return undefined;
}

function numbered(text: string): Part | undefined {
  const [all, number = '', unit = '', sub] = byNumber.exec(text) ?? [];
  if (all === undefined) return undefined;
  const kanji = digits.indexOf(number);
  const value = kanji > 0 ? String(kanji) : number.replace('之', '-').replace(/^0+(?=\d)/, '');
  return {
    piece: byRule(`${counted[unit]} ${value}${sub === undefined ? '' : `-${sub}`}`, { isCopied: true }),
    length: all.length,
  };
}

/** A name of up to six characters with its unit: `中山东路` is Zhongshan East Road. */
function named(text: string): Part | undefined {
  for (let length = 1; length <= 6; length++) {
    const after = text.slice(length);
    const unit = units.find(([word]) => after.startsWith(word));
    // `沙市区` is a district.
    if (unit === undefined || /^市[区區]|^[区區]街道|^村[镇乡]|^里[路街]/u.test(after)) continue;
    const name = text.slice(0, length);
    const isRoad = /Road|Street|Avenue/.test(unit[1]) && length > 2;
    const direction = isRoad ? directions[name.charAt(length - 1)] : undefined;
    const spelled = pinyinOf(direction === undefined ? name : name.slice(0, -1));
    if (spelled === undefined) return undefined;
    const english = [spelled, direction, unit[1]].filter((word) => word !== undefined).join(' ');
    return { piece: byRule(english, { isProper: true }), length: length + unit[0].length };
  }
  return undefined;
}

/** `（2018）京0105民初12345号` is (2018) Jing 0105 Min Chu No. 12345. */
export function caseNumber(text: string, tag: SourceTag): Piece | undefined {
  if (!isIn(tag, 'Chinese')) return undefined;
  const [, open = '', year = '', words = '', number = ''] =
    /^([（(〔[])(\d{4})[）)〕\]]\s?([\p{Script=Han}\d]{1,16}?)第?(\d{1,8})[号號]$/u.exec(text) ?? [];
  const parts = (words.match(/\d+|\p{Script=Han}+/gu) ?? []).map((part) =>
    /\d/.test(part) ? part : pinyinByCharacter(part),
  );
  if (open === '' || parts.length === 0 || parts.includes(undefined)) return undefined;
  return byRule(`(${year}) ${parts.join(' ')} No. ${number}`, { isCopied: true });
}
