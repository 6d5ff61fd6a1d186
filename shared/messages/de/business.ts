import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/business.ts';

export const messages = {
  title: 'Für Unternehmen',
  heading: 'Für Kanzleien und Unternehmen',
  text: 'Bestellen Sie für Ihre Mandanten und Kunden und gemeinsam mit Kollegen. Das gehört zu jedem Konto; es muss nichts eingerichtet werden.',
  organizations: {
    title: 'Organisationen',
    text: 'Kollegen teilen Dokumente nach Akten, und einer von Ihnen bezahlt. Ihre eigenen Dokumente bleiben Ihre.',
    open: 'Organisationen öffnen',
  },
  quotes: {
    title: 'Angebote',
    text: 'Ein Preis, der {days, number} Tage lang gilt: zum Ausdrucken für Ihre Kunden und zum Bestellen.',
    open: 'Angebote öffnen',
  },
  bulk: {
    title: 'Sammelaufträge',
    text: 'Bis zu {count, number} Aufträge aus einer Liste (CSV) mit ihren Dateien. Es wird nichts angelegt, bevor jede Zeile stimmt.',
    open: 'Sammelaufträge öffnen',
  },
  api: {
    title: 'API',
    text: 'Bestellen, bezahlen und herunterladen mit Ihrer eigenen Software. Mit Testschlüsseln probieren Sie es vorher aus.',
    open: 'Für Entwickler',
  },
  inEnglish: 'Diese Seiten sind auf Englisch.',
} satisfies Translated<typeof english>;
