/** The words at the heart of common passwords, in lower case: words of the login itself, walks on the keyboard, what people like. */
const groups = {
  login: `password passwort passw pass passwords passphrase contrasena contrasenia clave clavesegura secreto secret secrets login
    logon signin access acceso account cuenta user usuario username admin administrator administrador root superuser guest
    invitado default temp temporal temporary change changeme changeit changethis cambiar cambiame test testing tester prueba demo
    sample example ejemplo welcome bienvenido bienvenida hello hola hellothere letmein letme openup opensesame enter entrar
    system sistema server portal computer computadora laptop internet intranet network wifi office oficina security seguridad
    secure safe master manager gerente backup private privado personal support service helpdesk company empresa business work
    trabajo employee empleado team equipo staff store tienda market markets mercado harbor union member members payroll nomina`,
  keyboard: `qwerty qwertz azerty qwertyu qwertyui qwertyuiop qwert qwer qwe asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asd zxcv
    zxcvb zxcvbn zxcvbnm zxc qaz qazwsx qazwsxedc wsx wsxedc edc rfv zaq zaqwsx zaqxsw xsw qazxsw qweasd qweasdzxc asdzxc poiuy
    poiuytrewq lkjhgf lkjhgfdsa mnbvcxz mnbvc ytrewq rewq qweqwe asdasd zxczxc qwerasdf asdfasdf asdfqwer qwaszx qawsed
    aqwzsx abc abcd abcde abcdef abcdefg abcdefgh abcabc xyz aabbcc aaa bbb xxx zzz aa bb xx qq az qwop`,
  love: `love iloveyou ilove iloveu iloveme loveyou loveme lovely lover lovers loves lovelove mylove sweet sweety sweetheart
    sweetie honey baby babygirl babyboy kiss kisses hugs heart teamo teamomucho tequiero amor miamor amorcito mivida cielo
    carino corazon mylife forever always beautiful handsome pretty cute cutie darling princess princesa prince principe queen
    reina king rey angel angels angelito angelita angie friend friends friendship amigo amiga amigos family familia mother
    father mama papa mommy mom dad daddy sister brother hermano hermana wife husband bestfriend happy happiness feliz`,
  nature: `sunshine sun sol moon luna star stars estrella sky cielo heaven rainbow summer winter spring autumn fall verano
    invierno primavera otono snow snowball flower flowers flor flores rose roses rosa daisy lily lavender jasmine orchid
    butterfly mariposa ocean river lake mountain island beach playa forest garden tree water fire fuego earth storm thunder
    lightning diamond crystal silver golden gold platinum ruby emerald pearl red blue green yellow orange purple pink black
    white azul rojo verde negro`,
  animals: `dragon monkey tiger tigers tigger lion lions eagle eagles falcon falcons hawk hawks wolf wolves bear bears panther
    panthers jaguar jaguars cougar cougars puppy kitty kitten cat cats dog dogs doggie perro gato horse horses caballo dolphin
    dolphins delfin shark sharks turtle tortuga penguin elephant rabbit bunny chicken cowboy cowboys buffalo bull bulls bulldog
    bulldogs cardinal cardinals raven ravens bronco broncos colts rams spider scorpion cobra phoenix unicorn mustang mustangs
    bailey buddy max rocky coco lucky shadow pepper ginger smokey oreo peanut princesa toby daisy molly bella luna milo`,
  sports: `football futbol baseball beisbol basketball soccer hockey softball golf golfer tennis swimming boxing wrestling
    racing nascar runner dancer yankees lakers celtics warriors raiders steelers packers patriots chiefs giants jets dodgers
    redsox cubs braves astros padres rangers mets phillies knicks heat spurs rockets bulls chivas america cruzazul pumas
    barcelona realmadrid madrid liverpool chelsea arsenal manchester united juventus messi ronaldo jordan lebron kobe
    champion champions winner player team sports gym fitness`,
  fun: `superman batman spiderman ironman hulk thor avengers marvel starwars startrek skywalker yoda vader jedi matrix
    pokemon pikachu naruto goku mario sonic zelda minecraft fortnite roblox nintendo playstation xbox gaming gamer
    disney mickey minnie tinkerbell cinderella elsa frozen nemo simba garfield snoopy scooby simpson simpsons homer
    harrypotter potter hogwarts gandalf hobbit metallica nirvana beatles eminem music musica guitar guitarra piano rock
    rockstar rocknroll hiphop dance movie magic wizard ninja samurai pirate warrior knight hunter killer ranger
    viking zombie vampire ghost monster legend hero genius freedom liberty libertad peace power energy dream dreams
    dreamer smile magic lucky success winner whatever nothing something trustno trust nobody fuckyou fuckoff fuck fucker
    bitch asshole shit sexy sex hot hottie cool awesome crazy loco funny silly`,
  food: `chocolate cookie cookies candy sugar honey apple apples banana cherry orange lemon mango strawberry peach peaches
    pumpkin cheese pizza taco tacos burger chicken bacon butter pepper coffee cafe tea cocacola pepsi beer cerveza tequila
    whiskey vodka wine cupcake muffin brownie icecream popcorn pancake`,
  things: `google facebook instagram twitter youtube amazon apple samsung iphone android microsoft windows linux yahoo hotmail
    gmail netflix spotify paypal money dinero cash dollar bank banco casino poker lottery gold ferrari porsche mercedes toyota
    honda nissan chevy chevrolet ford camaro corvette mustang jeep tesla harley yamaha suzuki kawasaki truck camion
    police army navy marine marines airforce soldier military doctor nurse teacher student school escuela college university`,
  places: `america american usa mexico mexicano cuba colombia puertorico guatemala honduras elsalvador nicaragua peru chile
    argentina brasil brazil espana spain france paris italy italia london england germany berlin china japan tokyo india
    canada australia hawaii alaska texas dallas houston austin california losangeles sanfrancisco sandiego oakland
    sacramento arizona phoenix colorado denver nevada lasvegas vegas oregon portland washington seattle chicago detroit
    boston newyork brooklyn manhattan bronx queens jersey philadelphia pittsburgh miami orlando tampa florida georgia
    atlanta carolina charlotte virginia tennessee nashville memphis ohio michigan minnesota wisconsin`,
  time: `january february march april may june july august september october november december monday tuesday wednesday
    thursday friday saturday sunday enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    lunes martes miercoles jueves viernes sabado domingo today tomorrow yesterday morning night midnight weekend birthday
    cumpleanos christmas navidad xmas halloween easter newyear holiday vacation`,
  faith: `jesus jesuschrist christ cristo jesucristo god godisgood godislove dios diosesamor diosmio lord bible faith fe hope
    esperanza grace blessed blessing bendicion amen angel heaven trinity gloria church maria guadalupe`,
  names: `michael mike james john robert david william richard joseph thomas charles christopher chris daniel matthew matt
    anthony tony mark donald steven steve paul andrew andy joshua josh kenneth kevin brian george edward ronald timothy jason
    jeffrey ryan jacob gary nicholas nick eric jonathan stephen larry justin scott brandon benjamin ben samuel sam gregory
    alexander alex patrick frank raymond jack dennis jerry tyler aaron henry douglas peter adam nathan zachary walter kyle
    harold carl arthur roger keith jeremy lawrence terry sean austin albert joe jesse willie billy bruce ralph roy eugene
    dylan louis philip bobby johnny bradley victor martin oscar carlos juan jose luis jorge miguel angel pedro manuel
    francisco javier alejandro fernando ricardo roberto eduardo antonio sergio raul diego gabriel rafael mario ramon ruben
    mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley kimberly
    emily donna michelle carol amanda melissa deborah stephanie rebecca laura helen sharon cynthia kathleen amy angela
    shirley anna brenda pamela emma nicole samantha katherine christine catherine virginia rachel janet heather diane olivia
    julie joyce victoria kelly christina lauren joan evelyn judith megan andrea hannah jacqueline martha gloria teresa
    sara jean madison alice julia sophia grace isabella denise amber marilyn danielle charlotte natalie brittany alexis
    taylor jasmine vanessa veronica monica claudia guadalupe carmen rosa lucia elena sofia valentina camila daniela mariana
    gabriela fernanda alejandra adriana paola karla maria mariajose juancarlos charlie max maxwell buster bubba maggie`,
} as const;

export const commonWords: ReadonlySet<string> = new Set(
  Object.values(groups).flatMap((words) => words.split(/\s+/)),
);
