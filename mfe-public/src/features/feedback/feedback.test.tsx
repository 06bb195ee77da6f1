import { feedbackVisitEndpoints, type AuthoredFeedback } from '@muster/contracts';
import {
  axeFindings,
  fail,
  fireEvent,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { routes } from '../../routes.tsx';

const { read, save, submit, withdraw } = feedbackVisitEndpoints;
const handle = 'handle-of-the-test';
const asked: AuthoredFeedback = {
  id: '64b0000000000000000000f1',
  version: 1,
  status: 'asked',
  agencyName: 'Northbeam Talent',
  authorName: 'Ada Client',
  askedBy: 'Noor Haddad',
  person: { name: 'Inês Duarte', blind: false, headline: 'Backend engineer' },
  job: 'Go engineer',
  company: 'Lumera Pay',
  round: 'Second talk',
  message: 'Thank you!',
  interviewEndsAt: null,
  answerBy: '2030-12-01T12:00:00.000Z',
  submittedAt: null,
  editUntil: null,
  lock: null,
  rating: null,
  recommendation: null,
  comment: '',
  criteria: { technical: null, communication: null, fit: null },
  privateToAgency: false,
  shareable: false,
  allowedActions: ['save', 'submit'],
};
const sent: AuthoredFeedback = {
  ...asked,
  status: 'submitted',
  version: 3,
  rating: 4,
  recommendation: 'yes',
  comment: 'Clear and calm.',
  submittedAt: '2030-11-20T10:00:00.000Z',
  editUntil: '2030-11-23T10:00:00.000Z',
  allowedActions: ['edit', 'withdraw'],
};

type Handlers = NonNullable<Parameters<typeof renderRemote>[1]>['handlers'];
const show = (rest: string, handlers: NonNullable<Handlers>) =>
  renderRemote(routes, { api, session: null, path: `/feedback/${handle}${rest}`, handlers });

// What is typed is kept while the tab is open.
beforeEach(() => sessionStorage.clear());

test('feedback is written, kept as a draft on leaving the page, sent, and read again', async () => {
  let now = asked;
  const { user, network, container } = show('', [
    respond(read, () => now),
    respond(save, ({ body }) => {
      now = { ...now, ...body, status: 'draft', version: 2 };
      return now;
    }),
    respond(submit, ({ body }) => {
      now = { ...sent, ...body, version: 3 };
      return now;
    }),
  ]);
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'How was the interview with Inês Duarte?',
    }),
  ).toBeVisible();
  expect(screen.getByText('Thank you!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(network.callsOf(submit)).toHaveLength(0);
  const overall = within(screen.getByRole('radiogroup', { name: 'Overall' }));
  await user.click(overall.getByRole('radio', { name: 'Rate 4 of 5' }));
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('textbox', { name: 'Comment' }));
  await user.paste('Clear and calm.');
  expect(await axeFindings(container)).toEqual([]);
  fireEvent(window, new Event('pagehide'));
  expect(await screen.findByText('Draft saved')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your feedback' }),
  ).toBeVisible();
  expect(network.callsOf(submit)[0]?.body).toMatchObject({
    version: 2,
    rating: 4,
    recommendation: 'yes',
    comment: 'Clear and calm.',
    privateToAgency: false,
    shareable: false,
  });
  expect(screen.getByRole('link', { name: 'Change feedback' })).toBeVisible();
});

