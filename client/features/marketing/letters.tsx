import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#client/ui/data/avatar.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { words } from '#client/ui/words.ts';
import type { ClaimPlace } from '#shared/claims.ts';
import { SampleNote } from './sample-note.tsx';

export interface Testimonial {
  readonly name: string;
  /** `24 · São Paulo, Brazil`. */
  readonly from: string;
  readonly text: string;
  /** Stars of five. */
  readonly rating: number;
  /** The outcome. */
  readonly facts?: ReactNode;
}

/** Testimonials with names; nothing without any. */
export function Testimonials({ letters, place }: { letters: readonly Testimonial[]; place: ClaimPlace }) {
  if (letters.length === 0) return null;
  return (
    <div>
      <SampleNote places={[place]} />
      <ul className="grid gap-5 lg:grid-cols-3">
        {letters.map(({ name, from, text, rating, facts }) => (
          <Card as="li" key={name} className="flex flex-col">
            <Stars rating={rating} />
            <blockquote className="mt-4 text-lg">
              <p>
                <q>{text}</q>
              </p>
            </blockquote>
            <div className="mt-auto flex items-center gap-3 pt-6">
              <Avatar name={name} />
              <p className="min-w-0 text-sm">
                <bdi className="block font-semibold">{name}</bdi>
                <span className="text-ink-2">{from}</span>
              </p>
            </div>
            {facts}
          </Card>
        ))}
      </ul>
    </div>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <p className="flex gap-0.5 text-brass">
      <span className="sr-only">{words('frame')('stars', { rating })}</span>
      {Array.from({ length: rating }, (_none, star) => (
        <Star key={star} aria-hidden="true" className="size-4 fill-current" />
      ))}
    </p>
  );
}
