import { candidateEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { readActivity } from './candidate/read-activity.ts';

export function timelineRoutes(router: Router): void {
  mount(router, candidateEndpoints.activity, readActivity);
}
