import { columns, form, labels, letter, margin, type LaidOut } from './layouts.ts';

/** Papers that the rules of reading order were written with. */

const serif = 'expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf';
const sans = 'expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf';
const mono = 'fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2';

const spanish = [
  'En la villa de Sopocachi, a los nueve días del mes de abril de mil novecientos sesenta y cuatro, ante mí, el Oficial del Registro Civil, comparecieron don Fulgencio Apaza Ticona y doña Eulalia Rojas Vargas, vecinos de esta ciudad.',
  'Declararon su voluntad de contraer matrimonio civil y, no existiendo impedimento legal, quedaron unidos en presencia de los testigos que firman al pie de esta acta.',
  'El contrayente nació en Achacachi el dos de julio de mil novecientos treinta y nueve, hijo de Saturnino Apaza y de Benita Ticona, de profesión albañil.',
  'La contrayente nació en Coroico el once de enero de mil novecientos cuarenta y dos, hija de Rosendo Rojas y de Marcelina Vargas, de profesión modista.',
  'Por sentencia ejecutoriada del Juzgado Segundo de Partido se declaró disuelto el vínculo, quedando los hijos menores bajo la tenencia de la madre.',
  'Se rectificó el segundo apellido de la esposa según resolución administrativa número ciento doce del año mil novecientos noventa y ocho.',
];
const portuguese = [
  'Certifico que no livro número dezoito do registo de casamentos desta conservatória se encontra lavrado o assento que vai transcrito na íntegra.',
  'O nubente Balbino Figueira, natural da freguesia de Querença, solteiro, ferreiro, é filho de Custódio Figueira e de Rosalina Neves.',
  'A nubente Delfina Barradas, natural de Alcoutim, costureira, é filha legítima de Zeferino Barradas e de Mariana Palma.',
  'Averbamento primeiro: dissolvido por divórcio decretado por sentença de seis de maio de mil novecentos e oitenta e um.',
  'Averbamento segundo: o marido faleceu no dia vinte de outubro de dois mil e quatro na freguesia da Sé.',
];

const german = [
  'Vor mir, dem Notar mit dem Amtssitz in Deggendorf, erschien heute Frau Notburga Aigner, wohnhaft in der Bahnhofstraße, ausgewiesen durch ihren Reisepass.',
  'Die Erschienene erklärte, dass sie ihren Sohn zum alleinigen Erben einsetzt und ihrer Tochter ein Vermächtnis in Höhe von zwölftausend Euro aussetzt.',
  'Diese Niederschrift wurde der Erschienenen vorgelesen, von ihr genehmigt und eigenhändig unterschrieben.',
];
const french = [
  'Le quatre mars mil neuf cent soixante-douze à onze heures est né à la maternité de Quimper un enfant du sexe masculin.',
  'Il est le fils de Yann Le Bihan, marin pêcheur, et de Maëlle Kerviel, son épouse, institutrice, domiciliés à Douarnenez.',
  'Dressé sur la déclaration du père qui, lecture faite, a signé avec nous, officier de l’état civil.',
  'Marié à Brest le neuf juin mil neuf cent quatre-vingt-dix-sept avec Soizic Guéguen.',
  'Divorcé par jugement du tribunal de grande instance de Quimper du deux mai deux mille onze.',
];
const italian = [
  'L’anno millenovecentosessantotto, addì quattordici di settembre, nella casa comunale di Pitigliano, dinanzi a me ufficiale dello stato civile sono comparsi Ermenegildo Bindi, falegname, e Fiorenza Celata, sarta, i quali mi hanno chiesto di unirli in matrimonio e a questo effetto mi hanno presentato i documenti descritti qui sotto.',
  'Letto il presente atto agli intervenuti, essi lo hanno meco sottoscritto.',
];
const polish = [
  'Działo się w Zamościu dnia siódmego listopada tysiąc dziewięćset trzydziestego czwartego roku o godzinie drugiej po południu, kiedy stawił się Wawrzyniec Kolasa, bednarz, lat trzydzieści osiem mający, w obecności świadków i okazał nam dziecię płci żeńskiej, oświadczając, że urodziło się ono dnia pierwszego bieżącego miesiąca.',
  'Akt ten został przeczytany oświadczającemu i świadkom, po czym przez nas podpisany.',
];

