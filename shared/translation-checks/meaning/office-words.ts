/** Words of events, schools, ranks and authorities by meaning, as in `family-words.ts`. */

export const eventWords = `
birth | birth births born birthplace birthday birthdate newborn ~ native natural child hometown delivery originally | nasc* natural naturalidade nato parto natalício | nacimiento* nacid* nació nacio nacieron natal parto | geburt* geboren* geb gebürtig* entbindung | ميلاد ولادة مولود مولودة مولودين ولد ولدت مواليد يولد | לידה נולד נולדה יליד ילידת הולדת לידתו לידתה | 出生 生年月日 生まれ 誕生 分娩 生年 | 출생* 태어나* 태어났* 생년월일 생일 분만*
death | death deaths died dead deceased decease demise dying passed_away postmortem ~ late died succession estate | óbito* obito* falec* morte morreu morto morta mortes defunt* póstum* | defunci* fallec* muerte murió murio muert* difunt* finad* deceso | tod todes tot tote toten todes* sterb* gestorben* verstorben* starb ableben | وفاة متوفى متوفاة توفي توفيت الوفيات مات المرحوم المرحومة المتوفين | פטירה נפטר נפטרה מוות המנוח המנוחה פטירתו מת מתה פטירות | 死亡 死体 死産 死因 逝去 死別 | 사망* 사체 사인
marriage | marriage marriages married marry marrying wed wedding weddings matrimony matrimonial wedlock nuptial prenuptial nuptials conjugal premarital intermarried ~ spouse spouses husband wife union party parties couple | casam* casou* casar* casad* matrim* nupc* nub* cônjug* bodas contraent* núpcias consórcio | matrimon* casó casaron casamiento* casad* contray* contrajer* nupc* nupcias cónyug* boda* enlace esponsal* | ehe* *ehe heirat* verheirat* trau* hochzeit* getraut vermähl* eheschließ* | زواج نكاح متزوج* تزوج* قران أنكحة عقد_قران زفاف | נישואין נישואים נישואי נישאו נישא נישאה נשוי נשואה חתונה נשואים | 婚姻 結婚 挙式 婚 既婚 | 혼인* 결혼* 기혼
divorce | divorce divorces divorced divorcing ~ dissolution dissolved dissolve separation | divórc* divorc* desquit* | divorc* | scheidung* geschieden* ehescheidung* | طلاق مطلق* طلق طلقة تطليق | גירושין גרושין גט גרוש גרושה התגרשו גירושים | 離婚 | 이혼*
baptism | baptism baptismal baptized baptised christening christened | batis* batiz* | bautis* bautiz* | tauf* getauft* | معمودية تعميد | טבילה | 洗礼 | 세례
adoption | adoption adoptions adopted adoptive adopting | adoç* adot* | adopc* adopt* | adopt* adoption* | تبني متبنى | אימוץ מאומץ מאומצת אומץ מאמץ | 養子縁組 養子 養女 養父 養母 縁組 | 입양* 양자 양부 양모 친양자
- | still_born born_again late_registration late_fee late_filing married_name marriage_certificate_fee | nascente falecimento_presumido natural_de_causas morte_cerebral causa_natural nubank nublado | nacional* natalicia caso casos tiempo_muerto | ehemalig* ehrlich ehrung* trauma* trauer* lehre nähe reihe höhe ruhe mühe kirchehe stehe gehe siehe frühe trauben | | | 新婚姻 | 
`;

