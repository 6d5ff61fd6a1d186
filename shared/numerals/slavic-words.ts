import { fold } from './digits.ts';
import type { LatinNumerals } from './word-numbers.ts';

/** Numbers in Polish and Ukrainian words. Ordinals, with which days and the ends of years are written, are declined. */

export const polishNumerals: LatinNumerals = {
  ones: {
    ...forms(
      `0 zero; 1 jeden jedna jedno jednego jednej; 2 dwa dwie dwóch dwu dwaj dwukrotnie dwoje dwojga dwojgiem dwójka dwójkę dwójką dwójki; 3 trzy trzech trzej trzykrotnie troje trojga trojgiem trójka trójkę trójką trójki; 4 cztery czterech czterej czworo czworga czworgiem czwórka czwórkę czwórką czwórki; 5 pięć pięciu pięcioro pięciorga pięciorgiem piątka piątkę piątką;
       6 sześć sześciu sześcioro sześciorga szóstka szóstkę szóstką; 7 siedem siedmiu; 8 osiem ośmiu; 9 dziewięć dziewięciu; 10 dziesięć dziesięciu; 11 jedenaście jedenastu;
       12 dwanaście dwunastu; 13 trzynaście trzynastu; 14 czternaście czternastu; 15 piętnaście piętnastu; 16 szesnaście szesnastu;
       17 siedemnaście siedemnastu; 18 osiemnaście osiemnastu; 19 dziewiętnaście dziewiętnastu; 20 dwadzieścia dwudziestu;
       30 trzydzieści trzydziestu; 40 czterdzieści czterdziestu; 50 pięćdziesiąt pięćdziesięciu; 60 sześćdziesiąt sześćdziesięciu;
       70 siedemdziesiąt siedemdziesięciu; 80 osiemdziesiąt osiemdziesięciu; 90 dziewięćdziesiąt dziewięćdziesięciu`,
    ),
  },
  hundreds: forms(
    '100 sto stu; 200 dwieście dwustu; 300 trzysta trzystu; 400 czterysta czterystu; 500 pięćset pięciuset; 600 sześćset; 700 siedemset; 800 osiemset; 900 dziewięćset',
  ),
  joiners: [],
  joinsOnes: false,
  hundred: null,
  thousands: ['tysiąc', 'tysiące', 'tysięcy', 'tysiąca'].map(fold),
  millions: ['milion', 'miliony', 'milionów'].map(fold),
  ordinals: declined(
    `1 pierwsz; 2 drug; 3 trzec; 4 czwart; 5 piąt; 6 szóst; 7 siódm; 8 ósm; 9 dziewiąt; 10 dziesiąt; 11 jedenast; 12 dwunast; 13 trzynast; 14 czternast;
     15 piętnast; 16 szesnast; 17 siedemnast; 18 osiemnast; 19 dziewiętnast; 20 dwudziest; 30 trzydziest; 40 czterdziest; 50 pięćdziesiąt;
     60 sześćdziesiąt; 70 siedemdziesiąt; 80 osiemdziesiąt; 90 dziewięćdziesiąt; 100 setn; 1900 dziewięćsetn; 2000 dwutysięczn`,
    'y i a e ego iego ej iej ym im',
  ),
};

export const ukrainianNumerals: LatinNumerals = {
  ones: {
    ...forms(
      `0 нуль; 1 один одна одне одного однієї; 2 два дві двох двічі двоє двом двома; 3 три трьох тричі троє трьом трьома; 4 чотири чотирьох четверо чотирьом чотирма; 5 п'ять п'яти п'ятьох п'ятеро п'ятьом п'ятьма; 6 шість шести шістьох шестеро шістьом;  7 сім семи; 8 вісім восьми;
       9 дев'ять дев'яти; 10 десять десяти; 11 одинадцять одинадцяти; 12 дванадцять дванадцяти; 13 тринадцять тринадцяти; 14 чотирнадцять чотирнадцяти;
       15 п'ятнадцять п'ятнадцяти; 16 шістнадцять шістнадцяти; 17 сімнадцять сімнадцяти; 18 вісімнадцять вісімнадцяти; 19 дев'ятнадцять дев'ятнадцяти;
       20 двадцять двадцяти; 30 тридцять тридцяти; 40 сорок сорока; 50 п'ятдесят п'ятдесяти; 60 шістдесят шістдесяти; 70 сімдесят сімдесяти;
       80 вісімдесят вісімдесяти; 90 дев'яносто дев'яноста`,
    ),
  },
  hundreds: forms(
    "100 сто ста; 200 двісті двохсот; 300 триста; 400 чотириста; 500 п'ятсот; 600 шістсот; 700 сімсот; 800 вісімсот; 900 дев'ятсот",
  ),
  joiners: [],
  joinsOnes: false,
  hundred: null,
  thousands: ['тисяча', 'тисячі', 'тисяч', 'тисячу'].map(fold),
  millions: ['мільйон', 'мільйони', 'мільйонів'].map(fold),
  ordinals: declined(
    `1 перш; 2 друг; 3 трет; 4 четверт; 5 п'ят; 6 шост; 7 сьом; 8 восьм; 9 дев'ят; 10 десят; 11 одинадцят; 12 дванадцят; 13 тринадцят; 14 чотирнадцят;
     15 п'ятнадцят; 16 шістнадцят; 17 сімнадцят; 18 вісімнадцят; 19 дев'ятнадцят; 20 двадцят; 30 тридцят; 40 сороков; 50 п'ятдесят; 60 шістдесят;
     70 сімдесят; 80 вісімдесят; 90 дев'яност; 2000 двотисячн`,
    'ий ій а я е є ого ього ої ьої ому им',
  ),
};

/** `5 pięć pięciu; …` as words with their values. */
function forms(list: string): Record<string, number> {
  return Object.fromEntries(
    entries(list).flatMap(([value, ...words]) => words.map((word) => [keyOf(word), Number(value)])),
  );
}

/** Stems with each of the endings. */
function declined(list: string, endings: string): Record<string, number> {
  return Object.fromEntries(
    entries(list).flatMap(([value, ...stems]) =>
      stems.flatMap((stem) => endings.split(' ').map((ending) => [keyOf(stem + ending), Number(value)])),
    ),
  );
}

function entries(list: string): string[][] {
  return list.split(';').map((entry) => entry.trim().split(/\s+/));
}

/** As tokens are written: without accents and apostrophes. */
function keyOf(word: string): string {
  return fold(word).replaceAll("'", '');
}
