/** Words of judgments, signatures and registers by meaning, as in `family-words.ts`. */

export const verdictWords = `
acquitted | acquit acquitted acquittal acquits acquitting exonerate not_guilty exonerated absolved ~ innocent cleared discharged released | absolv* absolvição inocentad* absolutóri* | absuelt* absolv* absolución absolutori* | freigesprochen* freispruch* freizusprechen* freispricht | براءة ببراءة براءته براءتها برأت تبرئة | זוכה זוכתה זיכתה ~ זיכוי | 無罪 | 무죄*
convicted | convicted convicts convict convicting condemn conviction convictions guilty sentenced condemned ~ sentence sentences ordered orders fined punished punishment penalty criminal record imprisonment order against liable | condenad* condenação condenou culpad* condenatóri* | condenad* condenó condena culpable condenatori* | verurteilt* schuldig_gesprochen verurteilung* schuldspruch* | أدانت إدانة بإدانة مدان أدين أدينت ~ محكوم محكوم_عليه سوابق الحكم_عليه حكم_عليه حكم_عليها أحكام | הורשע הורשעה הרשיע נידון אשם ~ הרשעות הרשעה | 有罪 に処する に処す ~ 前科 | 유죄* ~ 전과
- | duty_of_care criminal_record_certificate not_convicted no_conviction no_convictions without_convictions no_prior_convictions | sem_condenação não_condenad* | | nicht_schuldig unschuldig* | غير_مدان براءة_ذمة براءة_الذمة | לא_הורשע | |
`;

export const rulingWords = `
granted | grant granted grants granting allow allowed allows uphold upholds upheld sustain sustained sustains ~ received accept accepts approved accepted admitted well_founded favor award awarded accordance recognized permits permitted authorized success confirmed confirms approve approves approval certified | deferid* deferiu julgou_procedente julgado_procedente julgada_procedente dou_provimento dar_provimento deu_provimento concede concedeu concedido concedida obteve_equivalência | estimó_la estimar_la estimando admitió concedió concede conceden concedieron concedida concedido | stattgegeben* stattzugeben gibt_statt | قبول_الدعوى قبول_الاستئناف قبول_الطعن بقبول إجابة_الطلب | התקבל התקבלה נתקבל נתקבלה התקבלו אישר אישרה אישרו התקבלה נתקבלה קיבלה קיבל_את נעתר | 認容 認容する | 인용한다 인용하였 인용
dismissed | dismiss dismissed dismisses deny reject refuse overrule dismissal dismissing denied denies rejected rejects refused refuses not_granted not_allowed overruled ~ denial rejection refusal unfounded groundless without_merit not_upheld disallowed declined nonsuit | indeferid* indeferiu indefere improcedente improvido desprovido nego_provimento negou_provimento negado_provimento negar_provimento não_provido rejeitad* rejeitou | desestim* denegó denegad* rechaz* | abgewiesen* zurückgewiesen* abgelehnt* verworfen* abweisung* wies weist zurückweisung* | رفض رفضت برفض ورفض رفضها ورفضها رفضه ورفضه مرفوض مرفوضة رد_الدعوى رد_الاستئناف برد | נדחה נדחתה נדחו דחה דוחה לדחות דחתה נדחית | 棄却 却下 | 기각* 각하*
affirmed | affirm affirmed affirms upheld upholds uphold ~ confirmed confirms upheld sustained | confirmad* manteve_a_condenação manteve_a_sentença manteve_a_decisão mantida_a_sentença ~ manteve mantid* | confirmad* confirmó ratificad* | bestätigt | بتأييد أيدت تأييد_الحكم تأييد_القرار ~ تأييد التأييد | אושר_פסק_הדין | 原判決を維持 |
reversed | reverse reversed reverses overturn overturned quashed vacated ~ set_aside annulled revoked rescinded terminated lifted ended dissolved canceled cancelled discontinued repealed | reformou sentença_reformada reformada_a_sentença ~ reformad* | revocad* revocó | aufgehoben ~ aufhebung | نقض_الحكم نقضت | | 破棄 | 파기*
- | see_reverse on_reverse reverse_side on_the_reverse the_reverse denies_allergies | | | gegeneinander_aufgehoben | | | |
`;

export const refusalWords = `
refused | refused refuses denied declined refusal denial ~ rejected rejection dismissed dismiss dismisses dismissing reject rejects rejecting denying refusing not no unable decline deny refuse negative without objection objected failed unsuccessful | recusou recus* indeferi* negou negad* ~ não sem rejeit* improced* | rechaz* negó denegad* denegó ~ no sin desestim* improced* negativ* neg* | abgelehnt* verweiger* ablehnung* ~ nicht kein* versagt* zurückgewiesen* abgewiesen* | رفض رفضت مرفوض ~ لم لا غير دون عدم رد | סירב סירבה סירבו ~ לא אין נדחה נדחתה דחה דחתה ללא שלל | 拒否 不許可 拒絶 ~ 却下 棄却 不 ない | 거부 거절 불허 ~ 기각 각하 않 없 불 반려
- | denied_boarding | | | | لم_الشمل الغير | | 拒否感 不活化 | 
`;

