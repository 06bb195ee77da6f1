import { clientDashboardRoutes, href } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { findLiveCandidate, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { mayBeMailed } from '../../../records/candidates/contact/mail-rules.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { supervisorsById } from '../../../records/companies/supervisors.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { notify, type Notice } from '../../notifications/api/notify.ts';
import type { Placement } from '../../../records/placements/placement.model.ts';

/** The texts about a placement for each audience; without money. */
export interface Telling {
  /** `{name}` stands for the candidate, for readers with permission. */
  staff: string;
  /** For the client's supervisor and the contractor; null: they are not notified. */
  others: string | null;
  /** The mail for users who want one. */
  mail?: 'placement_start' | 'placement_ending' | 'rate_changed';
  /** The former supervisor, who is notified in addition to the current one. */
  formerSupervisorId?: Types.ObjectId | null;
}

/** Returns the link for staff: the placement over the positions of its job. */
export const placementLink = ({ _id, jobId }: Pick<Placement, '_id' | 'jobId'>): string =>
  `/jobs/${jobId.toHexString()}/positions?placement=${_id.toHexString()}`;

/** Notifies account manager and recruiter and, if requested, the supervisor and the contractor. */
export async function notifyPlacement(
  tx: Tx,
  placement: Placement,
  { staff, others, mail = 'placement_start', formerSupervisorId = null }: Telling,
): Promise<void> {
  const { candidateId, accountManagerId, recruiterId, supervisorCompanyUserId } = placement;
  const candidate = await findLiveCandidate(candidateId, tx.session);
  const contract = await contractOf(tx, placement);
  const topic = mail === 'rate_changed' ? 'rate_changed' : 'placement';
  const words = { contract, agencyName: agencyName() };
  const subject = { type: 'placement', id: placement._id };
  const letter =
    (news: string, path: string, companyId: Types.ObjectId | null = null): Notice['letter'] =>
    ({ userId, email, firstName }, when) =>
      sendMail(tx, {
        template: mail,
        to: email,
        userId,
        subject,
        companyId,
        ...when,
        variables: { ...words, firstName, news, path },
      });

  const link = placementLink(placement);
  await notify(tx, {
    topic,
    userIds: [accountManagerId, ...(recruiterId ? [recruiterId] : [])],
    title: staff,
    link,
    subject: { type: 'candidate', id: candidateId },
    letter: letter(staff.replaceAll('{name}', candidate?.number ?? 'the person'), link),
  });
  if (others === null) return;
  const supervisors = await supervisorsById(
    [supervisorCompanyUserId, formerSupervisorId],
    tx.session,
  );
  await notify(tx, {
    topic,
    userIds: [...supervisors.values()].map(({ userId }) => userId),
    title: others,
    letter: letter(others, href(clientDashboardRoutes.dashboard), placement.companyId),
  });
  if (candidate?.userId)
    await notify(tx, {
      topic,
      userIds: [candidate.userId],
      title: others,
      letter: letter(others, '/'),
    });
  else if (candidate)
    await mailContractor(tx, candidate, mail, { ...words, news: others, path: '' });
}

/** A contractor without an account is notified by mail alone. */
async function mailContractor(
  tx: Tx,
  { _id, email, preferredName, firstName, ...candidate }: Candidate,
  template: NonNullable<Telling['mail']>,
  words: Record<'news' | 'contract' | 'agencyName' | 'path', string>,
): Promise<void> {
  if (email === null || !mayBeMailed({ email, status: candidate.status })) return;
  await sendMail(tx, {
    template,
    to: email,
    subject: { type: 'candidate', id: _id },
    variables: { ...words, firstName: preferredName ?? firstName },
  });
}

/**
 * The facts of a contract shown to everyone notified of it: number, client, and the job's title
 * unless it is confidential.
 */
async function contractOf(tx: Tx, { number, jobId, companyId }: Placement): Promise<string> {
  const job = (await jobsById([jobId], tx.session)).get(jobId.toHexString());
  const company = (await companyNames([companyId], tx.session)).get(companyId.toHexString());
  return [number, job && !job.confidential ? job.title : null, company].filter(Boolean).join(', ');
}
