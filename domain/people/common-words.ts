/**
 * What people most often take as a password, or begin it with: terms of the four languages, names,
 * cities, clubs and the terms of our own trade, folded as `fold` does.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  password passwort passwd passw passwor kennwort motdepasse pass passe secret secrets geheim geheimnis
  parola contrasena admin administrator administrateur root user users guest gast test tester testing
  demo default changeme change letmein login logmein welcome welcometo willkommen bienvenue marhaba
  hello hallo bonjour salut salam salamalikoum salamalaykoum ahlan hola master access system server
  computer internet google facebook instagram whatsapp samsung iphone apple android microsoft windows
  office amazon youtube netflix playstation nintendo pokemon minecraft fortnite starwars superman
  batman spiderman ironman dragon monkey shadow princess prinzessin princesse sunshine sonnenschein
  soleil football fussball baseball basketball hockey soccer futbol michael jennifer jessica michelle
  charlie jordan hunter ranger buster thomas robert george andrew daniel anthony joshua matthew ashley
  amanda nicole natasha samantha maggie pepper ginger cookie cheese banana orange chocolate schokolade
  chocolat summer sommer winter spring autumn herbst fruehling fruhling ete hiver printemps automne
  january januar janvier february februar fevrier march maerz marz mars april avril june juni juin july
  juli juillet august aout september septembre october oktober octobre november novembre december
  dezember decembre monday montag lundi tuesday dienstag mardi wednesday mittwoch mercredi thursday
  donnerstag jeudi friday freitag vendredi saturday samstag samedi sunday sonntag dimanche iloveyou
  ichliebedich jetaime jetaimetoi nhebek hobbi habibi habibti hbibi hbiba omri hayati rouhi loveyou
  lovely love liebe amour mylove forever trustno whatever nothing freedom freiheit liberte
  blessed jesus christ angel engel ange heaven paradise paradis jannah diamond diamant crystal silver
  golden purple yellow schwarz rot gelb blau gruen weiss rouge bleu vert noir blanc black white green
  killer ninja samurai warrior soldier legend champion winner lucky seven eleven mustang ferrari porsche
  mercedes mercedesbenz bmw audi volkswagen golf opel renault peugeot citroen dacia toyota honda harley
  corvette yamaha kawasaki suzuki liverpool chelsea arsenal manchester barcelona barca realmadrid madrid
  juventus milan bayern bayernmuenchen bayernmunchen fcbayern dortmund borussia schalke hamburg werder
  eintracht koeln koln berlin muenchen munchen frankfurt stuttgart duesseldorf dusseldorf leipzig essen
  bremen hannover dresden nuernberg nurnberg bochum wuppertal bielefeld bonn mannheim deutschland
  germany allemagne europa europe france frankreich paris marseille lyon toulouse spain espana spanien
  maroc marokko morocco maghreb casablanca casa rabat marrakech marrakesch marrakesh fes fez tanger
  tangier tetouan meknes agadir oujda kenitra nador safi eljadida jadida benimellal khouribga taroudant
  settat berrachid mohammadia larache ksarelkebir taza errachidia ouarzazate essaouira laayoune dakhla
  hoceima alhoceima chefchaouen guelmim tiznit berkane temara sale raja rajacasablanca wydad
  wydadcasablanca dimamaghreb dimaraja dimawydad atlas lionsdelatlas asrar
  mohamed mohammed muhammad mohammad mehmed ahmed ahmad hamza youssef yousef yusuf ibrahim brahim
  abdallah abdullah abderrahman abderrahmane abdelkader abdelaziz abdelilah abdel hassan hussein
  hicham khalid khaled rachid rashid said saad samir karim kamal jamal nabil omar othmane osman
  mustapha mostafa mustafa moustafa driss idriss anas amine amin yassine yassin zakaria zakariya soufiane
  sofiane mehdi mahdi reda rida adil aziz bilal ismail ayoub younes younous tarik tariq walid
  fatima fatimazahra fatimazohra fatna aicha aisha khadija khadidja zineb zaineb zainab meryem mariam
  maryam salma sara sarah imane iman hanane hanan naima nadia samira karima malika latifa rachida
  hafida houda hajar hiba ghita sanaa loubna asmae asma kawtar kaoutar ikram siham souad zahra yasmine
  yasmin amina nora noura nour leila layla laila rania
  allah allahakbar allahouakbar bismillah bismilah hamdulillah hamdoullah alhamdulillah alhamdoulillah
  mashallah machallah inshallah inchallah subhanallah astaghfirullah islam muslim ramadan quran coran
  mekka makka madina rasoulallah rassoulallah yarab yarabi labas labass
  mama maman mami papa baba famille familie family kinder kind enfant schatz schatzi schatzilein maus
  mausi hase hasi liebling cherie cheri chouchou doudou loulou coucou nounours bebe baby babygirl
  babyboy sweety sweetheart cutie honey honig bambi hund hunde katze katzen mieze schnecke tiger loewe
  lowe lion wolf adler falke
  alexander alexandra andreas anna annika barbara benjamin bernd christian christina christine claudia
  david dennis dieter dominik elisabeth fabian felix florian franziska frank gabriele hans heike heinz
  helga helmut holger ingrid jan jens johannes jonas julia julian juergen jurgen karin katharina
  katrin kevin klaus kerstin laura lena leon lisa lukas manfred manuel manuela marcel marco marcus
  maria marie marina mario marion markus martin martina mathias matthias maximilian melanie monika
  nathalie nico nina oliver patrick paul peter petra philipp ralf rainer rebecca renate sabine sandra
  sascha sebastian silke simon simone sophie stefan stefanie stephan stephanie susanne sven tanja
  thorsten tobias ursula uwe vanessa vera verena wolfgang
  antoine arthur aurelie camille caroline catherine cedric celine charlotte chloe clement damien
  delphine emilie emma etienne fabien florence francois frederic gabriel guillaume hugo isabelle
  jacques jean jeremy jerome julie julien laetitia laurent lea louis lucas ludovic mathieu maxime
  melissa morgane nathan nicolas olivier pascal philippe pierre quentin raphael romain sabrina
  sandrine sebastien sylvie theo valentin valerie vincent virginie xavier
  jisr jisrjisr bruecke brucke bridge pont qantara kantara packet paket pakete parcel parcels colis
  transport transports spedition versand lieferung livraison delivery express kurier courier
  cargo logistik logistics logistique shipping lager warehouse depot lkw camion truck fahrer chauffeur
  driver kunde kunden client clients customer chef boss buero buro bureau firma societe company team
  qwerty qwertz azerty qwert azert asdf asdfg asdfgh yxcv wxcv zxcv qay wsx edc qaz
  aaaaaa abc abcd abcde abcdef abcabc xyz xxx qqq zzz fuckyou fuck fucking arschloch scheisse merde
  putain hitler sexy porno matrix merlin gandalf hobbit potter harrypotter hogwarts snoopy garfield
  mickey donald bugs simpson homer naruto onepiece goku vegeta zidane messi ronaldo cristiano neymar
  mbappe hakimi ziyech benzema beckham maradona pele muller mueller schmidt schneider fischer weber
  meyer wagner becker schulz hoffmann alaoui idrissi bennani benali amrani tazi fassi berrada chraibi
  tahiri naciri saidi mansouri filali ouazzani haddad martinez dupont durand bernard dubois moreau
  garcia rodriguez gonzalez hernandez lopez smith johnson williams brown jones miller davis wilson
  flower blume blumen fleur rose rosen rosa tulip lavender lavendel orchidee jasmin butterfly
  schmetterling papillon dolphin delfin dauphin panda bunny kitty kitten hellokitty puppy turtle
  guitar gitarre musik music musique metallica slipknot nirvana beatles eminem tupac rammstein
  bushido drache sternchen stern star stars moon mond mondlicht lune luna nacht himmel wolke regen
  abdo abdou simo mimi momo toto titi tata lolo lulu fifi didi kiki zizi nana dada
  passion honeymoon kisses bisous bisou kuss zucker sucre sugar coffee kaffee cafe whisky wodka vodka
  pizza kebab doener doner couscous tajine tagine harira atay thebest number nummer eins zwei drei
  one two three first erster premier
  `
    .trim()
    .split(/\s+/),
);
