import { dayMs, promiseDue } from '@muster/contracts';
import { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { EmailMessageModel, type EmailMessage } from '../../../mail/email-message.model.ts';
import { writtenFrames } from '../../../mail/written-mails.ts';
import { CallLogModel, type CallLog } from '../call-log.model.ts';
import { CompanyModel, type Company } from '../../../records/companies/company.model.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { OwnTemplateModel } from '../../../records/email-templates/own-template.model.ts';
import { ReceivedMailModel, type ReceivedMail } from '../../inbox/received-mail.model.ts';
import { PromiseModel } from '../../promises/promise.model.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';
import { UserModel, displayName, type User } from '../../../identity/user.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import { clientCalls, clientMails, clientPromises } from './client-talks.data.ts';

const timeZone = 'Europe/Lisbon';

/** A client with one of its users and the account manager. */
interface Talk {
  company: Company;
  contact: User;
  author: Types.ObjectId;
  time: DemoTime;
  random: Random;
}

/**
 * Writes mails in both directions, calls and promises with each client whose users have accounts.
 */
export async function seedClientTalks(time: DemoTime): Promise<void> {
  // A separate random source, so that other demo data stay the same.
  const random = new Random(20_301);
  const members = await CompanyUserModel.find({ status: 'active' })
    .sort({ isPrimaryContact: -1, _id: 1 })
    .lean();
  const companies = await CompanyModel.find({ accountManagerId: { $ne: null } })
    .sort({ number: 1 })
    .lean();
  for (const company of companies) {
    const member = members.find(({ companyId }) => companyId.equals(company._id));
    const contact = member && (await UserModel.findById(member.userId).lean());
    const author = company.accountManagerId;
    if (contact && author) await seedTalk({ company, contact, author, time, random });
  }
  const [author] = companies.flatMap(({ accountManagerId }) => accountManagerId ?? []);
  if (author) await seedTemplate(author, time);
}

async function seedTalk(talk: Talk): Promise<void> {
  const { company, time } = talk;
  const mails = clientMails.map((mail) => ({ mail, sent: mailTo(talk, mail) }));
  await EmailMessageModel.insertMany(mails.map(({ sent }) => sent));
  await ReceivedMailModel.insertMany(mails.flatMap(({ mail, sent }) => answerTo(talk, mail, sent)));
  await CallLogModel.insertMany(clientCalls.map((call) => callWith(talk, call)));
  await seedPromises(talk);
  await CompanyModel.updateOne({ _id: company._id }, { $set: { lastContactAt: time.ago(4) } });
}

const written = (author: Types.ObjectId, at: Date) => ({
  createdAt: at,
  createdBy: author,
  updatedAt: at,
  updatedBy: author,
});

type Mail = (typeof clientMails)[number];

function mailTo({ company, contact, author, time, random }: Talk, { ago, subject, text }: Mail) {
  const _id = new Types.ObjectId(random.id());
  const at = time.ago(ago);
  return {
    _id,
    template: writtenFrames.client,
    category: 'other',
    subject,
    variables: {},
    text: `Hello ${contact.firstName},\n\n${text}`,
    to: [contact.email],
    recipientIds: [contact._id],
    subjectType: 'company',
    subjectId: company._id.toHexString(),
    status: 'sent',
    sentAt: at,
    attempts: 1,
    messageId: `<${_id.toHexString()}@muster.test>`,
    threadKey: _id.toHexString(),
    sentByUserId: author,
    ...written(author, at),
  } satisfies Partial<EmailMessage>;
}

function answerTo(
  { company, contact, author, time, random }: Talk,
  { ago, subject, answer }: Mail,
  { messageId, threadKey }: ReturnType<typeof mailTo>,
): Partial<ReceivedMail>[] {
  if (!answer) return [];
  const _id = new Types.ObjectId(random.id());
  const at = time.ago(ago - 1);
  return [
    {
      _id,
      key: _id.toHexString(),
      status: 'filed',
      subject: `Re: ${subject}`,
      text: answer,
      fromName: displayName(contact),
      fromAddress: contact.email,
      receivedAt: at,
      messageId: `<${_id.toHexString()}@client.test>`,
      references: [messageId],
      threadKey,
      subjectType: 'company',
      subjectId: company._id,
      authorId: author,
      createdAt: at,
      updatedAt: at,
    },
  ];
}

const callWith = (
  { company, contact, author, time, random }: Talk,
  { ago, ...call }: (typeof clientCalls)[number],
): Partial<CallLog> => ({
  ...call,
  _id: new Types.ObjectId(random.id()),
  candidateId: null,
  companyId: company._id,
  contactId: contact._id,
  direction: 'out',
  happenedAt: time.ago(ago),
  ...written(author, time.ago(ago)),
});

async function seedPromises({ company, author, time, random }: Talk): Promise<void> {
  for (const { text, dueInDays, source, status } of clientPromises) {
    const [_id, taskId] = [new Types.ObjectId(random.id()), new Types.ObjectId(random.id())];
    const dueOn = time.day(-dueInDays);
    const dueAt = new Date(promiseDue(dueOn, null, timeZone).at);
    const isOpen = status === 'open';
    const about = { subjectType: 'company' as const, subjectId: company._id };
    const made = written(author, time.ago(isOpen ? 1 : 3 - dueInDays));
    await PromiseModel.create({
      ...about,
      _id,
      taskId,
      text,
      source,
      status,
      dueOn,
      dueAt,
      timeZone,
      madeBy: author,
      key: `demo-${company.number}-${dueInDays}`,
      sourceId: new Types.ObjectId(random.id()),
      endedAt: isOpen ? null : new Date(dueAt.getTime() - dayMs),
      ...made,
    });
    if (isOpen)
      await TaskModel.create({
        ...about,
        _id: taskId,
        dueOn,
        assigneeId: author,
        title: `Promised: ${text}`,
        kind: 'promise',
        source: 'rule',
        rule: `promise:${_id.toHexString()}`,
        ...made,
      });
  }
}

const newsOfClient = {
  name: 'State of your jobs',
  topic: 'client_update' as const,
  subject: 'Your open jobs this month',
  body: `Hello {{firstName}},

here is where we are with the open jobs of {{companyName}}.

Is there anything that we should know before the next profiles?

Best regards,
{{senderName}}, {{agencyName}}`,
};

/** Adds the team's template for mails to clients. */
async function seedTemplate(author: Types.ObjectId, time: DemoTime): Promise<void> {
  await OwnTemplateModel.create({
    ...newsOfClient,
    nameKey: foldText(newsOfClient.name),
    ownerUserId: null,
    audience: 'client',
    ...written(author, time.ago(50)),
  });
}
