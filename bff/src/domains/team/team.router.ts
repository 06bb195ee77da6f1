import { teamEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { listTeam } from './list-team.ts';

/** Serves the managed people. */
export function teamRoutes(router: Router): void {
  mount(router, teamEndpoints.list, listTeam);
}
