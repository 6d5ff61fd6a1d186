import type { TruthPaper } from '../paper.ts';

/** School, barracks, ward, land register, tax office and parish: papers and kinds of error that no other set holds. */
export const thirdLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source: 'Histórico escolar. Disciplina: Química. Nota 8,5. Resultado final: aprovado. 2.º semestre de 2016.',
        right: 'School transcript. Subject: Chemistry. Grade 8.5. Final result: passed. Second semester of 2016.',
        errors: [
          ['another school subject', 'Chemistry', 'Physics'],
          ['fail for pass', 'passed', 'failed'],
          ['another term of the year', 'Second semester', 'First semester'],
          ['another title of the paper', 'School transcript', 'Birth certificate'],
        ],
      },
      {
        source:
          'Certificado de reservista: o cidadão foi dispensado do serviço militar na Marinha por ser arrimo de família.',
        right:
          'Reservist certificate: the citizen was exempted from military service in the Navy as the family breadwinner.',
        errors: [
          ['another branch of the forces', 'Navy', 'Air Force'],
          ['liable for exempt', 'was exempted from', 'was called up for'],
        ],
      },
      {
        source:
          'Exame de HIV: não reagente. Tipo sanguíneo: O positivo. Fratura do braço esquerdo. Uso contínuo de insulina.',
        right: 'HIV test: non-reactive. Blood type: O positive. Fracture of the left arm. Continuous use of insulin.',
        errors: [
          ['another result of a test', 'non-reactive', 'reactive'],
          ['another blood group', 'O positive', 'O negative'],
          ['right for left', 'left arm', 'right arm'],
          ['another part of the body', 'left arm', 'left leg'],
        ],
      },
      {
        source: 'Imposto a restituir: R$ 1.240,00. Rendimento bruto: R$ 48.000,00. Rendimento líquido: R$ 39.500,00.',
        right: 'Tax to be refunded: R$1,240.00. Gross income: R$48,000.00. Net income: R$39,500.00.',
        errors: [
          ['owed for refunded', 'to be refunded', 'payable'],
          ['net for gross', 'Gross income: R$48,000.00. Net', 'Net income: R$48,000.00. Gross'],
          ['amounts swapped', 'R$48,000.00. Net income: R$39,500.00', 'R$39,500.00. Net income: R$48,000.00'],
        ],
      },
      {
        source:
          'O imóvel confronta ao norte com a Rua das Acácias e está livre de ônus. Proprietário de 1/3: Ataíde Brum.',
        right:
          'The property borders Rua das Acácias to the north and is free of encumbrances. Owner of 1/3: Ataíde Brum.',
        errors: [
          ['another quarter of the compass', 'to the north', 'to the south'],
          ['burdened for free', 'free of encumbrances', 'subject to encumbrances'],
          ['another share', '1/3', '1/2'],
          ['another role of a party', 'Owner of', 'Tenant of'],
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
          'Assento de batismo. Foi batizado na segunda-feira, dia 6 de janeiro de 1947, nesta igreja paroquial de Samil.',
        right: 'Baptism record. He was baptized on Monday, January 6, 1947, in this parish church of Samil.',
        errors: [
          ['another rite', 'Baptism record', 'Marriage record'],
          ['another rite', 'was baptized', 'was buried'],
          ['another day of the week', 'Monday', 'Thursday'],
          ['another decade', '1947', '1974'],
        ],
      },
      {
        source: 'Certificado do registo criminal: condenado por burla na pena de prisão suspensa por três anos.',
        right: 'Criminal record certificate: convicted of fraud, prison sentence suspended for three years.',
        errors: [
          ['another offence', 'fraud', 'robbery'],
          ['served for suspended', 'suspended for', 'served over'],
          ['another small number', 'three years', 'four years'],
        ],
      },
      {
        source: 'Licenciatura em Enfermagem, 240 créditos ECTS, concluída antes de 31 de julho de 2012, com distinção.',
        right: 'Bachelor’s degree in Nursing, 240 ECTS credits, completed before July 31, 2012, with distinction.',
        errors: [
          ['another degree', 'Bachelor’s degree', 'Doctorate'],
          ['another field of study', 'Nursing', 'Architecture'],
          ['after for before', 'before July', 'after July'],
          ['a distinction dropped', ', with distinction', ''],
        ],
      },
      {
        source:
          'O credor é o Banco Lusitano; o devedor é Damião Seixas. Autorização de residência permanente. Telefone 912 304 556.',
        right:
          'The creditor is Banco Lusitano; the debtor is Damião Seixas. Permanent residence permit. Telephone 912 304 556.',
        errors: [
          [
            'parties swapped',
            'Banco Lusitano; the debtor is Damião Seixas',
            'Damião Seixas; the debtor is Banco Lusitano',
          ],
          ['temporary for permanent', 'Permanent', 'Temporary'],
          ['another telephone number', '304 556', '304 565'],
          ['another letter in a name', 'Seixas', 'Seixes'],
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
          'Sentencia de adopción: los adoptantes Eulogio Paz y Remedios Gil adoptan a la menor Nuria. Adopción plena.',
        right:
          'Adoption decree: the adoptive parents Eulogio Paz and Remedios Gil adopt the minor Nuria. Full adoption.',
        errors: [
          ['another title of the paper', 'Adoption decree', 'Divorce decree'],
          ['partial for full', 'Full adoption', 'Simple adoption'],
          ['a person dropped', ' and Remedios Gil', ''],
          ['an adult for a minor', 'the minor Nuria', 'the adult Nuria'],
        ],
      },
      {
        source:
          'El sargento primero prestó servicio en la Fuerza Aérea. Conducta: excelente. Licenciado con honores. Apto.',
        right: 'The first sergeant served in the Air Force. Conduct: excellent. Discharged with honors. Fit.',
        errors: [
          ['another rank', 'first sergeant', 'captain'],
          ['another branch of the forces', 'Air Force', 'Navy'],
          ['another mark of conduct', 'excellent', 'poor'],
          ['a distinction dropped', ' with honors', ''],
          ['unfit for fit', 'Fit.', 'Unfit.'],
        ],
      },
      {
        source:
          'Diagnóstico: diabetes mellitus tipo 2. Tomar una tableta cada 12 horas después de las comidas. Alergia a la penicilina.',
        right:
          'Diagnosis: type 2 diabetes mellitus. Take one tablet every 12 hours after meals. Allergy to penicillin.',
        errors: [
          ['another illness', 'diabetes mellitus', 'hypertension'],
          ['before for after', 'after meals', 'before meals'],
          ['another dose', 'one tablet', 'two tablets'],
          ['another medicine', 'penicillin', 'aspirin'],
        ],
      },
      {
        source:
          'Linda al oriente con el predio de Hilario Cota. La hipoteca fue cancelada. Arrendatario: Fermín Soto. C.P. 44160.',
        right:
          'It borders the property of Hilario Cota to the east. The mortgage was cancelled. Tenant: Fermín Soto. Postal code 44160.',
        errors: [
          ['another quarter of the compass', 'east', 'west'],
          ['in force for cancelled', 'was cancelled', 'remains in force'],
          ['another role of a party', 'Tenant', 'Landlord'],
          ['another postal code', '44160', '44106'],
        ],
      },
      {
        source: 'Copia certificada. Ojos: cafés. Hijo menor de edad, nacido vivo. Padrastro: Ovidio Lara. El viernes.',
        right: 'Certified copy. Eyes: brown. Minor son, born alive. Stepfather: Ovidio Lara. On Friday.',
        errors: [
          ['original for copy', 'Certified copy', 'Original'],
          ['another colour', 'brown', 'green'],
          ['dead for alive', 'born alive', 'stillborn'],
          ['another kinship', 'Stepfather', 'Father'],
          ['another day of the week', 'Friday', 'Sunday'],
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
          'Einkommensteuerbescheid für 2019. Nachzahlung: 812,40 €. Steuerklasse III. Steuerpflichtiger: Ewald Hübner.',
        right: 'Income tax assessment for 2019. Additional payment: €812.40. Tax class III. Taxpayer: Ewald Hübner.',
        errors: [
          ['owed for refunded', 'Additional payment', 'Refund'],
          ['another class', 'class III', 'class IV'],
          ['another title of the paper', 'Income tax assessment', 'Employment contract'],
          ['another letter in a name', 'Hübner', 'Hübler'],
        ],
      },
      {
        source:
          'Der Gefreite wurde wegen dauernder Dienstunfähigkeit aus dem Heer entlassen. Tauglich bis 30. Juni 1988.',
        right: 'The private was discharged from the Army for permanent unfitness for service. Fit until June 30, 1988.',
        errors: [
          ['another rank', 'private', 'colonel'],
          ['another branch of the forces', 'Army', 'Navy'],
          ['temporary for permanent', 'permanent', 'temporary'],
          ['from for until', 'until June', 'from June'],
        ],
      },
      {
        source: 'Zeugnis der Hochschulreife. Deutsch: gut. Mathematik: ausreichend. Die Prüfung wurde bestanden.',
        right: 'University entrance certificate. German: good. Mathematics: sufficient. The examination was passed.',
        errors: [
          ['another grade word', 'German: good', 'German: very good'],
          ['another school subject', 'Mathematics', 'Geography'],
          ['fail for pass', 'was passed', 'was failed'],
        ],
      },
      {
        source: 'Taufschein: getauft am Sonntag, dem 8. April 1934. Patin: Wilhelmine Rust. Stiefsohn des Müllers.',
        right:
          'Baptismal certificate: baptized on Sunday, April 8, 1934. Godmother: Wilhelmine Rust. Stepson of the miller.',
        errors: [
          ['another day of the week', 'Sunday', 'Saturday'],
          ['another kinship', 'Godmother', 'Grandmother'],
          ['another kinship', 'Stepson', 'Grandson'],
          ['another trade', 'miller', 'baker'],
          ['another rite', 'baptized on', 'married on'],
        ],
      },
      {
        source: 'Befund: negativ. Blutgruppe AB Rh-negativ. Operation am rechten Knie, mindestens sechs Wochen Ruhe.',
        right: 'Finding: negative. Blood group AB Rh negative. Surgery on the right knee, at least six weeks of rest.',
        errors: [
          ['another result of a test', 'Finding: negative', 'Finding: positive'],
          ['another blood group', 'group AB', 'group B'],
          ['right for left', 'right knee', 'left knee'],
          ['at most for at least', 'at least', 'at most'],
          ['another part of the body', 'knee', 'hip'],
        ],
      },
    ],
  },
];
