import { brand } from '#client/lib/brand.ts';
import { statedDays } from '#shared/limits.ts';
import type { LegalText } from './legal-page.tsx';

export const refunds: LegalText = {
  title: 'Refunds',
  summary: 'When you get your money back, how, and what happens to the documents.',
  updated: 'November 24, 2026',
  sections: [
    {
      title: 'Before work has started',
      text: [
        'As long as nobody works on an order you get the full price back. Deleting the order in your account is enough: it is refunded first and then deleted.',
      ],
    },
    {
      title: 'While we work on it',
      text: [
        `Once a translator has started, the order is finished and delivered. If something has changed on your side, write to ${brand.supportEmail}; we look for a fair solution.`,
      ],
    },
    {
      title: 'When we are late',
      text: [
        'If you paid for rush delivery and we miss the promised time, the rush surcharge is returned automatically. You do not have to ask.',
      ],
    },
    {
      title: 'After delivery',
      text: [
        `A misspelled name or a wrong figure is corrected at no charge: report it on the order’s page within ${statedDays.revisionRequest} days of delivery. If we cannot deliver what was ordered, you get your money back.`,
        'When a delivered order is refunded in full we decide whether its certificate stays valid. If it does not, the public check says that it was revoked.',
      ],
    },
    {
      title: 'How the money comes back',
      text: [
        'Refunds go to the card that paid, through the card provider. We send you a mail when the refund is made; your bank may take some days to show it. If a payment arrives twice, or for an order that no longer exists, it is returned without your asking.',
      ],
    },
    {
      title: 'Disputes with the bank',
      text: [
        'If you dispute a payment with your bank, work on the order stops and its files are kept as evidence until the bank has decided. Writing to us first is faster.',
      ],
    },
  ],
};
