import type { TruthPaper } from '../paper.ts';
import { blocksOf } from './blocks.ts';

/** Nine blocks of each language with one error each, written before the lists were mended by `twenty-fifth-latin.ts`. */
export const twentySixthLatin: readonly TruthPaper[] = [
  blocksOf(
    'Portuguese',
    'pt',
    `
kin word: godmother → grandmother
A madrinha da criança assina o presente termo.
The child's godmother signs this instrument.

body part: shoulder → knee
Sofreu luxação do ombro direito durante o treino.
He dislocated his right shoulder during practice.

land: orchard → vineyard
O imóvel rural compreende casa-sede, celeiro e pomar.
The rural property comprises a main house, a barn, and an orchard.

occupation: locksmith → carpenter
O pai, serralheiro, é natural de Braga.
The father, a locksmith, was born in Braga.

time: before → after
O contrato foi assinado antes da entrega das chaves.
The contract was signed before the keys were handed over.

condition: unless → if
A multa não será cobrada, salvo se o atraso ultrapassar trinta dias.
No penalty shall be charged unless the delay exceeds thirty days.

illness: measles → mumps
Vacinado contra sarampo em 2003.
Vaccinated against measles in 2003.

degree: master's → doctoral
Defendeu dissertação de mestrado em 2012.
He defended his master's thesis in 2012.

tense: was sold → will be sold
O imóvel foi vendido em hasta pública.
The property was sold at public auction.
`,
  ),
  blocksOf(
    'Spanish',
    'es',
    `
kin word: stepfather → father-in-law
El padrastro del menor autoriza el viaje.
The child's stepfather authorizes the trip.

land: olive grove → vineyard
Finca rústica dedicada a olivar de secano.
Rural property used as a dry-farmed olive grove.

occupation: plumber → electrician
Trabaja como fontanero autónomo desde 2003.
He has worked as a self-employed plumber since 2003.

body part: ankle → elbow
Esguince de tobillo derecho con inflamación moderada.
Sprain of the right ankle with moderate swelling.

court role: plaintiff → defendant
La demandante solicitó la custodia de la hija.
The plaintiff sought custody of the daughter.

month: October → August
La matrícula se abrirá en el mes de octubre.
Enrollment will open in October.

lost negation: could not → could
No pudo firmar por tener la mano vendada.
He could not sign because his hand was bandaged.

material: wooden → stone
Casa de madera con tejado de zinc.
A wooden house with a zinc roof.

animal: mares → sheep
Sustrajeron dos yeguas de la finca.
Two mares were stolen from the property.
`,
  ),
  blocksOf(
    'French',
    'fr',
    `
kin word: nephew → cousin
Le neveu du défunt a accepté la succession.
The nephew of the deceased accepted the estate.

occupation: baker → butcher
Profession du père : boulanger.
Father's occupation: baker.

body part: thumb → wrist
Plaie du pouce gauche suturée aux urgences.
Wound of the left thumb sutured in the emergency room.

room: attic → cellar
Le logement comprend deux pièces et un grenier.
The dwelling comprises two rooms and an attic.

animal: goats → cows
Le troupeau compte quarante chèvres.
The herd numbers forty goats.

time: until → from
Le contrat court jusqu’au 30 juin 2018.
The contract runs until June 30, 2018.

illness: whooping cough → tetanus
Vaccination contre la coqueluche effectuée le 4 mai 2010.
Vaccination against whooping cough given on May 4, 2010.

opposite: acquitted → convicted
L’accusé a été acquitté par la cour d’assises.
The accused was acquitted by the assize court.

field: chemistry → physics
Elle est titulaire d’un doctorat en chimie.
She holds a doctorate in chemistry.
`,
  ),
  blocksOf(
    'Italian',
    'it',
    `
kin word: mother-in-law → sister-in-law
La suocera convive con i coniugi.
The mother-in-law lives with the spouses.

occupation: tailor → barber
Il padre, sarto, risiede a Lecce.
The father, a tailor, resides in Lecce.

room: bathroom → bedroom
L’appartamento è composto da cucina, bagno e cantina.
The apartment consists of a kitchen, a bathroom, and a cellar.

body part: collarbone → rib
Frattura della clavicola destra.
Fracture of the right collarbone.

illness: chickenpox → measles
Il minore ha avuto la varicella nel 2009.
The child had chickenpox in 2009.

condition: neither party → either party
Il contratto si rinnova se nessuna delle parti lo disdice.
The contract is renewed if neither party terminates it.

sum: two hundred → three hundred
Versata una caparra di milleduecento euro.
A deposit of one thousand two hundred euros was paid.

paper: driver's license → passport
Denuncia lo smarrimento della patente di guida.
He reports the loss of his driver's license.

opposite: late → early
La domanda è stata presentata in ritardo.
The application was filed late.
`,
  ),
  blocksOf(
    'German',
    'de',
    `
kin word: uncle → grandfather
Der Onkel des Kindes wurde zum Vormund bestellt.
The child's uncle was appointed guardian.

occupation: roofer → painter
Der Bräutigam ist Dachdecker.
The groom is a roofer.

room: study → bathroom
Die Wohnung verfügt über eine Küche und ein Arbeitszimmer.
The apartment has a kitchen and a study.

body part: index finger → big toe
Schnittwunde am linken Zeigefinger.
Cut on the left index finger.

illness: polio → rubella
Geimpft gegen Kinderlähmung und Diphtherie.
Vaccinated against polio and diphtheria.

court role: witness → expert
Der Zeuge wurde vereidigt.
The witness was sworn in.

opposite: extended → shortened
Die Probezeit wurde verlängert.
The probationary period was extended.

material: silver → gold
Ein Ring aus Silber wurde als gestohlen gemeldet.
A silver ring was reported stolen.

month: September → December
Der Unterricht beginnt im September.
Classes begin in September.
`,
  ),
  blocksOf(
    'Polish',
    'pl',
    `
kin word: father-in-law → brother-in-law
Teść zmarłego mieszka w Radomiu.
The father-in-law of the deceased lives in Radom.

occupation: carpenter → blacksmith
Ojciec dziecka jest stolarzem.
The child's father is a carpenter.

room: garage → attic
Budynek posiada piwnicę i garaż.
The building has a basement and a garage.

body part: knee → elbow
Uraz prawego kolana podczas meczu.
Injury of the right knee during a match.

illness: tuberculosis → asthma
Chory na gruźlicę, leczony w sanatorium.
A patient with tuberculosis, treated in a sanatorium.

animal: cows → pigs
Gospodarstwo posiada dwanaście krów.
The farm has twelve cows.

crop: rye → barley
Działka obsiana żytem.
The plot is sown with rye.

lost negation: not guilty → guilty
Oskarżony nie przyznał się do winy.
The defendant pleaded not guilty.

time: after → before
Spotkanie odbyło się po rozprawie.
The meeting took place after the hearing.
`,
  ),
];
