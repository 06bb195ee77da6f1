import type {
  Currency,
  Engagement,
  LanguageLevel,
  LocationPolicy,
  openToOptions,
  seniorities,
} from '@muster/contracts';

type OneOf<T extends readonly unknown[]> = T[number];

/** Money per hour, in minor units. */
export interface HourlyRate {
  readonly amountMinor: number;
  readonly currency: Currency;
}

/** Facts of a person used for scoring. They exclude name, age, gender, photo and school. */
export interface PersonFacts {
  readonly skills: readonly {
    readonly skillId: string;
    /** 1–4. */
    /** Null if not rated. */
    readonly level: number | null;
    readonly years: number | null;
    /** From 0, the person's own statement, to 1, verified today. */
    readonly evidence: number;
    readonly isVerified: boolean;
    readonly verifiedAt: Date | null;
    /** When a client last confirmed it. */
    readonly confirmedAt: Date | null;
  }[];
  readonly seniority: OneOf<typeof seniorities> | null;
  readonly english: LanguageLevel | null;
  /** The rate that the person expects 🔒. */
  readonly rate: HourlyRate | null;
  readonly timeZone: string;
  readonly country: string;
  readonly relocationCountries: readonly string[];
  readonly openTo: readonly OneOf<typeof openToOptions>[];
  /** The first possible day of work, from `availableFrom` and the notice period. */
  readonly availableFrom: string | null;
  /** Between 0 and 1: how fresh the vetting is; 0 without one. */
  readonly vettingFreshness: number;
  /** Whether the record's status allows proposing the candidate. */
  readonly available: boolean;
}

/** A skill that a job asks for. */
export interface SkillNeed {
  readonly skillId: string;
  readonly minLevel: number | null;
  readonly minYears: number | null;
  readonly must: boolean;
}

/** Facts of a job used for scoring. */
export interface JobNeeds {
  readonly required: readonly SkillNeed[];
  readonly nice: readonly SkillNeed[];
  readonly seniority: OneOf<typeof seniorities> | null;
  readonly englishMin: LanguageLevel;
  /** The highest hourly rate that the agency pays 🔒. */
  readonly payMax: HourlyRate | null;
  readonly locationPolicy: LocationPolicy;
  readonly countries: readonly string[];
  readonly timeZoneBase: string | null;
  readonly overlapHours: number | null;
  readonly engagement: Engagement;
  readonly startDate: string | null;
}

/** Obstacles between a person and a job besides their facts. */
export interface Standing {
  /** Whether a rule excludes the person from this client. */
  readonly excluded: boolean;
  /** Whether the person refused to be contacted or shown. */
  readonly refused: boolean;
}

/** No known obstacle, or not checked yet: readers are shown the current state. */
export const unhindered: Standing = { excluded: false, refused: false };
