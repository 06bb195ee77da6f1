import { homeEndpoints, todayEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import type { ListSources } from '../../lists/list-sources.ts';
import type { Kinds } from '../approvals/api/waiting-approvals.ts';
import { arrangeHome, readArrangement } from './arrange-home.ts';
import { dismissFirstSteps, readFirstSteps } from './first-steps.ts';
import { readNavigation } from './read-navigation.ts';
import { readLateAnswers } from './read-answers.ts';
import { readFigures } from './read-figures.ts';
import { readFollowed } from './read-followed.ts';
import { readTeamLoad } from './read-team-load.ts';
import { readContracts, readSubmissions } from './read-waiting.ts';
import { readNewCandidates, readVetting } from './read-new-candidates.ts';
import { readOwnJobs } from './read-own-jobs.ts';
import { readQueue } from './read-queue.ts';
import { readMemberToday, readOwnToday } from './read-today.ts';

/** Serves the widgets of the start page. */
export function homeRoutes(router: Router, lists: ListSources, kinds: Kinds): void {
  mount(router, homeEndpoints.navigation, readNavigation(lists, kinds));
  mount(router, homeEndpoints.queue, readQueue);
  mount(router, todayEndpoints.own, readOwnToday);
  mount(router, todayEndpoints.ofMember, readMemberToday);
  mount(router, homeEndpoints.jobs, readOwnJobs);
  mount(router, homeEndpoints.submissions, readSubmissions);
  mount(router, homeEndpoints.contracts, readContracts);
  mount(router, homeEndpoints.team, readTeamLoad);
  mount(router, homeEndpoints.vetting, readVetting);
  mount(router, homeEndpoints.newCandidates, readNewCandidates);
  mount(router, homeEndpoints.figures, readFigures);
  mount(router, homeEndpoints.lateAnswers, readLateAnswers);
  mount(router, homeEndpoints.followed, readFollowed);
  mount(router, homeEndpoints.firstSteps, readFirstSteps);
  mount(router, homeEndpoints.dismissFirstSteps, dismissFirstSteps);
  mount(router, homeEndpoints.arrangement, readArrangement);
  mount(router, homeEndpoints.arrange, arrangeHome);
}
