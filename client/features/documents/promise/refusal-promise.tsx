import { words } from '#client/ui/words.ts';

/** What the house promises when an authority refuses a translation. */
export function RefusalPromise({ className }: { className?: string }) {
  const t = words('offer');
  return (
    <p className={className}>
      <strong className="font-semibold text-ink">{t('refused.short')}.</strong> {t('refused.text')}
    </p>
  );
}
