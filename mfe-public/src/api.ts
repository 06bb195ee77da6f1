import {
  intakeEndpoints,
  interestEndpoints,
  linkEndpoints,
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
  screeningVisitRead: screeningVisitEndpoints.read,
  screeningVisitOpen: screeningVisitEndpoints.open,
  screeningVisitSaveAnswer: screeningVisitEndpoints.saveAnswer,
  screeningVisitSubmit: screeningVisitEndpoints.submit,
  unsubscribeRead: unsubscribeEndpoints.read,
  unsubscribeConfirm: unsubscribeEndpoints.confirm,
});
