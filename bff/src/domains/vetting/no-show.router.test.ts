import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createUser } from '../../testing/users.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { ScheduleRequestModel } from '../../records/scheduling/schedule-request.model.ts';
import { createHost, createRequest, slotOn } from '../scheduling/scheduling.fixtures.ts';
import { phoneOf } from '../scheduling/visit-phone.fixtures.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import {
  candidateNow,
  createInterview,
  inMinutes,
  inVetting,
  plainReason,
} from './vetting.fixtures.ts';
import { VettingInterviewModel } from '../../records/vetting/vetting-interview.model.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

/** Creates a candidate whose interview began half an hour ago, and the record's owner. */
async function scene() {
  const owner = await signInAs(test, 'recruiter');
  const host = await createHost();
  const candidate = await inVetting('interview_scheduled', { ownerUserId: owner.user._id });
  const { _id } = await createInterview(candidate, {
    interviewers: [{ userId: host._id, isLead: true }],
  });
  const now = async () => {
    const interview = await VettingInterviewModel.findById(_id).lean();
    if (!interview) throw new Error('The interview is gone');
    return interview;
  };
  const act = async (action: string, body: object) =>
    recruiter.post(`/vetting-interviews/${_id.toHexString()}/actions/${action}`, {
      version: (await now()).version,
      ...body,
    });
  const email = candidate.email ?? '';
  return {
    candidate,
    email,
    host,
    now,
    act,
    noShow: (party: string, body: object = {}) => act('mark-no-show', { party, ...body }),
    /** Moves the chosen time into the past. */
    timePasses: () =>
      VettingInterviewModel.updateOne(
        { _id },
        { $set: { startsAt: inMinutes(-30), endsAt: inMinutes(30) } },
      ),
    links: () =>
      ScheduleRequestModel.find({ interviewId: _id }).sort({ createdAt: 1, _id: 1 }).lean(),
    letters: async () =>
      (await EmailMessageModel.find({ to: email }).sort({ _id: 1 }).lean()).map(
        ({ template }) => template,
      ),
    told: async () =>
      (await NotificationModel.find({ userId: owner.user._id }).sort({ _id: 1 }).lean()).map(
        ({ title }) => title,
      ),
  };
}
type Scene = Awaited<ReturnType<typeof scene>>;

async function phoneAt({ links, email }: Scene) {
  const link = (await links()).at(-1);
  if (!link) throw new Error('There is no link');
  return phoneOf(test.app, link, email);
}
const zone = { timeZone: 'Asia/Kolkata' };

it('mails one new link after the first no-show, and flags the candidate after the second', async () => {
  const all = await scene();
  const { noShow, now, links, letters, told, timePasses, candidate } = all;
  expect((await noShow('candidate')).body).toMatchObject({ status: 'no_show', missedBefore: 1 });
  // A repeat changes and mails nothing.
  expect((await noShow('candidate')).status).toBe(200);
  await test.runEvents();
  expect((await links()).map(({ status, place }) => [status, place])).toEqual([
    ['invited', 'platform_meeting'],
  ]);
  expect(await letters()).toEqual(['interview_choose_missed']);
  expect(await told()).toEqual(['{name} did not come to the interview']);
  expect(await TaskModel.countDocuments({ subjectId: candidate._id })).toBe(0);

  const phone = await phoneAt(all);
  const startsAt = slotOn(18);
  const chosen = await phone.act('choose', { startsAt: startsAt.toISOString(), ...zone });
  expect(chosen.body).toMatchObject({ status: 'confirmed' });
  expect(await now()).toMatchObject({ status: 'scheduled', attempt: 2, missed: 1, startsAt });
  expect((await candidateNow(candidate)).vettingStatus).toBe('interview_scheduled');

  await timePasses();
  await noShow('both');
  await test.runEvents();
  expect(await now()).toMatchObject({ status: 'no_show', missed: 2 });
  expect((await links()).map(({ status }) => status)).toEqual(['no_show']);
  expect((await letters()).at(-1)).toBe('vetting_interview_missed');
  expect(await told()).toContain('Nobody came to the interview with {name}');
  expect(await TaskModel.countDocuments({ subjectId: candidate._id, kind: 'review' })).toBe(1);
});

