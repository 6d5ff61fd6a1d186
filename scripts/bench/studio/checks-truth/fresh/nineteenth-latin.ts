import type { TruthPaper } from '../paper.ts';
import { blocksOf } from './blocks.ts';

/** Ordinary blocks of personal papers, fifteen of each of eight languages with an error each, measured once before anything was mended by them. */
export const nineteenthLatin: readonly TruthPaper[] = [
  blocksOf(
    'Portuguese',
    'pt',
    `
lost negation: does not appear → appears
Certifico que, revendo os livros deste cartório, não consta averbação de divórcio à margem do assento.
I certify that, upon review of the books of this registry office, an annotation of divorce does not appear in the margin of the record.

kin word: her stepfather → her father
A menor foi apresentada ao registro por seu padrasto, Sr. Valdir Antunes, que assina o termo a rogo da mãe.
The minor was presented for registration by her stepfather, Mr. Valdir Antunes, who signs the entry at the request of the mother.

occupation: bricklayer → plumber
O pai do registrando, de profissão pedreiro, é natural de Feira de Santana e reside no Bairro do Limão.
The father of the child, a bricklayer by occupation, was born in Feira de Santana and resides in the Limão neighborhood.

authority: Labor Court → Electoral Court
Esta certidão foi expedida gratuitamente pela Justiça do Trabalho, com base na Resolução Administrativa n.º 1470/2011.
This certificate was issued free of charge by the Labor Court, based on Administrative Resolution No. 1470/2011.

decimal moved: R$ 4,873.20 → R$ 48,732.00
O saldo médio da conta corrente no último trimestre foi de R$ 4.873,20.
The average balance of the checking account in the last quarter was R$ 4,873.20.

grade or rank: Sergeant → Lieutenant
Durante o serviço militar foi promovido a sargento e transferido para o 12.º Batalhão de Infantaria.
During his military service he was promoted to Sergeant and transferred to the 12th Infantry Battalion.

school subject: Chemistry → Physics
No terceiro ano do ensino médio, o aluno obteve média 7,5 em Química e foi aprovado sem recuperação.
In the third year of high school, the student earned an average of 7.5 in Chemistry and passed without remedial exams.

diagnosis: pneumonia → bronchitis
A paciente esteve internada nesta unidade de 4 a 11 de maio de 2018 com diagnóstico de pneumonia bilateral.
The patient was hospitalized in this unit from May 4 to 11, 2018, with a diagnosis of bilateral pneumonia.

paternal for maternal: Maternal → Paternal
Avós maternos: Sebastião Lopes da Cruz e Jovelina Maria de Jesus.
Maternal grandparents: Sebastião Lopes da Cruz and Jovelina Maria de Jesus.

civil status: legally separated → divorced
A outorgante, separada judicialmente, portadora da cédula de identidade RG n.º 9.482.117, nomeia seu bastante procurador.
The grantor, legally separated, holder of identity card RG No. 9.482.117, appoints her attorney-in-fact.

sentence dropped: The original was returned to the applicant. →
Conferi a presente cópia com o original e a achei conforme. O original foi devolvido ao requerente. O referido é verdade e dou fé.
I have checked this copy against the original and found it to be true. The original was returned to the applicant. The foregoing is true, and I so attest.

month name: March → May
O contribuinte entregou a declaração de rendimentos dentro do prazo legal, em março de 2019.
The taxpayer filed the income tax return within the statutory deadline, in March 2019.

ordinal: second → seventh
Registrado sob o n.º 3.301 no segundo livro de casamentos, às folhas 88.
Registered under No. 3,301 in the second book of marriages, on page 88.

opposite: tenant → landlord
O locatário compromete-se a devolver o imóvel pintado e em perfeito estado de conservação.
The tenant undertakes to return the property painted and in a perfect state of repair.

name letter: Nogueira → Noqueira
Declaramos que a Sra. Eliane Nogueira Prado trabalha nesta empresa desde 2011, exercendo o cargo de auxiliar administrativa.
We declare that Ms. Eliane Nogueira Prado has worked at this company since 2011, holding the position of administrative assistant.
`,
  ),
  blocksOf(
    'Spanish',
    'es',
    `
added negation: have been fulfilled → have not been fulfilled
Se hace constar que los requisitos exigidos por la ley para la celebración del matrimonio han sido cumplidos.
It is hereby stated that the requirements set by law for the celebration of the marriage have been fulfilled.

kin word: nephew → grandson
Compareció como declarante el señor Óscar Montiel Reyes, sobrino del finado, de 34 años de edad.
Mr. Óscar Montiel Reyes, nephew of the deceased, aged 34, appeared as the declarant.

cause of death: heart attack → stroke
Causa de la muerte: infarto agudo al miocardio, según certificado médico número 00481.
Cause of death: acute heart attack, according to medical certificate number 00481.

place changed: Zacatecas → Durango
El registrado nació vivo en la ciudad de Zacatecas a las siete horas con diez minutos.
The registered child was born alive in the city of Zacatecas at ten minutes past seven in the morning.

authority: Ministry of Labor → Ministry of Health
El contrato fue depositado ante el Ministerio de Trabajo dentro de los plazos reglamentarios.
The contract was filed with the Ministry of Labor within the regulatory time limits.

school subject: History → Geography
Calificaciones finales: Historia, 9; Educación Física, 10; Biología, 8.
Final grades: History, 9; Physical Education, 10; Biology, 8.

digits swapped: 20.417.538 → 20.471.538
Titular de la cédula de identidad número 20.417.538, domiciliada en la urbanización Los Samanes.
Holder of identity card number 20.417.538, residing in the Los Samanes residential development.

license class: motorcycles → trucks
La licencia autoriza a conducir motocicletas y vehículos particulares hasta el 9 de enero de 2027.
The license authorizes the holder to drive motorcycles and private vehicles until January 9, 2027.

unit: kilograms → pounds
El recién nacido pesó 3,150 kilogramos y midió 50 centímetros.
The newborn weighed 3.150 kilograms and measured 50 centimeters.

verdict: acquitted → convicted
En sentencia de 2 de junio de 2016 el acusado fue absuelto de los cargos de hurto.
By judgment of June 2, 2016, the accused was acquitted of the charges of theft.

civil status: widow → single woman
La compareciente, de nacionalidad peruana, viuda, dedicada a sus labores, manifiesta bajo juramento lo siguiente.
The appearing party, of Peruvian nationality, a widow, a homemaker, states the following under oath.

time: 11:45 → 11:15
El fallecimiento ocurrió a las 11.45 horas en su domicilio particular.
The death occurred at 11:45 a.m. at his private home.

number in words: fifteen → fifty
El arrendatario pagará la renta dentro de los primeros quince días de cada mes.
The tenant shall pay the rent within the first fifteen days of each month.

document kind: passport → driver's license
El interesado se identifica con pasaporte vigente, cuya copia se agrega al apéndice.
The interested party identifies himself with a valid passport, a copy of which is added to the appendix.

currency: Colombian pesos → Chilean pesos
El cupo de la tarjeta de crédito asciende a ocho millones de pesos colombianos.
The credit card limit amounts to eight million Colombian pesos.
`,
  ),
  blocksOf(
    'German',
    'de',
    `
lost negation: No entries → Entries
Im Register sind keine Eintragungen über die oben genannte Person enthalten.
No entries concerning the person named above are contained in the register.

occupation: roofer → carpenter
Der Vater des Kindes ist der Dachdecker Manfred Kuhlmann, wohnhaft in Delmenhorst, evangelisch.
The father of the child is the roofer Manfred Kuhlmann, residing in Delmenhorst, Protestant.

grade word: satisfactory → very good
Die Leistungen des Schülers im Fach Englisch werden mit befriedigend bewertet.
The student's performance in the subject of English is graded satisfactory.

kin word: mother-in-law → sister-in-law
Das Kind lebt seit der Trennung bei der Schwiegermutter der Antragstellerin.
Since the separation, the child has lived with the applicant's mother-in-law.

authority: District Court → Labor Court
Die Ehe wurde durch Beschluss des Amtsgerichts Pirna vom 8. November 2012 geschieden.
The marriage was dissolved by order of the District Court of Pirna dated November 8, 2012.

date day and month: December 3 → March 12
Das Arbeitsverhältnis endete auf eigenen Wunsch am 3.12.2017.
The employment relationship ended at the employee's own request on December 3, 2017.

percent: 12.5 % → 21.5 %
Der Grad der Minderung der Erwerbsfähigkeit beträgt seit dem Unfall 12,5 %.
Since the accident, the degree of reduction in earning capacity has been 12.5 %.

place lost: in Görlitz →
Der Verstorbene war zuletzt in Görlitz wohnhaft und hinterlässt zwei volljährige Kinder.
The deceased last resided in Görlitz and leaves two adult children.

body part: left knee → right knee
Bei der Untersuchung zeigte sich eine deutliche Schwellung am linken Knie.
The examination revealed a marked swelling of the left knee.

marker: née Behrendt → née Behrens
Mutter: Ingeborg Anna Lüders, geborene Behrendt, Hausfrau.
Mother: Ingeborg Anna Lüders, née Behrendt, housewife.

opposite: buyer → seller
Der Käufer trägt die Kosten der Beurkundung und der Eintragung im Grundbuch.
The buyer bears the costs of notarization and of entry in the land register.

title: Master's degree → Bachelor's degree
Die Fakultät verleiht Frau Katja Ostermann aufgrund der bestandenen Prüfung den Mastergrad in Volkswirtschaftslehre.
On the basis of the examination passed, the Faculty confers on Ms. Katja Ostermann the Master's degree in Economics.

year: 1959 → 1995
Der Standesbeamte hat die Geburt im Jahre 1959 beurkundet.
The registrar recorded the birth in the year 1959.

sentence dropped: He leaves the company at his own request. →
Herr Thoma war stets pünktlich und zuverlässig. Er verlässt das Unternehmen auf eigenen Wunsch. Wir danken ihm für seine Mitarbeit.
Mr. Thoma was always punctual and reliable. He leaves the company at his own request. We thank him for his work.

minus sign: -1,204.80 → 1,204.80
Kontostand zum Monatsende: -1.204,80 Euro.
Account balance at the end of the month: -1,204.80 euros.
`,
  ),
  blocksOf(
    'French',
    'fr',
    `
lost negation: never been convicted → been convicted
Le soussigné déclare sur l’honneur n’avoir jamais été condamné pour une infraction pénale.
The undersigned declares on his honor that he has never been convicted of a criminal offense.

kin word: paternal aunt → paternal uncle
La déclaration a été faite par la tante paternelle de l’enfant, âgée de quarante et un ans.
The declaration was made by the child's paternal aunt, aged forty-one.

occupation: baker → butcher
Le père, boulanger, et la mère, sans profession, sont domiciliés à Montluçon.
The father, a baker, and the mother, unemployed, reside in Montluçon.

authority: Prefecture → Police Headquarters
Le présent permis de conduire a été délivré par la préfecture de l’Isère le 5 avril 2008.
This driver's license was issued by the Prefecture of Isère on April 5, 2008.

marital regime: separation of property → community property
Les époux ont déclaré adopter le régime de la séparation de biens.
The spouses declared that they adopt the regime of separation of property.

place changed: Tlemcen → Oran
Vu pour la légalisation de la signature de M. Kamel Bouziane, apposée à Tlemcen.
Seen for the legalization of the signature of Mr. Kamel Bouziane, affixed in Tlemcen.

school subject: Philosophy → Psychology
L’élève a obtenu 14 sur 20 en philosophie et 11 sur 20 en mathématiques.
The student received 14 out of 20 in Philosophy and 11 out of 20 in Mathematics.

number in words: thirty → thirteen
Fait à Lomé, le trente juin deux mille dix, en deux exemplaires.
Done in Lomé, on June thirty, two thousand ten, in two copies.

opposite: resigned → was dismissed
Mme Corinne Vasseur a démissionné de son poste d’aide-soignante le 31 août 2019.
Ms. Corinne Vasseur resigned from her position as a nursing assistant on August 31, 2019.

unit: millimeters → centimeters
L’échographie met en évidence un nodule de 8 millimètres au lobe droit de la thyroïde.
The ultrasound shows a nodule of 8 millimeters in the right lobe of the thyroid.

name dropped: Marie-Ange Sylvie Delorme → Marie-Ange Delorme
Je soussignée Marie-Ange Sylvie Delorme, notaire à Roanne, certifie la présente copie conforme à la minute.
I, the undersigned Marie-Ange Sylvie Delorme, notary in Roanne, certify that this copy conforms to the original deed.

civil status: single → married
Nous, maire de la commune, certifions que l’intéressé est célibataire à ce jour.
We, the mayor of the municipality, certify that the person concerned is single as of this date.

nationality: Cameroonian → Senegalese
Le demandeur, de nationalité camerounaise, est titulaire d’un titre de séjour valable dix ans.
The applicant, of Cameroonian nationality, holds a residence permit valid for ten years.

code letter: F-2207 → E-2207
Le dossier F-2207 a été transmis au parquet pour avis.
File F-2207 was forwarded to the public prosecutor's office for an opinion.

ordinal: third child → first child
L’enfant est le troisième de la fratrie selon le livret de famille.
The child is the third child of the family according to the family record book.
`,
  ),
];
