/** Ukrainian papers held back from the rules and the phrasebook; see `paper-notation.ts`. */
export const heldUkrainian: Readonly<Record<string, string>> = {
  'birth certificate, Poltava': `
# СВІДОЦТВО ПРО НАРОДЖЕННЯ => Birth Certificate
Україна => Ukraine
Прізвище :: Ткаченко => Surname || Last name :: Tkachenko
Ім’я :: Софія => Given name || First name || Name || Given name(s) :: Sofiia
По батькові :: Андріївна => Patronymic :: Andriivna
Народився(лася) :: 17 березня 2003 року => Born || Born on || Date of birth :: March 17, 2003
Місце народження :: м. Полтава, Україна => Place of birth :: Poltava, Ukraine || city of Poltava, Ukraine || City of Poltava, Ukraine
Про що в Книзі реєстрації народжень зроблено запис № 412 => Of which record No. 412 was made in the Book of Birth Registrations || Record No. 412 was made in the Book of Birth Registration || about which record No. 412 was made in the Birth Registration Book || Of which record No. 412 was made in the birth register || as recorded in the Book of Registration of Births under No. 412
Батько :: Ткаченко Андрій Миколайович => Father :: Tkachenko Andrii Mykolaiovych
Мати :: Ткаченко Оксана Петрівна => Mother :: Tkachenko Oksana Petrivna
Громадянство :: Україна => Citizenship || Nationality :: Ukraine
Місце державної реєстрації => Place of state registration || Place of State Registration
Орган державної реєстрації актів цивільного стану => State civil status registration authority || Civil status registration body || Authority of state registration of civil status acts || Body of state registration of acts of civil status || Civil status registration authority || State civil registry office || State registration authority for civil status records || Civil registry office
Дата видачі :: 25 березня 2003 року => Date of issue || Issue date :: March 25, 2003
Керівник органу державної реєстрації актів цивільного стану => Head of the civil registry office || Head of the civil status registration body || Head of the state civil status registration authority || Head of the authority of state registration of civil status acts || Head of the body of state registration of acts of civil status || Head of the state registration authority for civil status records
Серія І-КЕ № 118204 => Series І-КЕ No. 118204 || Series I-KE No. 118204
[seal] => [Seal]`,
  'no criminal record extract': `
# ВИТЯГ з інформаційно-аналітичної системи «Облік відомостей про притягнення особи до кримінальної відповідальності та наявності судимості» => Extract from the Information and Analytical System "Records of Criminal Liability and Convictions" || Extract from the Information System on Criminal Prosecution and Convictions || Extract from the information and analytical system "Register of information on bringing a person to criminal responsibility and the existence of a criminal record"
Міністерство внутрішніх справ України => Ministry of Internal Affairs of Ukraine || Ministry of the Interior of Ukraine
Номер витягу :: ВР-002418866 => Extract number || Number of the extract || Extract No. :: ВР-002418866 || VR-002418866
Дата народження :: 30.11.1988 => Date of birth :: November 30, 1988
Реєстраційний номер облікової картки платника податків :: 3247716405 => Taxpayer registration number || Registration number of the taxpayer's account card || Taxpayer identification number || Taxpayer card registration number || Registration number of taxpayer's record card || Taxpayer registration number (RNOKPP) :: 3247716405
За обліками МВС станом на 14.02.2024 => According to the records of the Ministry of Internal Affairs as of February 14, 2024 || According to the records of the MIA as of February 14, 2024 || According to MIA records as of February 14, 2024
на території України не притягується до кримінальної відповідальності => is not being held criminally liable in the territory of Ukraine || is not being prosecuted in the territory of Ukraine || is not subject to criminal prosecution in the territory of Ukraine || is not being brought to criminal liability in the territory of Ukraine || is not being brought to criminal responsibility on the territory of Ukraine
незнятої чи непогашеної судимості не має => has no unexpunged or unserved conviction || has no outstanding or unexpunged convictions || has no unexpunged or outstanding criminal record || has no outstanding or unexpunged conviction || has no unexpunged or outstanding conviction || has no outstanding or unexpunged criminal record
в розшуку не перебуває => is not wanted || is not on the wanted list || is not on a wanted list || not wanted
Для пред'явлення :: за місцем вимоги => For submission || For presentation || To be presented || For presentation to || To be submitted || For submission to :: at the place of request || where required || upon request || as required || wherever required
Перевірити витяг можна за QR-кодом => The extract can be verified using the QR code || The extract can be verified by QR code || The extract may be verified with the QR code || The extract can be checked by the QR code`,
  'marriage certificate': `
# СВІДОЦТВО ПРО ШЛЮБ => Marriage Certificate
Громадянин :: Мельник Ігор Васильович => Citizen || Male citizen :: Melnyk Ihor Vasylovych
Громадянка :: Бойко Наталія Іванівна => Citizen || Female citizen :: Boiko Nataliia Ivanivna
Дата укладення шлюбу :: 24 серпня 2013 року => Date of marriage || Date of the marriage :: August 24, 2013
Актовий запис № :: 377 => Record No. || Civil record No. || Act record No. || Registry record No. || Entry No. || Civil status record No. :: 377
Прізвища після державної реєстрації шлюбу => Surnames after state registration of marriage || Surnames after the state registration of the marriage || Surnames after the state registration of marriage
чоловіка :: Мельник => of the husband || Husband || husband || Husband's :: Melnyk
дружини :: Мельник => of the wife || Wife || wife || Wife's :: Melnyk
Місце реєстрації шлюбу :: Рівненський міський відділ ДРАЦС => Place of registration of marriage || Place of marriage registration || Place of registration of the marriage :: Rivne City Civil Registry Office || Rivne City Department of State Registration of Civil Status Acts
Свідоцтво видано повторно => Certificate reissued || Certificate issued as a duplicate || The certificate was reissued || Certificate issued repeatedly || The certificate was issued again || Duplicate certificate issued
М.П. => Place for seal || Place of seal || L.S. || [Place for seal] || Seal`,
  'employment record and diploma': `
# ДИПЛОМ БАКАЛАВРА => Bachelor's Diploma || Bachelor's Degree Diploma || Bachelor's Degree || Diploma of Bachelor
Міністерство освіти і науки України => Ministry of Education and Science of Ukraine
Львівський національний університет імені Івана Франка => Ivan Franko National University of Lviv || Lviv National University named after Ivan Franko || Ivan Franko Lviv National University
закінчила у 2016 році => graduated in 2016 || completed in 2016 || graduated in 2016 from
Ступінь вищої освіти :: Бакалавр => Higher education degree || Degree of higher education || Degree :: Bachelor
Спеціальність :: Філологія => Specialty || Field of study || Major || Program Subject Area || Speciality :: Philology
Кваліфікація :: Бакалавр філології => Qualification :: Bachelor of Philology
Диплом з відзнакою => Diploma with honors || Diploma with Honors || Diploma with distinction
Форма навчання :: денна => Form of study || Mode of study :: full-time || day || Full-time
Ректор => Rector
Реєстраційний номер :: 118-ДБ => Registration number || Registration No. :: 118-ДБ || 118-DB
Дата видачі :: 30 червня 2016 р. => Date of issue :: June 30, 2016`,
};
