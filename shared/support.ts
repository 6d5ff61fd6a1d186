/** Support hours and chat greetings. Contact addresses are in `brand.ts`. */

/** First message of a chat. */
export const greetings = {
  mentorship: 'Hello! I would like to know more about your visa consulting and study mentorship.',
  translation: 'Hello! I have a question about the translation of my documents.',
} as const;

export const support = {
  phoneHours: 'Mon-Fri 9AM-6PM EST',
  emailHours: '24/7',
  chatHours: 'Mon-Fri 9AM-6PM EST',
} as const;
