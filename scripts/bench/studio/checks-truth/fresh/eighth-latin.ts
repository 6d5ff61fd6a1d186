import type { TruthPaper } from '../paper.ts';

/** Slips of translators in ten languages, 31 kinds, written before the rules were read. */
export const eighthLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese',
    lang: 'pt',
    pairs: [
      {
        source:
          'Sentença de adoção. Processo 0043172-09. Os requerentes, Anselmo Prates Bittencourt e Dulcineia Ramalho Bittencourt, casados em 14 de agosto de 1999, adotam a menor Yasmin, nascida em 3 de junho de 2008 em Itabuna. A mãe biológica, Lucimar Teles, consentiu por escrito. O pai biológico é desconhecido. O casal tem três filhos. O Ministério Público não se opôs. Carimbo na margem: SEM EFEITO.',
        right:
          'Adoption judgment. Case 0043172-09. The petitioners, Anselmo Prates Bittencourt and Dulcineia Ramalho Bittencourt, married on August 14, 1999, adopt the minor Yasmin, born on June 3, 2008 in Itabuna. The biological mother, Lucimar Teles, consented in writing. The biological father is unknown. The couple has three children. The Public Prosecutor’s Office did not object. Stamp in the margin: VOID.',
        errors: [
          ['year', 'August 14, 1999', 'August 14, 1989'],
          ['wrong parent', 'biological mother, Lucimar Teles', 'biological father, Lucimar Teles'],
          ['date of another event', 'born on June 3, 2008', 'born on August 14, 1999'],
          ['number word', 'three children', 'two children'],
          ['lost negation', 'did not object', 'objected'],
          ['mark dropped', ' Stamp in the margin: VOID.', ''],
          ['digits swapped', '0043172-09', '0043712-09'],
          ['place changed', 'Itabuna', 'Ilhéus'],
        ],
      },
      {
        source:
          'Matrícula 18.406 do Registro de Imóveis. Lote 7 da quadra 12, com 360,50 m², em Votuporanga. Adquirente: Hermínia Salles Corrêa, viúva. Transmitente: Aparecido Noronha. Valor: R$ 92.400,00. Hipoteca em primeiro grau a favor do Banco Meridional. Consta penhora registrada em 08/11/2006. O oficial apôs seu selo.',
        right:
          'Registration 18,406 of the Real Estate Registry. Lot 7 of block 12, measuring 360.50 m², in Votuporanga. Transferee: Hermínia Salles Corrêa, widow. Transferor: Aparecido Noronha. Value: R$ 92,400.00. First-degree mortgage in favor of Banco Meridional. An attachment registered on November 8, 2006 appears. The registrar affixed his seal.',
        errors: [
          ['decimal moved', '360.50', '3,605.0'],
          ['unit', 'm²', 'ha'],
          ['rows exchanged', 'Lot 7 of block 12', 'Lot 12 of block 7'],
          ['date day and month', 'November 8, 2006', 'August 11, 2006'],
          ['ordinal', 'First-degree', 'Second-degree'],
          ['civil status', 'widow', 'divorced'],
          ['seal dropped', ' The registrar affixed his seal.', ''],
          ['currency', 'R$ 92,400.00', 'US$ 92,400.00'],
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
          'Libreta militar 3-458120. Titular: Evaristo Quispe Alarcón, soltero, natural de Ayacucho. Estatura 1,68 m. Padre: Fortunato Quispe. Madre: Benigna Alarcón. Fue licenciado el 5 de febrero de 1987 con el grado de sargento segundo. Grupo sanguíneo B. No registra sanciones. Hay un sello de la Región Militar.',
        right:
          'Military booklet 3-458120. Holder: Evaristo Quispe Alarcón, single, native of Ayacucho. Height 1.68 m. Father: Fortunato Quispe. Mother: Benigna Alarcón. He was discharged on February 5, 1987 with the rank of second sergeant. Blood group B. He has no sanctions on record. There is a seal of the Military Region.',
        errors: [
          ['digits swapped', '3-458120', '3-485120'],
          ['civil status', 'single', 'married'],
          ['rows exchanged', 'Father: Fortunato Quispe. Mother: Benigna', 'Mother: Fortunato Quispe. Father: Benigna'],
          ['date day and month', 'February 5, 1987', 'May 2, 1987'],
          ['grade or rank', 'second sergeant', 'second lieutenant'],
          ['code letter', 'Blood group B', 'Blood group A'],
          ['lost negation', 'He has no sanctions', 'He has sanctions'],
          ['seal dropped', ' There is a seal of the Military Region.', ''],
          ['decimal moved', '1.68 m', '16.8 m'],
        ],
      },
      {
        source:
          'Resolución de pensión. La señora Graciela Montes de Oca percibirá una pensión de viudez de 784,30 euros desde el 1 de octubre de 2013. Su hijo Tadeo percibirá el veinte por ciento. El Instituto Nacional de la Seguridad Social notificará el acto. El plazo vence a los treinta días. La solicitud fue presentada en Cáceres.',
        right:
          'Pension decision. Mrs. Graciela Montes de Oca will receive a widow’s pension of 784.30 euros from October 1, 2013. Her son Tadeo will receive twenty percent. The National Social Security Institute will give notice of the act. The period expires after thirty days. The application was submitted in Cáceres.',
        errors: [
          ['gender', 'Her son Tadeo', 'Her daughter Tadeo'],
          ['percent', 'twenty percent', 'thirty percent'],
          ['month name', 'October 1, 2013', 'November 1, 2013'],
          ['unit', 'thirty days', 'thirty months'],
          ['place lost', ' in Cáceres', ''],
          ['authority', 'National Social Security Institute', 'National Statistics Institute'],
          ['added negation', 'was submitted', 'was not submitted'],
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
          'Bulletin scolaire du deuxième trimestre. Élève : Maëlys Guérineau, née le 9 avril 2005. Mathématiques : 14,5. Histoire : 11. Quatre absences non justifiées. Appréciation : travail insuffisant. Le professeur principal est monsieur Lhermitte. L’élève ne redouble pas.',
        right:
          'School report for the second term. Student: Maëlys Guérineau, born on April 9, 2005. Mathematics: 14.5. History: 11. Four unexcused absences. Comment: insufficient work. The homeroom teacher is Mr. Lhermitte. The student is not repeating the year.',
        errors: [
          ['ordinal', 'second term', 'third term'],
          ['date day and month', 'April 9, 2005', 'September 4, 2005'],
          ['rows exchanged', 'Mathematics: 14.5. History: 11', 'Mathematics: 11. History: 14.5'],
          ['number word', 'Four unexcused', 'Five unexcused'],
          ['grade or rank', 'insufficient work', 'sufficient work'],
          ['gender', 'Mr. Lhermitte', 'Mrs. Lhermitte'],
          ['lost negation', 'is not repeating', 'is repeating'],
          ['name letter', 'Guérineau', 'Guérinau'],
        ],
      },
      {
        source:
          'Ordonnance du tribunal judiciaire de Quimper. Le juge attribue la garde à la grand-mère paternelle. Le père versera 320 € par mois. Le droit de visite s’exerce le samedi de 14 h à 18 h. L’audience a eu lieu le 22 mai 2017. La décision est susceptible d’appel. Le greffier a signé.',
        right:
          'Order of the judicial court of Quimper. The judge awards custody to the paternal grandmother. The father shall pay €320 per month. Visitation takes place on Saturdays from 2 p.m. to 6 p.m. The hearing took place on May 22, 2017. The decision is subject to appeal. The clerk of court signed.',
        errors: [
          ['maternal or paternal', 'paternal grandmother', 'maternal grandmother'],
          ['wrong parent', 'The father shall pay', 'The mother shall pay'],
          ['currency', '€320', '$320'],
          ['weekday', 'Saturdays', 'Sundays'],
          ['time of day', '6 p.m.', '8 p.m.'],
          ['added negation', 'is subject to appeal', 'is not subject to appeal'],
          ['place changed', 'Quimper', 'Brest'],
          ['sentence dropped', ' The clerk of court signed.', ''],
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
          'Impfausweis von Friedemann Kalckreuth, geboren am 2. Dezember 2011 in Stralsund. Zweite Impfung gegen Masern am 7. März 2013, Charge KV-5182. Dosis: 0,5 ml. Keine Nebenwirkungen. Die Kinderärztin hat unterschrieben. Nächster Termin in sechs Monaten.',
        right:
          'Vaccination card of Friedemann Kalckreuth, born on December 2, 2011 in Stralsund. Second vaccination against measles on March 7, 2013, batch KV-5182. Dose: 0.5 ml. No side effects. The pediatrician signed. Next appointment in six months.',
        errors: [
          ['year', 'December 2, 2011', 'December 2, 2001'],
          ['date day and month', 'March 7, 2013', 'July 3, 2013'],
          ['code letter', 'KV-5182', 'VK-5182'],
          ['decimal moved', '0.5 ml', '5 ml'],
          ['unit', '0.5 ml', '0.5 l'],
          ['disease', 'measles', 'mumps'],
          ['lost negation', 'No side effects', 'Side effects'],
          ['number word', 'six months', 'seven months'],
          ['place lost', ' in Stralsund', ''],
        ],
      },
      {
        source:
          'Bescheid über die Namensänderung. Der Familienname der Antragstellerin Roswitha Dummer wird in Dornbach geändert. Die Änderung erstreckt sich auf ihre zwei Töchter. Gebühr: 255,00 Euro. Das Landratsamt Günzburg teilt die Änderung dem Standesamt mit. Der Bescheid ist nicht rechtskräftig. Aktenzeichen 33-1204. Dienstsiegel.',
        right:
          'Decision on the change of name. The family name of the applicant Roswitha Dummer is changed to Dornbach. The change extends to her two daughters. Fee: 255.00 euros. The Günzburg District Office notifies the civil registry office of the change. The decision is not final. File number 33-1204. Official seal.',
        errors: [
          ['name letter', 'Dornbach', 'Dorbach'],
          ['gender', 'two daughters', 'two sons'],
          ['decimal moved', '255.00', '25.50'],
          ['authority', 'civil registry office', 'tax office'],
          ['lost negation', 'is not final', 'is final'],
          ['digits swapped', '33-1204', '33-1240'],
          ['seal dropped', ' Official seal.', ''],
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
          'Certificato del casellario giudiziale. Nominativo: Ermenegildo Trussardo, nato a Rovigo il 6 gennaio 1958. Nulla risulta a carico del suddetto. Rilasciato dalla Procura della Repubblica. Ha versato 19,87 euro per diritti. Il cancelliere ha apposto il timbro. Validità: sei mesi. Foglio n. 2740.',
        right:
          'Criminal record certificate. Name: Ermenegildo Trussardo, born in Rovigo on January 6, 1958. Nothing appears against the above-named person. Issued by the Public Prosecutor’s Office. He paid 19.87 euros in fees. The clerk affixed the stamp. Validity: six months. Sheet No. 2740.',
        errors: [
          ['place changed', 'Rovigo', 'Rimini'],
          ['date day and month', 'January 6, 1958', 'June 1, 1958'],
          ['lost negation', 'Nothing appears', 'A conviction appears'],
          ['authority', 'Public Prosecutor’s Office', 'Police Headquarters'],
          ['decimal moved', '19.87', '198.7'],
          ['sentence dropped', ' The clerk affixed the stamp.', ''],
          ['unit', 'six months', 'six years'],
          ['digits swapped', '2740', '2470'],
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
          'Zaświadczenie bankowe. Posiadacz: Bożena Wilczyńska. Saldo rachunku wynosi 12 640,15 zł, a saldo karty -230,00 zł. Kredyt spłacono w 2009 roku. Oprocentowanie: 4,2%. Bank nie prowadzi lokat. Współwłaścicielem jest jej teść. Oddział w Suwałkach. Podpisał dyrektor oddziału.',
        right:
          'Bank certificate. Holder: Bożena Wilczyńska. The account balance is PLN 12,640.15 and the card balance is PLN -230.00. The loan was repaid in 2009. Interest rate: 4.2%. The bank holds no term deposits. The co-owner is her father-in-law. Branch in Suwałki. Signed by the branch manager.',
        errors: [
          ['currency', 'PLN 12,640.15', 'EUR 12,640.15'],
          ['minus sign', '-230.00', '230.00'],
          ['year', '2009', '2019'],
          ['percent', '4.2%', '2.4%'],
          ['lost negation', 'holds no term', 'holds term'],
          ['kin word', 'father-in-law', 'stepfather'],
          ['place lost', ' in Suwałki', ''],
          ['name letter', 'Wilczyńska', 'Wilczewska'],
        ],
      },
    ],
  },
];
