import type { TruthPaper } from './paper.ts';

/** Right texts of papers in Latin letters with errors, written after the checks: at first sight 118 of 119 were caught, one was mended since. */
export const heldLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source: 'O requerente declara que não recebe benefício de qualquer natureza.',
        right: 'The applicant declares that he does not receive benefits of any kind.',
        errors: [['a negation lost', 'he does not receive', 'he does receive']],
      },
      {
        source:
          'A filha mais velha do falecido, farmacêutica, solteira, de nacionalidade cubana, residente em Sorocaba.',
        right: 'The eldest daughter of the deceased, a pharmacist, single, of Cuban nationality, residing in Sorocaba.',
        errors: [
          ['another kinship', 'eldest daughter', 'eldest sister'],
          ['another occupation', 'a pharmacist', 'an architect'],
          ['another gender or civil status', 'single', 'divorced'],
          ['another nationality', 'Cuban', 'Chilean'],
          ['another place', 'Sorocaba', 'Jundiaí'],
        ],
      },
      {
        source:
          'Bisneto, pelo lado materno, do coronel; registrado pela delegacia na segunda-feira. Foi batizado em seguida.',
        right:
          'Great-grandson on the maternal side of the colonel; registered by the police station on Monday. He was baptized afterwards.',
        errors: [
          ['paternal for maternal', 'maternal side', 'paternal side'],
          ['another rank', 'the colonel', 'the sergeant'],
          ['another authority', 'the police station', 'the university'],
          ['another day or time of day', 'on Monday', 'on Sunday'],
          ['another event', 'was baptized', 'was married'],
          ['a sentence dropped', ' He was baptized afterwards.', ''],
        ],
      },
      {
        source: 'Nota final: insuficiente. Multa de R$ 88,20 por mês. Série D-4.',
        right: 'Final grade: insufficient. Fine of R$88.20 per month. Series D-4.',
        errors: [
          ['another grade', 'insufficient', 'excellent'],
          ['another currency', 'R$88.20', '$88.20'],
          ['another unit', 'per month', 'per hour'],
          ['letters of a code', 'D-4', 'B-4'],
        ],
      },
    ],
  },
  {
    name: 'Portuguese of Portugal',
    lang: 'pt',
    pairs: [
      {
        source: 'O contrato vigorou sem interrupção até à reforma.',
        right: 'The contract remained in force without interruption until retirement.',
        errors: [['a negation lost', 'without interruption', 'with interruptions']],
      },
      {
        source: 'O tio paterno, sapateiro, moçambicano, casado, morador em Lamego, foi testemunha.',
        right: 'The paternal uncle, a shoemaker, Mozambican, married, residing in Lamego, was a witness.',
        errors: [
          ['paternal for maternal', 'The paternal', 'The maternal'],
          ['another kinship', 'paternal uncle', 'paternal cousin'],
          ['another occupation', 'a shoemaker', 'a butcher'],
          ['another nationality', 'Mozambican', 'Angolan'],
          ['another gender or civil status', 'married', 'widowed'],
          ['another place', 'Lamego', 'Chaves'],
          ['a negation added', 'was a witness', 'was not a witness'],
        ],
      },
      {
        source:
          'A universidade conferiu o grau de mestre na quarta-feira à noite. Classificação: bom. Taxa: 55,00 euros.',
        right:
          'The university conferred the degree of master on Wednesday evening. Classification: good. Fee: 55.00 euros.',
        errors: [
          ['another authority', 'The university', 'The hospital'],
          ['another rank', 'degree of master', 'degree of doctor'],
          ['another day or time of day', 'on Wednesday', 'on Tuesday'],
          ['another grade', 'Classification: good', 'Classification: sufficient'],
          ['another currency', '55.00 euros', '55.00 dollars'],
          ['a sentence dropped', ' Classification: good.', ''],
          ['markup left', 'Fee:', '<br/>Fee:'],
        ],
      },
    ],
  },
  {
    name: 'Spanish',
    lang: 'es',
    pairs: [
      {
        source: 'Ninguno de los testigos sabe firmar.',
        right: 'None of the witnesses knows how to sign.',
        errors: [['a negation lost', 'None of the witnesses', 'All of the witnesses']],
      },
      {
        source: 'La suegra del finado, partera, hondureña, viuda, católica, radicada en Comayagua.',
        right: 'The mother-in-law of the deceased, a midwife, Honduran, widowed, Catholic, living in Comayagua.',
        errors: [
          ['another kinship', 'The mother-in-law', 'The sister-in-law'],
          ['another occupation', 'a midwife', 'a cook'],
          ['another nationality', 'Honduran', 'Guatemalan'],
          ['another gender or civil status', 'widowed', 'single'],
          ['another religion', 'Catholic', 'Jewish'],
          ['another place', 'Comayagua', 'Choluteca'],
        ],
      },
      {
        source:
          'Tía materna. El teniente informó al hospital el domingo. Se inscribió el nacimiento. Monto: 640.00 dólares.',
        right:
          'Maternal aunt. The lieutenant informed the hospital on Sunday. The birth was registered. Amount: 640.00 dollars.',
        errors: [
          ['paternal for maternal', 'Maternal aunt', 'Paternal aunt'],
          ['another rank', 'The lieutenant', 'The captain'],
          ['another authority', 'the hospital', 'the embassy'],
          ['another day or time of day', 'on Sunday', 'on Friday'],
          ['another event', 'The birth', 'The death'],
          ['another currency', '640.00 dollars', '640.00 euros'],
          ['a negation added', 'was registered', 'was not registered'],
        ],
      },
      {
        source: 'Promedio: aprobado con 7.2; distancia 18 kilómetros; variación -6.1%.',
        right: 'Average: passed with 7.2; distance 18 kilometers; change -6.1%.',
        errors: [
          ['another unit', '18 kilometers', '18 miles'],
          ['a sign lost', '-6.1%', '6.1%'],
        ],
      },
    ],
  },
  {
    name: 'German',
    lang: 'de',
    pairs: [
      {
        source: 'Ein Testament ist niemals errichtet worden.',
        right: 'A will was never made.',
        errors: [['a negation lost', 'was never made', 'was made']],
      },
      {
        source:
          'Der Schwager der Verstorbenen, Gärtner, ungarischer Herkunft, evangelisch, geschieden, wohnhaft in Celle.',
        right:
          'The brother-in-law of the deceased, a gardener, of Hungarian origin, Protestant, divorced, residing in Celle.',
        errors: [
          ['another kinship', 'The brother-in-law', 'The uncle'],
          ['another occupation', 'a gardener', 'a painter'],
          ['another nationality', 'Hungarian', 'Romanian'],
          ['another religion', 'Protestant', 'Catholic'],
          ['another gender or civil status', 'divorced', 'single'],
          ['another place', 'Celle', 'Peine'],
        ],
      },
      {
        source: 'Die Großeltern mütterlicherseits wurden am Freitag vom Notar angehört. Der Mieter zahlt 540,00 Euro.',
        right: 'The maternal grandparents were heard by the notary on Friday. The tenant pays 540.00 euros.',
        errors: [
          ['paternal for maternal', 'The maternal', 'The paternal'],
          ['another authority', 'the notary', 'the police'],
          ['another day or time of day', 'on Friday', 'on Monday'],
          ['the opposite', 'The tenant', 'The landlord'],
          ['another currency', '540.00 euros', '540.00 pounds'],
          ['another number', '540.00', '504.00'],
          ['a sentence dropped', ' The tenant pays 540.00 euros.', ''],
          ['a negation added', 'were heard', 'were not heard'],
        ],
      },
    ],
  },
];
