import { describe, expect, test } from 'vitest';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import { noSpelling } from '#shared/spelling.ts';
import { checkMeanings } from '#shared/translation-checks/meaning/comparison.ts';
import { checkLetters } from '#shared/translation-checks/meaning/letters.ts';
import { checkMeasures } from '#shared/translation-checks/meaning/measures.ts';
import { checkPhrases } from '#shared/translation-checks/meaning/phrases.ts';
import { checkPlaces } from '#shared/translation-checks/meaning/places.ts';
import { checkSentences } from '#shared/translation-checks/meaning/sentences.ts';
import { checkSigns } from '#shared/translation-checks/meaning/signs.ts';
import { textLimits, type SourceTag } from '#shared/translation-text.ts';
import { answersTo, paragraphOf, spells } from '../support/checked-texts.ts';
import { leastOf, threadCpuMs } from '../support/loop-turns.ts';

/** Source, right English, wrong English. */
type Row = [lang: SourceTag, source: string, right: string, wrong: string];

const kinds: Record<string, Row[]> = {
  negation: [
    [
      'pt',
      'NÃO CONSTA registro de antecedentes.',
      'There is no record of a prior history.',
      'There is a record of a prior history.',
    ],
    ['pt', 'Sem observações.', 'No remarks.', 'With remarks.'],
    [
      'es',
      'El menor no fue reconocido por el padre.',
      'The minor was not acknowledged by the father.',
      'The minor was acknowledged by the father.',
    ],
    ['es', 'Sin anotaciones marginales', 'Without marginal notes', 'With marginal notes'],
    ['de', 'Die Ehe ist nicht aufgelöst.', 'The marriage has not been dissolved.', 'The marriage has been dissolved.'],
    ['de', 'Die Ehe ist aufgelöst.', 'The marriage has been dissolved.', 'The marriage has not been dissolved.'],
    ['ar', 'لم يسبق له الحكم عليه', 'He has never been convicted', 'He has been convicted'],
    ['he', 'לא נמצא רישום', 'No record was found', 'A record was found'],
    ['ja', '該当する記録はありません', 'There are no matching records', 'There are matching records'],
    [
      'ja',
      '上記のとおり相違ないことを証明する',
      'I certify that the above is correct',
      'I certify that the above is not correct',
    ],
    [
      'ko',
      '범죄경력이 없음을 확인합니다',
      'It is confirmed that there is no criminal record',
      'It is confirmed that there is a criminal record',
    ],
  ],
  'number-sign': [
    ['pt', 'Saldo: -1.234,56', 'Balance: -1,234.56', 'Balance: 1,234.56'],
    ['de', 'Kontostand −250,00', 'Account balance −250.00', 'Account balance 250.00'],
    ['ja', '割合 30%', 'Ratio 30%', 'Ratio 30'],
  ],
  currency: [
    ['pt', 'Valor: R$ 150,00', 'Amount: R$150.00', 'Amount: US$150.00'],
    ['de', 'Gebühr 12,50 €', 'Fee €12.50', 'Fee $12.50'],
    ['ja', '手数料 300円', 'Fee: 300 yen', 'Fee: 300 won'],
    ['ar', 'الرسم ٥٠ درهما', 'Fee: 50 dirhams', 'Fee: 50 dollars'],
  ],
  kinship: [
    ['pt', 'Avós paternos', 'Paternal grandparents', 'Maternal grandparents'],
    ['es', 'Abuela materna', 'Maternal grandmother', 'Paternal grandmother'],
    ['es', 'El tío del menor', 'The uncle of the minor', 'The grandfather of the minor'],
    [
      'de',
      'Die Mutter des Kindes ist anwesend.',
      'The mother of the child is present.',
      'The sister of the child is present.',
    ],
    ['ar', 'اسم الأم', 'Name of the mother', 'Name of the father'],
    ['he', 'אחיו של המבקש', 'The brother of the applicant', 'The son of the applicant'],
    ['ja', '続柄 長男', 'Relationship: eldest son', 'Relationship: eldest daughter'],
    ['ko', '외조부', 'Maternal grandfather', 'Paternal grandfather'],
  ],
  grade: [
    ['pt', 'Situação: Reprovado', 'Status: Failed', 'Status: Passed'],
    ['es', 'Calificación: Sobresaliente', 'Grade: Outstanding', 'Grade: Good'],
    ['de', 'Deutsch: befriedigend', 'German: satisfactory', 'German: sufficient'],
    ['de', 'Schreinermeister', 'Master carpenter', 'Carpenter apprentice'],
    ['ar', 'التقدير: ممتاز', 'Grade: Excellent', 'Grade: Good'],
    ['ko', '판정: 합격', 'Result: Passed', 'Result: Failed'],
  ],
  'place-name': [
    ['pt', 'Nascido em Olinda.', 'Born in Olinda.', 'Born in Recife.'],
    ['es', 'Expedida en Guadalajara', 'Issued in Guadalajara', 'Issued in Monterrey'],
    ['de', 'geboren in Görlitz', 'born in Görlitz', 'born in Zittau'],
    ['de', 'wohnhaft in Köln', 'residing in Cologne', 'residing in Hamburg'],
    ['ja', '出生地 大阪市', 'Place of birth: Osaka City', 'Place of birth: Kyoto City'],
    ['ko', '부산광역시에서 출생', 'Born in Busan', 'Born in Daegu'],
    ['he', 'נולד בחיפה', 'Born in Haifa', 'Born in Ashdod'],
    ['ar', 'ولد في حلب', 'Born in Aleppo', 'Born in Homs'],
    ['ar', 'مكان الوفاة: بريدة', 'Place of death: Buraydah', 'Place of death: Hofuf'],
    ['ko', '강원도 강릉시', 'Gangneung-si, Gangwon-do', 'Sokcho-si, Gangwon-do'],
    [
      'pt',
      'Saldo na agência de Évora em maio.',
      'Balance at the branch of Évora in May.',
      'Balance at the branch of Beja in May.',
    ],
  ],
  authority: [
    ['de', 'Amtsgericht Görlitz', 'Local Court of Görlitz', 'Registry Office of Görlitz'],
    ['pt', 'Ministério da Saúde', 'Ministry of Health', 'Ministry of Education'],
    ['es', 'Juzgado Segundo', 'Second Court', 'Second Police Station'],
    ['ar', 'وزارة الداخلية', 'Ministry of the Interior', 'Ministry of Justice'],
    ['ja', '東京家庭裁判所', 'Tokyo Family Court', 'Tokyo City Office'],
    [
      'ko',
      '서울중앙지방법원은 판결하였다.',
      'The Seoul Central District Court ruled.',
      'The Seoul Central High Court ruled.',
    ],
    ['he', 'הרבנות הראשית, נתניה', 'Chief Rabbinate, Netanya', 'Ministry of the Interior, Netanya'],
  ],
  code: [
    ['pt', 'livro A-19', 'book A-19', 'book B-19'],
    ['de', 'Register G 1234/1979, Blatt B7', 'Register G 1234/1979, sheet B7', 'Register G 1234/1979, sheet C7'],
    ['es', 'Tomo XIV', 'Volume XIV', 'Volume XVI'],
    ['ko', '혈액형 O+', 'Blood type O+', 'Blood type O-'],
    ['ja', '血液型はB型。', 'Blood type B.', 'Blood type O.'],
    ['de', 'Blutgruppe AB Rh-negativ', 'Blood group AB Rh negative', 'Blood group B Rh negative'],
    ['es', 'Tomo 12, serie C', 'Volume 12, series C', 'Volume 12, series G'],
    ['he', 'סדרה: ב', 'Series: B', 'Series: G'],
    ['de', 'Nr. C 418/2006', 'No. C 418/2006', 'No. G 418/2006'],
  ],
  era: [
    ['ja', '昭和63年3月7日', 'March 7, Showa 63 (1988)', 'March 7, Heisei 63 (1988)'],
    ['ar', '١٨ رجب ١٤٠٨ هـ', 'Rajab 18, 1408 AH', 'Rajab 18, 1408 AD'],
  ],
  markup: [
    ['pt', 'Dou fé.', 'I attest.', 'I <b>attest</b>.'],
    ['es', 'Doy fe.', 'I attest.', 'I attest {n1}.'],
  ],
  'sentence-missing': [
    [
      'pt',
      'O declarante foi advertido das penas da lei. Nada mais havendo, lavrou-se este termo. O referido é verdade.',
      'The declarant was warned of the penalties of law. There being nothing further, this record was drawn up. The above is true.',
      'The declarant was warned of the penalties of law. The above is true.',
    ],
    [
      'ja',
      '届出人は父である。証人は二人とも成年である。',
      'The person giving notice is the father. Both witnesses are adults.',
      'The person giving notice is the father.',
    ],
  ],
  'person-fact': [
    ['pt', 'Estado civil: divorciada', 'Marital status: divorced', 'Marital status: widowed'],
    ['de', 'Staatsangehörigkeit: deutsch', 'Nationality: German', 'Nationality: Austrian'],
    ['ko', '성별 여', 'Sex: female', 'Sex: male'],
    ['ko', '진단명: 고혈압', 'Diagnosis: hypertension', 'Diagnosis: diabetes'],
    ['es', 'Alergia a la penicilina', 'Allergy to penicillin', 'Allergy to aspirin'],
  ],
  opposite: [
    ['pt', 'O vendedor assinou', 'The seller signed', 'The buyer signed'],
    ['de', 'Der Mieter zahlt', 'The tenant pays', 'The landlord pays'],
    ['pt', 'O réu foi absolvido.', 'The defendant was acquitted.', 'The defendant was convicted.'],
    ['ko', '원고의 청구를 기각한다.', 'The plaintiff’s claim is dismissed.', 'The plaintiff’s claim is granted.'],
    ['es', 'El contrato es nulo.', 'The contract is void.', 'The contract is valid.'],
    ['pt', 'Fratura do braço esquerdo', 'Fracture of the left arm', 'Fracture of the right arm'],
    ['he', 'אימוץ מלא', 'Full adoption', 'Partial adoption'],
    ['ar', 'تأشيرة عمل', 'Work visa', 'Tourist visa'],
    ['ja', '抵当権は抹消済み。', 'The mortgage has been cancelled.', 'The mortgage is in force.'],
  ],
  pairing: [
    [
      'pt',
      'Pai: Osvaldo Brandão. Mãe: Ivone Cardim.',
      'Father: Osvaldo Brandão. Mother: Ivone Cardim.',
      'Father: Ivone Cardim. Mother: Osvaldo Brandão.',
    ],
    [
      'ar',
      'اسم الأب: رياض حداد. اسم الأم: سلوى نصار.',
      'Father’s name: Riyad Haddad. Mother’s name: Salwa Nassar.',
      'Father’s name: Salwa Nassar. Mother’s name: Riyad Haddad.',
    ],
    [
      'de',
      'Ausgestellt am 3. Februar 2011, gültig bis 2. Februar 2021.',
      'Issued on February 3, 2011, valid until February 2, 2021.',
      'Issued on February 2, 2021, valid until February 3, 2011.',
    ],
    ['ja', '第8巻第31頁', 'Volume 8, page 31', 'Volume 31, page 8'],
    ['ko', '제5권 제88면, 몸무게 66킬로그램', 'Volume 5, page 88, weight 66 kg', 'Volume 88, page 5, weight 66 kg'],
    [
      'ja',
      '源泉徴収税額 84,200円。還付金 12,600円。',
      'Withholding tax: ¥84,200. Refund: ¥12,600.',
      'Withholding tax: ¥12,600. Refund: ¥84,200.',
    ],
  ],
  'mention-missing': [
    ['es', 'Sello ilegible. Apostillado.', 'Seal illegible. Apostilled.', 'Seal of Lima. Apostilled.'],
    ['ja', '署名、アポスティーユ付き', 'Signature, with apostille', 'Signature'],
  ],
  'sentence-added': [
    [
      'pt',
      'O réu foi absolvido por falta de provas.',
      'The defendant was acquitted for lack of evidence.',
      'The defendant was acquitted for lack of evidence. He was released the same day.',
    ],
  ],
  'clause-repeated': [
    ['de', 'Wiebke Osterkamp, geb. Harms', 'Wiebke Osterkamp, née Harms', 'Wiebke Osterkamp, née Harms, née Harms'],
  ],
  'source-words': [['de', 'gez. Frau Tiedemann', 'signed Ms. Tiedemann', 'signed Frau Tiedemann']],
  'number-missing': [
    ['ar', 'المهر: خمسة آلاف دينار', 'Dowry: five thousand dinars', 'Dowry: fifty thousand dinars'],
    ['ja', '午後3時20分出生', 'Born at 3:20 p.m.', 'Born at 3:20 a.m.'],
    ['es', 'a las 11:40 de la noche', 'at 11:40 p.m.', 'at 11:40 a.m.'],
  ],
  'date-missing': [
    ['he', 'כ״ב באב התשס״ט', '22 Av 5769 (August 12, 2009)', '20 Av 5769 (August 12, 2009)'],
    ['ar', '١٤٣٨/٧/٢٢ هـ', '22/7/1438 AH', '22/7/1439 AH'],
  ],
  event: [
    ['ja', '残高証明書', 'Certificate of Balance', 'Certificate of Employment'],
    ['es', 'Acta de Defunción', 'Death Certificate', 'Birth Certificate'],
    ['pt', 'Histórico escolar', 'School transcript', 'Birth certificate'],
    ['de', 'Einkommensteuerbescheid', 'Income tax assessment', 'Employment contract'],
  ],
  measure: [
    ['pt', 'Válida por 90 dias', 'Valid for 90 days', 'Valid for 90 months'],
    ['de', 'Dosis: 250 mg', 'Dose: 250 mg', 'Dose: 250 g'],
    ['ja', '身長171cm、体重64kg', 'Height 171 cm, weight 64 kg', 'Height 171 mm, weight 64 kg'],
    ['es', 'el lunes', 'on Monday', 'on Tuesday'],
  ],
};

