import type { TruthPaper } from '../paper.ts';

/** Right texts of papers in other scripts with the errors that are put into them. */
export const other3: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source: 'لن تكون هذه الوثيقة صالحة بعد انتهاء المدة',
        right: 'This document will not be valid after the period expires',
        errors: [['a negation lost', 'will not be valid', 'will be valid']],
      },
      {
        source: 'والدته: تونسية، معلمة، مولودة في صفاقس، أرملة',
        right: 'His mother: Tunisian, a teacher, born in Sfax, widowed',
        errors: [
          ['another kinship', 'His mother', 'His wife'],
          ['another nationality', 'Tunisian', 'Algerian'],
          ['another occupation', 'a teacher', 'a nurse'],
          ['another place', 'Sfax', 'Sousse'],
          ['another gender or civil status', 'widowed', 'single'],
          ['another event', 'born in', 'died in'],
        ],
      },
      {
        source: 'الجد لأم عقيد في الجيش، سلم الطلب إلى الشرطة يوم الخميس',
        right: 'The maternal grandfather, a colonel in the army, submitted the application to the police on Thursday',
        errors: [
          ['paternal for maternal', 'The maternal', 'The paternal'],
          ['another rank', 'a colonel', 'a captain'],
          ['another authority', 'the police', 'the hospital'],
          ['another day or time of day', 'on Thursday', 'on Saturday'],
          ['a negation added', 'submitted', 'never submitted'],
        ],
      },
      {
        source: 'الأجرة: ٨٠٠ دولار لكل أسبوع، رقم الملف ٤٤١٧',
        right: 'Wage: 800 dollars per week, file number 4417',
        errors: [
          ['another currency', '800 dollars', '800 dinars'],
          ['another unit', 'per week', 'per year'],
          ['another number', '4417', '4471'],
        ],
      },
    ],
  },
  {
    name: 'Hebrew',
    lang: 'he',
    pairs: [
      {
        source: 'החברה פעלה ללא רישיון עסק',
        right: 'The company operated without a business license',
        errors: [['a negation lost', 'without a business', 'with a business']],
      },
      {
        source: 'בתו של המנוח, אלמנה, עורכת דין, ילידת צפת, בעלת אזרחות איטלקית',
        right: 'The daughter of the deceased, a widow, a lawyer, born in Safed, holding Italian citizenship',
        errors: [
          ['another kinship', 'The daughter', 'The sister'],
          ['another gender or civil status', 'a widow', 'single'],
          ['another occupation', 'a lawyer', 'a tailor'],
          ['another place', 'Safed', 'Afula'],
        ],
      },
      {
        source: 'דוד מצד האם העיד בבית הדין ביום חמישי בבוקר. הפסק ניתן מיד.',
        right:
          'An uncle on the maternal side testified in the court on Thursday morning. The ruling was given at once.',
        errors: [
          ['paternal for maternal', 'maternal side', 'paternal side'],
          ['another authority', 'in the court', 'in the bank'],
          ['another day or time of day', 'Thursday morning', 'Thursday night'],
          ['a sentence dropped', ' The ruling was given at once.', ''],
          ['a negation added', 'testified', 'did not testify'],
        ],
      },
      {
        source: 'תעודת נישואין, תוקף 30 יום, אגרה 75 אירו, ציון: טוב מאוד',
        right: 'Marriage certificate, valid for 30 days, fee 75 euros, grade: very good',
        errors: [
          ['another event', 'Marriage certificate', 'Birth certificate'],
          ['another unit', '30 days', '30 weeks'],
          ['another currency', '75 euros', '75 shekels'],
          ['another grade', 'very good', 'failed'],
          ['markup left', 'very good', '**very good**'],
        ],
      },
    ],
  },
  {
    name: 'Japanese',
    lang: 'ja',
    pairs: [
      {
        source: '納税の滞納がないことを証明する',
        right: 'This is to certify that there are no taxes in arrears',
        errors: [['a negation lost', 'there are no taxes', 'there are taxes']],
      },
      {
        source: '大正14年11月3日鳥取県米子市で死亡、二女届出',
        right:
          'Died on November 3, Taisho 14 (1925) in Yonago City, Tottori Prefecture; reported by the second daughter',
        errors: [
          ['another era', 'Taisho 14', 'Meiji 14'],
          ['another event', 'Died on', 'Born on'],
          ['another place', 'Tottori Prefecture', 'Shimane Prefecture'],
          ['another kinship', 'second daughter', 'second son'],
        ],
      },
      {
        source: '父方の叔父は弁護士、独身、ブラジル国籍',
        right: 'The paternal uncle is a lawyer, single, a Brazilian national',
        errors: [
          ['paternal for maternal', 'The paternal', 'The maternal'],
          ['another occupation', 'a lawyer', 'a farmer'],
          ['another gender or civil status', 'single', 'married'],
          ['another nationality', 'Brazilian', 'Peruvian'],
        ],
      },
      {
        source: '税務署は金曜日の午前に書類を受け付けた。博士論文は不合格であった。',
        right: 'The tax office accepted the documents on Friday morning. The doctoral dissertation failed.',
        errors: [
          ['another authority', 'The tax office', 'The police office'],
          ['another day or time of day', 'Friday morning', 'Friday afternoon'],
          ['another grade', 'dissertation failed', 'dissertation passed'],
          ['a sentence dropped', ' The doctoral dissertation failed.', ''],
        ],
      },
      {
        source: '金額 5,200円、期間 8週間、記号 R-55',
        right: 'Amount: 5,200 yen; period: 8 weeks; symbol R-55',
        errors: [
          ['another currency', '5,200 yen', '5,200 euros'],
          ['another unit', '8 weeks', '8 months'],
        ],
      },
    ],
  },
  {
    name: 'Korean',
    lang: 'ko',
    pairs: [
      {
        source: '상기인은 본 대학교에 재학한 적이 없습니다.',
        right: 'The above-named person has never been enrolled at this university.',
        errors: [
          ['a negation lost', 'has never been enrolled', 'has been enrolled'],
          ['another authority', 'this university', 'this hospital'],
        ],
      },
      {
        source: '외조모는 베트남 국적이며 목포 출신의 변호사로 울산에 거주한다.',
        right: 'The maternal grandmother is a Vietnamese national, a lawyer from Mokpo, and lives in Ulsan.',
        errors: [
          ['paternal for maternal', 'The maternal', 'The paternal'],
          ['another kinship', 'grandmother', 'grandfather'],
          ['another nationality', 'Vietnamese', 'Japanese'],
          ['another occupation', 'a lawyer', 'a teacher'],
          ['another place', 'in Ulsan', 'in Daejeon'],
        ],
      },
      {
        source: '대위로 전역하였다. 혼인신고는 목요일에 수리되었다.',
        right: 'He was discharged as a captain. The notification of marriage was accepted on Thursday.',
        errors: [
          ['another rank', 'a captain', 'a colonel'],
          ['another event', 'of marriage', 'of divorce'],
          ['another day or time of day', 'on Thursday', 'on Monday'],
          ['a sentence dropped', 'He was discharged as a captain. ', ''],
          ['a negation added', 'was accepted', 'was not accepted'],
        ],
      },
      {
        source: '평점은 우수, 장학금 300,000원, 기간 2년, 혈액형 AB-',
        right: 'Grade: excellent, scholarship 300,000 won, period 2 years, blood type AB-',
        errors: [
          ['another grade', 'excellent', 'good'],
          ['another currency', '300,000 won', '300,000 yen'],
          ['another unit', '2 years', '2 months'],
        ],
      },
    ],
  },
];
