import type { TruthPaper } from '../paper.ts';

/** As `varied-latin.ts`. */
export const variedCentral: readonly TruthPaper[] = [
  {
    name: 'German',
    lang: 'de',
    pairs: [
      {
        source:
          'Die Ausländerbehörde verlängert die Aufenthaltserlaubnis bis zum Studienende. Eine selbständige Tätigkeit ist nicht gestattet. Der Lebensunterhalt ist gesichert. Der Pass wurde in Ankara ausgestellt. Die Gebühr entfällt.',
        right:
          'The immigration office extends the residence permit until the end of studies. Self-employment is not permitted. Means of subsistence are secured. The passport was issued in Ankara. The fee is waived.',
        errors: [
          ['authority', 'immigration office', 'tax office'],
          ['lost negation', 'is not permitted', 'is permitted'],
          ['place changed', 'Ankara', 'Istanbul'],
        ],
      },
      {
        source:
          'Die Patientin wurde wegen einer Lungenentzündung stationär behandelt. Sie ist Nichtraucherin. Das Fieber ging am dritten Tag zurück. Wir empfehlen Krankengymnastik. Die Entlassung erfolgte in gutem Zustand.',
        right:
          'The patient was treated as an inpatient for pneumonia. She is a non-smoker. The fever subsided on the third day. We recommend physiotherapy. She was discharged in good condition.',
        errors: [
          ['disease', 'pneumonia', 'bronchitis'],
          ['lost negation', 'a non-smoker', 'a smoker'],
          ['ordinal', 'third day', 'fourth day'],
        ],
      },
      {
        source:
          'Herr Anselm Rottmann war als Dachdecker in unserem Betrieb tätig. Er arbeitete zuverlässig und war bei den Kunden beliebt. Das Arbeitsverhältnis endet auf eigenen Wunsch. Wir bedauern sein Ausscheiden. Für die Zukunft wünschen wir ihm alles Gute.',
        right:
          'Mr. Anselm Rottmann worked as a roofer at our company. He worked reliably and was popular with customers. The employment ends at his own request. We regret his departure. We wish him all the best for the future.',
        errors: [
          ['occupation', 'roofer', 'bricklayer'],
          ['name letter', 'Rottmann', 'Rottman'],
          ['gender', 'Mr. Anselm', 'Mrs. Anselm'],
        ],
      },
      {
        source:
          'Der Erblasser hat seine Ehefrau zur Alleinerbin eingesetzt. Die Kinder erhalten den Pflichtteil. Das Testament wurde eigenhändig geschrieben. Der Bruder schlug die Erbschaft aus. Das Nachlassgericht Meppen erteilt den Erbschein.',
        right:
          'The testator appointed his wife as sole heir. The children receive the statutory share. The will was written by hand. The brother disclaimed the inheritance. The probate court of Meppen issues the certificate of inheritance.',
        errors: [
          ['kin word', 'his wife', 'his sister'],
          ['opposite', 'disclaimed', 'accepted'],
          ['kin word', 'The brother', 'The nephew'],
          ['place changed', 'Meppen', 'Lingen'],
        ],
      },
      {
        source:
          'Der Fahrer überschritt die zulässige Geschwindigkeit innerorts um 24 km/h. Ein Fahrverbot wird nicht verhängt. Die Geldbuße ist innerhalb von zwei Wochen zu zahlen. Einspruch kann schriftlich eingelegt werden.',
        right:
          'The driver exceeded the permitted speed within a built-up area by 24 km/h. No driving ban is imposed. The fine is to be paid within two weeks. An objection may be lodged in writing.',
        errors: [
          ['digits swapped', '24 km/h', '42 km/h'],
          ['lost negation', 'No driving ban', 'A driving ban'],
          ['unit', 'two weeks', 'two months'],
        ],
      },
      {
        source:
          'Das Kind wurde evangelisch getauft. Taufpatin ist die Tante mütterlicherseits. Der Taufspruch steht im Psalm 23. Die Eltern sind kirchlich getraut. Eintrag im Kirchenbuch der Gemeinde Wismar.',
        right:
          'The child was baptized as a Protestant. The godmother is the maternal aunt. The baptismal verse is from Psalm 23. The parents were married in church. Entry in the parish register of Wismar.',
        errors: [
          ['religion', 'as a Protestant', 'as a Catholic'],
          ['maternal or paternal', 'maternal aunt', 'paternal aunt'],
          ['place changed', 'Wismar', 'Rostock'],
        ],
      },
    ],
  },
  {
    name: 'Italian',
    lang: 'it',
    pairs: [
      {
        source:
          'Il datore di lavoro attesta che il dipendente è assunto a tempo indeterminato come magazziniere. Percepisce uno stipendio lordo mensile. Non sono in corso procedimenti disciplinari. La sede è a Pordenone.',
        right:
          'The employer certifies that the employee is hired on a permanent basis as a warehouse worker. He receives a gross monthly salary. No disciplinary proceedings are under way. The head office is in Pordenone.',
        errors: [
          ['opposite', 'gross monthly', 'net monthly'],
          ['opposite', 'permanent basis', 'temporary basis'],
          ['lost negation', 'No disciplinary proceedings', 'Disciplinary proceedings'],
          ['place changed', 'Pordenone', 'Udine'],
        ],
      },
      {
        source:
          'La paziente è stata sottoposta a intervento al ginocchio destro. L’anestesia è stata ben tollerata. Si consiglia l’uso del tutore per un mese. Non può guidare. Il controllo è fissato per lunedì.',
        right:
          'The patient underwent surgery on the right knee. The anesthesia was well tolerated. Use of the brace is advised for one month. She may not drive. The check-up is scheduled for Monday.',
        errors: [
          ['opposite', 'right knee', 'left knee'],
          ['lost negation', 'She may not drive', 'She may drive'],
          ['weekday', 'Monday', 'Tuesday'],
        ],
      },
      {
        source:
          'I coniugi dichiarano di volersi separare consensualmente. La casa resta alla moglie. I figli sono affidati a entrambi. Il marito verserà l’assegno entro il giorno cinque. Le spese mediche sono divise a metà.',
        right:
          'The spouses declare that they wish to separate by mutual consent. The house remains with the wife. The children are entrusted to both. The husband will pay the allowance by the fifth day. Medical expenses are shared equally.',
        errors: [
          ['gender', 'with the wife', 'with the husband'],
          ['wrong party', 'The husband will pay', 'The wife will pay'],
          ['number word', 'fifth day', 'sixth day'],
        ],
      },
      {
        source:
          'Il veicolo è di proprietà della società. La revisione è stata superata. Cilindrata 1.248 cc, alimentazione gasolio. Non risultano fermi amministrativi. Il bollo scade ad aprile.',
        right:
          'The vehicle is owned by the company. It passed inspection. Engine displacement 1,248 cc, diesel fuel. There are no administrative holds. The road tax expires in April.',
        errors: [
          ['month name', 'April', 'August'],
          ['lost negation', 'There are no administrative', 'There are administrative'],
          ['digits swapped', '1,248', '1,284'],
          ['fuel', 'diesel', 'gasoline'],
        ],
      },
      {
        source:
          'Il comune certifica che il nonno materno emigrò in Argentina nel 1911. Egli non ha mai rinunciato alla cittadinanza italiana. L’atto di nascita è conservato presso l’archivio di Cosenza.',
        right:
          'The municipality certifies that the maternal grandfather emigrated to Argentina in 1911. He never renounced Italian citizenship. The birth record is kept in the archive of Cosenza.',
        errors: [
          ['maternal or paternal', 'maternal grandfather', 'paternal grandfather'],
          ['lost negation', 'He never renounced', 'He renounced'],
          ['nation', 'Argentina', 'Brazil'],
          ['place changed', 'Cosenza', 'Crotone'],
        ],
      },
    ],
  },
  {
    name: 'Polish',
    lang: 'pl',
    pairs: [
      {
        source:
          'Pracownik był zatrudniony na stanowisku spawacza. Umowa została rozwiązana za porozumieniem stron. Nie wykorzystał urlopu. Przyznano mu odprawę. Świadectwo wydano w Radomiu.',
        right:
          'The employee was employed as a welder. The contract was terminated by mutual agreement. He did not use his leave. He was granted severance pay. The certificate was issued in Radom.',
        errors: [
          ['occupation', 'welder', 'carpenter'],
          ['lost negation', 'He did not use', 'He used'],
          ['place changed', 'Radom', 'Kielce'],
        ],
      },
      {
        source:
          'Sąd rozwiązał małżeństwo przez rozwód bez orzekania o winie. Władzę rodzicielską powierzono matce. Ojciec będzie łożył na utrzymanie córki. Wyrok jest prawomocny. Koszty zniesiono.',
        right:
          'The court dissolved the marriage by divorce without a finding of fault. Parental authority was entrusted to the mother. The father will contribute to the maintenance of the daughter. The judgment is final. Each party bears its own costs.',
        errors: [
          ['lost negation', 'without a finding', 'with a finding'],
          ['wrong parent', 'to the mother', 'to the father'],
          ['kin word', 'of the daughter', 'of the son'],
        ],
      },
      {
        source:
          'Pacjentka przebyła w dzieciństwie odrę. Ciśnienie krwi w normie. Szczepienie przeciw żółtaczce wykonano wiosną. Zaleca się dietę bezglutenową. Kontrola u okulisty za pół roku.',
        right:
          'The patient had measles in childhood. Blood pressure is normal. The vaccination against hepatitis was given in spring. A gluten-free diet is recommended. Check-up with the ophthalmologist in six months.',
        errors: [
          ['disease', 'measles', 'mumps'],
          ['occupation', 'ophthalmologist', 'dentist'],
          ['season', 'in spring', 'in autumn'],
        ],
      },
      {
        source:
          'Nieruchomość rolna o powierzchni 3,20 ha położona jest w gminie Łosice. Właścicielką jest wdowa po sołtysie. Hipoteka została wykreślona. Nabywca wstępuje w posiadanie niezwłocznie.',
        right:
          'The agricultural property with an area of 3.20 ha is located in the municipality of Łosice. The owner is the widow of the village head. The mortgage was deleted. The purchaser takes possession immediately.',
        errors: [
          ['decimal moved', '3.20 ha', '32.0 ha'],
          ['civil status', 'the widow', 'the wife'],
          ['place changed', 'Łosice', 'Siedlce'],
          ['wrong party', 'The purchaser takes', 'The seller takes'],
        ],
      },
      {
        source:
          'Uczeń otrzymał ocenę dostateczną z chemii i bardzo dobrą z geografii. Zachowanie poprawne. Został przyjęty do technikum. Wychowawczyni podziękowała rodzicom.',
        right:
          'The student received a satisfactory grade in chemistry and a very good one in geography. Conduct: acceptable. He was admitted to a technical secondary school. The homeroom teacher thanked the parents.',
        errors: [
          [
            'rows exchanged',
            'satisfactory grade in chemistry and a very good',
            'very good grade in chemistry and a satisfactory',
          ],
          ['field', 'geography', 'biology'],
          ['added negation', 'He was admitted', 'He was not admitted'],
        ],
      },
    ],
  },
];
