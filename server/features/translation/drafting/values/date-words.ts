import { fold } from '#shared/numerals/digits.ts';
import { parseDates } from '#shared/translation-dates.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { isSemitic } from '#shared/writing-systems.ts';
import { wordOf } from './words.ts';

/** Words and signs that papers write around a date, with their English. */

export type DatePlace = 'before' | 'between' | 'after';

type Words = Readonly<Record<string, string>>;

const wordsByPlace: Readonly<Partial<Record<SourceTag, Readonly<Record<DatePlace, Words>>>>> = {
  pl: {
    before: {
      ...{ dnia: '', data: '', 'w dniu': '', dn: '', 'dn.': '' },
      ...{ od: 'from ', 'od dnia': 'from ', do: 'until ', 'do dnia': 'until ' },
    },
    between: {
      ...{ do: ' to ', 'do dnia': ' to ', 'r. do': ' to ', 'r. do dnia': ' to ', 'r do': ' to ' },
      ...{ 'roku do': ' to ', 'roku do dnia': ' to ', 'r. -': ' - ', 'r. –': ' – ' },
    },
    after: {
      ...{ r: '', 'r.': '', roku: '' },
      ...{ 'do nadal': ' to present', 'do chwili obecnej': ' to present', 'r. do nadal': ' to present' },
      ...{ 'r. do chwili obecnej': ' to present', nadal: ' to present', 'r. - nadal': ' to present' },
    },
  },
  fr: {
    before: { 'a compter du': 'from ', depuis: 'since ', 'depuis le': 'since ' },
    between: {},
    after: { 'a ce jour': ' to present', "jusqu'a ce jour": ' to present', 'jusqu a ce jour': ' to present' },
  },
  uk: {
    before: { з: 'from ', від: 'dated ', до: 'until ' },
    between: {
      ...{ до: ' to ', по: ' to ', 'р. по': ' to ', 'р. до': ' to ', 'року по': ' to ', 'року до': ' to ' },
      ...{ 'р. -': ' - ', 'р. –': ' – ' },
    },
    after: {
      ...{ р: '', 'р.': '', року: '', рік: '' },
      ...{ 'по теперішній час': ' to present', 'по цей час': ' to present' },
      ...{ 'року по теперішній час': ' to present', 'р. по теперішній час': ' to present' },
    },
  },
  nl: {
    before: { op: '', de: '', den: '', van: 'from ', vanaf: 'from ', tot: 'until ' },
    between: { tot: ' to ', 'tot en met': ' through ', 't/m': ' through ', 't.e.m.': ' through ' },
    after: { 'tot heden': ' to present', '- heden': ' to present', heden: ' to present' },
  },
  tr: { before: {}, between: { ile: ' and ' }, after: { tarihi: '' } },
};

const anywhere: Words = {
  ...{ الموافق: ' corresponding to ', 'الموافق ل': ' corresponding to ' },
  ...{ aos: '', em: '', el: '', am: '', den: '', 'a los': '', 'en fecha': '' },
  ...{ le: '', li: '', il: '', addi: '', 'in data': '', 'la data de': '' },
  ...{ a: ' to ', ate: ' to ', al: ' to ', bis: ' to ', au: ' to ', 'pana la': ' to ' },
  ...{ 至: ' to ', 到: ' to ', đen: ' to ', 'đen ngay': ' to ', 中華: '', 中华: '' },
  ...{ 生: ' (born)', 生まれ: ' (born)', 생: ' (born)' },
};

/** Words of a date span; next to a single date they have other meanings. */
const inSpans: Words = {
  ...{ vom: '', 'von dem': '', del: '', 'desde el': '' },
  ...{ 'hasta el': ' to ', 'bis zum': ' to ', 'bis einschliesslich': ' to ' },
  ...{ から: ' to ', まで: '', 부터: ' to ', 까지: '' },
};

/** English of the word at this position, `` if English omits it; undefined for other words. */
export function aroundDate(
  text: string,
  tag: SourceTag,
  { place, isSpan }: { place: DatePlace; isSpan: boolean },
): string | undefined {
  const bare = text.trim();
  if (place === 'before' && /^[«"“„]$/u.test(bare)) return '';
  const own = wordsByPlace[tag]?.[place];
  const key = fold(bare).replace(/^[,\s]+/, '');
  if (own && Object.hasOwn(own, key)) return own[key];
  if (/^[\s,;()./–—-]*$/u.test(text)) return text;
  if (/^[~～〜]$/u.test(bare)) return isSpan ? ' – ' : undefined;
  if (/^[~～〜-]\s*(?:現在|현재)$/u.test(bare)) return ' – present';
  if (isSemitic(tag) && /^(?:م|ميلادي|ميلادية)[\s.]*$/u.test(bare)) return '';
  const spanned = isSpan ? inSpans[fold(bare)] : undefined;
  if (spanned !== undefined) return spanned;
  const day = isSemitic(tag) ? semiticDay(text) : text.replaceAll(/\s+(?:den|dem|el)\s*$|[\s,()]/g, '');
  const weekday = wordOf(day, tag);
  if (weekday?.isWeekday) return /[(（]/.test(text) ? ` (${weekday.target})` : `${weekday.target}, `;
  return anywhere[fold(bare)];
}

/** `في يوم الأحد الموافق`, `ביום ראשון,` */
function semiticDay(text: string): string {
  const day = text.replaceAll(/[,،()]/gu, '').trim();
  return day.replace(/^(?:في\s+)?يوم\s+|^ב(?=יום)/u, '').replace(/\s+الموافق$/u, '');
}

/** Whether a text has a date that can be two days; its parts would be drafted as numbers. */
export function hasAmbiguousDate(text: string, tag: SourceTag): boolean {
  return parseDates(text, tag).some(({ isAmbiguous }) => isAmbiguous);
}
