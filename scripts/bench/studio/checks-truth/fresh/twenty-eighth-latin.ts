import type { TruthPaper } from '../paper.ts';
import { blocksOf } from './blocks.ts';

/** Blocks of personal papers with one error each, written before any list of words of other projects was read. */
export const twentyEighthLatin: readonly TruthPaper[] = [
  blocksOf(
    'Portuguese',
    'pt',
    `
occupation: locksmith → plumber
O pai do registrando exercia a profissão de serralheiro.
The registrant's father worked as a locksmith.

thing: piano → guitar
Foram partilhados um piano de parede e dois tapetes.
An upright piano and two rugs were divided.

crop: coffee → sugarcane
A fazenda é explorada com o plantio de café.
The farm is used for growing coffee.

lost negation: does not owe → owes
O contribuinte não deve tributos a este município.
The taxpayer does not owe taxes to this municipality.

time of day: 8:00 a.m. to noon → 8:00 a.m. to midnight
O atendimento ao público é das 8h às 12h.
The office is open to the public from 8:00 a.m. to noon.

body part: elbow → knee
A vítima apresenta escoriações no cotovelo direito.
The victim has abrasions on the right elbow.

verdict: acquitted → convicted
O réu foi absolvido por falta de provas.
The defendant was acquitted for lack of evidence.

animal: goats → sheep
O falecido possuía trinta cabras e um cavalo.
The deceased owned thirty goats and one horse.
`,
  ),
  blocksOf(
    'Spanish',
    'es',
    `
occupation: butcher → baker
El testador, de oficio carnicero, comparece ante mí.
The testator, a butcher by trade, appears before me.

place: bus station → train station
El accidente ocurrió frente a la estación de autobuses.
The accident took place in front of the bus station.

kin word: nephew → grandson
Instituye heredero a su sobrino Daniel.
He names his nephew Daniel as his heir.

allergen: shellfish → nuts
El paciente es alérgico a los mariscos.
The patient is allergic to shellfish.

percent: forty percent → fourteen percent
Se le reconoce un grado de discapacidad del cuarenta por ciento.
He is recognized as having a degree of disability of forty percent.

school subject: physics → chemistry
Aprobó la asignatura de física con notable.
She passed physics with a grade of very good.

thing: keys → documents
El arrendatario devolverá las llaves al término del contrato.
The tenant shall return the keys at the end of the lease.

tense: will reside → resided
El menor residirá con su padre durante el curso escolar.
The minor will reside with his father during the school year.
`,
  ),
  blocksOf(
    'French',
    'fr',
    `
occupation: hairdresser → seamstress
La mère de l'enfant est coiffeuse à Limoges.
The child's mother is a hairdresser in Limoges.

thing: ring → necklace
Elle lègue sa bague en or à sa filleule.
She leaves her gold ring to her goddaughter.

room: attic → basement
Le logement comprend un grenier aménagé et une cave.
The dwelling includes a converted attic and a cellar.

added negation: was present → was not present
Le prévenu était présent à l'audience.
The accused was present at the hearing.

diagnosis: migraine → vertigo
La patiente est suivie pour une migraine chronique.
The patient is being treated for chronic migraine.

weekday: Thursday → Tuesday
L'enfant est chez son père du jeudi au dimanche.
The child stays with his father from Thursday to Sunday.

sport: fencing → swimming
L'élève pratique l'escrime au sein du club de l'établissement.
The pupil does fencing in the school club.

land: meadow → forest
La parcelle cadastrée section B est en nature de pré.
The parcel in cadastral section B is a meadow.
`,
  ),
  blocksOf(
    'Italian',
    'it',
    `
occupation: goldsmith → watchmaker
Il padre dello sposo era orafo ad Arezzo.
The groom's father was a goldsmith in Arezzo.

material: marble → wood
I pavimenti dell'immobile sono in marmo.
The floors of the property are of marble.

kin word: brother-in-law → cousin
Il cognato della defunta ha accettato l'eredità con beneficio d'inventario.
The brother-in-law of the deceased accepted the estate with benefit of inventory.

vehicle: motorcycle → bicycle
La motocicletta è stata rubata davanti alla chiesa.
The motorcycle was stolen in front of the church.

authority: Chamber of Commerce → Revenue Agency
La società è iscritta presso la Camera di Commercio di Bari.
The company is registered with the Chamber of Commerce of Bari.

opposite: before → after
La domanda è stata presentata prima della scadenza.
The application was filed before the deadline.

number in words: twelve → twenty
L'assegno è versato in dodici rate mensili.
The allowance is paid in twelve monthly installments.

crop: olive trees → vines
Il terreno è coltivato a ulivi.
The land is planted with olive trees.
`,
  ),
  blocksOf(
    'German',
    'de',
    `
occupation: roofer → painter
Der Verstorbene war von Beruf Dachdecker.
The deceased was a roofer by occupation.

thing: stairs → window
Die Klägerin stürzte auf der Treppe des Hauses.
The plaintiff fell on the stairs of the house.

condition: deaf → blind
Der Antragsteller ist seit Geburt gehörlos.
The applicant has been deaf since birth.

court role: expert → interpreter
Das Gericht hat einen Sachverständigen bestellt.
The court has appointed an expert.

animal: dog → cat
Das Halten eines Hundes bedarf der Zustimmung des Vermieters.
Keeping a dog requires the landlord's consent.

grade word: good → satisfactory
Die Prüfung hat sie mit der Note gut bestanden.
She passed the examination with the grade good.

party: buyer → seller
Der Käufer trägt die Kosten der Beurkundung.
The buyer bears the costs of notarization.

month: spring → autumn
Die Ausbildung beginnt jeweils im Frühjahr.
The training always begins in spring.
`,
  ),
  blocksOf(
    'Polish',
    'pl',
    `
occupation: tailor → shoemaker
Ojciec pana młodego był krawcem.
The groom's father was a tailor.

room: bathroom → kitchen
W łazience stwierdzono zalanie sufitu.
Water damage to the ceiling was found in the bathroom.

body part: shoulder → hip
Pacjent skarży się na ból barku.
The patient complains of pain in the shoulder.

lost negation: has not been → has been
Zainteresowany nie był karany sądownie.
The person concerned has not been convicted by a court.

thing: bridge → tunnel
Do wypadku doszło na moście nad Odrą.
The accident occurred on the bridge over the Oder.

authority: Labor Office → Tax Office
Zaświadczenie wydał Powiatowy Urząd Pracy w Sanoku.
The certificate was issued by the County Labor Office in Sanok.

school subject: geography → history
Uczennica otrzymała ocenę bardzo dobrą z geografii.
The student received a grade of very good in geography.

opposite: left → right
Ma bliznę na lewym policzku.
He has a scar on the left cheek.
`,
  ),
  blocksOf(
    'Dutch',
    'nl',
    `
occupation: butcher → farmer
De vader van de bruid was slager te Zwolle.
The bride's father was a butcher in Zwolle.

thing: bicycle → car
De fiets van het slachtoffer werd gestolen.
The victim's bicycle was stolen.
`,
  ),
  blocksOf(
    'Romanian',
    'ro',
    `
occupation: shepherd → blacksmith
Tatăl mirelui era cioban.
The groom's father was a shepherd.

room: kitchen → hall
Apartamentul are o bucătărie și două camere.
The apartment has a kitchen and two rooms.
`,
  ),
  blocksOf(
    'Turkish',
    'tr',
    `
occupation: barber → driver
Babası berber olarak çalışmaktadır.
His father works as a barber.

crop: hazelnut → tea
Taşınmaz fındık bahçesi niteliğindedir.
The property is a hazelnut orchard.
`,
  ),
  blocksOf(
    'Vietnamese',
    'vi',
    `
occupation: fisherman → farmer
Cha của đương sự làm nghề ngư dân.
The father of the person concerned is a fisherman.

illness: malaria → tuberculosis
Bệnh nhân từng mắc bệnh sốt rét.
The patient once had malaria.
`,
  ),
];
