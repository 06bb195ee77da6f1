import {
  exitSurveyVisitEndpoints,
  linkEndpoints,
  type ExitSurveyQuestion,
} from '@muster/contracts';
import {
  axeFindings,
  fail,
  renderRemote,
  respond,
  screen,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { routes } from '../../routes.tsx';

const { read, answer } = exitSurveyVisitEndpoints;
const link = {
  handle: 'handle-of-the-test',
  purpose: 'exit_survey' as const,
  route: null,
  maskedEmail: 'i•••@example.com',
  agencyName: 'Northbeam Talent',
  expiresAt: '2030-12-04T10:37:00.000Z',
};
const question: ExitSurveyQuestion = {
  id: '64b000000000000000000001',
  side: 'contractor',
  agencyName: 'Northbeam Talent',
  about: 'Lumera Pay',
  job: 'Backend engineer',
  number: 'P-00045',
  startDate: '2026-01-01',
  endDate: '2026-06-30',
  criteria: ['work', 'team', 'agency'],
  expiresAt: link.expiresAt,
  answeredAt: null,
  version: 1,
  mayAnswer: true,
};

const show = (handlers: Handler[]) =>
  renderRemote(routes, {
    api,
    session: null,
    path: '/t/handle-of-the-test',
    handlers: [respond(linkEndpoints.read, () => link), ...handlers],
  });

// What was typed and not sent is kept as long as the tab is open.
beforeEach(() => sessionStorage.clear());

test('a contractor answers once, without an account', async () => {
  const { user, network, container } = show([
    respond(read, () => question),
    respond(answer, () => ({ ...question, mayAnswer: false })),
  ]);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'How was the work at Lumera Pay?' }),
  ).toBeVisible();
  expect(screen.getByText('Backend engineer, P-00045, 1 Jan 2026 to 30 Jun 2026')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(network.callsOf(answer)).toEqual([]);
  await user.click(screen.getByRole('combobox', { name: /^Would you work there again/ }));
  await user.click(await screen.findByRole('option', { name: 'Perhaps' }));
  for (const name of ['The work itself', 'Working with the people there', 'Our support']) {
    const stars = within(screen.getByRole('radiogroup', { name }));
    await user.click(stars.getAllByRole('radio')[4]!);
  }
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Thank you for your answer')).toBeVisible();
  expect(network.callsOf(answer)[0]?.body).toEqual({
    version: 1,
    again: 'maybe',
    scores: { work: 5, team: 5, agency: 5 },
    comment: null,
    isPrivate: false,
  });
});

test('an unfinished answer is still there after a reload', async () => {
  const first = show([respond(read, () => question)]);
  const stars = within(await screen.findByRole('radiogroup', { name: 'The work itself' }));
  await first.user.click(stars.getAllByRole('radio')[3]!);
  await first.user.type(screen.getByRole('textbox', { name: /Anything else/ }), 'A good team.');
  first.unmount();
  show([respond(read, () => question)]);
  expect(await screen.findByDisplayValue('A good team.')).toBeVisible();
  const again = within(screen.getByRole('radiogroup', { name: 'The work itself' }));
  expect(again.getAllByRole('radio')[3]).toBeChecked();
});

test.each([
  ['TOKEN_EXPIRED', 'The time to answer is over'],
  ['TOKEN_REVOKED', 'Your answer is no longer needed'],
  ['TOKEN_USED', 'You have answered'],
] as const)('a link refused with %s shows its own page', async (code, title) => {
  const context = { purpose: 'exit_survey', agencyName: 'Northbeam Talent' };
  show([respond(read, () => fail(code, { context }))]);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
