import { companiesRoutes, href } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { notify } from '../../notifications/api/notify.ts';
import type { Company } from '../../../records/companies/company.model.ts';

/** Notifies a new account manager; several notices in a row are merged into one. */
export async function notifyNewManager(
  tx: Tx,
  manager: Types.ObjectId,
  { _id, name }: Pick<Company, '_id' | 'name'>,
): Promise<void> {
  await notify(tx, {
    topic: 'assignment',
    userIds: [manager],
    title: `You are now the account manager of ${name}`,
    link: href(companiesRoutes.overview, { id: _id.toHexString() }),
    subject: { type: 'company', id: _id },
    groupKey: `company.manager ${tx.userId?.toHexString() ?? 'system'}`,
    many: {
      title: 'You are now the account manager of {count} more companies',
      link: href(companiesRoutes.list, {}, { 'filter[accountManager]': manager.toHexString() }),
    },
  });
}
