import { fold } from '../lines/fold.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(fold));

/** Small words that belong to the name after them: "da Rocha", "van der Berg", "bin Salman". */
export const particles = setOf(`de da do dos das del della di du des la las los le van von der den
  zu zum ter ten bin ibn bint abu abd abdul al el ul ud y e ní mac san santa بن ابن بنت أبو عبد`);

/** Given names that often come second, before the surnames: "María José", "João Pedro". */
export const secondGivenNames = setOf(`maría josé luis juan carlos jesús ana antonio manuel
  francisco javier miguel ángel pedro pablo alberto fernando rafael ignacio andrés eduardo enrique
  alejandro daniel david jorge mario sergio ramón roberto ricardo armando alfonso arturo gabriel
  sebastián martín diego felipe guillermo gustavo héctor hugo iván jaime joaquín julio leonardo
  mariana isabel carmen pilar teresa luisa elena cristina beatriz lucía sofía laura marta paula
  andrea valentina camila fernanda gabriela alejandra carolina patricia mercedes dolores victoria
  joão paulo henrique augusto gustavo vitor victor lucas mateus matheus rodrigo tiago thiago
  cecília clara júlia letícia luíza aparecida conceição`);

/** Countries where people carry the surnames of both parents. */
export const twoSurnameCountries: ReadonlySet<string> = new Set(
  'ES MX AR CO PE CL VE EC BO PY UY CR PA GT HN SV NI DO CU PR BR PT AO MZ'.split(' '),
);

/** Countries where the family name comes first, with their most common family names. */
const familyNameTable: readonly [countries: string, names: string][] = [
  [
    'VN',
    `nguyễn trần lê phạm hoàng huỳnh phan vũ võ đặng bùi đỗ hồ ngô dương lý đinh trịnh mai lương`,
  ],
  [
    'CN TW HK MO SG MY',
    `wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang
    xie song tang deng han feng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei
    su lu ding ren shen yao lai chan wong cheung lau ng`,
  ],
  ['KR', `kim lee park choi jung jeong kang cho yoon jang lim han oh seo shin kwon hwang ahn`],
];

const familyNames = new Map(
  familyNameTable.flatMap(([countries, names]) => {
    const known = setOf(names);
    return countries.split(' ').map((country) => [country, known] as const);
  }),
);

/** Checks whether `word` is a common family name of a country that writes it first. */
export const isFamilyNameOf = (country: string, word: string): boolean =>
  familyNames.get(country)?.has(fold(word)) ?? false;

/** Letters that occur only in Vietnamese. */
export const vietnameseLetter = /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệịỉĩọỏốồổỗộớờởỡợơụủũứừửữựưỳỵỷỹ]/iu;

/**
 * "Ivanovich", "Sergeyevna", "Сергеевич": derived from the father's name, between given and family
 * name.
 */
export const patronymic =
  /(?:ovich|evich|yevich|ovych|ovna|evna|yevna|ivna|ович|евич|овна|евна|івна)$/iu;

/** Titles before a name that are not part of it. */
export const titlesBefore =
  /^(?:(?:dr|prof|mgr|inz|ing|eng|mr|mrs|ms|miss|sir|dame|dipl|med|rer|nat|phil|phd|mag|lic|sra?|srta|dra?|don|dona|herr|frau|mme|mlle|m|doc|mudr|bc|ir|hc|د|أ|م)\.[\s-]*|(?:dr|prof|mgr|mr|mrs|ms|miss|herr|frau|mme|mlle|sir)\s+)+(?=\p{L})/iu;
/** Credentials after a name. */
export const credentialsBehind =
  /(?:(?<!\s),?\s{1,3}(?:ph\.?\s?d|m\.?\s?sc|m\.?b\.?a|b\.?\s?sc|b\.?\s?eng|m\.?\s?eng|m\.?d|ll\.?m|cpa|pmp|cfa|csm|aws|esq|jr|sr|ii|iii|iv|dipl\.?-?\s?ing)\.?(?:\s?\((?:fh|tu)\))?){1,6}$/iu;
