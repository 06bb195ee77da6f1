import { clientCandidateEndpoints, photoEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mountFile } from '../../../http/mount-file.ts';
import { mount } from '../../../http/mount.ts';
import { markSeen } from '../actions/mark-seen.ts';
import { askDecider } from './ask-decider.ts';
import { compareForClient } from './compare-for-client.ts';
import {
  askMore,
  rejectForClient,
  requestInterviewForClient,
  selectForClient,
  unselectForClient,
} from './decide-for-client.ts';
import { listClientCandidates } from './list-client-candidates.ts';
import { noteReading } from './note-reading.ts';
import { readSubmittedPhoto } from './photo-for-client.ts';
import { readClientCandidate } from './read-client-candidate.ts';
import { readSubmissionPdf } from './submission-file.ts';

/** Serves the candidates submitted to a client, and the decisions of its users. */
export function clientCandidateRoutes(router: Router): void {
  mount(router, clientCandidateEndpoints.list, listClientCandidates);
  mount(router, clientCandidateEndpoints.read, readClientCandidate);
  mountFile(router, clientCandidateEndpoints.pdf, readSubmissionPdf);
  mountFile(router, photoEndpoints.ofSubmitted, readSubmittedPhoto);
  mount(router, clientCandidateEndpoints.compare, compareForClient);
  mount(router, clientCandidateEndpoints.noteReading, noteReading);
  mount(router, clientCandidateEndpoints.select, selectForClient);
  mount(router, clientCandidateEndpoints.unselect, unselectForClient);
  mount(router, clientCandidateEndpoints.reject, rejectForClient);
  mount(router, clientCandidateEndpoints.requestInterview, requestInterviewForClient);
  mount(router, clientCandidateEndpoints.askMore, askMore);
  mount(router, clientCandidateEndpoints.askDecider, askDecider);
  mount(router, clientCandidateEndpoints.seen, markSeen);
}
