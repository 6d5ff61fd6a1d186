import type { TruthPaper } from '../paper.ts';

/** As `thirteenth.ts`; written after the checks were mended by the thirteenth set. */
export const fourteenth: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source:
          'Histórico escolar. Aluno: Cauã Bittencourt. 3.º ano do ensino médio, turno matutino. Química: 7,5. História: 8,0. Faltas: 14. Situação: aprovado. Transferido para Joinville em 26 de agosto de 2020. A secretária da escola (assinatura e carimbo).',
        right:
          'Academic record. Student: Cauã Bittencourt. 3rd year of high school, morning shift. Chemistry: 7.5. History: 8.0. Absences: 14. Status: passed. Transferred to Joinville on August 26, 2020. The school secretary (signature and stamp).',
        errors: [
          ['ordinal', '3rd year', '2nd year'],
          ['school level', 'high school', 'elementary school'],
          ['shift', 'morning shift', 'night shift'],
          ['field', 'Chemistry', 'Physics'],
          ['swapped between labels', 'Chemistry: 7.5. History: 8.0', 'Chemistry: 8.0. History: 7.5'],
          ['digits transposed', 'Absences: 14', 'Absences: 41'],
          ['verdict', 'passed', 'failed'],
          ['place', 'Joinville', 'Blumenau'],
          ['seal dropped', ' (signature and stamp)', ''],
        ],
      },
    ],
  },
  {
    name: 'Portuguese of Portugal',
    lang: 'pt',
    pairs: [
      {
        source:
          'Escritura de doação. A doadora, viúva, doa à sua neta Carlota Mexia um prédio rústico sito em Beja, com a área de 1200 m². A donatária aceita. O valor é de 8.400,00 euros. Foi lida em voz alta e não foram feitas objeções.',
        right:
          'Deed of gift. The donor, a widow, gives her granddaughter Carlota Mexia a rural property located in Beja with an area of 1,200 m². The donee accepts. The value is 8,400.00 euros. It was read aloud and no objections were raised.',
        errors: [
          ['title', 'Deed of gift', 'Deed of sale'],
          ['marital status', 'a widow', 'divorced'],
          ['kinship', 'granddaughter', 'niece'],
          ['opposite', 'rural property', 'urban property'],
          ['place', 'Beja', 'Évora'],
          ['unit', '1,200 m²', '1,200 ha'],
          ['opposite', 'accepts', 'refuses'],
          ['digits transposed', '8,400.00', '4,800.00'],
          ['negation', 'no objections were raised', 'objections were raised'],
          ['name misspelt', 'Mexia', 'Mexía'],
        ],
      },
    ],
  },
  {
    name: 'Spanish',
    lang: 'es',
    pairs: [
      {
        source:
          'Contrato de trabajo por tiempo indefinido. El patrón contrata a la trabajadora como recepcionista del turno nocturno, con un salario quincenal de 5,200 pesos. La jornada será de 40 horas semanales. Tendrá derecho a ocho días de vacaciones. Saltillo, a 16 de mayo de 2017.',
        right:
          'Employment contract for an indefinite term. The employer hires the employee as a receptionist on the night shift, with a biweekly salary of 5,200 pesos. The working week will be 40 hours. She will be entitled to eight days of vacation. Saltillo, May 16, 2017.',
        errors: [
          ['opposite', 'indefinite term', 'fixed term'],
          ['occupation', 'receptionist', 'cleaner'],
          ['shift', 'night shift', 'day shift'],
          ['period', 'biweekly', 'monthly'],
          ['currency', 'pesos', 'dollars'],
          ['number', '40 hours', '48 hours'],
          ['number in words', 'eight days', 'ten days'],
          ['place', 'Saltillo', 'Torreón'],
          ['day of a date', 'May 16, 2017', 'May 6, 2017'],
        ],
      },
    ],
  },
  {
    name: 'German',
    lang: 'de',
    pairs: [
      {
        source:
          'Scheidungsbeschluss. Die am 2. Mai 1995 geschlossene Ehe wird geschieden. Der Versorgungsausgleich findet nicht statt. Die gemeinsame Tochter lebt bei der Mutter. Der Antragsgegner ist Dachdecker und wohnt in Passau. Der Beschluss ist rechtskräftig.',
        right:
          'Divorce decree. The marriage entered into on May 2, 1995 is dissolved. There will be no equalization of pension rights. The couple’s daughter lives with her mother. The respondent is a roofer and lives in Passau. The decree is final.',
        errors: [
          ['day and month swapped', 'May 2, 1995', 'February 5, 1995'],
          ['negation', 'There will be no equalization', 'There will be equalization'],
          ['kinship', 'daughter lives', 'son lives'],
          ['kinship', 'with her mother', 'with her father'],
          ['occupation', 'roofer', 'painter'],
          ['place', 'Passau', 'Dessau'],
          ['negation', 'is final', 'is not final'],
          ['role', 'The respondent', 'The petitioner'],
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
          'وكالة خاصة. أنا الموقعة أدناه، أرملة، أوكل ابن أخي مازن الحكيم، محام، لبيع قطعة الأرض رقم ١٣٢ في مدينة الزرقاء. لا يحق للوكيل توكيل غيره. تنتهي الوكالة في ٨ نيسان ٢٠٢٤. كاتب العدل، الختم الرسمي.',
        right:
          'Special power of attorney. I, the undersigned, a widow, authorize my nephew Mazen Al-Hakim, a lawyer, to sell plot No. 132 in the city of Zarqa. The agent may not appoint another agent. The power of attorney expires on April 8, 2024. Notary public, official seal.',
        people: [{ name: 'Mazen Al-Hakim', nativeName: 'مازن الحكيم' }],
        errors: [
          ['power', 'Special power', 'General power'],
          ['marital status', 'a widow', 'a married woman'],
          ['kinship', 'my nephew', 'my son'],
          ['occupation', 'a lawyer', 'an engineer'],
          ['action', 'to sell', 'to lease'],
          ['digits transposed', 'No. 132', 'No. 123'],
          ['place', 'Zarqa', 'Amman'],
          ['negation', 'may not appoint', 'may appoint'],
          ['day and month swapped', 'April 8, 2024', 'August 4, 2024'],
          ['seal dropped', ', official seal', ''],
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
          'דוח תאונת דרכים. התאונה אירעה ביום רביעי בשעה 19:15 בצומת גולני. הנהג, יליד 1988, נפצע קשה; הנוסעת לא נפגעה. הכביש היה רטוב. הרכב: משאית. השוטר החוקר: רס״ר ליאור ביטון. נלקחה דגימת דם.',
        right:
          'Traffic accident report. The accident occurred on Wednesday at 7:15 p.m. at Golani Junction. The driver, born in 1988, was seriously injured; the passenger was unharmed. The road was wet. Vehicle: truck. Investigating officer: Master Sergeant Lior Biton. A blood sample was taken.',
        people: [{ name: 'Lior Biton', nativeName: 'ליאור ביטון' }],
        errors: [
          ['weekday', 'Wednesday', 'Tuesday'],
          ['time of day', '7:15 p.m.', '7:15 a.m.'],
          ['year', '1988', '1998'],
          ['degree', 'seriously injured', 'slightly injured'],
          ['negation', 'was unharmed', 'was killed'],
          ['opposite', 'wet', 'dry'],
          ['vehicle', 'truck', 'motorcycle'],
          ['name misspelt', 'Biton', 'Bitan'],
          ['negation', 'was taken', 'was not taken'],
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
          '納税証明書。納税者：株式会社みどり商会。税目：法人税。納付すべき税額：352,000円。納付済額：352,000円。未納税額：なし。事業年度：令和4年4月1日から令和5年3月31日。名古屋中税務署長 印。',
        right:
          'Tax payment certificate. Taxpayer: Midori Shokai Co., Ltd. Tax item: corporate tax. Amount of tax payable: 352,000 yen. Amount paid: 352,000 yen. Unpaid tax: none. Business year: April 1, 2022 (Reiwa 4) to March 31, 2023 (Reiwa 5). District Director, Nagoya-Naka Tax Office [seal].',
        errors: [
          ['tax', 'corporate tax', 'income tax'],
          ['digits transposed', 'payable: 352,000', 'payable: 325,000'],
          ['negation', 'Unpaid tax: none', 'Unpaid tax: yes'],
          ['year', 'March 31, 2023', 'March 31, 2024'],
          ['era', '(Reiwa 4)', '(Heisei 4)'],
          ['authority', 'Tax Office', 'Customs Office'],
          ['place', 'Nagoya', 'Osaka'],
          ['seal dropped', ' [seal]', ''],
          ['currency', 'paid: 352,000 yen', 'paid: 352,000 won'],
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
          '판결. 사건: 2015가단10482 대여금. 원고는 피고에게 2천만원을 빌려주었다. 피고는 원고에게 1,500만원을 지급하라. 원고의 나머지 청구를 기각한다. 소송비용의 3분의 1은 원고가 부담한다. 수원지방법원 판사.',
        right:
          'Judgment. Case: 2015 Ga-Dan 10482, loan. The plaintiff lent the defendant 20 million won. The defendant shall pay the plaintiff 15 million won. The remaining claims of the plaintiff are dismissed. One third of the costs of the lawsuit shall be borne by the plaintiff. Judge, Suwon District Court.',
        errors: [
          ['roles swapped', 'The plaintiff lent the defendant', 'The defendant lent the plaintiff'],
          ['amount', '20 million won', '2 million won'],
          ['amount', '15 million won', '50 million won'],
          ['ruling', 'are dismissed', 'are granted'],
          ['fraction', 'One third', 'Two thirds'],
          ['role', 'borne by the plaintiff', 'borne by the defendant'],
          ['office', 'Judge, Suwon', 'Clerk, Suwon'],
          ['place', 'Suwon', 'Incheon'],
          ['authority', 'District Court', 'High Court'],
        ],
      },
    ],
  },
];
