/** Terms of contracts, visas, shifts and daily life, as in `people.ts`. */

export const conditionWords = `
# kin
great-grandparent | arrière_grand_père arrière_grand_mère arrière_grands_parents bisaïeul bisaïeule | bisnonno bisnonna bisnonni | pradziadek pradziadka pradziadkiem pradziadkowie prababcia prababci prababka | прадід прадіда прадідом прабаба прабабуся прабабусі прабабусею | 曾祖父 曾祖母
stepchild | beau_fils belle_fille | figliastro figliastra | pasierb* | пасинок пасинка пасербиц* падчерк* | 继子 继女
great-aunt | grand_tante grand_oncle | prozio prozia | cioteczna_babka | двоюрідна_бабуся | 
foster | famille_d_accueil mère_d_accueil | famiglia_affidataria genitori_affidatari | rodzin*_zastępcz* | прийомн*_сім* прийомн*_батьк* | 寄养 养父母
twin | jumeau jumelle jumeaux jumelles | gemello gemella gemelli gemelle | bliźni* | близнюк* близнят* | 双胞胎 孪生
half-sibling | demi_frère demi_sœur frère_utérin sœur_utérine frère_consanguin sœur_consanguine | fratellastro sorellastra | brat_przyrodni siostra_przyrodnia przyrodni* | зведен*_брат* зведен*_сестр* | 同父异母 同母异父
brother-in-law | beau_frère | cognato | szwagier szwagra szwagrem | зять_сестри дівер дівера шурин шурина швагер швагра | 姐夫 妹夫 内兄 内弟
sister-in-law | belle_sœur | cognata | szwagierk* bratow* | невістк* зовиц* своячениц* | 嫂子 弟媳 小姑
godfather | | | | | 教父
godmother | | | | | 教母
fiance | fiancé fiancée | fidanzat* | narzeczon* | наречен* | 未婚夫 未婚妻
# opposite
compass:north | nord septentrional* | nord settentrional* | północ północn* | північ півноч* північн* | 北侧 北面 以北
compass:south | sud méridional* | sud meridional* | południe południow* południa | південь півдня південн* | 南侧 南面 以南
compass:east | est_par à_l_est côté_est oriental orientale | est oriental* | wschód wschodu wschodn* | схід сходу східн* | 东侧 东面 以东
compass:west | ouest occidental* | ovest occidental* | zachód zachodu zachodn* | захід заходу західн* | 西侧 西面 以西
duty:exempt | exempté exemptée exempt exempte dispensé dispensée | esente esentat* dispensat* esonerat* | zwolniony_z zwolniona_z zwolnion* | звільнен*_від | 免服 免除 免征
paid:refund | remboursé remboursée remboursement | rimborso rimborsat* | zwrot zwrotu zwrócon* | повернен*_коштів відшкодован* | 退款 退还
bound:least | au_moins | almeno non_meno_di | co_najmniej przynajmniej | щонайменше не_менше | 至少 不少于
bound:most | au_plus tout_au_plus | al_massimo non_più_di | co_najwyżej | щонайбільше не_більше | 至多 不超过
consent:refuse | refuse refusé refusée refuser rejette rejeté | rifiuta rifiutat* rifiuto | odmówił* odmawia odmow* | відмовив* відмовля* відмов* | 拒绝
consent:agree | consent consenti accepte accepté acceptée consentement | acconsente acconsentit* accetta accettat* consenso | zgodził* wyraził*_zgodę wyraża_zgodę zgoda zgodą | погодив* згоден згодна згоду | 同意
inherit:out | déshérité déshéritée déshérite | diseredat* | wydziedzicz* | позбавлен*_спадщини | 剥夺继承权
# contract
leaving:resign | démission* | dimission* dimess* | wypowiedzenie_przez_pracownika zrezygnował* rezygnacj* | за_власним_бажанням | 辞职 离职
leaving:dismiss | licencié licenciée licenciement* | licenziat* licenziament* | zwolniony_z_pracy zwolnion*_dyscyplinarnie | звільнен*_з_ініціативи | 解雇 辞退 开除
visa:student | visa_étudiant | visto_per_studio | wiza_studencka | студентськ*_віз* | 学生签证 留学签证
visa:work | visa_de_travail | visto_per_lavoro | wiza_pracownicza | робоч*_віз* | 工作签证
visa:tourist | visa_touristique visa_de_tourisme | visto_turistico visto_per_turismo | wiza_turystyczna | туристичн*_віз* | 旅游签证
entries:one | une_seule_entrée entrée_unique | ingresso_singolo | jednokrotn* | одноразов* | 一次入境 单次
entries:many | entrées_multiples | ingressi_multipli | wielokrotn* | багаторазов* | 多次入境 多次往返
port:airport | aéroport* | aeroport* | lotnisk* | аеропорт* | 机场
insurance:accident | assurance_accident* | assicurazione_infortuni | ubezpieczeni*_wypadkow* | страхуванн*_від_нещасн* | 意外保险 意外险
birth-way:cesarean | césarienne | cesareo | cesarski* | кесарів* | 剖宫产 剖腹产
birth-way:natural | voie_basse voie_basse_naturelle accouchement_naturel | parto_naturale parto_spontaneo | poród_naturalny siłami_natury | природн*_пологи | 顺产 自然分娩
dosing:booster | rappel dose_de_rappel | richiamo dose_di_richiamo | dawka_przypominająca dawk*_przypominając* | бустерн* ревакцинац* | 加强针 加强免疫
furniture:with | meublé meublée | arredat* ammobiliat* | umeblowan* | мебльован* | 带家具
furniture:without | non_meublé non_meublée vide_de_meubles | non_arredat* non_ammobiliat* | nieumeblowan* | немебльован* | 无家具
power:alone | seul_pouvoir individuellement séparément | disgiuntamente singolarmente | samodzielnie jednoosobowo | одноособово самостійно | 单独
power:together | conjointement | congiuntamente | łącznie wspólnie | спільно | 共同
office-in:liquidator | liquidateur liquidatrice | liquidatore liquidatrice | likwidator* | ліквідатор* | 清算人
office-in:auditor | commissaire_aux_comptes | revisore | biegły_rewident | аудитор* | 审计师 审计员
# daily
favor:good | favorable favorables favorablement | favorevole favorevoli favorevolmente | pozytywn*_opini* przychyln* | сприятлив* схвальн* | 有利 
favor:bad | défavorable défavorables | sfavorevole sfavorevoli | negatywn*_opini* niekorzystn* | несприятлив* | 不利
excuse:yes | justifiée justifiées | giustificat* | usprawiedliwion* | поважн*_причин* | 请假 病假
excuse:no | non_justifiée non_justifiées injustifiée injustifiées | ingiustificat* non_giustificat* | nieusprawiedliwion* | без_поважн*_причин* прогул* | 旷课 旷工
revive:off | retiré retirée suspendu suspendue | revocat* sospes* ritirat* | cofnięt* zawieszon* | відкликан* призупинен* | 吊销 撤回
except:except | sauf excepté hormis à_l_exception | eccetto tranne salvo ad_eccezione | z_wyjątkiem oprócz prócz | крім окрім за_винятком | 除外 除了
except:including | y_compris inclus incluse incluses compris comprise comprises | incluso inclusa compreso compresa compresi comprese inclusi | włącznie w_tym wliczon* | включно включаючи у_тому_числі | 包括 包含
early:late | en_retard tardif tardive | in_ritardo tardiv* | spóźnion* opóźnion* po_terminie | із_запізненням прострочен* | 迟到 逾期
smoke:yes | fumeur fumeuse fume | fumatore fumatrice fuma | pali palacz* palący paląca | курить курець | 吸烟 抽烟
smoke:no | non_fumeur non_fumeuse ne_fume_pas | non_fuma non_fumatore non_fumatrice | nie_pali niepaląc* | не_курить | 不吸烟 不抽烟 无吸烟史
learn:suspended | exclu_temporairement exclusion_temporaire | sospension* | zawieszon*_w_prawach | відрахован* | 停学
shift-of:day | poste_de_jour équipe_de_jour | turno_di_giorno turno_diurno | zmiana_dzienna | денн*_змін* | 白班 日班
shift-of:night | poste_de_nuit équipe_de_nuit travail_de_nuit | turno_di_notte turno_notturno | zmiana_nocna nocn*_zmian* | нічн*_змін* | 夜班
own-will:own | sa_demande propre_initiative plein_gré | propria_richiesta propria_iniziativa sua_richiesta | własną_prośbę własne_żądanie | власн*_бажання власної_ініціативи | 本人申请 自愿
hospital:in | hospitalisé hospitalisée hospitalisation admis_à admise_à | ricoverat* ricovero | hospitalizowan* przyjęt*_do_szpitala | госпіталізован* | 入院 住院
hospital:out | sortie_de_l_hôpital sorti_de_l_hôpital | dimess*_dall dimissione | wypisan*_ze_szpitala wypis | виписан* виписк* | 出院
hospital:moved | transféré transférée | trasferit* | przeniesion* przekazan* | переведен* | 转院
street:home | domicile à_la_maison | domicilio abitazione | w_domu | вдома удома | 家中
pay-by:card | carte_bancaire par_carte | carta_di_credito con_carta | kartą | карткою картою | 银行卡 刷卡
pay-by:installments | mensualités échelonné versements_échelonnés | a_rate rate rateal* | rat ratach raty ratami | частинами розстрочк* | 分期
pay-by:lump | en_une_seule_fois versement_unique | unica_soluzione | jednorazowo | одноразово | 一次性
open-air:single | aller_simple | solo_andata | w_jedną_stronę | в_один_бік | 单程
open-air:return | aller_retour | andata_e_ritorno | w_obie_strony powrotn*_bilet | туди_й_назад туди_і_назад | 往返
day-of:yesterday | hier | ieri | wczoraj | вчора | 昨天 昨日
day-of:tomorrow | demain | domani | jutro | завтра | 明天 明日
day-kind:working | jours_ouvrables jours_ouvrés jour_ouvrable | giorni_lavorativi giorni_feriali | dni_roboczych dni_robocze | робоч*_днів робочі_дні | 工作日
day-kind:calendar | jours_calendaires jours_francs | giorni_di_calendario giorni_consecutivi | dni_kalendarzow* | календарн*_днів | 日历日 自然日
day-kind:holiday | jours_fériés jour_férié | giorni_festivi | dni_świąteczn* dni_wolne | святков* вихідн* | 节假日 公休日
size:large | grand grande grands grandes | grande grandi | duży duża dużego dużej | велик* | 大型
size:small | petit petite petits petites | piccolo piccola piccoli piccole | mały mała małego małej | маленьк* малий мала | 小型
- | grand_père grand_mère grands_parents petit_fils petite_fille petits_enfants petits_fils grande_école hors_délai_non tribunal_de_grande grande_instance petites_filles grand_oncle grande_tante au_plus_tard petit_déjeuner sauf_erreur exempté_de_légalisation arrivée_tardive | grande_ufficiale in_gran_parte salvo_errore salvo_conguaglio | duży_fiat duż*_liter* z_jutra wypis_aktu wypis_z | велика_британія великої_британії велик*_літер* виписка_з виписки_з витяг* | 同意书 包括但不限于
# trade
ward:neurology | neurolog* | neurolog* | neurolog* | невролог* | 神经内科 神经科
ward:cardiology | cardiolog* | cardiolog* | kardiolog* | кардіолог* | 心内科 心血管内科
ward:pediatrics | pédiatr* | pediatr* | pediatr* | педіатр* | 儿科
ward:gynecology | gynécolog* | ginecolog* | ginekolog* | гінеколог* | 妇科 妇产科
ward:psychiatry | psychiatr* | psichiatr* | psychiatr* | психіатр* | 精神科
ward:eye | ophtalmo* ophtalmolog* | oculist* oftalmolog* | okulist* okulistyczn* | офтальмолог* окуліст* | 眼科
ward:skin | dermatolog* | dermatolog* | dermatolog* | дерматолог* | 皮肤科
ward:ent | orl oto_rhino* | otorinolaringoiatr* | laryngolog* otolaryngolog* | отоларинголог* лор_лікар | 耳鼻喉科
ward:urology | urolog* | urolog* | urolog* | уролог* | 泌尿外科 泌尿科
ward:oncology | oncolog* cancérolog* | oncolog* | onkolog* | онколог* | 肿瘤科
ward:dental | dentiste dentistes chirurgien_dentiste | dentista odontoiatr* | dentyst* stomatolog* | стоматолог* | 牙科 口腔科
# conduct
plea:deny | nie nié nier conteste contesté contestent | nega negato negano ha_negato | zaprzecz* wypar* nie_przyznał* | заперечу* заперечи* не_визнав не_визнала | 否认
plea:admit | avoue avoué reconnaît_les_faits reconnu_les_faits | confessa confessat* ammess*_i_fatti | przyznał* przyznaje | зізна* визнав_провину визнала_провину | 供认 承认 认罪
estate:renounce | renonce renoncé renonciation renoncer | rinuncia rinunciat* rinunzia | zrzekł* zrzeka odrzucił* odrzuca | відмовився_від_спадщини відмовилася_від_спадщини | 放弃
estate:accept | accepte_la_succession accepté_la_succession | accetta_l_eredità accettat*_l_eredità | przyjął_spadek przyjęła_spadek | прийняв_спадщину прийняла_спадщину | 接受继承
surname:maiden | nom_de_jeune_fille nom_de_naissance | cognome_da_nubile | nazwisko_rodowe nazwisko_panieńskie nazwiska_rodowego nazwiska_panieńskiego | дівоче_прізвище дівочого_прізвища | 婚前姓
surname:married | nom_d_épouse nom_marital nom_de_femme_mariée | cognome_da_sposata cognome_da_coniugata | nazwisko_po_mężu | прізвище_після_шлюбу | 婚后姓
season:spring | printemps | primavera | wiosn* wiosenn* | весн* навесні весною | 春季 春天
season:summer | l_été en_été d_été | estate estivo estiva | latem letni letnia letniego | літо влітку літній літньої | 夏季 夏天
season:autumn | automne | autunno autunnale | jesień jesieni jesienią jesienn* | осінь восени осінній осінньої | 秋季 秋天
season:winter | hiver | inverno invernale | zima zimą zimy zimow* | зима взимку зимовий зимової | 冬季 冬天
face:front | avant_du porte_d_entrée façade | anteriore anteriori frontale | przedni* frontow* | передн* | 前门 正面
face:back | arrière porte_arrière porte_de_derrière | posteriore posteriori retro | tyln* | задн* | 后门 背面
level-of:upper | supérieur supérieure supérieurs supérieures | superiore superiori | górny górna górnego górnej górne | верхн* | 上部 上层
level-of:lower | inférieur inférieure inférieurs inférieures | inferiore inferiori | dolny dolna dolnego dolnej dolne | нижн* | 下部 下层
fuel:gasoline | essence_sans_plomb carburant_essence essence | benzina | benzyn* | бензин* | 汽油
fuel:diesel | gazole diesel | gasolio diesel | diesel* olej_napędowy | дизель* | 柴油
rest:bury | inhumé inhumée inhumation enterré enterrée | sepolt* inumat* sepoltura inumazione | pochowan* pogrzeban* | похован* | 安葬 土葬
rest:cremate | incinéré incinérée crémation incinération | cremat* cremazione | kremac* skremowan* spopielon* | кремац* кремован* | 火化 火葬
bench:commercial | tribunal_de_commerce | tribunale_commerciale sezione_imprese | sąd*_gospodarcz* | господарськ*_суд* | 商事法院
bench:administrative | tribunal_administratif cour_administrative | tribunale_amministrativo tar | sąd*_administracyjn* | адміністративн*_суд* | 行政法院
bench:labor | prud_hommes conseil_de_prud_hommes | tribunale_del_lavoro sezione_lavoro | sąd*_pracy | | 劳动仲裁委员会
bench:criminal | tribunal_correctionnel cour_d_assises | tribunale_penale corte_d_assise | sąd*_karn* | кримінальн*_суд* | 刑事审判庭
bench:family | juge_aux_affaires_familiales | tribunale_per_i_minorenni | sąd*_rodzinn* | сімейн*_суд* | 家事法庭
ward:gastro | gastro_entérolog* gastroentérolog* | gastroenterolog* | gastroenterolog* | гастроентеролог* | 消化科 消化内科
ward:endocrine | endocrinolog* | endocrinolog* | endokrynolog* | ендокринолог* | 内分泌科
ward:lung | pneumolog* | pneumolog* | pulmonolog* | пульмонолог* | 呼吸内科
- | carte_essence essence_même enseignement_supérieur cour_supérieure supérieur_hiérarchique | scuola_superiore istruzione_superiore superiore_a inferiore_a | szkoła_wyższa czternast* | | 
# fraction
double | double doublement | doppio doppia raddoppi* | podwójn* dwukrotn* | подвійн* удвічі двічі | 双倍 两倍
triple | triple | triplo tripla | potrójn* trzykrotn* | потрійн* втричі тричі | 三倍
# offence
drugs | stupéfiant* drogue* | stupefacent* droga droghe | narkotyk* narkotyczn* | наркоти* | 毒品 吸毒 贩毒
rape | viol agression_sexuelle | stupro violenza_sessuale | zgwałceni* gwałt* | зґвалтуванн* | 强奸
tax-evasion | fraude_fiscale | evasione_fiscale frode_fiscale | uchylani*_od_podatk* | ухилення_від_податк* | 偷税 逃税
smuggling | contrebande | contrabbando | przemyt* | контрабанд* | 走私
kidnapping | enlèvement séquestration | sequestro_di_persona rapimento | porwani* uprowadzeni* | викраденн*_людини | 绑架
defamation | diffamation* injure* calomni* | diffamazione ingiuria calunnia | zniesławi* zniewag* pomówi* | наклеп* | 诽谤 侮辱
arson | incendie_volontaire | incendio_doloso | podpaleni* | підпал* | 纵火 放火
threat | menace menaces | minaccia minacce | groźb* | погроз* | 威胁 恐吓
perjury | faux_témoignage | falsa_testimonianza | fałszywe_zeznania fałszyw*_zezna* | неправдив*_свідченн* | 伪证
speeding | excès_de_vitesse | eccesso_di_velocità | przekroczeni*_prędkości | перевищенн*_швидкост* | 超速
damage | dégradation* vandalisme | danneggiament* | zniszczeni*_mienia uszkodzeni*_mienia | пошкодженн*_майна | 损毁财物 毁坏财物
`;
