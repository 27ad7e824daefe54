/**
 * The passwords people choose most, as found in leaks: most frequent first, at least four characters, lower case. The
 * short ones are weak even with digits after them; one that is merely another with digits or exclamation marks at the
 * end is left out, because the rule covers it (domain/passwords/password.ts).
 *
 * Source: the list of passwords of @zxcvbn-ts/language-common 4.1.3, its most frequent 24,000, with some of our own.
 * Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.; copyright (c) 2021 @zxcvbn-ts; MIT licence (the text is in
 * content/common-passwords-licence.txt).
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  123456 123456789 12345678 1234567 1234567890 111111 000000 123123 654321 666666 121212 112233 123321 159753
  987654321 555555 777777 888888 999999 222222 333333 444444 131313 696969 101010 232323 147258369 789456123 147258
  987654 123654 789456 456789 102030 010203 142536 147852 258456 159357 741852963 963852741 741852 951753 753951
  852456 321321 456456 789789 147147 258258 369369 012345 0123456789 0123456 01234567 123456a 12345a 123456q 1234qwer
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 zaq1xsw2 qazwsx qazwsxedc qwerty
  qwertyuiop qwertyu qwertyui qwertz qwertzuiop azerty azertyuiop asdfgh asdfghj asdfghjk asdfghjkl asdfasdf asd123
  asdasd asdqwe qweasd qweasdzxc qwe123 qweqwe 123qwe 123qweasd 1234abcd abcd1234 abc123 abc1234 abc12345 abc123456
  abcdef abcdefg abcdefgh abcdefghi abcabc abcdabcd 123abc a123456 a12345 aa123456 aa1234 aaaaaa aaaaaaa aaaaaaaa
  aaa111 aaaa1111 bbbbbb cccccc dddddd eeeeee ffffff gggggg hhhhhh jjjjjj kkkkkk llllll mmmmmm nnnnnn oooooo pppppp
  qqqqqq rrrrrr ssssss tttttt wwwwww xxxxxx xxxxxxxx yyyyyy zzzzzz zxcvbn zxcvbnm zxcvb1 zxczxc zxcasd zxcasdqwe
  poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcx mnbvcxz ytrewq trewq1 0987654321 09876543 098765 9876543210 98765432
  87654321 7654321 76543210 11111111 1111111 1111111111 00000000 0000000 0000000000 22222222 33333333 44444444
  55555555 77777777 7777777 88888888 8888888 99999999 12121212 13131313 21212121 123123123 12341234 1234512345
  11112222 11223344 1122334455 112211 111222 111222333 121314 123789 123987 124578 134679 135790 135791 13579246
  1357924680 246810 2468101214 24681012 314159 31415926 271828 420420 112358 11235813 101101 100200 100000 200000
  202020 200200 303030 404040 505050 606060 707070 808080 909090 212121 221122 242424 252525 272727 282828 292929
  313131 323232 343434 414141 424242 434343 454545 464646 474747 484848 494949 515151 525252 545454 565656 575757
  585858 616161 626262 636363 646464 656565 676767 686868 717171 727272 737373 747474 757575 767676 787878 797979
  818181 828282 838383 848484 858585 868686 878787 898989 919191 929292 939393 949494 959595 969696 979797 989898
  password passw0rd passwd p@ssw0rd p@ssword pa55word pa55w0rd passpass pass@123 passport mypassword mypass newpass
  newpassword oldpassword nopassword thepassword yourpassword passphrase passcode secret topsecret mysecret letmein
  letmeinnow openup opensesame sesame access accessme welcome hellohello helloworld hithere goodbye default changeme
  changeit temppass temporary testing testtest tester testpass guestguest adminadmin administrator admin@123 rootroot
  toor123 rootpass useruser username userpass login1 login123 loginlogin signin master masters manager system server
  computer internet intranet network windows microsoft macintosh applemac google facebook twitter instagram youtube
  linkedin myspace yahoo1 yahoo123 hotmail gmail123 amazon netflix spotify samsung iphone android motorola blackberry
  oracle database linksys netgear dlink123 raspberry ubuntu matrix hacker hackme trustme nothing whatever something
  anything everything forever forget forgetit forgot ihateyou iloveyou iloveu iloveme ilovegod ilovehim ilovejesus
  loveme lovely lovers lovelove loveyou lovehate loveless lovebug mylove myself mybaby truelove sweetlove babylove
  crazylove youandme only4me always princess princesa prince princes queenbee kingking kingdom angels angelica
  angelina babyangel babygirl babyboy babycakes babydoll babyblue sweety sweetie sweetpea sweetheart sweets honeybee
  honeybun honeys candyman cookie cookies cupcake chocolate choclate cheese cheesecake pepper ginger gingers peanut
  peanuts butter butterfly butters buttercup banana bananas orange oranges apples pineapple strawberry blueberry
  cherry cherries lemonade mangoes coconut pumpkin pickle pickles potato tomato muffin pancake biscuit noodles burger
  chicken chickens turkey coffee teacup whisky whiskey guinness heineken budweiser corona tequila monkey monkeys
  dragon dragons dragonball dragonfly tigers tigger lionking lioness panther panthers jaguar jaguars cougar leopard
  cheetah falcon falcons eagles phoenix ravens penguin penguins parrot rabbit rabbits bunnies hamster kitten kittens
  kittycat kittykat hellokitty catdog catcat puppies doggie doggies dogdog doglover bulldog bulldogs poodle beagle
  rottweiler huskies wolves wolfpack wolverine grizzly teddybear pandas pandabear kangaroo elephant giraffe gorilla
  horses ponies mustang bronco broncos stallion charger chargers cowboy cowboys buffalo dolphin dolphins sharks whales
  turtle turtles froggy frogger snakes spider spiderman scorpion scorpio lizard vipers beaver badger badgers hedgehog
  squirrel foxtrot firefox foxylady lambchop piglet porkchop birdie bluebird blackbird nightingale superman batman
  ironman avengers wonderwoman catwoman jokers starwars skywalker lukeskywalker darthvader jedimaster startrek
  enterprise stargate gandalf legolas aragorn hobbit mordor potter harrypotter hogwarts hermione dumbledore gryffindor
  slytherin voldemort twilight pokemon pikachu charizard digimon naruto sasuke sakura onepiece vegeta mariobros
  nintendo playstation minecraft roblox fortnite warcraft worldofwarcraft starcraft diablo callofduty counterstrike
  cs1234 tombraider simpsons simpson southpark eminem rammstein metallica slipknot nirvana greenday linkin linkinpark
  limpbizkit biggie snoopy snoopdog scooby scoobydoo garfield mickey mickeymouse minnie disney donald tweety
  tweetybird bugsbunny popeye barbie barney peterpan tinkerbell tinker cinderella aladdin winnie winniethepooh
  poohbear spongebob patrick patricks squidward football footbal futbol soccer baseball basketball basket hockey
  tennis golfer golfing cricket boxing swimming swimmer runner running racing nascar cycling skater skateboard skating
  surfer surfing snowboard fishing hunter hunters hunting archer archery bowling bowler wrestling wrestler karate
  jordan michaeljordan lebron lakers celtic celtics rangers arsenal chelsea chelseafc liverpool lfc123 everton manutd
  manunited manchester mancity tottenham westham newcastle sunderland leedsunited astonvilla birmingham portsmouth
  southampton nottingham sheffield sheffwed burnley blackpool cardiff swansea aberdeen hibernian england scotland
  ireland britain london france germany brasil brazil italia espana mexico canada america american usa123 newyork
  nyc123 boston chicago dallas houston california florida hawaii lasvegas denver seattle australia sydney dublin
  glasgow edinburgh bristol madrid barcelona realmadrid juventus milano acmilan intermilan bayern steelers packers
  raiders patriots redsox yankees dodgers giants warriors redskins ronaldo ronaldinho rooney beckham gerrard torres
  neymar drogba zidane lampard michael michelle michaela jennifer jessica jessie ashley ashleigh amanda andrea andreas
  andrew anthony antonio alexander alexandra alexis alexalex alicia alison allison annabelle arthur austin barbara
  benjamin bernard bethany bonnie bradley brandon brandy brenda brittany brooklyn caitlin cameron carlos carmen
  caroline carolina casper cassie catherine charles charley charlie charlotte chester christ christian christina
  christine christmas christopher claire claudia connor courtney crystal cynthia damian damien daniel daniela danielle
  darren debbie deborah dennis derrick dominic doreen dorothy douglas dustin eduardo edward elaine eleanor elizabeth
  elliot esther evelyn fernando florence frances francis francisco frankie freddie freddy gabriel gabriela gareth
  geoffrey george gerald gloria gordon graham grandma gregory hannah harley harold harriet harrison heather howard
  isabel isabella isabelle jackie jackson jacqueline jasmin jasmine jasper javier jeffrey jeremy jerome jesuschrist
  joanna joanne joe123 johanna johnny johnson jonathan joseph joshua judith julian juliana juliet justin justinbieber
  karina katherine kathleen kathryn katrina kelsey kenneth kieran kimberly kristen kristina lauren lawrence leanne
  leonard leonardo leslie lilian lindsay lindsey lorraine louise madison maggie malcolm marcel marcus margaret mariah
  marina marion marjorie marley marlene martha martin martina marvin matthew maureen maurice maxine maxwell melanie
  melissa mercedes miguel mitchell monica monique morgan muhammad mohammed mustafa nadine natalia natalie natasha
  nathan nathaniel nelson nicholas nicola nicole norman oliver olivia pamela patricia pauline philip phillip phoebe
  rachael rachel raymond rebecca ricardo richard richie robert roberto rodney rodrigo ronald ronnie rosalind rosemary
  roxanne russell sabrina samantha sammie samson samuel sandra sebastian sergio shannon sharon sheila shelby shelly
  shirley sidney simone sophia sophie stacey stanley stefan stella stephanie stephen steven stuart susanna suzanne
  sylvia tamara taylor teresa theresa thomas tiffany timothy tracey travis tristan trevor valentina valentine valerie
  vanessa veronica victor victoria vincent violet virginia vivian walter warren wesley william williams willow winston
  yvonne yvette zachary zoe123 sunshine sunflower sunset sunrise sunday summer summertime winter autumn spring monday
  tuesday wednesday thursday friday saturday january february august september october november december birthday
  holiday holidays easter halloween newyear moonlight starlight stardust daylight nightmare midnight morning evening
  rainbow rainbows shadow shadows thunder lightning stormy snowball snowman snowflake flower flowers blossom lilies
  rosebud orchid daffodil tulips forest mountain oceans rivers island paradise heaven heavenly hellfire devils lucifer
  godisgood god123 godbless goddess jehovah faithful hopeful blessed blessing praise prayer church peaceful freedom
  liberty justice victory destiny miracle dreamer dreams dreaming fantasy mystery mystic magical magician wizard
  wizards vampire vampires zombie zombies ghosts monster monsters aliens ninjas samurai warrior knight knights soldier
  sniper killer assassin gangster gangsta pirate pirates bandit rebels outlaw hitman jamesbond 007007 maverick topgun
  iceman rocket rockets racecar rockstar rocknroll guitar guitars drummer violin trumpet musica musical musiclover
  singer dancer dancing ballet beatles madonna shakira rihanna beyonce britney jonasbrothers onedirection 1direction
  hannahmontana taylorswift cooper buster bailey baxter boomer brutus bubbles bubble captain champion champs chance
  chopper cleopatra clover cowgirl coolio coolman cooldude coolcat coolguy coolgirl coolness dakota diamond diamonds
  dexter dollar dollars doctor doctorwho driver eclipse einstein emerald extreme fender ferrari fireball firebird
  fireman flipper fluffy friend friends friendship bestfriend bestfriends funtime hotstuff hottie hotgirl playboy
  player players playgirl gemini pisces taurus aquarius capricorn genius goblin golden goldfish goldie goldstar gunner
  gunners happyday happydays happyfeet hercules hotdog hotrod iceberg icecream idontknow insane jackass jellybean
  jester junior kermit keyboard ladybug ladybird legend legends losers lollipop lollypop lollol lol123 lolipop
  loverboy lovergirl magnum marine marines marlboro mercury merlin million millions momdad mumdad mother father
  daddysgirl familia family sister sisters brother brothers grandpa children montana mookie moomoo motocross murphy
  numberone olympus pantera pass2word peaches peachy pebbles people perfect picture pictures pioneer please police
  pookie popcorn porsche powers precious private professor purple yellow greens blueblue blueeyes bluesky blacky
  blackcat blackie blackjack whites silver scarlet scarlett red123 redred redhead redrose pinkpink pinkfloyd indigo
  maroon crimson colors colour rascal reddog reggie robbie sailor saturn savage scrappy scotty scooter security
  service shorty sierra skippy skipper slayer smiley smiles smokey sparky special speedy squirt stewart stupid success
  sunbird surprise suzuki yamaha kawasaki toyota nissan subaru bmw123 audirs4 volkswagen vwgolf peugeot renault
  citroen landrover rangerover corvette camaro chevrolet hummer harleydavidson ducati trucker trucks tractor swordfish
  tarzan teacher teachers student school schools college university science physics biology maths1 homework library
  letters nurses nursing doctors lawyer engineer builder plumber painter electric electrician energy boiler heating
  therock thegame theone theman theboss the123 tigerwoods toothbrush trinity tripod trouble tucker undertaker united
  unicorn vacation viking vikings voyager watermelon whatsup wildcat wildcats wildman willie winner winners winning
  wonder wonderful wordpass working xavier xxx123 yankee yomama yoyoyo zeppelin aa12345678 a1234567 a12345678
  a123456789 qq123456 q123456 w123456 z123456 s123456 m123456 123456abc 123456aa 123456qwerty 123456789a 12345678a
  1234567a 12345qwert 12345q 12345abc 1234567q 123asd 123zxc 123456z 123456m 123456s 123456j 1a2b3c 1a2b3c4d 1z2x3c
  1234asdf 12qwaszx 12qwas qwaszx qazxsw qazqaz wsxedc edcrfv rfvtgb ujmikl plmokn okmijn asdzxc asdfjkl sdfghj dfghjk
  fghjkl zxcv1234 aqswde aqwzsx p0o9i8u7 0o9i8u zaqxsw zaqwsx xswzaq mko09ijn nhy67ujm bhu89ijn pussy fuckyou fuckme
  ranger asshole klaster pass fuck love biteme hello hammer fucker gfhjkm test bigdog sexy booboo gateway compaq
  qwer1234 hardcore money ncc1701 miller nikita fuckoff bigdaddy badboy angel chris james bigdick panties iwantu
  adidas enter ghbdtn angela mike cocacola blowme sexsex bigtits spanky bitch david horny thx1138 tiger dick 12344321
  blowjob 8675309 liverpoo black john razz booger wilson butthead asdf blue helpme shithead albert maddog alex
  metallic suckit porn lucky jason calvin gators bubba creative golf voodoo happy bullshit parker fucking apollo jack
  airborne beavis bear apple godzilla buddy 4815162342 qwert magic phantom fred braves darkness copper tomcat platinum
  girls 01012011 bigboy green power animal online lifehack fish 315475 blazer lover hooters donkey pakistan digital
  sergey explorer redwings tits fire christin andrey scott cartman michigan little alexande steve gibson dickhead
  peter beer flyers maximus stalker carter spencer snickers cool lacrosse ou812 goober member enigma pimpin bollocks
  brian cock sammy genesis dave star baby billy viper poopoo boobies walker bitches paul drowssap simple alaska action
  jake bill denise spitfire maryjane diesel svetlana rock kevin mark frank chevy anderson westside badass thumper
  mozart general boobs music ruslan eagle 1232323q sweet scarface marshall porno buddha spirit semperfi king spooky
  kelly free kitty cherokee death jimmy rocky patches russia adrian jupiter cumshot passion honda vfhbyf andre
  vladimir franklin sandman infinity homer bastard raider assman sucker 1234554321 horney domino budlight usuckballz1
  softball bishop ford redrum brooke bigred jesus fktrcfylh digger oksana shit cunt sarah nigger super duncan logitech
  avalon swordfis alexandr molly hentai colorado eugene indian galore freeuser smooth house titanic boogie wolverin
  elizabet arizona saints valentin georgia asdfg accord matt yfnfif slut smith stinky roland naughty ncc1701d spiderma
  water skyline poop pearljam fylhtq vision awesome alyssa predator bullet empire wolf kirill 123123a penis elvis
  nemesis peekaboo rasdzv3 simon rolltide cardinal arnold chevelle daddy psycho danger wanker 9379992 tommy hobbes
  goblue burton fyfcnfcbz picard 159951 bobby vfrcbv 123654789 bambam serega hiphop galina rooster polina berlin
  suckme avatar mine raptor maksim eric bigcock newport hard hendrix madmax alpha sublime darkside bigman classic
  lincoln blizzard cheyenne 123456789q wombat cjkysirj pandora zxc123 horse kramer 147852369 sterling caesar alabama
  carrie bondage sports pussycat leather shaggy chronic qaz123 qqq111 admin gracie amber freepass airplane kodiak
  billybob katana crazy good stingray maria anna phpbb chocolat garcia detroit pontiac candy vagina gundam panzer time
  pretty fisher connie honey business hardon tarheels 01011980 nastya cobra serenity sasha michele dude lickme
  1029384756 white remember darkstar miranda flash harvey oscar strike pavilion beauty bobafett 01012000 adam dbrnjhbz
  jeff bigmac duke clinton jenny natali future jones wallace apache rulez pyramid girl whynot fuckit defender teens
  morris trooper cancer packard weasel raven tanner blonde sandy presario viktor cheryl norton control wutang airforce
  atlanta pimp spike thailand looking casino 21122112 paris mouse lennon 456123 hawkeye lisa nfnmzyf catfish maxima
  tattoo light design pervert machine herman wrangler rocks nipples roscoe tornado jerry lights cadillac 666999 madman
  orlando pegasus target longhorn laura browns eatme cannon dilbert baller christia katie shooter xfiles lesbian
  street amateur cthutq prelude beach malibu freaky integra atlantis 123qweasdzxc pussies lonewolf regina stealth
  kristin tony peewee bobcat software newton srinivas young enjoy trigger lolita athena shotgun coyote bruins veronika
  country joker lestat random woody chipper snake video gizmo maddie devildog mistress express soso123aljg cessna
  moose polaris elena montreal hjvfirf ladies wolfgang fatboy scully single wicked daisy fetish foobar castle tickle
  bunny pepsi balls transam dfvgbh oicu812 impala booty ryan gambit toshiba basketba lancer texas stephani hooker
  knicks stinger savannah shamrock benson deftones nick redneck goldberg alfred blaster siemens renegade manson ibanez
  blondie hamilton casey swinger reaper cristina harry galaxy dudley farmer blahblah enterpri travel bigone sugar
  smoke skeeter fucked indiana great ficken trfnthbyf freeman curtis smitty marino bigfoot escort babes check larisa
  spartan babylon valera paladin cavalier marathon hamlet aardvark butterfl bigboobs mister rusty napoleon seven
  hornet pierre toronto rose indians buckeyes 01011990 julie hesoyam fredfred highland holland chiefs buckeye aurora
  hotsex campbell griffin brandi redman passwor chandler drpepper monika maiden bernie brown pornstar garden storm
  12345678910 linda thuglife millie jungle pencil tomtom pizza timber sherlock audrey techno triumph 141627 321654
  fktrctq none morpheus wetpussy blabla erotic aaron pascal sampson consumer justme stones chrissy tyler marie goforit
  pitbull adgjmptw spartak german karen kissme kaiser artist bass mario nicolas virgin sundance overlord callie doggy
  irina 1478963 change nipple joejoe holly poison zipper alpine element huskers eddie danny christy pussys chichi
  inside ultimate dirty ncc1701e q12345 omega watson rommel geronimo nikki caserta trojan philips nugget bassman
  trixie chicks aleksandr cream webster help sherry manuel portugal dodger anakin bobbob bomber michel madness
  superfly q1w2e3r4t5y6 loser fatcat global ybrbnf desire bianca sexual warlock babe 51505150 andrei larry seminole
  peace alejandr concrete harris hector christop naked weed tintin qazxswedc trombone chuck pleasure rhbcnbyf home
  history sherman logan onelove cotton cdtnkfyf sunny archie holden whore brianna vfvjxrf titans truck smile party
  missy hansolo angelo panama juice qawsed inferno moon mongoose connect kingkong snatch flatron sex4me bluemoon turbo
  rocker personal emily joey finger beetle jamaica alberto mulder jamie susan immortal head passat plastic 123454321
  dietcoke spunky suck long monitor giovanni cactus ripper spyder markus planet teen patton exigen sticky waters sluts
  nolimit hollywoo abigail morrison trunks 1234321 andy assass diana deedee 14789632 clifford april speed japan
  mission sailing freak holmes bonehead ghbdtnbr 911911 charlott delta rubber newman 1123581321 faster cumming bertha
  memphis open ilovesex hongkong olga jumper unreal geheim nylons sebastia pentium legion shalom kennedy 555666 brooks
  movie dodge dream sprite curious pacific loulou philly ferret niners orion werewolf milton cantona stars africa
  office boeing gilbert abgrtyu french palmer eternity tottenha stocking foster irish jackoff 7895123 drizzt camera
  columbia fossil makaveli robinson martini salmon shasta jersey verbatim maniac snapper nasty solomon patriot jacob
  standard shaved punkrock raistlin infantry dillon twister waterloo cjkywt clayton serena 01012010 oxford maxmax
  denis flight condor seinfeld silvia musicman teddy colleen bruce wolfman megadeth cosmos velvet butt keeper garrett
  anton skywalke gn56gn56 banshee cats dogs rick ghost western grendel sucks privet frog felix marlin stone herbert
  lvbnhbq qazwsxed carrot blades frosty helena brownie groovy penny butler daytona licker intrepid trains mollie
  vanhalen jericho hershey strider lobster punisher grace bird zaq123 bottom ninja murray kansas shogun search neptune
  ball showtime darwin amadeus fuckfuck oldman bruno showme henry getsome muscle obiwan support rfrfirf skittles
  ekaterina gold whitney shark maestro anal danni tanker english tarheel fighter thanks hannibal capital newlife
  anubis gothic chaos blues cindy sabine roman preston brendan slick python boss cody devil delete mirage blood
  bentley portland baggins review porter chubby panasonic sandiego sooners buffy buck tina penelope blackdog harmony
  fusion dima mature allen mary buttons californ safety playtime dagger moscow swallow byteme stimpy lucas turner
  iverson lester liquid mushroom cracker dingdong misty nymets 456852 robin bigguy mobile tazman greg nimrod miami
  crusader bugger stranger dkflbvbh anastasia marco volume monroe doodle collins powder gotcha battle slapshot
  guardian 147896325 janice charly septembe photos short nookie 123098 123321123 camille scruffy latino poopie
  munchkin lorenzo 1passwor barcelon santiago hell world gerard picasso walnut kolobok blackman wisdom trance quality
  blade pink auburn goodluck eatshit dusty engine coltrane wheels katerina postal fuck_inside luther carlo cassidy
  discover oakland spanking osiris dumbass 192837465 lonestar ping bridge bingo bender annie stonecol dookie meridian
  sally megaman 25802580 racerx rjntyjr sirius firefly julia terry griffey women weezer beautiful ledzep lowrider
  randy ghjcnj paradox tacobell 123698745 loving catalina vertigo halflife carson sergei shiloh johnjohn sobaka
  buffett sadie chucky bonjour jazz josh thompson sinner socrates 0.0.000 stevie jeep trebor finish dark luke sprint
  shazam lady national celica hoover sommer hotboy qwerasdf 12369874 bond formula fuckface elwood melvin kiss ragnarok
  bollox lexmark mailcreated5240 claude rockon duck dodgeram tacoma romeo wookie prodigy tempest vfhecz flames
  colombia bang kitkat oblivion sithlord molson mustangs incubus smoker 123qaz window scoobydo rescue bigballs carpet
  titleist richmond director megan juan magnolia celeste melinda lucy wright jimbob kenny roger bobbie xanadu tardis
  hearts dixie pooper shaman mersedes 102938 12312312 springer imagine janine kenwood dogg garbage martinez topper
  roberts lizzie ashton elliott sheena chloe nuttertools mallard analsex shemale mikey asterix faith imperial jimbo
  cooler grateful gillian kingston yourmom sleepy gremlin printer hudson stud freckles birdman aussie defiant
  margarita 445566 deadhead polo anime tatyana jackal bridget wayne research tobias mariners rootbeer blondes donnie
  katrin weather aspirine frederic parola photo account israel shaolin celine willy willis hallo mandy rogers palace
  santos ohyeah magnus laurie creampie kisses queen ludwig fatass plymouth justdoit assfuck nellie 987456 6751520
  putter broken nopass letsgo bryan bones tatiana camel lightnin massive camelot bosco deanna gizmodo spidey caliente
  aezakmi 456654 goodtime roller catherin active pooh payton lonely redalert brucelee smokin astros thankyou atomic
  fletcher shopping mason marian vanilla unknown sapphire temple marvel qazwsxedcrfv kaktus 753159 sooner hastings
  blackjac aggies scream 123321q abc12 iforgot kasper cxfcnmt bangkok 01012001 shitty spectrum eduard vader jammer
  primus veritas ernest kristi chevrole amsterdam slappy valley pete hitler clancy spankme granny avenger satan husker
  beatrice simba dylan harder atlantic labrador smudge syracuse southern melody timmy elijah center darling throat
  stuff fatman krishna sanchez pancho gator pacman commando vulcan bush clitoris lemons alice 8j4ye3uz boner keith
  odessa barkley monopoly method kelley sara punkin pineappl lesbians 223344 space gangbang bennett lick flyboy
  hamburg asian carol spartans tricky romashka snuggles boat infiniti anders billie life drago blake hermes jesse
  goose jeremiah annette homerun dead forrest carolyn 1234567890q topcat hayden cosworth vectra grover cuddles bossman
  horndog doberman gary telefon dawg qawsedrf ivanov durango franco kyle bell rbhbkk exigent laguna emmanuel webmaster
  strong theking redbull alan pics beast viktoria breeze topdog starbuck dance dalton fuckers hungry beefcake reality
  gjkbyf speaker shelley godsmack clarence writer loveit kingpin nokia valhalla night starfish anarchy herbie blacks
  content 906090 sailboat desert fitness brando bohica achilles ncc1701a drake bull hidden kicker labtec napass bart
  amelia frontier swingers muppet terror legacy farside terminator bella matilda kentucky doughboy ramona butthole
  phillies jrcfyf 789654 camels dannyboy oakley nebraska latin double qwertyuio sabbath chang pinkfloy homers striker
  looker fallen maryland luckydog azamat iguana oklahoma moloko vfrcbvrf vette daniil command rhonda studio pistol
  miles skiing franky stoner conrad select tanya houses boris puppy charmed vladik nathalie whocares 666777 maynard
  vkontakte eileen dilligaf crash mandingo moneys tyrone funny nevada kotenok 123457 budman carlton rafael technics
  bone stick golfball rookie panda laptop today 01011991 jennie triton river trojans bunghole zvezda 132435 15426378
  hurrican central stripper dale filter jethro snow gustav ivan escape hawk igor shane lespaul rfnthbyf butch dthjybrf
  963852 1366613 cutter splash handsome oilers randall cash nofear excalibu momoney gbpltw bigger belinda svetik
  possum metal moocow keystone flamingo bogdan ccbill passwort soleil lancelot marilyn tdutybq leader madden russian
  sabina chase babies skinny zaphod kamikaze verona bacon noodle rebel doobie designer deadman attack vortex killme
  dogman gopher somethin danila reagan cancel 000007 freaks azsxdc sassy donna dracula play poncho bearbear boots
  engage deskjet bradford hammers deeznuts warhammer tight justine ralph fabian lewis marissa oregon bubbas sinatra
  hilton meatball mailman dawson columbus manchest cthulhu macdaddy mighty ready sterlin cartoon summit 123456789z
  sentinel tolkien bicycle blow beverly breast lickit kathy meghan universe capone jenna julius wendy bryant helen
  123456k nancy eatpussy hailey chair 362436 bowser sexygirl fernand eleven billyboy military demon davis jamesbon
  iloveyo traffic saint redhot microsof sonic microlab gofish pantyhos pilot lifetime rugby mayday aikido nina
  01011985 conner cutlass tree thekid theodore titties sweden function polska danie gang 73501505 market scotch
  lansing elvira bloody sexx hustler anfield coke smut catman rush bonita tracy sony fast 1234qwe cheers tinman airbus
  peters china azsxdcfv santana hayley station gabrie scottie orioles 01011970 charlton saun fortuna dfkthbz rustam
  warlord retard fatima ultima kong bigmoney 4runner rotten betty grumpy superstar fordf150 xtreme denali selena
  128500 terminal wilbur kristy wildfire vladislav bikini thor hollywood mayhem sultan gretchen figaro sixers sparta
  saratoga 321654987 01011981 models mojo greenbay cancun trinidad tammy chewie hope feet crunch bigbird mellon
  bigtime fashion piccolo fabie 789123 rjirfrgbde rovers meatloaf hyperion sandro rightnow jarhead armani treasure
  miriam hansen natural 01011986 lisalisa sport bizkit maradona sayang charli rfhbyf utopia anaconda japanese camilla
  govols emerson memory jedi cosmo cruise giant ricky dragoon woofwoof giorgi packer poontang illini davids pedro
  sticks revenge exodus reebok chanel albatros cabbage goku wally beaner quincy toby chief richards adriana kenworth
  down cooter dinosaur holyshit eeyore movies dana creamy adult tsunami 321123 knopka bogart corrado volley orgasm
  whisper flying first walleye hopper sean twisted chaser memorex ericsson jensen positive crazybab frisco dong jose
  zorro romance sherwood shania rereirf sausage milana tasha vfvekz profit zenith fugazi junebug clemson
  polniypizdec0211 tootsie fktrcfylhf comics vfczyz 150781 werner aspire hardrock condom cocks gringo anhyeuem
  madeline rich becky canon alien harper stocks marcos clapton roberta coleman applepie fubar koshka tundra vitalik
  arjay gmoney bigsexy ingrid pillow fingers samiam dean davidson skorpion candle nobody hellyeah better australi drew
  rockhard boob easy bears sparkle everest rfrnec 13243546 wolfie surf fart yosemite marisa voyeur baddog brad jazzman
  dicks tool temp 1qa2ws3ed slacker steele mikemike wood pooppoop barsik valeria deniska br0d3r fright karolina
  kirsten vfksirf kume kenshin bootie cyclone starship monty balloon maxell dildo rupert 0.0.0.000 milena bonsai lion
  salvador greatone vernon 50cent slider lillian admiral cecilia stolen albion boys midget fuckin freeporn nikola
  222333 78945612 damnit dinamo francois cheng calico duchess scratch powell stefano fortune nyjets artemis robotech
  roadkill backdoor rastaman fiesta felicia alliance fletch jerkoff killbill goliath cinnamon rambler malaka tekken
  sojdlg123aljg 321456 18436572 carrera bangbang jeanette marc fritz ramses operator shado duster spank wibble alibaba
  mechanic keywest sword amsterda hal9000 pingpong rasputin marianne hooter tara rctybz sanders faggot krista presto
  majestic 332211 nguyen fowler passwords buttman spurs carl pompey trident viagra kipper kingfish gotohell angie
  guest garage heidi mattie slutty isaiah steeler wrestlin pooter divine emma clipper macross railroad oleg 420247
  seamus ne1469 chico solnce erik kimber guiness pussie mathew nature matador sparks typhoon hank retired subway slave
  ivanova ghetto florian vermont tang ktyjxrf spears yzerman peterson magick phillips cinder nwo4life shearer pupsik
  dfkthf allsop 162534 456321 000001 city qwer123 grapes 123123q pippen belle chad venus kcj9wx5n sex123 dammit barry
  caveman critter underdog r2d2c3po skydive onlyme murder jayhawk hotshot caramel broadway kinky fuckher train trout
  ding umbrella feather credit splinter depeche seeker fuckthis respect crysis direct animals chemical cyclops 122333
  135246 789987 123789456 chivas blackhaw sinclair team megapass beanie translator helloo magicman cunts phil fishes
  supersta giuseppe caligula kill juggalo frozen quattro usmc meredith java wassup rosie bullseye pornos cohiba floppy
  alucard deacon heart tabitha kristine tunafish dkflbckfd kickass p0015123 7753191 12131415 vietnam kendall pearl
  safari gonzo crawford bob123 klingon rain looser goalie damage west dawn tazmania cigars facial deepthroat malina
  silence samara dfktynbyf fang cruiser vector tommyboy jean banker horizon chainsaw button bigbear forfun abraham
  123456r astrid carole andres sharky vh5150 royals small misfit work yousuck louis fallout scania maxx nudist
  getmoney budweise song believe brighton absolut kungfu kostya monaco vfhufhbnf mamapapa minime blueboy penthous
  chrisbln steph whitey europa jade bertie daphne groucho champ benny grant mirror village trader stroke walrus
  susanne number sabres nipper woman floyd snowboar flounder moneyman patty bottle kahuna canadian viewsonic rules
  downtown wagner strange fabric trisha italian ybrjkfq cypress 01011989 eastside sneakers passme topher golfgolf
  barber sinbad frodo panasoni craig alfa skidoo massimo back jillian cat123 sparrow senior dalejr thecat snapple
  mondeo emmitt thanatos z1x2c3 ghjcnjnfr maximum smegma thesims whitesox chong 778899 2128506 bonkers poseidon doug
  johannes gargoyle olivier hambone bluedog intruder sunnyday cyber compute kids smelly spawn wapbbs answer studly
  poppy paper simona solution newcastl adonis goodman sexxxx europe again quantum buckshot static 01011988 titanium
  erica danzig jabroni journey beastie chrono dang 555777 edwards jane gunnar federico korn custom lance 1qwerty
  assholes daewoo jess briana watcher albina sunflowe dorian premier staples nike stereo westwood usnavy boomboom
  fresh dharma motherlode multiplelo hang bike sapper scanner marius zeus racer callaway user rover lamont snoop over
  walmart micheal starfire theend steel erotica aaliyah doogie renee paintbal paint 123qwerty tyson newbie knickers
  lokomotiv 192837 hotred ufkbyf laurel shawn 12345z wasser jessic thirteen rjycnfynby avalanch outkast truman magpie
  scout philippe poetry havefun michell cubbies hotpussy deejay fghtkm droopy 333666 777888 allmine 01011984 zerocool
  janet tomorrow godfather abby greece second reading greene sascha busted ming bimmer original cbr600 ocean anne
  demons nitram pudding bounce donuts 01011987 fucku jeanne aleksey vfvfgfgf leonid smokes mylife beerbeer sims
  redfish rodman beaches 1x2zkg8w hairy contact start luis bogey prissy gegcbr tights insert carla dante beretta
  francesc jewels searay padres celeron mittens quartz ziggy diehard micron syncmaster cornell christie stunner
  rtyuehe hoosier peyton paintball bing monalisa queens terrapin a1s2d3 buzz attitude backup clevelan ling cedric
  marin barefoot artur chuckles barrett meathead bigass ou8122 titty gretzky 02071986 kosmos cfitymrf biggles cambiami
  12345678q 03082006 thongs what aleksandra twinkle gladiator gollum rabota mazafaka 336699 goodboy carbon scuba tango
  stoney brent weaver will volvo pianoman gaston casanova traveler clark stumpy hawkeyes clarinet looney mommy maggot
  felipe bucket freeze sound sexyman johnboy dian snapon deeznutz warthog vegas filthy steam carina 10203040 123aaa
  mustard boricua meowmeow maste mellow sunshin bengals combat goofy sauron krystal alina prophet loco lovesex twins
  triangle booker reefer nickel venice xander strip valencia 01011910 lord rhiannon smeghead valeri andromeda 12345679
  diver cerberus sputnik groove lambert usarmy more tiberius zigzag sting abcd123 bean welder radio petra focus
  gabriell candice salamander eternal motley resident hayabusa marcia rambo together rainman poochie purdue redwood
  ripple buzzard wang redwing boobie juliette monke hokies phish crjhgbjy jagger rockford shou tuan goldwing brewster
  bermuda zero thegreat proxy confused badgirl lola bacardi derek whiskers spaceman starman trial karma claudio
  12qw34er allstar carolin gesperrt lynn swords rasta nikolay kang slinky pinhead hacked sersolution overkill rhfcjnrf
  mishka montgom240 123451 banane person public fester 12345qwe lions helmet ripken frisky changed games higgins
  trapper piper windsor supreme ib6ub9 kaylee athens norway runescape oasis jill hurley dbrnjh shun chun 235689 784512
  14725836 19411945 darius chip hill midway kool hoosiers vinnie recovery cicero napster lionel amazing tracker laser
  01011992 adrienne roadking menace secure stoned br549 thedog sacred squash nice smoking pony feng illusion 01091989
  woohoo medicine antoine leavemealone bagira megatron 787898 5551212 reader comet clown zippy company doghouse stacy
  wild army maxim paula bravo buddah jaybird chuckie look dino peach todd hanna chuang mortgage idiot saleen rulezzz
  massage sonics butts motherfucker 02071982 pobeda benfica poker kashmir balloons optimus chunky chou shai 135792468
  common starter brewer babyface pants gregor dogfood hardcock deluxe bigmike 01011975 blackbir bookworm hampton
  jeffery salomon godfathe meister angus intel seahawks talisman eraser collin pissing hawaiian zhong mian 7779311
  michae berger alphabet tricia beautifu misha maryann 123456654321 adams jenn riley really mortimer tongue century
  sancho remote darkman buddie roadrunn pizzas lexus medusa health stalin toledo cubswin dutch lilly beowulf charlene
  willia pool handyman f**k pacers unique clouds cgfhnfr breasts chinook just4me nuts 01011993 wedding calgary
  dutchess heckfy max123 ludmila gong 12301230 nova shell lori site because cheater famous delphi cathy wareagle
  martine gromit sponge ashlee valkyrie yoda glory idontkno smiths mohamed teddybea killers boxster five babybaby
  mermaid satana bhbirf foryou qazzaq hong puddin chao shang zhei quan inuyasha stanford peacock assword misery
  desiree barnes sullivan beamer diggler medical 1pussy wishbone circle property ripley thedude cloud fisting alexia
  beemer jayden gameover redline venera salsero lust fytxrf sergi spanish sinister india vedder gonavy manowar
  02021987 novell lang colonel rancid diao 147369 chrome friendly destroy titten electra polly eureka onetime phone
  otto lakota claymore hotbox asia banner madina 02011985 manuela bitchass ruby sporting bartman matthews checkers
  playing 01011977 02041986 carmel dfcbkbq nimbus wrestle bulls 02081988 jktymrf preacher gamecube 02051986 svoboda
  123321a circus armagedon alenka z1x2c3v4 leng qing cong zheng 02091987 12011987 park claudi rhtdtlrj pablo thumbs
  camper doitnow goaway subzero charity hootie face pissoff jammin beth blackout crow darrell cocaine bcfields skylar
  rolling loaded milkman lotus davide bigbutt electron johann 12345t cheeks skate silverad lighter 02021988 hassan
  02031986 pothead gobucks 123456qw squall thunderb 02101985 courage pippin ghostrider antoni kaitlyn neng peng miao
  teng xuan xiao 654123 794613 reynolds cannabis xerxes ipswich mango farley lucille pinky jimmie nude dieter annika
  mitch southpar marika dickie jetski finance tdutybz dianne forward jenkins bright absolute bilbo musashi ferris
  iamgod lipstick 1234567890a laurence 02061985 02011987 mandarin quest adults yfnfkmz kleopatra nong piao ruan zhuang
  chai dirtbike 111333 369963 1236987 sheba pickup dwayne othello mari katherin forum sonny 12qw12 rider a11111 warner
  northern cinema cameltoe petrov bluefish fuzzy pheonix iscool secrets 02021986 elite toon modena bert marsha
  slippery kissing caravan divorce tank beatle jump akira sanfran 01011983 1qaz2ws cheech 000111 badman 02091986
  samtron paloma yang dolores sveta mollydog annabell starcraf ghblehjr vasilisa jameson chuai deng qiao zhou zhun
  jiang luan sang ying beans slim illinois warning ebony meat jockey deadpool hillary bearcat caprice farscape evan
  bigtit lassie zappa sander nicol hopeless sheriff carpedie bank asdfzxcv sherri march barton shepherd 02021984
  gatorade keegan high toolman barker spectre pussey nuggets borussia mantis 01011982 banzai ariana flexible mullet
  graphics fyutkbyf 123qq123 templar stories yfcntymrf 02081984 02081987 fergie records thedoors 7ugd5hip2j gawker
  pussyman skyler elizaveta colton huai seng xiang zhuai guai 02061986 solo moritz monte lemon strength talon rhino
  susana sonoma three mack spinner allan keller webmaste grease augustus raquel alejandro chimera rufus stretch ticket
  bacchus kendra twenty corsair kinder argentina corleone zhai spice domain iomega heater 02031984 02021985 hover
  ltybcrf artemka xxxpass qiong ting hippie jing reng tian tong 123455 21031988 987456321 poland deutsch becker speedo
  brett slapper letter harvard bonjovi mazda virtual cosmic leon snuffy blaze sergeant dragonba stonecold hellos
  jacques register buttercu 01020304 huang 01011999 millwall patience chrysler merlot bullfrog latinas 02011986 xyz123
  istanbul phoeni 02081989 kotaku universal noelle binladen artem shanghai castro ceng chuo jiong xiong shei meng hans
  wraith pierce jayhawks kilroy amateurs dotcom cattle daemon ntktajy barbados renata thoma balance chan nomore pdtplf
  canyon kayla jackpot mets pulsar baron marker chippy monarch hamish aubrey reds knockers dipshit alexey malone
  athlon hubert vadim everett napoli myname belly cobalt counter dialog augusta smokie cristian cougars screen
  02041984 criminal hardware ramones bobdylan ning capslock 02061989 rong zaraza ciccio alisha gfhjkmgfhjkm chui liang
  pian niao 120676 147963 gadget shiner laurent fulham missouri carlitos dwight helene halifax dogshit entropy
  coldbeer silent lost silly netscape boom edgar dog123 county deep freeway syzygy andromed game media wings brigitte
  yeahbaby diego yolanda eldorado hollow crack eastwood gunther paranoid anita sexyboy soulmate gooner drunk persik
  lesley geneva 9293709b13 microphone kakashka 02021983 50spanks 111111a fgtkmcby mclaren spread geng shuo zhui duan
  nuan qiang weng shuang 159632 9562876 1234567891 bamboo brittney fastball creature cards just4fun matteo fuckyo hack
  smashing foot washington arlene baggio carlito astro hondas snooker sophi redbird bigblue dynasty mephisto trainer
  shitface fountain specialk estrella some 02031987 generic buddyboy stevens 02041983 arcadia 02051983 manning nikitos
  piramida 02021989 violetta piano salasana maxxxx zang shutup thing suan heritage liao 11221122 browning homerj
  tiburon obelix kris chopin 02041982 insomnia hooper promise cygnus theater romero jelly plasma kissmyass here submit
  budapest jayson sexysexy jorda citizen sahara card stroker pavlov pasword amigo heynow arturo fight ventura sandwich
  fraser yummy homeboy royal gamecock milo female wildcard magazine telephon bigfish kuai lazarus cleo licking dundee
  02081986 1a2s3d4f brodie misfits slavik rochelle sleeper seeking pringles butcher patric nanook 02041987 02041988
  vsjasnel12 darklord radiohea 02011988 cang shao sheng guang shuai xing karin hughes giorgio maxime sphinx reckless
  triple baldwin taxman orient desmond married zhjckfd hunt romano jiggaman ramsey officer sam123 classics hooligan
  pluto georg bolton scrabble jezebel major 010180 jellybea shock drakon seadoo mexican pharmacy door lena abnormal
  patrice concorde alfredo 01011979 02081985 cdtnbr puffy islander 02101984 chantal jakejake 02011980 yjdsqgfhjkm
  bushido kazantip verizon maksimka dupont crusher jiao zong zhang pang 123465 655321 premium wg8e3wjf corey 426hemi
  goat diane channel project hole cthtuf arrow meagan tootie bounty 02021982 kfhbcf kirsty howdy ramrod sweetnes
  bummer corolla andersen blond race darryl senator ferguson donovan 123456qwe thelma dynamite gertrude doomsday
  rhjrjlbk hjccbz mariposa ozzy excalibur marcello buttfuck moore samsun masamune zhao niang zhuo 02071984 998877
  12365478 darlene bessie brains north attila clowns chestnut woofer model 1qa2ws moses someone lindros tiny dottie
  civic july a1a2a3 anthrax imation beacon tripper vsegda ursula fullmoon spiker sporty force pornporn citadel jacobs
  volcom dynamo amerika 02031985 bombers burrito inspiron forsaken spock mallory lantern nextel goirish haggis callum
  insanity placebo creation glacier 02061988 stepan zander dabears katarina sexxxy moonbeam webber gonzalez tiao
  147741 258852 dogger pecker stiffy senators create june wingman pumpkins windsurf ernie mick watch jarvis zephyr
  fishman dell reddevil wanted sheridan nichole bronze concord rjhjktdf kellie baker zalupa killkill avenue asddsa
  bunker wrench paddle schalke cobain shanna poopy broker mouth woodland suicide vanguard aviation exotic heat
  stanislav 02081982 superb q1q2q3 fergus mihail vfibyf 02051982 mobydick icu812 sausages tuning francesco ganesh
  anastasiya nevermind presiden kerstin vfitymrf varvara happiness robotics zuan nang shui 225588 369258 normal deer
  bigcat store 02011984 tech onetwo postman weird uranus highheel aloha cigar puss stylus gobears duckie stratus thong
  pippo conover soprano jingle firewall polopolo dolly pepito piazza radical alone mail boxer 02031982 reload
  evolution grande tipper 02061980 battery dogcat drive kirby candace bombay mariana sowhat lips download fandango
  kamila popper gore beng rang bian cuan 369852 1000000 1234560 lenny louie earnhard simmons airport snappy angelika
  fishin boxers icehouse qqqqq1 cramps basset dogboy hall abstr softail titan santa killjoy fischer electro mygirl
  delilah nutmeg 111qqq christma krusty script zaqxswcde bigboss flores guyver coach prowler harvest latina clit
  moreno erin 02061987 02091983 01081989 spikes jubilee shan choice yugioh toaster gorgeous namaste carnage yong zeng
  biao heng keng kuang 12051988 alissa nigga dayton chriss niceguy magelan almond club bumper partner 123qw marty
  spongebo erika judy hookup bigben wifey enrico starstar gilles chillin superma radiohead havana lumber pistons
  viktoriya gameboy robot santafe jennife mckenzie reddwarf cascade kidrock pinball isaac banger 05051987 02071987
  02101989 02041985 arrows platypus foxy 02071980 1z2x3c4v abrakadabra doofus passes shanti barron marianna longbow
  services 02101987 heroes living mankind stasik jets beardog longjohn 123000 134679852 glenn 01011900 alessandro
  garion live juanita honolulu nygiants busty install niceass string boozer mars astra abbott puffin dogbert queenie
  muscles highway visa 02091984 cottage compton steffi romans beerman windmill earth freebird slamdunk snowflak tasty
  delight nights emilia bronson frost irishman state 02091981 bergkamp pixies training playstat milk oatmeal mudvayne
  airwolf season lottie dudedude jackjack johndeer zildjian magnet vjcrdf 02061983 02041981 hammond ramirez 02091980
  mang aptiva anai qwer12 gidget 153624 333777 22041987 stop kjkszpj manolo bruiser chilly medion josephin jared
  paulina fishbone edison caught gasman pocket moondog charter camila impact tbone bigblock rudy towers krypton hallie
  jefferso pelican altima clippers getout compass kimmie chambers paulie spoon sucking albany toffee theatre never
  pavel 111111q climber marlon micro thisisit armand ultra aladin monkeybo comfort 123456l epsilon idunno stress
  hounddog pallmall 02051988 02041979 kate webhompas picturs 02051987 sairam 02081977 05051985 02071988 cobras ballin
  comanche landon severin 15051981 26061987 whiteout roadster basebal drifter easton werder norwich stubby stefanie
  clay gene ellie versace food visual heinrich record bowwow ellen undertak demo hookem anastasi fiction medic colnago
  booster festival zzzxxx coolcool qwe123qwe sinned foreve squeeze 02031981 anthon diving shocker hewlett cross sutton
  choochoo 08031986 02051989 milan defense 123456789s fidelio welcom word lithium 02051984 02061984 kisskiss cbr900rr
  british franc kings mama123 lovelife hellboy chipmunk saiyan bluebell federal trust format kjrjvjnbd ctrhtn 1234qw
  hollie celeb fuckinside 111000 987123 10011986 11051987 13041988 21031987 kirk washingt tkbpfdtnf sensei smirnoff
  mydick spam macbeth cabron guess pipeline clyde dalshe zebra mortal fishhead gustavo vintage 06061986 pigeon carver
  gypsy konstantin beta freefree krasotka 01031988 komodo 02091985 juicy punk starligh flyfish wireless carman 81fukkc
  manila olesya salome lowell torpedo switch motion sharp toejam julien puppet buceta 02021979 koroleva lineage
  michaels close yogibear redbaron codered frogman 02021981 tatarin azazel moskva kitchen freesex president 7894561230
  news mykids bitter highbury tranny redfox 02061982 achtung spotty survivor program transit sanity seagull flanker
  cocker wanderer fuckhead zodiac isabell costello virgil nutter rockies irinka washburn upyours kelvin chilli
  bearcats chef itsme gravity chevys solitude cocksuck minerva deeper 01011978 02011989 ohshit vera rober slowhand
  tommie ross jsbach lorena dinara paradigm lilith nostromo borabora arkansas chiara savanna presley bologna terminat
  habibi contest sushi markiz sigma bdsm blam fantasia mildred 02041989 underground cnfybckfd ghbywtccf 02101986
  bigbob 11081989 12021988 13041987 14061991 20061988 21011989 22021989 24061986 30051985 74108520 joel slater comedy
  marti grand georgie wildbill smart kent larissa gilligan blast hornets brain berkeley birgit maggi armstron 3000gt
  01061990 corndog hilary troy 123qwer lane piggy destin tropical sundevil shinobi horace gagging hurricane volkswag
  wasabi 01011960 bmw325 02021976 zanzibar reilly angelus chinese sissy sunfire tonight sonia sneaky report 02071981
  coventry gtnhjdbx 03041991 sekret 45m2do5bs undead qazws madcat hotone eastern 123ewq daniele lasvega amorcit wasted
  sidekick 02031979 yfnfkb revolver cleopatr nfytxrf jermaine gbhfvblf kalina 02081983 172839 420000 635241 18011987
  23041987 cisco everlast hopkins nitro south nation tinkerbe lamer boating glass bluesman weston leroy customer
  12qw12qw paolo quentin messiah hitachi krissy shawna conan woodie troll groups spikey fatty villa denmark stephan
  birddog cyborg keenan tokiohotel straight nautilus rubble highlander redeye justus firefire from 02071983 schmidt
  longdong margie suckers waffle khan sonata lopez there skyhawk joebob armada 07071987 reflex threesom 02021973
  01121986 americ goten loud ghjcnjgfhjkm 02011981 01071986 02091989 02071989 yuan cole 10031988 10071987 12121990
  13031987 14111986 19061987 19101987 24011985 25081988 28041987 123456123 bighead matthias changes descent fenway
  taco eggman aaaaa1 jonny dogface bowman irishka shibby antonia astral nudes teenage enterme thecrow andyod22 score
  complete rivera belmont tigge junkie fredrick daniels vickie bennie skinner razor umpire blanco fearless rollins
  sluggo torino antelope marseille aramis emilie gryphon malachi viewsoni ethan yeah marble 02081980 reptile 02021990
  chandra kille dindom 01091987 evangelion handball barselona draven sandrine sprinter fyfnjkbq 01041985 02101988
  stinker palmtree sonyericsson hotties rampage seabee chick 987321 10011990 10051987 10101986 11061985 12121985
  13061986 14021985 17051988 20111986 22011988 25800852 28021992 gordo bigpimp question boytoy quasar carpente amand
  luca pasadena biatch benoit glock coldplay expert audi castor deadly fairlane elcamino callisto glamour datsun
  studman hanson mentor tomahawk shamus gladiato diaper keisha styles squeak cayman runaway dentist navy skip fantomas
  thewho zippo castillo luck arianna papito holycow 02031989 ukraine doors wildwood skibum gambler helper 09051945
  best malice karachi jewel excite toilet corinne morton johngalt sweetness options loretta mcdonald sf49ers palermo
  playa lambda 02031980 01121988 gideon matthe 02101981 medved cheshire superior 08121986 ministry trinitro pebble
  bismillah roses elefant harlem 04041991 nikolai vendetta bobdole 03041986 02101983 manfred biker margarit bigpoppa
  ijrjkfl asimov 01011995 dominik 100500 196969 415263 11051990 16051987 16051989 17061988 20031987 20091991 21031990
  22021986 25031987 25121987 27061988 28011987 28021990 29011985 29051989 29071983 30041986 limited vitamin calibra
  zarina perry iforget 04041988 shrimp antares hola antonina jamess hetfield warez bigones cutiepie chapman bolitas
  dimas nonenone bestbuy papillon baritone knock eight stream sleep stephane freefall vjqgfhjkm show 0000007 priest
  jules mischief rogue hate flip ernesto dominion vienna macman enforcer devo 3x7pxr parol tophat megane dungeon
  leedsutd f00tball mingus skillet robins twiggy bitchy giggles remingto alberta ducks rfvfcenhf book 02011983 otis
  derparol 02051980 quebec emperor buste 05051989 synergy 08051990 02041980 older 01041988 01061986 mamamia rosario
  finland modern carnival 01011994 dmitriy ghjuhfvvf knuckles mahler kayleigh klaste 224466 1234123 11121986 12031985
  12031987 13121985 15011987 15051990 15101986 18061990 18091985 20051988 20091988 21051991 21101986 22071986 30031988
  31011987 notused bigdawg grinch chips letmei slugger 02071978 mental harddick brand bozo paco kojak tabasco chelse
  spud rico keepout kokomo firefigh addison blowfish 1dragon hugo samira sexylady sevens 08031985 stacie dimples post
  tuna alexandre whiteboy films cromwell magneto kernel carroll minemine dontknow 02011982 wp2003wp sanford referee
  lakeside polish 123456ru screamer calimero portal kfgjxrf conway rockie 02101979 02051985 dfktynby francisc swinging
  02041974 cygnusx1 trucking 08081988 obsidian sales auditt 02031988 oxygen roswell tower 01031989 01011974 papers
  popova 03031986 giovanna sasha_007 thecure 02051978 bigbang lfybbk pizdec 12345qw 02071979 zoloto marijuana 02031977
  02051976 kimball kerouac 142857 258369 999666 10101990 13021990 14021986 15021985 16121987 17011987 21051988
  22031984 22041988 23021986 24111989 25041988 25091987 26031988 27081990 30041987 07091990 stryker ksusha entry roma
  maple choke cassandr moonligh fenris 12345s duffman blueball bigbooty cars salope sexxy dinner building mopar cecile
  fishfish paramedi capricor robocop rimmer hardone w_pass 4ever evil nomad nuclear asgard series advent 01031985
  universa jorge kestrel spanner guido cheddar lalakers acura anchor cold yoyoma darkangel aspen bahamut whistler
  57chevy smackdow galant bukkake leopold option strawber bookie crusty qwedsa nine extra 02051981 01021990 transfer
  breanna mothers clarissa prozac loki bootys argentin flame bricks slimshady dkflbr 11111q krolik joshu korova
  johncena magpies cevthrb suckmydick spanker dogpound 02051973 impreza 02041975 132456 145236 357159 741963 10041986
  10071988 11021985 13071984 14081985 15071987 17111985 18091986 19011989 19031985 19283746 21011988 21011991 22061988
  23031990 24111987 25011990 25091990 31031988 notebook prospect bettina gymnast jktxrf seneca zxcv123 ksenia rudolf
  marquis huge q11111 tribal zack johndoe hejsan jeannie lemmein salem petrova clutch django sexgod sexxx capetown
  tupac ratman 09021988 vlad fortress canucks 01091985 virus chocha serpent wallet inter telephone eggplant camero
  roofer nazgul fussball fktyrf pufunga7782 amore 02041978 factory alanis marseill janelle wealth addict goodgirl
  timeout wolfpac 02051972 camden tenchi 05061990 godlike turnip beaker k.lvbkf 010191 01031984 02031983 repair
  nbvjatq vehpbr southpaw sylveste redhat wingnut patrol magellan vampir assasin aikman trailer mariya taekwondo
  258963 7896321 10081989 11031988 11071988 12041986 12041988 12061988 13011987 13011988 13051987 14011986 14021990
  15011985 15041988 16051988 22021988 22071987 22091988 22121987 23021989 23041986 23051985 25101988 30081984 sonyfuck
  style llamas clifton irene 02031978 punch noname goldfing 1234zxcv jumbo helmut maveric ricard antony marcius2
  pentagon sawyer gina pearson hotgirls flasher tracer boater shoes peppe joyce cornwall goodie devon benito sixpack
  mandrake earthlink lookout slammer venture gagged onion 01071987 truth aries 12345m lakewood loveya dogwood moonshin
  ring wyoming suburban challeng volkov opendoor 01011976 04041983 commande hoops jonathon 08081986 seymour ashle oreo
  murzik 02051977 navigator right gratis myrtle native trip twelve 02081976 arctic fkbyjxrf rasmus wormix 02091988
  07071977 03021986 millenium radar 07071990 05071984 01041987 goth asians camaross bluejays gaell 333444 10031987
  10101985 10121987 11061991 11121985 12071989 12081985 13061987 14101987 15071986 15071988 16021990 17061989 17101986
  18021984 18041986 18051988 18101987 19051987 19061990 19121989 20041986 20081991 20091986 20121989 21061986 22011986
  23051990 24031988 26031990 27041990 27061985 27071987 29061990 29071985 30041985 135798642 lekker qazxcv borders
  davies midnite lloyd beater 05071988 whatwhat optimist damon 02071985 gotmilk clock decker larkin road loren redskin
  hung bremen enternow page 01051989 03081989 bimbo hattrick aaasss 1a2s3d dejavu markie ou8123 1master screw 2fast4u
  daddyo bordeaux 12345qwer blaine rough alchemy 09041987 hott real solaris proton links cardinals marriage disco
  peggy spence fanny coming swedish espresso auggie 02071975 vbkfirf dougie p4ssw0rd richar noway nightwish saigon
  holes jocelyn 23skidoo platon ghhh47hj7649 speedway 01041992 01041990 devin leeds 09031988 timosha roadrunner
  ironmaiden mackie supernov delfin toriamos 06041988 ceasar trans oberon vjkjrj capecod glow nevets 123567 147896
  875421 10061986 11051984 11051986 11091989 12041990 12051986 12051990 12121988 14041988 15021990 15051985 15111988
  16051985 17041991 20021988 20041988 21061985 22061989 22081986 25071990 25111987 26061985 30011985 mamacita derf
  sandie jaime longer stigmata munch gonzales alena 01121987 data shag nineinch a1234 waterboy klondike ilove finally
  bomb spiral boulder odyssey amigos somerset 01031986 pain burns mulligan krokodil explore lawson charon peeper
  redcar fellow ambers sloppy savior schatz moron q2w3e4 hardball azertyui republic patch reggae canuck romantic
  vauxhall angelic emilio advance 02061977 around 159357a 06021987 spoons rfntymrf almighty deputy 06081987 tosser
  stratfor mississippi suckdick eating intercourse closer 01021989 lenochka marijuan 02031975 globus sterva domingo
  limewire terefon coors 04041990 suslik steaua bledsoe 12345qwerty greedy 01061988 iriska htubcnhfwbz zasada sandr
  beezer funstuff evgeniy bball patrici cuervo printing 111777 357951 10011983 11011990 14011989 14031988 15021986
  16051990 17031987 17071989 18021988 18111987 19061985 20031991 21041992 24031990 24091986 25011986 25061985 27081986
  28051987 29051985 29061989 pastor funky theforce chiquita strap yessir daman 05081988 beech streets wxcvbn holein1
  maserati berry qqqwww geezer coral cabernet joecool nastia egghead doris sheepdog terrell jomama kane armando
  hairball christa aileen clarke insight afrika vancouve tender munich 02071976 123456789m grandam brady luciano
  alcohol sheep idefix cyprus trees scheisse mooney ambrose hoffman pimpdadd baltimor jennaj norbert call jaeger
  watford davinci mizzou gocubs square pigpen 123456t houdini jewish tomas kirkland ophelia riccardo 07051990 another
  rodeo luna bonanza lhfrjy 02061976 sigmachi revolution firenze 03041980 selina absolutely lback ghbrjk rfhnjirf
  05091988 cvthnm colonial toolbox 04061986 hunte ringo bongo 02101976 azert junk banan howell liliana q1234567 medina
  riders ilikepie 09021989 toonarmy laddie 01031983 footjob 06051986 kronos eskimo wolfen barley bigdicks dabomb
  cashmone 02081981 junio 02041977 01021988 monic 123459 223322 556677 996633 1235789 5201314 11011991 11071985
  11081987 12071987 12081984 12101988 13031986 14021987 14071987 15051987 15081991 16011989 16061986 16111990 17071985
  18051990 18061985 19071986 19071988 19101990 20031988 21021985 22021985 22041986 22061941 22061987 22071989 22081983
  22121983 22121986 23011985 23021985 24061987 24061988 25011985 25041985 25061986 25101989 26021987 27031989 28021985
  28051986 lolol myxworld audio kristian samoht dominiqu joemama gabber toocool ariel twinkie zxasqw marcelo darkange
  persona scrapper delaware progress cafc91 kurt shuttle link gabriele smoothie slimshad 08071987 q123456789 franks
  norris yasmin outside hottest cumslut tripleh mann starr morales vqsablpzla pathfind trace elisabet doit evolutio
  fishon books 02021980 flicks velocity ranch annmarie gthcbr biggun dolemite vagabond outback sexo woodstoc 02081979
  macleod plastics javelin bootsy 02021991 08061987 aolsucks c2h5oh 02031973 sofia redbone klizma rachelle petunia
  pumper all4one mohawk lobo billabon rockin ncc74656 baylor 04061991 koolaid granada allegro 02021971 alinka
  nevermore mikael montag beloved breaker reginald sheeba 02091976 wives dukeduke archange metroid minimoni hellsing
  rocknrol 02041976 fabio 03071987 zaqwsxcde max333 wanking awful morrowind friendster irving goodday modelsne bumble
  nataly cirrus samm 03111987 nittany dogbone storage 05061986 04041985 punker 02011975 purpl futurama 132465 10031991
  10111986 11081990 11111987 11121987 12011989 12061986 12121982 12121987 13111990 14021983 14051990 14071988 14101988
  15011986 15071985 15081988 15091987 16031990 16101987 17041987 17061986 19011987 19051986 19071990 20021986 21041985
  21081987 21111985 22021990 22031991 22041985 22061990 23061990 24051990 26031984 26031987 27031987 27091985 29051990
  29081985 29081990 29111989 29121987 30121987 31121990 esquire homemade kiteboy herewego bedford dirk lonesome boxcar
  pornking dickens four climax gotribe bleach cheeky cucumber vipergts awnyce 123qwert jeepster harbor acidburn harald
  calling dingo fireblad christi pinnacle shodan 11111a fallon 03061987 02101977 deniro 08041986 dudeman harrier
  buffet mariner foolish wildone peterbil allgood fields salami bugs estelle lighting mega butkus elvisp russel donner
  doktor tycoon cement 04051988 ottawa bigguns lillie fellatio emmett kiwi barfly 03031988 baracuda flipflop raleigh
  singapor sperma 04081987 maxdog opennow thedon sedona sixty terra blunts lander alisa 02091977 05051990 crackers
  doubled warhamme proview masterbate 02091975 status 01011971 females flamengo behappy lfitymrf qwe321 starwar
  snowbird 123456789d corwin azzer 02101980 lagnaf daughter cubs navyseal 01081990 carebear protect kamasutra bastards
  delmar deaths metall steffen 01061987 02051975 wiseguy pimping 515000 1598753 10041983 10061987 10081985 10293847
  11011987 11071986 12051985 12101985 13111984 14071986 14881488 15051986 16061985 17011990 17021985 17091987 17101987
  18011986 18021986 18041990 19091988 19111987 20011989 20051985 20071986 21071989 21111990 21121986 23011990 23021988
  23051986 24011990 24021991 24061992 24121986 25011993 26041986 26041991 26051988 27011988 27051987 28021986 28071986
  29011987 31011990 02071971 whiplash lara adriano boyz hatred reserve draco rainyday mercede grin stafford mone motor
  ontario stang gardner weekend jakarta shonuf clovis drum gotham jughead golfgti dooley sand nightmar wetter 03051987
  01051988 comein meadow 69camaro chessie marshal phyllis mutant dingle chelle nautica haley camber dragonfl senna
  bigjohn heels stickman sambo 03071986 hiziad sexybitch puppydog 5wr2i7h8 deville pacino paragon pointer tarpon
  sprout durham wheeler spliff sick rockwell vfntvfnbrf meliss narnia eleonora lefty chewy payday atlas alleycat
  ambrosia drums linden austria phialpha exchange rage lokiloki tarakan cartoons 02091973 01051986 bungle contract
  03011987 kolokol daisydog penetration 06041987 laetitia gohome 03031990 02101978 pushkin leigh gianni wordup orchard
  adrenalin goldeney luckyone 06031983 tuscl escalade 0192837465 gerbil blanca widget fyutkjxtr 01011973 02071977
  02081974 touching 04091986 sites pookey 1q2q3q charisma 07081986 inlove grass kolbasa 07091982 newark 12345qaz
  bootsie interne raphael rated cleveland 02061979 henrik roll 08051987 jenifer cocksucker 03031993 222777 777999
  1234566 10011988 10031989 10041990 10061984 10071985 11071989 11091984 11111986 12011985 12021985 12031988 12051989
  12091988 12111990 12121989 12348765 14011987 14011988 14021989 14081988 14121989 15021983 15031988 15061988 15091988
  15111984 16011987 16111982 18021987 18031991 19021990 19101986 19111986 20011988 20021985 20031986 20061986 20081986
  21051986 21071987 21101989 22051986 22071983 23031987 23051987 23051991 24011987 24071987 24101986 24111990 25021988
  26031986 26091986 26101986 26111985 27021991 27111985 28031982 28041992 28061986 28121984 29041985 30011986 30061987
  31121987 31121988 369258147 point 05021988 dragster bismarck cambridg cliff 1michael honor buzzer supra treefrog
  kerry reason frogs treetop catcher dicky xantia daisey siobhan lister dome strelok auto gamma jello hawkins
  123456789qwe prosper pitch stan workout walton catnip 06071983 trauma sebring michal nounours kittie burning driller
  thierry lumina speakers brennan colin neon atticus puzzle mallorca delaney burn checker jabber melrose zyjxrf
  normandy ariane dbnfkbr bambi lucia wilder killa masterp 02051979 playball scamper 7777777a signal base benessere
  freee 01021985 getting smackdown melons 02051990 chains asdffdsa 03041987 melina sexybabe cannibal fosters beethove
  02091971 01051990 burner nthvbyfnjh meow malaysia 02091982 bynthytn aprilia 02011990 venom italy meier shen pavement
  03051986 stockton 06061987 peppers tantra guillaum 777333 888999 10041991 10101989 10121985 10121986 11011989
  11041991 11061989 11081988 11101986 12021991 12051987 13021987 13081985 14031989 14041987 14041992 14081990 14091990
  15041987 15071983 15081990 15091989 16021987 17021987 17061991 18011988 18041991 18051987 18061991 18081988 18121984
  19031987 19091990 20041990 20051989 20061984 21021987 21071992 21081985 22061985 22071990 22081991 22091986 22111985
  23061992 23071985 23091987 23121986 24021988 24031987 24041988 24081988 25051985 25121985 26051986 26061986 26071987
  27041985 28051985 28051990 28071987 30041991 30051989 30061983 30071986 30111987 789654123 007bond redd manny giulia
  caster readers mooses worthy royalty jonas rita segblue2 trustno hansol gumby enrique body 123456w paulpaul gannibal
  earl compact frosch skylark hallowee kenobi kittys andrews terrier dirt farm marbles ticklish 07071985 frenchy
  offshore jazzy sexyone algebra hyundai hotass sexman sex69 olive leinad farmboy 02041973 middle clement amethyst
  letsdoit gofast thrasher plato soul ride notredam candyass hannes spooge systems gatsby junkmail ladder uptown
  shower chill karine 09051986 matty airman 06011988 volleyba stayout abacab blanche buckley bouncer vodka bettyboo
  shauna 02061981 manga 02011979 02101973 muslim 08011986 cutie ilikeit 06061985 01051985 constant longhair their
  kaboom elmira amatory 09081988 q1w2e3r navajo alcatraz olenka 01021987 09091986 05021987 mynameis 08071988 larson
  04051985 powerful 04061984 sephiroth panter casio summers 02061972 1qazxsw23edc nikolas rugger 05031991 sparkles
  skinhead sonysony snicker pancakes pilgrim ananas contra sheldon generals grisha montecar briggs 02061974 010390
  ploppy 115599 321678 951357 1234561 1234568 10011992 10061989 10071990 10081983 10081990 11041990 12071988 12071990
  12081983 12081988 12091991 12101984 12101990 12121986 12121991 12211221 13071990 13101987 13121983 14041986 15031990
  16031988 16071987 16071991 16091987 16121986 18111986 18121983 18121987 19061992 19091983 20051987 20061990 20101988
  20121986 20121988 21031985 21121985 22011985 22051991 22071991 22121989 23031986 23051983 23091986 23111987 24071991
  24101989 25081986 26071986 26071989 26101987 27021990 27031986 27061983 28061988 29031988 29061985 29061988 30011987
  30031986 30031992 30091989 30121986 31031987 31051985 31101987 1234567899 renate radeon sergbest 08111984 talbot
  pathetic errors springs needles restart stock hiking auckland jimmys pearls 01041980 billbill hazard capitals
  02031990 pizzaman fitter biit tazz ulysses stitch itisme delpiero wind neville nico 09111987 1234rewq virginie alive
  grunt emil octopus 04111988 tampabay ratboy 1qazzaq1 gabby 1million playmate 08101986 dfcbkbcf carrots istheman
  jarrett yamato rumble ilovepussy wonderboy montrose dunlop werdna cassandra clemente tralala collie swoosh 06031992
  dreamcas track sliver londo cocoa rfgecnf 05051991 rollin painting makaka 04041987 thebear 01071984 zxcvb123
  05011987 04061987 lockdown blacklab riffraff legs kahlua fidelity 05111986 08121987 alexi winger 07071988 07051987
  edmonton 07071982 pressure streaming amstel supernova 02081973 fujitsu 05031990 fluff samanth panic napalm 08051989
  09081985 07071984 camil blubber 02031991 01021992 tujhrf gatit titts camping cable babycake budgie dani vfndtq
  hewitt spot frederik motocros 01101987 rustydog pinetree 07101987 120689 1357911 10031990 10031993 10041987 10051990
  10061985 10071986 10091984 11031983 11051988 11071987 12071991 12081987 12081990 12111985 12111991 12131213 13021985
  13061985 13071987 14101986 15011983 15061985 15081986 15091985 15111989 15121987 16061987 16061988 16081986 16091988
  17021989 17051987 17051989 17051990 18011985 18021992 18031988 18051989 18101985 19021991 19061991 20041985 20061983
  20071988 21031984 21061988 22011992 22031986 22051987 22051989 22061984 22071984 22071985 22091991 23061989 23091985
  23091989 23111989 24091991 24121987 25031983 25031991 25041991 25051987 25061987 25081985 26081986 27021992 27031992
  27111989 28011988 28081986 28081990 28101986 29011982 29061986 29091987 30011990 30051987 31051993 31071990 44332211
  66613666 1234509876 duffer ollie benton tetsuo glasses nestor feelgood cola cleaner rocco smirnov roxy dummy loose
  maximo iceland tigercat citation blitz icecube burnout puck twist asses noel panhead adelina hanuman sunlight
  02061971 cupoi bigtruck phat rolex 06061981 exeter r2d2 lilbit rhubarb morten custer buford papamama mouser bowtie
  perkins toast husband betsy jefferson serious elements zapper 02031974 cummins 02051970 semper herring 123456as
  accept bucky 07071989 lemans winona finder treble stellar 04041986 saskia chavez furball 08021990 asd222 02021978
  corner 05121990 03091983 06021986 titfuck 02011977 salman bagpuss 01081985 04071986 01091992 09051987 07041987
  darina francine 05031987 redstar revoluti sniffing chouchou quick usmarine 03051988 01121990 dresden julio doom
  09091988 01081992 02041972 07101984 07021991 03041983 123456qqq malish planes videos enters 08081990 nympho 123456d
  pajero 03031992 left4dead booyah conquest delldell brest eunice slonik bismark lol12345 01011972 met2002 123456n
  garnet 02061978 bonner 07081987 gogators cashmoney 09041986 blobby 04071988 02011976 dimitri 3ip76k2 07091988
  fabienn iklo 123450 10021986 10021987 10051988 10081987 10091986 10101980 10101988 11081986 11091985 11091986
  12021984 12031990 12061987 12071984 12101989 13031989 13051990 13061991 13071985 13071989 13091984 13101982 13101988
  13101992 14051983 14061988 14091987 15011988 15061984 15101991 15121983 16011986 16021988 16031986 16041985 16101986
  16121991 17041985 17041986 17061987 17071986 17071987 17111987 17121985 18091987 18121812 18121985 18121990 19041985
  19051983 19081987 19111985 20011983 20031985 20031990 20051983 20071984 20101987 21021989 21051990 21091989 21101987
  21101988 21111986 22051988 22091984 22091990 22111988 23021983 23021992 23041988 23061987 23091991 24071992 24101984
  24101990 24121988 24121989 25021986 25031984 25111991 26031991 26121989 27091991 29041988 30101988 30121985 30121988
  31051987 31051991 31121985 31121986 cyrano crappy volcano eatmenow 02111987 renato goodyear budd 08031987 spoiled
  kamilla hogtied omar lunchbox mantle piercing makayla cyrus mufasa beau boobear town rudeboy riversid hemlock onions
  01091988 03031984 holger scissors hound crescent erection libero hair entrance fduecn weare138 italiano matchbox
  ramjet acapulco mohammad trek weiner lebowski 03031987 ridge shampoo loverman monk 12345r abracadabra 03061985 duane
  dnsadm fisherman toomuch athome 01061983 whatthe 08041985 someday dan123 celebrity madagaskar marcin valery maison
  forlife mindy azrael alain hardy hfytnrb 01051980 01071990 macintos tennesse hardwood pride invest 03071985 mariam
  rhfcfdbwf masterbating discus fabulous sextoy this instant duckman caracas begemot parlament migue sylvie nadia
  04031991 vegitto 02011971 requiem misiek altoids 09031987 03061986 02061990 05051986 05061989 rhinos liliya 06011982
  dragonballz retire these 07021980 hellas 07061988 rfhfvtkmrf capcom rjhjkm kicksass dental hores harman 07041989
  sharpe 09041985 05061988 03101991 07031989 lookin poptart 02081970 pugsley gamble 08081989 hawks gladys granite
  sqdwfe 111555 123890 334455 777666 1231234 10011980 10031980 10041984 10071989 11031986 11041985 11061984 11061986
  11061987 11091990 11111991 12021990 12041991 12071992 12081993 12091986 12111984 13041989 13051986 13071982 13081986
  13091986 13091988 14031986 15011990 15031991 15051989 15051992 15071990 15081989 16041988 16091990 17051983 17071990
  17091985 18031986 18071986 18071989 18071990 18111983 19041986 19071989 19081986 19121988 20031992 20061987 20061991
  20081990 21021988 21021990 21031986 21041987 21041991 21101983 21111983 21121989 22071988 22071992 23031983 23041991
  23101987 23111986 24041984 24041985 24041986 24051989 24061985 24071990 24101988 24101991 25021985 25041987 25051980
  25051988 25071983 25071985 25071987 25091989 25091991 26011986 26011990 26021992 26061989 26061991 26071984 27071988
  27111990 28021983 28071985 28121989 29031990 29041989 29051992 30051986 30051988 30061988 31051982 goldeneye
  interest harmon melani zach spleen alfonso jeeper 07081984 natedogg 09051984 emanuel locks 1qazxsw lizzy menthol
  pharao alterego fick bauhaus alexxx brook jerk cbr900 vaughn pong lake ibrahim mogwai owen aol123 benjami nicky
  adelaide smurf skirt nineball shady mafia tiamat aircraft bama having dipset logger mamas gerry 04111991 trenton
  altair 01041993 jingles mallrats backbone clever stanton dipper innocent unlock chen donjuan harle termite 05041985
  49ers missie diamon encore forbes follow trash freestyle 03061988 zerozero shovel matisse anonymous laserjet leeann
  parkour waterman ballsack bluejay shakur welkom dangerous ghjcnbnenrf hacking 01031981 flyer information 03091988
  07041988 01061992 babybear highlife raduga favorite aisan probes sucked ljxtymrf 05071985 becca trinitron beat clips
  thumb desktop things supersonic blueberr 123q123 satchmo 05081992 natalya pooky victori legos 06061988 glover
  03041984 boroda tamerlan 1qw23er4 chamber 03041989 qwerasdfzxcv mariel 06041984 04071987 01071988 01041983 bathing
  chess mangos rapper darkone pokemo 05081986 douche redwine ismail 02091978 06101989 humphrey justi 03031991 maximka
  cashflow implants juniper grayson 08071985 bobmarley shojou gramma bendover 04021990 05121988 giggle cloudy 03011991
  gotenks sopranos 159263 250588 333555 456987 963258 1237895 10021983 10081991 10091985 10101991 11021990 11041986
  11041987 11061988 12041987 12081986 12091990 12101986 12121984 13021991 13031991 13061990 13071991 13081987 13091987
  14021991 14041991 14051987 14101983 14101991 15031987 15111986 15121985 16011985 16011991 16061990 16111989 17021986
  17031992 17111988 17121986 17121987 18011984 18061986 18061987 19011985 19021985 19071983 20011987 20051986 20061980
  20101986 21021986 21041990 21091990 21111989 21121988 22041991 22051990 22061991 22091985 22091987 22446688 23021991
  23051984 23061985 23071986 23091982 24041990 25051989 25081987 25081989 25091992 26041983 26041988 26051990 26111984
  26121987 27061990 27091983 27101987 27101989 28021989 28041988 28051988 28071984 29031982 29041987 29051987 29071986
  29081982 29081987 29111987 29111988 29121984 29121988 30061985 30061989 30071992 30101987 31011985 31051986 31081989
  31101991 larsen kappa worker spark placid downer screwy amiga hillbill klaus simons mortis leland binder border
  chemist oral gone carlisle protocol dynamic ajax talks 05061983 tuxedo cook 01051987 amature triplex dudes turbos
  edge ringer 03061984 joke grimace jarrod socce feathers riddle xian wonderfu surgery bourbon dickdick bite 06061990
  08021989 annaanna pimpdaddy baura commander helsinki basil 8inches cyclones bong macaroni pollux funk motown fiddle
  thebeast marauder oyster 09101985 listen fruity 06021989 chachi hand gizzmo 01041989 blinky prime hancock lennox
  corinna frisbee lancia 02031970 sapphic 09051990 06091989 02021977 123456g homepage dimadima womans 03101985
  04051987 pinkie 07021987 cheerleaers shopper 05041986 josiah redheads weller scouts photon garlic 03121986 greywolf
  estrell 06081986 diva ghjcnjq alvaro 06081988 egorka 06031986 rfhfylfi 08111983 01031980 08061986 06051987 06071984
  reeves picks 123456789r reloaded holla mierda 04061990 04021985 gigabyte flvbybcnhfnjh dortmund korean karaoke
  sashka allday pro100 jurassic experienced thebest 05101984 nimitz trigun coolhand kcchiefs 09011990 dicker baboon
  05091987 08071986 barefeet 1111qqqq jesper belkin zoomzoom madcow 101091m greedisgood 918273 7412369 10011989
  10021988 10041989 10051986 10071983 10101987 10111989 11021984 11021987 11021988 11051989 11121990 12031986 12061980
  12071982 13021984 13121989 14031990 14051986 14091988 14091989 14111987 14785236 15021991 15031986 15031989 15051991
  15081980 16021989 16041986 16051986 17081990 18091984 18101989 19011986 19091986 20021990 20021991 20051984 20111987
  21011985 21011990 21041986 21061989 21071990 21081990 21091987 21121987 22031987 22081987 23021984 23061988 24021985
  24061984 24081990 25021983 25021984 25111988 26041990 26081983 27011990 27051986 27051991 27061989 27071983 27091984
  27091987 28011989 28041983 28051989 28071988 28121990 29011988 29011990 29041984 29041986 29061984 29081988 30081989
  30091985 31031990 77347734 1020304050 suede margot willard tetris cypher 05081989 gavin nevermin apricot legman
  111aaa trick abacus 55bgates moto tucson 123456789987654321 rosewood dank analog outsider minnesot ganja 07111987
  darthvad 06111986 paulin getoff chappy range salsa olemiss 07041985 06071986 warwick taffy rubicon bellagio redlight
  handbag aztnm sweeps baberuth girlie messenger teensex peabody copenhag maxi bigal lavalamp patrik dougal culinary
  wannabe amelie 4you lipton cumm doughnut tessie horton trueblue totoro hogan line killian asdfqwer bramble bowl
  advanced elway monterey source whores mytime seaside whatup waterfal sickboy bukowski 07061986 union freedo bogus
  metro arsena aimee 05081987 verena figure tbird lian 06051983 08081983 kara spook bigblack gianluca 02061973 golfpro
  02101975 09041990 taichi smother as123456 06081990 blackhawk charle onlyone 05041990 dtkjcbgtl wave salvatore
  davedave gilmore 03071984 tribble 05041991 wanrltw jetta alexa 03021987 01041986 pyon satellite 04021987 festus
  wazzup 05071983 04031982 daredevi duckduck 08021985 03051985 07031986 recall kamikadze 09061990 03111986 01091986
  08081979 biohazard 05071986 05051982 1q2q3q4q 06071990 03011986 aleksei trample 05041983 07021989 01031991 aviator
  08011988 sarita frazier dfytxrf yinyang aragon deathnote pertinant lilwayne meteor vides hakr 06111990 poophead
  glitter 04061988 bbking 08031988 stiletto asswipe wearing gallaries fungus mammoth 02011978 1234567aa riverrat
  04011990 fishtank 04081985 dominique zurich griffith nightowl waiting 04111989 civicsi valeriya tabatha driven
  natchez 114477 10051989 10111983 10121989 11031987 11031990 11081983 11081984 11081985 11101990 12021987 12061984
  12061990 12345677 13031990 13051988 13061989 13081982 13081988 13091990 13101985 13101990 13111985 13111986 13121990
  14031985 14061985 14081986 14101989 15031984 15041983 15081984 15101983 15111985 15111987 15121989 16021982 16061984
  16071986 16081985 17011985 17011986 17111989 18041983 18041988 18051982 18081989 19101989 20011985 20071985 20111984
  20121985 21011986 21051983 21051989 21061987 21071983 21071985 21071986 22081990 22091983 22101988 23021987 23031989
  23071988 24011986 24011989 24101987 24121984 24121990 25041983 25041984 25091984 25121986 26011989 26021990 26091985
  26121984 26121985 27011983 27011985 27021986 27041987 27121988 28021984 28041986 28061984 28061985 28081985 28121986
  28121987 28121988 29031983 29071988 29091990 30041988 30071983 31071986 741258963 pretzel myporn export joelle
  qweasdzx skilled land gizmos silicon lizzard deltas standby topolino blah buddydog rrpass1 orgy titman qqwwee think
  break neil kismet happyman aaa123 deadspin crispy eighteen mini hartford mongo softtail 04051990 schumi beavers
  1love zelda zulu ltkmaby muffy blazers dogmeat 04121986 mustan joan blonds stonewal issues midland lawman fleming
  dingbat hotrats powerman soldat smartass 08081985 bedlam waldo chitown nestle z12345 woodman prototype strife
  dipstick angell celina crap darkelf liza surveyor visitor 1234qaz atreides icarus nicetits 03021982 bellaco amor
  althea z1x2c3v4b5 feline mastermind 05121985 amonra ahmed 05121983 01071989 cfvceyu zone 112233445566 010181 alcatel
  123456v civilwar 05101986 05021989 gaymen harcore corazo 03081984 downhill 2hot4u mendoza interacial pusyy clint
  shitshit waterski 01061985 06071988 allah socks 07011989 03101983 ass123 07031988 05051988 01011950 monkeyboy
  01041979 pjkjnj contour 07031985 05061987 06031988 passord daniell dtxyjcnm 01111990 yfcntyf 06111984 01041981
  nosferatu 02101974 02091974 helios oswald ekmzyf 09051983 04121987 06031984 fynjirf 06071985 taylo prophecy 02091979
  vincenzo pitchers rene raining sealteam mouses kakashi paxton tortoise craving pack kuan jimbeam summe integral
  notnow drag0n chewbacc deerhunt greenman hooyah 02021974 09011987 myworld 04121985 02081975 444555 902100 999888
  10021985 10041982 10081988 10091988 10091989 10111981 10111988 10121979 11041988 11071984 11091983 11111979 11111983
  12041985 12071983 12071985 12091987 13021989 13081984 13081990 13121984 14021988 14061982 14071983 14091982 14121986
  15021988 15081985 15101987 16021983 16031987 16111987 17021988 17071984 17081988 18011989 19071985 19101982 19101983
  19121985 19121986 20041981 20061989 20071981 20091984 21121984 22021984 22081985 23011984 23011988 23011989 23031988
  23061983 23081986 24071989 24121985 25011988 25071989 25081983 25091988 26051987 26111987 27051984 27081989 27121986
  28031984 28071989 28101988 29011983 29091986 30061986 31011983 31071985 31081985 789632145 1357908642 dasani
  kikimora 04051983 karl 03011984 vantage fudge 01081980 redone dunbar sonora peavey manu barrage bonovox willem rice
  slash carme locutus ocelot hamper belair mercer aaabbb gentle girlies root density continue galileo virago vicky
  ground crazyman doodles hydro 08061989 attract jordon 2wsx3edc bertram lapochka worm 09121983 06071987 wdtnjxtr
  batista pinto 05101983 morgoth kubrick charge calypso disaster suckcock ripped makeitso equinox benji fishy fuller
  lonnie olympic talk bracken bizzare sammys metoo sable kurtis fivestar belinea screwyou 123456789v abraxas sentry
  total oaktree honesty olympia caddy daniella asshol persian spiffy shot foreplay mizuno canton daffy times fister
  02061975 a1a2a3a4 01021986 paperino bisexual rodrigue 06081985 03101989 darrel ohmygod lfybkf libertad 01021980
  shurik lock martian danilka animated 02081971 eldiablo mashka nate womam lunatic 04081989 skolko bluestar agassi
  tickler 08041988 03021989 youknow 03031989 07041986 matri taipan markmark 02081972 01071985 07081989 07071986
  04041984 honduras tobydog 01051983 quake neutron volleyball 04011988 carola nachos hatter pizzahut 03071989 tequier
  07071980 01061984 q1q2q3q4q5 converse maxpower opus fishcake mississi pic's seductive ntktdbpjh solace tadpole
  03101988 galary traktor happines bengal hotlips portia vegitta hotel badabing 05051980 08091988 bikers zimmer storms
  03081988 moonman nightwin pitcher comeon 01091984 boners 02071974 done hilltop sprocket ownage passmast 741258
  852258 986532 999000 10031985 10031986 10051983 10051985 11011980 11031982 11031984 11041983 11071983 11081982
  11101985 12011988 12021986 12031989 12041983 12101987 13011981 13011985 13051985 13051989 13061983 13061984 13071983
  13121988 14031984 14081989 14101985 14111989 14121987 15031985 15041985 15071984 15091983 16031985 16111983 16121982
  16121985 17021982 17091984 17111982 18031981 18051985 18071988 18081986 19021982 19031980 19041987 19061984 19061986
  20011984 20031984 20091983 21051985 21091984 21091988 23031985 23081984 23101988 24021986 24021987 24051986 24051987
  24071986 24081987 25051984 25071986 25091985 25121982 26011981 26021985 26041984 26081985 27031985 27041988 27071984
  28051981 28081984 28091984 28091985 28111986 28111987 29061987 29071987 29081983 29121985 30061982 99762000
  123456987 918273645 shine ruth landmark graves harpoon flesh divers augustin nathanie kissmyas mantra smithers
  georgina bdfyjd cali case abdullah envelope dealer mart racers russ magenta shells stern stoppedby loop climbing
  7grout mutley beverley alessand 04071983 graduate 01081988 foreskin alpina meggie stephens fisherma cullen nassau
  03091986 confirm 123456789o ritter address leaves jennings randolph guillerm benedict bismilla prague heyyou
  07011988 hondacbr spunk evans lourdes locust whoknows blunt therapy ghbdtnrfrltkf melisa canary vfhujif color
  paisley jonesy saffron consult sephirot 05031988 zxccxz tyrant ruthie newuser firedog shield cornelia field 04121988
  qaz123wsx 1z2x3c4v5b 09051985 06031985 gabrielle bread anfisa elpaso poster 07091985 123456f negative websol76
  03031983 04121984 07021986 05051983 01031987 02051974 brenna garner 09071984 sokolova soulfly alyson diapers
  09011985 foxfire weapon hugoboss kontol websolutions 01071980 04051984 reveal badboys 06101986 06061982 baddest
  showing 06011987 07101985 thinking malika 01111987 werter openit finalfantasy 20spanks malinka rhjkbr mamochka
  ciaociao godspeed monste ayanami 1234567890z jonatha tictac lockout aside gangbanged utjhubq gagarin reuben morgana
  osprey nurlan 05031986 qian 04011987 guan safeway yaroslav hookers norfolk shoe skydiver trey pisser seadog dogfart
  04111986 02101982 120986 130680 214365 515051 777555 895623 9111961 10101983 10111987 10121984 11011982 11011985
  11101987 11121984 12021980 12041984 12111987 13011983 13011984 13031985 13051983 13071988 13111988 13121986 14061984
  14111988 14121988 15041982 15061983 15081987 16041984 16071983 16091986 16101985 17011701 17081984 17111986 18021982
  18041985 18081987 18111984 19041988 19081985 19081988 20021981 20061981 20081987 21011987 21021983 21021984 21091986
  21121980 22051980 22101985 22111982 23091983 23111982 23111985 24051985 24101985 25021978 25021987 25091986 25101986
  26011987 26091984 26101984 26121983 27011986 27031983 27071982 28021981 28031986 28051983 28061983 28091987 29101985
  30011983 30051984 survey willi squirts profile architec philipp buddys mikkel 01071983 1bitch creepers opiate
  09121987 horatio kristie bergen getit dfhdfhf paige froggie aspirin didier dive came11 canine 12345d band trent
  treetree bigd godawgs leonie petrovich rotary pommes return lionheart maya chairman plane golfnut 06111985 09071987
  1qaz2wsx3edc4rfv johnnie bucker slimjim 2sweet andyandy allstate christophe tickling zinger letme1n darian josep
  recon roosters instinct teaser daddys bigbucks humbug 03071983 pusssy crumbs rainer skunk eloise smalls denied
  fighting dirtydog 03091984 ankara gaylord losangeles senate merchant adventure leonidas ender prayers flanders
  wizzard bucks esprit spooner vancouver jeepers dinger sugars kenzie jolene gucci horror sandberg susieq scrotum
  letsfuck slipper lighthou laughing danish b12345 piston locoloco qw123456 daredevil 02011974 rhfcjnf indira 05061985
  07081982 chickenwing101 icecold spain hero fresno valleywa livewire 05021985 01041982 04121982 dasha livelife
  05121986 07121987 website producer 08031983 debra chadwick 987654321a yorkie fantom kontakt mousey teller 03101984
  09071986 catfight a1b2c3d4e5 edwin rehbwf honest tribe 01101985 loveis blackops galway dianna 04081986 hydrogen
  sarasara pakista wiccan waffles pavlik 02121983 true sluttey antonov womble faraon objects lehjxrf splendid vodafone
  vfcnth slapnuts godiva bernice wachtwoord dewalt noles hobart bp2002 sebora 02041970 01011961 09101986 buddies
  ralphie puffer fujifilm coochie marcella trista vbienrf baronn 101080 120786 124038 258000 1475369 10041985 10051984
  10071984 10121982 11021981 11091987 11111982 12051981 12121977 12121981 13031980 13041984 14031987 14041984 14081982
  14091986 15011981 15051982 15061987 15121986 16071985 16111986 17031983 17031984 17051986 17091986 17121983 18071983
  19081983 20011981 20021983 20031980 20051981 20111985 21051984 22041983 22121982 23041985 23061980 23071984 24081986
  24101980 24111983 24121982 25031986 25041980 25111986 26061983 27061984 27071985 28031983 28071983 28091982 28111984
  29031986 29051984 29051986 29091982 29091985 29111983 29121986 30011980 30071985 30101984 30101986 31031986 31101986
  31121983 123581321 place pianos clean big1 candies qpalzm punkass 05091985 joystick amalia addicted flowe roadway
  bustle 010170 ribbit thirty methos 02091972 block nermal load axio shayla snyder peddler piggies rams pasha 01121984
  rockrock vixen ludacris blink wilhelm nineteen cocacol flint cousin salinas getlost anytime beerme fringe decimal
  lionhear alexus 6uldv8 editor quant4307s tammie info stripes seawolf swifty dork flashman bogota dasher ladyboy
  graywolf 07041983 qaywsx paradis maurizio plants bullit jessi elmo musician infected gerhard garrison kick forsberg
  flathead okinawa saxophon smooch bundy mona dope 09121982 comcast silk sarajevo a1s2d3f4g5 loader tonytony ezekiel
  bigjim tatjana muschi basement lacoste fernande comets 123456c gdtrfb susie squid mpegs sabre 02081978 rowing
  01061979 seaman reboot winfield bahamas morena niggers 06051985 singapore timur indain dorado indon duffy escorpio
  orpheus rfgbnjirf marta sheryl mygirls underwear maurici nikon newness hippo redleg ghbdtndctv 01091979 slava gerber
  08101980 goofball zxcvasdf legenda sickness 05081985 04061982 07021984 hugetits gfynthf 01091980 02031976 3rjs1la7qe
  internal 07061985 squerting firestorm p0o9i8 01121985 06061983 03051984 torture blackice bandi mathias 01081986
  mailru tangerin kitties smirnova ranetki unbelievable rhythm nastena bernardo shanno oscars gloves zebras bazooka
  infamous housewifes nfhfrfy glenda famil stopit katelyn hillside privacy hospital odin macgyver 02061970 05041984
  748596 10031984 10101982 11051979 11051985 11121981 12031984 12041978 12121980 13091985 14021984 14051985 14061983
  14111982 14111984 15051983 15081983 15101984 16011983 16061983 17021983 17031985 17041984 17061983 17061985 18061984
  18071981 19111984 19121982 20021980 20031983 20041984 20081984 20081985 20121982 21061983 21071982 21091985 22101981
  22101983 22121985 23011980 23011982 23031980 23121983 24011983 24021983 24031985 25121983 26031985 27051985 27081985
  29091980 30061981 30121984 31071983 74123698 159753456 macaco freaked vince acclaim cesare lahore bloke samir
  survival gutter noah rising rushmore dawgs garland rebelz hoochie shaker kelli court virgo basic scirocco fuzzball
  mikado lily frogfrog hotspur helium toad 03041985 911turbo beef cornhole 0o9i8u7y hose letmesee offspring argyle
  nataha 02031972 clemens johnston dust code shredder sweeney wednesda estate raiden truffles fantasies image dunhill
  chowchow checkmat phreak starlite caleb jacket allnight vgirl horsemen higher shop josephine 05111982 1mustang
  pregnant romario firehawk sparhawk crosby pokey stirling silverado freewill labia stooge glendale a111111 a4tech
  02031971 groupd2013 vflfufcrfh rugrat aerosmit rapture eyes bmw318 farida jediknig close-up pounding pissed 06021984
  02121981 lesbain pulled alert funtimes fmale gfgfvfvf santiag corina evangeli stokes 02041971 03051981 lacrimosa
  bionicle visited 04091985 esteban orang 06121982 devilman lamborghini 03011985 07081983 08061984 woods angelit
  rockey tunnel baggies 03051979 rjhjdf cnfkrth 08071983 05031984 nadejda experience pietro carpediem garret reznor
  schubert poisson fran fhntvrf caitlyn picnic bassoon milamber euphoria browndog asdas luckyme domenico telecom
  bajingan 08061985 husky scorpions rapier lydia 123321123321 06101985 bertrand frenchie 09051981 fucks 09121985
  carsten jachin mutter cooking passfan 03121985 yfnfirf sleeping rjcvjc babemagnet mimosa 232425 651550 666333
  6661313 9874123 10081981 10241024 11001001 11051982 11061980 11081980 12041982 12051983 12345687 12349876 13081983
  15021984 15121984 16061981 16081980 16111984 17061982 17091981 18041984 18051984 19091980 20101982 20101984 21041983
  21101980 22061982 23041983 23041984 24021984 24031980 24051979 24091984 24111982 25051983 25071984 27031984 27111984
  27121981 28111982 29011980 30111982 31121982 bmw2002 nudity zoomer swatch kareem blender present ducky slow merrill
  heavy horseman midori bopper tires asthma whale hummel nero wendell biguns armstrong snapshot darth vivid wyatt
  wanda release nurse 1234abc chingon priyanka sanjay euclid tools east tahiti libido nielsen branch buffa sometime
  ekim abbey prestige homely corps 1password loomis hawthorn nickie christo swiss optima sigmar balboa greatest wage
  mainland shimmer riddler offroad bulletin dutchman crown ramada striper sounds alley camp worship carling dempsey
  09081984 tugboat regional bernhard 05031981 assmunch beatriz cazzo asslover 04041982 seville tiptop zaq12345 carmine
  sizzle gaucho buckaroo puddles creed chooch comp tonya sexpot diplomat tito alesha morrow kobe karamba skeleton
  corazon 06081983 samue winters futyn007 laker 02101972 mannheim picher 02101970 adrianna board bionic acid hackers
  dominick before wellingt nash lynette jolly romania fernanda calendar pennywis ecuador komputer saxman rudolph
  devine 04081978 07121984 teapot pictere alonso 07011980 plumbing 07111982 thetruth rosa 04081982 06011984 08031980
  gulnara 09111983 madala11 dinero shakes punani quinn thick hybrid kakarot suntzu lockerroom 09101984 vaness yeahyeah
  ejaculation pictuers 07101983 debora craven nian wrinkles poon dumb beeline loyola bettyboop openme elodie 2300mj
  lakshmi frederick huan daydream 01121980 breath vfhbyjxrf inna dominika 02021975 153759 333999 3141592 10071980
  10081982 11031980 11041980 11061983 11121980 12021983 12031982 12041977 12051982 12091982 12091983 12345123 13031983
  13091982 15071980 15071981 16011982 17111979 18061982 18081982 19011981 19121978 20021982 20041980 20071983 21031981
  21051979 21061980 21081980 23021982 23071981 23101981 24031981 25011983 25091983 26031982 26101983 26111978 27011982
  27111982 28071982 29061982 29071982 30091983 963258741 falling agent marcela rochard thighs reed kidney extensa
  cherie excess embalmer basketbal tailgate salvator niko nocturne sexymama rebekah lilman crane aassdd terran
  disabled sonja 12345w binky goats papabear lisenok muffins shinigami cajun panorama illmatic flex rhodes tortuga
  ticktock misses 08041980 woodstock aligator hocke hellno jian mojojojo konyor earthlin pinch oldfart lovejoy
  reindeer thomson shiva supply texans citrus undertow sail 05061981 jewell indy monolith nastenka 123456y ramon
  orbital meonly bonghit fullback bigworm evilone hotmama elevator prudence privat neworder churchil nonstop smithy
  jigga goarmy troubles zardoz corbin l3tm31n norwood dizzy dagmar maker fzappa basher lukas sfgiants pussylover
  xxx777 newone qwedsazxc montoya dabulls cortez worlds beating vulva rugrats newstart avanti contortionist japanees
  reviews capoeira javie gayboy bonzai vivitron dreamcast fruitbat corn attorney mjolnir fraggle vbifyz 05061980
  insecure 01061982 pushok 08041982 belize tom123 caution bigdad 09031981 saibaba ramzes armageddon csyjxtr 06021981
  delphine casablanca alejandra 03031982 fhctybq wdtnjr 123qwe123qwe ciao quaker hustle myfriend paola magdalena wifes
  knickerless trotter billabong discovery fhvfutljy my3sons sperm seth cerebus thumbnils weenie s12345 pupkin slasher
  wilma hester 02021972 kraken lebanon needle toulouse linux delboy salesman surfsup footman orgasms woodwork toasty
  03071980 02011972 daedalus starfox violator 123412 300465 666555 987789 10021982 10041979 10091980 10101975 10101981
  11041974 11101982 12011979 12021982 12041980 12051980 13071979 13111982 13121982 14051982 15041980 15071982 15101982
  16041978 18031980 18031982 18061981 18071979 18121979 19051977 19061982 19081982 22071981 22091981 22121978 23041982
  23121982 24081982 25011982 25031980 27731828 29041982 29101982 29121982 30051981 30061979 30061980 30071982 30081982
  domini strat q1q2q3q4 04071982 voltron cecil zimbabwe toni budlite newproject2004 creeper shimano wing catfood
  sparty moochie creator serge amour redstorm cantor aabbcc schultz 1monkey luckys allman jasons brisbane dagobert
  xyzzy gate murph bigjoe sativa fozzie couples luigi natascha kennwort alatam arnaud 02011973 rammstei wingzero
  swampy 3edc4rfv elmer lighthouse fordtruc letmeinn grinder stinks nebula destroyer athletic praxis 12345v chateau
  franci lorien fantasti jumanji cummer sverige clueless spamspam belfast nigeria costanza monies planner skin jonboy
  morticia drywall sunkist pdiddy massey csyekz campus bigpenis vanity lingerie reeses corky impulse diamante
  1a2s3d4f5g marymary alfarome sledge shinji qawsedrftg sinful shitter riverside 03101979 02071972 greentea iiyama
  07041980 parsons giveme imtheman sharma 09071981 evanescence henti motdepasse alessio aceman arrakis pussy4me
  shelter rosita munster kickflip emine gocats 03031981 rodger boogers landrove longshot wooden superbow list 02071970
  comicbookdb prosto rfhlbyfk kfcnjxrf kavkaz 01101979 robots forge marlins scoobie paramore hfljcnm buckwhea
  pornographic plokij 03021979 01071978 minnesota chango silvi anakonda cjytxrf sanjose arcangel koleso j3qq4h7h2v
  starbucks core allie mahalo samdog gfhjdjp litle transexual webcam bolivi vfpfafrf lucian josie m12345 petite
  archangel www123 cheeba braveheart lux2000 paddy emili 08081981 masturbation bunnie collect tulip homebrew boingo
  04101980 berserk fordf350 thrust pilots cheesy leeloo zealots 07081981 02071973 milkyway forester babemagn 02051971
  101077 121281 615243 10011001 11081978 11111978 12111981 13121980 14051977 14051981 14121979 17051981 17101980
  19021980 19051981 20011980 21011981 21101981 21121978 22031981 22081981 23051980 24111981 25111978 26031980 27011981
  28031981 29071981 29121981 30071979 31051977 31071980 1213141516 ellis swim maxpayne bliss duracell armored 12locked
  alonzo detect cashew krypto hattie shrink custard mocha albino room gates acdc singh xxxzzz allied libra maryam
  magoo billows chinchin benz 123456789p heeled ramstein coffees swing adrock noreen burgess nope twat scotts britt
  coaster altec scroll tippy lesbos kookie forall trousers cybersex cows bugman wildlife topspin terri pronto cristin
  zzxxcc shaft tiberian buffer urlaub doorknob cheste thanos faisal richter saltydog bullwink shevchenko blanked
  darnell 1qwert mistake morozova mdogg maximilian opera sentra diamant steiner sodapop adria headache gstring
  hellohel messier alvin needforspeed panache a123456a fireblade devilmaycry tricks asmodeus rodent mikayla iron
  shawnee bravehea chemistry vfhnsirf somebody sharpie mypasswo 05081977 vorona cradle table asd456 01011967 pennstat
  milfnew momsuck cooki 01081978 hotdogs marsel cocktail sosiska intern uncle motherfu orwell selmer marajade lesbean
  pounded scarab princeto fruit rapunzel hernande ytngfhjkz phones correct chat disturbed bills iamcool pioner balrog
  03051980 evildead aggie 01051979 ltymub everques 06081979 songoku deepthro tkfkdg halo tical bartok klopklop theboys
  colt 12345asd fishface chewey kjiflm cntgfy gretta m0nkey gorillaz kombat fyyeirf narut wine sevenof9 vicious sarge
  gitara manhatta elektra sixteen kseniya ursitesux sachin zhan vova detectiv businessbabe 123456789l bedrock rjitxrf
  denni yfnfitymrf stooges 04101977 fastcar ibilltes 02091970 dropkick sk8ordie otter montecarlo breathe flavor
  ameteur veronic 04061980 christel 09051975 cowboyup juli goethe spiders fialka 1234kekc kostik rdfhnbhf marishka
  vika 555222 630112 753357 837519 1122334 3698741 3984240 10061980 11101979 12011980 12071980 12340987 12345612
  13245768 14031978 14031980 14041976 17051979 17091979 18061980 20011979 22334455 23021977 23021978 25071978 27111978
  28101979 30031979 890098890 tanaka motors royboy margo bobb honeydew broad origin monsoon outlaws theduke cedars
  quaint ddddd1 fucmy69 puff breezy chauncey smeller cambridge sigrid succes ulrich beebop fokker maryanne perrin
  fourteen aslan blind borges derick washer gecko llama avalanche patron banaan icetea petrus shelton lorenz scenery
  sexyme bullock niki aurelie restless sunbeam bluenose not4you doll leticia pork linus wsxzaq cayenne klaatu click
  vicki fremont optiplex 123456qq bulldawg omegared caldwell comment heathe chowder barnie howie 1fuck curley flange
  twin message large bastet yello hermann jelena fuckthat candles 123456ab genocide charming losangel impalass fartman
  realtor puta sorrow pendejo flyguy tokyo lasers zapata crissy locked 123ab skynet marybeth seahorse goodsex ab1234
  zxcvb12345 lorelei machines corvett 02021970 cazzone alla 07041979 scumbag fuckmehard goldrush trailers 03071978
  filippo wyvern lothar rowdy device asd12345 whateve vtldtlm lbvjxrf 09091979 casual kazanova magadan 12345k
  rktjgfnhf insider jazmin bitchs spalding santacru alisher 01011966 sunderla 1a2b3c4d5e puma 09051978 08031977
  snoopdogg fktyeirf 01011965 ghjdthrf 01031976 vfhbirf bhbcrf 123mudar kerrie udacha 159753a geibcnbr lovem hulk
  blondinka child chees robyn pingvin avery 123456789123 l58jkdjp! 1a2a3a4a gandolf hartley darknes fever katya funtik
  product baylee bignuts videoes beachbum waffenss 123qweas braxton oedipus shotokan 02101971 fridge hulkster rbcekz
  brick poobear samadams mastermi sammydog ignatius redwall toohot dragrace graphic booter monkeyman slipkno wrigley
  vorlon lol5 lbtest 141516 222555 665544 10101977 13081978 15031975 19041978 21041978 22011975 22041976 23021975
  23051978 23061976 28071978 29091977 43046721 123698741 yoshi niggaz hussain 03021978 ingram naught thalia abba poets
  drifting deepak contests branden bowie skins glassman taiwan xmas damion 1money rt6ytere cesar homeless daytek
  yourmama partners navigato goatboy maddux costaric nutella terrance janina barks allyson vangogh angeles babel peanu
  caralho lever saddle danman evergree minimum utahjazz come xxx666 robson nickolas rb26dett althor marinka snowy
  jeffjeff negro buff doggys lookup baraka mummy topaz feeling infinite crockett gatito keesha ange thething loves
  swift bigshow jakester cochise hazmat johan smack soft woodside hombre geil torrent zzz111 bugsbunn furious roach
  rosanna nettie texaco bushman smarty stripe skills anechka aquila wishes manual ransom invictus sniffer marnie
  rawhide rosco valiant tonto zoom wolvie everyday feeder delsol candys angelok vasiliy mitchel kbctyjr naples biggirl
  memories adventur tequiero asscock grils jacqui abstract bubblegum fist dickweed punjab porn4me boohoo thatsme
  irisha bosshog fuking housewife temptress warsaw verygood wingchun heinlein 01051974 princ mystical surgeon bloods
  pavlova aerosmith tooth blackbelt hotshit manue agatha ethernet qaz741 eightbal solnishko 01011968 firestar djkjlz
  hornyman manders girfriend grammy poppie timelord milhouse kumar leningrad caterina avrora janeway cneltyn sestra
  03061977 romanov cory shaun allblack cerber irakli ulrike pussyeat wakeup mackenzi danilo masterbaiting uncencored
  dimple manifest songbird triplets pamel devious sukebe ghjnjnbg bdfyjdf chuan gforce submarin partizan bettis dokken
  pasta 123456b choppers planeta fuckm patti vandal snafu phishy rewind manatee yitbos lovel vbhevbh desperado yeshua
  fabia papit seabass 159852 197777 335577 357753 555333 777111 1235813 10121976 14021977 15121977 18273645 22091977
  31071977 callahan sienna niklas sven nogard marsh jacko deuce echo dmband manuals vargas homo micky thriller
  ilikesex antwerp norma 1letmein barb ericeric littlema boats rashid caspe patrizia 070462 hook xman 12345654321
  wapapapa sarina woof forme hoser crafty mistral arielle gravis nirvan 1911a1 buick rayman hornyguy carajo miamor
  commerce necklace fifteen simply cannonda seventeen bambino cartier blackcock nexus barracud pathfinder sammi crew
  fuckshit leeroy scrooge brunette parsifal alkaline chino shitfuck muffdive sage nfy.irf bobert bedroom boarder
  courier abcxyz zooropa guard edthom brians glennwei antigone ishmael mrbill henley dragonz pizda beepbeep hotbabes
  fordf250 buller acer motorcyc spades batma akasha skulls rickster under omicron gender maganda theshit hirsch
  snowdog boxter citibank delgado newday marmite ozzie goodguy gobigred 007700 harrys brutal fkbyrf cvbhyjdf trish
  league biscuits angele edmund 03041975 vaughan tenerife asss goodlife 1qazxc southside fulcrum maurolarastefy gumbo
  concept columbo 08081976 miamo danil riptide mamont hedges tater yuliya peregrin munson nika jigsaw feanor raindrop
  bavaria locker beyond perkele laracroft novikova joeblow fathead plum 0000000000o fynjybyf molotok thought
  12345678900 hotlegs paranoia caboose markiza degree porshe dolphi sabaka fakepass becool supernatural tecumseh
  chatham tonyhawk francesca mahalkita ruben apteka reborn maine thistle pfloyd pitures yngwie creepy rutgers
  iloveporn falstaff clerks shuan dominate libby golfman bassin bastian lancaster pumkin gamer astonvil jayman
  bobmarle natedog hennessy produce nonmembe tramp full bonethug terriers tooltime fedorov terrence zhuan virgini
  krasota 362514 699669 777000 823762 1230123 1596321 3151020 11122233 12041976 13011976 23021973 fiona glider
  pyramids koala chas horn stands grime chili pixie roserose shoot flare view port saunders lololol schnuffi eddy
  potatoes beanbag joyful marita ragnar phaedrus skillz regent barclay flashy marketing raptors prima fear stefania
  ballard cxfcnkbdfz adeline drop streak lasalle guesswho idiots davidc matros zxcvvcxz tiff tonka epson joaquin miki
  jamesb arch poi098 drinker passthie testibil mueller muriel marriott snookie helphelp theedge fannie takamine
  woodrow bigpussy louisa balder duckhunt candie ironhors bagels vibrate mooner gray tulane niagara ronny lemmings
  beck factor theclash boromir sundown ashtray primal camino luckie sparkey couple hamburger lucent ditto cake
  colossus gotyoass nixon class qaz12345 gohan satori bigbutts zzz123 elbereth lagwagon feniks davidb ceaser fuckyeah
  location corgan catalog chiks modles penetrating forgotten walking academy asylum gbcmrf optical faust thesaint
  montero malakas amnesia sonne morbid astalavista nhfrnjh 05051975 gaelic hazel saratov bhbyrf elisa vfkbyf
  professional 123123z beijing marketin segreto mowgli misiaczek shandy mamo4ka joung prick gymnastic goodfell veteran
  sexsexse axeman gulliver natal juneau 01081975 djdjxrf cristal rostov volkodav 02011970 ybrbnjc bigmama
  domainlock2005 muller dazzle stefani soviet katten leafs riddick pinguin dogggg galeries scandinavian pintail raketa
  bach jeadmi rerfhtre scoote pappy edmond 666666a vepsrf craft sober osama enough zaxscd dhjnvytyjub killzone cujo
  labonte grandpri premiere ovation smokedog ametuer tahoe halcyon left laure deicide garnett rockman mayfield masha
  hardwork staind cassi ussy lasttime r4e3w2q1 eyeball peaceout vivaldi 1dallas kimmy serg angeline jaycee silve
  details katzen x72jhhu3z 1q2w3 222444 885522 999111 1234569 14031972 147896321 369852147 growler goody bookcase
  kingtut cooker lugano newhouse mojave franck beaks domestic acetate maciek muttley chicco scorpi blackcoc blackboy
  barlow patata dobber mathieu ram1500 doggydog brock 123456asd fuckem numbers p455w0rd gisela mensch rattle blair
  rabbi redwolf mauro slicer butchie complex nigel places 1ranger bobcats envision gazelle !qaz2wsx 67camaro algernon
  12qwerty cordoba baywatch thrawn byron defcon gman sexyass 01011964 rsalinas nickels gomets blocked punter allegra
  larsson rowena staff dangerou error headless beaumont evergreen frasier last donut bradshaw osgood barracuda
  tomservo greatsex dbrecz zeke f15eagle dewayne cadman spaniel nemo fool radius cedar rental go2hell bolero yesterda
  flippy fuckof arman alexei ginola jerky 1qazse4 monkeyma aquarium cbr600rr movers mosaic cronic cluster mystuff
  arcane dickey tomate kuwait goochi repoman dogma bassbass 123456789k bugatti blackass snakeman marat genghis gramps
  escher sincity valdez polaroid hotman witch worldcup solar letsplay slide deutschland jordyn amoremio kjifhf greta
  magics vaseline alligator seventy learjet computers dimension crave nacked shade bhjxrf uhbujhbq citron phrases
  pomidor golfclub ace123 longhorns holdem wellhung tryagain killah colombo dodges saddam alfalfa blunted furman
  pfqxbr druid qweewq gopack zolushka shayne fanatic catdaddy 17171717aa pfkegf loglatin gbyudby barrel samanta rigger
  girsl photog spide nadezhda lite edinburg maripos excellen sokolov rjnzhf dashka rooter romanova vfylfhby eragon
  luscious mayfair sonyvaio flipmode borman yorktown states jbond007 type 777vlad hercule doggystyle dkflbvbhjdbx
  goodwill sofiya watching escobar handle holahola davidoff mich prancer robinhood machoman klaudia henning mccarthy
  protoss tittys beeker 12s3t4p55 momsanaladventure fabrizio humble strato foreman kruger pipe ivanhoe dating tomboy
  seal seaweed sixtynin toonces reaver chrisb soleda trekker cortina nichola twostep wiggles gjhjkm bobbys easypay
  deal elisabeth goonies lesbens cueball fuckedup meandyou hickory everquest omerta fun4me supers remington hotter
  olives manage 01011958 schmuck kram evelina lancaste hd764nw5d7e1vb1 loloxx 123698 224488 622521 747400 852963
  10101968 69213124 78963214 briefs garter cheyanne mentos ortega ginge keksa12 juanito ginscoot gaijin abrupt ub6ib9
  kodak bloopers bobber final maddy anthem torque flubber mothra steveo clara slam nolan snuggle dshade policy
  gooseman babushka 123bbb patterso fragile felicity plummer bushel kolibri goal blueman crocodil section zzzzz1
  social acacia bmw320 minute yahweh buds 5tgb6yhn qazwsxedcrfvtgb guilty helpless nugent sweetass rickie bootleg
  bonzo getmein fine ponyboy andi sebastie grove shibumi boogaloo marlow angelito carlin andrej myboys zztop hotty
  lombard gallery peternorth freiheit kindred valentino tessa a1a2a3a4a5 357mag 000000a leahcim getin winchest konrad
  nicknick orleans aleksander mille shades consuelo dantes pimpster butchy guevara dandy cliffy lifeisgood splatter
  matias camilo blower feetfeet ferrar ynot georges wayer secre caseydog amarillo 1basebal satellit denton tiffan
  shifty mate cezer121 sonya gomez theo romulus robbins looper doomed kleenex 123hfjdk147 carlotta oralsex kimchi
  crayon masterkey blackbel caramba belgium drjynfrnt happydog quarter insertions buchanan sidewind missing fettish
  storys newjob paroll bigpun hannover langley politics assault cimbom asdfjkl; ohbaby chronos logical m0nk3y tylers
  4rfv3edc delphin vfnbkmlf vishnu grapeape andreev sanane kthjxrf 654321a deathrow merlyn waterpolo rattler pilsner
  donny peepers techniques rodina stetson buratino distance facefuck fabiol morga ijrjkflrf avangard volkova vineyard
  calculus rfhfgep buttbutt maybe morley zz8807zpl archon bignasty toes amidala romaroma maddison stamford dropdead
  erasure britta lopata badguy farrell cassius ericka tracks router 123456789012 piss 8phrowz622 swanson qazplm hawker
  same blondy chastity slippy hatteras claudine ben123 skull foxcg33 wicket luciana corporal index hills rushrush
  gotigers iloveit ganjaman meowmix sheets geology lacey wiggle rave tim123 chelsey rebbyt34 cletus imhorny chin
  mischa mypussy slayers janna jeffro klopik 123masha talgat 1hxboqg2 rootedit 123458 999777 100200300 universi
  sexyred sabrin priscill yanks okay b123456 lexingky murdock mandolin teamwork malaga c3por2d2 smash crowbar dawns
  carefree guru rome footlove xrated muskrat giveitup gspot wilmer reno sexe cleaning 121212q assface rastus 085tzzqi
  tanechka elgato aguila fuckall terrible teufel goodness puppys glenwood ceckbr retsam shiznit samba hottub ufhvjybz
  dildos mongol crowley penal 1shadow fulton allright goodwin sevilla bobbi latex shift claypool car123 checkit vamp
  imzadi gandon windy julieann greyhoun 063dyjuy trivia damn shamil pushing reliant booper crevice nyyankee penfold
  calamity kajak pagan conquer dewey dillweed pantyhose cavalry crank arabella forces mauricio jazmine gophers
  goodison ayrton 123321z bucs loudog tobacco corpse kayak plaster seviyi ally luv2epus moment 12345c taxi noob
  hackerz thewall tigre alphaman simcity pedersen jackdog feedme 44magnum barnaby written blank soledad assassins
  01478520 squire drevil arse harpua slainte marusya augusto bachelor badnaamhere nevermor mattingl lavender patate
  raster mattmatt texass headshot topsecre boot boobed mariko renat mckenna brigada 088011 cute batgirl hotchick banks
  fabiola alanna cordelia boliva polar akatsuki openopen geraldin freeland rodriguez princessa federica 5hsu75kpot
  gbgbcmrf ragman 0102030405 fabienne abudfv k.jdm mamita hellow babygir santino carthage raul corsica moonshine touch
  lucien naomi uzumymw gooddog aquafina carney voland dbnfkz catholic indycar bryson bassett alexandru deepblue argent
  novifarm alright mannn selene moonstar finnegan contains schatzi amores nbuhtyjr satanas johndeere ultraman dbnfkbq
  r2d2c3p0 badkarma teejay wahoo funeral lenin niggas swallows seraphim bigbad damned baldur wendys racoon hawkwind
  ruffles hatchet colts zydfhm harding labatt assclown crunchy mailbox cerveza catalyst davidd passwerd mind colony
  classy lives blaise shiraz fastcars polinka rundmc pantie failsafe iris insertion modem dkflbvbhjdyf passed hilfiger
  businka 55chevy caffeine klein cipher margaux jacker igorek ella pornpass smutty stas matvey 123258 253634 427900
  515253 1725782 12345432 32165498 74185296 3216732167 whaler stuffer sphere divorced bartek anteater anette redshift
  fenton cableguy killroy kingsize collecti 2w3e4r buffalos resume bryce xxxxx1 brutis warehous bayliner axel catter
  crusade flow soup kilgore shanny basser pitt kilo smoked pattaya coolboy solrac suikoden year2005 bench shyguy lumpy
  gangrel dakine buffys billion develop bushed whoopass press gardens marigold aqualung jamison arcade titus wedge
  steamer perro ricochet days jaydee liam woodson hippos cumeater jesuss rickey kasumi ninguna 112233a rand process
  nicki ralphy 1sexy nichols goldman 112233q margit transfor hart papaya carlson jackets arslan felony haynes dart
  alexandria alessia garth joseluis centre leno4ka saab learning kathrin wolfwolf thorsten luckyman tennessee needit
  hallmark tiller mahal gfnhbjn polarbea cvbhyjd gfcgjhn mostwanted heretic poopsie all4me raziel erwin 1qaz!qaz
  anduril resource tail darlin broodwar xterra nadegda ninanina 8phrowz624 chemistr ward gulnaz numlock prison nitrox
  morozov januar gfhjkzytn aeynbr porky lol1234 prospero brownies pipers mamma mindless rakkaus cobraya mywife darker
  ytrhjvfyn percy licorice allstars kosova memnoch lalaland giacomo schastie crfprf arsenalfc durden teabag barakuda
  stell pluton bondarenko marykay anatoliy wysiwyg stampede dane ananda myhouse carissa saopaulo jamesd passions mexic
  loll freeme mobbdeep flintsto endless lovegod covenant tigress kabuki capri nessie beers serial boober trophy zhen
  lemming mapet123456 steak yodayoda vladvlad pleasant vergeten calcutta bmw525 3465xxx halibut incest muskie vfr750
  hangman yfafyz manhattan sailfish summerti revolt righton foxhound budget gunsling gonads lusty h2opolo coolone
  bluedevi boswell yess thornton patter boilers backspac snacks rosalie victo pussylicker crush 10sne1 magali chaplin
  essence pochta redrock sergej ghjvtntq blindax 123454 333221 456258 963369 1212121 12041961 13572468 48151623
  123321456 rerehepf niceday burly forumwp sceptre mickie alfons whodat baphomet cloggy lionlion kasey longlegs flora
  limpone oldone oilman gwen norm bastos abdulla biff gato kostas hot123 starsky dapper good4u lemieux amador
  thunderbird nippon invis falco lockheed voiture rockroll regal jeepjeep parking derby diddle drink sandys bigtoe
  hands henderson laugh takashi ladles ducksoup sully palomino grey shroom taste pine yesterday maxfli cabinet dann
  mosquito buggy leah 01011963 aruba sabian 1asshole 26exkp forklift jerusalem planning teenie aquaman maribel jesusc
  backs psyche hometown aces prisoner sexton toons just bigdave request franz theory away quack ltdjxrf milenium
  vegita jodeci kenya lounge meltdown mammamia caribou postov1000 pussylov flapper fancy pops name evgenii pump elrond
  berkut bully cadets import biceps saphire theworld points culture juvenile jumping omsairam 12345678901 dustydog
  yfnfkbz afrodita aria antoshka wasdwasd ambition raoul gannon gumball gillette champions acoustic forums pennstate
  reeder wheel colombi khalid teste celticfc tooltool horsey hollis zhenya bonghits solidsnake oldschool mymother
  romana longtime 01011955 asasin matter yfhenj cumonme cristiano nolimits galaxie noriko tested delivery lotion
  essendon ratdog legoland tashkent sargent plague rhfcfdxbr asterios nbvjif seahawk dominator pleaseme vicecity
  junkyard magnavox count investor amos connection mommie natha whoami lakings katharin frenzy filimon lauras 33rjhjds
  bunnys gogeta fightclub franki 1a2a3a illumina copenhagen denny lopas metalgear thinkpad tkfkdgo fenix lovesme
  swanky lovefeet billiard walters bareback touchdow elise limpopo gussie coolbean galadriel third rincon showboat
  shabba creatine dominica intense dahlia fucing 123rrr rainier truckin socrate beeper shipping sideways buttplug
  sorry searcher hartman jenni chesty nickle your appleton sandi garry getsdown tandem goldfinger volodya chillout
  erasmus meeting ohio danmark qwezxc d12345 westlife madiso gfdkbr prashant thelast1 vadimka mateusz 111666 124356
  131415 135799 145632 315920 322223 555000 555556 789852 1478520 13576479 159753123 333666999 tristar 1footbal rakesh
  hayes sandydog mustangg angelofwar film 151nxjmt goheels puerto primera vesper rubbing smuggles peoples bethan cwoui
  schneider ketchup version nonsense psychnau valdepen bantam petter hateme memo charm dupa kirkwood anselmo camara
  schule ultras weapons roygbiv skazka fifty scottt snoogans adelaida 1batman 2wsxzaq1 glove yogurt noonan vols boring
  satchel raisin wrong curly 1killer indica dina liver pick trustn01 splurge obrien chisox cretin fairway rapid alec
  kovalenko passfind forgiven wisconsi ballgag carwash nata derevo makoto carmelo asphalt mavericks lineman asssss
  stink nikko azteca tartan erfolg cavallo agyvorc warden twodogs melon behemoth price 123321qwe remy romain tuffy
  7hrdnw23 chosen ghjnjrjk sixtynine flossie marsik horus bluebear 8ball titlover kilkenny jackel agnes glen reset
  mycock cfiekz zaq1xsw2cde3 tuttle destroye zcxfcnkbdf baraban teres mariano ashlyn codeblue dunkin minotaur scoop
  tales havoc goodstuf argonaut leilani baldrick nitrous metropol hernandez adonai juancarlo pipiska agnieszka
  armitage bubbaa indonesia empires arioch bartlett cognac sauce apelsin powerade chobits parliament bladerunner
  batigol charms tracie firework language besiktas baltika vfvfvskfhfve 01011962 1a2a3a4a5a gilmour mackey salt isabe
  aleksa gfhfljrc krasnodar lunar topless makarov tarantul meaghan overtime fy.nrf davecole jetson wonton mousepad
  browneye talent brenden schwanz anderso violeta ecstasy browne nacional dfghjc red12345 vfhbyrf mathilde doodie
  yukon kiko venezuel kochamcie vthctltc bianchi famili hounds aztecs k123456 andover goodone ryjgrf metalica skateboa
  pieman silvana redbeard paulus nectar schwartz theflash perez natalka hitter fucke nfvfhf tyrell lugnut omanko
  gy3yt2rgls fuckup side embassy riviera nomads stew femmes zhua puddle asd123asd jackman cubano carly myangel bizarre
  longdick clitlick raffles 1buster fathom ghtktcnm nosferat fomoco penn dumpster judge dirtbag jediknight nighthaw
  rerfhfxf charlies dvader overload morlii passw0r tamuna ladygaga hotsauce dmitry dimasik hfleuf htubyf 100001 123369
  124816 233223 333222 444777 500000 1233211 1234432 3234412 3263827 7415963 246813579 sallas lisboa discreet diabl
  interex neal brasilia nvidia rajesh amir posture griffon repytwjdf sheltie daisymae killyou author gixxer tacit
  fuck0ff whopper leone janus sensual meyer plus champagn grifter vincen closeup spinach autocad 3e2w1q story mill
  jacks riker samhain iawgk2 aztec 07101962 beethoven chocobo katy greek adrien 1lover nelso clues discount wade mikki
  papichul conman ranchero 1jennife dove auction waves sassie characte k2trix eighty bodies lovesexy thissuck gunsmoke
  crappie khalil gohogs pooch orca jerking gibbons darts maryjo shana bible gubber moneybag masa cowman ndirish bypass
  bumblebe halfmoon airborn jim123 gremlins juno muff thatcher jerem karla lind televizor vostok telecast davidj
  relief torment 1fuckme aziz pelikan southsid micha picker 1harley mormon guide sex1 henderso mettss fuckfest gregg
  kylie chacal foghorn hornyboy retail farcry karapuz print realms tities multisyn sector dagestan 123456789abc nubian
  yasmine hellokit blowjobs toggle balle ocarina booties cheer soda joachim doggone thematrix wsxqaz badlands galactic
  commodor jamila mackenzie knockout tess anjali bigpimpi sneaker winchester main snikers flhtyfkby hrvatska d123456
  only tactical imcool nikitin octavia svetka hondacivic dreamers spartacu syrinx afghan brabus marietta ararat
  timeless steelhea ctdfcnjgjkm watashi conker myszka lostsoul wilso 123456h rubbish doodah evgeniya rfkbyf hibernia
  q1234567890 mansion cashman seren loredana 123456789n kukolka sinjin lfhbyf pi314159 patit farter fkmnthyfnbdf
  razzle biggdogg knife oriflame rats gtkmvtym totally crisis daytime rockydog pasport ytyfdbcnm micke manana dimebag
  mothe redfive georgi ganesha iwantsex vitaliy ghbrjkbcn mugwump reporter chucha knulla ashes avgust frontera bigpapa
  grape ganjubas rodion venezia signals pendrago 1234567u intelligence haribo hotbabe elisha rocketma hammerhe
  darkmoon thematri popsicle jewboy boggie rocketman hellome ruger viola ratfink semen margosha geisha 68camaro
  ibilljpf kevins bigstick lehman 1bigdog westie salad milford voyage jukebox jackso riches martino stephy shrike
  jadzia passage democrat iloveher otters milashka floria biggest swede hoes funnyman sawdust emachines rob123
  playboys randal twiztid charl satriani lolwut wobble susann faulkner gospel suzie tables roderick bloomin rjyjgkz
  johnn lowdown ghjcnjghjcnj strannik satin megafon 123123e marko 135531 777444 1231231 1233210 1475963 2234562
  5641110 7555545 12233445 159753852 777888999 domenow wowser stroller jerryg 014789 tazdevil crossbow bigg abc321
  08154711 critical borg oldnavy freetime 001100 kingrich tupelo funhouse clarion lynne hun999 playful capt coop swat
  parade dickman bogie prasad billyb metals billing 013579 material toxic shining lemond whkzyc njdevils mika hotwife
  hrfzlz gravel thunders aman nose mounta1n murat andros jana inform royale internat camaroz2 damager mage pinewood
  1qay2wsx 2wsxcde3 nihongo thinker jabba stockings egorov hiroshi sure futures holeinon mazinger oneton empress
  %%passwo vampyre canad clocks hooch jamest 2cool4u 8balls treacle ak1234 blazin bonefish islands homies xmen
  fairview funn cramer chewbacca enfield piramide juggle chump sc00ter galahad bettie inches decatur hatfield blueline
  fishnet underworld piranha nino lager freight orland bourque bound maxman jiggy yackwin girlfriend bateman interpol
  sydne tide dandfa windstar tenpin skittle bluegill edith brat lizaveta fatpussy isgreat stlouis bereza baloney st0n3
  beckett wacker jeeves gobucs hommer therion cadence beluga polgara samael josef group a123321 qwerfdsa income
  nutsack peterose qqqq1111 viewer marduk architect mansur mutabor bitchin zamboni 123456p ckfdbr 123456zxc mofo
  allure mclean 13579- jacque smurfs truffle marcie gimme qazedc rosette centrino marx aguilera amherst nikit sega
  photoes herald wonderland bingos memorial midwest trashman danielit asd1234 fonzie clubber invader artofwar lexicon
  keys puckett dripping flamer mansell flapjack kassie 123xyz samwise newworld organic landscap verify cristi
  23176djivanfros salamandra vbkbwbz ljrnjh 123456789qwerty null oktober deimos dzxtckfd sobriety tookie casa angeleye
  yecgaa hotcock thetachi dickface iddqd advocate nasdaq schoo marma edition gemstone minion amormi godofwar
  smallville qwertasdfg dthjxrf rfntyjr mashina audis4 stamps astroboy woodward armenia delores ubnfhf cyberonline
  galatasaray vbkfyf sexybaby mitsubishi notredame blacksun qazxswedcvfr vittorio azsxdcfvgb tillie shakti karamelka
  novikov catalin qwertyasdfgh glamur mobil patryk hitomi gallardo rjyatnrf imperium inflames arina jakers ukraina
  freezer piedmont bagwell qwe789 grassy davidm dorsey bigdogg pheasant blastoff convoy steves tuborg indahous laredo
  ilovemyself parasite voltaire touchme delano banjo bronte robinhoo newage cummings jimi laracrof bosstone quixote
  tribes pigdog bluenote nibbles flossy islam sk8ter brentfor shari goldmine wellington bassist manner forty goodtimes
  michi camill mousse colgate budda wtpfhm schwinn holley sincere dewitt wantit humpty exploite giddyup dopey greedo
  mewtwo salute reverb morgen useless lapdance cvzefh1gkc mania killemall guyute joyride matvei marlowe driving velcro
  pusher lfybkrf bublik fantastic rocking cnthdf covert ramazan gail iwantyou repytwjd radiance lethal ruthless
  sweethea poohbea volodin olechka kapusta 01011957 89600506779 sandeep pablito 212223 235711 524645 555444 5550666
  748159263 987412365 pissant caddis chicke pogo jerrys haters cumload raccoon epaulson perils slurred hermit powerpc
  kalle ariadne bungalow drag patsy semaj garten brandie tripp chatte jjjjj1 ppppp1 loading stomper seller jamal cafe
  1aaaaa aurelius monet man123 buttsex gifted merli cuba etienne grainger charcoal eatmee marisol xytfu7 stand vulture
  soraya kona homebase yannick take lana adrianne 1chris sensatio 1george 1bubba 1diamond 1golfer burke mclane conejo
  edwardss crybaby 3edcvfr4 1qw23e terence dune lazy playoffs passe lovegun closed month panchito frantic jys6wz
  out3xf munchie fellowes thirdeye alfaromeo hellion isacs155 joanie dominus hubbard roodypoo mcleod oops scooters
  dbrf134 sludge bugsy etnies ashman palmetto sylvania gerardo tobago hansel thebes vertical aurelia fordman chanda
  callme w1w2w3w4 launch proteus melbourn desperad save13tx relax angle hotwheel bretagne arabic trinket starla 300zx
  phatty caspar sportste aida pickett terrace ship raging madsen marcy vatoloco ghostman jedimast pringle futura
  bungie prakash muncher blingbling pembroke fatim arsehole barret framer bored psychnaut1 bonito begood started
  mollys harlan prairie braden odysseus pizzapie desires accent reverse wargames elissa winkle give mysterio
  darkknight actor career blondi westcoast scotia xfactor banderas 4r3e2w1q crabby fatluvr69 trilogy xsw21qaz denisa
  yjdsqujl felice slimed123 kawaii malvina 1q2q3q4q5q sailormoon habana varsity current big123 sameer levi tele spanks
  sarahs teddyb schweiz rouge creativ scoob wooster oldham pussyeater ghfdlf muenchen sashok yana medicina gabriella
  cristia stussy petersen mara mercy den123 izzicam warpten samolet reaction whosyourdaddy prikol egorova auralo rafae
  astoria carcass tagheuer weeble xthtgfirf 1234567z kochanie oc247ngucz carioca manish gianna orkiox. kingair squish
  1111111111zz tired porn4life anatomy snooks illegal warped slimer littlebi siberian limerick toys xboxlive ignacio
  gaffer parish rostik lunch baile desk kratos prettygirl calvary moonpie thejoker greeny coyotes cleric riding
  cuntlick metalman chantel pounder leiceste osborne handcuff warhawk temper princeton trolls kailua minister billys
  wife cum4me sitruc firestor rhapsody nodoubt jeronimo makemoney annemari ironmaid utvols chevyman resist bungee
  hugecock refresh tooshort primetim yogi sylvester compa lasher tugger passing valdemar jetaime yendor toobad goodies
  outcast safe darkwing wipeout chrism jeepcj7 nikitina abrams jaws nickname yomomma coopers cereal flyaway muaddib
  nelly 123456o ramone fnkfynblf skypilot newstyle levani 0wnsyo0 123sas 258741 335533 451236 479373 554455 555888
  741236 852654 951159 968574 12332112 96385274 159875321 326159487 789123456 1223334444 alvarez timbo luckyboy
  mullins asecret booby ramair miss 2112rush chicas duranduran hiro gunman daily pescator dte4uw gaetano chapin
  merrick linsey brayden rulz giovann trina candi silva bakers bbbbb1 thebomb birdy sexslave hobbs ganster buckie
  bosworth heinz mulberry elohim willys purgen waterfall skeletor plant annett pulamea mccabe caballo rule human
  itworks santo idiom walk asslick gaysex bebop creep notice pepsicola winamp octavian serebro eeeee1 123123123q
  detail itachi squiggy w4g8at macho montauk dwarf terrie 1jordan 4snz9g hot2trot thug delorean bianco step ishikawa
  simeon magyar baldy bullets explode hash boggle burgers alias primo document jessika retep zorglub wilcox fistfuck
  dixon barnett fredd pedros gfhkfvtyn gorman sexyguy seagate jailbird arrowhea tainted sexbomb casablan creek
  qazxswed moneymoney miroslav dagwood showcase barca collette polkmn sorcerer sex6969 pato hemicuda saber stargaze
  funguy 1111aaaa tweet polka weirdo imogen bling conflict ironhead shorts smarts moosey winky cnhtktw fktrcfylhjdbx
  poppet char checks vfnhbwf scimitar nikolaus mikaela ashish oriental trippin hellothe parole nordic chatter reverend
  oven negrit gemin hondacrx zaxscdvf latvia zepplin popular voltage slap rebirth voetbal as1234 order pervasive
  goodnews cheval milagro stewie cachorro imback truckers sysadmin olivetti 89015173454 mamedov petey rjcnbr
  multimedia navarro manitou symphony sanjuan emachine fktrcfylhjdyf phuket asdfjk malcom cnfcbr regret bonfire
  vaz21099 sandals reklama violent slammed joselui plover smarties healey wars roxana stanger sunita hanover genesi
  frankfur godwin gfhnbpfy bubby svetlanka cuthbert steward alcat odette declan nagrom yardbird godfrey morkovka
  atdhfkm gjgeufq dmitrii kisska virtua arhangel percival fresca minako kban667 muaythai whitman nyknicks mahalko
  yorkshir rodrig enkeli molina junction guitarra tatian hereford sweeper tightass hoddle taekwond phenix millerli
  layla cstrike 123123qwe staple qwer4321 division gr8ful feyenoord solid morrigan dtythf hello2u apathy parolparol
  kamehame round arschloch catlover whatthefuck madoka bigshot bagger dogfish calcio direwolf karmen jakedog 1357911q
  rocheste pittbull hondo rache bethann jobs terminus walden pennst grandprix drinks comicbook japanes excell jeanie
  sonnyboy sexboy twingo moneyy lickem slydog rumple lucinda eltoro parties lawdog gibbon helloyou gunter fencer
  starks redtruck trex cuties chevyz71 miko header walkman 1nicole surfin kosher kindbud morrisse trafford update
  mymoney match evenflow concert geneviev marisha oneshot konfetka knowledge irvine laxman maus sk84life versus
  123456789w 12344321q fyutkjr ghblehrb lbfyjxrf dron kurosaki 123333 123666 567765 789321 963741 976431 4637324
  11121314 19844891 21125150 132465798 243462536 tommys brandt bmwm3 redbirds mint skelter westport slacking crysta
  hosted annual makemone indiglo strings antonius legal 3some culo olivi frehley eadgbe 541233432442 dmitri hoss
  weights takehana 12345e ratchet germaine chain becket rotterda vicente fcbayern pirata toosweet nolove 380zliki
  knarf startac milesd schwarz 1robert coast 4free warhol figment bellevue bayview prizrak arigato sallie scores
  tiramisu 1daddy mambo belarus wetlands practice 12qwasz sssss1 luckey watermel paulo platoon johnmish gump natas
  seraph t34vfrc1991 hecate melville stuttgart fffff1 bolivar muffi westgate hr3ytm theraven superdup folder skoal
  mzepab winifred adagio benning abulafia al9agd oemdlg dhip6a cranky 7uftyx antioch trustnoone papercut energize
  oriole barnsley alexan hoopster eightball toughguy babygurl deadeye fermat azer dalila mahoney circuit blanket nada
  razorbac paints schlong brazzers cornholi champagne singing yokohama bigboi kaya brew firetruc thurston epiphone
  gateways edwar proverbs bulldo patricio pionee good2go brianjo davida puravida shocking 123456qaz chasey warfare
  durand tremere vfhrbp glorious catch strategy q1w2e3r4t stallone payne nails jeter ishtar bugaga arisha a12345a
  carrier capitol stringer penner yingyang anamaria ilovepor ghandi gfhreh asdewq ashanti tough shannara kremlin
  whatisit niunia config kakaroto nurbek buzzsaw candid superboy cellular dress maricon pacifica weedman annabel
  phantasm antman salvation finalfan cogito sepultura adida tigerlil adrenali hellbent mina guderian grimlock airwalk
  playbo anklet aenima pampers caller baltimore render arena beaut asdasdas girdle rebelde batter seafood dahc1 rebecc
  testme swindon izabella kardon brindle northsta sherwin rosetta kindness kusanagi diceman junfan alaina shake
  malishka szevasz pepit robby iskander fgjrfkbgcbc rfgbnfy katenok 123456789qaz 555555a a123123 cabrio dreamy 55555a
  aol999 sammyboy bagpipes dimarik 4rfv5tgb reward ismael aliska cjrjkjdf barsuk 3girls mamit buldog vfrcbvec utility
  mello cfhfnjd favorit haha123 kellys oliveira tigerwoo brewers cnjvfnjkju cambodia centurion warzone verity colette
  vfiekz rediska neptun onclick fidelis spandex 1234qwerty ihateu liberal ostrich doremi shelia vjhrjdrf rainbo
  creamer ilona rolando grasshop snotty bauer wonkette melonie vasya klootzak geniu trouts vsijyjr landry later
  bubbadog ghbrjkmyj makarova effect kohler beto travelle tiedup chevron deere compusa reject bootneck biggin red1234
  watkins cuckoo sharo gohawks ou812ic 000006 nutz yoohoo fuckslut bigdee mcgwire canseco joann hotpants shaw slaves
  aluminum grizli mylene nodrog adelphia frederi tavern golgo13 crime mcguire coffin supper lolit matches panacea
  keaton r12345 portman prefect lakeview medieval lollo towing flavia neogeo longbeac lina ravage networks joness
  cinders lesbo jansen albania 4904s677075 jemoeder oddjob reddragon w12345 respekt kevi 12345i dawggy orlova natashka
  123555 222888 224422 242526 475869 12345671 12347890 19933991 44445555 135797531 1111122222 tincup mrbrownxx
  007james flyhigh sonnet cordell freestyl barman hardhead l2g7k3 pollock juergen maribe ballz yamah mellons trashy
  guns mitten weber cain fartripper ggggg1 superbee turkish knowledg eyecandy eugen engel topfuel budice eatmeraw
  asteroid crewcom blister khaled cheeta 12345f agustin spectra doqvq3 kswbdu parke oconnor cerbera anselm divx phipsi
  tomm maximal franny marimba juster bulldogg mavrick vander merry meyers 1william c6h12o6 1james flogger carmex
  letitbe mylord kosovo bobdog redhawk squonk lamar sycamore tigerman moss 009900 howler cleaver squishy shiny marky
  bethel pkxe62 2fchbg ladydog fun123 pascale ewtosi aaa340 mp8o6d tyvugq nowhere tzpvaw diogenes macros marillio
  xngwoj realdeal greeks larrys craps fido cheeze chilidog lanman mozzer regiment grogan gerhardt astana asakura webb
  davidl 013cpfza bmw325i pompier fredderf hodges nietzsch bluerose workshop bharat qpwoeiruty symbol 12345trewq
  hillman woodys ritchie dustoff ganymede chapel maxie thelema clear satanic beasts 1234rmvb freelove aqswdefr pootie
  numbnuts quetzal walley juggs whistle kakadu jay123 antigua minidisc blablabl voices razdvatri sensor pakistani
  fylhtqrf alhambra alastair ukflbjkec gonefish kozerog xcountry hakeem bigwilly humboldt faceoff greenbud colby
  iluvsex override destro bosnia blacksta erick sherpa godson jumpman joints salamand chantell acosta poli carmela
  milagros kailey coffe paroli memento gtnhjdf roxan 10inches t123456 felip mikhail 0147896325 lynx darkjedi blackrose
  godislove aldo region q1a2z3 ghjkju weronika rankin g00ber agosto haircut vfhvtkfl primrose kukuruza kozlov rfpfynbg
  farrah jacki gaming grenade cristo brit kasparov flipside kadett 12345g memyself gfgjxrf kidd doritos ghbdtnbrb
  micros dashadasha wesson hellya savant ghbdtnghbdtn juarez rfhjkbyf boaz evely kukushka latitude sistema cthuttdyf
  strelec sonechka xtkjdtr chicca belochka atlant atybrc rerjkrf gnusmas rasengan packman transport eater marjan
  ulysse scribble cdtnjxrf jarred marbella sparco landlord 1cowboy blackber alvar elnino carguy selen ameli schlampe
  red321 caro assmaste capitan loulo anasazi natash mrhappy shizzle jledfyxbr churchill miracles hoopla timoha
  07831505 pike monkee bigsky nbvcxw foolio silverfo sabotage tackle spoonman babyboo bandera swan congress chisel
  gfhfif xrp23q leo123 britneys drinking sideshow ppspankp 4life gearhead bark jamies kamil rope hooked q8zo8wzq
  1winner bassfish queer accounts etoile federic joking stratos carbine jigger gamers scottish biggy temporar stump
  multisync boing slinger hollydog scribe neuken 12345678900987654321 kari moonie lovepussy sumner kaneda lexingto
  canadien bluearmy wrxsti luzern knives bobbo blythe laverne problem dollface letitrid juventu goodfood kelsie
  peterbilt getalife porker sunnie stairway rahasia nakita bonham mills troopers halfpint browser westcoas deusex
  costa steady 3stooges toolshed canes mattman drdoom timing rapids goobers pepsis buttocks lausanne sebastien
  wildrose doorman iwantin bocephus davi pats squeaky nafets jeanine lottery katina kenyon jesucrist skyblue graeme
  kallie favour kingsley dmoney washere greenwoo problems debate sharik coconuts 08522580 florenc fussbal images
  katusha 113322 123234 133113 135792 333888 555111 557744 1001001 1212123 2583458 11924704 12345666 19877891 25251325
  43211234 123123321 titsnass connery haunted freenet mabel jumble wallis regis greasy sinfonia rjw7x4 wavpzt newguy
  gabi dad2ownu jaspe fleet maui reksio 1pillow 019283 mrbrownx yyyyy1 iiiiii1 hhhhhhh1 testy spenser dominos probe
  phaser adolf wash matte moby suresh shooting qw1234 hopefull piotrek dolfan gnaget pwxd5x tron gotlove replay 8dihc6
  qbg26i amtrak upnfmc herons bluemax trotsky recycle wiking manzana superson commie herb lamesa bringit camell joonas
  serene intell leila abdul hyper qwerzxcv grubber canela ichabod vibrator 1hunter hillbilly westwind hotline 1tigger
  iggy covers piglets bronx frame yakuza 154ugeiu crypto clarkie education corvus ichiro duluth paramedic scenic
  111111aa schnee opel downey lustful g3ujwg reddrago wins hufmqw hellou meddle likeit manwhore mamasita aassddff
  sexme powerboo cracksevi 51051051051 davey fidget cup2006 383pdjvl planetx pipo landing rottweil playe karlos
  nazareth gudrun tercel paperboy draper bochum adjust scranton notagain 2girls springst drumline salamat lagoon
  powermac woaini duckling rellik iiiii1 canabis rjynfrn vestax burbank checking kira wiseman african fontaine wizkid
  romina weiser mask jiujitsu buckey backlash quark pennie 2w3e4r5t ancient neuron 270873_ wells chic hahah knocker
  myhome bulova shingo thisone gordito jennys judas kickit tolstoy dingus possible fucklove mozilla chipie doma77ns
  lostone hoopstar alamo cosita strangle frolova corrie hatcher fabregas ambassador miria vacuum free4all vbktyf
  guessit assa cuntsoup 12345zxcvb blackshe osbourne catarina chalupa gargamel anutka gomer attica zealot madonn
  coronado kaplan chaoss jizz commodore teiubesc vfvf123 meatman hellcat outlook promethe baikal anuradha berliner
  jesu painkiller reviewpa pepsione cass frieda montes salina slade gtkmvtyb rockport harrypot clair newmoon vodoley
  confuse positivo teddie maid pflybwf humper foosball kipling gonzale viviana saltanat kjgfnf vfvfbgfgf hadoken
  syclone mythos gigolo biggs hamburge duffbeer saywhat webhompass a7777777 countach wembley cumface bates works
  seagulls grunge anabel amylee guatemal zamora gtxtymrf liberta helpdesk gfhjkmxbr fuckina gehrig scamp cruzazul
  giselle colon pollito hermos lovecraf darien alici castaway dianka peoria breakers thisisme almera alpacino mall
  gamera meadows incognito badone defence annamari suzenet rollie cnhjqrf manunite andree dockers purity package
  sarasota checkmate boondock vredina garci kfvgjxrf chesterfield opensesa crossfire apocalypse thetick wildblue
  junker transpor spokane nec3520 locoman0 tenni submarine neveragain moving powerup galena moneymaker westbrom
  haggard autobahn shua cycle jasonb gazza official phantoms 1patrick suzy wester fatcock new123 sprinkle deepsea
  samsara julies maldini purchase 1hello drivers client shayna interests dryden dothedew defjam felixx scales
  010203040506 binger kevlar mgoblue shakey sparkie paterson sandrock binkie bubber shaka tommygun open4me fightclu
  caps tanja thunde gandhi mauser griff gorgon bigbuck heybaby bridgett lexi society smokeweed gibsonsg firefighter
  funsex seagrave darla bourne madhouse bookmark soloman caruso tristen [start] its420 panty windex dobson bells teri
  vonnegut drawing bolivia fighters cachondo kasandra homersim eros syncmast hayward doraemon chaotic roxie vasilii
  farting taras croatia lol12 f00bar cherish puller berries eugeni rfnthbyrf tease handler pepino montagne patel
  4wheel graffiti trusting newports shank perico treat lfiekz hjvfyjdf qwe123asd cresta sogood tmoney woogie kbytqrf
  kozlova platform silicone naresh art131313 113355 123432 123444 178500 192168 999333 2580456 55832811 98745632
  99887766 124578963 314159265 321456987 eagleone crazyzil kristal yssup dimensio penney blacktop acrobat kenton nacho
  trap srilanka muddy bedtime session pimple 12345678c claus finley sqrunch gobrowns wellcome montague accessno 123zzz
  irland updown 6string spicey patent tratata iamgay christof buckster gldmeo m5wkqf ratpack marios 1martin giulio
  merritt l8g3bkde bommel geirby waller sunstar imissyou bakery abbie ar3yuk3 4r5t6y sallad pershing xena manchu
  hcleeb x24ik3 scot dummies frigid bobbyy tawnee pigs greddy sami ccccc1 hhhhh1 102030405060 marks garvey just4you
  antilles deadlift visions shankar southend glotest brianne sxhq65 lindas edgewise math abracada drummers scxakv
  t26gn4 winslow calhoun shifter 3cudjz xqgann teenager pxx3eftp lada archive f9lmwd hihje863 oakwood alma payback
  moldova w0rm1 bonds jdeere dapzu455 chucho gabe leisure cuda hicks ballon bare 123kat lowlife lovin joeboy fiat
  mooseman onkelz coffey buckle skooter aarons heath oneeye gr8one juices merhaba bowhunt godboy scratchy sex666
  postov10 mica tooter jimbos 2sexy2ho cumalot thaddeus kassandra stadium rama stjabn gabbie fastback trails cfvjktn
  reliable ohiostat jellyfis morons bigbill pidaras fuckmenow bullhead 1234ab mira arsenalf ghbynth lolly glist
  vjkjltw utyyflbq baguvix phydeaux sevenup numark lettuce dread 78girl dionne sylvain dthyjcnm enable ronal
  hellraiser abpbrf donger timex cidkid86 cortland aceshigh kimberle ulisse gaby gardenia beware griffen biotech
  secreto tomoko shipyard pepsimax qsdfgh fall lyudmila michaelj tangerine loyalty michelin telemark shemales doudo
  smiler starion dreamon happys hfgcjlbz cheeto gemma shahid coope anonim esmeralda thrill fabien filipp ariadna
  bluefin kitana frdfhbev ferdinand winsto vavilon caliber kanada iloveamy lynch gogreen flore doorway kaitlin tallinn
  disc alphaone kamala censor centauri mobius moren senha tori nataliya cheap dbrnjhjdbx nbnfybr estella cxfcnmttcnm
  supergirl kennet rexona thorpe lthgfhjkm wtpmjgda marlen weaponx niceone gametime rayden independent arian zujlrf
  files hammarby allover lthtdj pollard idaho onyx obelisk florid television oldies campos kmfdm anatol rockit madeira
  beasty lovell teache charged planot myers indianali sayangku myriam kongen deadmeat saruman apostol interact frien
  ishot angelin 11223344q skates ewelina coldfire tenchu 9inches televisi sherrie virtue greeneye korea myfamily
  heathers paprika welles fiddler rudedog brussels gentry jeepman bluegras darken wire barbarian perfecto operation
  bartende cart bobbins blackbox pharaoh woodduck coolie dickless thales timeport clones johanne lsutiger verdun
  1234567890s skytommy jerrylee hoboken cadr14nu timmie ready2go suicidal well tokenbad hotguy keyser my3kids consume
  hobo rossia scramble pi3141 jody shepard 1066ad deacons mustdie wexford filbert tania paleale com2 mule excel
  ballbag limaperu racine nashvill kellyb tropic pinecone centaur scubadiv 1summer nokids starts rebeca raymon boatman
  billyjoe sheri bridges rfrltkf tazzzz boness killing makers yesiam thrash inkjet squids rhbcnbyjxrf uniden dogbite
  oklick tallyho homey lars radioman booner montan garfiel q55555 wall bonjou spacey nx74205 sundin holstein flaming
  savana mallet petrol priscilla toro sochi2014 ghostrid sexmachine thurman magdalen dallastx docto powered gnbxrf
  raffaele starflee marcopol dribble portuga grigio doroga demonic laughter asnaeb gatech njkcnsq stepanova nariman
  egor nikolaeva marked 123456789g maksik littleton lockwood stepanov nikolaev vanyarespekt 123345 152535 198200
  203040 282860 654456 852147 12312345 18821221 23049307 55556666 134679258 redgreen steff daddio freebie 123dan
  qqh92r dcpugh heavyd opened muster danimal redblue medium danthema odie basics walt level andriy katze zafira
  straycat sicily elric johnpaul fffffff1 lower zzzzzzz1 leonora simmer violence failure dozer gtfullam followme
  fritter rudder 1charlie nimda2k poilkj martel apostle babette rolan picolo wish siemen masaki d6o8pm ingeborg lifter
  forensic 7bgiqk supervisor recoil wendel 1701d dgl70460 quixtar hugger bello fuente sussex cellphon matman abel
  lovetits digiview porche chubbs missile jacky ilovemom redmond fenster taggart djgabbab bangor herbal h4x3d bodine
  heel gert christen rebell primer nail banking waterpol hadrian marconi packrat tino dano maxtor bbb747 ch5nmk
  withyou 5rxypn doozer fuaqz4 mendez bjorn jailbait bono treeman lenore acun3t1x chgobndg luft4 echelon phelps
  123456i fore udbwsk redcat fernandez revilo macarena shagger saturno sexlover slyfox jambo choose wheat martyn
  octagon cherr pasquale speeds pegaso jlaudio phred radios borris cashmere molotov dman mpower lookatme bateau pentax
  radiator 1thunder zoltan luvfur mugsy bangers vaz2107 alistair dumber chinacat gino jenova sokrates maddox redford
  wabbit asdfas omegas vista gungho mass reese monaro matlock beszoptad sartre 12monkey miramar foucault cities
  fktyjxrf wwwww1 qw12er34 fromage deamon cochon tiesto friendste pollen tolik 1fuckyou guerrero woobie wormwood
  saleem tajmahal gretel pucara demian aq1sw2de3 aidana climb madona paypal 1pepper gameon egoist acidrain pepsicol
  talking eden gander flakes farhan serdar adrenaline vigilant lakeland aditya colibri psalms malamute megamanx clare
  berenice 123456789x gremio tampa kocham guerra uhbyuj gross alyss rosebowl noof esperanz 89231243658s costarica
  naveen millennium obvious iseedeadpeople rjdfktyrj douglass suchka matematika nikitka malik fargo vfrfhjys
  transformers stuffy boobo ratbag baranov steinway rahman sodium asroma zaratustra dbjktnnf ghbhjlf pfchfytw mama1234
  garand israe hellomoto perros drgonzo slaveboy imperator skyking anabolic monstr booyaa tigran bongos venkat
  alligato chamonix ballen weener kriste ktjybl hedwig trogdor rubies motivate golova ytreza gracey celia deneme
  simran mrpink mujeres quiet eagleeye vologda torsten foxbat andone vehpbkrf murzilka solitari tempus lbyfvj bratan
  gfnhbr angler depechemode zanoza ias100 hosehead robroy fuckass tallman marcell vyjujnjxbt serendip arsen xaccess2
  midian littleman 12e3e456 69a20a minni madras fortytwo ferari go1234 huey minnow franca pope ballss ilovekim teflon
  paulette quicksilver ribbon that zinaida teleport quint bigcocks rimshot barbos ghzybr trespass nastyboy goggles
  bess earnhardt cris startup peache biotch 1soccer superd dfcmrf curran feedback claudius bassline xsw23edc juninho
  bathroom dunk wander dog1 salvatio kkkkk1 cozumel stoops schooner nikkie mullin genuine chimaera dispatch qqaazz
  controls spyglass poiu0987 bud420 saracen gardener honeyb tweeter findme kacper itstime playas devildriver kolyan
  pennywise celestia rosey pullings rimbaud chicky candycan 321ewq sturgis hellen primary darthmau cumulus vinny
  gnosis kewl jetset myass hotels breaks nalgas milleniu mckinley f150 holder hunger leandro hood jadakiss nunzio
  crowes toyot dixiedog poppin kati paulchen scarecro skunky milwauke stefa lucydog fixit leglover concha naciona
  therese s1107d smell cabbie payment wetone happyboy marci rammer misskitt xray porsch aalborg 1daniel relisys mariso
  rfhfufylf rfnhby kama steely soulman tilly bladerun keebler ginuwine contrast zigazaga sanjeev intrigue teetime
  gitler sergeev brave radish paol farmall dbrekz jkmuf qqqqqqq1 dilshod gaeta jmoney efbcapa201 robbi intheass ytcnjh
  mikeys 1dawg 114411 159874 171819 197000 225522 232629 252627 300000 326598 654987 667788 774411 852123 852741
  5550123 7550055 9788960 19391945 54132442 456123789 456789123 1112131415 3141592654 deck eljefe squeaker magda
  agenda johns gobills keines persia hoop jennyff joschi medlock elektro salty humberto netzwerk wired art123 souris
  heyman ddddddd1 2002tii deliver 1ginger proctor tragic flicka perv golde evidence podaria ajem qwertyytrewq 2hot
  badgirls newyor smoothy stromb putz loveboat gonzalo oneman ricflair xerox snap milli silvio file nadin tweeker
  dirtyboy outlawz 043aaa 56qhxs qcfmtz ugejvp d6wnro punkie englan 1thomas semprini sr20det assist 4meonly ambulanc
  wotan calvert mutton farmers xakep1234 catt diese adler mybitch merkin dogfight 1dick 2wsx1qaz corran 1orange wolfer
  jimenez xwing vatech marias subwoofer seagrams lbvekz rudi jeroen wulfgar theron remark stephe arachnid vanille
  hotdamn .adgjm pledge ikarus jiggle pockets armadill diabolo horst 3ki42x 4zqauf oneway q9umoz 3mpz4r yy5rbfsc
  lllll1 nochance papercli fhntvbq skye dehpye zsmj2v redondo 2n6wvq beelch p3wqaw schwein love4u buzzers dolittle
  4money sn00py 2good4u mihaela 1972chev cranberr sesam dutchy 121212a beryl carey phuong trickle nomercy gossip susi
  screwed jude happyme melnik uwrl7c 4wwvte argento hisashi concerto bubblegu mellie ernst andrade florin almost
  makita diaz mode passss jobber defamer 6chid8 ptfe3xxp roofing airhead mainman basses adgjmpt waldorf elmore
  cornbrea 123123123a a987654321 globe beasley dont4get kingsx thermal merkur boone mehmet christos fruits giorgia
  clarity cheerios qwedcxzas tgbyhn acerview getty batterse snowing clticic mof6681 chrystal rerecz coupe jaclyn saxon
  koufax a55555 goodtogo bayside torana donnas hump ponce ferdinan bigbaby honeypot milkbone ooooo1 umberto asd123456
  chairs cabowabo strekoza kfylsi caballer nanny kaffee sleuth vasilek jacqueli smallvil andreeva rfnfcnhjaf okidoki
  tanstaaf edelweis telnet abfkrf superduper 098123 crossing findout passer vfkmdbyf sadist guster 123a123 vfvfgfgfz
  loveporn owned fcporto sampras himera 123123qweqwe julianna daboss saveme hinata easier mailto polecat thatsit
  magnetic karaganda atrain elanor brahms santosh deathsta kroshka 9638v butte eintrach healthy male vfhcbr pedigree
  tatanka campion freeride 123456789b asq321 cdznjckfd pornsite gfccdjhl hikaru geraldine year2000 andyman toonporn
  pallas ukflbfnjh rusalka farhad flair luebri koffie kinsey karups rfhfcm guita kristjan cummin helicopt shiver
  eugenia whitepower disturbe mercur awaken drakula anonymou gala kryten mierd 4815162342lost kami toodles rfvbrflpt
  ledzeppelin rkfdbfnehf hitech hakkinen gblfhfcs 1q2a3z principe love4ever harrie elephan rhfcysq strokes arches
  fgntrf antonell marusia xxxman dfcbkmtd modano atkins upgrade ruffryde uzumaki rfn.irf burgundy gfdkjdf dannie
  anguss imhotep gjyxbr snail ruslana redhouse fuckmeha q12345678 veritech kaos barbaria edwina pongo zxcvbnmm zemfira
  olorin 123456e mineral atlantida mamuka berserker antoha lastochka shootme bh90210 fuji mosdef flush raja 335533aa
  vermin ruff professo 999111999q kfgekz goshen starling awsome f3gh65 loveyo 4z34l0ts tranmere giuliano barnet newell
  horns sugarbea gonzaga gallop passmaster caviar schneide chaucer kumquat manta gipper banned fabrice macduff
  skipjack sharkey barking horsesho daimler coolest esoteric vitali other unlimited bigbass majere treetops iwanna
  coronet pynchon herzog killall poplar cuisine kickme shimmy giggs11 marylou comic volition chinaman bennet benjie
  rottie leipzig jeanluc fishfood enzo marmot juicer saving surround littleon sticker bedpan lima 1z2z3z maritime
  hyacinth flatline fordham morphine thorn saitek lancers plumper joint chrisp brookie colder guatemala maltese
  witches grouch cover tuscan willing drexel cannot madzia blueyes hurtme p12345 bob1 phidelt mcnabb darrin hotspot
  dogstar nailer shlong fastlane gobble ohiostate disk koolio harvick eggs montego studmuff blazed peeker protege
  ripcurl negras superdog blackbea takeshi sigmanu djdxbr grasso disciple cichlid kingme hoseman carousel desade
  timers greed katies sickan lasting jugs copycat maplelea 123456789qqq realtime sanibel darkwolf godslove karpov
  travesti zaragoza boards jazzbo siempre weight cdjkjxm 090909t mmmmm1 ness brendon dumper ckjybr jimmyb melkor
  nikole allalone totem bollock lolitas sunghile simbas lhepmz seldom surrey shadowfa madball crocodile liverune
  hamradio vandam iddqdidkfa sexyfeet yhntgb sandee geoff natacha geordie bulgaria johnso p00kie cjcbcrf franko
  ballgame dastan wrest666 wildroid cbhbec qazxs 12345678z 12345as 12qw34 cdtnrf dont fabi evgesha erhfbyf nylon
  123456789t qq123456789 kristinka ilya 78n3s5af lera 4rkpkt 153426 159487 159963 187211 197500 198000 258025 669966
  775533 789520 889988 900000 1020304 1233214 12345689 15987532 42042042 49527843 62717315 123459876 555666777 0000001
  gnatsum 00096462 redrider computador bullride bigtymer zoloft makelove billings nala g9zns4 ozlq6qwm dunn all4you
  pooker themaster cabin pitstop bruin hobiecat novartis autobot hardhat angola amatuers chelsie bbbbbbb1 jjjjjjj1
  gerasim mole 123www carolcox topman antivirus abcde123 skully unholy manger 123fuck jolie bless gwju3g pzaiu8
  gourmet shooters redeemed hugh 368ejhih 57np39 t4nvp7 pieter 1spider vkaxcs seventee 808state trials rockys hutton
  fatjoe nameless guinnes syntax 87t5hdf boeder .ktxrf bobbijo kato jeanna 1andrew 2bad4u jazzer masterlo trustnoo
  panocha 1bigdick carine casimir zambia asasa smedley redrover bovine fuel suffer grave lifting spicer mech topeka
  shellie jochen anelka elfquest harve herpes brooking infinit nnagqx salut socket emyeuanh jurgen zlzfrh schorsch
  brianb slowride 3qvqod hpk2qc iqzzt580 njqcw4 pn5jvw whyme wrecker cingular yvtte545 elysium fdm7ed cantrell hostile
  ikilz083 cthulu wpf8eu cicci lilred gallaghe readme bodyshop babaloo zxcv12 nofx dragan aloysius berserke cohen
  554uzpad vcradq legsex hzze929b uyxnyd kidder jamielee grimes turing cobrajet horne babble gravy frannie zaskar
  jesusis photoman grange intj3a kissss fairfax trs8f7 issue43 epvjb6 ornw6d tanman vasileva dime forgotte dauren
  artwork pinner oldsmobi wc18c2 jodi wojtek birdies rockbott bashful mahesh lovegirl alicante tripping flavio jocker
  chop mongolia bustanut drakkar painless vivien fairmont 1qwertyu dunamis cupid agony 811pahc read shaver pittsburgh
  red456 ducker vespa kinetic concepts theodor cocoloco spaz shirin martins lawless zebulon hase cane gardiner sadness
  slutwife eieio 12345678912 timebomb casandra kazbek albundy feb2000 feliks josefina arthu hax0red muggsy cbcmrb
  badcat sergeevna rjcntyrj gnomes cubase westlake bearshare sashimi whatnot kaufman affair aquinas ahmad danuta
  cadaver rjnjgtc pendragon sexse watchmen kudos mateo quercus vampiro theway limabean peaces 1234qwerasdf shirak
  mafalda bigten addams mattia cologne erickson chessman savatage sidorov trade nortel annalisa asd12 fighton sheppard
  vittoria elli aero pass1word hopkig mancheste viceroy zx123456 didit jg3h4hfn bigpimpin nabeel tinytim calavera
  crushed theboy behind hazelnut gaelle geek rashad salavat qwer12345 airedale primetime airline 123qwe456rty setter
  rossi protein curve cuckold trivial cierra tonino becks 1234567890qw olamide alinochka aq1sw2 atkinson wenger alfie
  goodhead surfers suerte rustem ironpony 88keys gogetit vaz2109 rjntyjxtr ghtpbltyn awards bueno aurore sturgeon
  cvtifhbrb valenti primavera stephie nfbcbz wantsome birds anjing fynjif 11111z sleaze langer muffie tombston
  badkitty g12345 alskdjfhg bluess solnze poonam milen kokakola girlss ibragim countyli djljktq 1234567d badminton
  nervous kalinka vjybnjh lupita ghjcnjrdfibyj lollone gojira semenov dfktyjr zinedine lightsab magister qapmoc cakes
  lenovo phenom fedorova mom4u4mm hjlbyf parabola mechta lookie mcdonalds coorslig cobblers redriver triforce regular
  hecnfv gilberto guillaume galactus reshma guinea sevilia1 nfyufh youwish r3ady41t bailee austi cutegirl taipei
  blackhol olddog davros oliveoil sixnine chiron fredi repmvf bent heroin dogbreat heythere lovebird sorrento curtain
  underpar santacruz ottoman carvin mcbride doggysty hinton condo simson techie goterps 1superma welldone coonass
  grady feynman pupuce br00klyn dunce1 gbpacker sexmeup skeet broke payroll sending briand crm114 dynastar lyle etower
  suntan chrissie mudder cab4ma99 kitte klimenko hotmom megabyte strummer ghostdog m6cjy69u35 froggies lonsdale
  smiling hurricanes snipe goodfellas 123456x kinger talons pussypussy peluche cherub railway grommit diciembr moody
  sonali baseba11 hardtime littlee methodman tabby 1pass1page stymie mckinney shitbird heave sharkman anus ouch tommyt
  nashville tomatoes gibby yasmina pennys bomba winkie devlin cccp starlet sweep brody aeiou leviatha misato bluecat
  dongle gretsch draken lifesuck kerri k12345 sade jordans moveon stomp ridley offsprin 1qa2ws3e nbvjirf less brend
  lepton provider hungary marek gocanes fausto getlaid 3syqo15hil brethart chrisc longwood shaven sleepers yamamoto
  recent damia diosesamo crackhea sundrop mexicano moogle nosaj kaizen fullsail pallino azathoth dantheman kariya
  masyanya emanuele bigdeal save 1qazwsx sense soap javaman tinkerbel buttmunc silky kamehameha sellout essex bysunsu
  12345ta jesuit stratoca d1i2m3a4 maverik lebedeva njnets manisha vjhjpjdf gjkbyjxrf kuleshov freelanc magazin
  external kamran rfhfntkm rizwan munkey himmel ybrjkftdbx hawkmoon mironova budge gavrik mixail asfnhg66 vitalya
  mcardle fhntv1998 123580 147123 161718 181920 430799 444222 555999 557711 616913 666111 4071505 12346789 12481632
  19922991 159753258 1122112211 1357997531 mrbrown drahcir tabbycat 11qq22ww 1sexyred blader boome bosley evad ha8fyp
  skydog consul sunray hobby brujah justina 1test 0raziel0 malena clubpenguin buba bobbyd goddog poke autopass deviant
  sarahb dakot sherbert nogood pooki promote 11c645df duke3d celest cheerio opie qwepoi asdlkj katja mase studboy
  datalore vvvvv1 belles herson shay students womens obscure 123red sonnen bowers areyukesc arlington genevieve
  14vbqk9p ab123456 adamant jamesr 4wcqjn 6bjvpe 863abgsg qn632o actors wilton bigb braces psswrd paganini elias
  marcio osaka mortar theroc bamba esmerald pollo 1grand lama 1lovers salaam 2bigtits argentum radagast bigload
  nohack04 quickie scatman pattie stamp finest cn42qj batboy babs extasy curt swank sadler plokijuh alana front vega
  ta8g4w beatit backhoe x35v8l ilovejen cmfnpu mwq6qlzo masahiro hubble 201jedlz ndeyl5 mort geryfe lzbs2twz rxmtkp
  spammy facesit whipped acls2h buckwheat bob1234 yeehaw griffy crapola 2kgwai simhrq sabin fett ffvdj474 r29hqq
  international dukedog richman mac123 551scasi arcturus transformer footlong azalea screwbal independ slice celin
  outdoors pain4me 2b8riedt ssptx452 barbi sunnyboy tmjxn151 yqlgr667 half beulah doyle 13579a raygun bluered bree
  mumbles atreyu stage mjordan fabolous michaeld aldric trekkie gambino filibert auntie pussylic jq24nc jardin schalk
  retlaw qcactw dflbvrf wardog cntgfirf heathrow digest kissarmy 3mta3 chumley happyone bowden mmouse benedikt klausi
  romantik chazz lazer woodruff millard 1scooter cronos flights fourth paloalto schnapps davidk peterj elementa teodor
  quickly kafka lotte zeta dcunited cubbie wanger .ktymrf mecca submissi mouton marcopolo supersex azimut goto kolya
  rafiki 1austin fuckhard limpbizk crownvic poppa luisito davido biggirls smudger tbirds j12345 odense aqua canibus
  glitch archana mather amina ibill jonnie getsmart masons urchin postit zonker money4me warchild bmw540 amadeo ilaria
  shadowma stalingrad koetsu13 burnside mamabear beirut connecti cfvehfq samapi guyana viscount stoke charmain
  beaufort pericles dolomite genera servus altoid vance bangladesh jodie andrzej atrium balefire sumerki revival
  desperados matahari ybhdfyf maman gerrity1 netware challenger maritza stripclub patrycja canberra tissot sagitari
  djhjyf splunge invasion sex1234 cojones flushing gfhjkmm golakers 237081a evgenia zx123456789 hellothere inessa soon
  kbcbxrf insuranc jojo12 strutter aguilar x123456 salma novembe iluvporn valter snakeeye hapkido pupper labatts
  noshit sayana thirsty bvgthfnjh booze apokalipsis 111222333a cumshots annelies aventura berg hoot subrosa wildthin
  666666q lifesucks palom shakir cfvfhf cthuttdbx alexsandr cnhjbntkm muhtar lbhtrnjh maldives m1234567 frida haddock
  hbxfhl perfume vasquez mahalkit modesto jerico kalani critters backer gjhjctyjr minimal talley hotboys lindaa
  1silver killie vfrfhjdf serafim sherif cnhtrjpf karsten cvetok moremone sexnow poopies swetlana magica mom123
  goodwood sdsadee23 solei 1pionee marmelad qazxcvbn nikusha anti calais masterca q1w2e3r4t5y6u7 kirstin thames dalla
  deadwood woland corrina blasen mynewpas cambria realm vsevolod pankaj parrish taltos wildwest teaseme antosha
  4z3al0ts tekila shygirl1 salam wildstar arseniy raspberr ashland steamboa bmw330 buzzy chicos phatass tecate metros
  shelli arsch sandmann peartree idontcare fridays killians dice scampi drumset gagger pappas balzac heller parris
  bearman clarice liberte tubitzen newfie della economic ville lilkim gilgames nitwit pole 123456789f deerhunter
  trippy brass batavia nicolai brittan battlefield pulse renard wladimir dibble elvin nnnnn1 orbit ambush shithole
  plenty datalife copeland boodog 708090a kendal locke krueger pudge lochness sargon chimpy snooze exposure crotch
  hardcor hermosa shots montess longone elenka laundry jeannine nemesi speedrac sabbat crippler lisette 777angel
  maxwel mitzi getiton mastiff culver developer filipino gordie slurpee hurdle foxglove michaelc sugarray peniss
  nothin spacer vbrjkf pipper shanks gear moleman mila fatdog necron chomper snooky clambake chochoz rodolfo cubfan
  familyguy manpower boyscout scipio phobos bistro evolve luvbug alohomora beard spade holler kimchee pound labrat
  sheffiel choco bumblebee undies karens seaways undergro sellers kemper malibog foxx like vovchik natusik cortes
  hadley roaddogg buckfast cooley inspecto torre jackdani 1hammer pittsbur boscoe hellrais sharps ownsu 23dp4x
  torrance synapse cardiac leaving caterham 1234qwert masterch spin cirque watts halley popolo mixer bujhtr ownzyou
  volvos morehead romanroman valerka d1lakiss ownz zaq12ws hellspawn yanochka dantist doc123 wiggins 098890 mamulya
  homeland programmer shutdown nakamura 4506802a qqqwwweee lovestory lenusik qqq123 dicanio loveu fastfood mimi92139
  shani sandal leanna jimmyd mrclean hendrik r123456 pierr pernille 0137485 kodaira52 eistee rebrov vfrcbr irontree
  olya ramesh 989244342a 123963 198500 247365 313233 331234 543216 996699 1010101 1123456 1234565 1234576 1598741
  2741001 12345600 52678677 55667788 77777778 123456781 doromich pornoman gogirl gracelan poopface 1wildcat 1compute
  chaz 10inch 686xqxfg 04975756 docker folsom 090808qwe bloom nastja artistic danijela pajaro wilfred klep reccos
  serval cumnow sunfish i81u812 workit warrant whippet baum punky withlove starfuck nederland xholes cecelia demented
  1zzzzz 1aaaaaaa pottery diggity 11bravo hackman luojianhua email comments smasher janette 495rus19 wer123 123xxx
  griffins larryb wiggly holy kugm7b giblet npyxr5 etvww4 eyphed pktmxr vdlxuc xjznq5 bently snipes arkham emiliano
  majesty kiefer redbarch pravda operatio 123456zx vitesse markos schiffer viktoriy adele golfin siamese darrian acces
  drakes monker 1eagle bootcamp gestapo shilo gertrud csfbr5yy ewyuza toosexy royston pinggolf jamesc mifune twice
  handbook jumpin bingbong vanman accident gandal ywvxpz 9skw5g vpmfsz yxkck878 qhxbij xirt2k 565hlgqo br5499 extacy
  egypt gimlet abyss demeter 4_life 8womys ms6nud fx3tuo luv2fuck ponder puschel 7kbe9d nt5d27 chbjun gsgba368 ztmfcq
  darre greeting utah pioneers bartjek poppies aron absurd sieben mccoy twitch muppets mako maggy dually erebus qdarcv
  taboo pattern 80070633pc stryder coolkid getnaked fellini parallax vball orions davidkin stabilo tibet 4all bozeman
  satsuma allthat wiley klem1 cardenas plazma spjfet thered freya sams whitedog emotion torben portos mowerman lacy
  gowest fylhjvtlf cabibble sauber l8v53x papi midnigh friedman nantes nemisis minou ciscokid makeksa11 kwan rimjob
  camar nightman ivanna medford multi schumacher ragtop trying polarbear whacko filler scotsman pepita bigdadd
  nighthawk darter hogs crooked bancroft octopuss nester bonou2 prentice stiff pillar grandad a123 alesis fleetwoo
  almaz aa12345 angeliqu chilton skank 55555q poi123 weldon delrio barely urban newpoint ptybnxtvgbjy agency aleks
  belial albatross briann abc123abc qsefth blackbur bonit bahrain alegria kannan lobito thisis mcmahon gfif1991 piggys
  palestine linger mellissa jujitsu lambada kayaking annushka response loveable mariann freiburg kindbuds croucher
  qweas snooper gladston xpress lickher blenheim excalibe tasmania loopy malaika tycobb chrissi russland bibles
  roxette eae21157 compound moroni nite temporal tassie quicksil elefante teamo aa123321 porthos healing vertex
  forbidde timofey fumanchu levin psalm23 danville evgeny asshat 123654a timofei sylvan rfnfgekmnf papero poiu1234
  nfvthkfy wwfwcw albacore raintree demigod notoriou anyway 12345l isobel yfgjktjy lawton pthrfkj fyabcf juggernaut
  rashmi aliyah wise aristotle ghjgecr gulmira millers zaqqaz 12345qq millenni hoppy cowbo dexte cinzia barne redhook
  larinso chile kamasutr 123a321 karamel georgiy angelo4ek mydream undercover 1236987z antiques ptktysq alternative
  lavinia candela denial cleavage highwind wishmaster viktori nightwolf hikari lovesporn ponchik mercurio lasombra
  jaredleto lombardi putang damascus pridurok maggiema invalidp madeleine polniypizdec110211 one4all kaulitz qwasz
  logistic beehive rosemari californi kendrick celestin 12345n allanon gatto boost breakfas dfkmrbhbz already qpwoei
  holding bmw520 pegleg alvarado winni lament kondor patchy thankgod 1girls collar medellin filipe 123456789qw
  archibald roar asbestos janell corset abcd12 lalal buttlove 1qa2ws3ed4rf stupi jetbalance guzman loophole moises
  blackadd iamtheone bonobo pennies informat huston azbuka snuff dtlmvf zackary 1chicken strauss gauntlet sinead
  rawiswar stronger bannana potomac aprils rusrap governor hutchins rfghbp pop123 paradoxx buttface lietuva dinesh
  fenerbahce kenyatta hornyone spanked hater maniak teresita vern skaven caspian alizee bagel bradly rancho mouche
  petro ichbins exit gertie amandine henson seventh ferrets ascona shortie slippers focker chigger chiller biochem
  0range teardrop bane krauss forte bassboat watches wankers carpenter vitara yeager warrio beachboy mayberry trustee
  sudden simonsay katerinka holbrook kender district verycool prufrock 12345zxc djamaal logic gangst lizards bassmast
  domin snider kettle holymoly laramie zaxxon hazzard mcgowan hamsters supergir miata crafts m1sf1t nairobi monmouth
  atlast foothill kenney thehulk 1david bobble trainman ruckus gonoles cruzer hornie babycat me1234 retarded billyd
  chunk canoe dirtyd jiminy sandler sing serpico freud harri playaz gadzooks pornogra dragnet marge beertje solstice
  z123456789 console gasoline catwalk tigrenok micah poppen sexdog spruce sacramen corrine bonk lisbon discgolf flynn
  kmg365 mariachi tinhorse rfkmrekznjh pieces mannie guzzi bigfun kissass khorne 1access bradpitt timepass bigdogs
  zxc321 community greenwood shaner barons highball radman bigdan mandela mybuddy traci ladyluck ragdoll pounds
  topflite bighurt longcut prettybo mitsubis suave snoops slither yours wiggum favre fartface proust waste bimini
  cocorico proline v12345 1234567t spooks myshit generation parkway girlz blueduck pussyy estela nokias melchior
  onfire grind elfstone everythi cops touchdown redtail evets echoes tiffani technolo bullitt stanly ozzman chiapet
  dfkthbq tissue leopoldo jaybee puertorico liteon trajan noggin mtndew carmella mymusic justyna journal sc00by slowly
  friction collier coondog alameda herrera brush loislane proper rings burunduk burnett gmctruck 1qaz2w azwebitalia
  julianne mirela sprewell spaces francais loqse mullen stonewall profesor rogues kimberl choppy minstrel turbine
  dbrnjhjdyf pimmel hotwater callan itdxtyrj fernandes jazzie tatung fraud verygoodbot dragos vfhecmrf rfhfvtkm unite
  gosia travi scruff teeth indeed scythe dietrich korona habitat headcase 123456789zxc 9988aa dfcbkmtdf koshechka
  mercure yuki dickson vitaly maksimus wizar djkrjlfd leighton moosehea elegance mondo fyfrjylf vfkbyrf pierced
  freitag sambuca 1um83z ratt messer snoogins origami seconds shrooms vjzgjxnf gangstar quicken lerochka kakka
  asslicker layout musi shivan fuckhole timon vw198m2n hanter paska zaharov kaskad vfhbif sigsauer v123456 sardor
  wenef45313 151617 199000 492529 666888 1357900 3364068 10111213 15975321 19966991 19992000 24681357 31121910
  34524815 96321478 98741236 159357258 741236985 794613852 espanol caramelo munchies yank 1tiger doober maximili
  gaines swampfox 1boomer skiman 260zntpc ov3ajy qguvyt barty psylocke holen1 12pack grenada sugarbear jlhanes
  aabbccdd neuman blackeye drummond nocode costas syphon tiki elviss suffolk codfish lastone daryl dionysus charmin
  tk421 lorrie silverst 1johnny creaven levelone alona anon goomba scotti torey kokanee 12345678987654321 rrrrr1
  desoto caeser emery jimm suze ashlie qaswed plop johnathan corvair strand adolfo sass hevnm4 jowgnx fwsadn draconis
  ibxnsm whdbtp bonus portsmou marce para rockz veedub wong ttttt1 keeley tempgod hawkdog79 nora chaney adolph
  yourself pepperoni 427cobra ardvark 5t6y7u8i davina 1angel stjames homes boop xxxsex efyreg lysander zaq11qaz spinal
  pigman 1xxxxx gotit hamme komatsu squirter shortsto mellisa granger freestuff zw6syj ndaswf wu4etd artman 4dwvjj
  vp6y38 bobbyg watchdog jo9k2jw2 oqglh565 cyzkhw razors nurgle fqkw5m sseexx arroyo pmdmscts 640xwfkv msnxbi scull
  bowhunte affinity sloopy bagheera beatri jenner rincewind rodents 19mtpgam19 kitt minette dorina mirjam stunt
  rabbitt holas woodsink scorch axolotl mopars calder p3e85tr alphonse c123456 iamthema magna rclaki nitsuj poet
  4tlved c7lrwu sexisfun duran eggbert flotsam asscrack buxton fleury mty3rh alarm chato a654321 1234567w gena
  newjersey conrail djg4bb4b tulsa 69dude snook phillesh jamaal duff beep 2112yyz cardigan sanger soldiers ybrbnrf
  petr qweszxc endymion hund eyespy rags granted digdug tacos aerial cayuga ballpark vwjetta 24pnz6kc farris saba
  lovergir ravi sumatra deaddog volt ranma nikkii bump rally twocats slk230 blackmen hiram 1212qq mana hibees omegaman
  doria prettyboy 54321a barclays kjkbnf hundred vvvbbb 333z333 scheme alemania redsky milf dauphin turismo kawasak
  threat dracon steroids 1guitar tuczno18 scoubidou anthea jerusale trading spycams tm371855 tiberium calderon iwantit
  alessandra flawless 06225930 roflmao bakayaro dropzone academic newhaven cascades mithril tribute kitsune harleyd
  rawks pimpshit hades unforgiven rowland ackerman sandor applesauce 31217221027711 irvin sachem 123456789qq wisconsin
  arakis asdjkl waddle fireworks fucktheworld sexybeast anaheim utjvtnhbz hiawatha rotterdam ahfywbz esposito pseudo
  cocoon roflcopter cheburashka ali123 12345x rochdale melange kavitha variable goldsink required cance amalgam
  hshfd4n279 abercrom prostock technic 343104ky luntik htlbcrf dvorak gondor cordless shammy vjzctvmz mimoza augsburg
  nezabudka lilleke masterchief machin fury brisco tickleme pargolf maloney combine ajtdmw barolo svarog cyjdsvujljv
  mikola genie jewelry poligon 159753159753 lunita extrem innuendo q111111 sarit deluge monami sandoval komarova
  necromancer habs jimmer 159753q rjktcj marija medvedev initial catsdogs impossible campeon fkbyf001 rfhectkm
  tatooine ghjcnb xzibit guadalup bluefox teddys atilla explicit strapon rocko imhere eddies rectum ber02 cara
  theology baltic emanuela deltaforce rosari tonic gtivr6 woodcock hardman monaliza 1jessica karman lambrett iridium
  lehigh condition chaton pharoh hayastan ammo overland tink bearshar vanquish iaapptfcor silencer bebit titanik
  golfvr6 vfrfrf asbury getbent pear kimiko letitia onlyyou vecmrf mrbungle karoline pornografia cubby hardin
  firestarter colole57 dreyfus ajcuivd289 birdland taliesin cornet martyr pascha farkle marysia aretha kenshiro
  rubyred oldspice qwe123rty fdfnfh w8gkz2x1 godzila asenna cigarett equity steelman hebrew integer bigboob pavell
  djohn11 bignose giggsy birdhouse gunslinger backpack variety spankit baghdad 12345b squad julieta timmer codydog
  buckskin toenail gobama axlrose delicious footer mash words carnal buffie genova crab wichita vfhnbyb werwolf civil
  helloman sillyboy veggie longview latter masonry bastion purzel nisse proceed motoko freeport trstno1 darkknig
  voluntee scubapro tivoli counchac bigpig managua 7777755102q biking said flutie poly fiji mudhoney teatime darock
  testicle executiv wiener thebeach poll mrbean chica madelein enemy dollie camelia bigdic through trillian speeder
  jazzbass cuddle poiu123 gojets rainger cortex crayola tamika evelin mander crichton lapper invisible catmando ichigo
  benhur bennyboy schnecke friedric manic scandal musique course neutrino kartal pikapp hartland wizz springfield
  hutch pinkpuss tribbles liquor oswego gilly 1samanth dictionary 2pac tbones sureshot wooddoor nowayout stamina
  latoya testit heyjoe henri suckthis bigtitts bosto saltlake therat gusher talker customs ideas delasoul nilrem newt
  bikerboy moonglow sideout marciano mackay loverr valjean hubby katmandu hotbod ryno23 logitec handy musics strumpf
  scar bmw325is hangover greendog pastel tombstone bruckner ltleirf collants grouper sivart inline smoochie excellent
  dickies benladen pitbul realty philmont noone darknight 1melissa sweat convict finished modems popimp jimjam toucan
  froglegs zoinks cobaka yfnecbr crasher users winnipeg willo moomin primaver fordtruck charlieb leicester setup
  pearce replace rosemarie branson makeup cochran kayaker masher ware 1taylor 1jesus googl lora spear yes90125 copter
  86mets marques ethel made sex12345 kidman starry seaton legendary justforfun pereira solange verga herpderp primax
  fkg7h4f3v6 mariajos jada enriqu castello mist cottages red5 lostlove domina robo tumble performa supermanboy rival
  specops dictiona 0okm9ijn crapper rhfdxtyrj jeffer sample avondale steels mace masturba revelation telekom
  s456123789 tbilisi pirat schumach organ daking geforce mylov careful kinkos lyndon bakugan mireille vfylfhbyrf
  novice tralfaz suzuk smurfy downlow marit dimon freelancer tujheirf stein mevefalkcakk f123456 aaaaaas mendel mama12
  230857z ticker datnigga dmitriev irochka fierce meteora gfyfcjybr p4ssword fvthbrf fedor kali destruct q1w2e werty1
  stasya magomed quicksan igromania francoi nissa spinning vfhctkm pashka kim123 fnord jimmyg tarasova soroka
  inkognito tishka karinka kala jonson semenova hatesyou m69fg2w unable tujazopi consense 119911 123645 123777 133159
  144000 159123 215487 234523 246800 272829 555551 666000 4500455 5552555 7558795 8318131 12332145 12435687 14938685
  15975346 38972091 40028922 51842543 123452000 123455432 123456780 333222111 heman chessmaster amekpass 007jr petros
  zz123456 chach huffman able herve hoagie emilee 72d5tn yippee chow dragula airmax sequoia jarod hallow celebs amy123
  torch pinga bassingw gerda delia crocker b1afra 1iiiii sparticu counting jeanpaul sobeit sloth davidg jeffie
  fantomen 1starwar 1hockey cricke fake beefy vixens 1zxcvbnm starss elle innow roaddog gobbler glueck motorhea
  helloween reba 21crack elocin perky 123456789aa epwr49 geeman underwor abarth locksmit d9ungl 7xm5rq arwpls4u gbhcf2
  sigmund de7mdf jakob alphas euskadi ziadma demond m1911a1 gridlock lipinski dora ou8124me rulesyou firetruck kell
  1chance seminoles fasted all4u2c godisgoo euro gsxr seiko candybar abc456 jona cucciolo cornholio yyyyyyy1 webstar
  inhouse rivaldo 1phoenix kattie calvi qrhmis checkout vetteman waqw3p 2004rj ptbdhw orbita redmoon guppy darby
  qcmfd454 tusymo nevaeh stucco area nbvibt gethigh kqigb7 2kash6zq dlanod spotter mangas finch pokesmot amoeba
  rockfish md2020 daveyboy ricker pyf8ah 1bailey sandbox slickric potatoe d9ebk7 curves sangria wp2005 lagrange
  auditor jalal123 fifth sometimes atheist cossie nikolaj deidre ogre rileydog meditate boutit i62gbq tape civics
  maples foggy hemi sharing ajay corbett aster lunker slime paste construc join jman elton luvpussy holliste cxfcnm
  braindea bravos squadron baird noble goddard bolt shore rola tawny marlena airbag ipanema naughtyboy herschel xakepy
  sky123 phlegm arnhem homewood jimmyc hogger nobby bipolar germania geelong tijger bob666 scholar texmex energie
  foley cockring replica milosc convert bittle andretti oneday cocteau tate shetland balla goatman wellness sandokan
  peedee pendulum yummie chrisd lawnboy bobbyb kinney ktyxbr phisig oldsmobile davex nicklaus dfcbktr mystere handel
  zorros kimba sepultur sicilia taka romeos manyak nowwowtg heartless my3girls fktdnbyf nopasswo suarez elloco pusser
  zara 1joshua hondaciv alakazam hej123 team3x hacksaw verde biohazar bmw323 tellme borisov going brehznev pilar
  ilovelife homedepo caterpillar noise ripoff sk8board leviathan janitor 1234567890qwe peternor atletico academia
  acadia qzwxec hardbody renton fruitcak maduro dudelove ecstacy el546218 fabiana deion21 kappasig anathema superpuper
  birch 8letters template acuari tvxtjk7r rubens xenocide rutland barrys dcowboys yessss overdose cfdtkbq kzueirf
  blackmag codeman g00gle agbdlcid malawi vitoria roshan hfcgbplzq 1qasw2 rattolo58 batata merde dnstuff glavine
  christer moosie dmb2010 h00ters hedimaptfcor mateus calient tomat pollit juehtw kalima turk twisty richer azertyu
  gotika pdtpljxrf 1234567r uniform herkules zorba poopers sharingan pozitiv jaimatadi mossimo rfcgth lovehurts turd
  washing juillet rajeev sanandreas creosote amista piligrim electronic trujillo dragonfire lennie alessandr az123456
  elenberg cosmopolitan cassey enamorad alevtina mancini hip-hop elektrik jasond qazedctgb kasimir salama nadezda
  mausi ilovepus zxc12345 roadstar kaspar sevastopol annies autechre browncow nazira rjpzdrf djkujuhfl vaz2106 twinz
  cheri lildevil danube redknapp mariela vito greats milligan stiffler 1fucker altitude alukard sailer esteba iamhappy
  bayadera sashas zachar sweetp eatcum ambient roksana zaebali shitass inspire westward arriva cyecvevhbr loreal
  anamari frfltvbz sweethear erevan xtvgbjy geneve evermore moxie drexler qaz1wsx2 knob muerte sashaa nihao123
  religion aniston frnhbcf mechanical oskar couch pomona dressage kellyann 1999ar tommi strippers whip rulezz chicubs
  antonella deleted fragment severus redfred mcgregor joni redeemer bester rtynfdh artemon flood artie flameboy sperry
  dukester kenner athlete pourquoi shlomo gues 4815162342a biskit overture chutney nitehawk kroger milehigh crawfish
  hornydog tigerpaw radost myopia oxnard delbert evgeni k1234567 bandito bigrob tensor oldschoo recruit artiller
  00197400 thebull bandaid cannes racecars sessions mathews namibia vovochka retro honeybea 11111111a belova tally
  catty evertonf kagome sangeeta torrie katt outdoor sock osvaldo sti2000 superbad ronin buddylee coates council
  djhvbrc dirkpitt golfcart manitoba greener jacinta jeepcj5 crazyboy danica riggs pfeiffer navarre 1horny seniors
  ucla gowings townsend lawrun ivory navyblue avemaria viviane theclown makeme roxane dinmamma supermar probert neener
  rosebuds nottingh 01011901 rfhbyjxrf ostrov seed wayland kessler katelynn buccanee chihuahu parachut afdjhbn oneill
  bergerac popmart doherty jessicas varadero ceejay vivahate malaya dieg joplin carley lace gobuffs coleslaw serenade
  rastafari shotguns trump breezer sitting spankey diggers hahaha1 ferreira bojangle lyndsay pussylip luckycat
  notorious thuggin sadiedog daddie mackdadd lines romuald budwiser iggypop anguilla twinboys knobby handbags moneymak
  norcal gripper specials henrys domani partytim pacifico reliance astrovan collingw blueballs vortec ghhh47hj764
  popstar zagreb squeek ajhneyf ignatz ugly merda gunn hideaway isgood oscardog trinit 1panther 1slayer pimpi cyberman
  b00mer fractal randi comeback bladder 1matthew drives shelb freakshow milkshak getpaid izzy keifer jock spector
  biscayne lauryn priority oakridge rockss weedhead merle johnnyb management bob101 lyndsey golfers tauchen bobbyboy
  durant plate cocodog wuschel kola dekker pionex mycroft swerve tiktak joesakic ktutylf ufkfrnbrf monger halogen
  waynes sicnarf hawking valeriy gogiants crawler jackryan sexylegs elguapo majors 1234asd glori sc0tland gaetan
  mcdowell jame tinfloor stratton fishbait 5t4r3e2w1q 1scott freddd nougat thermo dill quagmire coolbeans printers
  chaka reinhard redcloud killerbe rennie fetch calamari blanc calli domenic pariah filters a1b2c gearbox golfe
  mollycat clicker sanpedro oldtimer dogday jalisco tayson fairfiel forfree carte starfury cocopuff ratrace croft
  fullmetal travolta bmw330ci neruda pappa finster blueice where znbvjd cannondale bette dinkle kind b0ll0cks
  crackhead friskie liveevil z1234567 asdfasd period eldar putnam greggy ichiban topdevice 09877890 grades advantag
  pontoon 1john totalwar underwoo 123q321 billions nfnfhby cocky supertra rvd420 homegrow gotti flipyou supermen
  shad0w ghbdt q1w2e3r4t5y6u7i8 gjrtvjy lbyfhf lime kaycee mutual redroses bigfella joy123 rude gaurav masterof www111
  notyou bilder byajhvfnbrf monolit sweetgirl uruguay shinobu dbityrf nelli zqjphsyf6ctifgu flamenco fische maitre
  morebeer klop edvard goleafs skyhigh ironroad rhjirf sandrin miche kath midcon viktorija timoxa exercise fabrizi
  noncapa0 marle popol speeding redstone olimpia 11qq11 tallguy madri fuzz sanya prono1 tyrik123 devices kavita
  puccini taters gthtcnhjqrf k9dls02a takagi 1hxboqg2s lhbjkjubz2957704 pulley m0rn3 pradeep sergik nurik tamwsn3sja
  123423 125678 135711 183461 198400 227722 233391 369147 481516 526452 554433 998899 999998 1232123 1313666 1314520
  1596357 7355608 8543852 9632147 13324124 36460341 77778888 81726354 86753099 88351132 88889999 123123456 299792458
  481516234 boobis denman85 binary napier moreland xeon 55555n busch dole nadroj septic leetch cabinboy shines ctcnhf
  opopop11 134kzbip gsewfmck yhwnqc dzakuni blucher teengirl bellsout pescado ace1 freeee arundel showers doppler
  belgario sexxes sociald beandip 1bulldog 1012nw hypnodanny wildside anjana clive fromv flor eatit cavern 1ccccc
  1xxxxxx aleksand qaz123456 chicag tetons whittier cavscout borneo 1qazxcvb 123456782000 1234as drlove nerd 1234a
  alfabeta 123kid charvel cand yumiko ontheroc h2slca apogee repeat yakman hayduke blingbli deckard 545ettvy bjhgfi
  2wj2k9oj alianza alcapone cooool flagship gjmptw runway muirhead deftone nabokov hightime natedawg hodge hepcat
  eastwest egon giusepp 213qwe879 piehonkii murdoch footsie fredo chev 12345aa 123456ss peppy angles suzette adena
  stores llib vg08k714 baerchen victim tamia1 coca warpath finbar openwide 1chelsea next 1ferrari chew gepard tifosi
  noidea ontime cq2kph wvj5np concordi grouse arschloc qwerta surreal cordero subito homicide 89172735872 farout
  eeeeeee1 ferrer 23jordan timoth zachery tri5a3 3a5irt yja3vo pond 1blue 747bbb e5pftu y9enkj erich troutman
  andrewjackie shaheen knuckle chablis 5lyedn zpxvwy hot4you uiegu451 btnjey 4pussy 7ovtgimc graceful seasons libert
  766rglqy clumsy tome feli sappho monorail succubus xxxxxxx1 beercan damngood lalo pussyfuck bootsman lsdlsd12 bmw530
  1yellow sonicx handjob nujbhc scorelan pot420 boonie mobster giles aisha prometheus cinderel armagedo ewing brenner
  dirtball cape tootall thema jesusislord yankeemp jupiler zxgdqn novembre megat sucess forgive 1qazxsw23edcvfr4
  123456zz jalapeno rizzo austen bintang fence intimate comander itsmine bootay nefertiti incredible myword annick
  dukes spatula faerie whoops chakra alexand virgins antler sloane valheru turbodog speak amaterasu mastercard brides
  avensis jbaby hard4u cathouse hajime cornflak kswiss pjflkork frankfurt miro hertha rancher catsmeow 8uiazp kanker
  exposed plucky shanty konijn slage33 rfj422 split socball pirrello anchorag biggins lamers mulch epoch 3xbobobo
  brakes archives spacebar burr cfvlehfr cripple madhuri peekab00 9379992a hacienda bad123 nescafe takeoff packet
  shilpa tigris sonntag mistydog thedevil rjhjkmbien a9387670a cellar barbaros dicksuck abaddon fatdaddy crabtree
  kiran ktrcec 1fire vitae mrjones tonedup cutler sugaree abuse episode ares carton 1111111q tops boopie achille
  dodgeviper poppys tequilla a1l2e3x4 crest choctaw 2110se 1adam12 holloway chiken zaq123wsx ferndale jam123
  ghbdtngjrf loveee .adgjmptw bandung victoire zadrot mano kingfisher gaspar fcbarcelona badbo beam ramos wargod
  agents facile andron flutter dagny provence precios maintain rhodan sidewinder all4u gorodok n123456 spelling
  mcfadden alenushka afric otello flick merton zsxdcf slovakia loveislife brilliant sondra colonia alladin julieb
  scarecrow bald icecrea vbhjckfdf saluki smk7366 spray richland ak47 simplex lampoon snaker bats ilikeyou ulster
  loveher firewood freshman alaskan websters bellas auror frames putas apolon apollon zmxncbv rjpthju kotopes cfytxrf
  ghjrehfnehf hingis snowdrop popov tickles 4321rewq 123qweqwe opelastra werthrf mircea melmac kazakov monito sioux
  malkav narayan kjiflrf kentavr fredrik napoleo liverp00l feature suspende airjordan billard nyquist rezeda karan
  mizredhe rfvbkkf thief yanshi1982 stargazer max2000 thissucks brenton tianna fantasma amrita winthrop amylynn berlit
  kilian djkrjdf angeli anneke marlbor planets hashem 024680 1andrea edoardo skylin fourier werthvfy antique parool
  kaktys koteczek clemence caio chennai anima martyna emerica exbntkm chiva antone obsolete slowpoke pimps francy
  azalia luthien zasranec studley thegirls samual armagedd lilia remedy arturik chelios schaefer dbacks sevendus
  multimed vaz2108 dimsum roxbury baseline screws howling blarney bunky grunts bagpipe seaking septembr djembe jail
  alphabeta brewski keno kalinina vialli fanta heskey geddylee pantry jasonr clarks biggreen birmingh wagon chingy
  bangbus bcnjhbz nations davidh pyramide xthysq rikimaru grimsby red1 goodrich curry tazzie bier firstone lurch
  hullcity beachs seymore yyz2112 carlie bartender hawkman goduke monamour my2kids cuban camaroz28 wedgie wheaties
  bassie lupus mavrik camillo missed olesia unlimite qsawbbs puppie gaydar skimmer fluke orville dario uuuuu1 confiden
  bobbbb blinds macsan26 biomed britten hunted avilla rfpfym notime sunmoon gocards shame programm fishboy swamp
  haywood clarkson judoka digweed rofl renoir deadbeat redcross stanle bluejean kayley idiota killabee rifleman
  iseeyou care mutt moriarty haring bigair begin chatty kstate bootyman 12qw34er56ty padilla believer zxcvbnm. schmoe
  pron verbal granit slicks blinker dreads shea piramid planters jolanda forster chomsky sarenna spiegel hollyb
  bernadet ment activate neverdie nnssnn war3demo boomtown cindylou feldman biffer solara billgate penalty tandy
  waverly scouter honeybear rawdog mrskin cheetos newzealand trumpets 1fred trapdoor veracruz glide hardtail corpsman
  octane racheal bottoms 23wesdxc p4ss vero fuchs bigjay 1rocks chelseaf blocker druids reddy copy nasser propane
  boobman sanche twain irondoor tractors islanders billybo draft nagual drunken bitchedup lucylu osborn shirt nivram
  aristotl 159753456852 ikke nando donegal awacs blackpoo bonny davion salazar shields t3fkvkmj huevos collant fencing
  ventrue perrier lagarto netvideo exclusive blumen noaccess jennyb godloves bob12345 younger chucks carriage bondar
  yonkers tomwaits fedora ludovic poorboy geniusnet tuck cfrehf jeopardy mcintosh corvet smacker grosse frolic judson
  krazy demand snorkel norcross signup civicex maisie collection 33ds5x benfic passio newjerse mikel mascot defiance
  forgotit aynrand crocus isgay brunner wolverines 7seven tattoos bujhm longball junglist cornbread pilatus motherfuck
  keyhole smartie camaron deltaone stardog iowa hateyou captiva arclight magi drache mcgrath blesse windsong toogood
  lightsaber lasagne stavros skipp moremoney 123321qq timewarp gill inuyash toots supercar shaitan ololo hardline hass
  bassale whattheh neverland cortney thorns hashish oshkosh smolensk myballs edouard metropolis leapfrog permit tascam
  davidp servant freemail goddamn dali zxcvfdsa mazahaka djghjc maitai sneak 1234567890w treehouse yojimbo wolfgar
  riot uthvfy krause sssssss1 azsxdcf cat222 rockyboy sirena wow123 denisov vfhrbpf guards kondom25 1211123a awatar
  tanzania fantik dimon4ik 123wer gfhfyjz ktybyuhfl pablos feelme flemming suzieq screech juicey motorhead 123123s
  idkfa kiril erlan erbol 123654q kovalev siouxsie sylvi slicker timeline matthieu sachas bhbyf wessonnn lefthand
  celti jeffre heatwave ginny jansson geronto suspect 1bear nurbol pitufo markova harlow henrique kishore jasonm
  sylwia skipping warszawa merc tamila maryjoy ladyffesta installutil lekbyxxx networkingpe comicsans pnp0c08 zvbxrpl
  tarasov yuo67 olegnaruto 106666 123400 148888 195000 198900 258789 302731 375125 556655 666425 778811 1123581
  1236547 1357246 2481632 5782790 12342000 21436587 36987412 66669999 123654987 444555666 1236547890 shah 1chevy bunch
  somers wehttam brigade cr250r bogies smallfry 6458zn7a qvw6n2 hasbro wolfi spoony matild toobig blakey satch kcuf
  stace hines unicorns m69fg1w disease terrys scoots defeat lynda pelota 1beavis octobe pleaser chippers karol jjjkkk
  penmouse deli kisser vbitymrf 1steve sp00ky 1aaaaaa 123abcd congo 12345abcde abcde1 geilesau lusting montgome
  pompano cum123 mikes 128mo 1jones gimp jasonx dga9la v2jmsz vogel cyril babu sm9934 aristo fihdfv sd3lpgdr llcoolj
  idteul hardass hagen dalglish haven natwest seat bmw535 skorpio 1corvett puntang olli jager impaler steal tincan
  gatekeep spurrier 1abc2 669e53e1 karishma habit 1smith shack 1clutch twopac arrest wilco phikap nemrac 1p2o3i e3w2q1
  daboys pugsly lift spammer cecili freek phunky tension f1f2f3 1ddddd 1fffff 1yyyyy schick donato larrywn steffie
  gods f00b4r manni len2ski1 schism yakumo 474jdvff nella jmzacf kringle symow8 625vrobg dwml9f zesyrmvu ifghjb
  firewire date cde34rfv cqnwhy cuxldv jenmt3 vallejo rincewin buddycat 7pvn4t yqmbevgk bloomer cammie sh4d0w3d
  gfxqx686 boyle pharoah 2b4dnvsx takedown scammer buzzed bastardo ulises konami holida danika gobruins manners paiste
  pornlove rainy fortis beatnik softbal d2000lb minded cheung wcksdypk 254xtpss 3tmnej ue8fpw bust kaylie rlzwp503
  fuentes growth 83y6pv 5qnzjx vita bayshore lasagna duvall momentum 1morgan chung carr harp quant4307 1arthur sexsite
  balbes jearly mcfarland austintx reddawg red12 aidan vanish jgthfnjh lvjdp383 fuhrfzgc dickme balling patagoni
  mhorgan holman valium wavmanuk jetman rapala megumi lois chyna evol toot falcor simo broccoli nivek charlot daisymay
  plump asleep lowboy qpful542 tamere alba egbert taint
  `
    .trim()
    .split(/\s+/),
);
