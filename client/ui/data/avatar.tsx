import { clsx } from 'clsx';

const sizes = { sm: 'size-8 text-xs', md: 'size-9 text-sm', lg: 'size-14 text-lg' } as const;

/** Initials of a person, hidden from screen readers: the name is shown beside it or labels the button. */
export function Avatar({ name, size = 'md' }: { name: string; size?: keyof typeof sizes }) {
  return (
    <span
      aria-hidden="true"
      data-initials={initials(name)}
      className={clsx(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary select-none before:content-[attr(data-initials)]',
        sizes[size],
      )}
    />
  );
}

/** Uppercase first letters of the first and last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => firstLetter(word ?? '').toLocaleUpperCase()).join('');
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function firstLetter(word: string): string {
  return letters.segment(word).containing(0)?.segment ?? '';
}
