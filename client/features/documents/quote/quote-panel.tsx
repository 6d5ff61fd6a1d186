import { X } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { readFile, validateFile } from '#client/features/documents/order/draft-file.ts';
import { defaultOptions, type OrderOptions } from '#client/features/documents/order/draft.ts';
import { isRefused, type QueueItem, quoteOf } from '#client/features/documents/upload-queue/queue-item.ts';
import {
  createUploadQueue,
  customerCapacity,
  type UploadQueue,
} from '#client/features/documents/upload-queue/upload-queue.ts';
import { usePrices } from '#client/lib/prices.ts';
import { TrpcProvider } from '#client/lib/trpc-provider.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { FileCard } from '#client/ui/data/file-card.tsx';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { words } from '#client/ui/words.ts';
import { GoOn } from './go-on.tsx';
import { Choices, Total } from './quoted-price.tsx';

const look = 'aspect-[17/22] w-full rounded-control border border-line bg-[#fff] object-cover object-top';

/** The order's queue without its uploads: it reads, counts and prices files, but sends and stores nothing. */
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

/** Pages and price of the chosen files, and the next step. */
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
  const total = quoteOf(items, usePrices())?.totalCents;

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

/** The three parts of a delivery in small: sample pages, and the customer's own page as the copy of the original. */
function PaperPreview({ thumbnail }: { thumbnail: string | undefined }) {
  const t = words('quote');
  return (
    <div>
      <h3 className="text-sm font-semibold">{t('preview.title')}</h3>
      <ol className="mt-2 grid grid-cols-3 gap-3">
        <Part name={t('preview.certificate')}>
          <SamplePage number={1} />
        </Part>
        <Part name={t('preview.translation')}>
          <SamplePage number={2} />
        </Part>
        <Part name={t('preview.original')}>
          {thumbnail === undefined ? <SamplePage number={3} /> : <img src={thumbnail} alt="" className={look} />}
        </Part>
      </ol>
      <p className="mt-2 text-sm text-ink-2">
        {t('preview.text')}{' '}
        <a href="/sample/certificate.pdf" target="_blank" rel="noreferrer" className="inline-link">
          {t('preview.open')}
        </a>
      </p>
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="min-w-0">
      {children}
      <p className="mt-1 text-center text-xs text-ink-2">{name}</p>
    </li>
  );
}

function SamplePage({ number }: { number: 1 | 2 | 3 }) {
  return <img src={`/sample/page-${number}-480.webp`} alt="" width={480} height={621} className={look} />;
}
