import { brand } from '#client/lib/brand.ts';
import { statedDays } from '#shared/limits.ts';
import type { LegalText } from './legal-page.tsx';

export const terms: LegalText = {
  title: 'Terms of service',
  summary: 'What you order from us, what we promise, and what we ask of you.',
  updated: 'November 22, 2026',
  sections: [
    {
      title: 'The service',
      text: [
        `${brand.legalName} translates documents into English and certifies that the translation is complete and accurate. Each certificate names the person who signed it and carries a code by which anyone can check it.`,
        brand.disclaimer,
      ],
    },
    {
      title: 'Orders and prices',
      text: [
        'The price is per page and shown before you pay. We count the pages of the file we received; if that changes the price, nothing is charged until you agree to the new total. A contract is made when your payment succeeds.',
        'Delivery times are stated with the order. They start when your payment succeeds.',
      ],
    },
    {
      title: 'What we ask of you',
      text: [],
      points: [
        'Upload only documents that you may have translated.',
        'Upload the whole document, readable, as you want it translated. We translate what is on the page and do not change what it says.',
        'Tell us how names are spelled in the passport, and check the translation when it arrives.',
        'Keep your password to yourself, and tell us if somebody else uses your account.',
      ],
    },
    {
      title: 'What you may expect',
      text: [
        `A translation that is complete and accurate, checked by a person. If a name or a figure is misspelled, report it within ${statedDays.revisionRequest} days of delivery and we correct it at no charge and issue a new certificate.`,
        'Whether an authority accepts a document is its own decision. If it asks for a change that belongs to a certified translation, we make it.',
      ],
    },
    {
      title: 'Certificates',
      text: [
        'A certificate can be replaced by a corrected one, or revoked if it turns out to be wrong, was obtained by fraud, or its payment was returned. The public check then says so. Certificates stay verifiable after you delete your documents or your account.',
      ],
    },
    {
      title: 'Ending the contract',
      text: [
        'You can delete your account at any time in your profile. We may close an account that is used for forged documents or against the law; paid orders that we cannot finish are refunded.',
      ],
    },
    {
      title: 'Liability and law',
      text: [
        'If we make a mistake, we correct it or refund the order. Beyond that our liability is limited to what you paid for the order, except where the law does not allow such a limit.',
        'These terms are in English. A translation of them is for your convenience.',
      ],
    },
  ],
};
