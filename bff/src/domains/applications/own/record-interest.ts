import type { InterestQuestion } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { takesPeople } from '../../../records/jobs/job-lookup.ts';
import { announceEnding } from '../../../outbox/application-ended.ts';
import { notifyJobPeople } from '../adding/job-people.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { changeApplication } from '../record/change-application.ts';
import { exitOf, over } from '../record/end-applications.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { atStage } from '../stages/stage-of.ts';

/** Returns the candidate's answer to the question for interest. */
export function interestOf({
  application: { candidateInterest, status, stageKind },
  job,
}: Pick<FoundApplication, 'application' | 'job'>): InterestQuestion['answer'] {
  if (candidateInterest === 'interested') return 'yes';
  if (candidateInterest === 'declined') return 'no';
  return status === 'active' &&
    stageKind === 'added' &&
    candidateInterest === 'asked' &&
    takesPeople(job)
    ? 'open'
    : 'closed';
}

/**
 * Records the candidate's yes or no, by link or signed in; repeating the answer changes nothing.
 * @throws AppError INVALID_TRANSITION
 */
export async function recordInterest(
  tx: Tx,
  found: FoundApplication,
  { answer, note }: { answer: 'yes' | 'no'; note: string | null },
): Promise<Application> {
  const { application, job } = found;
  if (interestOf(found) === answer) return application;
  if (answer === 'yes' && !takesPeople(job))
    throw new AppError('INVALID_TRANSITION', { context: { currentState: job.status } });
  const said = answer === 'yes';
  const after = await changeApplication(tx, application, {
    action: said ? 'candidate_yes' : 'candidate_no',
    name: said ? 'application.candidate_yes' : 'application.candidate_no',
    event: said ? 'interest_changed' : 'withdrawn',
    version: null,
    set: async (current) =>
      said
        ? { ...(await atStage(tx, current, 'interested')), candidateInterest: 'interested' }
        : {
            ...over('withdrawn'),
            candidateInterest: 'declined',
            exit: exitOf(tx, current, { side: 'candidate', reasonId: null, note }),
          },
    note,
  });
  if (!said) announceEnding(tx, after._id);
  await notifyJobPeople(
    tx,
    { ...found, application: after },
    {
      topic: 'application_stage',
      title: said
        ? `{name} is interested in ${calledInNotices(job)}`
        : `{name} is not interested in ${calledInNotices(job)}`,
      body: note,
    },
  );
  return after;
}
