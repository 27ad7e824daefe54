/**
 * Passwords that people choose most, six characters and more, lower case, written down from general knowledge. One that
 * is another with digits or exclamation marks at its end is left out: the rule (domain/accounts/password.ts) covers it.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  123456 123456789 12345678 1234567 1234567890 111111 000000 123123 654321 666666 121212 112233 123321 159753
  987654321 555555 777777 888888 999999 222222 333333 444444 131313 696969 101010 232323 147258369 789456123 147258
  987654 123654 789456 456789 102030 010203 142536 147852 258456 159357 741852963 963852741 741852 951753 753951
  852456 321321 456456 789789 147147 258258 369369 012345 0123456789 0123456 01234567 123456a 12345a 123456q
  1234qwer 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2 qazwsx
  qazwsxedc qwerty qwertyuiop qwertyu qwertyui qwert1 qwert123 qwertz qwertzuiop azerty azertyuiop asdfgh asdfghj
  asdfghjk asdfghjkl asdfasdf asdf1234 asdf123 asd123 asdasd asdqwe qweasd qweasdzxc qwe123 qweqwe 123qwe 123qweasd
  1234abcd abcd1234 abc123 abc1234 abc12345 abc123456 abcdef abcdefg abcdefgh abcdefghi abcabc abcdabcd 123abc
  a123456 a12345 a1b2c3 a1b2c3d4 aa123456 aa1234 aaaaaa aaaaaaa aaaaaaaa aaa111 aaaa1111 bbbbbb cccccc dddddd eeeeee
  ffffff gggggg hhhhhh jjjjjj kkkkkk llllll mmmmmm nnnnnn oooooo pppppp qqqqqq rrrrrr ssssss tttttt wwwwww xxxxxx
  xxxxxxxx yyyyyy zzzzzz zxcvbn zxcvbnm zxcvb1 zxczxc zxcasd zxcasdqwe poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcx
  mnbvcxz ytrewq trewq1 0987654321 09876543 098765 9876543210 98765432 87654321 7654321 76543210 11111111 1111111
  1111111111 00000000 0000000 0000000000 22222222 33333333 44444444 55555555 77777777 7777777 88888888 8888888
  99999999 12121212 13131313 21212121 123123123 12341234 1234512345 11112222 11223344 1122334455 112211 111222
  111222333 121314 123789 123987 124578 134679 135790 135791 13579246 1357924680 246810 2468101214 24681012 314159
  31415926 271828 420420 112358 11235813 101101 100200 100000 200000 202020 200200 303030 404040 505050 606060
  707070 808080 909090 212121 221122 242424 252525 272727 282828 292929 313131 323232 343434 414141 424242 434343
  454545 464646 474747 484848 494949 515151 525252 545454 565656 575757 585858 616161 626262 636363 646464 656565
  676767 686868 717171 727272 737373 747474 757575 767676 787878 797979 818181 828282 838383 848484 858585 868686
  878787 898989 919191 929292 939393 949494 959595 969696 979797 989898 password passw0rd passwd p@ssw0rd p@ssword
  pa55word pa55w0rd pass123 pass1234 pass12345 passpass pass@123 passport mypassword mypass newpass newpassword
  oldpassword nopassword thepassword yourpassword passphrase passcode secret topsecret mysecret letmein letmeinnow
  openup opensesame sesame access accessme welcome hello1 hello12 hello123 hellohello hello! helloworld hithere
  goodbye default changeme change123 changeit temp123 temppass temp1234 temporary testing test123 test1234 test12345
  testtest tester testpass guest1 guest123 guestguest admin1 admin12 admin123 admin1234 admin12345 adminadmin
  administrator admin@123 admin! root123 rootroot toor123 rootpass user123 user1234 useruser username userpass
  login1 login123 loginlogin signin master masters manager system server computer internet intranet network windows
  microsoft macintosh applemac google facebook twitter instagram youtube linkedin myspace yahoo1 yahoo123 hotmail
  gmail123 amazon netflix spotify samsung iphone android nokia123 nokia1 motorola blackberry oracle database
  cisco123 linksys netgear dlink123 raspberry ubuntu linux1 matrix hacker hackme trustno1 trustme nothing whatever
  something anything everything forever forget forgetit forgot ihateyou iloveyou iloveu iloveme ilovegod ilovehim
  ilovejesus loveme lovely lover1 lovers lovelove loveyou lovehate loveless lovebug mylove myself mybaby truelove
  sweetlove babylove crazylove youandme only4me always princess princesa prince princes queen1 queenbee king123
  kingking kingdom angel1 angel123 angels angelica angelina babyangel baby123 babygirl babyboy babycakes babydoll
  babyblue baby12 sweety sweetie sweetpea sweetheart sweets honey1 honeybee honeybun honeys sugar1 sugar123 candy1
  candyman candy123 cookie cookies cupcake chocolate choclate cheese cheesecake pepper ginger gingers peanut peanuts
  butter butterfly butters buttercup banana bananas orange oranges apple1 apple123 apples pineapple strawberry
  blueberry cherry cherries lemonade mangoes coconut pumpkin pickle pickles potato tomato muffin pancake biscuit
  noodles pizza1 pizza123 burger chicken chickens turkey coffee teacup whisky whiskey vodka123 guinness heineken
  budweiser corona tequila monkey monkeys dragon dragons dragonball dragonfly tiger1 tiger123 tigers tigger lion123
  lionking lions1 lioness panther panthers jaguar jaguars cougar leopard cheetah falcon falcons eagle1 eagles hawks1
  phoenix raven1 ravens penguin penguins parrot ducky1 ducks1 duck123 rabbit rabbits bunny1 bunny123 bunnies hamster
  kitten kittens kitty1 kitty123 kittycat kittykat hellokitty catdog catcat cats123 puppy1 puppy123 puppies doggie
  doggy1 doggies dogdog dogs123 doglover bulldog bulldogs poodle beagle boxer1 rottweiler husky1 huskies wolf123
  wolves wolfpack wolverine bear123 bears1 grizzly teddy1 teddybear panda1 pandas pandabear koala1 kangaroo elephant
  giraffe gorilla horse1 horses pony123 ponies mustang bronco broncos stallion charger chargers cowboy cowboys
  buffalo bulls1 bulls23 dolphin dolphins shark1 sharks whales turtle turtles froggy frogger snake1 snakes spider
  spiderman scorpion scorpio lizard cobra1 viper1 vipers beaver badger badgers hedgehog squirrel foxtrot foxy123
  firefox foxylady sheep1 lambchop piglet porkchop birdie bluebird blackbird nightingale superman batman robin1
  ironman hulk123 thor123 avengers wonderwoman catwoman joker1 joker123 jokers starwars skywalker lukeskywalker
  yoda123 vader1 darthvader jedi123 jedimaster startrek enterprise spock1 stargate gandalf frodo1 legolas aragorn
  hobbit mordor potter harrypotter hogwarts hermione dumbledore gryffindor slytherin voldemort twilight jacob1
  bella1 pokemon pikachu charizard digimon naruto sasuke sakura onepiece goku123 gohan1 vegeta sonic1 sonic123
  mario1 mario123 mariobros luigi1 zelda1 zelda123 nintendo playstation xbox360 xbox123 minecraft roblox fortnite
  warcraft worldofwarcraft starcraft diablo halo123 callofduty counterstrike cs1234 doom123 quake3 lara123
  tombraider simpsons simpson bart123 homer1 homer123 southpark eminem rammstein metallica slipknot nirvana greenday
  blink182 linkin linkinpark limpbizkit korn123 tupac1 tupac123 biggie snoopy snoopdog scooby scoobydoo garfield
  mickey mickeymouse minnie disney donald goofy1 tweety tweetybird bugsbunny popeye barbie barney elmo123 nemo123
  simba1 bambi1 stitch1 peterpan tinkerbell tinker cinderella aladdin shrek1 winnie winniethepooh poohbear spongebob
  patrick patricks squidward football footbal futbol soccer baseball basketball basket hockey tennis golfer golfing
  golf123 rugby1 rugby123 cricket boxing swimming swimmer runner running racing racer1 nascar cycling skater
  skateboard skating surfer surfing snowboard fishing hunter hunters hunting archer archery bowling bowler wrestling
  wrestler karate jordan michaeljordan lebron kobe24 kobe123 lakers celtic celtics rangers arsenal chelsea chelseafc
  liverpool lfc123 everton manutd manunited manchester mancity tottenham spurs1 spurs123 westham newcastle
  sunderland leeds1 leedsunited villa1 astonvilla birmingham portsmouth southampton derby1 nottingham sheffield
  sheffwed burnley blackpool cardiff swansea aberdeen hearts1 hibernian england scotland ireland wales1 britain
  london paris1 paris123 france germany brasil brazil italia espana mexico canada america american usa123 newyork
  nyc123 boston chicago texas1 texas123 dallas houston california florida hawaii lasvegas miami1 denver seattle
  australia sydney dublin glasgow edinburgh bristol madrid barcelona realmadrid juventus milano acmilan intermilan
  bayern steelers packers raiders patriots redsox yankees dodgers giants warriors redskins braves1 ronaldo
  ronaldinho rooney beckham gerrard torres messi1 messi10 messi123 neymar drogba zidane lampard michael michelle
  michaela jennifer jessica jessie ashley ashleigh amanda andrea andreas andrew anthony antonio alexander alexandra
  alexis alex123 alex1234 alexalex alice1 alicia alison allison annabelle anna123 annie1 arthur austin barbara
  becky1 benjamin bernard bethany beth123 bobby1 bonnie bradley brandon brandy brenda brian1 brian123 brittany
  brooklyn bryan1 caitlin cameron carlos carmen caroline carolina casper cassie catherine charles charley charlie
  charlotte chester chloe1 chloe123 chris1 chris123 christ christian christina christine christmas christopher
  claire claudia connor corey1 courtney crystal cynthia daisy1 daisy123 damian damien daniel daniela danielle danny1
  danny123 darren dave123 david1 david123 debbie deborah dennis derek1 derrick diana1 diego1 dominic donna1 doreen
  dorothy douglas dustin dylan1 dylan123 eduardo edward elaine eleanor elizabeth elliot ellie1 emily1 emily123
  emma123 emma12 eric123 erica1 esther evelyn fernando florence frances francis francisco frank1 frankie freddie
  freddy gabriel gabriela gareth gary123 gemma1 geoffrey george gerald gloria gordon grace1 grace123 graham grandma
  greg123 gregory hannah harley harold harriet harrison harry1 harry123 heather helen1 henry1 henry123 holly1
  holly123 howard isabel isabella isabelle jackie jackson jack123 jack1234 jacob123 jacqueline jake123 james1
  james123 james007 jamie1 jamie123 janet1 jasmin jasmine jason1 jason123 jasper javier jeffrey jeremy jerome jesse1
  jesus1 jesus123 jesuschrist joanna joanne joe123 joey123 johanna john123 john1234 john316 johnny johnson jonathan
  jorge1 joseph joshua juan123 judith julia1 julian juliana julie1 julie123 juliet justin justinbieber karen1
  karen123 karina katherine kathleen kathryn katie1 katie123 katrina kayla1 keith1 kelly1 kelly123 kelsey kenneth
  kenny1 kevin1 kevin123 kieran kimberly kristen kristina kyle123 laura1 laura123 lauren lawrence leanne leonard
  leonardo leslie lewis1 liam123 lilian linda1 linda123 lindsay lindsey lisa123 logan1 lorraine louise lucas1 lucky1
  lucky7 lucky123 lucky13 lucy123 luke123 madison maggie malcolm marcel marcus margaret maria1 maria123 mariah
  marina mario12 marion marjorie mark123 marley marlene martha martin martina marvin mary123 mason1 matthew maureen
  maurice maxine maxwell megan1 megan123 melanie melissa mercedes miguel mike123 mike1234 mitchell molly1 molly123
  monica monique morgan muhammad mohammed mustafa nadine nancy1 natalia natalie natasha nathan nathaniel nelson
  nicholas nicola nicole nigel1 norman oliver olivia oscar1 oscar123 owen123 pamela patricia paul123 paula1 pauline
  pedro1 peter1 peter123 philip phillip phoebe poppy1 poppy123 rachael rachel ralph1 randy1 raymond rebecca ricardo
  richard richie robert roberto rodney rodrigo roger1 ronald ronnie rosalind rosemary rosie1 rosie123 roxanne
  ruby123 russell ryan123 sabrina sally1 samantha sammie sammy1 sammy123 samson samuel sandra sandy1 sarah1 sarah123
  scott1 scott123 sebastian sergio shannon sharon sheila shelby shelly shirley sidney simon1 simon123 simone sophia
  sophie stacey stanley stefan stella stephanie stephen steven stuart susan1 susanna suzanne sylvia tamara tanya1
  taylor teresa terry1 theresa thomas tiffany timothy tina123 toby123 tommy1 tommy123 tony123 tracey travis tristan
  trevor tyler1 tyler123 valentina valentine valerie vanessa veronica victor victoria vincent violet virginia vivian
  walter warren wayne1 wendy1 wesley william williams willow winston yvonne yvette zachary zoe123 sunshine sunflower
  sunset sunrise sunday sunny1 sunny123 summer summertime winter autumn spring monday tuesday wednesday thursday
  friday saturday january february april1 august september october november december birthday holiday holidays
  easter halloween newyear moonlight starlight stardust daylight nightmare midnight morning evening rainbow rainbows
  shadow shadows thunder lightning storm1 stormy snowball snowman snowflake flower flowers blossom lilies roses1
  rosebud orchid daffodil tulips forest mountain ocean1 oceans river1 rivers island paradise heaven heavenly
  hellfire demon1 devil1 devils lucifer angel12 godisgood god123 godbless goddess jehovah jesus12 faith1 faithful
  hope123 hopeful blessed blessing praise prayer church bible1 peace1 peace123 peaceful freedom liberty justice
  victory destiny miracle dreamer dreams dreaming dream1 fantasy mystery mystic magic1 magic123 magical magician
  wizard wizards witch1 vampire vampires zombie zombies ghost1 ghosts monster monsters alien1 aliens ninja1 ninja123
  ninjas samurai warrior knight knights soldier sniper killer assassin gangster gangsta pirate pirates bandit rebel1
  rebels outlaw hitman bond007 jamesbond agent007 007007 maverick topgun iceman rocket rockets racecar rocky1
  rocky123 rockstar rocknroll rock123 guitar guitars drummer drums1 piano1 violin trumpet music1 music123 musica
  musical musiclover singer dancer dancing dance1 dance123 ballet disco1 beatles elvis1 elvis123 madonna queen123
  shakira rihanna beyonce britney jonasbrothers onedirection 1direction hannahmontana taylorswift cooper buddy1
  buddy123 buddy12 buster bailey baxter bella123 benji1 boomer brutus bubba1 bubbles bubble captain champion champs
  chance chopper cleopatra clover cowgirl coolio coolman cooldude coolcat coolguy coolgirl cool123 cool1234 coolness
  dakota diamond diamonds dexter dollar dollars doctor drwho1 doctorwho driver eclipse einstein emerald extreme
  felix1 fender ferrari fireball firebird fireman fire123 flipper fluffy friend friends friendship bestfriend
  bestfriends funny1 funtime hotstuff hottie hotgirl playboy player players playgirl gemini pisces taurus cancer1
  virgo1 libra1 aquarius capricorn genius goblin golden goldfish goldie goldstar gunner gunners happy1 happy123
  happy12 happyday happydays happyfeet hercules hotdog hotrod iceberg icecream idontknow insane jackass jellybean
  jelly1 jester junior kermit keyboard ladybug ladybird legend legends loser1 losers lollipop lollypop lollol lol123
  lolipop loverboy lovergirl magnum marine marines marlboro mercury merlin million millions missy1 misty1 misty123
  mommy1 momdad mummy1 mumdad mother father daddy1 daddy123 daddysgirl familia family sister sisters brother
  brothers grandpa children montana mookie moomoo motocross murphy number1 number9 numberone office1 olympus pantera
  pass2word peaches peachy pebbles people perfect picture pictures pioneer please police pookie popcorn porsche
  power1 powers precious private professor purple yellow green1 green123 greens blue123 blue1234 blueblue blueeyes
  bluesky black1 black123 blacky blackcat blackie blackjack white1 whites silver scarlet scarlett red123 redred
  redhead redrose pink123 pinkpink pinky1 pinkfloyd indigo maroon crimson colors colour rascal reddog reggie robbie
  rusty1 rusty123 sailor saturn savage scrappy scotty scooter security service shorty sierra skippy skipper slayer
  smiley smile1 smile123 smiles smokey sparky special speedy squirt stewart stupid success sunbird surprise suzuki
  yamaha kawasaki honda1 honda123 toyota nissan subaru mazda1 bmw123 audi123 audia4 audirs4 volvo1 volkswagen vwgolf
  peugeot renault citroen landrover rangerover corvette camaro chevy1 chevrolet ford123 dodge1 hummer harleydavidson
  ducati trucker trucks tractor swordfish tarzan teacher teachers student school schools college university science
  physics biology maths1 homework library letters nurses nursing doctors lawyer engineer builder plumber painter
  electric electrician solar1 energy boiler heating therock thegame theone theman theboss the123 tiger2 tigerwoods
  toothbrush trinity tripod trouble tucker undertaker united unicorn vacation viking vikings voyager water1
  watermelon whatsup wildcat wildcats wildman willie winner winners winning wonder wonderful wordpass working xavier
  xxx123 yankee yomama yoyoyo zeppelin aa12345678 a1234567 a12345678 a123456789 q1w2e3 q1w2e3r4 q1w2e3r4t5 qq123456
  q123456 w123456 z123456 s123456 m123456 123456abc 123456aa 123456qwerty 123456789a 12345678a 1234567a 12345qwert
  12345q 12345abc 1234567q 123asd 123zxc 123456z 123456m 123456s 123456j 1a2b3c 1a2b3c4d 1z2x3c 1234asdf 12qwaszx
  12qwas qwaszx qazxsw qazqaz wsxedc edcrfv rfvtgb ujmikl plmokn okmijn asdzxc asdfg1 asdfjkl sdfghj dfghjk fghjkl
  zxcv1234 aqswde aqwzsx p0o9i8u7 0o9i8u zaqxsw zaqwsx xswzaq mko09ijn nhy67ujm bhu89ijn
`
    .trim()
    .split(/\s+/),
);
