import type { EducationDegree } from '@muster/contracts';
import { wordPattern } from '../lines/fold.ts';

/** Words in names of schools, folded. `~`: also the end of a longer word. */
const schools = `
university college institute school academy polytechnic conservatory seminary bootcamp
universitat ~universitat tu fh hochschule ~hochschule fachhochschule ~gymnasium ~schule ~akademie
~kolleg berufsschule realschule universidad universitat_de instituto_tecnologico escuela
politecnica colegio ies facultad uned universidade faculdade escola instituto_federal politecnico
usp puc universite ecole lycee iut insa institut_national grande_ecole polytech iae faculte
uniwersytet politechnika akademia liceum technikum szkola uczelnia universita politecnico_di
universiteit universitet universitetet ~hogskolan iit nit mit eth epfl iim institut_universitaire
general_assembly wild_code_school ironhack le_wagon codecademy cfa kolegium volkshochschule ihk جامعة كلية معهد`;

const whole = wordPattern(schools.replaceAll(/~\S+/g, ''));
const endings = wordPattern((schools.match(/~\S+/g) ?? []).join(' ').replaceAll('~', ''));
export const schoolWord = new RegExp(
  `(?<![\\p{L}\\d])(?:${whole}|[\\p{L}-]*(?:${endings}))(?![\\p{L}\\d])`,
  'u',
);

/** The first match counts: words for higher degrees come before those for lower ones. */
const table: [EducationDegree, string][] = [
  [
    'doctorate',
    `ph\\.?\\s?d\\.?|d\\.?phil|doctor(?:ate|ado|al)?|doktor(?:at)?|dr\\.?(?:-ing| rer| phil)|doutorado|doutoramento|doctorat|these de doctorat|edd|promotion zum dr`,
  ],
  [
    'certificate',
    `certificate|certificat|certificado|certyfikat|zertifikat|studia podyplomowe|posgrado|curso de especializacion`,
  ],
  ['bootcamp', `boot\\s?camp`],
  [
    'master',
    `m\\.?\\s?sc\\.?|m\\.?\\s?a\\.|m\\.?\\s?eng\\.?|m\\.?\\s?tech\\.?|m\\.?b\\.?a\\.?|mres|mphil|msci|m\\.?\\s?s\\.|ma(?= )|ms(?= )|m\\.?ed|llm|mca|master(?:'s|s)?(?: of \\p{L}+)?|magister(?:ska|skie)?(?: inzynier)?|mgr(?: inz\\.?)?|maestria|mestrado|diplom(?:-?\\p{L}*)?(?=[ (,\\t-]|$)|dipl\\.?-?\\p{L}*\\.?|diplome d'ingenieur|dea|dess|staatsexamen|licenciado en derecho|laurea magistrale|jednolite studia magisterskie|studia magisterskie|ii stopnia`,
  ],
  [
    'bachelor',
    `b\\.?\\s?sc\\.?|b\\.?\\s?a\\.|b\\.?\\s?eng\\.?|b\\.?\\s?tech\\.?|b\\.\\s?e\\.?|b\\.\\s?s\\.|bba|bcom|b\\.com|bca|llb|bfa|ba(?= )|bs(?= )|be(?= )|bachelor(?:'s|s)?(?: of \\p{L}+)?|bacharel(?:ado)?|licenciatura|licenciad[oa]|grado(?= en|$)|ingenieria|ingenier[oa]|graduacao|licence(?: professionnelle)?|licencjat|inzynier(?:skie)?|inz\\.|studia inzynierskie|studia licencjackie|laurea|engenharia|i stopnia|undergraduate`,
  ],
  [
    'associate',
    `associate(?:'s)?(?: degree| of)?|foundation degree|hnd|dut|bts|but(?= )|deust|tecnologo|tecnico superior`,
  ],
  [
    'vocational',
    `ausbildung|berufsausbildung|fachinformatiker(?:in)?|kauffrau|kaufmann|geselle|ciclo formativo|formacion profesional|fp|grado (?:superior|medio)|curso tecnico|tecnico(?: em| en)|cap(?= )|bep|apprenticeship|nvq|btec|technik(?= |$)|bac pro`,
  ],
  [
    'secondary',
    `abitur|fachabitur|fachhochschulreife|mittlere reife|realschulabschluss|hauptschulabschluss|high school|secondary school|a[- ]levels?|gcses?|leaving certificate|bachillerato|eso|ensino medio|ensino secundario|baccalaureat|bac(?= |$)|matura|swiadectwo dojrzalosci|liceum|maturita`,
  ],
];

export const degreeWords: readonly { degree: EducationDegree; pattern: RegExp }[] = table.map(
  ([degree, pattern]) => ({
    degree,
    pattern: new RegExp(`(?<![\\p{L}\\d.])(?:${pattern})(?![\\p{L}\\d])`, 'u'),
  }),
);
