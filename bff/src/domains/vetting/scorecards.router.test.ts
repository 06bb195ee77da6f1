import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { clientViewOf } from '../submissions/api/client-view.ts';
import { createSkill } from '../skills/skill.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import type { VettingInterviewRecord } from '../../records/vetting/vetting-interview.model.ts';
import {
  candidateNow,
  createInterview,
  createReviewed,
  filledCard,
  inMinutes,
  inVetting,
} from './vetting.fixtures.ts';

let test: TestApp;
let first: SignedIn;
let second: SignedIn;
let lead: SignedIn;
let manager: SignedIn;
let candidate: Candidate;
let interview: VettingInterviewRecord;
beforeAll(async () => {
  test = await createTestApp();
  first = await signInAs(test, 'vetter');
  second = await signInAs(test, 'vetter');
  lead = await signInAs(test, 'team_lead');
  manager = await signInAs(test, 'account_manager');
});
beforeEach(async () => {
  candidate = await inVetting('in_review');
  interview = await createInterview(candidate, {
    interviewers: [
      { userId: first.user._id, isLead: true },
      { userId: second.user._id, isLead: false },
    ],
  });
});
afterAll(() => test.close());

const begin = (who: SignedIn, { _id } = interview) =>
  who.post(`/vetting-interviews/${_id.toHexString()}/scorecard`, {});
const submit = (
  who: SignedIn,
  { id, version }: { id: string; version: number },
  card = filledCard(),
) => who.post(`/vetting-feedback/${id}/actions/submit`, { version, card });

