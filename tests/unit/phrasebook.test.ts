import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { createLookup } from '#server/features/translation/drafting/lookup.ts';
import { normalizeAccented } from '#server/features/translation/normalize.ts';
import { parsePhrases, phrasesOf } from '#server/features/translation/phrasebook.ts';
import { findUnprintable } from '#server/platform/typesetting/coverage.ts';
import { fontPath } from '#server/platform/typesetting/fonts.ts';
import { slotsOf } from '#shared/phrase.ts';
import { sourceTags, type SourceTag } from '#shared/translation-text.ts';

const promised: Readonly<Record<SourceTag, number>> = {
  ...{ pt: 4500, es: 2800, de: 2900, ja: 3200, ko: 3400, ar: 5500, he: 3100 },
  ...{ fr: 3800, it: 2500, pl: 2900, uk: 2500, zh: 2200 },
  ...{ 'zh-Hant': 2700, ro: 2300, nl: 2900, tr: 1500, vi: 2000 },
};

/** Words of each language that no English text holds, and letters of the other scripts. */
const sourceWords: Readonly<Record<SourceTag, RegExp>> = {
  pt: /\b(?:de|da|dos|das|em|não|para|com|por|sob|que|ao|nos|na|ou|até|certidão|registro|nascimento)\b/,
  es: /\b(?:de|del|la|el|los|las|en|para|con|por|que|al|su|se|acta|registro|nacimiento)\b/,
  de: /\b(?:der|das|und|von|des|dem|den|zum|zur|für|mit|bei|ist|wird|ein|eine|nicht|geburt|amt)\b/,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  fr: /\b(?:de|du|des|la|le|les|et|dans|pour|avec|par|sur|naissance|mariage|acte)\b/,
  it: /\b(?:di|del|della|il|lo|gli|nel|per|con|che|nascita|atto|comune)\b/,
  pl: /\b(?:w|z|na|do|oraz|nie|jest|aktu|urodzenia|imię|nazwisko)\b/,
  uk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
  'zh-Hant': /\p{Script=Han}/u,
  ro: /\b(?:de|din|în|și|pentru|naștere|căsătorie|numele|județul|primăria)\b/,
  nl: /\b(?:van|het|een|voor|met|geboorte|akte|gemeente|huwelijk)\b/,
  tr: /\b(?:ve|bir|için|ile|doğum|kayıt|adı|nüfus|belgesi)\b/,
  vi: /\b(?:và|của|ngày|tháng|giấy|sinh|chứng|nhân|họ)\b/,
};

const body = create(readFileSync(fontPath('source-serif-4/400Regular/SourceSerif4_400Regular.ttf')));
const hasGlyph = (codePoint: number) => 'hasGlyphForCodePoint' in body && body.hasGlyphForCodePoint(codePoint);

describe.each(sourceTags)('the phrasebook of %s', (tag) => {
  const phrases = phrasesOf(tag);

  it('holds the promised number of entries, each once', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(promised[tag]);
    const bySource = Map.groupBy(phrases, ({ source }) => normalizeAccented(source.replaceAll(/\{\d\}/g, 'slot'), tag));
    const repeated = [...bySource.values()].filter((same) => same.length > 1);
    expect(repeated).toEqual([]);
  });

  it('has targets in printable English', () => {
    const empty = phrases.filter(
      ({ source, target }) => source !== source.trim() || target !== target.trim() || !target,
    );
    expect(empty).toEqual([]);
    expect(phrases.filter(({ target }) => sourceWords[tag].test(target))).toEqual([]);
    expect(
      findUnprintable(
        phrases.map(({ target }) => target),
        hasGlyph,
      ),
    ).toEqual([]);
  });

  it('has the same slots on both sides', () => {
    const uneven = phrases.filter(({ source, target }) => {
      const slots = slotsOf(source);
      const isCounted =
        slots.every((slot) => slot >= 1 && slot <= slots.length) && new Set(slots).size === slots.length;
      return !isCounted || slots.toSorted().join() !== slotsOf(target).toSorted().join();
    });
    expect(uneven).toEqual([]);
  });

  it('finds each of its entries', () => {
    const lookup = createLookup(phrases, tag);
    const lost = phrases.filter(({ source, target }) => {
      const found = lookup.find(source.replaceAll(/\{(\d)\}/g, '4$1'));
      return found?.phrase.target !== target;
    });
    expect(lost).toEqual([]);
  });
});

