import { useDeferredValue } from 'react';
import { LegalArticle } from '#client/features/marketing/legal-text.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { searchChoice } from '#client/lib/search.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { isMemberText, legalTexts, placeholderFaults, type LegalTextName } from '#shared/legal.ts';
import { defaultLocale, directionOf, localeNames, locales, type Locale } from '#shared/locales.ts';
import { legalText, type LegalText } from '#shared/schemas/legal.ts';
import { ChosenFacts, keepsChoices } from '../facts/chosen-facts.tsx';
import { FactsEditor } from '../facts/facts-editor.tsx';
import { schemaFault } from '../facts/facts-words.ts';
import { usePreview } from '../facts/use-preview.ts';
import type { ChoiceProps, LegalSearch } from './house-search.ts';

const titles = {
  privacy: 'Privacy',
  terms: 'Terms',
  refunds: 'Refunds',
  imprint: 'Imprint',
  cookies: 'Cookies',
  agreement: 'Agreement for freelancers',
} as const satisfies Record<LegalTextName, string>;

/** Legal texts, one per page and language. */
export function LegalTextsPage({ search, onChange }: ChoiceProps<LegalSearch>) {
  const { text: chosen, language = defaultLocale } = search;
  const page = searchChoice(chosen, legalTexts) ?? 'terms';
  const offered: readonly Locale[] = isMemberText(page) ? [defaultLocale] : locales;
  const locale = isMemberText(page) ? defaultLocale : language;
  const texts = trpc.admin.legalTexts.useQuery({ page, locale }, keepsChoices);
  const utils = trpc.useUtils();
  return (
    <Page width="wide">
      <PageHeader
        title="Legal"
        description="What customers and freelancers agree to. Until a text is reviewed, it says that it is a sample."
      />
      <ChosenFacts
        query={texts}
        errorTitle="Couldn’t load the legal texts"
        renderChoices={() => (
          <div className="mb-6 grid max-w-xl gap-4 sm:grid-cols-2">
            <Field label="Page">
              <Select
                options={legalTexts.map((value) => ({ value, label: titles[value] }))}
                value={page}
                onChange={(event) => onChange({ text: searchChoice(event.currentTarget.value, legalTexts) })}
              />
            </Field>
            <Field label="Language">
              <Select
                options={offered.map((value) => ({ value, label: localeNames[value] }))}
                value={locale}
                onChange={(event) => onChange({ language: searchChoice(event.currentTarget.value, locales) })}
              />
            </Field>
          </div>
        )}
      >
        {({ text, texts: states, placeholders }) =>
          text && (
            <>
              <Coverage texts={states} />
              <FactsEditor
                key={`${page} ${locale}`}
                place={{ kind: 'legal-text', scope: `${page}/${locale}` }}
                view={text}
                publish={(facts, details) =>
                  trpcClient.admin.publishLegalText.mutate({ page, locale, facts, ...details })
                }
                onChanged={() => utils.admin.legalTexts.invalidate()}
                faultOf={(facts) => faultOf(facts, page)}
              >
                {(facts, change) => <LegalForm {...{ page, locale, facts, placeholders }} onChange={change} />}
              </FactsEditor>
            </>
          )
        }
      </ChosenFacts>
    </Page>
  );
}

function faultOf(facts: LegalText, page: LegalTextName): string | undefined {
  const [fault] = placeholderFaults(facts.markdown, page);
  if (fault !== undefined) return `${fault}.`;
  return schemaFault(legalText, facts, { markdown: 'Text', by: 'Reviewed by', on: 'Reviewed on' });
}

interface TextState {
  page: LegalTextName;
  locale: Locale;
  version: number;
  isReviewed: boolean;
  hasDraft: boolean;
}

/** Published texts by page and language. */
function Coverage({ texts }: { texts: readonly TextState[] }) {
  const isReady = (page: LegalTextName) =>
    texts.filter((one) => one.page === page && one.version > 0 && one.isReviewed);
  return (
    <ul className="mb-6 flex flex-wrap gap-2" aria-label="Reviewed languages">
      {legalTexts.map((page) => {
        const ready = isReady(page).length;
        const all = texts.filter((one) => one.page === page).length;
        const word = `${titles[page]}: ${String(ready)} of ${String(all)}`;
        return (
          <li key={page}>
            <StatusBadge tone={ready === all ? 'ok' : 'warn'} word={word} />
          </li>
        );
      })}
    </ul>
  );
}

interface LegalFormProps {
  page: LegalTextName;
  locale: Locale;
  facts: LegalText;
  placeholders: Readonly<Record<string, string>>;
  onChange: (part: Partial<LegalText>) => void;
}

function LegalForm({ page, locale, facts, placeholders, onChange }: LegalFormProps) {
  return (
    <div className="mb-8 grid gap-8 lg:grid-cols-2">
      <div>
        <Field label="Title">
          <TextInput
            dir="auto"
            value={facts.title}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
        </Field>
        <Field label="Text" hint="Markdown: ## heading, - point, **strong**, [link](https://…)." className="mt-4">
          <Textarea
            dir="auto"
            rows={22}
            value={facts.markdown}
            onChange={(event) => onChange({ markdown: event.currentTarget.value })}
          />
        </Field>
        <ReviewFields facts={facts} onChange={onChange} />
        <Section title="Placeholders" description="Facts of the settings, which the text never states by itself.">
          <dl className="grid gap-1 text-sm">
            {Object.entries(placeholders).map(([name, value]) => (
              <div key={name} className="flex flex-wrap gap-x-3">
                <dt className="font-mono">{`{${name}}`}</dt>
                <dd className="min-w-0 wrap-anywhere text-ink-2">{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      </div>
      <div>
        <Section title="Preview">
          <LegalPreview page={page} locale={locale} facts={facts} />
        </Section>
      </div>
    </div>
  );
}

function ReviewFields({ facts: { review }, onChange }: Pick<LegalFormProps, 'facts' | 'onChange'>) {
  const set = (part: Partial<NonNullable<LegalText['review']>>) => {
    const next = { by: review?.by ?? '', on: review?.on ?? '', ...part };
    onChange({ review: next.by === '' && next.on === '' ? null : next });
  };
  return (
    <div className="my-4 grid gap-4 sm:grid-cols-2">
      <Field label="Reviewed by" hint="Empty while nobody reviewed it">
        <TextInput dir="auto" value={review?.by ?? ''} onChange={(event) => set({ by: event.currentTarget.value })} />
      </Field>
      <Field label="Reviewed on" hint="The day of the review">
        <TextInput type="date" value={review?.on ?? ''} onChange={(event) => set({ on: event.currentTarget.value })} />
      </Field>
    </div>
  );
}

function LegalPreview({ page, locale, facts }: Pick<LegalFormProps, 'page' | 'locale' | 'facts'>) {
  const draft = useDeferredValue(legalText.safeParse(facts).data);
  const shown = draft ?? { title: '–––', markdown: facts.markdown.padEnd(20), review: null };
  const preview = usePreview(
    { of: 'legal', input: { page, locale, facts: shown }, enabled: draft !== undefined },
    (input) => trpcClient.admin.previewLegalText.mutate(input),
  );
  return (
    <LoadState
      {...queryState(preview)}
      loading={preview.isPending && draft !== undefined}
      errorTitle="Couldn’t show the text"
    >
      {preview.data ? (
        <div lang={locale} dir={directionOf(locale)}>
          <LegalArticle text={preview.data} />
        </div>
      ) : null}
    </LoadState>
  );
}
