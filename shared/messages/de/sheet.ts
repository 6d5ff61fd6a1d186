import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/sheet.ts';

export const messages = {
  title: 'Was in diesem Dokument steht',
  text: 'Ihre beglaubigte Übersetzung, Zeile für Zeile, gut lesbar.',
  back: 'Zurück zum Dokument',
  print: 'Drucken',
  none: 'Zu diesem Dokument gibt es kein Leseblatt',
  noneText: 'Wir zeigen es für Übersetzungen, die unsere Übersetzer Zeile für Zeile geschrieben haben.',
  noCertificate: 'Dieses Blatt ist keine Bescheinigung',
  noCertificateText: 'Reichen Sie es nirgends ein. Es gilt nur die beglaubigte Übersetzung mit ihrem Prüfcode.',
  code: 'Es gehört zur Bescheinigung mit dem Code',
  sources:
    'Die Worte in Ihrer Sprache stammen aus dem Dokument selbst oder aus unseren Wortlisten; Daten stehen in Ihrer Schreibweise. Was in beiden fehlt, etwa Namen und Nummern, steht so da wie bescheinigt.',
  sourcesEnglish: 'Neben jeder bescheinigten Zeile steht der Wortlaut des Dokuments.',
  english: 'In der Bescheinigung, auf Englisch',
  page: 'Seite {page, number}',
  note: 'Anmerkung des Übersetzers',
  marks: {
    seal: 'Siegel',
    stamp: 'Stempel',
    signature: 'Unterschrift',
    emblem: 'Wappen',
    photo: 'Foto',
    fingerprint: 'Fingerabdruck',
    barcode: 'Strichcode',
    handwriting: 'Handschrift',
    erasure: 'Streichung',
    illegible: 'Unleserlich',
    blank: 'Leer gelassen',
  },
} satisfies Translated<typeof english>;
