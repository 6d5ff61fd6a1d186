import type { TruthPaper } from '../paper.ts';

/** The examiner's third set of the day, written after the sixth was mended. */
export const seventhLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source:
          'Escritura pública de divórcio consensual lavrada no 2.º Tabelionato de Notas de Joinville. O casal não possui filhos menores. A divorcianda volta a usar o nome de solteira.',
        right:
          'Public deed of consensual divorce drawn up at the 2nd Notary Office of Joinville. The couple has no minor children. The wife resumes the use of her maiden name.',
        errors: [
          ['negation', 'has no minor children', 'has minor children'],
          ['title', 'deed of consensual divorce', 'deed of sale'],
          ['place', 'Joinville', 'Blumenau'],
          ['sentence dropped', ' The wife resumes the use of her maiden name.', ''],
        ],
      },
      {
        source:
          'Certificado de reservista de 2.ª categoria, série A, n.º 380941. Incorporado em 15/01/2002 e licenciado em 14/12/2002 na graduação de terceiro-sargento.',
        right:
          'Reservist certificate of the 2nd category, series A, No. 380941. Enlisted on January 15, 2002 and released on December 14, 2002 with the rank of third sergeant.',
        errors: [
          ['series letter', 'series A', 'series B'],
          ['digits transposed', '380941', '389041'],
          [
            'swapped between labels',
            'Enlisted on January 15, 2002 and released on December 14, 2002',
            'Enlisted on December 14, 2002 and released on January 15, 2002',
          ],
          ['rank', 'third sergeant', 'major'],
        ],
      },
      {
        source: 'Laudo médico: paciente do sexo masculino, 52 anos, 81 kg, com diabetes. Glicemia: 182 mg/dL.',
        right: 'Medical report: male patient, 52 years old, 81 kg, with diabetes. Blood glucose: 182 mg/dL.',
        errors: [
          ['gender', 'male patient', 'female patient'],
          ['unit', '81 kg', '81 g'],
        ],
      },
      {
        source: 'Padrinho: Aristides Camargo Neves. Lançamento: -R$ 87,20 em 02/09/2021. Conceito final: ótimo.',
        right: 'Godfather: Aristides Camargo Neves. Entry: -R$87.20 on September 2, 2021. Final grade: excellent.',
        errors: [
          ['kinship', 'Godfather', 'Grandfather'],
          ['name misspelt', 'Camargo', 'Camarco'],
          ['minus sign', '-R$87.20', 'R$87.20'],
          ['day and month swapped', 'September 2, 2021', 'February 9, 2021'],
          ['grade', 'excellent', 'poor'],
          ['currency', 'R$87.20', '$87.20'],
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
          'O Tribunal de Família e Menores de Setúbal decretou o divórcio por sentença de 19 de janeiro de 2010, transitada em julgado. A guarda do filho foi atribuída à avó.',
        right:
          'The Family and Juvenile Court of Setúbal decreed the divorce by judgment of January 19, 2010, which is final. Custody of the son was awarded to the grandmother.',
        errors: [
          ['authority', 'Family and Juvenile Court', 'Administrative Court'],
          ['place', 'Setúbal', 'Santarém'],
          ['year off by one', '2010', '2011'],
          ['kinship', 'grandmother', 'mother'],
          ['verdict', 'decreed the divorce', 'annulled the marriage'],
          ['gender', 'the son', 'the daughter'],
        ],
      },
      {
        source: 'Cartão de cidadão 11984307 4 ZX7, válido até 21/03/2029. Altura: 1,68 m. Página 3.',
        right: 'Citizen card 11984307 4 ZX7, valid until March 21, 2029. Height: 1.68 m. Page 3.',
        errors: [
          ['code', 'ZX7', 'ZK7'],
          ['validity date', 'March 21, 2029', 'March 21, 2028'],
          ['unit', '1.68 m', '1.68 cm'],
          ['page mark', ' Page 3.', ''],
          ['digits transposed', '11984307', '11983407'],
          ['markup', 'Height: ', 'Height: <span>'],
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
          'Certificado de bautismo. Parroquia de San Roque, Cuenca. Bautizado el 2 de febrero de 1961, hijo legítimo de Abdón Carrión y de Zoila Pesántez. Madrina: su tía Eudocia. Confirmado: no.',
        right:
          'Certificate of baptism. Parish of San Roque, Cuenca. Baptized on February 2, 1961, legitimate son of Abdón Carrión and Zoila Pesántez. Godmother: his aunt Eudocia. Confirmed: no.',
        errors: [
          ['title', 'Certificate of baptism', 'Certificate of marriage'],
          ['place', 'Cuenca', 'Loja'],
          ['kinship', 'his aunt', 'his sister'],
          ['name misspelt', 'Pesántez', 'Pesánchez'],
          ['negation', 'Confirmed: no', 'Confirmed: yes'],
          ['gender', 'legitimate son', 'legitimate daughter'],
          ['year off by one', '1961', '1962'],
        ],
      },
      {
        source:
          'La Corte Superior de Justicia confirmó la sentencia absolutoria. El coronel Ubaldo Meza firmó el acta n.º 88-K. Indemnización: 2.600 euros. Fecha de emisión: 06/10/2017. Fecha de vencimiento: 06/10/2022.',
        right:
          'The Superior Court of Justice affirmed the judgment of acquittal. Colonel Ubaldo Meza signed record No. 88-K. Compensation: 2,600 euros. Date of issue: October 6, 2017. Date of expiry: October 6, 2022.',
        errors: [
          ['verdict', 'judgment of acquittal', 'judgment of conviction'],
          ['authority', 'Superior Court of Justice', 'Municipal Court of Justice'],
          ['rank', 'Colonel', 'Corporal'],
          ['code', '88-K', '88-H'],
          ['currency', '2,600 euros', '2,600 pesos'],
          ['day and month swapped', 'Date of issue: October 6, 2017', 'Date of issue: June 10, 2017'],
          ['validity date', 'Date of expiry: October 6, 2022', 'Date of expiry: October 6, 2023'],
          ['sentence dropped', ' Compensation: 2,600 euros.', ''],
        ],
      },
      {
        source: 'Boleta del quinto grado, grupo B: Español 9, Geografía 7. Conducta: regular. Foja 2 vuelta.',
        right: 'Report card of the fifth grade, group B: Spanish 9, Geography 7. Conduct: average. Folio 2, reverse.',
        errors: [
          ['grade', 'fifth grade', 'sixth grade'],
          ['series letter', 'group B', 'group D'],
          ['swapped between labels', 'Spanish 9, Geography 7', 'Spanish 7, Geography 9'],
          ['page mark', ' Folio 2, reverse.', ''],
          ['grade', 'Conduct: average', 'Conduct: excellent'],
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
          'Beglaubigte Abschrift aus dem Familienbuch. Eheschließung am 5. September 1969 vor dem Standesamt Celle. Trauzeuge: der Schwager der Braut. Die Ehe ist nicht geschieden.',
        right:
          'Certified copy from the family register. Marriage on September 5, 1969 before the Civil Registry Office of Celle. Witness to the marriage: the brother-in-law of the bride. The marriage is not divorced.',
        errors: [
          ['day and month swapped', 'September 5, 1969', 'May 9, 1969'],
          ['authority', 'Civil Registry Office', 'Youth Welfare Office'],
          ['place', 'Celle', 'Kiel'],
          ['kinship', 'brother-in-law', 'uncle'],
          ['negation', 'is not divorced', 'is divorced'],
          ['gender', 'the bride', 'the groom'],
          ['year off by one', '1969', '1968'],
        ],
      },
      {
        source:
          'Gehaltsabrechnung Mai 2014: Brutto 3.285,40 €, Netto 2.107,95 €. Korrektur Vormonat: -64,10 €. Mitarbeiter: Volkhard Rüttgers. Personal-Nr. 60-1174-B. 38 Stunden pro Woche.',
        right:
          'Payslip for May 2014: gross €3,285.40, net €2,107.95. Correction of the previous month: -€64.10. Employee: Volkhard Rüttgers. Personnel No. 60-1174-B. 38 hours per week.',
        errors: [
          ['swapped between labels', 'gross €3,285.40, net €2,107.95', 'gross €2,107.95, net €3,285.40'],
          ['minus sign', '-€64.10', '€64.10'],
          ['name misspelt', 'Rüttgers', 'Rütgers'],
          ['code', '60-1174-B', '60-1174-D'],
          ['unit', '38 hours per week', '38 hours per month'],
          ['digits transposed', '3,285.40', '3,258.40'],
          ['title', 'Payslip', 'Invoice'],
          ['markup', 'Employee: ', 'Employee: {n2}'],
        ],
      },
      {
        source:
          'Die Strafkammer verurteilte den Leutnant a. D. zu 9 Monaten Freiheitsstrafe. Note der Prüfung: befriedigend. Gültig bis 30.06.2024. Seite 6.',
        right:
          'The Criminal Division sentenced the lieutenant (retired) to 9 months’ imprisonment. Grade of the examination: satisfactory. Valid until June 30, 2024. Page 6.',
        errors: [
          [
            'verdict',
            'sentenced the lieutenant (retired) to 9 months’ imprisonment',
            'acquitted the lieutenant (retired) of 9 months’ imprisonment',
          ],
          ['rank', 'lieutenant', 'general'],
          ['grade', 'satisfactory', 'very good'],
          ['validity date', 'June 30, 2024', 'July 30, 2024'],
          ['page mark', ' Page 6.', ''],
          ['sentence dropped', ' Grade of the examination: satisfactory.', ''],
        ],
      },
    ],
  },
];
