import { companyRuleEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { addRule, removeRule, updateRule } from './change-rules.ts';
import { listRules } from './show-rules.ts';

/** Serves the rules between candidates and clients. */
export function companyRuleRoutes(router: Router): void {
  mount(router, companyRuleEndpoints.list, listRules);
  mount(router, companyRuleEndpoints.add, addRule);
  mount(router, companyRuleEndpoints.update, updateRule);
  mount(router, companyRuleEndpoints.remove, removeRule);
}
