import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/mails.ts';

export const messages = {
  hello: 'Guten Tag,',
  helloName: 'Guten Tag {name},',
  buttonFails: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diesen Link in Ihren Browser:',
  disclaimer:
    'Wir sind ein privates Unternehmen. Wir sind weder mit USCIS noch mit einer anderen Behörde verbunden, werden von keiner Behörde empfohlen und leisten keine Rechtsberatung.',
  unknownKind: 'Persönliches Dokument',
  facts: {
    document: 'Dokument',
    file: 'Ihre Datei',
    code: 'Prüfcode',
    reason: 'Grund',
    newAddress: 'Neue Adresse',
  },
  shared: {
    confirmExpires: 'Der Link funktioniert einmal und läuft in {days, plural, one {# Tag} other {# Tagen}} ab.',
    resetExpires: 'Der Link funktioniert einmal und läuft in {hours, plural, one {# Stunde} other {# Stunden}} ab.',
    notRequested:
      'Wenn Sie diese Änderung weder vorgenommen noch verlangt haben, ändern Sie sofort Ihr Passwort und schreiben Sie an {email}.',
    choosePassword:
      'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort. Damit werden alle Anmeldungen in Ihrem Konto beendet:',
    lockedOut: 'Wenn Sie nicht mehr hineinkommen, schreiben Sie an {email}.',
    newPassword: 'Neues Passwort wählen',
    openDocument: 'Ihr Dokument öffnen',
    openTranslation: 'Ihre Übersetzung öffnen',
    checkCode: 'Wer die Übersetzung erhält, kann ihren Prüfcode hier prüfen:',
    ready: 'Ihre Übersetzung ist fertig: {kind}',
    corrected: 'Ihre korrigierte Übersetzung ist fertig',
  },
  confirm: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Vielen Dank, dass Sie ein Konto bei {brand} angelegt haben. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Danach können Sie sich anmelden.',
    action: 'E-Mail-Adresse bestätigen',
    ignore: 'Wenn Sie kein Konto angelegt haben, können Sie diese E-Mail ignorieren.',
  },
  reset: {
    subject: 'Setzen Sie Ihr Passwort zurück',
    text: 'Wir haben eine Anfrage erhalten, das Passwort Ihres Kontos zurückzusetzen. Mit der Schaltfläche unten wählen Sie ein neues. Danach werden Sie auf allen Geräten abgemeldet.',
    ignore: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihr Passwort ändert sich nicht.',
  },
  confirmNew: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: 'Sie möchten diese Adresse für Ihr Konto bei {brand} verwenden. Bis Sie sie bestätigen, behält Ihr Konto die bisherige Adresse.',
    action: 'Neue Adresse bestätigen',
    ignore: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Es ändert sich nichts.',
  },
  changeRequested: {
    subject: 'Jemand möchte Ihre E-Mail-Adresse ändern',
    heading: 'Ihre E-Mail-Adresse soll geändert werden',
    text: 'Jemand, der in Ihrem Konto angemeldet ist, möchte diese E-Mail-Adresse ersetzen. Die Änderung gilt, sobald die neue Adresse bestätigt ist.',
    wasYou: 'Wenn Sie das waren, brauchen Sie nichts zu tun.',
    undo: 'Das war ich nicht',
  },
  changed: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: 'Ihr Konto hat jetzt eine neue E-Mail-Adresse. Ab sofort melden Sie sich mit der neuen an, und unsere E-Mails gehen dorthin.',
    undo: 'Diese Adresse wiederherstellen',
  },
  undo: {
    useButton:
      'Wenn Sie das nicht waren, verwenden Sie die Schaltfläche innerhalb von {hours, plural, one {# Stunde} other {# Stunden}}. Wir stellen diese Adresse wieder her und beenden alle Anmeldungen in Ihrem Konto.',
    help: 'Wenn Sie Hilfe brauchen, schreiben Sie an {email}.',
    write: 'Wenn Sie die Adresse nicht geändert haben, schreiben Sie bitte sofort an {email}.',
  },
  restored: {
    subject: 'Ihre E-Mail-Adresse wurde wiederhergestellt',
    text: 'Die Änderung Ihrer E-Mail-Adresse wurde rückgängig gemacht. Sie wurden auf allen Geräten abgemeldet, und Links an die andere Adresse funktionieren nicht mehr.',
    choose:
      'Möglicherweise kennt jemand Ihr Passwort. Bitte wählen Sie jetzt ein neues und prüfen Sie danach die Anmeldung in zwei Schritten in Ihrem Profil.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'Ihr Passwort wurde in Ihrem Profil geändert. Auf Ihren anderen Geräten wurden Sie abgemeldet.',
  },
  passwordReset: {
    subject: 'Ihr Passwort wurde zurückgesetzt',
    text: 'Über einen Link, den wir an diese Adresse gesendet haben, wurde für Ihr Konto ein neues Passwort festgelegt. Sie wurden auf allen Geräten abgemeldet.',
  },
  signedOut: {
    subject: 'Sie haben sich überall abgemeldet',
    text: 'Ihr Konto wurde auf allen Geräten abgemeldet.',
  },
  ended: {
    text: 'Mit dieser Änderung funktioniert das Folgende nicht mehr.',
    key: 'API-Schlüssel',
    keyName: '{name} (…{hint})',
    testKeyName: '{name} (Test, …{hint})',
    push: 'Benachrichtigungen',
    devices: '{count, plural, one {# Gerät} other {# Geräte}}',
    links: 'Von uns gemailte Links',
    linkCount: '{count, plural, one {# Link} other {# Links}}',
    invitations: 'Von Ihnen verschickte Einladungen',
    invitationCount: '{count, plural, one {# Einladung} other {# Einladungen}}',
    again: 'Programme, die diese Schlüssel verwendet haben, brauchen neue. Erstellen Sie sie hier:',
  },
  newDevice: {
    subject: 'Neue Anmeldung in Ihrem Konto',
    text: 'Jemand hat sich auf einem Gerät, das wir noch nicht kannten, in Ihrem Konto angemeldet. Wenn Sie das waren, brauchen Sie nichts zu tun.',
    unknown: 'Unbekanntes Gerät',
    on: '{browser} auf {system}',
    device: 'Gerät',
    time: 'Zeit',
  },
  factorOn: {
    subject: 'Die Anmeldung in zwei Schritten wurde eingeschaltet',
    text: 'Ab sofort geben Sie nach Ihrem Passwort einen Code aus Ihrer Authentifizierungs-App ein. Bewahren Sie Ihre Wiederherstellungscodes sicher auf. Jeder funktioniert einmal, falls Sie die App nicht verwenden können.',
    signedOut: 'Auf Ihren anderen Geräten wurden Sie abgemeldet.',
  },
  factorOff: {
    subject: 'Die Anmeldung in zwei Schritten wurde ausgeschaltet',
    text: 'Ab sofort schützt nur Ihr Passwort Ihr Konto. Ihre Wiederherstellungscodes funktionieren nicht mehr. Sie können die Anmeldung in zwei Schritten jederzeit in Ihrem Profil wieder einschalten.',
  },
  factorReset: {
    subject: 'Unser Team hat die Anmeldung in zwei Schritten zurückgesetzt',
    text: 'Unser Team hat die Anmeldung in zwei Schritten für Ihr Konto ausgeschaltet, weil Ihre Authentifizierungs-App als verloren gemeldet wurde. Ihre Wiederherstellungscodes funktionieren nicht mehr, und Sie wurden auf allen Geräten abgemeldet.',
    again:
      'Sie können sich jetzt allein mit Ihrem Passwort anmelden. Bitte schalten Sie die Anmeldung in zwei Schritten in Ihrem Profil wieder ein.',
    action: 'Anmelden',
  },
  apiKeys: {
    created: 'Für Ihr Konto wurde ein API-Schlüssel erstellt',
    createdText:
      'Programme, die ihn haben, können jetzt im Rahmen Ihrer Freigaben für Ihr Konto handeln. Ihre Schlüssel sind unter „Entwickler“ aufgeführt.',
    write:
      'Wenn Sie ihn nicht erstellt haben, widerrufen Sie ihn dort, ändern Sie sofort Ihr Passwort und schreiben Sie an {email}.',
    unused: 'Ungenutzte API-Schlüssel laufen bald ab',
    unusedText:
      'Die folgenden Schlüssel hat seit langer Zeit niemand verwendet. Jeder läuft an seinem Datum ab, sofern ihn nicht vorher ein Programm verwendet. Wenn Sie sie nicht mehr brauchen, müssen Sie nichts tun.',
    unusedUntil: '{name} läuft ab am',
    unusedAction: 'Ihre Schlüssel öffnen',
  },
  passkeys: {
    added: 'Ihrem Konto wurde ein Passkey hinzugefügt',
    addedText:
      'Sie können sich jetzt damit anstelle Ihres Passworts anmelden. Ihre Passkeys sind in Ihrem Profil aufgeführt.',
    removed: 'Ein Passkey wurde aus Ihrem Konto entfernt',
    removedText: 'Mit ihm ist keine Anmeldung mehr möglich. Sie können sich wie bisher mit Ihrem Passwort anmelden.',
    write:
      'Wenn Sie diese Änderung nicht vorgenommen haben, ändern Sie sofort Ihr Passwort und schreiben Sie an {email}.',
  },
  receipt: {
    subject: 'Beleg {number}: {amount} bezahlt',
    heading: 'Vielen Dank für Ihre Zahlung',
    text: 'Wir haben Ihre Zahlung erhalten und mit Ihrem Auftrag begonnen. Hier ist Ihr Beleg.',
    number: 'Belegnummer',
    date: 'Datum',
    readyBy: 'Fertig bis',
    total: 'Bezahlt insgesamt',
    action: 'Auftrag verfolgen',
    note: 'Wir schreiben Ihnen, wenn Ihre Übersetzung fertig ist.',
    line: '{service}, {pages, plural, one {# Seite} other {# Seiten}} zu {rate}',
    extra: '{label}: {amount}',
    mailedCopy: 'Kopie per Post',
    services: {
      certified: 'Beglaubigte Übersetzung',
      certifiedBank: 'Beglaubigte Übersetzung, Kontoauszug',
      notarized: 'Notarielle Übersetzung',
      notarizedBank: 'Notarielle Übersetzung, Kontoauszug',
    },
    speeds: { standard: 'Standard, 24–48 Stunden', rush: 'Eilig, 4–8 Stunden' },
  },
  ready: {
    heading: 'Ihre Übersetzung ist fertig',
    text: 'Ihr Dokument wurde ins Englische übersetzt, geprüft und beglaubigt. Melden Sie sich an, um es anzusehen oder herunterzuladen.',
  },
  corrected: {
    text: 'Ein Prüfer hat die Übersetzung Ihres Dokuments geprüft, korrigiert und die korrigierte Fassung beglaubigt. Melden Sie sich an, um sie anzusehen oder herunterzuladen.',
  },
  revoked: {
    subject: 'Das Zertifikat Ihrer Übersetzung wurde widerrufen: {kind}',
    heading: 'Ihr Zertifikat wurde widerrufen',
    questions: 'Fragen? Schreiben Sie an {email}.',
    why: {
      error:
        'Wir haben das Zertifikat Ihrer Übersetzung widerrufen. Wir haben darin einen Fehler gefunden. Wer den Code prüft, sieht jetzt, dass und wann es widerrufen wurde.',
      fraud:
        'Wir haben das Zertifikat Ihrer Übersetzung widerrufen. Wir haben Grund zu der Annahme, dass das Original oder der Auftrag nicht echt war. Wer den Code prüft, sieht jetzt, dass und wann es widerrufen wurde.',
      payment:
        'Wir haben das Zertifikat Ihrer Übersetzung widerrufen. Die Zahlung dafür wurde Ihnen zurückerstattet. Wer den Code prüft, sieht jetzt, dass und wann es widerrufen wurde.',
      withdrawn:
        'Wir haben das Zertifikat Ihrer Übersetzung widerrufen. Es wurde zurückgezogen. Wer den Code prüft, sieht jetzt, dass und wann es widerrufen wurde.',
    },
    next: {
      error:
        'Bitte verwenden Sie die heruntergeladene Datei nicht. Schreiben Sie uns, dann stellen wir kostenlos eine korrigierte aus.',
      fraud:
        'Bitte verwenden Sie die heruntergeladene Datei nicht. Wenn Sie das für einen Irrtum halten, schreiben Sie uns.',
      payment:
        'Bitte verwenden Sie die heruntergeladene Datei nicht. Wenn die Erstattung nicht bei Ihnen angekommen ist oder Sie die Übersetzung noch brauchen, schreiben Sie uns.',
      withdrawn:
        'Bitte verwenden Sie die heruntergeladene Datei nicht. Wenn Sie die Übersetzung noch brauchen, schreiben Sie uns.',
    },
  },
  reissued: {
    subject: 'Ihre korrigierte Übersetzung ist fertig: {kind}',
    text: 'Wir haben Ihre Übersetzung neu ausgestellt, als Revision {revision}. Ihr Prüfcode bleibt derselbe.',
    use: 'Bitte verwenden Sie ab jetzt die neue Datei. Wer die frühere Datei prüft, sieht, dass eine neuere sie ersetzt.',
    revision: 'Revision',
    changed: 'Was sich geändert hat',
  },
  declined: {
    subject: 'Zu der von Ihnen gewünschten Korrektur: {kind}',
    heading: 'Ihre Übersetzung bleibt, wie sie ist',
    text: 'Vielen Dank für Ihren Hinweis auf einen Schreibfehler. Wir haben Ihre Übersetzung noch einmal mit dem Original verglichen und sie aus dem unten genannten Grund unverändert gelassen. Ihr Zertifikat bleibt gültig.',
    missed: 'Wenn Sie meinen, dass wir etwas übersehen haben, schreiben Sie an {email}.',
  },
  question: {
    subject: 'Wir haben eine Frage zu {file}',
    heading: 'Wir brauchen Ihre Hilfe, um Ihre Übersetzung fertigzustellen',
    text: 'Unser Übersetzer hat eine Frage zu einer Stelle in Ihrem Dokument, die nicht eindeutig ist. Öffnen Sie das Dokument, um die Stelle zu sehen und zu antworten. Wir können Ihre Übersetzung fertigstellen, sobald wir von Ihnen hören.',
    action: 'Frage beantworten',
  },
  message: {
    subject: 'Eine Nachricht zu {file}',
    heading: 'Unser Übersetzer hat Ihnen geschrieben',
    text: 'Es gibt eine neue Nachricht zu Ihrem Dokument. Öffnen Sie das Dokument, um sie zu lesen und zu antworten.',
    action: 'Nachricht lesen',
  },
  deleted: {
    subject: 'Ihr Konto wird gelöscht',
    text: 'Sie haben uns gebeten, Ihr Konto zu löschen. Ihre Dateien, Übersetzungen und persönlichen Daten werden entfernt. Aufträge, mit denen noch niemand begonnen hatte, werden zuerst erstattet. Zertifikate, die Sie schon eingereicht haben, lassen sich weiterhin über ihren Code prüfen, ohne Ihren Namen. Zahlungen bleiben, wie gesetzlich vorgeschrieben, in unserer Buchhaltung, ohne die Namen Ihrer Dateien.',
    wasntYou: 'Wenn Sie das nicht waren, schreiben Sie sofort an {email}.',
  },
  leaving: {
    subject: 'Ihre hochgeladenen Dateien werden am {date} gelöscht',
    heading: 'Ihre hochgeladenen Dateien werden bald gelöscht',
    text: 'Wir bewahren die von Ihnen hochgeladenen Dateien nach der Lieferung nur eine Zeit lang auf. Ihre Übersetzungen und deren Zertifikate bleiben, bis Sie sie löschen. Laden Sie vor diesem Tag herunter, was Sie noch brauchen.',
    documents: 'Gelieferte Dokumente',
    date: 'Löschung am',
    action: 'Ihre Dokumente öffnen',
  },
  copy: {
    subject: 'Ihre Kopie ist in der Post: {file}',
    heading: 'Ihre Kopie ist in der Post',
    text: 'Wir haben Ihre beglaubigte Übersetzung gedruckt und per Post an die Adresse Ihres Auftrags gesendet.',
    carrier: 'Zusteller',
    tracking: 'Sendungsnummer',
    action: 'Sendung verfolgen',
  },
  refund: {
    subject: 'Erstattung von {amount} zu Beleg {number}',
    heading: 'Ihre Erstattung ist unterwegs',
    text: 'Wir haben {amount} auf die Karte erstattet, mit der Sie bezahlt haben. Bei den meisten Banken erscheint der Betrag innerhalb von 5 bis 10 Werktagen.',
    total: 'Erstattet',
  },
} satisfies Translated<typeof english>;
