import { useEffect, useRef, useState } from 'react';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import type { FileAnswer } from './check-file.ts';

export type FileCheck =
  | { state: 'idle' }
  | { state: 'reading'; filename: string; percent: number }
  | { state: 'failed'; failure: Failure; retry: () => void }
  | { state: 'done'; filename: string; answer: FileAnswer };

/** Checks dropped or chosen files; a new choice replaces the one before. */
export function useFileCheck(code: string | undefined) {
  const [check, setCheck] = useState<FileCheck>({ state: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(files: readonly File[]): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: FileCheck) => {
      if (!signal.aborted) setCheck(next);
    };
    const filename = files[0]?.name ?? '';
    show({ state: 'reading', filename, percent: 0 });
    try {
      const { checkFiles } = await import('./check-file.ts');
      const onProgress = (percent: number) => show({ state: 'reading', filename, percent });
      show({ state: 'done', filename, answer: await checkFiles(files, { code, onProgress, signal }) });
    } catch (error) {
      show({ state: 'failed', failure: describeError(error), retry: () => void start(files) });
    }
  }

  function reset(): void {
    running.current?.abort();
    setCheck({ state: 'idle' });
  }

  return { check, start: (files: readonly File[]) => void start(files), reset };
}
