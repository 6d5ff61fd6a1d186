import type { TruthPaper } from '../paper.ts';

/** Written after the checks were mended by the first half of the papers, and measured once before anything was mended by it. */
export const secondLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese',
    lang: 'pt',
    pairs: [
      {
        source:
          'Ata da assembleia. O presidente da mesa, engenheiro, abriu a sessão às dezenove horas. A proposta foi rejeitada por maioria. O sócio Anselmo Vidigal absteve-se. Capital social: 25.000,00 euros. Lavrada em Viseu, a 4 de dezembro de 2013.',
        right:
          'Minutes of the meeting. The chair of the meeting, an engineer, opened the session at seven in the evening. The proposal was rejected by a majority. The partner Anselmo Vidigal abstained. Share capital: 25,000.00 euros. Drawn up in Viseu, on December 4, 2013.',
        errors: [
          ['occupation', 'an engineer', 'an architect'],
          ['day or time', 'seven in the evening', 'seven in the morning'],
          ['verdict', 'was rejected', 'was approved'],
          ['name', 'Vidigal', 'Vidagal'],
          ['digits', '25,000.00', '52,000.00'],
          ['currency', '25,000.00 euros', '25,000.00 reais'],
          ['place', 'Viseu', 'Aveiro'],
          ['date', 'December 4, 2013', 'December 14, 2013'],
          ['title', 'The chair', 'The clerk'],
        ],
      },
      {
        source:
          'Terceira vara cível. Autor: o condomínio. Ré: a construtora. O juiz acolheu parcialmente o pedido e condenou a ré a pagar doze mil reais ao autor. Não cabe recurso. Escrivã: assinatura e carimbo.',
        right:
          'Third civil court. Plaintiff: the condominium. Defendant: the construction company. The judge granted the claim in part and ordered the defendant to pay twelve thousand reais to the plaintiff. No appeal lies. Clerk: signature and stamp.',
        errors: [
          ['ordinal', 'Third civil', 'First civil'],
          ['opposite', 'civil court', 'criminal court'],
          ['verdict', 'in part', 'in full'],
          [
            'swapped',
            'the defendant to pay twelve thousand reais to the plaintiff',
            'the plaintiff to pay twelve thousand reais to the defendant',
          ],
          ['number in words', 'twelve thousand', 'ten thousand'],
          ['negation', 'No appeal lies', 'An appeal lies'],
          ['mark', ' and stamp', ''],
          ['clause dropped', ' No appeal lies.', ''],
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
          'Constancia de estudios. La alumna cursa el sexto semestre de Odontología en el turno vespertino. Promedio: 9,1. No adeuda materias. Vigencia: treinta días. El jefe del departamento de control escolar, Querétaro.',
        right:
          'Proof of studies. The student is in the sixth semester of Dentistry on the afternoon shift. Average: 9.1. She has no outstanding subjects. Validity: thirty days. The head of the school records department, Querétaro.',
        errors: [
          ['ordinal', 'sixth semester', 'fifth semester'],
          ['occupation', 'Dentistry', 'Nursing'],
          ['day or time', 'afternoon shift', 'morning shift'],
          ['negation', 'has no outstanding', 'has outstanding'],
          ['pronoun', 'She has', 'He has'],
          ['unit', 'thirty days', 'thirty months'],
          ['digits', '9.1', '1.9'],
          ['place', 'Querétaro', 'Guanajuato'],
          ['repeated', 'Average: 9.1.', 'Average: 9.1. Average: 9.1.'],
        ],
      },
      {
        source:
          'Testamento. Instituyo heredera a mi sobrina Leonor Zaldívar, de estado viuda, argentina. Lego mi casa de Rosario a mi cuñado. Revoco todo testamento anterior. El notario da fe. Nota al margen: legalizado.',
        right:
          'Will. I appoint as heir my niece Leonor Zaldívar, a widow, Argentine. I bequeath my house in Rosario to my brother-in-law. I revoke any previous will. The notary attests. Marginal note: legalized.',
        errors: [
          ['kinship', 'my niece', 'my daughter'],
          ['civil status', 'a widow', 'a spinster'],
          ['nationality', 'Argentine', 'Uruguayan'],
          ['kinship', 'brother-in-law', 'father-in-law'],
          ['opposite', 'I revoke', 'I confirm'],
          ['title', 'The notary', 'The consul'],
          ['name', 'Zaldívar', 'Saldívar'],
          ['clause added', 'previous will. The', 'previous will. I leave my jewels to the parish. The'],
          ['mark', ' Marginal note: legalized.', ''],
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
          'Jugement de divorce. Le juge aux affaires familiales d’Angers prononce le divorce aux torts exclusifs du mari. La prestation compensatoire est fixée à quinze mille euros. Les enfants résident chez leur mère. Le père dispose d’un droit de visite le mercredi.',
        right:
          'Divorce judgment. The family court judge of Angers grants the divorce on the sole fault of the husband. The compensatory payment is set at fifteen thousand euros. The children live with their mother. The father has a right of visitation on Wednesdays.',
        errors: [
          ['place', 'Angers', 'Orléans'],
          ['kinship', 'of the husband', 'of the wife'],
          ['number in words', 'fifteen thousand', 'fifty thousand'],
          ['currency', 'euros', 'pounds'],
          ['swapped', 'their mother. The father', 'their father. The mother'],
          ['day or time', 'Wednesdays', 'Saturdays'],
          ['clause dropped', ' The children live with their mother.', ''],
          ['verdict', 'grants the divorce', 'denies the divorce'],
        ],
      },
      {
        source:
          'Diplôme de master en génie civil, mention assez bien, délivré à Thibault Garnier, né le 30 novembre 1990 à Metz, par l’université de Lorraine. Dossier n° GC-0417. Le doyen de la faculté. Sceau.',
        right:
          'Master’s degree in civil engineering, with honors (fairly good), awarded to Thibault Garnier, born on November 30, 1990 in Metz, by the University of Lorraine. File No. GC-0417. The dean of the faculty. Seal.',
        errors: [
          ['title', 'Master’s degree', 'Bachelor’s degree'],
          ['occupation', 'civil engineering', 'electrical engineering'],
          ['name', 'Garnier', 'Grenier'],
          ['date', 'November 30, 1990', 'September 30, 1990'],
          ['place', 'Metz', 'Nancy'],
          ['code', 'GC-0417', 'CG-0417'],
          ['title', 'The dean', 'The bursar'],
          ['mark', ' Seal.', ''],
          ['event', 'born on', 'married on'],
        ],
      },
    ],
  },
  {
    name: 'Italian',
    lang: 'it',
    pairs: [
      {
        source:
          'Verbale di denuncia. Il denunciante, barista, riferisce il furto della propria bicicletta avvenuto sabato sera a Ferrara. Valore: circa 350 euro. Nessun testimone. Questura di Ferrara, ispettore capo.',
        right:
          'Report of a complaint. The complainant, a bartender, reports the theft of his bicycle, which occurred on Saturday evening in Ferrara. Value: about 350 euros. No witnesses. Ferrara Police Headquarters, chief inspector.',
        errors: [
          ['event', 'the theft', 'the loss'],
          ['opposite', 'bicycle', 'car'],
          ['day or time', 'Saturday', 'Sunday'],
          ['place', 'in Ferrara', 'in Modena'],
          ['digits', '350', '530'],
          ['negation', 'No witnesses', 'Two witnesses'],
          ['authority', 'Police Headquarters', 'Fire Department'],
          ['title', 'chief inspector', 'sergeant'],
        ],
      },
      {
        source:
          'Atto di nascita: è nata una bambina di sesso femminile, alla quale è stato dato il nome di Ornella. La madre, ventiseienne, è parrucchiera; il padre, rumeno, è autista. Dichiarazione resa dall’ostetrica. Atto n. 92, parte I, serie A.',
        right:
          'Birth record: a child of the female sex was born, who was given the name Ornella. The mother, aged twenty-six, is a hairdresser; the father, Romanian, is a driver. Statement made by the midwife. Record No. 92, part I, series A.',
        errors: [
          ['pronoun', 'female', 'male'],
          ['name', 'Ornella', 'Ornelia'],
          ['occupation', 'a hairdresser', 'a waitress'],
          ['nationality', 'Romanian', 'Bulgarian'],
          ['occupation', 'a driver', 'a mechanic'],
          [
            'swapped',
            'is a hairdresser; the father, Romanian, is a driver',
            'is a driver; the father, Romanian, is a hairdresser',
          ],
          ['occupation', 'the midwife', 'the physician'],
          ['code', 'series A', 'series B'],
          ['digits', 'No. 92', 'No. 29'],
          ['number in words', 'twenty-six', 'twenty-seven'],
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
          'Taufschein. Getauft wurde am ersten Sonntag im Advent 1948 in Straubing das Kind Irmgard, eheliche Tochter des Webers Korbinian Aigner. Taufpatin war die Großmutter väterlicherseits. Der katholische Pfarrer. Kirchensiegel.',
        right:
          'Certificate of baptism. The child Irmgard, legitimate daughter of the weaver Korbinian Aigner, was baptized on the first Sunday of Advent 1948 in Straubing. The godmother was the paternal grandmother. The Catholic parish priest. Church seal.',
        errors: [
          ['event', 'was baptized', 'was buried'],
          ['opposite', 'legitimate', 'illegitimate'],
          ['occupation', 'weaver', 'baker'],
          ['kinship', 'godmother', 'stepmother'],
          ['kinship', 'paternal', 'maternal'],
          ['opposite', 'Catholic', 'Protestant'],
          ['place', 'Straubing', 'Landshut'],
          ['mark', ' Church seal.', ''],
          ['date', '1948', '1949'],
          ['ordinal', 'first Sunday', 'third Sunday'],
        ],
      },
      {
        source:
          'Kaufvertrag. Der Verkäufer übergibt der Käuferin den gebrauchten Lastwagen, Kilometerstand 182.400. Der Kaufpreis ist in vier Raten zu zahlen. Die Gewährleistung ist ausgeschlossen. Bremen, Donnerstag.',
        right:
          'Purchase contract. The seller hands over the used truck to the buyer, mileage 182,400. The purchase price is payable in four installments. The warranty is excluded. Bremen, Thursday.',
        errors: [
          [
            'swapped',
            'The seller hands over the used truck to the buyer',
            'The buyer hands over the used truck to the seller',
          ],
          ['opposite', 'used truck', 'new truck'],
          ['opposite', 'truck', 'motorcycle'],
          ['digits', '182,400', '128,400'],
          ['number in words', 'four installments', 'five installments'],
          ['opposite', 'excluded', 'included'],
          ['day or time', 'Thursday', 'Tuesday'],
          ['clause dropped', ' The warranty is excluded.', ''],
        ],
      },
    ],
  },
];
