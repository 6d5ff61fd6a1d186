import { columns, form, labels, letter, margin, type LaidOut } from './layouts.ts';

/** Papers of other countries, fonts and measures, for the figures alone. */

const sans = 'expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf';
const mono = 'expo-google-fonts/ibm-plex-mono/400Regular/IBMPlexMono_400Regular.ttf';
const arabic = 'expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf';

const german = [
  'Vor dem unterzeichneten Standesbeamten erschienen heute zum Zwecke der Eheschließung der Schlosser Gotthilf Hasenöhrl, geboren am neunten Oktober achtzehnhundertsiebenundsiebzig zu Straubing.',
  'Die Näherin Kreszentia Weißgerber, wohnhaft zu Landshut, Tochter des verstorbenen Müllers Alois Weißgerber und dessen Ehefrau Walburga geborene Zöllner, ist der Person nach bekannt.',
  'Als Zeugen waren zugezogen und erschienen der Maurer Ludwig Eßlinger, dreißig Jahre alt, und der Wirt Jakob Früholz, zweiundfünfzig Jahre alt.',
  'Auf Befragen des Standesbeamten erklärten die Verlobten, dass sie die Ehe miteinander eingehen wollen, worauf er aussprach, dass sie nunmehr rechtmäßig verbundene Eheleute seien.',
  'Die Ehe wurde durch rechtskräftiges Urteil des Landgerichts München geschieden; der Randvermerk wurde am vierten Februar eingetragen und von Amts wegen beglaubigt.',
];
const spanish = [
  'La suscrita notaria del círculo de Sogamoso hace constar que compareció la señora Hermelinda Chaparro Niño, mayor de edad, soltera, de oficio panadera.',
  'Manifestó bajo la gravedad del juramento que conoce de vista y trato al solicitante desde hace más de quince años y que nunca ha sido procesado.',
  'Que el solicitante vive con su madre y dos hermanos menores en la vereda Pantanitos, donde cultiva papa y cebada en tierra arrendada.',
  'Que no tiene conocimiento de deudas, embargos ni pleitos pendientes contra el solicitante en este municipio ni en los vecinos.',
  'Leída la presente declaración, la aprobó y la firmó junto con la notaria, quien da fe de todo lo anterior.',
];
const portuguese = [
  'Saibam quantos esta escritura virem que, aos três dias do mês de junho, nesta cidade de Caicó, compareceu Otacílio Dantas de Medeiros, agricultor, viúvo.',
  'Disse que outorga à sua filha Iracema os mais amplos poderes para vender o sítio Riacho Fundo, receber o preço e dar quitação.',
  'O imóvel confronta ao norte com a estrada do açude, ao sul com herdeiros de Plácido Bezerra e ao nascente com o rio.',
  'Averbado o falecimento do outorgante em doze de março, conforme certidão do segundo ofício desta comarca.',
];

export const heldPapers: readonly LaidOut[] = [
  letter({ name: 'declaración', lang: 'es', font: mono, title: 'DECLARACIÓN EXTRAJUICIO' }, spanish),
  letter({ name: 'Heirat', lang: 'de', font: sans, title: 'Heiratsurkunde' }, german),
  columns(
    { name: 'Register', lang: 'de', font: sans, title: 'HEIRATSREGISTER DER STADT LANDSHUT' },
    {
      sides: [german.slice(0, 2), german.slice(2, 4)],
      foot: 'Vorgelesen, genehmigt und von den Erschienenen eigenhändig unterschrieben.',
      gap: 8,
      size: 10,
    },
  ),
  columns(
    { name: 'three columns', lang: 'es', font: mono, title: 'NOTARÍA PRIMERA DE SOGAMOSO' },
    { sides: [spanish.slice(0, 2), spanish.slice(2, 4), spanish.slice(4)], gap: 7, size: 9 },
  ),
  columns(
    { name: 'escritura', lang: 'pt', font: arabic, title: 'Escritura Pública' },
    { sides: [portuguese.slice(0, 2), portuguese.slice(2)], gap: 12, size: 13 },
  ),
  margin(
    { name: 'procuração', lang: 'pt', font: sans, title: 'PROCURAÇÃO BASTANTE' },
    { notes: portuguese.slice(3), act: portuguese.slice(0, 3) },
  ),
  labels({ name: 'cédula', lang: 'es', font: sans, title: 'REGISTRO DE NACIMIENTO' }, [
    ['Primer apellido', 'Chaparro'],
    ['Segundo apellido', 'Niño'],
    ['Nombres', 'Hermelinda del Socorro'],
    ['Fecha de nacimiento', '30 de septiembre de 1968'],
    ['Lugar de nacimiento', 'Sogamoso, Boyacá, Colombia'],
    ['Nombre de la madre', 'Transfiguración Niño Avella'],
    ['Nombre del padre', 'Pompilio Chaparro Cely'],
    ['Testigo del hecho', 'Anatolio Pérez, comerciante'],
  ]),
  form(
    { name: 'nacimiento', lang: 'es', font: sans, title: 'ACTA DE NACIMIENTO' },
    {
      rows: [
        [
          [2, 'Clave única de registro', 'VEOC870214MOCLRT05'],
          [1, 'Libro', '3'],
          [1, 'Número de acta', '00417'],
        ],
        [[1, 'Nombre de la persona registrada', 'Citlali Velasco Ortiz']],
        [
          [1, 'Fecha de nacimiento', '14 de febrero de 1987'],
          [2, 'Lugar de nacimiento', 'Santa María Huatulco, Oaxaca'],
        ],
        [
          [3, 'Nombre del padre', 'Eleuterio Velasco Cruz'],
          [1, 'Edad', '31 años'],
          [2, 'Nacionalidad', 'Mexicana'],
        ],
        [
          [3, 'Nombre de la madre', 'Macrina Ortiz Santiago'],
          [1, 'Edad', '28 años'],
          [2, 'Ocupación', 'Tejedora'],
        ],
      ],
      foot: 'Se extiende la presente copia certificada en cumplimiento del artículo correspondiente.',
    },
  ),
  form(
    { name: 'Meldeschein', lang: 'de', font: mono, title: 'MELDEBESCHEINIGUNG' },
    {
      rows: [
        [
          [1, 'Familienname', 'Oberhuber'],
          [1, 'Vornamen', 'Kilian Matthäus'],
        ],
        [
          [1, 'Geburtsdatum', '11.11.1983'],
          [1, 'Geburtsort', 'Mühldorf am Inn'],
          [1, 'Familienstand', 'verheiratet'],
        ],
        [[1, 'Gegenwärtige Anschrift', 'Altöttinger Straße 23, 84453 Mühldorf']],
        [
          [2, 'Tag des Einzugs', '01.04.2009'],
          [3, 'Frühere Wohnung', 'Pfarrkirchen, Ringstraße 4'],
        ],
      ],
      foot: 'Die Angaben entsprechen dem Inhalt des Melderegisters am Tag der Ausstellung.',
    },
  ),
];
