import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { brand } from '#client/lib/brand.ts';
import { messageOf } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CodeInput } from '#client/ui/form/code-input.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { content, words } from '#client/ui/words.ts';
import { codeInputMax, codeShapes } from '#shared/verification-code.ts';
import { FileDrop } from './file-check/file-drop.tsx';
import { type FileCheck, useFileCheck } from './file-check/use-file-check.ts';
import { LookupOutcome, prepareAnswers, useLookup, waiting } from './lookup-result.tsx';

const exampleCode = `${codeShapes.customer.prefix}7K2M9QXR`;

interface VerifyFormProps {
  code: string;
  isPending: boolean;
  onVerify: (code: string) => void;
}

const loadFileResult = async () => {
  const [{ FileResult: result }] = await Promise.all([
    import('./file-check/file-result.tsx'),
    loadAreas(['file-check', 'kinds']),
  ]);
  return result;
};
const FileResult = lazyPart(loadFileResult, { fallback: waiting });

/** Hides the content below the result until the result is rendered. */
const shownWithResult = 'peer-has-[[data-waiting]]:invisible';

interface VerifyPageProps {
  code: string | undefined;
  /** Shows another code; undefined clears the page. */
  onCode: (code: string | undefined) => void;
}

/** Verification of a document, by its code or by its file. */
export function VerifyPage({ code, onCode }: VerifyPageProps) {
  const t = words('verify');
  const { found, failure, isFetching, isWorking, refetch } = useLookup(code);
  const { check, start, reset } = useFileCheck(code);
  // With a code in the URL, the text below waits for the result, which would shift it.
  const [isOpened] = useState(() => code !== undefined);
  const isFirst = isOpened && isFetching;
  const show = (next: string | undefined) => {
    reset();
    if (next !== undefined && next === code) refetch();
    else onCode(next);
  };
  // A code in the link is looked up first; the form for another one is folded below.
  const isFolded = isOpened && code !== undefined && check.state === 'idle';
  const form = (
    <div onFocus={prepareAnswers}>
      <VerifyForm key={code ?? ''} code={code ?? ''} isPending={isFetching} onVerify={show} />
      <FileDrop isBusy={check.state === 'reading' || check.state === 'working'} onFiles={start} />
    </div>
  );
  const isLookupShown = check.state === 'idle' && code !== undefined && !isFetching;
  return (
    <Page width="reading" align="centre" className="md:py-8">
      <PageHeader title={t('heading')} description={t('description')} />
      {isFolded ? null : form}
      <div aria-live="polite" className="peer mt-8 empty:hidden">
        {isFirst ? waiting : null}
        {check.state === 'idle' ? null : <FileOutcome check={check} onReset={() => show(undefined)} />}
        {check.state === 'idle' && isWorking ? <WorkNote /> : null}
        {isLookupShown ? (
          <>
            <FailureAlert failure={failure} />
            {found === undefined ? null : <LookupOutcome code={code} found={found} onReset={() => show(undefined)} />}
          </>
        ) : null}
      </div>
      {isFolded ? (
        <details className={clsx('mt-8 rounded-card border border-line bg-sheet px-4 open:pb-4', shownWithResult)}>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{t('anotherWay')}</summary>
          {form}
        </details>
      ) : null}
      <div className={clsx('mt-3 text-sm', shownWithResult)}>
        <Link to="/seal" className="inline-link">
          {t('sealLink')}
        </Link>
      </div>
      {isFirst ? null : <VerificationInfo />}
    </Page>
  );
}

/** While the browser does a proof of work. */
function WorkNote() {
  return <p className="text-ink-2">{words('verify')('working')}</p>;
}

function FileOutcome({ check, onReset }: { check: Exclude<FileCheck, { state: 'idle' }>; onReset: () => void }) {
  const t = words('verify');
  if (check.state === 'working') return <WorkNote />;
  if (check.state === 'reading')
    return <p className="text-ink-2">{t('file.reading', { share: check.percent / 100 })}</p>;
  if (check.state === 'done') return <FileResult filename={check.filename} answer={check.answer} onReset={onReset} />;
  return (
    <FailureAlert
      failure={check.failure}
      action={
        <Button variant="secondary" size="sm" onClick={check.retry}>
          {t('file.tryAgain')}
        </Button>
      }
    />
  );
}

/** What a positive result proves, and what it does not. */
function VerificationInfo() {
  const { info } = content('verify');
  return (
    <div className={clsx('mt-12 border-t border-line pt-4', shownWithResult)}>
      {info.map((part) => (
        <Section key={part.title} title={part.title} className="mt-6! md:mt-8!">
          <p className="text-ink-2">{part.text}</p>
        </Section>
      ))}
      <p className="mt-8 text-sm text-ink-2">
        {words('verify').rich('institutions', {
          email: slot(
            <a href={`mailto:${brand.supportEmail}`} className="inline-link wrap-anywhere">
              {brand.supportEmail}
            </a>,
          ),
        })}
      </p>
    </div>
  );
}

/** Submits a verification code, trimmed and in upper case. */
function VerifyForm({ code, isPending, onVerify }: VerifyFormProps) {
  const t = words('verify');
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Read from the form, since it may have been typed before hydration.
        const entry = new FormData(event.currentTarget).get('code');
        const typed = typeof entry === 'string' ? entry.trim().toUpperCase() : '';
        setIsEmpty(typed === '');
        if (typed !== '' && !isPending) onVerify(typed);
      }}
      className="flex flex-wrap items-start gap-3"
    >
      <Field
        label={t('code')}
        hint={t.rich('codeHint', { code: slot(<bdi dir="ltr">{exampleCode}</bdi>) })}
        error={isEmpty ? messageOf('VERIFICATION_CODE_EMPTY').text : undefined}
        className="flex-1 basis-64"
      >
        <CodeInput name="code" defaultValue={code} maxLength={codeInputMax} onChange={() => setIsEmpty(false)} />
      </Field>
      <Button type="submit" size="lg" wide="phone" busy={isPending} className="md:mt-12.5 md:min-h-11">
        {isPending ? t('verifying') : t('submit')}
      </Button>
    </form>
  );
}
