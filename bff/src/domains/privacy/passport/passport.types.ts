import type { ProfileView } from '@muster/contracts';

/** One row of a section: named values from the domain that owns them. */
export type PassportRow = Readonly<Record<string, unknown>>;

export interface PassportSection {
  readonly name: string;
  readonly rows: readonly PassportRow[];
}

/** All data about a person. */
export interface Passport {
  readonly agency: string;
  readonly number: string;
  readonly name: string;
  readonly at: Date;
  /** The clients to whom the profile was shown. */
  readonly views: readonly ProfileView[];
  readonly sections: readonly PassportSection[];
  /** Names of the files beside the page. */
  readonly files: readonly string[];
}
