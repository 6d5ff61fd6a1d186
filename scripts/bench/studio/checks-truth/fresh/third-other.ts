import type { TruthPaper } from '../paper.ts';

/** As `third-latin.ts`. */
export const thirdOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'شهادة ميلاد. اسم المولود: نبيل فؤاد قطان. تاريخ الولادة: ٤ نيسان ١٩٨٣ الساعة السادسة مساءً. محل الولادة: اللاذقية. اسم الأم: هدى مصطفى. الجد لأب: رشيد. القابلة هي خالة المولود. لا توجد ملاحظات. صدرت عن أمانة السجل المدني.',
        right:
          'Birth certificate. Name of the newborn: Nabil Fouad Qattan. Date of birth: April 4, 1983, at six in the evening. Place of birth: Latakia. Name of mother: Huda Mustafa. Paternal grandfather: Rashid. The midwife is the maternal aunt of the newborn. There are no remarks. Issued by the Civil Registry Secretariat.',
        people: [
          { name: 'Nabil Fouad Qattan', nativeName: 'نبيل فؤاد قطان' },
          { name: 'Huda Mustafa', nativeName: 'هدى مصطفى' },
        ],
        errors: [
          ['lost negation', 'There are no remarks', 'There are remarks'],
          ['name letter', 'Qattan', 'Qattam'],
          ['name dropped', 'Nabil Fouad Qattan', 'Nabil Qattan'],
          ['month name', 'April 4', 'June 4'],
          ['year', '1983', '1938'],
          ['time of day', 'six in the evening', 'six in the morning'],
          ['place changed', 'Latakia', 'Aleppo'],
          ['maternal or paternal', 'Paternal grandfather', 'Maternal grandfather'],
          ['kin word', 'the maternal aunt', 'the sister'],
          ['authority', 'Civil Registry Secretariat', 'Ministry of Health Secretariat'],
          ['sentence dropped', ' The midwife is the maternal aunt of the newborn.', ''],
        ],
      },
      {
        source:
          'كشف حساب. رقم الحساب: ٧٧٠٤٣٥١٨. الرصيد السابق: -٩٦٠٫٢٥ جنيه. إيداع بتاريخ ١٢/٠٥/٢٠١٩: ٤٥٠٠ جنيه. نسبة الفائدة: ٣٫٧٥٪. رمز الفرع: B-16. فرع المنصورة. تم تفعيل الحساب.',
        right:
          'Account statement. Account number: 77043518. Previous balance: -960.25 pounds. Deposit on May 12, 2019: 4,500 pounds. Interest rate: 3.75%. Branch code: B-16. Mansoura branch. The account has been activated.',
        errors: [
          ['added negation', 'has been activated', 'has not been activated'],
          ['digits swapped', '77043518', '77034518'],
          ['minus sign', '-960.25', '960.25'],
          ['decimal moved', '960.25', '9602.5'],
          ['currency', '4,500 pounds', '4,500 riyals'],
          ['date day and month', 'May 12, 2019', 'December 5, 2019'],
          ['percent', '3.75%', '37.5%'],
          ['code letter', 'B-16', 'D-16'],
          ['place lost', 'Mansoura branch', 'The branch'],
        ],
      },
      {
        source:
          'تفيد كلية الهندسة بأن الطالبة حصلت على تقدير جيد جداً في السنة الرابعة، وأنها درست تسعة مقررات. الوزن: ٥٨ كيلوغراماً.',
        right:
          'The Faculty of Engineering certifies that the student obtained the grade very good in the fourth year and that she studied nine courses. Weight: 58 kilograms.',
        errors: [
          ['grade or rank', 'very good', 'excellent'],
          ['ordinal', 'fourth year', 'third year'],
          ['number word', 'nine courses', 'seven courses'],
          ['unit', '58 kilograms', '58 pounds'],
          ['markup', 'Weight:', 'Weight&nbsp;:'],
        ],
      },
    ],
  },
  {
    name: 'Hebrew',
    lang: 'he',
    pairs: [
      {
        source:
          'בית הדין הרבני האזורי בפתח תקווה מאשר כי ביום 9 בפברואר 2004 התגרשו גרשון אלקיים ורבקה שטרן. האישה מותרת להינשא לכל אדם. אין לבני הזוג ילדים משותפים. המעמד נערך בשעה תשע בבוקר. העד הראשון הוא דודו של הבעל. הכתובה נמסרה.',
        right:
          'The Regional Rabbinical Court in Petah Tikva confirms that on February 9, 2004 Gershon Elkayam and Rivka Stern were divorced. The woman is permitted to marry any man. The couple have no children in common. The ceremony was held at nine in the morning. The first witness is the uncle of the husband. The ketubah was handed over.',
        people: [
          { name: 'Gershon Elkayam', nativeName: 'גרשון אלקיים' },
          { name: 'Rivka Stern', nativeName: 'רבקה שטרן' },
        ],
        errors: [
          ['lost negation', 'have no children', 'have children'],
          ['added negation', 'is permitted', 'is not permitted'],
          ['month name', 'February 9', 'January 9'],
          ['year', '2004', '2014'],
          ['name letter', 'Elkayam', 'Elkayan'],
          ['name dropped', 'Rivka Stern', 'Stern'],
          ['authority', 'Regional Rabbinical Court', 'Regional Labor Court'],
          ['place changed', 'Petah Tikva', 'Bnei Brak'],
          ['time of day', 'nine in the morning', 'nine in the evening'],
          ['kin word', 'the uncle', 'the brother'],
          ['ordinal', 'first witness', 'second witness'],
          ['sentence dropped', ' The ketubah was handed over.', ''],
        ],
      },
      {
        source:
          'אישור העסקה. העובדת, דרגה ט׳, מועסקת במשרה של 75% ומשתכרת 9,860 ש״ח. יתרת חופשה: -3.5 ימים. מספר עובד 40917-ב. תחילת עבודה: 01/10/2012. מקום העבודה: נהריה. תקופת הודעה מוקדמת: שישה שבועות.',
        right:
          'Confirmation of employment. The employee, grade 9, is employed in a 75% position and earns NIS 9,860. Vacation balance: -3.5 days. Employee number 40917-B. Start of employment: October 1, 2012. Place of work: Nahariya. Notice period: six weeks.',
        errors: [
          ['percent', '75%', '57%'],
          ['currency', 'NIS 9,860', 'USD 9,860'],
          ['minus sign', '-3.5', '3.5'],
          ['decimal moved', '-3.5', '-35'],
          ['code letter', '40917-B', '40917-D'],
          ['digits swapped', '40917', '40971'],
          ['date day and month', 'October 1, 2012', 'January 10, 2012'],
          ['place lost', ' Place of work: Nahariya.', ''],
          ['number word', 'six weeks', 'eight weeks'],
          ['grade or rank', 'grade 9', 'grade 8'],
        ],
      },
      {
        source: 'סיכום רפואי: סבתא מצד האב חולת לב. המינון: 40 מיליגרם ליום.',
        right: 'Medical summary: the paternal grandmother has heart disease. Dosage: 40 milligrams per day.',
        errors: [
          ['maternal or paternal', 'paternal grandmother', 'maternal grandmother'],
          ['unit', '40 milligrams', '40 grams'],
          ['markup', 'Dosage:', 'Dosage: </p>'],
        ],
      },
    ],
  },
  {
    name: 'Japanese',
    lang: 'ja',
    pairs: [
      {
        source:
          '戸籍全部事項証明書。本籍：長野県松本市。氏名：藤沢千鶴。昭和51年4月18日午後3時出生。母方の祖父が届出。続柄：二女。養子縁組の記録はない。婚姻届は受理された。松本市長 印。',
        right:
          'Certificate of all matters in the family register. Registered domicile: Matsumoto City, Nagano Prefecture. Name: Fujisawa Chizuru. Born on April 18, 1976 (Showa 51) at 3 p.m. Notification by the maternal grandfather. Relationship: second daughter. There is no record of adoption. The notification of marriage was accepted. Mayor of Matsumoto City [seal].',
        people: [{ name: 'Fujisawa Chizuru', nativeName: '藤沢千鶴' }],
        errors: [
          ['lost negation', 'There is no record', 'There is a record'],
          ['added negation', 'was accepted', 'was not accepted'],
          ['year', '1976 (Showa 51)', '1976 (Heisei 51)'],
          ['month name', 'April 18', 'August 18'],
          ['time of day', '3 p.m.', '3 a.m.'],
          ['maternal or paternal', 'maternal grandfather', 'paternal grandfather'],
          ['ordinal', 'second daughter', 'first daughter'],
          ['name letter', 'Chizuru', 'Chizuku'],
          ['name dropped', 'Fujisawa Chizuru', 'Chizuru'],
          ['place lost', ', Nagano Prefecture', ''],
          ['place changed', 'Nagano', 'Niigata'],
          ['authority', 'Mayor of', 'Governor of'],
          ['sentence dropped', ' The notification of marriage was accepted.', ''],
        ],
      },
      {
        source:
          '所得証明書。証明番号：K-20735。給与収入：4,862,300円。税率：10%。差引額：-15,400円。発行日：2018年3月6日。扶養親族：妻及び弟。',
        right:
          'Income certificate. Certificate No.: K-20735. Employment income: 4,862,300 yen. Tax rate: 10%. Difference: -15,400 yen. Date of issue: March 6, 2018. Dependents: wife and younger brother.',
        errors: [
          ['code letter', 'K-20735', 'H-20735'],
          ['digits swapped', '4,862,300', '4,682,300'],
          ['currency', '15,400 yen', '15,400 yuan'],
          ['minus sign', '-15,400', '15,400'],
          ['percent', '10%', '1%'],
          ['date day and month', 'March 6, 2018', 'June 3, 2018'],
          ['kin word', 'younger brother', 'younger sister'],
        ],
      },
      {
        source: '診断書。体温37.8度、身長165センチメートル。三週間の安静を要する。等級：二級。',
        right:
          'Medical certificate. Body temperature 37.8 degrees, height 165 centimeters. Three weeks of rest are required. Grade: Grade 2.',
        errors: [
          ['decimal moved', '37.8', '3.78'],
          ['unit', '165 centimeters', '165 inches'],
          ['number word', 'Three weeks', 'Two weeks'],
          ['grade or rank', 'Grade 2', 'Grade 3'],
          ['markup', 'Grade: Grade 2', 'Grade: Grade 2\\n'],
        ],
      },
    ],
  },
  {
    name: 'Korean',
    lang: 'ko',
    pairs: [
      {
        source:
          '가족관계증명서. 본인: 추미연, 1990년 12월 1일 오후 2시 출생. 출생지: 경상남도 진주시. 외할머니와 동거. 배우자의 형이 신고함. 혼인 기록 없음. 본인은 국적을 상실하였음. 진주시장.',
        right:
          'Certificate of family relations. Principal: Choo Miyeon, born on December 1, 1990 at 2 p.m. Place of birth: Jinju-si, Gyeongsangnam-do. Lives with her maternal grandmother. Reported by the older brother of the spouse. No record of marriage. The principal has lost her nationality. Mayor of Jinju.',
        people: [{ name: 'Choo Miyeon', nativeName: '추미연' }],
        errors: [
          ['lost negation', 'No record of marriage', 'Record of marriage'],
          ['added negation', 'has lost', 'has not lost'],
          ['month name', 'December 1', 'October 1'],
          ['year', '1990', '1999'],
          ['time of day', '2 p.m.', '2 a.m.'],
          ['name letter', 'Miyeon', 'Miyeong'],
          ['name dropped', 'Choo Miyeon', 'Miyeon'],
          ['place lost', ', Gyeongsangnam-do', ''],
          ['place changed', 'Jinju-si', 'Changwon-si'],
          ['maternal or paternal', 'maternal grandmother', 'paternal grandmother'],
          ['kin word', 'older brother', 'father'],
          ['authority', 'Mayor of Jinju', 'Police Chief of Jinju'],
          ['sentence dropped', ' Lives with her maternal grandmother.', ''],
        ],
      },
      {
        source:
          '급여명세서. 사번: C-3071. 기본급: 2,415,000원. 공제액: -187,600원. 국민연금 4.5%. 지급일: 2020년 7월 10일. 연차 휴가 열두 일. 직급: 과장.',
        right:
          'Pay slip. Employee No.: C-3071. Base pay: KRW 2,415,000. Deduction: KRW -187,600. National pension 4.5%. Date of payment: July 10, 2020. Annual leave: twelve days. Position: manager.',
        errors: [
          ['code letter', 'C-3071', 'G-3071'],
          ['digits swapped', '2,415,000', '2,451,000'],
          ['currency', 'KRW 2,415,000', 'JPY 2,415,000'],
          ['minus sign', 'KRW -187,600', 'KRW 187,600'],
          ['percent', '4.5%', '5.4%'],
          ['date day and month', 'July 10, 2020', 'October 7, 2020'],
          ['number word', 'twelve days', 'twenty days'],
          ['grade or rank', 'Position: manager', 'Position: director'],
          ['markup', 'Position: manager', 'Position: manager</td>'],
        ],
      },
      {
        source: '운전면허 적성검사. 제1종 보통. 시력 0.8. 신장 174cm. 세 번째 갱신.',
        right: 'Driver’s license aptitude test. Class 1, ordinary. Visual acuity 0.8. Height 174 cm. Third renewal.',
        errors: [
          ['decimal moved', '0.8', '8.0'],
          ['unit', '174 cm', '174 kg'],
          ['ordinal', 'Third renewal', 'First renewal'],
        ],
      },
    ],
  },
];