export const annulmentWords = `
annulled | annulling annulled annulment annuls annul nullified nullity void invalid voided rescinded quashed revoked canceled cancelled cancellation cancels set_aside ~ irrevocable null dissolved lifted repealed reversed withdrawn terminated suspended vacated overturned revocation invalidated invalidation nullification abolished dissolution nonvalid erased ineffective repeal | anulad* anulação anulou anulam nulo nula nulidade | anulad* anulación anuló nulo nula nulidad | annulliert* aufhebung* ~ aufgehoben* nichtig* ungültig* | باطل باطلة بطلان إبطال ملغى ملغاة إلغاء بإلغاء | בוטל בוטלה בוטלו ביטול בטל בטלה | 取消 取り消 取消し 無効 | 취소* 무효*
dissolved | dissolved dissolution dissolves dissolving dissolve ~ terminated termination ended lifted released removed canceled cancelled liquidated winding wound disbanded broken ceased closed | dissolv* dissolução | disuel* disoluc* disolvi* | aufgelöst* auflösung* | انحلال حل_الزواج | הותרו התרת_נישואין פירוק_החברה | 解消 解散 | 해소* 해산*
`;

export const unknownWords = `
unknown | unknown unidentified not_known not_identified unaware ~ not_know no_known not_yet_known not_stated not_recorded not_indicated not_determined not_available not_clear not_certain not_found not_been not_ascertained not_specified cannot_be undetermined undisclosed unspecified unascertained unstated uncertain unnamed unavailable ignored ignores unregistered anonymous undefined missing unclear disregarded unacquainted | desconhecid* ignorad* incógnit* | desconoc* se_ignora se_ignoran ignorad* | unbekannt* | مجهول مجهولة | | 不詳 | 미상 불상 불명
- | well_known | | | | | | | 행방불명 주소불명 소재불명
`;

export const mentionWords = `
seal | seal sealed seals stamp stamped stamps chop hanko ~ official notarized embossed impression mark inkan signatory | selo_branco carimbo | sello sellado | siegel dienstsiegel stempel rundsiegel | ختم الختم مختوم | חותמת | 印 職印 公印 社印 実印 印章 捺印 押印 | 직인 관인 날인 인장 ~ 인
signature | signature signer signers signed signatures sign signs signatory signing undersigned subscribed initials initialed ~ executed name by attested authorized witness | assinatura assinaturas assinatura_eletrônica assinatura_digital | firma_autógrafa firma_del firma_de_la rúbrica firma_ilegible firma_y_sello firma_electrónica firma_digital firmas | unterschrift unterschriften gez | توقيع التوقيع | חתימה חתימת | 署名 署名欄 署名押印 自署 | 서명 서명날인
photo | photograph photo photographs photos picture pictures ~ image portrait | fotografia foto fotografias fotos | fotografía foto fotografías fotos | lichtbild foto passfoto | صورة_شخصية صورة_فوتوغرافية | תמונה תצלום | 写真 顔写真 | 사진
fingerprint | fingerprint fingerprints thumbprint thumb_print finger_print ~ print impression thumb | impressão_digital | huella huellas_dactilares impresión_digital huella_digital | fingerabdruck* | بصمة بصمات | טביעת_אצבע טביעות | 指紋 拇印 | 지문 무인
removed | removed_from struck_off deleted_from removal removed expunged deregistered struck_from ~ deleted cancelled withdrawn closed | | | | | | 除籍 | 제적
apostille | apostille apostilles apostilled | apostil* apostill* | apostill* | apostille* | أبوستيل أبوستيلا الأبوستيل | אפוסטיל | アポスティーユ アポスティル | 아포스티유*
legalized | legalization legalized legalisation legalised legalizes ~ authenticated authentication authenticates authenticate authenticity certified certification certifies certify verified attested apostille acknowledged confirmed ratified notarized legal | legaliz* | legaliz* | legalis* überbeglaubig* | مصدق_من مصدقة_من صدقت تصديق_وزارة | אימות_חתימה | 領事認証 | 영사확인
illegible | illegible illegibly unreadable indecipherable undecipherable not_legible not_readable cannot_be_read ~ unclear unintelligible read faded | ilegív* assinatura_ilegível carimbo_ilegível | ilegib* firma_ilegible sello_ilegible | unleserlich* | غير_مقروء غير_مقروءة غير_مقروءه غير_واضح | לא_קריא לא_קריאה בלתי_קריא | 判読不能 判読できない 判読不明 判読困難 | 판독불가 판독_불가 판독불능 판독_불능 식별불가 식별_불가
`;

