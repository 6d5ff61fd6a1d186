import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useState, type RefObject } from 'react';

export interface DraggableOptions {
  ref: RefObject<HTMLElement | null>;
  /** Passed to the drop target. */
  id: string;
  disabled?: boolean;
}

/**
 * Makes an element draggable; returns whether it is being dragged. Fine pointers only: touch scrolls, so a menu must
 * offer the same action. Unmounting the element does not cancel the drag.
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
