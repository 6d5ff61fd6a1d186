/** Words of days, money, measures, eras and colours by meaning, as in `family-words.ts`. */

export const weekdayWords = `
- | | | | | | היום_הראשון היום_השני היום_השלישי היום_הרביעי היום_החמישי היום_השישי ביום_השני_ל ביום_השלישי_ל יום_הראשון יום_השני יום_השלישי יום_הרביעי יום_החמישי יום_השישי | |
monday | monday mon mondays | segunda_feira segundas_feiras às_segundas | lunes | montag* | الاثنين الإثنين كل_اثنين كل_إثنين أيام_الاثنين | יום_שני יום_שני_בשבת שני_בשבת ימי_שני בימי_שני | 月曜日 月曜 | 월요일
tuesday | tuesday tue tuesdays | terça_feira terca_feira terças_feiras às_terças | martes | dienstag* | الثلاثاء كل_ثلاثاء أيام_الثلاثاء | יום_שלישי יום_שלישי_בשבת שלישי_בשבת ימי_שלישי בימי_שלישי | 火曜日 火曜 | 화요일
wednesday | wednesday wed wednesdays | quarta_feira quartas_feiras às_quartas | miércoles miercoles | mittwoch* | الأربعاء كل_أربعاء أيام_الأربعاء | יום_רביעי יום_רביעי_בשבת רביעי_בשבת ימי_רביעי בימי_רביעי | 水曜日 水曜 | 수요일
thursday | thursday thu thursdays | quinta_feira quintas_feiras às_quintas | jueves | donnerstag* | الخميس كل_خميس أيام_الخميس | יום_חמישי יום_חמישי_בשבת חמישי_בשבת ימי_חמישי בימי_חמישי | 木曜日 木曜 | 목요일
friday | friday fri fridays | sexta_feira sextas_feiras às_sextas | viernes | freitag* | الجمعة كل_جمعة أيام_الجمعة | יום_שישי ליל_שישי בליל_שישי יום_שישי_בשבת שישי_בשבת ימי_שישי בימי_שישי | 金曜日 金曜 | 금요일
saturday | saturday sat saturdays | sábado sabado sábados | sábado sabado sábados | samstag* sonnabend* | السبت كل_سبت أيام_السبت | שבת יום_שבת יום_שבת_קודש ימי_שבת בימי_שבת | 土曜日 土曜 | 토요일
sunday | sunday sun sundays | domingo domingos ~ páscoa pentecostes | domingo domingos ~ pascua pentecostés | sonntag* ~ advent* ostern pfingsten | الأحد كل_أحد أيام_الأحد | יום_ראשון יום_ראשון_בשבת ראשון_בשבת ימי_ראשון בימי_ראשון | 日曜日 日曜 | 일요일
`;

export const monthWords = `
january | january | janeiro jan | enero | januar jänner | يناير كانون_الثاني جانفي | ינואר | 1月 一月 | 1_월
february | february | fevereiro | febrero | februar feber | فبراير شباط فيفري | פברואר | 2月 二月 | 2_월
march | march | março marco | marzo | märz | مارس آذار | מרץ מרס | 3月 三月 | 3_월
april | april | abril | abril | april | أبريل نيسان إبريل أفريل | אפריל | 4月 四月 | 4_월
may | ~ may | maio | mayo | mai | مايو أيار ماي | מאי | 5月 五月 | 5_월
june | june | junho | junio | juni | يونيو حزيران جوان | יוני | 6月 六月 | 6_월
july | july | julho | julio | juli | يوليو تموز جويلية | יולי | 7月 七月 | 7_월
august | august | agosto | agosto | august | أغسطس آب أوت | אוגוסט | 8月 八月 | 8_월
september | september | setembro | septiembre setiembre | september | سبتمبر أيلول | ספטמבר | 9月 九月 | 9_월
october | october | outubro | octubre | oktober | أكتوبر تشرين_الأول | אוקטובר | 10月 十月 | 10_월
november | november | novembro | noviembre | november | نوفمبر تشرين_الثاني | נובמבר | 11月 十一月 | 11_월
december | december | dezembro | diciembre | dezember | ديسمبر كانون_الأول | דצמבר | 12月 十二月 | 12_월
`;

