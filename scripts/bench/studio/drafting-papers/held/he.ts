/** Hebrew papers held back from the rules and the phrasebook; see `paper-notation.ts`. */
export const heldHebrew: Readonly<Record<string, string>> = {
  'register extract': `
# מדינת ישראל => State of Israel
# רשות האוכלוסין וההגירה => Population and Immigration Authority
# תמצית רישום ממרשם האוכלוסין => Extract from the Population Registry || Extract of registration from the Population Registry || Summary of Registration from the Population Registry || Extract from the population registry || Population Registry extract || Extract of Record from the Population Registry || Registration extract from the Population Registry
מספר זהות :: 312457896 => Identity number || ID number || Identity Number :: 312457896
שם משפחה :: אברמוביץ' => Surname || Family name || Last name :: Abramovich
שם פרטי :: נועה => Given name || First name :: Noa
שם האב :: יוסף => Father's name || Name of father :: Yosef
שם האם :: מרים => Mother's name || Name of mother :: Miriam
תאריך לידה :: 17/03/1992 => Date of birth :: March 17, 1992
תאריך לידה עברי :: י"ב באדר ב' תשנ"ב => Hebrew date of birth || Date of birth (Hebrew) || Date of birth in the Hebrew calendar || Date of birth (Hebrew calendar) :: 12 Adar II 5752 || 12 Adar II 5752 (March 17, 1992) || 12 Adar II 5752 (March 17, 1992, from the evening of March 16, 1992) || March 17, 1992 (12 Adar II 5752) || March 17, 1992 (Adar II 12, 5752)
ארץ לידה :: ישראל => Country of birth :: Israel
מין :: נקבה => Sex || Gender :: Female
מצב אישי :: נשואה => Marital status || Personal status :: Married
אזרחות :: ישראלית => Citizenship :: Israeli
לאום :: יהודי => Nationality || Ethnicity || National group || Nationality (ethnic affiliation) || Ethnic affiliation :: Jewish
תאריך כניסה למען :: 01/06/2015 => Date of entry at address || Date of entry at the address || Address entry date || Date of entry to address || Date of moving to address :: June 1, 2015
מען :: רחוב הרצל 14, חיפה => Address :: 14 Herzl Street, Haifa || Herzl Street 14, Haifa
הופק בתאריך :: 22/01/2024 => Issued on || Produced on || Date of issue || Date issued :: January 22, 2024
[seal] => [Seal]`,
  'divorce certificate, rabbinical court': `
# בית הדין הרבני האזורי => Regional Rabbinical Court || District Rabbinical Court || The Regional Rabbinical Court
# תעודת גירושין => Divorce certificate || Certificate of divorce || Divorce Certificate || Certificate of Divorce
מספר תיק :: 1184502/3 => File number || Case number || File No. || Case No. :: 1184502/3
הבעל :: אלון שגיא => The husband || Husband :: Alon Sagi
האישה :: דנה שגיא => The wife || Wife :: Dana Sagi
תאריך הגירושין :: 08/11/2021 => Date of divorce :: November 8, 2021
בפני הדיינים :: הרב שלמה כץ => Before the judges || Before the rabbinical judges || Before the dayanim :: Rabbi Shlomo Katz
בית הדין מאשר בזאת כי הצדדים התגרשו זה מזו. => The court hereby certifies that the parties have divorced each other. || The court hereby confirms that the parties were divorced from each other.
מותרת להינשא :: כן => Permitted to marry || Permitted to remarry || May marry :: Yes
מזכיר ראשי => Chief secretary || Chief clerk || Chief Secretary
ניתן ביום 10/11/2021 => Given on November 10, 2021 || Issued on November 10, 2021
חתימה => Signature
[stamp] => [Stamp]`,
  'matriculation certificate': `
# משרד החינוך => Ministry of Education
# תעודת בגרות => Matriculation certificate || Bagrut certificate || Matriculation Certificate || Matriculation Certificate (Bagrut)
שם התלמיד :: עידו ברק => Student's name || Name of student || Name of pupil || Pupil's name :: Ido Barak
| מקצוע | יחידות לימוד | ציון | => | Subject | Units || Study units || Units of study | Grade || Score || Mark |
| מתמטיקה | 5 | 91 | => | Mathematics || Math | 5 | 91 |
| אנגלית | 5 | 96 | => | English | 5 | 96 |
| תנ"ך | 2 | 84 | => | Bible || Bible studies | 2 | 84 |
| ספרות | 2 | 88 | => | Literature | 2 | 88 |
| פיזיקה | 5 | 90 | => | Physics | 5 | 90 |
| מחשבת ישראל | 2 | 79 | => | Jewish thought || Jewish Thought | 2 | 79 |
מועד הבחינה :: קיץ תשע"ט => Examination session || Exam date || Exam session || Date of examination || Examination date :: Summer 5779 || Summer 5779 (2019)
סמל בית ספר :: 344010 => School code || School number || School symbol :: 344010
מנהל בית הספר => School principal || Principal
תעודה זו ניתנת בהתאם לתקנות משרד החינוך. => This certificate is issued in accordance with the regulations of the Ministry of Education. || This certificate is granted in accordance with the regulations of the Ministry of Education.`,
  'marriage certificate': `
# מדינת ישראל => State of Israel
# תעודת נישואין => Marriage certificate || Marriage Certificate || Certificate of Marriage
תאריך הנישואין :: 12/08/2014 => Date of marriage :: August 12, 2014
מקום הנישואין :: ירושלים => Place of marriage :: Jerusalem
שם החתן :: גיא רוזן => Groom's name || Name of the groom || Name of groom :: Guy Rosen
שם הכלה :: הילה כהן => Bride's name || Name of the bride || Name of bride :: Hila Cohen
מצב אישי :: רווק => Marital status || Personal status :: Single
שם עורך החופה :: הרב דוד לוי => Name of the officiant || Officiant's name || Name of officiant || Marriage officiant :: Rabbi David Levi
רשם הנישואין => Marriage registrar || Registrar of marriages || Marriage Registrar`,
};
