import type { Domain } from '../../domain.ts';
import { personalCompanyRules } from './company-rules.personal.ts';
import { companyRuleRoutes } from './company-rules.router.ts';

export const companyRulesDomain: Domain = {
  name: 'company-rules',
  routes: companyRuleRoutes,
  personal: [personalCompanyRules],
};