export const dayPartWords = `
morning | morning a_m am ~ forenoon midnight dawn early | manhã madrugada | mañana madrugada | morgens vormittag* morgen früh | صباحا صباح الصباح فجرا | בבוקר בוקר לפנות_בוקר | 午前 朝 | 오전 아침 새벽
afternoon | afternoon p_m pm evening ~ noon night | tarde | tarde tardes | nachmittag* nachmittags | مساء عصرا ظهرا بعد_الظهر | אחר_הצהריים אחה צ | 午後 夕方 | 오후
night | night nighttime p_m pm evening ~ a_m am midnight | noite noites | noche noches | abend* nachts nacht | ليلا مساء ليل | בלילה לילה ערב בערב | 夜 夜間 | 밤 저녁
- | night_school evening_school night_shift good_morning i_am am_i am_the | tarde_demais mais_tarde até_amanhã turno_da_noite | más_tarde pasado_mañana | morgenstern abendschule abendgymnasium abendland | | | 前夜 今夜 | 
`;

export const currencyWords = `
brl | real reais brl r$ ~ brazilian cruzeiros réis | real reais brl r$ réis cruzeiros cruzados | reales brl r$ | real reais brl r$ | ريال_برازيلي | | レアル | 헤알
eur | euro euros eur € | euro euros eur € | euro euros eur € | euro euros eur € cent | يورو | אירו יורו € | ユーロ € | 유로 €
usd | dollar dollars usd us$ u_s$ ~ $ | dólar dólares dolar dolares usd us$ u$ | dólar dólares dolares usd us$ u$s $ | dollar usd us$ | دولار دولارا دولارات | דולר דולרים | ドル 米ドル | 달러 미화 미화*
peso | peso pesos mxn cop ars clp uyu dop mx$ mex$ col$ ~ mn $ | peso pesos | peso pesos mxn cop ars clp mx$ | peso pesos | بيزو | פסו | ペソ | 페소
jpy | yen jpy ¥ | iene ienes | yen yenes | yen jpy | ين | ין | 円 ¥ ￥ 圓 | 엔
krw | won krw ₩ | won | won | won krw | وون | וון | ウォン | 원 원정 *십원 *백원 *천원 *만원 *억원 ₩ 원입니다 원씩 *원씩 원이다 원을
ils | shekel shekels ils nis ₪ sheqel sheqels | shekel | séquel shekel | schekel | شيكل شيقل | שקל שקלים ₪ ש ש_ח | シェケル | 셰켈
egp | egyptian_pound egyptian_pounds egp pound pounds le ~ egyptian | libra_egípcia | libra_egipcia | ägyptisches_pfund | جنيه جنيها جنيهات | לירה_מצרית | | 
gbp | pound_sterling pounds_sterling gbp £ sterling pound pounds british_pounds | libra libras gbp £ | libra libras £ gbp | pfund gbp £ | جنيه_إسترليني استرليني | לירה_שטרלינג | ポンド | 파운드
lira | lira liras lbp syp try syrian_pound syrian_pounds lebanese_pound lebanese_pounds turkish_lira ~ pound pounds | lira liras | lira liras | lira lire | ليرة ليرات | לירה | リラ | 리라
sar | riyal riyals sar rial rials qar omr | rial riais | riyal | rial | ريال ريالا ريالات | ריאל | | 
aed | dirham dirhams aed mad | dirham | dírham | dirham | درهم درهما دراهم | דירהם | | 디르함
dinar | dinar dinars jod kwd iqd bhd dzd tnd | dinar | dinar | dinar | دينار دينارا دنانير | דינר | | 
chf | franc francs chf ~ swiss | franco francos chf | franco francos chf | franken chf sfr | فرنك | פרנק | フラン | 프랑
dem | deutsche_mark deutsche_marks german_mark german_marks mark marks dm dem reichsmark | marco marcos | marco marcos | mark dm dem reichsmark pfennig | مارك | מרק | マルク | 마르크
pte | escudo escudos pte | escudo escudos pte contos | escudo escudos | escudo | | | | 
esp | peseta pesetas esp pta ptas | peseta pesetas | peseta pesetas pta ptas | peseta peseten | | | | 
cny | yuan renminbi cny rmb ~ ¥ | iuane yuan | yuan | yuan renminbi | يوان | יואן | 人民元 | 위안
pln | zloty zlotys złoty pln | zloty pln | esloti zloty pln | zloty pln | | | ズウォティ | 즈워티
ron | leu lei ron romanian_lei romanian_leu
hkd | hong_kong_dollar hong_kong_dollars hkd hk$ ~ dollar dollars | | | | | | |
twd | new_taiwan_dollars new_taiwan_dollar taiwan_dollars twd nt$ ntd ~ dollar dollars yuan
vnd | dong dongs vnd ₫ đồng
uah | hryvnia hryvnias hryvnya uah | hryvnia uah | grivna uah | hrywnja uah | | | フリヴニャ | 흐리브냐
sol | sol soles pen | sol soles | sol soles | | | | | 
boliviano | boliviano bolivianos bob | boliviano bolivianos bob | boliviano bolivianos bob | boliviano bolivianos | | | ボリビアーノ | 
guarani | guaraní guaraníes guarani guaranis pyg | guarani guaranis pyg | guaraní guaraníes guarani guaranies pyg | guaraní guaraníes | | | グアラニー | 
colon | colón colones crc | colón colones | colón colones crc ₡ | colón colones | | | | 
quetzal | quetzal quetzals quetzales gtq | quetzal quetzais | quetzal quetzales gtq | quetzal quetzales | | | | 
lempira | lempira lempiras hnl | lempira lempiras | lempira lempiras hnl | lempira lempiras | | | | 
cordoba-money | córdobas nio | | córdobas nio | | | | | 
kwanza | kwanza kwanzas aoa | kwanza kwanzas aoa kz | kwanza kwanzas | kwanza | | | | 
metical | metical meticais meticals mzn | metical meticais mzn | | metical | | | | 
ruble | ruble rubles rouble roubles rub | rublo rublos | rublo rublos | rubel | روبل | רובל | ルーブル | 루블
zloty | zloty zlotys złoty pln | | | zloty złoty | | | | 
rupee | rupee rupees inr pkr | rúpia rúpias | rupia rupias | rupie rupien | روبية | רופי | ルピー | 루피
cad | canadian_dollar canadian_dollars cad c$ ca$ | dólar_canadense dólares_canadenses dólares_canadianos cad | dólar_canadiense dólares_canadienses cad | kanadische_dollar cad | دولار_كندي | דולר_קנדי | カナダドル | 캐나다달러
aud | australian_dollar australian_dollars aud a$ | dólar_australiano dólares_australianos | dólar_australiano dólares_australianos | australische_dollar | دولار_أسترالي | דולר_אוסטרלי | オーストラリアドル 豪ドル | 호주달러
schilling | schilling schillings austrian_schillings ats | | | schilling schillings öS | | | | 
ddm | east_german_marks | | | mark_der_ddr | | | | 
bolivar | bolívar bolívares bolivar bolivares ves | bolívar bolívares | bolívar bolívares bs | | | | | 
dollar-sign | $ ~ peso pesos dollar dollars usd us$ mxn cop ars clp uyu dop mx$ mex$ col$ | $ | $ | $ | $ | $ | $ | $
- | marks_of identifying_marks identification_marks grade_marks total_marks real_estate real_property real_name us_citizen us_citizenship distinguishing_marks mark_of try_to | tempo_real imóvel_real | bien_raíz sol_y | markus | عين | משקל המשקל משקלו משקלה | 上野 楕円 円形 円満 長円 楕円形 | 원본 병원 원장 직원 
`;

