import { scheduleVisitEndpoints, type InterviewVisit } from '@muster/contracts';
import { axeFindings, fail, renderRemote, respond, screen, within } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { routes } from '../../routes.tsx';

const { read, times, choose, propose, askMove, keep, cancel, preparation, askAgain } =
  scheduleVisitEndpoints;
const handle = 'handle-of-the-test';
const invited: InterviewVisit = {
  id: '64b0000000000000000000f1',
  version: 2,
  agencyName: 'Northbeam Talent',
  firstName: 'Nuwan',
  status: 'invited',
  title: 'Technical interview',
  durationMin: 60,
  message: 'We liked your answers.',
  instructions: 'Bring an editor.',
  hosts: ['Priya Raman', 'Owen Clarke'],
  organiser: 'Noor Haddad',
  hostTimeZone: 'Europe/London',
  timeZone: 'Asia/Colombo',
  place: { kind: 'external_link', value: 'https://meet.example.com/nuwan' },
  startsAt: null,
  endsAt: null,
  expiresAt: '2030-12-01T12:00:00.000Z',
  changeUntil: null,
  movesLeft: 3,
  mayAnyHost: false,
  attendees: [],
  windows: [],
  cancelled: null,
  allowedActions: ['choose_slot', 'invitee_proposes'],
};
const arranged: InterviewVisit = {
  ...invited,
  status: 'confirmed',
  changeUntil: '2030-11-26T08:00:00.000Z',
  startsAt: '2030-11-26T10:00:00.000Z',
  endsAt: '2030-11-26T11:00:00.000Z',
  allowedActions: ['ask_reschedule', 'cancel'],
};
const slot = (startsAt: string) => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
});
const free = [
  slot('2030-11-26T10:00:00.000Z'),
  slot('2030-11-26T17:00:00.000Z'),
  slot('2030-11-27T10:00:00.000Z'),
];

type Handlers = NonNullable<Parameters<typeof renderRemote>[1]>['handlers'];
const show = (path: string, handlers: NonNullable<Handlers>) =>
  renderRemote(routes, {
    api,
    session: null,
    path,
    handlers: [respond(preparation, () => ({ data: [] })), ...handlers],
  });
const scheduler = (step: string) => `/interview-scheduler/${handle}/${step}`;

async function chooseZone(user: ReturnType<typeof show>['user'], city: string) {
  const field = await screen.findByRole('combobox', { name: /Your time zone/ });
  await user.click(field);
  await user.clear(field);
  await user.type(field, city);
  await user.click(await screen.findByRole('option', { name: new RegExp(city) }));
}

// What was typed and not sent is kept as long as the tab is open.
beforeEach(() => sessionStorage.clear());

test('a candidate goes from the time zone to the confirmation, and a time taken meanwhile is reported', async () => {
  let isTaken = true;
  let visit = invited;
  const { user, network, container, platform } = show(scheduler('timezone'), [
    respond(read, () => visit),
    respond(times, () => ({ times: free })),
    respond(choose, () => {
      if (isTaken) return fail('SLOT_TAKEN');
      visit = { ...arranged, version: 3 };
      return visit;
    }),
  ]);
  await chooseZone(user, 'Colombo');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: /Nuwan, pick a time/ }),
  ).toBeVisible();
  const slots = await screen.findByRole('group', { name: /Times on/ });
  // Both local times are shown; unusual hours in the person's day are marked.
  expect(within(slots).getByRole('radio', { name: /15:30 – 16:30\s*10:00/ })).toBeVisible();
  expect(within(slots).getByRole('img', { name: 'Early or late in your day' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pick a time first' })).toBeDisabled();
  expect(await axeFindings(container)).toEqual([]);

  const takeFirst = async () => {
    await user.click(await screen.findByRole('radio', { name: /15:30/ }));
    await user.click(screen.getByRole('button', { name: /Continue with Tue 26 Nov, 15:30/ }));
    await screen.findByRole('heading', { level: 1, name: 'Anything we should know?' });
  };
  await takeFirst();
  await user.type(screen.getByRole('textbox', { name: /question/ }), 'Who comes?');
  await user.click(screen.getByRole('button', { name: 'Add a person' }));
  await user.type(screen.getByRole('textbox', { name: /Their name/ }), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('textbox', { name: /Their e-mail address/ })).toBeInvalid();
  await user.type(screen.getByRole('textbox', { name: /Their e-mail/ }), 'ana@interpreters.test');
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Ana')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Confirm the time' }));
  expect(await screen.findByText(/has just been taken/)).toBeVisible();

  isTaken = false;
  await takeFirst();
  expect(screen.getByRole('textbox', { name: /question/ })).toHaveValue('Who comes?');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm the time' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your interview is arranged' }),
  ).toBeVisible();
  expect(platform.visited.at(-1)).toBe(`/interview-scheduler/confirmation/${handle}`);
  expect(network.callsOf(choose).at(-1)?.body).toEqual({
    startsAt: '2030-11-26T10:00:00.000Z',
    anyHost: false,
    timeZone: 'Asia/Colombo',
    phone: null,
    question: 'Who comes?',
    accessNeeds: null,
    attendees: [{ name: 'Ana', email: 'ana@interpreters.test' }],
  });
});

