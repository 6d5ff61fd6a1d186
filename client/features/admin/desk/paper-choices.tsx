import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { orderLanguages, sourceLanguages, typedLanguages } from '#shared/languages.ts';
import { describeService, services, translationTypes } from '#shared/pricing.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';

export function describePaper(document: DocumentView): string {
  return `${describeService(document)} · ${pagesOf(document)}`;
}

function pagesOf({ pages }: DocumentView): string {
  return `${String(pages)} ${pages === 1 ? 'page' : 'pages'}`;
}

const types = translationTypes.map((value) => ({ value, label: services[value].label }));
const languages = sourceLanguages.map((value) => ({ value, label: value }));
const typed = { label: 'Typed by a person', options: typedLanguages.map((value) => ({ value, label: value })) };

/** Corrections by staff before payment; the price is recalculated. */
export function PaperChoices({ document, orderId }: { document: DocumentView; orderId: string }) {
  const { id, filename } = document;
  const utils = trpc.useUtils();
  const change = trpc.admin.changeOrderPaper.useMutation({
    onSuccess: (order) => utils.admin.order.setData({ id: orderId }, order),
  });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Field label={`Language of ${filename}`} hideLabel>
          <Select
            options={languages}
            group={typed}
            value={document.sourceLanguage}
            onChange={(event) => {
              const sourceLanguage = orderLanguages.find((one) => one === event.currentTarget.value);
              if (sourceLanguage) change.mutate({ id, sourceLanguage });
            }}
          />
        </Field>
        <Field label={`Service of ${filename}`} hideLabel>
          <Select
            options={types}
            value={document.translationType}
            onChange={(event) => {
              const translationType = translationTypes.find((one) => one === event.currentTarget.value);
              if (translationType) change.mutate({ id, translationType });
            }}
          />
        </Field>
        <span>{pagesOf(document)}</span>
      </div>
      <FailureAlert failure={change.error ? describeError(change.error) : undefined} />
    </div>
  );
}