export const unitWords = `
second | seconds | segundos | segundos | sekunde* | ثواني | שניות | 秒 | 초
minute | minute minutes min ~ a_m p_m | minuto minutos min | minuto minutos min | minute* | دقيقة دقائق | דקות דקה | 分 | 분
hour | hour hours o_clock hrs ~ a_m p_m h time semester morning afternoon evening night noon midnight | hora horas h | hora horas h hrs | uhr stunde* | ساعة ساعات ~ الساعة | שעה שעות ~ בשעה | 時 時間 | 시간 시
day | day days daily ~ week weeks fortnight date birthday today | dia dias diári* | día días dia dias diari* | tag tage tagen tages tagelang täglich* *tag *tage *tagen | يوم أيام يوما | יום ימים ימי | 日 日間 | 일간 ~ 일
- | up_to_date to_date | em_dia dia_a_dia hoje_em_dia | al_día día_a_día hoy_en_día | heutzutage | | | |
week | week weeks weekly | semana semanas semanal | semana semanas semanal | woche* wöchentlich* *wochen* | أسبوع أسابيع | שבוע שבועות | 週 週間 | 주 주간
month | month months monthly ~ date per_month instant inst | mês meses mensal mensais do_corrente | mes meses mensual* del_actual del_corriente de_los_corrientes del_presente | monat* *monat* | شهر أشهر شهور شهري شهريا | חודש חודשים חודשי | 月 ヶ月 か月 箇月 月間 | 월 개월 개월간
quarter | quarterly ~ quarter quarters trimester trimesters term terms three three_months | trimestr* | trimestr* | vierteljähr* quartal* | | רבעון רבעוני | 四半期 | 분기
year | year years annual annually yearly aged age ~ old calendar academic date | ano anos anual anuais | año años anual* | jahr* *jahr* | سنة عام سنوات عاما السنة سنويا | שנה שנים שנת בת בן שנות | 年 年間 歳 才 | 년 년간 세 살 연간
meter | meter meters metre metres m ~ cm height | metro metros m | metro metros m | meter m | متر | מטר | メートル m | 미터
kilometer | kilometer kilometers km kilometre kilometres | quilômetro* km | kilómetro* km | kilometer km | كيلومتر كم | קילומטר ק_מ | キロメートル km | 킬로미터
pyeong | pyeong tsubo | | | | | | 坪 | 평
acre | acre acres | acre acres | acre acres | acre | | | エーカー | 에이커
dunam | dunam dunams dunum | | | | دونم دونمات | דונם | | 
feddan | feddan feddans faddan | | | | فدان | | | 
square-meter | square_meter square_meters square_metre square_metres sq_m sqm m² m2 ~ meters | metro_quadrado metros_quadrados m² | metro_cuadrado metros_cuadrados m² | quadratmeter* qm m² | متر_مربع مترا_مربعا م² | מטר_רבוע מטרים_רבועים מטר_מרובע מ_ר | 平方メートル 平米 m2 | 제곱미터 평방미터 ㎡
centimeter | centimeter centimeters cm | centímetro* cm | centímetro* cm | zentimeter cm | سنتيمتر سم | סנטימטר ס_מ | センチ cm | 센티미터 cm
gram | gram grams g gr | grama gramas g gr | gramo gramos g gr | gramm g | غرام جرام غ | גרם | グラム g | 그램
kilogram | kilogram kilograms kg kilo kilos | quilo* kg quilograma* | kilo* kg | kilogramm kg kilo | كيلوغرام كيلو كغ كجم | קילוגרם ק_ג קילו | キログラム キロ kg | 킬로그램 kg
hectare | hectare hectares ha | hectare* ha | hectárea* ha | hektar ha | هكتار | הקטר דונם | ヘクタール | 헥타르
inch | inch inches in acre acres foot feet pound pounds lb lbs mile miles ounce ounces oz ~ yard yards | polegada* milha* | pulgada* milla* libra* onza* | zoll meile* | بوصة قدم ميل | אינץ | インチ フィート ポンド マイル | 인치 피트 파운드 마일
- | second_copy old_age this_day years_old one_day years_of_age | dia_a_dia | | zollamt | | בת_זוג בן_זוג בן_הזוג בת_הזוג בן_בת בת_הזוגות | 年号 時刻 分籍 時計 日本 当時 同時 今日 部分 自分 身分 分娩 十分 処分 区分 日曜 何分 月曜 誕生日 令和 氏名 本日 前日 多分 曜日 在胎週数 妊娠週数 | 
`;

