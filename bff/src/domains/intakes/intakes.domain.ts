import { intakeEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mount } from '../../http/mount.ts';
import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { IntakeModel } from '../../records/intakes/intake.model.ts';
import { intakeJobs } from './intakes.jobs.ts';
import { confirmRequest, readRequest } from './confirm-request.ts';
import { requestJob, startJobRequest } from './request-job.ts';

function intakeRoutes(router: Router, { config }: { config: Config }): void {
  mount(router, intakeEndpoints.startJobRequest, startJobRequest(config));
  mount(router, intakeEndpoints.requestJob, requestJob(config));
  mount(router, intakeEndpoints.readRequest, readRequest);
  mount(router, intakeEndpoints.confirmRequest, confirmRequest);
}

export const intakesDomain: Domain = {
  name: 'intakes',
  collections: [browsable(IntakeModel)],
  routes: intakeRoutes,
  jobs: intakeJobs,
};
