import type { TruthPaper } from '../paper.ts';

/** As `sixteenth-latin.ts`, of the other languages. */
export const sixteenthOther: readonly TruthPaper[] = [
  {
    name: 'Ukrainian',
    lang: 'uk',
    pairs: [
      {
        source:
          'Свідоцтво про смерть. Громадянин Дяченко Петро Онуфрійович помер п’ятого квітня дві тисячі шостого року (05.04.2006) у віці 71 року, про що в книзі реєстрації смертей зроблено відповідний актовий запис № 88. Місце смерті: село Рокитне, Кременчуцький район, Полтавська область, Україна. Орган реєстрації: виконавчий комітет Рокитненської сільської ради. Дата видачі: 7 квітня 2006 року. Серія І-КЕ № 093384. Керівник органу реєстрації актів цивільного стану: Г. С. Мотузка.',
        right:
          'Death Certificate. Citizen Petro Onufriiovych Diachenko died on the fifth of April two thousand six (April 5, 2006) at the age of 71, concerning which record No. 88 was made in the register of deaths. Place of death: village of Rokytne, Kremenchuk District, Poltava Region, Ukraine. Registering authority: Executive Committee of the Rokytne Village Council. Date of issue: April 7, 2006. Series I-KE No. 093384. Head of the civil registration authority: H. S. Motuzka.',
        errors: [
          ['authority', 'Rokytne Village Council', 'Rokytne City Council'],
          ['document kind', 'Death Certificate', 'Birth Certificate'],
        ],
      },
      {
        source:
          'Довідка про склад сім’ї або зареєстрованих у житловому приміщенні осіб. Видана гр. Остапчук Галині Миронівні про те, що за адресою: м. Рівне, вул. Соборна, буд. 214, кв. 37 зареєстровані: Остапчук Галина Миронівна, 1961 р.н., власник; Остапчук Денис Олегович, 1986 р.н., син; Мельник Софія Денисівна, 2011 р.н., онука. Загальна площа квартири 62,4 кв. м, кількість кімнат – три. Довідка видана для подання до управління соціального захисту населення. Начальник ЖЕК-5.',
        right:
          'Certificate of family composition or of persons registered in residential premises. Issued to Halyna Myronivna Ostapchuk to confirm that the following persons are registered at 214 Soborna Street, Apartment 37, Rivne: Halyna Myronivna Ostapchuk, born 1961, owner; Denys Olehovych Ostapchuk, born 1986, son; Sofiia Denysivna Melnyk, born 2011, granddaughter. Total floor area of the apartment: 62.4 sq. m; number of rooms: three. This certificate has been issued for submission to the Department of Social Protection of the Population. Head of Housing Office No. 5 (ZhEK-5).',
        errors: [
          ['kin word', 'born 2011, granddaughter', 'born 2011, niece'],
          ['number word', 'number of rooms: three', 'number of rooms: two'],
        ],
      },
      {
        source:
          'Військовий квиток НО № 481205. Власюк Тарас Ігорович. Призваний на строкову військову службу Жмеринським районним військовим комісаріатом 21 жовтня 2004 року. Військову присягу прийняв 12 грудня 2004 року. Військово-облікова спеціальність: водій. Звільнений у запас 20 квітня 2006 року у званні молодшого сержанта. Група крові: друга, резус позитивний. Поранень і контузій не має.',
        right:
          'Military ID Card NO No. 481205. Taras Ihorovych Vlasiuk. Drafted for compulsory military service by the Zhmerynka District Military Commissariat on 21 October 2004. Took the military oath on 12 December 2004. Military occupational specialty: driver. Discharged to the reserve on 20 April 2006 with the rank of junior sergeant. Blood group: II (A), Rh positive. No wounds or concussions.',
        errors: [['grade or rank', 'junior sergeant', 'senior sergeant']],
      },
    ],
  },
  {
    name: 'Turkish',
    lang: 'tr',
    pairs: [
      {
        source:
          'Vukuatlı nüfus kayıt örneği. İl: Giresun, ilçe: Bulancak, mahalle/köy: Kovanlık, cilt no: 41, hane no: 77. 1. Hüseyin Sandıkçı, baba adı Yakup, ana adı Hatice, doğum yeri ve tarihi Bulancak 12.06.1951, evli. 2. Nuriye Sandıkçı, eşi, Piraziz 01.01.1955, ölüm 19.08.2013. 3. Gökhan Sandıkçı, oğlu, Bulancak 30.03.1980, boşandı. Açıklama: 3 numaradaki kişi 14.02.2019 tarihinde Giresun Aile Mahkemesi kararıyla boşanmıştır. Bu belge 5490 sayılı Kanun uyarınca verilmiştir.',
        right:
          'Extract from the Population Register with Life Events. Province: Giresun; District: Bulancak; Neighborhood/Village: Kovanlık; Volume No.: 41; Household No.: 77. 1. Hüseyin Sandıkçı, father’s name Yakup, mother’s name Hatice, place and date of birth Bulancak, June 12, 1951, married. 2. Nuriye Sandıkçı, his wife, Piraziz, January 1, 1955, died August 19, 2013. 3. Gökhan Sandıkçı, his son, Bulancak, March 30, 1980, divorced. Remarks: the person under number 3 was divorced on February 14, 2019 by decision of the Giresun Family Court. This document has been issued pursuant to Law No. 5490.',
        errors: [
          ['marital status', 'March 30, 1980, divorced', 'March 30, 1980, married'],
          ['authority', 'Giresun Family Court', 'Giresun Criminal Court'],
        ],
      },
      {
        source:
          'SGK tescil ve hizmet dökümü. Sigortalının adı soyadı: Serpil Kılınç. Sicil no: 4502198833. İşe giriş tarihi 05.09.2011, işten çıkış tarihi 31.12.2017. Toplam prim ödeme gün sayısı: 2.270. Meslek kodu: muhasebeci. Çıkış nedeni: işçinin istifası. Sigortalının Kurumumuza prim borcu yoktur. Emekli aylığı almamaktadır. İzmir Sosyal Güvenlik İl Müdürlüğü, 22 Mart 2018.',
        right:
          'Social Security Institution (SGK) registration and service statement. Name and surname of the insured: Serpil Kılınç. Registration No.: 4502198833. Date of hire: September 5, 2011; date of leaving: December 31, 2017. Total number of days for which premiums were paid: 2,270. Occupation code: accountant. Reason for leaving: resignation of the employee. The insured has no premium debt to our Institution. She does not receive a retirement pension. İzmir Provincial Directorate of Social Security, March 22, 2018.',
        errors: [
          ['lost negation', 'She does not receive a', 'She receives a'],
          ['occupation', 'accountant', 'secretary'],
        ],
      },
      {
        source:
          'Türkiye Cumhuriyeti Millî Eğitim Bakanlığı. Lise diploması. Ayşegül Demirtaş, Hasan kızı, 1994 Tokat doğumlu, Tokat Anadolu Öğretmen Lisesini 2011-2012 öğretim yılında 87,63 diploma notu ile pekiyi derece ile bitirmiştir. Diploma no: 216. Yabancı dili: Almanca. Müdür: Nazım Ekinci. Tasdik olunur, 15 Haziran 2012.',
        right:
          'Republic of Türkiye, Ministry of National Education. High School Diploma. Ayşegül Demirtaş, daughter of Hasan, born in Tokat in 1994, completed Tokat Anatolian Teacher Training High School in the 2011–2012 academic year with a diploma grade of 87.63, ranked “very good.” Diploma No.: 216. Foreign language: German. Principal: Nazım Ekinci. Certified, June 15, 2012.',
        errors: [['language', 'Foreign language: German', 'Foreign language: French']],
      },
    ],
  },
  {
    name: 'Vietnamese',
    lang: 'vi',
    pairs: [
      {
        source:
          'GIẤY CHỨNG NHẬN KẾT HÔN. Số 45/2013. Họ, tên chồng: Lương Văn Khôi; ngày, tháng, năm sinh: 09/12/1986; dân tộc: Tày; quốc tịch: Việt Nam; nghề nghiệp: bộ đội; nơi thường trú: phường Sông Hiến, thành phố Cao Bằng. Họ, tên vợ: Nông Thị Duyên; sinh ngày 21/4/1989; dân tộc: Nùng; nghề nghiệp: giáo viên. Nơi đăng ký: UBND xã Đề Thám. Ngày đăng ký: 18/01/2013. Giấy chứng nhận này có giá trị kể từ ngày ký. Người ký: Phó Chủ tịch Hoàng Văn Thụ.',
        right:
          'MARRIAGE CERTIFICATE. No. 45/2013. Husband’s full name: Lương Văn Khôi; date of birth: December 9, 1986; ethnicity: Tày; nationality: Vietnamese; occupation: soldier; permanent residence: Sông Hiến Ward, Cao Bằng City. Wife’s full name: Nông Thị Duyên; born April 21, 1989; ethnicity: Nùng; occupation: teacher. Place of registration: People’s Committee of Đề Thám Commune. Date of registration: January 18, 2013. This certificate is valid from the date of signature. Signed by: Vice Chairman Hoàng Văn Thụ.',
        errors: [
          ['occupation', 'occupation: soldier', 'occupation: farmer'],
          ['office', 'Vice Chairman', 'Chairman'],
        ],
      },
      {
        source:
          'HỢP ĐỒNG THUÊ NHÀ. Bên A (bên cho thuê): bà Đặng Thị Hợp, CCCD số 036158004412. Bên B (bên thuê): ông Trịnh Quốc Bảo. Bên A đồng ý cho bên B thuê căn nhà số 12 ngõ 88 phố Trần Đại Nghĩa, quận Hai Bà Trưng, Hà Nội, thời hạn hai năm kể từ ngày 01/7/2018. Giá thuê 9.500.000 đồng/tháng, trả vào ngày mồng 5 hằng tháng. Tiền đặt cọc: một tháng tiền nhà. Bên B không được tự ý sửa chữa hoặc cho người khác thuê lại.',
        right:
          'HOUSE LEASE. Party A (lessor): Ms. Đặng Thị Hợp, Citizen ID No. 036158004412. Party B (lessee): Mr. Trịnh Quốc Bảo. Party A agrees to lease to Party B the house at No. 12, Alley 88, Trần Đại Nghĩa Street, Hai Bà Trưng District, Hanoi, for a term of two years from July 1, 2018. Rent: VND 9,500,000 per month, payable on the 5th of each month. Deposit: one month’s rent. Party B may not make alterations at its own discretion or sublet the premises.',
        errors: [
          ['party exchanged', 'Party A (lessor)', 'Party A (lessee)'],
          ['digit', 'on the 5th of each month', 'on the 15th of each month'],
        ],
      },
      {
        source:
          'BỆNH VIỆN ĐA KHOA TỈNH BÌNH ĐỊNH. GIẤY RA VIỆN. Họ tên người bệnh: Phan Thị Lài, 47 tuổi, nữ. Vào viện lúc 21 giờ 40 ngày 03/9/2020. Ra viện lúc 08 giờ 15 ngày 10/9/2020. Chẩn đoán: viêm ruột thừa cấp. Phương pháp điều trị: phẫu thuật nội soi cắt ruột thừa. Ghi chú: tái khám sau một tuần. Trưởng khoa Ngoại: BSCKII Cao Minh Trí.',
        right:
          'BÌNH ĐỊNH PROVINCIAL GENERAL HOSPITAL. HOSPITAL DISCHARGE CERTIFICATE. Patient’s full name: Phan Thị Lài, 47 years old, female. Admitted at 9:40 p.m. on September 3, 2020. Discharged at 8:15 a.m. on September 10, 2020. Diagnosis: acute appendicitis. Treatment: laparoscopic appendectomy. Notes: follow-up visit in one week. Head of the Department of Surgery: Cao Minh Trí, MD, Specialist Level II.',
        errors: [['opposite', 'acute appendicitis', 'chronic appendicitis']],
      },
    ],
  },
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'جمهورية مصر العربية. وزارة الداخلية، قطاع الأحوال المدنية. وثيقة طلاق. رقم القيد ٣٨١. إنه في يوم الثلاثاء ١٥ مايو ٢٠١٢ حضر أمامي أنا مأذون ناحية شبرا الخيمة السيد حسام الدين رجب عطية، محاسب، وأشهد على نفسه بأنه طلق زوجته هناء سمير لطفي، ربة منزل، طلقة أولى بائنة، وأبرأته من مؤخر صداقها ونفقة عدتها. الشاهدان: رجب عطية والد المطلق، وكريم فوزي. رسوم: ٤٥ جنيهاً.',
        right:
          'Arab Republic of Egypt. Ministry of Interior, Civil Status Sector. Divorce Certificate. Registration No. 381. On Tuesday, May 15, 2012, there appeared before me, the marriage registrar (ma’zoun) of the district of Shubra El-Kheima, Mr. Hossam El-Din Ragab Attia, accountant, and declared that he had divorced his wife, Hanaa Samir Lotfy, a housewife, by a first irrevocable divorce; she released him from her deferred dower and the maintenance of her waiting period. Witnesses: Ragab Attia, father of the divorcing husband, and Karim Fawzy. Fees: EGP 45.',
        errors: [
          ['weekday', 'On Tuesday, May 15', 'On Thursday, May 15'],
          ['kin word', 'Ragab Attia, father of', 'Ragab Attia, brother of'],
        ],
      },
      {
        source:
          'الجمهورية التونسية، بلدية المرسى. مضمون من رسم ولادة عدد ٧٤٢. الاسم واللقب: ياسين الزواري. يوم الولادة وساعته: السادس والعشرون من جوان سنة ثمان وتسعين وتسعمائة وألف، على الساعة العاشرة ليلاً. الجنس: ذكر. اسم الأب ومهنته: منصف، سائق. اسم الأم: راضية الغربي، بدون مهنة. المصرّح: القابلة. ملاحظات: تزوج بأريانة في ٩ سبتمبر ٢٠٢٢. ضابط الحالة المدنية.',
        right:
          'Republic of Tunisia, Municipality of La Marsa. Extract of Birth Record No. 742. First name and surname: Yassine Zouari. Day and hour of birth: June twenty-sixth, nineteen hundred and ninety-eight, at ten o’clock at night. Sex: male. Father’s name and occupation: Moncef, driver. Mother’s name: Radhia Gharbi, no occupation. Declarant: the midwife. Remarks: married in Ariana on September 9, 2022. Civil Status Officer.',
        errors: [
          ['occupation', 'Declarant: the midwife', 'Declarant: the nurse'],
          ['hour in words', 'ten o’clock at night', 'ten o’clock in the morning'],
        ],
      },
      {
        source:
          'المملكة المغربية. المديرية العامة للأمن الوطني. شهادة السكنى. يشهد رئيس دائرة الشرطة السابعة بفاس أن السيدة لطيفة بنشقرون، الحاملة للبطاقة الوطنية للتعريف رقم C٧١٤٤٠٩، المزدادة سنة ١٩٧٣ بصفرو، تسكن منذ أربع سنوات بحي النرجس، زنقة ١٢، رقم ٨. سلمت لها هذه الشهادة للإدلاء بها عند الحاجة. فاس في ٢٣ نونبر ٢٠١٦.',
        right:
          'Kingdom of Morocco. General Directorate of National Security. Certificate of Residence. The chief of the seventh police district of Fez certifies that Ms. Latifa Benchekroun, holder of National Identity Card No. C714409, born in 1973 in Sefrou, has been living for four years in the Narjis neighborhood, Street 12, No. 8. This certificate has been issued to her to be used as needed. Fez, November 23, 2016.',
        errors: [['number word', 'for four years', 'for five years']],
      },
    ],
  },
  {
    name: 'Hebrew',
    lang: 'he',
    pairs: [
      {
        source:
          'מדינת ישראל, רשות האוכלוסין וההגירה. תמצית רישום ממרשם האוכלוסין. שם משפחה: פרידמן. שם פרטי: נועה. שם האב: יצחק. שם האם: אסתר. תאריך לידה: 14/05/1979, י״ז באייר תשל״ט. ארץ לידה: ארגנטינה. תאריך עלייה: 02/09/1990. מצב אישי: גרושה. מען: רח׳ הרצל 41, דירה 6, רחובות. שם קודם: וייס. הפרטים לעיל נכונים ליום 30/01/2018. פקיד הרישום.',
        right:
          'State of Israel, Population and Immigration Authority. Extract from the Population Registry. Surname: Friedman. First name: Noa. Father’s name: Yitzhak. Mother’s name: Esther. Date of birth: May 14, 1979 (17 Iyar 5739). Country of birth: Argentina. Date of immigration: September 2, 1990. Personal status: divorced. Address: 41 Herzl St., Apt. 6, Rehovot. Former name: Weiss. The above details are correct as of January 30, 2018. Registration Officer.',
        errors: [
          ['place changed', 'Country of birth: Argentina', 'Country of birth: Uruguay'],
          ['marital status', 'status: divorced', 'status: widowed'],
        ],
      },
      {
        source:
          'בית המשפט לענייני משפחה בחיפה. תמ״ש 20417-06-15. פסק דין. התובעת: גליה שרעבי, ע״י ב״כ עו״ד רם כהן. הנתבע: אלון שרעבי. ניתן בזאת תוקף של פסק דין להסכם מיום 3.2.2016. המשמורת על הקטינה תמר תהיה בידי האם. הנתבע ישלם מזונות בסך 2,400 ש״ח לחודש, צמודים למדד. אין צו להוצאות. ניתן היום, 11 בפברואר 2016, בהעדר הצדדים. שופטת: מירב אלבז.',
        right:
          'Family Court in Haifa. Family Case 20417-06-15. Judgment. Plaintiff: Galia Sharabi, represented by Adv. Ram Cohen. Defendant: Alon Sharabi. The agreement dated February 3, 2016 is hereby given the force of a judgment. Custody of the minor Tamar shall be with the mother. The defendant shall pay child support in the amount of NIS 2,400 per month, linked to the index. No order as to costs. Given today, February 11, 2016, in the absence of the parties. Judge: Merav Elbaz.',
        errors: [
          ['kin word', 'shall be with the mother', 'shall be with the grandmother'],
          ['opposite', 'in the absence of the parties', 'in the presence of the parties'],
        ],
      },
      {
        source:
          'משרד החינוך. תעודת בגרות. הרינו מאשרים כי איתי ביטון, ת״ז 30118842-7, תלמיד בית הספר התיכון עירוני ד׳, עמד בבחינות הבגרות במועד קיץ תשס״ז וזכאי לתעודת בגרות. מתמטיקה 4 יחידות לימוד, 83; אנגלית 5 יחידות לימוד, 91; תנ״ך 2 יחידות לימוד, 76. מנהלת האגף לבחינות.',
        right:
          'Ministry of Education. Matriculation Certificate. We hereby certify that Itay Biton, ID No. 30118842-7, a student at Ironi Dalet High School, passed the matriculation examinations in the summer session of 5767 (2007) and is entitled to a matriculation certificate. Mathematics, 4 study units, 83; English, 5 study units, 91; Bible, 2 study units, 76. Director of the Examinations Division.',
        errors: [['season', 'in the summer session', 'in the winter session']],
      },
    ],
  },
  {
    name: 'Chinese (Simplified)',
    lang: 'zh',
    pairs: [
      {
        source:
          '出生医学证明。新生儿姓名：欧阳梓萱。性别：女。出生时间：2013年8月17日6时42分。出生孕周：39周。出生体重：3250克。出生身长：50厘米。出生地点：湖南省长沙市芙蓉区。医疗机构名称：湖南省妇幼保健院。母亲姓名：刘芳，年龄29岁，国籍中国，民族土家族。父亲姓名：欧阳军，年龄33岁。出生证编号：N430284716。签发日期：2013年8月22日。',
        right:
          'Medical Certificate of Birth. Name of newborn: Ouyang Zixuan. Sex: female. Time of birth: 6:42 a.m., August 17, 2013. Gestational age at birth: 39 weeks. Birth weight: 3,250 g. Birth length: 50 cm. Place of birth: Furong District, Changsha City, Hunan Province. Medical institution: Hunan Provincial Maternal and Child Health Hospital. Mother: Liu Fang, aged 29, Chinese national, Tujia ethnic group. Father: Ouyang Jun, aged 33. Birth certificate No.: N430284716. Date of issue: August 22, 2013.',
        errors: [
          ['unit', '3,250 g', '3,250 kg'],
          ['place changed', 'Hunan Province.', 'Hubei Province.'],
        ],
      },
      {
        source:
          '公证书。（2019）沪徐证外字第5531号。申请人：顾伟民，男，一九五八年三月二日出生，现住上海市徐汇区漕溪路。公证事项：亲属关系。兹证明顾伟民是顾嘉怡（女，一九八五年七月十九日出生）的父亲；沈玉珍（已故）是顾嘉怡的母亲。中华人民共和国上海市徐汇公证处。公证员：傅晓东。二〇一九年六月十一日。',
        right:
          'Notarial Certificate. (2019) Hu Xu Zheng Wai Zi No. 5531. Applicant: Gu Weimin, male, born on March 2, 1958, currently residing on Caoxi Road, Xuhui District, Shanghai. Notarized matter: kinship. This is to certify that Gu Weimin is the father of Gu Jiayi (female, born on July 19, 1985), and that Shen Yuzhen (deceased) is the mother of Gu Jiayi. Xuhui Notary Public Office, Shanghai, People’s Republic of China. Notary Public: Fu Xiaodong. June 11, 2019.',
        errors: [
          ['relation', 'is the father of Gu', 'is the uncle of Gu'],
          ['state', 'Shen Yuzhen (deceased)', 'Shen Yuzhen (divorced)'],
        ],
      },
      {
        source:
          '在职及收入证明。兹证明何建平先生（身份证号：510104197909122415）自2008年4月起在我公司工作，现任销售部经理，税后月收入为人民币贰万叁仟元整。我公司同意其于2024年5月1日至5月15日休假赴加拿大旅游，费用自理，保证其按期回国并保留其职位。成都锐翔机械有限公司。人事主管：蒋敏。',
        right:
          'Certificate of Employment and Income. This is to certify that Mr. He Jianping (ID card No. 510104197909122415) has worked for our company since April 2008 and currently holds the position of manager of the Sales Department, with an after-tax monthly income of RMB 23,000. Our company approves his leave from May 1 to May 15, 2024 to travel to Canada at his own expense, and guarantees that he will return to China on time and that his position will be kept for him. Chengdu Ruixiang Machinery Co., Ltd. Human Resources Supervisor: Jiang Min.',
        errors: [['opposite', 'an after-tax monthly income', 'a pre-tax monthly income']],
      },
    ],
  },
  {
    name: 'Chinese (Traditional)',
    lang: 'zh-Hant',
    pairs: [
      {
        source:
          '戶籍謄本。戶長：蔡榮輝。戶籍地址：臺中市北屯區松竹里12鄰崇德路三段88號。配偶：鄭淑惠，民國58年2月3日生，出生地臺灣省彰化縣。長男：蔡承翰，民國84年10月25日生。次女：蔡宜蓁，民國87年6月8日生，民國112年3月1日與李柏毅結婚，同日遷出。本謄本係依據戶籍資料製作，與原登記無異。臺中市北屯區戶政事務所主任。',
        right:
          'Household Registration Transcript. Head of household: Tsai Jung-Hui. Registered address: No. 88, Sec. 3, Chongde Road, Neighborhood 12, Songzhu Village, Beitun District, Taichung City. Spouse: Cheng Shu-Hui, born February 3, 1969, place of birth Changhua County, Taiwan Province. Eldest son: Tsai Cheng-Han, born October 25, 1995. Second daughter: Tsai Yi-Chen, born June 8, 1998; married Li Po-Yi on March 1, 2023; moved out on the same day. This transcript was made from the household registration data and is identical to the original record. Director, Beitun District Household Registration Office, Taichung City.',
        errors: [
          ['kin word', 'Second daughter', 'Eldest daughter'],
          ['era year', 'October 25, 1995', 'October 25, 1984'],
        ],
      },
      {
        source:
          '臺灣高雄少年及家事法院民事裁定。109年度司養聲字第153號。聲請人即收養人：洪國書。被收養人：林品妤。主文：認可洪國書於民國109年4月6日收養林品妤為養女。聲請程序費用由聲請人負擔。理由：收養人與被收養人之生母業已結婚，生父已死亡，收養人有正當職業，無不良紀錄。如不服本裁定，得於送達後十日內提出抗告。司法事務官 施玉玲。',
        right:
          'Civil Ruling of the Taiwan Kaohsiung Juvenile and Family Court. 2020 Si Yang Sheng Zi No. 153. Petitioner (adopter): Hung Kuo-Shu. Adoptee: Lin Pin-Yu. Main text: The adoption of Lin Pin-Yu as an adopted daughter by Hung Kuo-Shu on April 6, 2020 is approved. The costs of the proceedings shall be borne by the petitioner. Reasons: The adopter has married the adoptee’s biological mother, her biological father is deceased, and the adopter has a proper occupation and no adverse record. An appeal against this ruling may be filed within ten days of service. Judicial Affairs Officer: Shih Yu-Ling.',
        errors: [
          ['kin word', 'biological father is deceased', 'biological brother is deceased'],
          ['lost negation', 'and no adverse record', 'and an adverse record'],
        ],
      },
      {
        source:
          '國民小學畢業證書。學生徐子涵，女，中華民國九十一年九月十四日生，在本校修業期滿，成績及格，准予畢業，依國民教育法之規定發給畢業證書。新竹縣竹北市光明國民小學校長 彭雪芬。中華民國一〇四年六月十八日。',
        right:
          'Elementary School Diploma. The student Hsu Tzu-Han, female, born September 14, 2002, has completed the required period of study at this school with passing grades and is permitted to graduate. This diploma is issued in accordance with the Primary and Junior High School Act. Peng Hsueh-Fen, Principal, Guangming Elementary School, Zhubei City, Hsinchu County. June 18, 2015.',
        errors: [['school level', 'Guangming Elementary School', 'Guangming Senior High School']],
      },
    ],
  },
  {
    name: 'Japanese',
    lang: 'ja',
    pairs: [
      {
        source:
          '婚姻届受理証明書。夫の氏名：西野亮太、生年月日：平成二年一月十五日、本籍：石川県金沢市片町二丁目10番地。妻の氏名：ホフマン、アンナ・クララ、生年月日：西暦1992年4月28日、国籍：ドイツ連邦共和国。婚姻後の夫婦の氏：夫の氏。証人：西野信夫、西野和代。上記届出は平成三十年十一月二十二日受理したことを証明する。金沢市長 山野之義。',
        right:
          'Certificate of Acceptance of Marriage Notification. Husband’s name: Ryota Nishino; date of birth: January 15, 1990; registered domicile: 10 Katamachi 2-chome, Kanazawa City, Ishikawa Prefecture. Wife’s name: Anna Klara Hoffmann; date of birth: April 28, 1992; nationality: Federal Republic of Germany. Surname of the couple after marriage: the husband’s surname. Witnesses: Nobuo Nishino, Kazuyo Nishino. This certifies that the above notification was accepted on November 22, 2018. Yukiyoshi Yamano, Mayor of Kanazawa City.',
        errors: [
          ['party exchanged', 'the husband’s surname', 'the wife’s surname'],
          ['document kind', 'Marriage Notification', 'Divorce Notification'],
        ],
      },
      {
        source:
          '診断書。氏名：堀江美咲。生年月日：昭和五十八年七月三日。病名：右膝前十字靱帯損傷。上記の診断により、令和元年八月五日当院にて手術を施行した。術後の経過は良好であるが、今後約三か月間の通院加療およびリハビリテーションを要する。就労は可能であるが、重労働は避けること。国立病院機構北海道医療センター 整形外科 医師 工藤誠。',
        right:
          'Medical Certificate. Name: Misaki Horie. Date of birth: July 3, 1983. Diagnosis: injury of the anterior cruciate ligament of the right knee. On the basis of the above diagnosis, surgery was performed at this hospital on August 5, 2019. The postoperative course is good, but outpatient treatment and rehabilitation will be required for approximately three months. She is able to work but should avoid heavy labor. Makoto Kudo, M.D., Department of Orthopedic Surgery, National Hospital Organization Hokkaido Medical Center.',
        errors: [
          ['side', 'of the right knee', 'of the left knee'],
          ['body part', 'ligament of the right knee', 'ligament of the right ankle'],
        ],
      },
      {
        source:
          '登記事項証明書（土地）。所在：静岡県三島市大宮町三丁目。地番：15番7。地目：宅地。地積：198.34平方メートル。権利部（甲区）：所有権移転、平成11年6月18日受付第9204号、原因 平成11年6月18日売買、所有者 渡邉茂。権利部（乙区）：抵当権抹消、平成31年2月4日受付第1187号、原因 弁済。静岡地方法務局沼津支局 登記官 杉山勉。',
        right:
          'Certificate of Registered Matters (Land). Location: Omiya-cho 3-chome, Mishima City, Shizuoka Prefecture. Lot number: 15-7. Land category: residential land. Area: 198.34 square meters. Rights section (Part A): transfer of ownership; received June 18, 1999, No. 9204; cause: sale on June 18, 1999; owner: Shigeru Watanabe. Rights section (Part B): cancellation of mortgage; received February 4, 2019, No. 1187; cause: repayment. Tsutomu Sugiyama, Registrar, Numazu Branch, Shizuoka District Legal Affairs Bureau.',
        errors: [['opposite', 'cause: sale on', 'cause: gift on']],
      },
    ],
  },
  {
    name: 'Korean',
    lang: 'ko',
    pairs: [
      {
        source:
          '가족관계증명서(상세). 등록기준지: 경상북도 안동시 옥동 712. 본인: 권도윤(權道潤), 출생연월일 1987년 11월 02일, 주민등록번호 871102-1******, 성별 남, 본 안동. 부: 권영식, 1955년 05월 30일생. 모: 서말순, 1959년 12월 12일생, 사망. 배우자: 임소라, 1990년 03월 07일생. 자녀: 권하은, 2018년 08월 21일생, 여. 위 가족관계증명서는 가족관계등록부의 기록사항과 틀림없음을 증명합니다. 2020년 02월 14일 안동시장.',
        right:
          'Family Relations Certificate (Detailed). Registration base: 712 Ok-dong, Andong-si, Gyeongsangbuk-do. Principal: Kwon Doyoon (權道潤), date of birth November 2, 1987, resident registration No. 871102-1******, sex male, clan origin Andong. Father: Kwon Youngsik, born May 30, 1955. Mother: Seo Malsoon, born December 12, 1959, deceased. Spouse: Lim Sora, born March 7, 1990. Child: Kwon Haeun, born August 21, 2018, female. It is certified that the above Family Relations Certificate is identical to the entries recorded in the family relations register. February 14, 2020. Mayor of Andong City.',
        errors: [
          ['kin word', 'Spouse: Lim', 'Sister: Lim'],
          ['line dropped', ', deceased', ''],
        ],
      },
      {
        source:
          '수원가정법원 조정조서. 사건 2019너10482 이혼 및 친권자 지정. 신청인 노혜진. 피신청인 백승호. 조정조항: 1. 신청인과 피신청인은 이혼한다. 2. 사건본인 백시우의 친권자 및 양육자로 신청인을 지정한다. 3. 피신청인은 신청인에게 양육비로 매월 말일에 70만 원씩 지급한다. 4. 피신청인은 매월 둘째, 넷째 토요일에 사건본인을 면접교섭할 수 있다. 5. 신청인은 나머지 청구를 포기한다. 판사 유정민.',
        right:
          'Suwon Family Court. Mediation Protocol. Case 2019Neo10482, divorce and designation of person with parental authority. Applicant: Noh Hyejin. Respondent: Baek Seungho. Terms of mediation: 1. The applicant and the respondent shall divorce. 2. The applicant is designated as the person having parental authority over, and custody of, the child concerned, Baek Siwoo. 3. The respondent shall pay the applicant KRW 700,000 as child support on the last day of every month. 4. The respondent may have visitation with the child on the second and fourth Saturday of each month. 5. The applicant waives the remaining claims. Judge Yoo Jeongmin.',
        errors: [
          ['party exchanged', '5. The applicant waives', '5. The respondent waives'],
          ['weekday', 'fourth Saturday', 'fourth Sunday'],
        ],
      },
      {
        source:
          '경력증명서. 성명 문지훈. 주소 광주광역시 서구 상무대로 895. 근무기간 2012년 3월 2일부터 2019년 2월 28일까지(7년). 직위 선임연구원. 담당업무 배터리 소재 연구 개발. 퇴사사유 개인 사정. 위 사항이 사실임을 증명합니다. 용도: 비자 신청용. 주식회사 한빛에너지 대표이사 차경수 (직인).',
        right:
          'Certificate of Career. Name: Moon Jihoon. Address: 895 Sangmu-daero, Seo-gu, Gwangju Metropolitan City. Period of employment: March 2, 2012 to February 28, 2019 (7 years). Position: Senior Researcher. Duties: research and development of battery materials. Reason for resignation: personal reasons. We certify that the above is true. Purpose: visa application. Hanbit Energy Co., Ltd., Cha Kyungsoo, Representative Director [official seal].',
        errors: [['grade or rank', 'Senior Researcher', 'Junior Researcher']],
      },
    ],
  },
];
