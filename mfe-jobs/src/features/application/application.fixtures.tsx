import {
  applicationRecordEndpoints,
  checklistKeys,
  communicationEndpoints,
  screeningFormEndpoints,
  type ApplicationRecord,
  type ChecklistKey,
} from '@muster/contracts';
import { fixtureFor, renderRemote, respond, type Handler } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { JobsRoutes } from '../../routes.tsx';

const { read, clientView, events, submissions, feedback } = applicationRecordEndpoints;
export const idOf = (n: number) => n.toString(16).padStart(24, '0');
export const id = idOf(40);

/** Application of Mateus Ferreira for a job of Lumera Pay. */
export const record = (changes: Partial<ApplicationRecord> = {}): ApplicationRecord => ({
  ...fixtureFor(read.response),
  id,
  candidate: {
    ...fixtureFor(read.response.shape.candidate),
    name: 'Mateus Ferreira',
    number: 'C-000012',
  },
  company: { id: idOf(60), name: 'Lumera Pay' },
  status: 'active',
  stage: { id: 'internal_review', name: 'Internal review', kind: 'internal_review' },
  exit: null,
  clientDecision: 'none',
  everSubmitted: false,
  bio: { chosenId: null, isOwnText: false },
  submission: null,
  interviews: [],
  others: [],
  movedFrom: null,
  movedTo: null,
  placement: null,
  clocks: [],
  blind: false,
  checklist: checklist(),
  recipients: [{ id: idOf(70), name: 'Ada Client', title: 'CTO' }],
  seats: [{ id: idOf(80), label: 'Engineer #1', status: 'open', targetStart: null }],
  positionId: null,
  mayEdit: true,
  mayReadFeedback: true,
  mayNoteFeedback: true,
  version: 3,
  allowedActions: ['review', 'submit', 'reject'],
  ...changes,
});
export const checklist = (...missing: ChecklistKey[]): ApplicationRecord['checklist'] =>
  checklistKeys.map((key) => ({ key, state: missing.includes(key) ? 'missing' : 'done' }));
const view = { ...fixtureFor(clientView.response), name: 'Mateus Ferreira', blind: false };

const noMails = {
  data: [],
  nextCursor: null,
  problem: null,
  mayWrite: true,
  mayLogCall: false,
};

/** Shows the pages of one application. */
export const show = (
  shown: ApplicationRecord,
  path = '/profile',
  handlers: readonly Handler[] = [],
) =>
  renderRemote(<JobsRoutes />, {
    api,
    session: 'team_lead',
    path: `/job-applications/${id}${path}`,
    handlers: [
      respond(read, () => shown),
      respond(clientView, () => view),
      respond(events, () => ({ data: [] })),
      respond(communicationEndpoints.ofApplication, () => noMails),
      respond(submissions, () => ({ data: [] })),
      respond(screeningFormEndpoints.ofCandidate, () => ({
        data: [],
        obstacle: null,
        allowedActions: [],
      })),
      respond(feedback, () => ({ data: [], mayNote: true })),
      ...handlers,
    ],
  });
