import type { jobEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Service } from '../../http/mount.ts';
import { supervisorsOf } from '../companies/supervisors.service.ts';
import { findJob } from './job-lookup.service.ts';
import { showJob } from './show-job.ts';

/** The record; confidential ones are there for their team alone. */
export const readJob: Service<typeof jobEndpoints.read> = async ({ actor }, { params }) =>
  showJob(actor, await findJob(actor, params.id));

/** The client's people who interview and lead contractors. */
export const readClientPeople: Service<typeof jobEndpoints.clientPeople> = async (
  _ctx,
  { query },
) => ({
  data: (await supervisorsOf(new Types.ObjectId(query.companyId))).map(
    ({ id, userId, name, title }) => ({
      companyUserId: id.toHexString(),
      userId: userId.toHexString(),
      name,
      title,
    }),
  ),
});
