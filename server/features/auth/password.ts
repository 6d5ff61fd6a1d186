import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#server/errors.ts';
import { FairQueue } from '#server/platform/rate-limit/fair-queue.ts';

/** The most frequent passwords of breach lists, six characters or longer, in lower case. */
const words = `
123456 password 12345678 qwerty 123456789 1234567 1234567890 12345678910 0123456789 987654321 9876543210 87654321 7654321 654321
111111 1111111 11111111 111111111 1111111111 000000 0000000 00000000 0000000000 222222 22222222 333333 33333333 444444 555555 55555555
666666 66666666 777777 7777777 77777777 888888 88888888 999999 99999999 999999999 121212 12121212 123123 123123123 12341234 123321
1234321 12344321 123454321 123654 123789 147147 147258 147258369 159357 159753 159951 112233 11223344 1122334455 102030 10203040
100200 101010 123456a a123456 123456789a a123456789 1234567a 12345a 12345q 123456q q123456 12345qwert 1234qwer 123qwe 123qweasd 123qwe123
123asd 123abc abc123 abcd1234 abc12345 abc123456 abcdef abcdefg abcdefgh abcdefg1 abcabc abcd123 a1b2c3 a1b2c3d4 a1s2d3f4 aa123456
aa12345678 aaaaaa aaaaaaa aaaaaaaa 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx
qazwsxedc zaq12wsx zaq1zaq1 zaq1xsw2 !qaz2wsx qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuiop
qwert12345 qwertz qwertzuiop qweasd qweasdzxc qweqwe qwe123 qwe123qwe qwer1234 qwer123 qwaszx asdfgh asdfghj asdfghjk asdfghjkl asdasd
asdasdasd asd123 asdf1234 asdfasdf asdfjkl zxcvbn zxcvbnm zxcvbnm1 zxczxc zxc123 azerty azerty123 azertyuiop poiuytrewq mnbvcxz lkjhgfdsa
password1 password2 password3 password12 password123 password1234 password12345 password! password1! password01 passw0rd p@ssw0rd p@ssword
p@ssw0rd1 p@ssw0rd123 pa55word pa55w0rd pass123 pass1234 pass12345 passwd passpass passport passcode mypassword mypass newpassword
thepassword changeme changeme123 change123 letmein letmein1 letmein123 welcome welcome1 welcome12 welcome123 welcome2 admin1 admin12 admin123
admin1234 admin12345 admin@123 administrator root123 rootroot toor123 user123 user1234 username guest123 guest1 test123 test1234 test12345
testing testing1 testtest tester default default1 demo123 demo1234 master master1 master123 secret secret1 secret123 login123 access access14
system manager service server backup public private internet computer computer1 samsung samsung1 google google1 google123 facebook iphone
iphone5 android windows microsoft apple123 linkedin youtube twitter instagram whatsapp spotify netflix amazon pokemon pokemon1 minecraft
minecraft1 fortnite roblox callofduty starwars starwars1 startrek batman batman1 batman123 superman superman1 spiderman spiderman1 ironman
captain wolverine naruto naruto1 naruto123 dragonball dragon dragon1 dragon12 dragon123 monkey monkey1 monkey12 monkey123 shadow shadow1
sunshine sunshine1 princess princess1 princesa princesa1 football football1 football123 baseball baseball1 basketball soccer soccer1 hockey
hockey1 golfer tennis liverpool liverpool1 liverpoolfc chelsea chelsea1 arsenal arsenal1 barcelona barcelona1 realmadrid juventus manchester
manutd flamengo corinthians palmeiras santos gremio cruzeiro vasco123 saopaulo botafogo benfica sporting brasil brasil123 brazil portugal
portugal1 lisboa espana mexico mexico1 colombia colombia1 argentina america america1 canada london london1 newyork newyork1 chicago boston
dallas texas1 florida phoenix phoenix1 jordan jordan1 jordan23 michael michael1 jessica jessica1 jennifer jennifer1 ashley ashley1 amanda
amanda1 daniel daniel1 daniela daniela1 andrew andrew1 andrea andrea1 anthony anthony1 matthew matthew1 joshua joshua1 justin justin1
nicole nicole1 robert robert1 thomas thomas1 charlie charlie1 charles william william1 george george1 richard ginger ginger1 jasmine
jasmine1 michelle michelle1 melissa samantha stephanie elizabeth victoria victoria1 vanessa vanessa1 alexander alexandra alejandro alejandra
alexis alexis1 carlos carlos1 eduardo fernando fernanda gabriel gabriel1 gabriela gustavo rodrigo rafael rafael1 ricardo roberto sebastian
mariana marina1 patricia juliana juliana1 camila camila1 isabella carolina valentina bianca leticia beatriz larissa felipe felipe1 lucas123
matheus pedro123 maria123 joao123 ana123 bruno123 marcos marcelo mauricio vinicius thiago tiago123 antonio francisco miguel manuel
loveme loveme1 lovely lovely1 loveyou loveyou1 iloveyou iloveyou1 iloveyou2 iloveyou! iloveu iloveu1 iloveme ilovegod iloveyou123 teamo1
teamo123 teamomucho teamor tequiero meuamor amor123 amores amorzinho querida gatinha gatinho felicidade familia familia1 jesus1 jesus123
jesuscristo jesuschrist jesuslovesme deusefiel deus123 deusmeama godisgood blessed blessed1 angel1 angel123 angels angela angela1 heaven
faith1 christ christian trustno1 whatever whatever1 nothing nothing1 forever forever1 friends friends1 family family1 family123 mother
mother1 father mommy1 daddy1 babygirl babygirl1 babyboy baby123 sweetie sweety1 honey1 cookie cookie1 chocolate chocolate1 cupcake banana
banana1 orange orange1 cherry cherry1 peaches butter butterfly butterfly1 flower flower1 flowers rainbow rainbow1 summer summer1 summer123
winter winter1 spring spring1 autumn january february october november december monday friday sunday sunny1 purple purple1 yellow
silver silver1 golden diamond diamond1 crystal crystal1 pepper pepper1 buster buster1 tigger tigger1 killer killer1 killer123 hunter
hunter1 hunter2 ranger ranger1 thunder thunder1 tiger1 tiger123 lovers eagles eagles1 cowboys cowboys1 steelers lakers lakers24 yankees
yankees1 redsox packers patriots maverick mustang mustang1 ferrari ferrari1 porsche mercedes corvette harley harley1 yamaha honda1 toyota
nissan suzuki kawasaki jaguar cheese cheese1 chicken chicken1 coffee coffee1 pizza1 bailey bailey1 maggie maggie1 molly1 sophie sophie1
lucky1 lucky123 lucky7 smokey smokey1 snoopy snoopy1 scooter scooter1 sparky sparky1 peanut peanut1 patches muffin muffin1 oliver oliver1
oscar1 rocky1 rocky123 bandit bandit1 blink182 metallica metallica1 nirvana slipknot slipknot1 eminem eminem1 rockstar rockstar1 rocknroll
guitar guitar1 music1 music123 dancer dancer1 player player1 gamer1 freedom freedom1 liberty liberty1 destiny destiny1 genius genius1 gangsta
matrix matrix1 merlin merlin1 gandalf gandalf1 hogwarts harrypotter frodo1 pirate pirates ninja1 ninja123 zombie vampire twilight twilight1
hello1 hello12 hello123 hello1234 hellohello helloworld hello! hellokitty hola123 bonjour bonjour1 ciao123 marseille doudou loulou chouchou
soleil motdepasse passwort passwort1 hallo123 hallohallo schatz ficken contrasena contraseña contrasena1 micontrasena 123senha senha123
senha1234 senha12345 senha1 minhasenha mudar123 trocar123 teste123 teste1 acesso internet1 bienvenido bemvindo estrella estrellita mariposa
corazon hermosa bonita bonita1 chiquita preciosa tequila cristina abcde12345 abc1234 xxxxxx zzzzzz qqqqqq wwwwww ffffff 696969 69696969 420420
131313 141414 151515 161616 171717 181818 191919 202020 212121 232323 242424 252525 303030 313131 321321 321654 321654987 369369 456456
456123 456789 4567890 741852 741852963 753951 789456 789456123 789789 852456 951753 963852 963852741 314159 3141592 112358 142536 246810
135790 1357924680 2468101214 020202 010203 010101 01010101 112112 12312312 1231234 12345678a 12345678q 1234512345 123451 1212121212
121314 123000 123456! 123456aa 123456abc abc123! qwerty! 12345678! 123456789! 1234567891 12345679 123457 1234560 12345600 00001111 11112222
1a2b3c 1a2b3c4d a12345 a1234567 a12345678 asd12345 asdf123 aaa111 aaa123 abc111 x123456 z123456 w123456 s123456 m123456 woaini woaini1314
5201314 1314520 520520 woaini520 iloveyou520 7758521 a838hfid 5845201314 wang123 xiaoming
english english1 student student1 teacher teacher1 school school1 college university america123
dreamer dreams believe believe1 success success1 winner winner1 money1 money123 business office office1 company company1 sales123 support
support1 info123 temp123 temp1234 temppass temporary qwertyqwerty
`;

