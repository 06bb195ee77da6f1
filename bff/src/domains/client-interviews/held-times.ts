import { registerTakenTimes } from '../vetting/api/taken-times.ts';
import { clientInterviewsBetween } from '../../records/client-interviews/interviews-between.ts';

/** Who is in an interview of an application is not free for a vetting interview. */
registerTakenTimes(async (people, span, session) =>
  (await clientInterviewsBetween(people, span, { session })).map(
    ({ _id, hosts, candidateId, startsAt, endsAt }) => ({
      id: _id,
      userIds: hosts.map(({ userId }) => userId),
      ...{ candidateId, startsAt, endsAt },
    }),
  ),
);
