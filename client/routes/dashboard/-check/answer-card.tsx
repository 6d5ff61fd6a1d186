import { Link } from '@tanstack/react-router';
import { recipientLabels } from '#shared/certificate/recipients.ts';
import { describeSpeed, services } from '#shared/pricing.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import { formatPages } from '#client/lib/format.ts';
import { AddressLines } from '#client/features/documents/mailing/address-lines.tsx';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Money } from '#client/ui/data/money.tsx';

/** One document's answers. `draft` holds the ids of the whole order, for the link back to the form. */
export function AnswerCard({ document, draft }: { document: DocumentDetails; draft: string }) {
  const { filename } = document;
  return (
    <Card>
      <CardHeader
        title={filename}
        actions={
          <Link
            to="/dashboard/upload"
            search={{ draft }}
            className="inline-link text-sm"
            aria-label={`Change answers for ${filename}`}
          >
            Change
          </Link>
        }
      />
      <DescriptionList
        facts={[
          { term: 'Language', value: `${document.sourceLanguage} → ${document.targetLanguage}` },
          { term: 'Translation type', value: services[document.translationType].label },
          { term: 'Bank statement', value: document.isBankStatement ? 'Yes' : 'No' },
          { term: 'Delivery', value: describeSpeed(document.speed) },
          ...(document.mailing
            ? [{ term: 'Copy mailed to', value: <AddressLines address={document.mailing.address} /> }]
            : []),
          { term: 'For', value: recipientLabels[document.recipient] },
          ...(document.people.length === 0
            ? []
            : [{ term: 'Names', value: <bdi>{document.people.map(({ name }) => name).join(', ')}</bdi> }]),
          { term: 'Pages', value: formatPages(document.pages) },
          { term: 'Price', value: <Money cents={document.totalCostCents} /> },
        ]}
      />
    </Card>
  );
}
