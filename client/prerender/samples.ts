import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Locale } from '#shared/locales.ts';
import type { ShownClaims } from '#shared/site-view.ts';

/** The demo's claims, from the texts: samples without a source. */

const figure = z.object({ number: z.string(), label: z.string() });
const letter = z.object({ name: z.string(), location: z.string(), rating: z.number(), text: z.string() });
const home = z.object({
  hero: z.object({ figures: z.array(figure) }),
  about: z.object({ figures: z.array(figure) }),
  stories: z.object({
    figures: z.array(figure),
    testimonials: z.array(
      letter.extend({
        age: z.number(),
        profile: z.string(),
        program: z.string(),
        scholarship: z.string(),
        duration: z.string(),
      }),
    ),
  }),
  profiles: z.object({ cards: z.array(z.object({ students: z.string(), successRate: z.string() })) }),
  facts: z.object({ studentsSince: z.string(), successRate: z.string() }),
});
const translations = z.object({ hero: z.object({ figures: z.array(figure) }), testimonials: z.array(letter) });

function read(locale: Locale, area: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../shared/messages/${locale}/${area}.json`, import.meta.url), 'utf8'));
}

const noStory = { profile: '', program: '', scholarship: '', duration: '' };

export function readSamples(locale: Locale): ShownClaims {
  const { hero, about, stories, profiles, facts } = home.parse(read(locale, 'home'));
  const service = translations.parse(read(locale, 'translations'));
  const figures: ShownClaims['figures'] = {
    'home.hero': hero.figures,
    'home.about': about.figures,
    'home.stories': stories.figures,
    'home.students': profiles.cards.map(({ students }) => ({ number: students, label: facts.studentsSince })),
    'home.successRate': profiles.cards.map(({ successRate }) => ({ number: successRate, label: facts.successRate })),
    'translations.hero': service.hero.figures,
  };
  const testimonials: ShownClaims['testimonials'] = {
    'home.testimonials': stories.testimonials.map(({ age, location, ...story }) => ({
      ...story,
      from: `${String(age)} · ${location}`,
    })),
    'translations.testimonials': service.testimonials.map(({ location, ...own }) => ({
      ...noStory,
      ...own,
      from: location,
    })),
  };
  return {
    figures,
    testimonials,
    samples: [
      'home.hero',
      'home.about',
      'home.stories',
      'home.testimonials',
      'home.students',
      'home.successRate',
      'translations.hero',
      'translations.testimonials',
    ],
  };
}
