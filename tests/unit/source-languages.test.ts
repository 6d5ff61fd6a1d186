import { describe, expect, test } from 'vitest';
import { createLookup } from '#server/features/translation/drafting/lookup.ts';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import { noSpelling, type Spelling } from '#shared/spelling.ts';
import { languageRules, sectionsOf } from '#shared/translation-checks/languages/all.ts';
import { moreMeanings, raggedLines } from '#shared/translation-checks/languages/words/lines.ts';
import { groupMeanings } from '#shared/translation-checks/meaning/meanings.ts';
import { parseDates } from '#shared/translation-dates.ts';
import { parseNumbers } from '#shared/translation-numbers.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { findingsOf } from '../support/checked-texts.ts';

/** Languages whose rules stand in a file of their own. */

const spelling: Spelling = {
  people: [
    { name: 'Olena Kovalenko', nativeName: 'Олена Коваленко' },
    { name: 'Zhang Wei', nativeName: '张伟' },
    { name: 'Hao Jianguo', nativeName: '郝建國' },
  ],
  family: [],
};

function answersTo(lang: SourceTag, source: string, target: string): string[] {
  const isOwnScript = lang === 'uk' || lang === 'zh' || lang === 'zh-Hant';
  const findings = findingsOf(lang, { source, target, spelling: isOwnScript ? spelling : noSpelling });
  return findings.flatMap(({ level, rule, page }) => (level === 'advice' || page === null ? [] : [rule]));
}

test.each(Object.entries(languageRules))('%s names meanings that English has words for', (_tag, { meanings }) => {
  for (const [group, lines] of sectionsOf(meanings)) {
    const known = groupMeanings(group);
    expect(known, group).toBeDefined();
    const unknown = lines.map((line) => line.split('|')[0]?.trim() ?? '').filter((meaning) => !known?.has(meaning));
    expect(unknown.filter((meaning) => meaning !== '-')).toEqual([]);
  }
});

test.each(moreMeanings())('%s of the columns names meanings that English has words for', (group, meanings) => {
  const known = groupMeanings(group);
  expect(meanings.filter((meaning) => meaning !== '-' && known?.has(meaning) !== true)).toEqual([]);
});

