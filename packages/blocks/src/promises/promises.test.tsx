import { useState } from 'react';
import { promiseEndpoints, promiseSchema, type PromiseRecord } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { TextArea } from '@muster/ui';
import { blockEndpoints } from '../block-endpoints.ts';
import { BlocksProvider } from '../blocks-context.tsx';
import { PromiseLine } from './promise-line.tsx';
import { PromiseList } from './promise-list.tsx';

const api = createMusterApi(blockEndpoints);
const subject = { subjectType: 'candidate', subjectId: '64b000000000000000000011' } as const;
const robin = { id: '64b000000000000000000001', name: 'Robin Reyes' };
const promise = (changes: Partial<PromiseRecord> = {}): PromiseRecord =>
  fixtureFor(promiseSchema, {
    ...subject,
    id: '64b000000000000000000301',
    to: 'Inês Duarte',
    text: 'Send the offer',
    status: 'open',
    dueOn: '2027-03-05',
    dueClock: null,
    dueAt: '2027-03-06T00:00:00.000Z',
    timeZone: 'Europe/Madrid',
    madeBy: robin,
    source: 'note',
    isPrivate: false,
    moves: [],
    version: 1,
    allowedActions: ['keep', 'move', 'withdraw'],
    ...changes,
  });

const show = (handlers: Handler[]) =>
  renderRemote(
    <BlocksProvider api={api}>
      <PromiseList subject={subject} />
    </BlocksProvider>,
    { api, session: 'recruiter', handlers },
  );

test('promises are shown with their day, their author and their outcome', async () => {
  const { container } = show([
    respond(promiseEndpoints.list, () => ({
      data: [
        promise({
          moves: [
            {
              from: '2027-03-01',
              to: '2027-03-05',
              reason: 'The client is away',
              by: robin,
              at: '2027-02-28T09:00:00.000Z',
            },
          ],
        }),
        promise({
          id: '64b000000000000000000302',
          text: 'Call back',
          status: 'broken',
          dueClock: '14:00',
          source: 'call',
          allowedActions: [],
        }),
      ],
    })),
  ]);
  const [open, broken] = await screen.findAllByRole('listitem');
  expect(open).toHaveTextContent(/Send the offer.*Open.*5 Mar 2027.*You, in a note/);
  expect(open).toHaveTextContent('Moved from 1 Mar 2027: The client is away');
  expect(broken).toHaveTextContent(/Call back.*Broken.*at 14:00 \(Madrid\).*in a call/);
  expect(await axeFindings(container)).toEqual([]);
});

test('a promise is marked as kept, or moved with a reason', async () => {
  const { user, network, platform } = show([
    respond(promiseEndpoints.list, () => ({ data: [promise()] })),
    respond(promiseEndpoints.read, () => promise()),
    respond(promiseEndpoints.keep, () => promise({ status: 'kept', version: 2 })),
    respond(promiseEndpoints.move, () => promise({ dueOn: '2027-03-12', version: 2 })),
  ]);
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: /Actions for the promise/ }));
    const item = await screen.findByRole('menuitem', { name });
    await waitFor(() => expect(item).toBeEnabled());
    await user.click(item);
  };
  await choose('Mark as kept');
  await waitFor(() =>
    expect(network.callsOf(promiseEndpoints.keep)[0]?.body).toEqual({ version: 1 }),
  );

  await choose('Move to another day');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move the promise' }));
  expect(dialog.getByText('Inês Duarte is not told: tell them yourself.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Move promise' }));
  expect(network.callsOf(promiseEndpoints.move)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /New day/ }), '12 Mar 2027');
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The client is away');
  await user.click(dialog.getByRole('button', { name: 'Move promise' }));
  await waitFor(() => expect(platform.notices.at(-1)?.text).toBe('Promise moved to 12 Mar 2027'));
  expect(network.callsOf(promiseEndpoints.move)[0]?.body).toEqual({
    version: 1,
    dueOn: '2027-03-12',
    reason: 'The client is away',
  });
});

function Written() {
  const [text, setText] = useState('');
  return (
    <>
      <TextArea label="Text" value={text} onChange={setText} />
      <PromiseLine isSent value={text} onChange={setText} />
    </>
  );
}

test('while typing, the writer sees what will be tracked, and can exclude it', async () => {
  const { user } = renderRemote(<Written />, { api, session: 'recruiter' });
  const field = screen.getByRole('textbox', { name: 'Text' });
  await user.type(field, 'I send the offer @promise');
  expect(screen.getByText(/“@promise” needs a day/)).toBeVisible();
  await user.type(field, ' in 3 days');
  expect(screen.getByText(/Tracked as your promise: “I send the offer”, due/)).toBeVisible();
  expect(screen.getByText(/The reader does not see/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Do not track “I send the offer”' }));
  expect(field).toHaveValue('I send the offer');
  expect(screen.queryByText(/Tracked/)).toBeNull();
});
