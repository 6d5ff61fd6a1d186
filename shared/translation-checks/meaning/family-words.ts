/**
 * Words of people by meaning: `meaning | English | pt | es | de | ar | he | ja | ko`. After `~` stands English that may render the
 * meaning as well. A line without a meaning hides longer words.
 */

export const kinWords = `
mother | mother mothers mom mum ~ parent parents parentage maternal | mãe mães mamãe genitora mae filiação_materna | madre madres mamá mama progenitora | mutter mütter kindesmutter | أم والدة الوالدة أمه أمها والدته والدتها والده ~ أمي والدتي | אם אמא אמו אמה האם ~ אמי | 母 実母 母親 母方 養母 | 모 어머니 모친 생모 친모 엄마 양모
father | father fathers dad ~ parent parents parentage paternal | pai genitor papai filiação_paterna | padre papá progenitor | vater väter kindesvater | أب والد والده والدها أبوه أبيه أبي أبو ~ أبي والدي | אב אבא אביו אביה אבי ~ אבי | 父 実父 父親 父方 養父 | 부 아버지 부친 생부 친부 아빠 양부
parents | parents parent parentage ~ mother father filiation child son daughter | pais genitores filiação progenitores ~ filiações adotantes adotante | padres progenitores filiación ~ adoptantes adoptante | eltern elternteil elternteils elternteile ~ adoptivelter* adoptierend* | والدان والدين أبوان الأبوين والدي | הורים הורי הוריו הוריה הורה ~ המאמצים מאמצים | 父母 両親 実父母 | 부모 친부모 양친 친생부모 양부모
son | son sons ~ child children boy | filho filhos | hijo hijos | sohn söhne sohnes | ابن نجل إبن ~ ابني | בן בנו בנה בנים ~ בני | 息子 男 長男 次男 二男 三男 四男 五男 | 아들 자 장남 차남 삼남 남
daughter | daughter daughters ~ child children girl | filha filhas | hija hijas | tochter töchter | ابنة بنت كريمة إبنة ابنته بنات بناتها بناته ~ ابنتي | בת בתו בתה בנות ~ בתי | 娘 女 長女 次女 二女 三女 四女 | 딸 녀 장녀 차녀 삼녀 여
child | child children infant infants newborn minor kid ~ son daughter sons daughters boy girl born stepson stepdaughter ward | criança crianças filhos filhas menor menores recém | niño niña niños niñas hijos hijas menor menores infante | kind kinder kindes kindern säugling | طفل طفلة الأولاد أبناء مولود مولودة أطفال أولاد ولد | ילד ילדה ילדים ילוד תינוק קטין קטינה קטינים | 子 児 子供 子ども 嬰児 養子 未成年 未成年者 | 자녀 아이 자 아동 영아 양자
brother | brother brothers ~ sibling siblings twin twins half_brother half_sister twin_brother twin_sister | irmão irmãos irmao irmaos | hermano hermanos | bruder brüder geschwister ~ zwilling* halbgeschwister | أخ شقيق أخوه أخيه إخوة أشقاء ~ أخي أخيه | אח אחיו אחים אחיה ~ אחי | 兄 弟 兄弟 | 형 남동생 오빠 형제 동생
sister | sister sisters ~ sibling siblings twin twins half_brother half_sister twin_brother twin_sister | irmã irmãs irma irmas irmãos | hermana hermanas hermanos | schwester schwestern geschwister ~ zwilling* halbgeschwister | أخت شقيقة أخته أخوات ~ أختي | אחות אחותו אחיות ~ אחותי | 姉 妹 姉妹 | 누나 여동생 언니 자매 동생
husband | husband husbands groom bridegroom ~ spouse spouses married fiancé fiance | marido maridos esposo esposos noivo ~ contraente contraentes nubente nubentes casal | marido maridos esposo esposos novio ~ contrayente contrayentes pareja | ehemann ehemannes ehemänner mann gatte bräutigam ehemänner | زوج بعل زوجها ~ طرف الطرف المطلق زوجي | בעל בעלה חתן אישה ~ בעלי | 夫 新郎 | 남편 부 신랑
wife | wife wives bride ~ woman spouse spouses married fiancée fiancee | esposa esposas mulher noiva ~ contraente contraentes nubente nubentes casal | esposa esposas mujer novia esposos ~ contrayente contrayentes pareja | ehefrau ehefrauen frau gattin braut | زوجة زوجته زوجات ~ طرف الطرف المطلقة زوجتي | אישה אשתו אשה רעיה כלה אשת רעייתו ~ אשתי | 妻 新婦 | 아내 처 신부 부인
spouse | spouse spouses partner consort couple ~ husband wife married party parties bride groom | cônjuge cônjuges conjuge conjuges consorte esposos companheir* convivente* ~ contraente contraentes nubente nubentes casal | cónyuge cónyuges conyuge conyuges esposos consorte* contrayente* ~ contrayente contrayentes pareja | ehegatt* eheleute* ehepaar* lebenspartner* ehepartner* ~ paar ehepaar lebenspartner* lebenspartnerschaft* eheleute | زوجين زوجان الزوجان أزواج ~ زوجين الطرفين | בן_זוג בת_זוג בני_זוג בן_הזוג בת_הזוג בני_הזוג הצדדים ~ בני_זוג בן_הזוג הצדדים | 配偶者 夫婦 夫妻 ~ 夫婦 両人 婚姻当事者 | 배우자 부부 ~ 부부 당사자
grandmother | grandmother grandmothers grandma ~ grandparent grandparents | avó avós avo avos bisavó | abuela abuelas abuelos | großmutter oma großeltern großmütter | جدة جدته | סבתא סבתו סבתה אם_האב אם_האם | 祖母 | 조모 친조모 할머니 외조모 외할머니 친할머니
grandfather | grandfather grandfathers grandpa ~ grandparent grandparents | avô avós avo avos bisavô | abuelo abuelos | großvater opa großeltern großväter | جد جده | סבא סב סבו סבה אבי_האב אבי_האם | 祖父 | 조부 친조부 할아버지 외조부 외할아버지 친할아버지
grandparents | grandparents grandparent ~ grandmother grandfather | avós avos | abuelos | großeltern | أجداد جدين | סבים סבא_וסבתא | 祖父母 | 조부모 외조부모
great-grandparent | great_grandmother great_grandfather great_grandparents | bisavó bisavô bisavós | bisabuela bisabuelo bisabuelos | urgroßmutter urgroßvater urgroßeltern | | | 曾祖父 曾祖母 | 증조부 증조모
grandson | grandson grandsons ~ grandchild grandchildren | neto netos ~ bisneto bisneta bisnetos bisnetas | nieto nietos ~ bisnieto bisnieta | enkel enkelsohn ~ urenkel urenkelin | حفيد | נכד נכדו | 孫 | 손자 외손자 친손자
granddaughter | granddaughter granddaughters ~ grandchild grandchildren | neta netas netos ~ bisneto bisneta bisnetos bisnetas | nieta nietas nietos ~ bisnieto bisnieta | enkelin enkeltochter ~ urenkel urenkelin | حفيدة | נכדה נכדתו | 孫娘 孫 | 손녀 외손녀 친손녀
uncle | uncle uncles | tio tios | tío tíos tio tios | onkel | عم خال عمه خاله | דוד דודו | 叔父 伯父 おじ 伯叔父 | 삼촌 숙부 외삼촌 백부 고모부 이모부
aunt | aunt aunts | tia tias | tía tías tia tias | tante | عمة خالة عمته خالته | דודה דודתו | 叔母 伯母 おば | 고모 이모 숙모 백모
nephew | nephew nephews | sobrinho sobrinhos | sobrino sobrinos | neffe neffen | ابن_الأخ ابن_الأخت ابن_أخي ابن_أختي | אחיין אחיינו אחיינה בן_אח בן_אחות ~ אחייני | 甥 | 조카
niece | niece nieces ~ nephew | sobrinha sobrinhas | sobrina sobrinas | nichte nichten | ابنة_الأخ ابنة_الأخت | אחיינית אחייניתו בת_אח בת_אחות ~ אחייניתי | 姪 | 조카딸 조카
cousin | cousin cousins first_cousin first_cousins | primo prima primos primas primo_irmão prima_irmã | primo prima primos primas primo_hermano prima_hermana primos_hermanos | cousin cousine vetter base | ابن_عم ابن_خال | בן_דוד בת_דוד דודן דודנית בן_דודו | 従兄弟 従姉妹 いとこ | 사촌
godfather | godfather godfathers ~ godparent godparents sponsor witness best_man witnesses sponsors | padrinho padrinhos | padrino padrinos | taufpate pate paten | عراب إشبين | סנדק | 代父 | 대부
godmother | godmother godmothers ~ godparent godparents sponsor witness witnesses sponsors | madrinha madrinhas padrinhos | madrina madrinas padrinos | taufpatin patin paten | عرابة إشبينة | | 代母 | 대모
stepfather | stepfather stepfathers step_father | padrasto | padrastro | stiefvater | زوج_الأم | אב_חורג | 継父 | 계부
stepmother | stepmother stepmothers step_mother | madrasta | madrastra | stiefmutter | زوجة_الأب | אם_חורגת | 継母 | 계모
stepchild | stepson stepdaughter stepchild | enteado enteada | hijastro hijastra | stiefsohn stieftochter stiefkind | | | 継子 | 의붓아들 의붓딸
mother-in-law | mother_in_law | sogra sogros | suegra suegros | schwiegermutter schwiegereltern | حماة | חמות | 姑 義母 | 시어머니 장모
father-in-law | father_in_law | sogro sogros | suegro suegros | schwiegervater schwiegereltern | حمو | חם_של | 舅 義父 | 시아버지 장인
son-in-law | son_in_law | genro | yerno | schwiegersohn | صهر | חתנו | 婿 | 사위
daughter-in-law | daughter_in_law | nora | nuera | schwiegertochter | كنة | כלתו | 嫁 | 며느리
brother-in-law | brother_in_law | cunhado cunhados | cuñado cuñados | schwager | | גיס גיסו | 義兄 義弟 | 처남 매형 매부
sister-in-law | sister_in_law | cunhada cunhadas | cuñada cuñadas | schwägerin | | גיסה גיסתו | 義姉 義妹 | 처제 형수 시누이
guardian | guardian guardians tutor custodian ~ curator parental_authority parental_responsibility custody conservator | tutor tutora curador curadora guardião responsável | tutor tutora curador curadora | vormund betreuer vormunds | وصي ولي ولي_الأمر | אפוטרופוס | 後見人 未成年後見人 保護者 親権者 | 후견인 보호자 친권자
great-aunt | great_aunt great_uncle great_aunts great_uncles ~ aunt uncle | tia_avó tio_avô | tía_abuela tío_abuelo | großtante großonkel | | | 大叔母 大叔父 | 고모할머니 이모할머니 종조부
twin | twin twins twin_brother twin_sister ~ brother sister | gêmeo gêmea gêmeos gêmeas gémeo gémea gémeos | gemelo gemela gemelos mellizo melliza | zwilling* | توأم توأمان | תאום תאומה תאומים | 双子 双生児 | 쌍둥이 쌍생아
half-sibling | half_brother half_sister half_sibling ~ brother sister | meio_irmão meia_irmã | medio_hermano media_hermana hermanastro hermanastra | halbbruder halbschwester | أخ_غير_شقيق أخت_غير_شقيقة | אח_למחצה אחות_למחצה אח_חורג | 異母兄 異母妹 異父 | 이복형제 이복동생
foster | foster_mother foster_father foster_parents foster_child foster_family | família_acolhedora pais_acolhedores | familia_de_acogida padres_de_acogida | pflegemutter pflegevater pflegeeltern pflegekind* pflegefamilie | حاضنة كفالة | משפחת_אומנה אומנה | 里親 里子 | 위탁부모
fiance | fiancé fiancée fiance fiancee betrothed ~ groom bride | noivo noiva noivos | novio novia prometido prometida | verlobte verlobter verlobten | خطيبته خطيبها المخطوبة | ארוס ארוסה | 婚約者 | 약혼자 약혼녀
- | god father_superior mother_tongue founding_father mother_country sister_city brotherhood | mãe_preta língua_materna pai_nosso | lengua_materna padre_nuestro padrón | muttersprache vaterland kinderarzt kindergarten kinderklinik muttertag frauenklinik frauenarzt | أم_القرى أبو_ظبي أم_درمان ابن_سينا بنت_جبيل بنغازي خال_من ولي_التوفيق خال_الطرف | תל_אביב אב_בית_הדין אב_בית_דין אבי_הכנסת בית_אב בן_גוריון בני_ברק בת_ים בת_הזכות באב בעל_הנכס בעל_הדירה בעל_הרישיון בעל_החשבון בעל_התפקיד בעל_מניות לבן לבנה לבנים מבנה מבנים הבנה הבנת | 母国 母子 父島 子宮 女子大学 男女 母語 電子 椅子 女性 女子 男性 男子 王子 利子 八王子 銚子 米子 彼女 子会社 弟子 分子 原子 様子 孫文 | 부터 부산 부서 모두 부여 자격 자료 남구 여권 여부
`;