export const officeWords = `
registrar | registrar registrars ~ registry recorder officer official clerk conservator head civil_officer keeper secretary record | conservador conservadora registrador* oficial_de_registro oficial_do_registro | registrador* encargad*_del_registro oficial_del_registro oficial_de_registro | standesbeamt* | أمين_السجل مدير_السجل رئيس_السجل | רשם רשמת | 戸籍事務管掌者 登記官 | 호적관
clerk | clerk clerks clerk_of_court clerk_of_the_court court_clerk scrivener secretary secretaries ~ officer officer official employee agent actuary recorder registrar deputy administrator ministry department | escrevente escrivã escrivão secretári* escriturári* | secretario secretaria_judicial secretaria_general actuari* | urkundsbeamt* schriftführer* sekretär* justizsekretär* | كاتب_المحكمة كاتب_العدل رئيس_القلم رئيس_قلم ~ أمين_السر سكرتير سكرتيرة | מזכיר מזכירת מזכירה | 書記官 書記 事務官 | 서기 서기관 사무관
judge | judge judges magistrate magistrates ~ justice justices court judicial | juiz juíza juízes magistrad* desembargador* | juez jueza jueces magistrad* | richter richterin | قاضي قاض القاضي | שופט שופטת השופט השופטת דיין הדיין שלום | 裁判官 判事 | 판사 재판관
notary | notary notaries ~ notarial scrivener notarized notarization | notári* tabeli* | notario notaria escriban* fedatari* | notar notarin notars | كاتب_العدل موثق كاتب_عدل | נוטריון נוטריונית | 公証人 | 공증인
prosecutor | prosecutor prosecutors ~ attorney attorneys prosecution public_ministry procurator solicitor tax fiscal revenue taxpayer plaintiff | promotor promotora procurador_da_república | fiscal fiscales | staatsanwalt staatsanwältin | وكيل_النيابة المدعي_العام | תובע תובעת פרקליט | 検察官 検事 | 검사 검찰관
mayor | mayor mayoress ~ municipal council president head chairman alderman | prefeito prefeita presidente_da_câmara | alcalde alcaldesa intendente | bürgermeister* oberbürgermeister* | رئيس_البلدية عمدة | ראש_העיר ראש_העירייה | 市長 区長 町長 村長 | 시장 구청장 읍장 면장
governor | governor ~ prefect head | governador governadora | gobernador gobernadora | landrat regierungspräsident* | محافظ المحافظ والي | מושל | 知事 | 도지사 지사
minister | minister ministers ~ ministry secretary ministerial | ministro ministra | ministro ministra | minister ministerin | وزير الوزير | שר_הפנים שר_החוץ שר_המשפטים | 大臣 | 장관
consul | consul ~ consular consulate vice_consul | cônsul | cónsul | konsul konsulin | قنصل القنصل | קונסול | 領事 | 영사 영사확인 총영사
justice-of-the-peace | justice_of_the_peace justices_of_the_peace peace_judge ~ judge magistrate | juiz_de_paz juíza_de_paz juízes_de_paz | juez_de_paz jueza_de_paz jueces_de_paz | friedensrichter* schiedsmann schiedsfrau | قاضي_الصلح | | |
rector | rector chancellor vice_chancellor ~ president principal head director headmaster | reitor reitora | rector rectora | rektor rektorin | رئيس_الجامعة | | | 총장
dean | dean ~ principal head director president | | decano decana | dekan dekanin | عميد العميد | דיקן | 学部長 | 학장
principal | principal headmaster headmistress head_teacher ~ director head president president vice provost school manager dean rector chancellor | reitor reitora diretor diretora | rector rectora director directora | rektor rektorin schulleiter* direktor direktorin | مدير_المدرسة رئيس_الجامعة | מנהל_בית_הספר נשיא_האוניברסיטה דיקן | 校長 学長 学部長 | 교장 총장 학장
- | general_secretary secretary_of_state attorney_general registrar_general judge_advocate principal_amount principal_residence city_clerk | juiz_de_fora juiz_de_paz | juez_de_paz fiscal_year año_fiscal domicilio_fiscal código_fiscal registro_fiscal | | | | | 시장조사 재래시장 검사결과
`;

