import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { accountOfCandidate } from '../candidates/candidate-account.service.ts';
import { supervisorsById } from '../companies/supervisors.service.ts';
import { notify } from '../notifications/notify.service.ts';
import type { Placement } from './placement.model.ts';

/** Who hears of a placement, each their own words; no money in any of them. */
export interface Telling {
  /** `{name}` stands for the person, to those who may see them. */
  staff: string;
  /** To the client's supervisor and to the contractor; null: they are not told. */
  others: string | null;
  /** Supervisors beside the present one: who it was before. */
  formerSupervisorId?: Types.ObjectId | null;
}

/** Where the staff reads on: the placement over the seats of its job. */
export const placementLink = ({ _id, jobId }: Pick<Placement, '_id' | 'jobId'>): string =>
  `/jobs/${jobId.toHexString()}/positions?placement=${_id.toHexString()}`;

/** Tells account manager and recruiter, and where asked the supervisor and the contractor. */
export async function tellPlacement(
  tx: Tx,
  placement: Placement,
  { staff, others, formerSupervisorId = null }: Telling,
): Promise<void> {
  const { candidateId, accountManagerId, recruiterId, supervisorCompanyUserId } = placement;
  await notify(tx, {
    topic: 'assignment',
    userIds: [accountManagerId, ...(recruiterId ? [recruiterId] : [])],
    title: staff,
    link: placementLink(placement),
    subject: { type: 'candidate', id: candidateId },
  });
  if (others === null) return;
  const supervisors = await supervisorsById(
    [supervisorCompanyUserId, formerSupervisorId],
    tx.session,
  );
  const contractor = await accountOfCandidate(candidateId, tx.session);
  const userIds = [
    ...[...supervisors.values()].map(({ userId }) => userId),
    ...(contractor ? [contractor] : []),
  ].filter((id) => !tx.userId?.equals(id));
  await notify(tx, { topic: 'system', userIds, title: others });
}
