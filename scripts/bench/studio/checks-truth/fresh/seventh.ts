import type { TruthPaper } from '../paper.ts';

/** 24 kinds of error, two of each, written after the checks were mended by the sixth set and measured once. */
export const seventh: readonly TruthPaper[] = [
  {
    name: 'Portuguese',
    lang: 'pt',
    pairs: [
      {
        source:
          'Laudo de vistoria. Proprietário: Teobaldo Vidal Camargo. Imóvel em Sobral, com 88 metros quadrados. Há infiltração no segundo quarto. O engenheiro esteve no local em 2 de outubro de 2013. Multa: 3,5%. Não houve desabamento. Protocolo DL-77.',
        right:
          'Inspection report. Owner: Teobaldo Vidal Camargo. Property in Sobral, with 88 square meters. There is water infiltration in the second bedroom. The engineer was at the site on October 2, 2013. Fine: 3.5%. There was no collapse. Protocol DL-77.',
        errors: [
          ['name dropped', 'Teobaldo Vidal Camargo', 'Teobaldo Camargo'],
          ['place changed', 'Sobral', 'Crato'],
          ['ordinal', 'second bedroom', 'first bedroom'],
          ['date day and month', 'October 2, 2013', 'February 10, 2013'],
          ['percent', '3.5%', '5.3%'],
          ['lost negation', 'There was no collapse', 'There was a collapse'],
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
          'Certifico que el cabo Rigoberto Suárez sirvió en Antofagasta en 1968. Le corresponden 1.350,00 pesos. Su suegro fue testigo. La solicitud fue admitida. Firma el Ministerio de Agricultura. Presentó dos fotografías.',
        right:
          'I certify that Corporal Rigoberto Suárez served in Antofagasta in 1968. He is entitled to 1,350.00 pesos. His father-in-law was a witness. The application was admitted. Signed by the Ministry of Agriculture. He submitted two photographs.',
        errors: [
          ['grade or rank', 'Corporal', 'Captain'],
          ['place lost', ' in Antofagasta', ''],
          ['year', '1968', '1986'],
          ['currency', '1,350.00 pesos', '1,350.00 soles'],
          ['kin word', 'father-in-law', 'brother-in-law'],
          ['added negation', 'was admitted', 'was not admitted'],
          ['authority', 'Ministry of Agriculture', 'Ministry of the Interior'],
          ['sentence dropped', ' He submitted two photographs.', ''],
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
          'Herr Eberhard Wissmann überwies im April 2004 den Betrag von 76,25 Euro. Der Saldo beträgt -410,00 Euro. Die Großmutter mütterlicherseits zahlte acht Raten. Kassenschluss ist um 18.30 Uhr. Konto 5520917.',
        right:
          'Mr. Eberhard Wissmann transferred the amount of 76.25 euros in April 2004. The balance is -410.00 euros. The maternal grandmother paid eight installments. The cash desk closes at 6:30 p.m. Account 5520917.',
        errors: [
          ['name letter', 'Wissmann', 'Wissman'],
          ['month name', 'April 2004', 'August 2004'],
          ['decimal moved', '76.25', '762.5'],
          ['minus sign', '-410.00', '410.00'],
          ['maternal or paternal', 'maternal', 'paternal'],
          ['number word', 'eight installments', 'nine installments'],
          ['time of day', '6:30 p.m.', '6:30 a.m.'],
          ['digits swapped', '5520917', '5529017'],
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
          'عقد عمل. يعمل السيد فواز الحلاق نجاراً في مدينة إربد منذ عام ٢٠٠٧. أجره ٤٢٠ ديناراً. لا يعمل يوم الجمعة. خاله شاهد. العقد رقم ٩١٨٣٦. يحق له تذكرة سفر.',
        right:
          'Employment contract. Mr. Fawaz Al-Hallaq has worked as a carpenter in the city of Irbid since 2007. His wage is 420 dinars. He does not work on Friday. His maternal uncle is a witness. Contract No. 91836. He is entitled to a travel ticket.',
        people: [{ name: 'Fawaz Al-Hallaq', nativeName: 'فواز الحلاق' }],
        errors: [
          ['name letter', 'Fawaz', 'Fayez'],
          ['place changed', 'Irbid', 'Zarqa'],
          ['year', '2007', '2017'],
          ['currency', '420 dinars', '420 riyals'],
          ['lost negation', 'He does not work', 'He works'],
          ['maternal or paternal', 'maternal', 'paternal'],
          ['digits swapped', '91836', '98136'],
          ['sentence dropped', ' He is entitled to a travel ticket.', ''],
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
          'אישור רפואי. המטופלת נבדקה ביום 7 בינואר 2020 בקופת חולים בנהריה. משקלה 58.3 ק״ג. היא בחודש השישי להריונה. אחותה ליוותה אותה. הבדיקה הסתיימה בשעה 21:00. הבקשה אושרה. משרד הבריאות קיבל העתק.',
        right:
          'Medical certificate. The patient was examined on January 7, 2020 at a health fund clinic in Nahariya. Her weight is 58.3 kg. She is in the sixth month of her pregnancy. Her sister accompanied her. The examination ended at 9:00 p.m. The request was approved. The Ministry of Health received a copy.',
        errors: [
          ['date day and month', 'January 7, 2020', 'July 1, 2020'],
          ['place lost', ' in Nahariya', ''],
          ['decimal moved', '58.3', '583'],
          ['ordinal', 'sixth month', 'fifth month'],
          ['kin word', 'Her sister', 'Her aunt'],
          ['time of day', '9:00 p.m.', '9:00 a.m.'],
          ['added negation', 'was approved', 'was not approved'],
          ['authority', 'Ministry of Health', 'Ministry of Justice'],
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
          '成績通知書。財前美咲。平成30年5月発行。体育：可。通学距離3.4キロメートル。補助金：-6,000円。奨学金利率1.8%。四名が合格した。証書番号W-219。',
        right:
          'Grade report. Zaizen Misaki. Issued May 2018 (Heisei 30). Physical education: fair. Commuting distance 3.4 kilometers. Subsidy: -6,000 yen. Scholarship interest rate 1.8%. Four persons passed. Certificate number W-219.',
        people: [{ name: 'Zaizen Misaki', nativeName: '財前美咲' }],
        errors: [
          ['name dropped', 'Zaizen Misaki', 'Misaki'],
          ['month name', 'May 2018', 'June 2018'],
          ['grade or rank', ': fair', ': excellent'],
          ['unit', '3.4 kilometers', '3.4 miles'],
          ['minus sign', '-6,000', '6,000'],
          ['percent', '1.8%', '8.1%'],
          ['number word', 'Four persons', 'Five persons'],
          ['code letter', 'W-219', 'M-219'],
        ],
      },
    ],
  },
  {
    name: 'Korean',
    lang: 'ko',
    pairs: [
      {
        source: '사업자등록증 사본. 면적은 48평방미터이다. 관리번호 N-630.',
        right: 'Copy of the business registration certificate. The area is 48 square meters. Control number N-630.',
        errors: [
          ['unit', '48 square meters', '48 square feet'],
          ['code letter', 'N-630', 'H-630'],
        ],
      },
    ],
  },
];
