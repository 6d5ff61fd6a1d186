import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Counts down whole seconds and calls `onEnd` once at zero; `isPaused` stops the count. Returns the seconds left.
 */
export function useCountdown(options: { milliseconds: number; isPaused: boolean; onEnd: () => void }): number {
  const { milliseconds, isPaused } = options;
  const [left, setLeft] = useState(Math.ceil(milliseconds / 1000));
  const end = useEffectEvent(options.onEnd);
  useEffect(() => {
    if (isPaused) return undefined;
    if (left <= 0) {
      end();
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, isPaused]);
  return left;
}
