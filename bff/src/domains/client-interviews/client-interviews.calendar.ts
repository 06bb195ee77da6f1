import { clientInterviewHoldsTime, clientInterviewStates } from '@muster/contracts';
import type { CalendarSource } from '../../calendars/calendar-source.ts';
import { agencyName } from '../../mail/agency.ts';
import { applicationsSeenBy } from '../applications/api/interviewed.ts';
import { visibleCandidates } from '../../records/candidates/candidate-names.ts';
import { clientInterviewsBetween } from '../../records/client-interviews/interviews-between.ts';
import { ownFacts } from '../meetings/api/own-interview-facts.ts';
import { interviewsPath } from './interview-mails.ts';

const holdsTime: ReadonlySet<string> = new Set([...clientInterviewHoldsTime, 'completed']);

/** Interviews of applications in the calendars of their hosts and candidates. */
export const clientInterviewsInCalendars: CalendarSource = {
  name: 'client-interviews',
  entries: async (actor, { userIds, candidateIds, jobId = null, ...span }) => {
    const interviews = await clientInterviewsBetween({ userIds, candidateIds, jobId }, span, {
      states: clientInterviewStates,
    });
    const asked = new Set(candidateIds.map(String));
    // A cancelled interview takes up no time; it stays in the candidate's history.
    const shown = interviews.filter(
      ({ status, candidateId }) => holdsTime.has(status) || asked.has(candidateId.toHexString()),
    );
    const [seen, candidates] = await Promise.all([
      applicationsSeenBy(
        actor,
        shown.map(({ applicationId }) => applicationId),
      ),
      visibleCandidates(
        [actor],
        shown.map(({ candidateId }) => candidateId),
      ),
    ]);
    const own = await ownFacts(
      shown.flatMap(({ _id, candidateId }) =>
        actor.candidateId?.equals(candidateId) ? [_id] : [],
      ),
    );
    return shown.map((interview) => {
      const { _id, applicationId, candidateId, round, startsAt, endsAt, status, hosts } = interview;
      const isOwn = actor.candidateId?.equals(candidateId) ?? false;
      const candidate = candidates.get(candidateId.toHexString());
      const maySee = candidate !== undefined && seen.has(applicationId.toHexString());
      const title = isOwn
        ? `${round}, ${agencyName()}`
        : maySee
          ? `${round}: ${candidate.name}`
          : null;
      return {
        id: _id.toHexString(),
        kind: 'client_interview' as const,
        title,
        startsAt,
        endsAt,
        isCancelled: status === 'cancelled',
        userIds: isOwn ? [] : hosts.map(({ userId }) => userId),
        ...own(interview),
        link: maySee ? interviewsPath(applicationId) : null,
      };
    });
  },
};
