import { describe, expect, test } from 'vitest';
import { pairsOf } from '#server/features/translation/pairs.ts';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { privateTopicOf, type PrivateTopic } from '#shared/translation-checks/private-topics.ts';
import { languageTagList, type SourceTag } from '#shared/translation-text.ts';
import { paragraphOf, tableOf } from '../support/texts.ts';

/** Pairs that a delivered text contributes to the memory. */

const keptOf = (lang: SourceTag, source: string, target: string, more: BlockContent[] = []) =>
  pairsOf([paragraphOf(source, { lang, target }), ...more], { lang, phrases: phrasesOf(lang), names: [] });

describe('a sentence that begins with', () => {
  test.each<[SourceTag, string, string]>([
    ['pt', 'Averbado por mandado judicial.', 'Annotated by court order.'],
    ['pt', 'Foi apresentada a certidão.', 'The certificate was presented.'],
    ['es', 'Se expide la presente a petición de parte.', 'This is issued upon request.'],
    ['de', 'Die Urkunde wurde vorgelegt.', 'The certificate was presented.'],
  ])('a word of grammar or of papers is kept: %s %s', (lang, source, target) => {
    expect(keptOf(lang, source, target)).toEqual([{ source, target }]);
  });

  test.each<[SourceTag, string, string]>([
    ['pt', 'Sá compareceu perante mim.', 'Sá appeared before me.'],
    ['pt', 'Goyz foi ouvido.', 'Goiz was heard.'],
    ['pt', 'No compareceu perante mim.', 'No appeared before me.'],
    ['es', 'Ibáñez compareció ante mí.', 'Ibanyez appeared before me.'],
    ['de', 'Müller wurde gehört.', 'Mueller was heard.'],
    ['de', 'Meiers wurden gehört.', 'Meyers were heard.'],
    ['pt', '“Goyz foi ouvido.', '“Goiz was heard.'],
  ])('a word that may be a surname is not: %s %s', (lang, source, target) => {
    expect(keptOf(lang, source, target)).toEqual([]);
  });

  test('a word that a table of the paper gives as a name is not', () => {
    const pair = ['Foi ouvida a parte.', 'The party was heard.'] as const;
    expect(keptOf('pt', ...pair)).toHaveLength(1);
    const rows = [
      ['Nome', 'Idade'],
      ['Maria Foi', '30'],
    ];
    const table = { ...tableOf(rows), target: { rows: [['Name', 'Age'], ...rows.slice(1)] } };
    expect(keptOf('pt', ...pair, [table])).toEqual([]);
  });
});

test('a respelled name in small letters is not kept', () => {
  expect(keptOf('de', 'gehört wurde müller', 'heard was mueller')).toEqual([]);
});

test('longer texts are no set sentences', () => {
  const source = `Foi apresentada a certidão ${'e lida '.repeat(80)}.`;
  expect(keptOf('pt', source, 'The certificate was presented.')).toEqual([]);
});

describe('protected topics', () => {
  test.each<[SourceTag | 'en', PrivateTopic, readonly string[]]>([
    ['en', 'health', ['suffers from depression', 'DISABLED since birth']],
    ['en', 'crime', ['was convicted of theft', 'served in prison']],
    ['en', 'religion', ['baptized in the parish', 'of the Jewish faith']],
    ['en', 'address', ['residing in this city', 'lives at the said street']],
    ['pt', 'health', ['sofre de moléstia', 'portador de deficiência', 'internado no hospital']],
    ['pt', 'crime', ['foi condenado à pena', 'réu preso', 'antecedentes criminais']],
    ['pt', 'religion', ['batizado na igreja', 'católica']],
    ['pt', 'address', ['residente e domiciliado nesta cidade', 'na rua']],
    ['es', 'health', ['padece una enfermedad', 'discapacidad']],
    ['es', 'crime', ['fue condenado', 'cumplió prisión']],
    ['es', 'religion', ['bautizado en la parroquia']],
    ['es', 'address', ['con domicilio en', 'calle']],
    ['de', 'health', ['an Depression erkrankt', 'schwerbehindert', 'Krankenhaus']],
    ['de', 'crime', ['wurde verurteilt', 'Freiheitsstrafe', 'Untersuchungshaft']],
    ['de', 'religion', ['römisch-katholisch', 'getauft']],
    ['de', 'address', ['wohnhaft', 'Hauptstraße']],
    ['ar', 'health', ['يعاني من مرض', 'المستشفى']],
    ['ar', 'crime', ['محكوم عليه بالسجن']],
    ['ar', 'religion', ['الديانة']],
    ['ar', 'address', ['العنوان', 'المقيم في']],
    ['he', 'health', ['סובל ממחלה', 'בית חולים']],
    ['he', 'crime', ['הורשע', 'מאסר']],
    ['he', 'religion', ['דת', 'יהודי']],
    ['he', 'address', ['רחוב', 'מתגורר']],
    ['ja', 'health', ['病気', '入院']],
    ['ja', 'crime', ['懲役']],
    ['ja', 'religion', ['宗教']],
    ['ja', 'address', ['住所']],
    ['ko', 'health', ['질환', '입원']],
    ['ko', 'crime', ['징역']],
    ['ko', 'religion', ['종교']],
    ['ko', 'address', ['주소']],
  ])('%s %s', (lang, topic, texts) => {
    for (const text of texts) expect([text, privateTopicOf(text, lang)]).toEqual([text, topic]);
  });

  test('leave ordinary words of papers alone', () => {
    for (const [lang, text] of [
      ['pt', 'Averbado por mandado judicial. Dou fé. Nada consta. O referido é verdade.'],
      ['es', 'Doy fe. Se expide la presente a petición de parte. Registro civil.'],
      ['de', 'Beglaubigte Abschrift. Die Urkunde wurde vorgelegt. Standesamt.'],
      ['en', 'I so certify. Annotated by court order. Nothing is on record.'],
      ['ar', 'صورة طبق الأصل'],
      ['he', 'העתק נאמן למקור'],
    ] as const) {
      expect([text, privateTopicOf(text, lang)]).toEqual([text, null]);
    }
  });

  test('are listed for every language', () => {
    for (const lang of languageTagList) expect(privateTopicOf('', lang)).toBeNull();
  });
});
