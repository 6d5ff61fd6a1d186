import { useEffect, useRef, useState } from 'react';
import { ClientError, describeError, type Failure } from '../../lib/error-message.ts';
import { dropPendingFile, keepPendingFile } from '../../lib/pending-files.ts';
import { checkFile, readFile } from './draft-file.ts';
import { defaultOptions, draftOfFile, pendingOfDraft, type Draft, type OrderOptions } from './draft.ts';

export interface DraftEditor {
  draft: Draft | undefined;
  options: OrderOptions;
  /** The file is being read for its pages. */
  isReading: boolean;
  /** What is wrong with the file; while there is something, nothing can be paid. */
  problem: Failure | undefined;
  /** This browser refused to keep the recovery copy. */
  isKept: boolean;
  choose: (file: File) => void;
  reject: (failure: Failure) => void;
  setOptions: (options: OrderOptions) => void;
  patch: (change: Partial<Draft>) => void;
  adopt: (known: { draft: Draft; options: OrderOptions }) => void;
  /** Forgets the file, here and in this browser's copy. */
  clear: () => void;
}

/** The order being put together, with its recovery copy in this browser. */
export function useDraft(userId: string, initial?: { draft: Draft; options: OrderOptions }): DraftEditor {
  const [draft, setDraft] = useState(initial?.draft);
  const [options, setOptions] = useState(initial?.options ?? defaultOptions);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<Failure>();
  const [isKept, setIsKept] = useState(true);
  const reading = useRef<File>(undefined);

  useEffect(() => {
    if (!draft?.file || problem) return;
    keepPendingFile(pendingOfDraft({ ...draft, file: draft.file }, options, userId)).then(
      () => {
        setIsKept(true);
      },
      () => {
        setIsKept(false);
      },
    );
  }, [draft, options, problem, userId]);

  async function read(file: File, next: Draft) {
    reading.current = file;
    setDraft(next);
    setProblem(undefined);
    setIsReading(true);
    try {
      const facts = await readFile(file);
      if (reading.current === file) setDraft((now) => now && { ...now, ...facts });
    } catch (error) {
      if (reading.current === file) setProblem(describeError(error));
    } finally {
      if (reading.current === file) setIsReading(false);
    }
  }

  function forgetCopy() {
    if (!draft?.file) return;
    dropPendingFile(draft.idempotencyKey).catch(() => {
      setIsKept(false);
    });
  }

  function reset(failure: Failure | undefined) {
    reading.current = undefined;
    setDraft(undefined);
    setIsReading(false);
    setProblem(failure);
  }

  return {
    draft,
    options,
    isReading,
    problem,
    isKept,
    choose(file) {
      forgetCopy();
      try {
        checkFile(file);
        void read(file, draftOfFile(file));
      } catch (error) {
        reset(describeError(error));
      }
    },
    reject(failure) {
      forgetCopy();
      reset(failure);
    },
    setOptions,
    patch(change) {
      setDraft((now) => now && { ...now, ...change });
    },
    adopt(known) {
      setOptions(known.options);
      if (known.draft.file) void read(known.draft.file, known.draft);
      else setDraft(known.draft);
    },
    clear() {
      forgetCopy();
      reset(undefined);
    },
  };
}

/** Why the dropzone refused a file, in the catalogue's words. `reason` is the dropzone's. */
export function rejectionFailure(reason: string | undefined): Failure {
  return describeError(new ClientError(reason === 'file-too-large' ? 'FILE_TOO_LARGE' : 'FILE_TYPE'));
}
