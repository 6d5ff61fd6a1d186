import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { pendingOfDraft, type OrderOptions } from '#client/features/documents/order/draft.ts';
import type { QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';
import { messageOf } from '#client/lib/error-message.ts';
import { keepQuote } from '#client/lib/kept-quote.ts';
import { keepVisitorFiles, visitorId } from '#client/lib/pending-files.ts';
import { inShown } from '#client/lib/prices.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { formatMoney } from '#shared/money.ts';
import { areaOf } from '#shared/roles.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import { GuestPay } from './guest-pay.tsx';

interface QuoteToKeep {
  options: OrderOptions;
  totalCents: number;
  /** Null for a visitor. */
  user: SessionUser | null;
}

interface GoOnProps {
  items: readonly QueueItem[];
  options: OrderOptions;
  totalCents: number;
}

/** The next step: the card page with an address alone, registration, or the order form of a signed-in customer. */
export function GoOn({ items, options, totalCents: cents }: GoOnProps) {
  const t = words('quote');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<'device' | 'network'>();
  const next = user ? '/dashboard/upload' : '/register';

  async function goOn() {
    if (isLeaving) return;
    setIsLeaving(true);
    setFailure(undefined);
    const isKept = await keepForOrder(items, { options, totalCents: cents, user: user ?? null });
    if (isKept) await navigate({ to: next });
    else setFailure('device');
    setIsLeaving(false);
  }

  if (user && areaOf[user.role] !== 'customer') return <p className="text-sm text-ink-2">{t('staffOnly')}</p>;
  const message = failure === 'device' ? messageOf('DEVICE_STORAGE_FAILED') : undefined;
  return (
    <div>
      {message ? (
        <InlineAlert
          tone="warn"
          announce
          className="mb-4"
          title={<MessageText text={message.text} lang={message.lang} />}
        >
          {t('noStorage')}{' '}
          <a href={next} className="inline-link">
            {t('goOnWithout')}
          </a>
        </InlineAlert>
      ) : null}
      {user ? (
        <>
          <Button size="lg" wide className="whitespace-normal!" busy={isLeaving} onClick={() => void goOn()}>
            {t('goOn', { price: formatMoney(inShown(cents), formatTag()) })}
          </Button>
          <p className="mt-3 text-sm text-ink-2">{t('nextSignedIn')}</p>
        </>
      ) : (
        <>
          <GuestPay items={items} options={options} totalCents={cents} />
          <Button variant="quiet" wide className="mt-2 whitespace-normal!" busy={isLeaving} onClick={() => void goOn()}>
            {t('guest.account')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Keeps the files of a quote in this browser until they are ordered; false if it stores none. */
async function keepForOrder(items: readonly QueueItem[], { options, totalCents, user }: QuoteToKeep): Promise<boolean> {
  const files = items.flatMap(({ draft }) =>
    draft.file ? pendingOfDraft({ ...draft, file: draft.file }, options, visitorId) : [],
  );
  try {
    await keepVisitorFiles(files);
    const filename = files[0]?.file.name ?? '';
    keepQuote({ ids: files.map(({ id }) => id), filename, totalCents, email: user?.email ?? null });
    return true;
  } catch (error) {
    console.info('The files of the quote cannot be kept', error);
    return false;
  }
}
