import {
  evaluationEndpoints,
  jobEndpoints,
  legalIdentityEndpoints,
  signatureEndpoints,
  teamEndpoints,
  todayEndpoints,
  type TeamMember,
} from '@muster/contracts';
import {
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { TeamRoutes } from '../../../routes.tsx';
import { bruno, placementId } from '../member.fixtures.ts';

const show = (member: TeamMember, handlers: Handler[]) =>
  renderRemote(<TeamRoutes />, {
    api,
    session: 'finance_hr',
    path: `/team/${bruno.id}/profile`,
    handlers: [...handlers, respond(teamEndpoints.read, () => member)],
  });

test('a contractor’s papers and goals are shown to users who may read them', async () => {
  const identity = fixtureFor(legalIdentityEndpoints.ofCandidate.response.shape.data.element);
  const document = fixtureFor(signatureEndpoints.ofCandidate.response.shape.data.element);
  const goal = { id: bruno.id, dueOn: '2026-09-30', carried: false };
  const { container } = show({ ...bruno, candidateId: bruno.userId }, [
    respond(legalIdentityEndpoints.ofCandidate, () => ({
      data: [{ ...identity, kind: 'individual' as const, status: 'verified' as const }],
      canCreate: [],
    })),
    respond(signatureEndpoints.ofCandidate, () => ({
      ...fixtureFor(signatureEndpoints.ofCandidate.response),
      data: [{ ...document, title: 'Frame contract 2026' }],
    })),
    respond(evaluationEndpoints.ofMember, () => ({
      ...fixtureFor(evaluationEndpoints.ofMember.response),
      goals: [
        { ...goal, text: 'Lead a review', status: 'open' as const },
        { ...goal, id: bruno.userId, text: 'Learn Rust', status: 'done' as const },
      ],
    })),
  ]);
  expect(await screen.findByText('Frame contract 2026')).toBeVisible();
  for (const text of ['Verified', 'Lead a review', '+351 911 222 333', 'bruno@people.test'])
    expect((await screen.findAllByText(text))[0]).toBeVisible();
  expect(screen.queryByText('Learn Rust')).not.toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
});

test('a colleague’s profile shows their day and open jobs', async () => {
  const ana = {
    ...bruno,
    kind: 'staff' as const,
    candidateId: null,
    placements: [],
    allowedActions: ['read_handover' as const],
  };
  const meeting = {
    id: placementId,
    title: 'Technical interview',
    candidate: { id: placementId, name: 'Rui Alves' },
    startsAt: '2026-05-10T09:00:00.000Z',
    endsAt: '2026-05-10T10:00:00.000Z',
  };
  const jobs = fixtureFor(jobEndpoints.list.response);
  const { network } = show(ana, [
    respond(todayEndpoints.ofMember, () => ({
      ...fixtureFor(todayEndpoints.ofMember.response),
      meetings: [meeting],
    })),
    respond(jobEndpoints.list, () => ({
      page: { ...jobs.page, total: 1 },
      data: [{ ...fixtureFor(jobEndpoints.list.response.shape.data.element), title: 'Go lead' }],
    })),
  ]);
  expect(await screen.findByRole('link', { name: 'Rui Alves' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Go lead' })).toBeVisible();
  expect(network.callsOf(jobEndpoints.list)[0]?.query).toMatchObject({
    'filter[member]': [ana.userId],
    'filter[status]': ['open'],
  });
  expect(screen.queryByText('Legal identity')).not.toBeInTheDocument();
});

test('a refusal by another area affects only its own card', async () => {
  show({ ...bruno, candidateId: null, allowedActions: ['read_evaluations'] }, [
    respond(evaluationEndpoints.ofMember, () => fail('FORBIDDEN')),
  ]);
  expect(await screen.findByText('Rui Cardoso')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Goals' })).toBeVisible();
  expect(screen.queryByText('No open goals.')).not.toBeInTheDocument();
});
