import { skillEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { mapSkills } from './map-skills.ts';
import { proposeSkill } from './propose-skill.ts';
import { searchSkills } from './search-skills.ts';

/** Serves the skills catalogue. */
export function skillRoutes(router: Router): void {
  mount(router, skillEndpoints.search, searchSkills);
  mount(router, skillEndpoints.map, mapSkills);
  mount(router, skillEndpoints.propose, proposeSkill);
}