const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** Argon2id parameters as OWASP recommends: 19 MiB, two passes, one lane; about 6 ms of CPU. */
const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Fair queue per caller, so that a login flood delays only its own source. Leaves one core free. */
const hashQueue = new FairQueue({
  capacity: Math.min(8, Math.max(1, availableParallelism() - 1)),
  perCaller: 2,
  waitingPerCaller: 32,
  waiting: 256,
});

/** Verified when no account exists: same cost as a stored hash, and no password matches it. */
const decoyHash = '$argon2id$v=19$m=19456,t=2,p=1$topNaBegiHLNvFzKQPl7OA$tGR4silIaC/cm74rp75Hw5R0ctOSl7SKJ0q6nkrJyZs';

/** Returns the encoded hash. `caller`, a network or user id, is the fair queue's key. Throws TOO_MANY_REQUESTS when its queue is full. */
export function hashPassword(password: string, caller: string): Promise<string> {
  return hashQueue.run(caller, () => hash(password, hashOptions));
}

/**
 * Verifies a password. Without a stored hash it takes the same time and returns false, so that timing does not reveal accounts.
 * Throws TOO_MANY_REQUESTS when the queue of `caller` (as in `hashPassword`) is full.
 */
export async function verifyPassword(stored: string | undefined, password: string, caller: string): Promise<boolean> {
  const isRight = await hashQueue.run(caller, () => verify(stored ?? decoyHash, password));
  return stored !== undefined && isRight;
}

/** Throws PASSWORD_COMMON for a password of the breach list. */
export function refuseCommonPassword(password: string): void {
  if (commonPasswords.has(password.toLowerCase())) throw new AppError('PASSWORD_COMMON');
}
