import { words } from '#client/ui/words.ts';

/** The guarantee for translations that an authority refuses. */
export function RefusalPromise({ className }: { className?: string }) {
  const t = words('offer');
  return (
    <p className={className}>
      <strong className="font-semibold text-ink">{t('refused.short')}.</strong> {t('refused.text')}
    </p>
  );
}
