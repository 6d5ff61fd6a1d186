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

/** Frequent in French, Dutch, Polish, Italian and Romanian papers; drafts alone read them. */
const furtherList = `pierre michel philippe christophe laurent frederic julien sebastien stephane pascal thierry olivier guillaume francois vincent jerome
antoine mathieu matthieu fabrice cedric jacques gerard didier emmanuel yves marcel rene louis henri raymond roger maurice lucien emile
gaston fernand leon edouard etienne benoit gilles herve ludovic mickael romain quentin maxime clement baptiste remi franck yannick loic gael
arnaud damien jeremy dominique mohamed ahmed mamadou ousmane amadou ibrahima abdoulaye moussa aminata fatou mariama kouadio kouame francoise
catherine nathalie isabelle sylvie veronique christelle stephanie celine sandrine valerie laurence aurelie emilie chloe manon oceane
mathilde pauline marguerite jeanne suzanne yvette odette ginette germaine lucienne paulette henriette georgette madeleine helene genevieve
josette colette chantal annick danielle corinne florence delphine virginie audrey elodie marion juliette camille agathe amelie eloise
clemence capucine charlene cecile agnes anne-marie marie-claude jean-pierre jean-claude jean-paul jean-luc jean-marc eugenie marthe
albertine pieter piet johan hendrik henk willem wim cornelis kees gerrit jacobus antonius theodorus petrus wouter bart maarten sander jeroen
joost ruud rob sjoerd bas thijs daan sem lars niels rutger koen dirk-jan jan-willem geert joris stijn pieterjan lieven wannes anouk marieke
maaike marijke femke sanne lotte lieke anneke ineke hanneke joke truus greetje grietje trijntje jantje aaltje neeltje annemarie annelies
liesbeth elsbeth mieke katrien griet veerle hilde lien saskia wendy esmee emma-louise bram teun gijs jelle rik jasper floris bastiaan
adriaan cornelia petronella jacoba hendrika gerarda johanna-maria stanislaw krzysztof tomasz pawel michal marcin piotr grzegorz andrzej
jerzy tadeusz zbigniew ryszard kazimierz marek dariusz mariusz wojciech jacek leszek miroslaw slawomir jaroslaw zdzislaw henryk jozef
wladyslaw boleslaw mieczyslaw edward eugeniusz czeslaw lukasz mateusz jakub bartosz bartlomiej dawid kamil przemyslaw radoslaw rafal szymon
filip antoni franciszek maciej arkadiusz damian norbert bogdan malgorzata katarzyna agnieszka barbara ewa krystyna elzbieta zofia jadwiga
danuta irena halina bozena grazyna jolanta dorota beata aleksandra joanna anna-maria justyna magdalena-anna izabela urszula wieslawa
stanislawa janina helena-maria genowefa marianna zuzanna hanna kinga weronika kornelia oliwia maja karolina ewelina iwona aneta sylwia edyta
lucyna kazimiera giuseppe francesco luigi salvatore pietro domenico vincenzo raffaele pasquale michele rocco carmine gennaro mattia matteo
davide riccardo tommaso alessio stefano massimo giorgio gianluca giancarlo gianni giuseppina concetta assunta immacolata chiara francesca
federica valentina-maria elisabetta giulia sofia-maria ilaria stefania ioan gheorghe vasile constantin mihai nicolae dumitru alexandru
catalin cosmin razvan ovidiu sorin marius radu viorel mircea ionut elena-maria ioana mihaela andreea alina-maria simona gabriela-maria
raluca oana anca doina ileana viorica`;

export const furtherGivenNames: ReadonlySet<string> = new Set(furtherList.split(/\s+/));

export const givenNames: ReadonlySet<string> = new Set(list.split(/\s+/));

/** Particles inside names. */
export const nameParticles: ReadonlySet<string> = new Set(
  'da das de del dela della di do dos du e el la las los van vom von zu zum zur y i der den ter'.split(' '),
);
