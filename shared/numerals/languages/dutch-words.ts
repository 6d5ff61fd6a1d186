import type { WrittenLanguage } from './written.ts';

export const dutch: WrittenLanguage = {
  months: 'januari februari maart april mei juni juli augustus september oktober november december',
  shortMonths: 'jan feb mrt apr mei jun jul aug sept okt nov dec',
  weekdays: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  dayWords: 'e ste de dag van maand',
  yearWords: 'van het jaar in',
  separators: { '.': 'thousands', ',': 'decimal' },
  numbers: {
    small: {
      ...{ één: 1, een: 1, twee: 2, drie: 3, vier: 4, vijf: 5, zes: 6, zeven: 7, acht: 8, negen: 9, tien: 10 },
      ...{ elf: 11, twaalf: 12, dertien: 13, veertien: 14, vijftien: 15, zestien: 16, zeventien: 17, achttien: 18 },
      ...{ negentien: 19, twintig: 20, dertig: 30, veertig: 40, vijftig: 50, zestig: 60, zeventig: 70 },
      ...{ tachtig: 80, negentig: 90 },
    },
    hundreds: 'honderd',
    thousands: 'duizend',
    millions: 'miljoen',
    joiners: 'en',
    ones: 'before',
    isOneWord: true,
    ordinals: {
      ...{ eerste: 1, tweede: 2, derde: 3, vierde: 4, vijfde: 5, zesde: 6, zevende: 7, achtste: 8, negende: 9 },
      ...{ tiende: 10, elfde: 11, twaalfde: 12, dertiende: 13, veertiende: 14, vijftiende: 15, zestiende: 16 },
      ...{ zeventiende: 17, achttiende: 18, negentiende: 19, twintigste: 20, dertigste: 30 },
      ...{ eenentwintigste: 21, tweeëntwintigste: 22, drieëntwintigste: 23, vierentwintigste: 24 },
      ...{ vijfentwintigste: 25, zesentwintigste: 26, zevenentwintigste: 27, achtentwintigste: 28 },
      ...{ negenentwintigste: 29, eenendertigste: 31 },
    },
  },
};
