import { hourMs, type ApplicationRecord } from '@muster/contracts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import type { Readiness } from '../stages/readiness.ts';
import { clientDueAt } from '../stages/stage-clock.ts';

const after = (from: Date, ms: number) => new Date(from.getTime() + ms).toISOString();

/** Returns the running clocks. */
export function clocksOf(
  { application, job }: Pick<FoundApplication, 'application' | 'job'>,
  row: Pick<ApplicationRecord, 'stageDueAt'>,
  readiness: Readiness,
): ApplicationRecord['clocks'] {
  const { status, stageKind, onHold, exit, submittedAt, interestAskedAt } = application;
  const { interestAnswerHours, rejectionToldHours } = agencySettings().deadlines;
  const clocks: ApplicationRecord['clocks'] = [];
  const add = (key: ApplicationRecord['clocks'][number]['key'], from: Date, dueAt: string | null) =>
    clocks.push({ key, startedAt: from.toISOString(), dueAt: onHold ? null : dueAt });
  if (status === 'active') {
    if (stageKind === 'submitted' && submittedAt && !application.awaitsResubmit)
      add(
        'client_feedback',
        submittedAt,
        clientDueAt(application, readiness, job)?.toISOString() ?? null,
      );
    else add('stage', application.stageEnteredAt, row.stageDueAt);
    if (application.candidateInterest === 'asked' && interestAskedAt)
      add('interest', interestAskedAt, after(interestAskedAt, interestAnswerHours * hourMs));
  }
  if (status === 'rejected' && exit && !exit.toldAt)
    add('told', exit.at, after(exit.at, rejectionToldHours * hourMs));
  return clocks;
}
