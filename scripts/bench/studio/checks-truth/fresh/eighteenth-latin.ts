import { lined, type LinedRecord } from './lines.ts';

/** Records of kinds that no earlier set has, with errors: written before the checks were mended again, measured once after that. */
export const eighteenthLatin: readonly LinedRecord[] = [
  lined(
    'es',
    `
Libreta de embarque. Capitanía Marítima de Vigo. => Seaman’s book. Harbor Master’s Office of Vigo.
Titular: Anxo Loureiro Pena, marinero de cubierta. => Holder: Anxo Loureiro Pena, deckhand.
Embarcó en el pesquero “Nova Marusía” el 3 de febrero de 2012 y desembarcó el 19 de agosto del mismo año. => He joined the fishing vessel “Nova Marusía” on February 3, 2012, and signed off on August 19 of the same year.
Causa del desembarque: enfermedad. => Reason for signing off: illness.
Conducta observada: intachable. => Conduct on board: irreproachable.
El patrón no formuló reparo alguno. => The skipper raised no objection whatsoever.
`,
    [
      ['date', 'on August 19', 'on August 29'],
      ['cause', 'off: illness', 'off: desertion'],
      ['lost negation', 'raised no objection whatsoever', 'raised an objection'],
    ],
  ),
  lined(
    'es',
    `
Acta de asamblea extraordinaria de la Cooperativa Apícola El Romeral. => Minutes of the special meeting of the El Romeral Beekeeping Cooperative.
A las dieciocho horas y con asistencia de treinta y dos socios, la presidenta declara abierta la sesión. => At 6:00 p.m., with thirty-two members present, the chairwoman called the meeting to order.
Se aprueba por mayoría la venta del almacén. => The sale of the warehouse was approved by a majority.
El tesorero saliente entrega los libros a su sucesora. => The outgoing treasurer handed the books over to his successor.
No se presentaron ruegos ni preguntas. => There was no other business and no questions were raised.
`,
    [
      ['number word', 'with thirty-two members', 'with forty-two members'],
      ['opposite', 'The sale of the warehouse', 'The purchase of the warehouse'],
      ['direction', 'The outgoing treasurer', 'The incoming treasurer'],
    ],
  ),
  lined(
    'pt',
    `
Carteira de pescador profissional. Ministério da Pesca e Aquicultura. => Professional fisher’s license. Ministry of Fisheries and Aquaculture.
Nome: Raimundo Nonato Caldas. => Name: Raimundo Nonato Caldas.
Categoria: pescador artesanal. => Category: small-scale fisher.
Área de atuação: litoral do Maranhão. => Area of activity: coast of Maranhão.
Validade: 15/03/2018. => Valid until March 15, 2018.
Documento pessoal e intransferível. => This document is personal and may not be transferred.
`,
    [
      ['year', 'March 15, 2018', 'March 15, 2019'],
      ['lost negation', 'may not be transferred', 'may be transferred'],
    ],
  ),
  lined(
    'pt',
    `
Auto de vistoria do Corpo de Bombeiros. => Fire Department inspection report.
O imóvel situado na Rua das Acácias, 212, com três pavimentos, foi vistoriado em 7 de junho de 2016. => The property located at Rua das Acácias, 212, which has three floors, was inspected on June 7, 2016.
As saídas de emergência encontram-se desobstruídas. => The emergency exits are clear.
Foram constatados dois extintores vencidos. => Two expired fire extinguishers were found.
Prazo para regularização: trinta dias. => Deadline for remedying this: thirty days.
`,
    [
      ['number word', 'has three floors', 'has four floors'],
      ['opposite', 'exits are clear', 'exits are blocked'],
      ['unit', 'this: thirty days', 'this: thirty weeks'],
    ],
  ),
  lined(
    'fr',
    `
Constat d’huissier. L’an deux mille quinze, le vingt-deux avril à neuf heures. => Bailiff’s report. On April 22, 2015, at nine o’clock in the morning.
À la demande de la SCI Les Tilleuls, je me suis transporté au 4, rue Basse à Cahors. => At the request of SCI Les Tilleuls, I went to 4, rue Basse, in Cahors.
J’ai constaté que le plafond de la cuisine présente une fissure de quarante centimètres. => I observed that the kitchen ceiling shows a crack forty centimeters long.
Le locataire, présent sur les lieux, a refusé de signer. => The tenant, who was present on the premises, refused to sign.
Coût : 312,50 euros. => Cost: EUR 312.50.
`,
    [
      ['place in the house', 'the kitchen ceiling', 'the bathroom ceiling'],
      ['party', 'The tenant, who', 'The landlord, who'],
      ['amount', 'EUR 312.50', 'EUR 321.50'],
    ],
  ),
  lined(
    'fr',
    `
Carnet de santé de l’animal. Espèce : chien. Race : épagneul breton. => Animal health record. Species: dog. Breed: Brittany spaniel.
Robe : blanche et orange. Sexe : femelle, stérilisée. => Coat: white and orange. Sex: female, spayed.
Vaccin antirabique effectué le 12 mai 2019. => Rabies vaccine given on May 12, 2019.
Rappel dans un an. => Booster due in one year.
Vétérinaire : Dr Solène Kerbrat, à Pontivy. => Veterinarian: Dr. Solène Kerbrat, Pontivy.
`,
    [
      ['animal', 'Species: dog', 'Species: cat'],
      ['sex', 'Sex: female', 'Sex: male'],
      ['color', 'Coat: white and orange', 'Coat: black and orange'],
    ],
  ),
  lined(
    'de',
    `
Lehrvertrag zwischen der Tischlerei Ahrens, vertreten durch Meister Gerd Ahrens, und dem Lehrling Till Wessel. => Apprenticeship agreement between the Ahrens joinery, represented by master joiner Gerd Ahrens, and the apprentice Till Wessel.
Die Lehrzeit beginnt am 1. September 2009 und dauert drei Jahre. => The apprenticeship begins on September 1, 2009, and lasts three years.
Die Probezeit beträgt vier Monate. => The probationary period is four months.
Der Lehrling erhält im ersten Jahr 480 Euro monatlich. => In the first year the apprentice receives EUR 480 a month.
Das Berichtsheft ist wöchentlich vorzulegen. => The report book must be submitted every week.
`,
    [
      ['number word', 'is four months', 'is six months'],
      ['frequency', 'submitted every week', 'submitted every month'],
      ['month', 'September 1, 2009', 'October 1, 2009'],
    ],
  ),
  lined(
    'de',
    `
Grabstellenbescheid der Friedhofsverwaltung Husum. => Burial plot notice of the Husum Cemetery Administration.
Das Nutzungsrecht an der Wahlgrabstätte Feld 7, Nr. 31, wird bis zum 30.11.2034 verliehen. => The right to use the selected plot in Section 7, No. 31, is granted until November 30, 2034.
Nutzungsberechtigte: Wiebke Carstensen, Witwe des Verstorbenen. => Holder of the right of use: Wiebke Carstensen, widow of the deceased.
Einfassungen aus Kunststoff sind nicht gestattet. => Plastic borders are not permitted.
Gegen diesen Bescheid kann binnen eines Monats Widerspruch erhoben werden. => An objection to this notice may be filed within one month.
`,
    [
      ['kin word', 'widow of the deceased', 'sister of the deceased'],
      ['lost negation', 'borders are not permitted', 'borders are permitted'],
      ['unit', 'within one month', 'within one week'],
    ],
  ),
  lined(
    'it',
    `
Foglio di congedo illimitato. Distretto militare di Udine. => Certificate of unlimited discharge. Military District of Udine.
Il caporale Furlan Ennio, classe 1961, è stato congedato il 14 ottobre 1981 per fine ferma. => Corporal Ennio Furlan, born in 1961, was discharged on October 14, 1981, at the end of his term of service.
Statura: m 1,74. Capelli: castani. Occhi: azzurri. => Height: 1.74 m. Hair: brown. Eyes: blue.
Ha tenuto buona condotta e servito con fedeltà ed onore. => He showed good conduct and served with loyalty and honor.
Segni particolari: cicatrice alla mano sinistra. => Distinguishing marks: scar on the left hand.
`,
    [
      ['color', 'Eyes: blue', 'Eyes: green'],
      ['side', 'on the left hand', 'on the right hand'],
      ['rank', 'Corporal Ennio', 'Sergeant Ennio'],
    ],
  ),
  lined(
    'ro',
    `
Proces-verbal de predare-primire a locuinței. => Handover report for the dwelling.
Încheiat astăzi, 9 ianuarie 2017, între proprietara Ilinca Bălan și chiriașul Dorin Pop. => Drawn up today, January 9, 2017, between the owner, Ilinca Bălan, and the tenant, Dorin Pop.
S-au predat două chei și o telecomandă. => Two keys and one remote control were handed over.
Index contor apă: 418. Index contor gaz: 1.257. => Water meter reading: 418. Gas meter reading: 1,257.
Chiriașul nu are obiecții privind starea apartamentului. => The tenant has no objections regarding the condition of the apartment.
`,
    [
      ['number word', 'Two keys', 'Three keys'],
      ['number', 'reading: 418', 'reading: 481'],
      ['lost negation', 'has no objections', 'has objections'],
    ],
  ),
  lined(
    'pl',
    `
Orzeczenie o stopniu niepełnosprawności. Powiatowy Zespół w Nysie. => Disability assessment decision. County Board in Nysa.
Zalicza się panią Jadwigę Sroka do znacznego stopnia niepełnosprawności. => Ms. Jadwiga Sroka is classified as having a severe degree of disability.
Orzeczenie wydaje się na stałe. => This decision is issued permanently.
Niepełnosprawność istnieje od 2008 roku. => The disability has existed since 2008.
Wskazana konieczność stałej opieki innej osoby. => The constant care of another person is required.
`,
    [
      ['degree', 'a severe degree', 'a mild degree'],
      ['opposite', 'issued permanently', 'issued temporarily'],
      ['year', 'since 2008', 'since 2018'],
    ],
  ),
  lined(
    'nl',
    `
Proces-verbaal van bevindingen. Politie-eenheid Zeeland. => Report of findings. Zeeland Police Unit.
Op zondag 17 maart 2013 omstreeks 02.40 uur zag ik een grijze bestelauto tegen een boom staan. => On Sunday, March 17, 2013, at about 2:40 a.m., I saw a gray van standing against a tree.
De bestuurder was lichtgewond en sprak met dubbele tong. => The driver was slightly injured and his speech was slurred.
De bijrijdster bleef ongedeerd. => The female passenger was unhurt.
Het rijbewijs werd ingevorderd. => The driver’s license was seized.
`,
    [
      ['weekday', 'On Sunday', 'On Saturday'],
      ['opposite', 'passenger was unhurt', 'passenger was injured'],
      ['color', 'a gray van', 'a red van'],
    ],
  ),
  lined(
    'tr',
    `
Apartman yönetimi karar defteri. => Resolution book of the apartment building’s management.
Kat malikleri 6 Mayıs 2018 günü toplanmış ve asansörün yenilenmesine oy birliğiyle karar vermiştir. => The unit owners met on May 6, 2018, and unanimously decided to replace the elevator.
Aidat aylık 150 liradan 200 liraya çıkarılmıştır. => The monthly dues were raised from 150 lira to 200 lira.
Yönetici olarak Nermin Aksoy seçilmiştir. => Nermin Aksoy was elected manager.
Giriş kapısı geceleri kilitli tutulacaktır. => The entrance door will be kept locked at night.
`,
    [
      ['direction', 'were raised from', 'were reduced from'],
      ['time of day', 'locked at night', 'locked in the morning'],
      ['amounts swapped', 'from 150 lira to 200 lira', 'from 200 lira to 150 lira'],
    ],
  ),
  lined(
    'vi',
    `
Biên bản bàn giao xe máy. => Motorcycle handover record.
Hôm nay, ngày 4 tháng 10 năm 2019, ông Lê Quốc Khánh giao cho bà Vũ Thị Nga một xe máy màu đỏ. => Today, October 4, 2019, Mr. Lê Quốc Khánh hands over to Ms. Vũ Thị Nga one red motorcycle.
Biển số: 29X3-418.07. => License plate: 29X3-418.07.
Xe không bị trầy xước. => The vehicle is free of scratches.
Bên nhận đã thanh toán đủ số tiền 12.500.000 đồng. => The receiving party has paid the full amount of VND 12,500,000.
`,
    [
      ['color', 'one red motorcycle', 'one black motorcycle'],
      ['party', 'The receiving party', 'The delivering party'],
      ['amount', 'VND 12,500,000', 'VND 12,050,000'],
    ],
  ),
];