test('a reload on the way loses neither the time nor the typed text', async () => {
  const handlers = [respond(read, () => invited), respond(times, () => ({ times: free }))];
  const first = show(scheduler('choose'), handlers);
  await first.user.click(await screen.findByRole('radio', { name: /15:30/ }));
  await first.user.click(screen.getByRole('button', { name: /Continue with Tue 26 Nov, 15:30/ }));
  await first.user.type(await screen.findByRole('textbox', { name: /question/ }), 'Who comes?');
  first.unmount();
  const second = show(scheduler('details'), handlers);
  expect(await screen.findByRole('textbox', { name: /question/ })).toHaveValue('Who comes?');
  await second.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Who comes?')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm the time' })).toBeVisible();
});

test('an address of a step that is too far ahead begins at the first open step', async () => {
  const handlers = [respond(read, () => invited), respond(times, () => ({ times: free }))];
  show(scheduler('review'), handlers);
  expect(await screen.findByRole('heading', { level: 1, name: /pick a time/ })).toBeVisible();
});

test('a day with many times shows those on the half hour first, and the others on demand', async () => {
  const quarters = Array.from({ length: 20 }, (_, n) =>
    slot(new Date(Date.parse('2030-11-26T09:00:00.000Z') + n * 15 * 60_000).toISOString()),
  );
  const { user } = show(scheduler('review'), [
    respond(read, () => invited),
    respond(times, () => ({ times: quarters })),
  ]);
  const slots = await screen.findByRole('group', { name: /Times on/ });
  expect(within(slots).getAllByRole('radio')).toHaveLength(10);
  expect(screen.getByText('20 times')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show 10 more times' }));
  expect(within(slots).getAllByRole('radio')).toHaveLength(20);
  expect(screen.queryByRole('button', { name: /more time/ })).not.toBeInTheDocument();
});

test('if no time fits, the candidate proposes their own times', async () => {
  const { user, network } = show(scheduler('choose'), [
    respond(read, () => invited),
    respond(times, () => ({ times: [] })),
    respond(propose, ({ body }) => ({
      ...invited,
      status: 'slots_proposed' as const,
      windows: body.windows,
    })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Propose your own times' }));
  await user.click(await screen.findByRole('button', { name: 'Send these times' }));
  expect(screen.getAllByText('Fill this in')).toHaveLength(6);
  expect(network.callsOf(propose)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Add a time' }));
  await user.click(screen.getByRole('button', { name: 'Remove time 3' }));
  expect(screen.getByRole('button', { name: 'Add a time' })).toHaveFocus();
  for (const group of screen.getAllByRole('group', { name: /^Time \d/ })) {
    const inside = within(group);
    await user.type(inside.getByRole('textbox', { name: /Day/ }), '27 Nov 2030{Enter}');
    for (const [label, clock] of [
      [/From/, '09:00'],
      [/Until/, '11:00'],
    ] as const) {
      await user.click(inside.getByRole('combobox', { name: label }));
      await user.click(await screen.findByRole('option', { name: clock }));
    }
  }
  await user.click(screen.getByRole('button', { name: 'Send these times' }));
  expect(await screen.findByText('Thank you, we have your times')).toBeVisible();
  expect(network.callsOf(propose)[0]?.body).toMatchObject({
    windows: [{ endsAt: expect.any(String) }, { startsAt: expect.any(String) }],
  });
});

test('a companion can be named only once, and a second entry is refused at its field', async () => {
  const handlers = [respond(read, () => invited), respond(times, () => ({ times: free }))];
  const { user } = show(scheduler('choose'), handlers);
  await user.click(await screen.findByRole('radio', { name: /15:30/ }));
  await user.click(screen.getByRole('button', { name: /Continue with/ }));
  for (const n of [0, 1]) {
    await user.click(await screen.findByRole('button', { name: 'Add a person' }));
    await user.type(screen.getAllByRole('textbox', { name: /Their name/ })[n]!, 'Ana');
    await user.type(
      screen.getAllByRole('textbox', { name: /Their e-mail/ })[n]!,
      'ana@people.test',
    );
  }
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const [first, second] = screen.getAllByRole('textbox', { name: /Their e-mail/ });
  expect(first).toBeValid();
  expect(second).toBeInvalid();
});

test('the candidate’s own times are still there after a reload or a look at another page', async () => {
  const handlers = [respond(read, () => invited), respond(times, () => ({ times: free }))];
  const first = show(`${scheduler('choose')}?own=1`, handlers);
  await first.user.type(
    await screen.findByRole('textbox', { name: /^Anything else/ }),
    'Not on Fridays.',
  );
  await first.user.click(screen.getByRole('button', { name: 'Add a time' }));
  first.unmount();
  show(`${scheduler('choose')}?own=1`, handlers);
  expect(await screen.findByDisplayValue('Not on Fridays.')).toBeVisible();
  expect(screen.getAllByRole('group', { name: /^Time \d/ })).toHaveLength(3);
});

test('an arranged interview shows both time zones and is moved, or kept after all', async () => {
  let visit = arranged;
  const { user, container } = show(`/interview/${handle}/confirmed`, [
    respond(read, () => visit),
    respond(times, () => ({ times: free.slice(2) })),
    respond(askMove, () => {
      visit = {
        ...arranged,
        status: 'reschedule_requested',
        version: 3,
        allowedActions: ['choose_slot', 'keep_original'],
      };
      return visit;
    }),
    respond(preparation, () => ({
      data: [
        {
          interviewId: arranged.id,
          startsAt: '2030-11-26T10:00:00.000Z',
          kind: 'technical' as const,
          durationMin: 60,
          hosts: ['Priya', 'Owen'],
          topics: ['Testing', 'Databases'],
          instructions: 'Bring an editor.',
        },
      ],
    })),
    respond(keep, () => {
      visit = { ...arranged, version: 4 };
      return visit;
    }),
  ]);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your interview on Tue 26 Nov 2030' }),
  ).toBeVisible();
  expect(screen.getByText('In London')).toBeVisible();
  expect(await screen.findByText('Bring an editor.')).toBeVisible();
  expect(screen.getByText('Databases')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    expect.stringContaining('20301126T100000Z%2F20301126T110000Z'),
  );
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Choose another time' }));
  expect(await screen.findByText(/is kept until you choose another one/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep the present time' }));
  expect(await screen.findByText('You can move it 3 more times.', { exact: false })).toBeVisible();
});

test('another time may be with any interviewer if one of several holds the interview', async () => {
  const moving = { ...arranged, status: 'reschedule_requested', mayAnyHost: true } as const;
  const { user, network } = show(scheduler('choose'), [
    respond(read, () => ({ ...moving, allowedActions: ['choose_slot' as const] })),
    respond(times, ({ query }) => ({ times: query.anyHost ? free : free.slice(2) })),
    respond(choose, () => ({ ...arranged, version: 3 })),
  ]);
  expect(await screen.findAllByText('1 time')).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: 'Any interviewer' }));
  await user.click(await screen.findByRole('button', { name: /26 Nov/ }));
  await user.click((await screen.findAllByRole('radio'))[0]!);
  await user.click(screen.getByRole('button', { name: /^Continue with/ }));
  await user.click(await screen.findByRole('button', { name: /^Confirm/ }));
  expect(network.callsOf(choose).at(-1)?.body).toMatchObject({
    startsAt: '2030-11-26T10:00:00.000Z',
    anyHost: true,
  });
});

test('an interview is cancelled with a reason, and the page says so', async () => {
  let visit = arranged;
  const { user, network } = show(`/interview/${handle}/cancelled/cancel-modal`, [
    respond(read, () => visit),
    respond(cancel, () => {
      const cancelled = { at: '2030-11-20T10:00:00.000Z', byInvitee: true, reason: 'Other offer' };
      visit = { ...arranged, status: 'cancelled', version: 3, cancelled, allowedActions: [] };
      return visit;
    }),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the interview?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel the interview' }));
  expect(network.callsOf(cancel)).toHaveLength(0);
  await user.click(dialog.getByRole('combobox', { name: /Reason/ }));
  await user.click(await screen.findByRole('option', { name: 'I accepted another offer' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel the interview' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This interview is cancelled' }),
  ).toBeVisible();
  expect(screen.getByText(/You cancelled it on/)).toBeVisible();
});

test.each([
  [{ status: 'expired' as const, allowedActions: [] }, 'This link has expired'],
  [{ ...arranged, status: 'completed' as const }, 'Thank you for your time'],
  [{ ...arranged, status: 'no_show' as const }, 'The interview did not take place'],
])('each outcome has its own page: %#', async (change, title) => {
  show(scheduler('choose'), [respond(read, () => ({ ...invited, ...change }))]);
  expect(await screen.findByText(title)).toBeVisible();
});

test.each(['cancelled', 'no_show'] as const)(
  'another time is requested once, on the page of the outcome: %s',
  async (status) => {
    let visit: InterviewVisit = {
      ...arranged,
      status,
      cancelled: { at: '2030-11-20T10:00:00.000Z', byInvitee: false, reason: null },
      allowedActions: [],
      mayAskAgain: true,
      askedAgainAt: null,
    };
    const page = status === 'cancelled' ? 'cancelled' : 'confirmed';
    const { user, network, container } = show(`/interview/${handle}/${page}`, [
      respond(read, () => visit),
      respond(askAgain, () => {
        visit = { ...visit, mayAskAgain: false, askedAgainAt: '2030-11-21T10:00:00.000Z' };
        return visit;
      }),
    ]);
    await user.type(await screen.findByRole('textbox', { name: /When would suit you/ }), 'Mondays');
    expect(await axeFindings(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ask for a new time' }));
    expect(await screen.findByText(/You asked for a new time on/)).toBeVisible();
    expect(network.callsOf(askAgain)[0]?.body).toEqual({ note: 'Mondays' });
    expect(screen.queryByRole('button', { name: 'Ask for a new time' })).not.toBeInTheDocument();
  },
);

test('shortly before the start the page shows the number to call', async () => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'agency-phone', content: '+351 210 000 000' });
  document.head.append(meta);
  show(`/interview/${handle}/confirmed`, [
    respond(read, () => ({ ...arranged, allowedActions: [] })),
  ]);
  expect(await screen.findByText(/Please call or write to us/)).toBeVisible();
  expect(screen.getByRole('link', { name: '+351 210 000 000' })).toHaveAttribute(
    'href',
    'tel:+351210000000',
  );
  meta.remove();
});

test('shortly before the start the page says what to do instead', async () => {
  show(`/interview/${handle}/confirmed`, [
    respond(read, () => ({ ...arranged, allowedActions: [] })),
  ]);
  expect(await screen.findByText(/begins in less than two hours/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose another time' })).not.toBeInTheDocument();
});
