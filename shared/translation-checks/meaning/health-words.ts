/** Words of health papers by meaning, as in `family-words.ts`. */

export const illnessWords = `
diabetes | diabetes diabetic | diabet* | diabet* diabét* | diabetes* diabetik* zuckerkrank* | السكري سكري | סוכרת | 糖尿病 | 당뇨*
hypertension | hypertension hypertensive high_blood_pressure | hipertens* pressão_alta | hipertens* presión_alta | bluthochdruck* hypertonie* hypertensiv* | ضغط_الدم ارتفاع_ضغط | יתר_לחץ_דם לחץ_דם_גבוה | 高血圧* 高血圧 | 고혈압*
cancer | cancer carcinoma cancerous ~ tumor malignancy neoplasm malignant | câncer cancro carcinoma* neoplasia* | cáncer carcinoma* neoplasia* | krebs* *krebs karzinom* | سرطان السرطان | סרטן קרצינומה | 癌 がん 悪性腫瘍 | 암 *암
tumor | tumor tumour ~ neoplasm cancer mass growth | tumor tumores | tumor tumores | tumor tumore tumors *tumor | ورم أورام | גידול | 腫瘍 | 종양*
leukemia | leukemia leukaemia | leucemia* | leucemia* | leukämie* | اللوكيميا لوكيميا | לוקמיה | 白血病 | 백혈병*
stroke | stroke cerebrovascular_accident cva ~ cerebral | avc acidente_vascular derrame | ictus accidente_cerebrovascular derrame_cerebral | schlaganfall* | سكتة_دماغية جلطة_دماغية | שבץ | 脳卒中 脳梗塞 | 뇌졸중 뇌경색*
infarction | heart_attack infarction infarct myocardial ~ cardiac | infart* enfarte* ataque_cardíaco | infart* ataque_cardíaco | herzinfarkt* infarkt* | احتشاء نوبة_قلبية جلطة_قلبية | התקף_לב אוטם | 心筋梗塞 梗塞 | 심근경색* 심장마비*
heart-failure | heart_failure cardiac_insufficiency cardiac_arrest cardiac_failure ~ heart | insuficiência_cardíaca parada_cardíaca paragem_cardíaca | insuficiencia_cardíaca paro_cardíaco | herzinsuffizienz* herzversagen* herzstillstand* | قصور_القلب فشل_القلب سكتة_قلبية | אי_ספיקת_לב דום_לב | 心不全 | 심부전*
renal-failure | kidney_failure renal_failure renal_insufficiency ~ kidney renal | insuficiência_renal | insuficiencia_renal | niereninsuffizienz* nierenversagen* | فشل_كلوي قصور_كلوي | אי_ספיקת_כליות | 腎不全 | 신부전*
pneumonia | pneumonia | pneumonia* | neumonía* pulmonía | lungenentzündung* pneumonie* | التهاب_رئوي ذات_الرئة | דלקת_ריאות | 肺炎 | 폐렴*
bronchitis | bronchitis | bronquite* | bronquitis | bronchitis | التهاب_الشعب | ברונכיטיס | 気管支炎 | 기관지염*
asthma | asthma asthmatic | asma asmátic* | asma asmátic* | asthma* | ربو الربو | אסתמה | 喘息 ぜんそく | 천식*
tuberculosis | tuberculosis tb | tuberculose* | tuberculosis | tuberkulose* | السل سل_رئوي درن | שחפת | 結核 | 결핵*
influenza | influenza flu | gripe influenza | gripe influenza | grippe* influenza* | إنفلونزا أنفلونزا | שפעת | インフルエンザ | 독감 인플루엔자*
covid | covid coronavirus sars_cov | covid coronavírus | covid coronavirus | covid corona* coronavirus* | كورونا كوفيد | קורונה קוביד | 新型コロナ コロナ | 코로나* 코비드*
measles | measles | sarampo | sarampión | masern* | الحصبة حصبة | חצבת | 麻疹 麻しん はしか | 홍역*
mumps | mumps parotitis | caxumba papeira parotidite | paperas parotiditis | mumps* ziegenpeter | النكاف نكاف | חזרת | おたふく 流行性耳下腺炎 | 볼거리 유행성이하선염*
rubella | rubella german_measles | rubéola | rubéola | röteln* | الحصبة_الألمانية | אדמת | 風疹 風しん | 풍진*
chickenpox | chickenpox chicken_pox varicella | catapora varicela | varicela | windpocken* varizellen* | جدري_الماء جديري | אבעבועות_רוח | 水痘 水ぼうそう | 수두*
polio | polio poliomyelitis | poliomielite pólio | poliomielitis polio | polio* kinderlähmung* | شلل_الأطفال | פוליו שיתוק_ילדים | ポリオ 小児麻痺 | 소아마비 폴리오*
tetanus | tetanus | tétano tétanos antitetânic* | tétanos tétano antitetánic* | tetanus* wundstarrkrampf* | الكزاز كزاز التيتانوس | טטנוס | 破傷風 | 파상풍*
diphtheria | diphtheria | difteria | difteria | diphtherie* | الدفتيريا خناق | דיפתריה | ジフテリア | 디프테리아*
pertussis | pertussis whooping_cough | coqueluche tosse_convulsa | tosferina tos_ferina | keuchhusten* pertussis* | السعال_الديكي | שעלת | 百日咳 | 백일해*
hepatitis | hepatitis | hepatite* | hepatitis | hepatitis* | التهاب_الكبد | הפטיטיס צהבת_נגיפית דלקת_כבד דלקת_כבד_נגיפית ~ צהבת | 肝炎 | 간염 *간염
hiv | hiv aids | hiv aids sida vih | vih sida hiv | hiv* aids* | الإيدز إيدز فيروس_نقص_المناعة | איידס | エイズ | 에이즈
syphilis | syphilis vdrl | sífilis vdrl | sífilis vdrl | syphilis* lues | الزهري السفلس | עגבת | 梅毒 | 매독*
malaria | malaria | malária paludismo | malaria paludismo | malaria* | الملاريا ملاريا | מלריה | マラリア | 말라리아*
dengue | dengue | dengue | dengue | dengue* | حمى_الضنك | דנגה | デング熱 | 뎅기열
yellow-fever | yellow_fever | febre_amarela | fiebre_amarilla | gelbfieber* | الحمى_الصفراء | קדחת_צהובה | 黄熱 | 황열*
rabies | rabies | raiva | rabia | tollwut* | داء_الكلب السعار | כלבת | 狂犬病 | 광견병*
epilepsy | epilepsy epileptic ~ seizure seizures | epilep* | epilep* | epilep* fallsucht | صرع الصرع | אפילפסיה כפיון | てんかん 癲癇 | 간질 뇌전증*
depression | depression depressive | depressão depressiv* | depresión depresiv* | depression* depressiv* | اكتئاب الاكتئاب | דיכאון | うつ病 鬱病 抑うつ | 우울증* 우울*
anxiety | anxiety anxious | ansiedade | ansiedad | angststörung* | القلق اضطراب_القلق | חרדה | 不安障害 | 불안장애
schizophrenia | schizophrenia schizophrenic | esquizofr* | esquizofr* | schizophren* | الفصام انفصام | סכיזופרניה | 統合失調症 | 조현병 정신분열*
dementia | dementia alzheimer alzheimers | demência alzheimer | demencia alzheimer | demenz* alzheimer* | الخرف الزهايمر | דמנציה אלצהיימר | 認知症 アルツハイマー | 치매* 알츠하이머*
parkinson | parkinson parkinsons parkinsonism | parkinson | parkinson | parkinson* | باركنسون | פרקינסון | パーキンソン | 파킨슨*
migraine | migraine migraines ~ headache | enxaqueca* | migraña* jaqueca* | migräne* | الشقيقة صداع_نصفي | מיגרנה | 片頭痛 偏頭痛 | 편두통*
anemia | anemia anaemia anemic | anemia anêmic* | anemia anémic* | anämie* blutarmut* | فقر_الدم أنيميا | אנמיה | 貧血 | 빈혈*
arthritis | arthritis osteoarthritis arthrosis rheumatoid rheumatism ~ joint | artrite* artrose* reumat* | artritis artrosis reumat* | arthritis* arthrose* rheuma* | التهاب_المفاصل روماتيزم | דלקת_מפרקים | 関節炎 リウマチ 関節症 変形性関節症 変形性膝関節症 変形性股関節症 | 관절염*
fracture | fracture fractured fractures ~ broken | fratur* | fractur* | fraktur* bruch *bruch *fraktur | كسر كسور | שבר שברים | 骨折 | 골절*
sprain | sprain sprained strain | entorse* torção | esguince* torcedura | verstauch* zerrung* | التواء | נקע | 捻挫 | 염좌*
burn | burns burn burned scald | queimadura* | quemadura* | verbrennung* brandwunde* | حروق حرق | כוויה כוויות | 火傷 熱傷 やけど | 화상
appendicitis | appendicitis appendectomy | apendicite apendicectomia | apendicitis apendicectomía | blinddarm* appendiz* appendektomie* | الزائدة_الدودية | תוספתן אפנדיציט | 虫垂炎 盲腸 | 맹장염* 충수염*
hernia | hernia hernias | hérnia* | hernia* | hernie* leistenbruch bandscheibenvorfall* | فتق | בקע | ヘルニア | 탈장*
gastritis | gastritis | gastrite* | gastritis | gastritis* | التهاب_المعدة | גסטריטיס | 胃炎 | 위염*
ulcer | ulcer ulcers | úlcera* | úlcera* | geschwür* ulkus* | قرحة | כיב אולקוס | 潰瘍 | 궤양*
cirrhosis | cirrhosis | cirrose | cirrosis | zirrhose* leberzirrhose* | تشمع_الكبد تليف_الكبد | שחמת | 肝硬変 | 간경화* 간경변*
sepsis | sepsis septicemia septic | sepse septicemia séptic* | sepsis septicemia séptic* | sepsis* blutvergiftung* | تسمم_الدم | אלח_דם | 敗血症 | 패혈증*
meningitis | meningitis | meningite* | meningitis | meningitis* hirnhautentzündung* | التهاب_السحايا | דלקת_קרום_המוח | 髄膜炎 | 뇌수막염* 수막염*
autism | autism autistic | autis* | autis* | autis* | التوحد توحد | אוטיזם | 自閉症 自閉 | 자폐*
down-syndrome | down_syndrome down_s_syndrome trisomy | síndrome_de_down | síndrome_de_down | down_syndrom trisomie* | متلازمة_داون | תסמונת_דאון | ダウン症 | 다운증후군
blindness | blind blindness ~ visually visual sight | cegueira ceg* | ceguera cieg* | blind blinde blindheit erblind* | العمى كفيف أعمى | עיוורון עיוור | 失明 全盲 | 실명 시각장애*
deafness | deaf deafness hearing_loss hearing_impairment ~ hearing | surd* perda_auditiva | sorder* hipoacusia pérdida_auditiva | taub* gehörlos* schwerhörig* | الصمم أصم | חירשות חירש | 難聴 聴覚障害 | 난청 청각장애*
cataract | cataract cataracts | catarata* | catarata* | grauer_star katarakt* | إعتام_عدسة الماء_الأبيض | קטרקט ירוד | 白内障 | 백내장*
glaucoma | glaucoma | glaucoma* | glaucoma* | glaukom* grüner_star | الجلوكوما الغلوكوما | גלאוקומה | 緑内障 | 녹내장*
obesity | obesity obese | obesidade | obesidad | adipositas* fettleibig* | سمنة السمنة | השמנת_יתר | 肥満 | 비만*
thyroid | hypothyroidism hyperthyroidism thyroid | hipotireoid* hipertireoid* tiroide* tireoide* | hipotiroid* hipertiroid* tiroides | schilddrüse* | الغدة_الدرقية | בלוטת_התריס | 甲状腺 | 갑상선* 갑상샘*
poisoning | poisoning poisoned intoxication ~ toxic overdose | intoxicação envenenamento | intoxicación envenenamiento | vergiftung* | تسمم | הרעלה | 中毒 | 중독
drowning | drowning drowned | afogamento | ahogamiento | ertrinken ertrunken | غرق | טביעה | 溺死 溺水 | 익사
suicide | suicide | suicídio | suicidio | suizid* selbstmord* selbsttötung* | انتحار | התאבדות | 自殺 | 자살
homicide-death | gunshot stabbing | arma_de_fogo | arma_de_fuego | schussverletz* | طلق_ناري | ירי | 銃創 | 총상
accident | accident accidents accidental collision ~ crash fall | acidente acidentes | accidente accidentes | unfall unfalls unfälle *unfall | حادث حادثة حوادث | תאונה תאונת | 事故 | 사고* 교통사고
old-age | old_age senility ~ natural | velhice senilidade | vejez senilidad senectud | altersschwäche | شيخوخة | זקנה | 老衰 | 노환 노쇠*
- | stroke_of heat_stroke down_payment cancer_center | acidente_de_trabalho_anexo | | unfallversicherung* krankenkasse* einbruch* ausbruch* abbruch* schiffbruch* umbruch* ehebruch* vertragsbruch* hausfriedensbruch* wortbruch* anbruch* haemophilus_influenzae influenzae | | | 事故番号 子宮頸がん予防 子宮頸がんワクチン | 
`;

