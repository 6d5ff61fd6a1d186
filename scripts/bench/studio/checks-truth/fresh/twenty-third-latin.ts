import type { TruthPaper } from '../paper.ts';
import { blocksOf } from './blocks.ts';

/** Ordinary blocks of personal papers, eight of each of twelve languages, written blind and measured once before anything was mended by them. */
export const twentyThirdLatin: readonly TruthPaper[] = [
  blocksOf(
    'Portuguese',
    'pt',
    `
occupation: seamstress → nurse
A mãe da nubente, costureira, reside em Barbacena.
The bride's mother, a seamstress, resides in Barbacena.

opposite: unfit → fit
O candidato foi considerado inapto no exame médico.
The candidate was found unfit in the medical examination.

kin word: great-grandson → grandson
O requerente é bisneto de cidadão italiano.
The applicant is the great-grandson of an Italian citizen.

lost negation: did not attend → attended
O réu não compareceu à audiência, embora intimado.
The defendant did not attend the hearing, although summoned.

thing: motorcycle → truck
A vítima conduzia uma motocicleta preta sem capacete.
The victim was riding a black motorcycle without a helmet.

number in words: eighteen → eighty
O aluguel será reajustado a cada dezoito meses.
The rent will be adjusted every eighteen months.

school subject: Chemistry → Physics
Química: 7,5. Geografia: 8,0. Educação Física: 9,0.
Chemistry: 7.5. Geography: 8.0. Physical Education: 9.0.

authority: Federal Revenue Service → Federal Police
A certidão foi emitida pela Receita Federal em 11 de maio de 2020.
The certificate was issued by the Federal Revenue Service on May 11, 2020.
`,
  ),
  blocksOf(
    'Spanish',
    'es',
    `
diagnosis: asthma → anemia
El menor padece asma desde los cuatro años.
The minor has suffered from asthma since the age of four.

civil status: widow → divorcee
Compareció doña Amparo Rueda, viuda, de profesión modista.
Ms. Amparo Rueda, a widow, dressmaker by profession, appeared.

opposite: furnished → unfurnished
Se arrienda el departamento amoblado, con cocina y refrigerador.
The apartment is leased furnished, with stove and refrigerator.

party: seller → buyer
Los impuestos anteriores a la firma son de cuenta del vendedor.
Taxes prior to signing are borne by the seller.

day or time: Wednesday → Thursday
La toma de posesión será el miércoles 6 de abril de 2016.
The swearing-in will be on Wednesday, April 6, 2016.

grade word: outstanding → pass
Derecho Romano: sobresaliente. Derecho Penal I: notable.
Roman Law: outstanding. Criminal Law I: very good.

document kind: birth certificate → death certificate
Se adjunta copia del acta de nacimiento del interesado.
A copy of the interested party's birth certificate is attached.

body part: knee → elbow
Refiere dolor en la rodilla derecha tras una caída.
He reports pain in the right knee after a fall.
`,
  ),
  blocksOf(
    'German',
    'de',
    `
occupation: roofer → painter
Der Vater des Kindes ist von Beruf Dachdecker.
The child's father is a roofer by occupation.

opposite: revoked → granted
Die Fahrerlaubnis wurde am 3. Juli 2018 entzogen.
The driver's license was revoked on July 3, 2018.

lost negation: No debts are known → Debts are known
Schulden des Erblassers sind nicht bekannt.
No debts are known of the decedent.

kin word: foster parents → grandparents
Das Kind lebt seit 2014 bei seinen Pflegeeltern.
The child has lived with his foster parents since 2014.

room: cellar → attic
Zur Wohnung gehört ein Kellerraum im Untergeschoss.
A cellar room in the basement belongs to the apartment.

school level: intermediate school certificate → elementary school certificate
Er hat den Realschulabschluss in Fulda erworben.
He obtained the intermediate school certificate in Fulda.

unit: weeks → months
Die Kündigungsfrist beträgt sechs Wochen zum Quartalsende.
The notice period is six weeks to the end of the quarter.

authority: Employment Agency → Tax Office
Der Bescheid der Agentur für Arbeit Kassel liegt bei.
The notice of the Kassel Employment Agency is enclosed.
`,
  ),
  blocksOf(
    'French',
    'fr',
    `
occupation: mason → baker
Le père, maçon, est né à Guéret en 1949.
The father, a mason, was born in Guéret in 1949.

opposite: acquitted → convicted
Le prévenu a été relaxé des fins de la poursuite.
The defendant was acquitted of the charges.

diagnosis: measles → chickenpox
L’enfant a eu la rougeole à l’âge de six ans.
The child had measles at the age of six.

kin word: mother-in-law → stepdaughter
La belle-mère du défunt a déclaré le décès.
The deceased's mother-in-law reported the death.

marital property: separation of property → community property
Les époux sont mariés sous le régime de la séparation de biens.
The spouses are married under the regime of separation of property.

place changed: Rouen → Reims
Fait et jugé au tribunal judiciaire de Rouen.
Done and adjudged at the Judicial Court of Rouen.

offence: theft → fraud
Condamné pour vol à trois mois d’emprisonnement avec sursis.
Sentenced for theft to three months' imprisonment, suspended.

thing: washing machine → refrigerator
Le logement comprend un lave-linge et deux radiateurs.
The dwelling includes a washing machine and two radiators.
`,
  ),
  blocksOf(
    'Italian',
    'it',
    `
occupation: fisherman → farmer
Il dichiarante, pescatore, risiede a Chioggia.
The informant, a fisherman, resides in Chioggia.

opposite: unemployed → employed
Il richiedente risulta disoccupato dal 2 marzo 2015.
The applicant has been unemployed since March 2, 2015.

school subject: Philosophy → History of Art
Filosofia: otto. Matematica: sei. Scienze: sette.
Philosophy: eight. Mathematics: six. Science: seven.

lost negation: has never been → has been
Il figlio non è mai stato riconosciuto dal padre.
The child has never been recognized by the father.

party: borrower → lender
Il mutuatario rimborserà la somma in centoventi rate.
The borrower shall repay the sum in one hundred and twenty installments.

grade or rank: lieutenant → captain
Congedato con il grado di tenente di complemento.
Discharged with the rank of reserve lieutenant.

body part: shoulder → hip
Frattura della spalla sinistra in seguito a caduta.
Fracture of the left shoulder following a fall.

document kind: identity card → passport
Identificato mediante carta d’identità rilasciata dal Comune di Asti.
Identified by means of an identity card issued by the Municipality of Asti.
`,
  ),
  blocksOf(
    'Polish',
    'pl',
    `
occupation: miner → locksmith
Ojciec pana młodego był górnikiem w Zabrzu.
The groom's father was a miner in Zabrze.

opposite: paid → unpaid
Składki zostały opłacone do końca roku 2016.
The contributions were paid until the end of 2016.

kin word: nephew → cousin
Spadek nabył bratanek zmarłego w całości.
The estate was acquired in full by the nephew of the deceased.

civil status: divorced → widowed
Oskarżony jest rozwiedziony, ma troje dzieci.
The defendant is divorced and has three children.

day or time: morning → evening
Lek należy przyjmować rano po jedzeniu.
The medicine is to be taken in the morning after a meal.

authority: Labor Inspectorate → Labor Office
Kontrolę przeprowadziła Państwowa Inspekcja Pracy.
The inspection was carried out by the National Labor Inspectorate.

housing: tenant → owner
Najemca zobowiązuje się do malowania ścian co pięć lat.
The tenant undertakes to paint the walls every five years.

number in words: sixteen → sixty
Wymierza mu karę szesnastu miesięcy pozbawienia wolności.
Sentences him to sixteen months of imprisonment.
`,
  ),
];
