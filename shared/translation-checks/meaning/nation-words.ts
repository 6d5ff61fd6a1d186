import type { LanguageTag } from '#shared/translation-text.ts';
import { isIn } from '#shared/writing-systems.ts';

/** Countries with their people and languages, and occupations, by meaning as in `family-words.ts`. */

export const nationWords = `
brazil | brazil brazilian brazilians | brasil brasileir* | brasil brasileñ* | brasil* | البرازيل برازيلي برازيلية | ברזיל ברזילאי ברזילאית | ブラジル | 브라질
portugal | portugal portuguese ~ luso | portugal portugu* | portugal portugu* | portug* | البرتغال برتغالي برتغالية | פורטוגל פורטוגלי פורטוגזית | ポルトガル | 포르투갈
spain | spain spanish spaniard castilian | espanh* castelhan* | españ* castellan* | spani* | إسبانيا إسباني إسبانية اسبانيا | ספרד ספרדי ספרדית | スペイン | 스페인
germany | germany german germans | alemanha alem* | aleman* alemán | deutsch* bundesrepublik ~ inland inländ* | ألمانيا ألماني ألمانية | גרמניה גרמני גרמנית | ドイツ | 독일
austria | austria austrian | áustria austríac* | austria austriac* | österreich* | النمسا نمساوي | אוסטריה | オーストリア | 오스트리아
switzerland | switzerland swiss | suíç* | suiz* | schweiz* | سويسرا سويسري | שווייץ | スイス | 스위스
france | france french | franç* franc* | francia frances* francés | frankreich französ* | فرنسا فرنسي فرنسية | צרפת צרפתי צרפתית | フランス | 프랑스
italy | italy italian | itália italian* | italia italian* | itali* | إيطاليا إيطالي | איטליה איטלקי | イタリア | 이탈리아
uk | united_kingdom british england english great_britain uk ~ britain | reino_unido britânic* ingl* | reino_unido británic* ingl* | großbritannien britisch* engl* vereinigtes_königreich | بريطانيا بريطاني المملكة_المتحدة إنجليزي إنجليزية | בריטניה בריטי אנגליה אנגלית | 英国 イギリス 英語 ~ 英文 英語 英米 | 영국 영어 ~ 영어 영문 영어영문학과 
usa | united_states american usa u_s u_s_a america ~ us | estados_unidos american* estadunidens* norte_american* eua | estados_unidos american* estadounidens* norteamerican* eua ee_uu | amerikan* usa vereinigte_staaten | أمريكا أمريكي أمريكية الولايات_المتحدة الأمريكية | ארצות_הברית אמריקאי ארהב | アメリカ 米国 合衆国 | 미국
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
poland | poland polish | polônia polonês* polac* polonesa polónia | polonia polac* | pole polin polnisch* polen polnisch* | بولندا بولندي | פולין פולני | ポーランド | 폴란드
russia | russia russian soviet | rússia russ* | rusia rus* | russ* sowjet* | روسيا روسي روسية | רוסיה רוסי רוסית | ロシア | 러시아
ukraine | ukraine ukrainian | ucrânia ucrania* | ucrania* | ukrain* | أوكرانيا | אוקראינה | ウクライナ | 우크라이나
japan | japan japanese | japão japones* japonês | japón japon* | japan* | اليابان ياباني | יפן יפני | 日本 和暦 ~ 国語 和文 | 일본
korea | korea korean | coreia corean* | corea corean* | korea* | كوريا كوري | קוריאה | 韓国 朝鮮 大韓民国 | 한국 대한민국 한글 조선 국어 ~ 원화 국어
china | china chinese | china chines* chinês | china chin* | chin* | الصين صيني | סין סיני | 中国 中華 中華人民共和国 | 중국 ~ 한자
israel | israel israeli hebrew jewish | israel israelens* ~ judaic* jude* judi* | israel israelí ~ judí* | israel* ~ jüdisch* | إسرائيل إسرائيلي ~ يهودي يهودية | ישראל ישראלי ישראלית ~ עברי עברית יהודי יהודית יהודיה יהודייה | イスラエル | 이스라엘
egypt | egypt egyptian | egito egípci* | egipto egipci* | ägypt* | مصر مصري مصرية جمهورية_مصر_العربية | מצרים מצרי | エジプト | 이집트
syria | syria syrian | síria síri* | siria siri* | syri* | سوريا سوري سورية | סוריה סורי | シリア | 시리아
lebanon | lebanon lebanese | líbano libanes* | líbano libanes* | libanon libanes* | لبنان لبناني لبنانية | לבנון לבנוני | レバノン | 레바논
jordan | jordan jordanian hashemite | jordânia jordanian* | jordania jordan* | jordani* | الأردن أردني أردنية الأردنية الهاشمية | ירדן ירדני | ヨルダン | 요르단
iraq | iraq iraqi | iraque iraquian* | irak iraquí | irak* | العراق عراقي عراقية | עיראק עיראקי | イラク | 이라크
saudi | saudi saudi_arabia | arábia_saudita saudita* | arabia_saudita saudí | saudi* | السعودية سعودي سعودية | ערב_הסעודית | サウジ | 사우디
morocco | morocco moroccan | marrocos marroquin* | marruecos marroquí | marokk* | المغرب مغربي مغربية | מרוקו מרוקאי | モロッコ | 모로코
senegal | senegal senegalese | senegal senegales* | senegal senegal* | senegal* | السنغال سنغالي | סנגל | セネガル | 세네갈
albania | albania albanian | albânia albanes* | albania alban* | alban* | ألبانيا ألباني | אלבניה | アルバニア | 알바니아
belarus | belarus belarusian belarussian | bielorrússia bielorruss* | bielorrusia bielorrus* | belarus* weißruss* | بيلاروسيا | בלארוס | ベラルーシ | 벨라루스
moldova | moldova moldovan | moldávia moldav* | moldavia moldav* | moldau* moldaw* | مولدوفا | מולדובה | モルドバ | 몰도바
algeria | algeria algerian | argélia argelin* | argelia argelin* | algeri* | الجزائر جزائري جزائرية | אלגיריה | アルジェリア | 알제리
tunisia | tunisia tunisian | tunísia tunisian* | túnez tunecin* | tunesi* | تونس تونسي تونسية | תוניסיה | チュニジア | 튀니지
sudan | sudan sudanese | sudão sudanes* | sudán sudanés | sudan* | السودان سوداني | סודאן | スーダン | 수단
palestine | palestine palestinian | palestin* | palestin* | palästin* | فلسطين فلسطيني فلسطينية | פלסטין פלסטיני | パレスチナ | 팔레스타인
yemen | yemen yemeni | iêmen iemenit* | yemen* | jemen* | اليمن يمني | תימן תימני | イエメン | 예멘
kuwait | kuwait kuwaiti | kuwait* | kuwait* | kuwait* | الكويت كويتي | כווית | クウェート | 쿠웨이트
emirates | united_arab_emirates uae emirati | emirados* | emiratos* | emirate* | الإمارات إماراتي | איחוד_האמירויות | | 
ethiopia | ethiopia ethiopian | etiópia | etiopía | äthiopi* | إثيوبيا | אתיופיה אתיופי | エチオピア | 에티오피아
india | india indian | índia indian* | india indi* | inder inderin indisch* indischer indien indisch* | الهند هندي | הודו הודי | インド | 인도
philippines | philippines filipino philippine | filipinas filipin* | filipinas filipin* | philippin* | الفلبين فلبيني | פיליפינים | フィリピン | 필리핀
vietnam | vietnam vietnamese viet_nam | vietnã vietnamit* | vietnam* | vietnam* | فيتنام | וייטנאם | ベトナム | 베트남
canada | canada canadian | canadá canadens* | canadá canadiens* | kanad* | كندا كندي | קנדה קנדי | カナダ | 캐나다
netherlands | netherlands dutch holland | holand* países_baixos neerland* | holand* países_bajos neerland* | niederl* holländ* | هولندا هولندي | הולנד הולנדי | オランダ | 네덜란드
belgium | belgium belgian | bélgica belga | bélgica belga | belgi* | بلجيكا بلجيكي | בלגיה בלגי | ベルギー | 벨기에
greece | greece greek hellenic | grécia greg* | grecia grieg* | griech* | اليونان يوناني | יוון יווני | ギリシャ | 그리스
sweden | sweden swedish | suécia suec* | suecia suec* | schwed* | السويد سويدي | שוודיה שוודי | スウェーデン | 스웨덴
norway | norway norwegian | noruega norueg* | noruega norueg* | norweg* | النرويج نرويجي | נורווגיה | ノルウェー | 노르웨이
denmark | denmark danish dane | dinamar* | dinamar* dané* | dän* | الدنمارك دنماركي | דנמרק | デンマーク | 덴마크
finland | finland finnish | finlândia finlandes* | finlandia finland* | finn* | فنلندا | פינלנד | フィンランド | 핀란드
ireland | ireland irish | irlanda irland* | irlanda irland* | irland irisch* irin | أيرلندا | אירלנד | アイルランド | 아일랜드
romania | romania romanian | romênia romen* roménia | rumania ruman* | rumän* | رومانيا روماني | רומניה רומני | ルーマニア | 루마니아
hungary | hungary hungarian | hungria húngar* | hungría húngar* | ungarn ungarisch* ungar | هنغاريا | הונגריה הונגרי | ハンガリー | 헝가리
czechia | czech czechia czechoslovak | tchec* chec* | chec* | tschech* | التشيك | צכיה | チェコ | 체코
croatia | croatia croatian | croácia croat* | croacia croat* | kroat* | كرواتيا | קרואטיה | クロアチア | 크로아티아
serbia | serbia serbian | sérvia sérvi* | serbia serbi* | serb* | صربيا | סרביה | セルビア | 세르비아
bulgaria | bulgaria bulgarian | bulgária búlgar* | bulgaria búlgar* | bulgar* | بلغاريا | בולגריה | ブルガリア | 불가리아
iran | iran iranian persian | irã irão iranian* persa | irán iraní persa | iran* persisch* | إيران إيراني فارسي | איראן איראני פרסית | イラン | 이란
pakistan | pakistan pakistani | paquist* | pakist* paquist* | pakist* | باكستان باكستاني | פקיסטן | パキスタン | 파키스탄
afghanistan | afghanistan afghan | afeg* | afgan* | afghan* | أفغانستان أفغاني | אפגניסטן | アフガニスタン | 아프가니스탄
libya | libya libyan | líbia líbi* | libia libi* | liby* | ليبيا ليبي | לוב | リビア | 리비아
qatar | qatar qatari | catar catari* | catar catarí | katar* | قطر قطري | קטר | カタール | 카타르
bahrain | bahrain bahraini | bahrein | baréin | bahrain* | البحرين بحريني | בחריין | バーレーン | 바레인
nigeria | nigeria nigerian | nigéria nigerian* | nigeria nigerian* | nigeri* | نيجيريا | ניגריה | ナイジェリア | 나이지리아
eritrea | eritrea eritrean | eritreia | eritrea | eritre* | إريتريا | אריתריאה אריתראי | エリトリア | 에리트레아
thailand | thailand thai | tailândia tailand* | tailandia tailand* | thail* thai | تايلاند | תאילנד תאילנדי | タイ国 | 태국
indonesia | indonesia indonesian | indonési* | indonesi* | indones* | إندونيسيا | אינדונזיה | インドネシア | 인도네시아
mongolia | mongolia mongolian | mongól* | mongol* | mongol* | منغوليا | מונגוליה | モンゴル | 몽골
australia | australia australian | austrália australian* | australia australian* | australi* | أستراليا | אוסטרליה | オーストラリア 豪州 | 오스트레일리아 호주인 호주국적
south-africa | south_africa south_african | áfrica_do_sul sul_african* | sudáfrica sudafrican* | südafrik* | جنوب_أفريقيا | דרום_אפריקה | 南アフリカ | 남아프리카
dominican | dominican | dominican* | dominican* | dominikan* | | | ドミニカ | 도미니카
honduras | honduras honduran | hondur* | hondur* | hondur* | | | ホンジュラス | 온두라스
guatemala | guatemala guatemalan | guatemal* | guatemal* | guatemal* | | | グアテマラ | 과테말라
salvador | salvadoran salvadorian el_salvador | salvadorenh* | salvadoreñ* | salvadorian* | | | エルサルバドル | 엘살바도르
nicaragua | nicaragua nicaraguan | nicarag* | nicarag* | nicarag* | | | ニカラグア | 니카라과
costa-rica | costa_rica costa_rican | costarriquenh* costa_rica | costarric* costa_rica | costa_rica* | | | コスタリカ | 코스타리카
panama | panama panamanian panamá | panam* | panam* | panama* | | | パナマ | 파나마
haiti | haiti haitian | haiti* | haití haitian* | haiti* | | | ハイチ | 아이티
cape-verde | cape_verde cape_verdean cabo_verde cabo_verdean | cabo_verde cabo_verdian* verdian* verdean* | cabo_verde caboverdian* | kapverd* | | | カーボベルデ | 카보베르데
guinea | guinea guinean guinea_bissau | guiné guineense* | guinea guinean* | guinea* | غينيا | גינאה | ギニア | 기니
timor | timor timorese | timor timorense* | timor | timor* | | | | 
georgia | georgia georgian | geórgia georgian* | georgia georgian* | georgi* | جورجيا | גאורגיה גאורגי | ジョージア | 조지아
armenia | armenia armenian | armênia armêni* arméni* | armenia armeni* | armeni* | أرمينيا أرمني | ארמניה ארמני | アルメニア | 아르메니아
uzbekistan | uzbekistan uzbek | uzbe* usbeq* | uzbek* | usbek* | أوزبكستان | אוזבקיסטן | ウズベキスタン | 우즈베키스탄
lithuania | lithuania lithuanian lithuanians | lituân* | lituan* | litau* | ليتوانيا ليتواني ليتوانية | ליטא ליטאי* | リトアニア | 리투아니아
latvia | latvia latvian latvians | letôn* letão letã | letoni* letón letona | lettland lettisch* | لاتفيا لاتفي لاتفية | לטביה לטבי* | ラトビア | 라트비아
estonia | estonia estonian estonians | estôni* | estoni* | estland estnisch* | إستونيا إستوني | אסטוניה אסטוני* | エストニア | 에스토니아
slovakia | slovakia slovak slovaks | eslovác* eslovaca eslovaco eslováquia | eslovac* eslovaquia | slowak* | سلوفاكيا سلوفاكي | סלובקיה סלובקי* | スロバキア | 슬로바키아
slovenia | slovenia slovenian slovene | eslovên* esloven* | esloveni* esloven* | slowen* | سلوفينيا سلوفيني | סלובניה סלובני* | スロベニア | 슬로베니아
luxembourg | luxembourg luxembourger | luxembur* | luxembur* | luxemb* | لوكسمبورغ | לוקסמבורג | ルクセンブルク | 룩셈부르크
kazakhstan | kazakhstan kazakh kazakhstani | cazaquistão cazaque | kazaj* | kasach* | كازاخستان كازاخستاني | קזחסטן קזחי* | カザフスタン | 카자흐스탄
singapore | singapore singaporean | singapur* cingapur* | singapur* | singapur* | سنغافورة سنغافوري | סינגפור* | シンガポール | 싱가포르
malaysia | malaysia malaysian | malásia malai* | malasia malasi* | malaysi* | ماليزيا ماليزي ماليزية | מלזיה מלזי* | マレーシア | 말레이시아
cameroon | cameroon cameroonian | camarões camaron* | camerún camerun* | kamerun* | كاميرون كاميروني | קמרון קמרוני* | カメルーン | 카메룬
ivory-coast | ivory_coast ivorian cote_d_ivoire | costa_do_marfim marfinens* | costa_de_marfil marfileñ* | elfenbeinküste ivorisch* | ساحل_العاج عاجي | חוף_השנהב | コートジボワール | 코트디부아르
mali | mali malian | malian* malinês | malí maliens* | mali malisch* | مالي_الجنسية | מאלי | マリ共和国 | 말리
congo | congo congolese | congo congolês congolesa | congo congoleñ* | kongo kongolesisch* | كونغو كونغولي | קונגו קונגולזי* | コンゴ | 콩고
- | georgia_street new_england hebrew_date jewish_date chinese_characters chinese_character brazilian_bar roman_catholic turkish_bath english_language german_shepherd | alemparte aleméns | chincha chinchón rusticana rústic* indicativo* indican indica indicad* ruso_blanco | polizei* police* politi* pol poll* polter* polster* polier* inde* indi* industrie* individu* induktion* chinin* niederlassung* schwedt schweizer_straße | | שמאלי שמאלית שמאל כיוון כיוונים | 日本橋 日本大学 日本銀行 | 한국은행
`;

