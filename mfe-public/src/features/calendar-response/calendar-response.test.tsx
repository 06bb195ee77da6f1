import {
  calendarEndpoints,
  calendarVisitEndpoints,
  type CalendarInvitation,
} from '@muster/contracts';
import { axeFindings, fail, fixtureFor, renderRemote, respond, screen } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { routes } from '../../routes.tsx';

const { read, respond: say } = calendarVisitEndpoints;
const invitation: CalendarInvitation = {
  ...fixtureFor(calendarEndpoints.invitation.response),
  title: 'Pipeline review',
  organiser: 'Noor Haddad',
  agencyName: 'Northbeam Talent',
  startsAt: '2030-11-26T10:00:00.000Z',
  endsAt: '2030-11-26T11:00:00.000Z',
  allDay: false,
  timeZone: 'Asia/Kolkata',
  recurrence: null,
  place: null,
  placeValue: null,
  note: null,
  sequence: 0,
  wasMoved: false,
  isCancelled: false,
  isOver: false,
  response: 'needs_action',
};
type Handlers = NonNullable<Parameters<typeof renderRemote>[1]>['handlers'];
const show = (path: string, handlers: NonNullable<Handlers>) =>
  renderRemote(routes, { api, session: null, path, handlers });

// What is typed is kept while the tab is open.
beforeEach(() => sessionStorage.clear());

test('an answer is confirmed, and an answer to a former time shows the new time first', async () => {
  let now = invitation;
  const { user, network, container } = show('/calendar-response/tentative?link=handle', [
    respond(read, () => now),
    respond(say, () => {
      if (now.sequence === 0) {
        now = { ...now, sequence: 1, wasMoved: true, startsAt: '2030-11-26T10:30:00.000Z' };
        return fail('EVENT_MOVED');
      }
      now = { ...now, response: 'declined', wasMoved: false };
      return now;
    }),
  ]);
  expect(await screen.findByText(/answering “Maybe” for Pipeline review/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.type(screen.getByRole('textbox', { name: /Note for Noor/ }), 'On a train.');
  await user.click(screen.getByRole('button', { name: 'No, I cannot come' }));
  expect(await screen.findByText(/changed a moment ago/)).toBeVisible();
  // In Kolkata it now begins at 16:00.
  expect(await screen.findByText(/16:00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'No, I cannot come' }));
  expect(
    await screen.findByRole('heading', { name: 'You said that you cannot come.' }),
  ).toBeVisible();
  expect(network.callsOf(say).at(-1)?.body).toEqual({
    answer: 'declined',
    note: 'On a train.',
    sequence: 1,
  });
});

test('a note is still there after a reload, and goes once it is sent', async () => {
  let now = invitation;
  const handlers = [
    respond(read, () => now),
    respond(say, () => (now = { ...now, response: 'accepted' })),
  ];
  const first = show('/calendar-response/accepted?link=kept', handlers);
  await first.user.type(await screen.findByRole('textbox', { name: /Note for Noor/ }), 'By phone.');
  first.unmount();
  const { user, network } = show('/calendar-response/accepted?link=kept', handlers);
  expect(await screen.findByDisplayValue('By phone.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Yes/ }));
  await screen.findByRole('heading', { name: /You said/ });
  expect(network.callsOf(say)[0]?.body).toMatchObject({ answer: 'accepted', note: 'By phone.' });
  expect(Object.values(sessionStorage).join()).not.toContain('By phone.');
});

test('an address without a known answer asks for one, and a cancelled event says so', async () => {
  const { unmount } = show('/calendar-response/perhaps?link=handle', [
    respond(read, () => invitation),
  ]);
  expect(await screen.findByRole('heading', { name: 'Will you be there?' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show('/calendar-response/accepted?link=other', [
    respond(read, () => ({ ...invitation, isCancelled: true })),
  ]);
  expect(await screen.findByRole('heading', { name: 'This event was cancelled' })).toBeVisible();
});

test('a visitor without the link signs in and returns to the invitation', async () => {
  show('/calendar-response/tentative?event=65c0000000000000000000e1', []);
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/sign-in?next=%2Fcalendar-response%2Ftentative%3Fevent%3D65c0000000000000000000e1',
  );
});

test('a client user, who gets invitations only by mail, is referred to the mail without a request', async () => {
  const { network } = renderRemote(routes, {
    api,
    session: 'client_manager',
    path: '/calendar-response/accepted',
    handlers: [],
  });
  expect(await screen.findByText('Open the link in the e-mail of the invitation.')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(network.calls).toEqual([]);
});