describe('a scorecard', () => {
  it('is refused before the start, and to users who do not interview', async () => {
    const later = await createInterview(candidate, {
      startsAt: inMinutes(60),
      interviewers: interview.interviewers,
    });
    expect((await begin(first, later)).body.error.code).toBe('INTERVIEW_TOO_EARLY');
    const third = await signInAs(test, 'vetter');
    expect((await begin(third)).status).toBe(404);
    await createInterview(candidate, {
      startsAt: inMinutes(600),
      interviewers: [{ userId: third.user._id, isLead: true }],
    });
    expect((await begin(third)).body.error.code).toBe('NOT_AN_INTERVIEWER');
    expect((await begin(manager)).status).toBe(403);
  });

  it('is created once, even if several windows begin it at once', async () => {
    const begun = await Promise.all([1, 2, 3].map(() => begin(first)));
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(begun.map(({ body }) => body.id)).size).toBe(1);
  });

  it('is hidden from the other interviewers until they submit their own', async () => {
    const one = (await begin(first)).body;
    const two = (await begin(second)).body;
    expect((await begin(first)).body.id).toBe(one.id);
    expect((await submit(first, one)).body.status).toBe('submitted');
    const early = await second.get(`/vetting-feedback/${one.id}`);
    expect(early.body.error.code).toBe('FEEDBACK_HIDDEN');
    const rows = await second.get(`/candidates/${candidate._id.toHexString()}/vetting`);
    const row = rows.body.scorecards.find(({ id }: { id: string }) => id === one.id);
    expect([row.isHidden, row.recommendation]).toEqual([true, null]);
    const draft = await first.get(`/vetting-feedback/${two.id}`);
    expect(draft.body.error.code).toBe('FEEDBACK_HIDDEN');
    const ratings = [{ competency: 'technical_depth' as const, score: 1, note: null }];
    await submit(second, two, filledCard({ ratings, recommendation: 'no' }));
    expect((await second.get(`/vetting-feedback/${one.id}`)).body.card.recommendation).toBe('yes');
    const summary = await lead.get(`/candidates/${candidate._id.toHexString()}/vetting-summary`);
    expect(summary.body.competencies[0]).toEqual({
      competency: 'technical_depth',
      scores: [4, 1],
      average: 2.5,
      spread: 3,
      disagree: true,
    });
    const short = await manager.get(`/candidates/${candidate._id.toHexString()}/vetting-summary`);
    expect(short.body.authors[0]).toMatchObject({ strengths: null, recommendation: 'yes' });
    expect((await manager.get(`/vetting-feedback/${one.id}`)).status).toBe(403);
  });

  it('writes what it verified to the record', async () => {
    const skill = await createSkill('Go');
    const one = (await begin(first)).body;
    const skillId = skill._id.toHexString();
    await submit(
      first,
      one,
      filledCard({ englishLevel: 'C1', verifiedSkills: [{ skillId, score: 4 }] }),
    );
    const after = await candidateNow(candidate);
    expect([after.englishLevel, after.englishAssessedBy]).toEqual(['C1', 'vetter']);
    expect(after.skills[0]).toMatchObject({ source: 'interview', verifiedScore: 4 });
  });

  it('removes from the record what it no longer verifies once it is corrected or deleted', async () => {
    const ids = await Promise.all(
      ['Rust', 'Zig'].map(async (name) => (await createSkill(name))._id.toHexString()),
    );
    const [rust = '', zig = ''] = ids;
    const scores = async () => {
      const { skills, englishLevel } = await candidateNow(candidate);
      const of = (id: string) => skills.find(({ skillId }) => skillId.toHexString() === id);
      return [of(rust)?.verifiedScore, of(zig)?.verifiedScore, englishLevel];
    };
    const card = (skills: Record<string, number>, englishLevel: 'B2' | 'C1' | null) =>
      filledCard({
        englishLevel,
        verifiedSkills: Object.entries(skills).map(([skillId, score]) => ({ skillId, score })),
      });
    const one = (await submit(first, (await begin(first)).body, card({ [rust]: 3 }, 'B2'))).body;
    const two = (
      await submit(second, (await begin(second)).body, card({ [rust]: 5, [zig]: 4 }, 'C1'))
    ).body;
    expect(await scores()).toEqual([5, 4, 'C1']);
    // The second scorecard also names Rust, and no other one Zig.
    const amended = await second.post(`/vetting-feedback/${two.id}/actions/amend`, {
      version: two.version,
      card: card({}, 'C1'),
    });
    expect(amended.body.status).toBe('amended');
    expect(await scores()).toEqual([3, undefined, 'C1']);
    const admin = await signInAs(test, 'admin');
    await admin.delete(`/vetting-feedback/${two.id}`, { version: amended.body.version });
    expect(await scores()).toEqual([3, undefined, 'B2']);
    await admin.delete(`/vetting-feedback/${one.id}`, { version: one.version });
    expect(await scores()).toEqual([undefined, undefined, null]);
  });

  it('keeps a draft, reports what is missing, and keeps the former text when it is amended', async () => {
    const one = (await begin(first)).body;
    const empty = filledCard({ strengths: 'Good.', recommendation: null });
    const saved = await first.put(`/vetting-feedback/${one.id}`, { version: 1, card: empty });
    expect([saved.status, saved.body.version]).toEqual([200, 2]);
    const stale = await first.put(`/vetting-feedback/${one.id}`, { version: 1, card: empty });
    expect(stale.body.error.code).toBe('VERSION_CONFLICT');
    const { body } = await submit(first, saved.body, empty);
    expect(body.error.fields.map(({ path }: { path: string }) => path)).toEqual([
      'card.recommendation',
      'card.strengths',
    ]);
    const done = (await submit(first, saved.body)).body;
    const amended = await first.post(`/vetting-feedback/${one.id}/actions/amend`, {
      version: done.version,
      card: filledCard({ recommendation: 'strong_yes' }),
    });
    expect([amended.body.status, amended.body.revisions[0].recommendation]).toEqual([
      'amended',
      'yes',
    ]);
  });

  it('accepts and shows a rate only for users who may read rates', async () => {
    const suggestedRate = { amount: '61.00', currency: 'USD' as const, unit: 'hour' as const };
    const one = (await begin(first)).body;
    const refused = await submit(first, one, filledCard({ suggestedRate }));
    expect(refused.body.error.fields[0].path).toBe('card.suggestedRate');
    const led = await createInterview(candidate, {
      interviewers: [{ userId: lead.user._id, isLead: true }],
    });
    const own = (await begin(lead, led)).body;
    expect((await submit(lead, own, filledCard({ suggestedRate }))).status).toBe(200);
    await submit(first, one);
    const read = await first.get(`/vetting-feedback/${own.id}`);
    expect([read.status, JSON.stringify(read.body).includes('61.00')]).toEqual([200, false]);
  });

  it('that alone supports a verdict is deleted only by an admin', async () => {
    const scene = await createReviewed();
    const id = scene.candidate._id.toHexString();
    await lead.post(`/candidates/${id}/vetting/actions/pass`, { version: 1 });
    const url = `/vetting-feedback/${scene.scorecard._id.toHexString()}`;
    const kept = await lead.delete(url, { version: 1 });
    expect(kept.body.error.code).toBe('VETTING_EVIDENCE');
    const admin = await signInAs(test, 'admin');
    expect((await admin.delete(url, { version: 1 })).status).toBe(200);
  });
});

