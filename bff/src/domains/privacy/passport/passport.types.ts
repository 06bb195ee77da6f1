import type { ProfileView } from '@muster/contracts';

/** One row of a section: named values, as the domain that holds them tells them. */
export type PassportRow = Readonly<Record<string, unknown>>;

export interface PassportSection {
  readonly name: string;
  readonly rows: readonly PassportRow[];
}

/** Everything that is held about a person. */
export interface Passport {
  readonly agency: string;
  readonly number: string;
  readonly name: string;
  readonly at: Date;
  /** The clients to which the profile was shown. */
  readonly views: readonly ProfileView[];
  readonly sections: readonly PassportSection[];
  /** Names of the files that lie beside the page. */
  readonly files: readonly string[];
}
