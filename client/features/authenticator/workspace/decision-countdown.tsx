import { useState } from 'react';
import { decisionLabels } from '#client/features/authenticator/queue/review-labels.ts';
import { useCountdown } from '#client/lib/use-countdown.ts';
import { Button } from '#client/ui/button/button.tsx';
import type { DecisionKind } from './pending-decisions.ts';

export interface DecisionCountdownProps {
  kind: DecisionKind;
  filename: string;
  /** In epoch milliseconds. */
  sendsAt: number;
  size?: 'sm' | 'md';
  onUndo: () => void;
}

/** Counts the undo window down. Its Undo replaces the toast's on this page. */
export function DecisionCountdown({ kind, filename, sendsAt, size = 'md', onUndo }: DecisionCountdownProps) {
  const [milliseconds] = useState(() => Math.max(0, sendsAt - Date.now()));
  // Pending decisions have their own timer; this one only displays.
  const left = useCountdown({ milliseconds, isPaused: false, onEnd: () => undefined });
  const { doing, noun } = decisionLabels[kind];
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span role="status" className="text-sm text-ink-2 tabular-nums">
        {doing} in {left} s
      </span>
      <Button size={size} variant="secondary" aria-label={`Undo the ${noun} of ${filename}`} onClick={onUndo}>
        Undo
      </Button>
    </span>
  );
}
