import { useState } from 'react';
import { useCountdown } from '../../lib/use-countdown.ts';
import { Button } from '../../ui/button.tsx';

export interface ApprovalCountdownProps {
  filename: string;
  /** Milliseconds since 1970. */
  sendsAt: number;
  size?: 'sm' | 'md';
  onUndo: () => void;
}

/** The seconds in which an approval can still be taken back. */
export function ApprovalCountdown({ filename, sendsAt, size = 'md', onUndo }: ApprovalCountdownProps) {
  const [milliseconds] = useState(() => Math.max(0, sendsAt - Date.now()));
  const left = useCountdown({ milliseconds, isPaused: false, onEnd: nothing });
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-sm text-ink-2 tabular-nums">Approving in {left} s</span>
      <Button size={size} variant="secondary" aria-label={`Undo the approval of ${filename}`} onClick={onUndo}>
        Undo
      </Button>
    </span>
  );
}

/** The approval is sent by its own clock, whether or not anyone looks. */
function nothing(): void {
  return undefined;
}
