import type { clientCandidateEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { addReading } from '../../submissions/api/submissions.ts';
import { findForClient } from './find-for-client.ts';

/**
 * Records what the client's pages report about reading; not audited, as it does not say who read.
 */
export const noteReading: Service<typeof clientCandidateEndpoints.noteReading> = (
  ctx,
  { params, body: { submissionVersion: version, seconds } },
) =>
  transact(ctx, async (tx) => {
    const { application } = await findForClient(ctx.actor, params.id, tx.session);
    return { noted: await addReading(tx, { applicationId: application._id, version }, seconds) };
  });