export const workWords = `
teacher | teacher teachers instructor educator schoolteacher ~ professor lecturer faculty teaching advisor adviser supervisor | professor professora professores docente | maestra maestro profesor profesora docente | lehrer lehrerin lehrer* studienrat | مدرس مدرسة معلم معلمة مربية ~ أستاذ | מורה מורים עובד_הוראה עובדת_הוראה | 教師 教員 教諭 | 교사 교원 선생
engineer | engineer engineers engineering | engenheir* engenharia ~ eng | ingenier* ingeniería ~ ing | ingenieur* ~ ing | مهندس مهندسة هندسة | מהנדס מהנדסת הנדסה | 技師 エンジニア 技術者 工学 | 기사 엔지니어 공학
physician | physician physicians doctor doctors surgeon medical medicine ~ health attending dr | médic* medicina cirurgi* | médic* medicina ciruj* | arzt* ärzt* *arzt medizin* | طبيب طبيبة الطب طب الطبيب_المعالج | רופא רופאה רפואה | 医師 医者 医学 | 의사 의학 의료
nurse | nurse nurses nursing | enfermeir* enfermagem | enfermer* | krankenschwester* krankenpfleg* pfleger* | ممرض ممرضة تمريض | אח אחות סיעוד | 看護師 看護婦 看護 | 간호사 간호
lawyer | lawyer lawyers attorney attorneys advocate counsel solicitor barrister ~ law bar legal | advogad* advocacia oab procurador* | abogad* licenciad* procurador* | rechtsanw* anwalt* anwält* | محام محامي محامية | עורך_דין עורכת_דין עו_ד | 弁護士 | 변호사
farmer | farmer farmers agriculturist farmworker farm agricultural peasant rancher ~ cultivator | agricultor* lavrador* fazendeir* rural | agricultor* campesin* labrador* ganader* | landwirt* bauer* bäuerin landarbeiter* | مزارع فلاح | חקלאי | 農業 農夫 農家 | 농부 농업 농업인
housewife | housewife homemaker household housekeeper ~ domestic home | dona_de_casa do_lar prendas_domésticas doméstica lar | ama_de_casa hogar labores labores_del_hogar | hausfrau* | ربة_بيت ربة_منزل | עקרת_בית | 主婦 | 주부
merchant | merchant merchants trader tradesman shopkeeper businessman businesswoman dealer ~ business retailer commerce entrepreneur trade | comerciante* negociante* empresári* comércio | comerciante* empresari* comercio | kaufmann* kauffrau* händler* unternehmer* kaufmänn* | تاجر تاجرة تجارة رجل_أعمال | סוחר | 商人 商業 自営業 | 상인 상업 사업가
carpenter | carpenter carpentry joiner cabinetmaker | carpinteir* marceneir* | carpinter* | schreiner* tischler* zimmermann zimmerer* | نجار | נגר | 大工 | 목수
mason | mason bricklayer stonemason builder | pedreir* | albañil* | maurer* steinmetz* | بناء_حجر | בנאי | 左官 | 미장공
baker | baker bakers ~ bakery bakeries pastry | padeir* | panader* | bäcker* | خباز | אופה | パン職人 | 제빵사
tailor | tailor dressmaker seamstress | alfaiate costureir* | sastre modista costurer* | schneider* | خياط خياطة | חייט תופרת | 仕立屋 | 재단사
driver | driver drivers chauffeur ~ driving motorist | motorista* condutor* | chofer* conductor* choferes | fahrer* kraftfahrer* chauffeur | سائق | נהג נהגת | 運転手 運転 | 운전사 운전기사 운전
mechanic | mechanic mechanics mechanical ~ lathe_operator machinist | mecânic* | mecánic* | mechaniker* | ميكانيكي | מכונאי | 整備士 | 정비사
accountant | accountant accountants bookkeeper auditor bookkeepers ~ accounting | contador* contabil* | contador* contabil* | buchhalter* steuerberater* wirtschaftsprüfer* | محاسب محاسبة | רואה_חשבון מנהל_חשבונות מנהלת_חשבונות | 会計士 税理士 | 회계사 회계
student | student students pupil pupils ~ enrolled learner | estudante* alun* | estudiante* alumn* | student* schüler* studierend* | طالب طالبة طلاب تلميذ | תלמיד תלמידה סטודנט סטודנטית | 学生 生徒 児童 | 학생 
retired | retired retiree pensioner ~ pension | aposentad* reformad* pensionista* | jubilad* pensionad* retirad* | rentner* pensionär* ruhestand | متقاعد متقاعدة | גמלאי גמלאית פנסיונר | 退職 年金受給 | 퇴직 은퇴
unemployed | unemployed jobless ~ no_occupation none without | desempregad* | desemplead* desocupad* | arbeitslos* | عاطل بلا_عمل بدون_عمل | מובטל | 無職 | 무직 실업
worker | worker workers laborer labourer workman ~ employee operator workwoman farmworker farmworkers | operári* trabalhador* | obrer* trabajador* jornaler* peón | arbeiter* | عامل عاملة عمال | פועל פועלת | 労働者 工員 | 노동자 근로자
employee | employee employees clerk civil_servant office_worker ~ worker servant salaried staff official officer officials officers | funcionári* empregad* servidor* escriturári* bancári* | emplead* funcionari* oficinista* | angestellt* beamt* mitarbeiter* verwaltungs* | موظف موظفة | עובד עובדת פקיד פקידה | 会社員 公務員 職員 | 회사원 공무원 직원
soldier | soldier soldiers serviceman ~ military private veteran veterans conscript conscripts | soldado* militar* | soldado* militar* | soldat* | جندي عسكري | חייל חיילת | 軍人 自衛官 | 군인
fisherman | fisherman fishermen fisher | pescador* | pescador* | fischer* | صياد | דייג | 漁師 漁業 | 어부
priest | priest priests pastor clergyman vicar rabbi reverend ~ sheikh sheik imam marriage_registrar marriage_official officiant minister clergy parish father | padre* sacerdote* pároco vigári* pastor* | sacerdote* párroco presbítero cura vicari* pastor* ~ padre | pfarrer* priester* pastor* | كاهن قس إمام مأذون شيخ | כומר רב הרב | 司祭 神父 牧師 | 신부 목사
witness | witness witnesses witnessed ~ attested presence witnessing | testemunh* | testig* | zeuge* zeugin | شاهد شاهدان شهود الشهود | עד עדים עדה | 証人 | 증인
judge | judge judges magistrate justice ~ judicial court | juiz* juíza magistrad* desembargador* | juez* jueza magistrad* | richter* | قاض قاضي القاضي | שופט שופטת | 裁判官 判事 | 판사
architect | architect architects architecture | arquitet* | arquitect* | architekt* | مهندس_معماري الهندسة_المعمارية هندسة_معمارية معماري المعماري | אדריכל אדריכלית | 建築士 建築家 | 건축사 건축가
electrician | electrician electricians ~ electronics_technician electronics_engineer technician | eletricista* | electricista* | elektriker* elektroniker* | كهربائي | חשמלאי | 電気工 | 전기기사 전기공
plumber | plumber | encanador* canalizador* | plomero* fontanero* | klempner* installateur* | سباك | שרברב אינסטלטור | 配管工 | 배관공
cook | cook cooks chef | cozinheir* | cociner* | koch köchin köche | طباخ طاهي | טבח טבחית | 調理師 料理人 | 요리사 조리사
waiter | waiter waitress bartender barista barman | garçom garçonete empregado_de_mesa | mesero mesera camarero camarera | kellner* | نادل | מלצר מלצרית | 給仕 | 웨이터 종업원
hairdresser | hairdresser barber | cabeleireir* barbeir* | peluquer* barber* | friseur* frisör* | حلاق مصفف | ספר_שיער | 美容師 理容師 | 미용사 이발사
pharmacist | pharmacist pharmacists druggist ~ pharmacy | farmacêutic* farmácia | farmacéutic* farmacia boticari* | apotheker* pharmazie | صيدلي صيدلانية صيدلة | רוקח רוקחת | 薬剤師 | 약사
dentist | dentist dental dentistry | dentista* odontolog* | dentista* odontólog* odontolog* | zahnarzt* zahnärzt* | طبيب_أسنان طب_الأسنان طب_أسنان | רופא_שיניים רפואת_שיניים | 歯科医 歯科 | 치과의사 치과
veterinarian | veterinarian veterinary | veterinári* | veterinari* | tierarzt* tierärzt* | بيطري | וטרינר | 獣医 獣医師 | 수의사
journalist | journalist reporter | jornalista* | periodista* | journalist* redakteur* | صحفي صحفية | עיתונאי עיתונאית | 記者 | 기자
musician | musician | músic* | músic* | musiker* | موسيقي | מוסיקאי | 音楽家 | 음악가
economist | economist economics | economist* economia | economist* economía | ökonom* volkswirt* betriebswirt* | اقتصادي | כלכלן | 経済 | 경제학
sailor | sailor seaman mariner | marinheir* marítim* | mariner* | seemann matrose* | بحار | ימאי מלח_אונייה | 船員 | 선원
miner | miner | mineir* | miner* | bergmann bergarbeiter* | عامل_منجم | כורה | 鉱夫 坑夫 | 광부
shoemaker | shoemaker cobbler | sapateir* | zapater* | schuhmacher* schuster* | إسكافي | סנדלר | 靴職人 | 제화공
butcher | butcher | açougueir* | carnicer* | metzger* fleischer* | جزار | קצב | 肉屋 | 정육점
blacksmith | blacksmith smith metalworker ~ mechanic locksmith fitter | ferreir* serralheir* | herrer* cerrajer* | schmied* | حداد | נפח מסגר | 鍛冶 | 대장장이
gardener | gardener | jardineir* | jardiner* | gärtner* | بستاني | גנן | 庭師 造園 | 정원사
painter | painter | pintor* | pintor* | maler malerin anstreicher* | دهان رسام | צבע_בניין צייר | 画家 塗装 | 화가 도장공
midwife | midwife | parteir* | partera* comadrona* matrona | hebamme* | قابلة | מיילדת | 助産師 助産婦 | 조산사
salesperson | salesman saleswoman salesperson salesclerk ~ seller sales clerk | vendedor* balconist* | vendedor* dependient* | verkäufer* | بائع_متجول | מוכר_בחנות | 販売員 店員 | 판매원
pilot | pilot aviator | piloto aviador | piloto aviador | pilot pilotin | طيار | טייס טייסת | 操縦士 | 조종사
miller | miller | moleir* | moliner* | müller müllers müllerin | طحان | טוחן | 製粉 | 방앗간
weaver | weaver weavers spinner | tecel* tecedeir* | tejedor* | weber weberin spinner | نساج | אורג | 織工 | 직조공
forester | forester ranger lumberjack | guarda_florestal lenhador* | guardabosques leñador* | förster* forstwirt* holzfäller* | حطاب | יערן | 林業 | 임업
shepherd | shepherd | pastor_de_ovelhas pastor | pastor_de_ovejas pastor pastora | schäfer schäferin hirte | راعي_أغنام | רועה | 羊飼い | 목동
watchmaker | watchmaker clockmaker | relojoeir* | relojer* | uhrmacher* | ساعاتي | שען | 時計職人 | 시계공
goldsmith | goldsmith jeweler jeweller silversmith | ourives joalheir* | orfebre* joyer* | goldschmied* juwelier* | صائغ | צורף | 宝石 | 금세공
saddler | saddler tanner leatherworker | seleir* curtidor* | talabarter* curtidor* | sattler* gerber | دباغ | רצען | 皮革 | 피혁
printer | printer printers typesetter | tipógraf* gráfic* | tipógraf* impresor* | buchdrucker* schriftsetzer* | طابع_مطبعة | דפס | 印刷工 | 인쇄공
photographer | photographer | fotógraf* | fotógraf* | fotograf* | مصور_فوتوغرافي | צלם צלמת | 写真家 | 사진사
librarian | librarian librarians | bibliotecári* | bibliotecari* | bibliothekar* | أمين_مكتبة | ספרן ספרנית | 司書 | 사서
translator | translator translators interpreter interpreters | tradutor* intérprete* | traductor* intérprete* | übersetzer* dolmetscher* | مترجم مترجمة ترجمان | מתרגם מתרגמת מתורגמן | 翻訳者 通訳 | 번역사 번역가 통역사 번역인
firefighter | firefighter fireman | bombeir* | bomber* | feuerwehrmann* feuerwehrfrau | إطفائي | כבאי | 消防士 消防官 | 소방관 소방사 소방대원
policeman | policeman policewoman police_officer constable ~ officer | policial polícia_militar agente_de_polícia | policía_de_carrera agente_de_policía | polizist* polizeibeamt* | شرطي ضابط_شرطة | שוטר שוטרת | 警察官 巡査 | 경찰관 순경
postman | postman mailman letter_carrier postal_worker | carteir* | cartero* | briefträger* postbote* | ساعي_بريد | דוור | 郵便配達 | 집배원
railwayman | railwayman railroad_worker railway_worker | ferroviári* | ferroviari* | eisenbahner* | عامل_سكة | | 鉄道員 | 철도원
typist | secretary_typist typist stenographer | datilógraf* taquígraf* | mecanógraf* taquígraf* | stenotypist* schreibkraft | كاتب_طابعة | | タイピスト | 타자원
cleaner | cleaner cleaning_lady janitor caretaker ~ domestic | faxineir* zelador* | limpiador* conserje* | reinigungskraft putzfrau hausmeister* | عامل_نظافة حارس_عمارة | מנקה שרת_בית | 清掃員 用務員 | 미화원 청소부
nanny | nanny babysitter | babá | niñera | kindermädchen tagesmutter | مربية | מטפלת | 保母 | 보모
welder | welder | soldador* | soldador* | schweißer* | لحام | רתך | 溶接工 | 용접공
programmer | programmer software_developer developer | programador* desenvolvedor* | programador* desarrollador* | programmierer* softwareentwickler* | مبرمج مبرمجة | תוכניתן תוכניתנית מתכנת | プログラマー | 프로그래머
chemist | chemist | químic*_industrial | ingenier*_químic* | chemiker* laborant* | كيميائي | כימאי | 化学者 | 화학자
psychologist | psychologist therapist psychotherapist | psicólog* terapeut* | psicólog* terapeut* | psychologe* psychologin psychotherapeut* | أخصائي_نفسي معالج | פסיכולוג פסיכולוגית | 心理士 | 심리사
actor | actor actress | ator atriz | actriz actor_de_teatro | schauspieler* | ممثل_مسرحي ممثلة_مسرحية | שחקן שחקנית | 俳優 女優 | 배우
writer | writer author | escritor* autor_de_livros | escritor* | schriftsteller* | كاتب_روائي أديب | סופר סופרת | 作家 | 작가
innkeeper | innkeeper hotelier restaurateur | hoteleir* estalajadeir* | hotelero* posadero* | gastwirt* wirtin hotelier | صاحب_مطعم | מלונאי | 旅館業 飲食店主 | 여관업
guard | guard watchman security_guard | vigilante* vigia guarda_noturno | vigilante* guardia_de_seguridad | wachmann wächter* | حارس_أمن حارس | שומר מאבטח | 警備員 守衛 | 경비원
turner | lathe_operator turner machinist lathe ~ mechanic operator | torneiro torneiro_mecânico torneira_mecânica | tornero tornera | dreher dreherin zerspanungsmechaniker* | خراط | חרט חרטית | 旋盤工 | 선반공
surveyor | surveyor land_surveyor ~ geometer | agrimensor topógrafo | agrimensor topógrafo | vermesser vermessungsingenieur* geometer | مساح | מודד | 測量士 | 측량사
seaman | deckhand boatswain stevedore docker longshoreman | estivador marinheiro_de_convés | estibador marinero_de_cubierta | hafenarbeiter* matrose matrosen | بحار | ימאי סוור | 船員 | 선원
social-worker | social_worker | assistente_social | trabajador_social trabajadora_social | sozialarbeiter* | أخصائي_اجتماعي أخصائية_اجتماعية | עובד_סוציאלי עובדת_סוציאלית | ソーシャルワーカー 社会福祉士 | 사회복지사
consultant | consultant advisor adviser ~ counselor | consultor consultora | consultor consultora asesor asesora | berater beraterin | مستشار مستشارة | יועץ יועצת | コンサルタント | 컨설턴트
technician | technician ~ technical technologist operator | técnico técnica | técnico técnica | techniker technikerin | فني فنية تقني | טכנאי טכנאית | 技術者 技師 技能士 | 기술자 기사
operator | machine_operator forklift_operator crane_operator ~ operator | operador_de_máquinas operador_de_empilhadeira | operador_de_máquinas gruista montacarguista | maschinenführer* kranführer* staplerfahrer* | مشغل | מפעיל מנופאי | 重機オペレーター クレーン運転士 | 기중기운전원
beautician | beautician cosmetician manicurist | esteticista manicure | esteticista manicurista | kosmetiker* | خبيرة_تجميل | קוסמטיקאית | 美容師 | 미용사
tanner | tanner furrier | curtidor peleteiro | curtidor peletero | gerber kürschner | دباغ | בורסקאי פרוון | 皮革職人 | 피혁공
wheelwright | wheelwright cartwright coachman carter | carroceiro cocheiro carreteiro | carretero cochero | wagner stellmacher kutscher fuhrmann | حوذي عربجي | עגלון | 御者 馬車 | 마부
servant | maid housemaid servant domestic_worker ~ domestic | empregada_doméstica doméstica criada | empleada_doméstica criada sirvienta | dienstmädchen magd dienstmagd hausangestellte* | خادمة عاملة_منزلية | עוזרת_בית משרתת | 家政婦 女中 | 가사도우미 하녀
tailor2 | upholsterer | estofador | tapicero | polsterer | منجد | רפד | 家具職人 | 가구공
beekeeper | beekeeper apiarist | apicultor* | apicultor* | imker imkerin | نحال مربي_نحل | כוורן | 養蜂家 | 양봉업자
cashier | cashier teller ~ treasurer | caixa_de_banco operador_de_caixa operadora_de_caixa | cajero cajera | kassierer* kassiererin | أمين_صندوق صراف | קופאי קופאית | レジ係 出納係 | 출납원 계산원
imam | imam sheikh ~ preacher | imã imame | imán | imam | إمام خطيب_المسجد شيخ_المسجد | אימאם | イマーム | 이맘
monk | monk nun friar sister_superior | monge freira frade | monje monja fraile | mönch nonne ordensschwester | راهب راهبة | נזיר נזירה | 修道女 修道士 僧侶 | 수녀 수도사 승려
manager-work | manager ~ director head supervisor managing branch executive officer | gerente | gerente | manager filialleiter* abteilungsleiter* *leiter *leiterin leiter leiterin | مدير مديرة | מנהל מנהלת | 支配人 店長 課長 部長 | 과장 부장 지점장 차장
supervisor | supervisor foreman overseer ~ manager head | supervisor supervisora encarregado encarregada capataz | supervisor supervisora capataz encargado encargada | vorarbeiter* polier | مشرف مشرفة ملاحظ | מפקח מפקחת אחראי | 主任 監督 | 주임 감독
- | teacher_training nursing_home nursing_homes officers_club witness_whereof in_witness_whereof bear_witness | em_testemunho testemunho_da_verdade encarregado_de_educação encarregada_de_educação encarregados_de_educação | en_testimonio baker_street | schneiderei richtig* student_in | مساحة المساحة مساحته مساحتها | עד_יום עד_ליום אחיין רב_סרן רב_טוראי הודפס אב_בית_הדין אב_בית_דין | 学生証 | 신부전
`;

/** Every country by its names in a language, beside the words of nationalities that are listed. */
export function countryLines(lang: LanguageTag): string[] {
  const names = new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_letter, index) => String.fromCodePoint(65 + index));
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !/^(?:EU|EZ|UN|ZZ|Q[M-Z]|X.|A[A-C])$/.test(code))
    .flatMap((code) => {
      const name = names.of(code)?.replaceAll(/\([^)]*\)/g, '');
      const words = name?.match(/[\p{L}\p{M}]+/gu) ?? [];
      if (words.length === 0) return [];
      // Without spaces a name is one word.
      const written = words.join(isIn(lang, 'Chinese') ? '' : '_');
      return [`region-${code} | ${written}`];
    });
}
