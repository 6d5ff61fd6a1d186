import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Hides the label visually. */
  iconOnly?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** Switch between a few views or modes, as a radio group. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange, className } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={clsx('inline-flex rounded-control border border-line-strong bg-sheet p-0.5', className)}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          title={segment.iconOnly ? segment.label : undefined}
          className={clsx(
            'relative flex min-h-10 flex-1 items-center justify-center gap-2 rounded-badge px-2 text-sm sm:px-3 font-medium whitespace-nowrap text-ink-2 transition-colors md:min-h-8',
            'hover:text-ink has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary [&_svg]:size-4.5',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            'forced-colors:has-checked:outline-2',
          )}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            className="sr-only"
          />
          {segment.icon}
          <span className={segment.iconOnly ? 'sr-only' : ''}>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
