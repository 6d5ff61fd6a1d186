import type { TruthPaper } from '../paper.ts';

/** As `eighth-latin.ts`. */
export const eighthOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'دفتر الخدمة العسكرية رقم ٧٧٤٢٠٣. الاسم: نزار عدنان البيطار. اسم الأم: وداد. أعزب. التحق بالخدمة في ٦ آذار ١٩٩٤ وسرّح في ١٥ أيلول ١٩٩٦ برتبة عريف. لم يشترك في أي عمليات. طوله ١٧٢ سم. ختم شعبة التجنيد في إدلب.',
        right:
          'Military service book No. 774203. Name: Nizar Adnan Al-Bitar. Mother’s name: Widad. Single. He joined the service on March 6, 1994 and was discharged on September 15, 1996 with the rank of corporal. He did not take part in any operations. Height: 172 cm. Seal of the recruitment office in Idlib.',
        people: [{ name: 'Nizar Adnan Al-Bitar', nativeName: 'نزار عدنان البيطار' }],
        errors: [
          ['digits swapped', '774203', '772403'],
          ['name dropped', 'Nizar Adnan Al-Bitar', 'Nizar Al-Bitar'],
          ['civil status', 'Single', 'Married'],
          ['date day and month', 'March 6, 1994', 'June 3, 1994'],
          ['date of another event', 'on September 15, 1996', 'on March 6, 1994'],
          ['grade or rank', 'corporal', 'sergeant'],
          ['lost negation', 'He did not take part', 'He took part'],
          ['seal dropped', ' Seal of the recruitment office in Idlib.', ''],
          ['wrong parent', 'Mother’s name: Widad', 'Father’s name: Widad'],
        ],
      },
      {
        source:
          'قرار المحكمة الشرعية. حكمت المحكمة بحضانة الطفلة لجدتها لأمها. عدد الأولاد أربعة. على الأب دفع نفقة قدرها ١٢٥ ديناراً شهرياً. الجلسة الثانية الساعة التاسعة صباحاً. القرار قابل للاستئناف خلال عشرين يوماً. الرسم ٣٫٥٠ دنانير.',
        right:
          'Decision of the Sharia court. The court awarded custody of the girl to her maternal grandmother. Number of children: four. The father shall pay maintenance of 125 dinars monthly. The second hearing is at nine in the morning. The decision may be appealed within twenty days. The fee is 3.50 dinars.',
        errors: [
          ['maternal or paternal', 'maternal grandmother', 'paternal grandmother'],
          ['gender', 'custody of the girl to her', 'custody of the boy to his'],
          ['number word', 'children: four', 'children: five'],
          ['wrong parent', 'The father shall pay', 'The mother shall pay'],
          ['time of day', 'nine in the morning', 'nine in the evening'],
          ['added negation', 'may be appealed', 'may not be appealed'],
          ['unit', 'twenty days', 'twenty months'],
          ['currency', '125 dinars', '125 pounds'],
          ['ordinal', 'second hearing', 'third hearing'],
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
          'נסח רישום מקרקעין. גוש 6184 חלקה 92, שטח 412 מ״ר, בכפר סבא. הבעלים: צבי דרוקר, שליש. יהודית דרוקר, שני שלישים. משכנתה מדרגה ראשונה לטובת בנק הפועלים. לא נרשמה הערת אזהרה. הופק ביום 11 במאי 2016. חתימת הרשם.',
        right:
          'Land registry extract. Block 6184, parcel 92, area 412 sq. m., in Kfar Saba. The owners: Zvi Drucker, one third. Yehudit Drucker, two thirds. First-ranking mortgage in favor of Bank Hapoalim. No cautionary note was registered. Issued on May 11, 2016. Signature of the registrar.',
        people: [
          { name: 'Zvi Drucker', nativeName: 'צבי דרוקר' },
          { name: 'Yehudit Drucker', nativeName: 'יהודית דרוקר' },
        ],
        errors: [
          ['digits swapped', '6184', '6148'],
          ['unit', '412 sq. m.', '412 dunams'],
          ['rows exchanged', 'one third. Yehudit Drucker, two thirds', 'two thirds. Yehudit Drucker, one third'],
          ['ordinal', 'First-ranking', 'Second-ranking'],
          ['lost negation', 'No cautionary note', 'A cautionary note'],
          ['date day and month', 'May 11, 2016', 'November 5, 2016'],
          ['place changed', 'Kfar Saba', 'Kfar Yona'],
          ['line dropped', ' Signature of the registrar.', ''],
        ],
      },
      {
        source:
          'הודעה על קצבת זקנה. הגברת מרים אלקיים תקבל קצבה של 2,318.40 ש״ח החל מאוגוסט 2015. בעלה נפטר בשנת 2011. הביטוח הלאומי דחה את בקשתה הקודמת. תוספת של 7%. בתה מיופת הכוח שלה. החוב: -150 ש״ח.',
        right:
          'Notice of old-age pension. Mrs. Miriam Elkayam will receive a pension of NIS 2,318.40 starting in August 2015. Her husband died in 2011. The National Insurance Institute rejected her previous application. A supplement of 7%. Her daughter holds her power of attorney. The debt: NIS -150.',
        people: [{ name: 'Miriam Elkayam', nativeName: 'מרים אלקיים' }],
        errors: [
          ['decimal moved', '2,318.40', '23,184.0'],
          ['month name', 'August 2015', 'April 2015'],
          ['year', '2011', '2017'],
          ['opposite', 'rejected her', 'approved her'],
          ['percent', '7%', '17%'],
          ['kin word', 'Her daughter', 'Her sister'],
          ['minus sign', 'NIS -150', 'NIS 150'],
          ['authority', 'National Insurance Institute', 'Tax Authority'],
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
          '登記事項証明書。所在：鎌倉市。地目：宅地。地積：198.35平方メートル。所有者：桑名富士夫、持分三分の二。昭和61年9月4日売買。抵当権は抹消されていない。債権額1,200万円。登記官の職印がある。',
        right:
          'Certificate of registered matters. Location: Kamakura City. Land category: residential land. Land area: 198.35 square meters. Owner: Kuwana Fujio, share two thirds. Sale on September 4, 1986 (Showa 61). The mortgage has not been canceled. Amount of claim: 12,000,000 yen. The official seal of the registrar is affixed.',
        people: [{ name: 'Kuwana Fujio', nativeName: '桑名富士夫' }],
        errors: [
          ['place changed', 'Kamakura', 'Kawasaki'],
          ['decimal moved', '198.35', '1,983.5'],
          ['number word', 'two thirds', 'one third'],
          ['year', '1986 (Showa 61)', '1985 (Showa 60)'],
          ['lost negation', 'has not been canceled', 'has been canceled'],
          ['decimal moved', '12,000,000 yen', '1,200,000 yen'],
          ['seal dropped', ' The official seal of the registrar is affixed.', ''],
          ['name letter', 'Fujio', 'Fumio'],
        ],
      },
      {
        source:
          '予防接種記録。氏名：小田切莉子、女。麻しん第1期、平成27年4月8日。製造番号HB-207。接種量0.5 mL。副反応なし。保護者は父。次回は二週間後、午後三時。',
        right:
          'Vaccination record. Name: Otagiri Riko, female. Measles, first period, April 8, 2015 (Heisei 27). Lot number HB-207. Dose 0.5 mL. No adverse reaction. Guardian: father. Next: in two weeks, at 3 p.m.',
        people: [{ name: 'Otagiri Riko', nativeName: '小田切莉子' }],
        errors: [
          ['gender', 'female', 'male'],
          ['disease', 'Measles', 'Rubella'],
          ['ordinal', 'first period', 'second period'],
          ['date day and month', 'April 8, 2015', 'August 4, 2015'],
          ['code letter', 'HB-207', 'HP-207'],
          ['wrong parent', 'Guardian: father', 'Guardian: mother'],
          ['time of day', '3 p.m.', '3 a.m.'],
          ['lost negation', 'No adverse reaction', 'Adverse reaction'],
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
          '범죄경력회보서. 성명: 남궁혜원. 생년월일: 1983년 10월 2일. 본적: 전라북도 군산시. 해당자료 없음. 군산경찰서장이 발급함. 발급번호 제2019-00482호. 수수료 600원. 직인 생략.',
        right:
          'Criminal record reply. Name: Namgung Hyewon. Date of birth: October 2, 1983. Place of family registration: Gunsan City, Jeollabuk-do. No relevant records. Issued by the Chief of the Gunsan Police Station. Issue No. 2019-00482. Fee: 600 won. Official seal omitted.',
        people: [{ name: 'Namgung Hyewon', nativeName: '남궁혜원' }],
        errors: [
          ['date day and month', 'October 2, 1983', 'February 10, 1983'],
          ['lost negation', 'No relevant records', 'Relevant records exist'],
          ['authority', 'Police Station', 'Prosecutors’ Office'],
          ['digits swapped', '2019-00482', '2019-00842'],
          ['currency', '600 won', '600 yen'],
          ['line dropped', ' Official seal omitted.', ''],
          ['place changed', 'Gunsan City, Jeollabuk-do', 'Gunsan City, Jeollanam-do'],
        ],
      },
      {
        source:
          '학교생활기록부. 제2학년 결석 3일, 지각 2회. 국어 석차 4등, 수학 석차 11등. 보호자는 외할머니이다. 담임교사 배창호. 봉사활동 36시간. 장학금 25만원을 받았다. 전학은 허가되지 않았다.',
        right:
          'School record. Second grade: absent 3 days, late 2 times. Rank in Korean: 4th, rank in mathematics: 11th. The guardian is the maternal grandmother. Homeroom teacher: Bae Changho. Volunteer work: 36 hours. She received a scholarship of 250,000 won. The transfer was not permitted.',
        people: [{ name: 'Bae Changho', nativeName: '배창호' }],
        errors: [
          ['ordinal', 'Second grade', 'Third grade'],
          ['rows exchanged', 'absent 3 days, late 2 times', 'absent 2 days, late 3 times'],
          ['rows exchanged', 'Korean: 4th, rank in mathematics: 11th', 'Korean: 11th, rank in mathematics: 4th'],
          ['maternal or paternal', 'maternal grandmother', 'paternal grandmother'],
          ['unit', '36 hours', '36 days'],
          ['decimal moved', '250,000 won', '25,000 won'],
          ['lost negation', 'was not permitted', 'was permitted'],
          ['name letter', 'Changho', 'Chanho'],
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
          'Довідка про несудимість. Гнатюк Мирослава Остапівна, народилася 8 лютого 1979 року в місті Коломия. Станом на 17.06.2021 до кримінальної відповідальності не притягалася. Документ видано Міністерством внутрішніх справ. Батько — Гнатюк Остап. У неї двоє дітей. Печатка. Бланк АВ 620418.',
        right:
          'Certificate of no criminal record. Myroslava Ostapivna Hnatiuk was born on February 8, 1979 in the city of Kolomyia. As of June 17, 2021 she has not been prosecuted. The document was issued by the Ministry of Internal Affairs. Father: Ostap Hnatiuk. She has two children. Seal. Form AB 620418.',
        people: [
          { name: 'Myroslava Ostapivna Hnatiuk', nativeName: 'Гнатюк Мирослава Остапівна' },
          { name: 'Ostap Hnatiuk', nativeName: 'Гнатюк Остап' },
        ],
        errors: [
          ['date day and month', 'February 8, 1979', 'August 2, 1979'],
          ['lost negation', 'she has not been', 'she has been'],
          ['authority', 'Ministry of Internal Affairs', 'Ministry of Foreign Affairs'],
          ['wrong parent', 'Father: Ostap', 'Mother: Ostap'],
          ['number word', 'two children', 'three children'],
          ['seal dropped', ' Seal.', ''],
          ['digits swapped', '620418', '624018'],
          ['place changed', 'Kolomyia', 'Kalush'],
        ],
      },
    ],
  },
  {
    name: 'Chinese',
    lang: 'zh',
    pairs: [
      {
        source:
          '收养登记证。收养人：邵国强，男，1968年5月12日出生，教师。被收养人：邵婷婷，女。生母健在，生父不详。收养关系自2004年12月3日起成立。登记机关：绵阳市民政局。证号W-31058。收养人无子女。本证涂改无效。',
        right:
          'Adoption registration certificate. Adopter: Shao Guoqiang, male, born on May 12, 1968, teacher. Adoptee: Shao Tingting, female. The birth mother is alive, the birth father is unknown. The adoptive relationship has been established since December 3, 2004. Registration authority: Mianyang Civil Affairs Bureau. Certificate No. W-31058. The adopter has no children. This certificate is void if altered.',
        people: [
          { name: 'Shao Guoqiang', nativeName: '邵国强' },
          { name: 'Shao Tingting', nativeName: '邵婷婷' },
        ],
        errors: [
          ['date day and month', 'May 12, 1968', 'December 5, 1968'],
          ['gender', 'Tingting, female', 'Tingting, male'],
          ['rows exchanged', 'birth mother is alive, the birth father', 'birth father is alive, the birth mother'],
          ['occupation', 'teacher', 'doctor'],
          ['authority', 'Civil Affairs Bureau', 'Public Security Bureau'],
          ['code letter', 'W-31058', 'M-31058'],
          ['added negation', 'is void if altered', 'is not void if altered'],
          ['year', 'December 3, 2004', 'December 3, 2014'],
        ],
      },
    ],
  },
];
