import type { TruthPaper } from '../paper.ts';

/** Papers in Italian; see `all.ts`. */
export const italian: readonly TruthPaper[] = [
  {
    name: 'Italian',
    lang: 'it',
    pairs: [
      {
        source:
          'L’anno millenovecentocinquantanove, addì undici del mese di dicembre, alle ore otto e minuti quindici antimeridiane, è comparso davanti a me Oreste Zanin, falegname, il quale dichiara la nascita di un bambino di sesso maschile.',
        right:
          'In the year nineteen hundred fifty-nine, on the eleventh day of December, at 8:15 a.m., Oreste Zanin, carpenter, appeared before me and declared the birth of a male child.',
        errors: [
          ['date', 'nineteen hundred fifty-nine', 'nineteen hundred fifty-seven'],
          ['date', 'eleventh day of December', 'twelfth day of December'],
          ['date', 'of December', 'of November'],
          ['day or time', '8:15 a.m.', '8:15 p.m.'],
          ['occupation', 'carpenter', 'farmer'],
          ['pronoun', 'male child', 'female child'],
          ['event', 'the birth', 'the death'],
          ['name', 'Zanin', 'Zanini'],
          ['clause dropped', ' and declared the birth of a male child', ''],
        ],
      },
      {
        source:
          'Lo sposo, vedovo, cittadino svizzero, nato a Belluno; la sposa, nubile, infermiera, nata a Trieste. Testimoni: lo zio della sposa e il cognato dello sposo. Il regime scelto è la separazione dei beni.',
        right:
          'The groom, a widower, a Swiss citizen, born in Belluno; the bride, single, a nurse, born in Trieste. Witnesses: the bride’s uncle and the groom’s brother-in-law. The regime chosen is separation of property.',
        errors: [
          ['civil status', 'a widower', 'divorced'],
          ['nationality', 'Swiss', 'Austrian'],
          ['place', 'Belluno', 'Bolzano'],
          ['civil status', 'single', 'widowed'],
          ['occupation', 'a nurse', 'a clerk'],
          ['kinship', 'uncle', 'cousin'],
          ['kinship', 'brother-in-law', 'brother'],
          ['opposite', 'separation of property', 'community of property'],
          [
            'swapped',
            'born in Belluno; the bride, single, a nurse, born in Trieste',
            'born in Trieste; the bride, single, a nurse, born in Belluno',
          ],
        ],
      },
      {
        source:
          'Il Tribunale di Vicenza, sezione seconda civile, non accoglie il ricorso e condanna l’appellante al pagamento di € 3.460,00. La sentenza è impugnabile entro trenta giorni. Il cancelliere: firma. Timbro tondo.',
        right:
          'The Court of Vicenza, second civil division, does not grant the appeal and orders the appellant to pay €3,460.00. The judgment may be appealed within thirty days. The clerk: signature. Round stamp.',
        errors: [
          ['place', 'Vicenza', 'Venice'],
          ['ordinal', 'second civil', 'first civil'],
          ['opposite', 'civil division', 'criminal division'],
          ['negation', 'does not grant', 'grants'],
          ['digits', '3,460.00', '3,640.00'],
          ['currency', '€3,460.00', '$3,460.00'],
          ['negation', 'may be appealed', 'may not be appealed'],
          ['number in words', 'thirty days', 'sixty days'],
          ['unit', 'thirty days', 'thirty months'],
          ['mark', ' Round stamp.', ''],
          ['authority', 'The Court of', 'The Prefecture of'],
          ['clause added', 'thirty days. The clerk', 'thirty days. Enforcement is stayed by consent. The clerk'],
        ],
      },
      {
        source:
          'Laurea magistrale in Architettura conseguita con votazione 108/110. Tirocinio: superato. Lingua straniera: idonea. Matricola 7AX-2209. Rilasciata dal Politecnico, prof. Ludovica Seravalle, preside.',
        right:
          'Master’s degree in Architecture obtained with a grade of 108/110. Internship: passed. Foreign language: qualified. Student No. 7AX-2209. Issued by the Politecnico, Prof. Ludovica Seravalle, dean.',
        errors: [
          ['title', 'Master’s degree', 'Bachelor’s degree'],
          ['occupation', 'Architecture', 'Engineering'],
          ['verdict', '108/110', '110/110'],
          ['verdict', 'Internship: passed', 'Internship: failed'],
          ['code', '7AX-2209', '7XA-2209'],
          ['digits', '2209', '2290'],
          ['title', 'dean', 'secretary'],
          ['name', 'Seravalle', 'Serravale'],
        ],
      },
      {
        source:
          'Cognome: Pellizzari. Stato civile: celibe. Statura: m 1,81. Peso: 76 kg. Occhi: verdi. Residente dal 2013. Nessun carico pendente. Registrato di martedì.',
        right:
          'Surname: Pellizzari. Marital status: single. Height: 1.81 m. Weight: 76 kg. Eyes: green. Resident since 2013. No pending charges. Registered on a Tuesday.',
        errors: [
          ['civil status', 'single', 'married'],
          ['swapped', 'Height: 1.81 m. Weight: 76 kg', 'Height: 76 kg. Weight: 1.81 m'],
          ['unit', '1.81 m', '1.81 ft'],
          ['opposite', 'green', 'brown'],
          ['digits', '2013', '2003'],
          ['negation', 'No pending', 'Pending'],
          ['day or time', 'Tuesday', 'Thursday'],
          ['repeated', 'Resident since 2013.', 'Resident since 2013. Resident since 2013.'],
          ['clause dropped', ' No pending charges.', ''],
        ],
      },
    ],
  },
];
