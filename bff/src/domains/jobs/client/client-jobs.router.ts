import { clientJobEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../../http/mount.ts';
import { askAboutJob } from './ask-about-job.ts';
import {
  readClientJob,
  setClientOpenedDate,
  submitClientJob,
  updateClientJob,
} from './change-client-job.ts';
import { readClientJobForm } from './client-job-form.ts';
import { listClientJobs } from './list-client-jobs.ts';
import { requestClientJob } from './request-client-job.ts';

/** Serves clients' own jobs. */
export function clientJobRoutes(router: Router): void {
  mount(router, clientJobEndpoints.forClient, listClientJobs);
  mount(router, clientJobEndpoints.form, readClientJobForm);
  mount(router, clientJobEndpoints.create, requestClientJob);
  mount(router, clientJobEndpoints.read, readClientJob);
  mount(router, clientJobEndpoints.update, updateClientJob);
  mount(router, clientJobEndpoints.submit, submitClientJob);
  mount(router, clientJobEndpoints.setOpenedDate, setClientOpenedDate);
  mount(router, clientJobEndpoints.ask, askAboutJob);
}
