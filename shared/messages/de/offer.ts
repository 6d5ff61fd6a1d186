import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/offer.ts';

export const messages = {
  services: {
    certified: {
      label: 'Beglaubigte Übersetzung',
      word: 'Beglaubigt',
      bankStatement: 'Beglaubigt, Kontoauszug',
      description: 'Unterschriebene Richtigkeitserklärung',
    },
    notarized: {
      label: 'Notarielle Übersetzung',
      word: 'Notariell',
      bankStatement: 'Notariell, Kontoauszug',
      description: 'Beglaubigt und vor einem Notar beeidet',
    },
  },
  type: 'Art der Übersetzung',
  isBankStatement: '{count, plural, one {Dies ist ein Kontoauszug} other {Dies sind Kontoauszüge}}',
  bankStatementHint: 'Kostet pro Seite {price} mehr, wegen der Tabellen und Zahlen.',
  described: '{description}. {price} pro Seite.',
  noNotary: 'Zurzeit nicht verfügbar: Wir haben keinen bestellten Notar.',
  checkingNotary: 'Es wird geprüft, ob ein Notar verfügbar ist…',
  pages: '{count, plural, one {# Seite} other {# Seiten}}',
  speeds: {
    standard: {
      label: 'Standard',
      full: 'Standard, 24–48 Stunden',
    },
    rush: {
      label: 'Eilig',
      full: 'Eilig, 4–8 Stunden',
    },
  },
  delivery: 'Lieferung',
  deliveryHint:
    'Verpassen wir die Frist eines Eilauftrags, erstatten wir den Eilzuschlag. Die Frist ruht, solange eine Frage auf Ihre Antwort wartet.',
  included: 'Inbegriffen',
  surcharge: '+{price} / Seite',
  priced: '{speed}, {surcharge}',
  uploadCancelled: 'Das Hochladen wurde abgebrochen.',
} satisfies Translated<typeof english>;
