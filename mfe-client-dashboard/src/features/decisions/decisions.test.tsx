import {
  type ClientCandidate,
  clientCandidateEndpoints,
  clientDocumentEndpoints,
  clientFeedbackEndpoints,
  clientJobEndpoints,
  clientPlacementEndpoints,
  clientScheduleEndpoints,
  clientTeamEndpoints,
  clientTimesheetEndpoints,
  interviewForClientEndpoints,
  type PlatformSession,
} from '@muster/contracts';
import {
  act,
  axeFindings,
  fail,
  fixtureFor,
  makeSession,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { quietClient } from '../../shared/quiet-client.fixtures.ts';
import { api } from '../../api.ts';
import { ClientDashboardRoutes } from '../../routes.tsx';
import { waitingPerson, waitingRow } from '../../shared/candidates/candidate.fixtures.ts';

const { list, read, select, reject, unselect, requestInterview, askDecider } =
  clientCandidateEndpoints;
const id = waitingRow.id;

interface Setting {
  path: string;
  person?: ClientCandidate;
  role?: 'client_admin' | 'client_manager' | 'client_viewer';
  impersonation?: PlatformSession['impersonation'];
  handlers?: readonly Handler[];
}

function show({
  path,
  person = waitingPerson,
  role = 'client_admin',
  impersonation = null,
  handlers = [],
}: Setting) {
  const kept = { person, seen: 0 };
  const page = renderRemote(<ClientDashboardRoutes />, {
    api,
    session: makeSession(role, { impersonation }),
    path,
    handlers: [
      ...quietClient,
      respond(clientJobEndpoints.forClient, () => ({
        companyName: 'Lumera Pay',
        jobs: [
          {
            id: waitingRow.job.id,
            number: 'J-00001',
            title: waitingRow.job.title,
            status: 'open' as const,
            positionsCount: 3,
            positionsFilled: 1,
            openedDate: '2026-10-18',
            recruiter: 'Ana Kovač',
          },
        ],
      })),
      respond(clientPlacementEndpoints.contractors, () => ({ data: [] })),
      respond(clientTeamEndpoints.read, () => ({ companyName: 'Lumera Pay', data: [], jobs: [] })),
      respond(clientTimesheetEndpoints.list, () => ({ data: [], reasons: [] })),
      respond(clientFeedbackEndpoints.list, () => ({ data: [] })),
      respond(clientDocumentEndpoints.list, () => ({ data: [] })),
      respond(list, () => ({
        data:
          kept.person.standing === 'waiting'
            ? [{ ...waitingRow, allowedActions: kept.person.allowedActions }]
            : [],
        waiting: kept.person.standing === 'waiting' ? 1 : 0,
        status: [],
      })),
      respond(read, () => kept.person),
      respond(clientCandidateEndpoints.seen, () => {
        kept.seen += 1;
        return { seen: true as const };
      }),
      ...handlers,
    ],
  });
  return { ...page, kept };
}

test('a client user reads about a waiting candidate and selects them for a position', async () => {
  const decided: unknown[] = [];
  const { user, container, kept } = show({
    path: '/client-dashboard',
    handlers: [
      respond(select, ({ body }) => {
        decided.push(body);
        kept.person = {
          ...waitingPerson,
          standing: 'selected',
          stage: 'Selected',
          allowedActions: [],
          decision: { by: 'Priya Raman', at: '2026-11-23T10:00:00.000Z' },
        };
        return kept.person;
      }),
    ],
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: '1 candidate waits for your decision' }),
  ).toBeVisible();
  const card = within(screen.getByRole('article', { name: 'Valentina Sosa' }));
  expect(card.getByText('Backend engineer · Argentina')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(card.getByRole('link', { name: 'Full profile of Valentina Sosa' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Valentina Sosa' }));
  expect(await panel.findByText(/waits for your answer/)).toBeVisible();
  await waitFor(() => expect(kept.seen).toBe(1));
  await user.click(panel.getByRole('button', { name: 'Select: Valentina Sosa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Valentina Sosa' }));
  expect(dialog.getByText('The position is kept for Valentina Sosa.')).toBeVisible();
  await user.type(dialog.getByLabelText('Note for the agency'), 'Gladly.');
  await user.click(dialog.getByRole('button', { name: 'Select Valentina Sosa' }));
  expect(await panel.findByText(/Priya Raman decided on/)).toBeVisible();
  expect(decided).toEqual([
    {
      version: 4,
      positionId: '64b000000000000000000051',
      startDate: null,
      supervisorId: null,
      hoursPerWeek: 40,
      note: 'Gladly.',
    },
  ]);
  expect(panel.queryByRole('button', { name: /Not a fit/ })).not.toBeInTheDocument();
});

test('a rejection requires a reason, and a note if the reason requires one', async () => {
  const { user, network } = show({
    path: `/client-dashboard/active-jobs/${id}/reject-candidate`,
    handlers: [
      respond(reject, () => ({
        ...waitingPerson,
        standing: 'declined' as const,
        allowedActions: [],
      })),
    ],
  });
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Decide against Valentina Sosa' }),
  );
  expect(dialog.getByText(/never reads these words/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Not a fit' }));
  expect(network.callsOf(reject)).toEqual([]);
  await user.click(dialog.getByRole('combobox', { name: /^Reason/ }));
  await user.click(await screen.findByRole('option', { name: 'Experience too junior' }));
  await user.click(
    dialog.getByRole('checkbox', {
      name: 'Keep Valentina Sosa in mind for another of our jobs',
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Not a fit' }));
  await waitFor(() =>
    expect(network.callsOf(reject)[0]?.body).toMatchObject({ keepForOtherJob: true }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a candidate selected elsewhere meanwhile leads on to others who wait', async () => {
  const { user } = show({
    path: `/client-dashboard/active-jobs/${id}/select-candidate`,
    handlers: [respond(select, () => fail('CANDIDATE_ALREADY_SELECTED'))],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Valentina Sosa' }));
  await user.click(dialog.getByRole('button', { name: 'Select Valentina Sosa' }));
  expect(await dialog.findByText(/selected elsewhere a moment ago/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Thabo Nkosi' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Select Valentina Sosa' })).toBeDisabled();
});

test('first day and supervisor follow the chosen position, except what was entered', async () => {
  const lead = { id: '64b000000000000000000062', name: 'Priya Raman', title: null };
  const person: ClientCandidate = {
    ...waitingPerson,
    supervisors: [...waitingPerson.supervisors, lead],
    seats: [
      {
        id: '64b000000000000000000051',
        label: 'Seat 1',
        targetStart: '2027-01-11',
        supervisorId: '64b000000000000000000061',
      },
      {
        id: '64b000000000000000000052',
        label: 'Seat 2',
        targetStart: '2027-02-01',
        supervisorId: lead.id,
      },
    ],
  };
  const { user, network } = show({
    path: `/client-dashboard/active-jobs/${id}/select-candidate`,
    person,
    handlers: [respond(select, () => person)],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Valentina Sosa' }));
  const choose = async (label: RegExp, option: string) => {
    await user.click(dialog.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Position/, 'Seat 2');
  expect(dialog.getByRole('combobox', { name: /^Who leads the work/ })).toHaveValue('Priya Raman');
  await choose(/^Who leads the work/, 'Owen Clarke');
  await user.click(dialog.getByRole('button', { name: 'Select Valentina Sosa' }));
  await waitFor(() =>
    expect(network.callsOf(select)[0]?.body).toMatchObject({
      positionId: '64b000000000000000000052',
      startDate: '2027-02-01',
      supervisorId: '64b000000000000000000061',
    }),
  );
});

test('says if no position is free or a colleague has already decided', async () => {
  const { unmount } = show({
    path: `/client-dashboard/active-jobs/${id}/select-candidate`,
    person: { ...waitingPerson, seats: [] },
  });
  expect(await screen.findByText(/Every position of this job is taken/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for another position' })).toHaveAttribute(
    'href',
    `/client-dashboard/jobs/${waitingRow.job.id}/edit?ask=add_positions`,
  );
  unmount();
  show({
    path: `/client-dashboard/active-jobs/${id}/reject-candidate`,
    person: {
      ...waitingPerson,
      standing: 'selected',
      allowedActions: [],
      decision: { by: 'Priya Raman', at: '2026-11-23T10:00:00.000Z' },
    },
  });
  expect(await screen.findByText(/decided already/)).toHaveTextContent('Priya Raman');
});

test('a candidate who is gone leads on to others who wait for the same job', async () => {
  const person = { ...waitingPerson, standing: 'gone' as const, allowedActions: [] };
  const { unmount } = show({ path: `/client-dashboard?candidate=${id}`, person });
  const panel = within(await screen.findByRole('dialog', { name: 'Valentina Sosa' }));
  expect(await panel.findByRole('link', { name: 'Thabo Nkosi' })).toBeVisible();
  unmount();
  show({ path: `/client-dashboard/active-jobs/${id}/select-candidate`, person });
  expect(await screen.findByText(/no longer available/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Thabo Nkosi' })).toBeVisible();
});

test('a question that a colleague’s decision overtook is not dropped without a word', async () => {
  const { user, kept, platform } = show({ path: `/client-dashboard?candidate=${id}&ask=question` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask about Valentina Sosa' }));
  await user.type(dialog.getByRole('textbox', { name: /^Your question/ }), 'Is she free in May?');
  kept.person = {
    ...waitingPerson,
    standing: 'selected',
    allowedActions: [],
    decision: { by: 'Priya Raman', at: '2026-11-23T10:00:00.000Z' },
  };
  act(() => platform.bus.emit('entity.changed', { entity: 'Application', id }));
  expect(await screen.findByText(/This is decided already/)).toHaveTextContent('Priya Raman');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(window.location.search).toBe(`?candidate=${id}`));
});

test('while in interviews, the profile names the next one, or says that the last is over', async () => {
  const talking: ClientCandidate = { ...waitingPerson, standing: 'interview' };
  const interview = (status: 'confirmed' | 'cancelled' | 'completed') => {
    const made = fixtureFor(interviewForClientEndpoints.upcoming.response.shape.data.element);
    const candidate = { ...made.candidate, applicationId: id };
    return { ...made, id, status, candidate, startsAt: '2027-03-01T13:00:00.000Z' };
  };
  const proposed = respond(clientScheduleEndpoints.list, () => ({
    data: [],
    candidateTimeZone: 'Europe/Lisbon',
    mayPropose: false,
    people: [],
  }));
  const showIn = (ahead: ReturnType<typeof interview>[], over: ReturnType<typeof interview>[]) =>
    show({
      path: `/client-dashboard?candidate=${id}`,
      person: talking,
      handlers: [
        proposed,
        respond(interviewForClientEndpoints.upcoming, () => ({ data: ahead })),
        respond(interviewForClientEndpoints.past, () => ({ data: over })),
      ],
    });
  const first = showIn([interview('confirmed')], []);
  expect(await screen.findByText(/^The interview with Valentina Sosa is on .*2027/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the interview' })).toBeVisible();
  first.unmount();
  const second = showIn([interview('cancelled')], [interview('completed')]);
  expect(await screen.findByText(/^The interview with Valentina Sosa is over/)).toBeVisible();
  second.unmount();
  showIn([interview('cancelled')], []);
  expect(await screen.findByText(/^The agency agrees on a time/)).toBeVisible();
});

test('a candidate on hold is said to be so, and not to be decided', async () => {
  show({
    path: `/client-dashboard/active-jobs/${id}/select-candidate`,
    person: { ...waitingPerson, standing: 'paused', allowedActions: [] },
  });
  expect(await screen.findByText(/put this candidate on hold/)).toBeVisible();
  expect(screen.queryByText(/decided already/)).not.toBeInTheDocument();
});

test('an interview is requested from the profile, at an address of its own', async () => {
  const sent: unknown[] = [];
  const { user } = show({
    path: `/client-dashboard?candidate=${id}&ask=interview`,
    handlers: [
      respond(requestInterview, ({ body }) => {
        sent.push(body);
        return { ...waitingPerson, standing: 'interview' as const };
      }),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Interview Valentina Sosa' }));
  await user.click(dialog.getByRole('button', { name: 'Request interview' }));
  await waitFor(() => expect(sent).toEqual([{ version: 4, days: [], note: null }]));
});

test('a user who may not decide reads who does, and can ask them', async () => {
  const asked: unknown[] = [];
  const { user } = show({
    path: `/client-dashboard?candidate=${id}`,
    role: 'client_manager',
    person: {
      ...waitingPerson,
      allowedActions: ['ask_more', 'ask_decider'],
      seats: [],
      reasons: [],
      deciders: [{ name: 'Priya Raman', title: null }],
    },
    handlers: [
      respond(askDecider, ({ body }) => {
        asked.push(body);
        return { asked: 1 };
      }),
    ],
  });
  const panel = within(await screen.findByRole('dialog', { name: 'Valentina Sosa' }));
  expect(await panel.findByText(/Priya Raman can/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Ask for a decision: Valentina Sosa' }));
  await user.click(await screen.findByRole('button', { name: 'Ask now' }));
  await waitFor(() => expect(asked).toHaveLength(1));
});

test('a selection is withdrawn with a reason', async () => {
  const selected: ClientCandidate = {
    ...waitingPerson,
    standing: 'selected',
    allowedActions: ['unselect'],
  };
  const { user, network, container } = show({
    path: `/client-dashboard?candidate=${id}&ask=unselect`,
    person: selected,
    handlers: [respond(unselect, () => ({ ...waitingPerson, version: 6 }))],
  });
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Take back the selection of Valentina Sosa?' }),
  );
  expect(dialog.getByText('The position is free again.')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The budget was cut.');
  await user.click(dialog.getByRole('button', { name: 'Take the selection back' }));
  await waitFor(() =>
    expect(network.callsOf(unselect)[0]?.body).toEqual({
      version: selected.version,
      reason: 'The budget was cut.',
    }),
  );
});

test('a viewer reads a candidate, but is offered no decision', async () => {
  show({
    path: `/client-dashboard?candidate=${id}`,
    role: 'client_viewer',
    person: { ...waitingPerson, allowedActions: [] },
  });
  expect(await screen.findByText(/Your colleagues decide/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Select:/ })).not.toBeInTheDocument();
});

test('a user acting as a client user reads that decisions are not possible this way', async () => {
  show({
    path: `/client-dashboard?candidate=${id}`,
    role: 'client_manager',
    person: { ...waitingPerson, allowedActions: [] },
    impersonation: { mode: 'view_only', targetName: 'Oliver Grant' },
  });
  expect(await screen.findByText(/You are acting as Oliver Grant/)).toBeVisible();
  expect(screen.queryByText(/Your colleagues decide/)).not.toBeInTheDocument();
});

test('the pending items show what waits, and thanks if nothing does', async () => {
  const { unmount } = show({ path: '/client-dashboard/pending-items' });
  expect(await screen.findByRole('article', { name: 'Valentina Sosa' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Pending items' })).toBeVisible();
  unmount();
  show({
    path: '/client-dashboard/pending-items',
    person: { ...waitingPerson, standing: 'interview' },
  });
  expect(await screen.findByText('Nothing waiting. Thank you.')).toBeVisible();
});
