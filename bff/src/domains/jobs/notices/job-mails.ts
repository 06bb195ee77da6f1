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

/** What a client is told of a job by mail. */
export type JobMail =
  'job_received' | 'job_opened' | 'job_closed' | 'job_sent_back' | 'job_changed';

/** Who of the client hears of a job. */
export interface ClientReader {
  userId: Types.ObjectId | null;
  firstName: string;
  email: string;
}

type Asked = Pick<Job, '_id' | 'companyId' | 'requestedBy' | 'intakeId'>;

/** The requester, by account or by the form; otherwise the client's first contact. */
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
 * A requester without an account has no page to open; a request that was sent back is completed at
 * once.
 */
function pathFor({ userId }: ClientReader, template: JobMail, { _id, requestedBy }: Asked): string {
  if (!userId) return '';
  return template === 'job_sent_back' && requestedBy
    ? href(clientDashboardRoutes.clientDashboardJobsByJobIdEdit, { jobId: _id.toHexString() })
    : href(clientDashboardRoutes.dashboard, {});
}
