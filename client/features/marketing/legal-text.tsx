import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { legalTextKey, legalTextOfDocument } from '#client/lib/page-data.ts';
import { Queries } from '#client/lib/queries.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { currentLocale, formatTag, words } from '#client/ui/words.ts';
import type { LegalPage } from '#shared/legal.ts';
import type { LegalBlock, LegalInline, ShownLegalText } from '#shared/schemas/legal.ts';

interface LegalTextPageProps {
  page: LegalPage;
  children?: ReactNode;
}

/** A legal page in the visitor's language, as it was published. */
export function LegalTextPage(props: LegalTextPageProps) {
  return (
    <Queries>
      <PublishedText {...props} />
    </Queries>
  );
}

function PublishedText({ page, children }: LegalTextPageProps) {
  const locale = currentLocale();
  const text = useQuery({
    queryKey: legalTextKey(page, locale),
    queryFn: () => trpcClient.documents.legalText.query({ page, locale }),
    initialData: () => legalTextOfDocument(page, locale),
    staleTime: 60_000,
  });
  return (
    <div className="gutter mx-auto w-full max-w-3xl py-12 md:py-16">
      <LoadState {...queryState(text)} errorTitle={words('frame')(`footer.${page}`)}>
        {text.data ? <LegalArticle text={text.data} /> : null}
      </LoadState>
      {children}
    </div>
  );
}

/** A legal text with its review, if there was one. */
export function LegalArticle({ text }: { text: Omit<ShownLegalText, 'versionId' | 'page' | 'locale'> }) {
  const { title, blocks, version, validFrom, review } = text;
  const t = words('frame');
  return (
    <article>
      <h1 className="font-serif text-3xl font-semibold md:text-4xl">{title}</h1>
      {version === 0 || review === null ? (
        <InlineAlert tone="warn" className="mt-4" title={t('legal.notReviewed')} />
      ) : (
        <p className="mt-2 text-sm text-ink-2">
          {t('legal.reviewed', { by: review.by, on: formatDay(review.on) })}
          {validFrom === null ? null : ` ${t('legal.validFrom', { on: formatDay(validFrom) })}`}
        </p>
      )}
      <LegalBlocks blocks={blocks} hasLead />
    </article>
  );
}

function formatDay(day: string): string {
  return new Intl.DateTimeFormat(formatTag(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** `hasLead` sets the first paragraph larger, below the title of a page. */
export function LegalBlocks({ blocks, hasLead = false }: { blocks: readonly LegalBlock[]; hasLead?: boolean }) {
  return blocks.map((block, index) => <Block key={index} block={block} isLead={hasLead && index === 0} />);
}

function Block({ block, isLead }: { block: LegalBlock; isLead: boolean }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading className={block.level === 2 ? 'mt-10 font-serif text-xl font-semibold' : 'mt-6 font-semibold'}>
          <Parts parts={block.parts} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={`mt-3 max-w-prose space-y-2 ps-5 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Item blocks={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'paragraph':
      return (
        <p className={isLead ? 'mt-4 text-lg text-ink-2' : 'mt-3 max-w-prose'}>
          <Parts parts={block.parts} />
        </p>
      );
  }
}

/** A list item of one paragraph has no paragraph margin. */
function Item({ blocks }: { blocks: readonly LegalBlock[] }) {
  const [first, ...rest] = blocks;
  return (
    <>
      {first?.kind === 'paragraph' ? (
        <Parts parts={first.parts} />
      ) : first ? (
        <Block block={first} isLead={false} />
      ) : null}
      {rest.map((block, index) => (
        <Block key={index} block={block} isLead={false} />
      ))}
    </>
  );
}

function Parts({ parts }: { parts: readonly LegalInline[] }): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{inlineOf(part)}</Fragment>);
}

function inlineOf(part: LegalInline): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'strong':
      return (
        <strong>
          <Parts parts={part.parts} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Parts parts={part.parts} />
        </em>
      );
    case 'link':
      return (
        <a href={part.href} className="inline-link wrap-anywhere">
          <Parts parts={part.parts} />
        </a>
      );
  }
}
