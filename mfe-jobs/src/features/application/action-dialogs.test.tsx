import {
  applicationActionEndpoints,
  applicationEndpoints,
  type AnyEndpoint,
} from '@muster/contracts';
import { fail, fixtureFor, respond, screen, waitFor, within } from '@muster/kit/testing';
import { record, show } from './application.fixtures.tsx';
import { dialogActions, type DialogAction } from './dialog-actions.ts';

const actions = applicationActionEndpoints;
const rate = { amount: '62.00', currency: 'USD', unit: 'hour' } as const;

/** Endpoint of each dialog, and the fields that must show its errors. */
const dialogs: Record<DialogAction, readonly [AnyEndpoint, readonly string[]]> = {
  ask_interest: [actions.askInterest, ['message']],
  mark_interested: [actions.interest, ['note']],
  review: [actions.review, []],
  recall: [actions.recall, ['note']],
  request_interview: [actions.requestInterview, ['round', 'days', 'note']],
  unselect: [actions.unselect, ['note']],
  start_contracting: [actions.contract, ['startDate', 'billRate.amount', 'payRate.currency']],
  contracting_fails: [actions.contractingFails, ['outcome', 'note']],
  // Sends nothing before a job is chosen; tested below.
  move_to_job: [actions.moveToJob, []],
};

const open = async (action: DialogAction, answer: () => ReturnType<typeof fail>) => {
  const shown = record({
    allowedActions: [action],
    agreedStart: '2031-03-02',
    billRate: rate,
    payRate: rate,
    stage: { id: 'submitted', name: 'Submitted', kind: 'submitted' },
  });
  const { jobChoices } = applicationEndpoints;
  const { user } = show(shown, '/profile', [
    respond(dialogs[action][0], answer),
    respond(jobChoices, () => fixtureFor(jobChoices.response)),
  ]);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem'));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

test.each(dialogActions)('%s says what will happen before it happens', async (action) => {
  const { dialog } = await open(action, () => fail('NOT_FOUND'));
  const title = dialog.getByRole('heading', { name: 'What will happen' });
  const effects = within(title.parentElement as HTMLElement).getAllByRole('listitem');
  expect(effects.length).toBeGreaterThan(0);
});

test.each(dialogActions.filter((action) => dialogs[action][1].length > 0))(
  '%s shows a refusal of the server at its field',
  async (action) => {
    const fields = dialogs[action][1].map((path) => ({
      path,
      code: 'NOT_ALLOWED' as const,
      message: 'No',
    }));
    const { user, dialog } = await open(action, () => fail('VALIDATION_FAILED', { fields }));
    const note = dialog.queryByRole('textbox', { name: /How was this confirmed/ });
    if (note) await user.type(note, 'Ada said so on the phone.');
    await user.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
    const summary = within(await dialog.findByRole('alert'));
    const links = summary.getAllByRole('link').map((link) => link.getAttribute('href') ?? '#');
    expect(links).toHaveLength(fields.length);
    for (const link of links) expect(document.getElementById(link.slice(1))).toBeInTheDocument();
  },
);

test.each([
  ['request_interview', 'textbox', /How was this confirmed/],
  ['unselect', 'textbox', /How was this confirmed/],
  ['contracting_fails', 'textbox', /How was this confirmed/],
  ['move_to_job', 'combobox', /Other job/],
] as const)('%s names what is missing at its field', async (action, role, label) => {
  const { user, dialog } = await open(action, () => fail('NOT_FOUND'));
  await user.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
  await waitFor(() => expect(dialog.getByRole(role, { name: label })).toBeInvalid());
  expect(within(dialog.getByRole('alert')).getByRole('link')).toHaveTextContent(label);
});
