import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  companyRuleCreateSchema,
  companyRuleListSchema,
  companyRuleParams,
  companyRulePatch,
  companyRuleSchema,
  companyRuleVersionSchema,
} from './company-rules.schemas.ts';

// Applications, choice lists and matches show whether a candidate may be proposed.
const changes = [
  { entity: 'CompanyRule', id: 'id' },
  { entity: 'Application' },
  { entity: 'Match' },
] as const;

/** Clients to which a candidate must not be proposed, or is preferred. Never shown to clients. */
export const companyRuleEndpoints = {
  list: defineEndpoint({
    name: 'companyRules.list',
    method: 'GET',
    path: '/candidates/:id/company-rules',
    access: 'candidate.readExclusions',
    summary: 'What a candidate and clients are to each other, those that hold first.',
    params: idParams,
    response: companyRuleListSchema,
    provides: [{ entity: 'CompanyRule', id: 'id' }],
    errors: ['SELF_RECORD'],
  }),
  add: defineEndpoint({
    name: 'companyRules.add',
    method: 'POST',
    path: '/candidates/:id/company-rules',
    access: 'candidate.updateExclusions',
    summary: 'Says what a candidate and a client are to each other; once for each client and rule.',
    params: idParams,
    body: companyRuleCreateSchema,
    response: companyRuleSchema,
    status: 201,
    changes,
    errors: ['SELF_RECORD'],
  }),
  update: defineEndpoint({
    name: 'companyRules.update',
    method: 'PATCH',
    path: '/candidates/:id/company-rules/:ruleId',
    access: 'candidate.updateExclusions',
    summary: 'Changes until when a rule holds, and why.',
    params: companyRuleParams,
    body: companyRulePatch,
    response: companyRuleSchema,
    changes,
    errors: ['VERSION_CONFLICT', 'SELF_RECORD'],
  }),
  remove: defineEndpoint({
    name: 'companyRules.remove',
    method: 'DELETE',
    path: '/candidates/:id/company-rules/:ruleId',
    access: 'candidate.updateExclusions',
    summary: 'Removes a rule; the log keeps that there was one.',
    params: companyRuleParams,
    body: companyRuleVersionSchema,
    response: companyRuleSchema,
    changes,
    errors: ['VERSION_CONFLICT', 'SELF_RECORD'],
  }),
} as const;
