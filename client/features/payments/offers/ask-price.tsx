import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { uploadFile } from '#client/lib/upload.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Dropzone } from '#client/ui/form/dropzone.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { words } from '#client/ui/words.ts';
import { requestFileTypes, requestLimits } from '#shared/price-requests.ts';
import { requestFileOutput } from '#shared/schemas/price-requests.ts';

interface Asked {
  about: string;
  languages: string;
  pages: number | null;
  neededBy: string | null;
  files: readonly File[];
}

interface Draft {
  about: string;
  languages: string;
  pages: string;
  neededBy: string;
}

const blank: Draft = { about: '', languages: '', pages: '', neededBy: '' };
const accept = Object.fromEntries(
  Object.entries(requestFileTypes).map(([extension, type]) => [
    type,
    extension === 'jpg' ? ['.jpg', '.jpeg'] : [`.${extension}`],
  ]),
);

/** A button that opens the form, so that the page has one form at a time. */
export function AskPrice() {
  const t = words('quotes');
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <AskForm onSent={() => setIsOpen(false)} />;
  return (
    <Button variant="secondary" wide="phone" onClick={() => setIsOpen(true)}>
      {t('ask.send')}
    </Button>
  );
}

/** Requests a price for work that cannot be ordered by upload. */
function AskForm({ onSent }: { onSent: () => void }) {
  const t = words('quotes');
  const toast = useToast();
  const [files, setFiles] = useState<readonly File[]>([]);
  const { register, handleSubmit, setFocus, formState } = useForm<Draft>({ defaultValues: blank });
  const { ask, isBusy, failure } = useAskPrice(() => {
    toast.show({ tone: 'ok', title: t('ask.sent') });
    onSent();
  });
  useEffect(() => setFocus('about'), [setFocus]);

  function submit({ about, languages, pages, neededBy }: Draft) {
    const count = pages.trim() === '' ? null : Number(pages);
    void ask({ about, languages, pages: count, neededBy: neededBy === '' ? null : neededBy, files });
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <FailureAlert failure={failure} />
      <Field label={t('ask.about')} hint={t('ask.aboutHint')} error={formState.errors.about?.message}>
        <Textarea
          dir="auto"
          rows={3}
          maxLength={2000}
          {...register('about', { validate: (text) => text.trim() !== '' || t('ask.aboutRule') })}
        />
      </Field>
      <Field label={t('ask.languages')} optional hint={t('ask.languagesHint')}>
        <TextInput dir="auto" maxLength={120} {...register('languages')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <Field label={t('ask.pages')} optional error={formState.errors.pages?.message}>
          <TextInput
            inputMode="numeric"
            {...register('pages', {
              validate: (text) => /^\s*([1-9]\d{0,4})?\s*$/.test(text) || t('ask.pagesRule'),
            })}
          />
        </Field>
        <Field label={t('ask.neededBy')} optional>
          <TextInput type="date" {...register('neededBy')} />
        </Field>
      </div>
      <Dropzone
        label={files.length > 0 ? files.map(({ name }) => name).join(', ') : t('ask.files')}
        limits={t('ask.filesLimits', { count: requestLimits.files, megabytes: requestLimits.fileBytes / 1024 / 1024 })}
        accept={accept}
        multiple
        slim={files.length > 0}
        state={isBusy ? 'reading' : 'idle'}
        onFiles={(chosen) => setFiles(chosen.slice(0, requestLimits.files))}
      />
      <div>
        <Button type="submit" busy={isBusy} wide="phone">
          {t('ask.send')}
        </Button>
      </div>
    </form>
  );
}

/** Creates the request, then uploads each file. Idempotent, so it is safe to retry after any failure. */
function useAskPrice(onDone: () => void) {
  const utils = trpc.useUtils();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function ask({ files, ...asked }: Asked): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { id } = await trpcClient.payments.askPrice.mutate({ ...asked, idempotencyKey: key });
      for (const file of files) {
        const url = `/files/price-requests/${id}?filename=${encodeURIComponent(file.name)}`;
        await uploadFile({ url, file, parse: (answer) => requestFileOutput.parse(answer) });
      }
      setKey(crypto.randomUUID());
      onDone();
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setIsBusy(false);
      await utils.payments.priceRequests.invalidate();
    }
  }
  return { ask, isBusy, failure };
}
