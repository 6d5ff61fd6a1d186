/** Things, rooms, trades and dealings: `meaning | French | Italian | Polish | Ukrainian | Chinese`, as in `people.ts`. */

export const thingWords = `
# trade
trade:wholesale | commerce_de_gros vente_en_gros grossiste | ingrosso commercio_all_ingrosso | hurtow* | оптов* гуртов* | 批发
trade:retail | commerce_de_détail vente_au_détail détaillant | dettaglio commercio_al_dettaglio | detaliczn* | роздрібн* | 零售
trade:import | importation* importateur* | importazion* importatore | import importu importer* | імпорт* | 进口
trade:export | exportation* exportateur* | esportazion* esportatore | eksport* | експорт* | 出口
trade:fishing | pêche | pesca | rybołów* | рибальств* рибол* | 渔业 捕捞
trade:agriculture | agriculture agricole exploitation_agricole | agricoltura agricol* | rolnictw* | сільське_господарство сільського_господарства землеробств* | 农业
trade:construction | btp travaux_de_bâtiment | edilizia edile | budownictw* | будівництв* | 建筑业 建筑工程
goods:steel | acier métal métaux fer | acciaio ferro metall* | stal stali metal* żelaz* | сталь сталі метал* залізо | 钢材 钢铁 金属
goods:textile | textile* vêtement* tissu* habillement | tessil* abbigliamento tessut* | tekstyl* odzież* | текстил* одяг* тканин* | 纺织 服装
goods:medicine | médicament* pharmaceutique* | farmac* medicinali | leki leków lekarstw* farmaceut* | ліки ліків лікарськ* | 药品
goods:book | livres ~ librairie livre | libro libri | książk* książek | книга книги книг книжк* | 图书 书籍
goods:grain | céréale* blé maïs orge riz | cereali grano mais frumento riso orzo | zboż* zbóż pszenic* kukurydz* | зерно* пшениц* кукурудз* | 粮食 小麦 玉米
goods:cattle | bovin* vache* bétail taureau | bovin* mucca mucche bestiame | bydł* krow* krów | великої_рогатої_худоби корів корова корови | 牛只 奶牛 耕牛
goods:sheep | mouton* brebis ovin* chèvre* | pecora pecore ovin* capra capre | owc* owiec kozy kóz | вівц* овець коза кози кіз | 羊只 绵羊 山羊
goods:horse | cheval chevaux jument | cavallo cavalli cavalla | koń konia konie koni klacz* | кінь коня коней кобил* | 马匹
goods:pig | porc porcs porcin* cochon* | maiale maiali suin* | świni* świń trzod* | свиня свині свиней | 生猪 猪肉
goods:poultry | volaille* poulet* poule* | pollame pollo polli gallin* | drób drobiu kury kurcz* | птиц* курей кури | 家禽 鸡
goods:dog | chien chienne chiens | cane cani cagna | pies psa psy psów suka | собака собаки пес | 犬 狗
goods:cat | chat chatte chats | gatto gatta gatti | kot kota koty kotka | кіт кота кішка кішки | 猫
goods:weapon | arme_à_feu pistolet revolver fusil ~ arme armes | arma_da_fuoco pistola rivoltella fucile ~ arma armi | broń_palna broni_palnej pistolet* rewolwer* | вогнепальн* пістолет* рушниц* | 枪支 手枪
goods:knife | couteau couteaux poignard | coltello coltelli pugnale | nóż noża nożem | ніж ножа ножем | 刀具 匕首
goods:wallet | portefeuille porte_monnaie | portafoglio borsellino | portfel* portmonetk* | гаманець гаманця гаманц* | 钱包
goods:bag | sac sacs valise* sac_à_dos | borsa borsetta zaino valigia | torb* toreb* plecak* walizk* | сумк* рюкзак* валіз* | 手提包 背包 行李箱
goods:watch | montre_bracelet une_montre | orologio orologi | zegarek zegarka zegark* | годинник* | 手表
goods:computer | ordinateur* portable_informatique | computer portatile | komputer* laptop* | комп_ютер* ноутбук* | 电脑 笔记本电脑
goods:gold | en_or d_or bijoux_en_or | d_oro in_oro | złota złoty_łańcuszek ze_złota | золот* | 黄金 金饰
goods:silver | argenterie en_argent | argenteria in_argento | srebr* | срібл* срібн* | 白银 银饰
court-order:eviction | expulsion | sfratto | eksmisj* | виселення | 腾退 迁出
court-order:arrest | mandat_d_arrêt | mandato_d_arresto ordinanza_di_custodia | nakaz_aresztowania list_gończy | ордер_на_арешт | 逮捕证
court-order:search | perquisition | perquisizione | przeszukani* | обшук* | 搜查证 搜查令
divorce-by:agreement | divorce_par_consentement_mutuel consentement_mutuel | divorzio_congiunto divorzio_consensuale | rozwód_za_porozumieniem | розірвання_шлюбу_за_взаємною_згодою | 协议离婚
divorce-by:judgment | divorce_contentieux | divorzio_giudiziale | | розірвання_шлюбу_в_судовому | 诉讼离婚 判决离婚
land-use:field | terre_agricole champ champs labour | terreno_agricolo seminativo | grunt_orny grunty_orne pole_uprawne | рілля ріллі пасовищ* | 耕地 旱地
land-use:forest | bois forêt forêts bois_taillis | bosco boschi | las lasu lasy | ліс лісу ліси | 林地 山林
land-use:residential | terrain_à_bâtir | terreno_edificabile | działka_budowlana działki_budowlanej | ділянка_під_забудову забудови | 宅基地
anesthesia:general | anesthésie_générale | anestesia_generale | znieczulenie_ogólne znieczuleniu_ogólnym narkoz* | загальна_анестезія загальним_наркозом | 全身麻醉 全麻
anesthesia:local | anesthésie_locale | anestesia_locale | znieczulenie_miejscowe znieczuleniu_miejscowym | місцева_анестезія місцевою_анестезією | 局部麻醉 局麻
anesthesia:spinal | rachianesthésie péridurale anesthésie_péridurale | anestesia_spinale anestesia_epidurale | podpajęczynówkow* zewnątrzopon* | спінальн* епідуральн* | 腰麻 硬膜外
bill:electricity | électricité facture_d_électricité | energia_elettrica elettricità bolletta_della_luce | energia_elektryczna energii_elektrycznej prąd prądu | електроенергі* електрик* | 电费 供电
bill:water | eau facture_d_eau ~ eaux | acqua bolletta_dell_acqua | woda wody wodę wodociąg* | вода води водопостачання | 水费 供水
bill:gas | gaz facture_de_gaz | gas bolletta_del_gas | gaz gazu gazow* | газ газу газопостачання | 燃气费 煤气
engineer:civil | ingénieur_civil ingénieur_en_génie_civil | ingegnere_civile | inżynier_budownictwa | інженер_будівельник інженер_цивільного | 土木工程师
engineer:mechanical | ingénieur_mécanicien | ingegnere_meccanico | inżynier_mechanik | інженер_механік | 机械工程师
engineer:electrical | ingénieur_électricien | ingegnere_elettrico ingegnere_elettronico | inżynier_elektryk | інженер_електрик | 电气工程师
engineer:chemical | ingénieur_chimiste | ingegnere_chimico | inżynier_chemik | інженер_хімік | 化学工程师 化工工程师
engineer:software | ingénieur_logiciel ingénieur_informaticien | ingegnere_informatico | inżynier_oprogramowania | інженер_програміст | 软件工程师
engineer:agricultural | ingénieur_agronome | ingegnere_agrario | inżynier_rolnictwa | інженер_агроном | 农艺师
storey:ground | rez_de_chaussée | piano_terra pianterreno | parter parterze | перший_поверх цокольн* | 一楼 首层
storey:basement | sous_sol | seminterrato piano_interrato | piwnica suteren* | підвал підвальн* | 地下室
treat:out | ambulatoire consultation_externe | ambulatorial* day_hospital | ambulatoryjn* | амбулаторн* | 门诊
treat:in | hospitalisation hospitalisé* | ricovero ricoverat* degenza | hospitalizacj* hospitalizowan* | стаціонарн* | 住院
relocate:in | emménagement emménagé | immigrazione_anagrafica | zameldowan* | прибуття прибув прибула | 迁入
relocate:out | déménagement déménagé | emigrazione_anagrafica | wymeldowan* | вибуття вибув вибула | 迁出
room:bedroom | chambre_à_coucher chambres_à_coucher | camera_da_letto camere_da_letto | sypialni* | спальн* | 卧室
room:bathroom | salle_de_bain salle_de_bains salle_d_eau | bagno bagni | łazienk* | ванна_кімната ванної_кімнати ванну_кімнату санвузол | 浴室 卫生间
room:kitchen | cuisine cuisines kitchenette | cucina cucine | kuchni kuchnia kuchnię kuchnią | кухня кухні кухню кухнею | 厨房
room:living | salon séjour salle_de_séjour | soggiorno salotto | salon salonu pokój_dzienny | вітальн* | 客厅
room:garage | garage garages parking place_de_stationnement | garage autorimessa posto_auto | garaż* miejsce_parkingowe | гараж* | 车库 车位
room:cellar | cave caves sous_sol | cantina cantine | piwnic* komórka_lokatorska | підвал* льох | 地下室 储藏室
room:balcony | balcon balcons terrasse | balcone balconi terrazzo | balkon* taras* | балкон* терас* | 阳台 露台
room:garden | jardin jardins | giardino giardini | ogród ogrodu ogródek | садова_ділянка город городу | 花园
room:roof | toit toiture toits | tetto tetti | dach dachu dachem | дах даху | 屋顶
room:factory | usine usines | fabbrica stabilimento | fabryk* | завод* фабрик* | 工厂 厂房
room:warehouse | entrepôt entrepôts | magazzino deposito_merci | magazyn* | складськ* | 仓库
dept:accounting | comptabilité | contabilità ragioneria | księgowoś* | бухгалтері* | 财务部 会计部
dept:sales | service_commercial service_des_ventes ventes | ufficio_vendite vendite | dział_sprzedaży dziale_sprzedaży | відділ_продажу відділі_продажу | 销售部
dept:purchasing | service_des_achats achats | ufficio_acquisti acquisti | dział_zakupów dziale_zakupów | відділ_закупівель відділі_закупівель | 采购部
dept:personnel | ressources_humaines service_du_personnel | risorse_umane ufficio_del_personale | dział_kadr kadr zasobów_ludzkich | відділ_кадрів відділі_кадрів | 人力资源部 人事部
dept:production | service_de_production | reparto_produzione | dział_produkcji dziale_produkcji | виробничий_відділ | 生产部
dept:research | recherche_et_développement | ricerca_e_sviluppo | badań_i_rozwoju | досліджень_і_розробок | 研发部
dept:quality | contrôle_qualité service_qualité | controllo_qualità | kontroli_jakości | контролю_якості | 质检部 质量部
dept:it | service_informatique | reparto_informatico | dział_informatyczny dziale_it | іт_відділ відділ_інформаційних_технологій | 信息技术部
dept:marketing | service_marketing | ufficio_marketing | dział_marketingu dziale_marketingu | відділ_маркетингу | 市场部
dept:legal | service_juridique | ufficio_legale | dział_prawny dziale_prawnym | юридичний_відділ юридичному_відділі | 法务部
ward:surgery | chirurgie chirurgical* | chirurgia chirurgic* | chirurgi* oddział_chirurgiczny | хірургі* | 外科
ward:orthopedics | orthopédie orthopédique | ortopedia ortopedic* | ortopedi* | ортопеді* травматологі* | 骨科
ward:radiology | radiologie radiologue | radiologia radiologo | radiologi* rentgenodiagnosty* | радіологі* рентгенолог* | 放射科
ward:emergency | urgences service_des_urgences | pronto_soccorso | szpitalny_oddział_ratunkowy izba_przyjęć | невідкладної_допомоги швидкої_допомоги | 急诊 急诊科
ward:intensive | réanimation soins_intensifs | terapia_intensiva rianimazione | intensywnej_terapii oddział_intensywnej | реанімаці* інтенсивної_терапії | 重症监护
ward:rehab | rééducation réadaptation | riabilitazione | rehabilitacj* | реабілітаці* | 康复科
reply:refuse | refusé* a_refusé refuse rejet rejeté* | rifiut* respint* diniego rigett* | odmówi* odmow* odrzuc* | відмовив відмовила відмовило відмовлено відмову відхил* | 拒绝 不予
reply:accept | accordé* accepté* approuvé* | accolt* accettat* approvat* | zaakceptow* zatwierdz* przychyl* | затверджен* схвален* погоджен* | 批准 准予
debt:pay | réglé remboursé acquitté ~ payé versé | saldato rimborsato estinto ~ pagato versato | spłacon* uregulowan* ~ zapłacon* | погашен* сплачен* ~ виплачен* | 还清 付清
debt:owe | redevable doit_la_somme arriéré* impayé* | debitore_di moros* insolut* arretrat* | zalega zaległ* zadłużeni* | заборгован* винен | 拖欠 欠款
lend:lend | a_prêté prête prêté | ha_prestato presta ha_dato_in_prestito | pożyczył pożyczyła pożycza | позичив_йому надав_у_позику передав_у_позику | 出借
lend:borrow | a_emprunté emprunte emprunté | ha_preso_in_prestito | wziął_pożyczkę zaciągnął zaciągnęła | взяв_у_борг взяла_у_борг отримав_у_позику | 借入
mishap:steal | vol volé volée volés dérobé* | furto rubat* sottratt* | kradzież* skradzion* ukradzion* | крадіж* викраден* украден* | 盗窃 被盗
mishap:lose | perte perdu perdue perdus égaré* | smarrimento smarrit* perso persa persi perdita | zagubi* zgubi* utrat* utraci* | втрат* загубл* загубив загубила | 遗失 丢失
mishap:find | retrouvé* | ritrovat* rinvenut* ritrovamento | odnalezi* znalezi* odzyskan* | знайден* віднайден* | 找回 寻回
mishap:destroy | détruit* endommagé* dégât* dégradé* | distrutt* danneggiat* danneggiamento | zniszcz* uszkodz* | знищен* пошкодж* | 毁坏 损毁
deed:attack | agressé* frappé* agression | aggredit* colpit* aggressione percoss* | zaatakowa* napad* uderzy* pobi* | напав напала напад* вдарив побив* | 殴打 袭击
deed:threaten | menacé* menace menaces | minacc* | groźb* groził* zagrozi* | погрож* погроз* | 威胁 恐吓
deed:flee | a_pris_la_fuite s_est_enfui fuite enfui* | fuggit* fuga dato_alla_fuga | uciekł* zbiegł* oddalił_się | втік втекла зник_з_місця | 逃逸 逃离
# contract
vehicle:ship | navire bateau embarcation chalutier | nave imbarcazione peschereccio | statek statku łód* | судно судна корабель корабля човен | 船舶 轮船 渔船
vehicle:plane | avion aéronef | aereo aeromobile | samolot* | літак* | 飞机
insurance:home | assurance_habitation | assicurazione_sulla_casa | ubezpieczenie_mieszkania | страхування_житла | 家财险
baby:girl | nouveau_née petite_fille une_fille_vivante | neonata bambina | noworodek_płci_żeńskiej córeczk* dziewczynk* | дівчинка дівчинку дівчинки новонароджена | 女婴
baby:boy | nouveau_né petit_garçon garçon | neonato bambino_di_sesso_maschile | noworodek_płci_męskiej chłopczyk* chłopiec | хлопчик хлопчика новонароджений | 男婴
dosing:first | première_dose 1re_dose 1ère_dose | prima_dose | pierwsza_dawka pierwszą_dawkę i_dawka | перша_доза першу_дозу | 第一剂 第一针
dosing:second | deuxième_dose seconde_dose 2e_dose | seconda_dose | druga_dawka drugą_dawkę ii_dawka | друга_доза другу_дозу | 第二剂 第二针
dosing:third | troisième_dose 3e_dose | terza_dose | trzecia_dawka trzecią_dawkę iii_dawka | третя_доза третю_дозу | 第三剂 第三针
petition:asylum | asile demande_d_asile | asilo domanda_di_asilo | azyl* | притулк* | 庇护
petition:naturalization | naturalisation | naturalizzazione | naturalizacj* | натуралізаці* | 入籍 归化
thing:jewel | bijou bijoux bague joyaux | gioielli gioiello anello anelli | biżuteri* pierścion* | коштовност* каблучк* перстень | 首饰 珠宝
thing:piano | piano | pianoforte | fortepian* pianin* | фортепіано піаніно | 钢琴
thing:savings | épargne livret_d_épargne | libretto_di_risparmio risparmi | oszczędności* | заощадж* | 存款 储蓄
people:godson | filleul filleule | figlioccio figlioccia | chrześniak* chrześnic* | похресник* хрещеник* | 教子
# daily
staff:part-time | à_temps_partiel temps_partiel | part_time a_tempo_parziale tempo_parziale | niepełny_etat niepełnym_wymiarze pół_etatu | неповний_робочий_день на_півставки | 兼职
staff:intern | stagiaire stage | stagista tirocinante tirocinio | stażyst* praktykant* | стажер* стажист* практикант* | 实习生
shift-of:morning | équipe_du_matin poste_du_matin | turno_di_mattina | poranna_zmiana zmiana_poranna | ранкова_зміна ранкову_зміну | 早班
care:stillborn | mort_né mort_née enfant_sans_vie | nato_morto nata_morta | martwo_urodzon* | мертвонародж* | 死产
height:high | hauteur | altezza_elevata | wysoki_poziom | високий_рівень | 偏高
height:low | niveau_bas | livello_basso | niski_poziom | низький_рівень | 偏低
# opposite
gain:acquire | acquis acquise a_acquis acquisition acquiert | acquistat* acquisito acquisizione ha_acquistato | nabył nabyła nabycie nabyto nabyci* | набув набула набуття придбав придбала | 取得
gain:lose | perd perdu_la_nationalité déchéance perte_de_la_nationalité | perduto perdita_della_cittadinanza decadenza | utracił utraciła utrata utratę | втратив втратила втрата | 丧失
stock:increase | dépôt versement crédité déposé | versamento accredito depositat* | wpłat* uznani* | внесок внесено зараховано поповнення | 存入 转入
stock:decrease | retrait retiré débité prélevé | prelievo prelevat* addebit* | wypłat* obciążeni* | знято зняття списано | 支取 转出
eat:before | avant_les_repas à_jeun | prima_dei_pasti a_digiuno | przed_posiłk* na_czczo | до_їжі натще перед_їжею | 饭前 空腹
eat:after | après_les_repas | dopo_i_pasti | po_posiłk* | після_їжі | 饭后
sentence-kind:suspended | avec_sursis sursis | pena_sospesa sospensione_condizionale | w_zawieszeniu warunkowo_zawies* | з_іспитовим_строком з_випробуванням умовно | 缓刑
sentence-kind:served | ferme prison_ferme | pena_detentiva_effettiva | bezwzględn* bez_warunkowego | реальне_позбавлення | 实刑
`;
