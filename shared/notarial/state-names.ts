/** States and the District of Columbia by postal code. */
export const stateNames = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DC: 'District of Columbia',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  IA: 'Iowa',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  MA: 'Massachusetts',
  MD: 'Maryland',
  ME: 'Maine',
  MI: 'Michigan',
  MN: 'Minnesota',
  MO: 'Missouri',
  MS: 'Mississippi',
  MT: 'Montana',
  NC: 'North Carolina',
  ND: 'North Dakota',
  NE: 'Nebraska',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NV: 'Nevada',
  NY: 'New York',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VA: 'Virginia',
  VT: 'Vermont',
  WA: 'Washington',
  WI: 'Wisconsin',
  WV: 'West Virginia',
  WY: 'Wyoming',
} as const;

export type StateCode = keyof typeof stateNames;
export const stateCodes = Object.keys(stateNames).filter(isStateCode).toSorted();

export function isStateCode(code: string): code is StateCode {
  return code in stateNames;
}

/** `Travis County, Texas`: where an act took place, for the public. */
export function placeOf({ state, county }: { state: string; county: string }): string {
  if (!isStateCode(state) || state === 'DC') return isStateCode(state) ? stateNames[state] : state;
  return `${county} ${divisionOf(state)}, ${stateNames[state]}`;
}

/** The state's term for a county. */
export function divisionOf(state: StateCode): string {
  if (state === 'LA') return 'Parish';
  return state === 'AK' ? 'Borough' : 'County';
}
