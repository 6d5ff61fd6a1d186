/** Places with a name of their own in English, as in `family-words.ts`; others are copied, which `places.ts` compares. */
export const placeWords = `
lisbon | lisbon lisboa | lisboa | lisboa | lissabon | لشبونة | ליסבון | リスボン | 리스본
porto | ~ porto oporto | | | | | | |
madrid | madrid | madri madrid | madrid | madrid | مدريد | מדריד | マドリード | 마드리드
seville | seville sevilla | sevilha | sevilla | sevilla | إشبيلية | | |
saragossa | zaragoza saragossa | saragoça | zaragoza | saragossa | | | |
cologne | cologne köln koeln | colônia | colonia_alemania | köln kölner | كولونيا | קלן | ケルン | 쾰른
munich | munich münchen muenchen | munique | múnich | münchen münchner | ميونخ ميونيخ | מינכן | ミュンヘン | 뮌헨
nuremberg | nuremberg nürnberg nuernberg | | | nürnberg nürnberger | | | |
hanover | hanover hannover | | | hannover | | | |
brunswick | brunswick braunschweig | | | braunschweig | | | |
vienna | vienna wien | viena | viena | wien wiener | فيينا | וינה | ウィーン | 빈시
zurich | zurich zürich | zurique | zúrich | zürich zürcher | | ציריך | チューリッヒ | 취리히
geneva | geneva genève genf | genebra | ginebra | genf | جنيف | נבה | ジュネーブ | 제네바
berlin | berlin | berlim | berlín | berlin berliner | برلين | ברלין | ベルリン | 베를린
hamburg | hamburg | hamburgo | hamburgo | hamburg hamburger | هامبورغ | המבורג | ハンブルク | 함부르크
frankfurt | frankfurt | | | frankfurt frankfurter | فرانكفورت | פרנקפורט | フランクフルト | 프랑크푸르트
bavaria | bavaria bavarian bayern | baviera | baviera | bayern bayerisch* | | בוואריה | バイエルン |
saxony | saxony saxon sachsen | saxônia | sajonia | sachsen sächsisch* niedersachsen sachsen_anhalt | | | |
hesse | hesse hessen hessian | | | hessen hessisch* | | | |
prussia | prussia prussian preussen | | | preußen preußisch* | | | |
paris | paris | | parís | paris pariser | باريس | פריז | パリ | 파리
london | london | londres | londres | london londoner | لندن | לונדון | ロンドン | 런던
rome | rome roma | roma | roma | rom | روما | רומא | ローマ | 로마
moscow | moscow moskva | moscou | moscú | moskau | موسكو | מוסקבה | モスクワ | 모스크바
warsaw | warsaw warszawa | varsóvia | varsovia | warschau | وارسو | | |
new-york | new_york | nova_york nova_iorque | nueva_york | new_york | نيويورك | ניו_יורק | ニューヨーク | 뉴욕 주뉴욕*
mexico-city | mexico_city federal_district ~ mexico | cidade_do_méxico | ciudad_de_méxico distrito_federal cdmx d_f | mexiko_stadt | | | |
taiwan | taiwan | taiwan | taiwán | taiwan | تايوان | טאיוואן | 台湾 | 대만 타이완
algiers | algiers alger | argel | argel | algier | ~ الجزائر | אלג׳יר | アルジェ | 알제
jericho | jericho | jericó | jericó | jericho | أريحا | יריחו | エリコ | 예리코
jaffa | jaffa | jafa | jaffa | jaffa | يافا | יפו | |
cairo | cairo | | el_cairo | kairo | القاهرة قاهرة | קהיר | カイロ | 카이로
alexandria | alexandria | | alejandría | | الإسكندرية إسكندرية | אלכסנדריה | |
giza | giza gizeh | | | | الجيزة | | |
chernivtsi | chernivtsi czernowitz cernăuți | | | czernowitz | تشيرنيفتسي | צ_רנוביץ צרנוביץ | | 
mansoura | mansoura mansura | | | | المنصورة | | |
tanta | tanta | | | | طنطا | | |
aswan | aswan | | | | أسوان | | |
luxor | luxor | | | | الأقصر | | |
suez | suez | | | | السويس | | |
port-said | port_said | | | | بورسعيد بور_سعيد | | |
damascus | damascus ~ rif | damasco | damasco | damaskus | دمشق | דמשק | ダマスカス | 다마스쿠스
aleppo | aleppo halab | | alepo | | حلب | | |
homs | homs hims | | | | حمص | | |
hama | hama hamah | | | | حماة | | |
latakia | latakia lattakia | | | | اللاذقية | | |
beirut | beirut beyrouth | beirute | | | بيروت | ביירות | ベイルート | 베이루트
tripoli | tripoli trablous | | | | طرابلس | | |
sidon | sidon saida | | | | صيدا | | |
amman | amman oman | amã | | | عمان | עמאן | |
irbid | irbid | | | | إربد | | |
zarqa | zarqa | | | | الزرقاء | | |
baghdad | baghdad bagdad | bagdá | bagdad | bagdad | بغداد | בגדד | バグダッド | 바그다드
basra | basra basrah | | | | البصرة | | |
mosul | mosul | | | | الموصل | | |
erbil | erbil arbil hewler | | | | أربيل | | |
kirkuk | kirkuk | | | | كركوك | | |
riyadh | riyadh riyad | | | riad | الرياض | ריאד | | 리야드
jeddah | jeddah jidda | | | | جدة_المدينة | | |
mecca | mecca makkah | meca | la_meca | mekka | مكة | מכה_העיר | | 메카
medina | medina madinah | | | | المدينة_المنورة | | |
rabat | rabat | | | | الرباط | | |
casablanca | casablanca | | | | الدار_البيضاء | קזבלנקה | |
fez | fez fes | | | | فاس | פאס | |
marrakesh | marrakesh marrakech | | | | مراكش | מרקש | |
tangier | tangier tanger tangiers | | | | طنجة | | |
oran | oran wahran | | | | وهران | | |
sfax | sfax | | | | صفاقس | | |
sousse | sousse | | | | سوسة | | |
khartoum | khartoum | | | | الخرطوم | | |
omdurman | omdurman | | | | أم_درمان | | |
jerusalem | jerusalem quds | jerusalém | jerusalén | | القدس | ירושלים | エルサレム | 예루살렘
gaza | gaza | | | | غزة | עזה | |
ramallah | ramallah | | | | رام_الله | רמאללה | |
nablus | nablus | | | | نابلس | שכם | |
hebron | hebron khalil | | | | | חברון | |
bethlehem | bethlehem | | | | بيت_لحم | בית_לחם | |
tel-aviv | tel_aviv | tel_aviv | tel_aviv | tel_aviv | تل_أبيب | תל_אביב ת_א | テルアビブ | 텔아비브
haifa | haifa hefa | haifa | haifa | haifa | حيفا | חיפה | |
beersheba | beersheba be_er_sheva beer_sheva | | | | بئر_السبع | באר_שבע | |
netanya | netanya natanya | | | | | נתניה | |
ashdod | ashdod | | | | | אשדוד | |
ashkelon | ashkelon | | | | | אשקלון | |
petah-tikva | petah_tikva petach_tikva petah_tiqwa | | | | | פתח_תקווה פתח_תקוה | |
rishon | rishon_lezion rishon_le_zion rishon_letzion | | | | | ראשון_לציון | |
holon | holon | | | | | חולון | |
bnei-brak | bnei_brak bene_beraq | | | | | בני_ברק | |
ramat-gan | ramat_gan | | | | | רמת_גן | |
rehovot | rehovot | | | | | רחובות | |
nazareth | nazareth | | | | الناصرة | נצרת | |
acre | acre akko acco | | | | عكا | עכו | |
tiberias | tiberias tveria | | | | طبريا | טבריה | |
safed | safed tzfat zefat | | | | صفد | צפת | |
eilat | eilat elat | | | | إيلات | אילת | |
kfar-saba | kfar_saba kefar_sava | | | | | כפר_סבא | |
herzliya | herzliya herzliyya | | | | | הרצליה | |
hadera | hadera | | | | | חדרה | |
afula | afula | | | | | עפולה | |
tokyo | tokyo tōkyō | tóquio | tokio | tokio | طوكيو | טוקיו | 東京 ~ 警視庁 | 도쿄 동경
osaka | osaka ōsaka | | | | أوساكا | | 大阪 | 오사카
kyoto | kyoto kyōto | | | | | | 京都 | 교토
hokkaido | hokkaido hokkaidō | | | | | | 北海道 | 홋카이도
sapporo | sapporo | | | | | | 札幌 | 삿포로
aomori | aomori | | | | | | 青森 |
iwate | iwate | | | | | | 岩手 |
miyagi | miyagi | | | | | | 宮城 |
sendai | sendai | | | | | | 仙台 |
akita | akita | | | | | | 秋田 |
yamagata | yamagata | | | | | | 山形 |
fukushima | fukushima | | | | | | 福島 |
ibaraki | ibaraki | | | | | | 茨城 茨木 |
tochigi | tochigi | | | | | | 栃木 |
gunma | gunma gumma | | | | | | 群馬 |
saitama | saitama | | | | | | 埼玉 さいたま |
chiba | chiba | | | | | | 千葉 |
kanagawa | kanagawa | | | | | | 神奈川 |
yokohama | yokohama | | | | | | 横浜 | 요코하마
kawasaki | kawasaki | | | | | | 川崎 |
niigata | niigata | | | | | | 新潟 |
toyama | toyama | | | | | | 富山 |
ishikawa | ishikawa | | | | | | 石川県 |
kanazawa | kanazawa | | | | | | 金沢 |
fukui | fukui | | | | | | 福井 |
yamanashi | yamanashi | | | | | | 山梨 |
nagano | nagano | | | | | | 長野 |
gifu | gifu | | | | | | 岐阜 |
shizuoka | shizuoka | | | | | | 静岡 |
aichi | aichi | | | | | | 愛知 |
nagoya | nagoya | | | | | | 名古屋 | 나고야
mie | mie | | | | | | 三重県 |
shiga | shiga | | | | | | 滋賀 |
hyogo | hyogo hyōgo | | | | | | 兵庫 |
kobe | kobe kōbe | | | | | | 神戸 | 고베
nara | nara | | | | | | 奈良 |
wakayama | wakayama | | | | | | 和歌山 |
tottori | tottori | | | | | | 鳥取 |
shimane | shimane | | | | | | 島根 |
okayama | okayama | | | | | | 岡山 |
hiroshima | hiroshima | | | | | | 広島 | 히로시마
yamaguchi | ~ yamaguchi | | | | | | 山口県 山口市 |
tokushima | tokushima | | | | | | 徳島 |
kagawa | kagawa | | | | | | 香川 |
ehime | ehime | | | | | | 愛媛 |
kochi | kochi kōchi | | | | | | 高知 |
fukuoka | fukuoka | | | | | | 福岡 | 후쿠오카
saga | saga | | | | | | 佐賀 |
nagasaki | nagasaki | | | | | | 長崎 |
kumamoto | kumamoto | | | | | | 熊本 |
oita | oita ōita | | | | | | 大分県 大分市 |
miyazaki | ~ miyazaki | | | | | | 宮崎県 宮崎市 |
kagoshima | kagoshima | | | | | | 鹿児島 |
okinawa | okinawa | | | | | | 沖縄 沖縄市 | 오키나와
naha | naha | | | | | | 那覇 |
shinjuku | shinjuku | | | | | | 新宿 |
shibuya | shibuya | | | | | | 渋谷区 渋谷 |
setagaya | setagaya | | | | | | 世田谷 |
minato | minato | | | | | | 港区 |
chiyoda | chiyoda | | | | | | 千代田 |
seoul | seoul | seul | seúl | | سيول | סיאול | ソウル | 서울*
busan | busan pusan | | | | | | 釜山 | 부산*
incheon | incheon inchon | | | | | | 仁川 | 인천*
daegu | daegu taegu | | | | | | 大邱 | 대구*
daejeon | daejeon taejon | | | | | | 大田広域市 | 대전*
gwangju | gwangju kwangju | | | | | | 光州 | 광주*
ulsan | ulsan | | | | | | 蔚山 | 울산*
sejong | sejong sejong_daero | | | | | | | 세종*
gyeonggi | gyeonggi gyeonggi_do | | | | | | 京畿道 | 경기도 경기
gangwon | gangwon gangwon_do | | | | | | 江原道 | 강원도 강원특별자치도
chungbuk | chungcheongbuk chungcheongbuk_do north_chungcheong chungbuk | | | | | | | 충청북도 충북
chungnam | chungcheongnam chungcheongnam_do south_chungcheong chungnam | | | | | | | 충청남도 충남
jeonbuk | jeollabuk jeollabuk_do north_jeolla jeonbuk | | | | | | | 전라북도 전북 전북특별자치도
jeonnam | jeollanam jeollanam_do south_jeolla jeonnam | | | | | | | 전라남도 전남
gyeongbuk | gyeongsangbuk gyeongsangbuk_do north_gyeongsang gyeongbuk | | | | | | | 경상북도 경북
gyeongnam | gyeongsangnam gyeongsangnam_do south_gyeongsang gyeongnam | | | | | | | 경상남도 경남
jeju | jeju cheju | | | | | | 済州 | 제주*
suwon | suwon | | | | | | 水原 | 수원 수원시
seongnam | seongnam | | | | | | | 성남 성남시
changwon | changwon | | | | | | | 창원 창원시
jeonju | jeonju | | | | | | | 전주 전주시
cheongju | cheongju | | | | | | | 청주 청주시
pohang | pohang | | | | | | | 포항 포항시
gimhae | gimhae kimhae | | | | | | | 김해 김해시
miryang | miryang milyang | | | | | | | 밀양 밀양시
gangnam | gangnam kangnam | | | | | | | 강남 강남구
jongno | jongno chongno | | | | | | | 종로 종로구 종로구청 종로구청장
mapo | mapo | | | | | | | 마포 마포구
songpa | songpa | | | | | | | 송파 송파구
seocho | seocho | | | | | | | 서초 서초구
yongsan | yongsan | | | | | | | 용산 용산구
matsuyama | ~ matsuyama | | | | | | 松山市 |
takamatsu | ~ takamatsu | | | | | | 高松市 |
kokura | ~ kokura | | | | | | 小倉 |
kitakyushu | ~ kitakyushu kitakyūshū | | | | | | 北九州 |
sakai | ~ sakai | | | | | | 堺市 |
hamamatsu | ~ hamamatsu | | | | | | 浜松 |
himeji | ~ himeji | | | | | | 姫路 |
nishinomiya | ~ nishinomiya | | | | | | 西宮 |
amagasaki | ~ amagasaki | | | | | | 尼崎 |
matsudo | ~ matsudo | | | | | | 松戸 |
kashiwa | ~ kashiwa | | | | | | 柏市 |
funabashi | ~ funabashi | | | | | | 船橋 |
kawaguchi | ~ kawaguchi | | | | | | 川口市 |
hachioji | ~ hachioji hachiōji | | | | | | 八王子 |
machida | ~ machida | | | | | | 町田市 |
yokosuka | ~ yokosuka | | | | | | 横須賀 |
sagamihara | ~ sagamihara | | | | | | 相模原 |
fujisawa | ~ fujisawa | | | | | | 藤沢 |
kamakura | ~ kamakura | | | | | | 鎌倉 |
asahikawa | ~ asahikawa | | | | | | 旭川 |
hakodate | ~ hakodate | | | | | | 函館 |
otaru | ~ otaru | | | | | | 小樽 |
morioka | ~ morioka | | | | | | 盛岡 |
hirosaki | ~ hirosaki | | | | | | 弘前 |
hachinohe | ~ hachinohe | | | | | | 八戸 |
koriyama | ~ koriyama kōriyama | | | | | | 郡山市 |
iwaki | ~ iwaki | | | | | | いわき |
mito | ~ mito | | | | | | 水戸 |
tsukuba | ~ tsukuba | | | | | | つくば |
utsunomiya | ~ utsunomiya | | | | | | 宇都宮 |
maebashi | ~ maebashi | | | | | | 前橋 |
takasaki | ~ takasaki | | | | | | 高崎 |
kofu | ~ kofu kōfu | | | | | | 甲府 |
matsumoto | ~ matsumoto | | | | | | 松本市 |
nagaoka | ~ nagaoka | | | | | | 長岡市 |
toyohashi | ~ toyohashi | | | | | | 豊橋 |
okazaki | ~ okazaki | | | | | | 岡崎 |
ichinomiya | ~ ichinomiya | | | | | | 一宮市 |
ogaki | ~ ogaki ōgaki | | | | | | 大垣 |
tsu | ~ tsu | | | | | | 津市 |
yokkaichi | ~ yokkaichi | | | | | | 四日市 |
otsu | ~ otsu ōtsu | | | | | | 大津 |
kusatsu | ~ kusatsu | | | | | | 草津 |
uji | ~ uji | | | | | | 宇治市 |
higashiosaka | ~ higashiosaka higashi_osaka | | | | | | 東大阪 |
toyonaka | ~ toyonaka | | | | | | 豊中 |
suita | ~ suita | | | | | | 吹田 |
hirakata | ~ hirakata | | | | | | 枚方 |
akashi | ~ akashi | | | | | | 明石市 |
kakogawa | ~ kakogawa | | | | | | 加古川 |
kurashiki | ~ kurashiki | | | | | | 倉敷 |
fukuyama | ~ fukuyama | | | | | | 福山市 |
kure | ~ kure | | | | | | 呉市 |
shimonoseki | ~ shimonoseki | | | | | | 下関 |
ube | ~ ube | | | | | | 宇部 |
matsue | ~ matsue | | | | | | 松江 |
yonago | ~ yonago | | | | | | 米子 |
imabari | ~ imabari | | | | | | 今治 |
kurume | ~ kurume | | | | | | 久留米 |
sasebo | ~ sasebo | | | | | | 佐世保 |
beppu | ~ beppu | | | | | | 別府 |
nobeoka | ~ nobeoka | | | | | | 延岡 |
miyakonojo | ~ miyakonojo | | | | | | 都城 |
urasoe | ~ urasoe | | | | | | 浦添 |
shinagawa | ~ shinagawa | | | | | | 品川区 |
meguro | ~ meguro | | | | | | 目黒 |
ota-ku | ~ ota ōta | | | | | | 大田区 |
suginami | ~ suginami | | | | | | 杉並 |
nerima | ~ nerima | | | | | | 練馬 |
itabashi | ~ itabashi | | | | | | 板橋区 |
toshima | ~ toshima | | | | | | 豊島区 |
adachi | ~ adachi | | | | | | 足立区 |
katsushika | ~ katsushika | | | | | | 葛飾 |
edogawa | ~ edogawa | | | | | | 江戸川区 |
koto-ku | ~ koto kōtō | | | | | | 江東区 |
sumida | ~ sumida | | | | | | 墨田 |
taito | ~ taito taitō | | | | | | 台東区 |
bunkyo | ~ bunkyo bunkyō | | | | | | 文京 |
chuo-ku | ~ chuo chūō | | | | | | 中央区 ~ 中央 |
nakano | ~ nakano | | | | | | 中野区 |
kita-ku | ~ kita | | | | | | 北区 |
minami-ku | ~ minami | | | | | | 南区 |
aoba | ~ aoba | | | | | | 青葉区 |
naka-ku | ~ naka | | | | | | 中区 |
nishi-ku | ~ nishi | | | | | | 西区 |
bucharest | bucharest bucurești
the-hague | the_hague den_haag 's_gravenhage
antwerp | antwerp antwerpen
ghent | ghent gent
bruges | bruges brugge
flanders | flanders flemish vlaanderen
istanbul | istanbul i̇stanbul constantinople
izmir | izmir i̇zmir smyrna
hanoi | hanoi hà_nội ha_noi
ho-chi-minh-city | ho_chi_minh_city saigon hồ_chí_minh ho_chi_minh sài_gòn
hai-phong | haiphong hai_phong hải_phòng
da-nang | da_nang danang đà_nẵng
hue | hue huế
higashi-ku | ~ higashi | | | | | | 東区 |
higashihiroshima | ~ higashihiroshima higashi_hiroshima | | | | | | 東広島 |
- | new_taiwan_dollars new_taiwan_dollar | | | | | | 東京都立大学 ローマ字 宮城野区 小倉南区 小倉北区 西東京市 | 전남대학교 전북대학교 경북대학교 경남대학교 충남대학교 충북대학교
`;
