import { fold } from '../lines/fold.ts';

const readers = ['en', 'de', 'es', 'pt', 'fr', 'pl', 'it'];
const regions = (
  'AD AE AF AL AM AO AR AT AU AZ BA BD BE BG BH BO BR BY CA CH CL CM CN CO CR CU CY CZ DE DK DO DZ EC ' +
  'EE EG ES ET FI FR GB GE GH GR GT HK HN HR HU ID IE IL IN IQ IR IS IT JM JO JP KE KH KR KW KZ LB LK ' +
  'LT LU LV MA MD ME MG MK MM MT MX MY MZ NG NI NL NO NP NZ OM PA PE PH PK PL PR PT PY QA RO RS RU RW ' +
  'SA SE SG SI SK SN SV SY TH TN TR TW TZ UA UG US UY UZ VE VN ZA ZM ZW'
).split(' ');
const shortNames: Record<string, string> = {
  uk: 'GB',
  'u.k.': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'great britain': 'GB',
  usa: 'US',
  'u.s.a.': 'US',
  'u.s.': 'US',
  eeuu: 'US',
  uae: 'AE',
  'the netherlands': 'NL',
  holland: 'NL',
  czechia: 'CZ',
  'czech republic': 'CZ',
  turkey: 'TR',
  'south korea': 'KR',
  korea: 'KR',
  brasil: 'BR',
  "cote d'ivoire": 'CI',
};

/** Folded name of a country → its ISO 3166 code. */
export const countryCodes: ReadonlyMap<string, string> = new Map([
  ...readers.flatMap((reader) => {
    const names = new Intl.DisplayNames([reader], { type: 'region' });
    return regions.map((code) => [fold(names.of(code) ?? code), code] as const);
  }),
  ...Object.entries(shortNames),
]);

