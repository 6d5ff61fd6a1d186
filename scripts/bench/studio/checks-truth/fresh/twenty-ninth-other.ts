import type { SourceTag } from '#shared/translation-text.ts';
import { rightsOf } from './blocks.ts';

/** As `twenty-ninth-latin.ts`. */
export const twentyNinthOther: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  uk: rightsOf(`
Спадкодавець залишив житловий будинок із сараєм, погребом і садом та автомобіль марки «Таврія».
The testator left a dwelling with a shed, a cellar and a garden, as well as a Tavria car.

Мати працює кухарем у дитячому садку, батько — водій тролейбуса.
The mother is a cook at a kindergarten, and the father drives a trolleybus.

Потерпілий отримав опік долоні та перелом двох пальців правої руки.
The victim suffered a burn of the palm and two broken fingers on the right hand.

Учениця грає на бандурі, відвідує гурток бальних танців і займає призові місця на олімпіадах з хімії.
The student plays the bandura, attends the ballroom dancing club and has won prizes at chemistry competitions.

Похований на міському цвинтарі поруч із дружиною.
He was buried in the town cemetery next to his wife.

Викрадено швейну машинку, килим і каструлі на загальну суму чотири тисячі гривень.
A sewing machine, a carpet and cooking pots worth a total of four thousand hryvnias were stolen.

Земельна ділянка розташована біля озера і межує з лісом.
The plot lies by a lake and borders on woodland.

Свідок бачив, як підсудний заліз через вікно і виніс телевізор.
The witness saw the accused climb in through the window and carry out a television set.

Дитина щеплена від кору, краснухи та паротиту.
The child has been vaccinated against measles, rubella and mumps.
`),
  zh: rightsOf(`
父亲是退休火车司机，母亲在菜市场卖鱼。
The father is a retired train driver, and the mother sells fish at the food market.

双方共有的住房归女方所有，男方分得汽车一辆及家具。
The dwelling owned jointly by the parties goes to the wife; the husband receives a car and the furniture.

该生爱好书法和乒乓球，曾获校运动会跳高第二名。
The student's hobbies are calligraphy and table tennis, and he placed second in the high jump at the school sports meet.

患者三天前进食海鲜后出现皮疹，伴有腹痛。
Three days ago, after eating seafood, the patient developed a rash along with abdominal pain.

死者系被落石击中头部，当场死亡。
The deceased was struck on the head by a falling rock and died at the scene.

租客不得在阳台上烧烤，不得饲养猫狗。
The tenant may not barbecue on the balcony or keep cats or dogs.

他曾在建筑工地做电焊工，后来开了一家面馆。
He was a welder on construction sites and later opened a noodle shop.

该房屋为砖木结构，有一个院子和一口水井。
The house is built of brick and wood and has a courtyard and a well.

被盗物品包括手表一块、金戒指两枚和笔记本电脑一台。
The stolen items include a wristwatch, two gold rings and a laptop computer.
`),
  ja: rightsOf(`
父は漁師であったが、平成十年に船を売却し、以後は民宿を営んでいる。
My father was a fisherman, but he sold his boat in 1998 and has run a guesthouse ever since.

被相続人の遺産は、自宅の土地建物、山林、預金及び絵画三点である。
The estate consists of the decedent's home with its land, a tract of mountain forest, bank deposits and three paintings.

児童は卵と小麦にアレルギーがあるため、給食に配慮をお願いします。
Because the child is allergic to eggs and wheat, please take this into account in school lunches.

右足首を捻挫し、一週間は松葉杖を使用すること。
Sprained right ankle; crutches are to be used for one week.

落とし物の財布には運転免許証と鍵が入っていた。
The lost wallet contained a driver's license and a key.

庭の樹木の枝が隣家の屋根にかかっている。
Branches of a tree in the garden overhang the neighboring house's roof.

彼女は図書館司書として十二年間勤め、読み聞かせの会を主宰した。
She worked as a librarian for twelve years and ran a story-reading group.

自転車置場は一階にあり、バイクの駐輪はできません。
The bicycle parking area is on the first floor; motorcycles may not be parked there.

書道と水泳が得意で、欠席はほとんどない。
He excels at calligraphy and swimming and is rarely absent.
`),
  ko: rightsOf(`
고인은 평생 농사를 지었으며 논 삼천 평과 소 두 마리를 남겼다.
The deceased farmed all his life and left three thousand pyeong of rice paddies and two head of cattle.

어머니는 시장에서 반찬 가게를 운영하고, 아버지는 택시를 운전합니다.
My mother runs a side-dish shop in the market, and my father drives a taxi.

피해자는 계단에서 넘어져 무릎과 턱을 다쳤다.
The victim fell on the stairs and injured her knee and chin.

이 학생은 그림 그리기를 좋아하고 피아노 연주에 재능이 있음.
This student enjoys drawing and has a talent for playing the piano.

세탁기와 냉장고는 임대인의 소유이며, 침대는 임차인이 가져온 것이다.
The washing machine and the refrigerator belong to the landlord; the bed was brought by the tenant.

부부는 교회에서 만나 결혼하였고 슬하에 딸 하나를 두었다.
The couple met at church, married and have one daughter.

피고인은 편의점에서 담배와 술을 훔친 혐의로 기소되었다.
The defendant was charged with stealing cigarettes and alcohol from a convenience store.

환자는 땅콩 섭취 후 호흡곤란이 발생하여 응급실로 이송됨.
After eating peanuts, the patient developed difficulty breathing and was taken to the emergency room.

그는 조선소에서 용접공으로 이십 년간 근무하였다.
He worked as a welder at a shipyard for twenty years.
`),
  ar: rightsOf(`
ترك المتوفى بيتا من طابقين وبستانا فيه أشجار تين ورمان وبئر ماء.
The deceased left a two-story house and an orchard with fig and pomegranate trees and a water well.

تعمل الأم خياطة في منزلها، والأب سائق حافلة مدرسية.
The mother works at home as a seamstress; the father is a school bus driver.

تعرض الطفل لعضة كلب في ساقه وأعطي لقاح داء الكلب.
The child was bitten on the leg by a dog and was given the rabies vaccine.

ضبط بحوزة المتهم سكين وهاتف محمول ومبلغ ثلاثمائة دينار.
A knife, a mobile phone and the sum of three hundred dinars were found in the possession of the accused.

المهر خاتم من الذهب وسجادة، والمؤخر خمسة آلاف درهم.
The dower is a gold ring and a carpet; the deferred portion is five thousand dirhams.

الطالبة متفوقة في الرسم واللغة العربية وتحب القراءة.
The student excels in drawing and Arabic and loves reading.

كان الشاهد جالسا في المقهى حين سمع صوت سيارة الإسعاف.
The witness was sitting in the café when he heard the ambulance.

لا يجوز للمستأجر تغيير الأبواب أو النوافذ دون موافقة المالك.
The tenant may not replace doors or windows without the owner's consent.

يعاني المريض من آلام في الظهر والرقبة بعد حادث دراجة.
The patient has suffered from back and neck pain since a bicycle accident.
`),
  he: rightsOf(`
המנוח הותיר אחריו דירת מגורים, חנות ספרים ומכונית.
The deceased left behind a residential apartment, a bookstore and a car.

האם עובדת כגננת והאב הוא בעל מאפייה.
The mother works as a kindergarten teacher, and the father owns a bakery.

הילד נפל מאופניים ושבר שתי שיניים.
The boy fell off his bicycle and broke two teeth.

החתן קידש את הכלה בטבעת זהב בפני שני עדים כשרים.
The groom betrothed the bride with a gold ring before two qualified witnesses.

השוכר רשאי לגדל חתול אחד, אך לא כלב.
The tenant may keep one cat but no dog.

התלמיד מצטיין בספורט, מנגן בחצוצרה ומתנדב בבית אבות.
The student excels in sports, plays the trumpet and volunteers at a home for the elderly.

הנאשם גנב מהמחסן ארגז כלים, סולם וצינור השקיה.
The defendant stole a toolbox, a ladder and a watering hose from the storeroom.

בחצר עץ לימון ועץ תות שאין לכרות אותם.
There are a lemon tree and a mulberry tree in the yard, which must not be cut down.

המטופלת מתלוננת על כאבי אוזניים וחום מאז ליל אמש.
The patient has been complaining of earache and fever since last night.
`),
  'zh-Hant': rightsOf(`
父親經營腳踏車行，母親為國小教師。
The father runs a bicycle shop, and the mother is an elementary school teacher.

承租人應自行負擔瓦斯及電話費用，冰箱由出租人提供。
The tenant shall pay for gas and telephone; the refrigerator is provided by the landlord.
`),
};
