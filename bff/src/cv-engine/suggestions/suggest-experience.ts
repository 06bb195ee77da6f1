import type { SuggestExperience } from '../experience-suggestions.types.ts';
import { suggestBullets } from './suggest-bullets.ts';
import { suggestDuplicates } from './suggest-duplicates.ts';
import { suggestGapQuestions } from './suggest-gap-questions.ts';
import { suggestRewrites } from './suggest-rewrites.ts';
import { suggestSkillLinks } from './suggest-skill-links.ts';

/** Suggests wording by rules. A suggestion only repeats what the entry says. */
export const suggestExperience: SuggestExperience = (entries, skills, today) => [
  ...entries.flatMap((entry) => [...suggestRewrites(entry), ...suggestBullets(entry)]),
  ...suggestSkillLinks(entries, skills),
  ...suggestGapQuestions(entries, today),
  ...suggestDuplicates(entries),
];
