import { clsx } from 'clsx';
import { Button } from '#client/ui/button/button.tsx';
import type { TextBlock } from '#shared/schemas/translation-text.ts';
import { useStudio } from '../studio-context.ts';
import { takeAlternative } from '../text/commands.ts';
import { wordDiff } from '../text/word-diff.ts';

interface TwoCandidatesProps {
  block: TextBlock;
  other: { target: string; detail: string | null };
}

interface DifferenceProps {
  before: string;
  after: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** `after` with added words marked, and words of `before` that it lacks struck through. */
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

/** The memory's English of a similar sentence beside the engine's, until one is chosen. */
export function TwoCandidates({ block, other }: TwoCandidatesProps) {
  const { shown, follow, isReadOnly } = useStudio();
  const own = 'target' in block && typeof block.target === 'string' ? block.target : '';
  return (
    <section
      aria-label="Two candidates"
      className="mx-2 grid gap-2 rounded-control border border-line bg-sheet p-2 text-xs sm:grid-cols-2"
    >
      <div className="grid content-start gap-1">
        <h4 className="font-semibold text-ink-2">
          Memory, {String(Math.round((block.draft?.similarity ?? 1) * 100))}% alike
        </h4>
        <p className="wrap-anywhere">{own}</p>
      </div>
      <div className="grid content-start gap-1">
        <h4 className="font-semibold text-ink-2">{other.detail ?? 'Engine'}</h4>
        <p>
          <Difference before={own} after={other.target} lang="en" dir="ltr" />
        </p>
        {isReadOnly ? null : (
          <Button
            size="sm"
            variant="secondary"
            className="justify-self-start"
            onClick={() => follow(takeAlternative(shown, { id: block.id, key: 'text' }, { ...other, isWhole: true }))}
          >
            Use this one
          </Button>
        )}
      </div>
    </section>
  );
}
