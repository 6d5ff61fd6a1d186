import type { TruthPaper } from '../paper.ts';

/** Papers in Portuguese, Spanish and French; see `all.ts`. */
export const romance: readonly TruthPaper[] = [
  {
    name: 'Portuguese',
    lang: 'pt',
    pairs: [
      {
        source:
          'Certifico que, às fls. 87 do Livro C-12, sob o n.º 4.519, consta o assento de óbito de Dorival Penteado, marceneiro, viúvo, natural de Caruaru, falecido às dez horas da noite do dia três de agosto de mil novecentos e setenta e quatro.',
        right:
          'I certify that on page 87 of Book C-12, under No. 4,519, there is the death record of Dorival Penteado, cabinetmaker, widower, born in Caruaru, who died at ten o’clock at night on August 3, 1974.',
        errors: [
          ['digits', '4,519', '4,159'],
          ['code', 'C-12', 'G-12'],
          ['occupation', 'cabinetmaker', 'bricklayer'],
          ['civil status', 'widower', 'divorced'],
          ['place', 'Caruaru', 'Camaçari'],
          ['day or time', 'ten o’clock at night', 'ten o’clock in the morning'],
          ['date', 'August 3, 1974', 'August 13, 1974'],
          ['event', 'death record', 'marriage record'],
          ['name', 'Penteado', 'Penteada'],
          ['number in words', 'ten o’clock', 'two o’clock'],
        ],
      },
      {
        source:
          'O falecido deixou três filhos maiores e uma enteada. Não deixou testamento. O sepultamento realizou-se no Cemitério da Saudade. Declarante: o genro do falecido.',
        right:
          'The deceased left three adult children and a stepdaughter. He left no will. The burial took place at the Cemitério da Saudade. Informant: the son-in-law of the deceased.',
        errors: [
          ['number in words', 'three adult', 'five adult'],
          ['opposite', 'adult children', 'minor children'],
          ['kinship', 'stepdaughter', 'granddaughter'],
          ['negation', 'left no will', 'left a will'],
          ['event', 'The burial', 'The cremation'],
          ['kinship', 'son-in-law', 'brother-in-law'],
          ['clause dropped', ' He left no will.', ''],
          ['clause added', 'He left no will.', 'He left no will. He had served two prison sentences.'],
          ['pronoun', 'He left', 'She left'],
        ],
      },
      {
        source:
          'Valor do salário base: R$ 2.384,70. Jornada semanal: 44 horas. Admissão: 02/05/2011. Rescisão: 17/11/2016.',
        right: 'Base salary: R$ 2,384.70. Weekly hours: 44 hours. Hired: May 2, 2011. Terminated: November 17, 2016.',
        errors: [
          ['currency', 'R$', '€'],
          ['digits', '2,384.70', '2,348.70'],
          ['unit', '44 hours', '44 days'],
          ['date', 'May 2, 2011', 'February 5, 2011'],
          [
            'swapped',
            'Hired: May 2, 2011. Terminated: November 17, 2016',
            'Hired: November 17, 2016. Terminated: May 2, 2011',
          ],
          ['opposite', 'Weekly', 'Monthly'],
        ],
      },
      {
        source:
          'Licenciatura em Enfermagem, conferida à Dr.ª Benedita Falcão pela Universidade do Minho, com a classificação final de 16 valores. É a segunda via do diploma. Selo branco da Reitoria.',
        right:
          'Bachelor’s degree in Nursing, awarded to Dr. Benedita Falcão by the University of Minho, with a final grade of 16 out of 20. This is the second copy of the diploma. Embossed seal of the Rector’s Office.',
        errors: [
          ['title', 'Bachelor’s degree', 'Master’s degree'],
          ['occupation', 'in Nursing', 'in Pharmacy'],
          ['authority', 'University of Minho', 'Ministry of Health'],
          ['verdict', '16 out of 20', '18 out of 20'],
          ['ordinal', 'second copy', 'third copy'],
          ['mark', ' Embossed seal of the Rector’s Office.', ''],
          ['authority', 'Rector’s Office', 'Dean’s Office'],
          ['name', 'Benedita', 'Benedicta'],
        ],
      },
      {
        source:
          'A requerente, cabo-verdiana, solteira, doméstica, residente em Setúbal, declara que o requerido nunca pagou a pensão de alimentos desde a separação.',
        right:
          'The petitioner, a Cape Verdean national, single, a homemaker, residing in Setúbal, states that the respondent has never paid child support since the separation.',
        errors: [
          ['nationality', 'Cape Verdean', 'Angolan'],
          ['civil status', 'single', 'married'],
          ['occupation', 'a homemaker', 'a seamstress'],
          ['place', 'Setúbal', 'Santarém'],
          ['negation', 'has never paid', 'has always paid'],
          ['event', 'since the separation', 'since the wedding'],
          ['swapped', 'The petitioner, a Cape', 'The respondent, a Cape'],
          ['repeated', 'states that', 'states that states that'],
        ],
      },
      {
        source:
          'Averbamento n.º 1: Casou com Lídia Sobral, na Conservatória do Registo Civil de Lamego, em 9 de junho de 2001. Averbamento n.º 2: Casamento dissolvido por divórcio, por decisão de 30 de janeiro de 2009, transitada em julgado.',
        right:
          'Annotation No. 1: Married Lídia Sobral at the Civil Registry Office of Lamego on June 9, 2001. Annotation No. 2: Marriage dissolved by divorce, by a decision of January 30, 2009, which has become final.',
        errors: [
          ['event', 'by divorce', 'by death'],
          ['authority', 'Civil Registry Office', 'Land Registry Office'],
          ['date', 'June 9, 2001', 'July 9, 2001'],
          ['clause dropped', ', which has become final', ''],
          ['negation', 'which has become final', 'which has not become final'],
          [
            'swapped',
            'June 9, 2001. Annotation No. 2: Marriage dissolved by divorce, by a decision of January 30, 2009',
            'January 30, 2009. Annotation No. 2: Marriage dissolved by divorce, by a decision of June 9, 2001',
          ],
          ['place', 'Lamego', 'Lagos'],
          [
            'repeated',
            'Marriage dissolved by divorce, by',
            'Marriage dissolved by divorce, marriage dissolved by divorce, by',
          ],
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
          'En el Tomo XIV, folio 203, partida 1187-B, se halla inscrito el nacimiento de Yolanda Ituarte Bravo, ocurrido a las cuatro y media de la madrugada del viernes 21 de octubre de 1983 en Tepatitlán.',
        right:
          'In Volume XIV, page 203, entry 1187-B, the birth of Yolanda Ituarte Bravo is registered, which took place at half past four in the morning on Friday, October 21, 1983 in Tepatitlán.',
        errors: [
          ['code', '1187-B', '1187-D'],
          ['ordinal', 'Volume XIV', 'Volume XVI'],
          ['digits', 'page 203', 'page 230'],
          ['day or time', 'half past four', 'half past five'],
          ['day or time', 'in the morning', 'in the afternoon'],
          ['day or time', 'Friday', 'Thursday'],
          ['date', 'October 21, 1983', 'October 21, 1993'],
          ['event', 'the birth of', 'the baptism of'],
          ['name', 'Ituarte', 'Iturate'],
          ['place', 'Tepatitlán', 'Tlaquepaque'],
        ],
      },
      {
        source:
          'Abuelos maternos: Remigio Bravo, hondureño, herrero; y Eulalia Cano, finada. Abuelo paterno: Silvestre Ituarte, ganadero.',
        right:
          'Maternal grandparents: Remigio Bravo, Honduran, blacksmith; and Eulalia Cano, deceased. Paternal grandfather: Silvestre Ituarte, rancher.',
        errors: [
          ['kinship', 'Maternal grandparents', 'Paternal grandparents'],
          ['nationality', 'Honduran', 'Salvadoran'],
          ['occupation', 'blacksmith', 'tailor'],
          ['civil status', 'deceased', 'widowed'],
          ['kinship', 'grandfather', 'grandmother'],
          ['occupation', 'rancher', 'fisherman'],
          [
            'swapped',
            'Remigio Bravo, Honduran, blacksmith; and Eulalia Cano, deceased',
            'Eulalia Cano, Honduran, blacksmith; and Remigio Bravo, deceased',
          ],
          ['clause dropped', '; and Eulalia Cano, deceased', ''],
        ],
      },
      {
        source:
          'FALLO: Se declara disuelto el vínculo matrimonial. La custodia del menor corresponde a la madre. El padre entregará una pensión de mil doscientos soles mensuales. No procede la condena en costas.',
        right:
          'RULING: The marriage is hereby dissolved. Custody of the minor is granted to the mother. The father shall pay maintenance of one thousand two hundred soles per month. No costs are awarded.',
        errors: [
          ['negation', 'is hereby dissolved', 'is not dissolved'],
          ['kinship', 'granted to the mother', 'granted to the grandmother'],
          ['currency', 'soles', 'pesos'],
          ['number in words', 'one thousand two hundred', 'two thousand two hundred'],
          ['unit', 'per month', 'per week'],
          ['negation', 'No costs are awarded', 'Costs are awarded'],
          ['clause dropped', ' No costs are awarded.', ''],
          ['clause added', 'per month. No', 'per month. He shall also give up the family home. No'],
          ['verdict', 'dissolved', 'upheld'],
          ['pronoun', 'The father shall', 'The mother shall'],
        ],
      },
      {
        source:
          'El capitán de corbeta Ezequiel Larrañaga, destinado en Cartagena, presta servicio desde hace once años en la Armada.',
        right:
          'Lieutenant Commander Ezequiel Larrañaga, stationed in Cartagena, has served in the Navy for eleven years.',
        errors: [
          ['title', 'Lieutenant Commander', 'Sergeant'],
          ['authority', 'the Navy', 'the Air Force'],
          ['number in words', 'eleven years', 'twelve years'],
          ['unit', 'eleven years', 'eleven months'],
          ['place', 'Cartagena', 'Cádiz'],
          ['repeated', 'has served in the Navy', 'has served in the Navy has served in the Navy'],
        ],
      },
      {
        source:
          'Radicado: 2019-00734. El Juzgado Tercero de Familia de Pereira hace constar que la señora es colombiana y que no registra antecedentes penales. Firma ilegible. Sello húmedo del juzgado.',
        right:
          'File No. 2019-00734. The Third Family Court of Pereira certifies that the woman is Colombian and has no criminal record. Illegible signature. Ink stamp of the court.',
        errors: [
          ['digits', '00734', '00743'],
          ['ordinal', 'Third Family', 'Second Family'],
          ['authority', 'Family Court', 'Labor Court'],
          ['nationality', 'Colombian', 'Ecuadorian'],
          ['negation', 'has no criminal record', 'has a criminal record'],
          ['mark', ' Ink stamp of the court.', ''],
          ['mark', ' Illegible signature.', ''],
          ['pronoun', 'the woman', 'the man'],
          ['opposite', 'Illegible', 'Legible'],
        ],
      },
      {
        source:
          'Bachillerato en Humanidades. Geografía: sobresaliente. Latín: suspenso. Promedio general: 7,85. El alumno repitió el segundo curso. Mide 1,72 m.',
        right:
          'Upper secondary school in Humanities. Geography: outstanding. Latin: fail. Overall average: 7.85. The student repeated the second year. His height is 1.72 m.',
        errors: [
          ['verdict', 'outstanding', 'good'],
          ['verdict', 'fail', 'pass'],
          ['digits', '7.85', '7.58'],
          ['ordinal', 'second year', 'third year'],
          ['unit', '1.72 m', '1.72 ft'],
          ['opposite', 'Upper secondary', 'Lower secondary'],
          ['pronoun', 'His height', 'Her height'],
          ['swapped', 'Geography: outstanding. Latin: fail', 'Geography: fail. Latin: outstanding'],
          ['title', 'Upper secondary school', 'Doctorate'],
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
          'Le quinze juillet mil neuf cent soixante-douze, à dix-huit heures vingt, est née à Quimper, 6 rue des Lilas, Gwenaëlle Kermarrec, du sexe féminin, fille de Loïc Kermarrec, charpentier, et de Solange Bihan, couturière, son épouse.',
        right:
          'On July 15, 1972, at 6:20 p.m., Gwenaëlle Kermarrec, female, was born in Quimper, at 6 rue des Lilas, daughter of Loïc Kermarrec, carpenter, and Solange Bihan, seamstress, his wife.',
        errors: [
          ['date', 'July 15, 1972', 'June 15, 1972'],
          ['day or time', '6:20 p.m.', '8:20 p.m.'],
          ['pronoun', 'female', 'male'],
          ['place', 'Quimper', 'Vannes'],
          ['kinship', 'daughter of', 'niece of'],
          ['occupation', 'carpenter', 'baker'],
          ['occupation', 'seamstress', 'teacher'],
          ['name', 'Kermarrec, carpenter', 'Kermarec, carpenter'],
          ['civil status', ', his wife', ', his widow'],
          ['digits', 'at 6 rue', 'at 9 rue'],
          ['event', 'was born', 'was baptized'],
        ],
      },
      {
        source:
          'Mention marginale : pacs enregistré le 4 novembre 2014 au tribunal d’instance de Tarbes, dissous le 22 février 2018. Acte de naissance n° 318 bis. Vu pour la légalisation. Cachet de la mairie.',
        right:
          'Marginal note: civil partnership registered on November 4, 2014 at the District Court of Tarbes, dissolved on February 22, 2018. Birth certificate No. 318 bis. Seen for legalization. Stamp of the town hall.',
        errors: [
          ['date', 'November 4, 2014', 'April 11, 2014'],
          ['event', 'civil partnership', 'marriage'],
          ['authority', 'District Court', 'Court of Appeal'],
          ['place', 'Tarbes', 'Nantes'],
          ['code', '318 bis', '318 ter'],
          ['mark', ' Stamp of the town hall.', ''],
          ['authority', 'of the town hall', 'of the police'],
          [
            'swapped',
            'November 4, 2014 at the District Court of Tarbes, dissolved on February 22, 2018',
            'February 22, 2018 at the District Court of Tarbes, dissolved on November 4, 2014',
          ],
          ['event', 'Birth certificate', 'Death certificate'],
          ['clause dropped', ' Seen for legalization.', ''],
        ],
      },
      {
        source:
          'La défenderesse, ressortissante belge, divorcée, n’a jamais reconnu la dette. Le tribunal rejette la demande et condamne le demandeur à verser huit cents euros à la défenderesse.',
        right:
          'The defendant, a Belgian national, divorced, has never acknowledged the debt. The court dismisses the claim and orders the plaintiff to pay eight hundred euros to the defendant.',
        errors: [
          ['nationality', 'Belgian', 'Swiss'],
          ['civil status', 'divorced', 'single'],
          ['negation', 'has never acknowledged', 'has acknowledged'],
          ['verdict', 'dismisses the claim', 'grants the claim'],
          [
            'swapped',
            'orders the plaintiff to pay eight hundred euros to the defendant',
            'orders the defendant to pay eight hundred euros to the plaintiff',
          ],
          ['number in words', 'eight hundred', 'nine hundred'],
          ['currency', 'euros', 'francs'],
          ['clause added', 'the debt. The', 'the debt. She hid her assets abroad. The'],
          ['repeated', 'dismisses the claim and', 'dismisses the claim and dismisses the claim and'],
        ],
      },
      {
        source:
          'Relevé de notes du baccalauréat, série S. Philosophie : 09/20. Mathématiques : 14/20. Mention : assez bien. Deuxième groupe d’épreuves : non présentée. Délivré par le rectorat de Dijon.',
        right:
          'Transcript of grades of the baccalauréat, series S. Philosophy: 09/20. Mathematics: 14/20. Honors: fairly good. Second group of examinations: did not sit. Issued by the education authority of Dijon.',
        errors: [
          ['verdict', 'fairly good', 'very good'],
          ['code', 'series S', 'series L'],
          ['swapped', 'Philosophy: 09/20. Mathematics: 14/20', 'Philosophy: 14/20. Mathematics: 09/20'],
          ['digits', '14/20', '11/20'],
          ['ordinal', 'Second group', 'First group'],
          ['negation', 'did not sit', 'sat'],
          ['place', 'Dijon', 'Lyon'],
          ['occupation', 'Mathematics', 'Chemistry'],
        ],
      },
      {
        source:
          'Le patient, âgé de 57 ans, pèse 83 kg. Il souffre d’une fracture du poignet gauche. Sans antécédent allergique. Arrêt de travail de trois semaines. Docteur Armelle Vasseur, chirurgienne.',
        right:
          'The patient, aged 57, weighs 83 kg. He has a fracture of the left wrist. No history of allergies. Sick leave of three weeks. Dr. Armelle Vasseur, surgeon.',
        errors: [
          ['digits', 'aged 57', 'aged 75'],
          ['unit', '83 kg', '83 lb'],
          ['opposite', 'left wrist', 'right wrist'],
          ['negation', 'No history', 'A history'],
          ['unit', 'three weeks', 'three days'],
          ['number in words', 'three weeks', 'two weeks'],
          ['pronoun', 'He has', 'She has'],
          ['title', 'Dr. Armelle', 'Judge Armelle'],
          ['occupation', 'surgeon', 'dentist'],
          ['clause dropped', ' Sick leave of three weeks.', ''],
        ],
      },
    ],
  },
];
