import type { TruthPaper } from '../paper.ts';

/** As `between-latin.ts`. */
export const betweenOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'أقر أنا الموقع أدناه بأنني استلمت مبلغ ٣٤٥٠ ريالاً من السيد وائل حمدان ثمناً للسيارة رقم ٧١٨٢٩ طراز ٢٠١١. المركبة خالية من الرهون. لا يحق للمشتري إعادتها بعد سبعة أيام. تم التسليم في نابلس يوم الأحد الساعة العاشرة صباحاً. شهد على ذلك ابن عم البائع.',
        right:
          'I, the undersigned, acknowledge that I have received the amount of 3,450 riyals from Mr. Wael Hamdan as the price of car No. 71829, model 2011. The vehicle is free of liens. The buyer has no right to return it after seven days. Delivery took place in Nablus on Sunday at ten in the morning. The seller’s cousin witnessed this.',
        people: [{ name: 'Wael Hamdan', nativeName: 'وائل حمدان' }],
        errors: [
          ['digits swapped', '3,450', '4,350'],
          ['currency', 'riyals', 'dinars'],
          ['name letter', 'Hamdan', 'Hamdam'],
          ['year', '2011', '2001'],
          ['lost negation', 'has no right', 'has the right'],
          ['number word', 'seven days', 'nine days'],
          ['place changed', 'Nablus', 'Ramallah'],
          ['time of day', 'ten in the morning', 'ten in the evening'],
          ['kin word', 'cousin', 'brother'],
        ],
      },
      {
        source:
          'يعاني المريض من ارتفاع ضغط الدم منذ خمس سنوات. لم يسبق له أن أجرى عملية جراحية. والده متوفى بسبب جلطة دماغية. وزنه ٩١ كيلوغراماً وطوله ١٧٦ سنتيمتراً. وصف له دواء مرتين يومياً. نسبة السكر ١١٠ ملغ. يراجع العيادة بعد شهر.',
        right:
          'The patient has suffered from high blood pressure for five years. He has never undergone surgery. His father died of a stroke. His weight is 91 kilograms and his height 176 centimeters. Medication was prescribed for him twice a day. Sugar level 110 mg. He is to return to the clinic after one month.',
        errors: [
          ['number word', 'five years', 'six years'],
          ['lost negation', 'has never undergone', 'has undergone'],
          ['kin word', 'father', 'grandfather'],
          ['unit', '91 kilograms', '91 pounds'],
          ['digits swapped', '176', '167'],
          ['sentence dropped', ' His father died of a stroke.', ''],
        ],
      },
      {
        source:
          'قررت وزارة التعليم العالي معادلة شهادة الدبلوم. حصل الطالب على تقدير ممتاز في الفصل الثاني. مدة الدراسة سنتان. نسبة الحضور ٩٧٪. صدر القرار في ١٤ حزيران ١٩٩٩ تحت الرقم ٢٠٥/ج. ولا يعد هذا القرار ترخيصاً بمزاولة المهنة.',
        right:
          'The Ministry of Higher Education decided to recognize the diploma as equivalent. The student obtained the grade of excellent in the second semester. The duration of study is two years. Attendance rate 97%. The decision was issued on June 14, 1999 under No. 205/C. This decision does not constitute a license to practice the profession.',
        errors: [
          ['authority', 'Ministry of Higher Education', 'Ministry of Foreign Affairs'],
          ['grade or rank', 'excellent', 'good'],
          ['ordinal', 'second semester', 'first semester'],
          ['number word', 'two years', 'three years'],
          ['percent', '97%', '79%'],
          ['month name', 'June 14', 'July 14'],
          ['code letter', '205/C', '205/B'],
          ['lost negation', 'does not constitute', 'constitutes'],
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
          'הננו להודיע כי חשבון מספר 62-140873 על שם ציפורה בן־חיים נסגר ביום 18 במאי 2016. יתרת הזכות בסך 7,315.40 ש״ח הועברה לנכדתה. אין לבנק תביעות כלפי בעלת החשבון. העמלה הייתה 1.2%. הסניף ברמת גן פתוח עד השעה שתיים בצהריים. מנהל הסניף חתם.',
        right:
          'We hereby inform you that account number 62-140873 in the name of Tzipora Ben-Haim was closed on May 18, 2016. The credit balance of NIS 7,315.40 was transferred to her granddaughter. The bank has no claims against the account holder. The fee was 1.2%. The branch in Ramat Gan is open until two in the afternoon. The branch manager signed.',
        people: [{ name: 'Tzipora Ben-Haim', nativeName: 'ציפורה בן־חיים' }],
        errors: [
          ['digits swapped', '140873', '140783'],
          ['name letter', 'Tzipora', 'Tzipara'],
          ['month name', 'May 18', 'March 18'],
          ['currency', 'NIS 7,315.40', 'USD 7,315.40'],
          ['kin word', 'granddaughter', 'daughter'],
          ['lost negation', 'has no claims', 'has claims'],
          ['percent', '1.2%', '2.1%'],
          ['place changed', 'Ramat Gan', 'Givatayim'],
          ['sentence dropped', ' The fee was 1.2%.', ''],
        ],
      },
      {
        source:
          'המועמד עבר בהצלחה את מבחן הנהיגה בניסיון השלישי. דרגת הרישיון: C1. אין הגבלות רפואיות. הוא חייב להרכיב משקפיים. הרישיון בתוקף עד 03/12/2029. הונפק על ידי משרד התחבורה בבאר שבע. אביו של המועמד שילם את האגרה בסך 95 ש״ח.',
        right:
          'The candidate passed the driving test successfully on the third attempt. License class: C1. There are no medical restrictions. He must wear glasses. The license is valid until December 3, 2029. Issued by the Ministry of Transport in Beersheba. The candidate’s father paid the fee of NIS 95.',
        errors: [
          ['ordinal', 'third attempt', 'second attempt'],
          ['code letter', 'C1', 'D1'],
          ['lost negation', 'There are no medical', 'There are medical'],
          ['added negation', 'He must wear', 'He need not wear'],
          ['date day and month', 'December 3, 2029', 'March 12, 2029'],
          ['authority', 'Ministry of Transport', 'Ministry of Defense'],
          ['place changed', 'Beersheba', 'Eilat'],
          ['kin word', 'father', 'brother'],
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
          '委任者は次の者を代理人と定め、千葉県柏市の土地の売却に関する一切の権限を委任する。代金は1,860万円を下回らないものとする。復代理人の選任は認めない。有効期間は四か月とする。委任者の叔父が立ち会った。令和4年7月8日、午前10時に署名した。',
        right:
          'The principal appoints the following person as agent and delegates all authority concerning the sale of the land in Kashiwa City, Chiba Prefecture. The price shall not be less than 18,600,000 yen. The appointment of a sub-agent is not permitted. The period of validity is four months. The principal’s uncle was present. Signed on July 8, 2022 (Reiwa 4) at 10 a.m.',
        errors: [
          ['place changed', 'Kashiwa City', 'Matsudo City'],
          ['decimal moved', '18,600,000', '1,860,000'],
          ['lost negation', 'is not permitted', 'is permitted'],
          ['number word', 'four months', 'six months'],
          ['kin word', 'uncle', 'father'],
          ['year', '2022 (Reiwa 4)', '2012 (Reiwa 4)'],
          ['time of day', '10 a.m.', '10 p.m.'],
          ['sentence dropped', ' The principal’s uncle was present.', ''],
        ],
      },
      {
        source:
          '成績証明書。氏名：小野寺拓海。三年次前期。数学：優。物理：可。英語：不合格。取得単位：42単位。欠席：五日。順位：120人中17番。担任教諭 印。本校は夜間部を設けていない。',
        right:
          'Transcript of grades. Name: Onodera Takumi. Third year, first semester. Mathematics: excellent. Physics: pass. English: fail. Credits earned: 42. Absences: five days. Rank: 17th of 120. Homeroom teacher [seal]. This school has no evening division.',
        people: [{ name: 'Onodera Takumi', nativeName: '小野寺拓海' }],
        errors: [
          ['name letter', 'Takumi', 'Takuma'],
          ['ordinal', 'Third year', 'Second year'],
          ['grade or rank', 'Mathematics: excellent', 'Mathematics: good'],
          ['digits swapped', '42', '24'],
          ['number word', 'five days', 'nine days'],
          ['lost negation', 'has no evening', 'has an evening'],
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
          '위 사람은 2004년 3월 5일 본교에 입학하여 제3학년 과정을 마쳤다. 결석은 나흘이며 지각은 없다. 수학은 우수, 체육은 보통이다. 보호자는 이모이다. 전라북도 군산시로 전학하였다. 학비 감면 비율은 30%이다. 담임교사가 확인함.',
        right:
          'The above person entered this school on March 5, 2004 and completed the third-year course. There were four days of absence and no tardiness. Mathematics is excellent, physical education is average. The guardian is the maternal aunt. The student transferred to Gunsan-si, Jeollabuk-do. The tuition reduction rate is 30%. Confirmed by the homeroom teacher.',
        errors: [
          ['date day and month', 'March 5, 2004', 'May 3, 2004'],
          ['ordinal', 'third-year', 'second-year'],
          ['number word', 'four days', 'five days'],
          ['lost negation', 'no tardiness', 'tardiness'],
          ['maternal or paternal', 'maternal aunt', 'paternal aunt'],
          ['place changed', 'Gunsan-si', 'Iksan-si'],
          ['percent', '30%', '13%'],
          ['sentence dropped', ' The tuition reduction rate is 30%.', ''],
        ],
      },
      {
        source:
          '피의자는 오후 11시 20분경 부산에서 술에 취해 차량을 운전하였다. 혈중알코올농도는 0.081%였다. 인명 피해는 없었다. 벌금 400만 원에 처한다. 피의자는 정식재판을 청구하지 않았다. 부산지방검찰청 검사. 사건번호 2015형제30417호.',
        right:
          'The suspect drove a vehicle in Busan at about 11:20 p.m. while drunk. The blood alcohol concentration was 0.081%. There were no casualties. A fine of 4,000,000 won is imposed. The suspect did not request a formal trial. Prosecutor, Busan District Prosecutors’ Office. Case No. 2015-Hyeongje-30417.',
        errors: [
          ['time of day', '11:20 p.m.', '11:20 a.m.'],
          ['place changed', 'in Busan', 'in Ulsan'],
          ['decimal moved', '0.081%', '0.81%'],
          ['lost negation', 'There were no casualties', 'There were casualties'],
          ['currency', 'won', 'yen'],
          ['added negation', 'A fine of 4,000,000 won is imposed', 'No fine of 4,000,000 won is imposed'],
          ['authority', 'Prosecutors’ Office', 'Court'],
          ['digits swapped', '30417', '34017'],
        ],
      },
    ],
  },
];
