import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/verify.ts';

export const messages = {
  title: 'Dokument prüfen',
  heading: 'Dokumentenprüfung',
  description:
    'Jede Übersetzung, die wir beglaubigen, trägt einen Code. Geben Sie ihn ein, um zu prüfen, ob das Dokument von uns stammt.',
  code: 'Prüfcode',
  codeHint: 'Steht unter dem QR-Code, zum Beispiel <code></code>',
  submit: 'Prüfen',
  verifying: 'Wird geprüft…',
  working: 'Wir prüfen, ob Sie ein Mensch sind… Das dauert nur einen Augenblick.',
  file: {
    heading: 'Oder prüfen Sie die Datei selbst',
    hint: 'Legen Sie die PDF-Datei hier ab. Sie wird auf diesem Gerät gelesen und nie hochgeladen.',
    choose: 'PDF auswählen',
    label: 'Zu prüfende PDF-Datei',
    reading: 'Datei wird gelesen… {share, number, percent}',
    tryAgain: 'Erneut versuchen',
  },
  info: [
    {
      title: 'So funktioniert die Prüfung',
      text: 'Ein Prüfer beglaubigt jede Übersetzung unter eigenem Namen. Von da an kann jeder ihren Code hier jederzeit prüfen, und der QR-Code auf dem Zertifikat öffnet diese Seite mit dem ausgefüllten Code.',
    },
    {
      title: 'Was sie beweist',
      text: 'Dass wir eine Übersetzung mit diesem Code am angezeigten Datum, mit dieser Seitenzahl und in diesen Sprachen beglaubigt haben. Vergleichen Sie die Angaben mit Ihrem Dokument.',
    },
    {
      title: 'Was sie nicht beweist',
      text: 'Dass das Originaldokument echt ist oder dass die Person, die es vorlegt, sein Inhaber ist.',
    },
    {
      title: 'Was sie zeigt',
      text: 'Die Art des Dokuments, seine Sprachen, Seitenzahl und Daten und höchstens die Initialen des Inhabers. Vollständige Namen, Kontaktdaten oder die Datei selbst zeigt sie nie.',
    },
  ],
  institutions: 'Institutionen mit Fragen zu einem Zertifikat können an <email></email> schreiben.',
  another: 'Weiteres Dokument suchen',
  record: {
    title: 'Prüfprotokoll',
    checked: 'Geprüft am {time}',
    print: 'Dieses Protokoll drucken',
    again: 'Erneut prüfen unter <address></address>',
    proof:
      'Eine Übereinstimmung beweist, dass wir diese Übersetzung beglaubigt haben, nicht, dass das Original echt ist oder wer es vorlegt.',
    status: 'Status',
    holder: 'Inhaber',
    register: 'Registernummer',
    languages: 'Sprachen',
    languagePair: '{source} → {target}',
    date: 'Datum der Übersetzung',
    pages: 'Seiten',
    deliveredPages: 'Seiten der gelieferten Datei',
    revision: 'Revision',
    revisionOn: '{revision, number}, <date></date>',
    type: 'Art der Übersetzung',
    notarized: 'Notariell',
    notarizedOn: 'Am <date></date> in <place></place>',
    recipient: 'Ausgestellt für',
    signature: 'Signatur',
    signatures: {
      none: 'Keine',
      'B-B': 'Elektronisch signiert',
      'B-T': 'Elektronisch signiert, mit unabhängigem Zeitstempel',
    },
    types: { certified: 'Beglaubigte Übersetzung', notarized: 'Notarielle Übersetzung' },
    recipients: {
      uscis: 'USCIS (US-Einwanderungsbehörde)',
      eoir: 'Ein US-Einwanderungsgericht',
      ukvi: 'Eine Behörde im Vereinigten Königreich',
      ircc: 'IRCC (Kanada)',
      ata: 'Ein Empfänger in den USA, der das ATA-Formular verlangt',
      naati: 'Eine australische Behörde',
      general: 'Eine Universität oder eine andere Organisation',
    },
  },
  verified: {
    badge: 'Beglaubigt',
    seal: 'Siegel: beglaubigt',
    revision: 'Dies ist Revision {revision, number}. Ein Papier mit einer früheren Revision ist ersetzt.',
  },
  superseded: {
    badge: 'Ersetzt',
    heading: 'Ersetzt durch Revision {revision, number}',
    text: 'Wir haben es am <date></date> ersetzt. Verlangen Sie die aktuelle Revision.',
  },
  notFound: {
    heading: 'Dokument nicht gefunden',
    text: 'Wir haben keine beglaubigte Übersetzung mit diesem Code. Mögliche Gründe:',
    reasons: [
      'Der Code wurde falsch eingegeben.',
      'Die Übersetzung ist noch nicht beglaubigt.',
      'Das Zertifikat wurde widerrufen.',
      'Das Dokument wurde nicht von uns ausgestellt.',
    ],
    help: 'Nicht sicher? Schreiben Sie an <email></email>, wir klären es gemeinsam.',
  },
  test: {
    badge: 'Test',
    heading: 'Dies ist ein Testdokument',
    text: 'Ein Entwickler hat es mit einem Testschlüssel erstellt, um unseren Dienst auszuprobieren. Niemand hat es übersetzt oder beglaubigt, und es beweist nichts. Beglaubigte Übersetzungen haben Codes, die mit TFE oder AUTH beginnen.',
  },
  specimen: {
    badge: 'Muster',
    heading: 'Dies ist unser Muster',
    text: 'Der Code gehört zum Muster auf unserer Website. Dokument und Personen sind erfunden, und es beglaubigt nichts. Ein echtes Zertifikat hat einen eigenen Code und zeigt hier seine Angaben.',
  },
  revoked: {
    badge: 'Widerrufen',
    heading: 'Widerrufen am <date></date>',
    text: 'Wir haben ein Zertifikat mit diesem Code ausgestellt und später zurückgezogen. Es ist nicht mehr gültig.',
    reason: 'Grund',
    reasons: {
      error: 'Es enthält einen Fehler',
      fraud: 'Man darf sich nicht darauf verlassen',
      payment: 'Die Zahlung wurde zurückerstattet',
      withdrawn: 'Es wurde zurückgezogen',
    },
    help: 'Fragen? Schreiben Sie an <email></email>.',
  },
} satisfies Translated<typeof english>;
