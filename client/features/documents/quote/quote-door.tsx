import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Camera, FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentType, type DragEvent } from 'react';
import type { UploadQueue } from '#client/features/documents/upload-queue/upload-queue.ts';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { formatRate, usePrices } from '#client/lib/prices.ts';
import { Queries } from '#client/lib/queries.tsx';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { buttonStyle } from '#client/ui/button/button-style.ts';
import { Button } from '#client/ui/button/button.tsx';
import { words, formatTag } from '#client/ui/words.ts';
import { ratePerPage } from '#shared/pricing.ts';
import type { QuotePanelProps } from './quote-panel.tsx';

export interface QuoteDoorProps {
  title: string;
  text: string;
  /** Returns the files chosen before the door was mounted, once. */
  takeEarly: () => readonly File[];
}

interface OpenedQuote {
  Panel: ComponentType<QuotePanelProps>;
  queue: UploadQueue;
}

/**
 * Takes a file or a photo and shows its price, before any account. The reader of files and the prices are loaded once a
 * file is chosen.
 */
export function QuoteDoor({ title, text, takeEarly }: QuoteDoorProps) {
  const t = words('quote');
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const { opened, waiting, failure, take, close } = useQuote();
  const [isOver, setIsOver] = useState(false);

  const takeChosen = useEffectEvent(() => {
    const inputs = [...(root.current?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? [])];
    const files = inputs.flatMap((input) => [...(input.files ?? [])]);
    const kept = takeEarly();
    for (const input of inputs) input.value = '';
    void take(files.length > 0 ? files : kept);
  });
  // Chosen before hydration.
  useEffect(() => takeChosen(), []);

  const dropping = dropHandlers(setIsOver, take);
  const isLoading = waiting.length > 0 && failure === undefined;
  return (
    <section
      ref={root}
      aria-labelledby={`${id}-title`}
      data-quote={opened ? 'open' : undefined}
      className={clsx(
        'mt-8 max-w-160 min-w-0 rounded-card border-2 bg-sheet p-4 transition-colors md:p-6',
        isOver ? 'border-primary' : 'border-brass-deco',
      )}
      {...dropping}
    >
      <h2 id={`${id}-title`} className="font-serif text-xl font-semibold">
        {title}
      </h2>
      <Queries>
        <PromiseLine />
      </Queries>
      <div className="mt-4 flex flex-wrap gap-3">
        <FileButtons isOpen={opened !== undefined} onFiles={take} />
      </div>
      <p className="mt-3 text-sm text-ink-2">
        {text} {t('formats')}
      </p>
      <p role="status" className="mt-3 text-sm font-medium empty:hidden">
        {isLoading ? t('reading') : null}
      </p>
      {failure ? (
        <div className="mt-4">
          <FailureAlert
            failure={failure}
            action={
              <Button size="sm" variant="secondary" onClick={() => void take(waiting)}>
                {t('tryAgain')}
              </Button>
            }
          />
        </div>
      ) : null}
      {opened ? (
        <Queries>
          <opened.Panel
            queue={opened.queue}
            onClosed={() => {
              close();
              root.current?.querySelector('input')?.focus();
            }}
          />
        </Queries>
      ) : null}
    </section>
  );
}

/** Opens the quote with its first files. */
function useQuote() {
  const [opened, setOpened] = useState<OpenedQuote>();
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [failure, setFailure] = useState<Failure>();

  async function take(files: readonly File[]) {
    if (files.length === 0) return;
    setFailure(undefined);
    if (opened) {
      opened.queue.add(files);
      return;
    }
    setWaiting(files);
    try {
      const [{ QuotePanel, createQuote }] = await Promise.all([
        import('./quote-panel.tsx'),
        loadAreas(['offer', 'order']),
      ]);
      setOpened({ Panel: QuotePanel, queue: createQuote(files) });
      setWaiting([]);
    } catch (error) {
      setFailure(describeError(error));
    }
  }

  return { opened, waiting, failure, take, close: () => setOpened(undefined) };
}

function dropHandlers(setIsOver: (isOver: boolean) => void, take: (files: readonly File[]) => Promise<void>) {
  return {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      void take([...event.dataTransfer.files]);
    },
  };
}

function FileButtons({ isOpen, onFiles }: { isOpen: boolean; onFiles: (files: readonly File[]) => Promise<void> }) {
  const t = words('quote');
  return (
    <>
      <FileButton
        icon={<FileUp aria-hidden="true" />}
        label={t(isOpen ? 'addFile' : 'chooseFile')}
        isPrimary={!isOpen}
        accept=".pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic"
        onFiles={onFiles}
      />
      <FileButton
        icon={<Camera aria-hidden="true" />}
        label={t('takePhoto')}
        accept="image/jpeg,image/png"
        isCamera
        onFiles={onFiles}
      />
    </>
  );
}

interface FileButtonProps {
  icon: React.ReactNode;
  label: string;
  accept: string;
  isPrimary?: boolean;
  /** Opens the camera; shown on touch screens. */
  isCamera?: boolean;
  onFiles: (files: readonly File[]) => Promise<void>;
}

/** A native file input in a label that looks like a button: it works before the scripts have come. */
function FileButton({ icon, label, accept, isPrimary = false, isCamera = false, onFiles }: FileButtonProps) {
  return (
    <label
      className={clsx(
        buttonStyle({ variant: isPrimary ? 'primary' : 'secondary', size: isPrimary ? 'lg' : 'md', wide: 'phone' }),
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isCamera ? 'not-pointer-coarse:hidden' : '',
      )}
    >
      {icon}
      {label}
      <input
        type="file"
        accept={accept}
        multiple={!isCamera}
        {...(isCamera ? { capture: 'environment' as const } : {})}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          void onFiles(files);
        }}
      />
    </label>
  );
}

/** Price, turnaround and promise in one line; shows the published turnaround until the exact time is loaded. */
function PromiseLine() {
  const t = words('quote');
  const { data } = useQuery({
    queryKey: ['ready-by'],
    queryFn: () => trpcClient.payments.readyBy.query(),
    staleTime: 60_000,
    retry: false,
  });
  const price = formatRate(ratePerPage({ translationType: 'certified', isBankStatement: false }, usePrices()));
  const time = data && new Intl.DateTimeFormat(formatTag(), timeFormat).format(new Date(data.standard));
  return (
    // Reserves two lines, since the time loads after the page.
    <p className="mt-1 min-h-12 font-medium sm:min-h-0 text-ink-2">
      <span className="whitespace-nowrap text-ink">{t('promise.from', { price })}</span>
      {dot}
      <span>{time === undefined ? t('promise.usually') : t('promise.ready', { time })}</span>
      {dot}
      <span>{t('promise.refused')}</span>
    </p>
  );
}

/** Bound to the part before it, so that no line starts with it. */
const dot = '\u00A0· ';

const timeFormat = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
