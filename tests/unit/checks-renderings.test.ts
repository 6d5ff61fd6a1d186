import { expect, test } from 'vitest';
import { checkBlock } from '../../scripts/bench/studio/check-block.ts';
import type { SourceTag } from '../../shared/translation-text.ts';

const answers = (lang: SourceTag, source: string, target: string) =>
  checkBlock({ lang, source, target, people: [], phrases: [] }).filter(({ level }) => level !== 'advice');

test.each<[name: string, lang: SourceTag, source: string, target: string]>([
  ['a breed', 'fr', 'Race : épagneul breton.', 'Breed: Brittany spaniel.'],
  ['a breed without a label', 'pl', 'Kot europejski, imię: Mruczek.', 'European Shorthair cat named Mruczek.'],
  ['an old name of a place', 'de', 'Unsere Tochter fährt nach Helgoland.', 'Our daughter will travel to Heligoland.'],
  ['a translated name', 'es', 'Puesto de la Cruz Roja de Salou.', 'Red Cross post, Salou.'],
  ['a single payment', 'nl', 'U krijgt eenmalig € 150 op uw rekening.', 'You will receive a single payment of €150.'],
  ['not on time, late', 'uk', 'Якщо не поверну вчасно, сплачу пеню.', 'If I am late, I will pay a penalty.'],
  ['not loose, on a leash', 'nl', 'Leden mogen geen honden laten loslopen.', 'Members must keep dogs on a leash.'],
  [
    'a heading of unknown words',
    'de',
    'Kostenvoranschlag für Zahnersatz. Praxis Dr. Möhring, Bamberg. Geplant ist eine Brücke im Oberkiefer rechts. Die Behandlung beginnt am 4. Mai 2019.',
    'Cost estimate for dentures. Office of Dr. Möhring, Bamberg. A bridge in the upper right jaw is planned. The treatment begins on May 4, 2019.',
  ],
  [
    'days ago at the end of a sentence',
    'ro',
    'Bolnavul se plânge de dureri apărute în urmă cu trei zile. Tensiunea este normală. I s-a recomandat repaus.',
    'The patient complains of pain that started three days ago. Blood pressure is normal. He was advised to rest.',
  ],
  [
    'a woman by the form of a word, after another sentence',
    'nl',
    'De bestuurder was lichtgewond. De bijrijdster bleef ongedeerd.',
    'The driver was slightly injured. The female passenger was unhurt.',
  ],
  ['a Hebrew name with a consonant that may be a vowel', 'he', 'האם, שרה לוי.', 'The mother, Sarah Levi.'],
  ['a law of two calendars', 'he', 'חוק השבות, התש״י-1950', 'Law of Return, 5710-1950'],
  ['a number in Hebrew letters', 'he', 'תעודת סיום י״ב שנות לימוד', 'Certificate of Completion of 12 Years of Study'],
  ['the number in the name of an illness', 'ja', '新型コロナウイルス感染症', 'COVID-19'],
  ['a place of two words', 'ar', 'نيويورك', 'New York'],
  ['a cognate that no dictionary has', 'pt', 'Broncopneumonia', 'Bronchopneumonia'],
  [
    'a noun of a title',
    'pt',
    'Acordo de Regulação das Responsabilidades Parentais',
    'Agreement on Parental Responsibilities',
  ],
  [
    'nobody hurt, in a block with another negation',
    'pt',
    'Não soube descrever o veículo. Ninguém ficou ferido.',
    'He was unable to describe the vehicle. No one was injured.',
  ],
])('a right rendering wants no answer: %s', (_name, lang, source, target) => {
  expect(answers(lang, source, target).map(({ say }) => say)).toEqual([]);
});

test.each<[name: string, lang: SourceTag, source: string, target: string]>([
  ['the civil status of a person', 'es', 'Compareció una mujer casada.', 'A single woman appeared.'],
  ['a lost negation beside its own word', 'uk', 'Гроші не повернуто вчасно.', 'The money was returned on time.'],
  ['the other sex of a child', 'pl', 'Okazał dziecię płci żeńskiej.', 'He presented a male child.'],
  ['another town', 'fr', 'Elle est née à Pontivy.', 'She was born in Lorient.'],
  ['another year of a law', 'he', 'חוק השבות, התש״י-1950', 'Law of Return, 5710-1960'],
  ['another surname', 'he', 'האם, שרה לוי.', 'The mother, Sarah Cohen.'],
  [
    'the opposite, in a block with a negation of another sentence',
    'pt',
    'Doente de 58 anos, fumador, internado por enfarte. Sem antecedentes de diabetes.',
    'Patient aged 58, non-smoker, admitted for a heart attack. No history of diabetes.',
  ],
  [
    'somebody hurt for nobody',
    'pt',
    'Não soube descrever o veículo. Ninguém ficou ferido.',
    'He was unable to describe the vehicle. One person was injured.',
  ],
  ['a refusal for a grant', 'es', 'Se concede la residencia temporal.', 'Temporary residence is denied.'],
  [
    'another kind of paper',
    'ko',
    '진단서. 병명: 왼쪽 무릎 골절.',
    'Death certificate. Diagnosis: fracture of the left knee.',
  ],
  [
    'another occupation, at the other end of a long sentence',
    'pt',
    'Certidão de óbito. Faleceu no dia 21 de maio de 2013, às 22h30, na Santa Casa de Marília, Osvaldino Ferraz Coutinho, do sexo masculino, pardo, ferreiro, com 74 anos. Não deixou bens.',
    'Death certificate. Osvaldino Ferraz Coutinho, male, brown, carpenter, aged 74, died at the Santa Casa of Marília on May 21, 2013 at 10:30 p.m. He left no property.',
  ],
  [
    'a part of an expression that the label has too',
    'ko',
    '이혼 사항: 협의이혼, 2019년 11월 3일.',
    'Divorce: divorce by judgment, November 3, 2019.',
  ],
  ['an unknown made known', 'es', 'Se ignora el paradero del padre.', 'The whereabouts of the father are known.'],
  ['another degree, beside the word degree', 'ja', '学位：学士。', 'Degree: master’s.'],
  ['another tax', 'ja', '税目：法人税。', 'Tax item: income tax.'],
  ['a term that can be renewed', 'pt', 'O prazo é de cinco anos, renovável.', 'The term is five years, non-renewable.'],
])('an error beside these is found: %s', (_name, lang, source, target) => {
  expect(answers(lang, source, target)).not.toEqual([]);
});
