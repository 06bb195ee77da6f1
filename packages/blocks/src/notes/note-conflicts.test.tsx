import path from 'node:path';
import { availabilityEndpoints, noteEndpoints, userEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import {
  changedEverywhere,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  testConflicts,
  within,
} from '@muster/kit/testing';
import { blockEndpoints } from '../block-endpoints.ts';
import { BlocksProvider } from '../blocks-context.tsx';
import { CalendarProvider } from '../calendar/calendar-context.tsx';
import { calendarBlockEndpoints } from '../calendar/calendar-endpoints.ts';
import { HoursCard } from '../calendar/hours-card.tsx';
import { NotesPanel } from './notes-panel.tsx';

const api = createMusterApi(blockEndpoints);
const calendarApi = createMusterApi(calendarBlockEndpoints);
const subject = { subjectType: 'candidate', subjectId: '64b000000000000000000011' } as const;
const list = fixtureFor(noteEndpoints.list.response);
const note = fixtureFor(noteEndpoints.read.response, {
  ...subject,
  ...{ body: '<p>Rang twice.</p>', pinned: false, version: 3, allowedActions: ['edit'] },
  author: { id: '64b000000000000000000001', name: 'Robin Reyes' },
  removed: null,
});
const theirs = {
  ...changedEverywhere(noteEndpoints.read.response, note),
  ...{ ...subject, body: '<p>Rang three times.</p>', removed: null, version: 5 },
};

const hours = fixtureFor(availabilityEndpoints.read.response, {
  ...{ weekly: [{ weekday: 1, from: '09:00', to: '17:00' }], overrides: [], version: 3 },
  ...{ bufferBeforeMin: 0, bufferAfterMin: 10 },
});

testConflicts(path.join(import.meta.dirname, '..'), [
  {
    source: 'calendar/hours-drawer.tsx',
    show: (handler) =>
      renderRemote(
        <CalendarProvider api={calendarApi}>
          <HoursCard />
        </CalendarProvider>,
        {
          ...{ api: calendarApi, session: 'admin', path: '/calendar' },
          handlers: [respond(availabilityEndpoints.read, () => hours), handler],
        },
      ),
    open: async (user) => {
      await screen.findByText('09:00 – 17:00');
      await user.click(screen.getByRole('button', { name: 'Edit weekly hours' }));
    },
    ...{ endpoint: availabilityEndpoints.update, fields: 1, save: 'Save hours' },
    current: { ...hours, weekly: [{ weekday: 1, from: '10:00', to: '16:00' }], version: 5 },
    change: async (user, form) => {
      await user.click(within(form).getByRole('combobox', { name: /^Until/ }));
      await user.click(await screen.findByRole('option', { name: '18:00' }));
    },
  },
  {
    source: 'notes/note-edit-form.tsx',
    show: (handler) =>
      renderRemote(
        <BlocksProvider api={api}>
          <NotesPanel subject={subject} />
        </BlocksProvider>,
        {
          ...{ api, session: 'admin', path: '/candidates/1/profile/notes' },
          handlers: [
            respond(noteEndpoints.list, () => ({ ...list, pinned: [], data: [note] })),
            respond(userEndpoints.options, () => []),
            handler,
          ],
        },
      ),
    open: async (user) => {
      await user.click(await screen.findByRole('button', { name: /Actions for the note by/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    },
    ...{ endpoint: noteEndpoints.update, current: theirs, fields: 3, save: 'Save note' },
    saved: { note: theirs, mentionsWithoutAccess: [] },
    change: async (user, form) => {
      const editor = within(form).getByRole('form', { name: /note/i });
      await user.click(within(editor).getByRole('combobox', { name: /Kind/ }));
      await user.click(await screen.findByRole('option', { name: 'Call' }));
    },
  },
]);
