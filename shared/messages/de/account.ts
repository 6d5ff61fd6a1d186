import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/account.ts';

export const messages = {
  panel: {
    title: 'Beglaubigtes Englisch, Seite für Seite',
    price: 'Sie sehen den Preis pro Seite, bevor Sie bezahlen',
    signed: 'Jede Übersetzung wird von einem namentlich genannten Prüfer unterschrieben',
    verify: 'Jeder kann sie mit einem öffentlichen Code prüfen',
  },
  fields: {
    name: 'Vollständiger Name',
    email: 'E-Mail',
    emailHint: 'An diese Adresse senden wir einen Bestätigungslink.',
    phone: 'Telefon',
    phoneHint: 'Mit Landesvorwahl, zum Beispiel <number></number>.',
    password: 'Passwort',
    passwordHint: 'Mindestens 6 Zeichen.',
    confirmPassword: 'Passwort bestätigen',
    newPassword: 'Neues Passwort',
    newPasswordHint: '6 bis 128 Zeichen.',
    confirmNewPassword: 'Neues Passwort bestätigen',
    match: 'Die Passwörter stimmen überein',
    differ: 'Die Passwörter stimmen noch nicht überein',
  },
  backToLogin: 'Zurück zur Anmeldung',
  goToLogin: 'Zur Anmeldung',
  goToLoginNow: 'Jetzt zur Anmeldung',
  countdown: 'Sie werden in {seconds, plural, one {# Sekunde} other {# Sekunden}} zur Anmeldeseite weitergeleitet.',
  waiting: 'Wir warten auf Sie.',
  login: {
    title: 'Anmelden',
    heading: 'Willkommen zurück',
    description: 'Melden Sie sich an, um Ihre Übersetzungen hochzuladen, zu verfolgen und herunterzuladen.',
    newHere: 'Neu hier? <link>Konto erstellen</link>',
    forgot: 'Passwort vergessen?',
    submit: 'Anmelden',
    sendAgain: 'Link erneut senden',
    sentAgain: 'Falls diese Adresse noch bestätigt werden muss, ist ein neuer Link unterwegs.',
  },
  secondStep: {
    code: 'Code',
    hint: 'Der 6-stellige Code aus Ihrer Authentifizierungs-App oder einer Ihrer Wiederherstellungscodes.',
    otherAccount: 'Anderes Konto verwenden',
  },
  register: {
    title: 'Konto erstellen',
    heading: 'Erstellen Sie Ihr Konto',
    description: 'Bestellungen, Belege und Zertifikate an einem Ort.',
    already: 'Sie haben bereits ein Konto? <link>Anmelden</link>',
    submit: 'Konto erstellen',
    done: 'Konto erfolgreich erstellt',
    doneText:
      'Wir haben einen Bestätigungslink an <email></email> gesendet. Öffnen Sie ihn, um Ihre Adresse zu bestätigen, und melden Sie sich dann an.',
  },
  forgot: {
    title: 'Passwort zurücksetzen',
    heading: 'Passwort vergessen?',
    description:
      'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.',
    submit: 'Link zum Zurücksetzen senden',
    sent: 'Sehen Sie in Ihrem Postfach nach',
    sentText:
      'Falls es ein Konto mit der Adresse <email></email> gibt, ist ein Link zum Zurücksetzen unterwegs. Er gilt 1 Stunde und funktioniert nur einmal.',
    otherAddress: 'Andere Adresse verwenden',
    sendAnother: 'Weitere E-Mail zum Zurücksetzen senden',
    sendAnotherIn: 'Weitere E-Mail zum Zurücksetzen in {seconds, number} s senden',
    sentAnother: 'Wir haben eine weitere E-Mail gesendet. Nur der Link in der neuesten E-Mail funktioniert.',
  },
  reset: {
    title: 'Neues Passwort',
    unusable: 'Dieser Link kann nicht verwendet werden',
    newLink: 'Neuen Link anfordern',
    heading: 'Wählen Sie ein neues Passwort',
    description: 'Sie werden überall sonst abgemeldet.',
    submit: 'Passwort aktualisieren',
    done: 'Passwort aktualisiert!',
    doneText: 'Sie wurden überall abgemeldet. Melden Sie sich mit Ihrem neuen Passwort an.',
  },
  confirm: {
    title: 'E-Mail bestätigen',
    failed: 'E-Mail nicht bestätigt',
    sendNew: 'Neuen Link senden',
    already: 'E-Mail bereits bestätigt',
    alreadyText: '<email></email> war bereits bestätigt. Sie können sich jetzt anmelden.',
    done: 'E-Mail bestätigt',
    doneText: '<email></email> ist bestätigt. Sie können sich jetzt anmelden.',
  },
  undo: {
    title: 'E-Mail-Änderung rückgängig machen',
    description:
      'Wir stellen Ihre vorherige E-Mail-Adresse wieder her und melden alle von Ihrem Konto ab. Danach können Sie ein neues Passwort wählen.',
    submit: 'Meine E-Mail-Adresse wiederherstellen',
    resetPassword: 'Passwort zurücksetzen',
    done: 'E-Mail-Adresse wiederhergestellt',
    doneText:
      'Ihr Konto verwendet wieder <email></email>, und alle wurden abgemeldet. Wir haben Ihnen einen Link gesendet, mit dem Sie ein neues Passwort wählen können. Bitte verwenden Sie ihn jetzt.',
  },
} satisfies Translated<typeof english>;
