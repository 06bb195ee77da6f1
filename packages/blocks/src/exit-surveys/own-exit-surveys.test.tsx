import {
  exitSurveyEndpoints,
  exitSurveyQuestionSchema,
  type ExitSurveyQuestion,
} from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { exitSurveyBlockEndpoints } from './exit-survey-endpoints.ts';
import { OwnExitSurveys } from './own-exit-surveys.tsx';

const api = createMusterApi(exitSurveyBlockEndpoints);
const question: ExitSurveyQuestion = {
  ...fixtureFor(exitSurveyQuestionSchema),
  id: '64b000000000000000000001',
  side: 'client',
  agencyName: 'Northbeam Talent',
  about: 'Bruno Cardoso',
  job: 'Backend engineer',
  number: 'P-00045',
  criteria: ['quality', 'communication', 'reliability'],
  expiresAt: '2026-12-20T09:00:00.000Z',
  version: 1,
  mayAnswer: true,
};

const show = (data: ExitSurveyQuestion[]) =>
  renderRemote(<OwnExitSurveys api={api} />, {
    api,
    session: 'client_manager',
    handlers: [
      respond(exitSurveyEndpoints.own, () => ({ data })),
      respond(exitSurveyEndpoints.answer, () => ({ ...question, mayAnswer: false })),
    ],
  });

test('a survey is answered from the card: it asks each question and names its readers', async () => {
  const { user, network, platform } = show([question]);
  await user.click(await screen.findByRole('button', { name: 'Answer about Bruno Cardoso' }));
  await screen.findByRole('heading', { name: 'How was the work with Bruno Cardoso?' });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/The contractor does not\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(network.callsOf(exitSurveyEndpoints.answer)).toEqual([]);
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await user.click(dialog.getByRole('combobox', { name: /^Would you work/ }));
  await user.click(await screen.findByRole('option', { name: 'Yes' }));
  for (const name of ['Quality of the work', 'Communication', 'Reliability']) {
    const stars = within(dialog.getByRole('radiogroup', { name }));
    await user.click(stars.getAllByRole('radio')[3]!);
  }
  await user.type(dialog.getByRole('textbox', { name: /^Anything else/ }), 'Calm.');
  await user.click(dialog.getByRole('checkbox', { name: /^For the agency alone/ }));
  await user.click(dialog.getByRole('button', { name: 'Send answer' }));
  await waitFor(() =>
    expect(platform.notices).toMatchObject([{ text: 'Thank you. Your answer was sent.' }]),
  );
  expect(network.callsOf(exitSurveyEndpoints.answer).at(-1)?.body).toEqual({
    version: 1,
    again: 'yes',
    scores: { quality: 4, communication: 4, reliability: 4 },
    comment: 'Calm.',
    isPrivate: true,
  });
});

test('shows nothing when no survey is asked', async () => {
  const { network } = show([]);
  await waitFor(() => expect(network.callsOf(exitSurveyEndpoints.own)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'How was the work?' })).toBeNull();
});
