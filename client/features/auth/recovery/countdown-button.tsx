import { useState, type ReactNode } from 'react';
import { useCountdown } from '#client/lib/use-countdown.ts';
import { Button } from '#client/ui/button/button.tsx';
import { words } from '#client/ui/words.ts';

export interface CountdownButtonProps {
  milliseconds: number;
  /** Called at the end of the countdown, or on a press. */
  onGo: () => void;
  /** The text for the remaining seconds. */
  describe: (seconds: number) => string;
  children: ReactNode;
}

/** Continues after a countdown, or at once on a press. Paused while the button is hovered or focused. */
export function CountdownButton({ milliseconds, onGo, describe, children }: CountdownButtonProps) {
  const [isPaused, setIsPaused] = useState(false);
  const seconds = useCountdown({ milliseconds, isPaused, onEnd: onGo });
  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  return (
    <>
      <p className="text-center text-sm text-ink-2">
        <span className="sr-only" role="status">
          {describe(Math.ceil(milliseconds / 1000))}
        </span>
        <span aria-hidden="true">{isPaused ? words('account')('waiting') : describe(seconds)}</span>
      </p>
      <Button size="lg" wide onClick={onGo} onFocus={pause} onBlur={resume} onMouseEnter={pause} onMouseLeave={resume}>
        {children}
      </Button>
    </>
  );
}
