import { interestEndpoints, linkEndpoints, type InterestQuestion } from '@muster/contracts';
import { axeFindings, fail, renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { routes } from '../../routes.tsx';

const link = {
  handle: 'handle-of-the-test',
  purpose: 'interest' as const,
  maskedEmail: 'h•••@example.com',
  agencyName: 'Northbeam Talent',
  expiresAt: '2030-12-04T10:37:00.000Z',
  route: null,
};
const question: InterestQuestion = {
  firstName: 'Hanna',
  agencyName: 'Northbeam Talent',
  jobTitle: 'Senior backend engineer',
  company: null,
  description: null,
  engagement: 'full_time_contract',
  hoursPerWeek: 40,
  message: 'They build payments in Go.',
  answer: 'open',
};

const show = (reply: Parameters<typeof respond<typeof interestEndpoints.answer>>[1]) =>
  renderRemote(routes, {
    api,
    session: null,
    path: '/t/handle-of-the-test',
    handlers: [
      respond(linkEndpoints.read, () => link),
      respond(interestEndpoints.read, () => question),
      respond(interestEndpoints.answer, reply),
    ],
  });

// What was typed and not sent is kept as long as the tab is open.
beforeEach(() => sessionStorage.clear());

test('a job is shown without its client, and the candidate says yes with a message to the agency', async () => {
  const { container, user, network } = show(() => ({ ...question, answer: 'yes' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Senior backend engineer' }),
  ).toBeVisible();
  expect(screen.getByText(/A client of ours/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /Message to us/ }), 'From March on.');
  await user.click(screen.getByRole('button', { name: 'Yes, I am interested' }));
  expect(await screen.findByText('You said yes')).toBeVisible();
  expect(network.callsOf(interestEndpoints.answer)[0]?.body).toEqual({
    answer: 'yes',
    note: 'From March on.',
  });
  expect(screen.queryByRole('button', { name: /Yes/ })).not.toBeInTheDocument();
});

test('a message to the agency is still there after a reload', async () => {
  const first = show(() => fail('INTERNAL'));
  await first.user.type(
    await screen.findByRole('textbox', { name: /Message to us/ }),
    'From March.',
  );
  first.unmount();
  show(() => fail('INTERNAL'));
  expect(await screen.findByRole('textbox', { name: /Message to us/ })).toHaveValue('From March.');
});

test('a failed answer says why and can be given again', async () => {
  let broken = true;
  const { user } = show(() => (broken ? fail('INTERNAL') : { ...question, answer: 'no' }));
  await user.click(await screen.findByRole('button', { name: 'No, thank you' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'No, thank you' })).toBeEnabled());
  broken = false;
  await user.click(screen.getByRole('button', { name: 'No, thank you' }));
  expect(await screen.findByText('You said no')).toBeVisible();
});
