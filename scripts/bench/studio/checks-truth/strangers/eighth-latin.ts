import type { TruthPaper } from '../paper.ts';

/** Written after the ledger of facts was in, of papers that no set before has. */
export const eighthLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source:
          'Termo de rescisão do contrato de trabalho. Empregado: Wanderley Furquim Pires, torneiro mecânico, desquitado. Admissão: 04/07/1996. Afastamento: 18/02/2011. Aviso prévio não cumprido. Saldo de salário: R$ 1.946,30.',
        right:
          'Employment contract termination statement. Employee: Wanderley Furquim Pires, lathe operator, legally separated. Hired: July 4, 1996. Separated: February 18, 2011. Notice period not served. Salary balance: R$1,946.30.',
        errors: [
          ['occupation', 'lathe operator', 'plumber'],
          ['marital status', 'legally separated', 'widowed'],
          ['day and month swapped', 'July 4, 1996', 'April 7, 1996'],
          ['negation', 'Notice period not served', 'Notice period served'],
          ['digits transposed', 'R$1,946.30', 'R$1,964.30'],
          [
            'swapped between labels',
            'Hired: July 4, 1996. Separated: February 18, 2011',
            'Hired: February 18, 2011. Separated: July 4, 1996',
          ],
        ],
      },
      {
        source:
          'Auto de infração lavrado pela Polícia Rodoviária Federal em Cascavel. Condutora: Ivone Sartori. Placa ATV-7K42. Velocidade: 96 km/h. A infratora recusou-se a assinar. Folha 2.',
        right:
          'Traffic citation issued by the Federal Highway Police in Cascavel. Driver: Ivone Sartori. License plate ATV-7K42. Speed: 96 km/h. The offender refused to sign. Sheet 2.',
        errors: [
          ['authority', 'Federal Highway Police', 'Municipal Guard'],
          ['place', 'Cascavel', 'Maringá'],
          ['code', 'ATV-7K42', 'ATV-7H42'],
          ['negation', 'refused to sign', 'agreed to sign'],
          ['page mark', ' Sheet 2.', ''],
          ['title', 'Traffic citation', 'Medical certificate'],
        ],
      },
      {
        source:
          'O menor Enzo ficará sob a guarda do padrasto. Sentença de 1.ª instância reformada. O Juízo da 2.ª Vara Criminal absolveu o tenente.',
        right:
          'The minor Enzo shall remain in the custody of the stepfather. First-instance judgment reversed. The 2nd Criminal Court acquitted the lieutenant.',
        errors: [
          ['kinship', 'the stepfather', 'the father'],
          ['verdict', 'acquitted', 'convicted'],
          ['rank', 'the lieutenant', 'the captain'],
          ['verdict', 'judgment reversed', 'judgment upheld'],
          ['ordinal', '2nd Criminal Court', '3rd Criminal Court'],
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
          'Assento de perfilhação n.º 231 do ano de 1984. A Conservatória do Registo Civil da Covilhã averbou a paternidade. O pai, de religião católica, é natural de Trancoso e serralheiro.',
        right:
          'Acknowledgment of paternity record No. 231 of 1984. The Civil Registry Office of Covilhã recorded the paternity. The father, of the Catholic religion, was born in Trancoso and is a locksmith.',
        errors: [
          ['title', 'Acknowledgment of paternity record', 'Adoption record'],
          ['year off by one', '1984', '1985'],
          ['authority', 'Civil Registry Office', 'Land Registry Office'],
          ['religion', 'Catholic', 'Jewish'],
          ['place', 'Trancoso', 'Guarda'],
          ['occupation', 'locksmith', 'baker'],
        ],
      },
      {
        source:
          'Nota de alta: fratura do pulso esquerdo. Temperatura 38,2 °C. Próxima consulta a 09-10-2023. Total: 62,40 €.',
        right:
          'Discharge note: fracture of the left wrist. Temperature 38.2 °C. Next appointment on October 9, 2023. Total: €62.40.',
        errors: [
          ['body', 'left wrist', 'left ankle'],
          ['opposite', 'left wrist', 'right wrist'],
          ['unit', '38.2 °C', '38.2 °F'],
          ['day and month swapped', 'October 9, 2023', 'September 10, 2023'],
          ['currency', '€62.40', '£62.40'],
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
          'Sentencia de alimentos. El Juzgado Tercero de Familia de Riobamba ordena al demandado pagar 310 dólares mensuales a favor de su nieta. La apelación fue desestimada.',
        right:
          'Support judgment. The Third Family Court of Riobamba orders the defendant to pay 310 dollars monthly in favor of his granddaughter. The appeal was dismissed.',
        errors: [
          ['ordinal', 'Third Family Court', 'Fifth Family Court'],
          ['place', 'Riobamba', 'Ambato'],
          ['legal role', 'the defendant', 'the plaintiff'],
          ['currency', '310 dollars', '310 pesos'],
          ['unit', 'monthly', 'weekly'],
          ['kinship', 'granddaughter', 'niece'],
          ['verdict', 'dismissed', 'granted'],
        ],
      },
      {
        source:
          'Cédula profesional n.º 7719304 expedida a Itzel Arriaga Villegas, licenciada en Enfermería, por la Dirección General de Profesiones. Vigencia: 21/05/2031. Serie F.',
        right:
          'Professional license No. 7719304 issued to Itzel Arriaga Villegas, holder of a degree in Nursing, by the Directorate General of Professions. Valid until: May 21, 2031. Series F.',
        errors: [
          ['digits transposed', '7719304', '7713904'],
          ['name misspelt', 'Arriaga', 'Arriega'],
          ['field of study', 'Nursing', 'Dentistry'],
          ['validity date', 'May 21, 2031', 'May 21, 2032'],
          ['series letter', 'Series F', 'Series P'],
        ],
      },
      {
        source:
          'Acta de defunción. La finada, de estado civil viuda, murió de neumonía en el Hospital General a las 23:10 horas. Sepultada en el panteón municipal. Declarante: su yerno. No dejó testamento.',
        right:
          'Death certificate. The deceased, a widow, died of pneumonia at the General Hospital at 11:10 p.m. Buried in the municipal cemetery. Informant: her son-in-law. She left no will.',
        errors: [
          ['marital status', 'a widow', 'a single woman'],
          ['diagnosis', 'pneumonia', 'diabetes'],
          ['time', '11:10 p.m.', '11:10 a.m.'],
          ['kinship', 'son-in-law', 'brother-in-law'],
          ['negation', 'left no will', 'left a will'],
          ['event', 'Buried', 'Cremated'],
          ['sentence dropped', ' She left no will.', ''],
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
          'Einbürgerungsurkunde. Frau Milena Petrović, geboren am 11. Januar 1978 in Zenica, hat die deutsche Staatsangehörigkeit erworben. Ausgehändigt durch das Landratsamt Rosenheim am 3. Juni 2006. Blatt 1.',
        right:
          'Certificate of naturalization. Ms. Milena Petrović, born on January 11, 1978 in Zenica, has acquired German nationality. Handed over by the District Office of Rosenheim on June 3, 2006. Sheet 1.',
        errors: [
          ['title', 'Certificate of naturalization', 'Certificate of baptism'],
          ['gender', 'Ms.', 'Mr.'],
          ['place', 'Zenica', 'Tuzla'],
          ['nationality', 'German nationality', 'Austrian nationality'],
          ['verdict', 'has acquired', 'has lost'],
          ['authority', 'District Office', 'Tax Office'],
          ['day and month swapped', 'June 3, 2006', 'March 6, 2006'],
          ['page mark', ' Sheet 1.', ''],
        ],
      },
      {
        source:
          'Auszug aus dem Kirchenbuch: Taufe des Zwillingsbruders am 2. Oktober 1911; Paten: die Großtante und der Hauptmann von Gersdorff. Evangelisch-lutherisch. Der Vater war Küfer. Band IV, Nr. 77.',
        right:
          'Extract from the parish register: baptism of the twin brother on October 2, 1911; godparents: the great-aunt and Captain von Gersdorff. Evangelical Lutheran. The father was a cooper. Volume IV, No. 77.',
        errors: [
          ['event', 'baptism', 'burial'],
          ['kinship', 'twin brother', 'twin sister'],
          ['rank', 'Captain', 'Colonel'],
          ['religion', 'Evangelical Lutheran', 'Roman Catholic'],
          ['occupation', 'cooper', 'miller'],
          ['code', 'Volume IV', 'Volume VI'],
          ['year off by one', '1911', '1912'],
        ],
      },
      {
        source:
          'Die Kündigung ist unwirksam. Der Beklagte trägt die Kosten. Gewicht des Pakets: 4,5 kg. Abschlusszeugnis: Chemie mangelhaft, Sport sehr gut. Saldo: -212,08 €.',
        right:
          'The notice of termination is invalid. The defendant bears the costs. Weight of the parcel: 4.5 kg. Final report: chemistry poor, physical education very good. Balance: -€212.08.',
        errors: [
          ['opposite', 'is invalid', 'is valid'],
          ['legal role', 'The defendant', 'The plaintiff'],
          ['unit', '4.5 kg', '4.5 lb'],
          ['grade', 'chemistry poor', 'chemistry good'],
          ['school subject', 'chemistry', 'physics'],
          ['minus sign', '-€212.08', '€212.08'],
          [
            'swapped between labels',
            'chemistry poor, physical education very good',
            'chemistry very good, physical education poor',
          ],
          ['markup', 'Balance: ', 'Balance: <br>'],
        ],
      },
    ],
  },
];
