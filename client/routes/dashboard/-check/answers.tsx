import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { AddressLines } from '#client/features/documents/order/address-lines.tsx';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import { Thumbnail } from '#client/features/documents/thumbnail.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { languageName } from '#client/ui/language-name.ts';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { words } from '#client/ui/words.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';

export interface AnswersProps {
  documents: readonly DocumentDetails[];
  /** Ids of the whole order, for the links back to the form. */
  draft: string;
}

/** Answers of an order: the shared ones once, then each paper with its differences. */
export function Answers({ documents, draft }: AnswersProps) {
  const t = words('order');
  const answers = documents.map(answersOf);
  const isShared = (term: string) =>
    documents.length > 1 && new Set(answers.map((all) => all.find((one) => one.term === term)?.text)).size === 1;
  const shared = (answers[0] ?? []).filter(({ term }) => isShared(term));
  return (
    <Card padding="none">
      {shared.length === 0 ? null : (
        <div className="border-b border-line p-4 pb-2 md:px-6">
          <CardHeader title={t('form.forAll', { count: documents.length })} />
          <DescriptionList facts={shared} />
        </div>
      )}
      <ul aria-label={t('check.answers')} className="divide-y divide-line">
        {documents.map((document, index) => (
          <li key={document.id} className="grid gap-2 p-4 md:px-6">
            <PaperHead document={document} draft={draft} />
            <DescriptionList facts={(answers[index] ?? []).filter(({ term }) => !isShared(term))} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PaperHead({ document, draft }: { document: DocumentDetails; draft: string }) {
  const t = words('order');
  return (
    <div className="flex items-center gap-4">
      <Thumbnail url={document.thumbnailUrl} size="row" />
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold">
          <PaperName paper={document} />
        </h2>
        <p className="text-sm text-ink-2">
          {words('offer')('pages', { count: document.pages })} ·{' '}
          <Money cents={document.totalCostCents} currency={document.currency} />
        </p>
      </div>
      <MemberOnly right="handle" isQuiet>
        <Link
          to="/dashboard/upload"
          search={{ draft }}
          className="inline-link text-sm"
          aria-label={t('check.changeOf', { name: document.filename })}
        >
          {t('check.change')}
        </Link>
      </MemberOnly>
    </div>
  );
}

interface Answer {
  term: string;
  value: ReactNode;
  /** For comparison. */
  text: string;
}

function answersOf(document: DocumentDetails): Answer[] {
  const t = words('order');
  const offer = words('offer');
  const { mailing, people } = document;
  const plain = (term: string, text: string): Answer => ({ term, text, value: text });
  return [
    plain(
      t('check.language'),
      t('check.pair', {
        source: languageName(document.sourceLanguage),
        target: languageName(document.targetLanguage),
      }),
    ),
    plain(offer('type'), offer(`services.${document.translationType}.label`)),
    ...(document.isBankStatement ? [plain(t('check.bankStatement'), t('check.yes'))] : []),
    plain(offer('delivery'), offer(`speeds.${document.speed}.label`)),
    plain(t('check.recipient'), words('documents')(`details.recipients.${document.recipient}`)),
    ...(mailing
      ? [
          {
            term: t('check.mailedTo'),
            text: JSON.stringify(mailing.address),
            value: <AddressLines address={mailing.address} />,
          },
        ]
      : []),
    ...(people.length === 0
      ? []
      : [
          {
            term: t('check.names'),
            text: people.map(({ name }) => name).join(', '),
            value: <bdi>{people.map(({ name }) => name).join(', ')}</bdi>,
          },
        ]),
  ];
}
