import type { TruthPaper } from '../paper.ts';

/** Right texts of papers in other scripts with the errors that are put into them. */
export const other2: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source: 'لا توجد أي سوابق جنائية مسجلة باسم المذكور',
        right: 'There are no criminal records registered in the name of the above-mentioned',
        errors: [['a negation lost', 'There are no criminal records', 'There are criminal records']],
      },
      {
        source: 'الأخ الشقيق: عراقي الجنسية، مولود في الموصل، أعزب، مهنته نجار',
        right: 'The full brother: Iraqi national, born in Mosul, single, occupation: carpenter',
        errors: [
          ['another kinship', 'The full brother', 'The full sister'],
          ['another nationality', 'Iraqi', 'Lebanese'],
          ['another place', 'Mosul', 'Basra'],
          ['another gender or civil status', 'single', 'divorced'],
          ['another occupation', 'carpenter', 'engineer'],
        ],
      },
      {
        source: 'خاله من جهة الأم حضر يوم الأربعاء إلى القنصلية',
        right: 'His maternal uncle came to the consulate on Wednesday',
        errors: [
          ['paternal for maternal', 'maternal uncle', 'paternal uncle'],
          ['another day or time of day', 'on Wednesday', 'on Monday'],
          ['another authority', 'the consulate', 'the university'],
        ],
      },
      {
        source: 'التقدير العام: مقبول، والنسبة ٦١٪',
        right: 'Overall grade: acceptable, percentage 61%',
        errors: [
          ['another grade', 'acceptable', 'excellent'],
          ['another number', '61%', '16%'],
        ],
      },
      {
        source: 'المبلغ: ٢٥٠ ريالا سعوديا، تاريخ الوفاة ١٤٣١ هـ، صالح لمدة سنة',
        right: 'Amount: 250 Saudi riyals, date of death 1431 AH, valid for one year',
        errors: [
          ['another currency', '250 Saudi riyals', '250 Saudi dinars'],
          ['another event', 'date of death', 'date of birth'],
          ['another era', '1431 AH', '1431 CE'],
          ['another unit', 'one year', 'one month'],
        ],
      },
    ],
  },
  {
    name: 'Hebrew',
    lang: 'he',
    pairs: [
      {
        source: 'המבקשת מעולם לא נישאה',
        right: 'The applicant has never been married',
        errors: [['a negation lost', 'has never been married', 'has been married']],
      },
      {
        source: 'דודתו של הקטין, רופאה, אזרחית רוסית, מתגוררת בנהריה ואחר כך באשדוד',
        right: 'The aunt of the minor, a physician, a Russian citizen, resides in Nahariya and later in Ashdod',
        errors: [
          ['another kinship', 'The aunt', 'The mother'],
          ['another occupation', 'a physician', 'a student'],
          ['another nationality', 'Russian', 'Ukrainian'],
          ['another place', 'in Ashdod', 'in Eilat'],
          ['a negation added', 'resides in', 'does not reside in'],
        ],
      },
      {
        source: 'סבא מצד האב, גרוש, נפטר בשנת 1971 בבית החולים',
        right: 'The grandfather on the paternal side, divorced, died in the year 1971 in the hospital',
        errors: [
          ['paternal for maternal', 'paternal side', 'maternal side'],
          ['another gender or civil status', 'divorced', 'widowed'],
          ['another event', 'died in', 'married in'],
          ['another authority', 'the hospital', 'the church'],
        ],
      },
      {
        source: 'אגרה: 120 שקלים. התלמיד עבר את הבחינה. אישור זה תקף לשנה.',
        right: 'Fee: 120 shekels. The student passed the examination. This certificate is valid for one year.',
        errors: [
          ['another currency', '120 shekels', '120 dollars'],
          ['another grade', 'passed the', 'failed the'],
          ['another unit', 'one year', 'one week'],
          ['a sentence dropped', ' The student passed the examination.', ''],
          ['markup left', 'This certificate', '<span>This certificate'],
        ],
      },
    ],
  },
  {
    name: 'Japanese',
    lang: 'ja',
    pairs: [
      {
        source: '本籍地の変更はこれまで行われていません',
        right: 'The registered domicile has not been changed to date',
        errors: [['a negation lost', 'has not been changed', 'has been changed']],
      },
      {
        source: '令和3年6月2日婚姻、熊本県八代市長受付',
        right: 'Married on June 2, Reiwa 3 (2021); received by the mayor of Yatsushiro City, Kumamoto Prefecture',
        errors: [
          ['another era', 'Reiwa 3', 'Heisei 3'],
          ['another event', 'Married on', 'Divorced on'],
          ['another place', 'Kumamoto Prefecture', 'Oita Prefecture'],
          ['another rank', 'the mayor of', 'the governor of'],
        ],
      },
      {
        source: '母方の祖父は漁師で、兄は会社員、国籍は中国である',
        right:
          'The maternal grandfather is a fisherman, the elder brother an office worker, and the nationality is Chinese',
        errors: [
          ['paternal for maternal', 'The maternal grandfather', 'The paternal grandfather'],
          ['another occupation', 'a fisherman', 'a lawyer'],
          ['another kinship', 'the elder brother', 'the elder sister'],
          ['another nationality', 'Chinese', 'Vietnamese'],
        ],
      },
      {
        source: '学位は修士である。成績証明書は水曜日に大学が発行した。',
        right: 'The degree is a master’s degree. The transcript was issued by the university on Wednesday.',
        errors: [
          ['another rank', 'a master’s degree', 'a bachelor’s degree'],
          ['another day or time of day', 'on Wednesday', 'on Thursday'],
          ['another authority', 'by the university', 'by the police'],
          ['a sentence dropped', 'The degree is a master’s degree. ', ''],
          ['a negation added', 'was issued', 'was not issued'],
        ],
      },
      {
        source: '有効期間は発行の日から3か月です',
        right: 'The period of validity is 3 months from the date of issue',
        errors: [['another unit', '3 months', '3 years']],
      },
    ],
  },
  {
    name: 'Korean',
    lang: 'ko',
    pairs: [
      {
        source: '위 사람은 국세를 체납하지 않았음을 증명합니다.',
        right: 'This is to certify that the above person is not in arrears with national taxes.',
        errors: [
          ['a negation lost', 'is not in arrears', 'is in arrears'],
          ['another authority', 'national taxes', 'national police'],
        ],
      },
      {
        source: '친할머니는 수원시에 거주하며 직업은 간호사, 국적은 캐나다이다.',
        right: 'The paternal grandmother resides in Suwon, her occupation is nurse, and her nationality is Canadian.',
        errors: [
          ['paternal for maternal', 'The paternal grandmother', 'The maternal grandmother'],
          ['another place', 'Suwon', 'Pohang'],
          ['another occupation', 'nurse', 'farmer'],
          ['another nationality', 'Canadian', 'Chinese'],
          ['another kinship', 'paternal grandmother', 'paternal uncle'],
        ],
      },
      {
        source: '석사 학위를 취득하였다. 논문 심사는 통과되었다.',
        right: 'The master’s degree was obtained. The thesis review was passed.',
        errors: [
          ['another rank', 'The master’s degree', 'The doctor’s degree'],
          ['another grade', 'was passed', 'was failed'],
          ['a sentence dropped', ' The thesis review was passed.', ''],
        ],
      },
      {
        source: '사망 일시: 오전 3시 20분, 병원: 제주대학교병원',
        right: 'Time of death: 3:20 a.m.; hospital: Jeju National University Hospital',
        errors: [
          ['another event', 'Time of death', 'Time of birth'],
          ['another day or time of day', '3:20 a.m.', '3:20 p.m.'],
          ['another place', 'Jeju National', 'Busan National'],
        ],
      },
      {
        source: '발급 수수료는 1,500원이며 유효기간은 90일이다.',
        right: 'The issuance fee is 1,500 won and the period of validity is 90 days.',
        errors: [
          ['another currency', '1,500 won', '1,500 dollars'],
          ['another unit', '90 days', '90 months'],
        ],
      },
    ],
  },
];
