/** Words of schools and armed forces by meaning, as in `family-words.ts`. */

export const fieldWords = `
mathematics | mathematics math maths algebra arithmetic | matemátic* | matemátic* | mathematik* mathe rechnen | رياضيات الرياضيات | מתמטיקה ~ חשבון | 数学 算数 | 수학
geometry | geometry | geometria | geometría | geometrie* | هندسة_مستوية | גאומטריה | 幾何 | 기하
statistics | statistics | estatística | estadística | statistik* | إحصاء الإحصاء | סטטיסטיקה | 統計学 統計 | 통계*
physics | physics | física | física | physik* | فيزياء الفيزياء | פיזיקה פיסיקה | 物理 | 물리 물리학
chemistry | chemistry chemical | química | química | chemie* | كيمياء الكيمياء | כימיה | 化学 | 화학*
biology | biology biological life_sciences life_science | biologia biológicas | biología | biologie* | أحياء الأحياء بيولوجيا علم_الأحياء | ביולוגיה | 生物 生物学 | 생물 생물학 생명과학
geology | geology earth_science earth_sciences geoscience geosciences | geologia | geología | geologie* | جيولوجيا الجيولوجيا | גאולוגיה גיאולוגיה | 地質 地学 | 지질학 지구과학
history | history | história | historia | geschichte* | تاريخ_العرب مادة_التاريخ | היסטוריה | 歴史 日本史 世界史 | 역사 국사 한국사
geography | geography | geografia | geografía | erdkunde geographie* geografie* | جغرافيا الجغرافيا | גאוגרפיה גיאוגרפיה | 地理 | 지리
philosophy | philosophy | filosofia | filosofía | philosophie* | فلسفة الفلسفة | פילוסופיה | 哲学 | 철학
sociology | sociology | sociologia | sociología | soziologie* | علم_الاجتماع | סוציולוגיה | 社会学 | 사회학
psychology | psychology | psicologia | psicología | psychologie* | علم_النفس | פסיכולוגיה | 心理学 | 심리학
music | music | música | música | musik* | موسيقى | מוזיקה מוסיקה | 音楽 | 음악
art | visual_arts fine_arts art arts | artes arte artística | artes arte plástica | kunst* | فنون_جميلة تربية_فنية | אמנות | 美術 芸術 図画工作 | 미술
physical-education | physical_education gym sports pe | educação_física | educación_física | sport* leibeserziehung turnen | تربية_رياضية تربية_بدنية | חינוך_גופני | 体育 | 체육
religion | religious_education religious_studies ~ religion | ensino_religioso | educación_religiosa | religionsunterricht religionslehre | تربية_إسلامية تربية_دينية | לימודי_דת | 宗教学 | 종교학
informatics | computer_science computing informatics information_technology information_science information_sciences ~ computer it | informática computação ciência_da_computação | informática computación | informatik* wirtschaftsinformatik* | حاسوب علوم_الحاسب معلوماتية | מדעי_המחשב | 情報 情報処理 | 컴퓨터* 정보
literature | literature faculty_of_letters letters_faculty arts ~ letters | literatura letras | literatura | literatur | أدب الأدب آداب | ספרות | 文学 国語 文学部 | 문학 국문학
law-study | law laws jurisprudence faculty_of_law law_school law_faculty ~ legal | direito | derecho | rechtswissenschaft* jura | حقوق القانون قانون شريعة | משפטים | 法学 法律 法学部 | 법학 법률
economics | economics economy | economia econômicas | economía económicas | wirtschaft* ökonomie volkswirtschaft* | اقتصاد الاقتصاد | כלכלה | 経済 経済学 | 경제 경제학
business | business_administration management administration business commerce | administração gestão | administración gestión | betriebswirtschaft* wirtschaftsinformatik* wirtschaftsschule* | إدارة_أعمال | מנהל_עסקים | 経営 経営学 商学 | 경영 경영학
accounting | accounting accountancy | contabilidade contábeis | contabilidad contaduría | rechnungswesen buchhaltung | محاسبة المحاسبة | חשבונאות | 会計 会計学 簿記 | 회계학
architecture | architecture ~ architectural | arquitetura | arquitectura | architektur* | هندسة_معمارية عمارة | אדריכלות ארכיטקטורה | 建築 建築学 | 건축 건축학
nursing | nursing ~ nurse | enfermagem | enfermería | krankenpflege* pflegewissenschaft* | تمريض التمريض | סיעוד | 看護 看護学 | 간호학
medicine-study | medicine ~ medical physician physicians doctor | medicina | medicina | humanmedizin medizin | الطب طب_بشري | רפואה | 医学 | 의학
dentistry | dentistry dental_medicine ~ dental | odontologia medicina_dentária | odontología | zahnmedizin* | طب_الأسنان | רפואת_שיניים | 歯学 歯科 | 치의학 치과
pharmacy | pharmacy pharmaceutical ~ pharmacology | farmácia ciências_farmacêuticas | farmacia | pharmazie* | صيدلة الصيدلة | רוקחות | 薬学 | 약학
veterinary | veterinary_medicine veterinary | veterinária | veterinaria | tiermedizin* veterinär* | بيطرة طب_بيطري | וטרינריה | 獣医学 獣医 | 수의학
psychiatry | psychiatry psychiatric | psiquiatria psiquiátric* | psiquiatría psiquiátric* | psychiatr* | الطب_النفسي | פסיכיאטריה | 精神科 精神医学 | 정신과 정신의학*
pediatrics | pediatrics paediatrics pediatric | pediatria pediátric* | pediatría pediátric* | pädiatrie kinderheilkunde | طب_الأطفال | רפואת_ילדים | 小児科 | 소아과*
cardiology | cardiology | cardiologia | cardiología | kardiologie* | أمراض_القلب | קרדיולוגיה | 循環器 | 심장내과
surgery-dept | neurosurgery orthopedics orthopaedics orthopedic | ortopedia neurocirurgia | ortopedia traumatología | orthopädie* neurochirurgie* | جراحة_العظام العظام | אורתופדיה | 整形外科 脳神経外科 | 정형외과 신경외과
gynecology | gynecology obstetrics gynaecology | ginecologia obstetrícia | ginecología obstetricia | gynäkologie* frauenheilkunde | نساء_وولادة أمراض_النساء | גינקולוגיה מיילדות | 産婦人科 婦人科 産科 | 산부인과
engineering-civil | civil_engineering | engenharia_civil | ingeniería_civil | bauingenieur* | هندسة_مدنية | הנדסה_אזרחית | 土木 土木工学 | 토목 토목공학
engineering-mechanical | mechanical_engineering | engenharia_mecânica | ingeniería_mecánica | maschinenbau* | هندسة_ميكانيكية | הנדסת_מכונות | 機械工学 機械 | 기계공학
engineering-electrical | electrical_engineering electronics electronic_engineering ~ electrical | engenharia_elétrica engenharia_eletrotécnica eletrônica | ingeniería_eléctrica electrónica | elektrotechnik* | هندسة_كهربائية | הנדסת_חשמל | 電気工学 電子工学 | 전기공학 전자공학
engineering-chemical | chemical_engineering | engenharia_química | ingeniería_química | chemieingenieur* verfahrenstechnik | هندسة_كيميائية | הנדסה_כימית | 化学工学 | 화학공학
agronomy | agronomy agricultural_science agriculture ~ agronomic | agronomia agronômica | agronomía agronómica | agrarwissenschaft* | زراعة_بستانية علوم_زراعية | חקלאות | 農学 | 농학
journalism | journalism communication communications ~ mass_communication mass_communications | jornalismo comunicação_social | periodismo comunicación_social | publizistik journalistik | صحافة إعلام | עיתונאות תקשורת | 新聞学 | 언론학 신문방송학
pedagogy | pedagogy education_sciences ~ education teaching | pedagogia | pedagogía | pädagogik* | علوم_التربية | פדגוגיה | 教育学 | 교육학
social-work | social_work | serviço_social | trabajo_social | sozialarbeit sozialpädagogik | خدمة_اجتماعية | עבודה_סוציאלית | 社会福祉 | 사회복지*
linguistics | linguistics philology | linguística letras | lingüística filología | linguistik germanistik philologie | لسانيات | בלשנות | 言語学 | 언어학
theology | theology | teologia | teología | theologie* | لاهوت أصول_الدين | תאולוגיה | 神学 | 신학
tourism | tourism hospitality | turismo hotelaria | turismo hotelería | tourismus* | سياحة وفنادق | תיירות | 観光 | 관광*
- | history_of medical_history credit_history work_history employment_history family_history criminal_history history_certificate clinical_history state_of_the_art business_hours business_day economy_class father_in_law mother_in_law son_in_law daughter_in_law brother_in_law sister_in_law by_law common_law attorney_at_law law_no civil_law law_firm the_law under_law of_law school_of_medicine art_ tax_law law_enforcement laws_of rule_of_law martial_law law_degree mailing_management administration_of management_of public_administration tax_administration | direito_a de_direito_privado história_clínica pessoa_física prática_de_atos estado_de_direito de_direito direito_civil registro_civil_das_pessoas_físicas educação_física_ pessoas_físicas administração_pública administração_tributária direito_de dá_direito_a do_direito polegar_direito administração_da_justiça assinatura_eletrônica | historia_clínica persona_física persona_natural de_derecho administración_pública administración_tributaria personas_físicas derecho_a conforme_a_derecho pulgar_derecho índice_derecho lado_derecho mano_derecha firma_electrónica administración_de_justicia razón_social | kunststoff* wirtschaftsprüfer* sportverein | إعلام_وراثة إعلام_إرث إعلام_شرعي حقوق_الإنسان حقوق_الطبع جميع_الحقوق وزارة_التربية_الوطنية | | 法律上 情報公開 個人情報 情報保護 統計局 建築士 建築物 建築基準 機械器具 医学部 | 법률상 법률에 개인정보 정보공개
`;

