import { clsx } from 'clsx';
import { type KeyboardEvent, startTransition, useRef, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { controlStyle } from '#client/ui/form/control-style.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { listCountries } from '#client/ui/list-countries.ts';
import { amountUnit } from '#shared/currency-facts.ts';
import { sourceLanguages } from '#shared/languages.ts';
import { type Currency, formatMoney, homeCountry } from '#shared/money.ts';
import { ownOf, type PriceRow, type PriceTexts, unitOf } from './price-draft.ts';

export interface PriceSheetProps {
  rows: readonly PriceRow[];
  currency: Currency;
  draft: PriceTexts;
  published: PriceTexts;
  wrong: ReadonlySet<string>;
  onChange: (key: string, text: string) => void;
}

const columns = ['Page', 'Bank statement page', 'Document', 'Word'] as const;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** On phones it stays in place while the amounts scroll. */
const firstColumn = 'text-start max-md:sticky max-md:start-0 max-md:z-1 max-md:min-w-38 max-md:bg-sheet md:px-4';

/**
 * The list as a spreadsheet: arrows move between cells, typing replaces a cell, F2 or a double click edits it, Enter goes down,
 * Escape discards the typed text.
 */
export function PriceSheet({ rows, currency, draft, published, wrong, onChange }: PriceSheetProps) {
  const table = useRef<HTMLTableElement>(null);
  const [editing, setEditing] = useState<{ key: string; before: string }>();

  function go(row: number, column: number): boolean {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${String(row)} ${String(column)}"]`);
    cell?.focus();
    return cell !== null && cell !== undefined;
  }

  /** Some rows have only the first cell. */
  function goRow(row: number, column: number): void {
    if (!go(row, column)) go(row, 0);
  }

  function press(event: KeyboardEvent<HTMLInputElement>, at: { key: string; row: number; column: number }) {
    const input = event.currentTarget;
    const isEditing = editing?.key === at.key;
    const step = steps[event.key];
    if (event.key === 'Escape' && isEditing) {
      event.preventDefault();
      onChange(at.key, editing.before);
      setEditing(undefined);
      requestAnimationFrame(() => input.select());
    } else if (event.key === 'F2') {
      event.preventDefault();
      setEditing({ key: at.key, before: input.value });
      input.setSelectionRange(input.value.length, input.value.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      goRow(at.row + (event.shiftKey ? -1 : 1), at.column);
    } else if (step && (!isEditing || step[0] !== 0)) {
      event.preventDefault();
      if (step[0] === 0) go(at.row, at.column + step[1]);
      else goRow(at.row + step[0], at.column);
    }
  }

  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-sheet">
      <table ref={table} className="w-full text-sm">
        <caption className="sr-only">Draft of the price list</caption>
        <SheetHead />
        <tbody className="divide-y divide-line">
          {rows.map((row, index) => (
            <tr key={row.key}>
              <th scope="row" className={clsx(firstColumn, 'p-2 align-middle font-normal')}>
                <span className="font-semibold">{row.label}</span>
                {row.hint ? <span className="block text-xs text-ink-2">{row.hint}</span> : null}
              </th>
              {columns.map((name, column) => {
                const key = row.cells[column];
                return key === undefined ? (
                  <td key={name} />
                ) : (
                  <PriceCell
                    key={name}
                    name={`${row.label}, ${row.cells.length > 1 ? name.toLowerCase() : 'amount'}`}
                    place={`${String(index)} ${String(column)}`}
                    unit={unitOf(key)}
                    currency={currency}
                    text={draft[key] ?? ''}
                    before={published[key]}
                    isWrong={wrong.has(key)}
                    onText={(text) => {
                      if (editing?.key !== key) setEditing({ key, before: draft[key] ?? '' });
                      onChange(key, text);
                    }}
                    onEdit={() => setEditing({ key, before: draft[key] ?? '' })}
                    onLeave={() => setEditing(undefined)}
                    onKeyDown={(event) => press(event, { key, row: index, column })}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SheetHead() {
  return (
    <thead>
      <tr className="border-b border-line">
        <th scope="col" className={clsx(firstColumn, 'p-2 font-semibold')}>
          Service
        </th>
        {columns.map((name) => (
          <th key={name} scope="col" className="px-1.5 py-2 text-end font-semibold md:px-4">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface PriceCellProps {
  name: string;
  /** Row and column. */
  place: string;
  /** Set for text that does not parse as an amount. */
  unit: ReturnType<typeof unitOf>;
  currency: Currency;
  text: string;
  /** As published; undefined where the line is new. */
  before: string | undefined;
  isWrong: boolean;
  onText: (text: string) => void;
  onEdit: () => void;
  onLeave: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** `$`, `R$`. */
function signOf(currency: Currency): string {
  return formatMoney({ cents: 0, currency }, 'en-US', { isWhole: true }).replace('0', '');
}

/** One amount of the draft, and under it the published one where it differs. */
function PriceCell(props: PriceCellProps) {
  const { name, place, unit, currency, text, before, isWrong, onText, onEdit, onLeave, onKeyDown } = props;
  const sign = signOf(currency);
  const read = unit === '%' ? 'percent' : (unit ?? amountUnit(currency));
  const shown = (value: string) =>
    unit === undefined ? `${sign}${value}` : unit === '%' ? `${value}%` : `${value} ${unit}`;
  const isChanged = text.trim() !== (before ?? '');
  return (
    <td className="px-1.5 py-2 text-end align-middle md:px-4">
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className="text-ink-3">
          {unit ?? sign}
        </span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={`${name}, ${read}`}
          aria-invalid={isWrong}
          data-cell={place}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onDoubleClick={onEdit}
          onBlur={onLeave}
          onKeyDown={onKeyDown}
          className={clsx(
            controlStyle({ size: 'sm' }),
            'w-18! px-2! text-end tabular-nums lining-nums md:w-24! md:px-3!',
            isChanged && !isWrong ? 'border-brass! bg-brass-soft!' : '',
          )}
        />
      </span>
      <span className="block min-h-4 text-xs text-ink-2">
        {isChanged ? `Now ${before === undefined ? 'none' : shown(before)}` : ''}
      </span>
    </td>
  );
}

/** Opens rows for a language or an office with rates of its own, and for postage to a country; the choice is drawn first. */
export function AddRows({ texts, onAdd }: { texts: PriceTexts; onAdd: (texts: PriceTexts) => void }) {
  const { languages, offices, countries } = ownOf(texts);
  const known = trpc.admin.calendar.useQuery({ office: '' }).data?.offices ?? [];
  const choices = [
    {
      label: 'Rates of their own for a language',
      keyOf: (value: string) => `certified page ${value}`,
      options: sourceLanguages.filter((one) => !languages.includes(one)).map((value) => ({ value, label: value })),
    },
    {
      label: 'Rates of their own for an office',
      keyOf: (value: string) => `certified page @${value}`,
      options: known
        .filter(({ office }) => office !== '' && !offices.includes(office))
        .map(({ office, name }) => ({ value: office, label: name })),
    },
    {
      label: 'Postage to a country',
      keyOf: (value: string) => `mailing document ${value}`,
      options: listCountries().filter(({ value }) => value !== homeCountry && !countries.includes(value)),
    },
  ];
  return (
    <div className="mt-4 flex flex-wrap gap-4">
      {choices
        .filter(({ options }) => options.length > 0)
        .map(({ label, keyOf, options }) => (
          <Field key={label} label={label} className="w-60">
            <Select
              size="sm"
              placeholder="Choose"
              value=""
              options={options}
              onChange={({ currentTarget: { value } }) => startTransition(() => onAdd({ [keyOf(value)]: '' }))}
            />
          </Field>
        ))}
    </div>
  );
}
