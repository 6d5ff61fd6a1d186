import type { Holder, papers } from './papers.ts';
import type { Person } from './people.ts';

/** Demo orders, oldest first. Their index is part of the idempotency key: append, never insert. */

export type Customer = Person | 'customer';
export type Authenticator = 'authenticator' | 'herrera' | 'keller';

/** Delivered `hours` after the payment; `refund` follows two days later. */
export interface Decided {
  is: 'approved' | 'corrected' | 'supplied';
  by: Authenticator;
  hours: number;
  refund?: { cents: number; reason: string };
}

export type Story =
  | Decided
  /** Refunded before a decision. */
  | { is: 'refunded'; hours: number; reason: string }
  /** Paid after it was discarded, so the payment is flagged and refunded. */
  | { is: 'flagged' }
  /** Disputed by the cardholder's bank. */
  | { is: 'disputed' }
  /** Translation failed in the workflow; an authenticator supplies it. */
  | { is: 'failed' }
  /** Translated, awaiting review. */
  | { is: 'waiting' }
  /** Paid, without the workflow's translation, for the studio; half of one text is confirmed. */
  | { is: 'studio'; isHalfDone?: true }
  /** Just paid and dispatched to the workflow. */
  | { is: 'new' }
  | { is: 'draft' }
  /** Cancelled by the customer before anybody worked on it. */
  | { is: 'cancelled'; hours: number };

/** Choices of an order beyond the standard. */
export interface Extras {
  speed?: 'rush';
  isMailed?: true;
  note?: string;
}

export interface DemoOrder {
  daysAgo: number;
  by: Customer | Authenticator;
  paper: keyof typeof papers;
  holder: Holder;
  story: Story;
  /** Ordered with it. */
  extras?: Extras;
  /** Messages, from the payment on; staff's by the authenticator. */
  talk?: readonly { hours: number; from: 'customer' | 'staff'; says: string }[];
  /** Hours after delivery at which the ordered copy is in the mail; 0 leaves it to do. */
  mailedAfterHours?: number;
  /** Once certified, it awaits its notary. */
  isNotarized?: true;
}

const marina = { name: 'Marina Alves' };
const yuki = { name: 'Yuki Tanaka', nativeName: '田中由紀' };
const jiwoo = { name: 'Kim Jiwoo', nativeName: '김지우' };
const noa = { name: 'Noa Levi', nativeName: 'נועה לוי' };
const layla = { name: 'Layla Haddad', nativeName: 'ليلى حداد' };
const omar = { name: 'Omar El-Sayed', nativeName: 'عمر السيد' };
const jurgen = { name: 'Jürgen Weiß' };
const valentina = { name: 'Valentina Rojas' };
const carlos = { name: 'Carlos Mendoza Ruiz' };
const tiago = { name: 'Tiago Ferreira' };
const lukas = { name: 'Lukas Brandt' };

const approved = (by: Authenticator, hours: number): Decided => ({ is: 'approved', by, hours });
const corrected = (by: Authenticator, hours: number): Decided => ({ is: 'corrected', by, hours });
const supplied = (by: Authenticator, hours: number): Decided => ({ is: 'supplied', by, hours });
const waiting: Story = { is: 'waiting' };
const draft: Story = { is: 'draft' };

function order(
  daysAgo: number,
  by: DemoOrder['by'],
  paper: DemoOrder['paper'],
  holder: Holder,
  story: Story,
): DemoOrder {
  return { daysAgo, by, paper, holder, story };
}

