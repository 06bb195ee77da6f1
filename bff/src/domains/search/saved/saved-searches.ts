import {
  limits,
  type BodyOf,
  type SavedSearch as ShownSearch,
  type savedSearchEndpoints,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { foldText } from '../../../db/fold-text.ts';
import { recordId } from '../../../db/record-id.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import { showConflict } from '../../../db/show-conflict.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned, versionConflict } from '../../../db/versioned-update.ts';
import { AppError, fieldError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import type { SearchIndex } from '../search-index.ts';
import { KnownPersonModel } from './known-person.model.ts';
import { markKnown, unknownOf } from './known-people.ts';
import { peopleFound, problemsOf } from './people-found.ts';
import { SavedSearchModel, type SavedSearch } from './saved-search.model.ts';
import { freeSlot, keepSearch } from './search-slots.ts';

interface Parts {
  index: SearchIndex;
}

/** Lists the user's own searches, by name. */
export const listSavedSearches: Service<typeof savedSearchEndpoints.list> = async ({ actor }) => {
  const searches = await SavedSearchModel.find({ ownerUserId: actor.userId, deletedAt: null })
    .sort({ nameKey: 1 })
    .lean();
  return { data: await Promise.all(searches.map((search) => show(actor, search))) };
};

/** Saves a search; with an alert, current matches are not announced. */
export const createSavedSearch =
  ({ index }: Parts): Service<typeof savedSearchEndpoints.create> =>
  async (ctx, { body }) => {
    const { actor } = ctx;
    await requireQuery(actor, body.query, 'query');
    const found = body.alert ? await alertable(index, actor, body.query, 'alert') : [];
    return keepSearch('name', () =>
      transact(ctx, async (tx) => {
        const search = new SavedSearchModel({
          ...body,
          ownerUserId: actor.userId,
          assignmentId: actor.assignmentId,
          nameKey: foldText(body.name),
          slot: await freeSlot(actor.userId, tx.session),
          createdAt: tx.at,
          createdBy: tx.userId,
          updatedAt: tx.at,
          updatedBy: tx.userId,
        });
        await search.save({ session: tx.session });
        await markKnown(tx, search._id, found);
        return show(actor, search.toObject());
      }),
    );
  };

/**
 * Changes a search. Candidates who match when its alert is switched on, or when its query changes,
 * are not announced; earlier announcements stay recorded.
 */
export const updateSavedSearch =
  ({ index }: Parts): Service<typeof savedSearchEndpoints.update> =>
  async (ctx, { params, body: { version, changes } }) => {
    const { actor } = ctx;
    const present = await findOwn(actor, params.id);
    if (changes.query !== undefined) await requireQuery(actor, changes.query, 'changes.query');
    const found = await foundAnew(index, actor, present, changes);
    try {
      return await keepSearch('changes.name', () =>
        transact(ctx, async (tx) => {
          const { _id } = await findOwn(actor, params.id, tx.session);
          const { after } = await updateVersioned<SavedSearch>(tx, SavedSearchModel, {
            filter: { _id },
            base: version,
            paths: Object.keys(changes),
            apply: () => ({
              $set: {
                ...changes,
                // The query uses the rights of the role that changed it last.
                assignmentId: actor.assignmentId,
                ...(changes.name !== undefined && { nameKey: foldText(changes.name) }),
              },
            }),
          });
          await markKnown(tx, _id, await unknownOf(_id, found, tx.session));
          return show(actor, after);
        }),
      );
    } catch (error) {
      throw await showConflict(error, async () => show(actor, await findOwn(actor, params.id)));
    }
  };

/** Removes a search with its alert. A repeated request is not an error. */
export const deleteSavedSearch: Service<typeof savedSearchEndpoints.delete> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const search = await findOwn(actor, params.id, tx.session, true);
      if (search.deletedAt) return show(actor, search);
      if (search.version !== body.version) throw versionConflict(search, ['deletedAt']);
      const removed = await remove(tx, search);
      if (!removed) throw versionConflict(search, ['deletedAt']);
      return show(actor, removed);
    });
  } catch (error) {
    throw await showConflict(error, async () =>
      show(actor, await findOwn(actor, params.id, null, true)),
    );
  }
};

async function remove(tx: Tx, search: SavedSearch): Promise<SavedSearch | null> {
  const { session, at, userId } = tx;
  await KnownPersonModel.deleteMany({ searchId: search._id }, { session });
  const purgeAt = new Date(at.getTime() + limits.view.restore);
  return compareAndSet<SavedSearch>(tx, SavedSearchModel, search, {
    $set: { alert: false, deletedAt: at, deletedBy: userId, purgeAt },
  });
}

/** @throws AppError NOT_FOUND if it is not the user's own */
async function findOwn(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
  removed = false,
): Promise<SavedSearch> {
  const search = await SavedSearchModel.findOne(
    { _id: recordId(id), ownerUserId: actor.userId, ...(removed ? {} : { deletedAt: null }) },
    null,
    { session },
  ).lean();
  if (!search) throw new AppError('NOT_FOUND');
  return search;
}

/** Returns the candidates who must not be announced because of this change. */
async function foundAnew(
  index: SearchIndex,
  actor: Actor,
  present: SavedSearch,
  {
    alert = present.alert,
    query = present.query,
  }: BodyOf<typeof savedSearchEndpoints.update>['changes'],
): Promise<string[]> {
  if (!alert || (present.alert && query === present.query)) return [];
  await requireQuery(actor, query, 'changes.alert');
  return alertable(index, actor, query, 'changes.alert');
}

async function requireQuery(actor: Actor, query: string, path: string): Promise<void> {
  const [problem] = await problemsOf(actor, query);
  if (problem)
    throw new AppError('VALIDATION_FAILED', {
      fields: [fieldError(path, 'INVALID_FORMAT', { key: problem.found })],
    });
}

/**
 * Returns the current matches of a search with an alert.
 * @throws AppError VALIDATION_FAILED if they are too many, UNAVAILABLE while the index is built
 */
async function alertable(
  index: SearchIndex,
  actor: Actor,
  query: string,
  path: string,
): Promise<string[]> {
  if (index.state().state === 'building') throw new AppError('UNAVAILABLE');
  const found = await peopleFound(index, actor, query);
  const max = limits.savedSearch.people;
  if (!found || found.total > max) throw invalidField(path, 'TOO_MANY', { max });
  return found.ids;
}

const show = async (actor: Actor, search: SavedSearch): Promise<ShownSearch> => ({
  id: search._id.toHexString(),
  name: search.name,
  query: search.query,
  alert: search.alert,
  problems: await problemsOf(actor, search.query),
  updatedAt: search.updatedAt.toISOString(),
  version: search.version,
});
