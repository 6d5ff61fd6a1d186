/** Words of days, money, measures and countries by meaning, as in `family-words.ts`. */

export const weekdayWords = `
monday | monday mon | segunda_feira | lunes | montag* | الاثنين الإثنين | יום_שני | 月曜日 月曜 | 월요일
tuesday | tuesday tue | terça_feira terca_feira | martes | dienstag* | الثلاثاء | יום_שלישי | 火曜日 火曜 | 화요일
wednesday | wednesday wed | quarta_feira | miércoles miercoles | mittwoch* | الأربعاء | יום_רביעי | 水曜日 水曜 | 수요일
thursday | thursday thu | quinta_feira | jueves | donnerstag* | الخميس | יום_חמישי | 木曜日 木曜 | 목요일
friday | friday fri | sexta_feira | viernes | freitag* | الجمعة | יום_שישי | 金曜日 金曜 | 금요일
saturday | saturday sat | sábado sabado | sábado sabado | samstag* sonnabend* | السبت | שבת יום_שבת | 土曜日 土曜 | 토요일
sunday | sunday sun | domingo | domingo | sonntag* | الأحد | יום_ראשון | 日曜日 日曜 | 일요일
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
usd | dollar dollars usd us$ u_s$ ~ $ peso pesos | dólar dólares dolar dolares usd us$ u$ | dólar dólares dolares usd us$ u$s $ | dollar usd us$ $ | دولار دولارا دولارات $ | דולר דולרים $ | ドル 米ドル | 달러 미화
peso | peso pesos mxn cop ars clp uyu dop mx$ mex$ col$ ~ $ dollars mn | peso pesos | peso pesos mxn cop ars clp mx$ $ | peso pesos | بيزو | פסו | ペソ | 페소
jpy | yen jpy ¥ | iene ienes | yen yenes | yen jpy | ين | ין | 円 ¥ 圓 | 엔
krw | won krw ₩ | won | won | won krw | وون | וון | ウォン | 원 원정 ₩ 원입니다
ils | shekel shekels ils nis ₪ sheqel sheqels | shekel | séquel shekel | schekel | شيكل شيقل | שקל שקלים ₪ ש ש_ח | シェケル | 셰켈
egp | egyptian_pound egyptian_pounds egp pound pounds le ~ egyptian | libra_egípcia | libra_egipcia | ägyptisches_pfund | جنيه جنيها جنيهات | לירה_מצרית | | 
gbp | pound_sterling pounds_sterling gbp £ sterling pound pounds british_pounds | libra libras gbp £ | libra libras £ gbp | pfund gbp £ | جنيه_إسترليني استرليني | לירה_שטרלינג | ポンド | 파운드
lira | lira liras lbp syp try ~ pound pounds | lira liras | lira liras | lira lire | ليرة ليرات | לירה | リラ | 리라
sar | riyal riyals sar rial rials qar omr | rial riais | riyal | rial | ريال ريالا ريالات | ריאל | | 
aed | dirham dirhams aed mad | dirham | dírham | dirham | درهم درهما دراهم | דירהם | | 디르함
dinar | dinar dinars jod kwd iqd bhd dzd tnd | dinar | dinar | dinar | دينار دينارا دنانير | דינר | | 
chf | franc francs chf ~ swiss | franco francos chf | franco francos chf | franken chf sfr | فرنك | פרנק | フラン | 프랑
dem | deutsche_mark deutsche_marks german_mark german_marks mark marks dm dem reichsmark | marco marcos | marco marcos | mark dm dem reichsmark pfennig | مارك | מרק | マルク | 마르크
pte | escudo escudos pte | escudo escudos pte contos | escudo escudos | escudo | | | | 
esp | peseta pesetas esp pta ptas | peseta pesetas | peseta pesetas pta ptas | peseta peseten | | | | 
cny | yuan renminbi cny rmb | iuane yuan | yuan | yuan renminbi | يوان | יואן | 人民元 | 위안
sol | sol soles pen | sol soles | sol soles | | | | | 
bolivar | bolívar bolívares bolivar bolivares ves | bolívar bolívares | bolívar bolívares bs | | | | | 
- | marks_of identifying_marks identification_marks grade_marks total_marks real_estate real_property real_name us_citizen us_citizenship distinguishing_marks mark_of try_to | tempo_real imóvel_real | bien_raíz sol_y | markus | عين | | 上野 楕円 円形 円満 長円 楕円形 | 원본 병원 원장 직원 
`;

