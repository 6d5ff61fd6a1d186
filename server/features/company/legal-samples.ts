import type { LegalPage } from '#shared/legal.ts';
import type { Locale } from '#shared/locales.ts';
import ar from '#shared/messages/ar/legal.json' with { type: 'json' };
import de from '#shared/messages/de/legal.json' with { type: 'json' };
import en from '#shared/messages/en/legal.json' with { type: 'json' };
import es from '#shared/messages/es/legal.json' with { type: 'json' };
import he from '#shared/messages/he/legal.json' with { type: 'json' };
import ja from '#shared/messages/ja/legal.json' with { type: 'json' };
import ko from '#shared/messages/ko/legal.json' with { type: 'json' };
import pt from '#shared/messages/pt/legal.json' with { type: 'json' };

/** Legal texts that the release brings: samples, until the house has its own reviewed. A paragraph is a line of `text`. */

type Sample = Readonly<Record<LegalPage, { title: string; text: readonly string[] }>>;

const samples: Readonly<Record<Locale, Sample>> = { en, pt, es, de, ar, he, ja, ko };

export const sampleLegalTexts = Object.fromEntries(
  Object.entries(samples).map(([locale, pages]) => [
    locale,
    Object.fromEntries(
      Object.entries(pages).map(([page, { title, text }]) => [page, { title, markdown: joined(text) }]),
    ),
  ]),
) as Readonly<Record<Locale, Readonly<Record<LegalPage, { title: string; markdown: string }>>>>;

/** Points of a list stand on lines of their own, everything else in paragraphs. */
function joined(lines: readonly string[]): string {
  return lines
    .map((line, index) => {
      const isBetweenPoints = line.startsWith('- ') && lines[index - 1]?.startsWith('- ');
      return index === 0 || isBetweenPoints ? line : `\n${line}`;
    })
    .join('\n');
}
