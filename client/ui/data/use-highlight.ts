import { useCallback, useEffect, useRef, useState } from 'react';

const highlightMs = 800;

/** Highlights an item for 800 ms; `highlighted` is its id. */
export function useHighlight(): { highlighted: string | undefined; highlight: (id: string) => void } {
  const [highlighted, setHighlighted] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const highlight = useCallback((id: string) => {
    clearTimeout(timer.current);
    setHighlighted(id);
    timer.current = setTimeout(() => setHighlighted(undefined), highlightMs);
  }, []);
  return { highlighted, highlight };
}
