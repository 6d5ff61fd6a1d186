import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeft, Printer } from 'lucide-react';
import { combinedState } from '#client/lib/combined-state.ts';
import { paperTitle } from '#client/lib/paper-title.ts';
import { queryState } from '#client/lib/query-state.ts';
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
import type { SheetLine, SheetOutput, SheetPhrase } from '#shared/schemas/sheets.ts';
import { codeGroupLengths } from '#shared/verification-code.ts';

interface Language {
  lang: string;
  dir: 'ltr' | 'rtl';
}

const english: Language = { lang: 'en', dir: 'ltr' };

/** "As certified" is shown in both columns, and once when they are stacked. */
const besideAlone = 'max-md:hidden';

interface RowsProps {
  language: Language;
  className: string;
  children: readonly string[][];
}

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
        {...combinedState(queryState(document, 'DOCUMENTS_FAILED'), queryState(sheet, 'DOCUMENTS_FAILED'))}
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

/** Lines of a page: the reader's words first, then the same as certified. */
function SheetLines({ lines }: { lines: readonly SheetLine[] }) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line, index) => (
        // Lines have no id of their own, and the list never changes while it is shown.
        <li key={index} className="grid gap-x-8 gap-y-1 py-3 break-inside-avoid md:grid-cols-2 print:grid-cols-2">
          <Line line={line} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line }: { line: SheetLine }) {
  const t = words('sheet');
  switch (line.kind) {
    case 'heading':
      return (
        <>
          <Own phrase={line.said} language={line} className="font-serif text-lg font-semibold" />
          <Certified className="font-serif">{line.said.english}</Certified>
        </>
      );
    case 'paragraph':
      return (
        <>
          <Own phrase={line.said} language={line} />
          <Certified>{line.said.english}</Certified>
        </>
      );
    case 'note':
      return (
        <>
          <p className="text-ink-2">{t('note')}</p>
          <Certified>{line.said.english}</Certified>
        </>
      );
    case 'mark':
      return (
        <>
          <p>
            {t(`marks.${line.mark}`)}
            {line.said.own === null ? null : (
              <span lang={line.lang} dir={line.dir} className="block text-ink-2">
                {line.said.own}
              </span>
            )}
          </p>
          <Certified>{line.said.english}</Certified>
        </>
      );
    case 'field':
      return (
        <>
          <div>
            <Own phrase={line.label} language={line} className="text-sm text-ink-2" />
            <Own phrase={line.said} language={line} className="font-medium" />
          </div>
          <div>
            <Certified className="text-sm text-ink-2">{line.label.english}</Certified>
            <Certified>{line.said.english}</Certified>
          </div>
        </>
      );
    case 'table': {
      const isOwn = line.rows.flat().some(({ own }) => own !== null);
      return (
        <>
          <Rows language={isOwn ? line : english} className={isOwn ? '' : besideAlone}>
            {line.rows.map((row) => row.map(({ own, english: said }) => own ?? said))}
          </Rows>
          <Rows language={english} className="text-ink-2">
            {line.rows.map((row) => row.map(({ english: said }) => said))}
          </Rows>
        </>
      );
    }
  }
}

/** Text in the reader's language; untranslated text is shown as certified. */
function Own({ phrase, language, className }: { phrase: SheetPhrase; language: Language; className?: string }) {
  const text = phrase.own ?? phrase.english;
  const isOwn = phrase.own !== null;
  const { lang, dir } = isOwn ? language : english;
  return text === '' ? null : (
    <p lang={lang} dir={dir} className={clsx('wrap-anywhere whitespace-pre-line', isOwn ? '' : besideAlone, className)}>
      {text}
    </p>
  );
}

function Certified({ className, children }: { className?: string; children: string }) {
  return children === '' ? null : (
    <p lang="en" dir="ltr" className={clsx('wrap-anywhere whitespace-pre-line text-ink-2', className)}>
      {children}
    </p>
  );
}

function Rows({ language: { lang, dir }, className, children }: RowsProps) {
  return (
    <table lang={lang} dir={dir} className={clsx('w-full table-fixed border-collapse text-sm', className)}>
      <tbody>
        {children.map((row, index) => (
          <tr key={index} className="border-b border-line last:border-0">
            {row.map((cell, column) => (
              <td key={column} className="py-1 pe-3 text-start align-top wrap-anywhere">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
