/** What columns of the first lists lack, and small families of things: forms of medicine, aids, furnishings, meals. Columns as in `work.ts`. */
export const gapsOfTwelve = `
# kin
grandparents = | | | | | | | | | | | дідусь_і_бабуся бабуся_й_дідусь бабуся_і_дідусь діди_й_баби | 
godmother = | | | | | סנדקית | | | | | | | 
stepchild = | | | | ربيب ربيبة ربيبته | בן_חורג בת_חורגת בנו_החורג בתו_החורגת | | | | | | | 
brother-in-law = | | | | أخو_الزوج أخو_الزوجة زوج_الأخت ~ صهر نسيب | | | | | | | | 
sister-in-law = | | | | أخت_الزوج أخت_الزوجة زوجة_الأخ | | | | | | | | 
great-aunt = | | | | | | | | | | | | 姑婆 姨婆 叔公 伯公 舅公
great-grandparent = | | | | | סבא_רבא סבתא_רבתא | | | | | | | 
# body
back = | | | | | | 腰 腰部 | 허리 요추 등_부위 | | | | | 腰部 背部
eyelid = eyelid eyelids | pálpebra* | párpado* | augenlid* | جفن الجفن | עפעף עפעפיים | 瞼 眼瞼 まぶた | 눈꺼풀 | paupière* | palpebra palpebre | powiek* | повік* | 眼睑 眼皮
eyebrow = eyebrow eyebrows | sobrancelha* | ceja cejas | augenbraue* | الحاجب_الأيمن الحاجب_الأيسر | גבות | 眉 眉毛 | 눈썹 | sourcil* | sopracciglio sopracciglia | brew brwi brwiowy | брова брови брову | 眉毛
lip = lip lips labial | lábio* | labio labios | lippe lippen oberlippe unterlippe | شفة الشفة | שפה_עליונה שפה_תחתונה שפתיים | 唇 口唇 | 입술 | lèvre* | labbro labbra | warga wargi wargę wargą | губа губи губу | 嘴唇
chin = chin | queixo | mentón barbilla | kinn | ذقن الذقن | סנטר | 顎先 | 턱_끝 | menton | mento | podbródek podbródka | підборідд* | 下巴
gum = gum gums gingival | gengiva* | encía encías | zahnfleisch* | لثة اللثة | חניכיים | 歯茎 歯肉 | 잇몸 | gencive* | gengiva gengive | dziąsł* | | 牙龈
nail = nail nails fingernail toenail | unha unhas | uña uñas | fingernagel nägel zehennagel | ظفر أظافر | ציפורן ציפורניים | 爪 | 손톱 발톱 | ongle* | unghia unghie | paznokieć paznokci* | ніготь нігтя нігті | 指甲
groin = groin inguinal | virilha inguinal | ingle inguinal* | leiste leistenbruch* leistengegend | إربي فخذ_إربي | מפשעה מפשעתי | 鼠径部 鼠径 | 사타구니 서혜부 | aine inguinal* | inguine inguinal* | pachwin* | пах паху пахов* | 腹股沟
armpit = armpit axilla axillary | axila axilar | axila axilar | achsel achselhöhle | إبط الإبط | בית_השחי | 腋窩 脇の下 | 겨드랑이 | aisselle axillaire | ascella ascellare | pach_pod_pachą pachy | пахв* | 腋窝 腋下
buttock = buttock buttocks gluteal | nádega* glúteo* | nalga nalgas glúteo* | gesäß* | أرداف | ישבן | 臀部 | 엉덩이 둔부 | fesse fesses | natica natiche gluteo | poślad* | сідниц* | 臀部
esophagus = esophagus oesophagus esophageal | esôfago esófago | esófago | speiseröhre* | مريء المريء | ושט | 食道 | 식도 | œsophage | esofago | przełyk* | стравох* | 食管 食道
testicle = testicle testicles testicular testis | testículo* | testículo* | hoden | خصية | אשך אשכים | 精巣 睾丸 | 고환 | testicule* | testicolo testicoli | jądro jądra jąder | яєчко яєчка | 睾丸
ligament = ligament ligaments | ligamento* | ligamento* | band_bänderriss kreuzband* bänder bänderriss | رباط_صليبي أربطة | רצועות | 靭帯 | 인대 | ligament* | legamento legamenti | więzadł* | зв_язк*_суглоб* звʼязк* | 韧带
muscle = muscle muscles muscular | músculo* | músculo* | muskel muskeln | عضلة عضلات | שריר שרירים | 筋肉 | 근육 | muscle* musculaire* | muscolo muscoli muscolare | mięsień mięśnia mięśni | м_яз м_язів | 肌肉
# work
pharmacy-shop = pharmacy pharmacies drugstore ~ pharmacist | farmácia farmácias drogaria | farmacia farmacias botica | apotheke apotheken | صيدلية صيدليات | בית_מרקחת בתי_מרקחת | 薬局 | 약국 | pharmacie pharmacies officine | farmacia farmacie | apteka apteki aptece aptekę | аптека аптеки аптеці аптеку | 药房 药店
judge = | | | | | | | | juge magistrat magistrate ~ tribunal | giudice giudici magistrato | sędzia sędziego sędzią sędzina | суддя судді суддею | 法官 审判员
saddler = | | | | | | | | sellier bourrelier | sellaio | rymarz* siodlarz* | лимар лимаря | 鞍匠
nanny = | | | | | | | | nourrice garde_d_enfants assistante_maternelle | bambinaia babysitter | niania nianią opiekunk*_do_dzieci | няня нянею | 保姆
innkeeper = | | | | | | | | aubergiste hôtelier hôtelière restaurateur | albergatore locandiere ristoratore | karczmarz* hotelarz* restaurator* | готельєр* ресторатор* | 旅馆老板 餐馆老板
seaman = | | | | | | | | docker dockers débardeur | scaricatore_di_porto portuale | doker* | докер* | 码头工人
social-worker = | | | | | | | | assistant_social assistante_sociale travailleur_social travailleuse_sociale | assistente_sociale | pracowni*_socjaln* | соціальн*_працівни* | 社会工作者 社工
consultant = | | | | | | | | consultant consultante | consulente | konsultant* doradca doradcy doradcą | консультант* | 顾问
operator = | | | | | | | | cariste grutier conducteur_d_engins opérateur_de_machine | carrellista gruista operatore_di_macchine | operator_maszyn operatora_maszyn operator_wózka operator_dźwigu | кранівник* оператор_верстат* | 叉车司机 机床操作工
beautician = | | | | | | | | esthéticienne esthéticien | estetista | kosmetyczk* | косметолог* | 美容师
tanner = | | | | | | | | tanneur fourreur | conciatore pellicciaio | garbarz* kuśnierz* | кушнір кушніра чинбар* | 制革工
wheelwright = | | | | | | | | charron charretier cocher | carrettiere cocchiere | kołodziej* woźnica | колісник візник | 车夫
tailor2 = | | | | | | | | tapissier | tappezziere | tapicer* | оббивальник* | 
beekeeper = | | | | | | | | apiculteur apicultrice | apicoltore apicultore | pszczelarz* | пасічник* бджоляр* | 养蜂人
imam = | | | | | | | | imam | imam | imam imama | імам імама | 伊玛目 阿訇
typist = | | | | | קלדנית קצרנית | | | | | | | 
# field
bible-study = bible bible_studies scripture ~ religion religious | | | bibelkunde | | תנ_ך מקרא | | | | | | | 
# opposite
time:during = during throughout ~ in within while when for since of over at amid course | durante ~ no_decurso no_curso | durante ~ en_el_transcurso | während ~ im_laufe | أثناء خلال | במהלך ~ בעת | | | pendant ~ au_cours | durante ~ nel_corso | podczas ~ w_trakcie w_czasie | під_час ~ впродовж протягом | ~ 期间
change:increase = | | | | | | 増額 増加 引上げ 引き上げ | 증액* 인상* 증가* | | | | | 
change:decrease = | | | | | | 減額 減少 引下げ 引き下げ | 감액* 인하* 감소* | | | | | 
child:second = | | | | | | | | deuxième_enfant deuxième_fils deuxième_fille seconde_fille second_fils | | druga_córka drugą_córkę drugi_syn drugie_dziecko | друга_дочка другий_син друга_дитина | 
child:third = | terceir*_filh* | tercer_hijo tercera_hija | | | | | | troisième_enfant troisième_fils troisième_fille | | trzecia_córka trzeci_syn trzecie_dziecko | третя_дочка третій_син третя_дитина | 
child:youngest = | | | | أصغر_الأبناء الابن_الأصغر البنت_الصغرى | בן_הזקונים הבן_הצעיר הבת_הצעירה | | | | | | | 
burden:free = | | | | | | | | libre_de_toute_hypothèque libre_de_charges | libero_da_ipoteche libera_da_ipoteche libero_da_gravami libero_da_pesi | wolna_od_obciążeń wolny_od_obciążeń wolne_od_obciążeń | вільн*_від_обтяжень | 无抵押
burden:held = | | | | | | | | grevé* hypothéqué* | gravato_da gravata_da ipotecat* | obciążon*_hipotek* | обтяжен* | 已抵押 设有抵押
served:suspended = | | | | | | | | avec_sursis sursis | sospensione_condizionale pena_sospesa | w_zawieszeniu warunkow*_zawieszeni* zawiesza | умовно іспитов*_строк* | 缓刑
served:actual = | | | | | | | | emprisonnement_ferme prison_ferme | pena_detentiva_effettiva | bezwzględn*_pozbawieni* | реальн*_позбавлен* | 实刑
range:until = | | | | | | | | | fino_al fino_alla fino_a sino_al | do_dnia do_końca | до_кінця | 
parity:even = | | | | زوجية | זוגיים זוגיות | | | | | | | 
parity:odd = | | | | فردية | אי_זוגיים אי_זוגיות | | | | | | | 
# contract
name:keep = | | | | | | | | conserve_son_nom garde_son_nom gardera_son_nom | mantiene_il_cognome conserva_il_cognome | zachowuje_nazwisko zachowa_nazwisko | зберегла_прізвище залишила_прізвище | 保留原姓
birth-way:forceps = | | | | | | | | forceps ventouse | forcipe ventosa | kleszczowy kleszczami próżnociąg* | накладання_щипців вакуум_екстракц* | 产钳
petition:residence = | | | | | | | | titre_de_séjour carte_de_séjour | permesso_di_soggiorno | zezwoleni*_na_pobyt kart*_pobytu | дозвіл_на_проживання посвідк*_на_проживання | 居留许可
condition:glasses = | | | | | | | | lunettes verres_correcteurs | occhiali lenti_correttive | okular* | окуляр* | 眼镜
condition:hearing = | | | | | | | | appareil_auditif prothèse_auditive | apparecchio_acustico | aparat_słuchowy aparatu_słuchowego | слухов*_апарат* | 助听器
insurance:pension = | | | | | | | | assurance_vieillesse | assicurazione_pensionistica | ubezpieczeni*_emerytaln* | пенсійн*_страхуван* | 养老保险
company:partnership = | | | | | | | | société_en_nom_collectif | società_in_nome_collettivo società_di_persone | spółka_jawna spółki_jawnej spółka_cywilna | повн*_товариств* | 合伙企业
# conduct
fuel:electric = | | | | | | | | véhicule_électrique moteur_électrique | veicolo_elettrico motore_elettrico | samochód_elektryczny silnik_elektryczny | електромобіл* електродвигун* | 电动 纯电
ward:kidney = | | | | | | | | néphrologie néphrologue | nefrologia nefrologo | nefrolog* | нефролог* | 肾内科
ward:anesthesia = | | | | | | | | anesthésiologie anesthésiste | anestesiologia anestesista | anestezjolog* | анестезіолог* | 麻醉科
# trade
form-of:tablet = tablet tablets pill pills ~ dose oral | comprimido* | comprimido* tableta* pastilla* | tablette* pille* | قرص أقراص حبة حبوب | טבליה טבליות כדור כדורים | 錠剤 | 정제_약 알약 | comprimé* pilule* | compressa compresse pastiglia | tabletk* pigułk* | таблетк* пігулк* | 药片 片剂
form-of:capsule = capsule capsules ~ dose oral | cápsula* | cápsula* | kapsel kapseln | كبسولة كبسولات | כמוסה כמוסות קפסולה | カプセル | 캡슐 | gélule* capsule* | capsula capsule | kapsułk* | капсул* | 胶囊
form-of:syrup = syrup oral_solution suspension_syrup ~ solution | xarope* | jarabe* | sirup saft_medizin hustensaft* | شراب_دواء شراب_طبي | סירופ | シロップ | 시럽 | sirop sirops | sciroppo | syrop syropu syropem | сироп* | 糖浆
form-of:injection = injection injections shot shots injectable ~ vaccine vaccination dose | injeção injeções injetável | inyección inyecciones inyectable | injektion* spritze spritzen | حقنة حقن إبرة | זריקה זריקות | 注射 | 주사제 | injection injections piqûre* | iniezione iniezioni | zastrzyk* iniekcj* | ін_єкці* укол* | 注射 针剂
form-of:ointment = ointment cream gel salve ~ topical lotion | pomada* creme_dermatológico | pomada* ungüento* | salbe salben | مرهم | משחה | 軟膏 | 연고 | pommade* onguent | pomata unguento | maść maści maścią | мазь мазі маззю | 软膏
form-of:drops = drops eye_drops ear_drops | gotas colírio | gotas colirio | tropfen augentropfen | قطرة_عين قطرات | טיפות | 点眼薬 点鼻薬 | 점안액 안약 | gouttes collyre | gocce collirio | krople kropli | краплі крапель | 滴眼液 滴剂
aid:wheelchair = wheelchair | cadeira_de_rodas | silla_de_ruedas | rollstuhl* | كرسي_متحرك | כיסא_גלגלים כסא_גלגלים | 車椅子 車いす | 휠체어 | fauteuil_roulant | sedia_a_rotelle carrozzina | wózek_inwalidzki wózka_inwalidzkiego wózku_inwalidzkim | інвалідн*_візок інвалідн*_візк* | 轮椅
aid:crutches = crutches crutch | muleta* | muleta* | krücke krücken gehstützen unterarmgehstützen | عكاز عكازات | קביים | 松葉杖 | 목발 | béquille* | stampella stampelle | kule kulach kul_łokciowych | милиц* | 拐杖
aid:cane = cane walking_stick | bengala | bastón | gehstock stock_gehhilfe | عصا_مشي | מקל_הליכה | 杖 | 지팡이 | canne_de_marche canne | bastone | laska laski laską | ціпок палиця | 手杖
aid:prosthesis = prosthesis prosthetic artificial_leg artificial_arm ~ implant | prótese* | prótesis | prothese* | طرف_صناعي | פרוטזה תותב | 義足 義手 義肢 | 의족 의수 | prothèse* | protesi | protez* | протез* | 假肢
item:umbrella = umbrella umbrellas | guarda_chuva* | paraguas | regenschirm* | مظلة | מטרייה מטריה | 傘 | 우산 | parapluie* | ombrello ombrelli | parasol parasola | парасольк* | 雨伞
item:camera = camera cameras video_camera | câmera_fotográfica máquina_fotográfica câmara_fotográfica | cámara_fotográfica cámara | kamera fotoapparat* | كاميرا | מצלמה | カメラ | 카메라 | appareil_photo caméra | macchina_fotografica fotocamera | aparat_fotograficzny aparatu_fotograficznego | фотоапарат* камера камеру | 照相机 相机
item:keys = keys key keyring ~ bunch | chave chaves | llave llaves | schlüssel schlüsselbund | مفتاح مفاتيح | מפתח מפתחות | 鍵 | 열쇠 | clé clés clef clefs | chiave chiavi | klucz klucze kluczy kluczyki | ключ ключі ключів | 钥匙
item:suitcase = suitcase suitcases trunk ~ luggage baggage bag | mala_de_viagem malas_de_viagem | maleta* valija* | koffer koffern | حقيبة_سفر | מזוודה מזוודות | スーツケース | 여행가방 여행용_가방 | valise* | valigia valigie | walizk* | валіз* | 行李箱
item:coat = coat jacket overcoat ~ clothing garment | casaco* jaqueta* | abrigo_prenda chaqueta* | mantel jacke jacken | معطف سترة | מעיל מעילים | コート 上着 | 외투 재킷 | manteau veste blouson | cappotto giacca giubbotto | płaszcz płaszcza kurtka kurtkę | пальто куртка куртку | 外套 大衣
item:shoes = shoes shoe boots footwear | sapato* calçado* tênis_calçado | zapato* calzado botas | schuh schuhe stiefel | حذاء أحذية | נעל נעליים | 靴 | 신발 구두 | chaussure* bottes | scarpa scarpe stivali | buty butów obuwie | взуття туфлі черевики | 鞋
item:glasses = eyeglasses spectacles glasses | óculos | gafas anteojos lentes_de_ver | brille | نظارة نظارات | משקפיים | 眼鏡 | 안경 | lunettes | occhiali | okulary okularów | окуляри окулярів | 眼镜
item:tools = tools toolbox | ferramenta* | herramienta* | werkzeug* | أدوات_عمل عدة_عمل | כלי_עבודה | 工具 | 공구 | outil outils outillage | attrezzi utensili | narzędzi* | інструмент* | 工具
fixture:refrigerator = refrigerator fridge freezer | geladeira frigorífico | refrigerador nevera frigorífico | kühlschrank* | ثلاجة براد | מקרר | 冷蔵庫 | 냉장고 | réfrigérateur frigo | frigorifero | lodówk* | холодильник* | 冰箱
fixture:washer = washing_machine washer dryer | máquina_de_lavar | lavadora lavarropas | waschmaschine* | غسالة | מכונת_כביסה | 洗濯機 | 세탁기 | lave_linge machine_à_laver | lavatrice | pralka pralki pralkę | пральн*_машин* | 洗衣机
fixture:stove = stove oven cooker range_cooker | fogão forno | estufa_de_cocina cocina_de_gas horno ~ cocina | herd backofen | موقد فرن | תנור כיריים | コンロ オーブン | 가스레인지 오븐 | cuisinière_à_gaz four | fornello forno ~ cucina | kuchenka kuchenki piekarnik | кухонн*_плит* духовк* | 炉灶 烤箱
fixture:air-conditioner = air_conditioner air_conditioning | ar_condicionado | aire_acondicionado | klimaanlage* | مكيف مكيفات تكييف | מזגן מיזוג | エアコン | 에어컨 | climatisation climatiseur | condizionatore climatizzatore aria_condizionata | klimatyzacj* klimatyzator* | кондиціонер* | 空调
fixture:heating = heating radiator radiators boiler furnace heater ~ heat heated water_heater stove furnace oven | aquecimento aquecedor | calefacción radiador caldera | heizung heizungs* heizkörper zentralheizung | تدفئة سخان | הסקה חימום | 暖房 | 난방 보일러 | chauffage radiateur chaudière | riscaldamento caldaia termosifone | ogrzewani* grzejnik* kocioł | опалення батаре* котел | 暖气 供暖
fixture:elevator = elevator elevators lift | elevador* ascensor | ascensor* elevador* | aufzug fahrstuhl lift | مصعد | מעלית | エレベーター 昇降機 | 엘리베이터 승강기 | ascenseur* | ascensore | winda windy windą | ліфт ліфта ліфтом | 电梯
meal:breakfast = breakfast | café_da_manhã pequeno_almoço | desayuno | frühstück* | إفطار فطور | ארוחת_בוקר | 朝食 | 아침_식사 조식 | petit_déjeuner | colazione | śniadani* | сніданк* сніданок | 早餐
meal:lunch = lunch midday_meal luncheon | almoço | almuerzo comida_del_mediodía | mittagessen | غداء | ארוחת_צהריים | 昼食 | 점심_식사 중식 | déjeuner | pranzo | obiad* | обід обіду | 午餐
meal:dinner = dinner supper evening_meal | jantar | cena | abendessen abendbrot | عشاء | ארוחת_ערב | 夕食 | 저녁_식사 석식 | dîner souper | cena | kolacj* | вечер* | 晚餐
mark:beard = beard bearded | barba | barba | bart vollbart | لحية | זקן_פנים | 髭 あごひげ | 턱수염 | barbe | barba | broda brodę brodą | борода бороду бородою | 胡须
mark:mustache = mustache moustache | bigode | bigote | schnurrbart oberlippenbart | شارب | שפם | 口髭 口ひげ | 콧수염 | moustache | baffi | wąsy wąsami wąs | вуса вусами | 小胡子
mark:tattoo = tattoo tattoos tattooed | tatuagem tatuagens | tatuaje* | tätowierung* tattoo | وشم | קעקוע קעקועים | 刺青 入れ墨 タトゥー | 문신 | tatouage* | tatuaggio tatuaggi | tatuaż* | татуюванн* | 纹身
mark:scar = scar scars scarring cicatrix | cicatriz cicatrizes | cicatriz cicatrices | narbe narben | ندبة | צלקת צלקות | 傷跡 瘢痕 | 흉터 | cicatrice* | cicatrice cicatrici | blizn* | шрам* рубець | 疤痕 伤疤
money-for:tuition = tuition tuition_fee tuition_fees school_fees ~ fees fee | mensalidade_escolar propinas | matrícula_y_colegiatura colegiatura | schulgeld studiengebühr* | رسوم_دراسية أقساط_دراسية | שכר_לימוד | 授業料 学費 | 등록금 수업료 | frais_de_scolarité | tassa_scolastica tasse_universitarie retta_scolastica | czesne czesnego | плата_за_навчання | 学费
money-for:scholarship = scholarship scholarships bursary stipend ~ grant | bolsa_de_estudo bolsa_de_estudos | beca becas | stipendium stipendien | منحة_دراسية | מלגה מלגות | 奨学金 | 장학금 | bourse_d_études bourse | borsa_di_studio | stypendium stypendia | стипенді* | 奖学金 助学金
disaster:flood = flood floods flooding inundation | inundaç* enchente* | inundaci* | überschwemmung* hochwasser* | فيضان سيول | שיטפון שטפון הצפה | 洪水 水害 | 홍수 침수 | inondation* | alluvione alluvioni inondazione | powódź powodzi zalani* | повінь повені затоплен* | 洪水 水灾
disaster:earthquake = earthquake earthquakes | terremoto* sismo | terremoto* sismo | erdbeben* | زلزال | רעידת_אדמה רעידות_אדמה | 地震 | 지진 | séisme tremblement_de_terre | terremoto sisma | trzęsieni*_ziemi | землетрус* | 地震
disaster:storm = storm storms hurricane typhoon hail windstorm | tempestade* furacão granizo | tormenta* huracán granizo | sturm stürme unwetter* hagel* | عاصفة إعصار | סערה סופה ברד | 台風 暴風 | 태풍 폭풍 우박 | tempête* ouragan grêle | tempesta uragano grandine | burza burzy wichur* grad gradu | буря бурі буревій ураган* град | 台风 风暴 冰雹
disaster:fire = fire fires blaze burned_down | incêndio* | incendio* | brand brände feuer | حريق حرائق | שריפה שרפה דליקה | 火災 火事 | 화재 | incendie* | incendio incendi | pożar pożaru pożarem | пожеж* | 火灾
game:soccer = soccer ~ football | futebol | fútbol | fußball* | كرة_القدم | כדורגל | サッカー | 축구 | football | calcio_sport gioco_del_calcio | piłka_nożna piłki_nożnej piłkę_nożną | футбол* | 足球
game:basketball = basketball | basquete basquetebol | baloncesto básquetbol | basketball* | كرة_السلة | כדורסל | バスケットボール | 농구 | basket basketball | pallacanestro basket | koszykówk* | баскетбол* | 篮球
game:volleyball = volleyball | voleibol vôlei | voleibol vóleibol | volleyball* | الكرة_الطائرة | כדורעף | バレーボール | 배구 | volley volleyball | pallavolo | siatkówk* | волейбол* | 排球
game:swimming = swimming | natação | natación | schwimmen schwimmsport | سباحة | שחייה | 水泳 | 수영 | natation | nuoto | pływani* | плаванн* | 游泳
game:judo = judo | judô judo | judo yudo | judo | جودو الجودو | גודו | 柔道 | 유도부 | judo | judo | judo dżudo | дзюдо | 柔道
game:karate = karate | caratê karatê | kárate karate | karate | كاراتيه الكاراتيه | קראטה | 空手 空手道 | 가라테 공수도 | karaté | karate | karate | карате | 空手道
game:fencing = fencing | esgrima | esgrima | fechten fechtsport | مبارزة_بالسيف سلاح_الشيش | סיף_ספורט | フェンシング | 펜싱 | escrime | scherma | szermierk* | фехтуванн* | 击剑
game:tennis = tennis ~ table_tennis | tênis ténis | tenis | tennis* | تنس التنس كرة_المضرب | טניס | テニス | 테니스 | tennis | tennis | tenis tenisa | теніс* | 网球
game:table-tennis = table_tennis ping_pong | tênis_de_mesa ténis_de_mesa pingue_pongue | tenis_de_mesa ping_pong | tischtennis* | تنس_الطاولة كرة_الطاولة | טניס_שולחן | 卓球 | 탁구 | tennis_de_table ping_pong | tennistavolo tennis_da_tavolo | tenis_stołowy tenisa_stołowego | настільн*_теніс* | 乒乓球
game:athletics = athletics track_and_field track ~ running | atletismo | atletismo | leichtathletik* | ألعاب_القوى | אתלטיקה | 陸上競技 陸上部 | 육상 | athlétisme | atletica | lekkoatletyk* lekkiej_atletyki | легк*_атлетик* | 田径
game:gymnastics = gymnastics | ginástica_artística ginástica_rítmica | gimnasia_artística gimnasia_rítmica | kunstturnen turnsport | جمباز الجمباز | התעמלות_אומנותית התעמלות_מכשירים | 体操 | 체조 | gymnastique | ginnastica_artistica ginnastica_ritmica | gimnastyk*_artystyczn* gimnastyk*_sportow* | гімнастик* | 体操
game:boxing = boxing | boxe pugilismo | boxeo | boxen boxsport | ملاكمة الملاكمة | אגרוף_ספורט | ボクシング | 권투 복싱 | boxe | pugilato | boks boksu | бокс боксу боксом | 拳击
game:wrestling = wrestling | luta_livre luta_olímpica | lucha_libre lucha_olímpica | ringen_sport ringkampf | مصارعة المصارعة | היאבקות | レスリング | 레슬링 | lutte_sportive | lotta_libera | zapas* | боротьб*_вільн* вільн*_боротьб* | 摔跤
game:skiing = skiing ~ ski | esqui | esquí | skisport skifahren | تزلج التزلج | סקי | スキー | 스키 | ski ski_alpin | sci_alpino | narciarstw* | лижн*_спорт* | 滑雪
game:rowing = rowing | remo_esporte | remo_deporte | rudern rudersport | تجديف التجديف | חתירה | ボート部 | 조정_경기 | aviron | canottaggio | wioślarstw* | веслуванн* | 赛艇
game:chess = chess | xadrez | ajedrez | schach schachspiel | شطرنج الشطرنج | שחמט | チェス | 체스 | échecs | scacchi | szachy szachów szachowy | шахи шахів шахов* | 国际象棋
game:handball = handball | handebol andebol | balonmano | handball* | كرة_اليد | כדוריד | ハンドボール | 핸드볼 | handball | pallamano | piłka_ręczna piłki_ręcznej piłkę_ręczną | гандбол* | 手球
game:baseball = baseball | beisebol | béisbol | baseball* | البيسبول | בייסבול | 野球 | 야구 | base_ball baseball | baseball | baseball baseballu | бейсбол* | 棒球
site:mosque = mosque mosques | mesquita* | mezquita* | moschee moscheen | مسجد مساجد الجامع_الكبير | מסגד מסגדים | モスク | 모스크 | mosquée* | moschea moschee | meczet* | мечет* | 清真寺
site:synagogue = synagogue synagogues | sinagoga* | sinagoga* | synagoge synagogen | كنيس | בית_כנסת בית_הכנסת בתי_כנסת בבית_כנסת בבית_הכנסת | シナゴーグ | 유대교_회당 | synagogue* | sinagoga sinagoghe | synagog* | синагог* | 犹太教堂
site:market = market markets marketplace ~ bazaar fair | mercado_municipal mercado_público feira_livre | mercado_municipal mercado_central mercadillo | marktplatz wochenmarkt | سوق السوق أسواق | שוק השוק שווקים | 市場 | 시장_입구 전통시장 | marché_couvert marché_municipal | mercato_rionale mercato_coperto | targowisk* | ринок ринку ринком | 菜市场 市场
site:museum = museum museums | museu* | museo* | museum museen museums | متحف متاحف | מוזיאון מוזיאונים | 博物館 美術館 | 박물관 미술관 | musée* | museo musei | muzeum muzea muzeów | музей музею музеї музеєм | 博物馆 美术馆
site:library = library libraries | biblioteca* | biblioteca* | bibliothek bibliotheken bücherei | مكتبة_عامة المكتبة_العامة المكتبة_الوطنية | ספרייה ספריה ספריית | 図書館 | 도서관 | bibliothèque* | biblioteca biblioteche | bibliotek* | бібліотек* | 图书馆
site:theater = theater theatre theaters theatres | teatro* | teatro* | theater theaters | مسرح_بلدي المسرح_الوطني | תיאטרון תאטרון | 劇場 | 극장 | théâtre* | teatro teatri | teatr* | театр* | 剧院
site:cinema = cinema cinemas movie_theater movie_theatre ~ movies theater | cinema cinemas | cine cines | kino kinos | سينما السينما | קולנוע בית_קולנוע | 映画館 | 영화관 | cinéma cinémas | cinema | kino kina kinie | кінотеатр* | 电影院
instrument:piano = piano | piano | piano | klavier* | بيانو | פסנתר | ピアノ | 피아노 | piano | pianoforte | fortepian* pianin* | фортепіано піаніно | 钢琴
instrument:violin = violin | violino | violín | geige violine | كمان | כינור | バイオリン ヴァイオリン | 바이올린 | violon | violino | skrzypc* | скрипк* | 小提琴
instrument:guitar = guitar | violão guitarra | guitarra | gitarre | جيتار غيتار | גיטרה | ギター | 기타_연주 | guitare | chitarra | gitar* | гітар* | 吉他
# contract
renew:yes = renewable extendable extensible ~ renewal renewed extended | renovável renováveis prorrogável | renovable renovables prorrogable | verlängerbar* erneuerbar* | قابل_للتجديد قابلة_للتجديد يجدد | ניתן_לחידוש ניתן_להארכה | 更新可 更新可能 | 갱신_가능 연장_가능 | renouvelable* reconductible* | rinnovabil* prorogabil* | odnawialn* | поновлюван* | 可续签 可续期
pay:biweekly = biweekly bi_weekly semimonthly semi_monthly fortnightly every_two_weeks ~ weeks twice_a_month two_weeks | quinzenal quinzenais | quincenal quincenales | vierzehntägig* | نصف_شهري كل_أسبوعين | דו_שבועי | 隔週 半月ごと | 격주 | bimensuel* | quindicinal* | dwutygodniow* | двотижнев* | 双周 半月
renew:no = non_renewable nonrenewable not_renewable non_extendable | não_renovável improrrogável | no_renovable improrrogable | nicht_verlängerbar* | غير_قابل_للتجديد غير_قابلة_للتجديد | לא_ניתן_לחידוש | 更新不可 更新しない | 갱신_불가 연장_불가 | non_renouvelable* | non_rinnovabil* improrogabil* | nieodnawialn* | непоновлюван* | 不可续签
# certificate
birth-record = birth_certificate certificate_of_birth birth_record birth_entry record_of_birth certificate_of_live_birth ~ certificate birth record extract entry register | certidão_de_nascimento assento_de_nascimento registo_de_nascimento registro_de_nascimento | acta_de_nacimiento partida_de_nacimiento certificado_de_nacimiento registro_de_nacimiento | geburtsurkunde* geburtszeugnis* geburtsschein* abstammungsurkunde* | شهادة_ميلاد شهادة_الميلاد شهادة_ولادة وثيقة_ولادة | תעודת_לידה | 出生証明書 出生届 | 출생증명서 출생신고서 | acte_de_naissance extrait_de_naissance | atto_di_nascita certificato_di_nascita estratto_di_nascita | akt*_urodzeni* | свідоцтв*_про_народження | 出生证明 出生医学证明
death-record = death_certificate certificate_of_death death_record death_entry record_of_death ~ certificate death record extract entry register | certidão_de_óbito assento_de_óbito atestado_de_óbito registo_de_óbito registro_de_óbito | acta_de_defunción partida_de_defunción certificado_de_defunción | sterbeurkunde* totenschein* todesbescheinigung* | شهادة_وفاة شهادة_الوفاة وثيقة_وفاة | תעודת_פטירה | 死亡診断書 死亡届 死体検案書 | 사망진단서 사망신고서 | acte_de_décès certificat_de_décès | atto_di_morte certificato_di_morte | akt*_zgonu | свідоцтв*_про_смерть | 死亡证明 死亡医学证明
marriage-record = marriage_certificate certificate_of_marriage marriage_record marriage_entry record_of_marriage marriage_contract ~ certificate marriage record extract entry register contract | certidão_de_casamento assento_de_casamento registo_de_casamento registro_de_casamento | acta_de_matrimonio partida_de_matrimonio certificado_de_matrimonio libro_de_familia | heiratsurkunde* eheurkunde* trauschein* | شهادة_زواج عقد_زواج عقد_الزواج عقد_قران وثيقة_زواج قسيمة_زواج | תעודת_נישואין תעודת_נישואים | 婚姻届 婚姻届受理証明書 | 혼인신고서 | acte_de_mariage extrait_de_mariage | atto_di_matrimonio certificato_di_matrimonio | akt*_małżeństwa | свідоцтв*_про_шлюб свідоцтв*_про_одруження | 结婚证
withdrawal-certificate = certificate_of_withdrawal withdrawal_certificate ~ certificate withdrawal | certificado_de_desistência | constancia_de_baja | exmatrikulationsbescheinigung* | إفادة_انسحاب شهادة_انسحاب | אישור_הפסקת_לימודים | 退学証明書 在籍証明書_退学 | 제적증명서 자퇴증명서 | certificat_de_radiation attestation_de_désinscription | certificato_di_rinuncia_agli_studi | zaświadczenie_o_skreśleniu | довідк*_про_відрахування | 退学证明
# contract
tax-of:corporate = corporate_tax corporation_tax corporate_income_tax company_tax | imposto_sobre_sociedades irpj irc | impuesto_de_sociedades impuesto_sobre_sociedades | körperschaftsteuer* körperschaftssteuer* | ضريبة_الشركات | מס_חברות | 法人税 | 법인세 | impôt_sur_les_sociétés | imposta_sul_reddito_delle_società ires | podat*_dochodow*_od_osób_prawnych | податок_на_прибуток податку_на_прибуток | 企业所得税
tax-of:income = income_tax personal_income_tax individual_income_tax wage_tax payroll_tax ~ withholding_tax | imposto_de_renda irpf irs imposto_sobre_o_rendimento | impuesto_sobre_la_renta isr irpf impuesto_a_la_renta | einkommensteuer* lohnsteuer* | ضريبة_الدخل ضريبة_الدخل_والمبيعات | מס_הכנסה | 所得税 | 소득세 종합소득세 근로소득세 | impôt_sur_le_revenu | imposta_sul_reddito irpef | podat*_dochodow* | податок_на_доходи податку_на_доходи пдфо | 个人所得税
tax-of:property = property_tax real_estate_tax fixed_asset_tax land_tax property_taxes | iptu imi imposto_predial | impuesto_predial impuesto_sobre_bienes_inmuebles ibi predial | grundsteuer* | ضريبة_العقارات ضريبة_عقارية | ארנונה | 固定資産税 | 재산세 종합부동산세 | taxe_foncière | imu | podat*_od_nieruchomości | податок_на_нерухомість | 房产税
tax-of:sales = vat value_added_tax sales_tax consumption_tax turnover_tax | iva icms | iva impuesto_al_valor_agregado impuesto_sobre_el_valor_añadido | mehrwertsteuer* umsatzsteuer* mwst ust | ضريبة_القيمة_المضافة ضريبة_المبيعات ضريبة_الدخل_والمبيعات | מע״מ מס_ערך_מוסף | 消費税 | 부가가치세 부가세 | tva | iva | vat podat*_vat | пдв | 增值税
tax-of:inheritance = inheritance_tax estate_tax gift_tax succession_tax | itcmd itcd imposto_de_sucessões | impuesto_de_sucesiones impuesto_sobre_sucesiones | erbschaftsteuer* erbschaftssteuer* schenkungsteuer* | ضريبة_التركات | מס_עיזבון | 相続税 贈与税 | 상속세 증여세 | droits_de_succession | imposta_di_successione | podat*_od_spadków | податок_на_спадщину | 遗产税
wed-by:church = religious_ceremony church_wedding church_ceremony religious_marriage religious_wedding catholic_ceremony canonical_marriage church_marriage ~ church religious | catolicamente canonicamente casamento_religioso casamento_católico | matrimonio_religioso matrimonio_canónico por_la_iglesia | kirchlich_getraut kirchliche_trauung kirchlich_geheiratet | زواج_كنسي | נישואים_דתיים חתונה_דתית | 教会式 | | mariage_religieux | matrimonio_religioso matrimonio_concordatario | ślub_kościelny ślubu_kościelnego | вінчання церковний_шлюб |
wed-by:civil = civil_ceremony civil_wedding civil_marriage ~ civil registry_office civilly | casamento_civil civilmente | matrimonio_civil por_lo_civil | standesamtlich* | زواج_مدني | נישואים_אזרחיים | | | mariage_civil | matrimonio_civile | ślub_cywilny ślubu_cywilnego | цивільний_шлюб |
# daily
day-of:same = same_day ~ that_day the_day | mesmo_dia | mismo_día | selben_tag gleichen_tag | نفس_اليوم اليوم_نفسه | באותו_יום אותו_היום | 同日 | 같은_날 | même_jour | stesso_giorno | tego_samego_dnia | того_ж_дня | 同一天
# work
teaching-assistant = teaching_assistant teaching_assistants teacher_s_aide teaching_aide ~ teacher assistant | auxiliar_de_ensino assistente_de_ensino | auxiliar_docente ayudante_de_cátedra | lehrassistent* | مساعد_مدرس | עוזר_הוראה עוזרת_הוראה | 教員補助 | 조교 | assistant_d_enseignement | assistente_didattico | asystent*_nauczyciel* | асистент*_вчител* |
# paperKind
business-license = business_license trade_license business_permit operating_license ~ license licence permit business registration certificate | alvará_de_funcionamento alvará_de_licença | licencia_de_funcionamento licencia_comercial licencia_de_apertura | gewerbeschein* gewerbeerlaubnis* | رخصة_تجارية رخصة_مهنية | רישיון_עסק | 営業許可証 営業許可書 | 영업허가증 영업신고증 | licence_d_exploitation | licenza_commerciale | zezwoleni*_na_prowadzeni* | ліценз*_на_провадження | 经营许可证
`;
