import type { SuggestExperience } from './experience-suggestions.types.ts';

/** Help with the wording of entries. */
export const suggestExperience: SuggestExperience = () => [];