export const paperKindWords = `
certificate | certificate certificates certification certify certified certifies certifying ~ record extract copy declaration statement attestation attest attested register report document proof deed card form title diploma clearance | certidã* certidao certidões certific* atestad* | certific* constancia* acta actas atestad* fe | urkunde* *urkunde bescheinig* beglaubig* zeugnis* zertifikat* bestätig* | شهادة إفادة وثيقة بيان نشهد تشهد إخراج | תעודה תעודת אישור מאשר מאשרת לאשר | 証明* 証明書 証書 証明 | 증명서 증명 증명* 확인서
diploma | diploma diplomas ~ degree certificate title | diploma diplomas | diploma título titulo | diplom diplome* *diplom | دبلوم دبلوما | דיפלומה | 卒業証書 学位記 | 학위증 졸업증서
passport | passport passports | passaporte* | pasaporte* | pass reisepass passes reisepasses passnummer | جواز_سفر جواز | דרכון דרכונים | 旅券 パスポート | 여권 여권번호
invoice | invoice invoices ~ bill receipt | fatura faturas nota_fiscal | factura facturas | rechnung rechnungen | فاتورة | חשבונית | 請求書 | 송장 청구서
receipt | receipt receipts ~ invoice slip voucher acknowledgment received stub | recibo recibos comprovante | recibo recibos comprobante | quittung quittungen beleg | إيصال وصل | קבלה | 領収書 領収証 受領 受理 | 영수증
contract | contract contracts agreement ~ deed employment covenant pact convention | contrato contratos | contrato contratos | vertrag vertrages verträge *vertrag | عقد اتفاق | חוזה הסכם | 契約* 契約 契約書 | 계약서 계약
will | will testament ~ testator testamentary bequest | testamento testamentos | testamento testamentos | testament testaments | وصية | צוואה | 遺言 遺言書 | 유언 유언장
- | will_be will_have will_not good_will will_expire | | | | | | | 
`;

export const gradeWords = `
excellent | excellent outstanding ~ very_good best | excelente ótimo otimo | excelente sobresaliente | ausgezeichnet hervorragend exzellent vorzüglich sehr_gut | ممتاز | מצוין מצויין | 優 秀 優秀 | 수 우수
very-good | very_good ~ excellent notable | muito_bom muito_boa | muy_bueno muy_bien notable muy_buena | sehr_gut | جيد_جدا جيد_جدًا | טוב_מאוד טוב_מאד | 優 優秀 | 우
good | good well ~ fine satisfactory | bom boa bons boas bem | bueno buena bien buenos buenas buen | gut gute gutes guten | جيد حسن | טוב טובה | 良 良好 | 미 양호
satisfactory | satisfactory fair average regular ~ satisfying satisfactorily | satisfatório regular satisfatória | satisfactorio regular satisfactoria | befriedigend* | متوسط مرض مقبول | כמעט_טוב משביע_רצון | 普通 可 | 양 보통
sufficient | sufficient adequate acceptable ~ pass passing passed enough sufficiently | suficiente | suficiente | ausreichend* genügend | مقبول كاف | מספיק | 可 | 가
poor | poor deficient weak | fraco deficiente | deficiente | mangelhaft* | ضعيف | חלש | | 
insufficient | insufficient unsatisfactory inadequate ~ failing fail not_sufficient | insuficiente insatisfatório | insuficiente | ungenügend* unzureichend* | غير_كاف ضعيف_جدا | בלתי_מספיק לא_מספיק | | 
passed | passed pass passes approved passing ~ successful successfully completed | aprovad* | aprob* acredit* | bestanden bestand | ناجح ناجحة اجتاز اجتازت نجح نجحت | עבר עברה עובר | 合格 | 합격 합격* 통과*
failed | failed fail fails failing not_approved not_passed disapproved ~ unsuccessful flunked | reprovad* | reprob* suspenso suspensa no_acreditad* | durchgefallen nicht_bestanden | راسب راسبة رسب رسبت لم_يجتز | נכשל נכשלה | 不合格 | 불합격 불합격*
distinction | distinction honors honours cum_laude | distinção louvor | distinción honores honor mención_honorífica | auszeichnung | مرتبة_الشرف | הצטיינות | 首席 | 우등
- | as_well well_known goods failed_to failing_to pass_away passed_away passed_on good_conduct good_standing | bem_como bem_imóvel bens regularmente bons_antecedentes boa_fé | bienes buena_fe muy_atentamente si_bien | gutachten guthaben zu_gut | حسن_السيرة حسن_السير | | 最優秀 女優 俳優 声優 優先 優遇 不可欠 可能 許可 認可 不可 奈良 改良 | 가족 가정
`;

