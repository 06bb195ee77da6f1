import { jobActionEndpoints, jobEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { cancelJob, closeJob, readEndEffects } from './actions/end-job.ts';
import { holdJob, resumeJob } from './actions/hold-job.ts';
import { openJob } from './actions/open-job.ts';
import { reopenJob } from './actions/reopen-job.ts';
import { sendBack, submitForReview } from './actions/review-job.ts';
import { bulkHold, bulkPriority, bulkTeam } from './list/bulk-jobs.ts';
import { copyJob } from './changes/copy-job.ts';
import { createJob } from './changes/create-job.ts';
import { deleteJob, readDeleteEffects } from './changes/delete-job.ts';
import { readJobActivity } from './notices/job-activity.ts';
import { readChangeEffects } from './notices/job-changed.ts';
import { listJobs } from './list/list-jobs.ts';
import { restoreJob } from './changes/restore-job.ts';
import { setClient } from './changes/set-client.ts';
import { readOpenedDateEffects, setOpenedDate } from './changes/opened-date.ts';
import { readJob } from './record/read-job.ts';
import { updateJob } from './changes/update-job.ts';

/** Serves jobs to staff. */
export function jobRoutes(router: Router): void {
  mount(router, jobEndpoints.list, listJobs);
  mount(router, jobEndpoints.create, createJob);
  mount(router, jobEndpoints.bulkTeam, bulkTeam);
  mount(router, jobEndpoints.bulkPriority, bulkPriority);
  mount(router, jobEndpoints.bulkHold, bulkHold);
  mount(router, jobEndpoints.read, readJob);
  mount(router, jobEndpoints.activity, readJobActivity);
  mount(router, jobEndpoints.update, updateJob);
  mount(router, jobEndpoints.changeEffects, readChangeEffects);
  mount(router, jobEndpoints.copy, copyJob);
  mount(router, jobEndpoints.endEffects, readEndEffects);
  mount(router, jobEndpoints.openedDateEffects, readOpenedDateEffects);
  mount(router, jobEndpoints.deleteEffects, readDeleteEffects);
  mount(router, jobEndpoints.delete, deleteJob);
  mount(router, jobEndpoints.restoreDeleted, restoreJob);
  mount(router, jobActionEndpoints.submitForReview, submitForReview);
  mount(router, jobActionEndpoints.open, openJob);
  mount(router, jobActionEndpoints.sendBack, sendBack);
  mount(router, jobActionEndpoints.hold, holdJob);
  mount(router, jobActionEndpoints.resume, resumeJob);
  mount(router, jobActionEndpoints.close, closeJob);
  mount(router, jobActionEndpoints.cancel, cancelJob);
  mount(router, jobActionEndpoints.reopen, reopenJob);
  mount(router, jobActionEndpoints.setOpenedDate, setOpenedDate);
  mount(router, jobActionEndpoints.setClient, setClient);
}
