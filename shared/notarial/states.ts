import type { ActKind } from './acts.ts';
import { divisionOf, stateNames, type StateCode } from './state-names.ts';

/**
 * Notary law of each state, and the wording of its certificates, as data. Summarized from the statutes
 * named in `source`; not legal advice. `{date}`, `{day}`, `{month}`, `{year}`, `{signer}`, `{notary}`, `{identification}` and `{presence}`
 * are replaced by the act's facts, or by blanks on a sheet to be signed in ink.
 */

export interface StateRule {
  /** Full term of a commission. */
  termYears: number;
  /** Whether a notary may sign and seal an electronic document for a signer who is present, and what that requires. */
  electronic: { isAllowed: boolean; needs: string };
  /** Whether the signer may appear in a recorded session of sound and picture. */
  allowsRemote: boolean;
  /** False where personal knowledge of the signer does not count as evidence of identity. */
  acceptsPersonalKnowledge: boolean;
  /** First line of the venue. */
  venue: 'State of' | 'Commonwealth of';
  /** Printed in a frame above the certificate, if the law requires it. */
  notice?: string;
  wording: Readonly<Record<ActKind, readonly string[]>>;
  source: string;
}

const uniformWording: StateRule['wording'] = {
  jurat: ['Signed and sworn to (or affirmed) before me on {date} by {signer}, identified by {identification}.'],
  acknowledgment: ['This record was acknowledged before me on {date} by {signer}, identified by {identification}.'],
};

/** The short forms of the Revised Uniform Law on Notarial Acts, for states without an entry of their own. */
export const generalRule: StateRule = {
  termYears: 4,
  electronic: { isAllowed: false, needs: 'Not known for this state: use the printed sheet.' },
  allowsRemote: false,
  acceptsPersonalKnowledge: true,
  venue: 'State of',
  wording: uniformWording,
  source: 'Revised Uniform Law on Notarial Acts, section 16 (short form certificates)',
};

