import type { Domain } from '../domain.ts';
import { skillRoutes } from './skills.router.ts';

export const skillsDomain: Domain = { name: 'skills', routes: skillRoutes };
