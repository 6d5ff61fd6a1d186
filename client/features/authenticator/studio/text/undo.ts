import type { BlockContent } from '#shared/schemas/translation-text.ts';
import type { PartKey, Side } from './block.ts';

/** Undo and redo across the blocks of a text. */

/** A field: one text of one block. */
export interface Focus {
  id: string;
  key: PartKey;
  side?: Side;
  /** Position of the caret; the end by default. */
  caret?: number;
}

export interface Step {
  blocks: readonly { id: string; before: BlockContent | undefined; after: BlockContent | undefined }[];
  page?: { page: number; isBlank: boolean } | undefined;
  focus?: Focus | undefined;
  burst?: string | undefined;
}

export interface History {
  /** Adds a step, or extends the last one of the same burst. */
  push: (step: Step) => void;
  undo: () => Step | undefined;
  redo: () => Step | undefined;
  canUndo: () => boolean;
  canRedo: () => boolean;
}

const maxSteps = 1000;
/** A pause in typing ends a burst. */
const burstMs = 1200;

export function createHistory(now: () => number = Date.now): History {
  const done: Step[] = [];
  const undone: Step[] = [];
  let lastPush = 0;

  return {
    push(step) {
      undone.length = 0;
      const last = done.at(-1);
      const isBurst = step.burst !== undefined && last?.burst === step.burst && now() - lastPush < burstMs;
      lastPush = now();
      if (isBurst) {
        const blocks = last.blocks.map((one) => {
          const next = step.blocks.find(({ id }) => id === one.id);
          return next ? { ...one, after: next.after } : one;
        });
        done[done.length - 1] = { ...last, blocks };
        return;
      }
      done.push(step);
      if (done.length > maxSteps) done.shift();
    },
    undo() {
      const step = done.pop();
      if (step) undone.push({ ...step, burst: undefined });
      return step;
    },
    redo() {
      const step = undone.pop();
      if (step) done.push(step);
      return step;
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  };
}