export const rankWords = `
master | master masters ~ m magister | mestre mestrado mestra | maestr* magíster magister máster | meister* *meister *meisterin magister master | ماجستير | מוסמך מוסמכת תואר_שני | 修士 | 석사
journeyman | journeyman skilled_worker | oficial_qualificado | oficial_de_primera | geselle gesellin *geselle gesellen* facharbeiter* | | | | 
apprentice | apprentice apprenticeship trainee ~ student vocational training | aprendiz | aprendiz | lehrling* auszubildend* azubi lehre | متدرب | חניך שוליה | 見習 | 견습
bachelor | bachelor bachelors ~ licentiate undergraduate baccalaureate degree | bacharel* licenciatura licenciad* | licenciatura licenciad* bachiller* grado | bachelor bakkalaur* | بكالوريوس ليسانس إجازة | בוגר תואר_ראשון בוגרת | 学士 | 학사
doctor | doctor doctors doctorate dr phd ~ physician medical | doutor doutora doutorado dr dra | doctor doctora doctorado dr dra | doktor* dr promotion arzt* ärzt* | دكتور دكتوراه دكتورة د طبيب | דוקטור דר ד | 博士 医師 | 박사 의사
professor | professor professors ~ teacher lecturer | professor professora catedrátic* | profesor profesora catedrátic* | professor professorin | أستاذ بروفيسور | פרופסור פרופ | 教授 | 교수
general | general generals brigadier | general_de_divisão general_de_brigada brigadeiro ~ geral gerais | general_de_división general_de_brigada ~ general generales | generalmajor generalleutnant ~ general* allgemein* ober* | لواء فريق ~ عام عامة العام العامة | אלוף ~ כללי כללית הכללי | 大将 ~ 総 | 대장 소장 ~ 총*
colonel | colonel | coronel | coronel | oberst | عقيد | אלוף_משנה | 大佐 | 대령
major | major ~ commander | major | mayor_del_ejército comandante | major | رائد | רב_סרן | 少佐 | 소령
captain | captain | capitão | capitán | hauptmann kapitän | نقيب قبطان | סרן רב_חובל | 大尉 船長 | 대위 선장
lieutenant | lieutenant | tenente | teniente | leutnant oberleutnant | ملازم | סגן סגן_משנה | 中尉 少尉 | 중위 소위
sergeant | sergeant | sargento | sargento | feldwebel unteroffizier | رقيب | סמל | 軍曹 | 중사 병장 하사
corporal | corporal | cabo | cabo | gefreiter | عريف | רב_טוראי | 伍長 | 상병
private | private_first_class | soldado | soldado_raso | schütze | جندي | טוראי | 二等兵 | 이병
deputy | deputy substitute alternate acting vice ~ assistant interim replacement ad delegate representative subrogate | substitut* suplente vice adjunt* interin* | sustitut* suplente vice* adjunt* interin* subrogante encargad* | stellvertret* vertretung vertreter vize* i_v | نائب وكيل بالنيابة | סגן סגנית ממלא_מקום | 代理 副 次長 | 부시장 부총장 대리 차장 부원장 부소장
assistant | assistant auxiliary ~ deputy clerk aide helper | assistente auxiliar ajudante | asistente auxiliar ayudante | assistent* gehilf* | مساعد معاون | עוזר עוזרת | 助手 補佐 | 조수 보좌
director | director directors headmaster principal ~ manager head chief general dean | diretor diretora | director directora | direktor* leiter* schulleiter* rektor* | مدير مديرة | מנהל מנהלת | 校長 院長 所長 局長 部長 理事長 館長 | 원장 소장 교장 국장 이사장 관장 과장
president | president chairman chairperson presiding ~ chair chairwoman head | presidente presidenta | presidente presidenta | präsident* vorsitzend* *präsident rektor* | رئيس رئيسة | נשיא נשיאת יושב_ראש | 学長 総長 会長 社長 大統領 | 총장 회장 사장 대통령
secretary | secretary secretaries secretariat ~ minister registrar department office | secretári* secretari* | secretari* | sekretär* | أمين كاتب سكرتير أمينة | מזכיר מזכירה מזכירות | 秘書 書記 書記官 | 비서 서기 서기관
minister | minister ministers ~ secretary | ministro ministra | ministro ministra | minister ministerin | وزير وزيرة | שר שרת | 大臣 | 장관
mayor | mayor mayors | prefeito prefeita | alcalde alcaldesa presidente_municipal intendente | bürgermeister* oberbürgermeister* | عمدة رئيس_البلدية | ראש_העיר ראש_העירייה | 市長 区長 町長 村長 | 시장 구청장 군수 읍장 면장
governor | governor governors ~ prefect | governador governadora | gobernador gobernadora | gouverneur* landeshauptmann | محافظ والي | מושל | 知事 | 도지사
- | dr_street general_manager director_general master_copy major_in bachelor_party masters_of_ceremony secretary_general | cabo_verde cabo_frio general_osório médico_cirurgião | cabo_san_lucas alcalde_mayor mayor_de_edad | frau_dr | | | 副本 副作用 市長村 大学長 | 
`;

