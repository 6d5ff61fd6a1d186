import { countOf } from '#shared/plural.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import type { PageAdvice } from './page-advice.ts';

export interface PhotoAdviceAlertProps {
  advice: readonly PageAdvice[] | undefined;
  /** Of the file; a file of one page is spoken of as a photo. */
  pages: number | undefined;
}

/** Says what may be wrong with a photo while it can still be taken again. The order goes on either way. */
export function PhotoAdviceAlert({ advice = [], pages = 1 }: PhotoAdviceAlertProps) {
  const blurred = advice.filter(({ isBlurred }) => isBlurred).map(({ page }) => page);
  const cut = advice.filter(({ isCutOff }) => isCutOff).map(({ page }) => page);
  if (blurred.length === 0 && cut.length === 0) return null;
  return (
    <InlineAlert tone="warn" announce className="mt-3">
      {blurred.length > 0 ? <p className="text-ink">{blurredText(blurred, pages)}</p> : null}
      {cut.length > 0 ? <p className="text-ink">{cutText(cut, pages)}</p> : null}
      <p>You can also keep it: our translator asks if something cannot be read.</p>
    </InlineAlert>
  );
}

function blurredText(blurred: readonly number[], pages: number): string {
  if (pages === 1) return 'This photo looks blurred. Take it again?';
  if (blurred.length === 1) return `Page ${blurred.join()} looks blurred. Take that photo again?`;
  return `${countOf(blurred.length, 'page')} look blurred: ${blurred.join(', ')}. Take those photos again?`;
}

function cutText(cut: readonly number[], pages: number): string {
  if (pages === 1)
    return 'Part of the page seems to be outside this photo. Take it again with all four corners in view?';
  if (cut.length === 1) return `Part of page ${cut.join()} seems to be outside its photo. Take that photo again?`;
  return `Parts of ${countOf(cut.length, 'page')} seem to be outside their photos: ${cut.join(', ')}. Take those photos again?`;
}
