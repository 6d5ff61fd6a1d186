/** The public sample of a delivery. */
export const messages = {
  title: 'Open a sample delivery',
  text: 'An invented birth certificate, printed by the same engine as every order: one PDF, three parts.',
  original: {
    title: 'The original',
    text: 'A stamped copy of what was translated, at the end of the PDF.',
    alt: 'Sample page: copy of a Brazilian birth certificate with a stamp',
  },
  translation: {
    title: 'The translation',
    text: 'Laid out like the original, with seals and signatures described.',
    alt: 'Sample page: the birth certificate in English',
  },
  certificate: {
    title: 'The certificate',
    text: 'Signed by a named translator, with the code that anyone can check.',
    alt: 'Sample page: certificate of translation accuracy, marked Specimen',
  },
  open: '{title}: open at reading size',
  whole: 'Open the whole sample (PDF, 3 pages)',
} as const;
