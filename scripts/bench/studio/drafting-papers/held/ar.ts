/** Arabic papers held back from the rules and the phrasebook; see `paper-notation.ts`. */
export const heldArabic: Readonly<Record<string, string>> = {
  'birth record, Egypt': `
# جمهورية مصر العربية => Arab Republic of Egypt
# وزارة الداخلية => Ministry of Interior || Ministry of the Interior
# قطاع الأحوال المدنية => Civil Status Sector || Civil Affairs Sector
# صورة قيد ميلاد => Copy of birth record || Copy of Birth Record || Birth record copy || Birth Record Extract || Copy of a birth record
الرقم القومي :: 29805142103456 => National ID number || National number || National identification number || National ID No. || National Number :: 29805142103456
تاريخ الميلاد :: 14/05/1998 => Date of birth :: May 14, 1998
محل الميلاد :: الجيزة => Place of birth :: Giza
النوع :: ذكر => Sex || Gender :: Male
الديانة :: مسلم => Religion :: Muslim
اسم الأب :: محمود عبد الحميد => Father's name || Name of father :: Mahmoud Abdel Hamid
اسم الأم :: سعاد فتحي => Mother's name || Name of mother :: Souad Fathy
جنسية الأب :: مصري => Father's nationality || Nationality of father || Nationality of the father :: Egyptian
جهة القيد :: مكتب صحة الدقي => Place of registration || Registration office || Registration authority || Registering authority :: Dokki Health Office
رقم القيد :: 1187 => Registration number || Record number || Entry number :: 1187
تاريخ القيد :: 20/05/1998 => Date of registration || Registration date :: May 20, 1998
تاريخ الإصدار :: 03/02/2024 => Date of issue || Issue date :: February 3, 2024
مدير الإدارة => Director of the department || Director of administration || Department director || Director of the administration
[seal] => [Seal]`,
  'marriage contract, Jordan': `
# المملكة الأردنية الهاشمية => Hashemite Kingdom of Jordan || The Hashemite Kingdom of Jordan
# دائرة قاضي القضاة => Supreme Judge Department || Department of the Chief Justice || Chief Islamic Justice Department || Department of the Supreme Judge
# وثيقة عقد زواج => Marriage contract || Marriage contract document || Marriage Contract || Marriage Contract Document
المحكمة :: محكمة إربد الشرعية => Court :: Irbid Sharia Court
اسم الزوج :: خالد يوسف العمري => Husband's name || Name of husband || Name of the husband || Groom's name :: Khaled Yousef Al-Omari
اسم الزوجة :: ريم حسن الخطيب => Wife's name || Name of wife || Name of the wife || Bride's name :: Reem Hasan Al-Khatib
مهنة الزوج :: مهندس => Husband's occupation || Occupation of husband || Occupation of the husband || Husband's profession :: Engineer
الحالة الاجتماعية للزوجة :: عزباء => Wife's marital status || Marital status of the wife || Marital status of wife :: Single
المهر المعجل :: 3000 دينار أردني => Advance dowry || Prompt dower || Prompt dowry || Dower paid in advance || Prompt dower (mahr) || Immediate dowry || Advanced dowry :: 3,000 Jordanian dinars || 3000 Jordanian dinars || JOD 3,000
المهر المؤجل :: 5000 دينار أردني => Deferred dowry || Deferred dower :: 5,000 Jordanian dinars || 5000 Jordanian dinars || JOD 5,000
تاريخ العقد :: 21/07/2018 => Date of contract || Contract date || Date of the contract :: July 21, 2018
الشاهد الأول :: سامر العمري => First witness :: Samer Al-Omari
الشاهد الثاني :: وائل الخطيب => Second witness :: Wael Al-Khatib
رقم الوثيقة :: 44817 => Document number :: 44817
صدر في :: 25/07/2018 => Issued on || Issued at || Issued in :: July 25, 2018
القاضي الشرعي => Sharia judge || Sharia Judge
[stamp] => [Stamp]`,
  'police clearance, Morocco': `
# المملكة المغربية => Kingdom of Morocco
# المديرية العامة للأمن الوطني => General Directorate of National Security || Directorate General of National Security
# شهادة السوابق العدلية => Criminal record certificate || Judicial record certificate || Criminal Record Certificate || Certificate of criminal record || Certificate of judicial record
الاسم العائلي :: بنجلون => Surname || Family name || Last name :: Benjelloun
الاسم الشخصي :: ياسين => Given name || First name :: Yassine
تاريخ الازدياد :: 02/11/1990 => Date of birth :: November 2, 1990
مكان الازدياد :: فاس => Place of birth :: Fez || Fes
رقم البطاقة الوطنية :: C 884213 => National card number || National ID card number || National identity card number || National ID number :: C 884213
الجنسية :: مغربية => Nationality :: Moroccan
العنوان :: زنقة ابن بطوطة رقم 12 => Address :: 12 Ibn Battuta Street
ملاحظات :: لا شيء => Notes || Remarks || Observations :: None || Nothing
سلمت هذه الشهادة للمعني بالأمر للإدلاء بها عند الحاجة. => This certificate was issued to the person concerned for use as needed. || This certificate is issued to the person concerned to present it when needed.
حرر بفاس في 9 يناير 2024 => Done in Fez on January 9, 2024 || Issued in Fez on January 9, 2024
التوقيع => Signature`,
  'university certificate, Syria': `
# الجمهورية العربية السورية => Syrian Arab Republic
# جامعة دمشق => Damascus University || University of Damascus
# شهادة الإجازة الجامعية => University degree certificate || Bachelor's degree certificate || Certificate of university degree || Certificate of Bachelor's Degree || University Degree Certificate || Bachelor's Degree Certificate
اسم الطالب :: لؤي الحكيم => Student's name || Name of student || Name of the student || Student name :: Louay Al-Hakim
الكلية :: كلية الهندسة => Faculty || College :: Faculty of Engineering || College of Engineering
الجنسية :: سوري => Nationality :: Syrian
تاريخ التخرج :: 15/07/2010 => Date of graduation || Graduation date :: July 15, 2010
المعدل :: 78.45 => Average || Grade average || GPA || Cumulative average :: 78.45
التقدير :: جيد جدا => Grade || Rating || Rank || Overall grade || Evaluation :: Very good
رئيس الجامعة => President of the university || University president || Rector || President of the University`,
};
