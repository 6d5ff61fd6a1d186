import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { limits } from '#shared/limits.ts';
import { formatMoney, inHouse } from '#shared/money.ts';
import { describeService, describeSpeed, quote, translationTypes, type PricedItem } from '#shared/pricing.ts';
import { speeds } from '#shared/promise/speeds.ts';

const services = translationTypes.flatMap((translationType) =>
  [false, true].map((isBankStatement) => ({ translationType, isBankStatement })),
);
const serviceOptions = services.map((service, index) => ({ value: String(index), label: describeService(service) }));
const speedOptions = speeds.map((speed) => ({ value: speed, label: describeSpeed(speed) }));

interface Line {
  key: number;
  /** As typed. */
  pages: string;
  service: number;
  speed: (typeof speeds)[number];
}

const firstLine: Line = { key: 0, pages: '1', service: 0, speed: 'standard' };

/** Undefined unless the pages are a whole number within the limits. */
function itemOf({ pages, service, speed }: Line): PricedItem | undefined {
  const count = Number(pages);
  const choice = services[service];
  const isWhole = /^\d+$/.test(pages.trim()) && count >= limits.pagesMin && count <= limits.pagesMax;
  return isWhole && choice ? { ...choice, speed, pages: count } : undefined;
}

/** Saves a quote of documents that need not be uploaded yet. */
export function QuoteForm() {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [title, setTitle] = useState('');
  const [lines, setLines] = useState<readonly Line[]>([firstLine]);
  const [isChecked, setIsChecked] = useState(false);
  const items = lines.flatMap((line) => itemOf(line) ?? []);
  const isComplete = items.length === lines.length;
  const save = trpc.payments.saveQuote.useMutation({
    onSuccess: async () => {
      toast.show({ tone: 'ok', title: 'Quote saved' });
      setTitle('');
      setLines([firstLine]);
      setIsChecked(false);
      await utils.payments.quotes.invalidate();
    },
  });
  const change = (key: number, part: Partial<Line>) =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...part } : line)));
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (isComplete && !save.isPending) save.mutate({ title: title.trim() || null, items });
      }}
    >
      <FailureAlert failure={save.error ? describeError(save.error) : undefined} />
      <Field label="Title" optional hint="Such as your client’s reference.">
        <TextInput
          dir="auto"
          maxLength={limits.quoteTitle}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </Field>
      {lines.map((line, index) => (
        <LineFields
          key={line.key}
          line={line}
          number={index + 1}
          isChecked={isChecked}
          onChange={(part) => change(line.key, part)}
          onRemove={
            lines.length > 1 ? () => setLines((before) => before.filter(({ key }) => key !== line.key)) : undefined
          }
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          disabled={lines.length >= limits.documentsPerCheckout}
          onClick={() =>
            setLines((before) => [...before, { ...firstLine, key: Math.max(...before.map(({ key }) => key)) + 1 }])
          }
        >
          Add Document
        </Button>
        <Button type="submit" busy={save.isPending}>
          Save Quote
        </Button>
        <output className="text-sm text-ink-2">
          {isComplete ? `Total ${formatMoney(inHouse(quote(items).totalCents))}` : 'Enter the pages of each document.'}
        </output>
      </div>
    </form>
  );
}

interface LineFieldsProps {
  line: Line;
  number: number;
  isChecked: boolean;
  onChange: (part: Partial<Line>) => void;
  /** Absent for the only line. */
  onRemove: (() => void) | undefined;
}

function LineFields({ line, number, isChecked, onChange, onRemove }: LineFieldsProps) {
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-semibold">Document {number}</legend>
      <div className="grid gap-4 sm:grid-cols-[6rem_1fr_1fr_auto] sm:items-start">
        <Field
          label="Pages"
          error={isChecked && !itemOf(line) ? `From ${limits.pagesMin} to ${limits.pagesMax}.` : undefined}
        >
          <TextInput
            inputMode="numeric"
            value={line.pages}
            onChange={(event) => onChange({ pages: event.currentTarget.value })}
          />
        </Field>
        <Field label="Service">
          <Select
            options={serviceOptions}
            value={String(line.service)}
            onChange={(event) => onChange({ service: Number(event.currentTarget.value) })}
          />
        </Field>
        <Field label="Delivery">
          <Select
            options={speedOptions}
            value={line.speed}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              onChange({ speed: speeds.find((speed) => speed === chosen) ?? 'standard' });
            }}
          />
        </Field>
        {onRemove ? (
          <div className="sm:pt-6">
            <IconButton label={`Remove document ${number}`} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        ) : null}
      </div>
    </fieldset>
  );
}
