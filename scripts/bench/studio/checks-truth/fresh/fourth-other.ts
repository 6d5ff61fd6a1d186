import type { TruthPaper } from '../paper.ts';

/** As `fourth-latin.ts`. */
export const fourthOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'إشعار صادر عن بلدية صور: سدد السيد جهاد منصور ضريبة المسقفات عن عام ٢٠٠٨ وقدرها ٣١٨ ألف ليرة. لا توجد مبالغ مستحقة. المبنى مؤلف من ثلاثة طوابق ومساحته ١٤٠ متراً مربعاً. الوصل رقم ٦٦٤٠٢. دفعت شقيقته الرسوم. التاريخ: ٩ تشرين الثاني.',
        right:
          'Notice issued by the Municipality of Tyre: Mr. Jihad Mansour paid the built property tax for the year 2008, amounting to 318 thousand liras. There are no amounts due. The building consists of three floors and its area is 140 square meters. Receipt No. 66402. His sister paid the fees. Date: November 9.',
        people: [{ name: 'Jihad Mansour', nativeName: 'جهاد منصور' }],
        errors: [
          ['authority', 'Municipality of Tyre', 'Governorate of Tyre'],
          ['name letter', 'Mansour', 'Mansor'],
          ['year', '2008', '2018'],
          ['lost negation', 'There are no amounts', 'There are amounts'],
          ['number word', 'three floors', 'four floors'],
          ['unit', '140 square meters', '140 dunams'],
          ['digits swapped', '66402', '66042'],
          ['kin word', 'His sister', 'His wife'],
          ['month name', 'November 9', 'October 9'],
        ],
      },
      {
        source:
          'خدم الملازم في الكتيبة الثالثة حتى الساعة السابعة صباحاً من يوم تسريحه. منح وسام الشجاعة. معدل الخصم: -١٢٫٥٠ درهماً. رمز الملف: H-904. حضر المحكمة في طنطا.',
        right:
          'The lieutenant served in the third battalion until seven in the morning on the day of his discharge. He was awarded the medal of bravery. Deduction rate: -12.50 dirhams. File code: H-904. He appeared before the court in Tanta.',
        errors: [
          ['grade or rank', 'The lieutenant', 'The colonel'],
          ['ordinal', 'third battalion', 'fourth battalion'],
          ['time of day', 'seven in the morning', 'seven in the evening'],
          ['added negation', 'He was awarded', 'He was not awarded'],
          ['minus sign', '-12.50', '12.50'],
          ['code letter', 'H-904', 'N-904'],
          ['place changed', 'Tanta', 'Damietta'],
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
          'אישור זה ניתן לדבורה קפלן, ת.ז. 03847261-5, תושבת כרמיאל, אשר נישאה ביום 12 ביוני 1978. הנישואין לא הותרו. סבה מצד האם היה עד. שכר הטרחה: 1,250 ש״ח. הטקס החל בשעה שש בערב. נרשם בלשכת רישום האוכלוסין. המסמך אומת.',
        right:
          'This certificate is given to Devora Kaplan, ID No. 03847261-5, a resident of Karmiel, who was married on June 12, 1978. The marriage has not been dissolved. Her maternal grandfather was a witness. Fee: NIS 1,250. The ceremony began at six in the evening. Recorded at the Population Registry Office. The document was authenticated.',
        people: [{ name: 'Devora Kaplan', nativeName: 'דבורה קפלן' }],
        errors: [
          ['name letter', 'Kaplan', 'Kaplin'],
          ['digits swapped', '03847261', '03874261'],
          ['place changed', 'Karmiel', 'Safed'],
          ['month name', 'June 12', 'July 12'],
          ['lost negation', 'has not been dissolved', 'has been dissolved'],
          ['maternal or paternal', 'maternal', 'paternal'],
          ['currency', 'NIS 1,250', 'EUR 1,250'],
          ['time of day', 'six in the evening', 'six in the morning'],
          ['authority', 'Population Registry Office', 'Tax Office'],
          ['added negation', 'was authenticated', 'was not authenticated'],
          ['sentence dropped', ' Her maternal grandfather was a witness.', ''],
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
          '納税証明書。納税者：岸本亮介。岡山県倉敷市在住。令和2年度固定資産税：136,700円。延滞税率：7.3%。還付額：-8,250円。地目：宅地、面積212平方メートル。滞納はない。五年以内に再発行できる。三男が代理で申請した。倉敷市長 印。受付：午前11時。',
        right:
          'Tax payment certificate. Taxpayer: Kishimoto Ryosuke. Resident of Kurashiki City, Okayama Prefecture. Fixed asset tax for fiscal year 2020 (Reiwa 2): 136,700 yen. Delinquency tax rate: 7.3%. Refund amount: -8,250 yen. Land category: residential land, area 212 square meters. There are no arrears. It can be reissued within five years. The third son applied as proxy. Mayor of Kurashiki City [seal]. Received: 11 a.m.',
        people: [{ name: 'Kishimoto Ryosuke', nativeName: '岸本亮介' }],
        errors: [
          ['name letter', 'Ryosuke', 'Ryusuke'],
          ['place changed', 'Okayama Prefecture', 'Hiroshima Prefecture'],
          ['year', '2020 (Reiwa 2)', '2010 (Reiwa 2)'],
          ['digits swapped', '136,700', '163,700'],
          ['percent', '7.3%', '3.7%'],
          ['minus sign', '-8,250', '8,250'],
          ['unit', '212 square meters', '212 tsubo'],
          ['lost negation', 'There are no arrears', 'There are arrears'],
          ['number word', 'five years', 'three years'],
          ['ordinal', 'third son', 'second son'],
          ['kin word', 'third son', 'third daughter'],
          ['added negation', 'It can be reissued', 'It cannot be reissued'],
          ['time of day', '11 a.m.', '11 p.m.'],
          ['sentence dropped', ' There are no arrears.', ''],
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
          '재직증명서. 성명: 곽도훈. 충청북도 제천시 출생. 입사일: 1998년 11월 4일. 부서: 법무팀. 연봉: 52,300,000원. 근무평정: 우수. 해고된 사실이 없음. 둘째 아들의 학자금 200만원을 지원함. 야간 근무는 오후 10시에 시작함. 사내 동호회에 가입함. 대표이사 인. 증명번호 D-5512.',
        right:
          'Certificate of employment. Name: Kwak Dohoon. Born in Jecheon-si, Chungcheongbuk-do. Date of hire: November 4, 1998. Department: Legal Team. Annual salary: KRW 52,300,000. Performance rating: excellent. Has never been dismissed. Tuition support of KRW 2,000,000 was given for the second son. The night shift starts at 10 p.m. Joined a company club. Representative director [seal]. Certificate No. D-5512.',
        people: [{ name: 'Kwak Dohoon', nativeName: '곽도훈' }],
        errors: [
          ['name letter', 'Dohoon', 'Dohyun'],
          ['place changed', 'Jecheon-si', 'Chungju-si'],
          ['date day and month', 'November 4, 1998', 'April 11, 1998'],
          ['year', '1998', '1988'],
          ['digits swapped', '52,300,000', '53,200,000'],
          ['currency', 'KRW 52,300,000', 'USD 52,300,000'],
          ['grade or rank', 'rating: excellent', 'rating: average'],
          ['lost negation', 'Has never been dismissed', 'Has been dismissed'],
          ['ordinal', 'second son', 'first son'],
          ['kin word', 'second son', 'second daughter'],
          ['time of day', '10 p.m.', '10 a.m.'],
          ['added negation', 'Joined a company club', 'Did not join a company club'],
          ['code letter', 'D-5512', 'B-5512'],
          ['sentence dropped', ' The night shift starts at 10 p.m.', ''],
        ],
      },
    ],
  },
];
