import { useState, type ReactNode } from 'react';
import { useCountdown } from '#client/lib/use-countdown.ts';
import { Button } from '#client/ui/button/button.tsx';

export interface CountdownButtonProps {
  milliseconds: number;
  /** Where it leads, at the end or when pressed. */
  onGo: () => void;
  /** Says how long it still takes. */
  say: (seconds: number) => string;
  children: ReactNode;
}

/** Leads on by itself after a while, or at once when pressed; waits while the button is pointed at or has the focus. */
export function CountdownButton({ milliseconds, onGo, say, children }: CountdownButtonProps) {
  const [isPaused, setIsPaused] = useState(false);
  const seconds = useCountdown({ milliseconds, isPaused, onEnd: onGo });
  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  return (
    <>
      <p className="text-center text-sm text-ink-2">
        <span className="sr-only" role="status">
          {say(Math.ceil(milliseconds / 1000))}
        </span>
        <span aria-hidden="true">{isPaused ? 'Waiting for you.' : say(seconds)}</span>
      </p>
      <Button size="lg" wide onClick={onGo} onFocus={pause} onBlur={resume} onMouseEnter={pause} onMouseLeave={resume}>
        {children}
      </Button>
    </>
  );
}
