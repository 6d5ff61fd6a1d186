import type { PaperForm } from '#server/features/translation/form-fit.ts';
import { shippedForms } from '#server/features/translation/shipped-forms.ts';
import type { FormItem } from '#shared/schemas/forms.ts';
import { roleOf } from '#shared/translation-roles.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { isHolder, measureReference, type ReferenceResult } from './held-out.ts';

/** Papers of the kinds whose forms are shipped, filled in with values that each language's papers have. */

interface Values {
  /** The holder's, and another's, which no spelling sheet has. */
  name: string;
  english: string;
  other: string;
  otherEnglish: string;
  date: string;
  place: string;
  placeEnglish?: string;
  status: string;
  sex: string;
}

const values: Readonly<Partial<Record<SourceTag, Values>>> = {
  pt: {
    name: 'Marta Nogueira',
    english: 'Marta Nogueira',
    other: 'Albertina Figueiredo',
    otherEnglish: 'Albertina Figueiredo',
    date: '14 de maio de 1983',
    place: 'Londrina',
    status: 'Solteira',
    sex: 'Feminino',
  },
  es: {
    name: 'Marta Quiroga',
    english: 'Marta Quiroga',
    other: 'Eusebio Larraín',
    otherEnglish: 'Eusebio Larraín',
    date: '14 de mayo de 1983',
    place: 'Mendoza',
    status: 'Soltera',
    sex: 'Femenino',
  },
  de: {
    name: 'Marta Vogel',
    english: 'Marta Vogel',
    other: 'Gisela Brandt',
    otherEnglish: 'Gisela Brandt',
    date: '14. Mai 1983',
    place: 'Kassel',
    status: 'ledig',
    sex: 'weiblich',
  },
  fr: {
    name: 'Marthe Vasseur',
    english: 'Marthe Vasseur',
    other: 'Eugénie Delcourt',
    otherEnglish: 'Eugénie Delcourt',
    date: '14 mai 1983',
    place: 'Limoges',
    status: 'célibataire',
    sex: 'Féminin',
  },
  it: {
    name: 'Marta Bellini',
    english: 'Marta Bellini',
    other: 'Ersilia Fontana',
    otherEnglish: 'Ersilia Fontana',
    date: '14 maggio 1983',
    place: 'Cremona',
    status: 'nubile',
    sex: 'Femminile',
  },
  ro: {
    name: 'Marta Dumitrescu',
    english: 'Marta Dumitrescu',
    other: 'Eugenia Lupu',
    otherEnglish: 'Eugenia Lupu',
    date: '14 mai 1983',
    place: 'Oradea',
    status: 'necăsătorită',
    sex: 'Feminin',
  },
  ar: {
    name: 'مرتضى',
    english: 'Murtada',
    other: 'نسرين',
    otherEnglish: 'Nasrin',
    date: '14/05/1983',
    place: 'القاهرة',
    placeEnglish: 'Cairo',
    status: 'أعزب',
    sex: 'أنثى',
  },
  he: {
    name: 'מרתה',
    english: 'Marta',
    other: 'יעקב',
    otherEnglish: 'Yaakov',
    date: '14/05/1983',
    place: 'חיפה',
    placeEnglish: 'Haifa',
    status: 'רווקה',
    sex: 'נקבה',
  },
  ja: {
    name: '山本 恵',
    english: 'Megumi Yamamoto',
    other: '田村 健一',
    otherEnglish: 'Kenichi Tamura',
    date: '昭和58年5月14日',
    place: '大阪市',
    placeEnglish: 'Osaka-shi',
    status: '未婚',
    sex: '女',
  },
  ko: {
    name: '윤서연',
    english: 'Yun Seoyeon',
    other: '정미숙',
    otherEnglish: 'Jeong Misuk',
    date: '1983년 5월 14일',
    place: '대전',
    placeEnglish: 'Daejeon',
    status: '미혼',
    sex: '여',
  },
  pl: {
    name: 'Marta Wiśniewska',
    english: 'Marta Wiśniewska',
    other: 'Stanisław Mazurek',
    otherEnglish: 'Stanisław Mazurek',
    date: '14 maja 1983 r.',
    place: 'Lublin',
    status: 'panna',
    sex: 'kobieta',
  },
  uk: {
    name: 'Марта Коваленко',
    english: 'Marta Kovalenko',
    other: 'Остап Гнатюк',
    otherEnglish: 'Ostap Hnatiuk',
    date: '14 травня 1983 року',
    place: 'м. Полтава',
    placeEnglish: 'Poltava',
    status: 'незаміжня',
    sex: 'жіноча',
  },
  nl: {
    name: 'Marta van Dijk',
    english: 'Marta van Dijk',
    other: 'Johannes Hoekstra',
    otherEnglish: 'Johannes Hoekstra',
    date: '14 mei 1983',
    place: 'Rotterdam',
    status: 'ongehuwd',
    sex: 'vrouwelijk',
  },
  tr: {
    name: 'Melek Aydın',
    english: 'Melek Aydın',
    other: 'Hasan Korkmaz',
    otherEnglish: 'Hasan Korkmaz',
    date: '14 Mayıs 1983',
    place: 'Konya',
    status: 'Bekar',
    sex: 'Kadın',
  },
  zh: {
    name: '林静',
    english: 'Lin Jing',
    other: '赵国强',
    otherEnglish: 'Zhao Guoqiang',
    date: '1983年5月14日',
    place: '山东省济南市',
    placeEnglish: 'Jinan City, Shandong Province',
    status: '未婚',
    sex: '女',
  },
  'zh-Hant': {
    name: '林靜宜',
    english: 'Lin Ching-yi',
    other: '陳國強',
    otherEnglish: 'Chen Kuo-chiang',
    date: '民國72年5月14日',
    place: '臺中市',
    placeEnglish: 'Taichung City',
    status: '未婚',
    sex: '女',
  },
  vi: {
    name: 'Phạm Thu Trang',
    english: 'Phạm Thu Trang',
    other: 'Đặng Quốc Khánh',
    otherEnglish: 'Đặng Quốc Khánh',
    date: 'ngày 14 tháng 5 năm 1983',
    place: 'tỉnh Hưng Yên',
    placeEnglish: 'Hưng Yên Province',
    status: 'Độc thân',
    sex: 'Nữ',
  },
};

