import type { SuggestionKind } from '@muster/contracts';
import type { KnownSkill } from './cv-engine.types.ts';

/** An experience entry for wording suggestions. Months are `yyyy-mm`. */
export interface ExperienceText {
  id: string;
  company: string;
  title: string;
  startMonth: string;
  endMonth: string | null;
  isCurrent: boolean;
  description: string | null;
  skillIds: readonly string[];
}

/** A wording suggestion for one entry. It adds nothing that the entry does not say. */
export interface Suggestion {
  /** Stable for the same entry and finding, so that a dismissed suggestion is recognised. */
  key: string;
  kind: SuggestionKind;
  experienceId: string;
  /**
   * `rewrite`, `bullet`: the whole description before and after. `skill_link`: the line that names
   * the skill, and the skill's name. `gap_question`: empty, and the question. `duplicate`: the
   * entry and the one like it, "title, company".
   */
  before: string;
  after: string;
  /** At most 200 characters, English. */
  reason: string;
  /** May be accepted in bulk: it changes the form, not the meaning. */
  isSafe: boolean;
  /** For `skill_link`. */
  skillId?: string;
  /** For `duplicate`: the entry that this one is like; for `gap_question`: the one before. */
  otherExperienceId?: string;
}

/** `suggestExperience(entries, skills, today)`; `today` is `yyyy-mm-dd`. */
export type SuggestExperience = (
  entries: readonly ExperienceText[],
  skills: readonly KnownSkill[],
  today: string,
) => Suggestion[];
