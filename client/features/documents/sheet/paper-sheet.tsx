import { Link } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { loadError } from '#client/lib/load-error.ts';
import { paperTitle } from '#client/lib/paper-title.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { CodeText } from '#client/ui/data/code-text.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { languageName } from '#client/ui/language-name.ts';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { currentLocale, words } from '#client/ui/words.ts';
import { localeNames } from '#shared/locales.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import type { SheetOutput } from '#shared/schemas/sheets.ts';
import { codeGroupLengths } from '#shared/verification-code.ts';
import { SheetLines } from './sheet-lines.tsx';

/** What a certified paper says, line by line, in the language of the page. */
export function PaperSheet({ id }: { id: string }) {
  const t = words('sheet');
  const document = trpc.documents.get.useQuery({ id });
  const sheet = trpc.documents.sheet.useQuery({ id, locale: currentLocale() });
  const isEmpty = sheet.data?.pages.length === 0;
  const back = (
    <ButtonLink
      variant="quiet"
      size="sm"
      icon={<ArrowLeft aria-hidden="true" className="flip-rtl" />}
      render={<Link to="/dashboard/progress" search={{ doc: id }} />}
    >
      {t('back')}
    </ButtonLink>
  );
  return (
    <Page>
      <PageHeader
        above={back}
        title={t('title')}
        description={t('text')}
        actions={
          isEmpty ? undefined : (
            <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          )
        }
      />
      <LoadState
        loading={document.isPending || sheet.isPending}
        error={loadError(document, 'DOCUMENTS_FAILED') ?? loadError(sheet, 'DOCUMENTS_FAILED')}
        onRetry={() => {
          void document.refetch();
          void sheet.refetch();
        }}
        isEmpty={isEmpty}
        empty={<EmptyState kind="none" title={t('none')} text={t('noneText')} />}
      >
        {document.data && sheet.data ? <Sheet document={document.data} sheet={sheet.data} /> : null}
      </LoadState>
    </Page>
  );
}

/** The sheet on screen and on paper, marked on both as no certificate. */
function Sheet({ document, sheet }: { document: DocumentDetails; sheet: SheetOutput }) {
  const t = words('sheet');
  const code = document.verificationCode;
  const isEnglish = currentLocale() === 'en';
  return (
    <article data-print="only" className="grid max-w-content gap-6">
      <header className="grid gap-4">
        <h2 className="font-serif text-xl font-semibold">
          <span className="hidden print:inline">{t('title')}: </span>
          <bdi>{paperTitle(document)}</bdi>
        </h2>
        <InlineAlert tone="warn" title={t('noCertificate')}>
          {t('noCertificateText')}
        </InlineAlert>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
          {t('code')} <CodeText code={code} groups={codeGroupLengths(code)} />
        </p>
        <p className="max-w-prose text-sm text-ink-2">{isEnglish ? t('sourcesEnglish') : t('sources')}</p>
      </header>
      <div aria-hidden="true" className="hidden grid-cols-2 gap-8 border-b border-line-strong pb-2 md:grid print:grid">
        <p className="text-sm font-semibold">
          {isEnglish ? languageName(document.sourceLanguage) : localeNames[currentLocale()]}
        </p>
        <p className="text-sm font-semibold">{t('english')}</p>
      </div>
      {sheet.pages.map(({ page, lines }) => (
        <section key={page} aria-label={t('page', { page })}>
          {sheet.pages.length > 1 ? <h3 className="text-sm text-ink-2">{t('page', { page })}</h3> : null}
          <SheetLines lines={lines} />
        </section>
      ))}
    </article>
  );
}
