import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState, type RefObject } from 'react';

export interface DropTargetOptions {
  ref: RefObject<HTMLElement | null>;
  /** Whether what is dragged may be dropped here; everything where left out. Nothing can be dropped on itself. */
  accepts?: (dragId: string) => boolean;
  /** Its own id where it can be dragged too. */
  id?: string;
  onDrop: (dragId: string) => void;
  /** Called once when something has been held above it for `hoverMs`. */
  onHoverOpen?: () => void;
  /** 400 where left out. */
  hoverMs?: number;
}

export type DropState = 'idle' | 'over' | 'opening';

const defaultHoverMs = 400;

/** Makes a place to drop on; `opening` while it counts down to `onHoverOpen`. Of nested targets only the innermost takes part. */
export function useDropTarget(options: DropTargetOptions): DropState {
  const { ref } = options;
  const [state, setState] = useState<DropState>('idle');
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function enter() {
      if (timer !== undefined) return;
      const { onHoverOpen, hoverMs } = latest.current;
      setState(onHoverOpen ? 'opening' : 'over');
      timer = setTimeout(() => {
        setState('over');
        onHoverOpen?.();
      }, hoverMs ?? defaultHoverMs);
    }

    function leave() {
      clearTimeout(timer);
      timer = undefined;
      setState('idle');
    }

    const stop = dropTargetForElements({
      element,
      canDrop: ({ source }) => {
        const dragId = readDragId(source.data);
        const { id, accepts } = latest.current;
        return dragId !== undefined && dragId !== id && (accepts?.(dragId) ?? true);
      },
      onDropTargetChange: ({ location, self }) => {
        if (location.current.dropTargets[0]?.element === self.element) enter();
        else leave();
      },
      onDragLeave: leave,
      onDrop: ({ source, location, self }) => {
        leave();
        const dragId = readDragId(source.data);
        if (dragId !== undefined && location.current.dropTargets[0]?.element === self.element) {
          latest.current.onDrop(dragId);
        }
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [ref]);
  return state;
}

function readDragId(data: Record<string, unknown>): string | undefined {
  return typeof data['dragId'] === 'string' ? data['dragId'] : undefined;
}
