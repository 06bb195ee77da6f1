import { teamEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { listTeam } from './list/list-team.ts';
import { readTree } from './list/read-tree.ts';
import { readMember } from './record/read-member.ts';
import { setEmergencyContact, updateMember } from './record/update-member.ts';

/** Serves the team. */
export function teamRoutes(router: Router): void {
  mount(router, teamEndpoints.list, listTeam);
  mount(router, teamEndpoints.tree, readTree);
  mount(router, teamEndpoints.read, readMember);
  mount(router, teamEndpoints.update, updateMember);
  mount(router, teamEndpoints.setEmergencyContact, setEmergencyContact);
}
