import { useMutation } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { searchChoice } from '#client/lib/search.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { defaultLocale, localeNames, locales, type Locale } from '#shared/locales.ts';
import type { MailText } from '#shared/schemas/mail-texts.ts';
import { ChosenFacts, keepsChoices } from '../facts/chosen-facts.tsx';
import { FactsEditor } from '../facts/facts-editor.tsx';
import { usePreview } from '../facts/use-preview.ts';
import type { ChoiceProps, MailsSearch } from './house-search.ts';

/** The wording of mails, one group of texts and language at a time. */
export function MailsPage({ search, onChange }: ChoiceProps<MailsSearch>) {
  const { group = 'ready', language: locale = defaultLocale } = search;
  const texts = trpc.admin.mailTexts.useQuery({ group, locale }, keepsChoices);
  const utils = trpc.useUtils();
  return (
    <Page width="wide">
      <PageHeader
        title="Mails"
        description="The product’s wording is in force where the house has none of its own. Placeholders such as {name} must stay."
      />
      <ChosenFacts
        query={texts}
        errorTitle="Couldn’t load the mails"
        renderChoices={({ groups }) => (
          <div className="mb-6 grid max-w-xl gap-4 sm:grid-cols-2">
            <Field label="Texts">
              <Select
                options={groups.map((one) => ({ value: one.group, label: labelOf(one) }))}
                value={group}
                onChange={(event) => onChange({ group: event.currentTarget.value })}
              />
            </Field>
            <Field label="Language">
              <Select
                options={locales.map((value) => ({ value, label: localeNames[value] }))}
                value={locale}
                onChange={(event) => onChange({ language: searchChoice(event.currentTarget.value, locales) })}
              />
            </Field>
          </div>
        )}
      >
        {({ text, groups }) =>
          text && (
            <FactsEditor
              key={`${group} ${locale}`}
              place={{ kind: 'mail-text', scope: `${group}/${locale}` }}
              view={text}
              publish={(facts, details) =>
                trpcClient.admin.publishMailText.mutate({ group, locale, facts, ...details })
              }
              onChanged={() => utils.admin.mailTexts.invalidate()}
            >
              {(facts, change) => (
                <div className="mb-8 grid gap-8 lg:grid-cols-2">
                  <TextFields defaults={text.defaults} facts={facts} onChange={(next) => change({ texts: next })} />
                  <div>
                    <MailPreview
                      {...{ group, locale, facts }}
                      mails={groups.find((one) => one.group === group)?.mails ?? []}
                    />
                  </div>
                </div>
              )}
            </FactsEditor>
          )
        }
      </ChosenFacts>
    </Page>
  );
}

function labelOf({ group, mails, changed }: { group: string; mails: readonly string[]; changed: readonly unknown[] }) {
  const name = group.replaceAll(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase());
  const used = mails.length === 1 ? (mails[0] ?? '') : `${String(mails.length)} mails`;
  return `${name} (${used})${changed.length > 0 ? ' · own wording' : ''}`;
}

/** `codeHint` → `Code hint`. */
function labelOfKey(key: string): string {
  const words = key.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface DefaultText {
  key: string;
  text: string;
  placeholders: readonly string[];
}

interface TextFieldsProps {
  defaults: readonly DefaultText[];
  facts: MailText;
  onChange: (texts: Record<string, string>) => void;
}

function TextFields({ defaults, facts: { texts }, onChange }: TextFieldsProps) {
  return (
    <div className="grid content-start gap-4">
      {defaults.map(({ key, text, placeholders }) => {
        const own = texts[key];
        const lost =
          own === undefined ? [] : placeholders.filter((name) => !own.includes(`{${name}`) && !own.includes(name));
        return (
          <div key={key}>
            <Field
              label={labelOfKey(key)}
              hint={placeholders.length > 0 ? `Keeps ${placeholders.map((name) => `{${name}}`).join(', ')}` : undefined}
              error={lost.length > 0 ? `It lost ${lost.map((name) => `{${name}}`).join(', ')}.` : undefined}
            >
              <Textarea
                dir="auto"
                rows={Math.min(6, Math.ceil((own ?? text).length / 60))}
                value={own ?? text}
                onChange={(event) => onChange({ ...texts, [key]: event.currentTarget.value })}
              />
            </Field>
            {own !== undefined && own !== text ? (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => onChange(Object.fromEntries(Object.entries(texts).filter(([one]) => one !== key)))}
              >
                Restore the product’s wording<span className="sr-only"> of {key}</span>
              </Button>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}

interface MailPreviewProps {
  group: string;
  locale: Locale;
  facts: MailText;
  mails: readonly string[];
}

function MailPreview({ group, locale, facts, mails }: MailPreviewProps) {
  const toast = useToast();
  const [chosen, setChosen] = useState<string>();
  const mail = mails.find((one) => one === chosen) ?? mails[0];
  const input = { group, locale, facts: useDeferredValue(facts), ...(mail !== undefined && { mail }) };
  const preview = usePreview({ of: 'mail', input }, (one) => trpcClient.admin.previewMail.mutate(one));
  const send = useMutation({
    mutationFn: () => trpcClient.admin.sendMailPreview.mutate(input),
    onSuccess: ({ to }) => toast.show({ tone: 'ok', title: `Sent to ${to}` }),
  });
  return (
    <Section
      title="Preview"
      description="With the newest mail of this kind that was sent, or a sample while there is none."
      actions={
        <Button variant="secondary" busy={send.isPending} onClick={() => send.mutate()}>
          Send to me
        </Button>
      }
    >
      <FailureAlert failure={send.error ? describeError(send.error) : undefined} />
      {mails.length > 1 ? (
        <Field label="Mail" className="mb-4">
          <Select
            options={mails.map((value) => ({ value, label: value }))}
            value={mail ?? ''}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        </Field>
      ) : null}
      <LoadState {...queryState(preview)} errorTitle="Couldn’t write the mail">
        {preview.data ? (
          <>
            <div role="status">
              {preview.data.faults.length > 0 ? (
                <ul className="mb-3 text-sm text-seal">
                  {preview.data.faults.map(({ key, message }) => (
                    <li key={`${key} ${message}`}>
                      {key}: {message}
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
            <p className="mb-2 text-sm">
              Subject: <bdi className="font-semibold">{preview.data.subject}</bdi>
            </p>
            <iframe
              title="The mail"
              sandbox=""
              className="h-160 w-full rounded-card border border-line bg-sheet"
              srcDoc={preview.data.html}
            />
          </>
        ) : null}
      </LoadState>
    </Section>
  );
}
