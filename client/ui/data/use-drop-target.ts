import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState, type RefObject } from 'react';

export interface DropTargetOptions {
  ref: RefObject<HTMLElement | null>;
  /** Accepts every id by default, except its own. */
  accepts?: (dragId: string) => boolean;
  /** Id of the element, if it is draggable as well. */
  id?: string;
  onDrop: (dragId: string) => void;
  /** Called once after a drag has hovered for `hoverMs`. */
  onHoverOpen?: () => void;
  /** Defaults to 400. */
  hoverMs?: number;
}

export type DropState = 'idle' | 'over' | 'opening';

const defaultHoverMs = 400;

/** Makes an element a drop target; `opening` until `onHoverOpen` is called. Of nested targets only the innermost reacts. */
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

    const unregister = dropTargetForElements({
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
      unregister();
    };
  }, [ref]);
  return state;
}

function readDragId(data: Record<string, unknown>): string | undefined {
  return typeof data['dragId'] === 'string' ? data['dragId'] : undefined;
}
