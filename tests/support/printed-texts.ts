import type { SourceLanguage } from '#shared/languages.ts';
import type { BlockContent, TextPage, TranslationText } from '#shared/schemas/translation-text.ts';
import { directionOf, languageTags } from '#shared/translation-text.ts';

/** Texts of translations. */

type Kind<K extends BlockContent['kind']> = Extract<BlockContent, { kind: K }>;
/** Fields a test sets on a block; the others default to a confirmed block. */
type Stated = BlockContent extends infer Block
  ? Block extends BlockContent
    ? Pick<Block, 'kind' | 'target'> & Partial<Block>
    : never
  : never;

let made = 0;

/** A confirmed block of a page. */
export function blockOf(stated: Stated, language: SourceLanguage = 'Portuguese'): BlockContent {
  made += 1;
  const lang = languageTags[language];
  const common = {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    page: 1,
    position: made,
    box: null,
    confidence: null,
    doubtful: [],
    lang,
    dir: directionOf(lang),
    state: 'confirmed' as const,
    draft: null,
  };
  switch (stated.kind) {
    case 'note':
      return { ...common, ...stated };
    case 'field':
      return { ...common, source: { label: '', value: '' }, ...stated } satisfies Kind<'field'>;
    case 'table':
      return { ...common, source: { rows: stated.target.rows }, ...stated } satisfies Kind<'table'>;
    case 'mark':
      return { ...common, source: '', mark: 'seal', ...stated } satisfies Kind<'mark'>;
    case 'heading':
    case 'paragraph':
      return { ...common, source: '', ...stated };
  }
}

export function pageOf(page: number, changes: Partial<TextPage> = {}): TextPage {
  return {
    page,
    isBlank: false,
    state: 'read',
    via: 'layer',
    confidence: null,
    rotation: 0,
    lang: 'pt',
    reason: null,
    mrz: null,
    ...changes,
  };
}

type Sample = Pick<TranslationText, 'sourceLanguage' | 'pages'> & { blocks: BlockContent[] };

const wordsOf: Record<SourceLanguage, { title: string; name: string; place: string; seal: string; note: string }> = {
  Portuguese: {
    title: 'Birth Certificate (Certidão de Nascimento)',
    name: 'João Gonçalves da Conceição',
    place: 'São Paulo, 1.º Subdistrito da Sé',
    seal: '[Round seal: Civil Registry Office of São José dos Campos]',
    note: '“Comarca” is the judicial district of a Brazilian court.',
  },
  'Portuguese (Portugal)': {
    title: 'Birth Registration No. 1234',
    name: 'Inês Sant’Ana de Magalhães',
    place: 'Conservatória do Registo Civil de Évora',
    seal: 'Stamp: Ministério da Justiça',
    note: '“Freguesia” is a civil parish.',
  },
  Spanish: {
    title: 'Birth Certificate (Acta de nacimiento)',
    name: 'José Ñúñez de la Peña',
    place: 'Güines, Oaxaca de Juárez',
    seal: '[Emblem of the United Mexican States]',
    note: 'CURP is the population registry code, ÁÉÍÓÚ kept.',
  },
  German: {
    title: 'Certificate of Birth (Geburtsurkunde)',
    name: 'Jürgen Großmann-Müller',
    place: 'Standesamt Köln, Straße des 17. Juni 135 ½',
    seal: '[Official seal: Standesamt Düsseldorf]',
    note: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen is one word.',
  },
  Arabic: {
    title: 'Birth Certificate',
    name: 'محمد بن عبد الله',
    place: 'Cairo (القاهرة)',
    seal: '[Seal: وزارة الداخلية]',
    note: 'The name is spelled Mohamed Abdullah on the passport.',
  },
  Hebrew: {
    title: 'Marriage Certificate',
    name: 'דוד בן־גוריון',
    place: 'Tel Aviv (תל אביב)',
    seal: '[Stamp: משרד הפנים]',
    note: 'Jewish date: 17 Adar 5748.',
  },
  Japanese: {
    title: 'Family Register (戸籍謄本)',
    name: '山田 花子',
    place: 'Tokyo-to, Setagaya-ku (世田谷区)',
    seal: '[Square seal: 世田谷区長之印]',
    note: 'Shōwa 63 is 1988; the family name 髙橋 is written with its own form.',
  },
  French: {
    title: 'Full Copy of Birth Record (Copie intégrale d’acte de naissance)',
    name: 'Anaïs Lefèvre-Noël',
    place: 'Mairie de Château-Thierry',
    seal: '[Round seal: Mairie de Besançon]',
    note: '“Arrondissement” is a district of Paris.',
  },
  Italian: {
    title: 'Extract of Marriage Record (Estratto per riassunto dell’atto di matrimonio)',
    name: 'Niccolò Dell’Acqua',
    place: 'Comune di Forlì',
    seal: '[Round seal: Comune di Forlì]',
    note: 'Revenue stamp (marca da bollo) of €16.00.',
  },
  Polish: {
    title: 'Abridged Copy of Birth Record (Odpis skrócony aktu urodzenia)',
    name: 'Małgorzata Wójcik-Żółć',
    place: 'Urząd Stanu Cywilnego w Łodzi',
    seal: '[Round seal: Urząd Stanu Cywilnego w Łodzi]',
    note: 'PESEL is the national identification number.',
  },
  Ukrainian: {
    title: 'Birth Certificate (Свідоцтво про народження)',
    name: 'Ґалаґан Їжакевич',
    place: 'Kyiv (Київ)',
    seal: '[Seal: Шевченківський відділ державної реєстрації актів цивільного стану]',
    note: 'The name is spelled as in the passport.',
  },
  'Chinese (Simplified)': {
    title: 'Notarial Certificate (公证书)',
    name: '欧阳娜娜',
    place: 'Beijing (北京市)',
    seal: '[Round seal: 北京市公证处]',
    note: 'The household register is kept by the police.',
  },
  'Chinese (Traditional)': {
    title: 'Household Registration Transcript (戶籍謄本)',
    name: '歐陽娜娜',
    place: 'Taipei (臺北市)',
    seal: '[Round seal: 臺北市大安區戶政事務所]',
    note: 'Years are counted from the first of the Republic of China.',
  },
  Romanian: {
    title: 'Birth Certificate (Certificat de naștere)',
    name: 'Ștefania Țurcanu',
    place: 'Primăria Municipiului Brașov',
    seal: '[Round seal: Oficiul Stării Civile Brașov]',
    note: 'CNP is the personal numeric code.',
  },
  Dutch: {
    title: 'Birth Record (Geboorteakte)',
    name: 'Jolijn van der Veer-Coöp',
    place: 'Gemeente ’s-Hertogenbosch',
    seal: '[Seal: Gemeente ’s-Hertogenbosch]',
    note: 'BSN is the citizen service number.',
  },
  Turkish: {
    title: 'Civil Registry Record Extract (Nüfus Kayıt Örneği)',
    name: 'Işıl İnci Güçlü',
    place: 'Kadıköy İlçe Nüfus Müdürlüğü',
    seal: '[Round seal: Kadıköy İlçe Nüfus Müdürlüğü]',
    note: 'Names are spelled with dotted and dotless letters.',
  },
  Vietnamese: {
    title: 'Birth Certificate (Giấy khai sinh)',
    name: 'Nguyễn Thị Phượng',
    place: 'Ủy ban nhân dân phường Đống Đa',
    seal: '[Round seal: Ủy ban nhân dân phường Đống Đa]',
    note: 'The surname stands first.',
  },
  Korean: {
    title: 'Family Relation Certificate (가족관계증명서)',
    name: '김민준',
    place: 'Seoul, Gangnam-gu (강남구)',
    seal: '[Seal: 서울특별시 강남구청장]',
    note: 'Resident registration number 880307-1******.',
  },
};

