import { applicationEndpoints, boardEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { addToJobs, bulkAddToJob } from './adding/add-to-job.ts';
import { bulkMove, bulkMoveToJob, bulkRemove } from './board/bulk-changes.ts';
import { bulkReject } from './board/bulk-reject.ts';
import { compareCards } from './board/compare.ts';
import { readBoard } from './board/read-board.ts';
import { readBoardChanges } from './board/read-changes.ts';
import { reorderCard } from './board/reorder.ts';
import { readJobChoices } from './adding/job-choices.ts';
import {
  holdApplication,
  moveApplication,
  putBackApplication,
  removeApplication,
  restoreApplication,
  resumeApplication,
  withdrawApplication,
} from './stages/move-application.ts';
import { undoMove } from './stages/undo-move.ts';
import { readApplications } from './record/read-applications.ts';

/** Serves applications. */
export function applicationRoutes(router: Router): void {
  mount(router, applicationEndpoints.ofCandidate, readApplications);
  mount(router, applicationEndpoints.jobChoices, readJobChoices);
  mount(router, applicationEndpoints.bulkAdd, bulkAddToJob);
  mount(router, applicationEndpoints.add, addToJobs);
  mount(router, applicationEndpoints.move, moveApplication);
  mount(router, applicationEndpoints.hold, holdApplication);
  mount(router, applicationEndpoints.resume, resumeApplication);
  mount(router, applicationEndpoints.undoMove, undoMove);
  mount(router, applicationEndpoints.withdraw, withdrawApplication);
  mount(router, applicationEndpoints.restore, restoreApplication);
  mount(router, applicationEndpoints.remove, removeApplication);
  mount(router, applicationEndpoints.putBack, putBackApplication);
  mount(router, boardEndpoints.read, readBoard);
  mount(router, boardEndpoints.changes, readBoardChanges);
  mount(router, boardEndpoints.compare, compareCards);
  mount(router, boardEndpoints.reorder, reorderCard);
  mount(router, boardEndpoints.bulkMove, bulkMove);
  mount(router, boardEndpoints.bulkMoveToJob, bulkMoveToJob);
  mount(router, boardEndpoints.bulkRemove, bulkRemove);
  mount(router, boardEndpoints.bulkReject, bulkReject);
}
