import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/live.ts';

export const messages = {
  title: 'Wie lange es wirklich dauert',
  text: 'Von der Zahlung bis zur Lieferung, gemessen an den {deliveries, number} Aufträgen der letzten {days, number} Tage.',
  median: 'die Hälfte aller Aufträge dauerte höchstens so lange',
  p90: 'neun von zehn dauerten höchstens so lange',
  hours: '{hours, plural, one {# Stunde} other {# Stunden}}',
  range: '{from, number}–{to, number} h',
  above: '{from, number}+ h',
  plot: 'Anteil der Aufträge nach Dauer',
  signers: {
    title: 'Wer unterschreibt',
    text: 'Mitglieder unseres Teams, die hier genannt werden möchten. Name und Qualifikation stehen auf den Zertifikaten, die sie unterschreiben.',
    languages: 'Aus: {languages}',
  },
} satisfies Translated<typeof english>;
