import { clientDashboardRoutes, href } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { applicationNow } from '../../applications/api/interviewed.ts';
import { peopleOfCompany } from '../../../records/companies/company-people.ts';
import { plannedRound } from '../interview/application-interview.ts';
import type { ScheduleRequestRecord } from '../../../records/scheduling/schedule-request.model.ts';

/** Notifies the client's user who proposed times that the candidate wants others. */
export async function notifyProposer(tx: Tx, request: ScheduleRequestRecord): Promise<void> {
  const { proposedBy } = request;
  if (!proposedBy) return;
  const { applicationId, round } = plannedRound(request);
  const found = await applicationNow(applicationId, tx.session);
  if (!found) return;
  const people = await peopleOfCompany(found.application.companyId, tx.session);
  const person = people.find(({ userId }) => userId.equals(proposedBy));
  if (!person) return;
  await sendMail(tx, {
    template: 'client_interview_times',
    to: person.email,
    userId: person.userId,
    subject: { type: 'application', id: applicationId },
    variables: {
      firstName: person.firstName,
      agencyName: agencyName(),
      title: round,
      number: found.candidate.number,
      jobTitle: found.job.title,
      path: `${href(clientDashboardRoutes.dashboard)}?candidate=${applicationId.toHexString()}`,
    },
  });
}
