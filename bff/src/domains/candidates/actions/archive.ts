import type { candidateStatusEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { liveApplicationsOf } from '../../../records/applications/live-applications.ts';
import { hasLivePlacement } from '../../../records/placements/live-placements.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { changeStatus } from './status-action.ts';

/** Archives a candidate who is on no job. */
export const archiveCandidate: Service<typeof candidateStatusEndpoints.archive> = (
  ctx,
  { params, body },
) =>
  changeStatus(ctx, {
    id: params.id,
    action: 'archive',
    version: body.version,
    facts: { statusNote: body.note },
    guard: requireIdle,
    undoable: true,
  });

/** @throws AppError for a candidate who works for a client or is on a job */
export async function requireIdle({ _id }: Candidate, session: ClientSession): Promise<undefined> {
  if (await hasLivePlacement(_id, session)) throw new AppError('CANDIDATE_HAS_LIVE_PLACEMENT');
  const live = await liveApplicationsOf(_id, session);
  if (live.length > 0)
    throw new AppError('CANDIDATE_HAS_LIVE_APPLICATIONS', { context: { count: live.length } });
}
