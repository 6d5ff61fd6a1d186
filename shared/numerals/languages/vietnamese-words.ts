import type { WrittenLanguage } from './written.ts';

/** Months are counted: `ngày 7 tháng 3 năm 1988`. */
export const vietnamese: WrittenLanguage = {
  months: '',
  shortMonths: '',
  weekdays: 'Thứ_Hai Thứ_Ba Thứ_Tư Thứ_Năm Thứ_Sáu Thứ_Bảy Chủ_nhật',
  dayWords: 'ngày',
  yearWords: 'năm',
  separators: { '.': 'thousands', ',': 'decimal' },
  numbers: {
    small: {
      ...{ một: 1, mốt: 1, hai: 2, ba: 3, bốn: 4, tư: 4, năm: 5, lăm: 5, nhăm: 5, sáu: 6, bảy: 7, bẩy: 7, tám: 8 },
      ...{ chín: 9, mười: 10 },
    },
    tenfold: 'mươi',
    hundreds: 'trăm',
    zero: 'không',
    thousands: 'nghìn ngàn',
    millions: 'triệu',
    joiners: 'lẻ linh',
    ones: 'after',
    keepsAccents: true,
    // Year; private; father; ripe; number of a weekday.
    notAlone: 'năm tư ba chín hai sáu bảy',
    ordinals: {},
  },
};
