import type { TruthPaper } from '../paper.ts';
import { blocksOf } from './blocks.ts';

/** Four blocks of each language with one error each, written when the list of things had been built, and measured with and without it. */
export const thirtieth: readonly TruthPaper[] = [
  blocksOf(
    'Portuguese',
    'pt',
    `
thing: scissors → knife
A vítima foi ferida com uma tesoura.
The victim was wounded with a pair of scissors.

occupation: musician → painter
O contraente é músico e reside nesta cidade.
The groom is a musician and lives in this city.

body part: forehead → cheek
O menor tem uma cicatriz na testa.
The minor has a scar on the forehead.

opposite: rejected → accepted
O pedido foi indeferido pelo juiz.
The petition was rejected by the judge.
`,
  ),
  blocksOf(
    'Spanish',
    'es',
    `
thing: sofa → table
El demandado retiró del piso un sofá.
The defendant removed a sofa from the apartment.

animal: horse → donkey
Vendió un caballo en la feria de ganado.
He sold a horse at the livestock fair.

place: beach → river
El cuerpo fue hallado en la playa.
The body was found on the beach.

kin word: stepfather → father-in-law
El padrastro de la menor prestó su consentimiento.
The minor's stepfather gave his consent.
`,
  ),
  blocksOf(
    'French',
    'fr',
    `
thing: mirror → painting
Le légataire reçoit un miroir ancien.
The legatee receives an antique mirror.

occupation: fishmonger → grocer
Son époux est poissonnier à Brest.
Her husband is a fishmonger in Brest.

vehicle: tram → bus
Le piéton a été heurté par un tramway.
The pedestrian was hit by a tram.

illness: chickenpox → measles
L'enfant a eu la varicelle en 2016.
The child had chickenpox in 2016.
`,
  ),
  blocksOf(
    'Italian',
    'it',
    `
thing: lamp → carpet
Si assegna alla figlia la lampada in ottone.
The brass lamp is awarded to the daughter.

crop: almonds → figs
Il fondo produce mandorle.
The farm produces almonds.

place: bakery → butcher shop
Gestisce un panificio in via Roma.
She runs a bakery on Via Roma.

month: January → June
Il corso ha avuto inizio nel mese di gennaio.
The course began in the month of January.
`,
  ),
  blocksOf(
    'German',
    'de',
    `
thing: ladder → roof
Er fiel bei der Arbeit von einer Leiter.
He fell from a ladder while working.

animal: bees → geese
Der Pächter hält auf dem Grundstück Bienen.
The tenant keeps bees on the property.

place: swimming pool → gym
Der Unfall ereignete sich im Schwimmbad.
The accident happened at the swimming pool.

occupation: violin maker → piano maker
Der Vater war Geigenbauer in Mittenwald.
The father was a violin maker in Mittenwald.
`,
  ),
  blocksOf(
    'Polish',
    'pl',
    `
thing: wallet → phone
Pokrzywdzonemu skradziono portfel.
The injured party had his wallet stolen.

animal: dog → wolf
Dziecko zostało pogryzione przez psa.
The child was bitten by a dog.

place: theater → cinema
Pracowała jako kasjerka w teatrze.
She worked as a cashier at a theater.

body part: heel → toe
Rana pięty wymagała szycia.
The wound of the heel required stitches.
`,
  ),
  blocksOf(
    'Ukrainian',
    'uk',
    `
thing: bed → wardrobe
До кімнати входить ліжко.
The room includes a bed.

crop: Potatoes → Cabbages
На городі вирощують картоплю.
Potatoes are grown in the vegetable garden.

occupation: architect → engineer
Мати заявниці була архітектором.
The applicant's mother was an architect.

place: airport → railway station
Громадянина затримано в аеропорту.
The citizen was detained at the airport.
`,
  ),
  blocksOf(
    'Chinese',
    'zh',
    `
thing: sewing machine → computer
婚后购置缝纫机一台。
One sewing machine was purchased after the marriage.

animal: sheep → pigs
家中饲养绵羊二十只。
Twenty sheep are kept at home.

occupation: barber → cook
其兄为理发师。
His elder brother is a barber.

place: museum → library
该生曾在博物馆实习。
The student did an internship at a museum.
`,
  ),
  blocksOf(
    'Japanese',
    'ja',
    `
thing: bicycle → motorcycle
被害者の自転車が盗まれた。
The victim's bicycle was stolen.

occupation: carpenter → plasterer
祖父は大工であった。
The grandfather was a carpenter.

crop: Tea → Rice
畑では茶を栽培している。
Tea is grown in the field.

place: post office → bank
郵便局に勤務している。
He works at a post office.
`,
  ),
  blocksOf(
    'Korean',
    'ko',
    `
thing: desk → bed
교실에 책상을 기증하였다.
She donated a desk to the classroom.

animal: Rabbits → Chickens
농장에서 토끼를 사육한다.
Rabbits are raised on the farm.

body part: toe → finger
왼쪽 발가락이 골절되었다.
A toe on the left foot was fractured.

place: museum → theater
박물관에서 근무한 경력이 있다.
She has experience working at a museum.
`,
  ),
  blocksOf(
    'Arabic',
    'ar',
    `
thing: ladder → wall
سقط العامل من السلم.
The worker fell from the ladder.

animal: camels → horses
يملك المدعي خمسة جمال.
The plaintiff owns five camels.

occupation: butcher → baker
مهنة الأب جزار.
The father's occupation is butcher.

vehicle: train → bus
وقع الحادث في القطار.
The accident occurred on the train.
`,
  ),
  blocksOf(
    'Hebrew',
    'he',
    `
thing: camera → computer
מהרכב נגנבה מצלמה.
A camera was stolen from the vehicle.

animal: goats → camels
למשפחה היו עזים.
The family had goats.

occupation: baker → tailor
סבו של המבקש היה אופה.
The applicant's grandfather was a baker.

crop: oranges → bananas
בחלקה נטועים עצי תפוז.
The plot is planted with trees bearing oranges.
`,
  ),
];
