/** Japanese papers held back from the rules and the phrasebook; see `paper-notation.ts`. */
export const heldJapanese: Readonly<Record<string, string>> = {
  'family register': `
# 全部事項証明 => Certificate of All Matters || Certificate of All Matters in the Register || Certificate of All Items || Certificate of all matters
# 戸籍全部事項証明書 => Certificate of All Matters in the Family Register || Certificate of All Matters in Family Register || Full Family Register Certificate || Certificate of Full Family Register || Family Register Certificate (All Matters) || Certificate of All Items in the Family Register || Complete Family Register Certificate || Certificate of All Matters of the Family Register || Certificate of Family Register (all matters) || Certificate of all matters in the family register
本籍 :: 千葉県船橋市本町二丁目5番 => Registered domicile || Permanent domicile || Legal domicile || Registered Domicile :: 5-ban, Honcho 2-chome, Funabashi-shi, Chiba-ken
氏名 :: 岡本 健二 => Name || Full name :: Kenji Okamoto
戸籍に記録されている者 => Person recorded in the family register || Persons recorded in the family register || Person Recorded in the Family Register
名 :: 健二 => Given name || First name || Name :: Kenji
生年月日 :: 昭和58年4月19日 => Date of birth :: April 19, 1983 || April 19, 1983 (Showa 58) || April 19, 1983 (Showa 58, April 19) || April 19, 1983 (昭和58年4月19日)
父 :: 岡本 茂 => Father :: Shigeru Okamoto
母 :: 岡本 和子 => Mother :: Kazuko Okamoto
続柄 :: 二男 => Relationship || Relation || Relationship to parents || Family relationship :: Second son
身分事項 => Personal status matters || Matters of personal status || Civil status || Status matters || Personal status
出生 => Birth
出生日 :: 昭和58年4月19日 => Date of birth :: April 19, 1983 || April 19, 1983 (Showa 58) || April 19, 1983 (昭和58年4月19日)
出生地 :: 千葉県船橋市 => Place of birth :: Funabashi-shi, Chiba-ken || Funabashi City, Chiba Prefecture
届出日 :: 昭和58年4月25日 => Date of notification || Date of report || Notification date || Date of filing :: April 25, 1983 || April 25, 1983 (昭和58年4月25日)
届出人 :: 父 => Person filing notification || Person giving notification || Notifier || Person who filed the notification || Person filing the notification || Notifying person || Informant || Person who made the notification || Reporter || Declarant :: Father
これは、戸籍に記録されている事項の全部を証明した書面である。 => This is a document certifying all matters recorded in the family register. || This document certifies all matters recorded in the family register. || This is a document that certifies all matters recorded in the family register. || This document certifies all of the matters recorded in the family register.
令和6年2月8日 => February 8, 2024 || February 8, 2024 (Reiwa 6) || February 8, 2024 (令和6年2月8日)
船橋市長 => Mayor of Funabashi || Mayor of Funabashi City || Mayor of Funabashi-shi
[seal] => [Seal]`,
  'residence record': `
# 住民票 => Residence certificate || Certificate of residence || Resident record || Residence record || Certificate of Residence || Resident Record || Residence Certificate
住所 :: 東京都世田谷区三軒茶屋1-8-3 => Address :: 1-8-3 Sangenjaya, Setagaya-ku, Tokyo
世帯主 :: 藤田 美咲 => Head of household || Householder :: Misaki Fujita
生年月日 :: 平成7年11月30日 => Date of birth :: November 30, 1995 || November 30, 1995 (平成7年11月30日)
性別 :: 女 => Sex || Gender :: Female
続柄 :: 世帯主 => Relationship || Relation || Relationship to head of household || Family relationship :: Head of household || Householder
住民となった年月日 :: 令和2年4月1日 => Date of becoming a resident || Date became a resident || Date on which the person became a resident || Date the person became a resident || Date when became a resident :: April 1, 2020 || April 1, 2020 (令和2年4月1日)
前住所 :: 省略 => Previous address || Former address :: Omitted
個人番号 :: 省略 => Individual number || Individual number (My Number) || My Number || Individual Number (My Number) :: Omitted
備考 :: なし => Remarks || Notes :: None
この写しは、住民票の原本と相違ないことを証明する。 => This is to certify that this copy does not differ from the original residence record. || I certify that this copy agrees with the original certificate of residence || I certify that this copy is identical to the original resident record. || I certify that this copy is identical to the original certificate of residence || This certifies that this copy is identical to the original of the residence certificate.
令和5年9月12日 => September 12, 2023 || September 12, 2023 (令和5年9月12日)
世田谷区長 => Mayor of Setagaya || Mayor of Setagaya City || Mayor of Setagaya Ward || Mayor of Setagaya-ku
[seal] => [Seal]`,
  'graduation certificate': `
# 卒業証明書 => Certificate of graduation || Graduation certificate || Certificate of Graduation || Graduation Certificate
氏名 :: 藤田 美咲 => Name || Full name :: Misaki Fujita
生年月日 :: 1995年11月30日 => Date of birth :: November 30, 1995
学部 :: 経済学部 => Faculty || Department || School || Undergraduate school :: Faculty of Economics
学科 :: 経営学科 => Department :: Department of Business Administration || Department of Management
入学年月日 :: 2014年4月1日 => Date of admission || Date of enrollment || Date of entrance || Admission date :: April 1, 2014
卒業年月日 :: 2018年3月25日 => Date of graduation || Graduation date :: March 25, 2018
学位 :: 学士（経済学） => Degree :: Bachelor (Economics) || Bachelor of Economics || Bachelor's degree (Economics)
上記の者は本学を卒業したことを証明する。 => This is to certify that the above person graduated from this university. || This certifies that the person named above graduated from this university. || This is to certify that the above-named person graduated from this university.
2023年10月2日 => October 2, 2023
学長 => President || President of the university || University president
[seal] => [Seal]`,
  'tax certificate': `
# 課税証明書 => Tax certificate || Certificate of taxation || Tax Assessment Certificate || Taxation certificate || Taxation Certificate || Certificate of Taxation || Tax Certificate
住所 :: 省略 => Address :: Omitted
氏名 :: 木村 拓 => Name || Full name :: Taku Kimura
年度 :: 令和5年度 => Fiscal year || Year || Tax year :: Reiwa 5 (2023) || Fiscal year 2023 || Fiscal year 2023 (Reiwa 5) || FY 2023
総所得金額 :: 4,120,000円 => Total income || Total amount of income || Gross income || Total income amount :: JPY 4,120,000 || 4,120,000 yen || ¥4,120,000
市民税 :: 152,300円 => Municipal tax || City tax || Municipal inhabitant tax || City resident tax :: JPY 152,300 || 152,300 yen || ¥152,300
上記のとおり証明します。 => I certify the above. || This is to certify the above. || I hereby certify the above. || It is hereby certified as above. || I certify that the above is correct. || I certify as stated above.
令和5年6月30日 => June 30, 2023 || June 30, 2023 (Reiwa 5) || June 30, 2023 (令和5年6月30日)`,
};
