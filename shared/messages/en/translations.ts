import { statedDays } from '../../limits.ts';
import { mailedCopy } from '../../mailing.ts';
import { formatWholeDollars } from '../../money.ts';
import { speedRules } from '../../promise/speeds.ts';

const rushOffer = `Rush orders are ready in ${speedRules.rush.range} and cost ${speedRules.rush.surchargePercent}% more per page. If we miss the time we promised, we refund the surcharge.`;

/** The page of translations. Each figure names what it counts, and only what can be ordered is advertised. */
export const messages = {
  hero: {
    kicker: 'Every page carries a public verification code',
    title: 'Your documents, certified in English',
    text: 'Certified translations of personal and immigration documents, accepted by the US immigration service.',
    primary: 'Start Translation',
    secondary: 'Verify Document',
    figures: [
      { number: '10,000+', label: 'documents translated' },
      { number: '99.9%', label: 'acceptance rate' },
      { number: '24h', label: 'average turnaround for one page' },
      { number: '8', label: 'languages' },
    ],
  },
  quote: {
    title: 'See your price now',
    text: 'Choose a file or take a photo: you see the pages, the price, and the date, before any account.',
  },
  pricing: {
    title: 'Pricing',
    text: 'One price per page, shown before you pay.',
    mostPopular: 'Most popular',
    action: 'Get started',
    notes: [
      'You pay per page of your file. A typical page has about 250 words; a fuller page costs the same.',
      'Complex documents cost extra: bank statements have their own price, shown above.',
      'Standard turnaround is 24–48 hours. A single page takes 24 hours on average.',
      rushOffer,
      `A printed copy can be mailed with tracking to an address in the United States for ${formatWholeDollars(mailedCopy.postageCents)} per document.`,
    ],
    plans: {
      certified: ['Signed certificate of accuracy', 'Public verification code', 'Download it as soon as we email you'],
      notarized: ['Everything in certified', 'The translator’s statement, sworn before a notary'],
    },
    /** When a service can be ordered; empty: always. The page is built ahead, so it cannot say what is offered today. */
    conditions: {
      certified: '',
      notarized: 'Offered while we have a commissioned notary; the order form says when it is not available.',
    },
    bankStatement: [
      'Tables and figures laid out like the original',
      'Signed certificate of accuracy',
      'Public verification code',
    ],
  },
  why: {
    title: 'Why choose us',
    reasons: [
      {
        title: 'Accepted by USCIS',
        text: 'Every translation carries the certification statement immigration officers look for.',
      },
      { title: 'Verifiable by anyone', text: 'A code on each page leads to the public record of its certificate.' },
      { title: 'A named translator', text: 'A sworn authenticator reviews each document and signs it by name.' },
      {
        title: 'Private by design',
        text: 'Your files are stored privately, and you can see who opened them.',
      },
    ],
  },
  process: {
    title: 'How it works',
    steps: [
      { title: 'Upload', text: 'A PDF or a clear photo, up to 50 pages and under 10 MB.' },
      { title: 'Get your quote', text: 'We count the pages, and you see the exact price right away.' },
      { title: 'Secure payment', text: 'Pay with any major credit card on the card provider’s secure page.' },
      {
        title: 'Receive your translation',
        text: 'We email you when it’s ready. Download the certified PDF from your account.',
      },
    ],
  },
  scope: {
    title: 'What we translate',
    documentTypes: [
      'Birth, marriage, and divorce certificates',
      'Passports and identity cards',
      'Diplomas and school transcripts',
      'Bank statements',
      'Police and court records',
      'Medical and vaccination records',
      'Driver’s licenses',
      'Employment and tax documents',
    ],
  },
  testimonials: [
    {
      name: 'Ana P.',
      location: 'Boston, MA',
      rating: 5,
      text: 'My marriage certificate was ready the next morning, and the officer checked the code while I was standing there.',
    },
    {
      name: 'Omar H.',
      location: 'Dearborn, MI',
      rating: 5,
      text: 'Arabic birth certificates for the whole family. One price, no surprises, and every name spelled the way it is in our passports.',
    },
    {
      name: 'Lucía G.',
      location: 'Miami, FL',
      rating: 5,
      text: 'I sent photos from my phone and had the certified PDF two days later. The bank statements were perfect.',
    },
  ],
  faq: {
    title: 'Frequently asked questions',
    questions: [
      {
        question: 'Are your translations accepted by USCIS?',
        answer:
          'Yes. They carry the certification of accuracy that USCIS requires for translations into English. We are a private company and are not affiliated with USCIS.',
      },
      {
        question: 'What is the difference between certified and notarized?',
        answer:
          'A certified translation carries our signed statement of accuracy. In a notarized one, the translator also swears to that statement before a notary, which some schools and courts ask for. Notarization is offered only while we have a commissioned notary; the order form says when it is not available.',
      },
      {
        question: 'How long does it take?',
        answer: `Standard turnaround is 24–48 hours. A single page takes 24 hours on average. ${rushOffer}`,
      },
      {
        question: 'How is a page counted?',
        answer:
          'Each page of your file counts as one page, and a photo counts as one. A typical page has about 250 words; a fuller page costs the same.',
      },
      {
        question: 'How can someone verify my translation?',
        answer:
          'They enter the code printed on it on our public Verify page. No account is needed, and the record shows no full names, contact details, or files.',
      },
      {
        question: 'Is my data safe?',
        answer: `Files are kept in private storage and can be opened only through links that expire within minutes. Unpaid uploads are deleted after ${statedDays.unpaidDraft} days.`,
      },
    ],
  },
  title: 'Certified translations into English',
  table: {
    caption: 'Price per page',
    translation: 'Translation',
    receive: 'What you receive',
    perPage: 'Per page',
    price: '<amount>{price}</amount> per page',
    bankStatement: 'Bank Statement',
    notarizedBankStatement: 'Notarized bank statements cost {price} per page.',
    order: '{action}: {plan}',
    services: { certified: 'Certified Translation', notarized: 'Notarized Translation' },
  },
  contact: {
    title: 'Get in Touch',
    text: 'Ask us anything. You’ll get an answer from a real person.',
  },
  testimonialsTitle: 'What customers say',
  coverage: {
    documents: 'Documents',
    languages: 'Languages, into English',
    verify:
      'Received one of our translations? Its code tells you in seconds whether we certified it. <link>Verify a document</link>',
  },
} as const;
