import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/sample.ts';

export const messages = {
  title: 'Sehen Sie eine Musterlieferung an',
  text: 'Eine erfundene Geburtsurkunde, erstellt mit demselben System wie jeder Auftrag: eine PDF-Datei, drei Teile.',
  original: {
    title: 'Das Original',
    text: 'Eine gestempelte Kopie des übersetzten Dokuments, am Ende der PDF-Datei.',
    alt: 'Musterseite: Kopie einer brasilianischen Geburtsurkunde mit Stempel',
  },
  translation: {
    title: 'Die Übersetzung',
    text: 'Gestaltet wie das Original, Siegel und Unterschriften sind beschrieben.',
    alt: 'Musterseite: die Geburtsurkunde auf Englisch',
  },
  certificate: {
    title: 'Das Zertifikat',
    text: 'Unterschrieben von einem namentlich genannten Übersetzer, mit dem Code, den jeder prüfen kann.',
    alt: 'Musterseite: Zertifikat über die Richtigkeit der Übersetzung, als Specimen gekennzeichnet',
  },
  open: '{title}: in Lesegröße öffnen',
  whole: 'Das ganze Muster öffnen (PDF, 3 Seiten)',
} satisfies Translated<typeof english>;