export const courtWords = `
court | court courts courthouse tribunal ~ judge judicial bench judiciary | tribunal tribunais juízo vara fórum juizado comarca foro | tribunal tribunales juzgado juzgados corte fuero | gericht* *gericht *gerichts *gerichtes | محكمة محاكم | בית_משפט בית_דין בית_המשפט בית_הדין בתי_המשפט | 裁判所 | 법원 *법원
ministry | ministry ministries ~ department secretariat minister office board | ministério ministerio ministérios secretaria | ministerio ministerios secretaría secretaria | ministerium* *ministerium *ministeriums *ministerien | وزارة | משרד | 省 大臣 | 외교부 교육부 법무부 국방부 보건복지부 행정안전부 고용노동부
registry | registry registries registrar registrars register registers registration registered ~ records record vital civil recorder notary office status | cartório* cartorio* registro* registo* conservatória registrador* registrad* serventia oficial* tabelionato ofício | registro* oficialía registrador* registrad* | standesamt* standesbeamt* register* *register registriert* melde* | سجل سجلات قيد أمين_السجل الأحوال_المدنية مقيد | מרשם רישום רשם רשות_האוכלוסין נרשם | 戸籍 登録 登記 | 등록* 등록부 등기 등기소 주민센터
notary | notary notaries notarial notarized notarization ~ registrar registry clerk scrivener | tabeli* notári* notari* cartório* | notari* escriban* fedatari* | notar notarin notars notari* | كاتب_العدل موثق الموثق عدل عدلان العدول التوثيق | נוטריון נוטריוני הנוטריון | 公証人 公証役場 公証 | 공증인 공증 공증사무소
police | police policeman ~ law_enforcement clearance | polícia policia policial delegacia | policía policia policial comisaría | polizei* | شرطة الأمن_العام أمن الأمن | משטרה משטרת ישראל_משטרה | 警察 警視庁 警察署 | 경찰 경찰서 경찰청 *경찰서 *경찰청
prosecutor | prosecutor prosecutors prosecution ~ attorney attorneys district_attorney public_ministry | ministério_público promotor promotora procurador procuradoria promotoria | fiscalía fiscal ministerio_público procuraduría | staatsanwalt* | نيابة وكيل_النيابة المدعي_العام | פרקליטות תובע | 検察 検察庁 | 검찰 검찰청
city | municipality municipal city town township village mayor council ~ hall local borough prefecture ward county district parish | prefeitura município municipio municipal câmara cidade distrito freguesia vila | ayuntamiento municipio municipal alcaldía ciudad cabildo municipalidad villa intendencia | stadt* gemeinde* *stadt rathaus* bürger* bürgermeister* magistrat | بلدية مدينة مجلس_المدينة حي | עירייה עיריית עיר מועצה | 市役所 区役所 町役場 村役場 市 町 村 区 | 시청 구청 군청 동사무소 *시청 *구청
embassy | embassy embassies ambassador | embaixada embaixador | embajada embajador | botschaft* | سفارة سفير | שגרירות שגריר | 大使館 大使 | 대사관 *대사관
consulate | consulate consul consular consulates | consulad* cônsul consul consular | consulad* cónsul consul consular | konsul* generalkonsul* | قنصلية قنصل | קונסוליה קונסול קונסולרית | 領事館 領事 総領事館 | 영사관 영사 *영사관
university | university universities ~ college institute faculty higher school | universidade* universitári* faculdade | universidad* universitari* facultad | universität* hochschule* *universität *hochschule fakultät | جامعة كلية | אוניברסיטה אוניברסיטת מכללה | 大学 大学院 | 대학교 대학 *대학교 대학원
school | school schools schooling scholastic ~ education elementary college academy lyceum academic high primary institute gymnasium | escola* escolar colégio liceu ginásio | escuela* escolar colegio liceo instituto bachillerato | schul* *schule *schulen gymnasium gymnasial* *schul* | مدرسة مدارس ثانوية | בית_ספר בית_הספר תיכון בתי_ספר | 学校 小学校 中学校 高等学校 高校 | 학교 초등학교 중학교 고등학교 *학교 고교
hospital | hospital hospitals clinic maternity infirmary ~ medical health center | hospital hospitais maternidade clínica santa_casa | hospital hospitales maternidad clínica sanatorio | krankenhaus* klinik* *klinik klinikum* *krankenhaus hospital | مستشفى عيادة | בית_חולים בית_החולים מרפאה מרכז_רפואי | 病院 医院 診療所 | 병원 의원 *병원
bank | bank banks banking ~ savings credit | banco bancos bancári* caixa | banco bancos bancari* caja | bank* *bank sparkasse* *kasse | بنك مصرف البنك | בנק הבנק | 銀行 | 은행 *은행
church | church churches parish cathedral diocese chapel ~ ecclesiastical pastor parochial | igreja paróquia catedral diocese capela | iglesia parroquia catedral diócesis capilla | kirche* pfarr* *kirche dom diözese bistum | كنيسة أبرشية | כנסייה | 教会 | 교회 성당
army | army military armed_forces navy air_force ~ conscription recruitment | exército militar marinha aeronáutica forças_armadas | ejército militar marina cartilla_militar fuerzas_armadas | bundeswehr heer* wehr* armee militär* marine | جيش عسكري القوات_المسلحة تجنيد عسكرية | צבא צהל צבאי | 自衛隊 陸軍 海軍 | 군대 병역 육군 해군 공군 병무청
tax | tax taxes revenue treasury taxpayer fiscal ~ finance income levy | receita_federal fazenda tribut* imposto* fiscal cpf fisco contribuinte | hacienda tribut* impuesto* fiscal sat contribuyente renta | steuer* *steuer finanzamt* *steuernummer | ضريبة ضرائب ضريبي الضريبي | מס מסים רשות_המסים | 税 税務署 国税 市県民税 | 세무서 국세청 세금 소득세 재산세 지방세 국세
immigration | immigration migration immigrant aliens ~ passports passport foreigners residence | imigração migração estrangeiros | migración inmigración extranjería | ausländer* einwanderung* migration* | هجرة الهجرة الجوازات | הגירה רשות_האוכלוסין_וההגירה | 入国管理 出入国 | 출입국 출입국*
- | registered_mail data_bank blood_bank bank_holiday city_center school_age trade_register commercial_register | vara_de_família oficial_de_justiça cidade_universitária segundo_ofício cidadão | banco_de_sangre | staatskasse* gerichtskasse* justizkasse* landeskasse* bundeskasse* stadtkasse* gemeindekasse* kreiskasse* krankenkasse* stadtteil bankleitzahl schuld* stadtrand bürgersteig schulter* | حي_على | עיר_הולדת עיר_לידה | 市民 市長 町長 村長 区長 市場 町内 | 시간 시행 시작 세대 세대주 세기
`;

