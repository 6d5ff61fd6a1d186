import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { describe, expect, test } from 'vitest';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import { checkText } from '#shared/translation-checks/check-text.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { blockOf, pageOf } from '../support/printed-texts.ts';

/** Records with several facts: different wordings of a right translation need no answer, and an error among them does. */

const english = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));

function answersTo(lang: SourceTag, source: string, target: string): string[] {
  const block = { ...blockOf({ kind: 'paragraph', source, target }), lang };
  const findings = checkText({
    text: {
      pages: [pageOf(1, { lang })],
      blocks: [{ ...block, version: 1, confirmedBy: null, confirmedByName: null, confirmedAt: null }],
    },
    spelling: { people: [], family: [] },
    phrases: phrasesOf(lang),
    sourcePages: 1,
    spells: (word) => english.correct(word),
  });
  return findings.flatMap(({ level, rule }) => (level === 'answer' ? [rule] : []));
}

const rows: readonly (readonly [about: string, lang: SourceTag, source: string, right: string, wrong: string])[] = [
  [
    'hours that English writes with minutes',
    'ko',
    '근로시간은 오전 8시부터 오후 5시까지로 한다. 임금은 매월 10일에 지급한다.',
    'Working hours are from 8:00 a.m. to 5:00 p.m. Wages are paid on the 10th of each month.',
    'Working hours are from 8:00 a.m. to 5:00 p.m. Wages are paid on the 12th of each month.',
  ],
  [
    'a state in short whose English is written out',
    'es',
    'Navojoa, Son., a 2 de marzo de 2020.',
    'Navojoa, Sonora, March 2, 2020.',
    'Navojoa, Sonora, May 2, 2020.',
  ],
  [
    'a date in an order that no pattern reads',
    'es',
    'Lugar de la defunción: Colombia, Valle, Buga. Fecha: 2014 nov 30. Hora: 16:25.',
    'Place of death: Colombia, Valle, Buga. Date: November 30, 2014. Time: 4:25 p.m.',
    'Place of death: Colombia, Valle, Buga. Date: November 13, 2014. Time: 4:25 p.m.',
  ],
  [
    'a year before its day, both in words',
    'fr',
    'L’an deux mille onze et le dix-neuf du mois de février, à dix heures trente, le mariage a été célébré.',
    'On the nineteenth of February, two thousand eleven, at ten thirty a.m., the marriage was celebrated.',
    'On the ninth of February, two thousand eleven, at ten thirty a.m., the marriage was celebrated.',
  ],
  [
    'days of a span that a dash joins',
    'ro',
    'A fost internată în perioada 3-11 martie 2020 cu diagnosticul: pneumonie.',
    'She was hospitalized from March 3 to 11, 2020, with the diagnosis: pneumonia.',
    'She was hospitalized from March 3 to 12, 2020, with the diagnosis: pneumonia.',
  ],
  [
    'the blood group zero',
    'it',
    'Reazioni avverse: nessuna. Gruppo sanguigno: 0 positivo.',
    'Adverse reactions: none. Blood group: O positive.',
    'Adverse reactions: none. Blood group: O negative.',
  ],
  [
    'short forms of a company and a street that are copied',
    'pl',
    'Zakład Mechaniczny „Wirnik” sp. z o.o. w Mielcu zaświadcza, że pan Robert Gąsior, zam. Mielec, ul. Cicha 5, jest zatrudniony.',
    'Zakład Mechaniczny “Wirnik” sp. z o.o. of Mielec certifies that Mr. Robert Gąsior, residing at ul. Cicha 5, Mielec, is employed.',
    'Zakład Mechaniczny “Wirnik” sp. z o.o. of Mielec zaświadcza that Mr. Robert Gąsior, residing at ul. Cicha 5, Mielec, is employed.',
  ],
  [
    'a name that is a number',
    'vi',
    'Nguyên nhân chết: tuổi già. Người đi khai tử: Bùi Thị Mười, con gái, ngày 16 tháng 8 năm 2021.',
    'Cause of death: old age. Person reporting the death: Bùi Thị Mười, daughter, on August 16, 2021.',
    'Cause of death: old age. Person reporting the death: Bùi Thị Mười, sister, on August 16, 2021.',
  ],
  [
    'a word of a longer expression that the source says',
    'ja',
    '審判書謄本。申立人：関口由美。手続費用は申立人の負担とする。平成二十九年五月十一日。',
    'Certified copy of adjudication. Petitioner: Yumi Sekiguchi. The costs of the proceedings shall be borne by the petitioner. May 11, 2017.',
    'Certified copy of adjudication. Petitioner: Yumi Sekiguchi. The costs of the proceedings shall be borne by the petitioner. May 1, 2017.',
  ],
  [
    'accents of English words',
    'he',
    'החתן: דניאל אוחיון, רווק. הכלה: ליאת ברק, גרושה.',
    'Groom: Daniel Ohayon, bachelor. Bride: Liat Barak, divorcée.',
    'Groom: Daniel Ohayon, bachelor. Bride: Liat Barak, widow.',
  ],
  [
    'a guardian whose word is not known',
    'pt',
    'Defere a guarda provisória à avó materna. A guardiã não poderá ausentar-se do país com o menor.',
    'It grants provisional custody to the maternal grandmother. The custodian may not leave the country with the minor.',
    'It grants provisional custody to the paternal grandmother. The custodian may not leave the country with the minor.',
  ],
  [
    'a sentence left out that the one before it seems to say',
    'zh',
    '离婚日期：2014年11月6日。双方所生长子由男方抚养，女方不支付抚养费。房产归女方所有。民政局（印章）。',
    'Date of divorce: November 6, 2014. The eldest son born to both parties shall be raised by the husband, and the wife shall not pay child support. The house belongs to the wife. Civil Affairs Bureau (seal).',
    'Date of divorce: November 6, 2014. The eldest son born to both parties shall be raised by the husband, and the wife shall not pay child support. Civil Affairs Bureau (seal).',
  ],
  [
    'a sentence left out before one that ends with a unit',
    'ar',
    'يعاني المريض من ارتفاع ضغط الدم منذ خمس سنوات. لم يسبق له أن أجرى عملية جراحية. والده متوفى بسبب جلطة دماغية. وزنه ٩١ كيلوغراماً وطوله ١٧٦ سنتيمتراً. وصف له دواء مرتين يومياً. نسبة السكر ١١٠ ملغ. يراجع العيادة بعد شهر.',
    'The patient has suffered from high blood pressure for five years. He has never undergone surgery. His father died of a stroke. His weight is 91 kilograms and his height 176 centimeters. Medication was prescribed for him twice a day. Sugar level 110 mg. He is to return to the clinic after one month.',
    'The patient has suffered from high blood pressure for five years. He has never undergone surgery. His weight is 91 kilograms and his height 176 centimeters. Medication was prescribed for him twice a day. Sugar level 110 mg. He is to return to the clinic after one month.',
  ],
  [
    'an Arabic place behind a preposition and its article',
    'ar',
    'حكمت محكمة الأسرة بالمنصورة في ٥ مارس ٢٠١٩.',
    'The Family Court of Mansoura ruled on March 5, 2019.',
    'The Family Court of Alexandria ruled on March 5, 2019.',
  ],
  [
    'a street named with a particle',
    'es',
    'Domiciliada en la calle del Colegio, 7, Segovia.',
    'Residing at Calle del Colegio, 7, Segovia.',
    'Residing at Calle del Colegio, 9, Segovia.',
  ],
  [
    'a particle of a name translated',
    'it',
    'Atto ricevuto dal notaio Quirino Sartorelli di Treviso il 18 maggio 2006.',
    'Deed executed before the notary Quirino Sartorelli of Treviso on May 18, 2006.',
    'Deed executed before the notary Quirino Sartorella of Treviso on May 18, 2006.',
  ],
  [
    'a preposition that is a given name elsewhere',
    'vi',
    'Theo Quyết định số 88/2017 ngày 6 tháng 6 năm 2017, hai bên thuận tình ly hôn.',
    'Under Decision No. 88/2017 dated June 6, 2017, both parties divorced by mutual consent.',
    'Under Decision No. 88/2017 dated July 6, 2017, both parties divorced by mutual consent.',
  ],
  [
    'an era said once for two years',
    'zh-Hant',
    '自中華民國一百零二年二月一日起至一百零八年五月三十一日止任職於本公司。',
    'Employed at this company from February 1, 2013 to May 31, 2019.',
    'Employed at this company from February 1, 2013 to May 31, 2018.',
  ],
  [
    'block and house number joined',
    'ja',
    '本籍は桑名市本町二丁目十五番地である。',
    'The registered domicile is 2-15 Honmachi, Kuwana City.',
    'The registered domicile is 2-16 Honmachi, Kuwana City.',
  ],
  [
    'an hour by its ordinal',
    'pl',
    'Zgon nastąpił o godzinie czwartej po południu w Sandomierzu.',
    'The death took place at four o’clock in the afternoon in Sandomierz.',
    'The death took place at five o’clock in the afternoon in Sandomierz.',
  ],
  [
    'a time with a point',
    'pl',
    'Zaświadczenie wydano w Olsztynie o godz. 14.05.',
    'The certificate was issued in Olsztyn at 2:05 p.m.',
    'The certificate was issued in Olsztyn at 2:50 p.m.',
  ],
  [
    'a time with Vietnamese words',
    'vi',
    'Ông chết lúc 22 giờ 40 phút ngày 3 tháng 12 năm 2014.',
    'He died at 10:40 p.m. on December 3, 2014.',
    'He died at 10:14 p.m. on December 3, 2014.',
  ],
  [
    'a day of which only the last word is an ordinal',
    'uk',
    'Народилася двадцять першого червня 1999 року.',
    'She was born on June twenty-first, 1999.',
    'She was born on June first, 1999.',
  ],
  [
    'a day of the same year',
    'ja',
    '平成二十年四月二十五日審判確定、同年五月七日届出。',
    'The decision became final on April 25, 2008 and notification was made on May 7 of the same year.',
    'The decision became final on April 25, 2008 and notification was made on May 17 of the same year.',
  ],
  [
    'a day that names a university',
    'tr',
    'Çanakkale Onsekiz Mart Üniversitesi, 24 Haziran 2011.',
    'Çanakkale Onsekiz Mart University, June 24, 2011.',
    'Çanakkale Onsekiz Mart University, July 24, 2011.',
  ],
  [
    'months that are spelled as a Monday',
    'ro',
    'Prezentul certificat este valabil 6 luni.',
    'This certificate is valid for 6 months.',
    'This certificate is valid for 6 weeks.',
  ],
  [
    'syllables of a name that are units',
    'ko',
    '자녀 윤하늘(여), 2003년 10월 1일생.',
    'Child: Yoon Ha-neul (female), born October 1, 2003.',
    'Child: Yoon Ha-neul (male), born October 1, 2003.',
  ],
  [
    'two words of one expression with one date',
    'zh',
    '孟晓兰，一九八八年五月十七日出生，于二〇一二年九月二十日登记结婚，二〇一九年三月四日协议离婚。',
    'Meng Xiaolan, born on May 17, 1988, registered her marriage on September 20, 2012 and divorced by agreement on March 4, 2019.',
    'Meng Xiaolan, born on May 17, 1988, registered her marriage on March 4, 2019 and divorced by agreement on September 20, 2012.',
  ],
  [
    'a Ukrainian letter of a series',
    'uk',
    'Свідоцтво серія І-БК № 447820.',
    'Certificate series I-BK No. 447820.',
    'Certificate series V-BK No. 447820.',
  ],
  [
    'a brother’s and a sister’s son',
    'ar',
    'أبلغ عن الوفاة ابن أخيه.',
    'The death was reported by his brother’s son.',
    'The death was reported by his sister’s son.',
  ],
  [
    'unanimous and by a majority',
    'es',
    'Aprobado por unanimidad en Trujillo.',
    'Approved unanimously in Trujillo.',
    'Approved by a majority in Trujillo.',
  ],
  [
    'a dean and a rector',
    'ro',
    'Semnat de decanul facultății.',
    'Signed by the dean of the faculty.',
    'Signed by the rector of the faculty.',
  ],
  [
    'a blank of the source said in words',
    'pl',
    'Imię dziecka: Kacper. Wzmianki dodatkowe: —. Zwolniono z opłaty. Nie sprostowano.',
    'First name of the child: Kacper. Additional notations: none. Exempt from the fee. Not corrected.',
    'First name of the child: Kacper. Additional notations: none. Exempt from the fee. Corrected.',
  ],
  [
    'the sex by a letter behind its label',
    'tr',
    'Adı: Nurgül. Cinsiyeti: K. Doğum tarihi: 23.07.1979.',
    'First name: Nurgül. Sex: F. Date of birth: July 23, 1979.',
    'First name: Nurgül. Sex: M. Date of birth: July 23, 1979.',
  ],
  [
    'a date in parts, as a form of Romania asks for it',
    'ro',
    'Data nașterii: 1934, luna martie, ziua 17. Locul nașterii: comuna Vama.',
    'Date of birth: March 17, 1934. Place of birth: commune of Vama.',
    'Date of birth: March 7, 1934. Place of birth: commune of Vama.',
  ],
  [
    'a date in parts, as a form of Colombia asks for it',
    'es',
    'Fecha de nacimiento: año 2004, mes MAR, día 28. Sexo: masculino.',
    'Date of birth: March 28, 2004. Sex: male.',
    'Date of birth: May 28, 2004. Sex: male.',
  ],
  [
    'a date in the boxes of an international extract',
    'tr',
    'Verildiği tarih: 19 09 2022. Memurun imzası ve mührü.',
    'Date of issue: September 19, 2022. Signature and seal of the officer.',
    'Date of issue: September 29, 2022. Signature and seal of the officer.',
  ],
  [
    'a year with the day of a month in another order',
    'uk',
    'У Книзі реєстрації смертей 2016 року квітня місяця 5 числа зроблено запис за № 118.',
    'Entry No. 118 was made in the Register of Deaths on April 5, 2016.',
    'Entry No. 118 was made in the Register of Deaths on April 15, 2016.',
  ],
  [
    'a number without hundreds',
    'vi',
    'Ngày mùng sáu tháng ba năm hai nghìn không trăm linh chín.',
    'The sixth of March, two thousand and nine.',
    'The sixth of March, two thousand and eight.',
  ],
  [
    'a year of an era without its month',
    'ja',
    '平成6年法務省令第51号による改製。',
    'Revised pursuant to Ministry of Justice Ordinance No. 51 of 1994.',
    'Revised pursuant to Ministry of Justice Ordinance No. 51 of 1995.',
  ],
  [
    'the sign of a state written out',
    'pt',
    'Município de nascimento: Ponta Grossa, UF: PR. Sexo: masculino.',
    'Municipality of birth: Ponta Grossa, State: Paraná. Sex: male.',
    'Municipality of birth: Guarapuava, State: Paraná. Sex: male.',
  ],
  [
    'clauses of two people that differ by their endings',
    'uk',
    'Батько: Гнатюк Тарас, громадянин України. Мати: Гнатюк Оксана, громадянка України.',
    'Father: Taras Hnatiuk, citizen of Ukraine. Mother: Oksana Hnatiuk, citizen of Ukraine.',
    'Father: Oksana Hnatiuk, citizen of Ukraine. Mother: Taras Hnatiuk, citizen of Ukraine.',
  ],
  [
    'a name that is a word of kin',
    'he',
    'שם משפחה: אוחיון. שם האב: דוד. מצב אישי: רווק.',
    'Surname: Ohayon. Father’s name: David. Marital status: single.',
    'Surname: Ohayon. Father’s name: David. Marital status: divorced.',
  ],
  [
    'words of a docket shortened to a letter',
    'tr',
    'Mahkemenin 05.10.2010 tarih ve E.2009/318, K.2010/402 sayılı kararıyla boşandı.',
    'Divorced by decision of the court dated October 5, 2010, Docket No. 2009/318, Decision No. 2010/402.',
    'Divorced by decision of the court dated October 5, 2010, Docket No. 2009/381, Decision No. 2010/402.',
  ],
  [
    'days without a year',
    'de',
    'Buchungen: 04.07. Lohn: 2.316,50 EUR. 05.07. Miete: 640,00 EUR.',
    'Entries: July 4 Wages: EUR 2,316.50. July 5 Rent: EUR 640.00.',
    'Entries: July 4 Wages: EUR 2,316.50. July 6 Rent: EUR 640.00.',
  ],
  [
    'a street kept with its kind',
    'fr',
    'Domiciliés 9 allée des Tilleuls à Lens, à 10 heures 5 minutes.',
    'Residing at 9 allée des Tilleuls in Lens, at 10:05 a.m.',
    'Residing at 9 allée des Tilleuls in Lens, at 10:50 a.m.',
  ],
];

describe('records with several facts', () => {
  test.each(rows)('%s', (_about, lang, source, right, wrong) => {
    expect(answersTo(lang, source, right)).toEqual([]);
    expect(answersTo(lang, source, wrong)).not.toEqual([]);
  });
});