export const bodyWords = `
arm | arm arms ~ upper_limb | braço braços | brazo brazos | arm arme armes oberarm* unterarm* | ذراع الذراع | זרוע זרועות | 腕 上肢 | 팔
leg | leg legs ~ lower_limb tibia | perna pernas | pierna piernas | bein beine beines unterschenkel* | ساق الساق رجل_اليمنى | רגל רגליים | 脚 下肢 下腿 | 다리
hand | hand hands | mão mãos | mano manos | hand hände | يد اليد يده يدها | יד ידיים | 手 | 손
foot | foot feet | pé pés | pie pies | fuß füße fußes | قدم القدم | כף_רגל | 足 | 발
finger | finger fingers ~ fingerprint fingerprints index_finger | dedo dedos ~ indicador anelar mínimo | dedo dedos ~ índice anular meñique | finger ~ zeigefinger ringfinger | إصبع أصابع | אצבע אצבעות | 指 | 손가락
thumb | thumb thumbs thumbprint thumbprints | polegar | pulgar | daumen | إبهام الإبهام | אגודל | 拇指 親指 母指 | 엄지* 무지
knee | knee knees | joelho joelhos | rodilla rodillas | knie knies kniegelenk* | ركبة الركبة | ברך ברכיים | 膝 | 무릎
hip | hip hips | quadril anca | cadera caderas | hüfte* hüft* | ورك الورك | ירך מותן | 股関節 腰 | 고관절 엉덩이
shoulder | shoulder shoulders | ombro ombros | hombro hombros | schulter* | كتف الكتف | כתף כתפיים | 肩 | 어깨
elbow | elbow elbows | cotovelo | codo | ellenbogen* | مرفق كوع | מרפק | 肘 | 팔꿈치
wrist | wrist wrists | punho pulso | muñeca | handgelenk* | معصم رسغ | שורש_כף_היד | 手首 手関節 | 손목
ankle | ankle ankles | tornozelo | tobillo | knöchel* sprunggelenk* | كاحل الكاحل | קרסול | 足首 足関節 | 발목
femur | femur thigh thighbone ~ leg | fêmur coxa | fémur muslo | oberschenkel* femur* | فخذ الفخذ | עצם_הירך | 大腿 大腿骨 | 대퇴* 허벅지
eye | eye eyes ~ ocular | olho olhos | ojo ojos | auge augen auges ~ augenfarbe augenarzt* augenheilkunde | عين العين عينين العينين | עין עיניים העיניים | 眼 目 | 눈
ear | ear ears ~ earache earaches | orelha ouvido ouvidos orelhas | oído oreja oídos orejas | ohr ohren | أذن الأذن | אוזן אוזניים | 耳 | 귀
nose | nose nasal | nariz | nariz | nase nasen* | أنف الأنف | אף_שבור | 鼻 | 코
head | head heads cranial skull ~ cranium headache headaches | cabeça crânio | cabeza cráneo | kopf* schädel* | رأس الرأس جمجمة | ראש_כואב גולגולת | 頭部 頭蓋 | 머리 두부
neck | neck cervical | pescoço cervical | cuello cervical | hals nacken* halswirbel* | رقبة عنق | צוואר | 頸部 首 | 목 경추*
chest | chest thorax thoracic | tórax peito torácic* | tórax pecho torácic* | brust* thorax* | الصدر | חזה | 胸部 胸 | 가슴 흉부*
back | lower_back upper_back ~ back spine lumbar backache | costas | espalda | rücken* | ظهر الظهر | גב_תחתון | 背中 背部 | 등
spine | spine spinal vertebra vertebral vertebrae lumbar | coluna vértebra* lombar | columna vértebra* lumbar | wirbel* | العمود_الفقري فقرات | עמוד_שדרה | 脊椎 腰椎 | 척추* 요추*
abdomen | abdomen abdominal belly ~ stomach | abdome* abdômen barriga | abdomen abdominal vientre | bauch* unterleib* abdomen | بطن البطن | בטן | 腹部 腹 | 복부 배
heart | heart cardiac coronary | coração cardíac* | corazón cardíac* | herz herzens herzen herzklappe* herzmuskel* herzkrank* herzleiden* herzfehler* herzoperation* herzrhythmus* | قلب القلب | לב | 心臓 | 심장*
lung | lung lungs pulmonary | pulmão pulmões pulmonar* | pulmón pulmones pulmonar* | lunge* lungen* | رئة الرئة رئوي | ריאה ריאות | 肺 | 폐 폐*
liver | liver hepatic | fígado hepátic* | hígado hepátic* | leber* | كبد الكبد | כבד | 肝臓 肝 | 간 간장
kidney | kidney kidneys renal | rim rins renal renais | riñón riñones renal renales | niere* | كلية_اليمنى كلى الكلى | כליה כליות | 腎臓 腎 | 신장 콩팥
stomach | stomach gastric ~ stomachache | estômago gástric* | estómago gástric* | magen* | معدة المعدة | קיבה | 胃 | 위장
colon | colon intestine intestinal bowel | cólon intestin* | colon intestin* | darm* dickdarm* | قولون أمعاء | מעי מעיים | 大腸 腸 | 대장* 소장*
pancreas | pancreas pancreatic | pâncreas pancreátic* | páncreas pancreátic* | bauchspeicheldrüse* pankreas* | بنكرياس | לבלב | 膵臓 膵 | 췌장*
prostate | prostate prostatic | próstata prostátic* | próstata prostátic* | prostata* | بروستاتا | ערמונית | 前立腺 | 전립선*
breast | breast breasts mammary | mama seio mamári* | seno senos mamari* | mamma* brustdrüse* | ثدي الثدي | שד | 乳房 乳 | 유방*
uterus | uterus uterine womb cervix | útero uterin* | útero uterin* | gebärmutter* uterus | رحم الرحم | רחם | 子宮 | 자궁*
brain | brain cerebral | cérebro cerebral | cerebro cerebral | gehirn* hirn* | دماغ الدماغ | מוח | 脳 | 뇌 뇌*
skin | skin cutaneous | pele cutâne* | piel cutáne* | haut* | جلد الجلد | עור | 皮膚 | 피부*
tooth | tooth teeth ~ dental toothache | dente dentes | diente dientes | zahn zähne | أسنان سن_لبنية | שיניים | 歯 | 치아 이빨
- | on_the_other_hand in_hand hand_over hand_delivered right_hand_side head_of head_office head_teacher at_the_foot of_arms firearm arms_length by_hand on_hand at_hand under_my_hand set_my_hand hereunto_set my_hand first_hand second_hand face back_pay head_nurse in_the_hand heading heart_failure heart_attack head_registrar handwriting section_head department_head lung_cancer lower_back_pain eye_witness | à_mão em_mãos mão_de_obra pé_de_página de_próprio_punho ao_pé peito_de objeto_e_pé a_pé pé_direito | a_mano de_puño mano_de_obra pie_de_página al_pie en_mano columna_número | handels* handwerk* handschrift* handlung* kopfzahl kopie herzlich* brustbild halsband baucher hautnah fußnote hauptamt armee* hausnummer | العين_الإمارات بيد بيده اليد_العاملة ظهر_الورقة رأس_عمله رأس_عملها رأس_المال رأس_السنة | יד_שנייה יד_ושם לב_ים עור_ודין כבד_ראש ביד מיד | 手続 手数料 手帳 手当 入手 着手 助手 選手 切手 相手 相手方 手術 右手 左手 脚注 目的 科目 項目 種目 名目 目録 目次 目黒 品目 細目 一番目 二番目 番目 指定 指示 指導 指名 指数 足立 満足 不足 補足 自首 首都 首相 首席 首長 党首 肩書 足利 胸像 歯科 手書 耳鼻 大手 山手 腰越 腕章 乳児 手形 若手 歌手 運転手 元首 手掛 上手 下手 手交 手引 鼻緒 目白 腸 脳 人目 回目 丁目 眼鏡 頭書 筆頭 胸部 心身 子宮頸がん予防 子宮頸がんワクチン | 배상* 배우자* 배당* 목록* 목적* 목사* 위원* 귀하 귀중 귀화* 등본 등록* 등기* 등급* 뇌물 간사 간호*
`;

