import type { Venue } from './acts.ts';
import type { StateCode } from './state-names.ts';

/** Time zones of venues: an act is dated by the clock of its place. */

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const pacific = 'America/Los_Angeles';

/** The zone of most of a state's people. */
const stateZones: Readonly<Record<StateCode, string>> = {
  AL: central,
  AK: 'America/Anchorage',
  AZ: 'America/Phoenix',
  AR: central,
  CA: pacific,
  CO: mountain,
  CT: eastern,
  DC: eastern,
  DE: eastern,
  FL: eastern,
  GA: eastern,
  HI: 'Pacific/Honolulu',
  IA: central,
  ID: 'America/Boise',
  IL: central,
  IN: 'America/Indiana/Indianapolis',
  KS: central,
  KY: eastern,
  LA: central,
  MA: eastern,
  MD: eastern,
  ME: eastern,
  MI: 'America/Detroit',
  MN: central,
  MO: central,
  MS: central,
  MT: mountain,
  NC: eastern,
  ND: central,
  NE: central,
  NH: eastern,
  NJ: eastern,
  NM: mountain,
  NV: pacific,
  NY: eastern,
  OH: eastern,
  OK: central,
  OR: pacific,
  PA: eastern,
  RI: eastern,
  SC: eastern,
  SD: central,
  TN: central,
  TX: central,
  UT: mountain,
  VA: eastern,
  VT: eastern,
  WA: pacific,
  WI: central,
  WV: eastern,
  WY: mountain,
};

/** Counties in another zone, of the states that permit electronic acts. */
const countyZones: Readonly<Partial<Record<StateCode, { zone: string; counties: readonly string[] }>>> = {
  TX: { zone: mountain, counties: ['el paso', 'hudspeth'] },
  FL: {
    zone: central,
    counties: ['bay', 'calhoun', 'escambia', 'holmes', 'jackson', 'okaloosa', 'santa rosa', 'walton', 'washington'],
  },
};

export function zoneOf({ state, county }: Venue): string {
  const other = countyZones[state];
  return other?.counties.includes(county.trim().toLowerCase()) ? other.zone : stateZones[state];
}

/** `YYYY-MM-DD` by the venue's clock. */
export function venueDay(time: Date, venue: Venue): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zoneOf(venue) }).format(time);
}

/** `November 24, 2026 at 1:12 PM CST`. */
export function venueTime(time: Date, venue: Venue): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zoneOf(venue) }).format(time);
  const clock = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneOf(venue),
    timeZoneName: 'short',
  }).format(time);
  return `${day} at ${clock.replaceAll('\u202f', ' ')}`;
}
