/** Speeds of an order with their promised times. The price list has the surcharges. */

const hourMs = 60 * 60 * 1000;

export const speeds = ['standard', 'rush'] as const;
export type Speed = (typeof speeds)[number];

interface SpeedRule {
  readonly label: string;
  /** Usual time, as customers read it. */
  readonly range: string;
  /** Promised working time of the calendar, from payment to delivery. */
  readonly promisedMs: number;
}

export const speedRules: Readonly<Record<Speed, SpeedRule>> = {
  standard: { label: 'Standard', range: '24–48 hours', promisedMs: 48 * hourMs },
  rush: { label: 'Rush', range: '4–8 hours', promisedMs: 8 * hourMs },
};
