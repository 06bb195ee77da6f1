import { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { EmailMessageModel, type EmailMessage } from '../../../mail/email-message.model.ts';
import { suppressAddress } from '../../../mail/suppressions.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { CallLogModel, type CallLog } from '../call-log.model.ts';
import { OwnTemplateModel } from '../../../records/email-templates/own-template.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { demoCalls, demoMails, demoTemplates } from './talks.data.ts';
import { peopleWithRole, type PeopleIds } from '../../../demo/demo-people.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';

interface TalkSetting {
  people: PeopleIds;
  time: DemoTime;
  candidates: readonly DemoCandidate[];
}

/** Number of candidates with mails and calls; the address of the last one does not work. */
const talkedTo = 12;

/** Templates of the team, mails to candidates and calls with them. */
export async function seedTalks({ people, time, candidates }: TalkSetting): Promise<void> {
  const [author] = peopleWithRole(people, 'recruiter');
  if (!author) return;
  await OwnTemplateModel.insertMany(
    demoTemplates.map((template, index) => ({
      ...template,
      nameKey: foldText(template.name),
      ownerUserId: null,
      audience: 'candidate' as const,
      ...written(author, time.ago(60 - index)),
    })),
  );
  const reached = candidates
    .filter(({ email, status }) => email && ['active', 'new', 'engaged'].includes(status))
    .slice(0, talkedTo);
  await EmailMessageModel.insertMany(reached.flatMap((one) => mailsTo(one, author, time)));
  await CallLogModel.insertMany(reached.flatMap((one) => callsWith(one, author, time)));
  const last = reached.at(-1);
  if (last) await bounce(last, author, time);
}

const written = (author: Types.ObjectId, at: Date) => ({
  createdAt: at,
  createdBy: author,
  updatedAt: at,
  updatedBy: author,
});

const mailTo = (
  { _id: subjectId, email, firstName }: DemoCandidate,
  author: Types.ObjectId,
  { at, subject, text }: { at: Date; subject: string; text: string },
): Partial<EmailMessage> => {
  const _id = new Types.ObjectId();
  return {
    _id,
    template: 'message',
    category: 'other',
    subject,
    text: `Hello ${firstName},\n\n${text}`,
    variables: {},
    to: [email ?? ''],
    subjectType: 'candidate',
    subjectId: subjectId.toHexString(),
    status: 'sent',
    sentAt: at,
    attempts: 1,
    messageId: `<${_id.toHexString()}@muster.test>`,
    threadKey: _id.toHexString(),
    sentByUserId: author,
    ...written(author, at),
  };
};

const mailsTo = (
  candidate: DemoCandidate,
  author: Types.ObjectId,
  time: DemoTime,
): Partial<EmailMessage>[] =>
  demoMails.map(({ ago, ...mail }) => mailTo(candidate, author, { ...mail, at: time.ago(ago) }));

const callsWith = (
  { _id: candidateId }: DemoCandidate,
  author: Types.ObjectId,
  time: DemoTime,
): Partial<CallLog>[] =>
  demoCalls.map(({ ago, ...call }) => ({
    ...call,
    candidateId,
    direction: 'out' as const,
    happenedAt: time.ago(ago),
    ...written(author, time.ago(ago)),
  }));

/** Writes a bounced mail and marks the address as undeliverable. */
async function bounce(candidate: DemoCandidate, author: Types.ObjectId, time: DemoTime) {
  const at = time.ago(3);
  await EmailMessageModel.create({
    ...mailTo(candidate, author, {
      at,
      subject: 'Are you open to new jobs?',
      text: 'Are you open to new jobs at present, and from when would you be available?',
    }),
    status: 'bounced',
    problem: 'address_unknown',
    sentAt: null,
    messageId: null,
  });
  await transact(systemContext('demo-data'), (tx) =>
    suppressAddress({ session: tx.session, at }, candidate.email ?? '', 'bounced'),
  );
}
