import { Check, Download, X } from 'lucide-react';
import { formatBytes } from '#shared/files.ts';
import { sourceLanguages } from '#shared/languages.ts';
import { formatWholeDollars } from '#shared/money.ts';
import { ratePerPage, translationTypes } from '#shared/pricing.ts';
import { formatPages } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FileCard } from '../../ui/file-card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { Money } from '../../ui/money.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Select } from '../../ui/select.tsx';
import { draftTotal, type OrderOptions } from './draft.ts';
import type { QueueItem } from './upload-queue.ts';

export interface QueueRowProps {
  item: QueueItem;
  disabled: boolean;
  onOptions: (options: OrderOptions) => void;
  onRetry: () => void;
  onCancel: () => void;
  onRemove: () => void;
  onDownload: () => void;
}

/** One document of several: its choices, how much of it has arrived, and what it costs. */
export function QueueRow({ item, disabled, onOptions, onRetry, onCancel, onRemove, onDownload }: QueueRowProps) {
  const { draft, options, problem } = item;
  const isUploading = item.sent !== undefined;
  return (
    <FileCard
      name={draft.filename}
      meta={item.isReading ? 'Reading the file…' : `${formatBytes(draft.sizeBytes)} · ${formatPages(draft.pages)}`}
      thumb={draft.thumbnail ? <img src={draft.thumbnail} alt="" /> : undefined}
      actions={
        <>
          {problem ? null : (
            <IconButton size="sm" label={`Download ${draft.filename}`} title="Download" onClick={onDownload}>
              <Download aria-hidden="true" />
            </IconButton>
          )}
          <IconButton
            size="sm"
            label={`Remove ${draft.filename}`}
            title="Remove"
            disabled={disabled}
            onClick={onRemove}
          >
            <X aria-hidden="true" />
          </IconButton>
        </>
      }
    >
      {problem ? (
        <Fault text={problem.text} lang={problem.lang} />
      ) : (
        <>
          <Choices item={item} disabled={disabled || isUploading} onOptions={onOptions} />
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-3">
            <div className="min-w-0 flex-1 basis-60">
              <Arrival item={item} onRetry={onRetry} onCancel={onCancel} />
            </div>
            <Money cents={draftTotal(options, draft.pages)} className="font-semibold" />
          </div>
        </>
      )}
    </FileCard>
  );
}

function Fault({ text, lang }: { text: string; lang: string | undefined }) {
  return (
    <p role="alert" className="text-sm font-medium text-seal">
      <MessageText text={text} lang={lang} />
    </p>
  );
}

function Arrival({ item, onRetry, onCancel }: Pick<QueueRowProps, 'item' | 'onRetry' | 'onCancel'>) {
  const name = item.draft.filename;
  if (item.sent !== undefined) {
    return (
      <div className="flex items-center gap-3">
        <div className="flex-1">
          <Progress label={`Uploading ${name}`} hideLabel value={item.sent} />
        </div>
        <span aria-hidden="true" className="w-10 text-end text-sm text-ink-2 tabular-nums">
          {Math.round(item.sent)}%
        </span>
        <Button size="sm" variant="quiet" aria-label={`Cancel upload of ${name}`} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    );
  }
  if (item.failure) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Fault text={item.failure.text} lang={item.failure.lang} />
        <Button size="sm" variant="secondary" aria-label={`Retry upload of ${name}`} onClick={onRetry}>
          Retry
        </Button>
      </div>
    );
  }
  if (!item.draft.isStored) return <p className="text-sm text-ink-2">Waiting to upload</p>;
  return (
    <p className="flex items-center gap-1.5 text-sm font-medium text-ok">
      <Check aria-hidden="true" className="size-4" /> Uploaded
    </p>
  );
}

const typeWords = { certified: 'Certified', notarized: 'Notarized' } as const;

const languages = sourceLanguages.map((language) => ({ value: language, label: language }));

function Choices({ item, disabled, onOptions }: Pick<QueueRowProps, 'item' | 'disabled' | 'onOptions'>) {
  const { options } = item;
  const { isBankStatement } = options;
  return (
    <div role="group" aria-label={`Choices for ${item.draft.filename}`} className="grid gap-x-4 gap-y-3 md:grid-cols-2">
      <Field label="Translation type" disabled={disabled}>
        <Select
          size="sm"
          options={translationTypes.map((type) => ({
            value: type,
            label: `${typeWords[type]}, ${formatWholeDollars(ratePerPage({ translationType: type, isBankStatement }))} per page`,
          }))}
          value={options.translationType}
          onChange={(event) => {
            const translationType = translationTypes.find((type) => type === event.currentTarget.value);
            if (translationType) onOptions({ ...options, translationType });
          }}
        />
      </Field>
      <Field label="Original document language" disabled={disabled}>
        <Select
          size="sm"
          options={languages}
          value={options.sourceLanguage}
          onChange={(event) => {
            const sourceLanguage = sourceLanguages.find((known) => known === event.currentTarget.value);
            if (sourceLanguage) onOptions({ ...options, sourceLanguage });
          }}
        />
      </Field>
      <Checkbox
        label="This is a bank statement"
        checked={isBankStatement}
        disabled={disabled}
        onChange={(event) => {
          onOptions({ ...options, isBankStatement: event.currentTarget.checked });
        }}
      />
    </div>
  );
}
