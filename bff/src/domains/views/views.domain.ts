import type { Domain } from '../../domain.ts';
import { forgetViews } from './views.forget.ts';
import { viewRoutes } from './views.router.ts';

export const viewsDomain: Domain = { name: 'views', routes: viewRoutes, forget: forgetViews };
