import { candidatesRoutes, href } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { emit } from '../../../outbox/emit.ts';
import { importedByOwner, importedSkills } from '../../candidates/api/imported-candidates.ts';
import { notify } from '../../notifications/api/notify.ts';
import type { ImportRecord } from '../import.model.ts';

/** The candidates added by an import, counted by owner, and their skills. */
interface Added {
  readonly byOwner: readonly { readonly ownerUserId: Types.ObjectId; readonly count: number }[];
  readonly skillIds: readonly Types.ObjectId[];
}

/** Read before the transaction that ends an import, because there may be tens of thousands. */
export const addedBy = async ({ _id, result }: ImportRecord): Promise<Added> =>
  result.created === 0
    ? { byOwner: [], skillIds: [] }
    : { byOwner: await importedByOwner(_id), skillIds: await importedSkills(_id) };

const number = new Intl.NumberFormat('en');

/** Notifies each owner of the new candidates once, and has the usage of skills recounted. */
export async function notifyAdded(
  tx: Tx,
  { _id, userId }: ImportRecord,
  { byOwner, skillIds }: Added,
): Promise<void> {
  for (const { ownerUserId, count } of byOwner)
    if (!ownerUserId.equals(userId))
      await notify(tx, {
        topic: 'assignment',
        userIds: [ownerUserId],
        title:
          count === 1
            ? 'One candidate was imported for you'
            : `${number.format(count)} candidates were imported for you`,
        link: href(
          candidatesRoutes.list,
          {},
          {
            'filter[import]': _id.toHexString(),
            'filter[owner]': ownerUserId.toHexString(),
          },
        ),
        count,
      });
  if (skillIds.length > 0) emit(tx, 'candidate.skills_changed', { skillIds });
}