export const forcesWords = `
army-land | army ground_forces land_forces ~ military armed_forces | exército | ejército | heer heeres armee | القوات_البرية الجيش | צבא_היבשה כוחות_היבשה | 陸軍 陸上自衛隊 | 육군
navy | navy naval ~ marine | marinha armada naval | marina armada naval | marine bundesmarine kriegsmarine | القوات_البحرية البحرية | חיל_הים | 海軍 海上自衛隊 | 해군
air-force | air_force luftwaffe ~ air | força_aérea aeronáutica | fuerza_aérea | luftwaffe | القوات_الجوية سلاح_الجو الجوية | חיל_האוויר חיל_אוויר | 空軍 航空自衛隊 | 공군
marines | marines marine_corps | fuzileiros corpo_de_fuzileiros | infantería_de_marina | marineinfanterie | مشاة_البحرية | | 海兵隊 | 해병대
infantry | infantry infantryman | infantaria | infantería | infanterie* | مشاة المشاة | חיל_הרגלים גולני | 歩兵 | 보병
artillery | artillery | artilharia | artillería | artillerie* | مدفعية المدفعية | תותחנים | 砲兵 | 포병
cavalry | cavalry armored armoured | cavalaria | caballería | kavallerie panzertruppe* | سلاح_الفرسان المدرعات | שריון | 騎兵 機甲 | 기갑
gendarmerie | gendarmerie national_guard border_guard civil_guard | guarda_nacional gnr | guardia_civil guardia_nacional | gendarmerie bundesgrenzschutz | الدرك الحرس_الوطني | מג_ב משמר_הגבול | 憲兵 | 헌병
- | salvation_army army_recruitment | ministério_da_marinha marinha_grande | navy_blue ejército_de_salvación | heeresleitung | الجوية_المدنية الأحوال_الجوية | | | 
`;

