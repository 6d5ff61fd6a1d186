import { englishMonths, monthNamed } from '#shared/dates/months.ts';
import { fold } from '#shared/numerals/digits.ts';
import { isWritten, writtenLanguages, type WrittenTag } from '#shared/numerals/languages/all.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { isEastAsian } from '#shared/writing-systems.ts';
import { nationalityOf } from './nationalities.ts';

/** Sex, marital status, nationality, months and weekdays of each language, where they are a whole text. */

export interface Word {
  target: string;
  isProper: boolean;
  isWeekday: boolean;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** As `genders`, with the endings of French, Italian or Polish participles. */
function endings(stems: Readonly<Record<string, string>>, ends: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(stems).flatMap(([stem, target]) => ends.map((end) => [stem + end, target])));
}

interface Words {
  days: string;
  words: Readonly<Record<string, string>>;
}

/** Of a language with a file of its own, all but the weekdays stand in the phrasebook. */
function listOf(tag: SourceTag): Words {
  return isWritten(tag) ? { days: writtenLanguages[tag].weekdays, words: {} } : lists[tag];
}

const lists: Readonly<Record<Exclude<SourceTag, WrittenTag>, Words>> = {
  pt: {
    days: 'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo',
    words: {
      masculino: 'Male',
      feminino: 'Female',
      ...genders({ solteir: 'Single', casad: 'Married', divorciad: 'Divorced', viuv: 'Widowed', separad: 'Separated' }),
      sim: 'Yes',
      nao: 'No',
    },
  },
  es: {
    days: 'lunes martes miércoles jueves viernes sábado domingo',
    words: {
      masculino: 'Male',
      femenino: 'Female',
      hombre: 'Male',
      mujer: 'Female',
      ...genders({ solter: 'Single', casad: 'Married', divorciad: 'Divorced', viud: 'Widowed', separad: 'Separated' }),
      si: 'Yes',
      no: 'No',
    },
  },
  de: {
    days: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
    words: {
      mannlich: 'Male',
      weiblich: 'Female',
      ledig: 'Single',
      verheiratet: 'Married',
      geschieden: 'Divorced',
      verwitwet: 'Widowed',
      ja: 'Yes',
      nein: 'No',
    },
  },
  ar: {
    days: 'الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد',
    words: {
      ذكر: 'Male',
      انثى: 'Female',
      انثي: 'Female',
      اعزب: 'Single',
      عزباء: 'Single',
      متزوج: 'Married',
      متزوجه: 'Married',
      متزوجة: 'Married',
      مطلق: 'Divorced',
      مطلقة: 'Divorced',
      ارمل: 'Widowed',
      ارملة: 'Widowed',
    },
  },
  he: {
    days: 'יום_שני יום_שלישי יום_רביעי יום_חמישי יום_שישי יום_שבת יום_ראשון',
    words: {
      זכר: 'Male',
      נקבה: 'Female',
      רווק: 'Single',
      רווקה: 'Single',
      נשוי: 'Married',
      נשואה: 'Married',
      גרוש: 'Divorced',
      גרושה: 'Divorced',
      אלמן: 'Widowed',
      אלמנה: 'Widowed',
    },
  },
  ja: {
    days: '月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日',
    words: { 男: 'Male', 女: 'Female', 男性: 'Male', 女性: 'Female', 未婚: 'Single', 既婚: 'Married' },
  },
  fr: {
    days: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
    words: {
      masculin: 'Male',
      féminin: 'Female',
      célibataire: 'Single',
      ...endings({ marié: 'Married', divorcé: 'Divorced', séparé: 'Separated' }, ['', 'e', '(e)']),
      veuf: 'Widowed',
      veuve: 'Widowed',
      oui: 'Yes',
      non: 'No',
      néant: 'None',
    },
  },
  it: {
    days: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
    words: {
      maschio: 'Male',
      femmina: 'Female',
      maschile: 'Male',
      femminile: 'Female',
      celibe: 'Single',
      nubile: 'Single',
      ...genders({
        coniugat: 'Married',
        sposat: 'Married',
        divorziat: 'Divorced',
        vedov: 'Widowed',
        separat: 'Separated',
      }),
      sì: 'Yes',
      no: 'No',
    },
  },
  pl: {
    days: 'poniedziałek wtorek środa czwartek piątek sobota niedziela',
    words: {
      mężczyzna: 'Male',
      kobieta: 'Female',
      męska: 'Male',
      żeńska: 'Female',
      kawaler: 'Single',
      panna: 'Single',
      żonaty: 'Married',
      zamężna: 'Married',
      ...endings({ rozwiedzion: 'Divorced' }, ['y', 'a']),
      wdowiec: 'Widowed',
      wdowa: 'Widowed',
      tak: 'Yes',
      nie: 'No',
    },
  },
  uk: {
    days: "понеділок вівторок середа четвер п'ятниця субота неділя",
    words: {
      чоловіча: 'Male',
      жіноча: 'Female',
      чол: 'Male',
      жін: 'Female',
      ...endings({ неодружен: 'Single', одружен: 'Married', розлучен: 'Divorced' }, ['ий', 'а']),
      незаміжня: 'Single',
      заміжня: 'Married',
      вдівець: 'Widowed',
      вдова: 'Widowed',
      так: 'Yes',
      ні: 'No',
    },
  },
  zh: {
    days: '星期一 星期二 星期三 星期四 星期五 星期六 星期日',
    words: {
      男: 'Male',
      女: 'Female',
      未婚: 'Single',
      已婚: 'Married',
      离异: 'Divorced',
      离婚: 'Divorced',
      丧偶: 'Widowed',
      是: 'Yes',
      否: 'No',
      无: 'None',
    },
  },
  'zh-Hant': {
    days: '星期一 星期二 星期三 星期四 星期五 星期六 星期日',
    words: {
      男: 'Male',
      女: 'Female',
      未婚: 'Single',
      已婚: 'Married',
      有偶: 'Married',
      離婚: 'Divorced',
      喪偶: 'Widowed',
      是: 'Yes',
      否: 'No',
      無: 'None',
    },
  },
  ko: {
    days: '월요일 화요일 수요일 목요일 금요일 토요일 일요일',
    words: {
      남: 'Male',
      여: 'Female',
      남자: 'Male',
      여자: 'Female',
      미혼: 'Single',
      기혼: 'Married',
      이혼: 'Divorced',
    },
  },
};

