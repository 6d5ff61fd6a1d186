/** Frequent given names, which mark the names of people in Portuguese, Spanish and German text. Without accents. */
const list = `abel adalberto adela adelaide ademir adolfo adriana adriano afonso agatha agostinho agustin aida airton alain alan alba albert alberto
aldo alejandra alejandro alessandra alessandro alex alexander alexandra alexandre alexandro alexia alfonso alfredo alice alicia aline alonso alvaro
amadeu amalia amanda amelia ana anabela andre andrea andreas andreia andres angel angela angelica angelo anita anna anne anselmo antonia antonio
aparecida aparecido araceli ariel arlete armando arnaldo arthur artur arturo augusta augusto aurora beatrice beatriz benedita benedito benito
benjamin bento berenice bernardo bernd berta birgit blanca brigitte bruna bruno caio camila camilo carla carlos carlota carmen carolina caroline
catarina cecilia celeste celia celina celso cesar charlotte christa christiane christina christine christoph cicero cintia clara claudia
claudio clemente clovis conceicao concepcion constanca consuelo cristian cristiana cristiane cristiano cristina cristobal dagmar daniel daniela
daniele danilo david davi debora denis denise diana dieter diego dina dinis diogo dolores domingos domingo douglas dulce edgar edison edmundo edna
eduarda eduardo elaine elena eliana eliane elias elisa elisabeth elisabete eliseu elizabete elizabeth elsa elvira elza emanuel emilia emiliano emilio
emma enrique enzo erica erich erik erika ernesto ernst esperanza estela estevao esteban ester eugenia eugenio eunice eva evelyn everton fabiana fabiano
fabio fabiola fabricio fatima federico felicia felipa felipe felix fernanda fernando filipa filipe flavia flavio florencia florian francisca francisco
 franz frieda friedrich gabriel gabriela gaspar genoveva georg geraldo gerardo gerd gerhard gilberto gilda gilmar giovana giovanni gisela
gloria goncalo gonzalo graciela gregor gregorio greta guadalupe guilherme guillermo gunther gunter gustavo hannah hannelore hans harald hector
heinrich heinz helena helga helmut henrique hermann hernan hilda horacio horst hugo humberto ida ignacio igor ilse ines ingrid irene irma isaac isabel
isabela isabella isadora ismael ivan ivone jacinta jacinto jacob jacqueline jaime jairo jakob jan janaina javier jean jens jessica jesus joana joao
joaquim joaquin joel johann johanna johannes jonas jonathan jordi jorge jose josefa josefina josue juan juana julia juliana juliane juliano julieta
julio jurgen karin karina karl karla katharina katia kerstin klaus konrad kurt laercio lais lara larissa laura lea leandro leila lena leonardo leonor
leonora leopoldo leticia lia lidia lila lilia liliana lilian lina livia lorena lorenzo lourdes lourenco luana lucas lucia luciana luciano lucio ludwig
luis luisa luiz luiza lukas lurdes madalena magali magda magdalena maite manfred manoel manuel manuela mara marcela marcelo marcia marcio marcos
marcus margarete margarida margarita maria mariana mariano maribel marie marina mario marisa marisol marlene marta martha martin martina mateo mateus
matheus mathias matias matilde matthias mauricio mauro maximilian mayra melissa mercedes michael michaela miguel milena milton miriam moises monica
monika monserrat murilo nadia nadine nair natalia natasha nelson neuza nicolas nicole nilton nilza noemi norberto norma nuno octavio odete olga oliver
olivia orlando oscar osmar oswaldo otavio otto pablo paloma paola pascual patricia patrick paul paula paulina paulo pedro peter petra philipp pilar
priscila quirino rafael rafaela raimunda raimundo rainer ralf ramiro ramon raquel raul rebeca regina reinaldo renan renata renate renato ricardo rita
robert roberta roberto robson rocio rodolfo rodrigo rogerio roland rolf romina romulo ronaldo roque rosa rosalia rosana rosangela rosaura rosemarie
roxana ruben rubens rudolf rui ruth sabine sabrina samanta samuel sandra sara sarah sebastian sebastiana sebastiao selma sergio severino
sibylle sidney siegfried sigrid silvana silvia silvio simao simon simone sofia sofie solange soledad sonia sophia sophie stefan stefanie stella stephan
sueli susana susanne suzana sven sylvia tadeu tamara tania tatiana telma teodoro teresa tereza thais thales theo theresa thiago thomas tiago tobias tomas
tomaz ulrich ulrike ursula uwe valentin valentina valeria valerio vanessa vania vasco vera veronica veronika vicente victor vilma vinicius 
vitor vivian viviana viviane volker wagner walter waltraud wanda werner wesley wilhelm william wilma wilson wolfgang xavier ximena yasmin yolanda
yvonne zelia zilda zulmira kathe bjorn jorg sonke anke heike antje silke ute gudrun ingeborg gerda elke marianne hildegard detlef holger thorsten
torsten jochen eberhard lieselotte wilhelmine dirk maren inge otilia eulalia nieves milagros socorro remedios asuncion encarnacion jeronimo valdir
edivaldo josivaldo genivaldo raimunda jurema iracema jandira ubirajara`;

export const givenNames: ReadonlySet<string> = new Set(list.split(/\s+/));

/** Particles inside names. */
export const nameParticles: ReadonlySet<string> = new Set(
  'da das de del dela della di do dos du e el la las los van vom von zu zum zur y i der den ter'.split(' '),
);
