import { expect, test } from 'vitest';
import { hitsOf } from '#shared/translation-checks/meaning/meanings.ts';
import { thingConcepts, thingWords } from '#shared/translation-checks/things/thing-words.ts';
import { checkThings } from '#shared/translation-checks/things/things.ts';
import type { SourceTag } from '#shared/translation-text.ts';

/** Things compared by the generated list, in `shared/translation-checks/things/`. */

const say = (lang: SourceTag, source: string, target: string) =>
  checkThings({
    text: { pages: [], blocks: [] },
    segments: [{ id: 'b', page: 1, lang, part: 'text', kind: 'paragraph', label: '', source, target }],
  }).map((finding) => finding.say);

test.each([
  [
    'de',
    'Die Klägerin stürzte auf der Treppe des Hauses.',
    'stairs',
    'window',
    'The plaintiff fell on the stairs of the house.',
  ],
  [
    'pl',
    'W łazience stwierdzono zalanie sufitu.',
    'bathroom',
    'kitchen',
    'Damage to the ceiling was found in the bathroom.',
  ],
  ['ja', '遺失物は黒色の傘一本である。', 'umbrella', 'hat', 'The lost item is one black umbrella.'],
  [
    'ko',
    '도서관에서 자원봉사를 하였음을 증명합니다.',
    'library',
    'museum',
    'This certifies that he volunteered at the library.',
  ],
  ['uk', 'Вона працює в аптеці з 2015 року.', 'pharmacy', 'hospital', 'She has worked in a pharmacy since 2015.'],
  ['zh', '被告人盗窃照相机一台。', 'camera', 'telephone', 'The defendant stole one camera.'],
] as const)('an exchanged thing is found: %s', (lang, source, from, to, right) => {
  expect(say(lang, source, right)).toEqual([]);
  expect(say(lang, source, right.replace(from, to))).toEqual([expect.stringContaining(`is “${to}” here`)]);
});

test('a kind of the thing, its synonym and a word written alike render it', () => {
  expect(say('fr', 'Un vélo a été dérobé.', 'A bike was stolen.')).toEqual([]);
  expect(say('es', 'El perro fue vacunado.', 'The pet was vaccinated.')).toEqual([]);
  expect(say('de', 'Sie wohnt im Hotel.', 'She lives in a hotel with a pool.')).toEqual([]);
});

test('words that the lists by meaning explain, names and numbers are left out', () => {
  expect(say('es', 'Se arrienda con cocina y refrigerador.', 'Leased with stove and refrigerator.')).toEqual([]);
  expect(
    say('nl', 'Uit het huwelijk van Kok zijn kinderen geboren.', 'Children were born of the marriage in a castle.'),
  ).toEqual([]);
  expect(say('it', 'alle ore dieci e minuti venti', 'at ten and twenty minutes by the tower')).toEqual([]);
  expect(say('he', 'האב הוא בעל מאפייה.', 'The father owns a bakery.')).toEqual([]);
});

test('each word of the generated list has meanings with English words', () => {
  const concepts = thingConcepts.split(';');
  for (const line of concepts) expect(line).toMatch(/^[a-z]+:[a-z ,-]*~[a-z ,-]*$/);
  expect(Object.keys(thingWords)).toHaveLength(17);
  for (const words of Object.values(thingWords)) {
    const lines = words.split(';');
    expect(lines.length).toBeGreaterThan(900);
    for (const line of lines) {
      const [form = '', cells = ''] = line.split('=');
      const meanings = cells.split(/[,~]/).filter((digits) => digits !== '');
      expect(form).toMatch(/^[\p{L}\p{M}' -]+$/u);
      expect(meanings.length).toBeGreaterThan(0);
      for (const digits of meanings) expect(concepts[Number.parseInt(digits, 36)]).toBeDefined();
    }
  }
});

test('pains in Arabic are no mother, and a home for the elderly no retired person', () => {
  expect(hitsOf('يعاني من آلام في الظهر', 'ar').get('side')).toBeUndefined();
  expect(hitsOf('à la maison de retraite des Tilleuls', 'fr').get('work')).toBeUndefined();
});
