import { useState } from 'react';
import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { acceptedFiles } from '#client/features/documents/order/draft-file.ts';
import { defaultOptions, isAnswered } from '#client/features/documents/order/draft.ts';
import { OrderOptionsFields } from '#client/features/documents/order/order-options.tsx';
import { RefusedFiles } from '#client/features/documents/order/refused-files.tsx';
import { SingleFile } from '#client/features/documents/order/single-file.tsx';
import { isRefused, itemCents } from '#client/features/documents/upload-queue/queue-item.ts';
import { messageOf } from '#client/lib/error-message.ts';
import { usePrices } from '#client/lib/prices.ts';
import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Dropzone } from '#client/ui/form/dropzone.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { limits } from '#shared/limits.ts';
import { FreeSummary } from './free-summary.tsx';
import { ServiceInformation } from './service-information.tsx';
import { useClientUpload } from './use-client-upload.ts';

/** The order form with the client's name, free of charge. */
export function ClientUploadForm({ userId }: { userId: string }) {
  const { register, control, reset, formState } = useForm({ defaultValues: { clientName: '' }, mode: 'onTouched' });
  const { errors, touchedFields } = formState;
  const clientName = useWatch({ control, name: 'clientName' });
  const [firstOptions, setFirstOptions] = useState(defaultOptions);
  const { queue, items, isBusy, done, send } = useClientUpload(userId, () => {
    reset();
    setFirstOptions(defaultOptions);
  });
  const item = items.find((one) => !isRefused(one));
  const options = item?.options ?? firstOptions;
  const prices = usePrices();
  const name = clientName.trim();
  const isReady = item !== undefined && itemCents(item, prices) !== undefined && name !== '' && isAnswered(options);
  useLeaveWarning(item !== undefined);

  function remove(key: string) {
    // A leftover record is deleted with the other unpaid drafts.
    queue.remove(key).catch(() => undefined);
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
      <div className="min-w-0">
        {done === undefined ? null : <DoneNotice name={done} />}
        <div className="grid gap-8">
          <SingleFile
            item={item}
            disabled={isBusy}
            onRemove={remove}
            onCancel={queue.cancel}
            onRetry={(key) => {
              queue.retry(key);
              if (isReady) void send(name);
            }}
          />
          {item ? null : <DocumentZone disabled={isBusy} onFiles={(files) => queue.add(files, firstOptions)} />}
          <RefusedFiles items={items.filter(isRefused)} onRemove={remove} />
          <ClientNameField
            isMissing={errors.clientName !== undefined}
            disabled={isBusy}
            input={register('clientName', { validate: (typed) => typed.trim() !== '' })}
          />
          <OrderOptionsFields
            hasExtras={false}
            options={options}
            pages={item?.draft.pages}
            proposal={item?.proposal}
            isLanguageMissing={touchedFields.clientName === true && item !== undefined}
            disabled={isBusy}
            onChange={(next) => {
              if (item) queue.setOptions(item.key, next);
              else setFirstOptions(next);
            }}
          />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 max-lg:contents">
        <ServiceInformation />
        <div className="sticky bottom-0 z-20 lg:order-first lg:static">
          <FreeSummary
            options={options}
            pages={item?.draft.pages}
            isBusy={isBusy}
            isReady={isReady}
            onSend={() => {
              if (!isBusy) void send(name);
            }}
          />
        </div>
      </div>
    </div>
  );
}

function DoneNotice({ name }: { name: string }) {
  return (
    <InlineAlert tone="ok" announce className="mb-6" title="Document uploaded successfully and sent for translation!">
      <bdi>{name}</bdi> appears under Authenticate Documents.
    </InlineAlert>
  );
}

function DocumentZone({ disabled, onFiles }: { disabled: boolean; onFiles: (files: readonly File[]) => void }) {
  return (
    <Dropzone
      label="Your document"
      limits={`PDF, JPG or PNG, under 10 MB, up to ${String(limits.pagesMax)} pages.`}
      accept={acceptedFiles}
      multiple
      camera
      buttonLabel="Choose file"
      state="idle"
      disabled={disabled}
      onFiles={onFiles}
    />
  );
}

interface ClientNameFieldProps {
  isMissing: boolean;
  disabled: boolean;
  input: UseFormRegisterReturn;
}

function ClientNameField({ isMissing, disabled, input }: ClientNameFieldProps) {
  return (
    <Field
      label="Client Name"
      hint="The person the document belongs to, as the name should appear on the certificate."
      disabled={disabled}
      error={isMissing ? messageOf('CLIENT_NAME_REQUIRED').text : undefined}
    >
      <TextInput required autoComplete="off" maxLength={limits.nameMax} {...input} />
    </Field>
  );
}
