import { applyingEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mountBytes } from '../../http/mount-bytes.ts';
import { mount } from '../../http/mount.ts';
import type { Domain } from '../../domain.ts';
import { forgetApplying } from './applying.forget.ts';
import { applyingJobs } from './applying.jobs.ts';
import { readAppliedCv } from './cv/read-cv.ts';
import { beginCv, cvUploads } from './cv/upload-cv.ts';
import { dropCv, useCv } from './cv/use-cv.ts';
import { beginApplying } from './intake/begin-applying.ts';
import { correctAddress, sendAgain } from './intake/correct-address.ts';
import { readApplying, saveApplying } from './intake/save-applying.ts';
import { listJobs, readJob } from './list-jobs.ts';
import { confirmApplying, submitApplying } from './receive/submit-applying.ts';

function applyingRoutes(router: Router, { config }: { config: Config }): void {
  mount(router, applyingEndpoints.jobs, listJobs);
  mount(router, applyingEndpoints.job, readJob);
  mount(router, applyingEndpoints.begin, beginApplying(config));
  mount(router, applyingEndpoints.read, readApplying);
  mount(router, applyingEndpoints.save, saveApplying);
  mount(router, applyingEndpoints.beginCv, beginCv);
  mount(router, applyingEndpoints.readUpload, cvUploads.read);
  mountBytes(router, applyingEndpoints.sendCv, cvUploads.send);
  mount(router, applyingEndpoints.completeCv, cvUploads.complete);
  mount(router, applyingEndpoints.useCv, useCv);
  mount(router, applyingEndpoints.dropCv, dropCv);
  mount(router, applyingEndpoints.readCv, readAppliedCv);
  mount(router, applyingEndpoints.submit, submitApplying(config));
  mount(router, applyingEndpoints.correctAddress, correctAddress);
  mount(router, applyingEndpoints.sendAgain, sendAgain);
  mount(router, applyingEndpoints.confirm, confirmApplying(config));
}

export const applyingDomain: Domain = {
  name: 'applying',
  routes: applyingRoutes,
  jobs: applyingJobs,
  forget: forgetApplying,
};
