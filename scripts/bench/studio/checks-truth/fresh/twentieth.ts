import type { TruthPaper } from '../paper.ts';
import { blocksOf } from './blocks.ts';

/** As `nineteenth-latin.ts`, written after the checks were mended by that and measured once. */
export const twentieth: readonly TruthPaper[] = [
  blocksOf(
    'Portuguese',
    'pt',
    `
opposite: has been paid off → is outstanding
Informamos que o financiamento imobiliário da cliente foi quitado em 10 de junho de 2020.
We inform you that the client's mortgage loan has been paid off as of June 10, 2020.

occupation: fisherman → farmer
Profissão do falecido: pescador. Estado civil: casado.
Occupation of the deceased: fisherman. Marital status: married.

kin word: his godmother → his sister
O noivo foi representado por sua madrinha, por procuração lavrada em Coimbra.
The groom was represented by his godmother, under a power of attorney executed in Coimbra.

lost negation: did not take → took
O aluno não realizou a prova final e ficou com a nota 4,0 no semestre.
The student did not take the final exam and received a grade of 4.0 for the semester.

place changed: Joinville → Blumenau
O segurado trabalhou na unidade de Joinville entre 1998 e 2006.
The insured worked at the Joinville unit between 1998 and 2006.

authority: Federal Police → Civil Police
Certificado emitido pela Polícia Federal a pedido do interessado.
Certificate issued by the Federal Police at the request of the interested party.

number in words: twelve → twenty
O contrato tem prazo de doze meses, renovável por acordo das partes.
The contract has a term of twelve months, renewable by agreement of the parties.

symptom: fever → cough
Paciente refere febre há três dias, sem outras queixas.
The patient reports fever for three days, with no other complaints.
`,
  ),
  blocksOf(
    'Spanish',
    'es',
    `
grade word: with honors → without honors
Se le otorga el título de Ingeniera Química con mención honorífica.
She is awarded the degree of Chemical Engineer with honors.

diagnosis: hepatitis B → hepatitis A
El donante presenta antecedentes de hepatitis B en la infancia.
The donor has a history of hepatitis B in childhood.

lost negation: does not owe → owes
El contribuyente no adeuda impuestos a la fecha de expedición.
The taxpayer does not owe taxes as of the date of issue.

kin word: half brother → cousin
El solicitante declara tener un medio hermano residente en Canadá.
The applicant states that he has a half brother residing in Canada.

verdict: dismissed → upheld
El tribunal desestimó el recurso interpuesto por la demandada.
The court dismissed the appeal filed by the defendant.

decimal moved: 12,350.75 → 1,235.75
Sueldo mensual: $ 12,350.75 pesos mexicanos.
Monthly salary: 12,350.75 Mexican pesos.

school subject: Spanish → English
La alumna obtuvo 9.2 en Español y 8.7 en Matemáticas.
The student earned 9.2 in Spanish and 8.7 in Mathematics.

cause: shipwreck → fire
Falleció a consecuencia de un naufragio frente a la costa de Chiloé.
He died as a result of a shipwreck off the coast of Chiloé.
`,
  ),
  blocksOf(
    'German',
    'de',
    `
added negation: is entitled → is not entitled
Der Inhaber dieses Zeugnisses ist berechtigt, die Berufsbezeichnung zu führen.
The holder of this certificate is entitled to use the professional title.

occupation: nurse → midwife
Frau Seidel war vom 1. April 2010 bis 30. September 2016 als Krankenschwester in unserem Hause tätig.
Ms. Seidel worked at our facility as a nurse from April 1, 2010 to September 30, 2016.

kin word: great-grandfather → grandfather
Der Urgroßvater des Antragstellers stammte aus Ostpreußen.
The applicant's great-grandfather came from East Prussia.

place changed: Kassel → Fulda
Die Trauung fand in der Lutherkirche in Kassel statt.
The wedding took place in the Luther Church in Kassel.

date day and month: April 7 → July 4
Die Kündigung wurde am 7.4.2019 zugestellt.
The notice of termination was served on April 7, 2019.

civil status: divorced → widowed
Familienstand laut Melderegister: geschieden.
Marital status according to the population register: divorced.

opposite: written → oral
Die schriftliche Prüfung wurde mit der Note 2,3 bewertet.
The written examination was graded 2.3.
`,
  ),
  blocksOf(
    'French',
    'fr',
    `
lost negation: was not claimed → was claimed
Le corps n’a pas été réclamé par la famille.
The body was not claimed by the family.

occupation: plumber → electrician
M. Daniel Roche exerce la profession de plombier à son compte.
Mr. Daniel Roche works as a self-employed plumber.

authority: Town Hall → Court
Acte de naissance délivré par la mairie de Saint-Nazaire.
Birth certificate issued by the Saint-Nazaire Town Hall.

kin word: grandson → nephew
L’héritier est le petit-fils du défunt, mineur à la date du décès.
The heir is the grandson of the deceased, a minor at the date of death.

opposite: fixed-term → permanent
La salariée a été recrutée par contrat à durée déterminée.
The employee was hired under a fixed-term contract.

percent: 62% → 26%
Le taux d’incapacité permanente est fixé à 62 %.
The permanent disability rate is set at 62%.

ordinal: second year → third year
Elle est inscrite en deuxième année de licence d’histoire.
She is enrolled in the second year of the bachelor's program in history.
`,
  ),
  blocksOf(
    'Arabic',
    'ar',
    `
lost negation: is not employed → is employed
نفيد بأن المذكور لا يعمل لدى أي جهة حكومية.
We advise that the above-named is not employed by any government entity.

occupation: farmer → merchant
والد الزوجة مزارع من قرية بيت جالا.
The wife's father is a farmer from the village of Beit Jala.

kin word: Her brother → Her father
حضر عقد الزواج شقيقها وعمها كشاهدين.
Her brother and her paternal uncle attended the marriage contract as witnesses.

authority: Ministry of Health → Ministry of Education
صدر هذا التقرير عن مستشفى تابع لوزارة الصحة.
This report was issued by a hospital of the Ministry of Health.

place changed: Sidon → Tripoli
سجل القيد رقم 43 في قضاء صيدا.
Registration record No. 43 in the district of Sidon.

school subject: Geography → History
العلامة النهائية في الجغرافيا 76 من 100.
The final mark in Geography is 76 out of 100.

year: 1989 → 1998
تخرج من كلية الهندسة في عام 1989.
He graduated from the Faculty of Engineering in 1989.

divorce event: reconciled → separated
تصالح الزوجان وعادا إلى الحياة الزوجية.
The spouses reconciled and returned to married life.
`,
  ),
  blocksOf(
    'Hebrew',
    'he',
    `
lost negation: has no debts → has debts
לנישום אין חובות לרשות המסים נכון להיום.
The taxpayer has no debts to the Tax Authority as of today.

kin word: her aunt → her mother
הקטינה מתגוררת אצל דודתה מאז שנת 2015.
The minor has lived with her aunt since 2015.

occupation: carpenter → tailor
מקצוע האב: נגר. מקצוע האם: תופרת.
Father's occupation: carpenter. Mother's occupation: seamstress.

place changed: Beersheba → Ashkelon
התעודה הונפקה בלשכת האוכלוסין בבאר שבע.
The certificate was issued at the Population Bureau in Beersheba.

opposite: full-time → part-time
העובדת מועסקת במשרה מלאה מיום 1 במרץ 2018.
The employee has been employed full-time since March 1, 2018.

diagnosis: fracture → sprain
בצילום נראה שבר בעצם שורש כף היד.
The X-ray shows a fracture of a wrist bone.

title: Master's → Bachelor's
האוניברסיטה מעניקה לו תואר מוסמך במדעי הרוח.
The University confers on him the Master's degree in Humanities.
`,
  ),
  blocksOf(
    'Japanese',
    'ja',
    `
lost negation: has not been → has been
本人は過去に懲戒処分を受けたことがない。
The person has not been subject to disciplinary action in the past.

kin word: younger brother → older brother
相続人は被相続人の弟である。
The heir is the younger brother of the decedent.

authority: Ministry of Foreign Affairs → Ministry of Justice
この証明は外務省において行われた。
This certification was made at the Ministry of Foreign Affairs.

occupation: nurse → pharmacist
母の職業は看護師である。
The mother's occupation is nurse.

place changed: Sendai → Fukushima
死亡の場所は宮城県仙台市青葉区である。
The place of death is Aoba Ward, Sendai City, Miyagi Prefecture.

grade word: excellent → good
体育の評価は優、音楽の評価は良である。
The grade in physical education is excellent, and the grade in music is good.

number: 12 units → 21 units
専門科目の修得単位は12単位である。
The credits earned in specialized subjects are 12 units.
`,
  ),
  blocksOf(
    'Korean',
    'ko',
    `
lost negation: has no arrears → has arrears
위 납세자는 체납액이 없음을 증명합니다.
This certifies that the above taxpayer has no arrears.

kin word: grandmother → aunt
수급자는 신청인의 할머니이다.
The recipient is the applicant's grandmother.

occupation: driver → cook
망인의 직업은 버스 운전기사였다.
The deceased's occupation was bus driver.

place changed: Changwon → Jinju
출생 장소는 경상남도 창원시 소재 병원이다.
The place of birth is a hospital located in Changwon, Gyeongsangnam-do.

opposite: buyer → seller
매수인은 잔금을 2015년 3월 10일까지 지급한다.
The buyer shall pay the balance by March 10, 2015.

diagnosis: pneumonia → asthma
환자는 폐렴으로 입원 치료를 받았다.
The patient received inpatient treatment for pneumonia.

title: doctoral degree → master's degree
동 대학원에서 공학박사 학위를 취득하였다.
He obtained a doctoral degree in engineering from the same graduate school.

month name: August → October
2018년 8월에 전세 계약을 체결하였다.
The lease agreement was concluded in August 2018.
`,
  ),
];