export const stateRules: Readonly<Partial<Record<StateCode, StateRule>>> = {
  CA: {
    termYears: 4,
    electronic: {
      isAllowed: false,
      needs: 'Certificates are signed in the notary’s own handwriting until the online notarization act is operative.',
    },
    allowsRemote: false,
    acceptsPersonalKnowledge: false,
    venue: 'State of',
    notice:
      'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.',
    wording: {
      jurat: [
        'Subscribed and sworn to (or affirmed) before me on this {day} day of {month}, {year}, by {signer}, proved to me on the basis of satisfactory evidence to be the person who appeared before me.',
      ],
      acknowledgment: [
        'On {date} before me, {notary}, Notary Public, personally appeared {signer}, who proved to me on the basis of satisfactory evidence to be the person whose name is subscribed to the within instrument and acknowledged to me that they executed the same in their authorized capacity, and that by their signature on the instrument the person, or the entity upon behalf of which the person acted, executed the instrument.',
        'I certify under PENALTY OF PERJURY under the laws of the State of California that the foregoing paragraph is true and correct. WITNESS my hand and official seal.',
      ],
    },
    source: 'California Civil Code 1189; Government Code 8202, 8204, 8205, 8231 and following',
  },
  NY: {
    termYears: 4,
    electronic: { isAllowed: true, needs: 'Registration as an electronic notary with the Secretary of State.' },
    allowsRemote: true,
    acceptsPersonalKnowledge: true,
    venue: 'State of',
    wording: {
      jurat: [
        'Sworn to (or affirmed) before me this {day} day of {month}, {year}, by {signer}, identified by {identification}.',
      ],
      acknowledgment: [
        'On the {day} day of {month} in the year {year}, before me, the undersigned, personally appeared {signer}, personally known to me or proved to me on the basis of satisfactory evidence to be the individual whose name is subscribed to the within instrument and acknowledged to me that they executed the same in their capacity, and that by their signature on the instrument, the individual, or the person upon behalf of which the individual acted, executed the instrument.',
      ],
    },
    source: 'New York Executive Law 130, 135-c; Real Property Law 309-a; 19 NYCRR 182',
  },
  TX: {
    termYears: 4,
    electronic: { isAllowed: true, needs: 'A separate online notary commission.' },
    allowsRemote: true,
    acceptsPersonalKnowledge: true,
    venue: 'State of',
    wording: {
      jurat: ['Sworn to and subscribed before me on the {day} day of {month}, {year}, by {signer}.'],
      acknowledgment: ['This instrument was acknowledged before me on {date} by {signer}.'],
    },
    source: 'Texas Government Code 406.002, 406.101 and following; Civil Practice and Remedies Code 121.008',
  },
  FL: {
    termYears: 4,
    electronic: { isAllowed: true, needs: 'An electronic signature and seal under section 117.021.' },
    allowsRemote: true,
    acceptsPersonalKnowledge: true,
    venue: 'State of',
    wording: {
      jurat: [
        'Sworn to (or affirmed) and subscribed before me by means of {presence} this {day} day of {month}, {year}, by {signer}, identified by {identification}.',
      ],
      acknowledgment: [
        'The foregoing instrument was acknowledged before me by means of {presence} this {day} day of {month}, {year}, by {signer}, identified by {identification}.',
      ],
    },
    source: 'Florida Statutes 117.01, 117.021, 117.05(13)',
  },
  NJ: {
    termYears: 5,
    electronic: { isAllowed: true, needs: 'Notice to the State Treasurer of the technology used.' },
    allowsRemote: true,
    acceptsPersonalKnowledge: true,
    venue: 'State of',
    wording: uniformWording,
    source: 'New Jersey Law on Notarial Acts, N.J.S.A. 52:7-10 and following',
  },
  MA: {
    termYears: 7,
    electronic: { isAllowed: false, needs: 'Only with communication technology under G.L. c. 222, section 28.' },
    allowsRemote: false,
    acceptsPersonalKnowledge: true,
    venue: 'Commonwealth of',
    wording: {
      jurat: [
        'On this {day} day of {month}, {year}, before me, the undersigned notary public, {signer} personally appeared, proved to me through satisfactory evidence of identification, which was {identification}, to be the person who signed the preceding or attached document in my presence, and who swore or affirmed to me that the contents of the document are truthful and accurate to the best of their knowledge and belief.',
      ],
      acknowledgment: [
        'On this {day} day of {month}, {year}, before me, the undersigned notary public, {signer} personally appeared, proved to me through satisfactory evidence of identification, which was {identification}, to be the person whose name is signed on the preceding or attached document, and acknowledged to me that they signed it voluntarily for its stated purpose.',
      ],
    },
    source: 'Massachusetts General Laws c. 222, sections 14, 15, 28',
  },
  IL: {
    termYears: 4,
    electronic: { isAllowed: true, needs: 'An electronic notary public commission.' },
    allowsRemote: true,
    acceptsPersonalKnowledge: true,
    venue: 'State of',
    wording: {
      jurat: ['Signed and sworn (or affirmed) to before me on {date} by {signer}.'],
      acknowledgment: ['This instrument was acknowledged before me on {date} by {signer}.'],
    },
    source: 'Illinois Notary Public Act, 5 ILCS 312/2-101, 3-101, 6-105',
  },
  PA: {
    termYears: 4,
    electronic: { isAllowed: true, needs: 'Approval as an electronic notary by the Department of State.' },
    allowsRemote: true,
    acceptsPersonalKnowledge: true,
    venue: 'Commonwealth of',
    wording: uniformWording,
    source: 'Pennsylvania RULONA, 57 Pa.C.S. 316, 319, 321',
  },
  WA: {
    termYears: 4,
    electronic: { isAllowed: true, needs: 'An electronic records notary public endorsement.' },
    allowsRemote: true,
    acceptsPersonalKnowledge: true,
    venue: 'State of',
    wording: uniformWording,
    source: 'Revised Code of Washington 42.45.130, 42.45.140, 42.45.190, 42.45.200',
  },
  GA: {
    termYears: 4,
    electronic: { isAllowed: false, needs: 'Certificates are signed by hand in ink.' },
    allowsRemote: false,
    acceptsPersonalKnowledge: true,
    venue: 'State of',
    wording: {
      jurat: [
        'Sworn to and subscribed before me this {day} day of {month}, {year}, by {signer}, identified by {identification}.',
      ],
      acknowledgment: [
        'The foregoing instrument was acknowledged before me this {day} day of {month}, {year}, by {signer}, identified by {identification}.',
      ],
    },
    source: 'Official Code of Georgia 45-17-5, 45-17-8, 45-17-8.1',
  },
};

export function ruleOf(state: StateCode): StateRule {
  return stateRules[state] ?? generalRule;
}

/** `State of Texas`, `County of Harris`. Louisiana has parishes, Alaska boroughs; the District has neither. */
export function venueLines({ state, county }: { state: StateCode; county: string }): string[] {
  if (state === 'DC') return ['District of Columbia'];
  return [`${ruleOf(state).venue} ${stateNames[state]}`, `${divisionOf(state)} of ${county}`];
}
