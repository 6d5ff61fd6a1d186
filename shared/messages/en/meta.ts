/** What search engines and shared links show of the public pages; written into their HTML only. */
export const messages = {
  noScript: 'Please switch JavaScript on to use {brand}.',
  imageAlt: 'A certificate of translation accuracy with its seal',
  descriptions: {
    home: 'Mentorship for international students: find the right school in the USA and a scholarship that makes it possible.',
    translations:
      'Certified translation of immigration documents into English. Priced per page, signed by a named authenticator, and verifiable by anyone.',
    verify:
      'Check a certified translation with the code printed on it. No account needed; no full names, contact details, or files are shown.',
    business:
      'For law firms and businesses: organizations, quotes that keep their price, bulk orders from a list, and an API.',
    login: 'Sign in to upload documents, track orders, and download your certified translations.',
    register: 'Create an account to order certified translations into English.',
    forgotPassword: 'Request a link to choose a new password.',
  },
} as const;
