import { intakeEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mount } from '../../http/mount.ts';
import type { Domain } from '../domain.ts';
import { intakeJobs } from './intakes.jobs.ts';
import { requestJob, startJobRequest } from './request-job.ts';

function intakeRoutes(router: Router, { config }: { config: Config }): void {
  mount(router, intakeEndpoints.startJobRequest, startJobRequest(config));
  mount(router, intakeEndpoints.requestJob, requestJob(config));
}

export const intakesDomain: Domain = { name: 'intakes', routes: intakeRoutes, jobs: intakeJobs };
