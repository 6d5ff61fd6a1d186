/** Authorities, courts, posts and kinds of papers, as in `people.ts`. */

export const officeWords = `
# agency
ministry-interior | ministère_de_l_intérieur | ministero_dell_interno | ministerst*_spraw_wewnętrznych | міністерств*_внутрішніх_справ мвс | 公安部 内政部
ministry-justice | ministère_de_la_justice garde_des_sceaux | ministero_della_giustizia | ministerst*_sprawiedliwości | міністерств*_юстиції мін_юст мінюст* | 司法部
ministry-foreign | ministère_des_affaires_étrangères | ministero_degli_affari_esteri | ministerst*_spraw_zagranicznych | міністерств*_закордонних_справ мзс | 外交部
ministry-health | ministère_de_la_santé | ministero_della_salute | ministerst*_zdrowia | міністерств*_охорони_здоров’я | 卫生部 卫健委 卫生健康委员会
ministry-education | ministère_de_l_éducation_nationale ministère_de_l_éducation | ministero_dell_istruzione miur | ministerst*_edukacji | міністерств*_освіти | 教育部
ministry-defense | ministère_de_la_défense ministère_des_armées | ministero_della_difesa | ministerst*_obrony | міністерств*_оборони | 国防部
ministry-labor | ministère_du_travail | ministero_del_lavoro | ministerst*_pracy | міністерств*_соціальної_політики | 人力资源和社会保障部
ministry-finance | ministère_des_finances | ministero_delle_finanze ministero_dell_economia | ministerst*_finansów | міністерств*_фінансів | 财政部
civil-registry | service_de_l_état_civil bureau_de_l_état_civil centre_d_état_civil registre_de_l_état_civil registres_de_l_état_civil ~ état_civil | ufficio_di_stato_civile ufficio_dello_stato_civile servizi_di_stato_civile registri_dello_stato_civile ~ stato_civile | urz*_stanu_cywilnego usc | рацс драцс загс державної_реєстрації_актів_цивільного_стану | 民政局 ~ 婚姻登记处
commercial-registry | registre_du_commerce greffe_du_tribunal_de_commerce rcs | registro_delle_imprese registro_imprese | krajow*_rejestr*_sądow* krs | єдиний_державний_реєстр | 市场监督管理局 工商行政管理局 工商局
land-registry | conservation_des_hypothèques service_de_la_publicité_foncière cadastre | conservatoria catasto agenzia_del_territorio | ksi*_wieczyst* | реєстр*_речових_прав | 不动产登记中心 房产管理局 房管局
public-prosecutor | ministère_public parquet procureur_de_la_république | procura_della_repubblica pubblico_ministero | prokuratur* | прокуратур* | 检察院 人民检察院
bar | ordre_des_avocats barreau | ordine_degli_avvocati | okręgow*_rad*_adwokack* | | 律师协会
notary-office | office_notarial étude_notariale | studio_notarile | kancelari*_notarialn* | нотаріальн*_контор* | 公证处
customs | douane douanes | dogana agenzia_delle_dogane | urz*_celn* | митниц* митн* | 海关
tax-office | centre_des_impôts trésor_public direction_générale_des_finances_publiques service_des_impôts | agenzia_delle_entrate | urz*_skarbow* | податков* | 税务局
social-security | sécurité_sociale cpam urssaf | inps previdenza_sociale | zakład*_ubezpieczeń_społecznych zus | пенсійн*_фонд* | 社会保险 社保局 社保中心
employment-office | pôle_emploi france_travail anpe | centro_per_l_impiego | urz*_pracy | центр*_зайнятості | 就业局
immigration-office | office_français_de_l_immigration service_des_étrangers | ufficio_immigrazione | urz*_do_spraw_cudzoziemców | міграційн*_служб* | 出入境管理局 移民管理局
electoral | commission_électorale | ufficio_elettorale | komisj*_wyborcz* | виборч* | 选举委员会
chamber-of-commerce | chambre_de_commerce | camera_di_commercio | izb*_handlow* | торгово_промислов*_палат* | 商会
medical-board | ordre_des_médecins | ordine_dei_medici | izb*_lekarsk* | | 医师协会
city-hall | mairie hôtel_de_ville | comune municipio | urz*_miasta urz*_gminy | міськ*_рад* міськрад* | 市政府 人民政府
state-government | préfecture conseil_régional | prefettura regione | urz*_wojewódzk* | облдержадміністраці* обласн*_державн*_адміністраці* | 省政府
fire | sapeurs_pompiers_de_paris | vigili_del_fuoco | straż*_pożarn* | пожежн*_частин* | 消防局 消防队
police-station | commissariat préfecture_de_police police_nationale gendarmerie police | questura carabinieri commissariato polizia | policj* komend*_policji milicj* | поліці* міліці* | 派出所 公安局 公安分局
prison | maison_d_arrêt centre_pénitentiaire | casa_circondariale carcere | zakład*_karn* aresztu_śledczego | колоні* слідч*_ізолятор* | 监狱 看守所
education-board | rectorat académie inspection_académique | ufficio_scolastico provveditorato | kuratori* | управлінн*_освіти відділ*_освіти | 教育局
central-bank | banque_de_france | banca_d_italia | narodow*_bank*_polsk* | національн*_банк* | 中国人民银行
- | académie_française police_d_assurance police_de | comune_di regione_di comune_di_residenza | | | 户籍民警
# authority
city | commune municipal municipale ville ~ mairie | comune comunale municipio città ~ frazione | gmin* miast* miejsk* wiejsk* ~ urz* | міськ* сільськ*_рад* сільрад* селищн*_рад* ~ село селище місто | 市政府 镇政府 乡政府 ~ 市 镇 村
court | tribunal tribunaux cour juridiction | tribunale tribunali corte pretura | sąd sądu sądem sądzie sądy sądow* trybunał* | суд суду судом суді | 法院
ministry | ministère ministères | ministero ministeri | ministerst* | міністерств* | 部
registry | registre registres | registro registri anagrafe | rejestr* | реєстр* | 登记处 登记局
university | université universités faculté | università ateneo | uniwersytet* politechnik* | університет* | 大学
school | école écoles lycée collège | scuola scuole liceo istituto | szkoł* szkół liceum | школ* ліце* гімназі* | 学校 中学 小学
hospital | hôpital hôpitaux clinique chu | ospedale ospedali clinica | szpital* | лікарн* | 医院
bank | banque banques | banca banche | bank banku bankiem | банк банку банком | 银行
embassy | ambassade | ambasciata | ambasad* | посольств* | 大使馆
consulate | consulat consulaire | consolato consolare | konsulat* | консульств* | 领事馆 总领事馆
church | église paroisse | chiesa parrocchia | kości* parafi* | церкв* парафі* | 教堂
- | ministère_public cour_de cour_intérieure registre_d_état haute_école banque_de_données | corte_d_appello pubblico_ministero banca_dati banca_del_sangue | | банківськ* | 部分 全部 部门 内部 大部 大学本科 大学文化 大学学历 大学毕业
# courtLevel
supreme | cour_de_cassation cour_suprême | corte_di_cassazione corte_suprema cassazione | sąd*_najwyższ* | верховн* | 最高人民法院 最高法院
district | tribunal_de_proximité | | sąd*_rejonow* | районн* міськрайонн* | 区人民法院 县人民法院
family | juge_aux_affaires_familiales affaires_familiales | | sąd*_rodzinn* wydział*_rodzinn* | | 家事法庭
criminal | pénal pénale correctionnel correctionnelle cour_d_assises | penale penali | karn* | кримінальн* | 刑事 刑事审判庭
administrative | tribunal_administratif cour_administrative | tribunale_amministrativo tar | sąd*_administracyjn* | адміністративн*_суд* | 行政审判庭
juvenile | tribunal_pour_enfants juge_des_enfants | tribunale_per_i_minorenni | | | 
military | tribunal_militaire | tribunale_militare | sąd*_wojskow* | військов*_суд* | 军事法院
civil | civile civil chambre_civile | civile civili | cywiln* | цивільн* | 民事 民事审判庭
labor | conseil_de_prud_hommes prud_hommes prud_homal* | sezione_lavoro | sąd*_pracy | | 劳动仲裁
- | état_civil code_civil partie_civile responsabilité_civile stat*_civil* service_civil | stato_civile anno_civile numero_civico | stan*_cywiln* stanu_cywilnego | цивільн*_стан* цивільного_стану | 刑事处罚 刑事犯罪
# trade
court-tier:1 | tribunal_d_instance tribunal_de_proximité | giudice_di_pace pretura | sąd*_rejonow* | районн*_суд* | 基层人民法院
court-tier:2 | tribunal_de_grande_instance tribunal_judiciaire | tribunale_ordinario | sąd*_okręgow* | окружн*_суд* | 中级人民法院
court-tier:3 | cour_d_appel | corte_d_appello corte_di_appello | sąd*_apelacyjn* | апеляційн*_суд* | 高级人民法院
school-post:homeroom | professeur_principal | coordinatore_di_classe | wychowawc* | класн*_керівник* | 班主任
school-post:principal | directeur_d_école directrice_d_école proviseur proviseure principal_du_collège principale_du_collège chef_d_établissement | dirigente_scolastic* preside | dyrektor_szkoły dyrektora_szkoły | директор_школи директора_школи | 校长
school-post:dean | doyen doyenne | preside decano | dziekan* | декан* | 系主任
school-post:rector | président_de_l_université recteur_de_l_académie rectrice | rettore rettrice | rektor* | ректор* | 
role:witness | témoin témoins | testimon* teste testi | świad* | свідок свідка свідки свідків | 证人 见证人
role:informant | déclarant déclarante | dichiarante denunciante | zgłaszając* | заявник_смерті | 申报人
role:interpreter | interprète interprètes | interprete interpreti | tłumacz* | перекладач* | 翻译人员 译员
role:victim | victime victimes | vittima vittime persona_offesa | pokrzywdzon* | потерпіл* | 被害人 受害人
role:applicant | demandeur demanderesse requérant requérante | richiedente ricorrente | wnioskodawc* | заявник заявника заявниц* | 申请人
role:respondent | | resistente | | | 被申请人
role:patient | patient patiente patients | paziente pazienti | pacjent* | пацієнт* | 患者 病人
status-of:employee | salarié salariée salariés | lavoratore_dipendente dipendente | pracownik_najemny | найман* | 雇员
status-of:self | travailleur_indépendant auto_entrepreneur indépendante_de | lavoratore_autonomo libero_professionista | prowadząc*_działalność samozatrudnion* | самозайнят* | 个体户 自由职业
tongue:english | anglais | inglese | język*_angielsk* | англійськ*_мов* | 英语
tongue:french | français | francese | język*_francusk* | французьк*_мов* | 法语
tongue:german | allemand | tedesco | język*_niemieck* | німецьк*_мов* | 德语
tongue:spanish | espagnol | spagnolo | język*_hiszpańsk* | іспанськ*_мов* | 西班牙语
tongue:chinese | chinois | cinese | język*_chińsk* | китайськ*_мов* | 汉语 语文
tongue:japanese | japonais | giapponese | język*_japońsk* | японськ*_мов* | 日语
hold:arrest | arrêté_et interpellé interpellée placé_en_garde placé_en_détention | arrestat* | aresztowan* zatrzyman* | заарештован* затриман* | 逮捕 拘留
hold:release | libéré libérée remis_en_liberté remise_en_liberté | scarcerat* rilasciat*_in_libertà | zwolnion*_z_aresztu | звільнен*_з-під_варти | 释放
deal:sell | vend vendu vendue cède vente | vende vendut* vendita | sprzed* | продає продав продала продаж* | 出售 卖出
deal:buy | achète acheté achetée acquiert acquis acquise achat | compra acquista acquistat* acquisto | kupuje kupił* nabył* nabywa zakup* | купує купив купила куп_лено | 购买 买受
deal:donate | donne_à_titre donation donne_en_avancement | dona donazione donat* | daruje darowizn* darował* | дарує подарував подарувала дарування | 赠与 赠予
- | vendeur vendeuse vendredi juridiction_de | vendemmia comparizione comparso compart* | | | 证人证言 银行 日语 
# office
registrar | | ufficiale_di_stato_civile ufficiale_dello_stato_civile | kierownik*_urzędu | | 
clerk | | cancelliere cancelleria | sekretarz* | секретар* | 书记员
judge | présidente_du_tribunal | giudice giudici pretore | sędzi* | суддя судді суддею | 审判员 审判长
governor | préfet préfète gouverneur | prefetto | wojewod* | губернатор* | 省长
justice-of-the-peace | juge_de_paix juges_de_paix | giudice_di_pace giudice_conciliatore | sędzi*_pokoju | миров*_судд* |
rector | recteur rectrice | rettore rettrice | rektor* | ректор* |
dean | doyen doyenne | preside_della_facoltà | dziekan* | декан* |
principal | directeur directrice proviseur principale_du | preside direttor* direttric* dirigente | dyrektor* | директор* | 校长 院长
- | | | sekretarz_stanu | | 
# certificate
transcript | relevé_de_notes | certificato_di_esami | wykaz_ocen suplement | додаток_до_диплома | 成绩单
medical | certificat_médical | certificato_medico | zaświadczenie_lekarskie | медичн*_довідк* | 诊断书 诊断证明 医学证明
criminal-record | casier_judiciaire bulletin_n_3 | casellario_giudiziale certificato_penale | krajowy_rejestr_karny rejestr*_karn* zaświadczenie_o_niekaralności | довідк*_про_несудимість | 无犯罪记录证明
vaccination-record | carnet_de_vaccination | certificato_di_vaccinazione | świadectwo_szczepienia | | 预防接种证
employment-certificate | certificat_de_travail attestation_d_emploi | certificato_di_lavoro certificato_di_servizio | świadectwo_pracy | довідк*_з_місця_роботи | 在职证明 工作证明
enrollment-certificate | certificat_de_scolarité attestation_de_scolarité | certificato_di_iscrizione certificato_di_frequenza | zaświadczenie_o_nauce | довідк*_про_навчання | 在读证明 在学证明
residence-certificate | attestation_de_domicile justificatif_de_domicile certificat_de_résidence | certificato_di_residenza | zaświadczenie_o_zameldowaniu | довідк*_про_місце_проживання | 居住证明
marital-relations | acte_de_mariage | atto_di_matrimonio certificato_di_matrimonio | akt*_małżeństwa | свідоцтв*_про_шлюб | 结婚证 结婚证明 结婚证书
family-register | livret_de_famille | stato_di_famiglia | | | 户口簿 户口本
single-status | certificat_de_célibat certificat_de_coutume | certificato_di_stato_libero certificato_di_nubilato nulla_osta | zaświadczenie_o_stanie_cywilnym | | 未婚证明 单身证明 未婚公证书 未婚声明 未婚声明书
employment-contract | contrat_de_travail | contratto_di_lavoro | umow*_o_pracę | трудов*_договір | 劳动合同
lease-contract | contrat_de_location bail | contratto_di_locazione | umow*_najmu | договір_оренди | 租赁合同
loan-contract | contrat_de_prêt | contratto_di_mutuo | umow*_pożyczki | договір_позики | 借款合同
insurance-policy | police_d_assurance | polizza_assicurativa polizza | polis*_ubezpieczeniow* | страхов*_поліс* | 保险单
# event
birth | acte_de_naissance extrait_de_naissance naissance naissances ~ né née nés nées native natif | atto_di_nascita certificato_di_nascita nascita ~ nato nata nati nate nascita | akt*_urodzenia urodzeni* ~ urodzon* urodził* ur rodzi* | свідоцтво_про_народження народжен* ~ народи* народж* роджен* | 出生 ~ 生于 婚生 生父 生母 新生儿 初生 所生 生育
death | acte_de_décès décès ~ décédé décédée décédés mort morte défunt défunte feu veuf veuve | atto_di_morte certificato_di_morte morte decesso ~ morto morta deceduto deceduta defunto defunta morì vedovo vedova | akt*_zgonu zgon zgonu zgonie ~ zmarł* zmarły zmarła wdow* | свідоцтво_про_смерть смерт* ~ помер* померл* вдів* вдов* | 死亡 ~ 去世 死者 已故 逝世 亡 丧偶
marriage | acte_de_mariage mariage mariages ~ marié mariée mariés épousé épouse époux conjugal matrimonial matrimoniale union noces | atto_di_matrimonio matrimonio ~ coniugat* sposo sposa sposi coniuge coniugi sposat* matrimoniale nozze | akt*_małżeństwa małżeństw* ~ ślub* żonat* zamężn* małżon* mąż żona poślub* zaślub* | свідоцтв*_про_шлюб шлюб* ~ одруж* заміж* подруж* дружин* наречен* шлюбн* | 结婚 婚姻 结婚证 结婚证明 ~ 已婚 夫妻 配偶 新郎 新娘 婚姻登记处 婚姻登记 婚姻状况 婚生 非婚生
divorce | divorce divorces ~ divorcé divorcée divorcés dissous dissolution séparé | divorzio ~ divorziat* scioglimento sciolt* cessazione | rozwód rozwodu rozwodow* rozwodem ~ rozwiedzion* rozwiąz* | розірвання_шлюбу розлучення ~ розлучен* розірван* розірванн* розірвати | 离婚 ~ 离异 解除婚姻
baptism | baptême baptisé baptisée ~ parrain marraine | battesimo battezzat* ~ padrino madrina | chrzest chrztu ochrzczon* ~ chrzest* chrzci* | хрещення охрещен* ~ хрещ* охрещ* христ* | 洗礼
burial | inhumation inhumé inhumée obsèques ~ enterré enterrée cimetière tombe | sepoltura sepolt* inumazione ~ tumulazione cimitero funerale | pogrzeb* pochowan* ~ cmentarz* | поховання похован* ~ кладовищ* | 安葬 土葬 ~ 墓
cremation | crémation incinération incinéré incinérée | cremazione cremat* | kremacj* | кремаці* кремован* | 火化
adoption | adoption adoptive adopté adoptée ~ adoptif adoptant | adozione adottat* ~ adottiv* | adopcj* przysposobieni* ~ przysposob* | усиновлен* удочерін* ~ усинов* | 收养 ~ 养子 养女 养父 养母
paternity | reconnaissance_de_paternité ~ reconnu reconnue reconnaissance | riconoscimento_di_paternità ~ riconosciut* riconoscimento | uznani*_ojcostwa ~ uznał* uznani* | визнання_батьківства ~ визна* |  ~ 亲子鉴定
naturalization | naturalisation naturalisé naturalisée ~ nationalité | naturalizzazione ~ cittadinanza |  ~ obywatelstw* |  ~ громадянств* |  ~ 国籍 入籍
- | acte_de date_et_lieu contrat_de_mariage anniversaire | morte_presunta | małżeństwo_z | до_шлюбу прізвище_після_шлюбу | 
# mention
seal | cachet sceau tampon timbre_humide | timbro timbri sigillo bollo_tondo | pieczęć pieczęci pieczęcią pieczątk* | печатк* штамп* | 公章 印章 盖章 钢印
signature | signature signatures signé signée signés ~ paraphe | firma firme firmato firmata sottoscritt* ~ sigla | podpis* ~ parafa | підпис* | 签字 签名 签章
photo | photographie photo photographies | fotografia foto | fotografi* zdjęci* | фотографі* фото фотокартк* | 照片 相片
- | signature_de le_signataire | foto_di ditta_firma | niżej_podpisan* podpisany_notariusz | | 签名人
`;
