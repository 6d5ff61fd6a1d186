/** Words of which one is the other's opposite, and religions, as in `family-words.ts`; each line is one pair's side. */

export const religionWords = `
catholic | catholic catholicism | católic* catolicamente canonicamente | católic* ~ canónico canónicamente | katholisch* *katholisch katholik* | كاثوليكي كاثوليكية كاثوليك | קתולי קתולית | カトリック | 천주교 가톨릭
protestant | protestant lutheran evangelical ~ reformed | evangélic* protestant* luteran* | evangélic* protestant* luteran* | evangelisch* protestant* lutherisch* | بروتستانتي إنجيلي إنجيلية | פרוטסטנטי | プロテスタント | 개신교
orthodox | orthodox coptic | ortodox* | ortodox* | orthodox* | أرثوذكسي أرثوذكسية قبطي | אורתודוקסי | 正教 | 정교회
christian | christian christianity ~ catholic protestant orthodox | cristã cristão cristãos | cristian* | christlich* christ* | مسيحي مسيحية | נוצרי נוצרית נוצרים | キリスト教 | 기독교
muslim | muslim muslims moslem islam islamic | muçulman* islâmic* islã | musulm* islámic* islam | muslim* moslem* islam* | مسلم مسلمة مسلمون الإسلام إسلامي إسلامية | מוסלמי מוסלמית | イスラム | 이슬람
jewish | jewish jew judaism israelite | judeu judia judaic* israelita | judío judía judai* israelita | jüdisch* israelitisch* mosaisch* | يهودي يهودية | יהודי יהודית יהודיה יהודייה גיור יהדות | ユダヤ | 유대교
druze | druze | drus* | drus* | drus* | درزي درزية | דרוזי דרוזית | | 
buddhist | buddhist buddhism | budis* | budis* | buddhis* | بوذي | בודהיסט | 仏教 | 불교
- | christian_name christian_names christian_era | | | christian christine christoph christiane christa | | | | 
`;

