import type { LanguageTag } from '#shared/translation-text.ts';
import { conditionWords } from './conditions.ts';
import { healthWords } from './health.ts';
import { matterWords } from './matters.ts';
import { moreHealthWords } from './more-health.ts';
import { moreMatterWords } from './more-matters.ts';
import { morePeopleWords } from './more-people.ts';
import { moreTermWords } from './more-terms.ts';
import { officeWords } from './offices.ts';
import { peopleWords } from './people.ts';
import { placeNames } from './places.ts';
import { studyWords } from './study.ts';
import { termWords } from './terms.ts';
import { thingWords } from './things.ts';
import { familiesOfTwelve } from './twelve/families.ts';
import { gapsOfTwelve } from './twelve/gaps.ts';
import { healthOfTwelve } from './twelve/health.ts';
import { studyOfTwelve } from './twelve/study.ts';
import { termsOfTwelve } from './twelve/terms.ts';
import { workOfTwelve } from './twelve/work.ts';

/** What an authority is for, medicines and results of tests, as in `people.ts`. */
const subjectLines = `
# subject
health | santé sanitaire* médical* | salute sanitari* sanità medico medica medici mediche | zdrowi* zdrowot* lekarsk* medyczn* | здоров* медичн* санітарн* | 卫生 健康 医疗 ~ 医
education | éducation enseignement éducatif | istruzione educazione didattic* insegnamento | edukac* oświat* kształceni* szkolnictw* | освіт* навчальн* | 教育 教学
justice | justice judiciaire* | giustizia giudiziari* | sprawiedliwośc* sądow* | юстиц* правосудд* судов* | 司法
interior | intérieur intérieure | interno interni | wewnętrzn* | внутрішн* | 内政 内务
foreign | étrangères étranger* | estero estera esteri estere | zagraniczn* cudzoziemc* | закордонн* іноземн* | 外交 外国 外事
finance | finance* financier* financière* trésor | finanz* finanziari* tesoro | finans* skarb* | фінанс* казначейств* | 财政 金融 财务
labor | travail emploi | lavoro occupazione | prac* zatrudnieni* | прац* зайнятост* | 劳动 就业 人力资源
defense | défense armées | difesa | obron* | оборон* | 国防
agriculture | agriculture agricole* | agricoltura agricol* | rolnictw* roln* | сільськ*_господарств* аграрн* | 农业 农村
transport | transport* | trasport* | transport* komunikac* | транспорт* | 交通 运输
- | contrat_de_travail lieu_de_travail incapacité_de_travail arrêt_de_travail accident_du_travail langue_étrangère officier_de_justice examen_médical certificat_médical visite_médicale langues_étrangères école_de_médecine extrait_de_casier casier_judiciaire pays_étranger à_l_étranger | contratto_di_lavoro orario_di_lavoro luogo_di_lavoro medico_chirurgo casellario_giudiziario medicina visita_medica certificato_medico all_estero personale_interno | umow*_o_prac* prac*_magistersk* prac*_dyplomow* miejsc*_prac* pracownik* pracodawc* pracownic* rok*_szkoln* | трудов* працівник* працює працював | 医院 工作 医师 医生 教育程度
# medicine
penicillin | pénicilline* | penicillin* | penicylin* | пеніцилін* | 青霉素
aspirin | aspirine acétylsalicylique | aspirin* acetilsalicilic* | aspiryn* | аспірин* | 阿司匹林
ibuprofen | ibuprofène | ibuprofene | ibuprofen* | ібупрофен* | 布洛芬
paracetamol | paracétamol | paracetamolo tachipirina | paracetamol* | парацетамол* | 对乙酰氨基酚
insulin | insuline | insulin* | insulin* | інсулін* | 胰岛素
amoxicillin | amoxicilline | amoxicillin* | amoksycylin* | амоксицилін* | 阿莫西林
metformin | metformine | metformin* | metformin* | метформін* | 二甲双胍
morphine | morphine | morfin* | morfin* | морфін* | 吗啡
cortisone | cortisone prednisone corticoïde* | cortison* prednison* | kortyzon* prednizon* | кортизон* преднізолон* | 可的松 泼尼松
antibiotic | antibiotique* | antibiotic* | antybiotyk* | антибіотик* | 抗生素
iodine | iode | iodio | jod jodu | йод* | 碘
latex | latex | lattice | lateks* | латекс* | 乳胶
peanut | arachide* cacahuète* | arachid* noccioline | orzech* | арахіс* горіх* | 花生
milk | lait lactose | latte lattosio | mleko mleka laktoz* | молок* лактоз* | 牛奶 乳糖
egg | œuf œufs | uovo uova | jajka jaj | яйц* | 鸡蛋
pollen | pollen* | polline pollini | pyłk* | пилок пилку | 花粉
# test
positive | positif* positive positives | positiv* | pozytywn* dodatni* | позитивн* | 阳性
negative | négatif* négative négatives | negativ* | negatywn* ujemn* | негативн* | 阴性
- | attestation_négative certificat_négatif | saldo_negativo | saldo_ujemne | | 
# unknown
unknown | inconnu* | ignot* sconosciut* | nieznan* | невідом* | 不详 未知
- | | | | невідомост* |
`;

