import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { monthAfter, monthLabel } from '#shared/pay/months.ts';

interface MonthStepsProps {
  /** The one that is shown. */
  month: string;
  /** The requested month, which may still be loading; the buttons step from it. */
  asked?: string | undefined;
  /** The last month that can be chosen; any unless set. */
  latest?: string;
  onChange: (month: string) => void;
}

/** Month switcher: the current month with buttons to its neighbors. */
export function MonthSteps({ month, asked = month, latest, onChange }: MonthStepsProps) {
  const isLatest = latest !== undefined && asked >= latest;
  const [before, after] = [monthAfter(asked, -1), monthAfter(asked)];
  return (
    <div role="group" aria-label="Month" className="flex items-center gap-1">
      <IconButton label={`Show ${monthLabel(before)}`} onClick={() => onChange(before)}>
        <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
      <h2 aria-live="polite" className="min-w-40 text-center font-serif text-lg font-semibold">
        {monthLabel(month)}
      </h2>
      <IconButton
        label={isLatest ? 'The latest month is shown' : `Show ${monthLabel(after)}`}
        disabled={isLatest}
        onClick={() => onChange(after)}
      >
        <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}
