import type { DemoCandidate } from './demo-candidate.ts';
import type { PeopleIds } from './demo-people.ts';
import type { DemoTime } from './demo-time.ts';
import type { Random } from './random.ts';

/** What most demo data refer to. */
export interface DemoSetting {
  people: PeopleIds;
  time: DemoTime;
  random: Random;
  candidates: readonly DemoCandidate[];
}
