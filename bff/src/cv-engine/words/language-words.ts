import type { LanguageLevel } from '@muster/contracts';
import { fold, wordPattern } from '../lines/fold.ts';

const codes = (
  'en de es pt fr pl it nl ru uk cs sk sv no da fi et lv lt hu ro bg el tr ar he fa hi ur bn ta te ' +
  'mr gu kn ml pa zh ja ko vi th id ms tl sw af sq sr hr bs sl mk ca eu gl ga cy is ka hy az kk uz be'
).split(' ');
const readers = ['en', 'de', 'es', 'pt', 'fr', 'pl', 'it', 'nl', 'ar'];

/** Names besides those of every dictionary. */
const others: Record<string, string> = {
  mandarin: 'zh',
  cantonese: 'zh',
  castilian: 'es',
  castellano: 'es',
  farsi: 'fa',
  'brazilian portuguese': 'pt',
  filipino: 'tl',
  tagalog: 'tl',
  hochdeutsch: 'de',
  'british english': 'en',
  'business english': 'en',
  flemish: 'nl',
  neerlandais: 'nl',
  mandarim: 'zh',
  'chino mandarin': 'zh',
};

/** Folded name of a language, in any language of the CVs → its ISO 639-1 code. */
export const languageCodes: ReadonlyMap<string, string> = new Map([
  ...readers.flatMap((reader) => {
    const names = new Intl.DisplayNames([reader], { type: 'language' });
    return codes.map((code) => [fold(names.of(code) ?? code), code] as const);
  }),
  ...Object.entries(others),
]);

const cefr = /\b([abc][12])\b/;
/** Folded words for a level; the first match counts. */
const levels: [LanguageLevel, string][] = [
  [
    'native',
    `native native_speaker native-level mother_tongue muttersprache muttersprachler muttersprachlich
    muttersprachlerin nativo nativa lengua_materna lingua_materna langue_maternelle maternelle materna
    ojczysty jezyk_ojczysty madrelingua moedertaal first_language اللغة_الام لغة_ام`,
  ],
  [
    'C2',
    `bilingual bilingue zweisprachig dwujezyczny full_professional_proficiency full_professional near-native`,
  ],
  [
    'C1',
    `fluent fluently fliessend fliesend verhandlungssicher fluido fluida fluente courant couramment
    biegly biegle advanced avanzado avanzada avancado avancee avance zaawansowany proficient
    sehr_gut bardzo_dobry bardzo_dobra fluency excellent vloeiend`,
  ],
  [
    'B2',
    `professional_working_proficiency professional_working upper_intermediate upper-intermediate
    gut good professional dobry dobra intermedio_alto sehr_gute_kenntnisse bon_niveau gute_kenntnisse`,
  ],
  [
    'B1',
    `intermediate limited_working_proficiency limited_working conversational intermedio intermediario
    intermedia mittelstufe intermediaire sredniozaawansowany komunikatywny komunikatywna working_knowledge`,
  ],
  [
    'A2',
    `elementary elementary_proficiency basic basics beginner grundkenntnisse basiskenntnisse basico
    basica debutant notions podstawowy podstawowa poczatkujacy elemental scolaire anfanger`,
  ],
];
const levelPatterns = levels.map(
  ([level, words]) =>
    [level, new RegExp(`(?<!\\p{L})(?:${wordPattern(words)})(?!\\p{L})`, 'u')] as const,
);

/** Returns the CEFR level that a folded text names. */
export function languageLevel(folded: string): LanguageLevel | null {
  const named = cefr.exec(folded)?.[1];
  if (named) return named.toUpperCase() as LanguageLevel;
  return levelPatterns.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
