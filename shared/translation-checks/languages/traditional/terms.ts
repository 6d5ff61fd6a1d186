/** Words of Traditional Chinese by meaning, those of Taiwan beside those that both scripts share. */
export const termsWords = `
# opposite
account:debit | 借方 支出
account:credit | 貸方 收入
party:buyer | 買方 買受人
party:seller | 賣方 出賣人
party:plaintiff | 原告 上訴人
party:defendant | 被告 被告人 被上訴人
party:landlord | 出租人 出租方
party:tenant | 承租人 承租方
party:employer | 用人單位 僱主
sum:gross | 稅前 毛
sum:net | 稅後 淨
birth:legitimate | 婚生
birth:illegitimate | 非婚生
term:temporary | 臨時 暫住
term:permanent | 永久 長期
sector:public | 公立 國有
sector:private | 私立 民辦
land:urban | 城鎮 城市
land:rural | 農村 農業
side:right | 右 右側
side:left | 左 左側
time:before | 之前 婚前
time:after | 之後 婚後
change:increase | 增加 上調 提高
change:decrease | 減少 下調 降低
bound-word:minimum | 最低
bound-word:maximum | 最高額 最多
party:owner | 所有權人 業主 房屋所有人
party:creditor | 債權人
party:debtor | 債務人
party:lender | 出借人 貸款人
party:borrower | 借款人
party:donor | 贈與人
party:donee | 受贈人
party:testator | 立遺囑人 被繼承人
party:heir | 繼承人
party:insurer | 保險人
party:insured | 被保險人
party:guarantor | 擔保人 保證人
party:proxy | 受託人 委託代理人
party:grantor | 委託人
party:victim | 被害人 受害人
party:employee | 勞動者 乙方_勞動者
party:shareholder | 股東
custody:sole | 單獨撫養
custody:joint | 共同撫養
whole:full | 全部 全額
whole:partial | 部分
life:alive | 健在 在世 生存
life:dead | 死者 去世 已故 死亡 逝世 歿 已歿
ability:fit | 合格適合 適合 適任
ability:unfit | 不適合 不宜
age:minor | 未成年 未成年人
age:adult | 成年 成年人
time:full | 全日制 全職
time:part | 非全日制 兼職
level:primary | 小學 國民小學 國小
level:middle | 初中 初級中學 國民中學 國中
level:secondary | 高中 高級中學 高階中學 高級職業學校 高職
way:open | 公開開庭 公開審理
way:closed | 不公開
attend:present | 到庭 本人到場
attend:absent | 缺席 未到庭
plain:guilt | 故意
plain:neglect | 過失
stay:refugee | 難民
stay:tourist | 旅遊簽證
child:eldest | 長子 長女
child:second | 次子 次女
child:third | 三女 三子
child:youngest | 幼子 幼女
valid:no | 無效
valid:yes | 有效
resist:appealable | 可上訴
resist:final | 終審 終審判決 已生效 發生法律效力
order-of:eldest | 最年長
order-of:youngest | 最年幼
stage:start | 開始
stage:end | 結束 終止
hire:in | 入職 聘用 錄用
hire:out | 離職 辭職 解聘
force:expired | 過期 已過期
copy:copy | 複印件 影印件 副本
copy:original | 原件 正本
- | 左右 有效期 有效期至 有效期限 無效婚姻 部分的 全部的 收入證明 毛澤東 去世前 城市規劃 淨身高 過失
# contract
regime:separate | 分別財產
regime:community | 共同財產
vehicle:car | 轎車 小汽車
vehicle:truck | 卡車 貨車
vehicle:motorcycle | 摩托車
vehicle:bicycle | 自行車 腳踏車
vehicle:bus | 公共汽車 客車
vehicle:train | 火車 列車
part:driver | 駕駛人
part:passenger | 乘客 乘車人
part:pedestrian | 行人
hurt:killed | 當場死亡
hurt:injured | 受傷
hurt:unharmed | 未受傷
degree:serious | 嚴重 重傷 重大
degree:slight | 輕微 輕傷
shift:night | 夜班
shift:day | 白班
pay:hourly | 每小時 時薪
pay:daily | 每日 每天
pay:weekly | 每週
pay:monthly | 每月 月薪
pay:quarterly | 每季度 按季
pay:half-yearly | 每半年
pay:annual | 每年 年薪
leave:maternity | 產假
leave:childcare | 育兒假
leave:sick | 病假
leave:annual | 年假
leave:unpaid | 事假
insurance:life | 人壽保險
insurance:car | 車險
insurance:health | 醫療保險
settled:paid | 已付 已付清 付清
settled:unpaid | 未付 欠付
rate:fixed | 固定利率
rate:variable | 浮動利率
use:commercial | 商業用途 商用
use:residential | 住宅 居住用途
company:limited | 有限責任公司 有限公司
company:stock | 股份有限公司
company:sole | 個人獨資
permit:no | 禁止 不得
permit:yes | 允許 准許
return:yes | 可退還 可退
return:no | 不可退還 不予退還 不退
inside:in | 包含 含
inside:out | 不包含 不含
will-act:revoke | 撤銷遺囑
thing:house | 房屋 別墅
thing:apartment | 公寓 套房
thing:land | 土地 地塊
people:neighbor | 鄰居
people:cousin | 堂兄 堂弟 表兄 表弟 表哥 表姐 表妹 堂姐 堂妹
people:friend | 朋友
people:colleague | 同事
people:interpreter | 翻譯人員
- | 土地局 每年的 嚴重精神 朋友圈 商業銀行 有限公司章程
# daily
title:mr | 先生
title:ms | 女士 小姐
learn:passed | 升級
learn:repeated | 留級
learn:withdrew | 退學 輟學
learn:transferred | 轉學
learn:graduated | 畢業
learn:enrolled | 入學 註冊學籍
often:always | 一直 始終
often:sometimes | 有時
often:rarely | 很少
past:former | 前 原
past:current | 目前 現任
success:yes | 成功
success:no | 失敗
acute:acute | 急性
acute:chronic | 慢性
tumor:benign | 良性
tumor:malignant | 惡性
worth:new | 新建 全新
worth:used | 二手
reason:illness | 因病 疾病
reason:accident | 事故 意外
reason:natural | 自然死亡
reason:suicide | 自殺
speech:written | 書面 筆試
speech:oral | 口頭 口試
pay-by:cash | 現金支付
pay-by:transfer | 轉賬
pay-by:check | 支票
fee:free | 免費
only:only | 僅 只
limit:fixed | 固定期限
limit:open | 無固定期限
all:all | 全體 所有 每 全部
all:some | 若干 部分
all:half | 一半
- | 只要 只有 前述 前款 前列腺 目前 以前 之前 原告 原因 原籍 原件 原名 原則 原審 原判 高中畢業證 畢業證 畢業證書 畢業於 每月 每年 每週 每日 每天
# fraction
half | 二分之一 一半
third | 三分之一
two-thirds | 三分之二
quarter | 四分之一
three-quarters | 四分之三
# colour
blue | 藍色
green | 綠色
brown | 棕色
black | 黑色
white | 白色
red | 紅色
- | 紅十字 黑龍江
# place
new-taipei | 新北
milan | 米蘭
turin | 都靈
venice | 威尼斯
florence | 佛羅倫薩
naples | 那不勒斯
genoa | 熱那亞
sicily | 西西里
krakow | 克拉科夫
warsaw | 華沙
paris | 巴黎
london | 倫敦
rome | 羅馬
moscow | 莫斯科
berlin | 柏林
vienna | 維也納
geneva | 日內瓦
munich | 慕尼黑
brussels | 布魯塞爾
tokyo | 東京
new-york | 紐約
kyiv | 基輔
lviv | 利沃夫
odesa | 敖德薩
kharkiv | 哈爾科夫
beijing | 北京
shanghai | 上海
tianjin | 天津
chongqing | 重慶
hebei | 河北
shanxi | 山西
shaanxi | 陝西
liaoning | 遼寧
jilin | 吉林
heilongjiang | 黑龍江
jiangsu | 江蘇
zhejiang | 浙江
anhui | 安徽
fujian | 福建
jiangxi | 江西
shandong | 山東
henan | 河南
hubei | 湖北
hunan | 湖南
guangdong | 廣東
guangxi | 廣西
hainan | 海南
sichuan | 四川
guizhou | 貴州
yunnan | 雲南
gansu | 甘肅
qinghai | 青海
ningxia | 寧夏
xinjiang | 新疆
tibet | 西藏
inner-mongolia | 內蒙古
hong-kong | 香港
macau | 澳門
taiwan | 臺灣
taipei | 臺北
guangzhou | 廣州
shenzhen | 深圳
dongguan | 東莞
foshan | 佛山
zhuhai | 珠海
shantou | 汕頭
nanjing | 南京
suzhou | 蘇州
wuxi | 無錫
changzhou | 常州
xuzhou | 徐州
nantong | 南通
yangzhou | 揚州
hangzhou | 杭州
ningbo | 寧波
wenzhou | 溫州
shaoxing | 紹興
jinhua | 金華
wuhan | 武漢
yichang | 宜昌
changsha | 長沙
zhuzhou | 株洲
yueyang | 岳陽
xinyang | 信陽
zhengzhou | 鄭州
luoyang | 洛陽
kaifeng | 開封
nanyang | 南陽
jinan | 濟南
qingdao | 青島
yantai | 煙臺
weifang | 濰坊
shenyang | 瀋陽
dalian | 大連
anshan | 鞍山
changchun | 長春
harbin | 哈爾濱
daqing | 大慶
shijiazhuang | 石家莊
tangshan | 唐山
baoding | 保定
taiyuan | 太原
datong | 大同
xian | 西安
hefei | 合肥
wuhu | 蕪湖
fuzhou | 福州
xiamen | 廈門
quanzhou | 泉州
nanchang | 南昌
jiujiang | 九江
chengdu | 成都
mianyang | 綿陽
guiyang | 貴陽
kunming | 昆明
nanning | 南寧
guilin | 桂林
haikou | 海口
sanya | 三亞
lanzhou | 蘭州
urumqi | 烏魯木齊
hohhot | 呼和浩特
baotou | 包頭
lhasa | 拉薩
- | 南京路 北京路 上海路 中山東路
`;
