import type { CandidateState, LanguageLevel, VettingState, openToOptions } from '@muster/contracts';

/**
 * Texts about a candidate by their readers: for all readers of the record, CVs, unshared CVs, notes
 * of the team and of the management. Private notes are never included.
 */
export const personTexts = [
  'title',
  'profile',
  'cv',
  'internalCv',
  'note',
  'managementNote',
] as const;
export type PersonText = (typeof personTexts)[number];

/** Between texts that are put beside each other. */
export const textsApart = '¶';

export interface PersonSkill {
  readonly id: string;
  /** 1–4; 0 if not rated. */
  readonly level: number;
  readonly years: number | null;
  readonly verified: boolean;
}

/** A person as a reader may know them from whom marks of interviewers are kept. */
export interface RestatedPerson extends Pick<PersonDocument, 'english'> {
  readonly id: string;
  /** The skills that are verified as far as the reader knows. */
  readonly verified: readonly string[];
  /** The pools in which they are as far as the reader is told. */
  readonly pools: readonly string[];
}

/**
 * What the search over people goes by. Of it those who see the record may know all but
 * what {@link RestatedPerson} takes back: rates and contact data are not here.
 */
export interface PersonDocument {
  readonly texts: Readonly<Record<PersonText, string>>;
  readonly skills: readonly PersonSkill[];
  readonly years: number | null;
  readonly english: LanguageLevel | null;
  readonly country: string;
  readonly timeZone: string;
  readonly notice: number | null;
  readonly available: string | null;
  readonly open: readonly (typeof openToOptions)[number][];
  readonly vetting: VettingState;
  readonly status: CandidateState;
  readonly role: string | null;
  readonly seniority: string | null;
  readonly pools: readonly string[];
  /** In milliseconds; null: never. */
  readonly contactedAt: number | null;
}