/** What a date, a number or a name belongs to; these are compared by what stands beside them. */
export const dateKindWords = `
issue | issue issued issuance issuing granted ~ | emissão emitid* expediç* expedid* emitida | expedición expedid* emisión emitid* | ausgestellt* ausstellung* ausstellungsdatum | إصدار صدرت صدر الإصدار | הנפקה הונפק הונפקה הוצא הוצאה | 発行日 発行 交付日 交付 | 발급* 발행* 교부*
expiry | expiry expiration expires expired valid_until valid_to valid_through valid_till ~ | validade vencimento válid*_até válido_até válida_até | vencimiento caducidad vence válido_hasta válida_hasta | gültig_bis ablauf* ablaufdatum | انتهاء تنتهي ينتهي صالحة_لغاية صالح_لغاية | בתוקף תוקף תפוגה | 有効期限 満了日 有効期間満了日 | 만료* 유효기간*
birth | birth born | nascimento nascid* | nacimiento nacid* nació | geburt geburtsdatum geboren geburtstag | ميلاد ولادة الميلاد الولادة ولد ولدت | לידה נולד נולדה | 出生 生年月日 出生日 | 출생* 생년월일
death | death died deceased | óbito falecimento falecid* faleceu | defunción fallecimiento fallecid* falleció muerte | tod todes gestorben verstorben sterbedatum todestag | وفاة الوفاة توفي توفيت | פטירה נפטר נפטרה | 死亡 死亡日 | 사망*
marriage | marriage married wedding | casamento casou casaram | matrimonio casamiento casó casaron | eheschließung heirat trauung | زواج الزواج تزوج عقد_القران | נישואין נישאו נישואים | 婚姻 結婚 | 혼인* 결혼*
divorce | divorce divorced | divórcio | divorcio | scheidung ehescheidung | طلاق الطلاق | גירושין | 離婚 | 이혼
registration | registration registered recorded recording | registro registo inscrição assento registrad* registad* averbamento | inscripción registro inscrit* registrad* | eintragung eingetragen beurkundung beurkundet registrierung | تسجيل التسجيل القيد سجلت قيدت | רישום נרשם נרשמה | 登録 届出 登記 届出日 | 등록* 신고* 등기*
entry | entry entered arrival arrived admission admitted joined joining enrolled enrollment hired hire recruitment | entrada ingresso admissão chegada admitid* ingressou contratad* | entrada ingreso ingresó llegada admisión admitid* contratad* alta | einreise eintritt einzug aufnahme ankunft | دخول الدخول وصول | כניסה | 入国 入学 入社 入院 転入 | 입국* 입학* 입사* 입원* 전입*
exit | exit left departure departed discharge discharged graduation leaving dismissed terminated resigned retired resignation retirement graduated | saída desligamento desligad* partida alta demissão demitid* dispensad* | salida egreso partida baja | ausreise austritt auszug abreise entlassung | خروج الخروج مغادرة | יציאה | 出国 卒業 退社 退院 転出 | 출국* 졸업* 퇴사* 퇴원* 전출*
start | start starting begin beginning began commencement from since | início começo | inicio comienzo | beginn | بداية بدء | תחילה תחילת | 開始 | 시작 개시
end | end ending ended termination conclusion completion until | término fim conclusão | término fin conclusión finalización | ende beendigung | نهاية | סיום | 終了 | 종료
request | application applied request requested filing filed | requerimento pedido | solicitud petición | antrag antragstellung | طلب | בקשה | 申請 申込 | 신청
judgment | judgment judgement decision ruling decree | sentença decisão | sentencia resolución | urteil beschluss | حكم قرار | פסק_דין החלטה | 判決 決定 | 판결 결정
`;

export const bookPartWords = `
volume | volume volumes book books vol tome register | livro livros volume tomo | tomo tomos libro libros volumen | band buch | مجلد المجلد كتاب جزء | כרך ספר | 巻 冊 | 권
page | page pages folio folios folio sheet leaf p pg pp | folha folhas fls fl página páginas pág | folio folios foja fojas página páginas hoja | blatt seite | صفحة ورقة الصفحة | דף עמוד | 頁 丁 ページ | 면 쪽 페이지
- | floor_area floor_space floor_plan living_space | | | | | מספר | | 
entry | entry act term record deed certificate | termo assento ato | partida acta asiento | nummer nr eintrag urkunde | قيد القيد | רישום תעודה | 号 | 호
grade-year | grade class year | série ano classe | grado curso año | klasse schuljahr | صف الصف | כיתה | 学年 組 | 학년 반
height | height | altura estatura | altura estatura talla | größe körpergröße | طول الطول | גובה | 身長 | 키 신장
weight | weight | peso | peso | gewicht | وزن الوزن | משקל | 体重 | 몸무게 체중
house | house_number building apartment apt unit floor lot block | quadra lote apartamento apto andar bloco | manzana lote piso departamento depto bloque | wohnung stock haus | شقة طابق مبنى | דירה קומה בית | 棟 階 室 | 동 층 호실
`;