/** Two pages with every kind of block, and a blank third one. */
export function sampleText(language: SourceLanguage): Sample {
  const { title, name, place, seal, note } = wordsOf[language];
  const add = (stated: Stated): BlockContent => blockOf(stated, language);
  return {
    sourceLanguage: language,
    pages: [pageOf(1), pageOf(2), pageOf(3, { isBlank: true })],
    blocks: [
      add({ kind: 'mark', target: '[Emblem of the Republic]', mark: 'emblem' }),
      add({ kind: 'heading', target: title }),
      add({ kind: 'field', target: { label: 'Full name of the registered person', value: name } }),
      add({ kind: 'field', target: { label: 'Date of birth', value: 'March 7, 1988 (seventh of March of 1988)' } }),
      add({ kind: 'field', target: { label: 'Place of birth', value: place } }),
      add({ kind: 'field', target: { label: 'Registration', value: '104235 01 55 1988 1 00123 045 0012345 67' } }),
      add({ kind: 'field', target: { label: '', value: 'A value without a label' } }),
      add({
        kind: 'paragraph',
        target: `I certify that ${name} was born at seven thirty in the morning, at the place named above, #not *markup* $x$ and = no heading, and that nothing stands in the margin of the entry.\nA second line of the same paragraph.`,
      }),
      add({
        kind: 'table',
        target: {
          rows: [
            ['Relation', 'Name', 'Occupation', 'Notes'],
            ['Father', name, 'Merchant', 'Deceased on January 2, 2019'],
            ['Mother', 'Maria Gonçalves', '', '30-digit number 104235 01 55 1988 1 00123 045 0012345 67'],
            ['Witness', 'Ana', 'Teacher', 'Signed'],
          ],
        },
      }),
      add({ kind: 'mark', target: seal }),
      add({ kind: 'mark', target: '[Signature]', mark: 'signature' }),
      add({ kind: 'note', target: note }),
      add({ kind: 'heading', target: 'Annotations', page: 2 }),
      add({ kind: 'paragraph', target: `Annotation in the name of ${name}: none.`, page: 2 }),
      add({ kind: 'mark', target: 'illegible', mark: 'illegible', page: 2 }),
    ],
  };
}
