import type { TruthPaper } from '../paper.ts';

/** Written after the checks were mended by the third set, and measured once before anything was mended by it. */
export const fourthLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese',
    lang: 'pt',
    pairs: [
      {
        source:
          'Certifico que Leopoldina Vasques Trigo, viúva, doméstica, faleceu em Évora às 21h15 do dia 2 de novembro de 1974, vítima de tuberculose. Não deixou testamento. Foi declarante o enteado. O óbito foi lavrado sob o n.º 318-B. Sepultada no cemitério dos Remédios. Custas: 45$00 escudos.',
        right:
          'I certify that Leopoldina Vasques Trigo, a widow, a homemaker, died in Évora at 9:15 p.m. on November 2, 1974, of tuberculosis. She left no will. The declarant was her stepson. The death was recorded under No. 318-B. Buried in the Remédios cemetery. Costs: 45$00 escudos.',
        errors: [
          ['name dropped', 'Leopoldina Vasques Trigo', 'Leopoldina Trigo'],
          ['place changed', 'Évora', 'Beja'],
          ['time of day', '9:15 p.m.', '9:15 a.m.'],
          ['date day and month', 'November 2, 1974', 'February 11, 1974'],
          ['lost negation', 'left no will', 'left a will'],
          ['kin word', 'stepson', 'son-in-law'],
          ['code letter', '318-B', '318-R'],
        ],
      },
      {
        source:
          'A bolsista cursou três períodos letivos e foi aprovada com média 8,75. A colação ocorreu na segunda quinzena de agosto. A instituição cobra taxa de 6% sobre o atraso. A aluna é sobrinha do reitor. Distância percorrida no estágio: 140 quilômetros. O histórico está completo.',
        right:
          'The scholarship holder completed three academic terms and passed with an average of 8.75. The graduation ceremony took place in the second half of August. The institution charges a fee of 6% on late payment. The student is the niece of the rector. Distance covered during the internship: 140 kilometers. The transcript is complete.',
        errors: [
          ['number word', 'three academic', 'four academic'],
          ['decimal moved', '8.75', '87.5'],
          ['month name', 'August', 'April'],
          ['percent', '6%', '60%'],
          ['kin word', 'the niece', 'the daughter'],
          ['unit', '140 kilometers', '140 miles'],
          ['added negation', 'is complete', 'is not complete'],
          ['sentence dropped', ' The student is the niece of the rector.', ''],
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
          'Ante mí, notario de Huelva, comparece don Cosme Aldana Pizarro, marino, con pasaporte XDB 440917, y manifiesta que reconoce como hija suya a la menor Brígida. El reconocimiento es irrevocable. No se exigen derechos. La abuela materna presta su conformidad. El acto finaliza a las trece horas.',
        right:
          'Before me, a notary of Huelva, appears Cosme Aldana Pizarro, a sailor, with passport XDB 440917, and states that he acknowledges the minor Brígida as his daughter. The acknowledgment is irrevocable. No fees are charged. The maternal grandmother gives her consent. The act ends at one in the afternoon.',
        errors: [
          ['place changed', 'Huelva', 'Cádiz'],
          ['name letter', 'Aldana', 'Aldama'],
          ['code letter', 'XDB 440917', 'XDP 440917'],
          ['digits swapped', '440917', '449017'],
          ['kin word', 'his daughter', 'his niece'],
          ['lost negation', 'No fees are charged', 'Fees are charged'],
          ['maternal or paternal', 'maternal', 'paternal'],
          ['time of day', 'one in the afternoon', 'one in the morning'],
        ],
      },
      {
        source:
          'Nómina de marzo. Categoría: oficial de segunda. Antigüedad: seis trienios. Devengado: 1.906,48 euros. Deducción: -287,11 euros. Retención: 14,5 %. Cobra por transferencia. Sede: Ponferrada.',
        right:
          'March payslip. Category: second-class skilled worker. Seniority: six three-year periods. Earned: 1,906.48 euros. Deduction: -287.11 euros. Withholding: 14.5%. Paid by transfer. Registered office: Ponferrada.',
        errors: [
          ['month name', 'March payslip', 'May payslip'],
          ['ordinal', 'second-class', 'first-class'],
          ['number word', 'six three-year', 'seven three-year'],
          ['digits swapped', '1,906.48', '1,960.48'],
          ['minus sign', '-287.11', '287.11'],
          ['percent', '14.5%', '15.4%'],
          ['place lost', ' Registered office: Ponferrada.', ''],
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
          'Frau Annegret Luise Brockhoff hat am 6. September 2010 in Osnabrück die Prüfung zur Fachwirtin bestanden. Im Fach Steuerrecht erhielt sie die Note „gut“. Die mündliche Prüfung dauerte fünfundvierzig Minuten. Eine Wiederholung ist ausgeschlossen. Das Zeugnis wurde von der Industrie- und Handelskammer ausgestellt. Ihr Ehemann war anwesend.',
        right:
          'Ms. Annegret Luise Brockhoff passed the examination for business specialist in Osnabrück on September 6, 2010. In the subject of tax law she received the grade “good”. The oral examination lasted forty-five minutes. A repeat is excluded. The certificate was issued by the Chamber of Industry and Commerce. Her husband was present.',
        errors: [
          ['name dropped', 'Annegret Luise Brockhoff', 'Annegret Brockhoff'],
          ['month name', 'September 6', 'December 6'],
          ['place changed', 'Osnabrück', 'Oldenburg'],
          ['grade or rank', '“good”', '“very good”'],
          ['number word', 'forty-five', 'fifty-four'],
          ['authority', 'Chamber of Industry and Commerce', 'Chamber of Lawyers'],
          ['added negation', 'Her husband was present', 'Her husband was not present'],
          ['kin word', 'Her husband', 'Her brother'],
        ],
      },
      {
        source:
          'Steuernummer 118/264/70593. Festgesetzte Steuer: 3.915,00 Euro. Erstattung: -604,20 Euro. Der Bescheid ist nicht vorläufig. Zinssatz: 0,15 %. Wohnfläche: 96 Quadratmeter. Entfernung: 23 km. Zustellung am 5. Dezember.',
        right:
          'Tax number 118/264/70593. Assessed tax: 3,915.00 euros. Refund: -604.20 euros. The notice is not provisional. Interest rate: 0.15%. Living space: 96 square meters. Distance: 23 km. Service on December 5.',
        errors: [
          ['digits swapped', '70593', '75093'],
          ['currency', '3,915.00 euros', '3,915.00 marks'],
          ['minus sign', '-604.20', '604.20'],
          ['lost negation', 'is not provisional', 'is provisional'],
          ['decimal moved', '0.15%', '1.5%'],
          ['unit', '96 square meters', '96 square feet'],
          ['markup', 'Distance: 23 km', 'Distance: 23 km&nbsp;'],
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
          'Par acte reçu le 3 avril 1989 par maître Grandjean, notaire à Saumur, la donatrice a cédé à son petit-fils une maison de 110 m². La toiture n’est pas garantie. Le prix est payable en quatre versements. L’adjudant-chef Delmas, témoin, a signé. Droits : 4,2 %. Registre C, folio 57.',
        right:
          'By deed received on April 3, 1989 by Maître Grandjean, notary in Saumur, the donor conveyed to her grandson a house of 110 m². The roof is not guaranteed. The price is payable in four installments. Chief warrant officer Delmas, a witness, signed. Duties: 4.2%. Register C, folio 57.',
        errors: [
          ['date day and month', 'April 3, 1989', 'March 4, 1989'],
          ['year', '1989', '1998'],
          ['place lost', ' in Saumur', ''],
          ['kin word', 'grandson', 'son'],
          ['unit', '110 m²', '110 ha'],
          ['lost negation', 'is not guaranteed', 'is guaranteed'],
          ['number word', 'four installments', 'six installments'],
          ['grade or rank', 'Chief warrant officer', 'Captain'],
          ['percent', '4.2%', '2.4%'],
          ['code letter', 'Register C', 'Register G'],
          ['sentence dropped', ' The roof is not guaranteed.', ''],
        ],
      },
    ],
  },
];