describe('right texts want no answer', () => {
  test.each<[SourceTag, string, string]>([
    ['fr', 'Née à Lyon le sept mars mil neuf cent quatre-vingt-huit.', 'Born in Lyon on March 7, 1988.'],
    ['fr', 'Fils de Jean Moreau et de Claire Petit, son épouse.', 'Son of Jean Moreau and Claire Petit, his wife.'],
    ['fr', 'Le demandeur n’a pas comparu.', 'The applicant did not appear.'],
    ['fr', 'Sans profession, domiciliée à Nantes.', 'No occupation, residing in Nantes.'],
    ['fr', 'Marié à Lille le 3 mai 1990 avec Anne Roux.', 'Married in Lille on May 3, 1990 to Anne Roux.'],
    ['fr', 'Le tribunal prononce le divorce des époux.', 'The court grants the divorce of the spouses.'],
    ['it', 'Nata a Torino il sette marzo millenovecentottantotto.', 'Born in Turin on March 7, 1988.'],
    ['it', 'Figlio di Mario Rossi e di Anna Bianchi.', 'Son of Mario Rossi and Anna Bianchi.'],
    ['it', 'Non risultano annotazioni a margine.', 'There are no marginal notes.'],
    ['it', 'Il coniuge è deceduto il 4 maggio 2001.', 'The spouse died on May 4, 2001.'],
    ['it', 'La madre esercita la responsabilità genitoriale.', 'The mother exercises parental responsibility.'],
    ['pl', 'Urodzona siódmego marca tysiąc dziewięćset osiemdziesiątego ósmego roku.', 'Born on March 7, 1988.'],
    ['pl', 'Nie figuruje w rejestrze.', 'There is no record in the register.'],
    ['pl', 'Ojciec dziecka jest obywatelem polskim.', 'The father of the child is a Polish citizen.'],
    ['pl', 'Małżeństwo zawarto dnia 3 maja 1990 roku.', 'The marriage was contracted on May 3, 1990.'],
    ['uk', 'Олена Коваленко народилася 7 березня 1988 року.', 'Olena Kovalenko was born on March 7, 1988.'],
    ['uk', 'Мати дитини є громадянкою України.', 'The mother of the child is a citizen of Ukraine.'],
    ['uk', 'Шлюб не розірвано.', 'The marriage has not been dissolved.'],
    ['zh', '张伟，男，出生于1988年3月7日。', 'Zhang Wei, male, born on March 7, 1988.'],
    ['zh', '申请人没有犯罪记录。', 'The applicant has no criminal record.'],
    ['zh', '双方于二〇一〇年五月三日登记结婚。', 'The parties registered their marriage on May 3, 2010.'],
    ['zh-Hant', '郝建國，男，民國七十七年三月七日出生。', 'Hao Jianguo, male, born on March 7, 1988.'],
    ['zh-Hant', '存款餘額新臺幣伍拾萬元整。', 'Deposit balance: five hundred thousand New Taiwan dollars.'],
    ['zh-Hant', '學業成績平均八十五分。', 'Academic average 85.'],
    ['zh-Hant', '查無犯罪紀錄。', 'No criminal record found.'],
    ['zh-Hant', '雙方於民國九十九年五月三日結婚登記。', 'The parties registered their marriage on May 3, 2010.'],
    ['ro', 'Născută la data de 7 martie 1988 în Brașov.', 'Born on March 7, 1988 in Brașov.'],
    ['ro', 'Fiul lui Ion Popescu și al Mariei Popescu.', 'Son of Ion Popescu and Maria Popescu.'],
    ['ro', 'Nu figurează în evidențele cazierului judiciar.', 'Does not appear in the criminal records.'],
    ['ro', 'Căsătoria a fost desfăcută prin divorț.', 'The marriage was dissolved by divorce.'],
    ['nl', 'Geboren te Utrecht op zeven maart negentienhonderd achtentachtig.', 'Born in Utrecht on March 7, 1988.'],
    ['nl', 'De moeder van het kind is niet gehuwd.', 'The mother of the child is not married.'],
    ['nl', 'De rechtbank spreekt de echtscheiding uit.', 'The court grants the divorce.'],
    ['nl', 'Zoon van Pieter de Boer en van Anna Visser.', 'Son of Pieter de Boer and Anna Visser.'],
    [
      'tr',
      'Adı geçen 7 Mart 1988 tarihinde Ankara’da doğmuştur.',
      'The said person was born in Ankara on March 7, 1988.',
    ],
    ['tr', 'Adli sicil kaydı yoktur.', 'There is no criminal record.'],
    ['tr', 'Tarafların boşanmalarına karar verildi.', 'It was decided that the parties be divorced.'],
    ['tr', 'Babasının adı Mehmet, annesinin adı Ayşe.', 'His father’s name is Mehmet, his mother’s name is Ayşe.'],
    ['vi', 'Sinh ngày 7 tháng 3 năm 1988 tại Hà Nội.', 'Born on March 7, 1988 in Hà Nội.'],
    ['vi', 'Hiện tại chưa đăng ký kết hôn với ai.', 'Currently has not registered a marriage with anyone.'],
    ['vi', 'Con gái của ông Trần Văn Minh và bà Lê Thị Hoa.', 'Daughter of Mr. Trần Văn Minh and Ms. Lê Thị Hoa.'],
    ['vi', 'Không có án tích.', 'No criminal convictions.'],
  ])('%s: %s', (lang, source, target) => expect(answersTo(lang, source, target)).toEqual([]));
});