export const courtLevelWords = `
federal | federal federative ~ national confederation union | federal federais federativa | federal federales federativa | bundes* bundesgerichtshof | اتحادي اتحادية | פדרלי | 連邦 | 연방
supreme | supreme ~ high superior highest cassation | supremo suprema superior | supremo suprema superior | bundesgerichtshof oberst* | العليا عليا التمييز النقض | העליון עליון | 最高 最高裁判所 | 대법원
regional | regional superior higher high appellate appeals ~ state provincial district territorial county land | regional regionais | regional regionales provincial | land* oberlandes* regional* bezirks* | إقليمي استئناف الاستئناف | מחוזי אזורי אזורית | 高等裁判所 | 고등법원
district | district local lower ~ county magistrates regional municipal borough ward area prefectural | distrital distrito comarca | distrital distrito de_distrito | amtsgericht* kreis* *kreis bezirk* bezirks* | مركز مقاطعة ابتدائية الابتدائية حي قضاء ناحية | שלום נפה מחוז | 地方裁判所 地区 簡易裁判所 区 | 지방법원 가정법원 구
state | state ~ states provincial land federal | estado estadual estaduais | estado estatal estatales entidad_federativa | land* bundesland* staat* freistaat | ولاية الدولة دولة | מדינה מדינת | 州 | 주 국가
municipal | municipal municipality city town ~ local urban | municipal município municipais prefeitura | municipal municipio ayuntamiento | stadt* gemeinde* | بلدية | עירוני עירייה עיריית | 市 市立 | 시립 시
family | family_court family_matters | vara_de_família | juzgado_de_familia juzgado_familiar familiar | familiengericht* | محكمة_الأسرة | בית_המשפט_לענייני_משפחה | 家庭裁判所 | 가정법원
criminal | criminal penal ~ crime crimes convictions conviction | criminal criminais penal penais | penal penales criminal delitos | straf* kriminal* *straf* vorstrafen führungszeugnis | جنائي جنائية جزائي جنايات جنح | פלילי פלילית פליליים | 刑事 犯罪 | 형사 범죄
civil | civil civic ~ private civilian vital | civil civis cível cíveis | civil civiles | zivil* standes* bürgerlich* | مدني مدنية المدنية حقوق | אזרחי אזרחית | 民事 | 민사
labor | labor labour employment ~ work workers | trabalho trabalhista | trabajo laboral laborales | arbeit* | عمل العمل عمالية | עבודה לעבודה | 労働 | 노동 고용
- | higher_education state_of_health marital_status stated civil_status state_that estado_civil | ensino_superior educação_superior curso_superior nível_superior estado_civil estado_de_saúde cidade_estado | educación_superior nivel_superior estado_civil estado_de_cuenta estado_libre | landwirt* landsmann standesbeamt* stadtteil | | | 市民 市長 九州 本州 | 
`;

