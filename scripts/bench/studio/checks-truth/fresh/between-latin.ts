import type { TruthPaper } from '../paper.ts';

/** Dense paragraphs to mend by, between the third set and the fourth. */
export const betweenLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese',
    lang: 'pt',
    pairs: [
      {
        source:
          'Atesto que o menor Caetano Brito Moura, portador do passe n.º 48.213-L, frequenta o quinto ano nesta escola, no turno da tarde, das 13h10 às 17h40. Sua frequência é de 92%. O aluno não recebeu advertências. O responsável é o padrasto, eletricista. A mensalidade de R$ 415,30 encontra-se paga. Teresina, 9 de maio de 2017.',
        right:
          'I certify that the minor Caetano Brito Moura, holder of pass No. 48.213-L, attends the fifth year at this school, on the afternoon shift, from 1:10 p.m. to 5:40 p.m. His attendance is 92%. The student has received no warnings. The person responsible is the stepfather, an electrician. The monthly fee of R$ 415.30 has been paid. Teresina, May 9, 2017.',
        errors: [
          ['name dropped', 'Caetano Brito Moura', 'Caetano Moura'],
          ['code letter', '48.213-L', '48.213-T'],
          ['ordinal', 'fifth year', 'fourth year'],
          ['time of day', '1:10 p.m.', '1:10 a.m.'],
          ['lost negation', 'has received no warnings', 'has received warnings'],
          ['kin word', 'the stepfather', 'the father'],
          ['decimal moved', '415.30', '4,153.0'],
          ['added negation', 'has been paid', 'has not been paid'],
          ['place changed', 'Teresina', 'Fortaleza'],
          ['sentence dropped', ' His attendance is 92%.', ''],
        ],
      },
      {
        source:
          'A parturiente, primigesta, chegou à maternidade às 3h25 da madrugada, com contrações regulares. O parto foi normal, sem intercorrências. O recém-nascido pesou 2.985 gramas e mediu 47 centímetros. Temperatura: 36,4 °C. O tio paterno doou sangue. Alta em dois dias. Centro Hospitalar de Leiria.',
        right:
          'The woman in labor, in her first pregnancy, arrived at the maternity hospital at 3:25 a.m. with regular contractions. The delivery was normal, without complications. The newborn weighed 2,985 grams and measured 47 centimeters. Temperature: 36.4 °C. The paternal uncle donated blood. Discharge in two days. Leiria Hospital Center.',
        errors: [
          ['lost negation', 'without complications', 'with complications'],
          ['unit', '2,985 grams', '2,985 kilograms'],
          ['maternal or paternal', 'paternal uncle', 'maternal uncle'],
          ['number word', 'two days', 'twelve days'],
          ['digits swapped', '36.4', '34.6'],
        ],
      },
      {
        source:
          'O Tribunal condenou o arguido, pescador, na pena de quatro anos de prisão, suspensa na sua execução. O arguido confessou integralmente e sem reservas. Vai absolvido do crime de ameaça. As custas ficam a cargo do arguido. O Ministério da Justiça foi notificado em junho.',
        right:
          'The Court sentenced the defendant, a fisherman, to four years of imprisonment, suspended in its execution. The defendant confessed in full and without reservations. He is acquitted of the crime of threat. The costs are borne by the defendant. The Ministry of Justice was notified in June.',
        errors: [
          ['number word', 'four years', 'five years'],
          ['lost negation', 'without reservations', 'with reservations'],
          ['authority', 'Ministry of Justice', 'Ministry of Health'],
          ['month name', 'in June', 'in July'],
          ['sentence dropped', ' He is acquitted of the crime of threat.', ''],
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
          'Recibí del señor Facundo Ledesma Roca la cantidad de 87.500,00 pesos en concepto de seña por la venta del inmueble de la avenida Colón 1432, piso 6.º. El saldo se abonará en tres cuotas trimestrales. La escritura se otorgará en Mendoza el 11/04/2022. El vendedor no se responsabiliza por vicios ocultos. Interés moratorio: 2,5 % mensual.',
        right:
          'I received from Mr. Facundo Ledesma Roca the sum of 87,500.00 pesos as a down payment for the sale of the property at avenida Colón 1432, 6th floor. The balance will be paid in three quarterly installments. The deed will be executed in Mendoza on April 11, 2022. The seller is not liable for hidden defects. Default interest: 2.5% per month.',
        errors: [
          ['name letter', 'Ledesma', 'Ledezma'],
          ['digits swapped', '87,500.00', '78,500.00'],
          ['currency', 'pesos', 'dollars'],
          ['ordinal', '6th floor', '5th floor'],
          ['number word', 'three quarterly', 'four quarterly'],
          ['place changed', 'Mendoza', 'San Juan'],
          ['date day and month', 'April 11, 2022', 'November 4, 2022'],
          ['lost negation', 'is not liable', 'is liable'],
          ['percent', '2.5%', '25%'],
        ],
      },
      {
        source:
          'El sargento primero Bartolomé Quiñones Sáez, del regimiento n.º 14, resultó herido en el brazo izquierdo. No se le abrió expediente. Fue ascendido en 1968. Su madrina de guerra era la hija del coronel. Pensión: 340 pesetas. Conste que gozó de permiso.',
        right:
          'First sergeant Bartolomé Quiñones Sáez, of regiment No. 14, was wounded in the left arm. No proceedings were opened against him. He was promoted in 1968. His wartime godmother was the daughter of the colonel. Pension: 340 pesetas. Let it be noted that he was on leave.',
        errors: [
          ['grade or rank', 'First sergeant', 'Second lieutenant'],
          ['grade or rank', 'the colonel', 'the captain'],
          ['kin word', 'the daughter', 'the sister'],
          ['year', '1968', '1986'],
          ['lost negation', 'No proceedings were', 'Proceedings were'],
          ['added negation', 'he was on leave', 'he was not on leave'],
          ['currency', '340 pesetas', '340 pesos'],
          ['name dropped', 'Bartolomé Quiñones Sáez', 'Bartolomé Sáez'],
        ],
      },
      {
        source:
          'La comisión evaluadora otorgó a la tesista la calificación de muy bueno por unanimidad. La defensa tuvo lugar el martes a las 18:30 horas en Valdivia. La directora de tesis se excusó de votar. La graduada queda habilitada para ejercer. Se deja constancia de que no adeuda aranceles.',
        right:
          'The evaluation committee unanimously awarded the thesis candidate the grade of very good. The defense took place on Tuesday at 6:30 p.m. in Valdivia. The thesis supervisor abstained from voting. The graduate is authorized to practice. It is hereby recorded that she owes no fees.',
        errors: [
          ['grade or rank', 'very good', 'excellent'],
          ['time of day', '6:30 p.m.', '8:30 p.m.'],
          ['place changed', 'Valdivia', 'Osorno'],
          ['added negation', 'is authorized', 'is not authorized'],
          ['lost negation', 'owes no fees', 'owes fees'],
          ['sentence dropped', ' The graduate is authorized to practice.', ''],
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
          'Der Antragsteller Lorenz Emil Thomsen, geboren am 8. Februar 1963 in Husum, hat die deutsche Staatsangehörigkeit nicht verloren. Sein Großvater mütterlicherseits war Däne. Die Urkunde trägt die Nummer F 2207-19. Die Gebühr von 51,00 EUR wurde überwiesen. Der Landrat des Kreises Nordfriesland.',
        right:
          'The applicant Lorenz Emil Thomsen, born on February 8, 1963 in Husum, has not lost his German citizenship. His maternal grandfather was Danish. The document bears the number F 2207-19. The fee of EUR 51.00 was transferred. The District Administrator of the district of Nordfriesland.',
        errors: [
          ['name dropped', 'Lorenz Emil Thomsen', 'Lorenz Thomsen'],
          ['month name', 'February 8', 'January 8'],
          ['place lost', ' in Husum', ''],
          ['lost negation', 'has not lost', 'has lost'],
          ['maternal or paternal', 'maternal', 'paternal'],
          ['kin word', 'grandfather', 'uncle'],
          ['code letter', 'F 2207-19', 'E 2207-19'],
          ['currency', 'EUR 51.00', 'CHF 51.00'],
          ['authority', 'District Administrator', 'Public Prosecutor'],
        ],
      },
      {
        source:
          'Die Auszubildende hat die Gesellenprüfung mit der Note „befriedigend“ abgelegt. Sie fehlte an elf Tagen, davon zwei unentschuldigt. Im dritten Lehrjahr wurde sie in der Filiale Bamberg eingesetzt. Eine Übernahme ist nicht vorgesehen. Die Handwerkskammer stellt den Gesellenbrief aus.',
        right:
          'The apprentice passed the journeyman’s examination with the grade “satisfactory”. She was absent on eleven days, two of them unexcused. In the third year of training she was assigned to the Bamberg branch. Permanent employment is not planned. The Chamber of Crafts issues the journeyman’s certificate.',
        errors: [
          ['grade or rank', '“satisfactory”', '“good”'],
          ['number word', 'eleven days', 'twelve days'],
          ['ordinal', 'third year', 'second year'],
          ['place changed', 'Bamberg', 'Bayreuth'],
          ['lost negation', 'is not planned', 'is planned'],
          ['authority', 'Chamber of Crafts', 'Chamber of Commerce'],
        ],
      },
      {
        source:
          'Bei der Blutabnahme um 7.45 Uhr betrug der Hämoglobinwert 13,8 g/dl. Der Base Excess lag bei -1,7. Der Patient ist Nichtraucher und trinkt keinen Alkohol. Die Schwester des Patienten leidet an Epilepsie. Körpergewicht: 82 Kilogramm. Wiedervorstellung in vier Wochen.',
        right:
          'When blood was drawn at 7:45 a.m., the hemoglobin value was 13.8 g/dl. The base excess was -1.7. The patient is a non-smoker and does not drink alcohol. The patient’s sister suffers from epilepsy. Body weight: 82 kilograms. Follow-up in four weeks.',
        errors: [
          ['time of day', '7:45 a.m.', '7:45 p.m.'],
          ['decimal moved', '13.8', '1.38'],
          ['minus sign', '-1.7', '1.7'],
          ['lost negation', 'does not drink', 'drinks'],
          ['kin word', 'sister', 'mother'],
          ['unit', '82 kilograms', '82 pounds'],
          ['number word', 'four weeks', 'five weeks'],
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
          'Le tribunal de grande instance de Roanne a prononcé le divorce des époux Chapuis. L’autorité parentale est exercée conjointement. La mère n’a pas demandé de prestation compensatoire. Le père versera 230 euros par mois et par enfant, avant le cinq de chaque mois. Les frais de scolarité seront partagés. L’appartement de Vichy est attribué à l’épouse.',
        right:
          'The Regional Court of Roanne granted the divorce of the spouses Chapuis. Parental authority is exercised jointly. The mother did not request a compensatory allowance. The father shall pay 230 euros per month per child, before the fifth of each month. School fees shall be shared. The apartment in Vichy is awarded to the wife.',
        errors: [
          ['place changed', 'Roanne', 'Mâcon'],
          ['lost negation', 'did not request', 'requested'],
          ['digits swapped', '230', '320'],
          ['currency', '230 euros', '230 francs'],
          ['place lost', ' in Vichy', ''],
          ['kin word', 'to the wife', 'to the husband'],
          ['sentence dropped', ' School fees shall be shared.', ''],
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
          'La dottoressa Fiammetta Corsi Bellini ha prestato servizio presso la nostra clinica di Pesaro dal 1° settembre 2008 al 30 giugno 2015 in qualità di ostetrica. Non ha riportato sanzioni. Lo stipendio lordo era di 2.140,75 euro. Orario: dalle 8 alle 14, con sei turni notturni al mese. Sostituisce il certificato precedente.',
        right:
          'Dr. Fiammetta Corsi Bellini worked at our clinic in Pesaro from September 1, 2008 to June 30, 2015 as a midwife. She has received no sanctions. The gross salary was 2,140.75 euros. Hours: 8 a.m. to 2 p.m., with six night shifts per month. It replaces the previous certificate.',
        errors: [
          ['name dropped', 'Fiammetta Corsi Bellini', 'Fiammetta Bellini'],
          ['place changed', 'Pesaro', 'Ancona'],
          ['month name', 'September 1', 'October 1'],
          ['lost negation', 'received no sanctions', 'received sanctions'],
          ['decimal moved', '2,140.75', '21,407.5'],
          ['time of day', '2 p.m.', '2 a.m.'],
          ['number word', 'six night', 'seven night'],
        ],
      },
    ],
  },
];
