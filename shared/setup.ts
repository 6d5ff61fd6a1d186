/** Steps by which a house is set up, in their order. */

export const setupSteps = ['who', 'where', 'languages', 'prices', 'calendar', 'tax', 'mail', 'signer'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Title of each step, and the state until it is done. */
export const setupTexts = {
  who: { title: 'Who you are', missing: 'name, legal entity and contacts are those of the settings' },
  where: { title: 'Where you are', missing: 'the office’s time zone and holidays are the product’s' },
  languages: { title: 'Languages', missing: 'legal texts are samples, not reviewed' },
  prices: { title: 'Prices', missing: 'the price list is the release’s' },
  calendar: { title: 'Promised times', missing: 'promised times are the product’s' },
  tax: { title: 'Tax', missing: 'nobody said how sales are taxed' },
  mail: { title: 'Mail', missing: 'no test mail was sent' },
  signer: { title: 'Who signs', missing: 'nobody on the staff has a whole signer’s profile' },
} as const satisfies Record<SetupStep, { title: string; missing: string }>;