export const knownPapers: readonly LaidOut[] = [
  letter({ name: 'acta', lang: 'es', font: serif, title: 'ACTA DE MATRIMONIO CIVIL' }, spanish),
  columns(
    { name: 'two columns', lang: 'es', font: serif, title: 'REGISTRO DE MATRIMONIOS' },
    {
      sides: [spanish.slice(0, 3), spanish.slice(3)],
      foot: 'Es copia fiel del original que se conserva en los archivos de esta oficina.',
    },
  ),
  columns(
    { name: 'narrow gutter', lang: 'pt', font: mono, title: 'CERTIDÃO NARRATIVA' },
    { sides: [portuguese.slice(0, 3), portuguese.slice(3)], gap: 5, size: 9 },
  ),
  columns(
    { name: 'three columns', lang: 'pt', font: mono, title: 'AVERBAMENTOS' },
    { sides: [portuguese.slice(0, 2), portuguese.slice(2, 4), portuguese.slice(4)], gap: 7, size: 9 },
  ),
  margin(
    { name: 'assento', lang: 'pt', font: serif, title: 'ASSENTO DE CASAMENTO' },
    { notes: portuguese.slice(3), act: portuguese.slice(0, 3) },
  ),
  margin(
    { name: 'partida', lang: 'es', font: mono, title: 'PARTIDA DE BAUTISMO' },
    { notes: ['Folio 118', 'Partida 42', ...spanish.slice(4)], act: spanish.slice(0, 4) },
  ),
  margin(
    { name: 'testament', lang: 'de', font: serif, title: 'BEGLAUBIGTE ABSCHRIFT' },
    { notes: ['UR-Nr. 1182', 'Gebühr bezahlt', 'Eingegangen am 4. Juni'], act: german },
  ),
  margin(
    { name: 'acte', lang: 'fr', font: sans, title: 'ACTE DE NAISSANCE' },
    { notes: french.slice(3), act: french.slice(0, 3) },
  ),
  margin(
    { name: 'escritura', lang: 'pt', font: sans, title: 'ESCRITURA DE DOAÇÃO' },
    {
      notes: [...portuguese.slice(3), 'Folhas 12 verso', 'Livro 88'],
      act: portuguese.slice(0, 3),
    },
  ),
  margin(
    { name: 'atto', lang: 'it', font: sans, title: 'ATTO DI MATRIMONIO' },
    { notes: ['N. 47 parte prima', 'Bollo assolto', 'Rilasciata copia', 'Foglio dodici'], act: italian },
  ),
  margin(
    { name: 'odpis', lang: 'pl', font: serif, title: 'ODPIS ZUPEŁNY' },
    { notes: ['Numer aktu 318', 'Opłata uiszczona', 'Wpisano do księgi'], act: polish, side: 'right' },
  ),
  labels({ name: 'fiche', lang: 'fr', font: sans, title: 'FICHE FAMILIALE' }, [
    ['Époux', 'Yann Le Bihan, marin pêcheur, né à Quimper le quatre mars mil neuf cent soixante-douze'],
    [
      'Épouse',
      'Soizic Guéguen, institutrice, née à Morlaix le dix mai de la même année, fille d’un tailleur de pierre',
    ],
    [
      'Lieu et date de célébration du mariage',
      'en la mairie de Brest, le neuf juin mil neuf cent quatre-vingt-dix-sept',
    ],
    ['Régime', 'séparation de biens par contrat reçu le deux juin par maître Tanguy, notaire à Landerneau'],
    ['Observations', 'divorce prononcé par jugement du tribunal de grande instance de Quimper, transcrit en marge'],
  ]),
  labels({ name: 'urkunde', lang: 'de', font: serif, title: 'GEBURTSURKUNDE' }, [
    ['Familienname', 'Wurzelbacher'],
    ['Vornamen', 'Leopold Ignaz'],
    ['Geburtstag', 'Dritter Mai 1961'],
    ['Geburtsort', 'Deggendorf, Bahnhofstraße 8'],
    ['Religion', 'römisch-katholisch'],
    ['Mutter', 'Notburga Wurzelbacher geborene Aigner'],
    ['Vater', 'Korbinian Wurzelbacher, Müller'],
  ]),
  form(
    { name: 'casamento', lang: 'pt', font: serif, title: 'CERTIDÃO DE CASAMENTO' },
    {
      rows: [
        [[1, 'Nome completo do primeiro cônjuge', 'Raimundo Nonato Cavalcante Siqueira']],
        [
          [2, 'Data de nascimento', '14 de agosto de 1971'],
          [2, 'Nacionalidade', 'Brasileira'],
          [1, 'Estado civil', 'Solteiro'],
        ],
        [
          [3, 'Filiação', 'Expedito Siqueira e Francisca Cavalcante'],
          [2, 'Município de nascimento', 'Quixeramobim'],
        ],
        [[1, 'Nome completo do segundo cônjuge', 'Josefa Alves do Nascimento']],
        [
          [1, 'Data do registro', '20 de maio de 1996'],
          [1, 'Regime de bens', 'Comunhão parcial'],
          [2, 'Matrícula', '102358 01 55 1996 2 00031'],
        ],
      ],
      foot: 'O conteúdo da certidão é verdadeiro e dou fé.',
    },
  ),
];
