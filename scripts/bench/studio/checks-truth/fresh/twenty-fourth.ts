import type { TruthPaper } from '../paper.ts';
import { blocksOf } from './blocks.ts';

/** As `twenty-third-latin.ts`, four blocks of each language, written after the checks were mended by that. */
export const twentyFourth: readonly TruthPaper[] = [
  blocksOf(
    'Portuguese',
    'pt',
    `
occupation: bricklayer → fisherman
O noivo é pedreiro e reside na Rua das Acácias, n.º 40.
The groom is a bricklayer and resides at Rua das Acácias, No. 40.

opposite: granted → rejected
O pedido de matrícula foi deferido pela secretaria.
The enrollment request was granted by the office.

diagnosis: hernia → ulcer
Paciente operado de hérnia inguinal em 2016.
Patient operated on for an inguinal hernia in 2016.

party: guarantor → tenant
O fiador responde solidariamente pelas obrigações do contrato.
The guarantor is jointly liable for the obligations of the contract.
`,
  ),
  blocksOf(
    'Spanish',
    'es',
    `
occupation: shepherd → teacher
El padre del inscrito, pastor, falleció en Teruel.
The registrant's father, a shepherd, died in Teruel.

lost negation: has no → has
La finca carece de cargas y gravámenes.
The property has no liens or encumbrances.

kin word: daughter-in-law → sister-in-law
La nuera del causante renunció a su parte.
The decedent's daughter-in-law waived her share.

thing: wallet → phone
Denuncia la sustracción de su cartera en el metro.
He reports the theft of his wallet in the subway.
`,
  ),
  blocksOf(
    'German',
    'de',
    `
occupation: hairdresser → cook
Die Mutter arbeitet als Friseurin in Gera.
The mother works as a hairdresser in Gera.

opposite: rejected → accepted
Die Bewerbung um den Studienplatz wurde abgelehnt.
The application for the place of study was rejected.

diagnosis: gallstones → kidney stones
Befund: Gallensteine ohne Entzündungszeichen.
Findings: gallstones without signs of inflammation.

civil status: widowed → single
Die Erblasserin war verwitwet und kinderlos.
The testatrix was widowed and childless.
`,
  ),
  blocksOf(
    'French',
    'fr',
    `
occupation: hairdresser → cook
Profession de la mère : coiffeuse à Quimper.
Mother's occupation: hairdresser in Quimper.

opposite: unpaid → paid
Les loyers de mars et d’avril sont impayés.
The rents for March and April are unpaid.

school subject: Chemistry → Biology
Chimie : 14. Espagnol : 12. Sport : 16.
Chemistry: 14. Spanish: 12. Physical Education: 16.

authority: Prefecture → Town Hall
Titre de séjour délivré par la préfecture du Calvados.
Residence permit issued by the Prefecture of Calvados.
`,
  ),
  blocksOf(
    'Italian',
    'it',
    `
occupation: waiter → driver
Lo sposo, cameriere, è nato a Ravenna.
The groom, a waiter, was born in Ravenna.

opposite: admitted → discharged
La paziente è stata ricoverata il 4 giugno 2018.
The patient was admitted on June 4, 2018.

kin word: grandchildren → nephews
Lascia ai nipoti ex filio la casa di famiglia.
She leaves the family home to her grandchildren.

number in words: fifteen → fifty
Il termine per l’opposizione è di quindici giorni.
The time limit for opposition is fifteen days.
`,
  ),
  blocksOf(
    'Polish',
    'pl',
    `
occupation: cook → cleaner
Matka jest kucharką w przedszkolu w Ełku.
The mother is a cook at a kindergarten in Ełk.

opposite: denied → confirmed
Oskarżony zaprzeczył, że znał pokrzywdzonego.
The defendant denied that he knew the injured party.

diagnosis: gastric ulcer → diabetes
W wywiadzie choroba wrzodowa żołądka.
History of gastric ulcer.

thing: bicycle → car
Skradziono rower górski koloru czarnego.
A black mountain bicycle was stolen.
`,
  ),
  blocksOf(
    'Ukrainian',
    'uk',
    `
occupation: cook → seamstress
Мати працює кухарем у шкільній їдальні.
The mother works as a cook in the school canteen.

opposite: granted → dismissed
Позов задоволено частково.
The claim was granted in part.

kin word: aunt → grandmother
Заповіт складено на користь тітки.
The will was drawn up in favor of the aunt.

day or time: Friday → Monday
Прийом громадян проводиться щоп’ятниці з 9 до 12 години.
Citizens are received every Friday from 9 to 12 o'clock.
`,
  ),
  blocksOf(
    'Chinese',
    'zh',
    `
occupation: driver → cook
父亲为公交公司司机。
The father is a driver for the bus company.

opposite: approved → rejected
该申请已获批准。
The application has been approved.

diagnosis: gastritis → hepatitis
诊断：慢性胃炎。
Diagnosis: chronic gastritis.

party: lessee → lessor
承租人应于每月五日前支付租金。
The lessee shall pay the rent before the fifth day of each month.
`,
  ),
  blocksOf(
    'Arabic',
    'ar',
    `
occupation: tailor → baker
مهنة الزوج: خياط.
Husband's occupation: tailor.

opposite: accepted → rejected
قبلت المحكمة الدعوى شكلاً.
The court accepted the claim in form.

kin word: maternal aunt → sister
حضرت خالة المتوفى جلسة التحقيق.
The maternal aunt of the deceased attended the inquiry session.

document kind: passport → identity card
أبرز الشاهد جواز سفره.
The witness presented his passport.
`,
  ),
  blocksOf(
    'Hebrew',
    'he',
    `
occupation: nurse → teacher
האם עובדת כאחות בבית חולים בחדרה.
The mother works as a nurse at a hospital in Hadera.

opposite: cancelled → extended
הרישיון בוטל ביום 3 במאי 2016.
The license was cancelled on May 3, 2016.

school subject: Bible → History
תנ״ך: 84. אנגלית: 91.
Bible: 84. English: 91.

party: buyer → seller
הקונה ישלם את המס בתוך שלושים יום.
The buyer shall pay the tax within thirty days.
`,
  ),
  blocksOf(
    'Japanese',
    'ja',
    `
occupation: cook → driver
父は旅館の調理師である。
The father is a cook at an inn.

opposite: passed → failed
同人は令和元年の試験に合格した。
The person passed the examination in 2019.

diagnosis: pneumonia → asthma
肺炎により通院中である。
He is attending the hospital for pneumonia.

kin word: nephew → cousin
相続人は被相続人の甥である。
The heir is the nephew of the decedent.
`,
  ),
  blocksOf(
    'Korean',
    'ko',
    `
occupation: farmer → fisherman
조부는 농부였다.
The grandfather was a farmer.

opposite: transferred in → transferred out
2015년 3월 세종시로 전입하였다.
In March 2015 he transferred in to Sejong City.

diagnosis: pneumonia → hepatitis
병명: 폐렴. 입원기간: 9일.
Diagnosis: pneumonia. Period of hospitalization: 9 days.

civil status: divorced → widowed
위 사람은 2011년 이혼하였다.
The above person was divorced in 2011.
`,
  ),
];
