import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useForm, useWatch, type UseFormRegister } from 'react-hook-form';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { formatPrice, usePrices } from '#client/lib/prices.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import { quote, translationTypes, type PricedItem } from '#shared/pricing.ts';
import { speeds } from '#shared/promise/speeds.ts';
import { serviceName } from './service-name.ts';

const services = translationTypes.flatMap((translationType) =>
  [false, true].map((isBankStatement) => ({ translationType, isBankStatement })),
);

/** As typed and chosen: `service` is an index of `services`. */
interface Line {
  pages: string;
  service: string;
  speed: (typeof speeds)[number];
}

interface Draft {
  title: string;
  lines: Line[];
}

const firstLine: Line = { pages: '1', service: '0', speed: 'standard' };

/** Priced properties of a line: quotes hold for every language and have no paper copy. */
type QuotedItem = Pick<PricedItem, 'pages' | 'translationType' | 'isBankStatement' | 'speed'>;

/** Undefined unless the pages are a whole number within the limits. */
function itemOf({ pages, service, speed }: Line): QuotedItem | undefined {
  const count = Number(pages);
  const choice = services[Number(service)];
  const isWhole = /^\d+$/.test(pages.trim()) && count >= limits.pagesMin && count <= limits.pagesMax;
  return isWhole && choice ? { ...choice, speed, pages: count } : undefined;
}

/** Saves a quote of documents that need not be uploaded yet. */
export function QuoteForm() {
  const t = words('quotes');
  const utils = trpc.useUtils();
  const toast = useToast();
  const prices = usePrices();
  const { register, control, handleSubmit, reset, formState } = useForm<Draft>({
    defaultValues: { title: '', lines: [firstLine] },
    shouldFocusError: false,
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const items = useWatch({ control, name: 'lines' }).flatMap((line) => itemOf(line) ?? []);
  const isComplete = items.length === fields.length;
  const save = trpc.payments.saveQuote.useMutation({
    onSuccess: async () => {
      toast.show({ tone: 'ok', title: t('savedToast') });
      reset();
      await utils.payments.quotes.invalidate();
    },
  });

  function submit({ title, lines }: Draft) {
    if (save.isPending) return;
    save.mutate({ title: title.trim() || null, items: lines.flatMap((line) => itemOf(line) ?? []) });
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <FailureAlert failure={save.error ? describeError(save.error) : undefined} />
      <Field label={t('form.title')} optional hint={t('form.titleHint')}>
        <TextInput dir="auto" maxLength={limits.quoteTitle} {...register('title')} />
      </Field>
      {fields.map(({ id }, index) => (
        <LineFields
          key={id}
          index={index}
          register={register}
          error={formState.errors.lines?.[index]?.pages?.message}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          disabled={fields.length >= limits.documentsPerCheckout}
          onClick={() => append(firstLine, { shouldFocus: false })}
        >
          {t('form.add')}
        </Button>
        <Button type="submit" busy={save.isPending}>
          {t('form.save')}
        </Button>
        <output className="text-sm text-ink-2">
          {isComplete ? t('form.total', { price: formatPrice(quote(items, prices).totalCents) }) : t('form.incomplete')}
        </output>
      </div>
    </form>
  );
}

interface LineFieldsProps {
  index: number;
  register: UseFormRegister<Draft>;
  error: string | undefined;
  /** Absent for the only line. */
  onRemove: (() => void) | undefined;
}

function LineFields({ index, register, error, onRemove }: LineFieldsProps) {
  const t = words('quotes');
  const number = index + 1;
  const serviceOptions = services.map((service, at) => ({ value: String(at), label: serviceName(service) }));
  const speedOptions = speeds.map((speed) => ({ value: speed, label: words('offer')(`speeds.${speed}.full`) }));
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{t('form.document', { number })}</legend>
      <div className="grid gap-4 sm:grid-cols-[6rem_1fr_1fr_auto] sm:items-start">
        <Field label={t('form.pages')} error={error}>
          <TextInput
            inputMode="numeric"
            {...register(`lines.${index}.pages`, {
              validate: (pages) =>
                itemOf({ ...firstLine, pages }) !== undefined ||
                t('form.pagesRule', { min: limits.pagesMin, max: limits.pagesMax }),
            })}
          />
        </Field>
        <Field label={t('form.service')}>
          <Select options={serviceOptions} {...register(`lines.${index}.service`)} />
        </Field>
        <Field label={t('form.delivery')}>
          <Select options={speedOptions} {...register(`lines.${index}.speed`)} />
        </Field>
        {onRemove ? (
          <div className="sm:pt-6">
            <IconButton label={t('form.remove', { number })} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        ) : null}
      </div>
    </fieldset>
  );
}
