import type { AddToJobItem } from '@muster/contracts';

/** Where people are looked for. */
export type PeopleSource = 'matches' | 'everybody' | 'pool';

/** A selected candidate. */
export interface ChosenPerson {
  name: string;
  /** What would come of adding them; absent for proposals, which nothing stands against. */
  verdict?: AddToJobItem | undefined;
}
