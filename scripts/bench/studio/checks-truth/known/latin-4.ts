import type { TruthPaper } from '../paper.ts';

/** Right texts of papers in Latin letters with the errors that are put into them. */
export const latin4: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source: 'A presente certidão não contém emendas nem rasuras.',
        right: 'This certificate contains no alterations or erasures.',
        errors: [
          ['a negation lost', 'contains no alterations', 'contains alterations'],
          ['markup left', 'This certificate', '{{doc}} This certificate'],
        ],
      },
      {
        source: 'Compareceram o cunhado e a avó paterna da noiva, costureira, viúva, nascida em Itapetininga.',
        right:
          'The brother-in-law and the paternal grandmother of the bride, a seamstress, a widow, born in Itapetininga, appeared.',
        errors: [
          ['another kinship', 'The brother-in-law', 'The father'],
          ['paternal for maternal', 'the paternal grandmother', 'the maternal grandmother'],
          ['another occupation', 'a seamstress', 'a lawyer'],
          ['another gender or civil status', 'a widow', 'single'],
          ['another place', 'Itapetininga', 'Botucatu'],
          ['a negation added', 'appeared', 'did not appear'],
        ],
      },
      {
        source: 'A escola informa: História, reprovada; Física, aprovada com distinção. Curso concluído em 36 semanas.',
        right: 'The school reports: History, failed; Physics, passed with distinction. Course completed in 36 weeks.',
        errors: [
          ['another grade', 'History, failed', 'History, excellent'],
          ['another unit', '36 weeks', '36 months'],
          ['another authority', 'The school', 'The court'],
          ['a sentence dropped', ' Course completed in 36 weeks.', ''],
        ],
      },
      {
        source: 'O comprador pagou US$ 4.000,00 na sexta-feira; guia 55-FT; juros de 1,2%.',
        right: 'The buyer paid US$4,000.00 on Friday; form 55-FT; interest of 1.2%.',
        errors: [
          ['the opposite', 'The buyer', 'The seller'],
          ['another currency', 'US$4,000.00', 'R$4,000.00'],
          ['another day or time of day', 'on Friday', 'on Wednesday'],
        ],
      },
    ],
  },
  {
    name: 'Portuguese of Portugal',
    lang: 'pt',
    pairs: [
      {
        source: 'Certifico que nenhum averbamento foi lançado à margem deste assento.',
        right: 'I certify that no annotation was entered in the margin of this record.',
        errors: [['a negation lost', 'that no annotation was', 'that an annotation was']],
      },
      {
        source: 'O avô materno, pescador, cabo-verdiano e evangélico, vivia em Peniche com a neta.',
        right:
          'The maternal grandfather, a fisherman, Cape Verdean and evangelical, lived in Peniche with his granddaughter.',
        errors: [
          ['paternal for maternal', 'The maternal', 'The paternal'],
          ['another occupation', 'a fisherman', 'a carpenter'],
          ['another religion', 'evangelical', 'Muslim'],
          ['another place', 'Peniche', 'Nazaré'],
          ['another kinship', 'his granddaughter', 'his sister'],
          ['a negation added', 'lived in', 'never lived in'],
        ],
      },
      {
        source: 'O tribunal declarou o óbito do capitão no domingo. Prazo: quinze dias. Custas: 102,00 euros.',
        right: 'The court declared the death of the captain on Sunday. Term: fifteen days. Costs: 102.00 euros.',
        errors: [
          ['another authority', 'The court', 'The church'],
          ['another event', 'the death', 'the marriage'],
          ['another rank', 'the captain', 'the general'],
          ['another day or time of day', 'on Sunday', 'on Monday'],
          ['another unit', 'fifteen days', 'fifteen years'],
          ['another currency', '102.00 euros', '102.00 francs'],
          ['another number', '102.00', '120.00'],
          ['a sentence dropped', ' Term: fifteen days.', ''],
        ],
      },
    ],
  },
  {
    name: 'Spanish',
    lang: 'es',
    pairs: [
      {
        source: 'La interesada nunca contrajo matrimonio en esta jurisdicción.',
        right: 'The person concerned never entered into marriage in this jurisdiction.',
        errors: [
          ['a negation lost', 'never entered', 'entered'],
          ['another event', 'into marriage', 'into divorce'],
        ],
      },
      {
        source: 'El hermano mayor de la difunta, panadero, ecuatoriano, divorciado, vecino de Riobamba.',
        right: 'The elder brother of the deceased, a baker, Ecuadorian, divorced, a resident of Riobamba.',
        errors: [
          ['another kinship', 'elder brother', 'elder son'],
          ['another occupation', 'a baker', 'a driver'],
          ['another nationality', 'Ecuadorian', 'Colombian'],
          ['another gender or civil status', 'divorced', 'married'],
          ['another place', 'Riobamba', 'Cuenca'],
        ],
      },
      {
        source:
          'La abuela paterna declaró en la embajada por la tarde. Título de doctora en Derecho. Resultado: aprobada.',
        right:
          'The paternal grandmother testified at the embassy in the afternoon. Degree of Doctor of Law. Result: passed.',
        errors: [
          ['paternal for maternal', 'The paternal', 'The maternal'],
          ['another authority', 'at the embassy', 'at the school'],
          ['another day or time of day', 'in the afternoon', 'in the morning'],
          ['another rank', 'Doctor of Law', 'Bachelor of Law'],
          ['another grade', 'Result: passed', 'Result: failed'],
          ['a sentence dropped', ' Degree of Doctor of Law.', ''],
        ],
      },
      {
        source: 'Superficie: 310 hectáreas. Gravamen: 9,800.00 euros. Temperatura media -2.5.',
        right: 'Area: 310 hectares. Encumbrance: 9,800.00 euros. Mean temperature -2.5.',
        errors: [
          ['another unit', '310 hectares', '310 meters'],
          ['a sign lost', '-2.5', '2.5'],
        ],
      },
    ],
  },
  {
    name: 'German',
    lang: 'de',
    pairs: [
      {
        source: 'Der Antrag wurde ohne Begründung abgelehnt.',
        right: 'The application was rejected without a statement of reasons.',
        errors: [['a negation lost', 'without a statement', 'with a statement']],
      },
      {
        source:
          'Der Onkel mütterlicherseits, Landwirt, Schweizer, katholisch, verwitwet, wohnhaft in Husum, ist der Käufer.',
        right: 'The maternal uncle, a farmer, Swiss, Catholic, widowed, residing in Husum, is the buyer.',
        errors: [
          ['paternal for maternal', 'The maternal uncle', 'The paternal uncle'],
          ['another kinship', 'maternal uncle', 'maternal nephew'],
          ['another occupation', 'a farmer', 'a tailor'],
          ['another nationality', 'Swiss', 'French'],
          ['another gender or civil status', 'widowed', 'divorced'],
          ['another place', 'Husum', 'Flensburg'],
          ['the opposite', 'the buyer', 'the seller'],
          ['a negation added', 'is the buyer', 'is not the buyer'],
        ],
      },
      {
        source: 'Das Finanzamt erstattete am Mittwoch 4.210,00 Euro. Aktenzeichen ZR-77.',
        right: 'The tax office refunded 4,210.00 euros on Wednesday. File number ZR-77.',
        errors: [
          ['another authority', 'The tax office', 'The police office'],
          ['another day or time of day', 'on Wednesday', 'on Friday'],
          ['another currency', '4,210.00 euros', '4,210.00 yen'],
          ['letters of a code', 'ZR-77', 'ZB-77'],
        ],
      },
      {
        source:
          'Die Schülerin hat in Musik die Note „sehr gut“ und in Sport „ungenügend“. Ihre Taufe fand im Dom statt.',
        right:
          'The student has the grade “very good” in music and “unsatisfactory” in sports. Her baptism took place in the cathedral.',
        errors: [
          ['another grade', '“unsatisfactory”', '“satisfactory”'],
          ['another event', 'Her baptism', 'Her wedding'],
        ],
      },
    ],
  },
];
