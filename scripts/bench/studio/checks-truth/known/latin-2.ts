import type { TruthPaper } from '../paper.ts';

/** Right texts of papers in Latin letters with the errors that are put into them. */
export const latin2: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source: 'O falecido não deixou bens nem testamento conhecido, e era eleitor nesta zona.',
        right: 'The deceased left no property and no known will, and was a voter in this district.',
        errors: [
          ['a negation lost', 'left no property and no known will', 'left property and a known will'],
          ['another event', 'The deceased', 'The newborn'],
        ],
      },
      {
        source:
          'A tia materna da criança, costureira, moradora em Pindamonhangaba, apresentou a declaração na quinta-feira.',
        right:
          'The child’s maternal aunt, a seamstress, residing in Pindamonhangaba, submitted the statement on Thursday.',
        errors: [
          ['another kinship', 'maternal aunt', 'maternal cousin'],
          ['paternal for maternal', 'maternal aunt', 'paternal aunt'],
          ['another place', 'Pindamonhangaba', 'Taubaté'],
          ['another occupation', 'a seamstress', 'an accountant'],
          ['another day or time of day', 'on Thursday', 'on Saturday'],
        ],
      },
      {
        source: 'Disciplina: Cálculo II. Conceito: ótimo. Carga horária: 60 horas. Frequência: 92%.',
        right: 'Course: Calculus II. Grade: excellent. Course load: 60 hours. Attendance: 92%.',
        errors: [
          ['letters of a code', 'Calculus II', 'Calculus IV'],
          ['another grade', 'Grade: excellent', 'Grade: poor'],
          ['another unit', '60 hours', '60 days'],
          ['a percent sign lost', '92%', '92'],
        ],
      },
      {
        source: 'O saldo devedor é de R$ 7.310,40, conforme decisão do Tribunal de Justiça. O réu foi intimado.',
        right:
          'The outstanding balance is R$7,310.40, according to the decision of the Court of Justice. The defendant was summoned.',
        errors: [
          ['another currency', 'R$7,310.40', '£7,310.40'],
          ['another authority', 'the Court of Justice', 'the Police of Justice'],
          ['a sentence dropped', ' The defendant was summoned.', ''],
          ['a negation added', 'was summoned', 'was never summoned'],
        ],
      },
      {
        source: 'Em virtude do casamento, a contraente passou a usar o nome indicado acima, conforme consta do livro.',
        right: 'By virtue of the marriage, the bride took the name stated above, as shown in the book.',
        errors: [],
      },
    ],
  },
  {
    name: 'Portuguese of Portugal',
    lang: 'pt',
    pairs: [
      {
        source: 'Nada consta do registo criminal da requerente acima identificada.',
        right: 'The criminal record of the above-identified applicant contains no entries.',
        errors: [['a negation lost', 'contains no entries', 'contains entries']],
      },
      {
        source: 'O bisavô e o avô paterno eram lavradores, ambos de nacionalidade angolana, e viviam em Celorico.',
        right:
          'The great-grandfather and the paternal grandfather were farmers, both of Angolan nationality, and lived in Celorico.',
        errors: [
          ['another kinship', 'The great-grandfather', 'The brother-in-law'],
          ['paternal for maternal', 'the paternal grandfather', 'the maternal grandfather'],
          ['another occupation', 'were farmers', 'were merchants'],
          ['another nationality', 'Angolan', 'Brazilian'],
          ['a place lost', ' in Celorico', ''],
        ],
      },
      {
        source: 'Divorciado, de olhos verdes, com 1,74 metros de altura, portador do cartão 30987-PT.',
        right: 'Divorced, with green eyes, 1.74 meters tall, holder of card 30987-PT.',
        errors: [
          ['another gender or civil status', 'Divorced', 'Single'],
          ['another colour', 'green eyes', 'brown eyes'],
          ['another unit', '1.74 meters', '1.74 feet'],
          ['letters of a code', '30987-PT', '30987-ES'],
        ],
      },
      {
        source:
          'O tenente apresentou-se no consulado às oito da manhã. A taxa foi de 35,00 euros. O auto foi lido em voz alta.',
        right:
          'The lieutenant appeared at the consulate at eight in the morning. The fee was 35.00 euros. The record was read aloud.',
        errors: [
          ['another rank', 'The lieutenant', 'The colonel'],
          ['another authority', 'the consulate', 'the bank'],
          ['another day or time of day', 'in the morning', 'in the evening'],
          ['another currency', '35.00 euros', '35.00 pounds'],
          ['a sentence dropped', ' The record was read aloud.', ''],
        ],
      },
      {
        source: 'O presente documento é válido em todo o território nacional e dispensa a assinatura.',
        right: 'This document is valid throughout the national territory and requires no signature.',
        errors: [],
      },
    ],
  },
  {
    name: 'Spanish',
    lang: 'es',
    pairs: [
      {
        source: 'No se encontró inscripción alguna de matrimonio a nombre del solicitante.',
        right: 'No registration of marriage was found in the name of the applicant.',
        errors: [
          ['a negation lost', 'No registration of marriage was found', 'A registration of marriage was found'],
          ['another event', 'registration of marriage', 'registration of death'],
        ],
      },
      {
        source: 'El abuelo paterno, albañil, uruguayo, radica en Tacuarembó con su sobrino.',
        right: 'The paternal grandfather, a mason, Uruguayan, lives in Tacuarembó with his nephew.',
        errors: [
          ['paternal for maternal', 'The paternal', 'The maternal'],
          ['another occupation', 'a mason', 'a lawyer'],
          ['another nationality', 'Uruguayan', 'Cuban'],
          ['another place', 'Tacuarembó', 'Paysandú'],
          ['another kinship', 'his nephew', 'his son'],
        ],
      },
      {
        source: 'Certificado de estudios: promedio 8.4, calificación suficiente. El alumno acreditó el curso en enero.',
        right: 'Certificate of studies: average 8.4, grade sufficient. The student passed the course in January.',
        errors: [
          ['another grade', 'grade sufficient', 'grade excellent'],
          ['another number', 'average 8.4', 'average 4.8'],
          ['another day or time of day', 'in January', 'in March'],
        ],
      },
      {
        source: 'Importe: US$ 1,250.00. Ajuste: -75.50. Vigencia: dos años.',
        right: 'Amount: US$1,250.00. Adjustment: -75.50. Validity: two years.',
        errors: [
          ['another currency', 'US$1,250.00', '€1,250.00'],
          ['a sign lost', '-75.50', '75.50'],
          ['another unit', 'two years', 'two weeks'],
        ],
      },
      {
        source: 'La Fiscalía General informó al obispo de la diócesis. Ambos testigos son viudos y mayores de edad.',
        right:
          'The General Prosecutor’s Office informed the bishop of the diocese. Both witnesses are widowed and of legal age.',
        errors: [
          ['another authority', 'The General Prosecutor’s Office', 'The General Notary’s Office'],
          ['another gender or civil status', 'are widowed', 'are married'],
        ],
      },
    ],
  },
  {
    name: 'German',
    lang: 'de',
    pairs: [
      {
        source: 'Der Verstorbene hinterließ weder Ehefrau noch Kinder.',
        right: 'The deceased left neither a wife nor children.',
        errors: [
          ['a negation lost', 'left neither a wife nor children', 'left a wife and children'],
          ['another kinship', 'a wife', 'a sister'],
        ],
      },
      {
        source: 'Der Großvater mütterlicherseits war Schneider, türkischer Staatsangehöriger, geboren in Wolfenbüttel.',
        right: 'The maternal grandfather was a tailor, a Turkish national, born in Wolfenbüttel.',
        errors: [
          ['paternal for maternal', 'The maternal', 'The paternal'],
          ['another occupation', 'a tailor', 'a baker'],
          ['another nationality', 'Turkish', 'Ukrainian'],
          ['another place', 'Wolfenbüttel', 'Goslar'],
        ],
      },
      {
        source: 'Gesamtnote: gut. Betragen: sehr gut. Der Schüler wird in Klasse 10b versetzt.',
        right: 'Overall grade: good. Conduct: very good. The student is promoted to class 10b.',
        errors: [
          ['another grade', 'Overall grade: good', 'Overall grade: deficient'],
          ['a negation added', 'is promoted', 'is not promoted'],
        ],
      },
      {
        source:
          'Der Standesbeamte bestätigt, dass die Ehe am Sonnabend geschlossen wurde. Die Zeugen haben unterschrieben.',
        right: 'The registrar confirms that the marriage took place on Saturday. The witnesses signed.',
        errors: [
          ['another authority', 'The registrar', 'The consul'],
          ['another day or time of day', 'on Saturday', 'on Sunday'],
          ['another event', 'the marriage', 'the baptism'],
          ['a sentence dropped', ' The witnesses signed.', ''],
        ],
      },
      {
        source: 'Der Rechnungsbetrag von 89,90 € ist binnen 14 Tagen zu zahlen, Kundennummer KX-2291.',
        right: 'The invoice amount of €89.90 is payable within 14 days, customer number KX-2291.',
        errors: [
          ['another currency', '€89.90', 'CHF 89.90'],
          ['another unit', '14 days', '14 months'],
          ['letters of a code', 'KX-2291', 'XK-2291'],
        ],
      },
    ],
  },
];
