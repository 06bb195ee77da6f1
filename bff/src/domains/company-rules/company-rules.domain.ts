import type { Domain } from '../../domain.ts';
import { personalCompanyRules } from './company-rules.personal.ts';

export const companyRulesDomain: Domain = {
  name: 'company-rules',
  personal: [personalCompanyRules],
};
