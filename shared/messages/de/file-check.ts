import { limits } from '../../limits.ts';
import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/file-check.ts';

const megabytes = limits.checkedFileBytes / 1_000_000;

export const messages = {
  refusals: {
    many: { title: 'Bitte jeweils nur eine Datei', text: 'Jede Datei wird für sich geprüft.' },
    empty: {
      title: 'Diese Datei ist leer',
      text: 'Sie hat keinen Inhalt. Laden oder speichern Sie sie noch einmal.',
    },
    large: {
      title: 'Diese Datei ist zu groß, um hier geprüft zu werden',
      text: `Wir prüfen Dateien bis ${megabytes} MB. Die Dateien, die wir liefern, sind viel kleiner.`,
    },
    'not-pdf': {
      title: 'Das ist keine PDF-Datei',
      text: 'Wir liefern PDF-Dateien. Geben Sie für ein Foto oder einen Ausdruck den Code ein oder scannen Sie den QR-Code mit Ihrem Telefon.',
    },
    unreadable: {
      title: 'Die Datei konnte nicht gelesen werden',
      text: 'Vielleicht wurde sie verschoben oder gelöscht. Bitte wählen Sie sie erneut aus.',
    },
  },
  badges: {
    genuine: 'Echt',
    altered: 'Verändert',
    superseded: 'Ersetzt',
    revoked: 'Widerrufen',
    unknown: 'Unbekannt',
    test: 'Test',
  },
  titles: {
    test: 'Ein Testdokument, kein Zertifikat',
    genuine: 'Echt, Byte für Byte',
    altered: 'Nicht die Datei, die wir ausgestellt haben',
    revoked: 'Widerrufen',
    unknown: 'Keine Datei von uns',
    superseded: 'Durch eine spätere Revision ersetzt',
    supersededBy: 'Ersetzt durch Revision {revision, number}',
  },
  again: 'Weiteres Dokument prüfen',
  namedCertificate: 'Das Zertifikat, das sie nennt',
  itsCertificate: 'Ihr Zertifikat',
  ofKind: '{heading}: <kind></kind>',
  file: 'Diese Datei',
  help: 'Fragen? Schreiben Sie an <email></email>.',
  yes: 'Ja',
  no: 'Nein',
  cannotSay: 'Nicht feststellbar',
  untouched: {
    question: 'Unverändert?',
    asIssued: 'Jedes Byte ist so, wie wir es ausgestellt haben.',
    locked: 'Sie ist mit einem Passwort geschützt. Wir schützen unsere Dateien nie mit einem Passwort.',
    unrecorded: 'Unsere Signatur darauf ist unversehrt, aber die Datei steht nicht in unserem Verzeichnis.',
    nothing: 'Es gibt nichts von uns, womit sie sich vergleichen ließe.',
    extended: 'Nach unserer Signatur wurde etwas hinzugefügt.',
    broken: 'Unsere Signatur gilt nicht für diesen Inhalt.',
    signedBy: 'Sie wurde von „{signer}“ signiert, nicht von uns.',
    foreign: 'Sie wurde von jemand anderem signiert.',
    intact: 'Was wir signiert haben, ist unverändert, aber die Datei ist nicht so, wie wir sie geliefert haben.',
    unsigned:
      'Sie trägt unseren Code, aber ihre Bytes sind nicht die, die wir ausgestellt haben, und sie hat keine Signatur von uns.',
  },
  valid: {
    test: 'Es ist ein Testdokument. Es war nie ein Zertifikat.',
    question: 'Noch gültig?',
    unnamed: 'Die Datei nennt kein Zertifikat von uns.',
    notThisFile: 'Nicht diese Datei',
    delivered: 'Zertifikat {code} ist für die von uns gelieferte Datei gültig.',
    today: 'Zertifikat {code} ist heute gültig.',
    superseded: 'Revision {revision, number} hat es am {date} ersetzt. Verlangen Sie diese.',
    revoked: 'Zertifikat {code} wurde am {date} widerrufen.',
    revokedFor: {
      error: 'Zertifikat {code} wurde am {date} widerrufen. Es enthält einen Fehler.',
      fraud: 'Zertifikat {code} wurde am {date} widerrufen. Man darf sich nicht darauf verlassen.',
      payment: 'Zertifikat {code} wurde am {date} widerrufen. Die Zahlung wurde zurückerstattet.',
      withdrawn: 'Zertifikat {code} wurde am {date} widerrufen. Es wurde zurückgezogen.',
    },
  },
  issued: {
    test: 'Ein Entwickler hat sie mit einem Testschlüssel erstellt. Sie beglaubigt nichts.',
    question: 'Von uns ausgestellt?',
    notRecorded: 'Nicht verzeichnet',
    writeToUs: 'Sie trägt unsere Signatur. Bitte schreiben Sie uns dazu.',
    noRecord: 'Diese Datei ist bei uns nicht verzeichnet.',
    notLikeThis: 'Nicht so',
    askHolder: 'Verlangen Sie vom Inhaber die Datei, die wir geliefert haben.',
    recorded: 'Ihr Fingerabdruck steht in unserem Verzeichnis.',
  },
  signature: 'Signatur',
  signatures: {
    intact: 'Unsere, über die ganze Datei',
    extended: 'Unsere, nur über den ersten Teil',
    broken: 'Unsere, aber für anderen Inhalt',
    foreign: 'Nicht unsere',
    none: 'Keine',
    retired: 'Mit einem Schlüssel, auf den wir uns nicht mehr verlassen',
  },
  signedBy: 'Signiert von',
  signedAt: 'Signiert am',
  timestamp: 'Zeitstempel',
  timestampBy: '<time></time>, <authority></authority>',
} satisfies Translated<typeof english>;
