import { Types } from 'mongoose';
import type { Suggestion } from '../../../cv-engine/experience-suggestions.types.ts';
import type { Candidate } from '../../candidates/api/reviewed-facts.ts';

type Entries = Candidate['experience'];

/** Returns the entries with a suggestion written into its entry. */
export function withSuggestion(entries: Entries, suggestion: Suggestion, text?: string): Entries {
  const { kind, experienceId, after, skillId } = suggestion;
  if (kind === 'duplicate') return entries.filter(({ _id }) => _id.toHexString() !== experienceId);
  return entries.map((entry) => {
    if (entry._id.toHexString() !== experienceId) return entry;
    if (kind === 'skill_link' && skillId)
      return { ...entry, skillIds: [...entry.skillIds, new Types.ObjectId(skillId)] };
    if (kind === 'rewrite' || kind === 'bullet') return { ...entry, description: text ?? after };
    return entry;
  });
}
