/** Words of Traditional Chinese by meaning, those of Taiwan beside those that both scripts share. */
export const officesWords = `
# religion
catholic | 天主教
protestant | 基督教新教 新教
orthodox | 東正教
muslim | 伊斯蘭教 穆斯林
jewish | 猶太教 猶太
buddhist | 佛教
# agency
ministry-interior | 公安部 內政部
ministry-justice | 司法部
ministry-foreign | 外交部
ministry-health | 衛生部 衛健委 衛生健康委員會
ministry-education | 教育部
ministry-defense | 國防部
ministry-labor | 人力資源和社會保障部
ministry-finance | 財政部
civil-registry | 民政局 ~ 婚姻登記處
commercial-registry | 市場監督管理局 工商行政管理局 工商局
land-registry | 不動產登記中心 房產管理局 房管局
public-prosecutor | 檢察院 人民檢察院
bar | 律師協會
notary-office | 公證處
customs | 海關
tax-office | 稅務局
social-security | 社會保險 社保局 社保中心
employment-office | 就業局
immigration-office | 出入境管理局 移民管理局
electoral | 選舉委員會
chamber-of-commerce | 商會
medical-board | 醫師協會
city-hall | 市政府 人民政府
state-government | 省政府
fire | 消防局 消防隊
police-station | 派出所 公安局 公安分局
prison | 監獄 看守所
education-board | 教育局
central-bank | 中國人民銀行
- | 戶籍民警
civil-registry | 戶政事務所
ministry-interior | 內政部
ministry-justice | 法務部
ministry-foreign | 外交部
ministry-health | 衛生福利部
police-station | 警察局 分局 派出所
public-prosecutor | 地方檢察署 檢察署
notary-office | 民間公證人事務所
tax-office | 國稅局
social-security | 勞動部勞工保險局 勞保局
immigration-office | 內政部移民署 移民署
land-registry | 地政事務所
central-bank | 中央銀行
# authority
court | 法院
ministry | 部
registry | 登記處 登記局
university | 大學
school | 學校 中學 小學
hospital | 醫院
bank | 銀行
embassy | 大使館
consulate | 領事館 總領事館
church | 教堂
- | 部分 全部 部門 內部 大部 大學本科 大學文化 大學學歷 大學畢業
court | 地方法院 高等法院 最高法院
# courtLevel
supreme | 最高人民法院 最高法院
district | 區人民法院 縣人民法院
family | 家事法庭
criminal | 刑事 刑事審判庭
administrative | 行政審判庭
military | 軍事法院
civil | 民事 民事審判庭
labor | 勞動仲裁
- | 刑事處罰 刑事犯罪
# trade
seniority:junior | 初級 助理
seniority:senior | 高級 資深
court-tier:1 | 基層人民法院
court-tier:2 | 中級人民法院
court-tier:3 | 高級人民法院 高階人民法院
school-post:homeroom | 班主任
school-post:principal | 校長
school-post:dean | 系主任
role:witness | 證人 見證人
role:informant | 申報人
role:interpreter | 翻譯人員 譯員
role:victim | 被害人 受害人
role:applicant | 申請人
role:respondent | 被申請人
role:patient | 患者 病人
status-of:employee | 僱員
status-of:self | 個體戶 自由職業
tongue:english | 英語
tongue:french | 法語
tongue:german | 德語
tongue:spanish | 西班牙語
tongue:chinese | 漢語 語文
tongue:japanese | 日語
hold:arrest | 逮捕 拘留
hold:release | 釋放
deal:sell | 出售 賣出
deal:buy | 購買 買受
deal:donate | 贈與 贈予
- | 證人證言 銀行 日語
office-of:head | 總部 總公司 總行
office-of:branch | 分公司 支行 分行
service:enlist | 入伍 徵集入伍
service:discharge | 退伍 退役
reserve:reserve | 預備役
origin:foreign | 外國 外語 外籍
origin:native | 母語
conduct:exemplary | 優秀表現
goods:wood | 木材
goods:food | 食品
goods:furniture | 傢俱
goods:phone | 手機
goods:money | 現金
mandate:general | 全權委託
mandate:special | 特別授權
punish:fine | 罰金 罰款
punish:prison | 有期徒刑 徒刑
punish:probation | 緩刑
punish:community | 社區服務 社羣服務
move:in | 遷入
move:out | 遷出
# certificate
transcript | 成績單
medical | 診斷書 診斷證明 醫學證明
criminal-record | 無犯罪記錄證明
vaccination-record | 預防接種證
employment-certificate | 在職證明 工作證明
enrollment-certificate | 在讀證明 在學證明
residence-certificate | 居住證明
marital-relations | 結婚證 結婚證明 結婚證書
family-register | 戶口簿 戶口本
single-status | 未婚證明 單身證明 未婚公證書 未婚聲明 未婚宣告 未婚聲明書 未婚宣告書
employment-contract | 勞動合同
lease-contract | 租賃合同
loan-contract | 借款合同
insurance-policy | 保險單
family-register | 戶籍謄本 戶口名簿
criminal-record | 警察刑事紀錄證明 良民證
# event
birth | 出生 ~ 生於 婚生 生父 生母 新生兒 初生 所生 生育
death | 死亡 ~ 去世 死者 已故 逝世 亡 歿 已歿 喪偶
marriage | 結婚 婚姻 結婚證 結婚證明 ~ 已婚 夫妻 配偶 新郎 新娘 婚姻登記處 婚姻登記 婚姻狀況 婚生 非婚生
divorce | 離婚 ~ 離異 解除婚姻
baptism | 洗禮
burial | 安葬 土葬 ~ 墓
cremation | 火化
adoption | 收養 ~ 養子 養女 養父 養母
paternity | ~ 親子鑑定
naturalization | ~ 國籍 入籍
# grade
excellent | 優 優秀
good | 良好 良
satisfactory | 中等 一般 滿意
sufficient | 及格 合格
poor | 差
insufficient | 不及格 不合格
passed | 合格 通過 透過 及格
failed | 不合格 未通過 未透過
distinction | 優等 榮譽
- | 優惠 優先 差額 出差 時差 差旅 良民 中等專業學校 中等職業 一般納稅人 合格證
# field
mathematics | 數學
geometry | 幾何
statistics | 統計學
physics | 物理
chemistry | 化學
biology | 生物
geology | 地質學
history | 歷史
geography | 地理
philosophy | 哲學
sociology | 社會學
psychology | 心理學
music | 音樂
art | 美術
physical-education | 體育
informatics | 計算機 信息技術 資訊科技
literature | 文學
law-study | 法學 法律
economics | 經濟學
business | 工商管理 管理學
accounting | 會計學
architecture | 建築學
nursing | 護理 護理學
medicine-study | 臨床醫學 醫學
dentistry | 口腔醫學
pharmacy | 藥學
veterinary | 獸醫學
engineering-civil | 土木工程
engineering-mechanical | 機械工程
engineering-electrical | 電氣工程 電子工程
engineering-chemical | 化學工程
agronomy | 農學
journalism | 新聞學
pedagogy | 教育學
linguistics | 語言學
theology | 神學
tourism | 旅遊管理
- | 化學工業 文學院 律師事務所 法律效力 法律責任 根據法律 法律規定 法律文書
# distinction
distinction | 優秀畢業生
# forces
army-land | 陸軍
navy | 海軍
air-force | 空軍
infantry | 步兵
artillery | 炮兵
cavalry | 騎兵
gendarmerie | 武警
marines | 海軍陸戰隊
# term
first-term | 第一學期 上學期
second-term | 第二學期 下學期
# ruling
granted | 准予 准許 支持 支援
dismissed | 駁回
affirmed | 維持原判 維持
reversed | 撤銷原判
- | 維持生活 維持治療
# refusal
refused | 拒絕 拒不
- | 拒絕權
# offence
theft | 盜竊
robbery | 搶劫
fraud | 詐騙
forgery | 偽造
embezzlement | 貪汙 侵佔
homicide | 故意殺人 殺人
assault | 故意傷害
drunk-driving | 醉酒駕駛 危險駕駛
bribery | 受賄 行賄
# illness
diabetes | 糖尿病
hypertension | 高血壓
cancer | 癌症 癌 肺癌 胃癌 肝癌
stroke | 中風 腦梗 腦出血 腦卒中
infarction | 心肌梗死 心肌梗塞 心梗
pneumonia | 肺炎
asthma | 哮喘
tuberculosis | 結核 肺結核
fracture | 骨折
hepatitis | 肝炎
epilepsy | 癲癇
depression | 抑鬱症 抑鬱
# body
arm | 手臂 上肢
leg | 腿 下肢 小腿
hand | 手部
foot | 足部
knee | 膝關節 膝
hip | 髖關節 髖
shoulder | 肩 肩部
elbow | 肘
wrist | 手腕 腕部
ankle | 踝 腳踝
heart | 心臟 心臟病
lung | 肺 肺部
liver | 肝 肝臟
kidney | 腎 腎臟
stomach | 胃
brain | 腦 大腦
- | 電腦 胃口 肝炎 肺炎 肺癌 胃癌 肝癌 肺結核 腦梗 腦出血 腦卒中
`;
