import type { Interviewers } from '@muster/contracts';
import { renderRemote } from '@muster/kit/testing';
import { screen } from '@testing-library/react';
import { api } from '../../../api.ts';
import { SwapProposals } from './swap-proposals.tsx';

type Person = Interviewers['data'][number];

const person = (
  name: string,
  standing: Person['standing'],
  substituteId: string | null = null,
): Person => ({
  id: name,
  name,
  standing,
  substituteId,
  interviews: 1,
  minutes: 60,
  breakMinutes: null,
});

function show(people: readonly Person[], chosenIds: readonly string[]) {
  const swaps: [string, string][] = [];
  const { user } = renderRemote(
    <SwapProposals
      people={people}
      chosenIds={chosenIds}
      onSwap={(from, to) => swaps.push([from, to])}
    />,
    { api, session: 'recruiter' },
  );
  return { user, swaps };
}

test('an absent interviewer is replaced by their substitute, a busy one by the least busy', async () => {
  const people = [
    person('Rested', 'free'),
    person('Named', 'free'),
    person('Asleep', 'outside_hours'),
    person('Busy', 'busy'),
    person('Away', 'away', 'Named'),
  ];
  const { user, swaps } = show(people, ['Away', 'Busy', 'Asleep']);
  expect(await screen.findByText(/Away is away then. Named is free/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask Named instead' }));
  await user.click(screen.getByRole('button', { name: 'Ask Rested instead' }));
  expect(swaps).toEqual([
    ['Away', 'Named'],
    ['Busy', 'Rested'],
  ]);
});

test('if no other interviewer is free, the user is told to choose another time', async () => {
  show([person('Asleep', 'outside_hours'), person('Away', 'away', 'Asleep')], ['Away']);
  expect(
    await screen.findByText('Away is away then, and nobody else is free. Choose another time.'),
  ).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
