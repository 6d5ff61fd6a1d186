import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { CodeInput } from '#client/ui/form/code-input.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { accessKeyInputMax, printedAccessKey, type CopyAccess } from '#shared/certificate/access-key.ts';
import { withWork } from '../proof-of-work/with-work.ts';

const exampleKey = printedAccessKey('7K2M9QXR');

interface OpenCopyProps {
  code: string;
  access: CopyAccess;
}

/** Opens the delivered file with the access key of its paper. */
export function OpenCopy({ code, access }: OpenCopyProps) {
  const t = words('paper');
  return (
    <section aria-labelledby="open-copy" data-print="hide" className="mt-6 border-t border-line pt-4">
      <h3 id="open-copy" className="font-semibold">
        {t('copy.heading')}
      </h3>
      {access === 'open' ? <KeyForm code={code} /> : <p className="mt-1 text-ink-2">{t(`copy.${access}`)}</p>}
    </section>
  );
}

function KeyForm({ code }: { code: string }) {
  const t = words('paper');
  const [isEmpty, setIsEmpty] = useState(false);
  const open = useMutation({
    mutationFn: (accessKey: string) =>
      withWork((proofOfWork) => trpcClient.verification.openCopy.mutate({ code, accessKey, proofOfWork }), {
        signal: new AbortController().signal,
        onWork: () => undefined,
      }),
  });
  return (
    <>
      <p className="mt-1 text-ink-2">{t('copy.text')}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const entry = new FormData(event.currentTarget).get('key');
          const typed = typeof entry === 'string' ? entry.trim() : '';
          setIsEmpty(typed === '');
          if (typed !== '' && !open.isPending) open.mutate(typed);
        }}
        className="mt-3 flex flex-wrap items-start gap-3"
      >
        <Field
          label={t('copy.key')}
          hint={t.rich('copy.hint', { key: slot(<bdi dir="ltr">{exampleKey}</bdi>) })}
          error={isEmpty ? t('copy.required') : undefined}
          className="flex-1 basis-56"
        >
          <CodeInput name="key" maxLength={accessKeyInputMax} onChange={() => setIsEmpty(false)} />
        </Field>
        <Button type="submit" variant="secondary" wide="phone" busy={open.isPending} className="md:mt-12.5 md:min-h-11">
          {open.isPending ? t('copy.opening') : t('copy.submit')}
        </Button>
      </form>
      <div aria-live="polite" className="mt-3 empty:hidden">
        <FailureAlert failure={open.error ? describeError(open.error) : undefined} />
        {open.data ? (
          <InlineAlert tone="ok" title={t('copy.ready')}>
            <p>{t('copy.readyText')}</p>
            <p className="mt-1">
              <a href={open.data.url} target="_blank" rel="noreferrer" className="inline-link font-semibold">
                {t('copy.link')}
              </a>
            </p>
          </InlineAlert>
        ) : null}
      </div>
    </>
  );
}
