/** What the server knows today: real delivery times, and the people who sign. Loaded after the page. */
export const messages = {
  title: 'How long it really takes',
  text: 'From payment to delivery, measured over the {deliveries, number} orders of the last {days, number} days.',
  median: 'half of all orders took at most this long',
  p90: 'nine of ten took at most this long',
  hours: '{hours, plural, one {# hour} other {# hours}}',
  range: '{from, number}–{to, number} h',
  above: '{from, number}+ h',
  plot: 'Share of orders by time',
  signers: {
    title: 'The people who sign',
    text: 'Members of our team who chose to be listed. Their name and credential stand on the certificates they sign.',
    languages: 'From {languages}',
  },
} as const;