describe('an exchanged meaning wants an answer', () => {
  test.each<[SourceTag, string, string, string]>([
    ['fr', 'Le demandeur n’a pas comparu.', 'The applicant appeared.', 'negation'],
    ['fr', 'La mère de l’enfant est présente.', 'The father of the child is present.', 'kinship'],
    ['fr', 'Le requérant est célibataire.', 'The applicant is married.', 'person-fact'],
    ['fr', 'Né le sept mars mil neuf cent quatre-vingt-huit.', 'Born on March 7, 1989.', 'date'],
    ['it', 'Il padre non è presente.', 'The father is present.', 'negation'],
    ['it', 'La nonna paterna del minore.', 'The maternal grandmother of the minor.', 'kinship'],
    ['it', 'La sposa è nubile.', 'The bride is divorced.', 'person-fact'],
    ['pl', 'Nie stwierdzono przeszkód.', 'Obstacles were found.', 'negation'],
    ['pl', 'Matka dziecka mieszka w Krakowie.', 'The father of the child lives in Krakow.', 'kinship'],
    ['pl', 'Oskarżony został uniewinniony.', 'The defendant was convicted.', 'opposite'],
    ['uk', 'Шлюб не розірвано.', 'The marriage has been dissolved.', 'negation'],
    ['uk', 'Батько дитини невідомий.', 'The mother of the child is unknown.', 'kinship'],
    ['zh', '申请人没有犯罪记录。', 'The applicant has a criminal record.', 'negation'],
    ['zh', '其母亲已去世。', 'His father has died.', 'kinship'],
    ['zh', '出生于一九八八年三月七日。', 'Born on March 8, 1988.', 'date'],
    ['zh-Hant', '申請人無犯罪紀錄。', 'The applicant has a criminal record.', 'negation'],
    ['zh-Hant', '其母親已歿。', 'His father has died.', 'kinship'],
    ['zh-Hant', '配偶歿，喪偶。', 'The spouse has died; divorced.', 'person-fact'],
    ['ro', 'Nu s-au constatat impedimente.', 'Impediments were found.', 'negation'],
    ['ro', 'Mama copilului locuiește în Iași.', 'The father of the child lives in Iași.', 'kinship'],
    ['ro', 'Pârâta este divorțată.', 'The respondent is widowed.', 'person-fact'],
    ['ro', 'Născut la șapte martie o mie nouă sute optzeci și opt.', 'Born on March 7, 1989.', 'date'],
    ['nl', 'Er zijn geen bezwaren.', 'There are objections.', 'negation'],
    ['nl', 'De grootvader van vaderszijde.', 'The maternal grandfather.', 'kinship'],
    ['nl', 'De verdachte is vrijgesproken.', 'The defendant was convicted.', 'opposite'],
    ['tr', 'Sabıka kaydı yoktur.', 'There is a criminal record.', 'negation'],
    ['tr', 'Annesi öğretmendir.', 'His father is a teacher.', 'kinship'],
    ['tr', 'Medeni hali: BEKÂR', 'Marital status: Married', 'person-fact'],
    ['tr', 'Sanığın beraatına karar verildi.', 'The defendant was convicted.', 'opposite'],
    ['vi', 'Đương sự không có án tích.', 'The person has convictions.', 'negation'],
    ['vi', 'Mẹ của cháu đã chết.', 'The father of the child has died.', 'kinship'],
    ['vi', 'Tình trạng hôn nhân: Đã ly hôn', 'Marital status: Widowed', 'person-fact'],
  ])('%s: %s', (lang, source, target, rule) =>
    expect(answersTo(lang, source, target).join(' ')).toMatch(new RegExp(rule)),
  );
});

