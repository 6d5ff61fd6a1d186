/** Trades, posts, roles, times and reasons, as in `people.ts`. */

export const matterWords = `
# paperKind
certificate | ~ certificat certificats attestation attestations certifie certifions certifié certifiée atteste acte extrait copie | ~ certificato certificati attestato attestazione certifica certificat* attesta atto estratto copia | ~ zaświadcz* świadectw* certyfikat* poświadcz* akt odpis wyciąg | ~ свідоцтв* довідк* сертифікат* посвідч* засвідч* витяг копія | ~ 证明 证书 公证书
diploma | diplôme diplômes | diploma diplomi | dyplom* | диплом* | 文凭 毕业证书
passport | passeport passeports | passaporto passaporti | paszport* | паспорт* | 护照
invoice | facture factures | fattura fatture | faktur* | рахун*_фактур* | 发票
receipt | récépissé quittance reçu_de | ricevuta ricevute quietanza | pokwitowan* paragon* | квитанці* | 收据 收条
contract | contrat contrats contrat_de_vente | contratto contratti contratto_di_compravendita | umow* umow*_darowizny umow*_sprzedaży | договір договор* контракт* договір_купівлі договор*_купівлі договір_дарування договор*_дарування | 合同 协议书 协议 买卖合同 赠与合同
transcript | relevé_de_notes relevés_de_notes | | wykaz_ocen | | 成绩单
deed | acte_de_vente acte_notarié acte_de_donation contrat_de_vente | atto_di_compravendita atto_notarile rogito contratto_di_compravendita | akt*_notarialn* umow*_darowizny umow*_sprzedaży | договір_купівлі договор*_купівлі договір_дарування договор*_дарування | 不动产权证书 房产证 买卖合同 赠与合同
power-of-attorney | procuration procurations | procura procure | pełnomocnictw* | довіреніст* довіреност* | 授权委托书 委托书
license | permis_de_conduire | patente patenti patente_di_guida | praw*_jazdy | посвідченн*_водія водійськ*_посвідченн* | 驾驶证 驾照 驾驶执照
id-card | carte_d_identité carte_nationale_d_identité | carta_d_identità carte_d_identità | dowód_osobisty dowodu_osobistego dowodem_osobistym | посвідченн*_особи | 身份证
bank-statement | relevé_de_compte relevé_bancaire | estratto_conto | wyciąg*_bankow* wyciąg_z_rachunku | виписк*_з_рахунку | 对账单
payslip | bulletin_de_paie bulletin_de_salaire fiche_de_paie | busta_paga cedolino | pasek_wynagrodzenia | розрахунков*_лист* | 工资单
vaccination | vaccination vaccin vaccins vacciné vaccinée | vaccinazione vaccinazioni vaccino | szczepi* | вакцин* щепленн* | 疫苗 接种
medical-certificate | certificat_médical | certificato_medico | zaświadczeni*_lekarsk* | медичн*_довідк* | 诊断证明
clearance | extrait_de_casier casier_judiciaire | casellario_giudiziale certificato_penale | zaświadczeni*_o_niekaralności | довідк*_про_несудиміст* | 无犯罪记录证明
lease | bail contrat_de_location | contratto_di_locazione contratto_d_affitto | umow*_najmu | договір_оренди договор*_оренди договір_найму договор*_найму | 租赁合同 租房合同
judgment | jugement jugements | sentenza sentenze decreto | wyrok* | рішенн*_суду вирок* | 判决书 裁定书
military-record | livret_militaire | foglio_matricolare | książeczk*_wojskow* | військов*_квит* | 退伍证
affidavit | déclaration_sous_serment | dichiarazione_giurata atto_notorio | oświadczeni*_pod_przysięgą | заяв*_під_присягою | 宣誓书
will | testament testaments | testamento | testament* | заповіт* | 遗嘱
# illness
renal-failure | insuffisance_rénale | insufficienza_renale | niewydolność_nerek niewydolności_nerek | нирков*_недостатн* | 肾衰竭 肾功能衰竭
anxiety | anxiété anxieux anxieuse | ansia stato_ansioso | zaburzenia_lękowe zaburzeń_lękowych | тривожн* | 焦虑
thyroid | hypothyroïdie hyperthyroïdie | ipotiroidismo ipertiroidismo | niedoczynnoś*_tarczycy nadczynnoś*_tarczycy | гіпотиреоз* гіпертиреоз* | 甲状腺
old-age | vieillesse | vecchiaia senilità | starość uwiąd_starczy | старіст* | 衰老
# body
femur | fémur | femore | koś*_udow* | стегнов*_кіст* | 股骨
# trade
trade:manufacture | fabrication production | fabbricazione produzione | produkcj* wytwarzani* | виробництв* виготовленн* | 制造 生产
trade:repair | réparation réparations | riparazione riparazioni | naprawa naprawy naprawę naprawie | ремонт* | 维修 修理
trade:transport | transport transports | trasporto trasporti autotrasporto | transport* przewóz przewozu przewozy | перевезен* транспортн*_послуг* | 运输 货运
trade:catering | restauration restaurant | ristorazione ristorante | gastronomi* restauracj* | громадськ*_харчуванн* ресторан* | 餐饮 饭店
trade:consulting | conseil_aux_entreprises conseil_en_gestion | consulenza consulenze | doradztw* | консалтинг* консультуванн* | 咨询
trade:leasing | location_de_voitures mise_en_location crédit_bail | noleggio | wynajem wynajmu leasing* | лізинг* прокат* | 租赁
goods:machine | machines machine machinerie outillage | macchine macchinari attrezzature | maszyn* | обладнанн* устаткуванн* | 机器 机械 设备
goods:vehicle | véhicule véhicules voiture voitures automobile automobiles | veicolo veicoli autovettura autovetture automobile automobili | pojazd* samochód samochod* | автомобіл* транспортн*_засоб* | 车辆 汽车 机动车
goods:electronics | électronique électroménager appareils_électroniques | elettronica elettrodomestici | elektronik* sprzęt*_elektroniczn* | електронік* побутов*_технік* | 电子产品 家电 电器
goods:building | matériaux_de_construction | materiali_da_costruzione materiali_edili | materiał*_budowlan* | будівельн*_матеріал* | 建筑材料 建材
goods:account | compte_bancaire compte_courant compte_d_épargne | conto_corrente conto_bancario | rachun*_bankow* konto_bankowe konta_bankowego | банківськ*_рахун* поточн*_рахун* | 银行账户 银行账号 存款账户
court-order:guardianship | mise_sous_tutelle placement_sous_tutelle | decreto_di_tutela nomina_del_tutore | ustanowieni*_opieki ustanowieni*_opiekun* | встановленн*_опіки призначенн*_опікун* | 指定监护
court-order:protection | ordonnance_de_protection | ordine_di_protezione | nakaz_ochron* | обмежувальн*_припис* | 人身安全保护令 保护令
court-order:attachment | saisie saisie_conservatoire saisie_attribution | pignoramento sequestro_conservativo | zajęci*_komornicz* zajęci*_wynagrodzenia zajęci*_rachunku | арешт_майна накладенн*_арешту | 查封 冻结 扣押
court-order:injunction | injonction | decreto_ingiuntivo ingiunzione | zabezpieczeni*_roszczenia | забезпеченн*_позову | 禁令
post:section-manager | chef_de_section chef_de_bureau | caposezione capo_sezione | kierownik*_sekcji | начальник*_сектору завідувач*_сектору | 科长
post:general-manager | directeur_général directrice_générale | direttore_generale direttrice_generale | dyrektor*_generaln* | генеральн*_директор* | 总经理
post:department-manager | chef_de_service chef_de_département | caporeparto capo_reparto capo_dipartimento | kierownik*_działu kierownik*_wydziału | начальник*_відділу керівник*_відділу | 部门经理 处长
post:assistant-manager | | | | | 经理助理
post:deputy-manager | directeur_adjoint directrice_adjointe sous_directeur sous_directrice | vicedirettore vicedirettrice | zastępc*_kierownika zastępc*_dyrektora wicedyrektor* | заступник*_директора заступник*_начальника заступник*_керівника | 副经理 副总经理 副科长 副处长
post:team-leader | chef_d_équipe cheffe_d_équipe | caposquadra capo_squadra | brygadzist* | бригадир* | 组长 班组长
post:staff | employé_de_bureau employée_de_bureau ~ greffier greffière secrétaire | impiegato impiegata impiegati ~ cancelliere segretario | pracownik_biurowy pracownika_biurowego ~ sekretarz* protokolant* | офісн*_працівник* ~ секретар* | 职员 科员 ~ 书记员
post:director | administrateur administratrice ~ directeur directrice | consigliere_di_amministrazione ~ direttore direttrice amministratore | członek_zarządu członka_zarządu członkiem_zarządu ~ dyrektor* | член_правління членом_правління ~ директор* | 董事 ~ 主任 院长 经理
post:president | président_directeur_général pdg ~ président présidente | amministratore_delegato ~ presidente | prezes* ~ przewodnicząc* | голова_правління голови_правління ~ голова голови президент* | 董事长 总裁 ~ 主席 院长 校长
school-post:secretary | secrétariat_scolaire secrétaire_de_l_école | segretario_scolastico segreteria_scolastica | sekretarz_szkoły sekretariat_szkoły | секретар_школи | 教务员
school-post:counselor | conseiller_d_orientation conseillère_d_orientation | orientatore consulente_scolastico | pedagog_szkolny pedagoga_szkolnego | соціальн*_педагог* | 辅导员
conduct:satisfactory | conduite_satisfaisante comportement_satisfaisant | condotta_sufficiente | | задовільн*_поведінк* | 表现一般
conduct:poor | mauvaise_conduite | condotta_insufficiente cattiva_condotta | | | 表现差
court-tier:4 | cour_de_cassation | corte_di_cassazione suprema_corte corte_suprema | sąd*_najwyższ* | верховн*_суд* | 最高人民法院
deal:rent | loue loué louée louer | affitta affittat* affitto locazione | wynajmuje wynajęt* wynajem najem najmu dzierżaw* | орендує орендован* оренд* | 出租 承租 租用 租赁
divorce-by:mediation | | | | | 调解离婚
land-use:paddy | rizière rizières | risaia | pol*_ryżow* | рисов*_пол* | 水田
land-use:road | | | użytk*_drogow* | | 道路用地
land-use:wasteland | friche friches terrain_vague | terreno_incolto | nieużyt* | пустир* | 荒地 空地
date-of:delivery | date_de_livraison date_de_remise | data_di_consegna | dat*_dostawy dat*_odbioru | дат*_доставки дат*_передачі | 交付日期 交货日期 交房日期
date-of:payment | date_de_paiement date_du_paiement date_de_versement | data_di_pagamento data_del_pagamento | dat*_płatności dat*_zapłaty dat*_wpłaty | дат*_оплати дат*_платежу | 付款日期 缴费日期 支付日期
date-of:contract | date_du_contrat date_de_signature | data_del_contratto data_di_stipula | dat*_umowy dat*_zawarcia_umowy | дат*_договору дат*_укладення | 合同日期 签订日期 签约日期
date-of:application | date_de_la_demande date_de_dépôt date_du_dépôt | data_della_domanda data_di_presentazione | dat*_wniosku dat*_złożenia_wniosku | дат*_заяви дат*_подання | 申请日期
date-of:transfer | date_du_transfert date_de_cession | data_del_trasferimento data_di_trasferimento | dat*_przeniesienia | дат*_переведення | 转让日期 过户日期
bill:phone | facture_de_téléphone facture_téléphonique | bolletta_telefonica bolletta_del_telefono | rachun*_telefoniczn* rachun*_za_telefon | рахун*_за_телефон* рахун*_за_інтернет | 话费 电话费
storey:top | dernier_étage combles | ultimo_piano mansarda | ostatnie_piętro ostatnim_piętrze poddasz* | останн*_поверх* мансард* | 顶层 顶楼
entry-act:correction | rectification rectifié rectifiée correction corrigé corrigée | rettifica rettificat* correzione | sprostowan* | виправлен* | 更正 订正
entry-act:cancellation | annulation annulé annulée radiation radié radiée | cancellazione cancellat* annullament* annullat* | wykreśl* unieważni* anulowan* | скасован* скасуванн* анульован* анулюванн* | 注销 撤销 作废
entry-act:addition | adjonction ajout ajouté ajoutée | aggiunta aggiunto aggiunte | uzupełnien* dopisan* | доповнен* | 补录 增补
certificate-of:withdrawal | | | | | 退学证明
certificate-of:graduation | | | | | 毕业证明 毕业证书
certificate-of:prospect | | | | | 预计毕业
relocate:in | emménagement emménagé | | wprowadził_się wprowadziła_się | вселенн* заселенн* | 迁入 入住
relocate:out | déménagement déménagé | trasloco traslocat* | wyprowadził* wyprowadzk* | вибуття вибув вибула | 迁出 搬离
room:office | bureau bureaux | ufficio uffici | biuro biura biurze | офіс* | 办公室 写字楼
room:shop | magasin magasins boutique local_commercial | negozio negozi | sklep sklepu sklepie sklepy | магазин* | 商铺 店铺 商店 门面
dept:general | services_généraux | affari_generali | dział*_administrac* | адміністративн*_відділ* загальн*_відділ* | 行政部 总务部 综合部
dept:planning | | ufficio_pianificazione | dział*_planowania | планов*_відділ* | 规划部 企划部 策划部
dept:logistics | logistique | logistica | logistyk* | логістик* | 物流部 物流
dept:service | service_client service_clientèle service_après_vente | assistenza_clienti servizio_clienti | obsług*_klienta | обслуговуванн*_клієнтів | 客服部 客户服务 售后服务
ward:internal | médecine_interne | medicina_interna | chorób_wewnętrznych oddział_wewnętrzny oddziale_wewnętrznym | терапевтичн*_відділенн* внутрішн*_хвороб* | 内科
aim:visa | visa visas | visto_d_ingresso visto_di_ingresso visto_schengen | wiza wizy wizę wizow* | віза візи візу візою візов* | 签证
aim:loan | prêt_immobilier prêt_bancaire prêts emprunt emprunts | mutuo_ipotecario mutuo_bancario prestito prestiti | kredyt* pożyczk* | кредит* позик* іпотек* | 贷款 借款 按揭
aim:adoption | adoption | adozione | adopcj* przysposobieni* | усиновленн* удочерінн* | 收养
role:suspect | suspect suspecte mis_en_cause mise_en_cause auteur_des_faits | indagato indagata indagati sospettato autore_del_reato | podejrzan* sprawc* | підозрюван* | 犯罪嫌疑人 嫌疑人
role:respondent | intimé intimée | | | відповідач* |
role:guardian | tuteur tutrice curateur curatrice représentant_légal | tutore tutrice curatore curatrice | opiekun* przedstawiciel*_ustawow* | опікун* піклувальник* | 监护人 法定代理人
role:patient | ~ malade malades | ~ malato malata ammalat* | ~ chory chora chorego chorej | ~ хворий хвора хворого хворої |
role:doctor | médecin médecins | medico medici | lekarz* lekark* | лікар лікаря лікарем лікарка лікарки | 医师 医生
role:owner | propriétaire propriétaires | proprietario proprietaria proprietari | właściciel* | власник* власниц* | 所有权人 业主 产权人
role:agent | mandataire fondé_de_pouvoir représentant représentante | mandatario procuratore_speciale rappresentante | przedstawiciel* ~ pełnomocni* | представник* ~ повірен* | 代理人 受托人
role:principal | mandant mandante | mandante | mocodawc* | довіритель* | 委托人 授权人
role:arbitrator | expert experte arbitre médiateur médiatrice | perito arbitro mediatore | biegły_sądowy biegłego_sądowego rzeczoznawc* mediator* | експерт експерта експертом медіатор* | 鉴定人 仲裁员 调解员
role:successor | héritier héritière héritiers ayant_droit ayants_droit | erede eredi | spadkobierc* | спадкоємець спадкоємця спадкоємці спадкоємців правонаступник* | 继承人
deed:surrender | constitué_prisonnier | costituitosi si_è_costituito | zgłosił_się_dobrowolnie | з_повинною | 自首 投案
reserve:retired | | in_congedo_assoluto | w_stanie_spoczynku | у_відставці | 退役军人
council-of:village | | | | | 村民委员会 村委会
police-of:federal | police_fédérale | polizia_federale | policj*_federaln* | федеральн*_поліці* | 联邦警察
police-of:judicial | | | policj*_kryminaln* wydział*_kryminaln* | |
# daily
dower:advance | dot_immédiate dot_versée | | | |
dower:deferred | dot_différée reliquat_de_la_dot | | | |
revive:on | rétabli rétablie réactivé | ripristinat* riattivat* | przywrócon* wznowion* | поновлен* відновлен* | 恢复
begin:begin | commence commencé débute débuté ~ dès depuis à_compter à_partir | inizia iniziat* inizio decorre ~ dal dalla a_partire | rozpoczyna rozpoczął rozpoczęła rozpoczęci* ~ od | починається розпочав розпочала розпочат* ~ з від | 开始 ~ 起 自
begin:end | prend_fin se_termine s_achève expire ~ fin issue jusqu échéance | termina scade cessa ~ fine scadenza fino | kończy zakończył zakończyła zakończeni* wygasa ~ koniec końca końcu do | закінчується завершив завершила завершен* ~ кінець кінця кінці до | 结束 终止 ~ 末 底 止 至
weekly:alternate | une_semaine_sur_deux un_week_end_sur_deux alternée alternées | a_settimane_alterne weekend_alterni | co_drugi co_drugą naprzemienn* | через_тиждень по_черзі | 隔周 每两周
weekly:every | chaque_semaine toutes_les_semaines chaque_week_end tous_les_week_ends tous_les_jours chaque_jour | ogni_settimana ogni_giorno ogni_weekend tutti_i_giorni | co_tydzień każdy_weekend każdego_dnia codziennie | щотижня щодня кожного_дня кожні_вихідні | 每周 每天 每日
often:mostly | généralement habituellement d_habitude régulièrement souvent fréquemment | solitamente generalmente normalmente regolarmente spesso frequentemente | zazwyczaj zwykle przeważnie często regularnie | зазвичай переважно часто регулярно здебільшого | 通常 经常
all:most | la_plupart majorité | maggior_parte maggioranza | większość większości | більшість більшості | 大部分 大多数
early:early | anticipé anticipée par_anticipation prématuré prématurée prématurément à_l_avance | anticipat* in_anticipo prematur* | przedterminow* przed_terminem przedwcześn* z_góry | достроков* передчасн* заздалегідь | 提前 提早 早产 预先
early:on-time | dans_les_délais ponctuellement à_temps à_l_heure | entro_i_termini puntualmente in_tempo tempestivamente | terminowo punktualnie | вчасно своєчасно | 按时 按期 准时 如期
arms:armed | armé_d_un armé_d_une à_main_armée sous_la_menace_d_une_arme | armato armati a_mano_armata | uzbrojon* z_bronią_w_ręku | озброєн* | 持枪 持刀 持械
arms:unarmed | sans_arme désarmé | disarmato disarmati | nieuzbrojon* bez_broni | неозброєн* беззбройн* | 徒手 未持械
shift-of:afternoon | équipe_de_l_après_midi équipe_d_après_midi | turno_pomeridiano turno_di_pomeriggio | popołudniow*_zmian* zmian*_popołudniow* | друга_зміна | 中班
own-will:other | à_l_initiative_de_l_employeur sous_la_contrainte licenciement | licenziamento licenziat* costrizione | przez_pracodawcę pod_przymusem | з_ініціативи_роботодавця під_примусом | 被辞退 被解雇 被迫
staff:regular | personnel_permanent en_cdi | di_ruolo personale_di_ruolo | etatow* | штатн* | 正式员工 正式职工 在编
staff:contract | contractuel contractuelle en_cdd | contrattista | pracowni*_kontraktow* | за_контрактом | 合同工
staff:dispatched | intérimaire intérim | lavoratore_interinale | pracowni*_tymczasow* | тимчасов*_працівник* | 劳务派遣 派遣工 临时工
only:also | également en_outre ~ aussi ainsi | inoltre altresì ~ anche | również także ponadto ~ też i | також ~ теж і | 此外 另外 ~ 也 还 并
past:future | futur future prochain prochaine | futuro futura prossimo prossima | przyszły przyszłego przyszłej przyszłych | майбутн* | 未来 将来
same:same | le_même la_même les_mêmes du_même identique identiques | stesso stessa stessi stesse medesim* identic* | ten_sam ta_sama to_samo tego_samego tej_samej identyczn* | той_самий та_сама те_саме того_самого тієї_самої ідентичн* однаков* | 相同 同一
same:different | différent différente différents différentes autre autres distinct | diverso diversa diversi diverse altro altra altri altre | inny inna inne innego innej innych innym różn* | інший інша інше інші іншого іншої інших різн* | 不同 其他 另一
care:alive | vivant vivante né_vivant née_vivante en_vie | vivo viva nato_vivo nata_viva vivente in_vita | żywy żywa żywe żyjący żyjąca żywo_urodzon* | живий жива живим живою живонародж* | 活产 存活 在世 健在
organ:single | unilatéral unilatérale | unilaterale monolaterale | jednostronn* | односторонн* | 单侧
organ:both | bilatéral bilatérale bilatéraux des_deux_côtés | bilaterale bilaterali | obustronn* | двосторонн* | 双侧 两侧
mood:can | apte | idoneo idonea abile_al | zdoln*_do | придатн* працездатн* дієздатн* | 有劳动能力 具有完全民事行为能力
mood:cannot | inapte incapable | inidoneo inidonea non_idoneo inabile | niezdoln* | непридатн* непрацездатн* недієздатн* | 丧失劳动能力 无劳动能力 无民事行为能力
place-of:inside | à_l_intérieur | all_interno | wewnątrz | всередині | 室内 户内
place-of:outside | en_plein_air à_l_extérieur | all_aperto all_esterno | na_zewnątrz | зовні надворі | 室外 户外
street:public | voie_publique | pubblica_via via_pubblica strada_pubblica | drog*_publiczn* | | 公路
street:work | lieu_de_travail | luogo_di_lavoro posto_di_lavoro | miejsc*_pracy zakład*_pracy | місц*_роботи робоч*_місц* | 工作场所 工作地点
street:hospital | hôpital clinique maternité centre_hospitalier | ospedale ospedali clinica | szpital* klinik* | лікарн* клінік* пологов*_будин* госпітал* | 医院 诊所
reason:family | raisons_familiales motif_familial motifs_familiaux | motivi_familiari | powod*_rodzinn* przyczyn*_rodzinn* względ*_rodzinn* | сімейн*_обставин* | 家庭原因
reason:personal | raisons_personnelles convenances_personnelles motifs_personnels | motivi_personali ragioni_personali | powod*_osobist* przyczyn*_osobist* względ*_osobist* | особист*_причин* особист*_обставин* | 个人原因
reason:work | raisons_professionnelles motifs_professionnels | motivi_di_lavoro motivi_professionali ragioni_di_lavoro | powod*_służbow* powod*_zawodow* | службов*_необхідн* виробнич*_необхідн* | 工作原因 工作需要
help:alone | non_accompagné non_accompagnée | da_solo da_sola non_accompagnat* | samotnie bez_opieki | самостійно без_супроводу | 独自
help:with | accompagné accompagnée en_compagnie | accompagnat* in_compagnia insieme | w_towarzystwie razem wraz | у_супроводі разом | 陪同 陪伴
speech:electronic | électronique par_voie_électronique en_ligne | in_via_telematica telematic* elettronic* online | elektroniczn* internetow* | електронн* онлайн | 电子版 网上 在线
fee:paid | payant payante à_titre_onéreux | a_pagamento a_titolo_oneroso | odpłatn* za_opłatą | платн* за_плату | 收费 有偿
sub:main | principal principale principaux | principale principali | główn* | головн* | 主要
sub:secondary | secondaire secondaires suppléant suppléante supplémentaire | secondari* supplente supplementare | dodatkow* zastępcz* uzupełniając* ~ średni* ponadpodstawow* | додатков* ~ середн* | 次要 备用 附属 ~ 中学 初中 高中 中等
day-of:today | aujourd_hui | oggi odiern* | dziś dzisiaj dzisiejsz* | сьогодні сьогоднішн* | 今天 今日
`;
