import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface FilterBarProps {
  /** A `SearchInput`. */
  search?: ReactNode;
  /** `FilterChips`, selects. */
  children?: ReactNode;
  /** End of the bar: view switch, export. */
  end?: ReactNode;
  /** From 1024 px on the search gives way to the filters, which stay beside it. */
  isOneRow?: boolean;
}

/** Toolbar of a list: search, filters, view. */
export function FilterBar({ search, children, end, isOneRow = false }: FilterBarProps) {
  return (
    <div
      className={clsx('mb-4 flex flex-wrap items-center gap-x-4 gap-y-3', isOneRow && 'lg:flex-nowrap')}
      data-print="hide"
    >
      {search ? (
        <div className={clsx('w-full md:w-72', isOneRow && 'lg:w-auto lg:max-w-72 lg:flex-[1_0_9rem]')}>{search}</div>
      ) : null}
      {children ? (
        <div
          className={clsx(
            'flex w-full min-w-0 flex-wrap items-center gap-3 md:w-auto',
            isOneRow ? 'md:flex-1 lg:flex-[0_1_auto]' : 'md:flex-1',
          )}
        >
          {children}
        </div>
      ) : null}
      {end ? <div className="ms-auto flex items-center gap-3">{end}</div> : null}
    </div>
  );
}

export interface FilterChip<Value extends string> {
  value: Value;
  label: string;
  count?: number;
}

export interface FilterChipsProps<Value extends string> {
  label: string;
  chips: readonly FilterChip<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Single-choice filters with counts; scrolls horizontally if they do not fit. */
export function FilterChips<Value extends string>({ label, chips, value, onChange }: FilterChipsProps<Value>) {
  return (
    <fieldset aria-label={label} className="fade-end relative -m-1 flex min-w-0 gap-1 overflow-x-auto p-1">
      {chips.map((chip) => {
        const isChosen = chip.value === value;
        return (
          <button
            key={chip.value}
            type="button"
            aria-pressed={isChosen}
            data-selected={isChosen}
            onClick={() => onChange(chip.value)}
            className={clsx(
              'flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 text-sm transition-colors md:min-h-9',
              isChosen
                ? 'bg-primary-soft font-semibold text-primary'
                : 'font-medium text-ink-2 hover:bg-sunken hover:text-ink',
            )}
          >
            {chip.label}
            {chip.count === undefined ? null : (
              <span className="text-xs">
                <span className="sr-only">, </span>
                {chip.count}
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
