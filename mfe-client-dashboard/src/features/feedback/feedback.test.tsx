import { clientFeedbackEndpoints, type AuthoredFeedback } from '@muster/contracts';
import { fail, fixtureFor, renderRemote, respond, screen, within } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { ClientDashboardRoutes } from '../../routes.tsx';

const { list, read, submit, withdraw } = clientFeedbackEndpoints;
const id = '64b0000000000000000000f1';
const asked: AuthoredFeedback = {
  ...fixtureFor(read.response),
  id,
  version: 1,
  status: 'asked',
  lock: null,
  round: 'Second talk',
  job: 'Go engineer',
  person: { name: 'Inês Duarte', blind: false, headline: null },
  rating: null,
  recommendation: null,
  comment: '',
  interviewEndsAt: null,
  criteria: { technical: null, communication: null, fit: null },
  answerBy: '2030-12-01T12:00:00.000Z',
  allowedActions: ['save', 'submit'],
};
const sent: AuthoredFeedback = {
  ...asked,
  status: 'submitted',
  version: 2,
  rating: 4,
  recommendation: 'yes',
  editUntil: '2030-12-02T12:00:00.000Z',
  comment: 'Calm.',
  allowedActions: ['edit', 'withdraw'],
};

function show(first: AuthoredFeedback, path = `/feedback/${id}/edit`) {
  let now = first;
  return renderRemote(<ClientDashboardRoutes />, {
    api,
    session: 'client_manager',
    path: `/client-dashboard${path}`,
    handlers: [
      respond(list, () => ({
        data: [
          {
            id,
            applicationId: id,
            status: now.status,
            person: now.person.name,
            job: now.job,
            round: now.round,
            askedAt: null,
            answerBy: now.answerBy,
            allowedActions: now.allowedActions,
          },
        ],
      })),
      respond(read, ({ params }) => (params.id === id ? now : fail('NOT_FOUND'))),
      respond(submit, ({ body }) => {
        now = { ...sent, ...body, version: now.version + 1 };
        return now;
      }),
      respond(withdraw, () => {
        now = { ...sent, status: 'withdrawn', version: 3, allowedActions: [] };
        return now;
      }),
    ],
  });
}

test('requested feedback is given in a drawer over the list', async () => {
  const { user, network } = show(asked, '/past-interviews');
  await user.click(await screen.findByRole('link', { name: 'Give feedback on Inês Duarte' }));
  const drawer = within(await screen.findByRole('dialog', { name: /Feedback on Inês Duarte/ }));
  const overall = within(drawer.getByRole('radiogroup', { name: 'Overall' }));
  await user.click(overall.getByRole('radio', { name: 'Rate 5 of 5' }));
  await user.click(drawer.getByRole('radio', { name: 'Yes' }));
  await user.click(drawer.getByRole('checkbox', { name: /Only for the agency/ }));
  await user.click(drawer.getByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByText('Submitted')).toBeVisible();
  expect(network.callsOf(submit)[0]?.body).toMatchObject({ privateToAgency: true });
});

test('sent feedback is withdrawn by its author', async () => {
  const { user, network } = show(sent);
  await user.click(await screen.findByRole('button', { name: 'Withdraw feedback' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Withdraw your feedback/ }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw feedback' }));
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(network.callsOf(withdraw)[0]?.body).toEqual({ version: 2 });
});

test('feedback that can no longer be changed is shown with the reason', async () => {
  show({ ...sent, lock: 'acted', allowedActions: [] });
  expect(await screen.findByText(/the agency has already acted on it/)).toBeVisible();

  expect(screen.getByText('Calm.')).toBeVisible();
});

test('feedback of other users is not found', async () => {
  show(asked, '/feedback/64b0000000000000000000ff/edit');
  expect(await screen.findByRole('dialog', { name: 'Feedback' })).toBeVisible();
  expect(await screen.findByText(/not there|does not exist|not found/i)).toBeVisible();
});