export const sideWords = `
paternal | paternal paternally father_s_side ~ father fathers paternity | paterno paterna paternos paternas | paterno paterna paternos paternas | väterlicherseits väterlich väterliche väterlichen väterlicher vatersseitig | لأب لأبيه لأبيها من_جهة_الأب من_الأب ~ عم عمه عمة عمته عمها | מצד_האב אבי_האב אם_האב | 父方 | 친조부 친조모 친가 부계 친할머니 친할아버지 ~ 고모 삼촌 숙부 백부
maternal | maternal maternally mother_s_side ~ mother mothers maternity | materno materna maternos maternas | materno materna maternos maternas | mütterlicherseits mütterlich mütterliche mütterlichen mütterlicher | لأم لأمه لأمها من_جهة_الأم من_الأم ~ خال خاله خالة خالته خالها | מצד_האם אבי_האם אם_האם | 母方 | 외조부 외조모 외가 모계 외할머니 외할아버지 외삼촌 외조부모 ~ 외삼촌 이모 외숙부 외조부 외조모 외손녀 외손자
- | | língua_materna leite_materno hospital_materno hospital_materno_infantil materno_infantil | lengua_materna leche_materna materno_infantil hospital_materno | muttersprache | | | 父母 | 
`;

export const genderWords = `
male | male males man men masculine boy boys ~ m mr husband groom father son brother sir gentleman boy_s | masculino homem homens menino macho varão ~ recém_nascido aluno | masculino hombre hombres varón varon niño varones ~ recién_nacido alumno | männlich männlichen männliches männlicher mann knabe junge männer | ذكر ذكور رجل ~ مولود طالب | זכר גבר גברים ~ תלמיד מטופל אדם | 男性 男子 男 | 남 남자 남성 남아
female | female females woman women feminine girl girls ~ f ms mrs miss madam wife bride mother daughter sister girl_s lady girl | feminino feminina mulher mulheres menina fêmea ~ recém_nascida aluna | femenino femenina mujer mujeres niña hembra ~ recién_nacida alumna | weiblich weiblichen weibliches weiblicher frau mädchen frauen ~ schülerin* patientin* studentin* antragstellerin* inhaberin* mitarbeiterin* | أنثى إناث امرأة ~ مولودة طالبة | נקבה אישה אשה נשים ~ תלמידה מטופלת | 女性 女子 女 | 여 여자 여성 여아
- | | | hombre_bueno | frauenarzt frau_dr | | | 長男 次男 二男 三男 四男 長女 次女 二女 三女 養女 女子大学 彼女 男女 | 
`;

