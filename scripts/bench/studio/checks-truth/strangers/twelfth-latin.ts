import type { TruthPaper } from '../paper.ts';

/** As `tenth-latin.ts`; written after the checks were mended by the eleventh set. */
export const twelfthLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source:
          'Certidão de óbito. Faleceu no dia 21 de maio de 2013, às 22h30, na Santa Casa de Marília, Osvaldino Ferraz Coutinho, do sexo masculino, pardo, ferreiro, com 74 anos, viúvo de Hermínia Coutinho. Causa da morte: insuficiência respiratória, pneumonia. Deixou cinco filhos. Não deixou bens. Sepultado no Cemitério da Saudade.',
        right:
          'Death certificate. Osvaldino Ferraz Coutinho, male, brown, blacksmith, 74 years old, widower of Hermínia Coutinho, died on May 21, 2013 at 10:30 p.m. at the Santa Casa of Marília. Cause of death: respiratory failure, pneumonia. He left five children. He left no property. Buried at the Saudade Cemetery.',
        errors: [
          ['title', 'Death certificate', 'Marriage certificate'],
          ['time of day', '10:30 p.m.', '10:30 a.m.'],
          ['day of a date', 'May 21, 2013', 'May 12, 2013'],
          ['place', 'Marília', 'Bauru'],
          ['name misspelt', 'Osvaldino', 'Osvaldinho'],
          ['race', 'male, brown', 'male, white'],
          ['occupation', 'blacksmith', 'carpenter'],
          ['age', '74 years old', '47 years old'],
          ['marital status', 'widower of', 'divorced from'],
          ['illness', 'pneumonia', 'tuberculosis'],
          ['number in words', 'five children', 'four children'],
          ['negation', 'He left no property', 'He left property'],
          ['event', 'Buried at', 'Cremated at'],
        ],
      },
      {
        source:
          'Contracheque. Empregado: Wanderley Bezerra. Cargo: auxiliar de enfermagem. Admissão: 02/10/2017. Salário-base: R$ 2.318,40. Horas extras: 12. Adicional noturno: R$ 187,25. Desconto INSS: R$ 208,66. Valor líquido: R$ 2.296,99. Mês de referência: março.',
        right:
          'Pay slip. Employee: Wanderley Bezerra. Position: nursing assistant. Hired: October 2, 2017. Base salary: R$ 2,318.40. Overtime hours: 12. Night bonus: R$ 187.25. INSS deduction: R$ 208.66. Net amount: R$ 2,296.99. Reference month: March.',
        errors: [
          ['occupation', 'nursing assistant', 'teaching assistant'],
          ['day and month swapped', 'October 2, 2017', 'February 10, 2017'],
          ['digits transposed', '2,318.40', '2,381.40'],
          ['shift', 'Night bonus', 'Day bonus'],
          [
            'swapped between labels',
            'Night bonus: R$ 187.25. INSS deduction: R$ 208.66',
            'Night bonus: R$ 208.66. INSS deduction: R$ 187.25',
          ],
          ['opposite', 'Net amount', 'Gross amount'],
          ['month', 'Reference month: March', 'Reference month: May'],
          ['opposite', 'Hired:', 'Dismissed:'],
          ['currency', 'Base salary: R$', 'Base salary: US$'],
          ['list item', ' Overtime hours: 12.', ''],
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
          'Assento de nascimento n.º 1047. Registando: Duarte Falcão Nogueira, nascido na freguesia de São Pedro, concelho de Faro. Filho de Gaspar Nogueira, eletricista, e de Sílvia Falcão, desempregada. Avós paternos: falecidos. Averbamento n.º 1: casou catolicamente em Silves. Averbamento n.º 2: casamento dissolvido por divórcio. O Conservador, por delegação.',
        right:
          'Birth entry No. 1047. Person registered: Duarte Falcão Nogueira, born in the parish of São Pedro, municipality of Faro. Son of Gaspar Nogueira, electrician, and of Sílvia Falcão, unemployed. Paternal grandparents: deceased. Annotation No. 1: married in a Catholic ceremony in Silves. Annotation No. 2: marriage dissolved by divorce. The Registrar, by delegation.',
        errors: [
          ['register number', 'No. 1047', 'No. 1074'],
          ['name misspelt', 'Nogueira, born', 'Noguera, born'],
          ['place', 'municipality of Faro', 'municipality of Tavira'],
          ['kinship', 'Son of', 'Nephew of'],
          ['occupation', 'electrician', 'plumber'],
          ['occupation', 'unemployed', 'employed'],
          ['lineage', 'Paternal', 'Maternal'],
          ['opposite', 'grandparents: deceased', 'grandparents: living'],
          ['religion', 'Catholic ceremony', 'civil ceremony'],
          ['event', 'dissolved by divorce', 'dissolved by death'],
          ['office', 'The Registrar', 'The Notary'],
          ['sentence dropped', ' Annotation No. 2: marriage dissolved by divorce.', ''],
        ],
      },
      {
        source:
          'Auto de notícia. O arguido conduzia um motociclo sem carta de condução e com uma taxa de álcool de 1,42 g/l. Foi detido e libertado no dia seguinte. Não tinha antecedentes. O agente autuante pertence à Guarda Nacional Republicana, posto de Estremoz. Em anexo: duas fotografias.',
        right:
          'Police report. The defendant was riding a motorcycle without a driver’s license and with a blood alcohol level of 1.42 g/l. He was arrested and released the next day. He had no prior record. The reporting officer belongs to the National Republican Guard, Estremoz station. Attached: two photographs.',
        errors: [
          ['vehicle', 'a motorcycle', 'a truck'],
          ['negation', 'without a driver’s license', 'with a driver’s license'],
          ['number', '1.42 g/l', '1.24 g/l'],
          ['unit', 'g/l', 'mg/l'],
          ['action', 'arrested and released', 'arrested and convicted'],
          ['day', 'the next day', 'the same day'],
          ['negation', 'He had no prior', 'He had a prior'],
          ['authority', 'National Republican Guard', 'Public Security Police'],
          ['place', 'Estremoz', 'Elvas'],
          ['number in words', 'two photographs', 'three photographs'],
          ['mark', 'photographs', 'fingerprints'],
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
          'Acta de nacimiento. Entidad de registro: Zacatecas. Nombre: Ximena Olvera Tapia. Sexo: mujer. Fecha de nacimiento: 9 de noviembre de 1994. Datos de los padres: Refugio Olvera, campesino; Amparo Tapia, ama de casa. Persona que presenta: abuela. Anotaciones marginales: rectificación del nombre de la madre. Código QR y firma electrónica.',
        right:
          'Birth certificate. Registration state: Zacatecas. Name: Ximena Olvera Tapia. Sex: female. Date of birth: November 9, 1994. Parents’ details: Refugio Olvera, farmer; Amparo Tapia, homemaker. Person presenting: grandmother. Marginal notes: correction of the mother’s name. QR code and electronic signature.',
        errors: [
          ['place', 'Zacatecas', 'Durango'],
          ['gender', 'Sex: female', 'Sex: male'],
          ['day and month swapped', 'November 9, 1994', 'September 11, 1994'],
          ['name misspelt', 'Olvera, farmer', 'Olivera, farmer'],
          ['occupation', 'farmer', 'fisherman'],
          [
            'occupations swapped',
            'Refugio Olvera, farmer; Amparo Tapia, homemaker',
            'Refugio Olvera, homemaker; Amparo Tapia, farmer',
          ],
          ['kinship', 'presenting: grandmother', 'presenting: godmother'],
          ['kinship', 'the mother’s name', 'the father’s name'],
          ['action', 'correction of', 'cancellation of'],
          ['signature dropped', ' and electronic signature', ''],
          ['date label', 'Date of birth', 'Date of registration'],
        ],
      },
      {
        source:
          'Resolución. Se concede a la interesada la residencia temporal por reagrupación familiar, por un período de un año, desde el 5 de febrero de 2022. La autorización habilita para trabajar por cuenta ajena. Contra la presente cabe recurso de reposición en el plazo de un mes. La Subdelegada del Gobierno en Huesca.',
        right:
          'Decision. The interested party is granted temporary residence for family reunification for a period of one year from February 5, 2022. The authorization allows her to work as an employee. An administrative appeal may be filed against this decision within one month. The Government Subdelegate in Huesca.',
        errors: [
          ['decision', 'is granted', 'is denied'],
          ['opposite', 'temporary residence', 'permanent residence'],
          ['purpose', 'family reunification', 'study'],
          ['number in words', 'one year', 'two years'],
          ['unit', 'within one month', 'within one year'],
          ['day and month swapped', 'February 5, 2022', 'May 2, 2022'],
          ['work', 'as an employee', 'as a self-employed person'],
          ['negation', 'may be filed', 'may not be filed'],
          ['place', 'Huesca', 'Huelva'],
          ['added word', 'allows her to work', 'does not allow her to work'],
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
          'Geburtsurkunde. Kind: Jorid Matthiesen, weiblich, geboren am 30.09.2005 um 4 Uhr 15 in Flensburg. Mutter: Silvia Matthiesen geb. Behrend, evangelisch, Apothekerin. Vater: nicht eingetragen. Änderung des Geburtseintrags: Das Kind wurde am 12.01.2010 adoptiert. Die Standesbeamtin. Dienstsiegel. Gebühr: 12,00 EUR.',
        right:
          'Birth certificate. Child: Jorid Matthiesen, female, born on September 30, 2005 at 4:15 a.m. in Flensburg. Mother: Silvia Matthiesen née Behrend, Protestant, pharmacist. Father: not entered. Amendment to the birth entry: the child was adopted on January 12, 2010. The registrar. Official seal. Fee: EUR 12.00.',
        errors: [
          ['gender', 'female, born', 'male, born'],
          ['time of day', '4:15 a.m.', '4:15 p.m.'],
          ['place', 'Flensburg', 'Freiburg'],
          ['maiden name', 'née Behrend', 'née Behrens'],
          ['religion', 'Protestant', 'Catholic'],
          ['occupation', 'pharmacist', 'dentist'],
          ['negation', 'Father: not entered', 'Father: entered'],
          ['event', 'was adopted on', 'was baptized on'],
          ['day and month swapped', 'January 12, 2010', 'December 1, 2010'],
          ['seal dropped', ' Official seal.', ''],
          ['currency', 'EUR 12.00', 'DM 12.00'],
          ['office', 'The registrar', 'The judge'],
        ],
      },
      {
        source:
          'Mietvertrag. Vermieter: Wohnungsgenossenschaft Elbtal. Mieterin: Frau Annegret Zschoche. Vermietet werden zwei Zimmer, Küche und Bad im Erdgeschoss. Die Kaltmiete beträgt 412,50 EUR monatlich und ist jeweils im Voraus fällig. Haustiere sind nicht gestattet. Die Kündigungsfrist beträgt drei Monate. Die Kaution wird verzinst.',
        right:
          'Lease. Landlord: Wohnungsgenossenschaft Elbtal. Tenant: Ms. Annegret Zschoche. Two rooms, kitchen and bathroom on the ground floor are let. The basic rent is EUR 412.50 per month and is due in advance. Pets are not allowed. The notice period is three months. The deposit bears interest.',
        errors: [
          ['gender', 'Ms. Annegret', 'Mr. Annegret'],
          ['number in words', 'Two rooms', 'Three rooms'],
          ['list item', 'kitchen and bathroom', 'kitchen'],
          ['room', 'bathroom', 'balcony'],
          ['floor', 'ground floor', 'top floor'],
          ['digits transposed', '412.50', '421.50'],
          ['period', 'per month', 'per week'],
          ['opposite', 'in advance', 'in arrears'],
          ['negation', 'Pets are not allowed', 'Pets are allowed'],
          ['unit', 'three months', 'three weeks'],
          ['negation', 'bears interest', 'bears no interest'],
          [
            'roles swapped',
            'Landlord: Wohnungsgenossenschaft Elbtal. Tenant:',
            'Tenant: Wohnungsgenossenschaft Elbtal. Landlord:',
          ],
        ],
      },
    ],
  },
];
