/** Parties, terms, results and measures, as in `people.ts`. */

export const termWords = `
# opposite
vote:unanimous | unanimité unanime* | unanimità unanime unanimi | jednogłośn* jednomyśln* | одноголосн* одностайн* | 一致通过 全票通过
vote:majority | à_la_majorité majorité_des_voix | a_maggioranza maggioranza_dei_voti | większością_głosów | більшістю_голосів | 多数通过
parity:even | semaines_paires années_paires jours_pairs fins_de_semaine_paires week_ends_pairs | settimane_pari anni_pari giorni_pari | parzyst* | парн* | 双周 偶数
parity:odd | impaire impaires impair impairs | dispari | nieparzyst* | непарн* | 单周 奇数
account:debit | débit débits | dare addebito addebiti debito | debet obciążeni* | дебет* | 借方 支出
account:credit | crédit crédits | avere accredito accrediti | kredyt_na uznani*_rachunku | кредит_рахунку | 贷方 收入
party:buyer | acheteur acquéreur acheteuse | acquirente compratore compratrice parte_acquirente | kupując* nabywc* | покупець покупця покупцем | 买方 买受人
party:seller | vendeur venderesse vendeuse | venditore venditrice parte_venditrice | sprzedając* sprzedawc* zbywc* | продавець продавця продавцем | 卖方 出卖人
party:plaintiff | demandeur demanderesse demandeurs | attore attrice_in_giudizio ricorrente appellante | powód powoda powodowi powodem powódk* | позивач* | 原告 上诉人
party:defendant | défendeur défenderesse défendeurs prévenu prévenue accusé accusée | convenuto convenuta imputato imputata resistente | pozwan* oskarżon* | відповідач* підсудн* обвинувачен* | 被告 被告人 被上诉人
party:landlord | bailleur bailleresse propriétaire_bailleur | locatore locatrice | wynajmując* | орендодавець орендодавця орендодавцем | 出租人 出租方
party:tenant | locataire preneur_à_bail | conduttore conduttrice locatario locataria inquilino inquilina | najemc* | орендар* | 承租人 承租方
party:employer | employeur | datore_di_lavoro | pracodawc* | роботодавець роботодавця роботодавцем | 用人单位 雇主
sum:gross | brut brute bruts | lordo lorda | brutto | брутто | 税前 毛
sum:net | net nette nets | netto netta | netto | нетто чистий_дохід | 税后 净
birth:legitimate | légitime | legittimo legittima | ślubne ślubny ślubna | законнонароджен* | 婚生
birth:illegitimate | naturel naturelle hors_mariage | naturale illegittimo illegittima | nieślubne pozamałżeńsk* | позашлюбн* | 非婚生
term:temporary | temporaire provisoire | temporane* provvisori* | tymczasow* czasow* | тимчасов* | 临时 暂住
term:permanent | permanent permanente définitif définitive indéterminée | permanente definitiv* indeterminato | stał* bezterminow* nieokreślon* | постійн* безстроков* | 永久 长期
sector:public | public publique publics publiques | pubblico pubblica pubblici | publiczn* państwow* | державн* публічн* | 公立 国有
sector:private | privé privée privés privées | privato privata privati | prywatn* | приватн* | 私立 民办
land:urban | urbain urbaine | urbano urbana | miejsk* | міськ* | 城镇 城市
land:rural | rural rurale | rurale agricolo agricola rustico | wiejsk* roln* | сільськ* | 农村 农业
side:right | droit droite | destro destra destre destri | prawy prawa prawej prawego prawą prawym | прав* | 右 右侧
side:left | gauche gauches | sinistro sinistra sinistre | lewy lewa lewej lewego lewą lewym | лів* | 左 左侧
time:before | avant avant_le | prima_del prima_della prima_di anteriormente | przed | до_шлюбу перед | 之前 婚前
time:after | après postérieurement | dopo dopo_il successivamente_al | po_zawarciu po_upływie po_ślubie | після | 之后 婚后
change:increase | augmentation augmenté augmentée hausse | aumento aumentat* | podwyżk* zwiększ* wzrost* | збільш* підвищ* | 增加 上调 提高
change:decrease | diminution diminué réduction réduit réduite baisse | diminuzione riduzione ridott* | obniżk* zmniejsz* spadek | зменш* зниж* | 减少 下调 降低
bound-word:minimum | minimum minimale | minimo minima | minimaln* najmniej | мінімальн* мінімум | 最低
bound-word:maximum | maximum maximale | massimo massima | maksymaln* najwięcej | максимальн* максимум | 最高额 最多
party:owner | propriétaire propriétaires | proprietario proprietaria proprietari | właściciel* | власник* | 所有权人 业主 房屋所有人
party:creditor | créancier créancière créanciers | creditore creditori | wierzyciel* | кредитор* стягувач* | 债权人
party:debtor | débiteur débitrice débiteurs | debitore debitrice debitori | dłużnik* | боржник* | 债务人
party:lender | prêteur prêteuse | mutuante | pożyczkodawc* | позикодавець позикодавця | 出借人 贷款人
party:borrower | emprunteur emprunteuse | mutuatario mutuataria | pożyczkobiorc* kredytobiorc* | позичальник* | 借款人
party:donor | donateur donatrice | donante | darczyńc* | дарувальник* | 赠与人
party:donee | donataire | donatario donataria | obdarowan* | обдаровуван* | 受赠人
party:testator | testateur testatrice | testatore testatrice | testator* spadkodawc* | заповідач* спадкодавець спадкодавця | 立遗嘱人 被继承人
party:heir | héritier héritière héritiers | erede eredi | spadkobierc* | спадкоєм* | 继承人
party:insurer | assureur | assicuratore | ubezpieczyciel* | страховик* | 保险人
party:insured | assuré_social assuré assurée | assicurato assicurata | ubezpieczon* ubezpieczając* | застрахован* страхувальник* | 被保险人
party:guarantor | garant caution_solidaire | garante fideiussore | poręczyciel* | поручител* | 担保人 保证人
party:proxy | mandataire fondé_de_pouvoir | mandatario procuratore | pełnomocnik* | представник_за_довіреністю повірен* | 受托人 委托代理人
party:grantor | mandant mandante | mandante | mocodawc* | довіритель довірителя | 委托人
party:victim | victime victimes | vittima persona_offesa | pokrzywdzon* | потерпіл* | 被害人 受害人
party:employee | salarié salariée | lavoratore lavoratrice dipendente | pracownik* | працівник* | 劳动者 乙方_劳动者
party:shareholder | actionnaire associé associée associés | socio soci azionista | wspólnik* akcjonariusz* | учасник_товариства акціонер* | 股东
custody:sole | garde_exclusive autorité_parentale_exclusive | affidamento_esclusivo | wyłączn*_władz* | одноосібн*_опік* | 单独抚养
custody:joint | garde_alternée autorité_parentale_conjointe | affidamento_condiviso affidamento_congiunto | wspóln*_władz* | спільн*_опік* | 共同抚养
whole:full | intégral intégrale copie_intégrale plénière intégralement | integrale intero piena per_intero | zupełny zupełnego w_całości pełny pełna odpis_zupełny | повністю повний повна у_повному_обсязі | 全部 全额
whole:partial | partiel partielle partiellement extrait_partiel | parziale parzialmente in_parte | częściowo częściow* skrócony skróconego | частково частков* скорочен* | 部分
life:alive | vivant vivante en_vie survivant | vivente in_vita vivo viva superstite | żyjąc* żywo żywe | живий жива живого живим | 健在 在世 生存
life:dead | défunt défunte décédé décédée feu mort_né | defunto defunta deceduto deceduta fu morto morta | zmarły zmarła zmarłego zmarłej nieżyjąc* martwo | померлий померла померлого померлої | 死者 去世 已故 死亡 逝世
ability:fit | apte aptes | idoneo idonea abile | zdolny zdolna zdoln*_do | придатний придатна придатн*_до | 合格适合 适合 适任
ability:unfit | inapte inaptes | inidoneo inidonea inabile non_idoneo | niezdolny niezdolna niezdoln*_do | непридатний непридатна непридатн*_до | 不适合 不宜
age:minor | mineur mineure mineurs | minore minorenne minori | małoletni* nieletni* niepełnoletn* | неповнолітн* малолітн* | 未成年 未成年人
age:adult | majeur majeure majeurs | maggiorenne maggiorenni | pełnoletni* dorosł* | повнолітн* дорослий | 成年 成年人
time:full | temps_plein temps_complet | tempo_pieno | pełn*_wymiar* | повн*_ставк* повний_робочий | 全日制 全职
time:part | temps_partiel mi_temps | tempo_parziale part_time | niepełn*_wymiar* pół_etatu | неповн*_ставк* неповний_робочий | 非全日制 兼职
level:primary | école_primaire école_élémentaire primaire élémentaire | scuola_elementare scuola_primaria | szkoł*_podstawow* | початков*_школ* | 小学
level:middle | collège brevet_des_collèges | scuola_media scuola_secondaria_di_primo_grado | gimnazjum gimnazjaln* | основн*_школ* базов*_середн* | 初中 初级中学
level:secondary | lycée enseignement_secondaire baccalauréat | liceo scuola_superiore scuola_secondaria_di_secondo_grado maturità | liceum ogólnokształcąc* szkoł*_średni* matur* | середн*_школ* загальн*_середн* повн*_загальн* | 高中 高级中学
way:open | audience_publique publiquement | pubblica_udienza | jawn* | відкрит*_судов* | 公开开庭 公开审理
way:closed | huis_clos chambre_du_conseil | porte_chiuse camera_di_consiglio | niejawn* | закрит*_судов* | 不公开
attend:present | comparant comparante en_personne contradictoire | di_persona presente | osobiście obecn* | особисто присутн* | 到庭 本人到场
attend:absent | non_comparant défaut_de_comparution par_défaut | contumace contumacia assente | zaocznie nieobecn* zaoczn* | заочно заочн* відсутн* | 缺席 未到庭
plain:guilt | intentionnel intentionnelle volontaire volontairement | doloso dolosa dolosamente intenzionale | umyśln* umyślnie | умисн* навмисн* | 故意
plain:neglect | involontaire négligence imprudence | colposo colposa colposamente | nieumyśln* nieumyślnie | необережн* з_необережності | 过失
stay:refugee | réfugié réfugiée réfugiés | rifugiato rifugiata | uchodźc* | біженець біженця | 难民
stay:tourist | touriste touristique | turista turistico | turyst*_wiz* turystyczn*_wiz* | туристичн* | 旅游签证
child:eldest | fils_aîné fille_aînée | primogenito primogenita | najstarsz* | старший_син старша_дочка | 长子 长女
child:second | | secondogenito secondogenita | | | 次子 次女
child:third | | terzogenito terzogenita | | | 三女 三子
child:youngest | benjamin benjamine cadet_des_enfants | ultimogenito | najmłodsz* | молодший_син молодша_дочка | 幼子 幼女
valid:no | nul nulle invalide sans_valeur | nullo invalido non_valido | nieważn* bezskuteczn* | недійсн* | 无效
valid:yes | valable valide valables | valido valida valevole | ważny ważna ważne skuteczn* | дійсний дійсна дійсне чинн* | 有效
resist:appealable | susceptible_d_appel susceptible_de_recours | impugnabile appellabile | zaskarżaln* przysługuje_apelacja | може_бути_оскаржен* | 可上诉
resist:final | définitif définitive passé_en_force_de_chose_jugée irrévocable exécutoire | passat*_in_giudicato definitiva irrevocabile | prawomocn* uprawomocni* ostateczn* | законної_сили остаточн* | 终审 终审判决 已生效 发生法律效力
order-of:eldest | aîné aînée | maggiore_dei_figli | najstarsz* | найстарш* | 最年长
order-of:youngest | cadet cadette | minore_dei_figli | najmłodsz* | наймолодш* | 最年幼
stage:start | commence débute commencé | inizia iniziat* decorre | rozpoczął rozpoczęła rozpoczęci* | розпочато розпочав почав | 开始
stage:end | prend_fin terminé terminée achevé | termina terminat* conclus* cessat* | zakończył zakończyła zakończeni* ukończył* ukończeni* | закінчив закінчила завершено | 结束 终止
hire:in | embauche embauché embauchée recruté recrutée engagé | assunto assunta assunzione | zatrudnion* przyjęt*_do_pracy | прийнят*_на_роботу | 入职 聘用 录用
hire:out | licencié_pour licenciement démission démissionné | licenziat* licenziamento dimissioni dimess* | zwolnion* zwolnieni* rozwiązan*_umow* | звільнен*_з_роботи звільнен*_з_посади | 离职 辞职 解聘
force:expired | expiré expirée périmé | scadut* | wygasł* | прострочен* | 过期 已过期
copy:copy | copie copies photocopie | copia copie fotocopia | odpis* kopi* | копія копії копію витяг* | 复印件 副本
copy:original | original originaux originale minute | originale originali | oryginał* | оригінал* | 原件 正本
- | droit_de droits droit_civil droit_au en_droit de_droit avant_midi avant_dire avant_droit net_à locataire_gérant public_notaire notaire_public ministère_public école_publique_élémentaire capitale copie_de ci_après d_après après_midi après_avoir après_en | prima_elementare prima_classe prima_sezione prima_istanza nulla_osta nulla_risulta viva_voce pubblico_ministero pubblico_ufficiale copia_conforme diritto fu attore_teatrale dipendente_da nulla_a_carico | praw prawo praw prawa prawnie prawn* przed_notariuszem przed_sądem przed_urzędem przed_mną kopiec jawn | право правда правил* правов* правоздатн* справ* лівобереж* міськ*_рад* міськ*_суд* міськ*_лікарн* міськ*_голов* сільськ*_рад* державн*_реєстраці* державн*_реєстр* державн*_податков* державн*_виконавч* державн*_університет* державн*_мит* після_реєстрації | 左右 有效期 有效期至 有效期限 无效婚姻 部分的 全部的 收入证明 毛泽东 去世前 城市规划 净身高 过失
# contract
regime:separate | séparation_de_biens | separazione_dei_beni | rozdzielnoś*_majątkow* | роздільн*_власн* | 分别财产
regime:community | communauté_de_biens communauté_réduite communauté_universelle | comunione_dei_beni comunione_legale | wspólnoś*_majątkow* | спільн*_сумісн*_власн* | 共同财产
vehicle:car | voiture automobile véhicule_léger | automobile autovettura auto | samochód samochodu samochodem | легков*_автомобіл* | 轿车 小汽车
vehicle:truck | camion poids_lourd | autocarro camion | ciężarówk* samochód_ciężarow* | вантажівк* вантажн*_автомобіл* | 卡车 货车
vehicle:motorcycle | moto motocyclette cyclomoteur | motociclo moto motocicletta | motocykl* motorower* | мотоцикл* | 摩托车
vehicle:bicycle | vélo bicyclette | bicicletta velocipede | rower* | велосипед* | 自行车
vehicle:bus | autobus autocar bus | autobus corriera | autobus* | автобус* | 公共汽车 客车
vehicle:train | train trains | treno treni | pociąg* | поїзд* потяг* | 火车 列车
part:driver | conducteur conductrice | conducente | kierując* | водій водія | 驾驶人
part:passenger | passager passagère passagers | passeggero passeggera | pasażer* | пасажир* | 乘客 乘车人
part:pedestrian | piéton piétonne | pedone | piesz* | пішох* | 行人
hurt:killed | tué tuée | ucciso uccisa deceduto_sul_colpo | zginął zginęła poniósł_śmierć | загинув загинула | 当场死亡
hurt:injured | blessé blessée blessés | ferito ferita feriti | ranny ranna rannego obrażeni* | травмован* поранен* | 受伤
hurt:unharmed | indemne indemnes | illeso illesa | nie_odniósł nie_odniosł* | не_постраждав не_постраждала | 未受伤
degree:serious | gravement grave graves | grave gravi gravemente | ciężko ciężki ciężkie poważn* | тяжк* важк* | 严重 重伤 重大
degree:slight | légèrement léger légère légers | lieve lievi leggermente | lekko lekki lekkie lekk* | легк* легко | 轻微 轻伤
shift:night | poste_de_nuit équipe_de_nuit | turno_di_notte turno_notturno | zmian*_nocn* | нічн*_змін* | 夜班
shift:day | poste_de_jour équipe_de_jour | turno_di_giorno turno_diurno | zmian*_dzienn* | денн*_змін* | 白班
pay:hourly | horaire par_heure de_l_heure | orario oraria all_ora | godzinow* na_godzinę | погодинн* за_годину | 每小时 时薪
pay:daily | journalier journalière par_jour | giornaliero giornaliera al_giorno | dzienn*_stawk* na_dzień dziennie | щоденн* на_день | 每日 每天
pay:weekly | hebdomadaire par_semaine | settimanale alla_settimana settimanali | tygodniow* tygodniowo na_tydzień | щотижн* на_тиждень тижнев* | 每周
pay:monthly | mensuel mensuelle mensuels par_mois | mensile mensili mensilmente al_mese | miesięczn* miesięcznie | щомісячн* щомісяця на_місяць | 每月 月薪
pay:quarterly | trimestriel trimestrielle par_trimestre | trimestrale trimestrali | kwartaln* kwartalnie | щокварталь* | 每季度 按季
pay:half-yearly | semestriel semestrielle | semestrale semestrali | półroczn* | піврічн* | 每半年
pay:annual | annuel annuelle par_an annuellement | annuo annua annuale annuali all_anno | roczn* rocznie | щорічн* річн* на_рік | 每年 年薪
leave:maternity | congé_de_maternité congé_maternité | congedo_di_maternità | urlop*_macierzyńsk* | відпустк*_у_зв’язку_з_вагітністю | 产假
leave:childcare | congé_parental | congedo_parentale | urlop*_wychowawcz* urlop*_rodzicielsk* | відпустк*_по_догляду | 育儿假
leave:sick | arrêt_maladie arrêt_de_travail congé_maladie | congedo_per_malattia | zwolnieni*_lekarsk* | лікарнян* | 病假
leave:annual | congés_payés congé_annuel | ferie congedo_ordinario | urlop*_wypoczynkow* | щорічн*_відпустк* | 年假
leave:unpaid | congé_sans_solde | aspettativa_senza_assegni | urlop*_bezpłatn* | відпустк*_без_збереження | 事假
insurance:life | assurance_vie | assicurazione_sulla_vita | ubezpieczeni*_na_życie | страхуванн*_життя | 人寿保险
insurance:car | assurance_automobile assurance_auto | assicurazione_auto | ubezpieczeni*_oc | | 车险
insurance:health | assurance_maladie | assicurazione_sanitaria | ubezpieczeni*_zdrowotn* | медичн*_страхуванн* | 医疗保险
settled:paid | payé payée payés réglé réglée acquitté_le | pagato pagata saldato saldata quietanzat* | zapłacon* opłacon* uiszczon* | сплачен* оплачен* | 已付 已付清 付清
settled:unpaid | impayé impayée impayés | non_pagato insoluto insoluta | niezapłacon* nieopłacon* zaległ* | несплачен* заборгован* | 未付 欠付
rate:fixed | taux_fixe | tasso_fisso | stał*_oprocentowani* | фіксован* | 固定利率
rate:variable | taux_variable | tasso_variabile | zmienn*_oprocentowani* | змінн*_ставк* | 浮动利率
use:commercial | commercial commerciale commerciaux | commerciale commerciali | użytkow* handlow* | комерційн* | 商业用途 商用
use:residential | habitation résidentiel résidentielle | abitativo abitativa residenziale | mieszkaln* | житлов* | 住宅 居住用途
company:limited | sarl société_à_responsabilité_limitée | srl società_a_responsabilità_limitata | sp_z_o_o spółk*_z_ograniczon* | тов товариств*_з_обмежен* | 有限责任公司 有限公司
company:stock | société_anonyme | spa società_per_azioni | spółk*_akcyjn* | акціонерн*_товариств* | 股份有限公司
company:sole | entreprise_individuelle | ditta_individuale impresa_individuale | jednoosobow* | фоп фізичн*_особ*_підприєм* | 个人独资
permit:no | interdit interdite interdiction | vietato vietata divieto | zabrania* zakaz* | заборон* | 禁止 不得
permit:yes | autorisé autorisée permis_de | consentito autorizzat* | zezwala* dozwolon* | дозвол* | 允许 准许
return:yes | remboursable restituable | rimborsabile | podlega_zwrotowi zwrotn* | підлягає_поверненню | 可退还 可退
return:no | non_remboursable | non_rimborsabile | bezzwrotn* nie_podlega_zwrotowi | не_підлягає_поверненню | 不可退还 不予退还 不退
inside:in | inclus incluse compris comprise | incluso inclusa compreso compresa | wliczon* włączn* | включен* включно | 包含 含
inside:out | exclu exclue non_compris | escluso esclusa | wyłączon* wykluczon* | виключен* | 不包含 不含
will-act:revoke | révoque révoqué révocation | revoca revocat* | odwołuj* odwołan* | скасовую відкликаю | 撤销遗嘱
thing:house | maison villa pavillon | casa villetta | dom domu domem | будинок будинку | 房屋 别墅
thing:apartment | appartement logement | appartamento | mieszkani* lokal_mieszkaln* | квартир* | 公寓 套房
thing:land | terrain parcelle | terreno fondo_rustico | działk* gruntu nieruchomoś*_gruntow* | земельн*_ділянк* | 土地 地块
people:neighbor | voisin voisine voisins | vicino_di_casa vicini_di_casa | sąsiad* | сусід* | 邻居
people:cousin | cousin cousine cousins | cugino cugina cugini | kuzyn* | кузен* двоюрідн* | 堂兄 堂弟 表兄 表弟 表哥 表姐 表妹 堂姐 堂妹
people:friend | ami amie amis | amico amica amici | przyjaciel* przyjaciół* | друг друга подруг* | 朋友
people:colleague | collègue collègues | collega colleghi | koleg* współpracowni* | колег* | 同事
people:interpreter | interprète | interprete | tłumacz* | перекладач* | 翻译人员
- | casa_circondariale casa_di_cura | casa_comunale casa_circondariale casa_di_cura grave_di diploma_commerciale registro_commerciale ditta_commerciale | dom_dziecka domow* spółk*_handlow* kodeks*_handlow* | друг*_груп* друг_а другого другу | 土地局 每年的 严重精神 朋友圈 商业银行 有限公司章程
# trade
council-of:village | | | rad*_sołeck* | сільськ*_рад* сільрад* | 
council-of:city | conseil_municipal | consiglio_comunale | rad*_miejsk* rad*_miast* | міськ*_рад* міськрад* | 
seniority:junior | junior | junior | młodsz* | молодш* | 初级 助理
seniority:senior | senior hors_classe | senior | starsz* | старш* | 高级 资深
office-of:head | siège_social siège | sede_legale sede_centrale | siedzib*_główn* central* | головн*_офіс* | 总部 总公司 总行
office-of:branch | succursale agence | filiale succursale | oddział* fili* | філі* відділенн*_банку | 分公司 支行 分行
service:enlist | incorporation_sous_les_drapeaux incorporé incorporée engagement_militaire | arruolamento arruolat* incorporazione | pobór powołan*_do_służby wcielon* wcieleni* | призван* призов* | 入伍 征集入伍
service:discharge | libéré_du_service radié_des_contrôles ~ libéré libérée | congedat* congedo_illimitato | zwolnion*_ze_służby przeniesion*_do_rezerwy | звільнен*_в_запас демобіліз* | 退伍 退役
reserve:reserve | réserviste | riserva_militare | rezerw* | запасу запас | 预备役
origin:foreign | étranger étrangère étrangers étrangères | straniera straniero stranieri straniere | obc* zagraniczn* | іноземн* | 外国 外语 外籍
origin:native | langue_maternelle | madrelingua lingua_madre | ojczyst* | рідн*_мов* рідна | 母语
conduct:exemplary | exemplaire excellente_conduite | esemplare | wzorowe wzorowa wzorowy | зразков* | 优秀表现
conduct:satisfactory | | | poprawne poprawna | | 
conduct:poor | | | nieodpowiednie naganne | незадовільн*_поведінк* | 
goods:wood | bois bois_d_œuvre | legname legno | drewn* | деревин* | 木材
goods:food | denrées alimentaires | alimentari generi_alimentari | spożywcz* | продовольч* продукт*_харчування | 食品
goods:furniture | meubles mobilier | mobili arredamento | mebl* | мебл* | 家具
goods:phone | téléphone téléphone_portable | telefono cellulare | telefon* | мобільн*_телефон* | 手机
goods:money | argent espèces | denaro contanti | pieniądz* gotówk* | грош* готівк* | 现金
mandate:general | procuration_générale pouvoir_général | procura_generale | pełnomocnictw*_ogóln* | генеральн*_довіреніст* | 全权委托
mandate:special | procuration_spéciale pouvoir_spécial | procura_speciale | pełnomocnictw*_szczególn* | спеціальн*_довіреніст* | 特别授权
punish:fine | amende amendes | multa ammenda | grzywn* | штраф* | 罚金 罚款
punish:prison | emprisonnement réclusion prison_ferme | reclusione arresto_della_pena detenzione | pozbawieni*_wolności | позбавлен*_волі | 有期徒刑 徒刑
punish:probation | sursis sursis_probatoire | sospensione_condizionale pena_sospesa | warunkow*_zawieszeni* | випробувальн*_строк* | 缓刑
punish:community | travail_d_intérêt_général | lavori_di_pubblica_utilità | prac*_społeczn* | громадськ*_робот* | 社区服务
move:in | immigration immigré | immigrazione immigrat* | imigracj* | імміграці* | 迁入
move:out | émigration émigré | emigrazione emigrat* | emigracj* | еміграці* | 迁出
# contract
community-kind:universal | communauté_universelle | comunione_universale | | | 
# daily
title:mr | monsieur m mr ~ messieurs | signor signore sig | pan pana panu | пан громадянин громадянина громадянину | 先生
title:ms | madame mme mademoiselle mlle | signora signorina sig_ra | pani | пані громадянка громадянки громадянці | 女士 小姐
learn:passed | reçu_à admis_à | promosso promossa superato_l superat* | promowan* zdał* | переведен*_до | 升级
learn:repeated | redoublé redouble redoublement redoublant | ripetente ripetuto ripete | powtarza* powtarzał* | повторн*_навчан* | 留级
learn:withdrew | abandonné_ses retiré_de | ritirat* rinuncia_agli_studi | zrezygnował* skreślon* | відрахован* | 退学 辍学
learn:transferred | transféré transférée transfert | trasferit* trasferimento | przeniesion* przeniósł | переведен*_з | 转学
learn:graduated | diplômé diplômée obtenu_le_diplôme | diplomat* laureat* ~ conseguit* | ukończył* absolwent* | закінчив закінчила випускни* | 毕业
learn:enrolled | inscrit_à inscrite_à inscription_universitaire | iscritt* immatricolat* | zapisan* przyjęt*_na_studia | зарахован*_до вступив вступила | 入学 注册学籍
often:always | toujours constamment | sempre costantemente | zawsze stale | завжди постійно | 一直 始终
often:sometimes | parfois occasionnellement | talvolta occasionalmente | czasami niekiedy | іноді інколи | 有时
often:rarely | rarement | raramente | rzadko | рідко | 很少
past:former | ancien ancienne anciennement ex | ex già precedente | były była byłego dawn* poprzedni* | колишн* попередн* | 前 原
past:current | actuel actuelle actuellement | attuale attualmente | obecn* aktualn* | теперішн* нинішн* поточн* | 目前 现任
success:yes | avec_succès | con_esito_positivo con_successo | z_wynikiem_pozytywnym pomyśln* | успішно | 成功
success:no | sans_succès échec | con_esito_negativo esito_negativo | z_wynikiem_negatywnym | безуспішно | 失败
acute:acute | aigu aiguë aigus | acuto acuta | ostr* | гостр* | 急性
acute:chronic | chronique chroniques | cronico cronica | przewlekł* | хронічн* | 慢性
tumor:benign | bénin bénigne | benigno benigna | łagodn* | доброякісн* | 良性
tumor:malignant | malin maligne | maligno maligna | złośliw* | злоякісн* | 恶性
worth:new | neuf neuve neufs | nuovo nuova nuovi | nowy nowa nowe nowego | новий нова нове нового | 新建 全新
worth:used | occasion d_occasion usagé | usato usata | używan* | вживан* | 二手
reason:illness | maladie raisons_de_santé | malattia motivi_di_salute | chorob* | хвороб* | 因病 疾病
reason:accident | accident accidentelle accidentel | incidente infortunio | wypadek wypadku | нещасн*_випад* дтп | 事故 意外
reason:natural | mort_naturelle causes_naturelles | cause_naturali morte_naturale | przyczyn*_naturaln* | природн*_причин* | 自然死亡
reason:suicide | suicide | suicidio | samobójstw* | самогубств* | 自杀
speech:written | écrit écrite écrits par_écrit | scritto scritta per_iscritto scritti | pisemn* na_piśmie | письмов* | 书面 笔试
speech:oral | oral orale oralement oraux | orale orali oralmente | ustn* | усн* | 口头 口试
pay-by:cash | espèces en_espèces comptant | contanti in_contanti | gotówk* | готівк* | 现金支付
pay-by:transfer | virement virement_bancaire | bonifico bonifico_bancario | przelew* | банківськ*_переказ* | 转账
pay-by:check | chèque chèques | assegno assegni | czek* | чек банківськ*_чек* | 支票
fee:free | gratuit gratuite gratuitement sans_frais exonéré | gratuito gratuita esente gratuitamente | bezpłatn* zwolnion*_od_opłat* | безкоштовн* безоплатн* | 免费
only:only | seulement uniquement exclusivement | soltanto esclusivamente unicamente | wyłącznie jedynie tylko | лише тільки виключно | 仅 只
limit:fixed | durée_déterminée cdd | tempo_determinato | czas_określony | визначен*_строк | 固定期限
limit:open | durée_indéterminée cdi | tempo_indeterminato | czas_nieokreślony | невизначен*_строк | 无固定期限
all:all | tous toutes chaque tout toute | tutti tutte ogni ciascuno | wszystk* wszyscy każd* | усі всі всіх усіх кожн* | 全体 所有 每 全部
all:some | certains certaines quelques plusieurs | alcuni alcune qualche | niektór* kilka kilku | деяк* декільк* кілька | 若干 部分
all:half | moitié | metà | połow* | половин* | 一半
- | argent_liquide m tout_de_même toute_la en_tout monsieur_le_maire écrit_par | pan ogni_effetto ad_ogni per_ogni ogni_altro già_citato | panieńsk* pann* tylko_do | громадянин_україни громадянка_україни громадянином_україни громадянкою_україни не_тільки не_лише громадянин | 只要 只有 前述 前款 前列腺 目前 以前 之前 原告 原因 原籍 原件 原名 原则 原审 原判 高中毕业证 毕业证 毕业证书 毕业于 每月 每年 每周 每日 每天
# fraction
half | moitié un_demi une_demie | metà un_mezzo | połow* pół | половин* одн*_друг* | 二分之一 一半
third | un_tiers tiers | un_terzo | jedn*_trzeci* | одн*_трет* третин* | 三分之一
two-thirds | deux_tiers | due_terzi | dw*_trzeci* | дв*_трет* | 三分之二
quarter | un_quart quart | un_quarto | jedn*_czwart* ćwierć | одн*_четверт* чверт* | 四分之一
three-quarters | trois_quarts | tre_quarti | trzy_czwart* | три_четвертих | 四分之三
- | tiers_responsable tiers_payant trimestre | | pół_roku | | 
# colour
blue | bleu bleue bleus bleus_clairs | azzurri azzurro celesti blu | niebiesk* | блакитн* голуб* син* | 蓝色
green | vert verts verte | verdi verde | zielon* | зелен* | 绿色
brown | marron marrons brun bruns châtain noisette | castani castano marroni marrone bruni | piwn* brązow* | кар* коричнев* | 棕色
black | noir noirs noire | neri nero nera | czarn* | чорн* | 黑色
white | blanc blanche | bianco bianca | biał* | біл* | 白色
red | rouge rouges | rosso rossa rossi | czerwon* | червон* | 红色
- | carte_blanche mer_noire croix_rouge mont_blanc vert_de | monte_bianco croce_rossa mar_nero rossi verdi_giuseppe | białystok białymstoku czerwonego_krzyża białorus* czerw | карт* карпат* кара* син сина синові сином сини чорномор* білорус* червон*_хрест* чорнобил* біл білоцерк* | 红十字 黑龙江
`;