export const eraWords = `
showa | showa shōwa | showa | showa | showa shōwa | شووا | | 昭和 | 쇼와
heisei | heisei | heisei | heisei | heisei | | | 平成 | 헤이세이
reiwa | reiwa | reiwa | reiwa | reiwa | | | 令和 | 레이와
taisho | taisho taishō | taisho | taisho | taishō taisho | | | 大正 | 다이쇼
meiji | meiji | meiji | meiji | meiji | | | 明治 | 메이지
hijri | hijri hijra hegira a_h ah muharram safar rabi_i rabi_ii jumada rajab shaban shawwal | hégira | hégira | hedschra | هـ ه هجري هجرية للهجرة الهجري الموافق_هجري محرم صفر ربيع رجب شعبان رمضان شوال ذو_القعدة ذو_الحجة جمادى | | | 
gregorian | a_d ad c_e ce gregorian common_era anno_domini | d_c depois_de_cristo | d_c gregoriano | n_chr nach_christus | م ميلادي ميلادية للميلاد الميلادي الموافق | לספירה לועזי לועזית | 西暦 | 서기
before-christ | b_c bc b_c_e bce before_christ | a_c antes_de_cristo | a_c antes_de_cristo | v_chr | ق_م | לפנה_ס | 紀元前 | 기원전
dangi | dangi dangun | | | | | | | 단기
- | ad_hoc | | | | | | 明治大学 昭和町 昭和区 明治神宮 明治安田 大正区 昭和大学 | 
`;

