import { clientInterviewEndpoints, interviewForClientEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { arrangeInterview, moveInterview } from './arrange.ts';
import { addColleague, askMove } from './client/ask-for-client.ts';
import { beginInterviewFeedback } from './client/begin-feedback.ts';
import { listPast, listUpcoming, readForClient } from './client/read-for-client.ts';
import { cancelInterview, finishInterview, keepTime, markNoShow } from './end-interview.ts';
import { readPeople } from './interview-people.ts';
import { readInterviews } from './read-interviews.ts';

/** Serves the interviews of applications to staff and to client users. */
export function clientInterviewRoutes(router: Router): void {
  mount(router, clientInterviewEndpoints.ofApplication, readInterviews);
  mount(router, clientInterviewEndpoints.people, readPeople);
  mount(router, clientInterviewEndpoints.arrange, arrangeInterview);
  mount(router, clientInterviewEndpoints.move, moveInterview);
  mount(router, clientInterviewEndpoints.keep, keepTime);
  mount(router, clientInterviewEndpoints.cancel, cancelInterview);
  mount(router, clientInterviewEndpoints.finish, finishInterview);
  mount(router, clientInterviewEndpoints.markNoShow, markNoShow);
  mount(router, interviewForClientEndpoints.upcoming, listUpcoming);
  mount(router, interviewForClientEndpoints.past, listPast);
  mount(router, interviewForClientEndpoints.read, readForClient);
  mount(router, interviewForClientEndpoints.askMove, askMove);
  mount(router, interviewForClientEndpoints.addColleague, addColleague);
  mount(router, interviewForClientEndpoints.beginFeedback, beginInterviewFeedback);
}
