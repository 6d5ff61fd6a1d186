import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/quote.ts';

export const messages = {
  addFile: 'Weiteres Dokument hinzufügen',
  chooseFile: 'Datei auswählen',
  takePhoto: 'Foto aufnehmen',
  formats: 'PDF, JPG oder PNG, unter 10 MB. Es wird nichts hochgeladen, bevor Sie fortfahren.',
  reading: 'Datei wird gelesen…',
  tryAgain: 'Erneut versuchen',
  files: 'Ihre Dateien',
  remove: 'Entfernen',
  removeFile: '{name} entfernen',
  retryFile: '{name} erneut versuchen',
  total: 'Gesamt',
  line: '{service}, {pages} × {price}',
  staffOnly: 'Melden Sie sich als Kunde an, um dies zu bestellen.',
  noStorage:
    'Dieser Browser speichert keine Dateien. Fahren Sie fort und wählen Sie die Datei nach der Anmeldung erneut aus.',
  goOnWithout: 'Ohne die Datei fortfahren',
  goOn: 'Weiter zur Bestellung · {price}',
  nextSignedIn: 'Sie wählen die Sprache und prüfen alles, bevor Sie bezahlen.',
  nextGuest:
    'Als Nächstes erstellen Sie ein Konto. Ihre Datei wartet bis zu 24 Stunden in diesem Browser und wird hochgeladen, wenn Sie bestellen.',
  kept: 'In diesem Browser gespeichert, noch nicht hochgeladen.',
  documents: '{count, plural, one {# Dokument} other {# Dokumente}}',
  preview: {
    title: 'So wird Ihr Dokument aussehen',
    certificate: 'Zertifikat',
    translation: 'Übersetzung',
    original: 'Kopie Ihres Originals',
    text: 'Eine PDF-Datei mit einem Code, den jeder prüfen kann. Die ersten beiden Seiten stammen aus unserem Muster.',
    open: 'Musterlieferung öffnen (PDF)',
  },
} satisfies Translated<typeof english>;
