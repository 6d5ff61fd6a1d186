import type { LanguageRules } from './rules.ts';

export const chinese: LanguageRules = {
  growth: 3.4,
  sex: { m: '(?<!其)他(?![人们])', f: '她(?!们)' },
  declinesNames: false,
  beforePlaces: '',
  honorifics: '',
  meanings: `
# negation
not | 不 没 无 未 非 没有 ~ 免 否 缺 失 空白 拒 驳回 撤销 除 取消 零 禁止 旷工 缺勤 缺席
- | 不动产 未成年 未来 非洲 不但 不仅 无锡 未婚 不详 非常 不久 无线 不锈钢 不少于 不得不 不服 不久后 逾期未 未逾期
# kin
mother | 母亲 母 妈妈 生母 女方 产妇 ~ 父母
father | 父亲 父 爸爸 生父 男方 ~ 父母
parents | 父母 双亲
son | 儿子 之子 婚生子 生子 独生子 独子 一子 长子 次子 三子 ~ 子女
daughter | 女儿 之女 婚生女 生女 独生女 独女 一女 长女 次女 三女 ~ 子女
child | 子女 孩子 儿童 婴儿 新生儿 未成年人 小孩 ~ 儿子 女儿
brother | 兄 弟 兄弟 哥哥 弟弟
sister | 姐 妹 姐妹 姐姐 妹妹 姊妹
husband | 丈夫 夫 男方 新郎 ~ 夫妻 配偶 夫妇
wife | 妻子 妻 女方 新娘 ~ 夫妻 配偶 夫妇
spouse | 配偶 夫妻 夫妇 双方 ~ 丈夫 妻子
grandmother | 祖母 外祖母 奶奶 外婆
grandfather | 祖父 外祖父 爷爷 外公
grandparents | 祖父母 外祖父母
grandson | 孙子 外孙
granddaughter | 孙女 外孙女
uncle | 叔叔 叔父 伯父 伯伯 舅舅 舅父
aunt | 阿姨 姑姑 姨母 姑母 姨妈 舅母
cousin | 堂兄 堂弟 堂姐 堂妹 表兄 表弟 表哥 表姐 表妹
nephew | 侄子 外甥 侄儿
niece | 侄女 外甥女
mother-in-law | 岳母 婆婆
father-in-law | 岳父 公公
son-in-law | 女婿
daughter-in-law | 儿媳 媳妇 儿媳妇
stepfather | 继父
stepmother | 继母
brother-in-law | 姐夫 妹夫
sister-in-law | 嫂子 弟媳
guardian | 监护人
- | 女方 男方 女士 女性 男子 电子 子公司 原子 分子 妇女 父系 母系 母语 母校 母公司 亲子 双胞胎 甲子 学子 子弟 男女 弟子 长子县 妻女
# side
paternal | 父系 ~ 祖父 祖母 祖父母 爷爷 奶奶 叔叔 叔父 伯父 姑姑 姑母 堂兄 堂弟 堂姐 堂妹 孙子 孙女
maternal | 母系 ~ 外祖父 外祖母 外祖父母 外公 外婆 舅舅 舅父 姨母 姨妈 阿姨 表兄 表弟 表哥 表姐 表妹 外孙 外孙女 外甥
# gender
male | 男 男性 男子 男方
female | 女 女性 女子 女方
- | 子女 女儿 长女 次女 三女 孙女 男女 妇女
# civilStatus
single | 未婚 单身 无婚姻登记
married | 已婚 结婚 婚姻 登记结婚
divorced | 离婚 离异
widowed | 丧偶
separated | 分居
- | 婚姻状况 婚姻登记处 婚姻登记 未婚
# nation
china | 中国 中华人民共和国 汉族 中华 中文
usa | 美国 美利坚合众国
japan | 日本
korea | 韩国 朝鲜
germany | 德国
france | 法国
uk | 英国 英文
canada | 加拿大
australia | 澳大利亚
russia | 俄罗斯
- | 中文 英文
# weekday
monday | 星期一 周一
tuesday | 星期二 周二
wednesday | 星期三 周三
thursday | 星期四 周四
friday | 星期五 周五
saturday | 星期六 周六
sunday | 星期日 星期天 周日
# dayPart
morning | 上午 早上 早晨 凌晨 清晨
afternoon | 下午 傍晚 中午
night | 晚上 夜间 夜里 夜班 晚
# currency
cny | 人民币 元 元整 cny rmb ¥ ￥
hkd | 港币 港元 hkd hk$ ~ 元 元整
- | 单元 公元 纪元 元月 元旦 元年 状元
usd | 美元 usd us$ $
eur | 欧元 eur €
jpy | 日元 jpy
# annulment
annulled | 撤销 作废 无效 吊销 注销
dissolved | 解除 解散
# verdict
acquitted | 无罪
convicted | 有罪 判处 定罪
- | 无犯罪记录 有罪推定
# mention
apostille | 附加证明书
legalized | 领事认证 认证
illegible | 无法辨认 字迹不清 模糊不清
# office
registrar | 登记员 婚姻登记员
clerk | 书记员
judge | 审判员 审判长 法官
notary | 公证员 公证人
prosecutor | 检察官 检察员
mayor | 市长 县长 区长 镇长
minister | 部长
principal | 校长 院长
# dateKind
issue | 签发 发证 颁发 签发日期 发证日期
expiry | 有效期至 有效期限 失效
birth | 出生 出生日期 生于 出生于
death | 死亡 去世
marriage | 结婚 登记日期
divorce | 离婚
registration | 登记 注册
start | 开始 起
end | 结束 止
# bookPart
volume | 册 卷
page | 页
- | 注册 手册
`,
  grammar: '',
  papers: '',
  topics: {
    health: `*病* *医* *诊断* *治疗* *残疾* *疾患* *症* *妊娠* *怀孕* *手术* *药* *健康* *精神* *癌* *住院* *死因*`,
    crime: `*犯* *罪* *刑* *逮捕* *拘留* *监狱* *警察* *公安* *盗窃* *杀* *暴力* *诈骗* *毒* *被告* *嫌疑* *罚*`,
    religion: `*宗教* *教会* *信仰* *佛教* *基督* *伊斯兰* *寺* *洗礼* *牧师* *天主*`,
    address: `*住址* *地址* *路* *街道* *小区* *居住* *住所* *邮编* *号楼*`,
  },
};