test('no draft is saved while the feedback is being sent, and again once that was refused', async () => {
  const ready: AuthoredFeedback = {
    ...asked,
    rating: 4,
    recommendation: 'yes',
    criteria: { technical: 4, communication: 4, fit: 4 },
  };
  let answer = () => {};
  const { user, network } = show('', [
    respond(read, () => ready),
    respond(save, ({ body }) => ({ ...ready, ...body, status: 'draft' as const, version: 2 })),
    respond(submit, async () => {
      await new Promise<void>((go) => (answer = go));
      return fail('UNAVAILABLE');
    }),
  ]);
  await user.click(await screen.findByRole('textbox', { name: 'Comment' }));
  await user.paste('Clear.');
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  await waitFor(() => expect(network.callsOf(submit)).toHaveLength(1));
  expect(network.callsOf(submit)[0]?.body).toMatchObject({ version: 2, comment: 'Clear.' });
  await user.click(screen.getByRole('textbox', { name: 'Comment' }));
  await user.paste(' And calm.');
  fireEvent(window, new Event('pagehide'));
  answer();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(network.callsOf(save)).toHaveLength(1);
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(network.callsOf(save)).toHaveLength(2));
  expect(network.callsOf(save)[1]?.body).toMatchObject({ comment: 'Clear. And calm.' });
});

test('input from another device is not overwritten', async () => {
  const { user } = show('', [
    respond(read, () => asked),
    respond(save, () => fail('VERSION_CONFLICT')),
  ]);
  await user.click(await screen.findByRole('radio', { name: 'No' }));
  fireEvent(window, new Event('pagehide'));
  expect(await screen.findByText(/You changed this on another device/)).toBeVisible();
});

test('sent feedback is changed while that is possible', async () => {
  let now = sent;
  const { user, network } = show('/edit', [
    respond(read, () => now),
    respond(submit, ({ body }) => {
      now = { ...now, ...body, version: 4 };
      return now;
    }),
  ]);
  const overall = within(await screen.findByRole('radiogroup', { name: 'Overall' }));
  await user.click(overall.getByRole('radio', { name: 'Rate 2 of 5' }));
  await user.click(screen.getByRole('button', { name: 'Send changed feedback' }));
  expect(await screen.findByText('Thank you for your feedback')).toBeVisible();
  expect(network.callsOf(submit)[0]?.body).toMatchObject({ version: 3, rating: 2 });
});

test('a change of sent feedback is still there after a reload', async () => {
  const first = show('/edit', [respond(read, () => sent)]);
  await first.user.click(await screen.findByRole('textbox', { name: 'Comment' }));
  await first.user.paste(' And curious.');
  first.unmount();
  show('/edit', [respond(read, () => sent)]);
  expect(await screen.findByDisplayValue('Clear and calm. And curious.')).toBeVisible();
});

test('sent feedback is withdrawn, and the page says so', async () => {
  let now = sent;
  const { user, network } = show('/delete', [
    respond(read, () => now),
    respond(withdraw, () => {
      now = { ...sent, status: 'withdrawn', version: 4, allowedActions: [] };
      return now;
    }),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your feedback?' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw feedback' }));
  expect(await screen.findByText('You withdrew your feedback')).toBeVisible();
  expect(network.callsOf(withdraw)[0]?.body).toEqual({ version: 3 });
});

test.each([
  [{ ...sent, lock: 'deadline' as const, allowedActions: [] }, /The time to change it ended/],
  [{ ...sent, lock: 'acted' as const, allowedActions: [] }, /has already acted on it/],
  [
    { ...asked, interviewEndsAt: '2030-11-30T12:00:00.000Z', allowedActions: [] },
    /The interview is not over yet/,
  ],
  [
    { ...asked, answerBy: '2020-11-30T12:00:00.000Z', allowedActions: [] },
    /The time for feedback is over/,
  ],
  [
    { ...asked, person: { ...asked.person, name: 'Candidate C-1, I', blind: true } },
    /The name is not shown/,
  ],
])('each state of the feedback has its own words: %#', async (now, words) => {
  show('/edit', [respond(read, () => now)]);
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['TOKEN_EXPIRED', 'The time for feedback is over'],
  ['TOKEN_REVOKED', 'Your feedback is no longer needed'],
  ['TOKEN_USED', 'You have given your feedback'],
] as const)('a closed link says why: %s', async (code, title) => {
  const context = { purpose: 'client_feedback', agencyName: 'Northbeam Talent' };
  show('', [respond(read, () => fail(code, { context }))]);
  expect(await screen.findByText(title)).toBeVisible();
});
