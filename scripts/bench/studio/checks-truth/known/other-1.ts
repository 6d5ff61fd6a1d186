import type { TruthPaper } from '../paper.ts';

/** Right texts of papers in other scripts with the errors that are put into them. */

export const other1: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source: 'نشهد بأن المذكور أعلاه ليس عليه أي التزامات مالية',
        right: 'We certify that the above-mentioned has no financial obligations',
        errors: [
          ['a negation lost', 'has no financial', 'has financial'],
          ['markup left', 'financial obligations', '<i>financial</i> obligations'],
        ],
      },
      {
        source: 'الجد لأب: من مواليد اللاذقية، مهنته خياط',
        right: 'Paternal grandfather: born in Latakia, occupation: tailor',
        errors: [
          ['paternal for maternal', 'Paternal grandfather', 'Maternal grandfather'],
          ['another place', 'Latakia', 'Damascus'],
          ['another occupation', 'tailor', 'driver'],
          ['another kinship', 'Paternal grandfather', 'Paternal brother'],
        ],
      },
      {
        source: 'حرر في ٥ شوال ١٤٢٠ هـ بمحكمة الأحوال الشخصية',
        right: 'Drawn up on Shawwal 5, 1420 AH at the Personal Status Court',
        errors: [
          ['another era', '1420 AH', '1420 AD'],
          ['another authority', 'Personal Status Court', 'Personal Status Ministry'],
        ],
      },
      {
        source: 'الزوجة: أردنية الجنسية، مطلقة',
        right: 'The wife: Jordanian nationality, divorced',
        errors: [
          ['another nationality', 'Jordanian', 'Syrian'],
          ['another gender or civil status', 'divorced', 'widowed'],
          ['another kinship', 'The wife', 'The mother'],
        ],
      },
      {
        source: 'نجح الطالب في امتحان الشهادة الثانوية بتقدير جيد جدا',
        right: 'The student passed the secondary certificate examination with a grade of very good',
        errors: [
          ['another grade', 'very good', 'acceptable'],
          ['a negation added', 'The student passed', 'The student never passed'],
        ],
      },
      {
        source: 'الرسوم: ١٥ دينارا، صالحة لمدة ٣ أشهر',
        right: 'Fees: 15 dinars, valid for 3 months',
        errors: [
          ['another currency', '15 dinars', '15 pounds'],
          ['another unit', '3 months', '3 days'],
        ],
      },
    ],
  },
  {
    name: 'Hebrew',
    lang: 'he',
    pairs: [
      {
        source: 'הריני לאשר כי למבקש אין חובות לעירייה',
        right: 'I hereby confirm that the applicant has no debts to the municipality',
        errors: [
          ['a negation lost', 'has no debts', 'has debts'],
          ['another authority', 'the municipality', 'the bank'],
          ['markup left', 'the applicant', '{name} the applicant'],
        ],
      },
      {
        source: 'סבתא מצד האם: ילידת טבריה',
        right: 'Grandmother on the maternal side: born in Tiberias',
        errors: [
          ['paternal for maternal', 'maternal side', 'paternal side'],
          ['another kinship', 'Grandmother', 'Aunt'],
          ['another place', 'Tiberias', 'Haifa'],
        ],
      },
      {
        source: 'המנוח היה רווק, אזרח צרפתי, ועבד כנהג',
        right: 'The deceased was single, a French citizen, and worked as a driver',
        errors: [
          ['another gender or civil status', 'single', 'married'],
          ['another nationality', 'French', 'Italian'],
          ['another occupation', 'a driver', 'a lawyer'],
          ['a negation added', 'and worked', 'and never worked'],
        ],
      },
      {
        source: 'שכר לימוד: 450 ש"ח לחודש. הציון: מצוין.',
        right: 'Tuition: NIS 450 per month. Grade: excellent.',
        errors: [
          ['another currency', 'NIS 450', '€450'],
          ['another grade', 'excellent', 'sufficient'],
          ['another unit', 'per month', 'per day'],
        ],
      },
      {
        source: 'בית המשפט השלום בנצרת, תיק 5512/ב, ביום שלישי',
        right: 'Magistrates Court in Nazareth, file 5512/B, on Tuesday',
        errors: [
          ['another day or time of day', 'on Tuesday', 'on Sunday'],
          ['a place lost', ' in Nazareth', ''],
        ],
      },
    ],
  },
  {
    name: 'Japanese',
    lang: 'ja',
    pairs: [
      {
        source: '上記の者に犯罪の記録は存在しない',
        right: 'No criminal record exists for the above person',
        errors: [['a negation lost', 'No criminal record', 'A criminal record']],
      },
      {
        source: '平成12年4月8日長野県松本市で出生、父届出',
        right: 'Born on April 8, Heisei 12 (2000) in Matsumoto City, Nagano Prefecture; reported by the father',
        errors: [
          ['another era', 'Heisei 12', 'Showa 12'],
          ['another place', 'Nagano Prefecture', 'Gifu Prefecture'],
          ['another kinship', 'by the father', 'by the mother'],
          ['another event', 'Born on', 'Died on'],
          ['another date', 'April 8', 'April 9'],
        ],
      },
      {
        source: '父方の祖母は看護師であった。祖父は米国籍である。',
        right: 'The paternal grandmother was a nurse. The grandfather is a United States national.',
        errors: [
          ['paternal for maternal', 'paternal grandmother', 'maternal grandmother'],
          ['another occupation', 'a nurse', 'a teacher'],
          ['another nationality', 'United States national', 'Canadian national'],
          ['a sentence dropped', ' The grandfather is a United States national.', ''],
        ],
      },
      {
        source: '成績 良、判定 合格、手数料 450円',
        right: 'Grade: good; result: passed; fee: 450 yen',
        errors: [
          ['another grade', 'result: passed', 'result: failed'],
          ['another currency', '450 yen', '450 dollars'],
        ],
      },
      {
        source: '横浜地方裁判所は午後に審判した',
        right: 'The Yokohama District Court rendered its ruling in the afternoon',
        errors: [
          ['another authority', 'District Court', 'District Prosecutors Office'],
          ['another day or time of day', 'in the afternoon', 'in the morning'],
          ['a negation added', 'rendered its ruling', 'did not render its ruling'],
        ],
      },
    ],
  },
  {
    name: 'Korean',
    lang: 'ko',
    pairs: [
      {
        source: '위 사람은 징계를 받은 사실이 없음을 증명합니다.',
        right: 'This is to certify that the above person has never been disciplined.',
        errors: [
          ['a negation lost', 'has never been disciplined', 'has been disciplined'],
          ['markup left', 'the above person', 'the above&nbsp;person'],
        ],
      },
      {
        source: '외할머니는 전주시에서 출생하였다. 직업은 농부이다.',
        right: 'The maternal grandmother was born in Jeonju. Her occupation is farmer.',
        errors: [
          ['paternal for maternal', 'maternal grandmother', 'paternal grandmother'],
          ['another place', 'Jeonju', 'Cheongju'],
          ['another occupation', 'farmer', 'nurse'],
          ['a sentence dropped', ' Her occupation is farmer.', ''],
          ['another event', 'was born', 'died'],
        ],
      },
      {
        source: '졸업 평균 우수, 국어 판정 불합격',
        right: 'Graduation average: excellent; Korean language: failed',
        errors: [
          ['another grade', 'failed', 'passed'],
          ['another nationality', 'Korean language', 'Japanese language'],
        ],
      },
      {
        source: '수수료: 2,000원, 등록번호 가-17, 코드 K-204',
        right: 'Fee: 2,000 won, registration number Ga-17, code K-204',
        errors: [
          ['another currency', '2,000 won', '2,000 yen'],
          ['letters of a code', 'K-204', 'X-204'],
          ['another number', '2,000 won', '20,000 won'],
        ],
      },
      {
        source: '대구가정법원은 두 사람의 이혼을 화요일에 확인하였다.',
        right: 'The Daegu Family Court confirmed the divorce of the two persons on Tuesday.',
        errors: [
          ['another authority', 'Family Court', 'Family Registry'],
          ['another day or time of day', 'on Tuesday', 'on Friday'],
          ['a negation added', 'confirmed the divorce', 'did not confirm the divorce'],
        ],
      },
    ],
  },
];
