/** Occupations, ranks, titles and religions: `meaning | French | Italian | Polish | Ukrainian | Chinese`, as in `meaning/`. */

export const peopleWords = `
# work
teacher | enseignant* professeur* institut* maître_d_école | insegnante insegnanti maestro maestra docente | nauczyciel* | вчител* учител* викладач* | 教师 老师 教员 ~ 教授
engineer | ingénieur* | ingegner* | inżynier* | інженер* | 工程师
physician | médecin médecins ~ docteur | medico medica medici ~ dottore | lekarz* lekark* | лікар лікаря лікарем лікарк* | 医生 医师 大夫
nurse | infirmier* | infermier* | pielęgniark* pielęgniarz* | медсестр* медична_сестра медичної_сестри медичний_брат | 护士
lawyer | avocat* | avvocat* | adwokat* ~ radca_prawny | адвокат* юрист* | 律师
farmer | agriculteur* agricultrice* cultivateur* cultivatrice* laboureur* fermier* | contadin* agricoltor* agricoltric* coltivator* | rolnik* rolnicz* gospodarz* | фермер* селян* | 农民 务农
housewife | sans_profession_femme_au_foyer ménagère femme_au_foyer | casaling* | gospodyni_domow* | домогосподар* | 家庭主妇
merchant | commerçant* négociant* marchand* | commerciant* mercant* | kupiec kupca kupcem handlowiec handlowca handlowcem | купець купця торговець торговця | 商人 个体经营
carpenter | charpentier* menuisier* ébéniste* | falegnam* carpentier* | stolarz* cieśla cieśli | тесля теслі столяр* | 木工 木匠
mason | maçon maçons | murator* | murarz* | муляр* | 泥瓦匠 瓦工 瓦匠
baker | boulanger* pâtissier* | fornai* panettier* pasticcer* | piekarz* cukiernik* | пекар* кондитер* | 面包师
tailor | tailleur* couturier* couturière* | sart* | krawiec krawca krawcem krawcow* szwaczk* | кравець кравця кравчин* швачк* | 裁缝
driver | chauffeur* | autist* | kierowc* szofer* | водій водія водієм шофер* | 司机 驾驶员
mechanic | mécanicien* garagiste* | meccanic* | mechanik* | механік* ~ слюсар* | 修理工 机修工
accountant | comptable* ~ expert_comptable | ragionier* contabil* ~ commercialista | księgow* | бухгалтер* | 会计 会计师
student | étudiant* ~ élève | student* studentess* ~ alunno | student* ~ uczeń | студент* ~ учень | 学生 大学生
retired | retrait* | pensionat* | emeryt* | пенсіонер* | 退休 离休
unemployed | chômeur* chômeuse* sans_emploi demandeur_d_emploi | disoccupat* | bezrobotn* | безробітн* | 无业 失业 待业
worker | ouvrier* manœuvre | operai* ~ bracciante | robotnik* robotnic* | робітник* робітниц* | 工人
employee | employé* ~ salarié | impiegat* | urzędni* pracownik_umysłow* | службов* працівник* | 职员 员工 ~ 职工
soldier | soldat* militaire* | soldat* militar* | żołnierz* wojskow* | солдат* військовослужбов* | 军人 士兵
fisherman | pêcheur* | pescator* | rybak* | рибалк* | 渔民
priest | prêtre* curé abbé | sacerdot* parroc* prete | ksiądz księd* proboszcz* kapłan* | священик* | 神父 牧师
architect | architecte* | architett* | architekt* | архітектор* | 建筑师
electrician | électricien* | elettricist* | elektryk* | електрик* | 电工
plumber | plombier* | idraulic* | hydraulik* | сантехнік* | 水管工
cook | cuisinier* | cuoc* | kucharz* kuchark* | кухар* | 厨师 炊事员
waiter | serveur* serveuse* barman | camerier* barist* | kelner* barman* | офіціант* | 服务员
hairdresser | coiffeur* coiffeuse* | parrucchier* barbier* | fryzjer* | перукар* | 理发师 美发师
pharmacist | pharmacien* | farmacist* | farmaceut* aptekarz* aptekark* | фармацевт* провізор* | 药剂师
dentist | dentiste* | dentist* odontoiatr* | dentyst* stomatolog* | стоматолог* | 牙医
veterinarian | vétérinaire* | veterinari* | weterynarz* | ветеринар* | 兽医
journalist | journaliste* | giornalist* | dziennikarz* dziennikark* | журналіст* | 记者
musician | musicien* | musicist* | muzyk* | музикант* | 音乐家
economist | économiste* | economist* | ekonomist* | економіст* | 经济师
sailor | marin marins matelot* | marinai* | marynarz* | моряк* матрос* | 海员 船员
miner | mineur_de_fond mineur_houilleur | minator* | górnik* | шахтар* гірник* | 矿工
shoemaker | cordonnier* | calzolai* | szewc* | швець шевця | 鞋匠
butcher | boucher* charcutier* | macellai* | rzeźnik* masarz* | м’ясник* | 屠夫
blacksmith | forgeron* maréchal_ferrant serrurier* | fabbro fabbri | kowal* ślusarz* | коваль коваля ~ слюсар* | 铁匠
gardener | jardinier* | giardinier* | ogrodnik* | садівник* | 园丁 花匠
painter | peintre* | pittor* imbianchin* | malarz* | маляр* художник* | 油漆工 画家
midwife | sage_femme sages_femmes | ostetric* levatric* | położn* | акушерк* | 助产士
salesperson | vendeur* vendeuse* | commess* venditor* | sprzedawc* ekspedientk* | продав* | 售货员 销售员
pilot | pilote* aviateur* | pilot* aviator* | pilot* lotnik* | пілот* льотчик* | 飞行员
miller | meunier* | mugnai* | młynarz* | мірошник* | 磨坊主
weaver | tisserand* | tessitor* tessitric* | tkacz* | ткач* | 纺织工
forester | garde_forestier bûcheron* | guardaboschi boscaiol* | leśnik* leśnicz* | лісник* лісничий | 护林员
shepherd | berger* | pastore_di_pecore | pasterz* owczarz* | пастух* чабан* | 牧民
watchmaker | horloger* | orologiai* | zegarmistrz* | годинникар* | 钟表匠
goldsmith | orfèvre* bijoutier* joaillier* | orafo orefic* gioiellier* | złotnik* jubiler* | ювелір* | 金匠
printer | imprimeur* typographe* | tipograf* | drukarz* | друкар* | 印刷工
photographer | photographe* | fotografo fotografa | fotograf fotografa fotografem | фотограф фотографа | 摄影师
librarian | bibliothécaire* archiviste* | bibliotecari* archivist* | bibliotekarz* bibliotekark* archiwist* | бібліотекар* архіваріус* | 图书管理员
translator | traducteur* traductrice* interprète* | traduttor* traduttric* interpret* | tłumacz* | перекладач* | 翻译
firefighter | pompier* sapeur_pompier | vigile_del_fuoco pompier* | strażak* | пожежник* | 消防员
policeman | policier* gendarme* agent_de_police gardien_de_la_paix | poliziott* agente_di_polizia carabinier* | policjant* milicjant* | поліцейськ* міліціонер* | 警察 民警
postman | facteur_des_postes | postin* portalettere | listonosz* | листонош* | 邮递员
railwayman | cheminot* | ferrovier* | kolejarz* | залізничник* | 铁路工人
typist | dactylo* sténodactylo* | dattilograf* | maszynistk* | друкарк* | 打字员
cleaner | femme_de_ménage agent_d_entretien technicien_de_surface | addett*_alle_pulizie | sprzątaczk* | прибиральни* | 清洁工 保洁员
welder | soudeur* | saldator* | spawacz* | зварювальник* зварник* | 焊工
programmer | programmeur* informaticien* | programmator* | programist* | програміст* | 程序员
chemist | chimiste* | chimico | chemik* | хімік* | 化学家
psychologist | psychologue* | psicolog* | psycholog* | психолог* | 心理学家 心理咨询师
actor | acteur* actrice* comédien* | attor* attric* | aktor* | актор* актрис* | 演员
writer | écrivain* | scrittor* scrittric* | pisarz* literat* | письменник* | 作家
guard | gardien* vigile* | guardian* vigilant* | dozorc* strażnik* ochroniarz* | сторож* охоронц* охоронець | 保安
turner | tourneur* | tornitor* | tokarz* | токар* | 车工
technician | technicien* | tecnico tecnici | technik technika technikiem | технік* | 技术员 技师
cashier | caissier* | cassier* | kasjer* | касир* | 出纳 出纳员 收银员
manager-work | gérant gérante responsable cadre | responsabile direttore_commerciale dirigente_d_azienda | kierowni* menedżer* menadżer* | менеджер* керівник* | 经理 主管
supervisor | contremaître* | caposquadra capocantiere | brygadzist* majster* | бригадир* | 班组长 领班
monk | moine* religieuse* | monac* suora suore | zakonni* mnich* | чернець ченц* черниц* | 僧人 尼姑
servant | domestique* servante* bonne | domestic* serv* cameriere_particolare | służąc* | служниц* | 保姆
surveyor | géomètre* arpenteur* | geometr* | geodet* | землевпорядник* геодезист* | 测量员
- | maison_de_retraite maître_de_conférences chauffeur_poids conseil_d_état mineur mineure gardien_de_but bonne_foi bonne_note | guardia_di_finanza medico_legale medica_di serv*_militar* servizi* soldato_di_leva | technikum technicz* szewczenk* | лікарн* лікарськ* студентськ* токарів* класн*_керівник* науков*_керівник* | 退休金 退休证 会计学 学生证 学生姓名 教师节 律师事务所 护士学校 护士学 建筑师事务所
# rank
master | master maîtrise ~ maître | laurea_magistrale laurea_specialistica magistrale master | magister* ~ mistrz* | магістр* | 硕士
bachelor | licence licencié* bachelor | laurea_triennale laurea_di_primo_livello triennale | licencjat* | бакалавр* | 学士
doctor | doctorat docteur docteurs ~ dr | dottorato ~ dottore dottoressa dott | doktorat* doktor* ~ dr | доктор* кандидат*_наук | 博士
professor | professeur_des_universités | professore_ordinario professoressa_ordinaria ~ prof | profesor* | професор* | 教授
deputy | adjoint* suppléant* ~ vice | vice vicesindaco vicedirettore supplente | zastępc* wicedyrektor* wiceprezes* wiceprzewodnicząc* wicewojewod* ~ podinsp podinspektor* podkom podkomisarz* | заступник* віце ~ в_о | 副主任 副校长 副院长 副局长 副所长
apprentice | apprenti* | apprendist* | czeladnik* uczeń_zawodu praktykant* | учень_слюсаря | 学徒
- | maître_d_école docteur_en_médecine | master_bedroom | | докторськ*_ковбас* | 
# forceRank
recruit | appelé_du_contingent | soldato_di_leva | poborow* | призовник* | 新兵
private | soldat_de_2e_classe simple_soldat soldat_de_première_classe | soldato_semplice | szeregow* | рядов* | 列兵 上等兵
corporal | caporal brigadier_chef | caporal* | kapral* | єфрейтор* капрал* | 下士
sergeant | sergent sergents maréchal_des_logis | sergent* | sierżant* plutonow* | сержант* | 中士
senior-nco | adjudant adjudant_chef major_de_gendarmerie | ~ maresciall* | chorąż* | прапорщик* старшин* | 上士 军士长
second-lieutenant | sous_lieutenant | sottotenent* | podporucznik* | молодш*_лейтенант* | 少尉
first-lieutenant | | | porucznik* | старш*_лейтенант* | 中尉
lieutenant | lieutenant lieutenants | tenent* | porucznik* | лейтенант* | 中尉
captain | capitaine capitaines | capitan* | kapitan* | капітан* | 上尉
major | commandant chef_de_bataillon | maggiore_dell_esercito maggiore_dei_carabinieri | major majora majorem | майор* | 少校
lieutenant-colonel | lieutenant_colonel | tenent*_colonnell* | podpułkownik* | підполковник* | 中校
colonel | colonel colonels | colonnell* | pułkownik* | полковник* | 上校
constable | gardien_de_la_paix | agente_scelto | posterunkow* | рядовий_поліції | 
inspector | inspecteur inspectrice | ispettor* ispettric* | inspektor* | інспектор* | 警长 警督
chief-inspector | inspecteur_principal | ispettore_capo | | | 
superintendent | commissaire | commissario vicequestore | komisarz* | комісар* | 
general | général_de_brigade général_de_division | generale_di_brigata generale_di_divisione | generał generała generałem | генерал* | 少将 中将 上将
- | capitaine_de_port commandant_de_bord lieutenant_gouverneur | maggiore_età maggiore capitaneria | | генеральн* генерал_губернатор* | 
# religion
catholic | catholique* | cattolic* | katoli* rzymskokatolick* rzymsko_katolick* | католи* | 天主教
protestant | protestant* luthérien* réformé_calviniste | protestant* evangelic* luteran* | protestan* ewangelick* luterań* | протестант* лютеран* | 基督教新教 新教
orthodox | orthodoxe* | ortodoss* | prawosławn* | православн* | 东正教
muslim | musulman* | musulman* islamic* | muzułma* | мусульман* | 伊斯兰教 穆斯林
jewish | juif juive israélite* | ebre* ebraic* israelit* | żydowsk* mojżeszow* izraelick* | єврейськ* юдей* іудей* | 犹太教 犹太
buddhist | bouddhiste* | buddist* | buddyjsk* buddyst* | буддист* | 佛教
# nation
portugal | portugais* | portogall* portoghes* | portugal* | португал* | 葡萄牙
belgium | | belgio belga belgi | belgi* belg* | бельгі* | 比利时
switzerland | | svizzer* elvetic* | szwajcar* | швейцар* | 瑞士
austria | autrich* | austri* | austri* | австрі* | 奥地利
luxembourg | luxembourg* | lussemburgh* | luksembur* | люксембур* | 卢森堡
netherlands | pays_bas néerlandais* hollandais* | paesi_bassi olandes* | holend* niderland* | нідерланд* голланд* | 荷兰
lithuania | lituan* | lituan* | litw* | литов* литв* | 立陶宛
latvia | letton* | letton* | łotw* łotysz* | латвій* латві* | 拉脱维亚
czechia | tchèque* tchéqu* | cec* repubblica_ceca | czech* czesk* | чех* чеськ* | 捷克
slovakia | slovaqu* | slovacc* | słowac* słowak* | словаць* словач* | 斯洛伐克
hungary | hongr* | ungher* | węgier* węgr* węgr* | угор* | 匈牙利
romania | rouman* | rumen* romania | rumu* | румун* | 罗马尼亚
bulgaria | bulgar* | bulgar* | bułgar* | болгар* | 保加利亚
turkey | turc turque turquie turcs turques | turc* turchi* | turec* turc* turek | туреч* турец* туреччин* | 土耳其
greece | grec grecque grèce grecs | grec* grecia | grec* grek* | грец* грек* | 希腊
israel | israël israélien* | israel* | izrael* | ізраїл* | 以色列
georgia | géorgi* | georgi* | gruz* | грузин* грузі* | 格鲁吉亚
armenia | arméni* | armen* | armeń* ormia* | вірмен* | 亚美尼亚
kazakhstan | kazakh* | kazak* | kazach* | казах* | 哈萨克斯坦
vietnam | vietnam* | vietnam* | wietnam* | в’єтнам* | 越南
india | inde indien* | india indian* | indie hindus* indyjsk* | інді* індус* | 印度
singapore | singapour* | singapor* | singapur* | сінгапур* | 新加坡
malaysia | malais* | malaysia malese | malezj* malezyj* | малайзі* | 马来西亚
philippines | philippin* | filippin* | filipin* | філіппін* | 菲律宾
thailand | thaïland* | thailand* thailandes* | tajland* tajsk* | таїланд* таїландськ* | 泰国
mexico | mexique mexicain* | messic* | meksyk* | мексик* | 墨西哥
argentina | argentin* | argentin* | argenty* | аргентин* | 阿根廷
colombia | colombi* | colombi* | kolumbi* | колумбі* | 哥伦比亚
peru | pérou péruvien* | perù peruvian* | peru peruwia* | перу перуан* | 秘鲁
egypt | égypt* | egitt* egizian* | egip* | єгип* | 埃及
lebanon | liban* | liban* | liban* | ліван* | 黎巴嫩
syria | syri* | siri* | syri* syryj* | сирі* | 叙利亚
iraq | irak* | iraq iracheno irachen* | irack* irak* | ірак* | 伊拉克
iran | iran* | iran* | iran* irań* | іран* | 伊朗
morocco | | marocc* | marok* | марок* | 摩洛哥
nigeria | nigérian* nigeria | nigeria nigerian* | nigeri* nigeryj* | нігері* | 尼日利亚
cameroon | cameroun* | camerun* | kamerun* | камерун* | 喀麦隆
mali | malien* mali | malian* | | | 马里
ivory-coast | ivoirien* côte_d_ivoire | ivorian* costa_d_avorio | | | 科特迪瓦
congo | congolais* congo | congoles* congo | kongo kongijsk* | конго | 刚果
chile | chili chilien* | cilen* cile | chilijsk* chile | чилі чилійськ* | 智利
venezuela | vénézuél* | venezuel* | wenezue* | венесуел* | 委内瑞拉
cuba | cuba cubain* | cuba cuban* | kuba kubańsk* kuby | куб* кубинськ* | 古巴
bolivia | bolivi* | bolivi* | boliw* | болів* | 玻利维亚
ecuador | équateur équatorien* | ecuador ecuadorian* | ekwador* | еквадор* | 厄瓜多尔
uruguay | uruguay* | uruguay* uruguaian* | urugwaj* | уругва* | 乌拉圭
paraguay | paraguay* | paraguay* paraguaian* | paragwaj* | парагва* | 巴拉圭
angola | angola* | angola* | angol* | ангол* | 安哥拉
albania | albani* albanais* | alban* | alba* | албан* | 阿尔巴尼亚
belarus | bélarus* biélorus* | bieloruss* | białoru* | білорус* | 白俄罗斯
moldova | moldav* moldov* | moldav* moldov* | mołda* mołdaw* | молдов* молдав* | 摩尔多瓦
jordan | jordani* | giordan* | jordan* jordań* | йордан* | 约旦
saudi | saoudi* arabie_saoudite | saudit* arabia_saudita | saudyjsk* arabi*_saudyjsk* | саудівськ* | 沙特
sudan | soudan* | sudan* | sudan* sudańsk* | судан* | 苏丹
palestine | palestin* | palestin* | palesty* | палестин* | 巴勒斯坦
yemen | yémen* | yemen* | jemen* | ємен* | 也门
kuwait | koweït* | kuwait* | kuwej* | кувейт* | 科威特
emirates | émirats émirien* | emirati emiratin* | emirat* | емірат* | 阿联酋 阿拉伯联合酋长国
ethiopia | éthiopi* | etiop* | etiop* | ефіоп* | 埃塞俄比亚
korea | corée coréen* sud_coréen* | corea corean* sudcorean* | kore* południowokoreańsk* | коре* південнокорейськ* | 韩国 朝鲜 大韩民国
pakistan | pakistan* | pakistan* | pakistan* pakistańsk* | пакистан* | 巴基斯坦
afghanistan | afghan* | afghan* afgan* | afgan* afgańsk* | афган* | 阿富汗
libya | libye libyen* | libia libic* | libi* libij* | лівій* лівія | 利比亚
sweden | suède suédois* | svezia svedes* | szwec* szwedzk* szwed | швец* швед* | 瑞典
norway | norvège norvégien* | norvegi* norveges* | norweg* norwes* | норвег* норвез* | 挪威
denmark | danemark danois* | danimarca danes* | dani* duńsk* duńczyk dunk* | дані* данськ* | 丹麦
finland | finland* | finland* finlandes* | fin* fińsk* | фінлянд* фінськ* | 芬兰
ireland | irland* | irland* | irland* | ірланд* | 爱尔兰
croatia | croat* | croat* croazia | chorwa* | хорват* | 克罗地亚
serbia | serb* | serb* | serb* | серб* | 塞尔维亚
slovenia | slovèn* slovéni* | sloven* | słowen* | словен* | 斯洛文尼亚
estonia | eston* | eston* | esto* | естон* | 爱沙尼亚
indonesia | indonési* | indonesi* | indonez* | індонез* | 印度尼西亚 印尼
mongolia | mongol* | mongol* | mongol* | монгол* | 蒙古国
australia | austral* | austral* | australi* | австрал* | 澳大利亚 澳洲
south-africa | sud_africain* afrique_du_sud | sudafric* | południowoafrykańsk* rpa | південноафрикан* | 南非
dominican | dominicain* | dominican* | dominikań* | домініканськ* | 多米尼加
ukraine | | ucrain* | ukrai* ukraiń* | | 乌克兰
germany | | tedesc* germani* | niemc* niemiec* niemc* | | 
russia | | russ* | ros* rosyjsk* | | 
france | | frances* franci* | franc* | | 
italy | | | włoch* włosk* | | 意大利
usa | | stati_uniti statunitens* american* usa | stan*_zjednoczon* amerykańsk* amerykan* | | 
uk | | regno_unito britannic* ingles* inghilterra | wielk*_bryt* brytyjsk* angielsk* | | 
japan | | giappon* | japoń* japon* | япон* | 
china | | cina cines* | chin* chińsk* | | 
brazil | | brasil* | brazyl* | бразил* | 巴西
spain | | spagn* | hiszpań* hiszpan* | | 西班牙
portugal | | portogall* portoghes* | | | 
haiti | | haitian* | haitańsk* | | 海地
senegal | | senegal* | senegal* | | 塞内加尔
algeria | | algeri* | algier* | алжир* | 阿尔及利亚
tunisia | | tunisi* | tunez* | туніс* | 突尼斯
uzbekistan | ouzbé* ouzbek* | uzbek* | uzbec* uzbek* | узбе* | 乌兹别克斯坦
- | grecque_orthodoxe turchin* indienne_de indiens | ebreo austriac*_ungheres* | ceche* | грецькокатоли* греко_католи* | 印度尼西亚 南京
`;