export const orders: readonly DemoOrder[] = [
  order(59.3, 'customer', 'birthBr', marina, approved('authenticator', 21)),
  order(55.1, 'valentina', 'birthEs', valentina, approved('herrera', 5)),
  order(51.6, 'yuki', 'kosekiJp', yuki, approved('authenticator', 39)),
  order(46.4, 'jurgen', 'conductDe', jurgen, approved('keller', 3)),
  order(41.2, 'customer', 'marriageBr', { name: 'Marina Prado Alves' }, approved('herrera', 28)),
  order(36.7, 'noa', 'registryHe', noa, approved('authenticator', 44)),
  order(32.5, 'layla', 'familyAr', layla, corrected('authenticator', 30)),
  order(28.8, 'carlos', 'bankMx', carlos, approved('herrera', 18)),
  order(26.3, 'tiago', 'citizenPt', tiago, approved('keller', 61)),
  order(25.6, 'jiwoo', 'familyKr', jiwoo, supplied('authenticator', 26)),
  order(23.4, 'customer', 'diplomaBr', marina, approved('authenticator', 8)),
  order(21.2, 'omar', 'birthAr', omar, { is: 'refunded', hours: 4, reason: 'Ordered twice by mistake' }),
  order(20.5, 'herrera', 'workDe', lukas, approved('keller', 14)),
  order(18.9, 'valentina', 'divorceEs', valentina, {
    ...approved('herrera', 52),
    refund: { cents: 2500, reason: 'Delivered later than promised' },
  }),
  order(17.3, 'jurgen', 'workDe', jurgen, approved('keller', 20)),
  order(15.7, 'noa', 'marriageHe', noa, approved('authenticator', 33)),
  order(14.4, 'tiago', 'criminalPt', tiago, { is: 'flagged' }),
  order(13.5, 'tiago', 'criminalPt', tiago, approved('herrera', 6)),
  order(12.2, 'yuki', 'residenceJp', yuki, approved('keller', 24)),
  order(10.8, 'customer', 'policeBr', marina, corrected('herrera', 36)),
  order(9.5, 'carlos', 'curpMx', carlos, approved('authenticator', 2)),
  order(8.6, 'jiwoo', 'schoolKr', jiwoo, approved('keller', 31)),
  order(7.4, 'layla', 'birthAr', layla, approved('authenticator', 17)),
  order(6.2, 'customer', 'licenseBr', marina, supplied('authenticator', 22)),
  order(5.6, 'omar', 'familyAr', omar, { is: 'disputed' }),
  order(4.9, 'valentina', 'birthEs', { name: 'Mateo Rojas Vélez' }, approved('herrera', 19)),
  order(4.1, 'yuki', 'kosekiJp', { name: 'Haruto Tanaka', nativeName: '田中陽翔' }, draft),
  order(3.8, 'carlos', 'birthEs', { name: 'Sofía Mendoza' }, approved('keller', 29)),
  order(3.2, 'noa', 'registryHe', { name: 'Eitan Levi', nativeName: 'איתן לוי' }, waiting),
  order(2.7, 'beatriz', 'marriageBr', { name: 'Beatriz Nogueira' }, waiting),
  order(2.4, 'customer', 'taxBr', marina, approved('authenticator', 11)),
  order(1.9, 'jurgen', 'conductDe', { name: 'Anke Weiß' }, { is: 'failed' }),
  order(1.6, 'layla', 'birthAr', { name: 'Karim Haddad', nativeName: 'كريم حداد' }, waiting),
  order(1.4, 'authenticator', 'schoolKr', { name: 'Lee Minjun', nativeName: '이민준' }, waiting),
  order(1.2, 'customer', 'bankBr', marina, waiting),
  order(0.9, 'tiago', 'citizenPt', { name: 'Inês Ferreira' }, approved('keller', 7)),
  order(0.8, 'jiwoo', 'familyKr', { name: 'Kim Seoyeon', nativeName: '김서연' }, draft),
  order(0.6, 'yuki', 'residenceJp', { name: 'Haruto Tanaka', nativeName: '田中陽翔' }, waiting),
  order(0.4, 'carlos', 'bankMx', carlos, waiting),
  order(0.3, 'customer', 'schoolBr', marina, draft),
  order(0.1, 'valentina', 'curpMx', { name: 'Mateo Rojas Vélez' }, { is: 'new' }),
  { ...order(0.5, 'customer', 'birthBr', { name: 'Rafael Alves' }, approved('authenticator', 3)), isNotarized: true },
  order(0.45, 'beatriz', 'scanPt', { name: 'João da Conceição Alves' }, { is: 'studio' }),
  order(0.4, 'carlos', 'digitalEs', { name: 'Ximena Núñez de la Peña' }, { is: 'studio', isHalfDone: true }),
  order(0.35, 'jurgen', 'digitalDe', { name: 'Jürgen Matthias Großmann' }, { is: 'studio' }),
  order(0.3, 'layla', 'scanAr', { name: 'Mohamed Abdullah Hassan', nativeName: 'محمد عبد الله حسن' }, { is: 'studio' }),
  order(0.25, 'yuki', 'scanJp', { name: 'Hanako Yamada', nativeName: '山田 花子' }, { is: 'studio' }),
  {
    ...order(0.2, 'customer', 'marriageBr', { name: 'Marina Prado Alves' }, waiting),
    extras: { speed: 'rush', note: 'The place of birth is written by hand: it reads Ouro Preto.' },
    talk: [
      { hours: 0.5, from: 'customer', says: 'The stamp on the back says 1987. Do you need a scan of it?' },
      { hours: 1, from: 'staff', says: 'Thank you. Yes, please send the back as a second page.' },
    ],
  },
  {
    ...order(11.3, 'customer', 'diplomaBr', marina, approved('herrera', 30)),
    extras: { isMailed: true },
    mailedAfterHours: 20,
  },
  {
    ...order(0.7, 'carlos', 'curpMx', carlos, approved('keller', 6)),
    extras: { isMailed: true, speed: 'rush' },
    mailedAfterHours: 0,
  },
  order(5.2, 'customer', 'licenseBr', marina, { is: 'cancelled', hours: 0.2 }),
];
