import { clientDashboardRoutes, href } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { primaryContactOf } from '../../../records/companies/client-contacts.ts';
import { findIntake } from '../../../records/intakes/intakes.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { UserModel } from '../../../identity/user.model.ts';
import type { Job } from '../../../records/jobs/job.model.ts';

/** Mails to a client about a job. */
export type JobMail =
  'job_received' | 'job_opened' | 'job_closed' | 'job_sent_back' | 'job_changed';

/** The client's recipient of mails about a job. */
export interface ClientReader {
  userId: Types.ObjectId | null;
  firstName: string;
  email: string;
}

type Asked = Pick<Job, '_id' | 'companyId' | 'requestedBy' | 'intakeId'>;

/** Returns the requester, by account or form; otherwise the client's first contact. */
export async function clientReader(
  { companyId, requestedBy, intakeId }: Asked,
  session: ClientSession | null = null,
): Promise<ClientReader | null> {
  const intake = !requestedBy && intakeId ? await findIntake(intakeId, session) : null;
  if (intake) return { userId: null, firstName: intake.name, email: intake.email };
  const userId = requestedBy ?? (await primaryContactOf(companyId, session));
  const user = userId
    ? await UserModel.findOne(
        { _id: userId, status: { $in: ['active', 'locked', 'pending_setup'] } },
        { firstName: 1, preferredName: 1, email: 1 },
        { session },
      ).lean()
    : null;
  return (
    user && { userId: user._id, firstName: user.preferredName ?? user.firstName, email: user.email }
  );
}

/** Notifies the client about a job; does nothing if the client has no contact. */
export async function notifyClient(
  tx: Tx,
  job: Asked & Pick<Job, 'number' | 'title'>,
  template: JobMail,
  note: string | null = null,
): Promise<void> {
  const reader = await clientReader(job, tx.session);
  if (!reader) return;
  const people = await findPeople([tx.userId], tx.session);
  await sendMail(tx, {
    template,
    to: reader.email,
    userId: reader.userId,
    subject: { type: 'job', id: job._id },
    variables: {
      firstName: reader.firstName,
      number: job.number,
      title: job.title,
      senderName: tx.userId ? people.name(tx.userId) : agencyName(),
      agencyName: agencyName(),
      note: note ?? '',
      path: pathFor(reader, template, job),
    },
  });
}

/**
 * Requesters without an account have no page to open; for a request that was sent back, the link
 * leads directly to its form.
 */
function pathFor({ userId }: ClientReader, template: JobMail, { _id, requestedBy }: Asked): string {
  if (!userId) return '';
  return template === 'job_sent_back' && requestedBy
    ? href(clientDashboardRoutes.clientDashboardJobsByJobIdEdit, { jobId: _id.toHexString() })
    : href(clientDashboardRoutes.dashboard, {});
}
