import { decisionVisitEndpoints, linkEndpoints, type DecisionVisit } from '@muster/contracts';
import { axeFindings, fail, renderRemote, respond, screen, within } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { routes } from '../../routes.tsx';

const link = {
  handle: 'handle-of-the-test',
  purpose: 'application_decision' as const,
  route: null,
  maskedEmail: 'o•••@example.com',
  agencyName: 'Northbeam Talent',
  expiresAt: '2030-12-04T10:37:00.000Z',
};
const visit: DecisionVisit = {
  agencyName: 'Northbeam Talent',
  maskedEmail: 'o•••@example.com',
  expiresAt: link.expiresAt,
  candidate: {
    id: '64b000000000000000000031',
    version: 4,
    name: 'Valentina Sosa',
    blind: false,
    job: { id: '64b000000000000000000021', title: 'Backend engineer' },
    headline: 'Backend engineer',
    country: 'AR',
    english: 'C1',
    summary: null,
    skills: [],
    timeZone: 'America/Argentina/Buenos_Aires',
    availableFrom: null,
    noticeDays: 14,
    stage: 'New',
    standing: 'waiting',
    seen: false,
    dueAt: null,
    submittedAt: '2026-11-20T09:00:00.000Z',
    allowedActions: ['select', 'request_interview', 'reject'],
    view: null,
    submission: { version: 1, at: '2026-11-20T09:00:00.000Z' },
    changes: [],
    decision: null,
    feedback: [],
    jobEnded: false,
    hoursPerWeek: 40,
    seats: [
      { id: '64b000000000000000000051', label: 'Seat 1', targetStart: null, supervisorId: null },
    ],
    supervisors: [],
    deciders: [],
    alternatives: [],
    reasons: [{ id: '64b000000000000000000071', label: 'Too junior', requiresNote: false }],
  },
};

const show = (
  candidate: Partial<DecisionVisit['candidate']> = {},
  reply: Parameters<typeof respond<typeof decisionVisitEndpoints.select>>[1] = () => visit,
) =>
  renderRemote(routes, {
    api,
    session: null,
    path: '/t/handle-of-the-test',
    handlers: [
      respond(linkEndpoints.read, () => link),
      respond(decisionVisitEndpoints.read, () => ({
        ...visit,
        candidate: { ...visit.candidate, ...candidate },
      })),
      respond(decisionVisitEndpoints.sendCode, () => ({
        maskedEmail: link.maskedEmail,
        expiresAt: '2030-11-20T09:10:00.000Z',
      })),
      respond(decisionVisitEndpoints.select, reply),
    ],
  });

// What was typed and not sent is kept as long as the tab is open.
beforeEach(() => sessionStorage.clear());

test('an answer is confirmed with the mailed code, and a wrong code shows the tries left', async () => {
  let isWrong = true;
  const { user, container, network } = show({}, () =>
    isWrong ? fail('CODE_INVALID', { context: { triesLeft: 4 } }) : visit,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Valentina Sosa' })).toBeVisible();
  expect(screen.getByText(/Nothing is decided until you confirm/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Select' }));
  expect(screen.queryByRole('button', { name: 'Confirm: select' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await user.type(await screen.findByRole('textbox', { name: /^Code/ }), '123 456');
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm: select' }));
  expect((await screen.findAllByText(/This code is wrong. 4 tries left/))[0]).toBeVisible();
  isWrong = false;
  await user.click(screen.getByRole('button', { name: 'Confirm: select' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Valentina Sosa is selected' }),
  ).toBeVisible();
  expect(network.callsOf(decisionVisitEndpoints.select).at(-1)?.body).toMatchObject({
    code: '123456',
    version: 4,
    positionId: '64b000000000000000000051',
    note: null,
  });
});

test('a user who returns with the code to a reloaded page continues where they were', async () => {
  const first = show();
  const { user } = first;
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  expect(screen.getByRole('heading', { name: 'Select Valentina Sosa' })).toHaveFocus();
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'She starts with the queue.');
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  const code = await screen.findByRole('textbox', { name: /^Code/ });
  expect(code).toHaveFocus();
  await user.type(code, '12');
  first.unmount();

  const second = show();
  expect(await screen.findByRole('textbox', { name: /^Note/ })).toHaveValue(
    'She starts with the queue.',
  );
  // A code is typed anew.
  expect(screen.getByRole('textbox', { name: /^Code/ })).toHaveValue('');
  await second.user.type(screen.getByRole('textbox', { name: /^Code/ }), '123456');
  await second.user.click(screen.getByRole('button', { name: 'Confirm: select' }));
  await screen.findByRole('heading', { level: 1, name: 'Valentina Sosa is selected' });
  expect(second.network.callsOf(decisionVisitEndpoints.sendCode)).toEqual([]);
  expect(second.network.callsOf(decisionVisitEndpoints.select)[0]?.body).toMatchObject({
    code: '123456',
    note: 'She starts with the queue.',
  });
  second.unmount();

  // What was sent is not kept.
  show();
  expect(await screen.findByRole('button', { name: 'Select' })).toBeVisible();
});

test('first day and supervisor follow the position that is chosen', async () => {
  const seat = { targetStart: null, supervisorId: null };
  const { user, network } = show({
    seats: [
      { ...seat, id: '64b000000000000000000051', label: 'Seat 1', targetStart: '2027-01-11' },
      {
        id: '64b000000000000000000052',
        label: 'Seat 2',
        targetStart: '2027-02-01',
        supervisorId: '64b000000000000000000061',
      },
    ],
    supervisors: [{ id: '64b000000000000000000061', name: 'Owen Clarke', title: null }],
  });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('combobox', { name: /^Position/ }));
  await user.click(await screen.findByRole('option', { name: 'Seat 2' }));
  expect(screen.getByRole('combobox', { name: /^Who leads the work/ })).toHaveValue('Owen Clarke');
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await user.type(await screen.findByRole('textbox', { name: /^Code/ }), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm: select' }));
  await screen.findByRole('heading', { level: 1, name: 'Valentina Sosa is selected' });
  expect(network.callsOf(decisionVisitEndpoints.select)[0]?.body).toMatchObject({
    positionId: '64b000000000000000000052',
    startDate: '2027-02-01',
    supervisorId: '64b000000000000000000061',
  });
});

test('another answer can be viewed without losing the note for the first', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'In March.');
  await user.click(screen.getByRole('button', { name: 'Choose another answer' }));
  await user.click(screen.getByRole('button', { name: 'Not a fit' }));
  expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Choose another answer' }));
  await user.click(screen.getByRole('button', { name: 'Select' }));
  expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('In March.');
});

test('if a colleague was first, the page says who and asks nothing', async () => {
  show({
    standing: 'selected',
    allowedActions: [],
    decision: { by: 'Grace Hu', at: '2026-11-21T09:00:00.000Z' },
  });
  expect(await screen.findByText(/Grace Hu of your company decided on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument();
});

test('without a free position nobody can be selected, and the page says so', async () => {
  const { user } = show({ seats: [] });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  expect(screen.getByText(/Every position of this job is taken/)).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Select Valentina Sosa' }));
  expect(form.getByRole('button', { name: 'Send me a code' })).toBeDisabled();
});
