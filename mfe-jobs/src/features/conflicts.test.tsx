import path from 'node:path';
import {
  applicationRecordEndpoints,
  jobDetailsSchema,
  jobEndpoints,
  jobsRoutes,
  pipelineEndpoints,
  poolEndpoints,
  positionEndpoints,
  type AnyEndpoint,
  type JobRecord,
  type Position,
  type Positions,
} from '@muster/contracts';
import {
  changedEverywhere,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  testConflicts,
  within,
  type Handler,
  type MergingForm,
} from '@muster/kit/testing';
import { api } from '../api.ts';
import { JobsRoutes } from '../routes.tsx';
import { idOf, record, show } from './application/application.fixtures.tsx';

const details = fixtureFor(jobDetailsSchema);
const rate = { min: '60.00', max: '75.00', currency: 'USD', unit: 'hour' } as const;
const go = { ...fixtureFor(jobDetailsSchema.shape.skillsRequired.element), name: 'Go' };
const job: JobRecord = {
  ...fixtureFor(jobEndpoints.read.response),
  title: 'Go engineer',
  status: 'draft',
  confidential: false,
  version: 3,
  allowedActions: ['edit'],
  details: {
    ...details,
    hoursPerWeek: 40,
    mustHave: '<p>Go</p>',
    clientVersion: null,
    team: [],
    pools: [],
    skillsRequired: [go],
    skillsNice: [],
    countries: [],
    interviewPlan: [],
    checklist: [],
    billRate: rate,
    payRate: rate,
  },
};
const seat: Position = {
  ...fixtureFor(positionEndpoints.update.response),
  jobId: job.id,
  label: 'Go engineer #1',
  status: 'open',
  version: 3,
  targetStart: '2026-02-02',
  supervisor: null,
  backupSupervisor: null,
  allowedActions: ['edit', 'edit_supervisor'],
};
const seats: Positions = {
  ...fixtureFor(positionEndpoints.ofJob.response),
  data: [seat],
  total: 1,
  mayAdd: true,
};
const given = record();
const bioOf = (n: number, title: string) => ({
  id: idOf(90 + n),
  title,
  body: `<p>${title}</p>`,
  isDefault: n === 0,
});
const application = {
  ...given,
  choices: { ...given.choices, bios: [bioOf(0, 'Short'), bioOf(1, 'Long')] },
};

/** The record after a colleague has changed all of it. */
const changed = <T extends { version: number }>(endpoint: AnyEndpoint, given: T): T => ({
  ...changedEverywhere(endpoint.response, given),
  version: given.version + 2,
});
const { details: theirDetails, ...theirJobElse } = changed(jobEndpoints.read, job);
const theirJob: JobRecord = {
  ...theirJobElse,
  details: theirDetails && {
    ...theirDetails,
    billRate: { ...rate, max: '80.00' },
    payRate: { ...rate, min: '40.00' },
    skillsRequired: [{ ...go, minYears: 5 }],
    skillsNice: [{ ...go, skillId: idOf(99), name: 'Kafka' }],
    interviewPlan: [{ name: 'First call', durationMinutes: 45, interviewers: [] }],
  },
};
const theirApplication = changed(applicationRecordEndpoints.read, application);

const at = (place: string) => (handler: Handler) =>
  renderRemote(<JobsRoutes />, {
    api,
    session: 'admin',
    path: place,
    handlers: [
      respond(jobEndpoints.read, () => job),
      respond(jobEndpoints.changeEffects, () => ({ knowing: 0, mailable: 0 })),
      respond(positionEndpoints.ofJob, () => seats),
      ...[
        poolEndpoints.list,
        pipelineEndpoints.list,
        positionEndpoints.supervisors,
        positionEndpoints.history,
      ].map((endpoint) => respond(endpoint, () => fixtureFor(endpoint.response))),
      handler,
    ],
  });

/** Enters another number into the labelled field. */
const enter =
  (label: RegExp, number: string): MergingForm['change'] =>
  async (user, form) => {
    const [field] = within(form).getAllByRole('textbox', { name: label });
    if (!field) throw new Error(`There is no field ${label}`);
    await user.clear(field);
    await user.type(field, number);
  };

const step = (name: string, fields: number, change?: MergingForm['change']): MergingForm => ({
  source: 'features/new-job/job-steps.tsx',
  show: at(`${jobsRoutes.create.path}?job=${job.id}&step=${name}`),
  endpoint: jobEndpoints.update,
  current: theirJob,
  fields,
  save: 'Save and continue',
  ...(change && { change }),
});

const updateApplication = {
  endpoint: applicationRecordEndpoints.update,
  current: theirApplication,
  saved: theirApplication,
};

testConflicts(path.join(import.meta.dirname, '..'), [
  {
    source: 'features/edit/edit-job-page.tsx',
    show: at(`/jobs/${job.id}/edit`),
    endpoint: jobEndpoints.update,
    current: theirJob,
    fields: 20,
  },
  step('role', 5),
  step('skills', 1, (user, form) => user.click(within(form).getByRole('checkbox'))),
  step('conditions', 4, enter(/Hours/, '20')),
  step('rates', 2, enter(/^From/, '65')),
  step('team', 5),
  {
    source: 'features/application/terms-drawer.tsx',
    show: (handler) => show(application, '/profile?terms=edit', [handler]),
    ...updateApplication,
    fields: 3,
  },
  {
    source: 'features/application/bio-drawer.tsx',
    show: (handler) => show(application, '/edit/bio', [handler]),
    ...updateApplication,
    fields: 1,
    change: async (user, form) => {
      await user.click(within(form).getByRole('combobox', { name: /Which text/ }));
      await user.click(await screen.findByRole('option', { name: 'Long' }));
    },
  },
  {
    source: 'features/positions/edit-position-drawer.tsx',
    show: at(`/jobs/${job.id}/position/${seat.id}/edit`),
    endpoint: positionEndpoints.update,
    current: changed(positionEndpoints.update, seat),
    fields: 7,
    save: 'Save',
  },
]);
