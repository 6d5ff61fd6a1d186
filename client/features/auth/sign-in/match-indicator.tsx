import { Check, X } from 'lucide-react';
import { words } from '#client/ui/words.ts';

/** Shows during typing whether both passwords match. */
export function MatchIndicator({ password, confirmation }: { password: string; confirmation: string }) {
  const t = words('account');
  const isShown = password !== '' && confirmation !== '';
  const isSame = password === confirmation;
  return (
    <p role="status" className="mt-1.5 flex min-h-5 items-center gap-1.5 text-sm font-medium">
      {isShown && isSame ? (
        <>
          <Check aria-hidden="true" className="size-4 text-ok" />
          <span className="text-ok">{t('fields.match')}</span>
        </>
      ) : null}
      {isShown && !isSame ? (
        <>
          <X aria-hidden="true" className="size-4 text-ink-2" />
          <span className="text-ink-2">{t('fields.differ')}</span>
        </>
      ) : null}
    </p>
  );
}
