import type { TruthPaper } from '../paper.ts';

/** Papers of registries, banks, schools, courts, police and hospitals, as an examiner wrote them after the fourth set was mended. */
export const fifthLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source:
          'CERTIDÃO DE CASAMENTO. Certifico que às fls. 118v do livro B-47 foi lavrado em 09/05/1998 o casamento de Otávio Brandão Lacerda, filho de Hélio Lacerda e de Zenaide Brandão Lacerda, natural de Uberaba, com Marlene Quintela Dias. A contraente passou a assinar Marlene Quintela Lacerda. Nada mais me cumpria certificar.',
        right:
          'MARRIAGE CERTIFICATE. I certify that on page 118v of Book B-47 the marriage of Otávio Brandão Lacerda, son of Hélio Lacerda and Zenaide Brandão Lacerda, born in Uberaba, to Marlene Quintela Dias was recorded on May 9, 1998. The bride took the name Marlene Quintela Lacerda. There was nothing further to certify.',
        errors: [
          ['title', 'MARRIAGE CERTIFICATE', 'DEATH CERTIFICATE'],
          ['day and month swapped', 'May 9', 'September 5'],
          ['series letter', 'B-47', 'D-47'],
          ['name misspelt', 'Otávio Brandão Lacerda', 'Otávio Brandão Lacerta'],
          ['sentence dropped', ' The bride took the name Marlene Quintela Lacerda.', ''],
          ['place', 'Uberaba', 'Uberlândia'],
        ],
      },
      {
        source:
          'Saldo anterior: R$ 2.418,90. Tarifa: -R$ 315,00. Limite do cheque especial: R$ 1.500,00. Não há pendências em nome do correntista.',
        right:
          'Previous balance: R$2,418.90. Fee: -R$315.00. Overdraft limit: R$1,500.00. There are no outstanding items in the name of the account holder.',
        errors: [
          ['minus sign', '-R$315.00', 'R$315.00'],
          ['currency', 'R$1,500.00', 'US$1,500.00'],
          ['negation', 'There are no outstanding', 'There are outstanding'],
          ['digits transposed', '2,418.90', '2,481.90'],
        ],
      },
      {
        source:
          'O aluno Caio Peçanha concluiu o terceiro ano do ensino médio em dezembro de 2016, com menção “Bom”. Carga horária: 820 horas.',
        right:
          'The student Caio Peçanha completed the third year of secondary school in December 2016, with the grade “Good”. Course load: 820 hours.',
        errors: [
          ['grade', '“Good”', '“Excellent”'],
          ['year off by one', '2016', '2017'],
          ['unit', '820 hours', '820 days'],
        ],
      },
      {
        source: 'O réu foi absolvido por falta de provas. O cabo Valdir Sampaio prestou depoimento.',
        right: 'The defendant was acquitted for lack of evidence. Corporal Valdir Sampaio gave testimony.',
        errors: [
          ['verdict', 'acquitted', 'convicted'],
          ['rank', 'Corporal', 'Sergeant'],
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
          'Conservatória do Registo Civil de Barcelos. Assento de nascimento n.º 1372 do ano de 1984. Sexo feminino. Avó paterna: Deolinda Faria. Página 2 de 3.',
        right:
          'Civil Registry Office of Barcelos. Birth record No. 1372 of the year 1984. Sex: female. Paternal grandmother: Deolinda Faria. Page 2 of 3.',
        errors: [
          ['authority', 'Civil Registry Office', 'Commercial Registry Office'],
          ['gender', 'female', 'male'],
          ['kinship', 'Paternal grandmother', 'Maternal grandmother'],
          ['page mark', ' Page 2 of 3.', ''],
          ['digits transposed', '1372', '1732'],
        ],
      },
      {
        source:
          'O título de residência emitido em 14-02-2019 é válido até 13-02-2024. A titular não exerce atividade remunerada.',
        right:
          'The residence permit issued on February 14, 2019 is valid until February 13, 2024. The holder does not carry out any paid activity.',
        errors: [
          ['validity date', 'February 13, 2024', 'February 13, 2025'],
          ['negation', 'does not carry out any paid', 'carries out a paid'],
          [
            'swapped between labels',
            'issued on February 14, 2019 is valid until February 13, 2024',
            'issued on February 13, 2024 is valid until February 14, 2019',
          ],
        ],
      },
      {
        source:
          'Relatório clínico: doente internado no Hospital de Braga com fratura do fémur. Temperatura de 38,7 °C. Peso: 64 kg. Ass. Dr. Nuno Valadares.',
        right:
          'Clinical report: patient admitted to the Hospital de Braga with a fracture of the femur. Temperature of 38.7 °C. Weight: 64 kg. Signed: Dr. Nuno Valadares.',
        errors: [
          ['unit', '64 kg', '64 lb'],
          ['name misspelt', 'Valadares', 'Valedares'],
          ['markup', 'Clinical report: ', 'Clinical report:</b> '],
          ['place', 'Hospital de Braga', 'Hospital de Faro'],
        ],
      },
      {
        source:
          'O Tribunal julgou a ação improcedente. Custas: 408,00 EUR a cargo do autor. Furriel Artur Bessa, testemunha.',
        right:
          'The Court dismissed the action. Costs: EUR 408.00, to be borne by the plaintiff. Furriel (Sergeant) Artur Bessa, witness.',
        errors: [
          ['verdict', 'dismissed the action', 'granted the action'],
          ['currency', 'EUR 408.00', 'GBP 408.00'],
          ['rank', 'Furriel (Sergeant)', 'Captain'],
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
          'ACTA DE DEFUNCIÓN. Tomo 12, folio 308, serie C. Falleció Nicanor Oviedo Tapia el 07 de octubre de 2003 en Tarija. Compareció su yerno, Facundo Rivas Ayala. No dejó bienes.',
        right:
          'DEATH CERTIFICATE. Volume 12, folio 308, series C. Nicanor Oviedo Tapia died on October 7, 2003 in Tarija. His son-in-law, Facundo Rivas Ayala, appeared. He left no property.',
        errors: [
          ['title', 'DEATH CERTIFICATE', 'BIRTH CERTIFICATE'],
          ['series letter', 'series C', 'series G'],
          ['kinship', 'son-in-law', 'father-in-law'],
          ['negation', 'left no property', 'left property'],
          ['swapped between labels', 'Volume 12, folio 308', 'Volume 308, folio 12'],
          ['year off by one', '2003', '2002'],
        ],
      },
      {
        source:
          'Constancia de calificaciones del segundo semestre: Matemáticas: notable; Historia: suspenso. Promedio general: 7,4. El alumno José Iturbe es repetidor.',
        right:
          'Certificate of grades of the second semester: Mathematics: very good (notable); History: fail. Overall average: 7.4. The student José Iturbe is repeating the year.',
        errors: [
          ['grade', 'History: fail', 'History: pass'],
          ['grade', 'second semester', 'first semester'],
          ['name misspelt', 'Iturbe', 'Iturve'],
        ],
      },
      {
        source:
          'La Fiscalía Provincial solicitó el sobreseimiento. El inspector jefe Berro retiró 4.750 bolivianos. Hoja 3. Sellado.',
        right:
          'The Provincial Prosecutor’s Office requested dismissal of the case. Chief Inspector Berro withdrew 4,750 bolivianos. Sheet 3. Sealed.',
        errors: [
          ['authority', 'Provincial Prosecutor’s Office', 'Provincial Government'],
          ['rank', 'Chief Inspector', 'Deputy Inspector'],
          ['currency', '4,750 bolivianos', '4,750 pesos'],
          ['page mark', ' Sheet 3.', ''],
          ['sentence dropped', ' Chief Inspector Berro withdrew 4,750 bolivianos.', ''],
        ],
      },
      {
        source: 'Licencia de conducir clase B-2. Vence el 03/08/2027. Grupo sanguíneo: O-.',
        right: 'Driver’s license, class B-2. Expires on August 3, 2027. Blood group: O-.',
        errors: [
          ['validity date', 'August 3, 2027', 'August 3, 2026'],
          ['code', 'B-2', 'B-3'],
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
          'Urteil des Landgerichts Kassel vom 11.04.2012, Az. 5 O 219/11: Die Klage wird abgewiesen. Die Widerklage hat Erfolg. Streitwert: 12.640 Euro.',
        right:
          'Judgment of the Regional Court of Kassel of April 11, 2012, case no. 5 O 219/11: The action is dismissed. The counterclaim is successful. Amount in dispute: 12,640 euros.',
        errors: [
          ['verdict', 'is dismissed', 'is allowed'],
          ['authority', 'Regional Court', 'Local Court'],
          ['day and month swapped', 'April 11, 2012', 'November 4, 2012'],
          ['code', '5 O 219/11', '5 O 291/11'],
          ['sentence dropped', ' The counterclaim is successful.', ''],
          ['currency', '12,640 euros', '12,640 marks'],
        ],
      },
      {
        source:
          'Abiturzeugnis. Leistungskurs Chemie: sehr gut; Sport: mangelhaft. Die Schülerin Wiebke Hansohm wohnt in Husum.',
        right:
          'Abitur certificate. Advanced course in chemistry: very good; physical education: poor. The student Wiebke Hansohm lives in Husum. ',
        errors: [
          ['grade', 'physical education: poor', 'physical education: satisfactory'],
          ['name misspelt', 'Hansohm', 'Hansolm'],
          ['place', 'Husum', 'Hanover'],
        ],
      },
      {
        source:
          'Arztbrief: Die Patientin erhielt 250 mg Amoxicillin zweimal täglich. Kein Fieber. Ihre Schwiegermutter war anwesend. Oberstabsarzt Dr. Lenhart. Seite 1 von 2.',
        right:
          'Medical report: The patient received 250 mg of amoxicillin twice a day. No fever. Her mother-in-law was present. Major (Medical Corps) Dr. Lenhart. Page 1 of 2.',
        errors: [
          ['unit', '250 mg', '250 g'],
          ['negation', 'No fever', 'Fever'],
          ['kinship', 'mother-in-law', 'sister-in-law'],
          ['page mark', ' Page 1 of 2.', ''],
          ['markup', 'twice a day', 'twice a day{n2}'],
        ],
      },
      {
        source: 'Kontostand am 30.06.2020: -1.084,55 EUR. Der Hauptfeldwebel a. D. ist männlich und verwitwet.',
        right:
          'Account balance on June 30, 2020: EUR -1,084.55. The Hauptfeldwebel (master sergeant), retired, is male and widowed.',
        errors: [
          ['minus sign', 'EUR -1,084.55', 'EUR 1,084.55'],
          ['gender', 'is male', 'is female'],
          ['year off by one', '2020', '2021'],
        ],
      },
    ],
  },
];
