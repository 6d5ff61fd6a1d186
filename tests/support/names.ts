/** Names in their source language. */
export const names: Record<string, readonly string[]> = {
  Portuguese: [
    'João Gonçalves',
    'Conceição Sant’Ana',
    'Maria da Conceição Gonçalves de Albuquerque e Figueiredo Vasconcellos-Brandão Cavalcanti de Araújo Magalhães Sant’Anna Júnior',
    'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
  ],
  Spanish: ['José Ñúñez de la Peña', 'Íñigo Güell'],
  French: ['Zoë Lefèvre-Œuvrard', 'François-Noël d’Aÿ'],
  Vietnamese: ['Nguyễn Thị Ánh Đào', 'Trần Đức Hưởng', 'Đặng Ngọc Quỳnh', 'Vũ Thế Phương'.normalize('NFD')],
  Polish: ['Łukasz Żółć', 'Święcicka-Ździebło'],
  Turkish: ['İsmail Işıkoğlu', 'Şule Çağrı Gökçe'],
  Romanian: ['Ștefan Țîrlea'],
  Greek: ['Ελευθέριος Παπαδόπουλος'],
  Russian: ['Ёлкин Юрий Щукин', 'Їжакевич Ґалаґан', 'Ђорђе Џајић'],
  Arabic: ['محمد بن عبد الله بلال صلاح ميلاد', 'عبدالرحمن الأحمد', 'فاطمة الزهراء', 'هبة الله', 'لؤي آل سعود', 'إيمان لآلئ'],
  Hebrew: ['דוד בן־גוריון', 'שרה לוי־כהן', 'צ׳רלי ג׳ובאני'],
  Japanese: ['山田 花子', '髙橋 﨑山', '齋藤 邊見', '\uFA19谷 塚本', 'ガルシア・マリア'],
  Chinese: ['欧阳娜娜', '龍應台', '张伟 𠮷田'],
  Korean: ['김민준', '남궁 숙희'],
};

/** Names with signs that Unicode does not compose with their letters. */
export const markedNames: readonly string[] = [
  'ليلى بنت عبد الله الحدّاد',
  'عبد الرزّاق السيّد',
  'مُحَمَّد بْنُ عَبْدِ اللَّهِ',
  'رُقَيَّةُ بِنْتُ مُوسَىٰ',
  'إِبْرَاهِيم',
  'שָׁלוֹם בֶּן־דָּוִד',
  'חַיִּים כֹּהֵן',
  'Ọlọ́runtóbi Adébáyọ̀',
];

/** Names that extract letter by letter, in every script of the print's fonts. */
export const exactNames: readonly string[] = [
  'إِبْرَاهِيم',
  'שָׁלוֹם בֶּן־דָּוִד',
  'חַיִּים כֹּהֵן',
  'Ọlọ́runtóbi Adébáyọ̀',
  'Maria Souza (née Silva)',
  'Silva / Souza',
  'José Pérez 2.º',
  'Anna Official',
  'می‌خواهم رضا',
  'علی‌رضا پناهیان',
  'สมชาย ศรีสุข',
  'น้ำฝน กี้ปุ๋ย',
  'ສົມສັກ ພົມມະຈັນ',
  'សុខ សុភាព កោះ',
  'अनिल कुमार शर्मा',
  'श्रीकृष्ण त्रिपाठी',
  'क्‍षितिज लक्ष्‌मी',
  'অনির্বাণ চট্টোপাধ্যায়',
  'রবীন্দ্রনাথ ঠাকুর',
  'கோபாலகிருஷ்ணன் செல்வி',
  'ශ්‍රී ලංකා විජේසිංහ',
  'გიორგი მაისურაძე',
  'Արմեն Հակոբյան',
  'አበበ ቢቂላ',
  '𠮷野 𠝹𡃁 㐂𨋢',
];
