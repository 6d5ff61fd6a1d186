import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/meta.ts';

export const messages = {
  noScript: 'Bitte aktivieren Sie JavaScript, um {brand} zu nutzen.',
  imageAlt: 'Ein Zertifikat über die Richtigkeit einer Übersetzung mit Siegel',
  descriptions: {
    home: 'Mentoring für internationale Studierende: Finden Sie die richtige Schule in den USA und ein Stipendium, das sie möglich macht.',
    translations:
      'Beglaubigte Übersetzung von Einwanderungsdokumenten ins Englische. Preis pro Seite, von einem namentlich genannten Prüfer unterschrieben und für jeden überprüfbar.',
    verify:
      'Prüfen Sie eine beglaubigte Übersetzung mit dem aufgedruckten Code. Kein Konto nötig; vollständige Namen, Kontaktdaten und Dateien werden nicht angezeigt.',
    business:
      'Für Kanzleien und Unternehmen: Organisationen, Angebote mit festem Preis, Sammelaufträge aus einer Liste und eine API.',
    login:
      'Melden Sie sich an, um Dokumente hochzuladen, Bestellungen zu verfolgen und Ihre beglaubigten Übersetzungen herunterzuladen.',
    register: 'Erstellen Sie ein Konto, um beglaubigte Übersetzungen ins Englische zu bestellen.',
    forgotPassword: 'Fordern Sie einen Link an, um ein neues Passwort zu wählen.',
  },
} satisfies Translated<typeof english>;