export function measureKnown(): ReferenceResult[] {
  const forms: PaperForm[] = shippedForms().map((form) => ({ ...form, id: form.key }));
  return knownPapers().map(({ title, lang, text }) => measureReference(title, text, lang, forms));
}

export function knownPapers(): { title: string; lang: SourceTag; text: string }[] {
  return shippedForms().flatMap(({ key, lang, items }) => {
    const own = values[lang];
    return own ? [{ title: key, lang, text: paperOf(items, own) }] : [];
  });
}

/** The paper in the notation of `paper-notation.ts`; of several titles, one. */
function paperOf(items: readonly FormItem[], own: Values): string {
  let hasTitle = false;
  return items
    .flatMap((item, index) => {
      if (item.kind === 'title' && hasTitle) return [];
      hasTitle ||= item.kind === 'title';
      return [lineOf(item, index, own)];
    })
    .join('\n');
}

function lineOf({ kind, source, target }: FormItem, index: number, own: Values): string {
  if (kind === 'title' || kind === 'heading') return `# ${source} => ${target}`;
  if (kind === 'text') return `${source} => ${target}`;
  const { value, english } = valueOf(target, index, own);
  return `${source} :: ${value} => ${target} :: ${english}`;
}

/** Days and numbers differ from field to field, so that one beside another's label is found. */
function valueOf(label: string, index: number, own: Values): { value: string; english: string } {
  const role = roleOf(label);
  if (/\b(?:date|born on|issued on|done on)\b/i.test(label)) {
    const date = String(13 + ((5 * index) % 16));
    const [value, day] = [own.date.replace('14', date), `May ${date}, 1983`];
    return {
      value,
      english: /昭和/.test(value)
        ? `${day} || ${day} (Showa 58) || ${day} (${value}) || May ${date}, Showa 58 (1983)`
        : day,
    };
  }
  if (role.isName)
    return isHolder(label)
      ? { value: own.name, english: own.english }
      : { value: own.other, english: own.otherEnglish };
  if (role.isPlace || role.isAddress) return { value: own.place, english: own.placeEnglish ?? own.place };
  if (/\bsex\b/i.test(label)) return { value: own.sex, english: 'Female' };
  if (/\bmarital status\b/i.test(label)) return { value: own.status, english: 'Single || Unmarried' };
  const number = String(4471 + 37 * index);
  return { value: number, english: number };
}
