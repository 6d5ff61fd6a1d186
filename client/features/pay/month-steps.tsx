import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { monthAfter, monthLabel } from '#shared/pay/months.ts';

interface MonthStepsProps {
  month: string;
  /** The last month that can be chosen; any unless set. */
  latest?: string;
  onChange: (month: string) => void;
}

/** Month switcher: the current month with buttons to its neighbors. */
export function MonthSteps({ month, latest, onChange }: MonthStepsProps) {
  const isLatest = latest !== undefined && month >= latest;
  const [before, after] = [monthAfter(month, -1), monthAfter(month)];
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