/** Large towns by country, folded, so that a town alone is recognised as a place. */
const townTable: Record<string, string> = {
  DE: `berlin,hamburg,munchen,munich,muenchen,koln,cologne,frankfurt,frankfurt am main,stuttgart,dusseldorf,leipzig,dortmund,essen,bremen,dresden,hannover,nurnberg,nuremberg,duisburg,bochum,wuppertal,bielefeld,bonn,munster,karlsruhe,mannheim,augsburg,wiesbaden,monchengladbach,kiel,aachen,halle,halle (saale),magdeburg,freiburg,lubeck,erfurt,rostock,mainz,kassel,potsdam,heidelberg,darmstadt,regensburg,wurzburg,ulm,jena,oldenburg,chemnitz,braunschweig,saarbrucken,gottingen,ingolstadt,passau,konstanz,bamberg,trier,osnabruck,paderborn`,
  AT: 'wien,vienna,graz,linz,salzburg,innsbruck,klagenfurt',
  CH: 'zurich,genf,geneva,geneve,basel,bern,lausanne,luzern,winterthur,zug,st. gallen,lugano',
  ES: `madrid,barcelona,valencia,sevilla,zaragoza,malaga,murcia,palma,bilbao,alicante,cordoba,valladolid,vigo,gijon,granada,a coruna,vitoria,oviedo,pamplona,santander,san sebastian,salamanca,burgos,tenerife,las palmas,leon,cadiz,toledo`,
  MX: 'ciudad de mexico,mexico city,cdmx,guadalajara,monterrey,puebla,tijuana,queretaro,merida',
  AR: 'buenos aires,rosario,mendoza,la plata,caba',
  CO: 'bogota,medellin,cali,barranquilla,cartagena',
  CL: 'santiago,santiago de chile,valparaiso,concepcion',
  PE: 'lima,arequipa,cusco',
  UY: 'montevideo',
  EC: 'quito,guayaquil',
  VE: 'caracas,maracaibo',
  CR: 'san jose',
  PT: 'lisboa,lisbon,porto,braga,coimbra,aveiro,faro,setubal,guimaraes',
  BR: `sao paulo,rio de janeiro,belo horizonte,brasilia,salvador,fortaleza,curitiba,recife,porto alegre,manaus,goiania,campinas,florianopolis,vitoria,natal,contagem,joinville,santos,campo grande`,
  FR: `paris,lyon,marseille,toulouse,nice,nantes,strasbourg,montpellier,bordeaux,lille,rennes,reims,grenoble,dijon,angers,villeurbanne,le mans,brest,tours,limoges,amiens,metz,nancy,rouen,caen,orleans,mulhouse,boulogne-billancourt,saint-etienne,la defense,sophia antipolis,clermont-ferrand,annecy,toulon,aix-en-provence`,
  BE: 'bruxelles,brussels,brussel,antwerpen,antwerp,gent,ghent,liege,leuven,namur,brugge',
  LU: 'luxembourg',
  NL: 'amsterdam,rotterdam,utrecht,eindhoven,den haag,the hague,groningen,delft,tilburg,leiden,haarlem',
  PL: `warszawa,warsaw,krakow,cracow,lodz,wroclaw,poznan,gdansk,gdynia,szczecin,bydgoszcz,lublin,katowice,bialystok,sopot,torun,rzeszow,gliwice,kielce,olsztyn,opole,radom,czestochowa,zielona gora`,
  CZ: 'praha,prague,brno,ostrava,plzen',
  SK: 'bratislava,kosice',
  HU: 'budapest,debrecen,szeged',
  RO: 'bucuresti,bucharest,cluj-napoca,cluj,timisoara,iasi,brasov',
  BG: 'sofia,plovdiv,varna',
  UA: 'kyiv,kiev,lviv,kharkiv,odesa,dnipro',
  RS: 'belgrade,beograd,novi sad',
  HR: 'zagreb,split,rijeka',
  GR: 'athens,thessaloniki',
  TR: 'istanbul,ankara,izmir,bursa,antalya',
  IT: 'roma,rome,milano,milan,torino,turin,napoli,naples,bologna,firenze,florence,venezia,padova,verona,genova,palermo,bari,trento,pisa',
  GB: `london,manchester,birmingham,leeds,glasgow,liverpool,bristol,sheffield,edinburgh,cardiff,belfast,leicester,nottingham,newcastle,brighton,oxford,cambridge,york,bath,reading,southampton,halifax,aberdeen,dundee,norwich,exeter,swansea,coventry,milton keynes`,
  IE: 'dublin,cork,galway,limerick,waterford,kilkenny',
  SE: 'stockholm,goteborg,gothenburg,malmo,uppsala,lund,linkoping',
  NO: 'oslo,bergen,trondheim,stavanger',
  DK: 'kobenhavn,copenhagen,aarhus,odense,aalborg',
  FI: 'helsinki,espoo,tampere,turku,oulu',
  EE: 'tallinn,tartu',
  LV: 'riga',
  LT: 'vilnius,kaunas',
  US: `new york,new york city,nyc,los angeles,chicago,houston,phoenix,philadelphia,san antonio,san diego,dallas,austin,san francisco,seattle,denver,boston,portland,atlanta,miami,minneapolis,detroit,washington,washington dc,nashville,san jose,palo alto,mountain view,charlotte,raleigh,pittsburgh,salt lake city,oakland,brooklyn,boulder,columbus,madison,sunnyvale,baltimore,st. louis,kansas city`,
  CA: 'toronto,montreal,vancouver,ottawa,calgary,edmonton,quebec,waterloo,halifax,winnipeg',
  AU: 'sydney,melbourne,brisbane,perth,adelaide,canberra',
  NZ: 'auckland,wellington,christchurch',
  IN: `bengaluru,bangalore,mumbai,delhi,new delhi,hyderabad,chennai,pune,kolkata,ahmedabad,gurgaon,gurugram,noida,jaipur,kochi,thiruvananthapuram,coimbatore,indore`,
  PK: 'karachi,lahore,islamabad',
  BD: 'dhaka',
  LK: 'colombo',
  CN: 'beijing,shanghai,shenzhen,guangzhou,hangzhou,chengdu',
  HK: 'hong kong',
  TW: 'taipei',
  JP: 'tokyo,osaka,kyoto,yokohama,fukuoka',
  KR: 'seoul,busan',
  SG: 'singapore',
  MY: 'kuala lumpur,penang',
  ID: 'jakarta,bandung,surabaya',
  PH: 'manila,quezon city,cebu,makati,taguig',
  VN: 'hanoi,ho chi minh city,da nang',
  TH: 'bangkok,chiang mai',
  AE: 'dubai,abu dhabi',
  IL: 'tel aviv,jerusalem,haifa',
  EG: 'cairo,alexandria',
  MA: 'casablanca,rabat',
  TN: 'tunis',
  NG: 'lagos,abuja,ibadan,port harcourt',
  GH: 'accra',
  KE: 'nairobi,mombasa',
  ZA: 'johannesburg,cape town,durban,pretoria',
  RU: 'moscow,saint petersburg',
};

/** Folded name of a town → its country code. */
export const towns: ReadonlyMap<string, string> = new Map(
  Object.entries(townTable).flatMap(([code, names]) =>
    names.split(',').map((name) => [name.trim(), code] as const),
  ),
);

/** State codes after a town: "Austin, TX". */
export const stateCodes = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY ' +
    'NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON BC QC AB NSW VIC QLD SP RJ MG RS PR SC'
  ).split(' '),
);
