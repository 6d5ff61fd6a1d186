import type { TruthPaper } from '../paper.ts';

/** As `tenth-latin.ts`, of other papers and other changes. */
export const eleventhLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source:
          'Atestado de antecedentes. A Polícia Civil do Estado de Goiás atesta que nada consta contra Juvenal Teixeira Brandão, RG 4.118.209-7, motorista de caminhão, residente em Anápolis. Este atestado é válido por 90 dias. Emitido às 16h05 de 3 de dezembro de 2018.',
        right:
          'Background certificate. The Civil Police of the State of Goiás certifies that there is nothing on record against Juvenal Teixeira Brandão, ID card 4.118.209-7, truck driver, resident of Anápolis. This certificate is valid for 90 days. Issued at 4:05 p.m. on December 3, 2018.',
        errors: [
          ['authority', 'Civil Police', 'Federal Police'],
          ['negation', 'there is nothing on record', 'there are entries on record'],
          ['name misspelt', 'Juvenal Teixeira', 'Juvenal Teixera'],
          ['register number', '4.118.209-7', '4.118.290-7'],
          ['occupation', 'truck driver', 'bus driver'],
          ['place', 'Anápolis', 'Goiânia'],
          ['unit', '90 days', '90 months'],
          ['validity', 'is valid for', 'was valid for'],
          ['time of day', '4:05 p.m.', '4:05 a.m.'],
          ['year', 'December 3, 2018', 'December 3, 2019'],
        ],
      },
      {
        source:
          'Termo de audiência. O casal declarou que está separado de fato há quatro anos. Os filhos menores ficarão sob a guarda do pai, com visitas da mãe em fins de semana alternados. A pensão será de um terço do salário mínimo, depositada até o dia 10. Não há bens a partilhar. O Ministério Público não se opôs.',
        right:
          'Hearing record. The couple stated that they have been separated in fact for four years. The minor children will remain in the custody of the father, with visits by the mother on alternate weekends. Support will be one third of the minimum wage, deposited by the 10th. There is no property to divide. The Public Prosecutor’s Office did not object.',
        errors: [
          ['marital status', 'separated in fact', 'divorced'],
          ['number in words', 'four years', 'five years'],
          [
            'kinship',
            'custody of the father, with visits by the mother',
            'custody of the mother, with visits by the father',
          ],
          ['frequency', 'alternate weekends', 'all weekends'],
          ['fraction', 'one third', 'one fourth'],
          ['opposite', 'minimum wage', 'maximum wage'],
          ['negation', 'There is no property', 'There is property'],
          ['negation', 'did not object', 'objected'],
          ['authority', 'Public Prosecutor’s Office', 'Public Defender’s Office'],
          ['day of a date', 'by the 10th', 'by the 20th'],
          ['sentence dropped', ' There is no property to divide.', ''],
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
          'Certidão permanente. Sociedade por quotas com sede em Braga. Capital social: 12.500,00 euros. Gerente: Olímpia Sequeira Rosado, viúva, NIF 218 447 903. Forma de obrigar: com a assinatura de dois gerentes. Objeto: comércio a retalho de calçado e artigos de couro. Insc. 2, AP. 15/20120604.',
        right:
          'Permanent certificate. Private limited company with registered office in Braga. Share capital: 12,500.00 euros. Manager: Olímpia Sequeira Rosado, widow, tax ID 218 447 903. Binding signature: with the signatures of two managers. Object: retail trade in footwear and leather goods. Entry 2, AP. 15/20120604.',
        errors: [
          ['company type', 'Private limited company', 'Public limited company'],
          ['place', 'Braga', 'Bragança'],
          ['currency', '12,500.00 euros', '12,500.00 dollars'],
          ['marital status', 'widow', 'single'],
          ['register number', '218 447 903', '218 474 903'],
          ['number in words', 'two managers', 'three managers'],
          ['trade', 'retail', 'wholesale'],
          ['list item', 'footwear and leather goods', 'footwear'],
          ['goods', 'footwear and', 'furniture and'],
          ['code', 'AP. 15/20120604', 'AP. 51/20120604'],
          ['name misspelt', 'Rosado', 'Rosedo'],
        ],
      },
      {
        source:
          'Certificado de habilitações. Licenciatura em Enfermagem, concluída em 22-07-2015, com a classificação final de 15 valores. A aluna obteve equivalência a três unidades curriculares. Regime: pós-laboral. Estágio: Hospital de Santo André, Leiria. O Diretor dos Serviços Académicos (assinatura ilegível e selo branco).',
        right:
          'Certificate of qualifications. Bachelor’s degree in Nursing, completed on July 22, 2015, with a final grade of 15. The student was granted equivalence for three course units. Schedule: evening classes. Internship: Hospital de Santo André, Leiria. The Director of Academic Services (illegible signature and embossed seal).',
        errors: [
          ['rank', 'Bachelor’s degree', 'Master’s degree'],
          ['field', 'in Nursing', 'in Pharmacy'],
          ['day of a date', 'July 22, 2015', 'July 23, 2015'],
          ['grade', 'final grade of 15', 'final grade of 16'],
          ['number in words', 'three course units', 'two course units'],
          ['negation', 'was granted equivalence', 'was denied equivalence'],
          ['shift', 'evening classes', 'daytime classes'],
          ['place', 'Leiria', 'Lisbon'],
          ['office', 'The Director of', 'The Deputy Director of'],
          ['mark', 'illegible signature', 'legible signature'],
          ['seal dropped', ' and embossed seal', ''],
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
          'Informe de alta. Paciente mujer de 67 años, jubilada, alérgica a la penicilina. Motivo de ingreso: fractura de cadera izquierda tras caída en domicilio. Intervenida el 14 de enero bajo anestesia general. Evolución favorable. Puede caminar con muletas. Retirar puntos en 12 días. No conducir.',
        right:
          'Discharge report. Female patient, 67 years old, retired, allergic to penicillin. Reason for admission: fracture of the left hip after a fall at home. Operated on January 14 under general anesthesia. Favorable progress. She can walk with crutches. Stitches to be removed in 12 days. Do not drive.',
        errors: [
          ['title', 'Discharge report', 'Admission report'],
          ['gender', 'Female patient', 'Male patient'],
          ['digits transposed', '67 years', '76 years'],
          ['medicine', 'penicillin', 'aspirin'],
          ['negation', 'allergic to', 'not allergic to'],
          ['opposite', 'left hip', 'right hip'],
          ['body', 'left hip', 'left knee'],
          ['anesthesia', 'general anesthesia', 'local anesthesia'],
          ['opposite', 'Favorable progress', 'Unfavorable progress'],
          ['negation', 'She can walk', 'She cannot walk'],
          ['unit', '12 days', '12 weeks'],
          ['sentence dropped', ' Do not drive.', ''],
        ],
      },
      {
        source:
          'Escritura número 2.941. Ante mí, Notario Público Cuarto de Arequipa, compareció don Eleuterio Cárdenas Poma, peruano, soltero, comerciante, quien otorga poder especial a favor de su hermana Nélida para vender el inmueble ubicado en la Calle Los Sauces 318, segundo piso. El poder es irrevocable y vence el 31 de marzo de 2025.',
        right:
          'Deed number 2,941. Before me, Fourth Notary Public of Arequipa, appeared Mr. Eleuterio Cárdenas Poma, Peruvian, single, merchant, who grants a special power of attorney in favor of his sister Nélida to sell the property located at Calle Los Sauces 318, second floor. The power is irrevocable and expires on March 31, 2025.',
        errors: [
          ['ordinal', 'Fourth Notary', 'Fifth Notary'],
          ['place', 'Arequipa', 'Ayacucho'],
          ['nationality', 'Peruvian', 'Bolivian'],
          ['marital status', 'single', 'married'],
          ['occupation', 'merchant', 'farmer'],
          ['power', 'special power', 'general power'],
          ['kinship', 'his sister', 'his mother'],
          ['action', 'to sell', 'to rent'],
          ['digits transposed', '318', '381'],
          ['ordinal', 'second floor', 'first floor'],
          ['added word', 'is irrevocable', 'is revocable'],
          ['validity date', 'March 31, 2025', 'May 31, 2025'],
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
          'Abschlusszeugnis der Realschule. Leevke Petersen, geboren am 11.06.1998 in Husum, hat die Abschlussprüfung bestanden. Deutsch: befriedigend. Mathematik: gut. Sport: sehr gut. Versäumte Tage: 7, davon unentschuldigt: 0. Bemerkung: Sie war zwei Jahre lang Klassensprecherin. Die Schulleiterin, Siegel der Schule.',
        right:
          'Leaving certificate of the intermediate secondary school. Leevke Petersen, born on June 11, 1998 in Husum, passed the final examination. German: satisfactory. Mathematics: good. Physical education: very good. Days missed: 7, of which unexcused: 0. Remark: she was class representative for two years. The school principal, seal of the school.',
        errors: [
          ['day and month swapped', 'June 11, 1998', 'November 6, 1998'],
          ['place', 'Husum', 'Bochum'],
          ['negation', 'passed the final', 'failed the final'],
          ['grade', 'German: satisfactory', 'German: sufficient'],
          ['field', 'Mathematics: good', 'Physics: good'],
          ['grades swapped', 'German: satisfactory. Mathematics: good', 'German: good. Mathematics: satisfactory'],
          ['number', 'Days missed: 7', 'Days missed: 1'],
          ['opposite', 'unexcused', 'excused'],
          ['number in words', 'two years', 'three years'],
          ['office', 'The school principal', 'The class teacher'],
          ['seal dropped', ', seal of the school', ''],
        ],
      },
      {
        source:
          'Strafbefehl. Gegen den Angeschuldigten, wohnhaft in Görlitz, wird wegen fahrlässiger Körperverletzung eine Geldstrafe von 40 Tagessätzen zu je 25,00 EUR festgesetzt. Die Fahrerlaubnis wird entzogen. Gegen diesen Strafbefehl kann innerhalb von zwei Wochen Einspruch eingelegt werden. Die Kosten trägt der Angeschuldigte.',
        right:
          'Penal order. A fine of 40 daily rates of EUR 25.00 each is imposed on the accused, residing in Görlitz, for negligent bodily harm. The driver’s license is revoked. An objection to this penal order may be lodged within two weeks. The costs are borne by the accused.',
        errors: [
          ['place', 'Görlitz', 'Göttingen'],
          ['crime', 'negligent bodily harm', 'intentional bodily harm'],
          ['crime', 'bodily harm', 'fraud'],
          ['number', '40 daily rates', '60 daily rates'],
          ['currency', 'EUR 25.00', 'USD 25.00'],
          ['opposite', 'is revoked', 'is reinstated'],
          ['document', 'driver’s license', 'passport'],
          ['unit', 'two weeks', 'two months'],
          ['negation', 'may be lodged', 'may not be lodged'],
          ['party', 'borne by the accused', 'borne by the state'],
          ['punishment', 'A fine of', 'Imprisonment of'],
        ],
      },
    ],
  },
];
