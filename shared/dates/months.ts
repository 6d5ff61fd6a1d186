import type { LanguageTag } from '#shared/translation-text.ts';
import type { TagIn } from '#shared/writing-systems.ts';
import { fold } from '../numerals/digits.ts';
import { isWritten, writtenLanguages, type WrittenTag } from '../numerals/languages/all.ts';
import { meaningOf } from '../numerals/word-numbers.ts';

/** Names of months as `fold` leaves them, without accents and vowel signs. */

type Names = Readonly<Record<string, number>>;

export const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Languages with named months. Languages with a file of their own define them there. */
export type NamingTag = Exclude<LanguageTag, TagIn<'Japanese' | 'Korean' | 'Chinese'>>;
export const gregorianMonths: Readonly<Record<Exclude<NamingTag, WrittenTag>, Names>> = {
  pt: names('janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'),
  es: {
    ...names('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    setiembre: 9,
  },
  en: names(englishMonths.join(' ').toLowerCase()),
  de: {
    ...names('januar februar marz april mai juni juli august september oktober november dezember'),
    janner: 1,
    jaenner: 1,
    feber: 2,
    maerz: 3,
  },
  ar: {
    ...names('يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر'),
    ...names('جانفي فيفري مارس افريل ماي جوان جويلية اوت سبتمبر اكتوبر نوفمبر ديسمبر'),
    ...{ يونيه: 6, يوليه: 7, يوليوز: 7, غشت: 8, شتنبر: 9, نونبر: 11, دجنبر: 12, جويليه: 7 },
    ...{ شباط: 2, اذار: 3, نيسان: 4, ايار: 5, حزيران: 6, تموز: 7, اب: 8, ايلول: 9 },
    ...{ 'كانون الثاني': 1, 'تشرين الاول': 10, 'تشرين الثاني': 11, 'كانون الاول': 12 },
  },
  he: {
    ...names('ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר'),
    ...{ מרס: 3, מארס: 3, פבואר: 2, ספטמר: 9 },
  },
  fr: names('janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'),
  it: names('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  pl: {
    ...names('stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia'),
    ...names('styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrzesniu pazdzierniku listopadzie grudniu'),
    ...names('styczen luty marzec kwiecien maj czerwiec lipiec sierpien wrzesien pazdziernik listopad grudzien'),
  },
  uk: {
    ...names('січні лютому березні квітні травні червні липні серпні вересні жовтні листопаді грудні'),
    ...names('січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'),
    ...names('січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень'),
  },
};

/** Abbreviations count only beside a year, since some are words of their own (`mar`, `dez`, `set`). */
const shortMonths: Readonly<Record<Exclude<NamingTag, WrittenTag | TagIn<'Arabic' | 'Hebrew'>>, Names>> = {
  pt: names('jan fev mar abr mai jun jul ago set out nov dez'),
  es: { ...names('ene feb mar abr may jun jul ago sep oct nov dic'), set: 9, sept: 9 },
  en: { ...names('jan feb mar apr may jun jul aug sep oct nov dec'), sept: 9 },
  de: { ...names('jan feb mar apr mai jun jul aug sep okt nov dez'), mrz: 3, sept: 9 },
  fr: { ...names('janv fevr mars avr mai juin juil aout sept oct nov dec'), fev: 2, jan: 1 },
  it: names('gen feb mar apr mag giu lug ago set ott nov dic'),
  // Roman numbers of months are read as in digits.
  pl: names('sty lut mar kwi maj cze lip sie wrz paz lis gru'),
  uk: names('січ лют бер кві тра чер лип сер вер жов лис гру'),
};

/** Number of a month by its full name. */
export function monthNamed(word: string, tag: NamingTag): number | undefined {
  if (!isWritten(tag)) return meaningOf(gregorianMonths[tag], word);
  return meaningOf(writtenMonths(tag).months, word);
}

/** Number of a month by its abbreviation. */
export function shortMonthNamed(word: string, tag: Exclude<NamingTag, TagIn<'Arabic' | 'Hebrew'>>): number | undefined {
  if (!isWritten(tag)) return meaningOf(shortMonths[tag], word);
  return meaningOf(writtenMonths(tag).shortMonths, word);
}

const written = new Map<WrittenTag, { months: Names; shortMonths: Names }>();

function writtenMonths(tag: WrittenTag) {
  const known = written.get(tag);
  if (known) return known;
  const { months, shortMonths: short } = writtenLanguages[tag];
  const made = { months: months === '' ? {} : names(months), shortMonths: short === '' ? {} : names(short) };
  written.set(tag, made);
  return made;
}

/** Names of Hijri months, in Arabic and as written in English. */
export const hijriMonths: Names = {
  محرم: 1,
  صفر: 2,
  'ربيع الاول': 3,
  'ربيع اول': 3,
  'ربيع الاخر': 4,
  'ربيع الثاني': 4,
  'ربيع ثاني': 4,
  'جمادي الاولي': 5,
  'جمادي الاول': 5,
  'جمادي الاخره': 6,
  'جمادي الاخر': 6,
  'جمادي الثانيه': 6,
  'جمادي الثاني': 6,
  رجب: 7,
  شعبان: 8,
  رمضان: 9,
  شوال: 10,
  'ذو القعده': 11,
  'ذي القعده': 11,
  'ذو الحجه': 12,
  'ذي الحجه': 12,
};

export const englishHijriMonths = [
  'Muharram',
  'Safar',
  'Rabi al-Awwal',
  'Rabi al-Thani',
  'Jumada al-Ula',
  'Jumada al-Akhirah',
  'Rajab',
  'Shaban',
  'Ramadan',
  'Shawwal',
  'Dhu al-Qadah',
  'Dhu al-Hijjah',
] as const;

/** Names of Hebrew months with their English as the calendar of `Intl` writes it. */
export const hebrewMonths: Readonly<Record<string, string>> = {
  תשרי: 'Tishri',
  חשון: 'Heshvan',
  חשוון: 'Heshvan',
  מרחשון: 'Heshvan',
  מרחשוון: 'Heshvan',
  כסלו: 'Kislev',
  כסליו: 'Kislev',
  טבת: 'Tevet',
  שבט: 'Shevat',
  אדר: 'Adar',
  'אדר א': 'Adar I',
  'אדר ב': 'Adar II',
  'אדר ראשון': 'Adar I',
  'אדר שני': 'Adar II',
  ניסן: 'Nisan',
  אייר: 'Iyar',
  סיון: 'Sivan',
  סיוון: 'Sivan',
  תמוז: 'Tamuz',
  אב: 'Av',
  'מנחם אב': 'Av',
  אלול: 'Elul',
};

function names(list: string): Names {
  return Object.fromEntries(list.split(' ').map((name, index) => [fold(name), index + 1]));
}
