/** Chinese papers (traditional) held back from the rules and the phrasebook; see `paper-notation.ts`. */
export const heldTraditional: Readonly<Record<string, string>> = {
  'household registration transcript, Taiwan': `
# 戶籍謄本 => Household Registration Transcript || Transcript of Household Registration || Household Registration Certificate || Copy of Household Registration || Household Registration Certified Transcript
戶長姓名 :: 陳建宏 => Name of head of household || Head of household's name || Name of householder || Head of household name || Head of household :: Chen Chien-Hung || Chen Chien-hung
戶籍地址 :: 臺中市西屯區逢甲路20號 => Household registration address || Registered address || Domicile address || Address of household registration || Registered household address || Household address :: No. 20, Fengjia Road, Xitun District, Taichung City || No. 20, Fengjia Rd., Xitun Dist., Taichung City
稱謂 :: 長女 => Relationship || Title || Relationship to head of household || Appellation || Relation || Relationship to householder :: Eldest daughter || First daughter
出生日期 :: 民國82年11月3日 => Date of birth :: November 3, 1993 || November 3, 1993 (Minguo 82) || November 3, Minguo 82 (1993) || November 3, 1993 (民國82年11月3日) || November 3, 82 of the Republic (1993) || November 3, 1993 (year 82 of the Republic)
國民身分證統一編號 :: B223456781 => National ID number || National identification card number || ROC ID number || National identity card number || Unified number of the National Identification Card || National Identification Card No. || ID number || National ID Card number || National ID No. || National Identification Card number || National identification number || National Identification Number || Identity card number || National ID card number || Unified ID number :: B223456781
父 :: 陳建宏 => Father :: Chen Chien-Hung || Chen Chien-hung
母 :: 林淑芬 => Mother :: Lin Shu-Fen || Lin Shu-fen
配偶 :: 無 => Spouse :: None || none
記事 => Remarks || Notes || Record of events || Notations || Memo || Annotations || Entries
本謄本係依據戶籍資料列印 => This transcript was printed from household registration data || This transcript is printed based on household registration data || This transcript is printed from the household registration data || This transcript is printed according to the household registration records || This transcript is printed on the basis of the household registration data || This transcript was printed from the household registration records
中華民國113年2月5日 => February 5, 2024 || February 5, 2024 (Minguo 113) || Republic of China, February 5, 2024 || February 5, 2024 (中華民國113年2月5日) || February 5, 113 of the Republic of China (2024)
主任 => Director
[seal] 臺中市西屯區戶政事務所 => [Seal: Xitun District Household Registration Office, Taichung City] || [Seal: Taichung City Xitun District Household Registration Office] || [Seal: Household Registration Office, Xitun District, Taichung City] || [Seal: Household Registration Office of Xitun District, Taichung City]`,
  'police certificate and diploma': `
# 警察刑事紀錄證明書 => Police Criminal Record Certificate || Police Clearance Certificate || Criminal Record Certificate || Police Certificate of Criminal Record || Certificate of Police Criminal Record
內政部警政署 => National Police Agency, Ministry of the Interior
查無犯罪紀錄 => No criminal record found || No criminal record || No criminal records found
護照號碼 :: 310445872 => Passport number || Passport No. :: 310445872
用途 :: 移民 => Purpose || Use || Purpose of use :: Immigration || Emigration
學位證書 => Degree Certificate || Diploma || Degree certificate
國立成功大學 => National Cheng Kung University
理學士 => Bachelor of Science
修業期滿，成績及格，准予畢業 => Having completed the course of study with passing grades, is permitted to graduate || having completed the required period of study with passing grades, is granted graduation || Completed the required course of study with passing grades and is permitted to graduate || Having completed the course of study with passing grades, is allowed to graduate || has completed the program of study with passing grades and is hereby granted graduation || having completed the course of study with passing grades, is approved to graduate || Having completed the period of study with passing grades, is granted graduation
校長 => President || Principal
發證日期 :: 109年6月13日 => Date of issue || Issue date :: June 13, 2020 || June 13, 2020 (Minguo 109)`,
};
