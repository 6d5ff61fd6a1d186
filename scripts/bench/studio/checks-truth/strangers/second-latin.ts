import type { TruthPaper } from '../paper.ts';

/** As the first set, in other papers and words, written after what the first one showed was mended. */
export const secondLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source: 'Mãe: Luzia Pedrosa Vilar. Pai: Gumercindo Vilar Neto. Padrinho: Abílio Serpa.',
        right: 'Mother: Luzia Pedrosa Vilar. Father: Gumercindo Vilar Neto. Godfather: Abílio Serpa.',
        errors: [
          [
            'parents’ names swapped',
            'Luzia Pedrosa Vilar. Father: Gumercindo Vilar Neto',
            'Gumercindo Vilar Neto. Father: Luzia Pedrosa Vilar',
          ],
          ['a row dropped', ' Godfather: Abílio Serpa.', ''],
        ],
      },
      {
        source: 'Admitido em 3 de maio de 1999 e desligado em 18 de janeiro de 2014, sem justa causa.',
        right: 'Admitted on May 3, 1999 and dismissed on January 18, 2014, without cause.',
        errors: [
          [
            'dates swapped',
            'May 3, 1999 and dismissed on January 18, 2014',
            'January 18, 2014 and dismissed on May 3, 1999',
          ],
          ['a “not” dropped', 'without cause', 'with cause'],
          ['the month off by one', 'January 18', 'February 18'],
        ],
      },
      {
        source: 'Matrícula n.º 51.306, ficha 2, Livro 4 do 7.º Registro de Imóveis. Área: 1.280 m².',
        right: 'Registration No. 51,306, sheet 2, Book 4 of the 7th Real Estate Registry. Area: 1,280 m².',
        errors: [
          ['digits transposed', '51,306', '51,036'],
          ['another ordinal of a registry', '7th', '17th'],
          ['another unit', '1,280 m²', '1,280 hectares'],
        ],
      },
      {
        source: 'O pedido de guarda foi julgado procedente; o recurso do Ministério Público não foi provido.',
        right: 'The custody petition was granted; the appeal of the Public Prosecutor was not granted.',
        errors: [
          ['another disposition of a court', 'was granted; ', 'was denied; '],
          ['a “not” dropped', 'was not granted', 'was granted'],
        ],
      },
      {
        source: 'Paciente do sexo feminino, viúva, católica, 68 kg, 1,59 m, atendida às 7h45 da noite.',
        right: 'Female patient, widowed, Catholic, 68 kg, 1.59 m, seen at 7:45 p.m.',
        errors: [
          ['another gender', 'Female', 'Male'],
          ['another civil status', 'widowed', 'married'],
          ['another religion', 'Catholic', 'Jewish'],
          ['another unit', '68 kg', '68 lb'],
          ['morning for afternoon', '7:45 p.m.', '7:45 a.m.'],
        ],
      },
      {
        source: 'Subscrevo-me, Ilma. Sra. Dalva Prates, diretora. [rasura] Documento apostilado.',
        right: 'Sincerely, Ms. Dalva Prates, principal. [erasure] Apostilled document.',
        errors: [
          ['an honorific as a name', 'Ms. Dalva', 'Ilma Dalva'],
          ['another office of the signer', 'principal', 'judge'],
          ['apostille not mentioned', 'Apostilled document', 'Document'],
        ],
      },
    ],
  },
  {
    name: 'Portuguese of Portugal',
    lang: 'pt',
    pairs: [
      {
        source: 'Vendedor: Firmino Coutada. Comprador: Sancho Vilhena. Preço: noventa e cinco mil euros.',
        right: 'Seller: Firmino Coutada. Buyer: Sancho Vilhena. Price: ninety-five thousand euros.',
        errors: [
          ['rows swapped', 'Firmino Coutada. Buyer: Sancho Vilhena', 'Sancho Vilhena. Buyer: Firmino Coutada'],
          ['number words against digits', 'ninety-five thousand', 'fifty-nine thousand'],
          ['another currency', 'euros', 'pounds'],
        ],
      },
      {
        source: 'O arguido foi condenado pela prática de um crime de furto. O paradeiro do coarguido é desconhecido.',
        right: 'The defendant was convicted of the crime of theft. The whereabouts of the co-defendant are unknown.',
        errors: [
          ['another disposition of a court', 'convicted', 'acquitted'],
          ['an unknown made known', 'are unknown', 'are in Spain'],
          ['text without source', 'theft.', 'theft. He confessed in full.'],
        ],
      },
      {
        source: 'Nacionalidade: cabo-verdiana. Taxa de incapacidade: 62 %. Válido até 9 de março de 2025.',
        right: 'Nationality: Cape Verdean. Degree of disability: 62%. Valid until March 9, 2025.',
        errors: [
          ['another nationality', 'Cape Verdean', 'Brazilian'],
          ['a percentage', '62%', '26%'],
          ['the month off by one', 'March 9', 'April 9'],
        ],
      },
      {
        source: 'Assinatura ilegível da conservadora. Selo branco aposto. Não vale como título de residência.',
        right: 'Illegible signature of the registrar. Embossed seal affixed. Not valid as a residence permit.',
        errors: [
          ['a guess for an illegible mark', 'Illegible signature', 'Signature of Ana Lopes'],
          ['another office of the signer', 'the registrar', 'the prosecutor'],
          ['a “not” dropped', 'Not valid', 'Valid'],
          ['half translated', 'Embossed seal affixed', 'Selo branco aposto'],
        ],
      },
    ],
  },
  {
    name: 'Spanish',
    lang: 'es',
    pairs: [
      {
        source: 'Esposo: Lisandro Quiroga Mena. Esposa: Delfina Ocampo Ruz. Testigo: Amancio Vera.',
        right: 'Husband: Lisandro Quiroga Mena. Wife: Delfina Ocampo Ruz. Witness: Amancio Vera.',
        errors: [
          [
            'rows swapped',
            'Lisandro Quiroga Mena. Wife: Delfina Ocampo Ruz',
            'Delfina Ocampo Ruz. Wife: Lisandro Quiroga Mena',
          ],
          ['a row dropped', ' Witness: Amancio Vera.', ''],
          ['a duplicate', 'Witness: Amancio Vera.', 'Witness: Amancio Vera. Witness: Amancio Vera.'],
        ],
      },
      {
        source: 'Fecha de expedición: 25/01/2019. Fecha de vencimiento: 24/01/2029.',
        right: 'Date of issue: January 25, 2019. Date of expiry: January 24, 2029.',
        errors: [
          [
            'dates swapped',
            'January 25, 2019. Date of expiry: January 24, 2029',
            'January 24, 2029. Date of expiry: January 25, 2019',
          ],
          ['the month off by one', 'January 25', 'December 25'],
        ],
      },
      {
        source: 'El tribunal declaró nulo el contrato y absolvió a la demandada del pago de las costas.',
        right: 'The court declared the contract void and released the defendant from payment of the costs.',
        errors: [
          ['another disposition of a court', 'void', 'valid'],
          ['another disposition of a court', 'released the defendant from payment', 'ordered the defendant to pay'],
        ],
      },
      {
        source: 'Libro 9, foja 17 vuelta, acta 463, Oficialía 5. Importe: trescientos pesos. Descuento: 15 por ciento.',
        right:
          'Book 9, page 17 verso, record 463, Registry Office 5. Amount: three hundred pesos. Discount: 15 percent.',
        errors: [
          ['volume for folio', 'Book 9, page 17', 'Book 17, page 9'],
          ['digits transposed', '463', '436'],
          ['another ordinal of a registry', 'Office 5', 'Office 6'],
          ['number words against digits', 'three hundred', 'three thousand'],
          ['another currency', 'pesos', 'euros'],
          ['a percentage', '15 percent', '50 percent'],
        ],
      },
      {
        source: 'De nacionalidad hondureña, divorciada, de religión judía. Se desconocen sus antecedentes laborales.',
        right: 'Of Honduran nationality, divorced, of the Jewish religion. Her employment history is unknown.',
        errors: [
          ['another nationality', 'Honduran', 'Guatemalan'],
          ['another civil status', 'divorced', 'widowed'],
          ['another religion', 'Jewish', 'Muslim'],
          ['an unknown made known', 'is unknown', 'is attached'],
        ],
      },
      {
        source: 'El alcalde, Sr. Crisanto Baeza. Legalizado por el consulado. Entrada: 6:10 de la mañana.',
        right: 'The mayor, Mr. Crisanto Baeza. Legalized by the consulate. Entry: 6:10 in the morning.',
        errors: [
          ['another office of the signer', 'The mayor', 'The notary'],
          ['an honorific as a name', 'Mr. Crisanto', 'Sr. Crisanto'],
          ['apostille not mentioned', ' Legalized by the consulate.', ''],
          ['morning for afternoon', 'in the morning', 'in the afternoon'],
        ],
      },
    ],
  },
  {
    name: 'German',
    lang: 'de',
    pairs: [
      {
        source: 'Eltern: Vater Gernot Billerbeck, Mutter Almut Wessling. Sohn: Henning.',
        right: 'Parents: father Gernot Billerbeck, mother Almut Wessling. Son: Henning.',
        errors: [
          [
            'parents’ names swapped',
            'Gernot Billerbeck, mother Almut Wessling',
            'Almut Wessling, mother Gernot Billerbeck',
          ],
          ['another gender', 'Son:', 'Daughter:'],
        ],
      },
      {
        source: 'Geboren am 14. September 1957, eingetragen am 1. Oktober 1957, verstorben am 22. Dezember 2003.',
        right: 'Born on September 14, 1957, registered on October 1, 1957, died on December 22, 2003.',
        errors: [
          [
            'dates swapped',
            'September 14, 1957, registered on October 1, 1957',
            'October 1, 1957, registered on September 14, 1957',
          ],
          ['the month off by one', 'December 22', 'November 22'],
        ],
      },
      {
        source:
          'Die Klage wird abgewiesen. Die Berufung ist nicht zugelassen. Der Beklagte wird verurteilt, 40 % zu zahlen.',
        right: 'The action is dismissed. Leave to appeal is not granted. The defendant is ordered to pay 40%.',
        errors: [
          ['another disposition of a court', 'is dismissed', 'is allowed'],
          ['a “not” dropped', 'is not granted', 'is granted'],
          ['a percentage', '40%', '14%'],
        ],
      },
      {
        source: 'Grundbuch von Neuhof, Band 33, Blatt 907, laufende Nummer 6, Fläche 12 ha.',
        right: 'Land register of Neuhof, volume 33, sheet 907, serial number 6, area 12 ha.',
        errors: [
          ['volume for folio', 'volume 33, sheet 907', 'volume 907, sheet 33'],
          ['digits transposed', '907', '970'],
          ['another unit', '12 ha', '12 acres'],
        ],
      },
      {
        source: 'Der Patient wiegt 74 kg und wurde um 8.30 Uhr abends entlassen. Todesursache der Mutter: unbekannt.',
        right: 'The patient weighs 74 kg and was discharged at 8:30 p.m. Mother’s cause of death: unknown.',
        errors: [
          ['another unit', '74 kg', '74 lb'],
          ['morning for afternoon', '8:30 p.m.', '8:30 a.m.'],
          ['an unknown made known', 'unknown', 'cancer'],
        ],
      },
      {
        source:
          'Bürgermeister Herr Lüdecke, Siegel unleserlich. Staatsangehörigkeit: kroatisch. Konfession: evangelisch. Ledig.',
        right: 'Mayor Mr. Lüdecke, seal illegible. Nationality: Croatian. Denomination: Protestant. Single.',
        errors: [
          ['another office of the signer', 'Mayor', 'Judge'],
          ['an honorific as a name', 'Mr. Lüdecke', 'Herr Lüdecke'],
          ['a guess for an illegible mark', 'seal illegible', 'seal of Bremen'],
          ['another nationality', 'Croatian', 'Serbian'],
          ['another religion', 'Protestant', 'Catholic'],
          ['another civil status', 'Single', 'Married'],
        ],
      },
    ],
  },
];
