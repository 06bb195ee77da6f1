import type {
  Application,
  ApplicationExit,
} from '../../../records/applications/application.model.ts';

/**
 * Checks whether a candidate is owed news of an ending: not if they left or moved to another job.
 */
export const isAnswerOwed = ({
  exit,
  status,
}: Pick<Application, 'status'> & {
  exit: Pick<ApplicationExit, 'side' | 'reasonId'> | null;
}): boolean =>
  exit !== null &&
  exit.side !== 'candidate' &&
  (status === 'rejected' || (status === 'withdrawn' && exit.reasonId !== null));
