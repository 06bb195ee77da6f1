import type { Domain } from '../../domain.ts';
import { emailTemplateRoutes } from './email-templates.router.ts';

export const emailTemplatesDomain: Domain = {
  name: 'email-templates',
  routes: emailTemplateRoutes,
};
