import type { TruthPaper } from '../paper.ts';
import { blocksOf } from './blocks.ts';

/** Four blocks of each language with one error each, written after the checks were mended by the twenty-sixth. */
export const twentySeventh: readonly TruthPaper[] = [
  blocksOf(
    'Portuguese',
    'pt',
    `
kin word: great-grandfather → grandfather
O bisavô materno da requerente nasceu na Itália.
The applicant's maternal great-grandfather was born in Italy.

opposite: furnished → unfurnished
O apartamento é alugado mobiliado, conforme inventário anexo.
The apartment is rented furnished, as per the attached inventory.

court role: interpreter → witness
O intérprete prestou compromisso na forma da lei.
The interpreter took the oath as provided by law.

illness: stroke → heart attack
O óbito foi causado por acidente vascular cerebral.
The death was caused by a stroke.
`,
  ),
  blocksOf(
    'Spanish',
    'es',
    `
occupation: nurse → pharmacist
La solicitante trabaja como enfermera en una clínica privada.
The applicant works as a nurse in a private clinic.

frequency: every six months → every six weeks
El paciente debe acudir a revisión cada seis meses.
The patient must come for a check-up every six months.

opposite: increased → reduced
El juez aumentó la pensión de alimentos a 300 euros.
The judge increased the child support to 300 euros.

place: church → town hall
Contrajeron matrimonio en la iglesia de San Andrés.
They were married in the church of San Andrés.
`,
  ),
  blocksOf(
    'French',
    'fr',
    `
kin word: goddaughter → granddaughter
Le testateur lègue sa montre à sa filleule.
The testator bequeaths his watch to his goddaughter.

body part: eyelid → eyebrow
Plaie de la paupière droite suturée.
Wound of the right eyelid sutured.

opposite: winter → summer
Les droits de visite s’exercent pendant les vacances d’hiver.
Visiting rights are exercised during the winter vacation.

occupation: midwife → surgeon
La déclaration a été faite par la sage-femme.
The declaration was made by the midwife.
`,
  ),
  blocksOf(
    'Italian',
    'it',
    `
thing: bicycle → motorcycle
È stata rubata una bicicletta di colore rosso.
A red bicycle was stolen.

kin word: uncle → nephew
Lo zio paterno è stato nominato tutore.
The paternal uncle was appointed guardian.

opposite: employer → employee
Il datore di lavoro si impegna a versare i contributi.
The employer undertakes to pay the contributions.

time: during → before
L’infortunio è avvenuto durante l’orario di lavoro.
The accident happened during working hours.
`,
  ),
  blocksOf(
    'German',
    'de',
    `
kin word: grandson → son
Der Enkel des Erblassers nahm die Erbschaft an.
The testator's grandson accepted the inheritance.

illness: scarlet fever → measles
Das Kind erkrankte an Scharlach.
The child fell ill with scarlet fever.

opposite: voluntarily → involuntarily
Er ist freiwillig aus der Firma ausgeschieden.
He left the company voluntarily.

paper: marriage certificate → divorce certificate
Die Heiratsurkunde lag im Original vor.
The marriage certificate was presented in the original.
`,
  ),
  blocksOf(
    'Polish',
    'pl',
    `
occupation: driver → mechanic
Ojciec pracował jako kierowca autobusu.
The father worked as a bus driver.

opposite: sold → bought
Małżonkowie sprzedali mieszkanie w 2015 roku.
The spouses sold the apartment in 2015.

room: kitchen → bathroom
W kuchni stwierdzono wilgoć.
Dampness was found in the kitchen.

degree: engineer → doctor
Uzyskał tytuł zawodowy inżyniera.
He obtained the professional title of engineer.
`,
  ),
  blocksOf(
    'Ukrainian',
    'uk',
    `
kin word: grandmother → mother
Дитину виховує бабуся.
The child is being raised by her grandmother.

opposite: temporary → permanent
Дозвіл на тимчасове проживання видано міграційною службою.
The temporary residence permit was issued by the migration service.

body part: left ear → left eye
Втрата слуху на ліве вухо.
Loss of hearing in the left ear.

occupation: cook → waiter
Заявниця працює кухарем у лікарні.
The applicant works as a cook in a hospital.
`,
  ),
  blocksOf(
    'Chinese',
    'zh',
    `
kin word: younger brother → younger sister
其弟弟现在国外留学。
His younger brother is now studying abroad.

opposite: passed → failed
该生通过了毕业论文答辩。
The student passed the graduation thesis defense.

occupation: accountant → lawyer
母亲系会计,现已退休。
The mother is an accountant, now retired.

illness: lung → liver
经检查未见肺部异常。
The examination showed no abnormality of the lung.
`,
  ),
  blocksOf(
    'Japanese',
    'ja',
    `
kin word: grandfather → father
祖父の死亡により相続が開始した。
The inheritance opened upon the death of the grandfather.

opposite: married → divorced
上記の者は婚姻している。
The above person is married.

occupation: teacher → doctor
父は中学校の教員である。
The father is a junior high school teacher.

thing: umbrella → suitcase
電車内に傘を置き忘れた。
He left his umbrella on the train.
`,
  ),
  blocksOf(
    'Korean',
    'ko',
    `
kin word: younger sister → older sister
여동생이 신고하였다.
The younger sister filed the report.

opposite: increased → reduced
보증금을 증액하기로 합의하였다.
They agreed that the deposit be increased.

season: autumn → spring
가을 학기에 입학하였다.
He was admitted in the autumn semester.

body part: back → neck
허리 통증으로 입원하였다.
He was hospitalized for back pain.
`,
  ),
  blocksOf(
    'Arabic',
    'ar',
    `
kin word: daughter → sister
ترك المتوفى زوجة وبنتاً واحدة.
The deceased left a wife and one daughter.

occupation: farmer → merchant
مهنة الوالد مزارع.
The father's occupation: farmer.

opposite: rejected → accepted
رفضت المحكمة طلب الاستئناف.
The court rejected the request for appeal.

paper: passport → birth certificate
يرجى إرفاق صورة عن جواز السفر.
Please attach a copy of the passport.
`,
  ),
  blocksOf(
    'Hebrew',
    'he',
    `
kin word: sister → mother
אחות המנוח ביקשה צו ירושה.
The sister of the deceased applied for an inheritance order.

occupation: driver → cook
המבקש עובד כנהג אוטובוס.
The applicant works as a bus driver.

opposite: sold → rented
הדירה נמכרה בשנה שעברה.
The apartment was sold last year.

season: summer → winter
הביקורים יתקיימו בחופשת הקיץ.
The visits will take place during the summer vacation.
`,
  ),
];
