import type { TruthPaper } from '../paper.ts';

/** Right texts of papers in Latin letters with the errors that are put into them. */
export const latin3: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source: 'Jamais houve interdição registrada em nome do requerente nesta serventia.',
        right: 'No guardianship has ever been registered in the name of the applicant at this registry office.',
        errors: [
          ['a negation lost', 'No guardianship has ever been registered', 'A guardianship has been registered'],
          ['another authority', 'registry office', 'embassy'],
        ],
      },
      {
        source:
          'O padrinho, motorista, nascido em Cataguases, e a sobrinha, estudante, de religião católica, assinaram o termo.',
        right:
          'The godfather, a driver, born in Cataguases, and the niece, a student, of the Catholic religion, signed the record.',
        errors: [
          ['another kinship', 'the niece', 'the daughter'],
          ['another occupation', 'a driver', 'a physician'],
          ['another place', 'Cataguases', 'Leopoldina'],
          ['another religion', 'Catholic religion', 'Jewish religion'],
          ['a negation added', 'signed the record', 'did not sign the record'],
        ],
      },
      {
        source: 'Avós maternos ignorados. Avós paternos: Lauro Bittar e Zilda Bittar. Cor: parda.',
        right: 'Maternal grandparents unknown. Paternal grandparents: Lauro Bittar and Zilda Bittar. Color: brown.',
        errors: [
          ['paternal for maternal', 'Paternal grandparents', 'Maternal grandparents'],
          ['a name altered', 'Lauro Bittar', 'Mauro Bittar'],
          ['another colour', 'Color: brown', 'Color: white'],
          ['a sentence dropped', ' Color: brown.', ''],
        ],
      },
      {
        source: 'Diploma de bacharel conferido pela universidade em 4 de maio de 1997, processo 23.118-MG.',
        right: 'Bachelor’s diploma conferred by the university on May 4, 1997, case 23.118-MG.',
        errors: [
          ['another rank', 'Bachelor’s diploma', 'Doctor’s diploma'],
          ['another date', 'May 4, 1997', 'May 4, 1979'],
          ['letters of a code', '23.118-MG', '23.118-GO'],
        ],
      },
      {
        source: 'Total: 48 meses de contribuição.',
        right: 'Total: 48 months of contributions.',
        errors: [['another unit', '48 months', '48 years']],
      },
    ],
  },
  {
    name: 'Portuguese of Portugal',
    lang: 'pt',
    pairs: [
      {
        source: 'O registado é filho de pai incógnito e não foi perfilhado.',
        right: 'The registered person is the child of an unknown father and was not acknowledged.',
        errors: [['a negation lost', 'was not acknowledged', 'was acknowledged']],
      },
      {
        source:
          'A madrasta do menor, professora, de nacionalidade ucraniana, compareceu na câmara municipal ao sábado à tarde.',
        right:
          'The minor’s stepmother, a teacher, of Ukrainian nationality, appeared at the city council on Saturday afternoon.',
        errors: [
          ['another kinship', 'stepmother', 'grandmother'],
          ['another occupation', 'a teacher', 'a tailor'],
          ['another nationality', 'Ukrainian', 'Polish'],
          ['another authority', 'the city council', 'the hospital'],
          ['another day or time of day', 'Saturday afternoon', 'Saturday morning'],
        ],
      },
      {
        source: 'Avó materna natural de Figueira de Castelo Rodrigo, residente em Mangualde.',
        right: 'Maternal grandmother born in Figueira de Castelo Rodrigo, residing in Mangualde.',
        errors: [
          ['paternal for maternal', 'Maternal grandmother', 'Paternal grandmother'],
          ['another place', 'Mangualde', 'Guarda'],
        ],
      },
      {
        source: 'Classificação final: suficiente. Propina: 697,00 euros. O aluno desistiu do curso.',
        right: 'Final classification: sufficient. Tuition: 697.00 euros. The student left the course.',
        errors: [
          ['another grade', 'sufficient', 'very good'],
          ['another currency', '697.00 euros', '697.00 reais'],
          ['another number', '697.00', '679.00'],
          ['a sentence dropped', ' The student left the course.', ''],
        ],
      },
      {
        source: 'Casamento dissolvido por morte do cônjuge marido; variação de -0,8 pontos.',
        right: 'Marriage dissolved by the death of the husband; change of -0.8 points.',
        errors: [
          ['another event', 'by the death', 'by the divorce'],
          ['a sign lost', '-0.8', '0.8'],
          ['another kinship', 'the husband', 'the wife'],
        ],
      },
    ],
  },
  {
    name: 'Spanish',
    lang: 'es',
    pairs: [
      {
        source: 'El compareciente manifiesta, bajo protesta de decir verdad, que ningún familiar reclama la herencia.',
        right: 'The person appearing states, under oath, that no relative claims the inheritance.',
        errors: [['a negation lost', 'no relative claims', 'a relative claims']],
      },
      {
        source: 'Bisabuela paterna: Eulalia Montaño, cubana, costurera, nacida en Camagüey.',
        right: 'Paternal great-grandmother: Eulalia Montaño, Cuban, a seamstress, born in Camagüey.',
        errors: [
          ['paternal for maternal', 'Paternal great', 'Maternal great'],
          ['another kinship', 'great-grandmother', 'aunt'],
          ['another nationality', 'Cuban', 'Mexican'],
          ['another occupation', 'a seamstress', 'a nurse'],
          ['another place', 'Camagüey', 'Holguín'],
          ['a name altered', 'Eulalia Montaño', 'Eulalia Montano'],
        ],
      },
      {
        source: 'El sargento entregó la constancia al cónsul el miércoles a las 9:15 de la mañana.',
        right: 'The sergeant delivered the certificate to the consul on Wednesday at 9:15 in the morning.',
        errors: [
          ['another rank', 'The sergeant', 'The lieutenant'],
          ['another authority', 'the consul', 'the notary'],
          ['another day or time of day', 'on Wednesday', 'on Tuesday'],
          ['a negation added', 'delivered', 'did not deliver'],
        ],
      },
      {
        source: 'Pensión mensual: 3,480.00 pesos. Tasa: 4%. La unión fue disuelta por divorcio. Expediente 77-B.',
        right: 'Monthly pension: 3,480.00 pesos. Rate: 4%. The union was dissolved by divorce. File 77-B.',
        errors: [
          ['another currency', '3,480.00 pesos', '3,480.00 euros'],
          ['a percent sign lost', '4%', '4'],
          ['letters of a code', '77-B', '77-D'],
          ['another event', 'by divorce', 'by death'],
        ],
      },
    ],
  },
  {
    name: 'German',
    lang: 'de',
    pairs: [
      {
        source: 'Eine frühere Ehe der Antragstellerin ist hier nicht bekannt.',
        right: 'No previous marriage of the applicant is known here.',
        errors: [['a negation lost', 'No previous marriage', 'A previous marriage']],
      },
      {
        source:
          'Die Tante väterlicherseits, ledig, Krankenschwester, österreichische Staatsangehörige, wohnhaft in Buxtehude, ist Vormund.',
        right: 'The paternal aunt, single, a nurse, an Austrian national, residing in Buxtehude, is the guardian.',
        errors: [
          ['paternal for maternal', 'The paternal aunt', 'The maternal aunt'],
          ['another kinship', 'paternal aunt', 'paternal niece'],
          ['another gender or civil status', 'single', 'divorced'],
          ['another occupation', 'a nurse', 'a baker'],
          ['another nationality', 'Austrian', 'Swiss'],
          ['another place', 'Buxtehude', 'Stade'],
          ['a negation added', 'is the guardian', 'is not the guardian'],
        ],
      },
      {
        source:
          'Der Geselle legte die Prüfung vor der Handwerkskammer ab. Mathematik: mangelhaft. Er wurde am Dienstag verabschiedet.',
        right:
          'The journeyman took the examination before the chamber of crafts. Mathematics: poor. He was discharged on Tuesday.',
        errors: [
          ['another rank', 'The journeyman', 'The master'],
          ['another grade', 'Mathematics: poor', 'Mathematics: good'],
          ['another day or time of day', 'on Tuesday', 'on Thursday'],
        ],
      },
      {
        source: 'Laut Sterbeurkunde des Standesamts: Frist 6 Wochen, Pfändung 310,50 Euro, Konto -19,75.',
        right:
          'According to the death certificate of the registry office: period 6 weeks, garnishment 310.50 euros, account -19.75.',
        errors: [
          ['another event', 'death certificate', 'birth certificate'],
          ['another unit', '6 weeks', '6 years'],
          ['another currency', '310.50 euros', '310.50 dollars'],
          ['a sign lost', '-19.75', '19.75'],
        ],
      },
    ],
  },
];
