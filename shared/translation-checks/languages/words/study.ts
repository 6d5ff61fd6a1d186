/** Marks, subjects, forces and results, as in `people.ts`. */

export const studyWords = `
# grade
excellent | excellent excellente | eccellente ottimo lodevole_ottimo | celujący celująco | відмінно відмінний | 优 优秀
very-good | très_bien | distinto | bardzo_dobry bardzo_dobra bardzo_dobrze | дуже_добре | 
good | bien assez_bien ~ bonne | buono discreto ~ buona | dobry dobra ~ dobrze | добре добрий | 良好 良 优良
satisfactory | satisfaisant satisfaisante passable ~ moyen | sufficiente discreto | dostateczny dostatecznie zadowalając* | задовільно задовільний | 中等 一般 满意
sufficient | suffisant suffisante passable | sufficiente | dopuszczający dopuszczająca | достатньо достатній | 及格 合格
poor | médiocre faible | mediocre scarso | mierny | погано | 差
insufficient | insuffisant insuffisante | insufficiente | niedostateczny niedostateczna nieodpowiednie | незадовільно | 不及格 不合格
passed | admis admise reçu_à reçue_à | superat* promoss* idone* ammesso_alla_classe | zdał zdała zdany promowan* zaliczon* | зараховано склав склала | 合格 通过 及格
failed | ajourné ajournée refusé refusée échoué | non_superat* respint* non_ammess* bocciat* non_idone* | niezdał niepromowan* nie_zdał* | не_зараховано | 不合格 未通过
distinction | mention_très_bien mention_bien félicitations | lode cum_laude | z_wyróżnieniem wyróżnieni* | з_відзнакою | 优等 荣誉
- | bien_immobilier biens bien_que bien_de ou_bien si_bien mention_marginale | buono_di buon | | добрив | 优惠 优先 差额 出差 时差 差旅 良民 中等专业学校 中等职业 一般纳税人 合格证 
# field
mathematics | mathématiques maths | matematica | matematyk* | математик* алгебра алгебри | 数学
geometry | géométrie | geometria | geometri* | геометрі* | 几何
statistics | statistique statistiques | statistica | statystyk* | статистик* | 统计学
physics | physique | fisica | fizyk* | фізик* | 物理
chemistry | chimie | chimica | chemi* | хімі* | 化学
biology | biologie sciences_de_la_vie svt | biologia | biologi* | біологі* | 生物
geology | géologie | geologia | geologi* | геологі* | 地质学
history | histoire | storia | histori* | історі* | 历史
geography | géographie | geografia | geografi* | географі* | 地理
philosophy | philosophie | filosofia | filozofi* | філософі* | 哲学
sociology | sociologie | sociologia | socjologi* | соціологі* | 社会学
psychology | psychologie | psicologia | psychologi* | психологі* | 心理学
music | musique éducation_musicale | musica | muzyk* | музик* | 音乐
art | arts_plastiques beaux_arts | arte disegno educazione_artistica | plastyk* | образотворч* | 美术
physical-education | éducation_physique eps sport sports | educazione_fisica scienze_motorie sport | wychowani*_fizyczn* | фізичн*_культур* фізкультур* | 体育
religion | enseignement_religieux | religione | religi* | | 
informatics | informatique | informatica | informatyk* | інформатик* комп’ютерн*_наук* | 计算机 信息技术
literature | littérature lettres_modernes | letteratura lettere | literatur* | літератур* | 文学
law-study | droit | giurisprudenza diritto | praw*_i_administracj* prawo | право правознавств* | 法学 法律
economics | économie sciences_économiques | economia | ekonomi* | економік* | 经济学
business | gestion management | economia_aziendale gestione | zarządzani* | менеджмент* | 工商管理 管理学
accounting | comptabilité | contabilità ragioneria | rachunkowoś* | облік_і_аудит бухгалтерськ* | 会计学
architecture | architecture | architettura | architektur* | архітектур* | 建筑学
nursing | soins_infirmiers | infermieristica | pielęgniarstw* | медсестринств* | 护理 护理学
medicine-study | médecine | medicina | lekarski medycyn* | лікувальна_справа медицин* | 临床医学 医学
dentistry | odontologie chirurgie_dentaire | odontoiatria | stomatologi* | стоматологі* | 口腔医学
- | | | | | 医药学院 医药大学 医药学校 中医药
pharmacy | pharmacie | farmacia | farmacj* | фармаці* | 药学
veterinary | médecine_vétérinaire | veterinaria | weterynari* | ветеринарн*_медицин* | 兽医学
engineering-civil | génie_civil | ingegneria_civile ingegneria_edile | budownictw* inżynieri*_lądow* | будівництв* | 土木工程
engineering-mechanical | génie_mécanique | ingegneria_meccanica | mechanik*_i_budow* | машинобудуванн* | 机械工程
engineering-electrical | génie_électrique électronique électrotechnique | ingegneria_elettrica ingegneria_elettronica | elektrotechnik* elektronik* | електротехнік* електронік* | 电气工程 电子工程
engineering-chemical | génie_chimique génie_des_procédés | ingegneria_chimica | inżynieri*_chemiczn* | | 化学工程
agronomy | agronomie | agraria agronomia | rolnictw* | агрономі* | 农学
journalism | journalisme communication | giornalismo scienze_della_comunicazione | dziennikarstw* | журналістик* | 新闻学
pedagogy | pédagogie sciences_de_l_éducation | pedagogia scienze_della_formazione | pedagogik* | педагогік* | 教育学
linguistics | linguistique | linguistica | językoznawstw* filologi* | мовознавств* філологі* | 语言学
theology | théologie | teologia | teologi* | теологі* богослов* | 神学
tourism | tourisme | turismo | turystyk* | туризм* | 旅游管理
- | école_de droit_de ayant_droit à_bon_droit de_plein_droit histoire_de bonne_gestion communication_de | diritto_di diritti avente_diritto di_diritto economia_di lettere_a imposta_di | prawo_do prawo_jazdy prawo_własności ma_prawo | має_право право_на право_власності | 化学工业 文学院 律师事务所 法律效力 法律责任 根据法律 法律规定 法律文书
# distinction
distinction | félicitations_du_jury mention_honorable ~ mention | lode cum_laude | z_wyróżnieniem | з_відзнакою ~ відзнак* | 优秀毕业生
# forces
army-land | armée_de_terre | esercito | wojsk*_lądow* | сухопутн* | 陆军
navy | marine_nationale marine | marina marina_militare | marynark*_wojenn* | військово_морськ* | 海军
air-force | armée_de_l_air | aeronautica aeronautica_militare | sił*_powietrzn* lotnictw* | повітрян*_сил* військово_повітрян* | 空军
infantry | infanterie | fanteria | piechot* | піхот* | 步兵
artillery | artillerie | artiglieria | artyleri* | артилері* | 炮兵
cavalry | cavalerie blindés | cavalleria | kawaleri* | кавалері* | 骑兵
gendarmerie | gendarmerie gendarmerie_nationale | carabinieri arma_dei_carabinieri | żandarmeri* | національн*_гварді* | 武警
marines | infanterie_de_marine fusiliers_marins | fanteria_di_marina | piechot*_morsk* | морськ*_піхот* | 海军陆战队
- | marine_marchande bleu_marine eau_marine | marina_mercantile marina_di | | | 
# term
first-term | premier_semestre premier_trimestre | primo_semestre primo_quadrimestre primo_trimestre | pierwsz*_semestr* | перш*_семестр* | 第一学期 上学期
second-term | second_semestre deuxième_semestre deuxième_trimestre | secondo_semestre secondo_quadrimestre secondo_trimestre | drug*_semestr* | друг*_семестр* | 第二学期 下学期
# ruling
granted | fait_droit accueille accueilli accueillie accorde accordé | accoglie accolta accolto | uwzględni* zasądz* | задовольни* задоволен* задовольн* | 准予 准许 予以支持 ~ 支持
dismissed | rejette rejeté rejetée déboute débouté déboutée rejet | rigetta rigettat* respinge respint* rigetto | oddala oddalił oddalon* oddali* | відмовити відмовлен* відхил* залишити_без_задоволення | 驳回
affirmed | confirme confirmé confirmée | conferma confermat* | utrzymuje_w_mocy utrzymał*_w_mocy | залишити_без_змін залишено_без_змін | 维持原判 维持
reversed | infirme infirmé infirmée casse_et_annule | riforma riformat* annulla | uchyla uchylił* zmienia_wyrok | скасувати скасован* | 撤销原判
- | confirme_avoir confirme_que confirmé_par acte_confirmatif accord accorde_une_délégation | conferma_che conferma_di | | підтверджен* | 维持生活 维持治疗 不予支持 给予支持 大力支持 支持工作
# refusal
refused | refuse refusé refusée refus | rifiuta rifiutat* rifiuto | odmawia odmówi* odmow* | відмовля* відмовив* відмовила відмовило відмовили | 拒绝 拒不
- | visa_refusé | | | | 拒绝权
# offence
theft | vol vols | furto furti | kradzież* | крадіжк* | 盗窃
robbery | vol_à_main_armée vol_avec_violence | rapina rapine | rozbój rozboju | грабіж* розбій* | 抢劫
fraud | escroquerie* fraude* | truffa truffe frode | oszustw* | шахрайств* | 诈骗
forgery | faux_et_usage falsification* contrefaçon* | falso_in_atto falsificazion* | fałszerstw* podrobieni* | підробк* підробленн* | 伪造
embezzlement | détournement_de_fonds abus_de_confiance | appropriazione_indebita peculato | przywłaszczeni* | привласненн* розтрат* | 贪污 侵占
homicide | homicide meurtre assassinat | omicidio | zabójstw* | вбивств* | 故意杀人 杀人
assault | violences_volontaires coups_et_blessures | lesioni_personali | pobici* | побитт* тілесн*_ушкодженн* | 故意伤害
drunk-driving | conduite_en_état_d_ivresse conduite_en_état_alcoolique | guida_in_stato_di_ebbrezza | prowadzeni*_pojazdu_w_stanie_nietrzeźwości | керуванн*_у_стані_сп’яніння | 醉酒驾驶 危险驾驶
bribery | corruption | corruzione | łapówkarstw* | хабарництв* | 受贿 行贿
- | vol_régulier vol_de_nuit vol_n | | | | 
# illness
heart-failure | insuffisance_cardiaque arrêt_cardiaque | insufficienza_cardiaca arresto_cardiaco scompenso_cardiaco | niewydolnoś*_serca zatrzymani*_krążenia | серцев*_недостатн* зупинк*_серця | 心力衰竭 心脏骤停 心衰
kidney-failure = kidney_failure renal_failure renal_insufficiency ~ kidney renal | insuffisance_rénale | insufficienza_renale | niewydolnoś*_nerek | нирков*_недостатн* | 肾衰竭 肾功能衰竭
diabetes | diabète diabétique* | diabet* | cukrzyc* | діабет* | 糖尿病
hypertension | hypertension | ipertension* | nadciśnieni* | гіпертоні* | 高血压
cancer | cancer cancers carcinome* | cancro carcinoma tumore_maligno | nowotwór nowotwor* rak raka | рак раку онкологічн* | 癌症 癌 肺癌 胃癌 肝癌
stroke | avc accident_vasculaire_cérébral | ictus | udar udaru | інсульт* | 中风 脑梗 脑出血 脑卒中
infarction | infarctus crise_cardiaque | infarto | zawał* | інфаркт* | 心肌梗死 心肌梗塞 心梗
pneumonia | pneumonie | polmonite | zapaleni*_płuc | пневмоні* запаленн*_легень | 肺炎
asthma | asthme asthmatique | asma asmatic* | astm* | астм* | 哮喘
tuberculosis | tuberculose | tubercolosi | gruźlic* | туберкульоз* | 结核 肺结核
fracture | fracture fractures | frattura fratture | złamani* | перелом* | 骨折
hepatitis | hépatite | epatite | wirusow*_zapaleni*_wątroby | гепатит* | 肝炎
epilepsy | épilepsie | epilessia | padaczk* | епілепсі* | 癫痫
depression | dépression dépressif* | depressione | depresj* | депресі* | 抑郁症 抑郁
# body
arm | bras | braccio braccia | ramię ramieni* ~ ręk* | передпліч* ~ рук* | 手臂 上肢
leg | jambe jambes | gamba gambe | nog* nóg | ~ ног* | 腿 下肢 小腿
hand | main_gauche main_droite | mano mani | dłoń dłoni ~ ręk* | ~ рук* | 手部
foot | pied_gauche pied_droit | piede piedi | stop*_lew* stop*_praw* | стоп* | 足部
knee | genou genoux | ginocchio | kolan* | колін* | 膝关节 膝
hip | hanche hanches | anca | biodr* | стегн* | 髋关节 髋
shoulder | épaule épaules | spalla spalle | bark barku | плеч* | 肩 肩部
elbow | coude coudes | gomito | łok* | лікт* лікоть | 肘
wrist | poignet poignets | polso polsi | nadgarst* | зап’ястк* | 手腕 腕部
ankle | cheville chevilles | caviglia caviglie | kostk* | гомілк* щиколотк* | 踝 脚踝
heart | cœur cardiaque coeur | cuore cardiac* | serc* | серц* серцев* | 心脏 心脏病
lung | poumon poumons pulmonaire | polmone polmoni polmonare | płuc* | леген* | 肺 肺部
liver | foie hépatique | fegato epatic* | wątrob* | печінк* | 肝 肝脏
kidney | rein reins rénal rénale | rene reni renale | nerk* | нирк* | 肾 肾脏
stomach | estomac gastrique | stomaco gastric* | żołądk* żołądek | шлунк* шлунок | 胃
brain | cerveau cérébral cérébrale | cervello cerebrale | mózg* | мозк* мозок | 脑 大脑
- | braccio_di avant_bras pied_de au_pied à_pied en_main main_levée mains_propres | mano_d_opera di_mano brevi_manu | na_rękę | з_рук на_руки в_руки колінн* | 电脑 胃口 肝炎 肺炎 肺癌 胃癌 肝癌 肺结核 脑梗 脑出血 脑卒中
`;
