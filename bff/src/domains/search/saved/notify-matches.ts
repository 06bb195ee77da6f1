import { candidatesRoutes, href } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { everyDue } from '../../../jobs/every-due.ts';
import { giveWay } from '../../../jobs/give-way.ts';
import type { JobDefinition } from '../../../jobs/job.ts';
import { searchedPeople } from '../../candidates/api/searched-candidates.ts';
import { notify } from '../../notifications/api/notify.ts';
import { findActiveStaff } from '../../../identity/people/people.ts';
import { actorsOf } from '../../../identity/people/staff-actors.ts';
import type { SearchIndex } from '../search-index.ts';
import { markKnown, unknownOf } from './known-people.ts';
import { peopleFound } from './people-found.ts';
import { SavedSearchModel, type SavedSearch } from './saved-search.model.ts';

/**
 * Notifies the owners of searches with an alert of all unannounced matches, as far as they may see
 * them now. While the index is incomplete nobody is notified: a candidate who is missing from it
 * would be announced later. Returns the number of searches with news.
 */
export async function notifyMatches(index: SearchIndex, signal: AbortSignal): Promise<number> {
  let told = 0;
  for await (const search of everyDue(SavedSearchModel, { alert: true, deletedAt: null }, signal)) {
    if (index.state().state !== 'ready') break;
    const begin = performance.now();
    if (await tell(index, search)) told += 1;
    await giveWay(begin, signal);
  }
  return told;
}

async function tell(index: SearchIndex, search: SavedSearch): Promise<boolean> {
  const owner = await ownerOf(search);
  if (!owner) return false;
  const found = await peopleFound(index, owner, search.query);
  const news = found ? await unknownOf(search._id, found.ids) : [];
  const people = await searchedPeople(owner, news);
  const ids = people.map(({ row }) => row.id);
  const [only] = ids;
  if (only === undefined) return false;
  const many = {
    title: `{count} candidates match your search “${search.name}”`,
    link: href(candidatesRoutes.search, {}, { q: search.query }),
  };
  try {
    return await transact(systemContext(`saved-search:${search._id.toHexString()}`), async (tx) => {
      // A search that was changed or switched off meanwhile waits for the next run.
      const same = { _id: search._id, version: search.version, alert: true, deletedAt: null };
      if (!(await SavedSearchModel.exists(same).session(tx.session))) return false;
      await markKnown(tx, search._id, ids);
      await notify(tx, {
        topic: 'saved_search',
        userIds: [search.ownerUserId],
        groupKey: `saved-search:${search._id.toHexString()}`,
        many,
        count: ids.length,
        ...(ids.length > 1
          ? many
          : {
              title: `{name} matches your search “${search.name}”`,
              link: href(candidatesRoutes.profile, { id: only }),
              subject: { type: 'candidate', id: new Types.ObjectId(only) },
            }),
      });
      return true;
    });
  } catch (error) {
    // Another process announced one of them first: the next run announces the others.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Returns the owner in the role of the search; null if that role or the account was removed. */
async function ownerOf({ ownerUserId, assignmentId }: SavedSearch): Promise<Actor | null> {
  const [member] = await findActiveStaff([ownerUserId]);
  const actor = member && actorsOf(member).find((one) => one.assignmentId.equals(assignmentId));
  return actor?.can('candidate.list') ? actor : null;
}

export const savedSearchJobs = (index: SearchIndex): readonly JobDefinition[] => [
  {
    name: 'search.alerts',
    everyMs: 5 * 60_000,
    run: async ({ signal, log }) => {
      const told = await notifyMatches(index, signal);
      if (told > 0) log.info({ told }, 'saved searches with news');
    },
  },
];
