import { missedTellings, type MissedTelling } from '@muster/contracts';
import type { z } from 'zod';
import { audit } from '../../../audit/audit.service.ts';
import { dayOf } from '../../../db/calendar-day.ts';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { EmailMessageModel, type EmailMessage } from '../../../mail/email-message.model.ts';
import type { EventHandler } from '../../../outbox/event-handlers.ts';
import { mailSettledPayload } from '../../../outbox/mail-settled.ts';
import { announceChange } from '../../../outbox/record-changed.ts';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import {
  ApplicationModel,
  type Application,
  type ApplicationExit,
} from '../../../records/applications/application.model.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { addRuleTask, finishRuleTask } from '../../tasks/api/rule-tasks.ts';
import { announcePipeline } from '../record/announce-pipeline.ts';
import { endingTemplates, tellsOfEnding } from './person-mails.ts';
import { toldRule } from './told-rule.ts';

interface Ended extends Application {
  exit: ApplicationExit;
}

/**
 * Marks a candidate as told once the mail about the ending is sent. If it bounced or was never
 * sent, they count as untold again, and the owner gets a task.
 */
export const followTelling: EventHandler = async ({ payload, id }) => {
  const { mailId, template, status, ...subject } = mailSettledPayload.parse(payload);
  if (!tellsOfEnding(template)) return;
  await transact(systemContext(`applications.told:${id}`), async (tx) => {
    const mail = await EmailMessageModel.findById(mailId, null, { session: tx.session }).lean();
    // Sent again since: the newer mail reports for itself.
    if (mail?.status !== status) return;
    const missedAs = missedTellings.find((one) => one === status);
    for (const application of await endedBy(tx, subject, mail)) {
      if (!application.exit) continue;
      const ended = { ...application, exit: application.exit };
      if (!(await isLastWord(tx, ended, mail))) continue;
      if (status === 'sent') await arrived(tx, ended, mail.sentAt ?? tx.at);
      if (missedAs) await missed(tx, ended, missedAs);
    }
  });
};

/**
 * Returns the applications that a mail is about. A mail to a rejected candidate is about all
 * applications that the rejection ended: their exit has the same timestamp as the mail.
 */
const endedBy = (
  { session }: Tx,
  {
    subjectType,
    subjectId,
  }: Pick<z.output<typeof mailSettledPayload>, 'subjectType' | 'subjectId'>,
  { createdAt }: EmailMessage,
): Promise<Application[]> =>
  ApplicationModel.find(
    {
      deletedAt: null,
      ...(subjectType === 'application'
        ? { _id: subjectId }
        : { candidateId: subjectId, 'exit.at': createdAt, 'exit.toldBy': 'mail' }),
    },
    null,
    { session },
  ).lean();

/** Checks whether a mail is the last one about the current ending. */
async function isLastWord(tx: Tx, { _id, exit }: Ended, mail: EmailMessage): Promise<boolean> {
  if (mail.createdAt < exit.at || exit.toldBy === 'word') return false;
  const later = await EmailMessageModel.exists({
    subjectType: 'application',
    subjectId: _id.toHexString(),
    template: { $in: [...endingTemplates] },
    createdAt: { $gt: mail.createdAt },
  }).session(tx.session);
  return later === null;
}

/** They know since the mail was sent, which may be later than planned. */
async function arrived(tx: Tx, application: Ended, sentAt: Date): Promise<void> {
  const { exit, candidateId } = application;
  if (exit.toldAt?.getTime() === sentAt.getTime()) return;
  await note(tx, application, { toldAt: sentAt, toldBy: 'mail', missedAs: null });
  if (exit.missedAs) await finishRuleTask(tx, candidateId, toldRule(application));
}

async function missed(tx: Tx, application: Ended, missedAs: MissedTelling): Promise<void> {
  const { exit, jobId, candidateId, ownerUserId } = application;
  if (exit.toldBy !== 'mail') return;
  await note(tx, application, { toldAt: null, toldBy: null, missedAs });
  await audit(tx, {
    action: 'application.tell_outcome',
    entity: 'application',
    entityId: application._id,
    actorKind: 'system',
    changes: [{ path: 'exit.toldAt', before: exit.toldAt, after: null }],
  });
  const candidate = await findLiveCandidate(candidateId, tx.session);
  const job = (await jobsById([jobId], tx.session)).get(jobId.toHexString());
  if (!candidate || !job) return;
  await addRuleTask(tx, candidate, {
    title: `The e-mail did not reach them, tell them: ${calledInNotices(job)}`.slice(0, 160),
    kind: 'promise',
    dueOn: dayOf(tx.at),
    assigneeId: ownerUserId,
    rule: toldRule(application),
  });
}

type Telling = Pick<ApplicationExit, 'toldAt' | 'toldBy' | 'missedAs'>;

/** Stores with the ending and in its history when the candidate was told. */
async function note(tx: Tx, application: Ended, telling: Telling): Promise<void> {
  const { _id, exit, candidateId } = application;
  const { toldAt } = telling;
  await ApplicationModel.updateOne(
    { _id },
    {
      $set: {
        exit: { ...exit, ...telling },
        lastActivityAt: tx.at,
        ...(toldAt === null && { toldTaskAt: tx.at }),
      },
    },
    { session: tx.session },
  );
  await ApplicationEventModel.updateMany(
    { applicationId: _id, at: { $gte: exit.at }, toldAt: { $exists: true } },
    { $set: { toldAt } },
    { session: tx.session },
  );
  announceChange(tx, 'candidate', candidateId);
  announcePipeline(tx, application);
}
