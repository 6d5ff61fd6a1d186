/** The home page: mentorship. Each figure names what it counts. */
export const messages = {
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
  title: 'Study in the USA with a scholarship',
  results: {
    caption: 'Success rate by type of application',
    profile: 'Profile',
    duration: 'Duration',
    successRate: 'Success rate',
  },
  facts: {
    typicalDuration: 'Typical duration',
    studentsSince: 'Students since 2016',
    successRate: 'Success rate',
    profile: 'Profile',
    program: 'Program',
    scholarship: 'Scholarship',
    duration: 'Duration',
  },
} as const;
