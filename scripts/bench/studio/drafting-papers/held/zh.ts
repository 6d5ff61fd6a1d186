/** Chinese papers (simplified) held back from the rules and the phrasebook; see `paper-notation.ts`. */
export const heldChinese: Readonly<Record<string, string>> = {
  'notarial certificate of birth': `
# 公证书 => Notarial Certificate || Notarized Certificate
（2021）苏宁江证字第4815号 => (2021) Su Ning Jiang Zheng Zi No. 4815
申请人：周雨桐，女，一九九六年七月二十三日出生，公民身份号码：320102199607233128。 => Applicant: Zhou Yutong, female, born on July 23, 1996, citizen identity number: 320102199607233128. || Applicant: Zhou Yutong, female, born on July 23, 1996, Citizen ID Number: 320102199607233128.
公证事项：出生 => Notarized matter: Birth || Matter notarized: Birth || Matter for notarization: Birth || Notarial matter: Birth || Subject of notarization: Birth || Notarized matter: birth || Matter of notarization: Birth || Item notarized: Birth
兹证明周雨桐于一九九六年七月二十三日在江苏省南京市出生。 => This is to certify that Zhou Yutong was born on July 23, 1996 in Nanjing, Jiangsu Province. || This is to certify that Zhou Yutong was born in Nanjing City, Jiangsu Province on July 23, 1996. || This is to certify that Zhou Yutong was born in Nanjing, Jiangsu Province on July 23, 1996.
周雨桐的父亲是周建国，周雨桐的母亲是许慧芳。 => Zhou Yutong's father is Zhou Jianguo, and Zhou Yutong's mother is Xu Huifang. || The father of Zhou Yutong is Zhou Jianguo, and the mother of Zhou Yutong is Xu Huifang.
中华人民共和国江苏省南京市江南公证处 => Jiangnan Notary Public Office, Nanjing City, Jiangsu Province, People's Republic of China || Nanjing Jiangnan Notary Public Office, Jiangsu Province, People's Republic of China || Jiangsu Province, Nanjing Jiangnan Notary Public Office, People's Republic of China
公证员：蒋 伟 => Notary: Jiang Wei || Notary Public: Jiang Wei || Notary public: Jiang Wei
二〇二一年三月十九日 => March 19, 2021
[seal] => [Seal]`,
  'household register page': `
# 常住人口登记卡 => Permanent Resident Registration Card || Registration Card of a Permanent Resident || Register of Permanent Residents || Permanent Resident Register Card || Resident Registration Card || Registration Card of Permanent Resident
姓名 :: 何志远 => Name || Full name :: He Zhiyuan
户主或与户主关系 :: 长子 => Head of household or relationship to head of household || Householder or relationship with householder || Head of household or relationship with head of household || Householder or relationship to householder :: Eldest son || eldest son || First son
曾用名 ::  => Former name || Name used before || Former names || Previous name :: 
性别 :: 男 => Sex || Gender :: Male
出生地 :: 浙江省温州市 => Place of birth || Birthplace :: Wenzhou, Zhejiang Province || Wenzhou City, Zhejiang Province || Wenzhou City, Zhejiang
民族 :: 汉族 => Ethnicity || Ethnic group || Nationality || Ethnic Group :: Han
籍贯 :: 浙江省瑞安市 => Native place || Ancestral home || Place of origin || Ancestral place || Place of ancestry :: Rui'an, Zhejiang Province || Rui'an City, Zhejiang Province
宗教信仰 :: 无 => Religious belief || Religion || Religious affiliation :: None
文化程度 :: 大学本科 => Education level || Level of education || Educational level || Education :: Undergraduate || Bachelor's degree || University undergraduate || University (undergraduate) || Undergraduate degree
婚姻状况 :: 未婚 => Marital status :: Single || Unmarried || Never married
兵役状况 :: 未服兵役 => Military service status || Military service :: Not served || Has not served || No military service || Has not served in the military || Did not serve || Not served in the military
服务处所 :: 温州市第二中学 => Place of employment || Employer || Workplace || Place of work || Work unit || Service location :: Wenzhou No. 2 Middle School || Wenzhou No. 2 High School
职业 :: 教师 => Occupation || Profession :: Teacher
何时由何地迁来本市（县） => When and from where moved to this city (county) || When and from where moved into this city (county) || When and from where the person moved to this city (county) || When and from where moved to this city/county || Date and place of origin of move to this city (county)
承办人签章 ::  => Signature and seal of the handling person || Signature or seal of the person in charge || Signature/seal of registrar || Signature and seal of registrar || Signature and seal of the officer in charge || Handler's signature and seal || Seal of the undertaker || Signature and seal of the person in charge || Signature and seal of handling officer || Handling officer's signature and seal || Signature or seal of the handling officer || Signature/seal of the handling officer :: 
登记日期 :: 2012年9月4日 => Date of registration || Registration date :: September 4, 2012
登记事项变更和更正记载 => Record of changes and corrections to registered items || Records of changes and corrections of registered items || Record of changes and corrections of registered items || Record of changes and corrections to registered particulars || Changes and corrections of registered items`,
  'proof of no criminal record': `
# 无犯罪记录证明 => Certificate of No Criminal Record || No Criminal Record Certificate || Certificate of no criminal record
编号 :: 2023-0619 => Number || No. || Serial number || Reference number || Serial No. :: 2023-0619
经查询，被查询人在2023年6月8日前，未发现有犯罪记录。 => Upon inquiry, no criminal record of the person inquired about was found before June 8, 2023. || Upon search, no criminal record was found for the person in question before June 8, 2023. || Upon inquiry, the person inquired about was found to have no criminal record before June 8, 2023. || Upon inquiry, no criminal record was found for the person inquired about before June 8, 2023.
被查询人 :: 罗晓琳 => Person inquired about || Subject of inquiry || Person searched || Person being checked || Person queried || Subject of the inquiry :: Luo Xiaolin
国籍 :: 中国 => Nationality || Citizenship :: China || Chinese
证件名称 :: 居民身份证 => Type of document || Document name || Name of document || ID type || Name of certificate || Type of ID || Type of certificate :: Resident Identity Card || Resident identity card || Resident ID card || Resident ID Card
证件号码 :: 510104199011025527 => Document number || ID number || Certificate number || Document No. || ID No. :: 510104199011025527
本证明自开具之日起三个月内有效 => This certificate is valid for three months from the date of issue || This certificate is valid for three months from the date of issuance || This certificate is valid for 3 months from the date of issue || This certificate is valid within three months from the date of issue
成都市公安局锦江区分局 => Jinjiang District Branch, Chengdu Public Security Bureau || Jinjiang Branch of Chengdu Public Security Bureau || Jinjiang District Branch of the Chengdu Municipal Public Security Bureau || Chengdu Public Security Bureau, Jinjiang District Branch || Jinjiang District Sub-bureau of Chengdu Public Security Bureau || Chengdu Municipal Public Security Bureau, Jinjiang District Branch || Jinjiang District Sub-Bureau of the Public Security Bureau of Chengdu City
[stamp] 开具无犯罪记录证明专用章 => [Stamp: Special seal for certificates of no criminal record] || [Stamp: Special Seal for Issuing Certificates of No Criminal Record] || [Stamp: Special seal for issuing certificates of no criminal record]`,
  'transcript and employment': `
# 本科生成绩单 => Undergraduate Transcript || Undergraduate Academic Transcript || Undergraduate Student Transcript || Undergraduate transcript
学号 :: 20151204037 => Student number || Student ID || Student ID number || Student No. || Student ID No. :: 20151204037
院系 :: 计算机科学与技术学院 => Department || School/Department || College/Department || Faculty || School || Faculty and department || College :: School of Computer Science and Technology || College of Computer Science and Technology
专业 :: 软件工程 => Major || Specialty || Field of study :: Software Engineering || Software engineering
入学时间 :: 2015年9月 => Date of enrollment || Enrollment date || Date of admission || Time of enrollment || Admission date || Date of entrance || Enrollment Date :: September 2015
| 课程名称 | 学分 | 成绩 | 学期 | => | Course name || Course title || Course || Name of course | Credits || Credit | Grade || Score || Result || Grades | Semester || Term |
| 高等数学 | 5 | 88 | 1 | => | Advanced Mathematics || Advanced mathematics || Higher Mathematics | 5 | 88 | 1 |
| 大学英语 | 4 | 91 | 1 | => | College English || University English | 4 | 91 | 1 |
| 数据结构 | 3.5 | 良好 | 3 | => | Data Structures || Data structures || Data structure | 3.5 | Good | 3 |
| 体育 | 1 | 合格 | 2 | => | Physical Education || Physical education | 1 | Pass || Passed || Qualified | 2 |
平均学分绩点 :: 3.62 => Grade point average || GPA || Average grade point || Grade Point Average (GPA) || Average credit grade point || Grade point average (GPA) :: 3.62
学制 :: 四年 => Length of schooling || Program length || Length of program || Duration of study || Program duration || Length of study || Schooling length || Duration of program :: Four years || 4 years
教务处（盖章） => Academic Affairs Office (seal) || Office of Academic Affairs (seal) || Academic Affairs Office (Seal) || Registrar's Office (seal) || Academic Affairs Office (sealed)
打印日期 :: 2019年6月28日 => Date of printing || Print date || Date printed || Printing date :: June 28, 2019`,
};
