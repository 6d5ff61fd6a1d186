import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { formatCents, formatWholeDollars } from '#shared/money.ts';
import { lacksNotary } from '#shared/notary.ts';
import { bankStatementSurcharge, quote, ratePerPage, translationTypes } from '#shared/pricing.ts';
import { messageOf } from '#client/lib/error-message.ts';
import { TrpcProvider } from '#client/lib/trpc-provider.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { FileCard } from '#client/ui/data/file-card.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { RadioCard, RadioCardGroup } from '#client/ui/form/radio-card.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { readFile, validateFile } from '#client/features/documents/order/draft-file.ts';
import { defaultOptions, type OrderOptions } from '#client/features/documents/order/draft.ts';
import { useOffer } from '#client/features/documents/order/use-offer.ts';
import { PromisedTimes } from '#client/features/documents/promise/promised-times.tsx';
import { SpeedCards } from '#client/features/documents/promise/speed-fields.tsx';
import { isRefused, totalCents, type QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';
import {
  createUploadQueue,
  customerCapacity,
  type UploadQueue,
} from '#client/features/documents/upload-queue/upload-queue.ts';
import { formatTag, words } from '#client/ui/words.ts';
import { keepForOrder } from './keep-for-order.ts';
import { PaperPreview } from './paper-preview.tsx';

/** The order's queue without its uploads: it reads, counts and prices, and sends and stores nothing. */
export function createQuote(files: readonly File[]): UploadQueue {
  const queue = createUploadQueue(
    {
      check: validateFile,
      read: readFile,
      send: () => Promise.reject(new Error('a quote uploads nothing')),
      saveCopy: () => Promise.resolve(),
      discard: () => Promise.resolve(),
      schedule: () => () => undefined,
    },
    { capacity: customerCapacity, isEager: false },
  );
  queue.add(files);
  return queue;
}

export interface QuotePanelProps {
  queue: UploadQueue;
  /** Called when the last file is removed. */
  onClosed: () => void;
}

/** Pages and price of the chosen files, and the way on to the order. */
export function QuotePanel(props: QuotePanelProps) {
  return (
    <TrpcProvider>
      <OpenQuote {...props} />
    </TrpcProvider>
  );
}

function OpenQuote({ queue, onClosed }: QuotePanelProps) {
  const { items } = useSyncExternalStore(queue.subscribe, queue.state);
  const [options, setOptions] = useState(defaultOptions);
  const readable = items.filter((item) => !isRefused(item));
  const total = totalCents(items);

  function change(next: OrderOptions) {
    setOptions(next);
    for (const { key } of items) queue.setOptions(key, next);
  }

  function remove(key: string) {
    void queue.remove(key);
    if (queue.state().items.length === 0) onClosed();
  }

  return (
    <div className="mt-5 grid grid-cols-1 gap-5 border-t border-line pt-5">
      <ul aria-label={words('quote')('files')} className="grid gap-3">
        {items.map((item) => (
          <li key={item.key}>
            <QuotedFile item={item} onRemove={() => remove(item.key)} onRetry={() => queue.retry(item.key)} />
          </li>
        ))}
      </ul>
      {total === undefined ? null : (
        <>
          <Choices items={readable} options={options} onChange={change} />
          <Total items={readable} options={options} />
          <PaperPreview thumbnail={readable[0]?.draft.thumbnail} />
          <GoOn items={readable} options={options} totalCents={total} />
        </>
      )}
    </div>
  );
}

function QuotedFile({ item, onRemove, onRetry }: { item: QueueItem; onRemove: () => void; onRetry: () => void }) {
  const t = words('quote');
  const { draft, phase } = item;
  const reason = phase.name === 'refused' || phase.name === 'failed' ? phase.reason : undefined;
  return (
    <FileCard
      name={draft.filename}
      meta={
        phase.name === 'reading'
          ? t('reading')
          : draft.pages === undefined
            ? null
            : words('offer')('pages', { count: draft.pages })
      }
      thumb={draft.thumbnail ? <img src={draft.thumbnail} alt="" /> : undefined}
      actions={
        <IconButton label={t('removeFile', { name: draft.filename })} title={t('remove')} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      }
    >
      {reason ? (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert" className="text-sm font-medium text-seal">
            <MessageText text={reason.text} lang={reason.lang} />
          </p>
          {phase.name === 'failed' ? (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('retryFile', { name: draft.filename })}
              onClick={onRetry}
            >
              {t('tryAgain')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </FileCard>
  );
}

interface ChoicesProps {
  items: readonly QueueItem[];
  options: OrderOptions;
  onChange: (options: OrderOptions) => void;
}

/** The price of each translation type, for all files. */
function Choices({ items, options, onChange }: ChoicesProps) {
  const t = words('offer');
  const { isBankStatement, translationType } = options;
  const offer = useOffer();
  return (
    <div>
      <RadioCardGroup legend={t('type')}>
        {translationTypes.map((type) => {
          const choice = { translationType: type, isBankStatement };
          const isMissing = lacksNotary(type, offer);
          const missing = t(offer.hasNotary === undefined ? 'checkingNotary' : 'noNotary');
          return (
            <RadioCard
              key={type}
              name="quotedType"
              value={type}
              label={t(`services.${type}.label`)}
              description={
                isMissing
                  ? missing
                  : t('described', {
                      description: t(`services.${type}.description`),
                      price: formatWholeDollars(ratePerPage(choice), formatTag()),
                    })
              }
              aside={
                <Money
                  cents={quoteOf(items, { ...options, ...choice }).totalCents}
                  className="font-semibold text-ink"
                />
              }
              checked={translationType === type}
              disabled={isMissing}
              onChange={() => onChange({ ...options, translationType: type })}
            />
          );
        })}
      </RadioCardGroup>
      <Checkbox
        className="mt-2"
        label={t('isBankStatement', { count: items.length })}
        hint={t('bankStatementHint', {
          price: formatWholeDollars(bankStatementSurcharge(translationType), formatTag()),
        })}
        checked={isBankStatement}
        onChange={(event) => onChange({ ...options, isBankStatement: event.currentTarget.checked })}
      />
      <div className="mt-4">
        <SpeedCards choice={options} disabled={false} onChange={(speed) => onChange({ ...options, speed })} />
      </div>
    </div>
  );
}

type Choice = Pick<OrderOptions, 'translationType' | 'isBankStatement' | 'speed'>;

function quoteOf(items: readonly QueueItem[], choice: Choice) {
  return quote(items.flatMap(({ draft }) => (draft.pages === undefined ? [] : { ...choice, pages: draft.pages })));
}

function Total({ items, options }: { items: readonly QueueItem[]; options: OrderOptions }) {
  const t = words('quote');
  const offer = words('offer');
  const { lines, totalCents: cents } = quoteOf(items, options);
  const pages = lines.reduce((sum, line) => sum + line.pages, 0);
  const surcharge = lines.reduce((sum, line) => sum + (line.surchargeCents ?? 0), 0);
  return (
    <div className="border-y-2 border-ink py-3">
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-2">
        <dt className="text-ink-2">
          {t('line', {
            service: offer(`services.${options.translationType}.${options.isBankStatement ? 'bankStatement' : 'word'}`),
            pages: offer('pages', { count: pages }),
            price: formatCents(ratePerPage(options), formatTag()),
          })}
        </dt>
        <dd className="text-end">
          <Money cents={cents - surcharge} />
        </dd>
        {surcharge > 0 ? (
          <>
            <dt className="text-ink-2">{offer(`speeds.${options.speed}.full`)}</dt>
            <dd className="text-end">
              <Money cents={surcharge} />
            </dd>
          </>
        ) : null}
        <dt className="text-lg font-semibold">{t('total')}</dt>
        <dd aria-live="polite" aria-atomic="true" className="text-end font-serif text-2xl font-semibold">
          <Money cents={cents} />
        </dd>
      </dl>
      <PromisedTimes speeds={[options.speed]} />
    </div>
  );
}

interface GoOnProps {
  items: readonly QueueItem[];
  options: OrderOptions;
  totalCents: number;
}

/** Keeps the files in this browser and leads on: to registration, or to the order of a signed-in customer. */
function GoOn({ items, options, totalCents: cents }: GoOnProps) {
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

  if (user && user.role !== 'user') return <p className="text-sm text-ink-2">{t('staffOnly')}</p>;
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
      <Button size="lg" wide className="whitespace-normal!" busy={isLeaving} onClick={() => void goOn()}>
        {t('goOn', { price: formatCents(cents, formatTag()) })}
      </Button>
      <p className="mt-3 text-sm text-ink-2">{t(user ? 'nextSignedIn' : 'nextGuest')}</p>
    </div>
  );
}
