import type { Types } from 'mongoose';
import type { DemoTime } from '../../../demo/demo-time.ts';
import type { Random } from '../../../demo/random.ts';

/** The records that demo candidates refer to. */
export interface CandidateSetting {
  random: Random;
  time: DemoTime;
  /** Recruiters, who own candidates. */
  ownerIds: readonly Types.ObjectId[];
  /** Vetters, who assess skills and English. */
  vetterIds: readonly Types.ObjectId[];
  /** Catalogue ids by skill name. */
  skillIds: ReadonlyMap<string, Types.ObjectId>;
  /** Full names in use: two candidates with one name would look like duplicates. */
  names: Set<string>;
}
