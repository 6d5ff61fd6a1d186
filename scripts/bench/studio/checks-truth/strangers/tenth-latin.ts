import type { TruthPaper } from '../paper.ts';

/** What a forger of ordinary life would change in papers in Latin letters; tried once before any check was mended by it. */
export const tenthLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source:
          'Certifico que, às 7h45 da manhã do dia 9 de fevereiro de 1987, na Maternidade Santa Luzia, em Uberaba, nasceu uma criança do sexo feminino, que recebeu o nome de Rosângela Prates Vilela, segunda filha do casal. Avó materna: Ondina Prates, costureira, viúva. O registro foi feito fora do prazo legal. Isento de emolumentos.',
        right:
          'I certify that at 7:45 a.m. on February 9, 1987, at the Santa Luzia Maternity Hospital in Uberaba, a female child was born, who was given the name Rosângela Prates Vilela, the couple’s second daughter. Maternal grandmother: Ondina Prates, seamstress, widow. The registration was made after the legal deadline. Exempt from fees.',
        errors: [
          ['time of day', '7:45 a.m.', '7:45 p.m.'],
          ['gender', 'a female child', 'a male child'],
          ['kinship', 'second daughter', 'second son'],
          ['ordinal', 'second daughter', 'third daughter'],
          ['name misspelt', 'Vilela', 'Vilella'],
          ['lineage', 'Maternal grandmother', 'Paternal grandmother'],
          ['occupation', 'seamstress', 'teacher'],
          ['opposite', 'after the legal deadline', 'within the legal deadline'],
          ['sentence dropped', ' Exempt from fees.', ''],
          ['place', 'Uberaba', 'Uberlândia'],
        ],
      },
      {
        source:
          'Boletim de Ocorrência nº 3381/2016, 14ª Delegacia de Polícia. A vítima relata que teve a carteira e o celular subtraídos por dois indivíduos armados, em via pública, por volta das 21h10. Não soube descrever o veículo. O prejuízo foi estimado em R$ 1.750,00. Ninguém ficou ferido.',
        right:
          'Police Report No. 3381/2016, 14th Police Precinct. The victim reports that a wallet and a cell phone were taken by two armed individuals on a public street at about 9:10 p.m. The victim was unable to describe the vehicle. The loss was estimated at R$ 1,750.00. No one was injured.',
        errors: [
          ['title', 'Police Report', 'Medical Report'],
          ['register number', '3381/2016', '3318/2016'],
          ['ordinal', '14th', '13th'],
          ['added word', 'two armed individuals', 'two unarmed individuals'],
          ['number in words', 'two armed', 'three armed'],
          ['person of law', 'The victim reports', 'The suspect reports'],
          ['list item', 'a wallet and a cell phone were', 'a wallet was'],
          ['currency', 'R$ 1,750.00', 'US$ 1,750.00'],
          ['negation', 'No one was injured', 'One person was injured'],
          ['negation', 'was unable to describe', 'was able to describe'],
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
          'Contrato de arrendamento para habitação. O senhorio dá de arrendamento ao inquilino a fração autónoma designada pela letra «H», correspondente ao terceiro andar esquerdo. A renda mensal é de 625,00 €, paga até ao dia 8 de cada mês. É proibido ter animais. O prazo é de cinco anos, renovável. Setúbal, 30 de setembro de 2019.',
        right:
          'Residential lease agreement. The landlord leases to the tenant the autonomous unit designated by the letter “H”, corresponding to the third floor left. The monthly rent is €625.00, to be paid by the 8th day of each month. Keeping animals is forbidden. The term is five years, renewable. Setúbal, September 30, 2019.',
        errors: [
          ['roles swapped', 'The landlord leases to the tenant', 'The tenant leases to the landlord'],
          ['series letter', 'letter “H”', 'letter “F”'],
          ['ordinal', 'third floor', 'fourth floor'],
          ['opposite', 'floor left', 'floor right'],
          ['period', 'monthly rent', 'annual rent'],
          ['currency', '€625.00', '£625.00'],
          ['opposite', 'is forbidden', 'is permitted'],
          ['added word', ', renewable', ', non-renewable'],
          ['number in words', 'five years', 'four years'],
          ['unit', 'five years', 'five months'],
          ['place', 'Setúbal', 'Sintra'],
        ],
      },
      {
        source:
          'Relatório clínico. Doente do sexo masculino, 58 anos, reformado, fumador, internado por enfarte agudo do miocárdio. Sem antecedentes de diabetes. Medicado com aspirina 100 mg, uma vez por dia. Tensão arterial: 150/90 mmHg. Deve ser observado em consulta de cardiologia dentro de seis semanas.',
        right:
          'Clinical report. Male patient, 58 years old, retired, smoker, admitted for acute myocardial infarction. No history of diabetes. Medicated with aspirin 100 mg once a day. Blood pressure: 150/90 mmHg. He should be seen at a cardiology appointment within six weeks.',
        errors: [
          ['digits transposed', '58 years', '85 years'],
          ['gender', 'Male patient', 'Female patient'],
          ['occupation', 'retired', 'unemployed'],
          ['added word', 'smoker', 'non-smoker'],
          ['illness', 'myocardial infarction', 'pneumonia'],
          ['negation', 'No history of diabetes', 'History of diabetes'],
          ['dose', '100 mg', '100 g'],
          ['frequency', 'once a day', 'twice a day'],
          ['field', 'cardiology', 'neurology'],
          ['unit', 'six weeks', 'six months'],
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
          'El suscrito, Secretario del Juzgado Segundo de lo Familiar de Toluca, certifica que la sentencia dictada el 3 de agosto de 2011 ha causado ejecutoria. Se decreta la disolución del vínculo matrimonial y se otorga la custodia del menor a la madre. El padre pagará una pensión del 20 % de su salario. Ambas partes renuncian a la apelación.',
        right:
          'The undersigned, Clerk of the Second Family Court of Toluca, certifies that the judgment rendered on August 3, 2011 has become final. The marriage is dissolved, and custody of the minor is granted to the mother. The father shall pay support of 20% of his salary. Both parties waive the appeal.',
        errors: [
          ['authority', 'Family Court', 'Criminal Court'],
          ['ordinal', 'Second Family', 'First Family'],
          ['office', 'Clerk', 'Judge'],
          ['day and month swapped', 'August 3, 2011', 'March 8, 2011'],
          ['added word', 'has become final', 'has not become final'],
          ['number of people', 'custody of the minor', 'custody of the minors'],
          ['kinship', 'granted to the mother', 'granted to the father'],
          ['percentage', '20%', '25%'],
          ['negation', 'Both parties waive', 'Neither party waives'],
          ['place', 'Toluca', 'Torreón'],
          ['sentence dropped', ' Both parties waive the appeal.', ''],
        ],
      },
      {
        source:
          'Certificado de estudios de bachillerato. Alumna: Itzel Barragán Núñez. Promedio general: 8.7 (ocho punto siete). Observaciones: repitió el segundo semestre. Turno vespertino. Clave del plantel: 15-EBH-0423. Folio: K 208519. Lugar: Nezahualcóyotl, Estado de México, a 12 de julio de 2006.',
        right:
          'High school certificate of studies. Student: Itzel Barragán Núñez. Overall average: 8.7 (eight point seven). Remarks: she repeated the second semester. Afternoon shift. School code: 15-EBH-0423. Folio: K 208519. Place: Nezahualcóyotl, State of Mexico, July 12, 2006.',
        errors: [
          ['school level', 'High school', 'Primary school'],
          ['name misspelt', 'Barragán', 'Barragón'],
          ['grade', '8.7 (eight point seven)', '9.7 (nine point seven)'],
          ['opposite', 'she repeated', 'she passed'],
          ['ordinal', 'second semester', 'fourth semester'],
          ['shift', 'Afternoon shift', 'Morning shift'],
          ['code', '15-EBH-0423', '15-EHB-0423'],
          ['code', 'K 208519', 'X 208519'],
          ['day of a date', 'July 12, 2006', 'July 21, 2006'],
          ['surname order', 'Barragán Núñez', 'Núñez Barragán'],
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
          'Arbeitszeugnis. Herr Thorben Ladewig, geboren am 04.10.1979 in Wismar, war vom 1. März 2008 bis zum 30. Juni 2014 als Lagerleiter in unserem Hause beschäftigt. Er arbeitete stets zu unserer vollen Zufriedenheit. Herr Ladewig verlässt uns auf eigenen Wunsch. Das Arbeitsverhältnis war unbefristet.',
        right:
          'Employment reference. Mr. Thorben Ladewig, born on October 4, 1979 in Wismar, was employed by our company as a warehouse manager from March 1, 2008 to June 30, 2014. He always worked to our full satisfaction. Mr. Ladewig is leaving us at his own request. The employment was for an indefinite term.',
        errors: [
          ['day and month swapped', 'October 4, 1979', 'April 10, 1979'],
          ['gender', 'Mr. Thorben', 'Ms. Thorben'],
          ['place', 'Wismar', 'Weimar'],
          ['occupation', 'warehouse manager', 'warehouse worker'],
          ['validity date', 'June 30, 2014', 'June 30, 2015'],
          ['adverb', 'He always worked', 'He sometimes worked'],
          ['opposite', 'for an indefinite term', 'for a fixed term'],
          ['opposite', 'at his own request', 'at the employer’s request'],
          ['name misspelt', 'Mr. Thorben Ladewig', 'Mr. Thorben Ladewich'],
        ],
      },
      {
        source:
          'Auszug aus dem Handelsregister B des Amtsgerichts Rostock, HRB 7716. Gegenstand: Großhandel mit Holz und Baustoffen. Stammkapital: 25.000,00 EUR. Geschäftsführerin: Wiebke Oldenburg, ledig, einzelvertretungsberechtigt. Die Prokura des Karsten Freese ist erloschen. Tag der ersten Eintragung: 18.02.2003. Seite 2 von 4.',
        right:
          'Extract from Commercial Register B of the Local Court of Rostock, HRB 7716. Purpose: wholesale trade in wood and building materials. Share capital: EUR 25,000.00. Managing director: Wiebke Oldenburg, single, authorized to represent the company alone. The power of procuration of Karsten Freese has expired. Date of first entry: February 18, 2003. Page 2 of 4.',
        errors: [
          ['series letter', 'Commercial Register B', 'Commercial Register A'],
          ['authority', 'Local Court', 'Regional Court'],
          ['code', 'HRB 7716', 'HRB 7176'],
          ['trade', 'wholesale trade', 'retail trade'],
          ['goods', 'in wood and', 'in steel and'],
          ['list item', 'wood and building materials', 'wood'],
          ['currency', 'EUR 25,000.00', 'CHF 25,000.00'],
          ['marital status', 'single, authorized', 'married, authorized'],
          ['opposite', 'alone', 'jointly'],
          ['opposite', 'has expired', 'has been granted'],
          ['ordinal', 'first entry', 'last entry'],
          ['page mark', 'Page 2 of 4', 'Page 3 of 4'],
        ],
      },
    ],
  },
];