export const civilStatusWords = `
single | single unmarried bachelor spinster ~ before_marriage maiden never_married not_married | solteir* | solter* | ledig* unverheiratet* | أعزب عزباء عازب عازبة غير_متزوج غير_متزوجة لم_يسبق_له_الزواج | רווק רווקה רווקים לא_נשוי | 独身 未婚 | 미혼 독신 미혼자
married | married wedded ~ never_married not_married marriage marriages marry spouse husband wife wed | casad* casou* casar* contraí* contrai* | casad* casó casaron contraj* contraíd* | verheiratet* geheiratet* heirat* ehe* getraut | متزوج متزوجة متزوجون تزوج تزوجت زواج | נשוי נשואה נשואים נישאו נישא נישאה נישואין | 既婚 有配偶 婚姻 結婚 | 기혼 결혼 혼인 결혼*  혼인*
divorced | divorced divorcee divorcé ~ divorce dissolved dissolution | divorci* divórci* desquitad* | divorci* | geschieden* scheidung* | مطلق مطلقة طلاق طلق | גרוש גרושה גרושים גירושין התגרשו | 離婚 離別 | 이혼 이혼*
widowed | widowed widow widower | viúv* viuv* | viud* | verwitwet* witwe* | أرمل أرملة | אלמן אלמנה | 死別 寡婦 寡夫 | 사별 과부
separated | separated separation ~ apart | separad* desquitad* | separad* | getrennt* | منفصل منفصلة انفصال | פרוד פרודה | 別居 | 별거
- | separation_of_property separation_of_assets property_separation single_copy single_entry single_page single_parent single_mother married_name divorced_from bachelor_s bachelor_of single_trip single_status single_room separation_from date_of_separation single_journey single_sheet single_sum every_single | contra contrato contratos contracheque contratad* contratante* contraente contraentes contrair contravenç* contrat* | contrato contratos contrayente contrayentes contratad* contratante* contra contraer contravenc* contrat* | lediglich ehemal* ehefrau ehemann ehegatt* ehename* ehelich* eherne ehevertrag* eheschließung* eheleute ehezeit | | | |
`;
