import { href, jobsRoutes } from '@muster/contracts';
import { dayOf } from '../../../db/calendar-day.ts';
import { candidatesById } from '../../../records/candidates/candidate-names.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { readPipelines } from '../../../records/pipelines/pipelines.ts';
import { heldItem } from '../../../owned/held-list.ts';
import { heldRecords } from '../../../owned/owned-records.ts';
import { applicationVisibility } from '../../../records/applications/application-visibility.ts';
import { stageDueAt } from '../stages/stage-clock.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';

/** Applications that another owner takes over when a recruiter leaves. */
export const ownedApplications = heldRecords<Application>({
  kind: 'applications',
  model: ApplicationModel,
  holders: { ownerUserId: 'application.read' },
  live: { status: 'active' },
  entity: 'application',
  action: 'application.change_owner',
  companyIdOf: ({ companyId }) => companyId,
  list: {
    sight: applicationVisibility,
    sort: { stageEnteredAt: 1 },
    show: async (rows) => {
      const [jobs, candidates, pipelines] = await Promise.all([
        jobsById(rows.map(({ jobId }) => jobId)),
        candidatesById(rows.map(({ candidateId }) => candidateId)),
        readPipelines(),
      ]);
      return rows.map((row) => {
        const job = jobs.get(row.jobId.toHexString());
        const due = row.onHold || !job ? null : stageDueAt(row, pipelines.stage(row.stageId), job);
        return heldItem(row, {
          // A reader of this application may open its candidate.
          label: candidates.get(row.candidateId.toHexString())?.name ?? '',
          about: job?.title ?? null,
          href: href(jobsRoutes.application, { jobApplicationId: row._id.toHexString() }),
          next: due && { what: 'clock', on: dayOf(due) },
          lastWordAt: row.lastActivityAt.toISOString(),
        });
      });
    },
  },
});
