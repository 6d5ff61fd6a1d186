import { brand } from '#client/lib/brand.ts';
import { statedDays } from '#shared/limits.ts';
import type { LegalText } from './legal-page.tsx';

export const privacy: LegalText = {
  title: 'Privacy',
  summary: 'What we keep about you and your documents, why, for how long, and how you take it with you or delete it.',
  updated: 'November 22, 2026',
  sections: [
    {
      title: 'Who is responsible',
      text: [
        `${brand.legalName} runs this service and decides how your data is used. Write to ${brand.supportEmail} with any question about it.`,
      ],
    },
    {
      title: 'What we keep',
      text: ['Only what an order, its certificate, and your account need:'],
      points: [
        'Your account: email address, name, phone number if you give one, and a hash of your password. We never store the password itself.',
        'Your documents: the files you upload, the text read from them, the translation, and the questions and answers about it.',
        'The names on your documents as you want them spelled, and the family list you keep for later orders.',
        'Your orders: what was ordered, its price, payments, and refunds. Card numbers are entered on the card provider’s page and never reach us; we keep the card’s brand and last four digits for the receipt.',
        'Sign-ins: open sessions with the name of the browser, and a mark of devices you have used before, so that we can warn you about new ones.',
        'A log of what happened to each order, including who opened its files.',
      ],
    },
    {
      title: 'What we use it for',
      text: [
        'To translate and certify your documents, to take payment, to send you mail about your orders and your account, to let anyone check a certificate by its code, and to keep the service secure. We do not sell data, show advertising, or use your documents for anything else.',
        'A delivered translation can improve later drafts: sentences are remembered only with names, numbers, and dates removed. When you delete the document, what was learned from it alone is deleted too.',
      ],
    },
    {
      title: 'Who else sees it',
      text: [
        'Your files are opened by the people who work on them. Each opening is recorded, and the order’s page shows it to you. Beyond them:',
      ],
      points: [
        'The card provider takes the payment and keeps its own records of it.',
        'Providers of hosting, file storage, and mail process data on our behalf.',
        'If a translation service or drafting engine outside our own systems is connected, it receives the file or text it works on, for that purpose only.',
        'Anyone who has a certificate’s code, or the certified file itself, sees the public record: kind of document, languages, dates, number of pages, and the initials of its holder. No full name, no contact details, and no file.',
        'Authorities, where the law requires it.',
      ],
    },
    {
      title: 'How long we keep it',
      text: [],
      points: [
        `Uploads that are never paid for: ${statedDays.unpaidDraft} days.`,
        `Files you uploaded: ${statedDays.sourceRetention} days after delivery, unless your order names another date. We email you and tell you in your notifications ${statedDays.sourceNotice} days before.`,
        'Delivered translations: until you delete them.',
        'Payments, refunds, and receipts: as long as tax and accounting law requires.',
        'Records of certificates: permanently, because they prove that a paper is genuine. After you delete a document the record holds no personal data of yours.',
        `Sessions: they end after ${statedDays.sessionIdle} days without use.`,
        'Backups: deleted data stays in them until they are replaced. We do not bring it back from there.',
      ],
    },
    {
      title: 'Download or delete your data',
      text: [
        'Your profile has a download of everything: one archive with your files and your data as JSON. It is private to you, needs your password again, and its link expires after a few minutes.',
        'You can delete a single document or the whole account yourself. Files and personal data are removed: from storage, from our database, and from mail we have queued. What stays is the proof of the certificate (its code, the fingerprint of the file, the kind of document, and the dates), so that a paper you already handed in can still be checked, and the payment as accounting law requires, without the file’s name.',
        'An order that nobody has started is refunded in full before it is deleted. An order that somebody is working on is finished first. While a payment is disputed with your bank, the order is kept as evidence until the dispute ends.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'Depending on where you live you have the right to see, correct, take along, restrict, and delete your data, to object to its use, and to complain to a data protection authority. Most of it you can do yourself in your profile; for the rest, write to us.',
      ],
    },
    {
      title: 'Cookies',
      text: [
        'We use only the cookies the service needs: one that keeps you signed in, one that recognizes a device you used before, and ones that remember settings such as your language. There is no tracking.',
      ],
    },
  ],
};
