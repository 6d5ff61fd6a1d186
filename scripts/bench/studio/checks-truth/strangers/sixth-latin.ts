import type { TruthPaper } from '../paper.ts';

/** The examiner's next set, written after the fifth was mended: other registries, courts, schools, hospitals and banks. */
export const sixthLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source:
          'CERTIDÃO DE ÓBITO. Matrícula 104216 01 55 2011 4 00038 221 0014937-52. Falecida: Iolanda Bittencourt Prates, do sexo feminino, viúva, natural de Pelotas, com 81 anos. Declarante: seu genro, Everaldo Nunes. Não deixou testamento.',
        right:
          'DEATH CERTIFICATE. Registration No. 104216 01 55 2011 4 00038 221 0014937-52. Deceased: Iolanda Bittencourt Prates, female, widowed, born in Pelotas, aged 81 years. Declarant: her son-in-law, Everaldo Nunes. She left no will.',
        errors: [
          ['digits transposed', '0014937-52', '0014973-52'],
          ['gender', 'female', 'male'],
          ['place', 'Pelotas', 'Palmas'],
          ['kinship', 'son-in-law', 'brother-in-law'],
          ['negation', 'She left no will', 'She left a will'],
          ['title', 'DEATH CERTIFICATE', 'MARRIAGE CERTIFICATE'],
          ['name misspelt', 'Bittencourt', 'Bitencourt'],
        ],
      },
      {
        source:
          'Boletim escolar do 7.º ano. Língua Portuguesa: 6,5. Ciências: 9,0. Situação final: reprovado. Faltas: 14. Folha 1 de 2.',
        right:
          'School report of the 7th grade. Portuguese language: 6.5. Science: 9.0. Final status: failed. Absences: 14. Sheet 1 of 2.',
        errors: [
          ['grade', 'Final status: failed', 'Final status: passed'],
          ['grade', '7th grade', '8th grade'],
          [
            'swapped between labels',
            'Portuguese language: 6.5. Science: 9.0',
            'Portuguese language: 9.0. Science: 6.5',
          ],
          ['page mark', ' Sheet 1 of 2.', ''],
        ],
      },
      {
        source:
          'A 3.ª Vara Cível de Londrina julgou procedente o pedido e condenou a ré ao pagamento de R$ 12.700,00. Trânsito em julgado em 05/11/2019. Assina o primeiro-tenente Gil Moura.',
        right:
          'The 3rd Civil Court of Londrina granted the claim and ordered the defendant to pay R$12,700.00. Final and unappealable on November 5, 2019. Signed by First Lieutenant Gil Moura.',
        errors: [
          ['verdict', 'granted the claim', 'dismissed the claim'],
          ['authority', '3rd Civil Court', '3rd Criminal Court'],
          ['day and month swapped', 'November 5, 2019', 'May 11, 2019'],
          ['currency', 'R$12,700.00', '€12,700.00'],
          ['rank', 'First Lieutenant', 'Second Lieutenant'],
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
          'Certificado do registo criminal. Nada consta acerca da pessoa acima identificada. Válido até 30-09-2022. Código de acesso: A3F9-77K2. Emitido em 30-06-2022.',
        right:
          'Criminal record certificate. There is no record regarding the person identified above. Valid until September 30, 2022. Access code: A3F9-77K2. Issued on June 30, 2022.',
        errors: [
          ['negation', 'There is no record', 'There is a record'],
          ['validity date', 'September 30, 2022', 'December 30, 2022'],
          ['code', 'A3F9-77K2', 'A3F9-71K2'],
          ['sentence dropped', ' There is no record regarding the person identified above.', ''],
        ],
      },
      {
        source:
          'Extrato. Saldo em 31-12-2018: -742,16 €. Comissão de manutenção: 5,00 €. Titular: Feliciano Vaz Arruda. Caixa Geral de Depósitos, agência de Évora.',
        right:
          'Statement. Balance on December 31, 2018: -€742.16. Maintenance fee: €5.00. Holder: Feliciano Vaz Arruda. Caixa Geral de Depósitos, Évora branch.',
        errors: [
          ['minus sign', '-€742.16', '€742.16'],
          ['year off by one', '2018', '2019'],
          ['name misspelt', 'Arruda', 'Aruda'],
          ['place', 'Évora', 'Beja'],
          ['markup', 'Statement. ', 'Statement.&nbsp;'],
        ],
      },
      {
        source:
          'Boletim de nascimento. Nasceu em 08-03-1979 uma criança do sexo masculino, com 3,150 kg e 49 cm, filha de mãe solteira. Bisavô materno: Zacarias Leal. Série F.',
        right:
          'Birth bulletin. A child of the male sex was born on March 8, 1979, weighing 3.150 kg and measuring 49 cm, to an unmarried mother. Maternal great-grandfather: Zacarias Leal. Series F.',
        errors: [
          ['gender', 'male sex', 'female sex'],
          ['unit', '49 cm', '49 mm'],
          ['kinship', 'Maternal great-grandfather', 'Paternal great-grandfather'],
          ['series letter', 'Series F', 'Series E'],
          ['day and month swapped', 'March 8, 1979', 'August 3, 1979'],
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
          'REGISTRO CIVIL DE HERMOSILLO. Acta de matrimonio número 0457. Contrayente: Leobardo Quiroz Mena, de 29 años, agricultor. Contrayente: Adelaida Soto Ruelas, de 26 años, enfermera. Régimen: sociedad conyugal. Juez del Registro Civil: Lic. Toribio Anaya.',
        right:
          'CIVIL REGISTRY OF HERMOSILLO. Marriage record number 0457. Contracting party: Leobardo Quiroz Mena, aged 29, farmer. Contracting party: Adelaida Soto Ruelas, aged 26, nurse. Regime: community property. Civil Registry Judge: Lic. Toribio Anaya.',
        errors: [
          ['authority', 'CIVIL REGISTRY', 'LAND REGISTRY'],
          ['title', 'Marriage record', 'Divorce record'],
          ['digits transposed', '0457', '0475'],
          ['name misspelt', 'Leobardo Quiroz', 'Leobardo Quiros'],
          [
            'swapped between labels',
            'Mena, aged 29, farmer. Contracting party: Adelaida Soto Ruelas, aged 26',
            'Mena, aged 26, farmer. Contracting party: Adelaida Soto Ruelas, aged 29',
          ],
          ['sentence dropped', ' Regime: community property.', ''],
        ],
      },
      {
        source:
          'Certificado médico: la paciente presenta hipertensión y recibe 50 mg de losartán cada 12 horas. Temperatura: 36,9 °C. No presenta alergias. El cabo primero Ledesma la acompañó. Pág. 4.',
        right:
          'Medical certificate: the patient has hypertension and receives 50 mg of losartan every 12 hours. Temperature: 36.9 °C. She has no allergies. Corporal First Class Ledesma accompanied her. Page 4.',
        errors: [
          ['unit', 'every 12 hours', 'every 12 days'],
          ['negation', 'She has no allergies', 'She has allergies'],
          ['rank', 'Corporal First Class', 'Captain'],
          ['page mark', ' Page 4.', ''],
          ['digits transposed', '36.9', '39.6'],
        ],
      },
      {
        source:
          'El Juzgado Segundo de lo Penal dictó sentencia condenatoria el 12 de abril de 2015. Multa: 3.000 soles. Reincidente: sí. Pasaporte AB 731922, vigente hasta el 4 de junio de 2026.',
        right:
          'The Second Criminal Court issued a judgment of conviction on April 12, 2015. Fine: 3,000 soles. Repeat offender: yes. Passport AB 731922, valid until June 4, 2026.',
        errors: [
          ['verdict', 'judgment of conviction', 'judgment of acquittal'],
          ['year off by one', '2015', '2014'],
          ['currency', '3,000 soles', '3,000 euros'],
          ['code', 'AB 731922', 'AD 731922'],
          ['validity date', 'June 4, 2026', 'June 14, 2026'],
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
          'Sterbeurkunde. Standesamt Bad Kissingen, Nr. C 418/2006. Verstorben ist Korbinian Ebersold, evangelisch, wohnhaft in Münnerstadt. Er war nicht verheiratet. Anzeigender: sein Neffe Jost Ebersold.',
        right:
          'Death certificate. Civil Registry Office of Bad Kissingen, No. C 418/2006. The deceased is Korbinian Ebersold, Protestant, residing in Münnerstadt. He was not married. Informant: his nephew Jost Ebersold.',
        errors: [
          ['title', 'Death certificate', 'Birth certificate'],
          ['code', 'C 418/2006', 'G 418/2006'],
          ['place', 'Münnerstadt', 'Münsingen'],
          ['negation', 'He was not married', 'He was married'],
          ['kinship', 'nephew', 'cousin'],
          ['name misspelt', 'Korbinian Ebersold', 'Korbinian Ebersolt'],
        ],
      },
      {
        source:
          'Das Amtsgericht Wetzlar hat den Angeklagten freigesprochen. Zeuge: Polizeioberkommissar Rademann. Kosten: 96,50 EUR. Gültig bis 31.10.2025. Blatt 2 von 5.',
        right:
          'The Local Court of Wetzlar acquitted the defendant. Witness: Police Chief Inspector Rademann. Costs: EUR 96.50. Valid until October 31, 2025. Sheet 2 of 5.',
        errors: [
          ['verdict', 'acquitted', 'convicted'],
          ['authority', 'Local Court', 'Federal Court'],
          ['currency', 'EUR 96.50', 'CHF 96.50'],
          ['validity date', 'October 31, 2025', 'October 31, 2026'],
          ['page mark', ' Sheet 2 of 5.', ''],
          ['markup', 'Witness: ', 'Witness: **'],
        ],
      },
      {
        source:
          'Zeugnis der Klasse 10b: Mathematik ausreichend, Englisch gut. Versäumte Stunden: 17. Die Schülerin wird nicht versetzt. Datum: 03.07.2008. Kontostand der Klassenkasse: -18,40 EUR.',
        right:
          'Report card of class 10b: mathematics sufficient, English good. Hours missed: 17. The student (female) is not promoted. Date: July 3, 2008. Balance of the class fund: EUR -18.40.',
        errors: [
          ['grade', 'mathematics sufficient', 'mathematics excellent'],
          ['unit', 'Hours missed: 17', 'Days missed: 17'],
          ['day and month swapped', 'July 3, 2008', 'March 7, 2008'],
          ['minus sign', 'EUR -18.40', 'EUR 18.40'],
          ['sentence dropped', ' The student (female) is not promoted.', ''],
        ],
      },
    ],
  },
];
