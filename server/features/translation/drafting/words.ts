import { englishMonths, gregorianMonths } from '#shared/dates/months.ts';
import { fold } from '#shared/numerals/digits.ts';
import type { SourceTag } from '#shared/translation-text.ts';

/** Sex, marital status, nationality, months and weekdays of each language, where they are a whole text. */

export interface Word {
  target: string;
  isProper: boolean;
  isWeekday: boolean;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const nationalities: Readonly<Record<'pt' | 'es' | 'de', Readonly<Record<string, string>>>> = {
  pt: {
    brasileir: 'Brazilian',
    portugues: 'Portuguese',
    angolan: 'Angolan',
    mocambican: 'Mozambican',
    'cabo-verdian': 'Cape Verdean',
    espanhol: 'Spanish',
    italian: 'Italian',
    alema: 'German',
    alemao: 'German',
    frances: 'French',
    japones: 'Japanese',
    argentin: 'Argentine',
    'norte-american': 'American',
    estadunidense: 'American',
    paraguai: 'Paraguayan',
    uruguai: 'Uruguayan',
    bolivian: 'Bolivian',
    chilen: 'Chilean',
    peruan: 'Peruvian',
    colombian: 'Colombian',
    venezuelan: 'Venezuelan',
    cuban: 'Cuban',
    chines: 'Chinese',
    coreano: 'Korean',
  },
  es: {
    mexican: 'Mexican',
    colombian: 'Colombian',
    argentin: 'Argentine',
    peruan: 'Peruvian',
    venezolan: 'Venezuelan',
    chilen: 'Chilean',
    ecuatorian: 'Ecuadorian',
    bolivian: 'Bolivian',
    paraguay: 'Paraguayan',
    uruguay: 'Uruguayan',
    cuban: 'Cuban',
    dominican: 'Dominican',
    salvadoren: 'Salvadoran',
    honduren: 'Honduran',
    guatemaltec: 'Guatemalan',
    nicaraguense: 'Nicaraguan',
    costarricense: 'Costa Rican',
    panamen: 'Panamanian',
    estadounidense: 'American',
    brasilen: 'Brazilian',
    espanol: 'Spanish',
    italian: 'Italian',
    frances: 'French',
    aleman: 'German',
  },
  de: {
    deutsch: 'German',
    osterreichisch: 'Austrian',
    schweizerisch: 'Swiss',
    turkisch: 'Turkish',
    italienisch: 'Italian',
    polnisch: 'Polish',
    brasilianisch: 'Brazilian',
    amerikanisch: 'American',
  },
};

const lists: Readonly<Record<SourceTag, { days: string; words: Readonly<Record<string, string>> }>> = {
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

export function wordOf(text: string, tag: SourceTag): Word | undefined {
  const word = fold(text.trim());
  if (word === '') return undefined;
  const day = lists[tag].days.split(' ').findIndex((name) => fold(name.replace('_', ' ')) === word);
  if (day >= 0) return { target: weekdays[day] ?? '', isProper: true, isWeekday: true };
  const plain = Object.entries(lists[tag].words).find(([source]) => fold(source) === word)?.[1];
  if (plain !== undefined) return { target: plain, isProper: false, isWeekday: false };
  const month = tag === 'ja' || tag === 'ko' ? undefined : gregorianMonths[tag][word];
  const nationality = month === undefined ? nationalityOf(word, tag) : englishMonths[month - 1];
  return nationality === undefined ? undefined : { target: nationality, isProper: true, isWeekday: false };
}

function nationalityOf(word: string, tag: SourceTag): string | undefined {
  if (tag !== 'pt' && tag !== 'es' && tag !== 'de') return undefined;
  const table = nationalities[tag];
  const stem = word.replace(/(?:[oa]|os|as|e|es|er|esa)$/, '');
  return table[word] ?? table[stem] ?? table[word.replace(/a$/, '')];
}

function genders(stems: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(stems).flatMap(([stem, target]) => ['o', 'a', 'o(a)', '(o)'].map((end) => [stem + end, target])),
  );
}
