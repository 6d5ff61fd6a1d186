/** Illnesses and parts of the body, as in `people.ts`. */

export const healthWords = `
# illness
tumor | tumeur* tumoral* | tumore tumori tumoral* neoplasi* | guz guza guzem nowotw* | пухлин* новоутвор* | 肿瘤 腫瘤
leukemia | leucémie* | leucemi* | białaczk* | лейкемі* лейкоз* | 白血病
bronchitis | bronchite* | bronchit* | zapaleni*_oskrzeli | бронхіт* | 支气管炎
influenza | grippe grippal* | influenza influenzal* | gryp* | грип грипу грипом | 流感 流行性感冒
covid | covid coronavirus | covid coronavirus | covid koronawirus* | covid коронавірус* | 新冠 新型冠状病毒
measles | rougeole | morbillo | odra odrę odry odrze | кір кору кором | 麻疹
mumps | oreillons | parotite orecchioni | świnka świnkę świnki | паротит* свинк* | 腮腺炎
rubella | rubéole | rosolia | różyczk* | краснух* | 风疹
chickenpox | varicelle | varicella | ospa_wietrzna ospę_wietrzną ospy_wietrznej | вітрянк* вітрян*_вісп* | 水痘
polio | poliomyélite polio | poliomielite polio | polio poliomyelitis | поліомієліт* | 脊髓灰质炎 小儿麻痹
tetanus | tétanos antitétanique* | tetano antitetanic* | tężec tężca tężcowi | правець правця правцю | 破伤风
diphtheria | diphtérie | difterite difteria | błonic* | дифтері* | 白喉
pertussis | coqueluche | pertosse | krztuś* krztuśc* | кашлюк* | 百日咳
hepatitis | hépatite* | epatite epatiti | żółtaczk* zapaleni*_wątroby | гепатит* | 肝炎
hiv | vih sida | hiv aids | hiv aids | віл снід сніду | 艾滋病 艾滋
syphilis | syphilis | sifilide | kił* syfilis | сифіліс* | 梅毒
malaria | paludisme malaria | malaria | malari* | маляр* | 疟疾
dengue | dengue | dengue | deng* | денге | 登革热
yellow-fever | fièvre_jaune | febbre_gialla | żółt*_gorączk* | жовт*_гарячк* | 黄热病
rabies | rage antirabique* | rabbia antirabbic* | wścieklizn* | сказ сказу | 狂犬病
schizophrenia | schizophrén* | schizofren* | schizofreni* | шизофрені* | 精神分裂症
dementia | démence alzheimer | demenza alzheimer | demencj* otępieni* alzheimer* | деменці* альцгеймер* | 痴呆 阿尔茨海默
parkinson | parkinson* | parkinson* | parkinson* | паркінсон* | 帕金森
migraine | migraine* | emicrani* | migren* | мігрен* | 偏头痛
anemia | anémie* anémique | anemi* | niedokrwistoś* anemi* | анемі* | 贫血
arthritis | arthrite* arthrose* rhumatisme* | artrite artrosi reumatism* | zapaleni*_stawów artretyzm* reumatyzm* | артрит* артроз* ревматизм* | 关节炎 风湿
sprain | entorse* foulure | distorsione distorsioni | skręceni* zwichnięci* | розтягненн* вивих* | 扭伤
burn | brûlure* | ustione ustioni | oparzeni* poparzeni* | опік опіку опіки | 烧伤 烫伤
appendicitis | appendicite appendicectomie | appendicite appendicectomia | zapaleni*_wyrostka wyrostk* | апендицит* | 阑尾炎
hernia | hernie* | ernia ernie | przepuklin* | гриж* | 疝气 椎间盘突出
gastritis | gastrite* | gastrit* | nieżyt*_żołądka zapaleni*_żołądka | гастрит* | 胃炎
ulcer | ulcère* | ulcera ulcere | wrzód wrzodu wrzody wrzodow* | виразк* | 溃疡
cirrhosis | cirrhose | cirrosi | marskoś* | цироз* | 肝硬化
sepsis | septicémie sepsis | sepsi setticemia | sepsa sepsy posocznic* | сепсис* | 败血症
meningitis | méningite* | meningit* | zapaleni*_opon | менінгіт* | 脑膜炎
autism | autis* | autis* | autyz* autystyczn* | аутиз* аутис* | 自闭症
down-syndrome | trisomie trisomique | sindrome_di_down trisomia | zespół_downa zespoł*_downa | синдром*_дауна | 唐氏综合征
blindness | cécité aveugle aveugles | cecità cieco cieca | ślepot* niewidom* | сліпот* незрячий незряча | 失明
deafness | surdité sourd sourde | sordità sordo sorda | głuchot* głuchy głucha niesłysząc* | глухот* глухий глуха | 耳聋 失聪
cataract | cataracte* | cataratta cataratte | zaćm* | катаракт* | 白内障
glaucoma | glaucome | glaucoma | jaskr* | глауком* | 青光眼
obesity | obésité obèse | obesità obeso obesa | otyłoś* | ожирінн* | 肥胖
poisoning | empoisonnement intoxication* | avvelenament* intossicazion* | zatruci* otruci* | отруєнн* | 中毒
drowning | noyade noyé noyée | annegament* annegat* | utonięci* utopieni* | утопленн* утоп* | 溺水 溺亡
suicide | suicide suicidé suicidée | suicidio suicid* | samobój* | самогуб* | 自杀
accident | accident accidents accidentel* | incidente incidenti infortun* | wypadek wypadku wypadkiem wypadki | аварі* нещасн*_випад* дтп | 事故
# body
finger | doigt doigts annulaire majeur_gauche auriculaire | dito dita | palec palca palcem palce | палець пальця пальці | 手指
thumb | pouce pouces | pollice pollici | kciuk* | великий_палець великого_пальця | 拇指
eye | œil oeil yeux oculaire* | occhio occhi ocular* | oko oka oczy oczu okiem | око ока очі очей | 眼睛 左眼 右眼 双眼
ear | oreille oreilles | orecchio orecchie | ucho ucha uszy uszu | вухо вуха вухом | 耳朵 左耳 右耳
nose | nez nasal nasale | naso nasal* | nos nosa nosow* | ніс носа | 鼻子 鼻部
head | tête crâne crânien* | testa cranio cranic* | głowa głowy głowę głowie czaszk* | голова голови голову черепн* | 头部 颅
neck | cou nuque cervical* | collo cervical* | szyja szyi szyję szyjn* | шия шиї шию шийн* | 颈部 脖子
chest | thorax thoracique* poitrine | torace toracic* petto | klatk*_piersiow* | грудн*_клітк* | 胸部
spine | rachis vertèbre* vertébral* colonne_vertébrale | vertebr* colonna_vertebrale spinal* | kręgosłup* kręg* | хребет* хребт* хребц* | 脊柱 脊椎 腰椎
abdomen | abdomen abdominal* ventre | addome addominal* ventre | brzuch* | живіт живота черевн* | 腹部
colon | côlon intestin* | colon intestin* | jelit* okrężnic* | кишечник* кишк* | 结肠 肠道
pancreas | pancréa* | pancrea* | trzustk* | підшлунков* | 胰腺
prostate | prostat* | prostat* | prostat* sterczu | простат* | 前列腺
breast | sein seins mammaire* | seno mammell* mammari* | pierś piersi sutk* | молочн*_залоз* грудь грудей | 乳腺 乳房
uterus | utérus utérin* | utero uterin* | macic* | матк* | 子宫
tooth | dent dents dentaire* | dente denti | ząb zęba zęby zębów | зуб зуба зуби зубів | 牙齿
skin | peau cutané* | cute cutane* | skóra skóry skórę skórn* | шкіра шкіри шкіру шкірн* | 皮肤
- | doigt_de_la_main sein_de conseil_au_sein chirurgien_dentiste accident_du_travail_non au_sein a_la_tête à_la_tête en_tête tête_de_l médecin_de_garde sida_non yeux_de | in_testa a_capo incidente_probatorio testa_di dente_di_leone incidental* | głowa_rodziny głow*_miast* głowa_państwa głow*_rodziny wzrok* nosi nosić na_oczy | голова_ради голови_ради голова_суду голова_комісії голови_комісії голова_правління голови голова голову перед_очима матка_боска | 头衔
`;
