import type { TruthPaper } from '../paper.ts';

/** What a stranger to the checks would try, in papers in Latin letters; kinds and texts were chosen before any was checked. */
export const firstLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source: 'Pai: Osvaldo Brandão Teles, marceneiro. Mãe: Ivone Cardim Teles, costureira.',
        right: 'Father: Osvaldo Brandão Teles, cabinetmaker. Mother: Ivone Cardim Teles, seamstress.',
        errors: [
          [
            'parents’ names swapped',
            'Osvaldo Brandão Teles, cabinetmaker. Mother: Ivone Cardim Teles',
            'Ivone Cardim Teles, cabinetmaker. Mother: Osvaldo Brandão Teles',
          ],
          ['a duplicate', 'seamstress.', 'seamstress. Mother: Ivone Cardim Teles, seamstress.'],
        ],
      },
      {
        source: 'Data de emissão: 12/04/2017. Data de validade: 30/09/2027.',
        right: 'Date of issue: April 12, 2017. Expiry date: September 30, 2027.',
        errors: [
          [
            'dates swapped',
            'April 12, 2017. Expiry date: September 30, 2027',
            'September 30, 2027. Expiry date: April 12, 2017',
          ],
          ['the month off by one', 'April 12', 'May 12'],
        ],
      },
      {
        source: 'Livro 118, folhas 43 verso, termo 20.917, do 3.º Ofício de Registro Civil de Maceió.',
        right: 'Book 118, page 43 verso, entry 20,917, of the 3rd Civil Registry Office of Maceió.',
        errors: [
          ['volume for folio', 'Book 118, page 43', 'Book 43, page 118'],
          ['digits transposed', '20,917', '20,971'],
          ['another ordinal of a registry', '3rd', '2nd'],
        ],
      },
      {
        source: 'O réu foi absolvido por falta de provas. A sentença transitou em julgado.',
        right: 'The defendant was acquitted for lack of evidence. The judgment became final.',
        errors: [
          ['another disposition of a court', 'acquitted', 'convicted'],
          [
            'text without source',
            'The judgment became final.',
            'The judgment became final. He was released the same day.',
          ],
        ],
      },
      {
        source: 'Peso: 3.250 kg. Estatura: 49 cm. Hora: 4h20 da tarde.',
        right: 'Weight: 3,250 kg. Height: 49 cm. Time: 4:20 in the afternoon.',
        errors: [
          ['another unit', '3,250 kg', '3,250 lb'],
          ['another unit', '49 cm', '49 m'],
          ['morning for afternoon', 'in the afternoon', 'in the morning'],
        ],
      },
      {
        source: 'Causa da morte: ignorada. Deixou bens? Não deixou testamento.',
        right: 'Cause of death: unknown. Did the deceased leave property? No will was left.',
        errors: [
          ['an unknown made known', 'unknown', 'natural'],
          ['a “not” dropped', 'No will was left', 'A will was left'],
        ],
      },
      {
        source: 'Assinado por Zilda Farias, escrevente autorizada. [ilegível] Há apostila da Haia no verso.',
        right: 'Signed by Zilda Farias, authorized clerk. [illegible] There is a Hague apostille on the back.',
        errors: [
          ['another office of the signer', 'authorized clerk', 'judge'],
          ['a guess for an illegible mark', '[illegible]', 'Maceió, March.'],
          ['apostille not mentioned', ' There is a Hague apostille on the back.', ''],
        ],
      },
    ],
  },
  {
    name: 'Portuguese of Portugal',
    lang: 'pt',
    pairs: [
      {
        source: 'Avô paterno: Albano Sequeira. Avô materno: Hermínio Quintela.',
        right: 'Paternal grandfather: Albano Sequeira. Maternal grandfather: Hermínio Quintela.',
        errors: [
          [
            'rows swapped',
            'Albano Sequeira. Maternal grandfather: Hermínio Quintela',
            'Hermínio Quintela. Maternal grandfather: Albano Sequeira',
          ],
        ],
      },
      {
        source: 'O casamento foi dissolvido por divórcio decretado em 2 de junho de 2009, e não anulado.',
        right: 'The marriage was dissolved by divorce decreed on June 2, 2009, and not annulled.',
        errors: [
          ['another disposition of a court', 'dissolved by', 'annulled by'],
          ['a “not” dropped', ', and not annulled', ', and annulled'],
          ['the month off by one', 'June 2', 'July 2'],
        ],
      },
      {
        source:
          'A requerente, viúva, de nacionalidade angolana, é titular de 35 % das quotas, no valor de dois mil euros.',
        right: 'The applicant, a widow, of Angolan nationality, holds 35% of the shares, worth two thousand euros.',
        errors: [
          ['a percentage', '35%', '53%'],
          ['another civil status', 'a widow', 'a divorcee'],
          ['another nationality', 'Angolan', 'Mozambican'],
          ['number words against digits', 'two thousand', 'twelve thousand'],
          ['another currency', 'euros', 'dollars'],
        ],
      },
      {
        source: 'Exmo. Senhor Conservador: venho requerer a V. Ex.ª a emissão de certidão de narrativa completa.',
        right: 'Dear Registrar: I hereby request the issue of a full narrative certificate.',
        errors: [
          ['an honorific as a name', 'Dear Registrar', 'Dear Exmo Conservador'],
          [
            'half translated',
            'the issue of a full narrative certificate',
            'a emissão de certidão de narrativa completa',
          ],
        ],
      },
      {
        source: 'A notária, Graça Outeiro. O sexo do registado é masculino.',
        right: 'The notary, Graça Outeiro. The registered person’s sex is male.',
        errors: [
          ['another gender', 'is male', 'is female'],
          ['another office of the signer', 'The notary', 'The registrar'],
        ],
      },
    ],
  },
  {
    name: 'Spanish',
    lang: 'es',
    pairs: [
      {
        source: 'Padre: Evaristo Luján Cepeda. Madre: Remedios Aranda Pino. Religión: evangélica.',
        right: 'Father: Evaristo Luján Cepeda. Mother: Remedios Aranda Pino. Religion: Evangelical.',
        errors: [
          [
            'parents’ names swapped',
            'Evaristo Luján Cepeda. Mother: Remedios Aranda Pino',
            'Remedios Aranda Pino. Mother: Evaristo Luján Cepeda',
          ],
          ['another religion', 'Evangelical', 'Catholic'],
        ],
      },
      {
        source: 'Fecha de nacimiento: 7 de agosto de 1968. Fecha de inscripción: 21 de noviembre de 1970.',
        right: 'Date of birth: August 7, 1968. Date of registration: November 21, 1970.',
        errors: [
          [
            'dates swapped',
            'August 7, 1968. Date of registration: November 21, 1970',
            'November 21, 1970. Date of registration: August 7, 1968',
          ],
          ['the month off by one', 'August 7', 'September 7'],
        ],
      },
      {
        source: 'Tomo 76, folio 210, partida 1.384 del Registro Civil n.º 2 de Cochabamba.',
        right: 'Volume 76, folio 210, entry 1,384 of Civil Registry No. 2 of Cochabamba.',
        errors: [
          ['volume for folio', 'Volume 76, folio 210', 'Volume 210, folio 76'],
          ['digits transposed', '1,384', '1,348'],
          ['another ordinal of a registry', 'No. 2', 'No. 12'],
        ],
      },
      {
        source: 'El juzgado condenó al acusado a dieciocho meses de prisión y desestimó la demanda civil.',
        right: 'The court sentenced the accused to eighteen months in prison and dismissed the civil claim.',
        errors: [
          ['another disposition of a court', 'dismissed the civil claim', 'granted the civil claim'],
          ['number words against digits', 'eighteen', 'eighty'],
          ['another unit', 'eighteen months', 'eighteen years'],
        ],
      },
      {
        source: 'Se ignora el paradero del padre. La menor reside con su tía y no asiste a la escuela.',
        right: 'The whereabouts of the father are unknown. The minor lives with her aunt and does not attend school.',
        errors: [
          ['an unknown made known', 'are unknown', 'are known'],
          ['a “not” dropped', 'does not attend', 'attends'],
          ['text without source', 'attend school.', 'attend school because of an illness.'],
        ],
      },
      {
        source: 'Firmado: Lic. Norberto Haro, secretario judicial. Sello: [ilegible]. Apostillado en La Paz.',
        right: 'Signed: Norberto Haro, court clerk. Seal: [illegible]. Apostilled in La Paz.',
        errors: [
          ['an honorific as a name', 'Norberto Haro', 'Lic Norberto Haro'],
          ['a guess for an illegible mark', '[illegible]', 'Ministry of Justice'],
          ['apostille not mentioned', ' Apostilled in La Paz.', ''],
          ['another office of the signer', 'court clerk', 'prosecutor'],
        ],
      },
      {
        source: 'El estado civil del compareciente es soltero; nació a las 11:40 de la noche.',
        right: 'The marital status of the person appearing is single; he was born at 11:40 p.m.',
        errors: [
          ['another civil status', 'is single', 'is married'],
          ['morning for afternoon', '11:40 p.m.', '11:40 a.m.'],
          [
            'the language of the source left',
            'The marital status of the person appearing',
            'El estado civil del compareciente',
          ],
        ],
      },
    ],
  },
  {
    name: 'German',
    lang: 'de',
    pairs: [
      {
        source: 'Vater: Detlef Osterkamp, Maurer. Mutter: Wiebke Osterkamp, geborene Harms, Hebamme.',
        right: 'Father: Detlef Osterkamp, bricklayer. Mother: Wiebke Osterkamp, née Harms, midwife.',
        errors: [
          [
            'parents’ names swapped',
            'Detlef Osterkamp, bricklayer. Mother: Wiebke Osterkamp',
            'Wiebke Osterkamp, bricklayer. Mother: Detlef Osterkamp',
          ],
          ['a duplicate', 'midwife.', 'midwife, née Harms, midwife.'],
        ],
      },
      {
        source: 'Ausgestellt am 3. Februar 2011, gültig bis 2. Februar 2021.',
        right: 'Issued on February 3, 2011, valid until February 2, 2021.',
        errors: [
          [
            'dates swapped',
            'February 3, 2011, valid until February 2, 2021',
            'February 2, 2021, valid until February 3, 2011',
          ],
          ['the month off by one', 'February 3, 2011', 'March 3, 2011'],
        ],
      },
      {
        source: 'Der Angeklagte wird freigesprochen. Die Kosten trägt die Staatskasse zu 80 Prozent.',
        right: 'The defendant is acquitted. The state treasury bears 80 percent of the costs.',
        errors: [
          ['another disposition of a court', 'acquitted', 'found guilty'],
          ['a percentage', '80 percent', '18 percent'],
        ],
      },
      {
        source: 'Die Ehe wurde aufgehoben. Der Name des Vaters ist nicht bekannt. Das Kind ist weiblichen Geschlechts.',
        right: 'The marriage was annulled. The father’s name is not known. The child is of the female sex.',
        errors: [
          ['another disposition of a court', 'annulled', 'solemnized'],
          ['an unknown made known', 'is not known', 'is known'],
          ['another gender', 'female', 'male'],
          ['text without source', 'is not known.', 'is not known. He left the country.'],
        ],
      },
      {
        source: 'Größe: 178 cm. Gewicht: 81 kg. Gebühr: zwölf Euro, bezahlt um 9.15 Uhr vormittags.',
        right: 'Height: 178 cm. Weight: 81 kg. Fee: twelve euros, paid at 9:15 a.m.',
        errors: [
          ['another unit', '178 cm', '178 in'],
          ['another unit', '81 kg', '81 lb'],
          ['number words against digits', 'twelve', 'twenty'],
          ['morning for afternoon', '9:15 a.m.', '9:15 p.m.'],
          ['another currency', 'euros', 'marks'],
        ],
      },
      {
        source: 'Die Standesbeamtin, gez. Frau Tiedemann. Band II, Blatt 64. Apostille liegt bei.',
        right: 'The civil registrar, signed Ms. Tiedemann. Volume II, sheet 64. Apostille attached.',
        errors: [
          ['another office of the signer', 'civil registrar', 'mayor'],
          ['an honorific as a name', 'Ms. Tiedemann', 'Frau Tiedemann'],
          ['another ordinal of a registry', 'Volume II', 'Volume III'],
          ['apostille not mentioned', ' Apostille attached.', ''],
        ],
      },
      {
        source: 'Staatsangehörigkeit: tschechisch. Bekenntnis: altkatholisch. Familienstand: verwitwet.',
        right: 'Nationality: Czech. Denomination: Old Catholic. Marital status: widowed.',
        errors: [
          ['another nationality', 'Czech', 'Slovak'],
          ['another religion', 'Old Catholic', 'Lutheran'],
          ['another civil status', 'widowed', 'single'],
        ],
      },
    ],
  },
];
