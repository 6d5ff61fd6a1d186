import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { words } from '#client/ui/words.ts';
import type { PageAdvice } from './page-advice.ts';

export interface PhotoAdviceAlertProps {
  advice: readonly PageAdvice[] | undefined;
  /** Pages of the file; one with a single page is called a photo. */
  pages: number | undefined;
}

/** Warns about a bad photo while it can still be retaken. The order continues either way. */
export function PhotoAdviceAlert({ advice = [], pages = 1 }: PhotoAdviceAlertProps) {
  const t = words('order');
  const blurred = advice.filter(({ isBlurred }) => isBlurred).map(({ page }) => page);
  const cut = advice.filter(({ isCutOff }) => isCutOff).map(({ page }) => page);
  if (blurred.length === 0 && cut.length === 0) return null;
  return (
    <InlineAlert tone="warn" announce className="mt-3">
      {blurred.length > 0 ? <p className="text-ink">{blurredText(blurred, pages)}</p> : null}
      {cut.length > 0 ? <p className="text-ink">{cutText(cut, pages)}</p> : null}
      <p>{t('advice.keep')}</p>
    </InlineAlert>
  );
}

function blurredText(blurred: readonly number[], pages: number): string {
  const t = words('order');
  if (pages === 1) return t('advice.blurred');
  return t('advice.blurredPages', { count: blurred.length, list: blurred.join(', ') });
}

function cutText(cut: readonly number[], pages: number): string {
  const t = words('order');
  if (pages === 1) return t('advice.cut');
  return t('advice.cutPages', { count: cut.length, list: cut.join(', ') });
}
