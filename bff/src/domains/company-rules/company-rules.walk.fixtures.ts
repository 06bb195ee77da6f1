import type { Candidate } from '../../records/candidates/candidate.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor } from '../../walk/records.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createCompanyRule } from './company-rule.fixtures.ts';

type Call = { params: Record<string, string>; body?: Record<string, unknown> };

const onCandidate = (
  permission: 'candidate.readExclusions' | 'candidate.updateExclusions',
  callOn: (candidate: Candidate) => Promise<Call>,
): EndpointFixture => ({
  call: async (world, caller) => callOn(await candidateFor(world, caller, permission)),
  hidden: async (world, caller) => {
    const candidate = await hiddenCandidateFor(world, caller);
    return candidate && callOn(candidate);
  },
});

const idOf = ({ _id }: Pick<Candidate, '_id'>) => _id.toHexString();

const onRule = (body: Record<string, unknown>): EndpointFixture =>
  onCandidate('candidate.updateExclusions', async (candidate) => ({
    params: { id: idOf(candidate), ruleId: idOf(await createCompanyRule(candidate._id)) },
    body: { version: 1, ...body },
  }));

export const companyRuleFixtures: EndpointFixtures = {
  'companyRules.list': onCandidate('candidate.readExclusions', async (candidate) => {
    await createCompanyRule(candidate._id);
    return { params: { id: idOf(candidate) } };
  }),
  'companyRules.add': onCandidate('candidate.updateExclusions', async (candidate) => ({
    params: { id: idOf(candidate) },
    body: { companyId: idOf(await createCompany()), rule: 'preferred', note: 'Liked it there.' },
  })),
  'companyRules.update': onRule({ changes: { note: 'Said so on the phone.' } }),
  'companyRules.remove': onRule({}),
};
