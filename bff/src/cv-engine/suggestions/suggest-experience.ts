import type { SuggestExperience } from '../experience-suggestions.types.ts';
import { suggestBullets } from './suggest-bullets.ts';
import { suggestDuplicates } from './suggest-duplicates.ts';
import { suggestGapQuestions } from './suggest-gap-questions.ts';
import { suggestRewrites } from './suggest-rewrites.ts';
import { suggestSkillLinks } from './suggest-skill-links.ts';

/** Help with wording by rules. What a suggestion says, the entry says already. */
export const suggestExperience: SuggestExperience = (entries, skills, today) => [
  ...entries.flatMap((entry) => [...suggestRewrites(entry), ...suggestBullets(entry)]),
  ...suggestSkillLinks(entries, skills),
  ...suggestGapQuestions(entries, today),
  ...suggestDuplicates(entries),
];
