import { certifiedTitleIn, kindNameIn } from '#server/features/notifications/paper-names.ts';
import { unknownKind } from '#shared/certificate/title.ts';
import { emailPayloads, type EmailPayload } from '../email-payloads.ts';
import { truncateTitle } from '../one-line.ts';
import type { EmailContent, EmailContext, EmailFact } from './content.ts';
import { greetingOf, template } from './template.ts';

/** Mails about a delivered translation and its certificate. */

type Certificate = EmailPayload<'translation-ready'>;

function kindOf({ paperKind = unknownKind }: Certificate, { t, locale }: EmailContext): string {
  return paperKind === unknownKind ? t('unknownKind') : truncateTitle(kindNameIn(locale, paperKind));
}

function certificateFacts(certificate: Certificate, context: EmailContext): EmailFact[] {
  const { paperKind = unknownKind, holders = [], filename, verificationCode } = certificate;
  const { t, locale } = context;
  return [
    {
      label: t('facts.document'),
      value: certifiedTitleIn(locale, { paperKind, holders }) ?? kindOf(certificate, context),
    },
    { label: t('facts.file'), value: filename },
    { label: t('facts.code'), value: verificationCode, emphasis: 'code' },
  ];
}

/** Button to the document's details. */
function detailsAction({ documentId }: Certificate, { linkTo, t }: EmailContext) {
  return { label: t('shared.openDocument'), url: linkTo('/dashboard/progress', { doc: documentId }) };
}

/** Button and verification note of mails about a delivered translation. */
function certificateBlock(
  { documentId, verificationCode }: Certificate,
  { linkTo, t }: EmailContext,
): Pick<EmailContent, 'action' | 'notes'> {
  return {
    action: { label: t('shared.openTranslation'), url: linkTo('/dashboard/progress', { doc: documentId }) },
    notes: [{ text: t('shared.checkCode'), url: linkTo('/verify', { code: verificationCode }) }],
  };
}

export const certificateTemplates = {
  'translation-ready': template(emailPayloads['translation-ready'], (payload, context) => {
    const { t } = context;
    return {
      subject: t('shared.ready', { kind: kindOf(payload, context) }),
      heading: t('ready.heading'),
      greeting: greetingOf(context),
      paragraphs: [t('ready.text')],
      facts: certificateFacts(payload, context),
      ...certificateBlock(payload, context),
    };
  }),

  'translation-corrected': template(emailPayloads['translation-corrected'], (payload, context) => {
    const { t } = context;
    return {
      subject: t('shared.ready', { kind: kindOf(payload, context) }),
      heading: t('shared.corrected'),
      greeting: greetingOf(context),
      paragraphs: [t('corrected.text')],
      facts: certificateFacts(payload, context),
      ...certificateBlock(payload, context),
    };
  }),

  'certificate-revoked': template(emailPayloads['certificate-revoked'], (payload, context) => {
    const { t, brand } = context;
    return {
      subject: t('revoked.subject', { kind: kindOf(payload, context) }),
      heading: t('revoked.heading'),
      greeting: greetingOf(context),
      paragraphs: [t(`revoked.why.${payload.class}`), t(`revoked.next.${payload.class}`)],
      facts: [
        ...certificateFacts(payload, context),
        ...(payload.reason ? [{ label: t('facts.reason'), value: payload.reason }] : []),
      ],
      action: detailsAction(payload, context),
      notes: [{ text: t('revoked.questions', { email: brand.supportEmail }) }],
    };
  }),

  'certificate-reissued': template(emailPayloads['certificate-reissued'], (payload, context) => {
    const { t } = context;
    return {
      subject: t('reissued.subject', { kind: kindOf(payload, context) }),
      heading: t('shared.corrected'),
      greeting: greetingOf(context),
      paragraphs: [t('reissued.text', { revision: String(payload.revision) }), t('reissued.use')],
      facts: [
        ...certificateFacts(payload, context),
        { label: t('reissued.revision'), value: String(payload.revision) },
        { label: t('reissued.changed'), value: payload.reason },
      ],
      ...certificateBlock(payload, context),
    };
  }),

  'revision-declined': template(emailPayloads['revision-declined'], (payload, context) => {
    const { t, brand } = context;
    return {
      subject: t('declined.subject', { kind: kindOf(payload, context) }),
      heading: t('declined.heading'),
      greeting: greetingOf(context),
      paragraphs: [t(payload.kind === 'refusal' ? 'declined.refusalText' : 'declined.text')],
      facts: [...certificateFacts(payload, context), { label: t('facts.reason'), value: payload.reason }],
      action: detailsAction(payload, context),
      notes: [{ text: t('declined.missed', { email: brand.supportEmail }) }],
    };
  }),
};
