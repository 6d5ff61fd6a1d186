import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { words } from '#client/ui/words.ts';

/** Asks for a file: chosen, or dropped anywhere on the page. */
export function FileDrop({ isBusy, onFiles }: { isBusy: boolean; onFiles: (files: readonly File[]) => void }) {
  const t = words('verify');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(onFiles);
  // Emptied at once: a file chosen during hydration is seen by the effect and again by the replayed event.
  function take(chosen: HTMLInputElement | null): void {
    const files = [...(chosen?.files ?? [])];
    if (!chosen || files.length === 0) return;
    chosen.value = '';
    onFiles(files);
  }
  const takeEarly = useEffectEvent(() => take(input.current));
  // Chosen before hydration.
  useEffect(() => takeEarly(), []);
  return (
    <section aria-labelledby={`${id}-title`} className="mt-6">
      <h2 id={`${id}-title`} className="text-sm font-semibold">
        {t('file.heading')}
      </h2>
      <div
        className={clsx(
          'mt-1.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border-2 border-dashed p-4 transition-colors',
          isOver ? 'border-primary bg-primary-soft' : 'border-line-strong bg-sheet',
        )}
      >
        <p id={`${id}-hint`} className="min-w-0 flex-1 basis-64 text-ink-2">
          {t('file.hint')}
        </p>
        <Button
          variant="secondary"
          wide="phone"
          busy={isBusy}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {t('file.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf,image/*"
          aria-label={t('file.label')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => take(event.currentTarget)}
        />
      </div>
    </section>
  );
}

/** True while files are over the page. The listeners are loaded apart: few visitors drop a file in the first second. */
function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    import('./watch-drops.ts').then(
      ({ watchDrops }) => watchDrops({ signal, onOver: setIsOver, onFiles: take }),
      () => undefined,
    );
    return () => listening.abort();
  }, []);
  return isOver;
}
