import type {
  Application,
  ApplicationExit,
} from '../../../records/applications/application.model.ts';

/** Whether a person is owed the news of an ending: not who left, nor who goes on with another job. */
export const isAnswerOwed = ({
  exit,
  status,
}: Pick<Application, 'status'> & {
  exit: Pick<ApplicationExit, 'side' | 'reasonId'> | null;
}): boolean =>
  exit !== null &&
  exit.side !== 'candidate' &&
  (status === 'rejected' || (status === 'withdrawn' && exit.reasonId !== null));