describe('the vetting summary for clients', () => {
  it('is shown once a user released it, while the candidate is vetted', async () => {
    const { candidate: person } = await createReviewed();
    const url = `/candidates/${person._id.toHexString()}/vetting-summary`;
    const text = 'Strong in distributed systems.';
    const refused = await lead.put(`${url}/client`, { text: 'Write to ana@mail.example today.' });
    expect(refused.body.error.fields[0]).toMatchObject({
      path: 'text',
      code: 'CONTAINS_CONTACT_DATA',
    });
    expect((await manager.put(`${url}/client`, { text })).status).toBe(403);
    const viewer = await signInAs(test, 'vetter');
    expect((await viewer.put(`${url}/client`, { text })).status).toBe(404);
    const { body: released } = await lead.put(`${url}/client`, { text });
    expect(released).toMatchObject({ text, by: { id: lead.user._id.toHexString() } });
    const stale = await lead.put(`${url}/client`, { version: null, text: 'Another text.' });
    expect(stale.body.error.code).toBe('VERSION_CONFLICT');

    const job = await createJob();
    const shown = async () => clientViewOf(nothingPrepared, await candidateNow(person), job);
    expect((await shown()).vettingSummary).toBeNull();
    await lead.post(`/candidates/${person._id.toHexString()}/vetting/actions/pass`, {
      version: person.version,
    });
    expect((await shown()).vettingSummary).toBe(text);
    expect((await lead.get(url)).body).toMatchObject({ client: { text }, mayRelease: true });

    await lead.delete(`${url}/client`, { version: released.version });
    expect((await shown()).vettingSummary).toBeNull();
  });

  it('is released only after a submitted scorecard, by interviewers after their own', async () => {
    const url = `/candidates/${candidate._id.toHexString()}/vetting-summary/client`;
    const early = await lead.put(url, { text: 'Nobody interviewed her yet.' });
    expect(early.body.error.code).toBe('VETTING_FEEDBACK_REQUIRED');
    await submit(first, (await begin(first)).body);
    const hidden = await second.put(url, { text: 'I have not judged yet.' });
    expect(hidden.body.error.code).toBe('FEEDBACK_HIDDEN');
    expect((await first.put(url, { text: 'Explains trade-offs well.' })).status).toBe(200);
  });
});

/** An application without prepared material. */
const nothingPrepared = {
  introduction: null,
  bioId: null,
  bioOverride: null,
  shownAttachmentIds: [],
  shownSkillIds: null,
  availableFrom: null,
  noticeDays: null,
  proposedBillRate: null,
};

