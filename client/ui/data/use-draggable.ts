import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useState, type RefObject } from 'react';

export interface DraggableOptions {
  ref: RefObject<HTMLElement | null>;
  /** Given to the place it is dropped on. */
  id: string;
  disabled?: boolean;
}

/**
 * Lets a row be dragged with the mouse; true while it is. Fingers scroll instead: a menu must offer the same.
 * The drag goes on when the row is unmounted under way.
 */
export function useDraggable({ ref, id, disabled }: DraggableOptions): boolean {
  const [isDragging, setIsDragging] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || disabled) return undefined;
    return draggable({
      element,
      canDrag: () => window.matchMedia('(pointer: fine)').matches,
      getInitialData: () => ({ dragId: id }),
      onDragStart: () => setIsDragging(true),
      onDrop: () => setIsDragging(false),
    });
  }, [ref, id, disabled]);
  return isDragging;
}
