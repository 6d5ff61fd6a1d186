import { useEffect, useRef, useState } from 'react';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import type { FileAnswer } from './check-file.ts';

export type FileCheck =
  | { state: 'idle' }
  | { state: 'reading'; percent: number }
  | { state: 'working' }
  | { state: 'failed'; failure: Failure; retry: () => void }
  | { state: 'done'; filename: string; answer: FileAnswer };

/** Checks dropped or chosen files; a new choice replaces the one before. */
export function useFileCheck(code: string | undefined) {
  const [check, setCheck] = useState<FileCheck>({ state: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  function start(files: readonly File[]): void {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const show = (next: FileCheck) => signal.aborted || setCheck(next);
    show({ state: 'reading', percent: 0 });
    import('./check-file.ts')
      .then(({ checkFiles }) =>
        checkFiles(files, {
          code,
          signal,
          onProgress: (percent) => show({ state: 'reading', percent }),
          onWork: (isWorking) => show(isWorking ? { state: 'working' } : { state: 'reading', percent: 100 }),
        }),
      )
      .then(
        (answer) => show({ state: 'done', filename: files[0]?.name ?? '', answer }),
        (error: unknown) => show({ state: 'failed', failure: describeError(error), retry: () => start(files) }),
      );
  }

  function reset(): void {
    running.current?.abort();
    setCheck({ state: 'idle' });
  }

  return { check, start, reset };
}
