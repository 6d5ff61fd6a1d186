import type { TruthPaper } from '../paper.ts';

/** Right texts of papers in other scripts with the errors that are put into them. */
export const other4: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source: 'المذكور غير مسجل في السجلات العقارية',
        right: 'The above-mentioned is not registered in the land records',
        errors: [['a negation lost', 'is not registered', 'is registered']],
      },
      {
        source: 'عمته: لبنانية، ممرضة، مسلمة، من سكان طرابلس، متزوجة',
        right: 'His paternal aunt: Lebanese, a nurse, Muslim, a resident of Tripoli, married',
        errors: [
          ['another kinship', 'aunt', 'grandmother'],
          ['another nationality', 'Lebanese', 'Jordanian'],
          ['another occupation', 'a nurse', 'a teacher'],
          ['another religion', 'Muslim', 'Christian'],
          ['another place', 'Tripoli', 'Beirut'],
          ['another gender or civil status', 'married', 'divorced'],
        ],
      },
      {
        source: 'الجدة لأب توفيت في المستشفى صباح الأحد سنة ١٤٠٢ هـ',
        right: 'The paternal grandmother died in the hospital on Sunday morning in 1402 AH',
        errors: [
          ['paternal for maternal', 'The paternal', 'The maternal'],
          ['another event', 'died in', 'was born in'],
          ['another authority', 'the hospital', 'the court'],
          ['another day or time of day', 'Sunday morning', 'Sunday evening'],
          ['another era', '1402 AH', '1402 AD'],
        ],
      },
      {
        source: 'الثمن: ٩٠٠ جنيه، المدة: ٤ أسابيع، البائع: شركة النور، التقدير: راسب',
        right: 'Price: 900 pounds, term: 4 weeks, seller: Al-Nour Company, grade: failed',
        errors: [
          ['another currency', '900 pounds', '900 dollars'],
          ['another unit', '4 weeks', '4 years'],
          ['the opposite', 'seller:', 'buyer:'],
          ['another grade', 'grade: failed', 'grade: very good'],
        ],
      },
    ],
  },
  {
    name: 'Hebrew',
    lang: 'he',
    pairs: [
      {
        source: 'הנתבע לא הופיע לדיון',
        right: 'The defendant did not appear at the hearing',
        errors: [
          ['a negation lost', 'did not appear', 'did appear'],
          ['the opposite', 'The defendant', 'The plaintiff'],
        ],
      },
      {
        source: 'סבתא מצד האב, אחות במקצועה, נוצרייה, ילידת עכו, אזרחית פולנית',
        right: 'The grandmother on the paternal side, a nurse by profession, Christian, born in Acre, a Polish citizen',
        errors: [
          ['paternal for maternal', 'paternal side', 'maternal side'],
          ['another kinship', 'The grandmother', 'The daughter'],
          ['another place', 'Acre', 'Tiberias'],
          ['another nationality', 'Polish', 'German'],
          ['a negation added', 'born in', 'not born in'],
        ],
      },
      {
        source: 'התלמיד נכשל בבחינה ביום רביעי. השכר: 6,200 ש"ח לשבוע. המשטרה אישרה את הגירושין.',
        right:
          'The student failed the examination on Wednesday. Pay: NIS 6,200 per week. The police confirmed the divorce.',
        errors: [
          ['another grade', 'failed the', 'passed the'],
          ['another day or time of day', 'on Wednesday', 'on Friday'],
          ['another currency', 'NIS 6,200', '$6,200'],
          ['another unit', 'per week', 'per hour'],
          ['another authority', 'The police', 'The bank'],
          ['another event', 'the divorce', 'the adoption'],
          ['a sentence dropped', ' Pay: NIS 6,200 per week.', ''],
          ['another number', '6,200', '2,600'],
        ],
      },
    ],
  },
  {
    name: 'Japanese',
    lang: 'ja',
    pairs: [
      {
        source: 'この契約は更新しない',
        right: 'This contract will not be renewed',
        errors: [['a negation lost', 'will not be', 'will be']],
      },
      {
        source: '明治38年9月1日広島県呉市で婚姻、妻の父届出',
        right:
          'Married on September 1, Meiji 38 (1905) in Kure City, Hiroshima Prefecture; reported by the wife’s father',
        errors: [
          ['another era', 'Meiji 38', 'Showa 38'],
          ['another event', 'Married on', 'Died on'],
          ['another place', 'Hiroshima Prefecture', 'Okayama Prefecture'],
          ['another kinship', 'by the wife’s father', 'by the wife’s brother'],
          ['another date', 'September 1', 'September 11'],
        ],
      },
      {
        source: '母方の伯母は教師で、カトリック信者、韓国籍、独身である',
        right: 'The maternal aunt is a teacher, a Catholic, a Korean national, and single',
        errors: [
          ['paternal for maternal', 'The maternal', 'The paternal'],
          ['another occupation', 'a teacher', 'an engineer'],
          ['another religion', 'a Catholic', 'a Buddhist'],
          ['another nationality', 'Korean', 'Chinese'],
          ['another gender or civil status', 'single', 'divorced'],
        ],
      },
      {
        source: '裁判所は火曜日に決定した。売主は2,000円を3週間以内に払う。',
        right: 'The court decided on Tuesday. The seller shall pay 2,000 yen within 3 weeks.',
        errors: [
          ['another authority', 'The court', 'The ministry'],
          ['another day or time of day', 'on Tuesday', 'on Sunday'],
          ['the opposite', 'The seller', 'The buyer'],
          ['another currency', '2,000 yen', '2,000 dollars'],
        ],
      },
    ],
  },
  {
    name: 'Korean',
    lang: 'ko',
    pairs: [
      {
        source: '해당 기록이 존재하지 않습니다.',
        right: 'The record in question does not exist.',
        errors: [['a negation lost', 'does not exist', 'does exist']],
      },
      {
        source: '친조부는 인천에서 출생한 목수이며 미국 국적의 천주교 신자이다.',
        right: 'The paternal grandfather is a carpenter born in Incheon, a United States national and a Catholic.',
        errors: [
          ['paternal for maternal', 'The paternal', 'The maternal'],
          ['another occupation', 'a carpenter', 'a nurse'],
          ['another place', 'Incheon', 'Gwangju'],
          ['another nationality', 'a United States national', 'a Canadian national'],
          ['another religion', 'a Catholic', 'a Buddhist'],
          ['another kinship', 'grandfather', 'brother'],
        ],
      },
      {
        source: '법원은 일요일 오후에 이혼을 확인하였다. 대령 진급은 다음 해였다.',
        right: 'The court confirmed the divorce on Sunday afternoon. The promotion to colonel was the following year.',
        errors: [
          ['another authority', 'The court', 'The police'],
          ['another day or time of day', 'Sunday afternoon', 'Tuesday afternoon'],
          ['another event', 'the divorce', 'the marriage'],
          ['another rank', 'colonel', 'captain'],
          ['a negation added', 'confirmed', 'did not confirm'],
        ],
      },
      {
        source: '매도인은 5,000,000원을 2개월 안에 지급한다. 문서 P-31.',
        right: 'The seller pays 5,000,000 won within 2 months. Document P-31.',
        errors: [
          ['the opposite', 'The seller', 'The buyer'],
          ['another currency', '5,000,000 won', '5,000,000 euros'],
          ['another unit', '2 months', '2 days'],
          ['letters of a code', 'P-31', 'F-31'],
        ],
      },
    ],
  },
];
