import { Plus, Trash2 } from 'lucide-react';
import type { QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { PriceSummary } from '#client/ui/data/price-summary.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { ReasonLine } from '#client/ui/form/reason-line.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { houseCurrency } from '#shared/money.ts';
import { describeService, type Quote } from '#shared/pricing.ts';
import { blankLine, lineCents, type LineDraft, sumOf } from './line-drafts.ts';

interface LineFieldsProps {
  lines: readonly LineDraft[];
  isSubmitted: boolean;
  disabled: boolean;
  onChange: (lines: readonly LineDraft[]) => void;
}

const maxLines = 10;

/** Inputs of custom price lines: text for the customer, amount, and reason. */
export function LineFields({ lines, isSubmitted, disabled, onChange }: LineFieldsProps) {
  const set = (key: string, change: Partial<LineDraft>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  return (
    <Card as="section" aria-labelledby="desk-lines">
      <CardHeader
        id="desk-lines"
        title="Own price lines"
        description="On top of the price list, or taken off with a minus. The reason is for the audit log."
        actions={
          lines.length < maxLines ? (
            <Button
              size="sm"
              variant="secondary"
              disabled={disabled}
              icon={<Plus aria-hidden="true" />}
              onClick={() => onChange([...lines, blankLine()])}
            >
              Add a line
            </Button>
          ) : undefined
        }
      />
      {lines.length === 0 ? <p className="text-sm text-ink-2">None: the order costs what the list says.</p> : null}
      <ul className="grid gap-5">
        {lines.map((line, index) => (
          <Line
            key={line.key}
            line={line}
            number={index + 1}
            isSubmitted={isSubmitted}
            disabled={disabled}
            onChange={(change) => set(line.key, change)}
            onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ul>
    </Card>
  );
}

interface LineProps {
  line: LineDraft;
  number: number;
  isSubmitted: boolean;
  disabled: boolean;
  onChange: (change: Partial<LineDraft>) => void;
  onRemove: () => void;
}

function Line({ line, number, isSubmitted, disabled, onChange, onRemove }: LineProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_7rem_auto] items-start gap-3">
      <Field
        label={`Line ${String(number)}, for the customer`}
        disabled={disabled}
        error={isSubmitted && line.text.trim() === '' ? 'Say what it is for.' : undefined}
      >
        <TextInput
          dir="auto"
          maxLength={120}
          placeholder="Retyping of a handwritten ledger"
          value={line.text}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      </Field>
      <Field
        label="Amount"
        disabled={disabled}
        error={isSubmitted && lineCents(line.amount) === undefined ? 'Such as 25 or -10.' : undefined}
      >
        <TextInput
          inputMode="text"
          className="text-end tabular-nums"
          value={line.amount}
          onChange={(event) => onChange({ amount: event.currentTarget.value })}
        />
      </Field>
      <div className="pt-7">
        <IconButton label={`Remove line ${String(number)}`} disabled={disabled} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <ReasonLine
        className="col-span-full"
        disabled={disabled}
        error={isSubmitted && line.reason.trim().length < 3 ? 'Give a reason of three letters or more.' : undefined}
        value={line.reason}
        onChange={(reason) => onChange({ reason })}
      />
    </li>
  );
}

interface OrderPriceProps {
  items: readonly QueueItem[];
  /** Of the papers; undefined until their pages are counted. */
  price: Quote | undefined;
  lines: readonly LineDraft[];
  isBusy: boolean;
  onSubmit: () => void;
}

/** The price of an order's papers and extra lines, and the button that takes the order. */
export function OrderPrice({ items, price, lines, isBusy, onSubmit }: OrderPriceProps) {
  return (
    <PriceSummary
      title="Price"
      currency={price?.currency ?? houseCurrency}
      lines={[
        ...items.map(({ draft, options }, index) => ({
          label: `${draft.filename}: ${describeService(options)}`,
          amount: price?.lines[index]?.totalCents ?? '…',
        })),
        ...lines.map(({ text, amount }) => ({
          label: text.trim() === '' ? 'Line' : text,
          amount: lineCents(amount) ?? '…',
        })),
      ]}
      totalCents={price && price.totalCents + sumOf(lines)}
      action={
        <Button size="lg" wide busy={isBusy} disabled={price === undefined} onClick={onSubmit}>
          {isBusy ? 'Uploading...' : 'Take the order'}
        </Button>
      }
      note="Pages are counted again by the server. The next step shows the link to pay."
    />
  );
}
