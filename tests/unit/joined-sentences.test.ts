import { describe, expect, test } from 'vitest';
import type { SourceTag } from '#shared/translation-text.ts';
import { checkBlock } from '../../scripts/bench/studio/check-block.ts';

const answersTo = (lang: SourceTag, source: string, target: string) =>
  checkBlock({ lang, source, target, people: [], phrases: [] })
    .filter(({ level }) => level !== 'advice')
    .map(({ rule }) => rule);

describe('right texts want no answer', () => {
  test.each<[fault: string, lang: SourceTag, source: string, target: string]>([
    [
      'a sentence that an abbreviation divides',
      'pl',
      'Szkoła Podstawowa nr 4. Naczelnik Wydziału Kryminalnego, podinsp. Zenon Wrona. Wydano na prośbę zainteresowanego.',
      'Primary School No. 4. Head of the Criminal Department, Deputy Inspector Zenon Wrona. Issued at the request of the person concerned.',
    ],
    [
      'a span whose month stands behind its last day',
      'de',
      'Er befand sich vom 08. bis 14. Januar 2019 in unserer Behandlung.',
      'He was under our care from January 8 to 14, 2019.',
    ],
    [
      'a span whose year stands with its first day',
      'zh',
      '同意其于2024年5月1日至5月15日休假。',
      'His leave from May 1 to May 15, 2024 is approved.',
    ],
    [
      'a year in words that begins with its ones',
      'ar',
      'يوم الولادة: السادس والعشرون من جوان سنة ثمان وتسعين وتسعمائة وألف.',
      'Day of birth: June twenty-sixth, nineteen hundred and ninety-eight.',
    ],
    [
      'numbers of an address that English joins',
      'ja',
      '住所：仙台市青葉区上杉一丁目5番3-402号。',
      'Address: 1-5-3-402 Kamisugi, Aoba-ku, Sendai City.',
    ],
    [
      'letters of a series',
      'uk',
      'Військовий квиток НО № 481205 видано.',
      'Military ID Card NO No. 481205 has been issued.',
    ],
  ])('%s', (_fault, lang, source, target) => {
    expect(answersTo(lang, source, target)).toEqual([]);
  });
});

describe('wrong texts want an answer', () => {
  test.each<[fault: string, lang: SourceTag, source: string, target: string, rule: string]>([
    [
      'a name in the place of another',
      'ro',
      'Vor purta numele: el – Munteanu, ea – Munteanu. Soția: Ciobotaru.',
      'They will bear the surname: he – Munteanu, she – Ciobotaru. Wife: Ciobotaru.',
      'pairing',
    ],
    [
      'a grade that stands elsewhere in its list',
      'pl',
      'Język polski – bardzo dobry, matematyka – dostateczny.',
      'Polish – very good, Mathematics – very good.',
      'grade',
    ],
    [
      'a place in a contest by a Roman numeral',
      'pl',
      'Osiągnięcia: I miejsce w konkursie.',
      'Achievements: third place in the contest.',
      'ordinal-missing',
    ],
    ['an occupation in Turkish', 'tr', 'Meslek: muhasebeci.', 'Occupation: carpenter.', 'person-fact'],
    [
      'who lets in Vietnamese',
      'vi',
      'Bên A (bên cho thuê): bà Đặng Thị Hợp.',
      'Party A (lessee): Ms. Đặng Thị Hợp.',
      'opposite',
    ],
  ])('%s', (_fault, lang, source, target, rule) => {
    expect(answersTo(lang, source, target)).toContain(rule);
  });
});