export const unitWords = `
second | seconds | segundos | segundos | sekunde* | ثانية ثواني | שניות | 秒 | 초
minute | minute minutes min ~ a_m p_m | minuto minutos min | minuto minutos min | minute* | دقيقة دقائق | דקות דקה | 分 | 분
hour | hour hours o_clock hrs ~ a_m p_m h time semester | hora horas h | hora horas h hrs | uhr stunde* | ساعة الساعة ساعات | שעה שעות בשעה | 時 時間 | 시간 시
day | day days daily ~ date birthday today | dia dias diári* | día días dia dias diari* | tag* *tag *tage *tagen | يوم أيام يوما | יום ימים | 日 日間 | 일 일간
week | week weeks weekly | semana semanas semanal | semana semanas semanal | woche* wöchentlich* *wochen* | أسبوع أسابيع | שבוע שבועות | 週 週間 | 주 주간 
month | month months monthly ~ date | mês meses mensal mensais | mes meses mensual* | monat* *monat* | شهر أشهر شهور شهري شهريا | חודש חודשים חודשי | 月 ヶ月 か月 箇月 月間 | 월 개월 개월간
year | year years annual annually yearly aged age ~ old calendar academic date | ano anos anual anuais | año años anual* | jahr* *jahr* | سنة عام سنوات عاما السنة سنويا | שנה שנים שנת בת בן | 年 年間 歳 才 | 년 년간 세 살 연간
meter | meter meters metre metres m ~ cm height | metro metros m | metro metros m | meter m | متر | מטר | メートル m | 미터
kilometer | kilometer kilometers km kilometre kilometres | quilômetro* km | kilómetro* km | kilometer km | كيلومتر كم | קילומטר ק_מ | キロメートル km | 킬로미터
centimeter | centimeter centimeters cm | centímetro* cm | centímetro* cm | zentimeter cm | سنتيمتر سم | סנטימטר ס_מ | センチ cm | 센티미터 cm
gram | gram grams g gr | grama gramas g gr | gramo gramos g gr | gramm g | غرام جرام غ | גרם | グラム g | 그램
kilogram | kilogram kilograms kg kilo kilos | quilo* kg quilograma* | kilo* kg | kilogramm kg kilo | كيلوغرام كيلو كغ كجم | קילוגרם ק_ג קילו | キログラム kg | 킬로그램 kg
hectare | hectare hectares ha acre acres | hectare* ha | hectárea* ha | hektar ha | هكتار | הקטר דונם | ヘクタール | 헥타르
inch | inch inches foot feet pound pounds lb lbs mile miles ounce | polegada* milha* | pulgada* milla* libra* onza* | zoll meile* | | | | 
- | second_copy this_day years_old one_day years_of_age | dia_a_dia | | zollamt | | בת_זוג בן_זוג בן_הזוג בת_הזוג בן_בת בת_הזוגות | 年号 分籍 時計 日本 当時 同時 今日 部分 自分 身分 分娩 十分 処分 区分 日曜 何分 月曜 誕生日 令和 氏名 本日 前日 多分 曜日 | 
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

export const nationWords = `
brazil | brazil brazilian brazilians | brasil brasileir* | brasil brasileñ* | brasil* | البرازيل برازيلي برازيلية | ברזיל ברזילאי ברזילאית | ブラジル | 브라질
portugal | portugal portuguese ~ luso | portugal portugu* | portugal portugu* | portug* | البرتغال برتغالي برتغالية | פורטוגל פורטוגלי פורטוגזית | ポルトガル | 포르투갈
spain | spain spanish spaniard castilian | espanh* castelhan* | españ* castellan* | spani* | إسبانيا إسباني إسبانية اسبانيا | ספרד ספרדי ספרדית | スペイン | 스페인
germany | germany german germans | alemanha alem* | aleman* alemán | deutsch* bundesrepublik | ألمانيا ألماني ألمانية | גרמניה גרמני גרמנית | ドイツ | 독일
austria | austria austrian | áustria austríac* | austria austriac* | österreich* | النمسا نمساوي | אוסטריה | オーストリア | 오스트리아
switzerland | switzerland swiss | suíç* | suiz* | schweiz* | سويسرا سويسري | שווייץ | スイス | 스위스
france | france french | franç* franc* | francia frances* francés | frankreich französ* | فرنسا فرنسي فرنسية | צרפת צרפתי צרפתית | フランス | 프랑스
italy | italy italian | itália italian* | italia italian* | itali* | إيطاليا إيطالي | איטליה איטלקי | イタリア | 이탈리아
uk | united_kingdom british england english great_britain uk ~ britain | reino_unido britânic* ingl* | reino_unido británic* ingl* | großbritannien britisch* engl* vereinigtes_königreich | بريطانيا بريطاني المملكة_المتحدة إنجليزي إنجليزية | בריטניה בריטי אנגליה אנגלית | 英国 イギリス 英語 | 영국 영어
usa | united_states american usa u_s u_s_a us america | estados_unidos american* estadunidens* norte_american* eua | estados_unidos american* estadounidens* norteamerican* eua ee_uu | amerikan* usa vereinigte_staaten | أمريكا أمريكي أمريكية الولايات_المتحدة الأمريكية | ארצות_הברית אמריקאי ארהב | アメリカ 米国 合衆国 | 미국
mexico | mexico mexican mexicans méxico united_mexican_states | méxico mexican* | méxico mexic* estados_unidos_mexicanos | mexik* | المكسيك مكسيكي | מקסיקו | メキシコ | 멕시코
colombia | colombia colombian | colômbia colombian* | colombia* | kolumbi* | كولومبيا | קולומביה | コロンビア | 콜롬비아
argentina | argentina argentine argentinian argentinean | argentin* | argentin* | argentin* | الأرجنتين أرجنتيني | ארגנטינה | アルゼンチン | 아르헨티나
chile | chile chilean | chile chilen* | chile chilen* | chile* | تشيلي | צילה | チリ | 칠레
peru | peru peruvian perú | peru peruan* | perú peru peruan* | peru* | بيرو | פרו | ペルー | 페루
venezuela | venezuela venezuelan | venezuel* | venezol* venezuela | venezol* venezuel* | فنزويلا | ונצואלה | ベネズエラ | 베네수엘라
cuba | cuba cuban | cuba cuban* | cuba cuban* | kuba* | كوبا | קובה | キューバ | 쿠바
bolivia | bolivia bolivian | bolívia bolivian* | bolivia bolivian* | bolivi* | | | ボリビア | 볼리비아
ecuador | ecuador ecuadorian ecuadorean | equador equatorian* | ecuador ecuatorian* | ecuador* | | | エクアドル | 에콰도르
uruguay | uruguay uruguayan | uruguai uruguai* | uruguay uruguay* | uruguay* | | | ウルグアイ | 우루과이
paraguay | paraguay paraguayan | paraguai paraguai* | paraguay paraguay* | paraguay* | | | パラグアイ | 파라과이
angola | angola angolan | angola angolan* | angola* | angola* | | | | 앙골라
mozambique | mozambique mozambican | moçambique moçambican* | mozambi* | mosambik* | | | | 모잠비크
turkey | turkey turkish türkiye turk | turquia turc* | turquía turc* | türk* | تركيا تركي تركية | טורקיה טורקי | トルコ | 터키 튀르키예
poland | poland polish | polônia polonês* polac* polonesa polónia | polonia polac* | pol* polen polnisch* | بولندا بولندي | פולין פולני | ポーランド | 폴란드
russia | russia russian soviet | rússia russ* | rusia rus* | russ* sowjet* | روسيا روسي روسية | רוסיה רוסי רוסית | ロシア | 러시아
ukraine | ukraine ukrainian | ucrânia ucrania* | ucrania* | ukrain* | أوكرانيا | אוקראינה | ウクライナ | 우크라이나
japan | japan japanese | japão japones* japonês | japón japon* | japan* | اليابان ياباني | יפן יפני | 日本 和暦 | 일본
korea | korea korean | coreia corean* | corea corean* | korea* | كوريا كوري | קוריאה | 韓国 朝鮮 大韓民国 | 한국 대한민국 한글 조선 국어
china | china chinese | china chines* chinês | china chin* | chin* | الصين صيني | סין סיני | 中国 中華 中華人民共和国 | 중국
israel | israel israeli hebrew jewish | israel israelens* | israel israelí | israel* | إسرائيل إسرائيلي | ישראל ישראלי ישראלית | イスラエル | 이스라엘
egypt | egypt egyptian | egito egípci* | egipto egipci* | ägypt* | مصر مصري مصرية جمهورية_مصر_العربية | מצרים מצרי | エジプト | 이집트
syria | syria syrian | síria síri* | siria siri* | syri* | سوريا سوري سورية | סוריה סורי | シリア | 시리아
lebanon | lebanon lebanese | líbano libanes* | líbano libanes* | libanon libanes* | لبنان لبناني لبنانية | לבנון לבנוני | レバノン | 레바논
jordan | jordan jordanian hashemite | jordânia jordanian* | jordania jordan* | jordani* | الأردن أردني أردنية الأردنية الهاشمية | ירדן ירדני | ヨルダン | 요르단
iraq | iraq iraqi | iraque iraquian* | irak iraquí | irak* | العراق عراقي عراقية | עיראק עיראקי | イラク | 이라크
saudi | saudi saudi_arabia | arábia_saudita saudita* | arabia_saudita saudí | saudi* | السعودية سعودي سعودية | ערב_הסעודית | サウジ | 사우디
morocco | morocco moroccan | marrocos marroquin* | marruecos marroquí | marokk* | المغرب مغربي مغربية | מרוקו מרוקאי | モロッコ | 모로코
algeria | algeria algerian | argélia argelin* | argelia argelin* | algeri* | الجزائر جزائري جزائرية | אלגיריה | アルジェリア | 알제리
tunisia | tunisia tunisian | tunísia tunisian* | túnez tunecin* | tunesi* | تونس تونسي تونسية | תוניסיה | チュニジア | 튀니지
sudan | sudan sudanese | sudão sudanes* | sudán sudanés | sudan* | السودان سوداني | סודאן | スーダン | 수단
palestine | palestine palestinian | palestin* | palestin* | palästin* | فلسطين فلسطيني فلسطينية | פלסטין פלסטיני | パレスチナ | 팔레스타인
yemen | yemen yemeni | iêmen iemenit* | yemen* | jemen* | اليمن يمني | תימן תימני | イエメン | 예멘
kuwait | kuwait kuwaiti | kuwait* | kuwait* | kuwait* | الكويت كويتي | כווית | クウェート | 쿠웨이트
emirates | united_arab_emirates uae emirati | emirados* | emiratos* | emirate* | الإمارات إماراتي | איחוד_האמירויות | | 
ethiopia | ethiopia ethiopian | etiópia | etiopía | äthiopi* | إثيوبيا | אתיופיה אתיופי | エチオピア | 에티오피아
india | india indian | índia indian* | india indi* | ind* indien indisch* | الهند هندي | הודו הודי | インド | 인도
philippines | philippines filipino philippine | filipinas filipin* | filipinas filipin* | philippin* | الفلبين فلبيني | פיליפינים | フィリピン | 필리핀
vietnam | vietnam vietnamese viet_nam | vietnã vietnamit* | vietnam* | vietnam* | فيتنام | וייטנאם | ベトナム | 베트남
canada | canada canadian | canadá canadens* | canadá canadiens* | kanad* | كندا كندي | קנדה קנדי | カナダ | 캐나다
- | | alemparte aleméns | chincha chinchón rusticana rústic* | polizei* police* politi* pol poll* polter* polster* polier* inde* indi* industrie* individu* induktion* chinin* | | | 日本橋 日本大学 日本銀行 | 한국은행
`;

export const raceWords = `
white | white caucasian | branca branco | blanca blanco | weiß weiss | أبيض بيضاء | לבן לבנה | 白 | 백인 흰색
black | black | preta preto negra negro | negra negro | schwarz* | أسود سوداء | שחור שחורה | 黒 | 흑인 검정색
brown | brown mixed mixed_race pardo mestizo hazel ~ dark multiracial biracial | parda pardo castanho castanhos mulato mulata | parda pardo mestiz* castañ* café marron marrón moren* | braun* | بني بنية عسلي حنطي | חום חומה | 茶 褐色 茶色 | 갈색
yellow | yellow asian ~ east_asian | amarela amarelo | amarilla amarillo | gelb* | أصفر صفراء | צהוב | 黄 黄色 | 황색 노란색
indigenous | indigenous native_american indian | indígena indio | indígena indio | indigen* | | | 先住民 | 원주민
blue | blue | azul azuis | azul azules | blau* | أزرق زرقاء زرقاوان | כחול כחולות כחולה | 青 青色 | 파란색 청색
green | green | verde verdes | verde verdes | grün* | أخضر خضراء خضراوان | ירוק ירוקות | 緑 緑色 | 녹색 초록색
red | red | vermelh* | roj* colorado | rot rote roter rotes roten | أحمر حمراء | אדום אדומה | 赤 朱色 朱 赤色 | 빨간색 적색
- | blank white_paper black_ink red_cross green_card yellow_fever indian_ocean red_sea | ribeirão_preto castelo_branco ouro_preto porto_branco rio_branco rio_negro campo_verde cabo_verde casa_branca foz montes_claros campo_em_branco em_branco branco_e rio_verde assinatura_em_branco | casa_blanca en_blanco bahía_blanca río_negro tierra_colorada cruz_roja | grünewald weißenfels weißenburg schwarzwald schwarzenberg braunschweig schwarzenbek blaubeuren grünberg braunau weißwasser | البحر_الأحمر الدار_البيضاء الهلال_الأحمر | ים_המלח | 白川 白石 黒田 黒川 青森 青山 青木 赤坂 赤羽 緑区 黄金 余白 空白 白井 目黒 石黒 大黒 | 
`;

export const workWords = `
teacher | teacher teachers instructor educator schoolteacher ~ professor lecturer faculty teaching | professor professora professores docente | maestra maestro profesor profesora docente | lehrer lehrerin lehrer* studienrat | مدرس مدرسة معلم معلمة أستاذ | מורה מורים | 教師 教員 教諭 | 교사 교원 선생
engineer | engineer engineers engineering | engenheir* engenharia | ingenier* ingeniería | ingenieur* | مهندس مهندسة هندسة | מהנדס מהנדסת הנדסה | 技師 エンジニア 技術者 工学 | 기사 엔지니어 공학
physician | physician physicians doctor doctors surgeon medical medicine ~ health attending | médic* medicina cirurgi* | médic* medicina ciruj* | arzt* ärzt* *arzt medizin* | طبيب طبيبة الطب طب | רופא רופאה רפואה | 医師 医者 医学 | 의사 의학 의료
nurse | nurse nurses nursing ~ midwife | enfermeir* enfermagem | enfermer* | krankenschwester* krankenpfleg* pfleger* | ممرض ممرضة تمريض | אח אחות סיעוד | 看護師 看護婦 看護 | 간호사 간호
lawyer | lawyer lawyers attorney attorneys advocate counsel solicitor barrister ~ law bar legal | advogad* advocacia oab procurador* | abogad* licenciad* procurador* | rechtsanw* anwalt* anwält* | محام محامي محامية | עורך_דין עורכת_דין עו_ד | 弁護士 | 변호사
farmer | farmer farmers agriculturist farmworker farm agricultural peasant rancher ~ cultivator | agricultor* lavrador* fazendeir* rural | agricultor* campesin* labrador* ganader* | landwirt* bauer* bäuerin landarbeiter* | مزارع فلاح | חקלאי | 農業 農夫 農家 | 농부 농업 농업인
housewife | housewife homemaker household housekeeper ~ domestic home | dona_de_casa do_lar prendas_domésticas doméstica lar | ama_de_casa hogar labores | hausfrau* | ربة_بيت ربة_منزل | עקרת_בית | 主婦 | 주부
merchant | merchant merchants trader tradesman shopkeeper businessman businesswoman dealer ~ business retailer commerce entrepreneur trade | comerciante* negociante* empresári* comércio | comerciante* empresari* comercio | kaufmann* kauffrau* händler* unternehmer* kaufmänn* | تاجر تاجرة تجارة رجل_أعمال | סוחר | 商人 商業 自営業 | 상인 상업 사업가
carpenter | carpenter carpentry joiner cabinetmaker | carpinteir* marceneir* | carpinter* | schreiner* tischler* zimmermann zimmerer* | نجار | נגר | 大工 | 목수
mason | mason bricklayer stonemason builder | pedreir* | albañil* | maurer* steinmetz* | بناء_حجر | בנאי | 左官 | 미장공
baker | baker pastry | padeir* | panader* | bäcker* konditor* | خباز | אופה | パン職人 | 제빵사
tailor | tailor dressmaker seamstress | alfaiate costureir* | sastre modista costurer* | schneider* | خياط خياطة | חייט תופרת | 仕立屋 | 재단사
driver | driver drivers chauffeur ~ driving motorist | motorista* condutor* | chofer* conductor* choferes | fahrer* kraftfahrer* chauffeur | سائق | נהג נהגת | 運転手 運転 | 운전사 운전기사 운전
mechanic | mechanic mechanics mechanical | mecânic* | mecánic* | mechaniker* schlosser* | ميكانيكي | מכונאי | 整備士 | 정비사
accountant | accountant accountants accounting bookkeeper auditor | contador* contabil* | contador* contabil* | buchhalter* steuerberater* wirtschaftsprüfer* | محاسب محاسبة | רואה_חשבון | 会計士 税理士 | 회계사 회계
student | student students pupil pupils ~ enrolled learner | estudante* alun* | estudiante* alumn* | student* schüler* studierend* | طالب طالبة طلاب تلميذ | תלמיד תלמידה סטודנט סטודנטית | 学生 生徒 児童 | 학생 
retired | retired retiree pensioner ~ pension | aposentad* reformad* pensionista* | jubilad* pensionad* retirad* | rentner* pensionär* ruhestand | متقاعد متقاعدة | גמלאי גמלאית פנסיונר | 退職 年金受給 | 퇴직 은퇴
unemployed | unemployed jobless ~ no_occupation none without | desempregad* | desemplead* desocupad* | arbeitslos* | عاطل بلا_عمل بدون_عمل | מובטל | 無職 | 무직 실업
worker | worker workers laborer labourer workman ~ employee operator workwoman | operári* trabalhador* | obrer* trabajador* jornaler* peón | arbeiter* | عامل عاملة عمال | פועל פועלת | 労働者 工員 | 노동자 근로자
employee | employee employees clerk civil_servant office_worker official officer staff ~ worker servant salaried staff | funcionári* empregad* servidor* escriturári* bancári* | emplead* funcionari* oficinista* | angestellt* beamt* mitarbeiter* verwaltungs* | موظف موظفة | עובד עובדת פקיד פקידה | 会社員 公務員 職員 | 회사원 공무원 직원
soldier | soldier soldiers serviceman ~ military private | soldado* militar* | soldado* militar* | soldat* | جندي عسكري | חייל חיילת | 軍人 自衛官 | 군인
fisherman | fisherman fishermen fisher | pescador* | pescador* | fischer* | صياد | דייג | 漁師 漁業 | 어부
priest | priest priests pastor clergyman vicar rabbi reverend ~ minister clergy parish father | padre* sacerdote* pároco vigári* pastor* | sacerdote* párroco presbítero cura vicari* pastor* padre | pfarrer* priester* pastor* | كاهن قس إمام مأذون شيخ | כומר רב הרב | 司祭 神父 牧師 | 신부 목사
witness | witness witnesses witnessed ~ attested presence witnessing | testemunh* | testig* | zeuge* zeugin | شاهد شاهدان شهود الشهود | עד עדים עדה | 証人 | 증인
judge | judge judges magistrate justice ~ judicial court | juiz* juíza magistrad* desembargador* | juez* jueza magistrad* | richter* | قاض قاضي القاضي | שופט שופטת | 裁判官 判事 | 판사
- | teacher_training officers_club witness_whereof in_witness_whereof bear_witness | em_testemunho testemunho_da_verdade | en_testimonio baker_street | schneiderei richtig* student_in | | עד_יום עד_ליום אחיין רב_סרן רב_טוראי | 学生証 | 신부전
`;
