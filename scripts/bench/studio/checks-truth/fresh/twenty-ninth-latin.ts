import type { SourceTag } from '#shared/translation-text.ts';
import { rightsOf } from './blocks.ts';

/** Right blocks about things, places and callings, translated freely, written before any list of words of other projects was read. */
export const twentyNinthLatin: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pt: rightsOf(`
Ficam para a esposa a casa de campo, os móveis da sala de jantar e o relógio de parede; para o marido, o automóvel e as ferramentas da oficina.
The wife keeps the country house, the dining-room furniture and the wall clock; the husband keeps the car and the workshop tools.

O declarante informou que o falecido era pescador aposentado e morava sozinho num barco ancorado no porto.
According to the informant, the deceased was a retired fisherman who lived alone on a boat moored in the harbor.

Imóvel rural com pomar, curral, duas nascentes e mata nativa, confrontando ao norte com a estrada municipal.
Rural property with an orchard, a corral, two springs and native woodland, bounded on the north by the municipal road.

A criança tem alergia a amendoim e a picada de abelha e deve levar sempre consigo a caneta de adrenalina.
The child is allergic to peanuts and bee stings and must always carry the epinephrine pen.

Trabalhou como balconista na padaria do bairro, das seis da manhã às duas da tarde, com folga às segundas.
She worked at the counter of the neighborhood bakery from 6 a.m. to 2 p.m., with Mondays off.

O veículo colidiu com um poste e com o muro da escola, sem vítimas.
The vehicle hit a utility pole and the school wall. No one was hurt.

Consta que o requerente mantém oficina de costura e vende roupas na feira livre.
It is on record that the applicant runs a tailoring workshop and sells clothing at the street market.

O aluno participou da horta escolar, do coral e do time de vôlei, com ótimo aproveitamento.
The student took part in the school vegetable garden, the choir and the volleyball team, with excellent results.

Sepultado no cemitério do Bonfim, quadra 12, ao lado da avó materna.
Buried in Bonfim Cemetery, block 12, next to his maternal grandmother.
`),
  es: rightsOf(`
Le fueron sustraídos el bolso, la cartera con su documentación, el teléfono móvil y unas gafas de sol.
Her handbag, her wallet with her ID documents, her cell phone and a pair of sunglasses were stolen.

Finca rústica de secano con treinta almendros, un pozo y una caseta de aperos, sita en el paraje de Los Llanos.
Unirrigated rural property with thirty almond trees, a well and a tool shed, located at the place called Los Llanos.

El menor vive con su tía, que es cocinera en un hospital, y comparte habitación con dos primos.
The minor lives with his aunt, a hospital cook, and shares a bedroom with two cousins.

Refiere dolor de espalda desde hace tres semanas, que empeora al levantar peso en el almacén donde trabaja.
He reports back pain for the past three weeks, which gets worse when lifting heavy loads at the warehouse where he works.

La perra, de raza pastor alemán y nombre Luna, fue vacunada contra la rabia.
The dog, a female German shepherd named Luna, was vaccinated against rabies.

El arrendatario no podrá instalar antenas, toldos ni aparatos de aire acondicionado en la fachada sin permiso escrito.
The tenant may not put up antennas, awnings or air conditioners on the façade without written permission.

Trabajó de camarero en un chiringuito de playa durante los veranos de 2012 a 2015.
He worked as a waiter at a beach bar every summer from 2012 to 2015.

Es soltero, de profesión ganadero, y carece de bienes conocidos.
He is single, a livestock farmer by occupation, and has no known property.

Los novios entregaron sus anillos y firmaron el acta ante el juez de paz y dos testigos.
The couple exchanged rings and signed the record before the justice of the peace and two witnesses.
`),
  fr: rightsOf(`
Le défunt, ancien mineur de fond, est décédé à la maison de retraite des Tilleuls où il résidait depuis 2018.
The deceased, a former coal miner, passed away at the Les Tilleuls nursing home, where he had lived since 2018.

La locataire s'engage à ne pas étendre de linge aux fenêtres et à sortir les poubelles le mardi soir.
The tenant agrees not to hang laundry from the windows and to put out the trash on Tuesday evenings.

Un vélo d'enfant, une tondeuse et plusieurs outils de jardin ont été dérobés dans la remise.
A child's bicycle, a lawn mower and several garden tools were stolen from the shed.

Elle a exercé comme institutrice dans une école de montagne, puis comme bibliothécaire à Grenoble.
She was an elementary school teacher in a mountain village school and later a librarian in Grenoble.

Il présente une fracture du poignet gauche à la suite d'une chute de cheval.
He has a broken left wrist after falling from a horse.

Maison en pierre comprenant cuisine, salle à manger, trois chambres, grenier, cour et puits mitoyen.
Stone house with kitchen, dining room, three bedrooms, attic, courtyard and a well shared with the neighbor.

L'enfant porte des lunettes et doit être placé au premier rang.
The child wears glasses and should be seated in the front row.

Monsieur Aubry tient un commerce de fruits et légumes sur le marché couvert.
Mr. Aubry has a fruit and vegetable stall in the covered market.

Il est bon camarade, aime le dessin et le football, mais manque de concentration en calcul.
He is a good classmate who enjoys drawing and soccer, but he lacks focus in arithmetic.
`),
  it: rightsOf(`
Lascio a mia nipote Giulia, figlia di mio fratello, il pianoforte, i libri e i quadri dello studio.
I leave the piano, the books and the paintings in the study to my niece Giulia, my brother's daughter.

Terreno seminativo con casa colonica, stalla, fienile e un filare di gelsi.
Arable land with a farmhouse, a cowshed, a hayloft and a row of mulberry trees.

È stato investito da un autobus mentre attraversava sulle strisce pedonali.
He was hit by a bus while using the crosswalk.

La signora presta servizio come colf e badante presso la famiglia Riva, con vitto e alloggio.
She works as a live-in housekeeper and caregiver for the Riva family, room and board included.

Il paziente riferisce prurito alle mani dopo l'uso di guanti in lattice.
The patient reports itching of the hands after wearing latex gloves.

L'alunna frequenta il laboratorio di ceramica e suona il flauto nell'orchestra della scuola.
The pupil attends the pottery workshop and plays the flute in the school orchestra.

Nato in mare a bordo del piroscafo Sannio, durante la traversata verso Buenos Aires.
Born at sea aboard the steamship Sannio, on the voyage to Buenos Aires.

I coniugi si sono separati e la casa familiare è assegnata alla moglie, che vi abita con i due figli.
The spouses are separated, and the family home is awarded to the wife, who lives there with the couple's two children.

L'officina è chiusa il sabato pomeriggio e tutta la giornata di domenica.
The repair shop is closed on Saturday afternoons and all day Sunday.
`),
  de: rightsOf(`
Der Erblasser hinterlässt ein Wohnhaus mit Scheune, Obstgarten und zwei Hektar Ackerland sowie einen Traktor.
The testator leaves a dwelling with a barn, an orchard and two hectares of farmland, as well as a tractor.

Gesucht wird ein Mann mit Bart, Brille und dunkler Lederjacke, der in einem weißen Lieferwagen floh.
The police are looking for a bearded man with glasses and a dark leather jacket who fled in a white van.

Sie war zunächst als Zimmermädchen, später als Empfangsdame im Hotel Zur Post beschäftigt.
She was employed at the Hotel Zur Post, first as a chambermaid and later as a receptionist.

Das Kind ist gegen Tetanus geimpft, verträgt keine Kuhmilch und trägt nachts eine Zahnspange.
The child has been vaccinated against tetanus, cannot tolerate cow's milk and wears braces at night.

Der Kläger, Landwirt, verlangt Ersatz für drei durch den Hund des Beklagten gerissene Schafe.
The plaintiff, a farmer, seeks damages for three sheep killed by the defendant's dog.

Im Keller befinden sich Waschküche, Heizungsraum und ein Abstellraum für Fahrräder.
The basement contains a laundry room, a boiler room and a storage room for bicycles.

Nach dem Sturz von der Leiter klagte der Dachdecker über Schmerzen im Rücken und in der linken Ferse.
After falling off the ladder, the roofer complained of pain in his back and left heel.

Er spielt Geige im Schulorchester und ist Torwart der Handballmannschaft.
He plays the violin in the school orchestra and is goalkeeper of the handball team.

Die Trauung fand am Vormittag im Rathaus, die kirchliche Feier am Nachmittag in der Schlosskapelle statt.
The wedding took place at the town hall in the morning, followed by a religious ceremony in the castle chapel in the afternoon.
`),
  pl: rightsOf(`
Spadkodawca był z zawodu kowalem, a jego żona prowadziła sklep spożywczy przy rynku.
The decedent was a blacksmith by trade, and his wife ran a grocery store on the market square.

Gospodarstwo rolne obejmuje dom drewniany, stodołę, oborę, staw rybny i dwa hektary łąki.
The farm comprises a wooden house, a barn, a cowshed, a fish pond and two hectares of meadow.

Dziewczynka złamała rękę, spadając z huśtawki na placu zabaw.
The girl broke her arm when she fell off a swing at the playground.

Skradziono rower górski, kask i plecak z podręcznikami.
A mountain bike, a helmet and a backpack with textbooks were stolen.

Lokal może być używany wyłącznie jako gabinet kosmetyczny lub zakład fryzjerski.
The premises may be used only as a beauty parlor or hairdressing salon.

Pracowała w szkole jako sprzątaczka, a w wakacje dorabiała przy zbiorze truskawek.
She worked as a cleaner at the school and earned extra money picking strawberries during the summer vacation.

Pacjent zgłasza duszność przy wchodzeniu po schodach i obrzęki kostek wieczorem.
The patient reports shortness of breath when climbing stairs and swollen ankles in the evening.

Uczeń lubi przyrodę, opiekuje się szkolnym akwarium i śpiewa w chórze.
The student likes natural science, looks after the school aquarium and sings in the choir.

Zwłoki znaleziono w rzece, około stu metrów poniżej młyna.
The body was found in the river, about one hundred meters downstream from the mill.
`),
  nl: rightsOf(`
De erflater was schipper op een binnenvaartschip en overleed in het ziekenhuis te Dordrecht.
The decedent was the skipper of a barge and died in the hospital in Dordrecht.

De huurder mag geen huisdieren houden, met uitzondering van vissen of een vogel in een kooi.
The tenant may not keep pets, except for fish or a caged bird.

Zij werkt als kapster en haar man is vrachtwagenchauffeur.
She is a hairdresser, and her husband drives a truck.
`),
  ro: rightsOf(`
Tatăl este tâmplar, mama casnică, iar copilul merge la grădinița din sat.
The father is a carpenter, the mother a homemaker, and the child attends the village kindergarten.

Terenul are ieșire la drum, livadă de pruni și o fântână comună cu vecinul.
The land has access to the road, a plum orchard and a well shared with the neighbor.

Pacienta are o cicatrice pe frunte și poartă ochelari.
The patient has a scar on her forehead and wears glasses.
`),
  tr: rightsOf(`
Müteveffa emekli öğretmen olup kızının evinde vefat etmiştir.
The deceased, a retired teacher, died at his daughter's home.

Sanığın evinde yapılan aramada iki cep telefonu ve bir dizüstü bilgisayar ele geçirilmiştir.
Two cell phones and a laptop were seized during the search of the defendant's home.

Çocuğun yumurta ve çileğe karşı alerjisi vardır.
The child is allergic to eggs and strawberries.
`),
  vi: rightsOf(`
Mẹ tôi buôn bán rau quả ở chợ, cha tôi là thợ mộc đã nghỉ hưu.
My mother sells fruit and vegetables at the market; my father is a retired carpenter.

Bệnh nhân bị ngã xe máy, gãy xương đòn bên trái.
The patient fell off a motorcycle and broke the left collarbone.

Ngôi nhà có ba phòng ngủ, một nhà bếp và một sân nhỏ trồng cây xoài.
The house has three bedrooms, a kitchen and a small yard with a mango tree.
`),
};
