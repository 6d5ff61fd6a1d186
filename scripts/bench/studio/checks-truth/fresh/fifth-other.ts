import type { TruthPaper } from '../paper.ts';

/** As `fifth-latin.ts`. */
export const fifthOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'إفادة سكن. تشهد مختارة حي القصور بأن السيد نزار عبد الغفور الدباغ يقيم في مدينة الحسكة منذ ٥ أيار ١٩٩٤. يسكن مع حماته وخمسة أولاد. لا يملك سيارة. الطابق الثاني. رقم القيد ٣٠٨١٧. مساحة الدار ٩٥ متراً مربعاً.',
        right:
          'Statement of residence. The mukhtar of Al-Qusour neighborhood certifies that Mr. Nizar Abdul Ghafour Al-Dabbagh has resided in the city of Al-Hasakah since May 5, 1994. He lives with his mother-in-law and five children. He does not own a car. Second floor. Registration No. 30817. The area of the house is 95 square meters.',
        people: [{ name: 'Nizar Abdul Ghafour Al-Dabbagh', nativeName: 'نزار عبد الغفور الدباغ' }],
        errors: [
          ['name letter', 'Nizar', 'Nazir'],
          ['name dropped', 'Nizar Abdul Ghafour Al-Dabbagh', 'Nizar Al-Dabbagh'],
          ['place changed', 'Al-Hasakah', 'Raqqa'],
          ['kin word', 'mother-in-law', 'sister'],
          ['number word', 'five children', 'six children'],
          ['lost negation', 'He does not own', 'He owns'],
          ['ordinal', 'Second floor', 'Third floor'],
          ['unit', '95 square meters', '95 hectares'],
        ],
      },
      {
        source:
          'كشف راتب شهر شباط ٢٠١٣. الاسم: سحر قباني. الراتب الأساسي: ١٤٥٠٫٧٥ ديناراً. الحسم: -٦٨٫٢٠ ديناراً. نسبة الاقتطاع ٧٫٥٪. يبدأ الدوام الساعة الثامنة صباحاً. الرمز الوظيفي: C-318. وافقت وزارة المالية على الزيادة.',
        right:
          'Salary statement for February 2013. Name: Sahar Qabbani. Basic salary: 1,450.75 dinars. Deduction: -68.20 dinars. Deduction rate 7.5%. Work begins at eight in the morning. Employee code: C-318. The Ministry of Finance approved the increase.',
        people: [{ name: 'Sahar Qabbani', nativeName: 'سحر قباني' }],
        errors: [
          ['month name', 'February 2013', 'March 2013'],
          ['decimal moved', '1,450.75', '14,507.5'],
          ['currency', '1,450.75 dinars', '1,450.75 dirhams'],
          ['minus sign', '-68.20', '68.20'],
          ['percent', '7.5%', '5.7%'],
          ['time of day', 'eight in the morning', 'eight in the evening'],
          ['code letter', 'C-318', 'G-318'],
          ['authority', 'Ministry of Finance', 'Ministry of Health'],
        ],
      },
      {
        source:
          'رقّي العريف مازن إلى رتبة رقيب في ٩ تموز ٢٠٠١. نقل إلى بعقوبة. توفي جده لأمه قبل ذلك. استلم مستحقاته كاملة. رقم الملف ٥٢٧٤٠. حضر زملاؤه الحفل.',
        right:
          'Corporal Mazen was promoted to the rank of sergeant on July 9, 2001. He was transferred to Baqubah. His maternal grandfather had died before that. He received his dues in full. File No. 52740. His colleagues attended the ceremony.',
        errors: [
          ['grade or rank', 'rank of sergeant', 'rank of captain'],
          ['date day and month', 'July 9, 2001', 'September 7, 2001'],
          ['year', '2001', '2010'],
          ['place lost', ' to Baqubah', ''],
          ['maternal or paternal', 'maternal', 'paternal'],
          ['added negation', 'He received his dues', 'He did not receive his dues'],
          ['digits swapped', '52740', '57240'],
          ['sentence dropped', ' His colleagues attended the ceremony.', ''],
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
          'אישור תושבות. הננו מאשרים כי גב׳ מזל רחל אוחיון מתגוררת ברחוב הרימון, דימונה, מיום 3 באפריל 1992. היא גרה עם כלתה ועם שבעה נכדים. אין לה חוב ארנונה. הדירה בקומה הרביעית. שטחה 81 מ״ר. תיק מספר 46093.',
        right:
          'Confirmation of residency. We confirm that Ms. Mazal Rachel Ohayon has resided at HaRimon Street, Dimona, since April 3, 1992. She lives with her daughter-in-law and with seven grandchildren. She has no municipal tax debt. The apartment is on the fourth floor. Its area is 81 square meters. File number 46093.',
        people: [{ name: 'Mazal Rachel Ohayon', nativeName: 'מזל רחל אוחיון' }],
        errors: [
          ['name letter', 'Ohayon', 'Ohanon'],
          ['name dropped', 'Mazal Rachel Ohayon', 'Mazal Ohayon'],
          ['place changed', 'Dimona', 'Arad'],
          ['date day and month', 'April 3, 1992', 'March 4, 1992'],
          ['kin word', 'daughter-in-law', 'sister'],
          ['number word', 'seven grandchildren', 'eight grandchildren'],
          ['lost negation', 'She has no municipal', 'She has a municipal'],
          ['ordinal', 'fourth floor', 'fifth floor'],
        ],
      },
      {
        source:
          'תלוש שכר לחודש נובמבר 2016. שכר יסוד: 9,284.50 ש״ח. ניכוי: -312.40 ש״ח. תוספת של 4.6%. המשמרת מתחילה בשעה 22:00. קוד עובד: R-725. האישור הועבר למשרד הביטחון. משקל החבילה: 12 ק״ג.',
        right:
          'Payslip for November 2016. Base salary: NIS 9,284.50. Deduction: NIS -312.40. A supplement of 4.6%. The shift begins at 10:00 p.m. Employee code: R-725. The confirmation was sent to the Ministry of Defense. Weight of the package: 12 kg.',
        errors: [
          ['month name', 'November 2016', 'October 2016'],
          ['decimal moved', '9,284.50', '92,845.0'],
          ['minus sign', 'NIS -312.40', 'NIS 312.40'],
          ['percent', '4.6%', '6.4%'],
          ['time of day', '10:00 p.m.', '10:00 a.m.'],
          ['code letter', 'R-725', 'B-725'],
          ['authority', 'Ministry of Defense', 'Ministry of Education'],
          ['unit', '12 kg', '12 pounds'],
        ],
      },
      {
        source:
          'רב־סמל יגאל שוחרר מצה״ל בשנת 1985. הוא שירת בצפת. דודו מצד האב נפצע. המענק: 4,300 שקלים. הבקשה התקבלה. אישור 71528. החייל הצטיין בתפקידו.',
        right:
          'Sergeant first class Yigal was discharged from the IDF in 1985. He served in Safed. His paternal uncle was wounded. The grant: 4,300 shekels. The application was accepted. Confirmation 71528. The soldier excelled in his duties.',
        errors: [
          ['grade or rank', 'Sergeant first class', 'Major'],
          ['year', '1985', '1958'],
          ['place lost', ' in Safed', ''],
          ['maternal or paternal', 'paternal', 'maternal'],
          ['currency', '4,300 shekels', '4,300 dollars'],
          ['added negation', 'was accepted', 'was not accepted'],
          ['digits swapped', '71528', '75128'],
          ['sentence dropped', ' The soldier excelled in his duties.', ''],
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
          '居住証明書。鳥居塚美樹は平成11年4月2日より三重県桑名市に居住している。義母及び孫五名と同居する。家賃は支払っていない。住居は三階にある。床面積68.5平方メートル。受付番号40927。',
        right:
          'Certificate of residence. Toriizuka Miki has resided in Kuwana City, Mie Prefecture since April 2, 1999 (Heisei 11). She lives with her mother-in-law and five grandchildren. She does not pay rent. The residence is on the third floor. Floor area 68.5 square meters. Receipt number 40927.',
        people: [{ name: 'Toriizuka Miki', nativeName: '鳥居塚美樹' }],
        errors: [
          ['name letter', 'Miki', 'Mika'],
          ['name dropped', 'Toriizuka Miki', 'Miki'],
          ['place changed', 'Kuwana City', 'Suzuka City'],
          ['date day and month', 'April 2, 1999', 'February 4, 1999'],
          ['kin word', 'mother-in-law', 'aunt'],
          ['number word', 'five grandchildren', 'four grandchildren'],
          ['lost negation', 'She does not pay rent', 'She pays rent'],
          ['ordinal', 'third floor', 'second floor'],
        ],
      },
      {
        source:
          '給与明細 令和3年9月分。基本給：263,400円。控除：-18,250円。昇給率：2.4%。始業は午前8時。社員番号：Q-6031。労働基準監督署に届け出た。荷物の重さ：15キログラム。',
        right:
          'Pay statement for September 2021 (Reiwa 3). Base salary: 263,400 yen. Deduction: -18,250 yen. Rate of raise: 2.4%. Work starts at 8 a.m. Employee number: Q-6031. Reported to the Labor Standards Inspection Office. Weight of the package: 15 kilograms.',
        errors: [
          ['month name', 'September 2021', 'August 2021'],
          ['currency', '263,400 yen', '263,400 won'],
          ['minus sign', '-18,250', '18,250'],
          ['percent', '2.4%', '4.2%'],
          ['time of day', '8 a.m.', '8 p.m.'],
          ['code letter', 'Q-6031', 'O-6031'],
          ['authority', 'Labor Standards Inspection Office', 'Tax Office'],
          ['unit', '15 kilograms', '15 pounds'],
        ],
      },
      {
        source:
          '一等陸曹として昭和53年に入隊した。青森駐屯地に勤務した。父方の祖父も軍人であった。視力は0.8である。異動願は受理された。認識番号281547。退職後は農業に従事した。',
        right:
          'Joined as a sergeant first class in 1978 (Showa 53). Served at the Aomori garrison. The paternal grandfather was also a soldier. Eyesight is 0.8. The transfer request was accepted. Identification number 281547. Engaged in farming after retirement.',
        errors: [
          ['grade or rank', 'sergeant first class', 'major'],
          ['year', '1978', '1987'],
          ['place lost', 'the Aomori garrison', 'the garrison'],
          ['maternal or paternal', 'paternal', 'maternal'],
          ['decimal moved', '0.8', '8.0'],
          ['added negation', 'was accepted', 'was not accepted'],
          ['digits swapped', '281547', '285147'],
          ['sentence dropped', ' Engaged in farming after retirement.', ''],
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
          '거주사실확인서. 남궁혜린은 2003년 2월 8일부터 전라남도 순천시에 거주하고 있다. 시어머니 및 손자 세 명과 함께 산다. 월세를 내지 않는다. 집은 5층에 있다. 면적은 72.6제곱미터이다. 접수번호 60418.',
        right:
          'Confirmation of residence. Namgung Hyerin has resided in Suncheon-si, Jeollanam-do since February 8, 2003. She lives with her mother-in-law and three grandsons. She does not pay monthly rent. The home is on the fifth floor. The area is 72.6 square meters. Receipt No. 60418.',
        people: [{ name: 'Namgung Hyerin', nativeName: '남궁혜린' }],
        errors: [
          ['name letter', 'Hyerin', 'Hyerim'],
          ['name dropped', 'Namgung Hyerin', 'Hyerin'],
          ['place changed', 'Suncheon-si', 'Yeosu-si'],
          ['date day and month', 'February 8, 2003', 'August 2, 2003'],
          ['kin word', 'mother-in-law', 'aunt'],
          ['number word', 'three grandsons', 'two grandsons'],
          ['lost negation', 'She does not pay', 'She pays'],
          ['ordinal', 'fifth floor', 'fourth floor'],
        ],
      },
      {
        source:
          '급여명세서 2019년 7월분. 기본급: 2,618,000원. 공제액: -145,300원. 인상률: 3.2%. 근무는 오전 7시에 시작한다. 사번: V-2096. 고용노동부에 신고하였다. 소포 무게: 9킬로그램.',
        right:
          'Pay statement for July 2019. Base pay: 2,618,000 won. Deduction: -145,300 won. Rate of increase: 3.2%. Work starts at 7 a.m. Employee No.: V-2096. Reported to the Ministry of Employment and Labor. Weight of the parcel: 9 kilograms.',
        errors: [
          ['month name', 'July 2019', 'June 2019'],
          ['currency', '2,618,000 won', '2,618,000 yen'],
          ['minus sign', '-145,300', '145,300'],
          ['percent', '3.2%', '2.3%'],
          ['time of day', '7 a.m.', '7 p.m.'],
          ['code letter', 'V-2096', 'U-2096'],
          ['authority', 'Ministry of Employment and Labor', 'Ministry of Education'],
          ['unit', '9 kilograms', '9 pounds'],
        ],
      },
      {
        source:
          '하사로 1986년에 임관하였다. 춘천에서 복무하였다. 외할아버지도 군인이었다. 시력은 1.2이다. 전역 신청이 승인되었다. 군번 739164. 제대 후 농사를 지었다.',
        right:
          'Commissioned as a staff sergeant in 1986. Served in Chuncheon. The maternal grandfather was also a soldier. Eyesight is 1.2. The application for discharge was approved. Service No. 739164. Farmed after discharge.',
        errors: [
          ['grade or rank', 'staff sergeant', 'captain'],
          ['year', '1986', '1968'],
          ['place lost', ' in Chuncheon', ''],
          ['maternal or paternal', 'maternal', 'paternal'],
          ['decimal moved', '1.2', '12'],
          ['added negation', 'was approved', 'was not approved'],
          ['digits swapped', '739164', '793164'],
          ['sentence dropped', ' Farmed after discharge.', ''],
        ],
      },
    ],
  },
  {
    name: 'Ukrainian',
    lang: 'uk',
    pairs: [
      {
        source:
          'Довідка з амбулаторії. Одарка Пилипівна Стецюк лікувалася тричі. Температура: 37,4 °C. Прийом закінчується о 18:00. Вага: 56 кг. Медична картка № 24719.',
        right:
          'Certificate from the outpatient clinic. Odarka Pylypivna Stetsiuk was treated three times. Temperature: 37.4 °C. Consultation ends at 6:00 p.m. Weight: 56 kg. Medical record No. 24719.',
        people: [{ name: 'Odarka Stetsiuk', nativeName: 'Одарка Стецюк' }],
        errors: [
          ['number word', 'three times', 'twice'],
          ['decimal moved', '37.4', '374'],
          ['time of day', '6:00 p.m.', '6:00 a.m.'],
          ['unit', '56 kg', '56 lb'],
          ['digits swapped', '24719', '27419'],
        ],
      },
    ],
  },
  {
    name: 'Chinese',
    lang: 'zh',
    pairs: [
      {
        source: '成绩单。学生欧阳彩霞，第二学期物理成绩为良好。编号 L-507。宿舍在东侧。已办理离校手续。',
        right:
          'Transcript. Student Ouyang Caixia, grade in physics in the second semester: good. No. L-507. The dormitory is on the east side. The procedures for leaving school have been completed.',
        people: [{ name: 'Ouyang Caixia', nativeName: '欧阳彩霞' }],
        errors: [
          ['ordinal', 'second semester', 'first semester'],
          ['grade or rank', ': good', ': excellent'],
          ['code letter', 'L-507', 'I-507'],
          ['sentence dropped', ' The dormitory is on the east side.', ''],
        ],
      },
    ],
  },
];
