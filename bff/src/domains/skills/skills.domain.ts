import type { Domain } from '../domain.ts';
import { skillsList } from './skills.list.ts';
import { skillRoutes } from './skills.router.ts';
import { addStarterSkills } from './changes/starter-skills.ts';

export const skillsDomain: Domain = {
  name: 'skills',
  routes: skillRoutes,
  lists: [skillsList],
  start: addStarterSkills,
};
