import type { TruthPaper } from '../paper.ts';
import { blocksOf } from './blocks.ts';

/** As `twentieth.ts`, written after the checks were mended by that and measured once. */
export const twentyFirst: readonly TruthPaper[] = [
  blocksOf(
    'Portuguese',
    'pt',
    `
kin word: his stepmother → his grandmother
O menor reside com a madrasta desde a morte do pai.
The minor has lived with his stepmother since his father's death.

amount: 2,350.00 → 2,530.00
Valor do aluguel: R$ 2.350,00, com vencimento no dia 5 de cada mês.
Rent: R$ 2,350.00, due on the 5th of each month.

lost negation: does not appear → appears
O nome do requerente não consta do rol dos culpados desta comarca.
The applicant's name does not appear in the register of convicted persons of this judicial district.

occupation: bricklayer → electrician
Pai: Osvaldo Bastos, pedreiro, natural de Feira de Santana.
Father: Osvaldo Bastos, bricklayer, born in Feira de Santana.

authority: Labor Court → Family Court
O processo tramita na Justiça do Trabalho sob segredo de justiça.
The case is pending before the Labor Court under seal.

diagnosis: kidney stones → gallstones
Paciente internado por cálculos renais, com boa evolução.
Patient admitted for kidney stones, with good progress.
`,
  ),
  blocksOf(
    'Spanish',
    'es',
    `
civil status: widow → divorced woman
Compareció doña Remedios Aldana, viuda, de ocupación modista.
Ms. Remedios Aldana appeared, widow, dressmaker by occupation.

grade or rank: Corporal → Captain
El cabo Fermín Ulloa prestó servicio en el Regimiento de Ingenieros.
Corporal Fermín Ulloa served in the Engineer Regiment.

opposite: deposited → withdrew
El 4 de mayo el titular ingresó 1.200 euros en su cuenta.
On May 4 the holder deposited 1,200 euros into his account.

verdict: acquitted → convicted
El tribunal absolvió al acusado del delito de estafa.
The court acquitted the defendant of the offense of fraud.

place lost: in Arequipa, → 
El contrayente nació en Arequipa, hijo de padre desconocido.
The groom was born in Arequipa, the son of an unknown father.

school subject: Chemistry → Physics
Química: notable. Asistencia: regular.
Chemistry: very good. Attendance: regular.
`,
  ),
  blocksOf(
    'German',
    'de',
    `
kin word: mother-in-law → mother
Die Schwiegermutter der Antragstellerin wohnt im selben Haushalt.
The applicant's mother-in-law lives in the same household.

authority: Local Court → Labor Court
Das Amtsgericht Nürtingen hat die Betreuung aufgehoben.
The Local Court of Nürtingen has terminated the custodianship.

opposite: terminated → extended
Das Arbeitsverhältnis wurde zum 31. März 2018 gekündigt.
The employment was terminated as of March 31, 2018.

unit: square meters → hectares
Die Wohnfläche beträgt 74 Quadratmeter.
The living area is 74 square meters.

date of another event: death → birth
Todesdatum: 14. Oktober 1988. Beigesetzt in Worms.
Date of death: October 14, 1988. Buried in Worms.

number in words: eleven → twelve
Frau Rieger ist seit elf Jahren als Buchhalterin bei uns beschäftigt.
Ms. Rieger has been employed with us as an accountant for eleven years.
`,
  ),
  blocksOf(
    'French',
    'fr',
    `
occupation: pharmacist → teacher
La mère, pharmacienne, demeure à Clermont-Ferrand.
The mother, a pharmacist, lives in Clermont-Ferrand.

verdict: dismissed → granted
La demande de regroupement familial a été rejetée par le préfet.
The application for family reunification was dismissed by the prefect.

maternal or paternal: maternal → paternal
L’enfant a été confié à sa tante maternelle.
The child was placed with his maternal aunt.

month name: July → June
Le bail a pris effet le 1er juillet 2014.
The lease took effect on July 1, 2014.

added negation: is valid → is not valid
La présente attestation est valable trois mois.
This certificate is valid for three months.

body: left → right
Fracture du poignet gauche, plâtre pour six semaines.
Fracture of the left wrist, cast for six weeks.
`,
  ),
  blocksOf(
    'Arabic',
    'ar',
    `
kin word: his uncle → his father
شهد على العقد خاله حسن مصطفى.
The contract was witnessed by his uncle, Hassan Mostafa.

civil status: divorced → married
الحالة الاجتماعية: مطلقة. المهنة: معلمة.
Marital status: divorced. Occupation: teacher.

place changed: Alexandria → Cairo
ولد في الإسكندرية سنة ١٩٧٨.
He was born in Alexandria in 1978.

lost negation: has not been → has been
لم يسبق الحكم على المذكور في أي جناية.
The above-named has not been convicted of any felony.

grade or rank: Good → Excellent
التقدير العام: جيد.
Overall grade: Good.

authority: Ministry of Interior → Ministry of Justice
صدرت هذه الشهادة عن وزارة الداخلية.
This certificate was issued by the Ministry of Interior.
`,
  ),
  blocksOf(
    'Hebrew',
    'he',
    `
occupation: driver → cook
עיסוק המנוח: נהג.
Occupation of the deceased: driver.

lost negation: is not → is
המבקש אינו חייב כספים לרשות המסים.
The applicant is not indebted to the Tax Authority.

kin word: daughter → sister
הדירה הועברה לבתו של המוריש.
The apartment was transferred to the testator's daughter.

time of day: 8:30 → 3:08
הלידה אירעה בשעה 8:30 בבוקר.
The birth occurred at 8:30 in the morning.

place changed: Haifa → Ashdod
מקום הנישואין: חיפה.
Place of marriage: Haifa.

opposite: rented → sold
הנכס הושכר לתקופה של שנה.
The property was rented for a period of one year.
`,
  ),
  blocksOf(
    'Japanese',
    'ja',
    `
kin word: eldest daughter → second daughter
筆頭者の長女として出生。
Born as the eldest daughter of the head of the family register.

era: Showa 61 → Heisei 61
婚姻日：昭和61年11月3日。
Date of marriage: November 3, Showa 61 (1986).

place changed: Nagoya → Kobe
本籍地は名古屋市である。
The registered domicile is in Nagoya City.

opposite: resigned → was hired
同人は令和2年3月末日をもって退職した。
The said person resigned as of the end of March, Reiwa 2 (2020).

occupation: pharmacist → dentist
母の職業は薬剤師である。
The mother's occupation is pharmacist.

lost negation: has no → has a
申請人には犯罪歴がない。
The applicant has no criminal record.
`,
  ),
  blocksOf(
    'Korean',
    'ko',
    `
kin word: grandfather → father
신고인은 사망자의 조부이다.
The declarant is the grandfather of the deceased.

civil status: divorced → widowed
신청인은 2011년에 이혼하였다.
The applicant was divorced in 2011.

occupation: nurse → doctor
모의 직업은 간호사이다.
The mother's occupation is nurse.

place changed: Daegu → Gwangju
본적지는 대구광역시이다.
The registered domicile is Daegu Metropolitan City.

lost negation: has not been → has been
위 사람은 징계를 받은 사실이 없음.
The above person has not been subject to disciplinary action.

unit: kilograms → grams
출생 시 체중은 3.2킬로그램이다.
The birth weight was 3.2 kilograms.
`,
  ),
];
