import { workOf } from '#shared/languages.ts';
import { countOf } from '#shared/plural.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';

/** A review's text in short: its reading, then its share of confirmed blocks, with doubtful words and open questions. */
export function TextStandingWords({
  review,
}: {
  review: Pick<ReviewView, 'text' | 'openQuestions' | 'status' | 'sourceLanguage'>;
}) {
  const { text, openQuestions } = review;
  if (review.status !== 'pending' || (text === null && openQuestions === 0)) return null;
  return (
    <span className="block text-xs text-ink-2">
      {text === null ? null : <span className="block">{progressWords(text, review)}</span>}
      {text !== null && text.doubtful > 0 ? (
        <span className="block text-warn">{countOf(text.doubtful, 'doubtful block')}</span>
      ) : null}
      {openQuestions > 0 ? (
        <span className="block font-semibold text-warn">{countOf(openQuestions, 'question')} open</span>
      ) : null}
    </span>
  );
}

/** `Reading 1 of 2 pages`, `Could not be read`, `To be typed`, `Drafted 80%`, `Finished 40%`. */
export function progressWords(
  text: NonNullable<ReviewView['text']>,
  { sourceLanguage }: Pick<ReviewView, 'sourceLanguage'>,
): string {
  const isTyped = workOf(sourceLanguage).by === 'typed';
  const { pages, pagesRead, pagesFailed, blocks, confirmed, untranslated } = text;
  if (pagesRead < pages) return `Reading ${String(pagesRead)} of ${countOf(pages, 'page')}`;
  if (blocks === 0 && isTyped) return 'To be typed';
  if (blocks === 0) return pagesFailed > 0 ? 'Could not be read' : 'No text found';
  const percent = (part: number) => `${String(Math.floor((part / blocks) * 100))}%`;
  if (confirmed > 0) return `Finished ${percent(confirmed)}`;
  return `${isTyped ? 'Typed' : 'Drafted'} ${percent(blocks - untranslated)}`;
}
