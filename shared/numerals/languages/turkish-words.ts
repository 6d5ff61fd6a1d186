import type { WrittenLanguage } from './written.ts';

export const turkish: WrittenLanguage = {
  months: 'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
  shortMonths: 'oca şub mar nis may haz tem ağu eyl eki kas ara',
  weekdays: 'Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar',
  dayWords: 'günü',
  yearWords: 'yılı yılının',
  separators: { '.': 'thousands', ',': 'decimal' },
  numbers: {
    small: {
      ...{ bir: 1, iki: 2, üç: 3, dört: 4, beş: 5, altı: 6, yedi: 7, sekiz: 8, dokuz: 9, on: 10, yirmi: 20 },
      ...{ otuz: 30, kırk: 40, elli: 50, altmış: 60, yetmiş: 70, seksen: 80, doksan: 90 },
    },
    hundreds: 'yüz',
    thousands: 'bin',
    millions: 'milyon',
    joiners: '',
    ones: 'after',
    isOneWord: true,
    // Face; son of; below.
    notAlone: 'yüz bin altı',
    ordinals: {
      ...{ birinci: 1, ikinci: 2, üçüncü: 3, dördüncü: 4, beşinci: 5, altıncı: 6, yedinci: 7, sekizinci: 8 },
      ...{ dokuzuncu: 9, onuncu: 10 },
    },
  },
};
