import type { Domain } from '../domain.ts';
import { userRoutes } from './users.router.ts';

export const usersDomain: Domain = { name: 'users', routes: userRoutes };
