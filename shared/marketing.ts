import { mailedCopy } from './mailing.ts';
import { formatWholeDollars } from './money.ts';
import type { TranslationType } from './pricing.ts';
import { speedRules } from './promise/speeds.ts';

/** Texts and figures of the public pages: each figure names what it counts, and only what can be ordered is advertised. */

export interface Figure {
  readonly number: string;
  readonly label: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** How search engines and shared links describe the public pages. */
export const descriptions: Readonly<Record<string, string>> = {
  '/': 'Mentorship for international students: find the right school in the USA and a scholarship that makes it possible.',
  '/translations':
    'Certified translation of immigration documents into English. Priced per page, signed by a named authenticator, and verifiable by anyone.',
  '/verify':
    'Check a certified translation with the code printed on it. No account needed; no full names, contact details, or files are shown.',
  '/security': 'Who can open your file, where it is, and for how long, in plain words.',
  '/privacy': 'What we keep about you and your documents, for how long, and how to download or delete it.',
  '/terms': 'What you order, what we promise, and what we ask of you.',
  '/refunds': 'When you get your money back, how, and what happens to your documents.',
  '/contact': 'Reach us by phone, email, or chat.',
  '/login': 'Sign in to upload documents, track orders, and download your certified translations.',
  '/register': 'Create an account to order certified translations into English.',
  '/forgot-password': 'Request a link to choose a new password.',
};

export const landing = {
  hero: {
    kicker: 'Specialized mentorship for international students',
    title: 'Transform your future with study scholarships in the USA',
    text: 'We help you find the right school and secure a scholarship, from the first conversation to your first day of class.',
    primary: 'I Want to Start Now',
    secondary: 'Talk to a Specialist',
    badges: ['100% Personalized', 'Fast Results'],
    figures: [
      { number: '95%', label: 'overall success rate' },
      { number: '500+', label: 'students in 2024' },
    ],
  },
  translation: {
    title: 'I need a document translated',
    text: 'Choose a file or take a photo: you see the pages, the price, and the date, before any account.',
  },
  about: {
    title: 'About us',
    text: 'Former international students and admissions advisers who know both sides of the application.',
    figures: [
      { number: '500+', label: 'students approved in 2024' },
      { number: '$2M+', label: 'in scholarships' },
      { number: '50+', label: 'partner schools' },
      { number: '70+', label: 'countries' },
    ],
    features: [
      {
        title: 'Global network',
        text: 'Partner schools across the USA that know us and respond to our students quickly.',
      },
      {
        title: 'Expert guidance',
        text: 'Advisers who have filed hundreds of applications and are honest about your chances.',
      },
      {
        title: 'End-to-end support',
        text: 'School search, documents, certified translations, interview practice, and arrival.',
      },
    ],
    values: [
      { title: 'Passion for education', text: 'We believe education can change the course of a life.' },
      { title: 'Continuous innovation', text: 'We keep finding better ways to prepare applications.' },
      { title: 'True partnership', text: 'Your goal is our goal, from start to finish.' },
      { title: 'Excellence in everything', text: 'We check every form, letter, and page twice.' },
    ],
  },
  profiles: {
    title: 'Profiles we support',
    text: 'Every path to a US school is different. These are the three we know best.',
    action: 'Talk to Specialist',
    cards: [
      {
        title: 'Initial',
        subtitle: 'Your first student visa, from your home country',
        description: 'For students applying to a US school for the first time.',
        benefits: ['School and scholarship search', 'Application and I-20', 'Visa interview practice'],
        duration: '3–6 months',
        students: '2,500+',
        successRate: '95%',
      },
      {
        title: 'Change of Status',
        subtitle: 'Already in the USA on another visa',
        description: 'For people who want to become students without leaving the country.',
        benefits: ['Eligibility review', 'Petition and evidence', 'Support until the decision'],
        duration: '2–4 months',
        students: '1,800+',
        successRate: '92%',
      },
      {
        title: 'Transfer',
        subtitle: 'From one US school to another',
        description: 'For students looking for a better school, price, or city.',
        benefits: ['Record and credit review', 'Scholarship negotiation', 'Transfer without a gap'],
        duration: '1–2 months',
        students: '1,200+',
        successRate: '98%',
      },
    ],
  },
  stories: {
    title: 'Success stories',
    text: 'What students say once they’re here.',
    figures: [
      { number: '95%', label: 'overall success rate' },
      { number: '3–6 months', label: 'average initial application' },
      { number: '70%', label: 'average scholarship' },
      { number: '4.9', label: 'average rating' },
    ],
    testimonials: [
      {
        name: 'Camila R.',
        age: 24,
        location: 'São Paulo, Brazil',
        profile: 'Initial',
        program: 'Business Administration',
        scholarship: '75% scholarship',
        duration: '4 months',
        rating: 5,
        text: 'I had given up after two schools turned me down. They rebuilt my application with me, line by line, and I started in August.',
      },
      {
        name: 'Diego M.',
        age: 29,
        location: 'Bogotá, Colombia',
        profile: 'Change of Status',
        program: 'Intensive English',
        scholarship: '60% scholarship',
        duration: '3 months',
        rating: 5,
        text: 'I was already here and afraid of doing something wrong. They told me what was possible and what wasn’t, and stayed with me until the answer came.',
      },
      {
        name: 'Yuna K.',
        age: 22,
        location: 'Seoul, South Korea',
        profile: 'Transfer',
        program: 'Computer Science',
        scholarship: '80% scholarship',
        duration: '2 months',
        rating: 5,
        text: 'My new school costs a third of the old one. The transfer took two months, and I never missed a class.',
      },
    ],
  },
  faq: {
    title: 'Frequently asked questions',
    questions: [
      {
        question: 'How long does the process take?',
        answer:
          'On average, 3 to 6 months for an initial application and 2 to 4 for a change of status. A transfer takes 1 to 3 months, and most are done in 1 to 2.',
      },
      {
        question: 'Can I work while I study?',
        answer:
          'Students in F-1 status can usually work on campus up to 20 hours per week during the term and full time during breaks. Your school can confirm what applies to you.',
      },
      {
        question: 'Do you guarantee a scholarship?',
        answer:
          'No. Schools make that decision, so no one can honestly guarantee it. We help you prepare the strongest application possible and tell you your chances up front.',
      },
      {
        question: 'Do I need to speak English already?',
        answer: 'Not for every program. Many students start with intensive English and go on to a degree from there.',
      },
      {
        question: 'Do you translate my documents too?',
        answer:
          'Yes. Our own authenticators review and certify every translation, and anyone can verify it with a public code.',
      },
    ],
  },
  contact: {
    title: 'Get in Touch',
    text: 'Ask us anything. You’ll get an answer from a real person.',
  },
} as const;

const plans: Readonly<Record<TranslationType, readonly string[]>> = {
  certified: ['Signed certificate of accuracy', 'Public verification code', 'Download it as soon as we email you'],
  notarized: ['Everything in certified', 'The translator’s statement, sworn before a notary'],
};

/** When a service can be ordered; null: always. The page is built ahead, so it cannot say what is offered today. */
const conditions: Readonly<Record<TranslationType, string | null>> = {
  certified: null,
  notarized: 'Offered while we have a commissioned notary; the order form says when it is not available.',
};

const rushOffer = `Rush orders are ready in ${speedRules.rush.range} and cost ${speedRules.rush.surchargePercent}% more per page. If we miss the time we promised, we refund the surcharge.`;

export const translations = {
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
    plans,
    conditions,
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
        answer:
          'Files are kept in private storage and can be opened only through links that expire within minutes. Unpaid uploads are deleted after 7 days.',
      },
    ],
  },
} as const satisfies {
  hero: { figures: readonly Figure[] } & Record<string, unknown>;
  faq: { questions: readonly Question[] } & Record<string, unknown>;
} & Record<string, unknown>;