export const raceWords = `
white | white caucasian | branca branco | blanca blanco | weiß weiss | أبيض بيضاء | לבן לבנה | 白 | 백인 흰색
black | black | preta preto negra negro | negra negro | schwarz* | أسود سوداء | שחור שחורה | 黒 | 흑인 검정색
brown | brown mixed mixed_race pardo mestizo hazel ~ dark multiracial biracial | parda pardo castanho castanhos mulato mulata | parda pardo mestiz* castañ* café cafés marron marrón moren* | braun* | بني بنية عسلي حنطي | חום חומה | 茶 褐色 茶色 | 갈색
yellow | yellow asian ~ east_asian | amarela amarelo | amarilla amarillo | gelb* | أصفر صفراء | צהוב | 黄 黄色 | 황색 노란색
indigenous | indigenous native_american indian | indígena indio | indígena indio | indigen* | | | 先住民 | 원주민
blue | blue | azul azuis | azul azules | blau* | أزرق زرقاء زرقاوان | כחול כחולות כחולה | 青 青色 | 파란색 청색
green | green | verde verdes | verde verdes | grün* | أخضر خضراء خضراوان | ירוק ירוקות | 緑 緑色 | 녹색 초록색
red | red | vermelh* | roj* colorado | rot rote roter rotes roten | أحمر حمراء | אדום אדומה | 赤 朱色 朱 赤色 | 빨간색 적색
- | blank white_paper black_ink red_cross green_card yellow_fever indian_ocean red_sea | ribeirão_preto castelo_branco ouro_preto porto_branco rio_branco rio_negro campo_verde cabo_verde casa_branca foz montes_claros campo_em_branco em_branco branco_e rio_verde assinatura_em_branco selo_branco voto_branco costa_branca | casa_blanca en_blanco bahía_blanca río_negro tierra_colorada cruz_roja arma_blanca | grünewald weißenfels weißenburg schwarzwald schwarzenberg braunschweig schwarzenbek blaubeuren grünberg braunau weißwasser gründ* grünwald grünau weißensee blaupause | البحر_الأحمر الدار_البيضاء الهلال_الأحمر | ים_המלח | 白川 白石 黒田 黒川 青森 青山 青木 赤坂 赤羽 緑区 黄金 余白 空白 白井 目黒 石黒 大黒 |
`;
