import { ownAttachmentEndpoints, ownIdentityEndpoints, signingEndpoints } from '@muster/contracts';
import { fixtureFor } from '@muster/kit/testing';
import { nextStep, type StepFacts } from './next-step.ts';

const document = {
  ...fixtureFor(signingEndpoints.sign.response),
  allowedActions: ['sign' as const],
};
const identity = {
  ...fixtureFor(ownIdentityEndpoints.create.response),
  status: 'rejected' as const,
};
const granted = {
  purpose: 'share_with_clients' as const,
  state: 'granted' as const,
  current: null,
};
const facts: StepFacts = {
  profile: {
    status: 'active',
    recruiter: 'Ana Kovač',
    completeness: { percent: 60, missing: ['bio', 'rates', 'cv'] },
  },
  applications: [],
  documents: [],
  identities: [],
  purposes: [granted],
};

it('puts what others wait for before gaps in the profile', () => {
  const all = { ...facts, documents: [document], identities: [identity], purposes: [] };
  expect(nextStep(all)).toEqual({ kind: 'sign', document });
  expect(nextStep({ ...all, documents: [] })).toEqual({ kind: 'correct', identity });
  const unasked = { ...granted, state: 'none' as const };
  expect(nextStep({ ...facts, purposes: [unasked] })).toEqual({ kind: 'share' });
  expect(nextStep(facts)).toEqual({ kind: 'cv', points: 15 });
});

it('asks for the file that is due first, before improvements of the profile', () => {
  const later = fixtureFor(ownAttachmentEndpoints.list.response.shape.requests.element, {
    dueOn: '2026-12-20',
  });
  const soon = { ...later, id: '64b0000000000000000000c2', dueOn: '2026-12-01' };
  expect(nextStep({ ...facts, requests: [later, soon] })).toEqual({ kind: 'bring', request: soon });
});

it('takes the document that expires first', () => {
  const soon = {
    ...document,
    id: '64b0000000000000000000a9',
    expiresAt: '2026-12-01T09:00:00.000Z',
  };
  const later = { ...document, expiresAt: '2026-12-20T09:00:00.000Z' };
  expect(nextStep({ ...facts, documents: [later, soon] })).toEqual({
    kind: 'sign',
    document: soon,
  });
});

it('names the part that adds most, and none if nothing is missing', () => {
  const lacks = (...missing: StepFacts['profile']['completeness']['missing']): StepFacts => ({
    ...facts,
    profile: { ...facts.profile, completeness: { percent: 75, missing } },
  });
  expect(nextStep(lacks('bio', 'rates'))).toEqual({ kind: 'fill', part: 'rates', points: 15 });
  expect(nextStep(lacks('bio'))).toEqual({ kind: 'tell', part: 'bio', points: 10 });
  expect(nextStep(lacks())).toBeNull();
});

it('does not ask a rejected candidate to improve the profile', () => {
  expect(nextStep({ ...facts, profile: { ...facts.profile, status: 'rejected' } })).toBeNull();
});
