import type { WrittenLanguage } from './written.ts';

export const romanian: WrittenLanguage = {
  months: 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  shortMonths: 'ian feb mar apr mai iun iul aug sept oct nov dec',
  weekdays: 'luni marți miercuri joi vineri sâmbătă duminică',
  dayWords: 'ziua data de luna lunii a',
  yearWords: 'anul anului al',
  separators: { '.': 'thousands', ',': 'decimal' },
  numbers: {
    small: {
      ...{ un: 1, una: 1, unu: 1, o: 1, doi: 2, două: 2, trei: 3, patru: 4, cinci: 5, șase: 6, șapte: 7, opt: 8 },
      ...{ nouă: 9, zece: 10, unsprezece: 11, doisprezece: 12, douăsprezece: 12, treisprezece: 13, paisprezece: 14 },
      ...{ patrusprezece: 14, cincisprezece: 15, cinsprezece: 15, șaisprezece: 16, șaptesprezece: 17 },
      ...{ optsprezece: 18, nouăsprezece: 19, douăzeci: 20, treizeci: 30, patruzeci: 40, cincizeci: 50 },
      ...{ șaizeci: 60, șaptezeci: 70, optzeci: 80, nouăzeci: 90 },
    },
    hundreds: 'sută sute',
    thousands: 'mie mii',
    millions: 'milion milioane',
    // `douăzeci de mii`
    joiners: 'și de',
    ones: 'joined',
    notAlone: 'nouă',
    ordinals: {
      ...{ întâi: 1, prima: 1, primul: 1, doilea: 2, doua: 2, treilea: 3, treia: 3, patrulea: 4, patra: 4 },
      ...{ cincilea: 5, cincea: 5, șaselea: 6, șasea: 6, șaptelea: 7, șaptea: 7, optulea: 8, opta: 8 },
      ...{ nouălea: 9, noua: 9, zecelea: 10, zecea: 10, unsprezecelea: 11, doisprezecelea: 12, douăsprezecea: 12 },
    },
  },
};