describe.each(Object.entries(kinds))('%s', (rule, rows) => {
  test.each(rows)('%s: %s', (lang, source, right, wrong) => {
    expect(answersTo(lang, source, right)).toEqual([]);
    expect(answersTo(lang, source, wrong)).toContain(rule);
  });
});

test('“née” and its like are right English', () => {
  for (const word of ['née', 'nee', 'né'])
    expect(answersTo('de', 'Änne Öztürk geb. Strauß', `Änne Öztürk ${word} Strauß`)).toEqual([]);
});

test('what an English text says in other words wants no answer', () => {
  const rows: [SourceTag, string, string][] = [
    ['es', 'Acta No. 45', 'Record No. 45'],
    ['pt', 'Não foi assinado', 'Unsigned'],
    ['de', 'Ledig', 'Never married'],
    ['he', 'שם אבי האב', "Paternal grandfather's name"],
    ['ja', '父母', 'Parents'],
    ['ko', '월급 250만원', 'Monthly salary: 2.5 million won'],
    ['he', 'סמסטר ב. תואר ראשון.', 'Semester B. Bachelor’s degree.'],
    ['pt', 'José Silva Filho', 'José Silva Filho'],
    ['pt', 'Ribeirão Preto', 'Ribeirão Preto'],
    ['ko', '가족관계증명서', 'Family Relations Certificate'],
  ];
  for (const [lang, source, target] of rows) expect(answersTo(lang, source, target), source).toEqual([]);
});

