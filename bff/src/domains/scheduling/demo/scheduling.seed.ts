import { dayMs, hourMs, type ScheduleRequestState } from '@muster/contracts';
import { createHash, randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { AccessTokenModel } from '../../links/access-token.model.ts';
import {
  ScheduleRequestModel,
  type ScheduleRequestRecord,
} from '../../../records/scheduling/schedule-request.model.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../../records/vetting/vetting-interview.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';

interface SchedulingSetting {
  time: DemoTime;
  candidates: readonly DemoCandidate[];
  publicUrl: URL;
}

/** Outcomes of the demo links, each with a subject for the development mailbox. */
const stories = [
  { status: 'invited', of: 'requested', subject: 'Choose a time for your interview' },
  { status: 'slots_proposed', of: 'requested', subject: 'Times for your interview' },
  { status: 'confirmed', of: 'scheduled', subject: 'Your interview is arranged' },
] as const satisfies readonly {
  status: ScheduleRequestState;
  of: VettingInterviewRecord['status'];
  subject: string;
}[];

/** Writes scheduling links: one waits, one was answered with other times, one has a chosen time. */
export async function seedScheduling({
  time,
  candidates,
  publicUrl,
}: SchedulingSetting): Promise<void> {
  // A separate random source, so that other demo data stay the same.
  const random = new Random(21_401);
  const taken: Types.ObjectId[] = [];
  for (const { status, of, subject } of stories) {
    const interview = await VettingInterviewModel.findOne({
      status: of,
      _id: { $nin: taken },
      ...(of === 'scheduled' && { startsAt: { $gt: new Date(time.now.getTime() + dayMs) } }),
    })
      .sort({ createdAt: -1, _id: -1 })
      .lean();
    const candidate = interview && candidates.find(({ _id }) => _id.equals(interview.candidateId));
    if (!interview || !candidate) continue;
    taken.push(interview._id);
    const request = await writeRequest({ interview, candidate, status, time, random });
    await writeLink({ request, candidate, subject, time, random, publicUrl });
  }
}

interface RequestSetting {
  interview: VettingInterviewRecord;
  candidate: DemoCandidate;
  status: ScheduleRequestState;
  time: DemoTime;
  random: Random;
}

async function writeRequest(setting: RequestSetting): Promise<ScheduleRequestRecord> {
  const { interview, candidate, status, time, random } = setting;
  const isChosen = status === 'confirmed';
  const window = (days: number) => {
    const startsAt = time.ago(-days, 9);
    startsAt.setUTCMinutes(0);
    return { startsAt, endsAt: new Date(startsAt.getTime() + 3 * hourMs) };
  };
  if (!isChosen)
    await VettingInterviewModel.updateOne({ _id: interview._id }, { $set: { status: 'invited' } });
  const created = await ScheduleRequestModel.create({
    _id: new Types.ObjectId(random.id()),
    candidateId: candidate._id,
    interviewId: interview._id,
    organiserId: candidate.ownerUserId,
    status,
    hostIds: interview.interviewers.map(({ userId }) => userId),
    hostRule: 'all',
    mode: status === 'slots_proposed' ? 'invitee_proposes' : 'invitee_picks_from_availability',
    durationMin: interview.durationMin,
    noticeHours: 12,
    horizonDays: 14,
    place: 'external_link',
    placeValue: 'https://meet.example.com/northbeam',
    message: 'We liked your profile and would like to hear more about your work.',
    inviteeTimeZone: candidate.timeZone ?? 'UTC',
    ...(status === 'slots_proposed' && {
      windows: [window(6), window(8)],
      windowsNote: 'I work until the afternoon that week; mornings are best.',
    }),
    ...(isChosen && {
      startsAt: interview.startsAt,
      endsAt: interview.endsAt,
      question: 'Will we share a screen?',
    }),
    sentAt: time.ago(1),
    createdAt: time.ago(1),
    expiresAt: time.ago(-13),
  });
  return created.toObject<ScheduleRequestRecord>();
}

interface LinkSetting extends Omit<RequestSetting, 'interview' | 'status'> {
  request: ScheduleRequestRecord;
  subject: string;
  publicUrl: URL;
}

/** Writes the mail with the link to the development mailbox. */
async function writeLink(setting: LinkSetting): Promise<void> {
  const { request, candidate, subject, time, random, publicUrl } = setting;
  const clear = randomBytes(32).toString('base64url');
  const email = candidate.email ?? 'guest@example.com';
  await AccessTokenModel.insertMany([
    {
      _id: new Types.ObjectId(random.id()),
      purpose: request.status === 'confirmed' ? 'interview_manage' : 'interview_schedule',
      tokenHash: createHash('sha256').update(clear).digest('hex'),
      handle: randomBytes(12).toString('base64url'),
      subjectType: 'schedule_request',
      subjectId: request._id,
      holderEmail: email,
      holderEmailNorm: candidate.emailNorm ?? email,
      scopes: ['interview:arrange'],
      createdAt: time.ago(1),
      expiresAt: time.ago(-40),
      purgeAt: time.ago(-400),
    },
  ]);
  const url = new URL(`/t/#${clear}`, publicUrl).href;
  await EmailMessageModel.insertMany([
    {
      _id: new Types.ObjectId(random.id()),
      template: 'demo_link',
      category: 'other' as const,
      status: 'sent' as const,
      from: 'Muster <no-reply@muster.test>',
      to: [email],
      subject,
      text: `The link to your interview.\n\n${url}\n`,
      html: `<p>The link to your interview.</p><p><a href="${url}">Open the link</a></p>`,
      createdAt: time.ago(1),
      sentAt: time.ago(1),
    },
  ]);
}
