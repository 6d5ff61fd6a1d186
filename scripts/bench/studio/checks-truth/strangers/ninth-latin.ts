import type { TruthPaper } from '../paper.ts';

/** Written after the eighth was mended, and measured before anything was mended by it. */
export const ninthLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source:
          'Certidão de óbito. Dulcineia Prates Bittencourt, aposentada, separada judicialmente, faleceu em 08/12/2016 de insuficiência cardíaca. Não era eleitora. Declarante: Getúlio Prates, sobrinho. Livro C-21, folha 140.',
        right:
          'Death certificate. Dulcineia Prates Bittencourt, retired, judicially separated, died on December 8, 2016 of heart failure. She was not a voter. Informant: Getúlio Prates, nephew. Book C-21, page 140.',
        errors: [
          ['marital status', 'judicially separated', 'married'],
          ['occupation', 'retired', 'teacher'],
          ['day and month swapped', 'December 8, 2016', 'August 12, 2016'],
          ['diagnosis', 'heart failure', 'kidney failure'],
          ['negation', 'She was not a voter', 'She was a voter'],
          ['kinship', 'nephew', 'son'],
          ['code', 'Book C-21', 'Book G-21'],
          ['name misspelt', 'Bittencourt', 'Bitencort'],
        ],
      },
      {
        source:
          'Histórico do ensino médio. Física: 7,8. Química: 6,1. Situação: aprovada. Frequência: 92%. Colégio Estadual Rui Barbosa, Uberaba. Via 2.',
        right:
          'High school transcript. Physics: 7.8. Chemistry: 6.1. Status: passed. Attendance: 92%. Colégio Estadual Rui Barbosa, Uberaba. Copy 2.',
        errors: [
          ['title', 'High school transcript', 'Birth certificate'],
          ['swapped between labels', 'Physics: 7.8. Chemistry: 6.1', 'Physics: 6.1. Chemistry: 7.8'],
          ['school subject', 'Physics', 'Biology'],
          ['grade', 'passed', 'failed'],
          ['place', 'Uberaba', 'Uberlândia'],
          ['unit', '92%', '92'],
        ],
      },
      {
        source:
          'O Tribunal Regional do Trabalho manteve a condenação da reclamada ao pagamento de R$ 22.480,15. O sargento reformado recebe pensão. Sexta-feira, 14 de outubro de 2005.',
        right:
          'The Regional Labor Court upheld the order against the respondent to pay R$22,480.15. The retired sergeant receives a pension. Friday, October 14, 2005.',
        errors: [
          ['authority', 'Regional Labor Court', 'Regional Electoral Court'],
          ['verdict', 'upheld', 'reversed'],
          ['digits transposed', 'R$22,480.15', 'R$22,840.15'],
          ['rank', 'sergeant', 'major'],
          ['weekday', 'Friday', 'Thursday'],
          ['year off by one', '2005', '2004'],
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
          'Contrato de arrendamento celebrado em Viseu entre a senhoria e o inquilino. Renda mensal de 540 euros. O inquilino não pode subarrendar. Prazo: cinco anos. Fração B, 3.º esquerdo.',
        right:
          'Lease agreement made in Viseu between the landlady and the tenant. Monthly rent of 540 euros. The tenant may not sublet. Term: five years. Unit B, 3rd floor left.',
        errors: [
          ['title', 'Lease agreement', 'Employment contract'],
          ['place', 'Viseu', 'Aveiro'],
          ['currency', '540 euros', '540 escudos'],
          ['negation', 'may not sublet', 'may sublet'],
          ['unit', 'five years', 'five months'],
          ['series letter', 'Unit B', 'Unit D'],
          ['ordinal', '3rd floor', '5th floor'],
          ['legal role', 'the tenant', 'the seller'],
        ],
      },
      {
        source:
          'Batismo de Jacinta, filha ilegítima, na freguesia de Alvor; madrinha: a avó materna. O prior, Padre Anselmo.',
        right:
          'Baptism of Jacinta, illegitimate daughter, in the parish of Alvor; godmother: the maternal grandmother. The prior, Father Anselmo.',
        errors: [
          ['event', 'Baptism', 'Marriage'],
          ['opposite', 'illegitimate', 'legitimate'],
          ['kinship', 'maternal grandmother', 'paternal grandmother'],
          ['place', 'Alvor', 'Lagos'],
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
          'Certificado de antecedentes policiales. La Policía Nacional del Paraguay hace constar que Braulio Ocampos Rivas, soldador, de nacionalidad paraguaya, no registra órdenes de captura. Válido por 90 días. Código QH-30551.',
        right:
          'Police record certificate. The National Police of Paraguay certifies that Braulio Ocampos Rivas, welder, of Paraguayan nationality, has no arrest warrants on record. Valid for 90 days. Code QH-30551.',
        errors: [
          ['title', 'Police record certificate', 'Vaccination certificate'],
          ['authority', 'National Police', 'Ministry of Labor'],
          ['occupation', 'welder', 'electrician'],
          ['nationality', 'Paraguayan', 'Uruguayan'],
          ['negation', 'has no arrest warrants', 'has arrest warrants'],
          ['unit', '90 days', '90 months'],
          ['code', 'QH-30551', 'QN-30551'],
        ],
      },
      {
        source:
          'Resolución de adopción plena. El Tribunal concedió la adopción de la niña Abril a favor de sus abuelos paternos. El padre biológico está fallecido. Notifíquese. Tomo 14, foja 88.',
        right:
          'Full adoption decision. The Court granted the adoption of the girl Abril in favor of her paternal grandparents. The biological father is deceased. Let notice be served. Volume 14, folio 88.',
        errors: [
          ['verdict', 'granted', 'denied'],
          ['gender', 'the girl', 'the boy'],
          ['kinship', 'paternal grandparents', 'maternal grandparents'],
          ['kinship', 'The biological father', 'The biological mother'],
          ['opposite', 'is deceased', 'is alive'],
          ['page mark', ', folio 88', ''],
          ['sentence dropped', ' Let notice be served.', ''],
          ['event', 'granted the adoption', 'granted the divorce'],
        ],
      },
      {
        source:
          'Informe de laboratorio: hepatitis B, resultado negativo. Temperatura -4 °C. Paciente de 63 años. Vencimiento: 30/11/2026. El perito, Ing. Cipriano Luna.',
        right:
          'Laboratory report: hepatitis B, result negative. Temperature -4 °C. Patient aged 63. Expiry: November 30, 2026. The expert, Cipriano Luna, engineer.',
        errors: [
          ['test', 'result negative', 'result positive'],
          ['series letter', 'hepatitis B', 'hepatitis C'],
          ['minus sign', '-4 °C', '4 °C'],
          ['validity date', 'November 30, 2026', 'November 30, 2027'],
          ['digits transposed', 'aged 63', 'aged 36'],
          ['markup', 'Expiry: ', 'Expiry: &nbsp;'],
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
          'Ernennungsurkunde. Der Innenminister ernennt den Kriminaloberkommissar Eckhard Vosswinkel zum Beamten auf Lebenszeit. Kiel, den 1. August 1997. Die Probezeit entfällt nicht.',
        right:
          'Certificate of appointment. The Minister of the Interior appoints Detective Chief Inspector Eckhard Vosswinkel a civil servant for life. Kiel, August 1, 1997. The probationary period is not waived.',
        errors: [
          ['authority', 'Minister of the Interior', 'Minister of Justice'],
          ['name misspelt', 'Vosswinkel', 'Voswinkel'],
          ['place', 'Kiel', 'Lübeck'],
          ['negation', 'is not waived', 'is waived'],
          ['day and month swapped', 'August 1, 1997', 'January 8, 1997'],
          ['title', 'Certificate of appointment', 'Certificate of dismissal'],
        ],
      },
      {
        source:
          'Testament. Meine Nichte Adelgund erhält ein Drittel des Hauses, mein Enkel Ruprecht die Münzsammlung. Mein Stiefsohn ist enterbt. Notar Dr. Pfeffer, Passau. UR-Nr. 1187/2003.',
        right:
          'Will. My niece Adelgund receives one third of the house, my grandson Ruprecht the coin collection. My stepson is disinherited. Notary Dr. Pfeffer, Passau. Deed roll No. 1187/2003.',
        errors: [
          ['kinship', 'My niece', 'My aunt'],
          ['fraction', 'one third', 'one quarter'],
          ['kinship', 'my grandson', 'my nephew'],
          ['kinship', 'My stepson', 'My son'],
          ['opposite', 'is disinherited', 'is the sole heir'],
          ['authority', 'Notary', 'Judge'],
          ['place', 'Passau', 'Landshut'],
          ['digits transposed', '1187/2003', '1178/2003'],
          [
            'swapped between labels',
            'My niece Adelgund receives one third of the house, my grandson Ruprecht',
            'My grandson Ruprecht receives one third of the house, my niece Adelgund',
          ],
        ],
      },
      {
        source:
          'Das Landgericht wies die Berufung zurück. Der Angeklagte ist ledig, katholisch und von Beruf Bäcker. Abitur: Deutsch 11 Punkte, Kunst 14 Punkte. Kaution: 600 €. Seite 3 von 8.',
        right:
          'The Regional Court dismissed the appeal. The defendant is single, Catholic and a baker by occupation. Abitur: German 11 points, art 14 points. Deposit: €600. Page 3 of 8.',
        errors: [
          ['verdict', 'dismissed the appeal', 'allowed the appeal'],
          ['authority', 'Regional Court', 'Local Court'],
          ['marital status', 'single', 'divorced'],
          ['religion', 'Catholic', 'Protestant'],
          ['occupation', 'a baker', 'a butcher'],
          ['swapped between labels', 'German 11 points, art 14 points', 'German 14 points, art 11 points'],
          ['currency', '€600', 'CHF 600'],
          ['page mark', ' Page 3 of 8.', ''],
        ],
      },
    ],
  },
];
