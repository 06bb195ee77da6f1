import type { CandidateState, LanguageLevel, VettingState, openToOptions } from '@muster/contracts';

/**
 * Texts about a candidate by audience: all readers of the record, CVs, unshared CVs, notes of the
 * team and of the management. Private notes are never included.
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

/** Separator between joined texts. */
export const textsApart = '¶';

export interface PersonSkill {
  readonly id: string;
  /** 1–4; 0 if not rated. */
  readonly level: number;
  readonly years: number | null;
  readonly verified: boolean;
}

/** A candidate as shown to a reader from whom interviewers' marks are hidden. */
export interface RestatedPerson extends Pick<PersonDocument, 'english'> {
  readonly id: string;
  /** The skills that are verified as far as the reader knows. */
  readonly verified: readonly string[];
  /** The pools known to the reader. */
  readonly pools: readonly string[];
}

/**
 * Data of the candidate search. Readers of the record may know all of it except what {@link
 * RestatedPerson} hides: rates and contact data are not included.
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
