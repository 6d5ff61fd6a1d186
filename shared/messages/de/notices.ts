import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/notices.ts';

export const messages = {
  document_approved: {
    title: 'Dokument freigegeben',
    message: 'Ihre Übersetzung von {paper} wurde beglaubigt.',
  },
  document_rejected: {
    title: 'Übersetzung korrigiert',
    message: 'Ein Prüfer hat die Übersetzung von {paper} korrigiert und beglaubigt.',
  },
  translation_ready: {
    title: 'Ihre Übersetzung ist fertig!',
    message: '{paper} kann heruntergeladen werden.',
  },
  payment_confirmed: {
    title: 'Zahlung bestätigt',
    message: 'Wir haben {total} für {documents, plural, one {# Dokument} other {# Dokumente}} erhalten.',
  },
  payment_refunded: {
    title: 'Erstattung gesendet',
    message: 'Wir haben {amount} auf Ihre Karte zurückgezahlt.',
  },
  order_on_account: {
    title: 'Auf Rechnung bestellt',
    message:
      '{documents, plural, one {# Dokument} other {# Dokumente}} für {total}. Sie bezahlen mit der Rechnung dieses Monats.',
  },
  payment_credited: {
    title: 'Gutgeschrieben',
    message: 'Sie schulden {amount} weniger.',
  },
  statement_issued: {
    title: 'Ihre Monatsrechnung',
    message: 'Rechnung {number}: {total} für Ihre Bestellungen auf Rechnung, fällig am {date}.',
  },
  statement_overdue: {
    title: 'Eine Rechnung ist überfällig',
    message:
      'Von der Rechnung {number} sind noch {total} offen. Bis dahin sind keine neuen Bestellungen auf Rechnung möglich; laufende Aufträge gehen weiter.',
  },
  payment_returned: {
    title: 'Zahlung automatisch erstattet',
    message:
      '{total} gingen für eine Bestellung ein, die geändert, verworfen oder bereits bezahlt wurde (Beleg {receipt}). Der Betrag wird automatisch erstattet.',
  },
  certificate_reissued: {
    title: 'Ihre korrigierte Übersetzung ist fertig',
    message: '{paper} wurde als Revision {revision} neu ausgestellt. Bitte verwenden Sie ab jetzt die neue Datei.',
  },
  revision_declined: {
    title: 'Keine Korrektur vorgenommen',
    message:
      'Wir haben die von Ihnen gemeldete Schreibweise in {paper} geprüft und unverändert gelassen. Den Grund finden Sie in den Details.',
  },
  question_asked: {
    title: 'Wir haben eine Frage an Sie',
    message:
      'Um {paper} abzuschließen, brauchen wir Ihre Antwort auf {questions, plural, one {# Frage} other {# Fragen}}.',
  },
  copy_mailed: {
    title: 'Ihre Kopie ist in der Post',
    message: 'Die gedruckte Kopie von {paper} wurde mit {carrier} versandt, Sendungsnummer {tracking}.',
  },
  sources_leaving: {
    title: 'Hochgeladene Dateien werden bald gelöscht',
    message:
      '{documents, plural, one {Die Datei, die Sie für # geliefertes Dokument hochgeladen haben, wird am {date} gelöscht.} other {Die Dateien, die Sie für # gelieferte Dokumente hochgeladen haben, werden am {date} gelöscht.}} Ihre Übersetzungen bleiben. Laden Sie herunter, was Sie noch brauchen.',
  },
  message_received: {
    title: 'Nachricht von unserem Übersetzer',
    message: 'Unser Übersetzer hat Ihnen zu {paper} geschrieben.',
  },
  certificate_revoked: {
    title: 'Zertifikat widerrufen',
    message:
      '{class, select, error {Das Zertifikat von {paper} ist nicht mehr gültig. Wir haben einen Fehler darin gefunden. Bitte verwenden Sie die Datei nicht mehr.} fraud {Das Zertifikat von {paper} ist nicht mehr gültig. Wir haben Grund zu der Annahme, dass das Original oder die Bestellung nicht echt war. Bitte verwenden Sie die Datei nicht mehr.} payment {Das Zertifikat von {paper} ist nicht mehr gültig. Die Zahlung wurde Ihnen zurückgezahlt. Bitte verwenden Sie die Datei nicht mehr.} other {Das Zertifikat von {paper} ist nicht mehr gültig. Es wurde zurückgezogen. Bitte verwenden Sie die Datei nicht mehr.}}',
  },
  push: {
    title: 'Ihre Übersetzung ist fertig',
    message: 'Öffnen Sie sie zum Lesen und Herunterladen.',
  },
} satisfies Translated<typeof english>;