export const medicineWords = `
penicillin | penicillin penicillins | penicilina* | penicilina* | penicillin* | البنسلين بنسلين | פניצילין | ペニシリン | 페니실린*
aspirin | aspirin acetylsalicylic | aspirina* | aspirina* | aspirin* | الأسبرين أسبرين | אספירין | アスピリン | 아스피린*
ibuprofen | ibuprofen | ibuprofeno | ibuprofeno | ibuprofen* | إيبوبروفين | איבופרופן | イブプロフェン | 이부프로펜*
paracetamol | paracetamol acetaminophen | paracetamol | paracetamol acetaminofén | paracetamol* | باراسيتامول | פרצטמול אקמול | アセトアミノフェン パラセタモール | 아세트아미노펜* 파라세타몰
insulin | insulin | insulina* | insulina* | insulin* | الأنسولين أنسولين إنسولين | אינסולין | インスリン | 인슐린*
amoxicillin | amoxicillin | amoxicilina | amoxicilina | amoxicillin* | أموكسيسيلين | אמוקסיצילין | アモキシシリン | 아목시실린*
metformin | metformin | metformina | metformina | metformin* | ميتفورمين | מטפורמין | メトホルミン | 메트포르민*
morphine | morphine | morfina | morfina | morphin* morphium | مورفين | מורפין | モルヒネ | 모르핀*
cortisone | cortisone prednisone prednisolone corticosteroids | cortisona prednisona corticoide* | cortisona prednisona corticoide* | kortison* cortison* prednison* | كورتيزون | קורטיזון | プレドニゾロン ステロイド | 스테로이드*
antibiotic | antibiotic antibiotics | antibiótic* | antibiótic* | antibiotik* | مضاد_حيوي مضادات_حيوية | אנטיביוטיקה | 抗生物質 | 항생제*
iodine | iodine iodinated | iodo iodad* | yodo yodad* | jod* | يود اليود | יוד_רפואי | ヨード | 요오드*
latex | latex | látex | látex | latex* | لاتكس | לטקס | ラテックス | 라텍스
peanut | peanut peanuts nuts | amendoim amendoins nozes | cacahuate* maní nueces | erdnuss* erdnüsse* nüsse | فول_سوداني مكسرات | בוטנים אגוזים | ピーナッツ 落花生 | 땅콩
milk | milk dairy lactose | leite lactose | leche lactosa | milch* laktose | حليب لاكتوز | חלב לקטוז | 牛乳 乳糖 | 우유 유당
egg | egg eggs | ovo ovos | huevo huevos | eier hühnerei* | بيض | ביצים | 卵 鶏卵 | 달걀 계란
seafood | seafood shellfish shrimp ~ fish | frutos_do_mar camarão | mariscos camarón | meeresfrüchte schalentiere* | مأكولات_بحرية | פירות_ים | 甲殻類 海老 | 해산물 갑각류
pollen | pollen hay_fever | pólen | polen | pollen* heuschnupfen | غبار_الطلق حبوب_اللقاح | אבקנים | 花粉 | 꽃가루*
`;

export const testWords = `
positive | positive positives reactive detected ~ present | positiv* reagente* detectad* | positiv* reactiv* detectad* | positiv* nachgewiesen reaktiv | إيجابي إيجابية موجب موجبة | חיובי חיובית | 陽性 | 양성
negative | negative negatives non_reactive nonreactive not_detected ~ absent undetected undetectable not_reactive | negativ* não_reagente* não_detectad* | negativ* no_reactiv* no_detectad* | negativ* nicht_nachgewiesen nicht_reaktiv | سلبي سلبية سالب سالبة | שלילי שלילית | 陰性 | 음성
- | positively positive_law | certidão_negativa certidões_negativas | certificado_negativo | | | | 음성군 음성읍 양성평등|
`;
