// What other domains have summarised: on this machine, in the text's own words.
export { sentencesOf, summarise } from '../playground/summarise.ts';
export { foreignLanguage } from '../rules/language.ts';
