import type { TruthPaper } from '../paper.ts';

/** Papers in Arabic and Hebrew; see `all.ts`. */
export const semitic: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'شهادة ميلاد. اسم المولود: تيم بسام الصوالحة. الجنس: ذكر. مكان الولادة: إربد. تاريخ الولادة: ١٤ شباط ٢٠٠٣ الساعة السابعة مساءً. اسم الأم: رندة. مهنة الأب: كهربائي.',
        right:
          'Birth certificate. Name of the newborn: Taim Bassam Al-Sawalha. Sex: male. Place of birth: Irbid. Date of birth: February 14, 2003 at seven o’clock in the evening. Mother’s name: Randa. Father’s occupation: electrician.',
        people: [
          { name: 'Taim Bassam Al-Sawalha', nativeName: 'تيم بسام الصوالحة' },
          { name: 'Randa', nativeName: 'رندة' },
        ],
        errors: [
          ['event', 'Birth certificate', 'Marriage certificate'],
          ['name', 'Bassam', 'Bassem'],
          ['pronoun', 'male', 'female'],
          ['place', 'Irbid', 'Aqaba'],
          ['date', 'February 14, 2003', 'March 14, 2003'],
          ['date', '2003', '2013'],
          ['day or time', 'in the evening', 'in the morning'],
          ['number in words', 'seven o’clock', 'nine o’clock'],
          ['occupation', 'electrician', 'plumber'],
          [
            'swapped',
            'Mother’s name: Randa. Father’s occupation: electrician',
            'Father’s name: Randa. Mother’s occupation: electrician',
          ],
          ['kinship', 'Mother’s name', 'Grandmother’s name'],
        ],
      },
      {
        source:
          'حضرت أمامي السيدة المطلقة، سورية الجنسية، ربة منزل، وأقرت بأنها استلمت من خالها مبلغ ثلاثة آلاف دينار. ولم يبق لها في ذمته أي مبلغ. حرر يوم الأحد.',
        right:
          'The divorced lady, a Syrian national, a housewife, appeared before me and acknowledged that she received from her maternal uncle the sum of three thousand dinars. He no longer owes her any amount. Drawn up on Sunday.',
        errors: [
          ['civil status', 'divorced', 'widowed'],
          ['nationality', 'Syrian', 'Iraqi'],
          ['occupation', 'a housewife', 'a teacher'],
          ['kinship', 'maternal uncle', 'paternal uncle'],
          ['kinship', 'uncle', 'grandfather'],
          ['number in words', 'three thousand', 'four thousand'],
          ['currency', 'dinars', 'riyals'],
          ['negation', 'no longer owes her any', 'still owes her an'],
          ['day or time', 'Sunday', 'Monday'],
          ['clause dropped', ' He no longer owes her any amount.', ''],
          ['clause added', 'any amount. Drawn', 'any amount. He promised to return the jewelry. Drawn'],
        ],
      },
      {
        source:
          'قررت محكمة بداية نابلس رد الدعوى وإلزام المدعي بالرسوم والمصاريف. حكماً غير قابل للاستئناف. رقم الدعوى: ٤٨١/٢٠١٦/ب. ختم المحكمة.',
        right:
          'The Court of First Instance of Nablus decided to dismiss the case and to order the plaintiff to pay the fees and expenses. The judgment is not subject to appeal. Case No.: 481/2016/B. Court seal.',
        errors: [
          ['authority', 'Court of First Instance', 'Court of Appeal'],
          ['place', 'Nablus', 'Hebron'],
          ['verdict', 'dismiss the case', 'uphold the case'],
          ['swapped', 'the plaintiff', 'the defendant'],
          ['negation', 'is not subject', 'is subject'],
          ['digits', '481/2016', '418/2016'],
          ['code', '2016/B', '2016/D'],
          ['mark', ' Court seal.', ''],
          ['repeated', 'Case No.: 481/2016/B.', 'Case No.: 481/2016/B. Case No.: 481/2016/B.'],
        ],
      },
      {
        source:
          'كشف علامات الصف العاشر. الفيزياء: جيد جداً. التاريخ: راسب. المعدل: ٧٣٫٥. المدير: الأستاذ نادر. مديرية التربية والتعليم.',
        right:
          'Transcript of the tenth grade. Physics: very good. History: failed. Average: 73.5. Principal: Mr. Nader. Directorate of Education.',
        people: [{ name: 'Nader', nativeName: 'نادر' }],
        errors: [
          ['ordinal', 'tenth grade', 'eleventh grade'],
          ['verdict', 'very good', 'good'],
          ['verdict', 'failed', 'passed'],
          ['swapped', 'Physics: very good. History: failed', 'Physics: failed. History: very good'],
          ['digits', '73.5', '37.5'],
          ['title', 'Principal', 'Secretary'],
          ['authority', 'Directorate of Education', 'Directorate of Health'],
          ['opposite', 'Physics', 'Chemistry'],
        ],
      },
      {
        source:
          'تقرير طبي: المريضة، أرملة عمرها ٥٩ سنة، وزنها ٧١ كغم، تعاني من كسر في الساق اليمنى. لا تعاني من السكري. تحتاج إلى راحة مدة أسبوعين. العقيد الطبيب حسان.',
        right:
          'Medical report: The patient, a widow aged 59, weighing 71 kg, has a fracture of the right leg. She does not suffer from diabetes. She needs two weeks of rest. Colonel Dr. Hassan.',
        people: [{ name: 'Hassan', nativeName: 'حسان' }],
        errors: [
          ['civil status', 'a widow', 'a single woman'],
          ['digits', 'aged 59', 'aged 95'],
          ['unit', '71 kg', '71 lb'],
          ['opposite', 'right leg', 'left leg'],
          ['negation', 'does not suffer', 'suffers'],
          ['number in words', 'two weeks', 'three weeks'],
          ['unit', 'two weeks', 'two months'],
          ['title', 'Colonel Dr.', 'Major Dr.'],
          ['pronoun', 'She needs', 'He needs'],
          ['clause dropped', ' She does not suffer from diabetes.', ''],
        ],
      },
    ],
  },
  {
    name: 'Hebrew',
    lang: 'he',
    pairs: [
      {
        source:
          'תמצית רישום. שם האב: אליעזר. שם האם: צילה. מצב אישי: גרוש. תאריך לידה: ט״ו בשבט תשכ״ג, 9 בפברואר 1963. מקום לידה: עפולה. לאום: יהודי. עלה ארצה ביום שלישי.',
        right:
          'Registry extract. Father’s name: Eliezer. Mother’s name: Tzila. Personal status: divorced. Date of birth: 15 Shevat 5723, February 9, 1963. Place of birth: Afula. Ethnicity: Jewish. Immigrated to Israel on a Tuesday.',
        people: [
          { name: 'Eliezer', nativeName: 'אליעזר' },
          { name: 'Tzila', nativeName: 'צילה' },
        ],
        errors: [
          ['swapped', 'Father’s name: Eliezer. Mother’s name: Tzila', 'Father’s name: Tzila. Mother’s name: Eliezer'],
          ['civil status', 'divorced', 'widowed'],
          ['date', '15 Shevat 5723', '16 Shevat 5723'],
          ['date', 'February 9, 1963', 'September 2, 1963'],
          ['place', 'Afula', 'Ashdod'],
          ['opposite', 'Jewish', 'Druze'],
          ['day or time', 'Tuesday', 'Wednesday'],
          ['kinship', 'Father’s name', 'Grandfather’s name'],
          ['name', 'Eliezer', 'Elazar'],
          ['event', 'Immigrated to', 'Emigrated from'],
        ],
      },
      {
        source:
          'המנוח השאיר אחריו אלמנה, שני אחים ונכדה אחת. לא נמצאה צוואה. העיזבון כולל דירה בנתניה ששטחה 85 מ״ר. בית הדין הרבני האזורי נתן את הצו בשעה 10:30.',
        right:
          'The deceased is survived by a widow, two brothers and one granddaughter. No will was found. The estate includes an apartment in Netanya with an area of 85 sq. m. The Regional Rabbinical Court issued the order at 10:30 a.m.',
        errors: [
          ['civil status', 'a widow', 'an ex-wife'],
          ['kinship', 'brothers', 'sons'],
          ['number in words', 'two brothers', 'three brothers'],
          ['kinship', 'granddaughter', 'niece'],
          ['negation', 'No will was found', 'A will was found'],
          ['place', 'Netanya', 'Nahariya'],
          ['unit', '85 sq. m', '85 sq. ft'],
          ['authority', 'Regional Rabbinical Court', 'Regional Labor Court'],
          ['day or time', '10:30 a.m.', '10:30 p.m.'],
          ['clause dropped', ' No will was found.', ''],
          ['clause added', 'No will was found.', 'No will was found. The heirs quarreled over the car.'],
        ],
      },
      {
        source:
          'השופטת דחתה את התביעה וחייבה את הנתבע לשלם לתובעת 6,750 ש״ח. הערעור לא הוגש במועד. תיק א-2218. חותמת בית המשפט.',
        right:
          'The judge dismissed the claim and ordered the defendant to pay the plaintiff NIS 6,750. The appeal was not filed on time. Case A-2218. Stamp of the court.',
        errors: [
          ['verdict', 'dismissed', 'granted'],
          ['swapped', 'the defendant to pay the plaintiff', 'the plaintiff to pay the defendant'],
          ['currency', 'NIS', 'USD'],
          ['digits', '6,750', '7,650'],
          ['negation', 'was not filed', 'was filed'],
          ['code', 'A-2218', 'B-2218'],
          ['mark', ' Stamp of the court.', ''],
          ['title', 'The judge', 'The mayor'],
          [
            'repeated',
            'The appeal was not filed on time.',
            'The appeal was not filed on time. The appeal was not filed on time.',
          ],
        ],
      },
      {
        source:
          'תעודת בגרות. ספרות: כמעט טוב. ביולוגיה: מצוין. התלמידה סיימה כיתה י״ב בהצטיינות. ציון ממוצע: 8.4. משרד החינוך. החתימה: סגנית המנהל.',
        right:
          'Matriculation certificate. Literature: almost good. Biology: excellent. The pupil completed twelfth grade with honors. Average grade: 8.4. Ministry of Education. Signature: deputy principal.',
        errors: [
          ['verdict', 'almost good', 'very good'],
          ['swapped', 'Literature: almost good. Biology: excellent', 'Literature: excellent. Biology: almost good'],
          ['ordinal', 'twelfth grade', 'eleventh grade'],
          ['negation', 'with honors', 'without honors'],
          ['digits', '8.4', '4.8'],
          ['authority', 'Ministry of Education', 'Ministry of Defense'],
          ['title', 'deputy principal', 'principal'],
          ['opposite', 'Biology', 'Chemistry'],
          ['event', 'completed', 'repeated'],
        ],
      },
      {
        source:
          'רב־סרן יותם שקד שירת בחיל האוויר ארבע שנים כמכונאי. אזרחותו הנוספת: צרפתית. הוא נמצא כשיר לשירות. משקלו 79 ק״ג.',
        right:
          'Major Yotam Shaked served in the Air Force for four years as a mechanic. His additional citizenship: French. He was found fit for service. His weight is 79 kg.',
        people: [{ name: 'Yotam Shaked', nativeName: 'יותם שקד' }],
        errors: [
          ['title', 'Major', 'Corporal'],
          ['authority', 'the Air Force', 'the Navy'],
          ['number in words', 'four years', 'five years'],
          ['unit', 'four years', 'four months'],
          ['occupation', 'a mechanic', 'a medic'],
          ['nationality', 'French', 'Belgian'],
          ['opposite', 'fit for', 'unfit for'],
          ['pronoun', 'He was found', 'She was found'],
          ['digits', '79 kg', '97 kg'],
          ['name', 'Shaked', 'Shakef'],
        ],
      },
    ],
  },
];
