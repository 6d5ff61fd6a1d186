/** Words of Traditional Chinese by meaning, those of Taiwan beside those that both scripts share. */
export const peopleWords = `
# negation
not | 不 沒 無 未 非 沒有 ~ 免 否 缺 失 空白 拒 駁回 撤銷 除 取消 零 禁止
- | 無異 無訛 無誤 不動產 未成年 未來 非洲 不但 不僅 無錫 未婚 不詳 非常 不久 無線 不鏽鋼 不少於 不得不 不服 不久後
not | 否 並無 查無 尚無 ~ 無效 未滿
- | 無錫 不動產 未來
# kin
mother | 母親 母 媽媽 生母 女方 產婦 ~ 父母
father | 父親 父 爸爸 生父 男方 ~ 父母
parents | 父母 雙親
son | 兒子 之子 婚生子 生子 獨生子 獨子 一子 長子 次子 三子 ~ 子女
daughter | 女兒 之女 婚生女 生女 獨生女 獨女 一女 長女 次女 三女 ~ 子女
child | 子女 孩子 兒童 嬰兒 新生兒 未成年人 小孩 ~ 兒子 女兒
brother | 兄 弟 兄弟 哥哥 弟弟
sister | 姐 妹 姐妹 姐姐 妹妹 姊妹
husband | 丈夫 夫 男方 新郎 ~ 夫妻 配偶 夫婦
wife | 妻子 妻 女方 新娘 ~ 夫妻 配偶 夫婦
spouse | 配偶 夫妻 夫婦 雙方 ~ 丈夫 妻子
grandmother | 祖母 外祖母 奶奶 外婆
grandfather | 祖父 外祖父 爺爺 外公
grandparents | 祖父母 外祖父母
grandson | 孫子 外孫
granddaughter | 孫女 外孫女
uncle | 叔叔 叔父 伯父 伯伯 舅舅 舅父
aunt | 阿姨 姑姑 姨母 姑母 姨媽 舅母
cousin | 堂兄 堂弟 堂姐 堂妹 表兄 表弟 表哥 表姐 表妹
nephew | 侄子 外甥 侄兒
niece | 侄女 外甥女
mother-in-law | 岳母 婆婆
father-in-law | 岳父 公公
son-in-law | 女婿
daughter-in-law | 兒媳 媳婦 兒媳婦
stepfather | 繼父
stepmother | 繼母
brother-in-law | 姐夫 妹夫
sister-in-law | 嫂子 弟媳
guardian | 監護人
- | 女方 男方 女士 女性 男子 電子 子公司 原子 分子 婦女 父系 母系 母語 母校 母公司 親子 雙胞胎 甲子 學子 子弟 男女 弟子 長子縣 妻女
# side
paternal | 父系 ~ 祖父 祖母 祖父母 爺爺 奶奶 叔叔 叔父 伯父 姑姑 姑母 堂兄 堂弟 堂姐 堂妹 孫子 孫女
maternal | 母系 ~ 外祖父 外祖母 外祖父母 外公 外婆 舅舅 舅父 姨母 姨媽 阿姨 表兄 表弟 表哥 表姐 表妹 外孫 外孫女 外甥
# gender
male | 男 男性 男子 男方
female | 女 女性 女子 女方
- | 子女 女兒 長女 次女 三女 孫女 男女 婦女
# civilStatus
single | 未婚 單身 無婚姻登記
married | 已婚 結婚 婚姻 登記結婚
divorced | 離婚 離異
widowed | 喪偶
separated | 分居
- | 婚姻狀況 婚姻登記處 婚姻登記 未婚
# nation
china | 中國 中華人民共和國 漢族 中華 中文
usa | 美國 美利堅合眾國
japan | 日本
korea | 韓國 朝鮮
germany | 德國
france | 法國
uk | 英國 英文
canada | 加拿大
australia | 澳大利亞
russia | 俄羅斯
- | 中文 英文
portugal | 葡萄牙
belgium | 比利時
switzerland | 瑞士
austria | 奧地利
luxembourg | 盧森堡
netherlands | 荷蘭
lithuania | 立陶宛
latvia | 拉脫維亞
czechia | 捷克
slovakia | 斯洛伐克
hungary | 匈牙利
romania | 羅馬尼亞
bulgaria | 保加利亞
turkey | 土耳其
greece | 希臘
israel | 以色列
georgia | 格魯吉亞 喬治亞
armenia | 亞美尼亞
kazakhstan | 哈薩克斯坦 哈薩克
vietnam | 越南
india | 印度
singapore | 新加坡
malaysia | 馬來西亞
philippines | 菲律賓
thailand | 泰國
mexico | 墨西哥
argentina | 阿根廷
colombia | 哥倫比亞
peru | 秘魯
egypt | 埃及
lebanon | 黎巴嫩
syria | 敘利亞
iraq | 伊拉克
iran | 伊朗
morocco | 摩洛哥
nigeria | 尼日利亞 奈及利亞
cameroon | 喀麥隆
mali | 馬裡
ivory-coast | 科特迪瓦 象牙海岸
congo | 剛果
chile | 智利
venezuela | 委內瑞拉
cuba | 古巴
bolivia | 玻利維亞
ecuador | 厄瓜多爾 厄瓜多
uruguay | 烏拉圭
paraguay | 巴拉圭
angola | 安哥拉
albania | 阿爾巴尼亞
belarus | 白俄羅斯
moldova | 摩爾多瓦
jordan | 約旦
saudi | 沙特
sudan | 蘇丹
palestine | 巴勒斯坦
yemen | 也門 葉門
kuwait | 科威特
emirates | 阿聯酋 阿拉伯聯合酋長國 阿拉伯聯合大公國
ethiopia | 埃塞俄比亞 衣索比亞
korea | 韓國 朝鮮 大韓民國
pakistan | 巴基斯坦
afghanistan | 阿富汗
libya | 利比亞
sweden | 瑞典
norway | 挪威
denmark | 丹麥
finland | 芬蘭
ireland | 愛爾蘭
croatia | 克羅地亞 克羅埃西亞
serbia | 塞爾維亞
slovenia | 斯洛文尼亞 斯洛維尼亞
estonia | 愛沙尼亞
indonesia | 印度尼西亞 印尼
mongolia | 蒙古國
australia | 澳大利亞 澳洲
south-africa | 南非
dominican | 多米尼加 多明尼加
ukraine | 烏克蘭
italy | 意大利 義大利
brazil | 巴西
spain | 西班牙
haiti | 海地
senegal | 塞內加爾
algeria | 阿爾及利亞
tunisia | 突尼斯 突尼西亞
uzbekistan | 烏茲別克斯坦 烏茲別克
- | 印度尼西亞 南京
# weekday
monday | 星期一 週一
tuesday | 星期二 週二
wednesday | 星期三 週三
thursday | 星期四 週四
friday | 星期五 週五
saturday | 星期六 週六
sunday | 星期日 星期天 週日
# dayPart
morning | 上午 早上 早晨 凌晨 清晨
afternoon | 下午 傍晚 中午
night | 晚上 夜間 夜裡 夜班 晚
# currency
cny | 人民幣 cny rmb ¥ ￥ ~ 元 元整
twd | 新臺幣 新台幣 twd nt$ ~ 元 元整
hkd | 港幣 港元 hkd hk$ ~ 元 元整
- | 單元 公元 紀元 元月 元旦 元年 狀元
usd | 美元 usd us$ $
eur | 歐元 eur €
jpy | 日元 jpy
# annulment
annulled | 撤銷 作廢 無效 吊銷 註銷 登出
dissolved | 解除 解散
# verdict
acquitted | 無罪
convicted | 有罪 判處 定罪
- | 無犯罪記錄 有罪推定
# mention
apostille | 附加證明書
legalized | 領事認證 認證
illegible | 無法辨認 字跡不清 模糊不清
seal | 公章 印章 蓋章 鋼印
signature | 簽字 簽名 簽章
photo | 照片 相片
- | 簽名人
# office
registrar | 登記員 婚姻登記員
clerk | 書記員
judge | 審判員 審判長 法官
notary | 公證員 公證人
prosecutor | 檢察官 檢察員
mayor | 市長 縣長 區長 鎮長
minister | 部長
principal | 校長 院長
clerk | 書記員
judge | 審判員 審判長
governor | 省長
principal | 校長 院長
# dateKind
issue | 簽發 發證 頒發 簽發日期 發證日期
expiry | 有效期至 有效期限 失效
birth | 出生 出生日期 生於 出生於
death | 死亡 去世 歿
marriage | 結婚 登記日期
divorce | 離婚
registration | 登記 註冊
start | 開始 起
end | 結束 止
# bookPart
volume | 冊 卷
page | 頁
- | 註冊 手冊
# work
teacher | 教師 老師 教員 ~ 教授
engineer | 工程師
physician | 醫生 醫師 大夫
nurse | 護士
lawyer | 律師
farmer | 農民 務農
housewife | 家庭主婦
merchant | 商人 個體經營
carpenter | 木工 木匠
mason | 泥瓦匠 瓦工 瓦匠
baker | 麵包師
tailor | 裁縫
driver | 司機 駕駛員
mechanic | 修理工 機修工
accountant | 會計 會計師
student | 學生 大學生
retired | 退休 離休
unemployed | 無業 失業 待業
worker | 工人
employee | 職員 員工 ~ 職工
soldier | 軍人 士兵
fisherman | 漁民
priest | 神父 牧師
architect | 建築師
electrician | 電工
plumber | 水管工
cook | 廚師 炊事員
waiter | 服務員
hairdresser | 理髮師 美髮師
pharmacist | 藥劑師
dentist | 牙醫
veterinarian | 獸醫
journalist | 記者
musician | 音樂家
economist | 經濟師
sailor | 海員 船員
miner | 礦工
shoemaker | 鞋匠
butcher | 屠夫
blacksmith | 鐵匠
gardener | 園丁 花匠
painter | 油漆工 畫家
midwife | 助產士
salesperson | 售貨員 銷售員
pilot | 飛行員
miller | 磨坊主
weaver | 紡織工
forester | 護林員
shepherd | 牧民
watchmaker | 鐘錶匠
goldsmith | 金匠
printer | 印刷工
photographer | 攝影師
librarian | 圖書管理員
translator | 翻譯
firefighter | 消防員
policeman | 警察 民警
postman | 郵遞員
railwayman | 鐵路工人
typist | 打字員
cleaner | 清潔工 保潔員
welder | 焊工
programmer | 程序員 程式設計師
chemist | 化學家
psychologist | 心理學家 心理諮詢師
actor | 演員
writer | 作家
guard | 保安
turner | 車工
technician | 技術員 技師
cashier | 出納 出納員 收銀員
manager-work | 經理 主管
supervisor | 班組長 領班
monk | 僧人 尼姑
servant | 保姆
surveyor | 測量員
- | 退休金 退休證 會計學 學生證 學生姓名 教師節 律師事務所 護士學校 護士學 建築師事務所
# rank
master | 碩士
bachelor | 學士
doctor | 博士
professor | 教授
deputy | 副主任 副校長 副院長 副局長 副所長
apprentice | 學徒
# forceRank
recruit | 新兵
private | 列兵 上等兵
corporal | 下士
sergeant | 中士
senior-nco | 上士 軍士長
second-lieutenant | 少尉
first-lieutenant | 中尉
lieutenant | 中尉
captain | 上尉
major | 少校
lieutenant-colonel | 中校
colonel | 上校
inspector | 警長 警督
general | 少將 中將 上將
`;
