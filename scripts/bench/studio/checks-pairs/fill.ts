import { englishMonths } from '#shared/dates/months.ts';
import type { SpelledName } from '#shared/spelling.ts';
import type { TemplateTag } from './templates.ts';

/** Values of templates, written as each language writes them; independent of the product's parsers. */

export type Random = (below: number) => number;

/** The same numbers for the same seed. */
export function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The list repeated without end. */
export function cyclic<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
}

const latinNames = {
  pt: [
    ['João', 'Maria Aparecida', 'Antônio', 'Conceição', 'Inês', 'José Luís', 'Érica', 'Francisco'],
    ['da Conceição', 'Gonçalves', 'de Souza Lima', 'Araújo', 'dos Santos', 'Simões Pereira', 'Magalhães'],
  ],
  es: [
    ['José', 'María Guadalupe', 'Ángel', 'Sofía', 'Joaquín', 'Lucía', 'Andrés', 'Verónica'],
    ['Hernández Peña', 'de la Cruz', 'Muñoz Íñiguez', 'García López', 'Núñez Ávila', 'Ramírez'],
  ],
  de: [
    ['Jürgen', 'Käthe', 'Anna-Lena', 'Friedrich', 'Günther', 'Sabine', 'Björn'],
    ['Müller', 'Schäfer', 'von Bülow', 'Großmann', 'Köhler', 'Weiß', 'Lindner'],
  ],
} as const;

const nativeNames: Record<'ar' | 'he' | 'ja' | 'ko', readonly (readonly [string, string])[]> = {
  ar: [
    ['محمد عبد الله الحسن', 'Mohamed Abdullah Alhassan'],
    ['فاطمة الزهراء خليل', 'Fatima Alzahra Khalil'],
    ['يوسف إبراهيم النجار', 'Youssef Ibrahim Elnaggar'],
  ],
  he: [
    ['דוד כהן', 'David Cohen'],
    ['רחל לוי־ברק', 'Rachel Levi Barak'],
    ['יעקב מזרחי', 'Yaakov Mizrahi'],
  ],
  ja: [
    ['山本 恵子', 'Keiko Yamamoto'],
    ['髙橋 健一', 'Kenichi Takahashi'],
    ['佐藤 美咲', 'Misaki Sato'],
  ],
  ko: [
    ['김민수', 'Minsu Kim'],
    ['박지영', 'Jiyoung Park'],
    ['이서준', 'Seojun Lee'],
  ],
};

const months = {
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  he: 'בינואר בפברואר במרץ באפריל במאי ביוני ביולי באוגוסט בספטמבר באוקטובר בנובמבר בדצמבר'.split(' '),
} as const;

const places: Record<'pt' | 'es' | 'de', readonly string[]> = {
  pt: ['São Paulo', 'Recife', 'Ribeirão Preto', 'Goiânia', 'Itaquaquecetuba'],
  es: ['Guadalajara', 'San Luis Potosí', 'Medellín', 'Cartagena de Indias'],
  de: ['Köln', 'Düsseldorf', 'Görlitz', 'Frankfurt am Main'],
};

export interface Values {
  source: Record<string, string>;
  target: Record<string, string>;
  people: SpelledName[];
}

const isLatin = (lang: TemplateTag): lang is 'pt' | 'es' | 'de' => lang === 'pt' || lang === 'es' || lang === 'de';
const pad = (value: number, length = 2) => String(value).padStart(length, '0');

export function fill(lang: TemplateTag, random: Random): Values {
  const values: Values = { source: {}, target: {}, people: [] };
  const both = (name: string, text: string, english = text) => {
    values.source[name] = text;
    values.target[name] = english;
  };
  const pick = <T>(list: readonly T[]): T => cyclic(list, random(list.length));
  for (const key of ['name', 'name2']) {
    if (isLatin(lang)) {
      const [given, family] = latinNames[lang];
      const name = `${pick(given)} ${pick(family)}`;
      both(key, random(3) === 0 ? name.toUpperCase() : name);
    } else {
      const [native, latin] = pick(nativeNames[lang]);
      both(key, native, latin);
      values.people.push({ name: latin, nativeName: native });
    }
  }
  const [year, month, day] = [1940 + random(85), 1 + random(12), 1 + random(28)];
  const english = `${englishMonths[month - 1] ?? ''} ${day}, ${year}`;
  both('date', dateOf(lang, { year, month, day }, random), english);
  both('dateWords', longDate(lang, { year, month, day }), english);
  if (isLatin(lang)) both('place', pick(places[lang]));
  both('n1', String(10 + random(290)));
  both('n2', pad(1 + random(400), 3));
  both(
    'reg',
    Array.from({ length: 6 + random(4) }, (_value, index) => (index === 0 ? 1 + random(9) : random(10))).join(''),
  );
  both('matricula', [6, 2, 2, 4, 1, 5, 3, 7, 2].map((length) => pad(random(10 ** length), length)).join(' '));
  both('cpf', `${pad(random(1000), 3)}.${pad(random(1000), 3)}.${pad(random(1000), 3)}-${pad(random(100))}`);
  const [hour, minute] = [random(24), random(60)];
  const half = `${hour % 12 === 0 ? 12 : hour % 12}:${pad(minute)} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
  both('time', lang === 'pt' ? `${hour}h${pad(minute)}` : `${pad(hour)}:${pad(minute)}`, half);
  const [thousands, hundreds, cents] = [1 + random(98), random(1000), random(100)];
  const isMexican = lang === 'es';
  both(
    'amount',
    isMexican ? `${thousands},${pad(hundreds, 3)}.${pad(cents)}` : `${thousands}.${pad(hundreds, 3)},${pad(cents)}`,
    `${thousands},${pad(hundreds, 3)}.${pad(cents)}`,
  );
  const grade = `${6 + random(4)}.${1 + random(9)}`;
  both('decimal', random(2) === 0 ? grade.replace('.', ',') : grade, grade);
  return values;
}

interface Day {
  year: number;
  month: number;
  day: number;
}

function dateOf(lang: TemplateTag, date: Day, random: Random): string {
  const { year, month, day } = date;
  switch (lang) {
    case 'ja':
      if (year >= 1990 && year < 2019) return `平成${year - 1988}年${month}月${day}日`;
      return year >= 1930 && year < 1989 ? `昭和${year - 1925}年${month}月${day}日` : `${year}年${month}月${day}日`;
    case 'ko':
      return random(2) === 0 ? `${year}년 ${month}월 ${day}일` : `${year}. ${month}. ${day}.`;
    case 'ar':
      return `${pad(day)}/${pad(month)}/${year}`.replaceAll(/\d/g, (digit) =>
        String.fromCodePoint(0x6_60 + Number(digit)),
      );
    case 'he':
      return `${pad(day)}.${pad(month)}.${year}`;
    case 'de':
      return random(2) === 0 ? `${pad(day)}.${pad(month)}.${year}` : longDate(lang, date);
    default:
      return random(2) === 0 ? `${pad(day)}/${pad(month)}/${year}` : longDate(lang, date);
  }
}

function longDate(lang: TemplateTag, { year, month, day }: Day): string {
  switch (lang) {
    case 'pt':
    case 'es':
      return `${day} de ${months[lang][month - 1] ?? ''} de ${year}`;
    case 'de':
      return `${day}. ${months.de[month - 1] ?? ''} ${year}`;
    case 'he':
      return `${day} ${months.he[month - 1] ?? ''} ${year}`;
    default:
      return '';
  }
}
