import type { TruthPaper } from '../paper.ts';

/** Right texts of papers in Latin letters with the errors that are put into them. */

export const latin1: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source:
          'Certifico que, revendo os livros deste cartório, não consta averbação de divórcio à margem do assento.',
        right:
          'I certify that, having reviewed the books of this registry office, there is no annotation of divorce in the margin of the record.',
        errors: [
          ['a negation lost', 'there is no annotation', 'there is an annotation'],
          ['another event', 'annotation of divorce', 'annotation of death'],
        ],
      },
      {
        source:
          'É neta, por parte de mãe, de Sebastião Vilela e Dalva Vilela, sendo a avó materna natural de Diamantina.',
        right:
          'She is the granddaughter, on her mother’s side, of Sebastião Vilela and Dalva Vilela, the maternal grandmother being a native of Diamantina.',
        errors: [
          ['paternal for maternal', 'maternal grandmother', 'paternal grandmother'],
          ['another place', 'native of Diamantina', 'native of Araxá'],
          ['a name altered', 'Sebastião Vilela', 'Sebastião Varela'],
        ],
      },
      {
        source:
          'O contraente, pedreiro, solteiro, de nacionalidade paraguaia, reside à rua das Flores, n.º 318, bloco C-7.',
        right:
          'The groom, a bricklayer, single, of Paraguayan nationality, resides at Rua das Flores No. 318, block C-7.',
        errors: [
          ['another occupation', 'a bricklayer', 'a farmer'],
          ['another gender or civil status', 'single', 'widowed'],
          ['another nationality', 'Paraguayan', 'Bolivian'],
          ['letters of a code', 'block C-7', 'block G-7'],
        ],
      },
      {
        source: 'Saldo anterior: R$ -482,15. Juros de 2,5% ao mês.',
        right: 'Previous balance: R$-482.15. Interest of 2.5% per month.',
        errors: [
          ['a sign lost', 'R$-482.15', 'R$482.15'],
          ['another currency', 'R$-482.15', '€-482.15'],
          ['another unit', 'per month', 'per year'],
        ],
      },
      {
        source:
          'O aluno foi aprovado por média. A frequência foi integral. O diretor da escola assina o presente histórico.',
        right: 'The student passed by average. Attendance was full. The director of the school signs this transcript.',
        errors: [
          ['another grade', 'passed by average', 'failed by average'],
          ['a sentence dropped', ' Attendance was full.', ''],
          ['another rank', 'The director of', 'The secretary of'],
        ],
      },
    ],
  },
  {
    name: 'Portuguese of Portugal',
    lang: 'pt',
    pairs: [
      {
        source: 'O nubente, viúvo, serralheiro, natural da freguesia de Penafiel, nunca foi casado com a nubente.',
        right: 'The groom, a widower, a locksmith, born in the parish of Penafiel, was never married to the bride.',
        errors: [
          ['a negation lost', 'was never married', 'was married'],
          ['another gender or civil status', 'a widower', 'divorced'],
          ['another place', 'Penafiel', 'Amarante'],
        ],
      },
      {
        source: 'Avô paterno: Armindo Quintela. Avó paterna: Deolinda Quintela.',
        right: 'Paternal grandfather: Armindo Quintela. Paternal grandmother: Deolinda Quintela.',
        errors: [
          ['paternal for maternal', 'Paternal grandmother', 'Maternal grandmother'],
          ['another kinship', 'Paternal grandfather', 'Paternal uncle'],
          ['a name altered', 'Armindo Quintela', 'Armando Quintela'],
        ],
      },
      {
        source: 'Conservatória do Registo Civil de Vila Real, assento n.º 1042-K do ano de 1983.',
        right: 'Civil Registry Office of Vila Real, record No. 1042-K of the year 1983.',
        errors: [
          ['letters of a code', '1042-K', '1042-H'],
          ['another authority', 'Civil Registry Office', 'Civil Court'],
          ['another number', 'No. 1042-K', 'No. 1024-K'],
        ],
      },
      {
        source:
          'A testemunha, engenheira, declarou perante o juiz que o requerente vive em Coimbra desde segunda-feira.',
        right:
          'The witness, an engineer, declared before the judge that the applicant has lived in Coimbra since Monday.',
        errors: [
          ['another occupation', 'an engineer', 'a nurse'],
          ['a negation added', 'has lived', 'has not lived'],
          ['a place lost', ' in Coimbra', ''],
          ['another day or time of day', 'since Monday', 'since Thursday'],
        ],
      },
      {
        source: 'Emolumentos: 20,00 euros. Válida por seis meses.',
        right: 'Fees: 20.00 euros. Valid for six months.',
        errors: [
          ['another currency', '20.00 euros', '20.00 dollars'],
          ['another unit', 'six months', 'six weeks'],
        ],
      },
    ],
  },
  {
    name: 'Spanish',
    lang: 'es',
    pairs: [
      {
        source: 'La suscrita hace constar que el interesado carece de antecedentes y que nunca ha sido procesado.',
        right:
          'The undersigned certifies that the person concerned has no criminal record and has never been prosecuted.',
        errors: [
          ['a negation lost', 'has no criminal record and has never been', 'has a criminal record and has been'],
        ],
      },
      {
        source: 'Abuelos maternos: Eusebio Zamudio y Hortensia Zamudio, originarios de Zacatlán.',
        right: 'Maternal grandparents: Eusebio Zamudio and Hortensia Zamudio, natives of Zacatlán.',
        errors: [
          ['paternal for maternal', 'Maternal grandparents', 'Paternal grandparents'],
          ['another place', 'Zacatlán', 'Tehuacán'],
          ['another kinship', 'Maternal grandparents', 'Maternal cousins'],
        ],
      },
      {
        source:
          'Declaró ante el Juzgado de lo Familiar la madrina del menor, enfermera, de nacionalidad chilena, casada.',
        right:
          'The godmother of the minor, a nurse, of Chilean nationality, married, testified before the Family Court.',
        errors: [
          ['another kinship', 'The godmother', 'The sister'],
          ['another occupation', 'a nurse', 'a teacher'],
          ['another nationality', 'Chilean', 'Peruvian'],
          ['another authority', 'Family Court', 'Family Registry'],
        ],
      },
      {
        source: 'Matemáticas III: notable. Conducta: buena. El alumno fue reprobado en Química.',
        right: 'Mathematics III: very good. Conduct: good. The student failed Chemistry.',
        errors: [
          ['letters of a code', 'Mathematics III', 'Mathematics II'],
          ['another grade', 'The student failed', 'The student passed'],
        ],
      },
      {
        source: 'El capitán del buque atestigua que el deceso ocurrió el viernes por la noche.',
        right: 'The captain of the ship attests that the death occurred on Friday night.',
        errors: [
          ['another rank', 'The captain', 'The sergeant'],
          ['another day or time of day', 'Friday night', 'Friday morning'],
          ['another event', 'the death', 'the birth'],
        ],
      },
      {
        source: 'Variación anual: -3.75. El inmueble mide 420 metros.',
        right: 'Annual change: -3.75. The property measures 420 meters.',
        errors: [
          ['a sign lost', '-3.75', '3.75'],
          ['another unit', '420 meters', '420 feet'],
        ],
      },
    ],
  },
  {
    name: 'German',
    lang: 'de',
    pairs: [
      {
        source: 'Gegen die Eheschließung bestehen keine Bedenken.',
        right: 'There are no objections to the marriage.',
        errors: [
          ['a negation lost', 'There are no objections', 'There are objections'],
          ['another event', 'the marriage', 'the divorce'],
        ],
      },
      {
        source: 'Das Kind wurde von der Großmutter väterlicherseits erzogen, wohnhaft in Quedlinburg.',
        right: 'The child was raised by the paternal grandmother, residing in Quedlinburg.',
        errors: [
          ['paternal for maternal', 'paternal grandmother', 'maternal grandmother'],
          ['another kinship', 'grandmother', 'aunt'],
          ['another place', 'Quedlinburg', 'Wernigerode'],
          ['a negation added', 'was raised', 'was not raised'],
        ],
      },
      {
        source: 'Der Prüfling hat die Meisterprüfung mit der Note „ausreichend“ bestanden. Er ist Bäckermeister.',
        right: 'The candidate passed the master’s examination with the grade “sufficient”. He is a master baker.',
        errors: [
          ['another grade', '“sufficient”', '“satisfactory”'],
          ['another rank', 'He is a master baker', 'He is an apprentice baker'],
        ],
      },
      {
        source: 'Urteil des Landgerichts Bremen vom 12. März 1994, Aktenzeichen 7 O 318/93.',
        right: 'Judgment of the Regional Court of Bremen of March 12, 1994, file number 7 O 318/93.',
        errors: [
          ['another authority', 'Regional Court', 'Police Headquarters'],
          ['another date', 'March 12, 1994', 'March 21, 1994'],
          ['another number', '318/93', '381/93'],
        ],
      },
      {
        source: 'Der Vater ist polnischer Staatsangehöriger und von Beruf Tischler.',
        right: 'The father is a Polish national and a carpenter by occupation.',
        errors: [
          ['another nationality', 'Polish', 'Russian'],
          ['another occupation', 'a carpenter', 'a driver'],
        ],
      },
      {
        source: 'Gebühr: 15,00 Euro. Temperatur: -4 Grad.',
        right: 'Fee: 15.00 euros. Temperature: -4 degrees.',
        errors: [
          ['another currency', '15.00 euros', '15.00 francs'],
          ['a sign lost', '-4 degrees', '4 degrees'],
        ],
      },
    ],
  },
];
