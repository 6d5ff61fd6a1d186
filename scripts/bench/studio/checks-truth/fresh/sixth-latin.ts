import type { TruthPaper } from '../paper.ts';

/** 24 kinds of error, five of each, written after the checks were mended by the fifth set and measured once before anything was mended by it. */
export const sixthLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese',
    lang: 'pt',
    pairs: [
      {
        source:
          'Atesto que Zuleica Prado Montenegro, merendeira, foi atendida neste posto em 6 de agosto de 2009, às 17h40, com pressão de 14 por 9. Pesa 71,3 quilos. Não tem diabetes. O padrasto a acompanhou. Foi encaminhada para Garanhuns. Recebeu a terceira dose. Prontuário VX-610.',
        right:
          'I certify that Zuleica Prado Montenegro, a school cook, was seen at this clinic on August 6, 2009, at 5:40 p.m., with blood pressure of 14 over 9. She weighs 71.3 kilos. She does not have diabetes. Her stepfather accompanied her. She was referred to Garanhuns. She received the third dose. Chart VX-610.',
        errors: [
          ['name letter', 'Zuleica', 'Zuleika'],
          ['date day and month', 'August 6, 2009', 'June 8, 2009'],
          ['time of day', '5:40 p.m.', '5:40 a.m.'],
          ['decimal moved', '71.3', '713'],
          ['lost negation', 'She does not have', 'She has'],
          ['kin word', 'stepfather', 'uncle'],
          ['place lost', ' to Garanhuns', ''],
          ['ordinal', 'third dose', 'second dose'],
        ],
      },
      {
        source:
          'Recibo. O inquilino pagou 940,00 reais de aluguel, com desconto de 6%. O fiador é o bisavô materno. O imóvel fica em Parintins e mede 63 metros quadrados. A caução foi devolvida. O recibo vale por dois meses. A cozinha será pintada.',
        right:
          'Receipt. The tenant paid 940.00 reais in rent, with a discount of 6%. The guarantor is the maternal great-grandfather. The property is located in Parintins and measures 63 square meters. The deposit was returned. The receipt is valid for two months. The kitchen will be painted.',
        errors: [
          ['currency', '940.00 reais', '940.00 euros'],
          ['percent', '6%', '9%'],
          ['maternal or paternal', 'maternal', 'paternal'],
          ['place changed', 'Parintins', 'Manaus'],
          ['unit', '63 square meters', '63 hectares'],
          ['added negation', 'was returned', 'was not returned'],
          ['number word', 'two months', 'ten months'],
          ['sentence dropped', ' The kitchen will be painted.', ''],
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
          'El sargento Fulgencio Bravo Quintero, destinado en Melilla desde 1972, fue ascendido a brigada en mayo. Su hermanastro declaró en el expediente HB-3391. No consta sanción. Recorrió 58 kilómetros. El Tribunal de Cuentas archivó la causa. La abuela paterna vive.',
        right:
          'Sergeant Fulgencio Bravo Quintero, stationed in Melilla since 1972, was promoted to warrant officer in May. His stepbrother testified in file HB-3391. There is no record of any penalty. He traveled 58 kilometers. The Court of Auditors closed the case. The paternal grandmother is alive.',
        errors: [
          ['grade or rank', 'Sergeant', 'Colonel'],
          ['name dropped', 'Fulgencio Bravo Quintero', 'Fulgencio Quintero'],
          ['year', '1972', '1927'],
          ['month name', 'in May', 'in March'],
          ['code letter', 'HB-3391', 'HD-3391'],
          ['lost negation', 'There is no record of any penalty', 'There is a record of a penalty'],
          ['authority', 'Court of Auditors', 'Court of Appeal'],
          ['maternal or paternal', 'paternal', 'maternal'],
        ],
      },
      {
        source:
          'Factura 806153. Consumo: 7,25 metros cúbicos. Abono: -32,80 euros. Recargo del 5 %. El aviso se envió a Cartago. La cuarta cuota vence a las 14:15. Cedió el contrato a su cuñada.',
        right:
          'Invoice 806153. Consumption: 7.25 cubic meters. Credit: -32.80 euros. Surcharge of 5%. The notice was sent to Cartago. The fourth installment is due at 2:15 p.m. She assigned the contract to her sister-in-law.',
        errors: [
          ['digits swapped', '806153', '801653'],
          ['minus sign', '-32.80', '32.80'],
          ['percent', '5%', '50%'],
          ['place lost', ' to Cartago', ''],
          ['ordinal', 'fourth installment', 'fifth installment'],
          ['time of day', '2:15 p.m.', '2:15 a.m.'],
          ['kin word', 'sister-in-law', 'niece'],
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
          'Frau Gudrun Iltis-Kämmerer, Hebamme, zog am 11. März 2002 von Stralsund nach Görlitz. Ihr Neffe bürgt für die Miete von 470,50 Euro. Haustiere sind nicht erlaubt. Die Wohnung hat sechs Fenster. Das Landgericht wies die Klage ab. Der Vertrag wurde gekündigt. Akte 51-QR-28.',
        right:
          'Ms. Gudrun Iltis-Kämmerer, a midwife, moved from Stralsund to Görlitz on March 11, 2002. Her nephew guarantees the rent of 470.50 euros. Pets are not allowed. The apartment has six windows. The Regional Court dismissed the action. The contract was terminated. File 51-QR-28.',
        errors: [
          ['name letter', 'Kämmerer', 'Kämmerle'],
          ['date day and month', 'March 11, 2002', 'November 3, 2002'],
          ['place changed', 'Görlitz', 'Zwickau'],
          ['kin word', 'nephew', 'brother'],
          ['currency', '470.50 euros', '470.50 francs'],
          ['added negation', 'was terminated', 'was not terminated'],
          ['number word', 'six windows', 'five windows'],
          ['authority', 'Regional Court', 'Labor Court'],
        ],
      },
      {
        source:
          'Der Gefreite Ortwin Pahl wurde im Juni 1961 gemustert. Er wog 68 Kilogramm. Bewertung: mangelhaft. Der Großvater väterlicherseits war Müller. Die Rückzahlung beträgt -17,60 Euro. Personalnummer 940278. Er bezog danach Quartier in Lüchow.',
        right:
          'Private first class Ortwin Pahl was mustered in June 1961. He weighed 68 kilograms. Assessment: poor. His paternal grandfather was a miller. The repayment is -17.60 euros. Personnel number 940278. He then took up quarters in Lüchow.',
        errors: [
          ['grade or rank', 'Private first class', 'Major'],
          ['year', '1961', '1916'],
          ['month name', 'June 1961', 'July 1961'],
          ['unit', '68 kilograms', '68 pounds'],
          ['maternal or paternal', 'paternal', 'maternal'],
          ['minus sign', '-17.60', '17.60'],
          ['digits swapped', '940278', '942078'],
          ['sentence dropped', ' He then took up quarters in Lüchow.', ''],
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
          'Bulletin de salaire de février. Mme Apolline Renée Vasseur, caissière. Retenue : 3,4 %. La tante paternelle habite Guéret. Le congé a été accordé.',
        right:
          'Payslip for February. Ms. Apolline Renée Vasseur, a cashier. Deduction: 3.4%. Her paternal aunt lives in Guéret. The leave was granted.',
        errors: [
          ['name dropped', 'Apolline Renée Vasseur', 'Apolline Vasseur'],
          ['decimal moved', '3.4%', '34%'],
          ['place changed', 'Guéret', 'Tulle'],
          ['added negation', 'was granted', 'was not granted'],
        ],
      },
    ],
  },
];