describe('a scorecard typed for another interviewer', () => {
  const beginFor = (who: SignedIn, author: SignedIn) =>
    who.post(`/vetting-interviews/${interview._id.toHexString()}/scorecard`, {
      authorId: author.user._id.toHexString(),
    });
  const judge = async (who: SignedIn) => submit(who, (await begin(who)).body);

  it('names who typed it, counts as its author’s, and notifies the author', async () => {
    await judge(first);
    const skill = await createSkill('Elixir');
    const made = await beginFor(first, second);
    expect(made.body).toMatchObject({
      author: { id: second.user._id.toHexString() },
      isOwn: false,
      typedBy: { id: first.user._id.toHexString() },
    });
    // Two windows opened at once get the same one.
    expect((await beginFor(first, second)).body.id).toBe(made.body.id);
    const verifiedSkills = [{ skillId: skill._id.toHexString(), score: 4 }];
    const handed = await submit(first, made.body, filledCard({ verifiedSkills }));
    expect(handed.body).toMatchObject({ status: 'submitted', allowedActions: ['amend'] });
    const evidence = (await candidateNow(candidate)).skills.find(({ skillId }) =>
      skillId.equals(skill._id),
    );
    expect(evidence?.verifiedBy).toEqual(second.user._id);
    const told = await NotificationModel.find({ userId: second.user._id }).lean();
    expect(told).toMatchObject([{ title: expect.stringContaining('submitted your scorecard') }]);
    // Its author reads and corrects it, and the former text names who typed it.
    const { id, version } = handed.body;
    const corrected = await second.post(`/vetting-feedback/${id}/actions/amend`, {
      version,
      card: filledCard({ recommendation: 'no' }),
    });
    expect(corrected.body).toMatchObject({
      status: 'amended',
      isOwn: true,
      revisions: [{ recommendation: 'yes' }],
      typedBy: { id: first.user._id.toHexString() },
    });
  });

  it('cannot be typed by a user whose own is pending, nor replace one that its author began', async () => {
    expect((await beginFor(first, second)).body.error.code).toBe('FEEDBACK_HIDDEN');
    await judge(first);
    const third = await signInAs(test, 'vetter');
    expect((await beginFor(first, third)).body.error.code).toBe('NOT_AN_INTERVIEWER');
    const own = await begin(second);
    expect((await beginFor(first, second)).body.error).toMatchObject({
      code: 'INVALID_TRANSITION',
      context: { currentState: 'draft' },
    });
    expect((await submit(first, own.body)).status).toBe(403);
  });

  it('is offered where it may be typed, and its draft is hidden from everybody else', async () => {
    const offered = async (who: SignedIn) =>
      (await who.get(`/vetting-interviews/${interview._id.toHexString()}`)).body.mayScoreFor.map(
        ({ id }: { id: string }) => id,
      );
    expect(await offered(first)).toEqual([]);
    await judge(first);
    expect(await offered(first)).toEqual([second.user._id.toHexString()]);
    const { id } = (await beginFor(first, second)).body;
    expect(await offered(first)).toEqual([]);
    expect((await first.get(`/vetting-feedback/${id}`)).status).toBe(200);
    expect((await second.get(`/vetting-feedback/${id}`)).status).toBe(200);
    expect((await lead.get(`/vetting-feedback/${id}`)).body.error.code).toBe('FEEDBACK_HIDDEN');
  });
});

describe('a scorecard without an interview', () => {
  const review = (who: SignedIn) =>
    who.post(`/candidates/${candidate._id.toHexString()}/scorecards`, {});

  it('has one draft, supports a verdict once it is submitted, and is compared with the others', async () => {
    const made = (await review(first)).body;
    expect(made).toMatchObject({ interviewId: null, kind: null, interviewAt: null, isOwn: true });
    expect((await review(first)).body.id).toBe(made.id);
    expect((await submit(first, made)).body.status).toBe('submitted');
    // A later review is a separate one.
    expect((await review(first)).body.id).not.toBe(made.id);
    const { body } = await lead.get(`/candidates/${candidate._id.toHexString()}/vetting`);
    expect(body.submitted).toBe(1);
    expect(body.scorecards).toContainEqual(
      expect.objectContaining({ id: made.id, interviewId: null, kind: null, isHidden: false }),
    );
    const summary = await lead.get(`/candidates/${candidate._id.toHexString()}/vetting-summary`);
    expect(summary.body.authors).toMatchObject([{ scorecardId: made.id, kind: null }]);
    // A review does not replace its author's scorecard of the interview.
    await submit(second, (await begin(second)).body);
    const theirs = await first.get(`/candidates/${candidate._id.toHexString()}/vetting-summary`);
    expect(theirs.body.hidden).toBe(1);
  });

  it('is written only by users who vet the candidate', async () => {
    const other = await signInAs(test, 'vetter');
    expect((await review(other)).status).toBe(404);
    expect((await review(manager)).status).toBe(403);
  });
});
