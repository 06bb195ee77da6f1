import {
  intakeEndpoints,
  interestEndpoints,
  linkEndpoints,
  scheduleVisitEndpoints,
  screeningVisitEndpoints,
  unsubscribeEndpoints,
} from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The one api of this remote: what it reads and writes. */
export const api = createMusterApi({
  intakesStartJobRequest: intakeEndpoints.startJobRequest,
  intakesRequestJob: intakeEndpoints.requestJob,
  intakesReadRequest: intakeEndpoints.readRequest,
  intakesConfirmRequest: intakeEndpoints.confirmRequest,
  linksOpen: linkEndpoints.open,
  linksRead: linkEndpoints.read,
  interestRead: interestEndpoints.read,
  interestAnswer: interestEndpoints.answer,
  scheduleVisitRead: scheduleVisitEndpoints.read,
  scheduleVisitTimes: scheduleVisitEndpoints.times,
  scheduleVisitCalendar: scheduleVisitEndpoints.calendar,
  scheduleVisitChoose: scheduleVisitEndpoints.choose,
  scheduleVisitPropose: scheduleVisitEndpoints.propose,
  scheduleVisitAskMove: scheduleVisitEndpoints.askMove,
  scheduleVisitKeep: scheduleVisitEndpoints.keep,
  scheduleVisitCancel: scheduleVisitEndpoints.cancel,
  screeningVisitRead: screeningVisitEndpoints.read,
  screeningVisitOpen: screeningVisitEndpoints.open,
  screeningVisitSaveAnswer: screeningVisitEndpoints.saveAnswer,
  screeningVisitSubmit: screeningVisitEndpoints.submit,
  unsubscribeRead: unsubscribeEndpoints.read,
  unsubscribeConfirm: unsubscribeEndpoints.confirm,
});
