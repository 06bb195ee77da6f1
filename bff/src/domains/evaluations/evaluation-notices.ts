import { href, teamRoutes } from '@muster/contracts';
import type { Types } from 'mongoose';
import { dayInWords } from '../../db/calendar-day.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { agencyName } from '../../mail/agency.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { notify } from '../notifications/api/notify.ts';
import { findPeople } from '../../identity/people/people.ts';
import type { EvaluationRecord } from '../../records/evaluations/evaluation.model.ts';

/** Returns the path of an evaluation. */
export const evaluationLink = ({ _id }: Pick<EvaluationRecord, '_id'>): string =>
  href(teamRoutes.performanceEvaluationById, { id: _id.toHexString() });
const editLink = ({ _id }: Pick<EvaluationRecord, '_id'>): string =>
  href(teamRoutes.performanceEvaluationByIdEdit, { id: _id.toHexString() });
const ownLink = ({ memberId }: Pick<EvaluationRecord, 'memberId'>): string =>
  href(teamRoutes.teamByIdProfilePerformanceEvaluations, { id: memberId.toHexString() });

/** Messages to the person, without the reviewer's text and without links that would answer 404. */
const toldMember = {
  scheduled: { news: 'Your evaluation is scheduled', template: 'evaluation_due', path: ownLink },
  near: { news: 'Your evaluation is due soon', template: 'evaluation_due', path: ownLink },
  self_review: {
    news: 'Your self review is open',
    template: 'evaluation_due',
    path: editLink,
  },
  shared: { news: 'Your evaluation is ready', template: 'evaluation_shared', path: evaluationLink },
  remind: {
    news: 'Your evaluation waits for you to read it',
    template: 'evaluation_shared',
    path: evaluationLink,
  },
  cancelled: {
    news: 'Your evaluation was cancelled',
    template: 'evaluation_due',
    path: ownLink,
  },
} as const;

/** Notifies the person evaluated. */
export async function notifyMember(
  tx: Tx,
  evaluation: EvaluationRecord,
  what: keyof typeof toldMember,
): Promise<void> {
  const { news, template, path } = toldMember[what];
  const { cycle, dueOn } = evaluation;
  const link = path(evaluation);
  await notify(tx, {
    topic: 'evaluation',
    userIds: [evaluation.userId],
    title: `${news}: ${cycle}`,
    link,
    letter: ({ userId, email, firstName }, when) => {
      const mail = { to: email, userId, ...when };
      const subject = { type: 'evaluation', id: evaluation._id };
      const words = { firstName, news, cycle, path: link, agencyName: agencyName() };
      return template === 'evaluation_due'
        ? sendMail(tx, {
            ...mail,
            template,
            subject,
            variables: { ...words, date: dayInWords(dueOn) },
          })
        : sendMail(tx, { ...mail, template, subject, variables: words });
    },
  });
}

/** Notifies staff who work on it. Only users who may see the candidate get a contractor's name. */
export async function notifyStaff(
  tx: Tx,
  evaluation: EvaluationRecord,
  userIds: readonly (Types.ObjectId | null)[],
  news: string,
): Promise<void> {
  const { candidateId, cycle, userId } = evaluation;
  const name = candidateId ? '{name}' : (await findPeople([userId], tx.session)).name(userId);
  await notify(tx, {
    topic: 'evaluation',
    userIds: userIds.flatMap((id) => (id && !id.equals(userId) ? [id] : [])),
    title: `${news}: ${name}, ${cycle}`,
    link: evaluationLink(evaluation),
    ...(candidateId && { subject: { type: 'candidate', id: candidateId } }),
  });
}

/** Calls {@link notifyStaff} for the reviewer. */
export const notifyReviewer = (tx: Tx, evaluation: EvaluationRecord, news: string): Promise<void> =>
  notifyStaff(tx, evaluation, [evaluation.reviewerUserId], news);
