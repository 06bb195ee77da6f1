import { clientAsksFor, type clientAskEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { askedAbout } from '../../approvals/api/asked-by-clients.ts';
import { cancellableSeats } from '../../positions/api/asked-seats.ts';
import { reasonsOf, type ReasonRecord } from '../../reasons/api/reasons.ts';
import { findClientJob } from '../client/find-client-job.ts';
import { askKinds, showAsks } from './show-asks.ts';

/** Lists the requests about an own job, and those that can be made now. */
export const listClientAsks: Service<typeof clientAskEndpoints.list> = async (
  { actor },
  { params },
) => {
  const job = await findClientJob(actor, params.id);
  const mayAsk = actor.can('clientJob.update');
  const data = await showAsks(actor, await askedAbout(job._id, askKinds));
  const possible = mayAsk ? clientAsksFor(job.status) : [];
  if (possible.length === 0)
    return {
      data,
      jobStatus: job.status,
      possible: [],
      positions: [],
      reasons: { job: [], positions: [] },
    };
  const { seats } = await cancellableSeats(job._id);
  return {
    data,
    jobStatus: job.status,
    possible: [...possible],
    positions: seats.map(({ _id, label, status }) => ({ id: _id.toHexString(), label, status })),
    reasons: {
      job: (await reasonsOf('job_close')).map(shown),
      positions: (await reasonsOf('position_cancel')).filter(isForClients).map(shown),
    },
  };
};

const isForClients = ({ side }: ReasonRecord): boolean => side === 'client' || side === 'none';
const shown = ({ _id, label, requiresNote }: ReasonRecord) => ({
  id: _id.toHexString(),
  label,
  requiresNote,
});