describe('lookup', () => {
  const portuguese = createLookup(phrasesOf('pt'), 'pt');
  const find = (text: string) => portuguese.find(text)?.phrase.target;

  it('ignores case, accents, spacing and punctuation', () => {
    expect(find('CERTIDAO  DE NASCIMENTO')).toBe('Birth Certificate');
    expect(find('Data de nascimento:')).toBe('Date of birth');
    expect(find('C E R T I D Ã O')).toBe('Certificate');
    expect(find('R.G.')).toBe('Identity Card (RG)');
    expect(find('Dt. nasc.')).toBe('Date of birth');
    expect(find('Número do Processo')).toBe('Case No.');
  });

  it.each(['n.º', 'nº', 'n°', 'No.', 'N.o', 'número', '№'])('reads %s as a number sign', (sign) => {
    expect(portuguese.find(`Assento ${sign} 1.234-5`)).toMatchObject({
      phrase: { target: 'Record No. {1}' },
      slots: ['1.234-5'],
    });
  });

  it('keeps what stands in the slots as written', () => {
    expect(portuguese.find('no livro n.º A-12, folhas 7v, termo nº 3.456')).toMatchObject({
      phrase: { target: 'In Book No. {1}, Page {2}, Entry No. {3}' },
      slots: ['A-12', '7v', '3.456'],
    });
    expect(portuguese.find('Freguesia de São João')?.slots).toEqual(['São João']);
  });

  it('tells words apart that differ by an accent, unless capitals may have lost it', () => {
    expect(find('País')).toBe('Country');
    expect(find('Pais')).toBe('Parents');
    expect(find('PAÍS')).toBe('Country');
    expect(find('PAIS')).toBeUndefined();
    expect(find('CERTIDAO DE ÓBITO')).toBe('Death Certificate');
    expect(find('Nóme')).toBeUndefined();
    expect(createLookup(phrasesOf('es'), 'es').find('SECRETARÍA')).toBeUndefined();
  });

  it('reads Portuguese spellings of both sides of the Atlantic', () => {
    expect(find('Registo Civil')).toBe('Civil Registry');
    expect(find('Data do registo')).toBe('Date of registration');
  });

  it.each([
    ['es', 'Acta de Nacimiento Núm. 00123', 'Record No. {1}', undefined],
    ['es', 'ACTA NÚM. 00123', 'Record No. {1}', ['00123']],
    ['es', 'Lugar y Fecha de Nacimiento :', 'Place and date of birth', []],
    ['de', 'STRASSE', 'Street', []],
    ['de', 'Registernummer 1234/1988', 'Register No. {1}', ['1234/1988']],
    ['ja', '氏　　名', 'Full name', []],
    ['ja', 'ﾌﾘｶﾞﾅ', 'Phonetic reading of name', []],
    ['ko', '성 명', 'Full name', []],
    ['ar', 'الاِسْم :', 'Name', []],
    ['ar', 'انثي', 'Female', []],
    ['he', 'שֵׁם פְּרָטִי:', 'Given name', []],
  ] as const)('reads %s as it is written on papers: %s', (tag, text, target, slots) => {
    const found = createLookup(phrasesOf(tag), tag).find(text);
    if (slots === undefined) expect(found?.phrase.target).not.toBe(target);
    else expect(found).toMatchObject({ phrase: { target }, slots });
  });

  it('tells Vietnamese words apart by their tones, in capitals and around slots too', () => {
    const vietnamese = createLookup(phrasesOf('vi'), 'vi');
    expect(vietnamese.find('Sổ hộ khẩu')?.phrase.target).toBe('Household Register Book');
    expect(vietnamese.find('Số hộ khẩu')?.phrase.target).toBe('Household register number');
    expect(vietnamese.find('TÒA ÁN NHÂN DÂN QUẬN BA ĐÌNH')?.slots).toEqual(['BA ĐÌNH']);
    expect(vietnamese.find('Khoa')).toBeUndefined();
  });

  it('reads variants of one Chinese character as one', () => {
    const chinese = createLookup(phrasesOf('zh-Hant'), 'zh-Hant');
    expect(chinese.find('户籍謄本')?.phrase.target).toBe('Household Registration Transcript');
    expect(chinese.find('台北市')?.phrase.target).toBe('Taipei City');
    expect(chinese.find('賬號')?.phrase.target).toBe('Account number');
  });

  it('ends a slot at the sign before the next one', () => {
    const text = '{1}：中国，证件号码：{2}，{3}至{4}期间';
    const lookup = createLookup([{ source: text, target: '{1} {2} {3} {4}', kind: 'phrase' }], 'zh');
    const found = lookup.find('国籍：中国，证件号码：310115198501011234，2003年1月1日至2022年3月1日期间');
    expect(found?.slots).toEqual(['国籍', '310115198501011234', '2003年1月1日', '2022年3月1日']);
  });

  it('finds nothing for a longer text or an empty one', () => {
    expect(find('')).toBeUndefined();
    expect(find('Nome do navio')).toBeUndefined();
    expect(find('No livro de 1990')).toBeUndefined();
    expect(find('…')).toBeUndefined();
  });
});

describe('a phrasebook file', () => {
  const header = 'source\tenglish\tkind\tcountry\tnote\n';
  const read =
    (...lines: string[]) =>
    () =>
      parsePhrases(`${header}${lines.join('\n')}\n`, 'xx.tsv');

  it('is read in its order, quotes as they are', () => {
    expect(read('Filiação\tParentage\tlabel\t\tOf a "person".', '{1} de {2}\t{2} {1}\tphrase\tBR\t')()).toEqual([
      { source: 'Filiação', target: 'Parentage', kind: 'label', note: 'Of a "person".' },
      { source: '{1} de {2}', target: '{2} {1}', kind: 'phrase', country: 'BR' },
    ]);
  });

  it.each([
    ['xx.tsv:3: "Nome" is there twice', ['Nome\tName\tlabel\t\t', 'Nome\tFirst name\tlabel\t\t']],
    ['xx.tsv:2: 4 columns instead of 5', ['Nome\tName\tlabel\t']],
    ['xx.tsv:2: "word" is not one of title, label, phrase, office, mark, unit', ['Nome\tName\tword\t\t']],
    ['xx.tsv:2: source and english have different slots', ['em {1}\ton the\tphrase\t\t']],
    ['xx.tsv:2: source and english must not be empty', ['Nome\t\tlabel\t\t']],
    ['xx.tsv:2: a cell has spaces at its ends', ['Nome\tName \tlabel\t\t']],
    ['xx.tsv:2: "brazil" is not a country\'s code of two letters', ['Nome\tName\tlabel\tbrazil\t']],
  ])('is refused by line: %s', (message, lines) => {
    expect(read(...lines)).toThrow(message);
  });

  it('is refused without its header', () => {
    expect(() => parsePhrases('Nome\tName\n', 'xx.tsv')).toThrow('the first line must name source, english');
  });
});