/** A meaning is compared with those of its axis alone: `axis:meaning`. */
export const oppositeWords = `
vote:unanimous | unanimously unanimous unanimity | unanimidade unânime* unanimemente | unanimidad unánime* unánimemente | einstimmig* | بالإجماع بإجماع_الآراء | פה_אחד | 全会一致 満場一致 全員一致 | 만장일치 전원일치
vote:majority | by_a_majority by_majority majority_of_votes majority_vote by_a_majority_vote | por_maioria maioria_de_votos | por_mayoría mayoría_de_votos | mehrheitlich* stimmenmehrheit | بالأغلبية بأغلبية_الأصوات | ברוב_דעות ברוב_קולות | 多数決 賛成多数 | 다수결
parity:even | even_weekends even_weekend even_weeks even_week even_years even_days even_months even_numbered even_calendar_weeks | semanas_pares anos_pares dias_pares fins_de_semana_pares | semanas_pares años_pares días_pares fines_de_semana_pares | gerade*_woche* gerade*_kalenderwoche* gerade*_jahr* | | | 偶数 | 짝수
parity:odd | odd_weekends odd_weekend odd_weeks odd_week odd_years odd_days odd_months odd_numbered odd_calendar_weeks | ímpares impares | impares | ungerade* | | | 奇数 | 홀수
- | | | | | مدينة المدينة | | | 
account:debit | debit debits withdrawal withdrawals charge ~ debt | débito débitos saque saques | débito débitos cargo cargos retiro retiros | soll lastschrift abbuchung auszahlung abhebung | مدين سحب مسحوبات | חובה משיכה | 出金 引出 | 출금 인출
account:credit | credit credits deposit deposits ~ payment | crédito créditos depósito depósitos | abono abonos depósito depósitos | haben gutschrift einzahlung | دائن إيداع إيداعات | זכות הפקדה | 入金 預入 | 입금 예금
party:buyer | buyer buyers purchaser purchasers vendee ~ transferee | comprador* adquirente* | comprador* adquirente* | käufer* erwerber* | مشتري المشتري | קונה הקונה רוכש | 買主 買受人 | 매수인
party:seller | seller sellers vendor ~ transferor | vendedor* alienante* | vendedor* enajenante* | verkäufer* veräußer* | بائع البائع | מוכר המוכר | 売主 売渡人 | 매도인
party:plaintiff | plaintiff plaintiffs claimant petitioner ~ applicant complainant | autor autora requerente demandante reclamante | actor actora demandante promovente | kläger* antragsteller* | مدعي المدعي المدعية | תובע התובע תובעת | 原告 申立人 | 원고
party:defendant | defendant defendants respondent accused | réu ré requerid* demandad* acusad* | demandad* acusad* imputad* | beklagt* antragsgegner* angeklagt* | مدعى_عليه المدعى_عليه المدعى_عليها المتهم | נתבע הנתבע נתבעת נאשם נאשמת נתבעים נאשמים | 被告 被告人 相手方 | 피고 피고인
party:landlord | landlord lessor lessors | locador* senhorio | arrendador* | vermieter* | مؤجر المؤجر | משכיר המשכיר | 貸主 賃貸人 | 임대인
party:tenant | tenant tenants lessee lessees renter | locatári* inquilin* arrendatári* | arrendatari* inquilin* | mieter* | مستأجر المستأجر | שוכר השוכר | 借主 賃借人 | 임차인
party:employer | employer employers | empregador* | empleador* patrón | arbeitgeber* | صاحب_العمل رب_العمل | מעסיק המעסיק | 雇用主 事業主 雇主 | 고용주 사용자
sum:gross | gross pre_tax before_tax before_taxes before_deductions | bruto bruta brutos | bruto bruta brutos | brutto* | إجمالي الإجمالي | ברוטו | 総支給 | 총액
sum:net | net after_tax after_taxes take_home after_deductions | líquido líquida líquidos | neto neta netos líquido | netto* | صافي الصافي | נטו | 差引 手取 | 순액 실수령액
birth:legitimate | legitimate ~ lawful marital | legítim* | legítim* | ehelich eheliche eheliches ehelichen | شرعي شرعية | חוקי | 嫡出 嫡出子 | 혼인중의
birth:illegitimate | illegitimate extramarital natural ~ out_of_wedlock non born | ilegítim* | ilegítim* extramatrimonial* | unehelich* nichtehelich* | غير_شرعي غير_شرعية | לא_חוקי | 非嫡出 嫡出でない | 혼인외의
term:temporary | temporary provisional interim | temporári* provisóri* | temporal temporales provisional* | vorläufig* befristet* zeitweilig* | مؤقت مؤقتة | זמני זמנית | 仮 一時 | 임시
term:permanent | permanent definitive final indefinite no_expiry no_expiration no_expiry_date without_expiry no_time_limit without_time_limit ~ permanently | permanente permanentes definitiv* | permanente permanentes definitiv* | dauerhaft* dauernd* unbefristet* ständig* endgültig* | دائم دائمة نهائي نهائية | קבוע קבועה לצמיתות | 永住 恒久 | 영구 영주
sector:public | public | públic* | públic* | öffentlich* | عام عامة عمومي حكومي | ציבורי ציבורית | 公立 公共 | 공립 공공
sector:private | private | particular particulares privad* | particular particulares privad* | privat* | خاص خاصة أهلية | פרטי פרטית | 私立 民間 | 사립 개인
land:urban | urban | urban* | urban* | städtisch* | حضري | עירוני עירונית | 都市 | 도시
land:rural | rural | rural rurais | rural rurales rústic* | ländlich* | ريفي قروي | כפרי | 農村 | 농촌
compass:north | north northern | norte nord* setentrional | norte nor* septentrional | nord* nördlich* | شمال الشمال شمالي الشمالية | צפון צפוני צפונית | 北 | 북 북쪽
compass:south | south southern | sul meridional | sur meridional | süd* südlich* | جنوب الجنوب جنوبي الجنوبية | דרום דרומי דרומית | 南 | 남쪽
compass:east | east eastern | leste oriental este | este oriental oriente | ost osten östlich* | شرق الشرق شرقي الشرقية | מזרח מזרחי מזרחית | 東 | 동쪽
compass:west | west western | oeste ocidental | oeste occidental poniente | west westen westlich* | غرب الغرب غربي الغربية | מערב מערבי מערבית | 西 | 서쪽
side:right | right_side right_hand right_thumb right_arm right_arms right_leg right_legs right_eyes right_ear right_ears right_foot right_feet right_knee right_hip right_shoulder right_elbow right_wrist right_ankle right_thigh right_lung right_kidney right_breast right_ovary right_femur right_tibia right_ventricle right_lobe right_cheek right_temple right_forearm right_calf right_heel right_finger right_toe right_testicle right_upper right_lower right_wing right_bank right_lane right_hemisphere right_parietal right_frontal right_temporal right_inguinal right_groin right_humerus right_radius right_fibula right_index right_eye right_margin on_the_right to_the_right the_right_of | direit* olho_direito | derech* ojo_derecho | rechts rechter rechte rechten | اليمنى الأيمن يمين | ימין ימני ימנית | 右 | 오른쪽 우
side:left | left_side left_hand left_thumb left_arm left_arms left_leg left_legs left_eyes left_ear left_ears left_foot left_feet left_knee left_hip left_shoulder left_elbow left_wrist left_ankle left_thigh left_lung left_kidney left_breast left_ovary left_femur left_tibia left_ventricle left_lobe left_cheek left_temple left_forearm left_calf left_heel left_finger left_toe left_testicle left_upper left_lower left_wing left_bank left_lane left_hemisphere left_parietal left_frontal left_temporal left_inguinal left_groin left_humerus left_radius left_fibula left_index left_eye left_margin on_the_left to_the_left the_left_of | esquerd* | izquierd* | links linker linke linken | اليسرى الأيسر يسار | שמאל שמאלי שמאלית | 左 | 왼쪽 좌
order:first | first 1st ~ one elementary primary | primeir* | primer* | erste ersten erster erstes erstem erstmal* erstgenannt* | أول الأول الأولى | ראשון ראשונה | 第一 初 | 첫 첫째 제_1
order:last | last final latest ~ previous | últim* | últim* | letzt* | آخر الأخير الأخيرة | אחרון אחרונה | 最終 最後 | 마지막
time:before | before prior previous formerly ~ preceding earlier | antes anterior anteriores perante | antes anterior anteriores ante | vor vorher* früher* | قبل السابق السابقة أمام | לפני קודם קודמת בפני | 前 | 이전 전
time:after | after following subsequent later ~ next upon | depois após posterior seguinte* | después posterior siguiente* tras | nach nachher danach später* | بعد التالي اللاحق | אחרי לאחר הבא | 後 | 이후 후
change:increase | increase increased rise ~ raise growth | aument* acréscimo | aument* incremento | erhöh* anstieg zunahme | زيادة ارتفاع | עלייה הגדלה | 増加 増 | 증가
change:decrease | decrease decreased reduction reduced decline ~ fall | redu* diminu* decréscimo | reduc* disminu* | verringer* senkung minderung abnahme | انخفاض تخفيض | ירידה הפחתה | 減少 減 | 감소
bound-word:minimum | minimum least | mínim* | mínim* | mindest* minimum | الحد_الأدنى أدنى | מינימום | 最低 最小 | 최소 최저
bound-word:maximum | maximum most | máxim* | máxim* | höchst* maximum | الحد_الأقصى أقصى | מקסימום מרבי | 最高 最大 | 최대 최고
- | notary_public public_prosecutor private_first_class west_bank before_me last_name first_name first_names net_worth public_ministry south_africa south_korea north_korea middle_east least_one at_least | direito direitos norte_de rio_grande_do_sul rio_grande_do_norte mato_grosso_do_sul este_documento neste este_cartório este_registro em_primeiro redução_a_termo redu* primeiro_nome último_nome | este_documento este_registro derecho derechos norma* normal* normas nordeste este_certificado este_acta primer_apellido primera_vez este_juzgado este_municipio este_oficio este_tribunal norma nor nora noruega | nach_name nordrhein* norderstedt ostern erstell* erstatt* verst* rechtsanw* rechtskr* vorname vornamen | | מזרחי בן_מערבי אחרי_כן | 東京 東京都 西暦 南米 北海道 前述 前記 以前 以後 午前 午後 前項 後見人 後見 姓名 名前 前夫 前妻 東大阪 関西 関東 山東 湖南 河北 湖北 河南 北区 南区 東区 西区 最後 戦前 | 남편 북한 남한 이북
`;
