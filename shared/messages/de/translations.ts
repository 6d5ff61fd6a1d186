import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/translations.ts';

const rushOffer =
  'Eilaufträge sind in 4 bis 8 Stunden fertig und kosten pro Seite 50 % mehr. Verpassen wir die zugesagte Zeit, erstatten wir den Zuschlag.';

export const messages = {
  hero: {
    kicker: 'Jede Seite trägt einen öffentlichen Prüfcode',
    title: 'Ihre Dokumente, beglaubigt auf Englisch',
    text: 'Beglaubigte Übersetzungen persönlicher Dokumente und Einwanderungsunterlagen, anerkannt von der US-Einwanderungsbehörde.',
    primary: 'Übersetzung starten',
    secondary: 'Dokument prüfen',
    figures: [
      { number: '10.000+', label: 'übersetzte Dokumente' },
      { number: '99,9 %', label: 'Annahmequote' },
      { number: '24 h', label: 'durchschnittliche Dauer für eine Seite' },
      { number: '8', label: 'Sprachen' },
    ],
  },
  quote: {
    title: 'Jetzt Preis sehen',
    text: 'Wählen Sie eine Datei oder machen Sie ein Foto: Sie sehen Seiten, Preis und Termin, ganz ohne Konto.',
  },
  pricing: {
    title: 'Preise',
    text: 'Ein Preis pro Seite, den Sie vor dem Bezahlen sehen.',
    mostPopular: 'Am beliebtesten',
    action: 'Loslegen',
    notes: [
      'Sie bezahlen pro Seite Ihrer Datei. Eine typische Seite hat etwa 250 Wörter; eine vollere Seite kostet dasselbe.',
      'Komplexe Dokumente kosten mehr: Für Kontoauszüge gilt der oben genannte eigene Preis.',
      'Die Standardlieferzeit beträgt 24 bis 48 Stunden. Eine einzelne Seite dauert im Schnitt 24 Stunden.',
      rushOffer,
      'Eine gedruckte Kopie kann für 15 US$ pro Dokument mit Sendungsverfolgung an eine Adresse in den USA geschickt werden.',
    ],
    plans: {
      certified: [
        'Unterschriebenes Zertifikat über die Richtigkeit',
        'Öffentlicher Prüfcode',
        'Download, sobald wir Ihnen schreiben',
      ],
      notarized: ['Alles aus der beglaubigten Übersetzung', 'Die Erklärung des Übersetzers, vor einem Notar beeidet'],
    },
    conditions: {
      certified: '',
      notarized:
        'Wird angeboten, solange wir einen zugelassenen Notar haben; das Bestellformular sagt es, wenn sie nicht verfügbar ist.',
    },
    bankStatement: [
      'Tabellen und Zahlen angeordnet wie im Original',
      'Unterschriebenes Zertifikat über die Richtigkeit',
      'Öffentlicher Prüfcode',
    ],
  },
  why: {
    title: 'Warum wir',
    reasons: [
      {
        title: 'Von USCIS anerkannt',
        text: 'Jede Übersetzung trägt die Beglaubigungserklärung, auf die Einwanderungsbeamte achten.',
      },
      {
        title: 'Für jeden überprüfbar',
        text: 'Ein Code auf jeder Seite führt zum öffentlichen Eintrag des Zertifikats.',
      },
      {
        title: 'Ein namentlich genannter Übersetzer',
        text: 'Ein vereidigter Prüfer kontrolliert jedes Dokument und unterschreibt es mit seinem Namen.',
      },
      {
        title: 'Vertraulich von Grund auf',
        text: 'Ihre Dateien werden privat gespeichert, und Sie sehen, wer sie geöffnet hat.',
      },
    ],
  },
  process: {
    title: 'So funktioniert es',
    steps: [
      { title: 'Hochladen', text: 'Eine PDF-Datei oder ein scharfes Foto, bis zu 50 Seiten und unter 10 MB.' },
      { title: 'Preis erfahren', text: 'Wir zählen die Seiten, und Sie sehen sofort den genauen Preis.' },
      {
        title: 'Sicher bezahlen',
        text: 'Bezahlen Sie mit jeder gängigen Kreditkarte auf der sicheren Seite des Zahlungsanbieters.',
      },
      {
        title: 'Übersetzung erhalten',
        text: 'Wir schreiben Ihnen, wenn sie fertig ist. Laden Sie die beglaubigte PDF-Datei in Ihrem Konto herunter.',
      },
    ],
  },
  scope: {
    title: 'Was wir übersetzen',
    documentTypes: [
      'Geburts-, Heirats- und Scheidungsurkunden',
      'Reisepässe und Personalausweise',
      'Diplome und Schulzeugnisse',
      'Kontoauszüge',
      'Führungszeugnisse und Gerichtsunterlagen',
      'Medizinische Unterlagen und Impfnachweise',
      'Führerscheine',
      'Arbeits- und Steuerunterlagen',
    ],
  },
  testimonials: [
    {
      name: 'Ana P.',
      location: 'Boston, MA',
      rating: 5,
      text: 'Meine Heiratsurkunde war am nächsten Morgen fertig, und der Beamte prüfte den Code, während ich vor ihm stand.',
    },
    {
      name: 'Omar H.',
      location: 'Dearborn, MI',
      rating: 5,
      text: 'Arabische Geburtsurkunden für die ganze Familie. Ein Preis, keine Überraschungen, und jeder Name so geschrieben wie in unseren Pässen.',
    },
    {
      name: 'Lucía G.',
      location: 'Miami, FL',
      rating: 5,
      text: 'Ich schickte Fotos vom Handy und hatte zwei Tage später die beglaubigte PDF-Datei. Die Kontoauszüge waren perfekt.',
    },
  ],
  faq: {
    title: 'Häufige Fragen',
    questions: [
      {
        question: 'Erkennt USCIS Ihre Übersetzungen an?',
        answer:
          'Ja. Sie tragen die Beglaubigung der Richtigkeit, die USCIS für Übersetzungen ins Englische verlangt. Wir sind ein privates Unternehmen und nicht mit USCIS verbunden.',
      },
      {
        question: 'Was ist der Unterschied zwischen beglaubigt und notariell?',
        answer:
          'Eine beglaubigte Übersetzung trägt unsere unterschriebene Erklärung der Richtigkeit. Bei einer notariellen beeidet der Übersetzer diese Erklärung zusätzlich vor einem Notar, was manche Schulen und Gerichte verlangen. Die notarielle Form wird nur angeboten, solange wir einen zugelassenen Notar haben; das Bestellformular sagt es, wenn sie nicht verfügbar ist.',
      },
      {
        question: 'Wie lange dauert es?',
        answer: `Die Standardlieferzeit beträgt 24 bis 48 Stunden. Eine einzelne Seite dauert im Schnitt 24 Stunden. ${rushOffer}`,
      },
      {
        question: 'Wie wird eine Seite gezählt?',
        answer:
          'Jede Seite Ihrer Datei zählt als eine Seite, und ein Foto zählt als eine. Eine typische Seite hat etwa 250 Wörter; eine vollere Seite kostet dasselbe.',
      },
      {
        question: 'Wie kann jemand meine Übersetzung prüfen?',
        answer:
          'Durch Eingabe des aufgedruckten Codes auf unserer öffentlichen Prüfseite. Ein Konto ist nicht nötig, und der Eintrag zeigt keine vollständigen Namen, Kontaktdaten oder Dateien.',
      },
      {
        question: 'Sind meine Daten sicher?',
        answer:
          'Dateien liegen in einem privaten Speicher und lassen sich nur über Links öffnen, die nach Minuten ablaufen. Unbezahlte Uploads werden nach 7 Tagen gelöscht.',
      },
    ],
  },
  title: 'Beglaubigte Übersetzungen ins Englische',
  table: {
    caption: 'Preis pro Seite',
    translation: 'Übersetzung',
    receive: 'Was Sie erhalten',
    perPage: 'Pro Seite',
    price: '<amount>{price}</amount> pro Seite',
    bankStatement: 'Kontoauszug',
    notarizedBankStatement: 'Notarielle Übersetzungen von Kontoauszügen kosten {price} pro Seite.',
    order: '{action}: {plan}',
    services: { certified: 'Beglaubigte Übersetzung', notarized: 'Notarielle Übersetzung' },
  },
  contact: { title: 'Kontakt', text: 'Fragen Sie uns, was Sie möchten. Ihnen antwortet ein Mensch.' },
  testimonialsTitle: 'Was Kunden sagen',
  coverage: {
    documents: 'Dokumente',
    languages: 'Sprachen, ins Englische',
    verify:
      'Haben Sie eine unserer Übersetzungen erhalten? Ihr Code zeigt Ihnen in Sekunden, ob wir sie beglaubigt haben. <link>Dokument prüfen</link>',
  },
} satisfies Translated<typeof english>;
