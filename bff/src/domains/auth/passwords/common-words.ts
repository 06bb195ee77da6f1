/**
 * Most common words in passwords, in lower case and without digits. With the patterns of
 * `isCommonPassword` (digits and symbols around, letters replaced with digits, repetition, two of
 * them in a row) they cover a list of common passwords many thousand times as long.
 */
const words = `
password passwort passwd passphrase motdepasse contrasena senha parola haslo wachtwoord passord
admin administrator administrador root superuser sysadmin system user username guest test tester
testing demo example sample default changeme letmein login signin logon welcome wilkommen willkommen
bienvenue bienvenido benvenuto hello hallo goodbye access secret private public secure security
master manager office company business work working corporate computer internet server network
database laptop desktop windows microsoft google facebook twitter instagram youtube linkedin amazon
apple iphone android samsung nokia sony playstation nintendo pokemon pikachu minecraft fortnite
roblox starwars starcraft warcraft dragon dragonball naruto batman superman spiderman ironman hulk
joker matrix gandalf frodo hobbit hogwarts harrypotter voldemort sherlock mustang ferrari porsche
mercedes bmw audi toyota honda yamaha harley corvette camaro chevy chevrolet jaguar lamborghini
football baseball basketball hockey soccer tennis golf golfer boxing karate rugby cricket cricketer
arsenal chelsea liverpool manchester manunited barcelona realmadrid juventus benfica galatasaray
fenerbahce besiktas yankees lakers cowboys steelers eagles packers redsox dolphins raiders rangers
monkey tiger lion leopard panther wolf wolves eagle falcon hawk phoenix unicorn horse pony kitten
kitty puppy doggy bulldog rabbit bunny butterfly dolphin turtle penguin chicken spider scorpion
banana orange cherry strawberry apple pineapple cookie chocolate cheese pepper ginger honey sugar
candy coffee whiskey guinness corona budweiser summer winter spring autumn january february march
april june july august september october november december monday tuesday wednesday thursday friday
saturday sunday sunshine sunrise sunset rainbow thunder lightning storm shadow midnight night moon
moonlight starlight galaxy universe planet earth heaven angel angels devil demon killer hunter
soldier warrior samurai ninja knight king queen prince princess royal diamond golden silver platinum
crystal jewel treasure money dollar million rich lucky fortune magic magical mystery wizard dream
dreams dreamer freedom liberty justice peace victory winner champion legend hero forever always
never everything nothing something whatever love loveyou lover lovely iloveyou iloveme ilovegod
mylove truelove sweetheart darling baby babygirl babyboy sweet sweetie beautiful gorgeous pretty
handsome cutie hottie sexy smile happy happiness friend friends friendship bestfriend family
mother father mommy daddy brother sister grandma grandpa children jesus jesuschrist christ god
godisgood blessed blessing faith hope grace bible church amen trinity allah bismillah buddha krishna
michael jennifer jessica ashley amanda daniel david joshua matthew andrew james robert john joseph
william thomas charlie charles george harry jack oliver oscar jordan jasmine nicole michelle
samantha stephanie elizabeth victoria melissa rebecca rachel hannah sarah laura emily emma sophie
sophia olivia isabella isabelle chloe maria anna natasha nathalie alexander alexandra alexandre
alejandro anthony antonio benjamin brandon christian christopher christine christina patrick
patricia vanessa veronica valentina sebastian santiago fernando francisco roberto ricardo carlos
eduardo miguel angela andrea barbara brittany courtney danielle dennis diego dominic edward
eric florian frank gabriel gabriela garfield hector heather ivan jackson jacob jasper jeremy
johnny jonathan julian justin katherine kevin kimberly lauren leonardo louis lucas maggie marcus
marina martin marvin mercedes morgan nathan nicholas nikita pamela peter philip raymond richard
ronald ronaldo messi neymar beckham samuel scott scooter simon snoopy steven stephen sydney taylor
tiffany tigger tinkerbell trevor tyler victor vincent walter whitney zachary metallica nirvana
slipknot eminem tupac beatles elvis madonna blink eminem linkinpark greenday acdc pinkfloyd
america american canada mexico brasil brazil argentina colombia espana spain france germany
deutschland england london paris berlin madrid moscow russia ukraine poland polska italia italy
portugal turkey turkiye istanbul india indian mumbai bangalore china beijing japan tokyo australia
melbourne newyork chicago boston dallas houston texas california florida hawaii vegas
qwerty qwertz azerty qwertyuiop qwertyui qwert asdfgh asdfghjk asdfghjkl asdf zxcvbn zxcvbnm zxcv
qazwsx qazwsxedc wsxedc qweasd qweasdzxc zaqwsx zaqxsw poiuytrewq lkjhgfdsa mnbvcxz aqwzsx
abcdef abcdefg abcdefgh abcdefghi abcdefghij abcabc abcd aaaa bbbb trustno trustnoone trustme
opensesame sesame letmeinnow openup blahblah blabla asshole fuckyou fuckoff bullshit idiot stupid
loser nopassword nopass mypassword mypass yourpassword thepassword newpassword oldpassword
passwordpassword temppassword temporary initial firstlogin startup starter setup install
recruiter recruiting recruitment staffing talent candidate interview muster agency hiring career
correcthorsebatterystaple correct battery staple
`;

export const commonWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));
