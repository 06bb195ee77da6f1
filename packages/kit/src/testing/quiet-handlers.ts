import {
  approvalEndpoints,
  customFieldEndpoints,
  exitSurveyEndpoints,
  followEndpoints,
  taskEndpoints,
  viewEndpoints,
} from '@muster/contracts';
import { respond, type Handler } from './respond.ts';

/** Answers to side requests of pages; a test about those passes its own. */
export const quietHandlers: readonly Handler[] = [
  respond(viewEndpoints.list, () => ({ data: [], layout: { columns: null, density: null } })),
  respond(viewEndpoints.counts, ({ body }) => ({ counts: body.queries.map(() => null) })),
  respond(viewEndpoints.saveLayout, ({ body }) => body),
  respond(taskEndpoints.list, () => ({ data: [] })),
  respond(approvalEndpoints.list, () => ({ waiting: [], asked: [] })),
  respond(exitSurveyEndpoints.own, () => ({ data: [] })),
  respond(followEndpoints.readCandidate, () => ({ following: false })),
  respond(customFieldEndpoints.ofEntity, () => ({ data: [] })),
  respond(customFieldEndpoints.ofRecord, () => ({ fields: [], mayEdit: false, version: 0 })),
];
