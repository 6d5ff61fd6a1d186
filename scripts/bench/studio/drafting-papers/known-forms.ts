import type { PaperForm } from '#server/features/translation/form-fit.ts';
import { shippedForms } from '#server/features/translation/shipped-forms.ts';
import type { FormItem } from '#shared/schemas/forms.ts';
import { roleOf } from '#shared/translation-roles.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { measureReference, type ReferenceResult } from './held-out.ts';

/** Papers of the kinds whose forms are shipped, filled in with values that each language's papers have. */

interface Values {
  name: string;
  english: string;
  date: string;
  place: string;
  placeEnglish?: string;
  word: string;
  wordEnglish: string;
}

const values: Readonly<Partial<Record<SourceTag, Values>>> = {
  pt: {
    name: 'Marta Nogueira',
    english: 'Marta Nogueira',
    date: '14 de maio de 1983',
    place: 'Londrina',
    word: 'Solteira',
    wordEnglish: 'Single',
  },
  es: {
    name: 'Marta Quiroga',
    english: 'Marta Quiroga',
    date: '14 de mayo de 1983',
    place: 'Mendoza',
    word: 'Soltera',
    wordEnglish: 'Single',
  },
  de: {
    name: 'Marta Vogel',
    english: 'Marta Vogel',
    date: '14. Mai 1983',
    place: 'Kassel',
    word: 'ledig',
    wordEnglish: 'Single',
  },
  ar: {
    name: 'مرتضى',
    english: 'Murtada',
    date: '14/05/1983',
    place: 'القاهرة',
    placeEnglish: 'Cairo',
    word: 'ذكر',
    wordEnglish: 'Male',
  },
  he: {
    name: 'מרתה',
    english: 'Marta',
    date: '14/05/1983',
    place: 'חיפה',
    placeEnglish: 'Haifa',
    word: 'נקבה',
    wordEnglish: 'Female',
  },
  ja: {
    name: '山本 恵',
    english: 'Megumi Yamamoto',
    date: '昭和58年5月14日',
    place: '大阪市',
    placeEnglish: 'Osaka-shi',
    word: '女',
    wordEnglish: 'Female',
  },
  ko: {
    name: '윤서연',
    english: 'Yun Seoyeon',
    date: '1983년 5월 14일',
    place: '대전',
    placeEnglish: 'Daejeon',
    word: '여',
    wordEnglish: 'Female',
  },
};

const day = 'May 14, 1983';

export function measureKnown(): ReferenceResult[] {
  const forms: PaperForm[] = shippedForms().map((form) => ({ ...form, id: form.key }));
  return shippedForms().flatMap(({ key, lang, items }) => {
    const own = values[lang];
    return own ? [measureReference(key, paperOf(items, own), lang, forms)] : [];
  });
}

/** The paper in the notation of `paper-notation.ts`; of several titles, one. */
function paperOf(items: readonly FormItem[], own: Values): string {
  let hasTitle = false;
  return items
    .flatMap((item) => {
      if (item.kind === 'title' && hasTitle) return [];
      hasTitle ||= item.kind === 'title';
      return [lineOf(item, own)];
    })
    .join('\n');
}

function lineOf({ kind, source, target }: FormItem, own: Values): string {
  if (kind === 'title' || kind === 'heading') return `# ${source} => ${target}`;
  if (kind === 'text') return `${source} => ${target}`;
  const { value, english } = valueOf(target, own);
  return `${source} :: ${value} => ${target} :: ${english}`;
}

function valueOf(label: string, own: Values): { value: string; english: string } {
  const role = roleOf(label);
  if (/\b(?:date|born on|issued on|done on)\b/i.test(label))
    return {
      value: own.date,
      english: /昭和/.test(own.date)
        ? `${day} || ${day} (Showa 58) || ${day} (${own.date}) || May 14, Showa 58 (1983)`
        : day,
    };
  if (role.isName) return { value: own.name, english: own.english };
  if (role.isPlace || role.isAddress) return { value: own.place, english: own.placeEnglish ?? own.place };
  if (/\b(?:sex|marital status)\b/i.test(label)) return { value: own.word, english: own.wordEnglish };
  return { value: '4471', english: '4471' };
}
