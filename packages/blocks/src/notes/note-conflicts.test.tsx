import path from 'node:path';
import {
  availabilityEndpoints,
  customFieldEndpoints,
  noteEndpoints,
  placementEndpoints,
  userEndpoints,
  type RecordFieldsView,
} from '@muster/contracts';
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
import { CustomFieldsCard } from '../custom-fields/custom-fields-card.tsx';
import {
  CustomFieldsProvider,
  customFieldBlockEndpoints,
} from '../custom-fields/custom-fields-host.tsx';
import { PlacementDrawer } from '../placements/placement-drawer.tsx';
import { placementBlockEndpoints } from '../placements/placement-endpoints.ts';
import { NotesPanel } from './notes-panel.tsx';

const api = createMusterApi(blockEndpoints);
const fieldsApi = createMusterApi(customFieldBlockEndpoints);
const calendarApi = createMusterApi(calendarBlockEndpoints);
const placementApi = createMusterApi({ ...placementBlockEndpoints, ...blockEndpoints });
const subject = { subjectType: 'candidate', subjectId: '64b000000000000000000011' } as const;
const list = fixtureFor(noteEndpoints.list.response);
const note = fixtureFor(noteEndpoints.read.response, {
  ...subject,
  body: '<p>Rang twice.</p>',
  pinned: false,
  version: 3,
  allowedActions: ['edit'],
  author: { id: '64b000000000000000000001', name: 'Robin Reyes' },
  removed: null,
});
const theirs = {
  ...changedEverywhere(noteEndpoints.read.response, note),
  ...subject,
  body: '<p>Rang three times.</p>',
  removed: null,
  version: 5,
};

const hours = fixtureFor(availabilityEndpoints.read.response, {
  weekly: [{ weekday: 1, from: '09:00', to: '17:00' }],
  overrides: [],
  version: 3,
  bufferBeforeMin: 0,
  bufferAfterMin: 10,
});

const fieldId = '64b0000000000000000000f1';
const more: RecordFieldsView = {
  version: 3,
  mayEdit: true,
  fields: [
    {
      id: fieldId,
      type: 'text',
      key: 'badge',
      label: 'Badge',
      help: null,
      isRequired: false,
      choices: [],
      value: 'Blue',
    },
  ],
};

const placement = fixtureFor(placementEndpoints.read.response, {
  status: 'active',
  version: 3,
  hoursPerWeek: 40,
  noticeDaysContractor: 14,
  noticeDaysClient: 14,
  timesheetRequired: true,
  timesheetPeriod: 'week',
  timesheetPeriodFrom: null,
  approvalPath: 'client_then_agency',
  harvestProjectRef: null,
  workEmail: null,
  mayEditTerms: true,
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
          api: calendarApi,
          session: 'admin',
          path: '/calendar',
          handlers: [respond(availabilityEndpoints.read, () => hours), handler],
        },
      ),
    open: async (user) => {
      await screen.findByText('09:00 – 17:00');
      await user.click(screen.getByRole('button', { name: 'Edit weekly hours' }));
    },
    endpoint: availabilityEndpoints.update,
    fields: 1,
    save: 'Save hours',
    current: { ...hours, weekly: [{ weekday: 1, from: '10:00', to: '16:00' }], version: 5 },
    change: async (user, form) => {
      await user.click(within(form).getByRole('combobox', { name: /^Until/ }));
      await user.click(await screen.findByRole('option', { name: '18:00' }));
    },
  },
  {
    source: 'custom-fields/custom-fields-drawer.tsx',
    show: (handler) =>
      renderRemote(
        <CustomFieldsProvider api={fieldsApi}>
          <CustomFieldsCard entity="candidate" id="64b0000000000000000000c1" />
        </CustomFieldsProvider>,
        {
          api: fieldsApi,
          session: 'admin',
          path: '/candidates/1/profile',
          handlers: [respond(customFieldEndpoints.ofRecord, () => more), handler],
        },
      ),
    open: async (user) =>
      user.click(await screen.findByRole('button', { name: 'Edit more fields' })),
    // The server names refused fields by ids, which the body of the endpoint does not list.
    endpoint: customFieldEndpoints.setOnRecord,
    fields: 0,
    save: 'Save',
    current: {
      ...more,
      version: 5,
      fields: more.fields.map((field) => ({ ...field, value: 'Green' })),
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
          api,
          session: 'admin',
          path: '/candidates/1/profile/notes',
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
    endpoint: noteEndpoints.update,
    current: theirs,
    fields: 3,
    save: 'Save note',
    saved: { note: theirs, mentionsWithoutAccess: [] },
    change: async (user, form) => {
      const editor = within(form).getByRole('form', { name: /note/i });
      await user.click(within(editor).getByRole('combobox', { name: /Kind/ }));
      await user.click(await screen.findByRole('option', { name: 'Call' }));
    },
  },
  {
    source: 'placements/terms-dialog.tsx',
    show: (handler) =>
      renderRemote(<PlacementDrawer api={placementApi} />, {
        api: placementApi,
        session: 'account_manager',
        path: `/reports/active-contractors?placement=${placement.id}`,
        handlers: [
          respond(placementEndpoints.read, () => placement),
          respond(noteEndpoints.list, () => list),
          handler,
        ],
      }),
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Edit terms' })),
    endpoint: placementEndpoints.updateTerms,
    fields: 7,
    save: 'Save terms',
    current: {
      ...placement,
      version: 5,
      hoursPerWeek: 35,
      noticeDaysContractor: 30,
      noticeDaysClient: 60,
      timesheetPeriod: 'month',
      approvalPath: 'agency_only',
      harvestProjectRef: 'HP-1',
      workEmail: 'work@client.test',
    },
    change: async (user, form) => {
      const notice = within(form).getByRole('textbox', { name: /^Notice by the client/ });
      await user.clear(notice);
      await user.type(notice, '30');
    },
  },
]);
