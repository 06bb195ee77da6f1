// Local summaries for other domains, in the text's own words.
export { sentencesOf, summarise } from '../playground/summarise.ts';
export { foreignLanguage } from '../rules/language.ts';
