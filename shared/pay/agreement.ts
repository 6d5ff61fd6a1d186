/**
 * The agreement that freelancers work under: a published text of the house, accepted by each of them. The router, claims,
 * assignments and pages ask `agreementStanding` who may take work.
 */

export const engagements = ['employed', 'freelance'] as const;
export type Engagement = (typeof engagements)[number];

export const engagementLabel = {
  employed: 'Employed',
  freelance: 'Freelance',
} as const satisfies Record<Engagement, string>;

export const agreementStandings = ['not-needed', 'accepted', 'waiting'] as const;
export type AgreementStanding = (typeof agreementStandings)[number];

export interface AgreementFacts {
  engagement: Engagement;
  /** Version in force; null if none is. */
  inForce: string | null;
  /** Versions that the person accepted. */
  accepted: readonly string[];
}

/** `waiting` keeps a person from new work. A version that binds later leaves the acceptance of the one before in force. */
export function agreementStanding({ engagement, inForce, accepted }: AgreementFacts): AgreementStanding {
  if (engagement === 'employed' || inForce === null) return 'not-needed';
  return accepted.includes(inForce) ? 'accepted' : 'waiting';
}

export function mayTakeWork(facts: AgreementFacts): boolean {
  return agreementStanding(facts) !== 'waiting';
}

/** The bytes that an acceptance hashes, and that both sides can save: Markdown with the facts of the house filled in. */
export function agreementFile({ title, text }: { title: string; text: string }): string {
  return `# ${title}\n\n${text}\n`;
}