it('apologises with a new link if the interviewer did not come, while an attempt is left', async () => {
  const all = await scene();
  const { noShow, now, links, letters, told, timePasses, candidate } = all;
  await noShow('interviewer');
  const phone = await phoneAt(all);
  await phone.act('choose', { startsAt: slotOn(18).toISOString(), ...zone });
  await timePasses();
  expect(await now()).toMatchObject({ status: 'scheduled', attempt: 2, missed: 0 });
  // Only a lead may begin the third attempt.
  await noShow('interviewer');
  expect(await letters()).toEqual([
    'interview_choose_sorry',
    'interview_confirmed',
    'vetting_interview_sorry',
  ]);
  expect(await links()).toHaveLength(1);
  expect(new Set(await told())).toEqual(
    new Set(['The interviewer did not come to the interview with {name}']),
  );
  expect(await TaskModel.countDocuments({ subjectId: candidate._id, kind: 'review' })).toBe(0);
});

it('keeps the settings of the previous link, which ends', async () => {
  const candidate = await inVetting('interview_scheduled');
  const { interview } = await createRequest(candidate, {
    status: 'confirmed',
    place: 'phone',
    placeValue: null,
    noticeHours: 48,
    startsAt: inMinutes(-30),
  });
  const path = `/vetting-interviews/${interview._id.toHexString()}/actions/mark-no-show`;
  await recruiter.post(path, { version: interview.version, party: 'candidate' });
  await test.runEvents();
  const links = await ScheduleRequestModel.find({ interviewId: interview._id }).sort({ _id: 1 });
  expect(links.map(({ status, isOpen }) => [status, isOpen])).toEqual([
    ['no_show', false],
    ['invited', true],
  ]);
  expect(links[1]).toMatchObject({ place: 'phone', noticeHours: 48, startsAt: null });
});

it('continues with times that the candidate proposes, and ends when staff reopen the interview', async () => {
  const proposing = await scene();
  await proposing.noShow('candidate');
  const phone = await phoneAt(proposing);
  const windows = [18, 30].map((halves) => ({
    startsAt: slotOn(halves).toISOString(),
    endsAt: slotOn(halves + 4).toISOString(),
  }));
  const answer = await phone.act('propose', { windows, note: null, ...zone });
  expect(answer.body).toMatchObject({ status: 'slots_proposed' });
  expect(await proposing.now()).toMatchObject({ status: 'invited', attempt: 2, startsAt: null });

  const again = await scene();
  await again.noShow('candidate');
  await again.act('reopen', {});
  await test.runEvents();
  expect((await again.links()).map(({ status }) => status)).toEqual(['cancelled']);
});

it('books nothing by the new link once the vetting needs no interview', async () => {
  const all = await scene();
  await all.noShow('candidate');
  const phone = await phoneAt(all);
  await CandidateModel.updateOne({ _id: all.candidate._id }, { vettingStatus: 'failed' });
  const answer = await phone.act('choose', { startsAt: slotOn(18).toISOString(), ...zone });
  expect(answer.body.error.code).toBe('INVALID_TRANSITION');
  expect((await all.now()).status).toBe('no_show');
});

it.each(['candidate', 'interviewer'])(
  'sends nothing after a no-show of the %s if no mail is wanted',
  async (party) => {
    const { noShow, links, letters, told } = await scene();
    await noShow(party, { mail: false });
    expect([await links(), await letters()]).toEqual([[], []]);
    expect(await told()).toHaveLength(1);
  },
);

it('notifies the owner of a cancelled interview once', async () => {
  const { act, told } = await scene();
  await act('cancel', { reasonId: await plainReason('interview_cancel') });
  expect(await told()).toEqual(['The interview with {name} was cancelled']);

  // The candidate does it, by the link that the owner sent.
  const owner = await createUser();
  const candidate = await inVetting('interview_scheduled', { ownerUserId: owner._id });
  const { request } = await createRequest(candidate, {
    status: 'confirmed',
    organiserId: owner._id,
  });
  const phone = await phoneOf(test.app, request, candidate.email ?? '');
  await phone.act('cancel', { reason: 'no_time', note: null });
  const notices = await NotificationModel.find({ userId: owner._id }).lean();
  expect(notices.map(({ title }) => title)).toEqual(['{name} cancelled the interview']);
});
