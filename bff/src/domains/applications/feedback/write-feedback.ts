import { isDeepStrictEqual } from 'node:util';
import { limits, type AuthoredFeedback, type clientFeedbackEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { transactShown } from '../../../db/show-conflict.ts';
import { changeState } from '../../../db/transition.ts';
import type { Tx, WriteContext } from '../../../db/unit-of-work.ts';
import type { Input } from '../../../http/mount.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { notifyJobPeople } from '../adding/job-people.ts';
import { recordEvent } from '../record/record-event.ts';
import {
  FeedbackModel,
  type Feedback,
} from '../../../records/applications/application-feedback.model.ts';
import { requireAuthorAction, showAuthored, type Authored } from './authored-feedback.ts';
import { changeFeedback, type By } from './change-feedback.ts';
import { speakForSkills } from './speak-for-skills.ts';

type Endpoints = typeof clientFeedbackEndpoints;
type Content = Pick<
  Feedback,
  'rating' | 'recommendation' | 'criteria' | 'comment' | 'privateToAgency' | 'shareable'
>;

/** The author, and how their feedback is found: by a link, or in the client area. */
export interface Author {
  find: (session: ClientSession | null) => Promise<Authored>;
  by: By;
}

const contentOf = ({
  rating,
  recommendation,
  criteria: { technical, communication, fit },
  comment,
  privateToAgency,
  shareable,
}: Content): Content => ({
  rating,
  recommendation,
  criteria: { technical, communication, fit },
  comment,
  privateToAgency,
  shareable,
});

const change = (
  ctx: WriteContext,
  { find }: Author,
  step: (tx: Tx, found: Authored) => Promise<Feedback>,
): Promise<AuthoredFeedback> =>
  transactShown(ctx, {
    find,
    change: async (tx, found) => ({ ...found, feedback: await step(tx, found) }),
    show: showAuthored,
  });

/**
 * Saves a draft. Only its author sees it until they submit, so it is not audited; another device's
 * text is not overwritten but returned with the conflict.
 */
export const saveDraft = (
  ctx: WriteContext,
  author: Author,
  { version, ...content }: Input<Endpoints['save']>['body'],
): Promise<AuthoredFeedback> =>
  change(ctx, author, async (tx, found) => {
    const { feedback } = found;
    requireAuthorAction(found, 'save', tx.at);
    if (isDeepStrictEqual(contentOf(feedback), contentOf(content))) return feedback;
    const { after } = await changeState<Feedback>(tx, FeedbackModel, feedback, {
      name: 'application_feedback.save',
      version,
      isRepeat: () => false,
      set: ({ status }) => ({
        $set: { ...contentOf(content), status: 'draft', previousStatus: status },
      }),
    });
    return after;
  });

/** Submits feedback, for the first time or changed, and notifies the people of the job. */
export const submitFeedback = (
  ctx: WriteContext,
  author: Author,
  { version, ...content }: Input<Endpoints['submit']>['body'],
): Promise<AuthoredFeedback> =>
  change(ctx, author, async (tx, found) => {
    const { feedback, job } = found;
    const isFirst = feedback.submittedAt === null;
    if (!isFirst && isDeepStrictEqual(contentOf(feedback), contentOf(content))) return feedback;
    requireAuthorAction(found, isFirst ? 'submit' : 'edit', tx.at);
    const editUntil = new Date(tx.at.getTime() + limits.application.feedbackEdit);
    const after = await changeFeedback(tx, feedback, {
      action: isFirst ? 'submit' : 'edit',
      version,
      isRepeat: () => false,
      set: {
        ...contentOf(content),
        ...(isFirst ? { submittedAt: tx.at, editUntil } : { changedAt: tx.at }),
      },
      by: author.by,
    });
    await speakForSkills(tx, after.candidateId);
    await tellOf(tx, { ...found, feedback: after }, isFirst ? 'gave' : 'changed');
    await notifyJobPeople(tx, found, {
      topic: 'client_decision',
      title: isFirst
        ? `Feedback on {name} for ${calledInNotices(job)}`
        : `The feedback on {name} for ${calledInNotices(job)} was changed`,
    });
    return after;
  });

/** Withdraws the author's feedback and notifies the people of the job. */
export const withdrawOwn = (
  ctx: WriteContext,
  author: Author,
  { version }: Input<Endpoints['withdraw']>['body'],
): Promise<AuthoredFeedback> =>
  change(ctx, author, async (tx, found) => {
    const { feedback, job } = found;
    if (feedback.status === 'withdrawn') return feedback;
    requireAuthorAction(found, 'withdraw', tx.at);
    const after = await changeFeedback(tx, feedback, {
      action: 'withdraw',
      name: 'application_feedback.recall',
      version,
      by: author.by,
    });
    await speakForSkills(tx, after.candidateId);
    await tellOf(tx, { ...found, feedback: after }, 'withdrew');
    await notifyJobPeople(tx, found, {
      topic: 'client_decision',
      title: `The feedback on {name} for ${calledInNotices(job)} was withdrawn`,
    });
    return after;
  });

/** Records it in the application's history, with its author. */
const tellOf = (
  tx: Tx,
  { application, feedback }: Authored,
  did: 'gave' | 'changed' | 'withdrew',
): Promise<void> =>
  recordEvent(tx, application, {
    type: 'feedback_added',
    action: 'application.feedback',
    from: null,
    to: null,
    note: `${feedback.authorName} ${did} feedback`,
    changes: [],
  });