export const subjectWords = `
health | health medical hygiene ~ sanitary medicine | saúde saude sanitári* | salud sanitari* | gesundheit* | الصحة صحة صحي | בריאות הבריאות | 厚生 保健 健康 | 보건 건강
education | education educational instruction schooling ~ school schools academic teaching | educação ensino educacional | educación enseñanza educativ* | bildung* kultus* unterricht* erziehung* | التعليم تربية التربية تعليم المعارف | חינוך החינוך | 教育 文部 | 교육
justice | justice judicial judiciary legal ~ law court | justiça judicial judiciári* | justicia judicial | justiz* gericht* | العدل عدل القضاء قضائي | משפטים המשפטים | 法務 司法 | 법무 사법
interior | interior internal home_affairs home_office | interior administração_interna | interior gobernación gobernación | innen* inneres | الداخلية داخلية | פנים הפנים | 内務 | 내무 행정안전부
foreign | foreign external international diplomatic consular ~ abroad alien | exteriores estrangeir* negócios_estrangeiros relações_exteriores | exteriores extranjer* relaciones_exteriores | auswärtig* außen* ausländ* ausland* | الخارجية خارجية أجنبي | חוץ החוץ | 外務 外国 | 외교 외국
finance | finance finances treasury financial revenue ~ tax fiscal economy | fazenda finanças financeir* receita | hacienda finanzas financier* | finanz* | المالية مالية | אוצר האוצר | 財務 財政 金融 | 재무 재정 금융
labor | labor labour employment work ~ job social workers occupational worker working | trabalho emprego trabalhista trabalhador* | trabajo empleo laboral trabajador* | arbeit* beruf* | العمل عمل عمال | עבודה העבודה תעסוקה | 労働 雇用 | 노동 고용
defense | defense defence military | defesa | defensa | verteidigung* wehr* | الدفاع دفاع | ביטחון הביטחון | 防衛 | 국방
agriculture | agriculture agricultural farming | agricultura agrícola | agricultura agrícola | landwirtschaft* | الزراعة زراعة | חקלאות | 農林 農業 | 농림 농업
transport | transport transportation traffic transit motor_vehicles ~ roads vehicle | transporte* trânsito detran | transporte* tránsito | verkehr* straßenverkehr* | المرور النقل نقل | תחבורה רישוי | 運輸 交通 | 교통 운수
- | social_security | defesa_do_consumidor | | arbeitslos* | | | | 
`;
