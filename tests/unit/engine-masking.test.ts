import { describe, expect, test } from 'vitest';
import { acceptAnswer, maskSegment } from '#server/features/translation/drafting/masking.ts';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import { splitSentences, toSlots } from '#server/features/translation/segments.ts';
import { foldName } from '#shared/spelling.ts';
import type { SourceTag } from '#shared/translation-text.ts';

/** Texts that may be sent to an engine, and answers that become drafts. */

const sheet = [
  { name: 'Leonie Weidenfeller', nativeName: null },
  { name: 'Taro Yamada', nativeName: '山田太郎' },
];
function masked(segment: string, lang: SourceTag) {
  const words = new Set(phrasesOf(lang).flatMap(({ source }) => foldName(source).split(' ')));
  return maskSegment(segment, lang, { names: sheet, words })?.pattern;
}

describe('names are slots', () => {
  test.each<[string, SourceTag, string, string]>([
    ['of the sheet', 'de', 'Hiermit wird leonie weidenfeller bestätigt', 'Hiermit wird {p1} bestätigt'],
    ['after a title', 'de', 'Hiermit wird Frau Richter bestätigt', 'Hiermit wird Frau {p1} bestätigt'],
    ['after a title that is an abbreviation', 'es', 'comparece el Sr. Casado ante mí', 'comparece el Sr. {p1} ante mí'],
    ['after two titles', 'de', 'Hiermit wird Herrn Dr. Vogt bestätigt', 'Hiermit wird Herrn Dr. {p1} bestätigt'],
    ['with a hyphen', 'pt', 'compareceu perante mim Garcia-Lopes ontem', 'compareceu perante mim {p1} ontem'],
    ['by their capitals', 'pt', 'compareceu o senhor Xerxes Lobato ontem', 'compareceu o senhor {p1} ontem'],
    ['in their own script', 'ja', '山田太郎は出頭した', '{p1}は出頭した'],
  ])('%s', (_name, lang, segment, pattern) => {
    expect(masked(segment, lang)).toBe(pattern);
  });

  test.each<[string, SourceTag, string]>([
    ['capitals without small letters', 'pt', 'COMPARECEU XERXES LOBATO'],
    ['a German noun that could be a name', 'de', 'dass Wiesenhof Klappstuhl erschienen ist'],
    ['a person called by a title in Japanese', 'ja', '鈴木様が出頭した'],
    ['a person called by a title in Arabic', 'ar', 'حضر السيد سامر أمامي'],
    ['a person called by a title in Hebrew', 'he', 'הופיע בפני מר אלון'],
  ])('or the sentence stays here: %s', (_name, lang, segment) => {
    expect(masked(segment, lang)).toBeUndefined();
  });

  test('a German noun with its article goes out as it is', () => {
    expect(masked('hat nach dem Besuch der Klappstuhlwerkstatt bestanden', 'de')).toContain('Klappstuhlwerkstatt');
  });
});

test('German days are one slot, since no sentence ends in them', () => {
  const text = 'Geboren am 3. Juli 1997 in der Stadt. Dies wird bestätigt.';
  expect(splitSentences(text)).toEqual(['Geboren am 3. Juli 1997 in der Stadt. ', 'Dies wird bestätigt.']);
  expect(toSlots(splitSentences(text)[0] ?? '', 'de').pattern).toBe('Geboren am {d1} in der Stadt. ');
});

describe('an answer', () => {
  const slotted = toSlots('O requerente compareceu em 7 de março de 1988 perante o oficial.', 'pt');

  test('is taken with its slots', () => {
    expect(acceptAnswer('The applicant appeared on { D1 } before the registrar.', slotted, 'pt')).toBe(
      'The applicant appeared on March 7, 1988 before the registrar.',
    );
  });

  test.each([
    ['markup', '**The applicant** appeared on {d1}.'],
    ['a fence', '```The applicant appeared on {d1} before the registrar.```'],
    ['talk', 'Translation: The applicant appeared on {d1} before the registrar.'],
    ['a refusal', 'I cannot translate what was said on {d1} before the registrar.'],
    ['its instructions', 'Keep each place as it is. The applicant appeared on {d1}.'],
    ['another language', 'El solicitante compareció el {d1} ante el oficial de la ciudad.'],
    ['a digit', 'The applicant appeared on {d1} before 1 registrar.'],
    ['a slot twice', 'The applicant appeared on {d1} and {d1} before the registrar.'],
    ['a tenth of the length', 'On {d1}.'],
    ['much more', `The applicant appeared on {d1}. ${'And so on and on. '.repeat(30)}`],
  ])('is refused with %s', (_name, answer) => {
    expect(acceptAnswer(answer, slotted, 'pt')).toBeUndefined();
  });
});