export const termWords = `
first-term | first_semester first_term first_half semester_1 semester_i semester_a 1st_semester term_1 1st_term first_trimester first_quarter ~ spring fall | primeiro_semestre 1_semestre 1_º_semestre primeiro_trimestre primeiro_período | primer_semestre 1_semestre primer_trimestre primer_período | erstes_halbjahr erstes_semester 1_halbjahr 1_semester | الفصل_الأول الفصل_الدراسي_الأول | סמסטר_א | 前期 上半期 | 1_학기 전기 1_학_기
second-term | second_semester second_term second_half semester_2 semester_ii semester_b 2nd_semester term_2 2nd_term second_trimester second_quarter ~ spring fall | segundo_semestre 2_semestre 2_º_semestre segundo_trimestre segundo_período | segundo_semestre 2_semestre segundo_trimestre segundo_período | zweites_halbjahr zweites_semester 2_halbjahr 2_semester | الفصل_الثاني الفصل_الدراسي_الثاني | סמסטר_ב | 後期 下半期 | 2_학기 후기
- | | | | | | | 前期高齢 後期高齢 | 
`;

export const distinctionWords = `
distinction | distinction honors honours cum_laude with_praise award prize merit honorable honorably commendation commendations awards prizes merits ~ praise honored outstanding top first_in valedictorian excellence | com_distinção com_louvor com_honras louvor distinção mérito menção_honrosa | con_distinción con_honores con_honor mención_honorífica mención_de_honor mérito matrícula_de_honor | mit_auszeichnung auszeichnung | مرتبة_الشرف بتفوق مع_الشرف | בהצטיינות הצטיינות | 優等 首席 表彰 優等 | 우등 수석 표창 우등* 
- | | de_mérito julgamento_do_mérito resolução_do_mérito resolução_de_mérito mérito_da_causa no_mérito | méritos_de | auszeichnungspflicht | | | 優等賞状 | 수석부 수석비서*
`;
