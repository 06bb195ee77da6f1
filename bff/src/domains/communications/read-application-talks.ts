import type { communicationEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { newestFirst } from '../../lists/timeline.ts';
import { findApplication } from '../../records/applications/application-lookup.ts';
import { findCandidateFor, reaches } from '../../records/candidates/candidate-lookup.ts';
import { recipientProblem } from '../../records/candidates/contact/recipient-problem.ts';
import { readMails } from './read-mails.ts';
import { readReceived } from './read-received.ts';

/**
 * Upper bound on the entries shown on the application; the candidate’s record shows all of them.
 */
const max = 50;

/** Returns mails to the candidate about an application, and the candidate's replies. */
export const readApplicationTalks: Service<typeof communicationEndpoints.ofApplication> = async (
  { actor },
  { params },
) => {
  const { application } = await findApplication(actor, 'application.read', params.id);
  const candidate = await findCandidateFor(
    actor,
    'candidate.readMessages',
    application.candidateId.toHexString(),
  );
  const asked = { candidate, place: null, q: null, limit: max, applicationId: application._id };
  const found = await Promise.all([readMails(actor, asked), readReceived(actor, asked)]);
  return {
    data: found
      .flat()
      .toSorted(newestFirst)
      .slice(0, max)
      .map(({ shown }) => shown),
    nextCursor: null,
    problem: await recipientProblem(candidate),
    mayWrite: reaches(actor, 'message.send', candidate),
    mayLogCall: false,
  };
};
