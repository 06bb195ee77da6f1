import type { Suggestion } from '../../../cv-engine/experience-suggestions.types.ts';
import { suggestExperience } from '../../../cv-engine/suggestions/suggest-experience.ts';
import { today } from '../../../db/calendar-day.ts';
import type { Candidate } from '../../candidates/api/reviewed-facts.ts';
import { knownSkills } from '../../../records/skills/known-skills.ts';

/** Returns the suggestions that the rules produce for the record's current entries. */
export async function findSuggestions({
  experience,
}: Pick<Candidate, 'experience'>): Promise<Suggestion[]> {
  const entries = experience.map((entry) => ({
    id: entry._id.toHexString(),
    company: entry.companyName,
    title: entry.title,
    startMonth: entry.startMonth,
    endMonth: entry.endMonth,
    isCurrent: entry.endMonth === null,
    description: entry.description,
    skillIds: entry.skillIds.map(String),
  }));
  return suggestExperience(entries, await knownSkills(), today());
}
