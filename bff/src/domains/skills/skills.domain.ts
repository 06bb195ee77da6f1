import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { SkillModel } from '../../records/skills/skill.model.ts';
import { skillsList } from './skills.list.ts';
import { skillRoutes } from './skills.router.ts';
import { addStarterSkills } from './changes/starter-skills.ts';

export const skillsDomain: Domain = {
  name: 'skills',
  collections: [browsable(SkillModel, ['name'])],
  routes: skillRoutes,
  lists: [skillsList],
  start: addStarterSkills,
};
