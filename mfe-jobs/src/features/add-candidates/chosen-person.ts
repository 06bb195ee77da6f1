import type { AddToJobItem } from '@muster/contracts';

/** Where to look for candidates. */
export type PeopleSource = 'matches' | 'everybody' | 'pool';

/** A selected candidate. */
export interface ChosenPerson {
  name: string;
  /** Expected result of adding them; undefined for matches, which have no obstacles. */
  verdict?: AddToJobItem | undefined;
}
