import type { CoworkerRequestView, coworkerEndpoints } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Service } from '../../../http/mount.ts';
import { clientJobsOf } from '../../../records/jobs/client-jobs.ts';
import { findPeople } from '../../../identity/people/people.ts';
import {
  CompanyUserModel,
  type CompanyUser,
} from '../../../records/companies/company-user.model.ts';
import { CoworkerRequestModel } from './coworker-request.model.ts';
import { decidesOnCoworkers, inviteRights, ownCompany } from './coworker-rights.ts';
import { showCoworkers } from './show-coworkers.ts';

const maxMembers = 500;
const order: readonly CompanyUser['status'][] = ['invited', 'active', 'disabled'];

/** Lists members of and invitations to the reader's company, with the reader's allowed actions. */
export const listCoworkers: Service<typeof coworkerEndpoints.list> = async ({ actor }) => {
  const company = await ownCompany(actor);
  const members = await CompanyUserModel.find({
    companyId: company._id,
    // Only users who can restore access see former members.
    ...(!actor.can('clientUser.manage') && { status: { $ne: 'disabled' } }),
    deletedAt: null,
  })
    .limit(maxMembers)
    .lean();
  const jobs = await clientJobsOf(actor);
  const shown = await showCoworkers(actor, { company, members, jobs });
  return {
    companyName: company.name,
    domain: company.domain,
    ...inviteRights(actor),
    jobs: jobs.map(({ _id, title, number }) => ({ id: _id.toHexString(), title, number })),
    data: shown.toSorted(
      (a, b) => order.indexOf(a.status) - order.indexOf(b.status) || a.name.localeCompare(b.name),
    ),
    waiting: await waitingCoworkers(actor, company._id),
  };
};

/** Returns proposed invitations: all of them for administrators, otherwise the reader's own. */
export async function waitingCoworkers(
  actor: Actor,
  companyId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<CoworkerRequestView[]> {
  const decides = decidesOnCoworkers(actor);
  const waiting = await CoworkerRequestModel.find(
    { companyId, ...(!decides && { requestedBy: actor.userId }) },
    null,
    { session },
  )
    .sort({ at: 1 })
    .lean();
  const people = await findPeople(
    waiting.map(({ requestedBy }) => requestedBy),
    session,
  );
  const titles = new Map(
    waiting.some(({ jobIds }) => jobIds.length > 0)
      ? (await clientJobsOf(actor)).map(({ _id, title }) => [_id.toHexString(), title])
      : [],
  );
  return waiting.map(({ _id, email, role, requestedBy, at, canSeeAllJobs, jobIds, message }) => ({
    id: _id.toHexString(),
    email,
    role,
    canSeeAllJobs,
    message,
    jobs: jobIds.flatMap((jobId) => titles.get(jobId.toHexString()) ?? []),
    requestedBy: people.name(requestedBy),
    at: at.toISOString(),
    mayDecide: decides,
  }));
}
