import type { TruthPaper } from '../paper.ts';

/** As `second-latin.ts`. */
export const secondOther: readonly TruthPaper[] = [
  {
    name: 'Polish',
    lang: 'pl',
    pairs: [
      {
        source:
          'Protokół przesłuchania. Świadek, mechanik, rozwiedziony, zeznał, że widział oskarżonego w piątek w Radomiu. Nie zna pokrzywdzonej. Ojciec świadka jest Litwinem. Przesłuchał komisarz policji.',
        right:
          'Record of examination. The witness, a mechanic, divorced, testified that he saw the defendant on Friday in Radom. He does not know the victim. The father of the witness is Lithuanian. Examined by a police commissioner.',
        errors: [
          ['occupation', 'a mechanic', 'a waiter'],
          ['civil status', 'divorced', 'married'],
          ['day or time', 'Friday', 'Sunday'],
          ['place', 'Radom', 'Opole'],
          ['negation', 'does not know', 'knows'],
          ['kinship', 'The father', 'The uncle'],
          ['nationality', 'Lithuanian', 'Latvian'],
          ['pronoun', 'that he saw', 'that she saw'],
          [
            'swapped',
            'saw the defendant on Friday in Radom. He does not know the victim',
            'saw the victim on Friday in Radom. He does not know the defendant',
          ],
        ],
      },
      {
        source:
          'Umowa najmu. Wynajmujący oddaje najemcy lokal o powierzchni 48 m² na okres trzech lat. Czynsz wynosi 1 900 zł miesięcznie. Kaucja podlega zwrotowi. Klasa energetyczna C. Podpisano w dwóch egzemplarzach.',
        right:
          'Lease agreement. The landlord lets to the tenant premises with an area of 48 m² for a period of three years. The rent is PLN 1,900 per month. The deposit is refundable. Energy class C. Signed in two copies.',
        errors: [
          ['swapped', 'The landlord lets to the tenant', 'The tenant lets to the landlord'],
          ['unit', '48 m²', '48 ha'],
          ['number in words', 'three years', 'four years'],
          ['unit', 'three years', 'three months'],
          ['digits', '1,900', '9,100'],
          ['currency', 'PLN', 'EUR'],
          ['unit', 'per month', 'per week'],
          ['opposite', 'is refundable', 'is non-refundable'],
          ['code', 'class C', 'class G'],
          ['clause added', 'is refundable. Energy', 'is refundable. Pets may live in the premises. Energy'],
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
          'Медична довідка. Пацієнтка, вдова, пенсіонерка, перенесла інфаркт і перелом правої руки. На алергію не хворіє. Маса тіла 64 кг. Призначено лікування на шість тижнів. Завідувач відділення, хірург. Житомир.',
        right:
          'Medical certificate. The patient, a widow, retired, suffered a heart attack and a fracture of the right arm. She has no allergies. Body weight 64 kg. Six weeks of treatment were prescribed. Head of department, surgeon. Zhytomyr.',
        errors: [
          ['civil status', 'a widow', 'divorced'],
          ['event', 'a heart attack', 'a stroke'],
          ['opposite', 'right arm', 'left arm'],
          ['negation', 'has no allergies', 'has allergies'],
          ['unit', '64 kg', '64 g'],
          ['digits', '64 kg', '46 kg'],
          ['number in words', 'Six weeks', 'Eight weeks'],
          ['unit', 'Six weeks', 'Six months'],
          ['pronoun', 'She has', 'He has'],
          ['place', 'Zhytomyr', 'Zaporizhzhia'],
          ['occupation', 'surgeon', 'dentist'],
        ],
      },
      {
        source:
          'Вирок. Районний суд міста Бердичева визнав обвинуваченого, зварювальника, громадянина Молдови, винним у шахрайстві та призначив штраф у сумі 17 000 гривень. Потерпілий не оскаржив вирок. Прокурор. Секретар.',
        right:
          'Verdict. The District Court of the city of Berdychiv found the defendant, a welder, a citizen of Moldova, guilty of fraud and imposed a fine of 17,000 hryvnias. The victim did not appeal the verdict. Prosecutor. Clerk.',
        errors: [
          ['authority', 'District Court', 'Supreme Court'],
          ['place', 'Berdychiv', 'Korosten'],
          ['occupation', 'a welder', 'a miner'],
          ['nationality', 'Moldova', 'Georgia'],
          ['verdict', 'guilty of fraud', 'guilty of theft'],
          ['verdict', 'imposed a fine', 'imposed imprisonment'],
          ['digits', '17,000', '71,000'],
          ['negation', 'did not appeal', 'appealed'],
          ['title', 'Prosecutor', 'Notary'],
          [
            'repeated',
            'The victim did not appeal the verdict.',
            'The victim did not appeal the verdict. The victim did not appeal the verdict.',
          ],
        ],
      },
    ],
  },
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'إعلام وراثة. توفيت المرحومة سنة ١٩٩٩ في صيدا عن زوج وابن وثلاث بنات. لا وارث لها سواهم. الزوج خياط متقاعد. قيمة التركة سبعون ألف ليرة. رئيس القلم.',
        right:
          'Certificate of inheritance. The late woman died in 1999 in Sidon, leaving a husband, a son and three daughters. She has no other heirs. The husband is a retired tailor. The value of the estate is seventy thousand liras. Chief clerk.',
        errors: [
          ['date', '1999', '1989'],
          ['place', 'Sidon', 'Tripoli'],
          ['kinship', 'a husband', 'a father'],
          ['number in words', 'three daughters', 'four daughters'],
          ['kinship', 'three daughters', 'three sisters'],
          ['negation', 'has no other heirs', 'has other heirs'],
          ['occupation', 'tailor', 'baker'],
          ['number in words', 'seventy thousand', 'seven thousand'],
          ['currency', 'liras', 'dinars'],
          ['clause dropped', ' She has no other heirs.', ''],
          ['pronoun', 'She has', 'He has'],
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
          'צו ירושה. הרשם לענייני ירושה בחיפה מצהיר כי יורשי המנוח הם אחותו ואחיינו בחלקים שווים. המנוח היה אלמן וחייט במקצועו. הבקשה הוגשה ביום חמישי ולא הוגשה התנגדות. האגרה: 512 ש״ח.',
        right:
          'Inheritance order. The Registrar of Inheritance Affairs in Haifa declares that the heirs of the deceased are his sister and his nephew in equal shares. The deceased was a widower and a tailor by occupation. The application was filed on a Thursday, and no objection was filed. Fee: NIS 512.',
        errors: [
          ['place', 'Haifa', 'Acre'],
          ['kinship', 'his sister', 'his daughter'],
          ['kinship', 'his nephew', 'his uncle'],
          ['civil status', 'a widower', 'a bachelor'],
          ['occupation', 'a tailor', 'a baker'],
          ['day or time', 'Thursday', 'Friday'],
          ['negation', 'no objection was filed', 'an objection was filed'],
          ['digits', '512', '521'],
          ['currency', 'NIS', 'EUR'],
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
          '登記事項証明書。商号：株式会社北斗水産。本店：函館市。資本金：金3000万円。取締役は二名とする。平成11年5月20日設立。監査役は置かない。登記官 印。',
        right:
          'Certificate of registered matters. Trade name: Hokuto Suisan Co., Ltd. Head office: Hakodate City. Capital: 30,000,000 yen. There shall be two directors. Established on May 20, 1999 (Heisei 11). No auditor is appointed. Registrar [seal].',
        errors: [
          ['place', 'Hakodate', 'Otaru'],
          ['digits', '30,000,000', '3,000,000'],
          ['number in words', 'two directors', 'three directors'],
          ['date', 'May 20, 1999', 'May 20, 1989'],
          ['negation', 'No auditor is', 'An auditor is'],
          ['title', 'Registrar', 'Judge'],
          ['mark', ' [seal]', ''],
          ['opposite', 'Head office', 'Branch office'],
          ['currency', 'yen', 'won'],
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
          '졸업증명서. 성명: 표지훈. 학과: 건축학과. 학위: 공학석사. 입학일: 2010년 3월 2일. 졸업일: 2012년 8월 24일. 평점: 4.12. 위 사람은 징계를 받은 사실이 없음. 총장 직인.',
        right:
          'Certificate of graduation. Name: Pyo Jihun. Department: Architecture. Degree: Master of Engineering. Date of admission: March 2, 2010. Date of graduation: August 24, 2012. Grade point average: 4.12. The above person has received no disciplinary action. President, official seal.',
        people: [{ name: 'Pyo Jihun', nativeName: '표지훈' }],
        errors: [
          ['name', 'Jihun', 'Jihoon'],
          ['occupation', 'Architecture', 'Civil Engineering'],
          ['title', 'Master of', 'Bachelor of'],
          [
            'swapped',
            'Date of admission: March 2, 2010. Date of graduation: August 24, 2012',
            'Date of admission: August 24, 2012. Date of graduation: March 2, 2010',
          ],
          ['digits', '4.12', '4.21'],
          ['negation', 'has received no disciplinary', 'has received disciplinary'],
          ['mark', ', official seal', ''],
          ['title', 'President', 'Dean'],
          ['date', 'March 2, 2010', 'February 3, 2010'],
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
          '离婚证。持证人：女，会计，籍贯：福建省泉州市。离婚日期：2014年11月6日。双方所生长子由男方抚养，女方不支付抚养费。房产归女方所有。民政局（印章）。',
        right:
          'Divorce certificate. Holder: female, accountant, native place: Quanzhou City, Fujian Province. Date of divorce: November 6, 2014. The eldest son born to both parties shall be raised by the husband, and the wife shall not pay child support. The house belongs to the wife. Civil Affairs Bureau (seal).',
        errors: [
          ['event', 'Divorce certificate', 'Marriage certificate'],
          ['pronoun', 'female', 'male'],
          ['occupation', 'accountant', 'teacher'],
          ['place', 'Quanzhou', 'Xiamen'],
          ['place', 'Fujian', 'Zhejiang'],
          ['date', 'November 6, 2014', 'June 11, 2014'],
          ['kinship', 'eldest son', 'eldest daughter'],
          ['negation', 'shall not pay', 'shall pay'],
          ['swapped', 'belongs to the wife', 'belongs to the husband'],
          ['authority', 'Civil Affairs Bureau', 'Tax Bureau'],
          ['mark', ' (seal)', ''],
          ['clause dropped', ' The house belongs to the wife.', ''],
        ],
      },
    ],
  },
];
