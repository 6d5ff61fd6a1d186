import { NeededDay } from '#client/features/documents/needed-day.tsx';
import { AddressLines } from '#client/features/documents/order/address-lines.tsx';
import { fileSize } from '#client/lib/format.ts';
import { kindName } from '#client/lib/paper-title.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList, type Fact } from '#client/ui/data/description-list.tsx';
import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { languageName } from '#client/ui/language-name.ts';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { fileExtension } from '#shared/files.ts';
import { carriers, trackingUrl } from '#shared/mailing.ts';
import type { Currency } from '#shared/money.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import type { MailingView } from '#shared/schemas/mailing.ts';

function paymentLabel({ paymentStatus, refunds }: DocumentDetails): string {
  const t = words('documents');
  return t(`details.payments.${paymentStatus === 'paid' && refunds.length > 0 ? 'partlyRefunded' : paymentStatus}`);
}

function refundFact(
  { amountCents, at }: DocumentDetails['refunds'][number],
  { number, currency }: { number: number | undefined; currency: Currency },
): Fact {
  const t = words('documents');
  return {
    term: number === undefined ? t('details.refund') : t('details.refundNumber', { number }),
    value: t.rich('details.refundOn', {
      amount: slot(<Money cents={amountCents} currency={currency} />),
      date: slot(<DateTime value={at} format="longDate" />),
    }),
  };
}

/** The order's options, and its mailed paper copy. */
export function OrderSection({ document }: { document: DocumentDetails }) {
  const t = words('documents');
  return (
    <>
      <DetailSection title={t('details.order')}>
        <DescriptionList facts={orderFacts(document)} />
      </DetailSection>
      {document.mailing ? (
        <DetailSection title={t('details.mailed')}>
          <MailingFacts mailing={document.mailing} />
        </DetailSection>
      ) : null}
    </>
  );
}

function orderFacts(document: DocumentDetails): Fact[] {
  const t = words('documents');
  const offer = words('offer');
  return [
    ...(document.ordered === null
      ? []
      : [{ term: t('details.document'), value: kindName(document.ordered.paperKind) }]),
    { term: t('details.type'), value: offer(`services.${document.translationType}.label`) },
    {
      term: t('details.language'),
      value: document.sourceLanguage === '' ? t('details.noLanguage') : languageName(document.sourceLanguage),
    },
    { term: t('details.bankStatement'), value: document.isBankStatement ? t('details.yes') : t('details.no') },
    { term: t('details.recipient'), value: t(`details.recipients.${document.recipient}`) },
    { term: t('details.delivery'), value: offer(`speeds.${document.speed}.full`) },
    ...(document.neededBy === null
      ? []
      : [{ term: t('details.neededBy'), value: <NeededDay day={document.neededBy} /> }]),
    ...(document.note === null
      ? []
      : [
          {
            term: t('details.note'),
            value: <bdi className="wrap-anywhere whitespace-pre-line">{document.note}</bdi>,
          },
        ]),
    { term: t('details.pages'), value: document.pages },
    { term: t('details.cost'), value: <Money cents={document.totalCostCents} currency={document.currency} /> },
    { term: t('details.charged'), value: <Money cents={document.chargedCents} currency={document.currency} /> },
    { term: t('details.payment'), value: paymentLabel(document) },
    ...document.refunds.map((refund, index, all) =>
      refundFact(refund, { number: all.length > 1 ? index + 1 : undefined, currency: document.currency }),
    ),
    { term: t('details.uploaded'), value: <DateTime value={document.uploadDate} /> },
    { term: t('details.created'), value: <DateTime value={document.createdAt} /> },
  ];
}

export function fileFacts({ filename, fileSizeBytes }: DocumentDetails): Fact[] {
  const t = words('documents');
  return [
    { term: t('details.name'), value: <bdi>{filename}</bdi> },
    {
      term: t('details.fileType'),
      value: fileExtension(filename).toUpperCase() || t('details.unknown'),
    },
    {
      term: t('details.size'),
      value: fileSizeBytes === null ? t('details.notUploaded') : fileSize(fileSizeBytes),
    },
  ];
}

/** A mailed copy for its customer: where it goes and how to track it. */
export function MailingFacts({ mailing }: { mailing: MailingView }) {
  const t = words('documents');
  const { carrier, trackingNumber, sentAt } = mailing;
  return (
    <DescriptionList
      facts={[
        { term: t('mailing.status'), value: t(`mailing.states.${mailing.state}`) },
        { term: t('mailing.address'), value: <AddressLines address={mailing.address} /> },
        ...(carrier && trackingNumber && sentAt
          ? [
              { term: t('mailing.mailed'), value: <DateTime value={sentAt} format="longDate" /> },
              {
                term: t('mailing.tracking'),
                value: (
                  <a
                    className="inline-link"
                    href={trackingUrl(carrier, trackingNumber)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    <bdi dir="ltr">
                      {carriers[carrier].label} {trackingNumber}
                    </bdi>
                  </a>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
