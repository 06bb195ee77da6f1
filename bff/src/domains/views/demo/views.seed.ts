import { normalViewQuery } from '@muster/contracts';
import { foldText } from '../../../db/fold-text.ts';
import { SavedViewModel } from '../saved-view.model.ts';
import { demoViews } from './views.data.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { personId, type PeopleIds } from '../../../demo/demo-people.ts';

/** Writes views that some users saved and shared. */
export async function seedViews(people: PeopleIds, time: DemoTime): Promise<void> {
  await SavedViewModel.insertMany(
    demoViews.map(({ owner, query, ...view }, slot) => {
      const ownerUserId = personId(people, owner);
      const createdAt = time.ago(30 - slot);
      return {
        ...view,
        ownerUserId,
        query: normalViewQuery(query),
        nameKey: foldText(view.name),
        slot,
        createdAt,
        createdBy: ownerUserId,
        updatedAt: createdAt,
        updatedBy: ownerUserId,
      };
    }),
  );
}