const races: Readonly<Record<string, string>> = {
  branca: 'White',
  preta: 'Black',
  parda: 'Mixed race (parda)',
  amarela: 'Asian (amarela)',
  indigena: 'Indigenous',
};

export function raceOf(text: string): string | undefined {
  return races[fold(text.trim())];
}

/** Letters for the sexes, as identity cards print them; a second one is English already. */
const sexLetters: Readonly<Partial<Record<SourceTag, Readonly<Record<string, string>>>>> = {
  pl: { m: 'M', k: 'F' },
  uk: { ч: 'M', ж: 'F' },
  nl: { m: 'M', v: 'F' },
  tr: { e: 'M', k: 'F' },
};

/** `K`, `Ж / F` */
export function sexLetter(text: string, tag: SourceTag): string | undefined {
  const [, own = '', english] = /^(\p{L}|\p{L}+(?=\s?\/))(?:\s?\/\s?([MF]))?$/u.exec(text.trim()) ?? [];
  const word = english === undefined ? undefined : wordOf(own, tag)?.target.replace(/^(M|F)(?:em)?ale$/, '$1');
  const letter = sexLetters[tag]?.[own.toLowerCase()] ?? word;
  return english === undefined || english === letter ? letter : undefined;
}

const known = new Map<SourceTag, ReadonlyMap<string, Word>>();

/** Words of a language by their folded form, folded once. */
function knownWords(tag: SourceTag): ReadonlyMap<string, Word> {
  const made = known.get(tag);
  if (made) return made;
  const { days, words } = listOf(tag);
  const plain = Object.entries(words).map(([source, target]): [string, Word] => [
    fold(source),
    { target, isProper: false, isWeekday: false },
  ]);
  const named = days
    .split(' ')
    .map((name, index): [string, Word] => [
      fold(name.replace('_', ' ')),
      { target: weekdays[index] ?? '', isProper: true, isWeekday: true },
    ]);
  // The first of two words of one form counts, and a weekday before them.
  const all = new Map([...plain.toReversed(), ...named.toReversed()]);
  known.set(tag, all);
  return all;
}

export function wordOf(text: string, tag: SourceTag): Word | undefined {
  const word = fold(text.trim());
  if (word === '') return undefined;
  const listed = knownWords(tag).get(word);
  if (listed) return listed;
  const month = isEastAsian(tag) ? undefined : monthNamed(word, tag);
  const nationality = month === undefined ? nationalityOf(word, tag) : englishMonths[month - 1];
  return nationality === undefined ? undefined : { target: nationality, isProper: true, isWeekday: false };
}

function genders(stems: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(stems).flatMap(([stem, target]) => ['o', 'a', 'o(a)', '(o)'].map((end) => [stem + end, target])),
  );
}