test.each<[SourceTag, string, string]>([
  ['fr', 'le vingt et un février deux mille cinq', '2005-02-21'],
  ['fr', '1er janvier 1999', '1999-01-01'],
  ['fr', "l'an mil neuf cent soixante-douze, le trente avril", '--04-30'],
  ['it', 'addì ventotto del mese di agosto dell’anno millenovecentosessantuno', '1961-08-28'],
  ['it', '1° gennaio 2010', '2010-01-01'],
  ['pl', 'dwudziestego pierwszego sierpnia dwa tysiące piątego roku', '2005-08-21'],
  ['pl', 'dnia 3 maja 1990 r.', '1990-05-03'],
  ['uk', "п'ятнадцятого червня тисяча дев'ятсот вісімдесят восьмого року", '1988-06-15'],
  ['zh', '二○○五年十二月三十一日', '2005-12-31'],
  ['zh', '民国七十七年三月七日', '1988-03-07'],
  ['zh', '公元1988年3月7日', '1988-03-07'],
  ['zh-Hant', '中華民國七十七年三月七日', '1988-03-07'],
  ['zh-Hant', '民國77年3月7日', '1988-03-07'],
  ['zh-Hant', '民國一百零五年六月一日', '2016-06-01'],
  ['zh-Hant', '民國元年十月十日', '1912-10-10'],
  ['ro', 'ziua de șapte luna martie anul una mie nouă sute optzeci și opt', '1988-03-07'],
  ['ro', 'întâi mai 1990', '1990-05-01'],
  ['nl', 'eenendertig december tweeduizend drieëntwintig', '2023-12-31'],
  ['nl', 'zeven maart negentienhonderdachtentachtig', '1988-03-07'],
  ['tr', '7 Mart 1988’de', '1988-03-07'],
  ['tr', 'yirmi üç NİSAN bin dokuz yüz yirmi', '1920-04-23'],
  ['tr', 'on dokuz mayıs bindokuzyüzdoksanbir', '1991-05-19'],
  ['vi', 'ngày 07 tháng 03 năm 1988', '1988-03-07'],
  ['vi', 'ngày hai mươi mốt, tháng tư, năm một nghìn chín trăm chín mươi lăm', '1995-04-21'],
])('%s: %s is one date', (lang, text, iso) => expect(parseDates(text, lang).map((date) => date.iso)).toEqual([iso]));

test.each<[SourceTag, string, string[]]>([
  ['fr', 'soixante-dix-sept euros', ['77']],
  ['fr', 'quatre-vingt-un mille deux cents', ['81200']],
  ['it', 'trecentoventuno', ['321']],
  ['it', 'duemilacinquecento euro', ['2500']],
  ['pl', 'dwa tysiące trzysta złotych', ['2300']],
  ['uk', "п'ятсот двадцять гривень", ['520']],
  ['zh', '壹仟贰佰叁拾元整', ['1230']],
  ['fr', '1 234,56 €', ['1234.56']],
  ['pl', '1 234,56 zł', ['1234.56']],
  ['zh-Hant', '新臺幣壹萬貳仟參佰元整', ['12300']],
  ['ro', 'douăzeci de mii cinci sute de lei', ['20500']],
  ['ro', '1.234,56 lei', ['1234.56']],
  ['nl', 'tweeëntwintigduizend vierhonderd euro', ['22400']],
  ['nl', 'de vijf kinderen en acht kleinkinderen', ['5', '8']],
  ['tr', 'yüz elli bin lira', ['150000']],
  ['tr', 'KIRK İKİ', ['42']],
  ['vi', 'năm triệu hai trăm nghìn đồng', ['5200000']],
  ['vi', 'mười lăm năm', ['15']],
])('%s: %s in numbers', (lang, text, values) =>
  expect(parseNumbers(text, lang).map(({ value }) => value)).toEqual(values),
);

test.each([
  ['fr', 'ACTE N° 1234', 'Record No. {1}'],
  ['it', 'Comune di Bologna', 'Municipality of {1}'],
  ['pl', 'URZĄD STANU CYWILNEGO W KRAKOWIE', 'Civil Registry Office in {1}'],
  ['uk', 'Прізвище, ім’я, по батькові', 'Surname, given name, patronymic'],
  ['zh', '姓 名', 'Full name'],
  ['zh-Hant', '戶 籍 謄 本', 'Household Registration Transcript'],
  ['ro', 'CERTIFICAT DE NAŞTERE', 'Birth Certificate'],
  ['ro', 'Judecătoria Sibiu', 'District Court of {1}'],
  ['nl', 'Gemeente Haarlem', 'Municipality of {1}'],
  ['tr', 'DOĞUM TARİHİ', 'Date of birth'],
  ['tr', 'KIZLIK SOYADI', 'Maiden name'],
  ['vi', 'GIẤY KHAI SINH', 'Birth Certificate'],
  ['vi', 'Giấy khai sinh', 'Birth Certificate'],
] as const)('%s: %s is found in the phrasebook', (lang, text, target) =>
  expect(createLookup(phrasesOf(lang), lang).find(text)?.phrase.target).toBe(target),
);

test('lines of the columns have a cell for each language', () => {
  expect(raggedLines()).toEqual([]);
});
