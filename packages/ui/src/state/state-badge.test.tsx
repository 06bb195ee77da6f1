import * as contracts from '@muster/contracts';
import { screen } from '@testing-library/react';
import { stateLabels } from '../messages/state-labels.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { families } from '../theme/tokens.ts';
import { StateBadge, stateFamily } from './state-badge.tsx';
import { stateFamilies, type StateMachineName } from './state-families.ts';

const lists: Record<StateMachineName, readonly string[]> = {
  approval: contracts.approvalStates,
  candidate: contracts.candidateStates,
  vetting: contracts.vettingStates,
  job: contracts.jobStates,
  position: contracts.positionStates,
  stage: contracts.applicationStageKinds,
  application: contracts.applicationStates,
  placement: contracts.placementStates,
  company: contracts.companyStates,
  user: contracts.userStates,
  promise: contracts.promiseStates,
  task: contracts.taskStates,
  export: contracts.exportStates,
  fileScan: contracts.fileScanStates,
  extraction_review: contracts.extractionReviewStates,
  import: contracts.importStates,
  operation: contracts.operationStates,
  pipeline: contracts.pipelineMachine.states,
  suggestion: contracts.suggestionMachine.states,
  file_request: contracts.fileRequestStates,
  calendar_response: contracts.calendarResponses,
  application_feedback: contracts.applicationFeedbackStates,
  meeting: contracts.meetingMachine.states,
  meeting_recording: contracts.meetingRecordingStates,
  schedule_request: contracts.scheduleRequestMachine.states,
  clientInterview: contracts.clientInterviewMachine.states,
  screening_form: contracts.screeningFormMachine.states,
  referral: contracts.referralStates,
  rewardBatch: contracts.rewardBatchStates,
  legal_identity: contracts.legalIdentityStates,
  signature_template: contracts.signatureTemplateStates,
  signature_document: contracts.signatureStates,
  message: contracts.messageMachine.states,
  'received-mail': contracts.receivedMailMachine.states,
  pool: contracts.poolStates,
  skill: contracts.skillStates,
  teamMember: contracts.teamMemberStates,
  vettingInterview: contracts.vettingInterviewStates,
  scorecard: contracts.scorecardStates,
  timesheet: contracts.timesheetMachine.states,
  evaluation: contracts.evaluationMachine.states,
  evaluation_input: contracts.evaluationInputMachine.states,
  exit_survey: contracts.exitSurveyMachine.states,
};

describe.each(Object.entries(lists))('the states of %s', (machine, states) => {
  const name = machine as StateMachineName;

  test('each have a colour family, and no entry is left over', () => {
    expect(Object.keys(stateFamilies[name]).sort()).toEqual([...states].sort());
    for (const family of Object.values(stateFamilies[name])) expect(families).toContain(family);
  });

  test('each have a different label', () => {
    const labels: Record<string, string> = stateLabels[name];
    expect(Object.keys(labels).sort()).toEqual([...states].sort());
    expect(new Set(Object.values(labels)).size).toBe(states.length);
  });
});

test('every state machine of the contracts has colours for its badges', () => {
  const machines = Object.values<unknown>(contracts)
    .filter(
      (value): value is contracts.Machine =>
        typeof value === 'object' && value !== null && 'transitions' in value && 'states' in value,
    )
    .map(({ name }) => name);
  expect(Object.keys(stateFamilies)).toEqual(expect.arrayContaining(machines));
});

test('shows the product’s labels', () => {
  renderUi(
    <>
      <StateBadge machine="vetting" state="interview_to_schedule" />
      <StateBadge machine="vetting" state="expired" />
      <StateBadge machine="candidate" state="do_not_contact" />
    </>,
  );
  expect(screen.getByText('To schedule')).toBeVisible();
  expect(screen.getByText('Out of date')).toBeVisible();
  expect(screen.getByText('Do not contact')).toBeVisible();
});

test('an unknown state of a newer server is grey', () => {
  const unknown = 'beamed_up' as 'lead';
  expect(stateFamily('candidate', unknown)).toBe('grey');
});
