import { candidateMails } from '../../mail/candidate-mails.personal.ts';
import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { bioRecords } from './bios/bio-personal.ts';
import { statusActionRoutes } from './actions/status-actions.router.ts';
import { statusJobs } from './actions/status.jobs.ts';
import { ownerChange } from './owner/bulk-owner.ts';
import { candidatesList } from './candidates.list.ts';
import { candidateEvents } from './candidates.events.ts';
import { candidateJobs } from './candidates.jobs.ts';
import { candidatesLive } from './candidates.live.ts';
import { candidateRoutes } from './candidates.router.ts';
import {
  refusesCandidateMail,
  zoneOfCandidate,
} from '../../records/candidates/contact/mail-rules.ts';
import { ownedCandidates } from './owner/owned-candidates.ts';
import { photoRecord } from './record/photo-personal.ts';
import { ChangedPeople } from './pools/changed-people.ts';
import { poolMoves } from './pools/bulk-pool.ts';
import { upgradeLists } from './list/upgrade-lists.ts';
import { upgradeTerms } from './list/upgrade-terms.ts';

const changedPeople = new ChangedPeople();

export const candidatesDomain: Domain = {
  name: 'candidates',
  owned: ownedCandidates,
  collections: [browsable(CandidateModel, ['number'])],
  routes: (router, parts) => {
    candidateRoutes(router, parts);
    statusActionRoutes(router, parts);
  },
  refusesMail: refusesCandidateMail,
  recipientZone: zoneOfCandidate,
  start: async () => {
    await upgradeTerms();
    await upgradeLists();
  },
  live: candidatesLive(changedPeople),
  lists: [candidatesList],
  bulk: [ownerChange, ...poolMoves],
  personal: [bioRecords, candidateMails, photoRecord],
  events: candidateEvents,
  jobs: [...candidateJobs(changedPeople), ...statusJobs],
};
