import {
  applicationScheduleEndpoints,
  availabilityEndpoints,
  clientScheduleEndpoints,
  ownInterviewEndpoints,
  scheduleRequestEndpoints,
  scheduleVisitEndpoints,
} from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mount } from '../../http/mount.ts';
import { proposeForClient } from './client/propose-for-client.ts';
import { readProposedTimes, readTimesForClient } from './client/read-proposed.ts';
import { fixForClient, withdrawForClient } from './client/settle-for-client.ts';
import { readOwnHours, updateOwnHours } from './hours/own-hours.ts';
import { inviteToChooseRound } from './request/application-invite.ts';
import {
  fixProposedTime,
  readApplicationRequests,
  readApplicationTimes,
  withdrawApplicationRequest,
} from './request/application-requests.ts';
import { inviteToChoose } from './request/invite.ts';
import { readFreeTimes, readRequestsOfCandidate } from './request/read-requests.ts';
import { withdrawRequest } from './request/withdraw.ts';
import { askAgain } from './visit/ask-again.ts';
import { askMove, cancelVisit, keepTime, proposeTimes } from './visit/change-visit.ts';
import { chooseSlot } from './visit/choose-slot.ts';
import { openOwnLink } from './visit/open-own-link.ts';
import { readCalendar, readPreparation, readTimes, readVisit } from './visit/read-visit.ts';

/** Serves scheduling, to staff and to invitees. */
export function schedulingRoutes(router: Router, { config }: { config: Config }): void {
  mount(router, availabilityEndpoints.read, readOwnHours);
  mount(router, availabilityEndpoints.update, updateOwnHours);
  mount(router, scheduleRequestEndpoints.ofCandidate, readRequestsOfCandidate);
  mount(router, scheduleRequestEndpoints.freeTimes, readFreeTimes);
  mount(router, scheduleRequestEndpoints.invite, inviteToChoose);
  mount(router, scheduleRequestEndpoints.withdraw, withdrawRequest);
  mount(router, applicationScheduleEndpoints.list, readApplicationRequests);
  mount(router, applicationScheduleEndpoints.freeTimes, readApplicationTimes);
  mount(router, applicationScheduleEndpoints.invite, inviteToChooseRound);
  mount(router, applicationScheduleEndpoints.fix, fixProposedTime);
  mount(router, applicationScheduleEndpoints.withdraw, withdrawApplicationRequest);
  mount(router, clientScheduleEndpoints.list, readProposedTimes);
  mount(router, clientScheduleEndpoints.freeTimes, readTimesForClient);
  mount(router, clientScheduleEndpoints.propose, proposeForClient);
  mount(router, clientScheduleEndpoints.fix, fixForClient);
  mount(router, clientScheduleEndpoints.withdraw, withdrawForClient);
  mount(router, ownInterviewEndpoints.openLink, openOwnLink);
  mount(router, scheduleVisitEndpoints.read, readVisit);
  mount(router, scheduleVisitEndpoints.times, readTimes);
  mount(router, scheduleVisitEndpoints.preparation, readPreparation);
  mount(router, scheduleVisitEndpoints.calendar, readCalendar(config));
  mount(router, scheduleVisitEndpoints.choose, chooseSlot);
  mount(router, scheduleVisitEndpoints.propose, proposeTimes);
  mount(router, scheduleVisitEndpoints.askMove, askMove);
  mount(router, scheduleVisitEndpoints.keep, keepTime);
  mount(router, scheduleVisitEndpoints.cancel, cancelVisit);
  mount(router, scheduleVisitEndpoints.askAgain, askAgain);
}
