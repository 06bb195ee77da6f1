import {
  exitSurveyCriteria,
  exitSurveyMachine,
  href,
  jobsRoutes,
  type BodyOf,
  type exitSurveyEndpoints,
} from '@muster/contracts';
import { audit } from '../../audit/audit.service.ts';
import { changeState, requireState } from '../../db/transition.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError, fieldError, invalidField } from '../../http/app-error.ts';
import { revokeLinksTo } from '../links/api/access-tokens.ts';
import { notify } from '../notifications/api/notify.ts';
import { contractsById } from '../placements/api/contracts-of-person.ts';
import { ExitSurveyModel, surveySubject, type ExitSurveyRecord } from './exit-survey.model.ts';
import { isOpen } from './show-survey.ts';

type Answer = BodyOf<typeof exitSurveyEndpoints.answer>;

/**
 * Stores an answer once, whether given by link or account; links are used up and the agency is
 * notified.
 */
export async function answerSurvey(
  tx: Tx,
  survey: ExitSurveyRecord,
  { version, ...answer }: Answer,
): Promise<ExitSurveyRecord> {
  const scores = scoresOf(survey, answer.scores);
  const { after } = await changeState<ExitSurveyRecord>(tx, ExitSurveyModel, survey, {
    name: 'exit_survey.answer',
    version,
    isRepeat: () => false,
    requireState: (current) => {
      requireState(exitSurveyMachine, 'answer', current.status);
      if (!isOpen(current, tx.at))
        throw new AppError('INVALID_TRANSITION', {
          context: { currentState: 'expired', action: 'answer' },
        });
    },
    set: ({ status }) => ({
      $set: { ...answer, scores, status: 'answered', previousStatus: status, answeredAt: tx.at },
    }),
  });
  await revokeLinksTo(tx, surveySubject(survey), 'completed');
  // The audit trail records only that it was answered; the text stays in the answer.
  await audit(tx, {
    action: 'placement.answer_exit_survey',
    entity: 'placement',
    entityId: survey.placementId,
    companyId: survey.companyId,
    changes: [{ path: 'side', before: null, after: survey.side }],
  });
  await notifyStaff(tx, after);
  return after;
}

/** @throws AppError VALIDATION_FAILED for an unknown or missing rating */
function scoresOf({ side }: ExitSurveyRecord, given: Answer['scores']): ExitSurveyRecord['scores'] {
  const asked: readonly string[] = exitSurveyCriteria[side];
  const other = Object.keys(given).find((criterion) => !asked.includes(criterion));
  if (other) throw invalidField(`scores.${other}`, 'NOT_ALLOWED');
  const missing = exitSurveyCriteria[side].filter((criterion) => given[criterion] === undefined);
  if (missing.length > 0)
    throw new AppError('VALIDATION_FAILED', {
      fields: missing.map((criterion) => fieldError(`scores.${criterion}`, 'REQUIRED')),
    });
  return exitSurveyCriteria[side].flatMap((criterion) => {
    const score = given[criterion];
    return score === undefined ? [] : [{ criterion, score }];
  });
}

async function notifyStaff(tx: Tx, { placementId, candidateId, side }: ExitSurveyRecord) {
  const id = placementId.toHexString();
  const placement = (await contractsById([placementId], tx.session)).get(id);
  if (!placement) return;
  const { accountManagerId, recruiterId, jobId, number } = placement;
  await notify(tx, {
    topic: 'placement',
    userIds: recruiterId ? [accountManagerId, recruiterId] : [accountManagerId],
    title:
      side === 'client'
        ? `${number}: the client says how the work with {name} was`
        : `${number}: {name} says how the work was`,
    link: href(jobsRoutes.positions, { id: jobId.toHexString() }, { placement: id }),
    subject: { type: 'candidate', id: candidateId },
  });
}
