import type { TruthPaper } from '../paper.ts';

/** Written before anything was mended by it: 25 kinds of error in each language, on papers that people send. */
export const thirdLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese',
    lang: 'pt',
    pairs: [
      {
        source:
          'Homologo o acordo de fls. 32 e decreto o divórcio de Reinaldo Couto Bragança e Ivone Salles Bragança, casados em 14 de novembro de 1998. A guarda da filha caberá à avó materna. O ex-marido pagará pensão equivalente a 27,5% de seus vencimentos líquidos. A requerente não voltará a usar o nome de solteira. As custas serão rateadas. Oficie-se ao 2.º Ofício de Notas de Petrópolis.',
        right:
          'I approve the settlement on page 32 and grant the divorce of Reinaldo Couto Bragança and Ivone Salles Bragança, married on November 14, 1998. Custody of the daughter shall go to the maternal grandmother. The former husband shall pay support equal to 27.5% of his net earnings. The petitioner shall not resume the use of her maiden name. The costs shall be apportioned. Let notice be sent to the 2nd Notary Office of Petrópolis.',
        errors: [
          ['lost negation', 'shall not resume', 'shall resume'],
          ['maternal or paternal', 'maternal grandmother', 'paternal grandmother'],
          ['percent', '27.5%', '25.7%'],
          ['month name', 'November 14', 'October 14'],
          ['ordinal', '2nd Notary', '3rd Notary'],
          ['sentence dropped', ' The costs shall be apportioned.', ''],
          ['place lost', ' of Petrópolis', ''],
          ['name letter', 'Ivone Salles', 'Ivone Sales'],
        ],
      },
      {
        source:
          'Extrato mensal. Agência 0871-X, conta-corrente 55204-3. Saldo anterior: -R$ 1.284,90. Depósito em 03/08/2021: R$ 6.450,00. Tarifa de pacote: R$ 38,75. Horário de atendimento: 10h às 16h.',
        right:
          'Monthly statement. Branch 0871-X, checking account 55204-3. Previous balance: -R$ 1,284.90. Deposit on August 3, 2021: R$ 6,450.00. Package fee: R$ 38.75. Opening hours: 10 a.m. to 4 p.m.',
        errors: [
          ['minus sign', '-R$ 1,284.90', 'R$ 1,284.90'],
          ['currency', 'R$ 6,450.00', '€ 6,450.00'],
          ['digits swapped', '55204-3', '52504-3'],
          ['decimal moved', '38.75', '387.50'],
          ['code letter', '0871-X', '0871-K'],
          ['date day and month', 'August 3, 2021', 'March 8, 2021'],
          ['time of day', '4 p.m.', '4 a.m.'],
        ],
      },
      {
        source:
          'Certificado de reservista de primeira categoria. Otoniel Farias Luz, filho de Damião Luz, prestou serviço militar por onze meses no 23.º Batalhão de Caçadores, em Fortaleza, tendo sido licenciado como cabo no ano de 1987. Altura: 172 cm. Possui dispensa médica. Irmão de ex-combatente. Expedido pelo Ministério do Exército.',
        right:
          'First-category reservist certificate. Otoniel Farias Luz, son of Damião Luz, performed military service for eleven months in the 23rd Light Infantry Battalion, in Fortaleza, and was discharged as a corporal in the year 1987. Height: 172 cm. He has a medical exemption. Brother of a former combatant. Issued by the Ministry of the Army.',
        errors: [
          ['added negation', 'He has a medical exemption', 'He has no medical exemption'],
          ['year', 'year 1987', 'year 1978'],
          ['kin word', 'Brother of', 'Cousin of'],
          ['grade or rank', 'a corporal', 'a sergeant'],
          ['place changed', 'Fortaleza', 'Salvador'],
          ['authority', 'Ministry of the Army', 'Ministry of Justice'],
          ['name dropped', 'Otoniel Farias Luz', 'Otoniel Luz'],
          ['number word', 'eleven months', 'twelve months'],
          ['unit', '172 cm', '172 m'],
          ['markup', 'Height: 172 cm', 'Height: <b>172 cm'],
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
          'El Registro Nacional de Antecedentes informa que Evaristo Lucero Montiel, con documento 21.746.390-P, nacido el 5 de septiembre de 1971 en Catamarca, no registra condenas. Su prima hermana figura como persona de contacto. El trámite se inició a las ocho de la noche. Se cobró un arancel de 1.250,00 pesos. El presente informe tiene validez de cinco días hábiles.',
        right:
          'The National Criminal Records Registry reports that Evaristo Lucero Montiel, with document 21.746.390-P, born on September 5, 1971 in Catamarca, has no convictions on record. His first cousin appears as the contact person. The application was started at eight in the evening. A fee of 1,250.00 pesos was charged. This report is valid for five business days.',
        errors: [
          ['lost negation', 'has no convictions', 'has convictions'],
          ['month name', 'September 5', 'November 5'],
          ['place changed', 'Catamarca', 'Tucumán'],
          ['kin word', 'first cousin', 'sister-in-law'],
          ['time of day', 'eight in the evening', 'eight in the morning'],
          ['currency', '1,250.00 pesos', '1,250.00 dollars'],
          ['number word', 'five business days', 'fifteen business days'],
          ['code letter', '21.746.390-P', '21.746.390-F'],
          ['name letter', 'Evaristo', 'Evarista'],
          ['sentence dropped', ' His first cousin appears as the contact person.', ''],
        ],
      },
      {
        source:
          'Certificado de notas. Bachillerato, segundo curso. Matemáticas: 7,25. Física: notable. Dibujo técnico: sobresaliente. Asistencia: 94 %. La alumna Remedios Ortuño Plaza obtuvo beca. Expedido en Albacete el 06/02/2009 por la Consejería de Educación. Promoción de 1992.',
        right:
          'Transcript of grades. Baccalaureate, second year. Mathematics: 7.25. Physics: very good. Technical drawing: outstanding. Attendance: 94%. The student Remedios Ortuño Plaza obtained a scholarship. Issued in Albacete on February 6, 2009 by the Regional Department of Education. Class of 1992.',
        errors: [
          ['ordinal', 'second year', 'third year'],
          ['decimal moved', '7.25', '72.5'],
          ['grade or rank', 'Technical drawing: outstanding', 'Technical drawing: pass'],
          ['percent', '94%', '49%'],
          ['name dropped', 'Remedios Ortuño Plaza', 'Remedios Plaza'],
          ['place lost', ' in Albacete', ''],
          ['date day and month', 'February 6, 2009', 'June 2, 2009'],
          ['authority', 'Regional Department of Education', 'Regional Department of Health'],
          ['year', 'Class of 1992', 'Class of 1929'],
          ['added negation', 'obtained a scholarship', 'did not obtain a scholarship'],
          ['markup', 'Class of 1992', '{n1}Class of 1992'],
        ],
      },
      {
        source:
          'Analítica: glucosa 108 mg/dl, excedente de base -2,4 mmol/l. Peso al nacer: 3.240 gramos. Antecedentes: diabetes en la abuela paterna. Historia clínica 604871.',
        right:
          'Lab results: glucose 108 mg/dl, base excess -2.4 mmol/l. Birth weight: 3,240 grams. Family history: diabetes in the paternal grandmother. Medical record 604871.',
        errors: [
          ['minus sign', '-2.4', '2.4'],
          ['unit', '3,240 grams', '3,240 kilograms'],
          ['maternal or paternal', 'paternal grandmother', 'maternal grandmother'],
          ['digits swapped', '604871', '608471'],
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
          'Das Standesamt Wuppertal beurkundet: Am 2. März 1954 um 19.20 Uhr ist Ingeborg Rüttgers geb. Haverkamp, wohnhaft in Solingen, im städtischen Krankenhaus verstorben. Die Verstorbene war in zweiter Ehe verheiratet. Der Tod wurde vom Schwager angezeigt. Ein Testament ist nicht hinterlegt. Die Beisetzung hat stattgefunden.',
        right:
          'The civil registry office of Wuppertal records: On March 2, 1954, at 7:20 p.m., Ingeborg Rüttgers née Haverkamp, residing in Solingen, died in the municipal hospital. The deceased was married in second marriage. The death was reported by the brother-in-law. No will is on deposit. The burial has taken place.',
        errors: [
          ['lost negation', 'No will is on deposit', 'A will is on deposit'],
          ['added negation', 'The burial has taken place', 'The burial has not taken place'],
          ['date day and month', 'March 2, 1954', 'February 3, 1954'],
          ['month name', 'March 2', 'May 2'],
          ['year', '1954', '1945'],
          ['time of day', '7:20 p.m.', '7:20 a.m.'],
          ['name letter', 'Haverkamp', 'Haberkamp'],
          ['place lost', ', residing in Solingen,', ''],
          ['place changed', 'Wuppertal', 'Remscheid'],
          ['kin word', 'brother-in-law', 'son-in-law'],
          ['ordinal', 'in second marriage', 'in third marriage'],
          ['sentence dropped', ' The death was reported by the brother-in-law.', ''],
        ],
      },
      {
        source:
          'Lohnsteuerbescheinigung. Steuerklasse III, Kinderfreibetrag 1,5. Bruttoarbeitslohn: 41.387,60 EUR. Solidaritätszuschlag: 5,5 %. Nachzahlung: -213,08 EUR. Identifikationsnummer 48 203 917 556. Arbeitgeber: Detlef Oskar Pohlmann, Werkstatt für Orgelbau. Ausgestellt vom Finanzamt Kassel.',
        right:
          'Wage tax certificate. Tax class III, child allowance 1.5. Gross wages: EUR 41,387.60. Solidarity surcharge: 5.5%. Additional payment: EUR -213.08. Identification number 48 203 917 556. Employer: Detlef Oskar Pohlmann, organ builder’s workshop. Issued by the tax office of Kassel.',
        errors: [
          ['minus sign', 'EUR -213.08', 'EUR 213.08'],
          ['currency', 'EUR 41,387.60', 'USD 41,387.60'],
          ['digits swapped', '48 203 917 556', '48 230 917 556'],
          ['decimal moved', '41,387.60', '4,138.76'],
          ['percent', '5.5%', '5.5'],
          ['code letter', 'class III', 'class IV'],
          ['name dropped', 'Detlef Oskar Pohlmann', 'Detlef Pohlmann'],
          ['authority', 'tax office', 'labor office'],
        ],
      },
      {
        source:
          'Dienstzeugnis. Der Hauptgefreite leistete fünfzehn Monate Wehrdienst. Körpergröße: 181 Zentimeter. Beurteilung: gut. Nächste Angehörige ist die Großmutter mütterlicherseits.',
        right:
          'Certificate of service. The lance corporal performed fifteen months of military service. Height: 181 centimeters. Assessment: good. The next of kin is the maternal grandmother.',
        errors: [
          ['number word', 'fifteen months', 'fifty months'],
          ['unit', '181 centimeters', '181 millimeters'],
          ['grade or rank', 'Assessment: good', 'Assessment: satisfactory'],
          ['maternal or paternal', 'maternal grandmother', 'paternal grandmother'],
          ['markup', 'Assessment: good', 'Assessment: **good**'],
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
          'L’an mil neuf cent soixante-quatre, le sept juin, à onze heures, devant nous, Fernand Maurice Lacaze, maire de Brive, ont comparu les futurs époux. Le futur époux, né à Tulle, est le neveu du maire. La grand-mère maternelle consent au mariage. Il n’a pas été fait de contrat de mariage. Les époux ont signé.',
        right:
          'In the year one thousand nine hundred and sixty-four, on the seventh of June, at eleven o’clock, before us, Fernand Maurice Lacaze, mayor of Brive, the future spouses appeared. The future husband, born in Tulle, is the nephew of the mayor. The maternal grandmother consents to the marriage. No marriage contract was made. The spouses signed.',
        errors: [
          ['lost negation', 'No marriage contract was made', 'A marriage contract was made'],
          ['added negation', 'consents to', 'does not consent to'],
          ['year', 'sixty-four', 'forty-six'],
          ['month name', 'of June', 'of July'],
          ['time of day', 'eleven o’clock', 'one o’clock'],
          ['name dropped', 'Fernand Maurice Lacaze', 'Fernand Lacaze'],
          ['place changed', 'Brive', 'Limoges'],
          ['place lost', ', born in Tulle,', ''],
          ['kin word', 'the nephew', 'the son'],
          ['maternal or paternal', 'maternal grandmother', 'paternal grandmother'],
          ['sentence dropped', ' The spouses signed.', ''],
        ],
      },
      {
        source:
          'Avis d’imposition. Numéro fiscal 07 45 318 602 114 Q. Revenu fiscal de référence : 28 914 euros. Taux moyen : 6,3 %. Solde : -142,50 euros. Nombre de parts : deux et demie. Date d’établissement : 09/07/2016. Direction des finances publiques de Nevers.',
        right:
          'Tax notice. Tax number 07 45 318 602 114 Q. Reference taxable income: 28,914 euros. Average rate: 6.3%. Balance: -142.50 euros. Number of shares: two and a half. Date of issue: July 9, 2016. Public Finance Directorate of Nevers.',
        errors: [
          ['code letter', '114 Q', '114 G'],
          ['digits swapped', '28,914', '29,814'],
          ['percent', '6.3%', '3.6%'],
          ['minus sign', '-142.50', '142.50'],
          ['decimal moved', '142.50', '1,425.0'],
          ['number word', 'two and a half', 'three and a half'],
          ['date day and month', 'July 9, 2016', 'September 7, 2016'],
          ['authority', 'Public Finance Directorate', 'Public Health Directorate'],
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
          'Foglio matricolare. Il caporal maggiore Ildebrando Sartori, del terzo reggimento alpini, ha percepito una paga di 480 lire. Percorse 35 chilometri al giorno. Congedato.',
        right:
          'Service record. Corporal major Ildebrando Sartori, of the third Alpine regiment, received pay of 480 lire. He covered 35 kilometers a day. Discharged.',
        errors: [
          ['grade or rank', 'Corporal major', 'Sergeant major'],
          ['name letter', 'Sartori', 'Santori'],
          ['ordinal', 'third Alpine', 'fifth Alpine'],
          ['currency', '480 lire', '480 francs'],
          ['unit', '35 kilometers', '35 miles'],
          ['markup', 'Discharged.', '[untranslated] Discharged.'],
        ],
      },
    ],
  },
];
