import { Link } from '@tanstack/react-router';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { AddressLines } from '#client/features/documents/mailing/address-lines.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { languageName } from '#client/ui/language-name.ts';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { words } from '#client/ui/words.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';

/** One document's answers. `draft` holds the ids of the whole order, for the link back to the form. */
export function AnswerCard({ document, draft }: { document: DocumentDetails; draft: string }) {
  const t = words('order');
  const { filename } = document;
  return (
    <Card>
      <CardHeader
        title={filename}
        actions={
          <MemberOnly right="handle" isQuiet>
            <Link
              to="/dashboard/upload"
              search={{ draft }}
              className="inline-link text-sm"
              aria-label={t('check.changeOf', { name: filename })}
            >
              {t('check.change')}
            </Link>
          </MemberOnly>
        }
      />
      <DescriptionList
        facts={[
          {
            term: t('check.language'),
            value: t('check.pair', {
              source: languageName(document.sourceLanguage),
              target: languageName(document.targetLanguage),
            }),
          },
          { term: words('offer')('type'), value: words('offer')(`services.${document.translationType}.label`) },
          { term: t('check.bankStatement'), value: document.isBankStatement ? t('check.yes') : t('check.no') },
          { term: words('offer')('delivery'), value: words('offer')(`speeds.${document.speed}.full`) },
          ...(document.mailing
            ? [{ term: t('check.mailedTo'), value: <AddressLines address={document.mailing.address} /> }]
            : []),
          { term: t('check.recipient'), value: words('documents')(`details.recipients.${document.recipient}`) },
          ...(document.people.length === 0
            ? []
            : [{ term: t('check.names'), value: <bdi>{document.people.map(({ name }) => name).join(', ')}</bdi> }]),
          { term: t('check.pages'), value: words('offer')('pages', { count: document.pages }) },
          { term: t('check.price'), value: <Money cents={document.totalCostCents} /> },
        ]}
      />
    </Card>
  );
}
