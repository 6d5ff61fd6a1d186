import { clsx } from 'clsx';
import { wordDiff } from '../text/word-diff.ts';

interface DifferenceProps {
  before: string;
  after: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** `after`, with the words that `before` lacks marked, and those it has besides struck through. */
export function Difference({ before, after, lang, dir }: DifferenceProps) {
  return (
    <bdi lang={lang} dir={dir} className="wrap-anywhere">
      {wordDiff(before, after).map(({ at, kind, text }) => (
        <span
          key={at}
          className={clsx(
            kind === 'added' && 'rounded-badge bg-brass-soft font-medium text-ink',
            kind === 'removed' && 'me-0.5 text-ink-3 line-through',
          )}
        >
          {text}
        </span>
      ))}
    </bdi>
  );
}
