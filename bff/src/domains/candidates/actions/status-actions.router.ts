import { candidateStatusEndpoints, ownStatusEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../../config.ts';
import { mount } from '../../../http/mount.ts';
import { activateCandidate } from './activate.ts';
import { archiveCandidate } from './archive.ts';
import { stopContact } from './do-not-contact.ts';
import { engageCandidate } from './engage.ts';
import { liftDoNotContact } from './lift.ts';
import { snoozeOwn, wakeOwn } from './own-status.ts';
import { readRejectEffects, rejectCandidate } from './reject.ts';
import { restoreRejected } from './restore.ts';
import { snoozeCandidate } from './snooze.ts';
import { undoStatus } from './undo-status.ts';
import { wakeCandidate } from './wake.ts';

/** Serves the actions of the candidate state machine. */
export function statusActionRoutes(router: Router, { config }: { config: Config }): void {
  mount(router, candidateStatusEndpoints.engage, engageCandidate);
  mount(router, candidateStatusEndpoints.activate, activateCandidate);
  mount(router, candidateStatusEndpoints.snooze, snoozeCandidate);
  mount(router, candidateStatusEndpoints.wake, wakeCandidate);
  mount(router, candidateStatusEndpoints.rejectEffects, readRejectEffects(config));
  mount(router, candidateStatusEndpoints.reject, rejectCandidate);
  mount(router, candidateStatusEndpoints.restore, restoreRejected);
  mount(router, candidateStatusEndpoints.doNotContact, stopContact);
  mount(router, candidateStatusEndpoints.lift, liftDoNotContact);
  mount(router, candidateStatusEndpoints.archive, archiveCandidate);
  mount(router, candidateStatusEndpoints.undoStatus, undoStatus);
  mount(router, ownStatusEndpoints.snooze, snoozeOwn);
  mount(router, ownStatusEndpoints.wake, wakeOwn);
}
