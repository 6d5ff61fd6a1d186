/**
 * Every figure and text that the public pages claim, in one place, so that a claim can be checked, changed or taken down
 * without touching a page. Prices are not here: they come from pricing.ts.
 */

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
    'Certified translation of immigration documents into English. Priced per page, signed by a named authenticator, verifiable by anyone.',
  '/verify':
    'Check a certified translation by the code printed on it. No account is needed, and no private data is shown.',
  '/login': 'Sign in to upload, follow and download your certified translations.',
  '/register': 'Create an account to order certified translations into English.',
  '/forgot-password': 'Ask for a link to choose a new password.',
};

export const landing = {
  hero: {
    kicker: 'Specialised mentorship for international students',
    title: 'Transform your future with study scholarships in the USA',
    text: 'We help you find the right school and secure a scholarship, from the first conversation to your first day of class.',
    primary: 'I Want to Start Now',
    secondary: 'Talk to a Specialist',
    badges: ['100% Personalized', 'Fast Results'],
    figures: [
      { number: '95%', label: 'success rate' },
      { number: '500+', label: 'students in 2024' },
    ],
  },
  about: {
    title: 'About us',
    text: 'Former international students and admission advisers who know both sides of the application.',
    figures: [
      { number: '500+', label: 'students approved' },
      { number: '$2M+', label: 'in scholarships' },
      { number: '50+', label: 'partner schools' },
      { number: '70+', label: 'countries' },
    ],
    features: [
      {
        title: 'Global network',
        text: 'Partner schools across the USA that know us and answer our students quickly.',
      },
      {
        title: 'Expert guidance',
        text: 'Advisers who have filed hundreds of applications, and say plainly what your chances are.',
      },
      {
        title: 'End-to-end support',
        text: 'School search, documents, certified translations, interview practice and arrival.',
      },
    ],
    values: [
      { title: 'Passion for education', text: 'We believe that study changes the course of a life.' },
      { title: 'Continuous innovation', text: 'We keep improving how applications are prepared.' },
      { title: 'True partnership', text: 'Your goal is our goal, from start to finish.' },
      { title: 'Excellence in everything', text: 'Every form, letter and page is checked twice.' },
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
        description: 'For those who apply to a US school for the first time.',
        benefits: ['School and scholarship search', 'Application and I-20', 'Visa interview practice'],
        duration: '3-6 months',
        students: '2,500+',
        successRate: '95%',
      },
      {
        title: 'Change of Status',
        subtitle: 'Already in the USA on another visa',
        description: 'For those who want to become a student without leaving the country.',
        benefits: ['Eligibility review', 'Petition and evidence', 'Follow-up until the decision'],
        duration: '2-4 months',
        students: '1,800+',
        successRate: '92%',
      },
      {
        title: 'Transfer',
        subtitle: 'From one US school to another',
        description: 'For students who look for a better school, price or city.',
        benefits: ['Record and credit review', 'Scholarship negotiation', 'Transfer without a gap'],
        duration: '1-2 months',
        students: '1,200+',
        successRate: '98%',
      },
    ],
  },
  stories: {
    title: 'Success stories',
    text: 'What students say after they have arrived.',
    figures: [
      { number: '95%', label: 'success rate' },
      { number: '3-6 months', label: 'average process' },
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
        text: 'I had given up after two refusals from schools. They rebuilt my application with me, line by line, and I started in August.',
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
        text: 'I was already here and afraid of doing something wrong. They told me what could be done, what could not, and stayed until the answer came.',
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
          'On average 3 to 6 months for an initial application, 2 to 4 for a change of status, and 1 to 3 for a transfer.',
      },
      {
        question: 'Can I work while I study?',
        answer:
          'Students in F-1 status may usually work on campus up to 20 hours per week in term and full time in breaks. Your school confirms what applies to you.',
      },
      {
        question: 'Do you guarantee a scholarship?',
        answer:
          'No. Nobody honestly can: schools decide. We prepare the strongest application we can and tell you your chances beforehand.',
      },
      {
        question: 'Do I need to speak English already?',
        answer: 'Not for every program. Many students begin with intensive English and go on to a degree from there.',
      },
      {
        question: 'Do you translate my documents too?',
        answer:
          'Yes. Certified translations are made by our own authenticators, and anyone can verify them by a public code.',
      },
    ],
  },
  contact: {
    title: 'Get in Touch',
    text: 'Ask us anything. A person answers.',
  },
} as const;

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
      { number: '24h', label: 'average turnaround' },
      { number: '8', label: 'languages' },
    ],
  },
  pricing: {
    title: 'Pricing',
    text: 'One price per page, shown before you pay.',
    mostPopular: 'Most popular',
    action: 'Get started',
    notes: [
      'One page is 250 words.',
      'Complex documents may cost extra; we ask you before anything is charged.',
      'Standard turnaround is 24-48 hours. Rush service (4-8 hours) costs 50% more.',
    ],
    plans: {
      certified: ['Signed certificate of accuracy', 'Public verification code', 'Delivered by e-mail'],
      notarized: [
        'Not offered at the moment: we have no commissioned notary',
        'Everything in certified',
        'Notarial act',
      ],
      bankStatement: ['Tables and figures kept in place', 'Signed certificate of accuracy', 'Public verification code'],
    },
  },
  why: {
    title: 'Why choose us',
    reasons: [
      {
        title: 'Accepted by USCIS',
        text: 'Every translation carries the statement that immigration officers ask for.',
      },
      { title: 'Verifiable by anyone', text: 'A code on each page leads to a public record of the certificate.' },
      { title: 'A named translator', text: 'A sworn authenticator reviews each document and signs with their name.' },
      {
        title: 'Private by design',
        text: 'Files are stored privately and are only ever opened by those who work on them.',
      },
    ],
  },
  process: {
    title: 'How it works',
    steps: [
      { title: 'Upload', text: 'A PDF or a clear photo, up to 50 pages and under 10 MB.' },
      { title: 'Get your quote', text: 'Pages are counted for you; you see the exact price at once.' },
      { title: 'Secure payment', text: 'Major credit cards and PayPal, on the card provider’s own page.' },
      { title: 'Receive your translation', text: 'By e-mail and in your account, or as a physical copy.' },
    ],
  },
  scope: {
    title: 'What we translate',
    documentTypes: [
      'Birth, marriage and divorce certificates',
      'Passports and identity cards',
      'Diplomas and school transcripts',
      'Bank statements',
      'Police and court records',
      'Medical and vaccination records',
      'Driver’s licences',
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
      text: 'Arabic birth certificates for the whole family. One price, no surprises, and every name spelled as in our passports.',
    },
    {
      name: 'Lucía G.',
      location: 'Miami, FL',
      rating: 5,
      text: 'I sent photos from my phone and had the certified PDF the same week. The bank statements were perfect.',
    },
  ],
  faq: {
    title: 'Frequently asked questions',
    questions: [
      {
        question: 'Are your translations accepted by USCIS?',
        answer:
          'They carry the certification of accuracy that USCIS requires of translations into English. We are a private company and not affiliated with USCIS.',
      },
      {
        question: 'What is the difference between certified and notarized?',
        answer:
          'A certified translation carries our signed statement of accuracy. A notarized one also carries a notary’s acknowledgement of that signature, which some schools and courts ask for. We do not offer notarization at the moment.',
      },
      {
        question: 'How long does it take?',
        answer: 'Standard turnaround is 24-48 hours. Rush service takes 4-8 hours and costs 50% more.',
      },
      {
        question: 'How is a page counted?',
        answer: 'Each page of your file counts as one page; a page is 250 words. An image is one page.',
      },
      {
        question: 'How can somebody verify my translation?',
        answer:
          'With the code printed on it, on our public Verify page, without an account. The record shows no private data.',
      },
      {
        question: 'Is my data safe?',
        answer:
          'Files are kept in private storage and served only through links that end after minutes. Unpaid uploads are deleted after seven days.',
      },
    ],
  },
} as const satisfies {
  hero: { figures: readonly Figure[] } & Record<string, unknown>;
  faq: { questions: readonly Question[] } & Record<string, unknown>;
} & Record<string, unknown>;
