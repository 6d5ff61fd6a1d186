import type { TruthPaper } from '../paper.ts';

/** All 24 kinds of error in eight languages, written after the fourth set and measured before anything was mended by it. */
export const fifthLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese',
    lang: 'pt',
    pairs: [
      {
        source:
          'Declaração da creche municipal. A criança Yasmin Cordeiro Falcão está matriculada no segundo jardim e frequenta das 7h30 às 16h. A avó paterna é quem a busca. Não há mensalidade. A vaga foi concedida em 4 de março de 2021. Residem em Mossoró. Registro MT-4038.',
        right:
          'Statement from the municipal daycare center. The child Yasmin Cordeiro Falcão is enrolled in the second kindergarten class and attends from 7:30 a.m. to 4 p.m. Her paternal grandmother is the one who picks her up. There is no monthly fee. The place was granted on March 4, 2021. They live in Mossoró. Registration MT-4038.',
        errors: [
          ['name letter', 'Cordeiro', 'Cordeira'],
          ['ordinal', 'second kindergarten', 'third kindergarten'],
          ['time of day', '7:30 a.m.', '7:30 p.m.'],
          ['maternal or paternal', 'paternal', 'maternal'],
          ['lost negation', 'There is no monthly fee', 'There is a monthly fee'],
          ['date day and month', 'March 4, 2021', 'April 3, 2021'],
          ['place changed', 'Mossoró', 'Natal'],
          ['code letter', 'MT-4038', 'NT-4038'],
        ],
      },
      {
        source:
          'Extrato do condomínio referente a julho de 2018. Saldo anterior: -1.274,60 reais. Multa de 2% sobre o valor em atraso. A síndica Rosana Telles Bittencourt autorizou o parcelamento em nove vezes. Consumo de água: 18,5 metros cúbicos. O morador é genro da proprietária. A garagem está alugada.',
        right:
          'Condominium statement for July 2018. Previous balance: -1,274.60 reais. Penalty of 2% on the overdue amount. The building manager Rosana Telles Bittencourt authorized payment in nine installments. Water consumption: 18.5 cubic meters. The resident is the son-in-law of the owner. The garage is rented out.',
        errors: [
          ['month name', 'July 2018', 'June 2018'],
          ['minus sign', '-1,274.60', '1,274.60'],
          ['percent', '2%', '20%'],
          ['name dropped', 'Rosana Telles Bittencourt', 'Rosana Bittencourt'],
          ['number word', 'nine installments', 'six installments'],
          ['decimal moved', '18.5 cubic', '185 cubic'],
          ['kin word', 'son-in-law', 'stepson'],
          ['added negation', 'is rented out', 'is not rented out'],
        ],
      },
      {
        source:
          'O cabo Evandro Pontes, lotado no quartel de Uruguaiana desde 1996, foi julgado pela Auditoria Militar. Percorreu 320 quilômetros a serviço. A diária era de 85 reais. Apresentou recurso dentro do prazo. Processo 0047216. A pena foi cumprida.',
        right:
          'Corporal Evandro Pontes, stationed at the barracks of Uruguaiana since 1996, was tried by the Military Court. He traveled 320 kilometers on duty. The daily allowance was 85 reais. He filed an appeal within the time limit. Case 0047216. The sentence has been served.',
        errors: [
          ['grade or rank', 'Corporal', 'Sergeant'],
          ['place lost', ' of Uruguaiana', ''],
          ['year', '1996', '1969'],
          ['authority', 'Military Court', 'Labor Court'],
          ['unit', '320 kilometers', '320 meters'],
          ['currency', '85 reais', '85 pesos'],
          ['digits swapped', '0047216', '0042716'],
          ['sentence dropped', ' He filed an appeal within the time limit.', ''],
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
          'Constancia de residencia. La comisaria ejidal hace constar que Eufrosina Tapia Mondragón habita desde hace once años en la calle Zaragoza, Tehuacán. Vive con su nuera y dos nietos. No paga renta. Nació el 8 de octubre de 1951. La vivienda mide 74 metros cuadrados. El agua llega por tubería.',
        right:
          'Proof of residence. The ejido commissioner certifies that Eufrosina Tapia Mondragón has lived for eleven years at Calle Zaragoza, Tehuacán. She lives with her daughter-in-law and two grandchildren. She does not pay rent. She was born on October 8, 1951. The dwelling measures 74 square meters. Water arrives by pipe.',
        errors: [
          ['name letter', 'Mondragón', 'Mondragán'],
          ['number word', 'eleven years', 'twelve years'],
          ['place changed', 'Tehuacán', 'Cholula'],
          ['kin word', 'daughter-in-law', 'sister-in-law'],
          ['lost negation', 'She does not pay rent', 'She pays rent'],
          ['date day and month', 'October 8, 1951', 'August 10, 1951'],
          ['unit', '74 square meters', '74 square feet'],
          ['sentence dropped', ' Water arrives by pipe.', ''],
        ],
      },
      {
        source:
          'Estado de cuenta de febrero de 2017. Titular: Gumersindo Arce Villaseñor. Comisión por manejo: 3,8 %. Cargo: -460,25 pesos. Tipo de cambio: 19,07. La sucursal de Pachuca cierra a las 16:30. Folio KB-77214. La tarjeta fue bloqueada por la Comisión Nacional Bancaria.',
        right:
          'Account statement for February 2017. Holder: Gumersindo Arce Villaseñor. Handling fee: 3.8%. Charge: -460.25 pesos. Exchange rate: 19.07. The branch of Pachuca closes at 4:30 p.m. Folio KB-77214. The card was blocked by the National Banking Commission.',
        errors: [
          ['month name', 'February 2017', 'September 2017'],
          ['name dropped', 'Gumersindo Arce Villaseñor', 'Gumersindo Villaseñor'],
          ['percent', '3.8%', '8.3%'],
          ['minus sign', '-460.25', '460.25'],
          ['decimal moved', '19.07', '190.7'],
          ['time of day', '4:30 p.m.', '4:30 a.m.'],
          ['code letter', 'KB-77214', 'KP-77214'],
          ['authority', 'National Banking Commission', 'National Water Commission'],
        ],
      },
      {
        source:
          'El teniente coronel Abelardo Rincón ingresó en 1983 en la tercera compañía. Fue trasladado a Neiva. El tío paterno recibió la medalla. Indemnización: 12.450.000 pesos. La familia acepta el traslado de los restos. Expediente 583016.',
        right:
          'Lieutenant colonel Abelardo Rincón joined the third company in 1983. He was transferred to Neiva. His paternal uncle received the medal. Compensation: 12,450,000 pesos. The family accepts the transfer of the remains. File 583016.',
        errors: [
          ['grade or rank', 'Lieutenant colonel', 'Captain'],
          ['ordinal', 'third company', 'fourth company'],
          ['year', '1983', '1993'],
          ['place lost', ' to Neiva', ''],
          ['maternal or paternal', 'paternal', 'maternal'],
          ['currency', '12,450,000 pesos', '12,450,000 dollars'],
          ['added negation', 'The family accepts', 'The family does not accept'],
          ['digits swapped', '583016', '538016'],
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
          'Meldebescheinigung. Herr Wolfhart Egon Tiedemann ist seit dem 7. Mai 1999 in Wilhelmshaven gemeldet. Im Haushalt leben seine Schwiegermutter und vier Kinder. Eine Auskunftssperre besteht nicht. Die Wohnung liegt im dritten Stock. Der Antrag ging um 14.20 Uhr ein. Geschäftszeichen: WV 3-882.',
        right:
          'Registration certificate. Mr. Wolfhart Egon Tiedemann has been registered in Wilhelmshaven since May 7, 1999. His mother-in-law and four children live in the household. There is no information block. The apartment is on the third floor. The application was received at 2:20 p.m. Reference: WV 3-882.',
        errors: [
          ['name letter', 'Tiedemann', 'Tiedeman'],
          ['name dropped', 'Wolfhart Egon Tiedemann', 'Wolfhart Tiedemann'],
          ['date day and month', 'May 7, 1999', 'July 5, 1999'],
          ['place changed', 'Wilhelmshaven', 'Bremerhaven'],
          ['kin word', 'mother-in-law', 'mother'],
          ['number word', 'four children', 'five children'],
          ['lost negation', 'There is no information block', 'There is an information block'],
          ['time of day', '2:20 p.m.', '2:20 a.m.'],
        ],
      },
      {
        source:
          'Abrechnung für Oktober 2015. Guthaben: 218,40 Euro. Nachzahlung: -93,75 Euro. Der Verbrauch stieg um 7,4 %. Zählerstand: 36.281 Kilowattstunden. Der Vertrag wurde verlängert. Kundennummer FK-5507. Zuständig ist die Bundesnetzagentur.',
        right:
          'Statement for October 2015. Credit: 218.40 euros. Additional payment: -93.75 euros. Consumption rose by 7.4%. Meter reading: 36,281 kilowatt hours. The contract was extended. Customer number FK-5507. The Federal Network Agency is responsible.',
        errors: [
          ['month name', 'October 2015', 'August 2015'],
          ['decimal moved', '218.40', '2,184.0'],
          ['minus sign', '-93.75', '93.75'],
          ['percent', '7.4%', '4.7%'],
          ['digits swapped', '36,281', '36,821'],
          ['added negation', 'The contract was extended', 'The contract was not extended'],
          ['code letter', 'FK-5507', 'FH-5507'],
          ['authority', 'Federal Network Agency', 'Federal Employment Agency'],
        ],
      },
      {
        source:
          'Oberfeldwebel Sven Rademacher diente von 1978 bis 1990. Die Strecke betrug 42 Kilometer. Seine Großeltern mütterlicherseits lebten in Zittau. Beim zweiten Lehrgang erhielt er 300 Mark Prämie. Er trat danach in den Ruhestand.',
        right:
          'Sergeant first class Sven Rademacher served from 1978 to 1990. The route was 42 kilometers. His maternal grandparents lived in Zittau. In the second course he received a bonus of 300 marks. He then retired.',
        errors: [
          ['grade or rank', 'Sergeant first class', 'Lieutenant'],
          ['year', '1978', '1987'],
          ['unit', '42 kilometers', '42 miles'],
          ['maternal or paternal', 'maternal', 'paternal'],
          ['place lost', ' in Zittau', ''],
          ['ordinal', 'second course', 'first course'],
          ['currency', '300 marks', '300 euros'],
          ['sentence dropped', ' He then retired.', ''],
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
          'Livret de famille. Mathurin Lescure, né le 10 juin 1947, boulanger, épouse à Cahors la cousine de son voisin. La dot n’a pas été versée. Le brigadier Pons a signé.',
        right:
          'Family record book. Mathurin Lescure, born on June 10, 1947, a baker, marries in Cahors the cousin of his neighbor. The dowry was not paid. Corporal Pons signed.',
        errors: [
          ['name letter', 'Lescure', 'Lescuyer'],
          ['date day and month', 'June 10, 1947', 'October 6, 1947'],
          ['place lost', ' in Cahors', ''],
          ['kin word', 'the cousin', 'the sister'],
          ['lost negation', 'was not paid', 'was paid'],
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
          'Busta paga di novembre. Dipendente: Fiorella Maria Gentileschi. Trattenuta: -74,30 euro. Il nonno paterno era socio. Sede di Rovigo. La malattia è stata comunicata.',
        right:
          'Payslip for November. Employee: Fiorella Maria Gentileschi. Deduction: -74.30 euros. Her paternal grandfather was a partner. Office of Rovigo. The sickness was reported.',
        errors: [
          ['name dropped', 'Fiorella Maria Gentileschi', 'Fiorella Gentileschi'],
          ['month name', 'November', 'December'],
          ['minus sign', '-74.30', '74.30'],
          ['maternal or paternal', 'paternal', 'maternal'],
          ['place changed', 'Rovigo', 'Padua'],
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
          'Zaświadczenie z urzędu skarbowego w Ełku. Podatnik zalega z kwotą 812,90 złotych od 2006 roku. Odsetki wynoszą 6,5 %. Decyzja jest ostateczna. Uiszczono opłatę skarbową.',
        right:
          'Certificate from the tax office in Ełk. The taxpayer has owed the amount of 812.90 zlotys since 2006. The interest is 6.5%. The decision is final. The stamp duty has been paid.',
        errors: [
          ['authority', 'tax office', 'labor office'],
          ['currency', '812.90 zlotys', '812.90 euros'],
          ['year', '2006', '2016'],
          ['percent', '6.5%', '65%'],
          ['added negation', 'is final', 'is not final'],
        ],
      },
    ],
  },
];
