import type { TruthPaper } from '../paper.ts';

/** Slips written with `thirteenth-right.ts` and measured once. */
export const thirteenth: readonly TruthPaper[] = [
  {
    name: 'Portuguese',
    lang: 'pt',
    pairs: [
      {
        source:
          'Certidão de batismo da Paróquia de São Gonçalo: a 6 de janeiro de 1904 foi batizada Etelvina, nascida a 21 de dezembro de 1903, filha legítima de Bento Faria e de Custódia Rosa, neta materna de avós incógnitos. Padrinho: o tio, capitão Honório Faria.',
        right:
          'Baptismal certificate of the Parish of São Gonçalo: on January 6, 1904 Etelvina was baptized, born on December 21, 1903, legitimate daughter of Bento Faria and Custódia Rosa, maternal granddaughter of unknown grandparents. Godfather: her uncle, Captain Honório Faria.',
        errors: [
          ['legitimacy', 'legitimate daughter', 'illegitimate daughter'],
          ['grade or rank', 'Captain', 'Major'],
          ['date of another event', 'born on December 21, 1903', 'born on January 6, 1904'],
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
          'Sentencia firme de 30 de septiembre de 2008. La esposa conservará el uso del domicilio. El padre ejercerá la patria potestad junto con la madre. Pensión: 280 euros, pagadera por trimestres. Se embarga el 15 % del sueldo.',
        right:
          'Final judgment of September 30, 2008. The wife shall keep the use of the home. The father shall exercise parental authority jointly with the mother. Maintenance: 280 euros, payable quarterly. 15% of the salary is attached.',
        errors: [
          ['party exchanged', 'The wife shall keep', 'The husband shall keep'],
          ['unit', 'quarterly', 'monthly'],
          ['percent', '15%', '51%'],
        ],
      },
    ],
  },
  {
    name: 'French',
    lang: 'fr',
    pairs: [
      {
        source:
          'Diplôme national de licence, domaine Droit, mention bien, délivré à Hugo Castagnet le 4 juillet 2016. Le titulaire a validé cinq semestres sur six. Aucun stage à l’étranger n’a été effectué. Signé par le doyen.',
        right:
          'National bachelor’s degree in Law, with honors (bien), awarded to Hugo Castagnet on July 4, 2016. The holder passed five semesters out of six. No internship abroad was completed. Signed by the dean.',
        errors: [
          ['number word', 'five semesters', 'four semesters'],
          ['lost negation', 'No internship abroad', 'An internship abroad'],
          ['title', 'by the dean', 'by the rector'],
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
          'Führungszeugnis für Frau Meike Dresen, geboren am 2. November 1979 in Stralsund. Inhalt: Geldstrafe von 40 Tagessätzen wegen Diebstahls. Rechtskräftig seit 18. März 2016. Die Vorladung erfolgte schriftlich. Zuständig: Landgericht.',
        right:
          'Certificate of conduct for Ms. Meike Dresen, born on November 2, 1979 in Stralsund. Content: fine of 40 daily rates for theft. Final since March 18, 2016. The summons was issued in writing. Competent court: Regional Court.',
        errors: [
          ['offence', 'for theft', 'for fraud'],
          ['oral or written', 'in writing', 'orally'],
          ['court level', 'Regional Court', 'Local Court'],
        ],
      },
    ],
  },
  {
    name: 'Polish',
    lang: 'pl',
    pairs: [
      {
        source:
          'Akt zgonu: Stefania Wrona, panna, zmarła 6 maja 1944 r. o godzinie dziesiątej wieczorem w Zamościu. Pozostawiła brata. Ojciec jej był szewcem. Zgon stwierdził lekarz.',
        right:
          'Death record: Stefania Wrona, single, died on May 6, 1944 at ten o’clock in the evening in Zamość. She left a brother. Her father was a shoemaker. The death was certified by a physician.',
        errors: [
          ['kin word', 'left a brother', 'left a sister'],
          ['occupation', 'a shoemaker', 'a tailor'],
          ['part of day', 'in the evening', 'in the morning'],
        ],
      },
    ],
  },
  {
    name: 'Romanian',
    lang: 'ro',
    pairs: [
      {
        source:
          'Adeverință: domnul Petru Lungu este salariat al Primăriei Orhei din 3 aprilie 2006, cu un salariu de 4.300 lei. Nu are datorii. Contractul este pe durată nedeterminată. Semnat de contabil.',
        right:
          'Certificate: Mr. Petru Lungu has been an employee of the Town Hall of Orhei since April 3, 2006, with a salary of 4,300 lei. He has no debts. The contract is for an indefinite term. Signed by the accountant.',
        errors: [
          ['currency', '4,300 lei', '4,300 euros'],
          ['lost negation', 'has no debts', 'has debts'],
          ['added negation', 'for an indefinite term', 'for a fixed term'],
        ],
      },
    ],
  },
  {
    name: 'Turkish',
    lang: 'tr',
    pairs: [
      {
        source:
          'Terhis belgesi: Er Yakup Şimşek, Erzurum’da topçu alayında 15 ay hizmet etmiş, 30 Kasım 2003’te terhis olmuştur. Disiplinsizliği görülmemiştir. Kan grubu: B.',
        right:
          'Discharge certificate: Private Yakup Şimşek served 15 months in the artillery regiment in Erzurum and was discharged on November 30, 2003. No lack of discipline was observed. Blood group: B.',
        errors: [
          ['place changed', 'in Erzurum', 'in Erzincan'],
          ['unit', '15 months', '15 weeks'],
          ['code letter', 'Blood group: B', 'Blood group: A'],
        ],
      },
    ],
  },
  {
    name: 'Chinese (Simplified)',
    lang: 'zh',
    pairs: [
      {
        source:
          '经公证，被继承人的遗产由其次女继承，长子自愿放弃继承权。房屋位于兰州市城关区，面积88平方米。公证费800元。公证员：石磊。',
        right:
          'As notarized, the estate of the decedent is inherited by the second daughter; the eldest son voluntarily waives the right of inheritance. The house is located in Chengguan District, Lanzhou City, with an area of 88 square meters. Notarization fee: RMB 800. Notary: Shi Lei.',
        errors: [
          ['kin word', 'second daughter', 'eldest daughter'],
          ['place changed', 'Lanzhou City', 'Xining City'],
          ['unit', '88 square meters', '88 square feet'],
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
          '在職証明書。渡辺健は平成十二年七月一日から当社札幌支店に勤務し、現在は営業部長である。月給は四十二万円。健康状態は良好で、欠勤はない。',
        right:
          'Certificate of employment. Ken Watanabe has worked at the Sapporo branch of this company since July 1, 2000 and is currently manager of the sales department. Monthly salary: 420,000 yen. His state of health is good, and he has no absences.',
        errors: [
          ['decimal moved', '420,000 yen', '42,000 yen'],
          ['place changed', 'Sapporo', 'Sendai'],
          ['era year', 'July 1, 2000', 'July 1, 1937'],
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
          'شهادة طلاق: طلق السيد منير الحلبي زوجته نجوى طلقة رجعية أولى بتاريخ ٩ تشرين الأول ٢٠١٠، وهي غير حامل. نفقة العدة ٦٠٠ دينار. حضانة البنت للأم.',
        right:
          'Divorce certificate: Mr. Mounir Al-Halabi divorced his wife Najwa by a first revocable divorce on October 9, 2010, and she is not pregnant. Maintenance for the waiting period: 600 dinars. Custody of the daughter belongs to the mother.',
        errors: [
          ['opposite', 'revocable divorce', 'irrevocable divorce'],
          ['lost negation', 'she is not pregnant', 'she is pregnant'],
          ['currency', '600 dinars', '600 dirhams'],
        ],
      },
    ],
  },
];
