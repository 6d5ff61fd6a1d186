import type { TruthPaper } from '../paper.ts';

/** As the first set, in other papers and words, written after what the first one showed was mended. */
export const secondOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source: 'الزوج: كمال الشريف. الزوجة: نادية منصور. المهر: خمسة آلاف دينار.',
        right: 'Husband: Kamal Al-Sharif. Wife: Nadia Mansour. Dowry: five thousand dinars.',
        errors: [
          ['rows swapped', 'Kamal Al-Sharif. Wife: Nadia Mansour', 'Nadia Mansour. Wife: Kamal Al-Sharif'],
          ['number words against digits', 'five thousand', 'fifty thousand'],
          ['another currency', 'dinars', 'dollars'],
        ],
      },
      {
        source: 'تاريخ الولادة: 03/06/1988. تاريخ التسجيل: 11/09/1988.',
        right: 'Date of birth: June 3, 1988. Date of registration: September 11, 1988.',
        errors: [
          [
            'dates swapped',
            'June 3, 1988. Date of registration: September 11, 1988',
            'September 11, 1988. Date of registration: June 3, 1988',
          ],
          ['the month off by one', 'June 3', 'July 3'],
        ],
      },
      {
        source: 'أدانت المحكمة المتهم بالسرقة. لم يستأنف الحكم.',
        right: 'The court convicted the accused of theft. The judgment was not appealed.',
        errors: [
          ['another disposition of a court', 'convicted the accused', 'acquitted the accused'],
          ['a “not” dropped', 'was not appealed', 'was appealed'],
        ],
      },
      {
        source: 'المجلد 5، الصفحة 143، رقم 2290. نسبة الإعاقة 30%. الوزن 62 كيلوغرام.',
        right: 'Volume 5, page 143, number 2290. Disability rate 30%. Weight 62 kilograms.',
        errors: [
          ['volume for folio', 'Volume 5, page 143', 'Volume 143, page 5'],
          ['digits transposed', '2290', '2920'],
          ['a percentage', '30%', '13%'],
          ['another unit', '62 kilograms', '62 pounds'],
        ],
      },
      {
        source: 'الجنس: ذكر. الحالة: مطلق. الجنسية: عراقي. الأب مجهول.',
        right: 'Sex: male. Status: divorced. Nationality: Iraqi. Father unknown.',
        errors: [
          ['another gender', 'male', 'female'],
          ['another civil status', 'divorced', 'widowed'],
          ['another nationality', 'Iraqi', 'Jordanian'],
          ['an unknown made known', 'Father unknown', 'Father deceased'],
        ],
      },
      {
        source: 'توقيع القنصل. الاسم غير واضح. الساعة 9:30 مساء.',
        right: 'Signature of the consul. The name is unclear. Time: 9:30 p.m.',
        errors: [
          ['another office of the signer', 'the consul', 'the judge'],
          ['a guess for an illegible mark', 'The name is unclear', 'The name is Samir'],
          ['morning for afternoon', '9:30 p.m.', '9:30 a.m.'],
        ],
      },
    ],
  },
  {
    name: 'Hebrew',
    lang: 'he',
    pairs: [
      {
        source: 'שם הבעל: מרדכי פרץ. שם האישה: טובה גולן.',
        right: 'Husband’s name: Mordechai Peretz. Wife’s name: Tova Golan.',
        errors: [
          ['rows swapped', 'Mordechai Peretz. Wife’s name: Tova Golan', 'Tova Golan. Wife’s name: Mordechai Peretz'],
        ],
      },
      {
        source: 'תאריך לידה: 19/03/1964. תאריך פטירה: 02/11/2018.',
        right: 'Date of birth: March 19, 1964. Date of death: November 2, 2018.',
        errors: [
          [
            'dates swapped',
            'March 19, 1964. Date of death: November 2, 2018',
            'November 2, 2018. Date of death: March 19, 1964',
          ],
          ['the month off by one', 'November 2', 'October 2'],
        ],
      },
      {
        source: 'הנאשם הורשע בגניבה ונידון לשלושה חודשי מאסר. הבקשה התקבלה.',
        right:
          'The accused was convicted of theft and sentenced to three months’ imprisonment. The application was granted.',
        errors: [
          ['another disposition of a court', 'was convicted of theft and sentenced to', 'was acquitted of theft after'],
          ['another disposition of a court', 'was granted', 'was dismissed'],
          ['another unit', 'three months’', 'three years’'],
        ],
      },
      {
        source: 'ספר 14, עמוד 77, מספר 8051. אזרחות: צרפתית. רווקה. דת: נוצרייה.',
        right: 'Book 14, page 77, number 8051. Citizenship: French. Single. Religion: Christian.',
        errors: [
          ['volume for folio', 'Book 14, page 77', 'Book 77, page 14'],
          ['digits transposed', '8051', '8501'],
          ['another nationality', 'French', 'Belgian'],
          ['another civil status', 'Single', 'Married'],
          ['another religion', 'Christian', 'Muslim'],
        ],
      },
      {
        source: 'חתימת השופטת. לא נמצאו הרשעות. החותמת לא קריאה.',
        right: 'Signature of the judge. No convictions were found. The stamp is illegible.',
        errors: [
          ['another office of the signer', 'the judge', 'the mayor'],
          ['a “not” dropped', 'No convictions', 'Convictions'],
          ['a guess for an illegible mark', 'The stamp is illegible', 'The stamp is that of Acre'],
          [
            'text without source',
            'The stamp is illegible.',
            'The stamp is illegible. The fee has been paid in full by the applicant.',
          ],
        ],
      },
    ],
  },
  {
    name: 'Japanese',
    lang: 'ja',
    pairs: [
      {
        source: '夫 黒木 雅人、妻 黒木 瑞穂、証人 二名。',
        right: 'Husband: Masato Kuroki; wife: Mizuho Kuroki; two witnesses.',
        people: [
          { name: 'Masato Kuroki', nativeName: '黒木 雅人' },
          { name: 'Mizuho Kuroki', nativeName: '黒木 瑞穂' },
        ],
        errors: [['rows swapped', 'Masato Kuroki; wife: Mizuho', 'Mizuho Kuroki; wife: Masato']],
      },
      {
        source: '入社 2003年4月1日、退社 2019年9月30日。',
        right: 'Joined the company: April 1, 2003. Left the company: September 30, 2019.',
        errors: [
          [
            'dates swapped',
            'April 1, 2003. Left the company: September 30, 2019',
            'September 30, 2019. Left the company: April 1, 2003',
          ],
          ['the month off by one', 'September 30', 'August 30'],
        ],
      },
      {
        source: '申立てを却下する。被告人を有罪とする。前科なし。',
        right: 'The petition is dismissed. The defendant is found guilty. No previous convictions.',
        errors: [
          ['another disposition of a court', 'is dismissed', 'is granted'],
          ['another disposition of a court', 'found guilty', 'acquitted'],
          ['a “not” dropped', 'No previous convictions', 'Previous convictions'],
        ],
      },
      {
        source: '第12巻第205頁、番号第3390号、割合は75％、金額は八千円。',
        right: 'Volume 12, page 205, number 3390, ratio of 75%, amount of eight thousand yen.',
        errors: [
          ['volume for folio', 'Volume 12, page 205', 'Volume 205, page 12'],
          ['digits transposed', '3390', '3930'],
          ['a percentage', '75%', '57%'],
          ['number words against digits', 'eight thousand', 'eighteen thousand'],
          ['another currency', 'yen', 'won'],
        ],
      },
      {
        source: '男、未婚、国籍インド。午前11時15分。父の氏名は不詳。',
        right: 'Male, unmarried, nationality: India. 11:15 a.m. The father’s name is unknown.',
        errors: [
          ['another gender', 'Male', 'Female'],
          ['another civil status', 'unmarried', 'married'],
          ['another nationality', 'India', 'Nepal'],
          ['morning for afternoon', 'a.m.', 'p.m.'],
          ['an unknown made known', 'is unknown', 'is recorded'],
        ],
      },
      {
        source: '公証人の署名。印影は判読できない。領事認証済み。',
        right: 'Signature of the notary. The seal impression is illegible. Legalized by the consul.',
        errors: [
          ['another office of the signer', 'the notary', 'the mayor'],
          ['a guess for an illegible mark', 'is illegible', 'reads Kobe'],
          ['apostille not mentioned', ' Legalized by the consul.', ''],
        ],
      },
    ],
  },
  {
    name: 'Korean',
    lang: 'ko',
    pairs: [
      {
        source: '남편 강태섭, 아내 류미란, 증인 2명.',
        right: 'Husband: Kang Tae-seop; wife: Ryu Mi-ran; 2 witnesses.',
        errors: [['rows swapped', 'Kang Tae-seop; wife: Ryu Mi-ran', 'Ryu Mi-ran; wife: Kang Tae-seop']],
      },
      {
        source: '입사일 2007년 3월 12일, 퇴사일 2020년 8월 31일.',
        right: 'Date of joining: March 12, 2007; date of leaving: August 31, 2020.',
        errors: [
          [
            'dates swapped',
            'March 12, 2007; date of leaving: August 31, 2020',
            'August 31, 2020; date of leaving: March 12, 2007',
          ],
          ['the month off by one', 'March 12', 'April 12'],
        ],
      },
      {
        source: '피고인에게 유죄를 선고한다. 항소는 각하한다. 범죄경력 없음.',
        right: 'The defendant is found guilty. The appeal is dismissed. No criminal record.',
        errors: [
          ['another disposition of a court', 'found guilty', 'acquitted'],
          ['another disposition of a court', 'is dismissed', 'is allowed'],
          ['a “not” dropped', 'No criminal record', 'Criminal record'],
        ],
      },
      {
        source: '제17권 제62면, 번호 5409, 장애율 35%, 몸무게 66킬로그램.',
        right: 'Volume 17, page 62, number 5409, disability rate 35%, weight 66 kilograms.',
        errors: [
          ['volume for folio', 'Volume 17, page 62', 'Volume 62, page 17'],
          ['digits transposed', '5409', '5490'],
          ['a percentage', '35%', '53%'],
          ['another unit', '66 kilograms', '66 pounds'],
        ],
      },
      {
        source: '성별 남, 미혼, 국적 필리핀, 종교 불교. 오전 10시 40분. 아버지의 주소는 불명.',
        right:
          'Sex: male, unmarried, nationality: Philippines, religion: Buddhism. 10:40 a.m. The father’s address is unknown.',
        errors: [
          ['another gender', 'male', 'female'],
          ['another civil status', 'unmarried', 'divorced'],
          ['another nationality', 'Philippines', 'Indonesia'],
          ['another religion', 'Buddhism', 'Islam'],
          ['morning for afternoon', 'a.m.', 'p.m.'],
          ['an unknown made known', 'is unknown', 'is Incheon'],
        ],
      },
      {
        source: '시장의 서명. 도장 판독불가. 영사확인 완료.',
        right: 'Signature of the mayor. Seal illegible. Legalized by the consul.',
        errors: [
          ['another office of the signer', 'the mayor', 'the governor'],
          ['a guess for an illegible mark', 'Seal illegible', 'Seal of Busan'],
          ['apostille not mentioned', ' Legalized by the consul.', ''],
          [
            'text without source',
            'Seal illegible.',
            'Seal illegible. This certificate is valid for three months only.',
          ],
        ],
      },
    ],
  },
];
