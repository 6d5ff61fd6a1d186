import { fold } from '#shared/numerals/digits.ts';
import type { SourceTag } from '#shared/translation-text.ts';

/** Words that papers write around a date, with their English, by place. */

interface DateWords {
  before: Readonly<Record<string, string>>;
  between: Readonly<Record<string, string>>;
  after: Readonly<Record<string, string>>;
}

const words: Readonly<Partial<Record<SourceTag, DateWords>>> = {
  pl: {
    before: {
      dnia: '',
      data: '',
      'w dniu': '',
      dn: '',
      'dn.': '',
      od: 'from ',
      'od dnia': 'from ',
      do: 'until ',
      'do dnia': 'until ',
    },
    between: {
      do: ' to ',
      'do dnia': ' to ',
      'r. do': ' to ',
      'r. do dnia': ' to ',
      'r do': ' to ',
      'roku do': ' to ',
      'roku do dnia': ' to ',
      'r. -': ' - ',
      'r. –': ' – ',
    },
    after: { r: '', 'r.': '', roku: '' },
  },
  uk: {
    before: { з: 'from ', від: 'dated ', до: 'until ' },
    between: {
      до: ' to ',
      по: ' to ',
      'р. по': ' to ',
      'р. до': ' to ',
      'року по': ' to ',
      'року до': ' to ',
      'р. -': ' - ',
      'р. –': ' – ',
    },
    after: { р: '', 'р.': '', року: '', рік: '' },
  },
  nl: {
    before: { op: '', de: '', den: '', van: 'from ', vanaf: 'from ', tot: 'until ' },
    between: { tot: ' to ', 'tot en met': ' through ', 't/m': ' through ', 't.e.m.': ' through ' },
    after: {},
  },
  tr: { before: {}, between: { ile: ' and ' }, after: { tarihi: '' } },
};

/** English of the words at this place, `` for those that English leaves out. */
export function dateWord(text: string, tag: SourceTag, place: keyof DateWords): string | undefined {
  const list = words[tag]?.[place];
  const key = fold(text.trim()).replace(/^[,\s]+/, '');
  return list && Object.hasOwn(list, key) ? list[key] : undefined;
}