const hostile = [
  'a',
  'não ',
  '-',
  '1.',
  '(',
  '<a ',
  '{',
  'ا',
  '母',
  '없',
  'A-',
  '((1',
  '. A',
  '\n',
  ' ',
  'no ',
  'Ab ',
  '%',
  'em Ab ',
  'great ',
];
const maxMs = 50;

/** Marks that make each text a new one, since the meanings of the last ones are kept. */
let marks = '';

/** The longest of the checks by meaning on the largest text of a block. */
function stallOf(lang: SourceTag, text: string): number {
  const { id, page, kind } = paragraphOf(lang, text, text);
  marks += '\0';
  const sides = { source: `${text}${marks}\0`, target: `${text}${marks}` };
  const segment = { id, page, lang, kind, part: 'text' as const, label: '', ...sides };
  const checked = { text: { pages: [], blocks: [] }, segments: [segment] };
  const checks = [
    () => checkMeanings(checked, noSpelling),
    () => checkPlaces(checked, { spelling: noSpelling, phrases: [], spells }),
    () => checkSentences(checked),
    () => checkSigns(checked),
    () => checkMeasures(checked),
    () => checkLetters(checked),
    () => checkPhrases(checked, phrasesOf('es')),
  ];
  const took = checks.map((check) => {
    const before = threadCpuMs();
    check();
    return threadCpuMs() - before;
  });
  return Math.max(...took);
}

test.each(hostile)('a block full of %j holds no thread', async (pump) => {
  const text = pump.repeat(Math.floor(textLimits.textMax / pump.length));
  for (const lang of ['pt', 'de', 'ar', 'he', 'ja', 'ko'] as const) {
    // The first run builds the lexicon.
    expect(await leastOf(() => stallOf(lang, text), maxMs), lang).toBeLessThan(maxMs);
  }
});