/**
 * Words by meaning of the languages with rules of their own, as columns under `# group`. A meaning that the groups have no
 * English for brings its own: `meaning = English | …`.
 */
const tables: readonly { columns: readonly LanguageTag[]; lists: readonly string[] }[] = [
  {
    columns: ['fr', 'it', 'pl', 'uk', 'zh'],
    lists: [
      peopleWords,
      officeWords,
      studyWords,
      subjectLines,
      termWords,
      healthWords,
      conditionWords,
      placeNames,
      thingWords,
      matterWords,
    ],
  },
  {
    columns: ['pt', 'es', 'de', 'ar', 'he', 'ja', 'ko', 'fr', 'it', 'pl', 'uk', 'zh'],
    lists: [workOfTwelve, healthOfTwelve, studyOfTwelve, termsOfTwelve, familiesOfTwelve, gapsOfTwelve],
  },
  { columns: ['ro', 'nl', 'tr', 'vi'], lists: [morePeopleWords, moreHealthWords, moreTermWords, moreMatterWords] },
];

interface Line {
  meaning: string;
  english: string;
  words: Partial<Record<LanguageTag, string>>;
}

const sections = new Map<string, Line[]>();
const ragged: string[] = [];
for (const { columns, lists } of tables) {
  let group = '';
  for (const line of lists.join('').split('\n')) {
    if (line.startsWith('# ')) group = line.slice(2);
    else if (line !== '') {
      const [head = '', ...cells] = line.split('|').map((part) => part.trim());
      if (cells.length !== columns.length) ragged.push(line);
      const [meaning = '', english = ''] = head.split(' = ');
      const words = Object.fromEntries(columns.map((lang, cell) => [lang, cells[cell] ?? '']));
      sections.set(group, [...(sections.get(group) ?? []), { meaning: meaning.replace(/ =$/, ''), english, words }]);
    }
  }
}

/** Lines `meaning | words` of a group in a language; of English those that bring their own. */
export function moreLines(lang: LanguageTag, name: string): string[] {
  return (sections.get(name) ?? []).flatMap(({ meaning, english, words }) => {
    const own = lang === 'en' ? english : (words[lang] ?? '');
    return own === '' ? [] : [`${meaning} | ${own}`];
  });
}

/** Meanings of every group, for the test that English has words for each. */
export function moreMeanings(): [name: string, meanings: string[]][] {
  return [...sections].map(([name, lines]) => [name, lines.map(({ meaning }) => meaning)]);
}

/** Lines with more or fewer cells than their table has columns, whose words would be another language's. */
export function raggedLines(): readonly string[] {
  return ragged;
}
