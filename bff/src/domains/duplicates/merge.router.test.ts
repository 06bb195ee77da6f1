import { limits } from '@muster/contracts';
import supertest from 'supertest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createNote } from '../../walk/records.fixtures.ts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { linkAddress } from '../candidates/contact/link-address.ts';
import { FollowModel } from '../follows/follow.model.ts';
import { NoteModel } from '../../records/notes/note.model.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import { PoolModel } from '../../records/pools/pool.model.ts';
import { createPlacement } from '../placements/placement.fixtures.ts';
import { RoleAssignmentModel } from '../../identity/role-assignment.model.ts';
import { Types } from 'mongoose';
import { CandidateMergeModel } from './candidate-merge.model.ts';
import { forgetOldMerges } from './duplicates.jobs.ts';
import {
  askedQuestion,
  createFileAnswer,
  createForm,
  formLink,
} from '../screening/screening.fixtures.ts';
import { ScreeningFormModel } from '../../records/screening/screening-form.model.ts';

let test: TestApp;
let lead: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
});
afterAll(() => test.close());

const hex = ({ _id }: Pick<Candidate, '_id'>) => _id.toHexString();
const read = (candidate: Candidate) => lead.get(`/candidates/${hex(candidate)}`);
const stored = (candidate: Candidate) => CandidateModel.findById(candidate._id).lean().orFail();

/** Creates two records of one person. */
async function twins(mine: Partial<Candidate> = {}, theirs: Partial<Candidate> = {}) {
  const survivor = await createCandidateRecord({ phone: '+351 910 000 111', ...mine });
  const duplicate = await createCandidateRecord({ headline: null, ...theirs });
  return { survivor, duplicate };
}

const merge = (
  { survivor, duplicate }: { survivor: Candidate; duplicate: Candidate },
  body: Record<string, unknown> = {},
  as = lead,
) =>
  as.post(`/candidates/${hex(survivor)}/actions/merge`, {
    version: survivor.version,
    duplicateId: hex(duplicate),
    duplicateVersion: duplicate.version,
    ...body,
  });

async function unmerge(survivor: Candidate, as = lead) {
  const { body } = await as.get(`/candidates/${hex(survivor)}/duplicates`);
  return as.post(`/candidates/${hex(survivor)}/actions/unmerge`, {
    mergeId: body.merges[0].id,
  });
}

describe('merging candidates', () => {
  it('moves screening forms with the files of their answers, and restores them when undone', async () => {
    const { survivor, duplicate } = await twins();
    const question = askedQuestion({ answerType: 'file' });
    const form = await createForm(duplicate, { status: 'submitted', questions: [question] });
    const { _id } = await createFileAnswer(form, question);
    const path = `/answers/${question.key.toHexString()}/files/${_id.toHexString()}`;
    const formsOf = async (candidate: Candidate) =>
      (await lead.get(`/candidates/${hex(candidate)}/screening-forms`)).body.data;
    await merge({ survivor, duplicate });
    expect(await formsOf(survivor)).toMatchObject([{ id: form._id.toHexString() }]);
    expect((await lead.get(`/screening-forms/${form._id.toHexString()}${path}`)).status).toBe(200);
    await unmerge(survivor);
    expect(await formsOf(survivor)).toEqual([]);
    expect(await formsOf(duplicate)).toMatchObject([
      { questions: [{ answer: { files: [{ name: 'case-study.pdf' }] } }] },
    ]);
  });

  it('closes a form that collides with another of its pool, and reopens it and its link when undone', async () => {
    const { survivor, duplicate } = await twins();
    const poolId = new Types.ObjectId();
    const own = await createForm(survivor, { status: 'draft', poolId });
    const [sent, twice, stays] = [
      await createForm(duplicate, { status: 'opened', poolId }),
      await createForm(duplicate, { status: 'in_progress' }),
      await createForm(survivor, { status: 'sent' }),
    ];
    const { stored, token } = await formLink(twice, duplicate.email ?? '');
    const read = async () =>
      (
        await supertest(test.app)
          .get(`/api/v1/links/${stored.handle}/screening`)
          .set('Cookie', `muster.link=${token}`)
      ).status;
    const states = async () =>
      (
        await ScreeningFormModel.find({
          _id: { $in: [own, sent, twice, stays].map(({ _id }) => _id) },
        })
          .sort({ _id: 1 })
          .lean()
      ).map(({ status, isLive }) => [status, isLive]);
    expect(await read()).toBe(200);
    await merge({ survivor, duplicate });
    // A form already sent to the candidate stays active; if both records have one, the survivor's
    // stays.
    expect(await states()).toEqual([
      ['draft', false],
      ['opened', true],
      ['disabled', false],
      ['sent', true],
    ]);
    expect(await read()).toBe(410);
    await unmerge(survivor);
    expect(await states()).toEqual([
      ['draft', true],
      ['opened', true],
      ['in_progress', true],
      ['sent', true],
    ]);
    expect(await read()).toBe(200);
  });

  it('takes the chosen values, keeps the other address, and redirects from the merged record', async () => {
    const pair = await twins(
      { email: 'ines@people.test', headline: 'React engineer', rating: 3 },
      { email: 'ines.duarte@people.test', headline: 'Staff engineer', rating: 5 },
    );
    const { status, body } = await merge(pair, {
      choices: { email: 'duplicate', headline: 'duplicate' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ headline: 'Staff engineer', rating: 3 });
    expect(body.contact.email).toBe('ines.duarte@people.test');
    expect(body.contact.contacts).toEqual([
      expect.objectContaining({ kind: 'email', value: 'ines@people.test' }),
    ]);

    for (const address of [hex(pair.duplicate), pair.duplicate.number]) {
      const gone = await lead.get(`/candidates/${address}`);
      expect(gone.status).toBe(410);
      expect(gone.body.error).toMatchObject({
        code: 'CANDIDATE_MERGED',
        context: { survivorId: hex(pair.survivor), survivorNumber: pair.survivor.number },
      });
    }
    const list = await lead.get(`/candidates?q=${pair.duplicate.number}`);
    expect(list.body.data).toEqual([]);
    const deleted = await lead.get('/candidates?filter[deleted]=only&limit=100');
    expect(deleted.body.data.map(({ id }: { id: string }) => id)).not.toContain(
      hex(pair.duplicate),
    );
    const actions = await AuditEventModel.find({
      entityId: { $in: [hex(pair.survivor), hex(pair.duplicate)] },
    }).distinct('action');
    expect(actions).toEqual(expect.arrayContaining(['candidate.merge', 'candidate.merged_away']));
  });

  it('keeps the candidate out of pools that dismissed either record, until it is undone', async () => {
    const { survivor, duplicate } = await twins();
    const [theirs, both] = [
      await createPool('Dismissed theirs', { dismissedIds: [duplicate._id] }),
      await createPool('Dismissed both', { dismissedIds: [survivor._id, duplicate._id] }),
    ];
    const dismissed = async () => {
      const pools = await PoolModel.find({ _id: { $in: [theirs._id, both._id] } }).lean();
      return pools.map(({ dismissedIds }) => dismissedIds.map((id) => id.toHexString()).toSorted());
    };
    await merge({ survivor, duplicate });
    expect(await dismissed()).toEqual([[hex(survivor)], [hex(survivor)]]);
    await unmerge(survivor);
    expect(await dismissed()).toEqual([
      [hex(duplicate)],
      [hex(survivor), hex(duplicate)].toSorted(),
    ]);
  });

  it('joins lists: links once, rates without overlap, for each skill the better evidence', async () => {
    const skillId = new Types.ObjectId();
    const rate = (effectiveFrom: string, effectiveTo: string | null, amountMinor: number) => ({
      _id: new Types.ObjectId(),
      kind: 'expected' as const,
      unit: 'hour' as const,
      amountMinor,
      currency: 'USD' as const,
      effectiveFrom,
      effectiveTo,
      hoursPerMonth: 160,
      note: null,
      setBy: 'staff' as const,
      setByUserId: null,
      setAt: new Date(),
      voided: null,
    });
    const link = (url: string) => ({
      _id: new Types.ObjectId(),
      ...linkAddress(url),
      label: null,
      visibility: 'internal' as const,
    });
    const skill = (changes: object) => ({
      _id: new Types.ObjectId(),
      skillId,
      level: 'working' as const,
      years: 2,
      lastUsedYear: 2024,
      isPrimary: true,
      source: 'self' as const,
      verifiedScore: null,
      verifiedBy: null,
      verifiedAt: null,
      ...changes,
    });
    const pair = await twins(
      {
        links: [link('https://github.com/ines')],
        rates: [rate('2026-01-01', null, 5000)],
        skills: [skill({ years: 6 })],
      },
      {
        links: [link('https://www.github.com/ines/'), link('https://ines.example.com')],
        rates: [rate('2025-01-01', '2025-12-31', 4000), rate('2026-03-01', null, 9000)],
        skills: [
          skill({ verifiedScore: 4, verifiedAt: new Date(), level: 'advanced', source: 'vetter' }),
        ],
      },
    );
    const { body } = await merge(pair);
    expect(body.links.map(({ url }: { url: string }) => url)).toEqual([
      'https://github.com/ines',
      'https://ines.example.com/',
    ]);
    expect(body.rates.map(({ money }: { money: { amount: string } }) => money.amount)).toEqual([
      '50.00',
      '40.00',
    ]);
    expect(body.skills).toEqual([
      expect.objectContaining({ years: 6, level: 'advanced', verifiedScore: 4 }),
    ]);
  });

  it('moves notes, tasks, followers and the login; the survivor’s pins come first', async () => {
    const user = await signInAs(test, 'recruiter');
    const pair = await twins({}, { userId: user.user._id });
    const { survivor, duplicate } = pair;
    await createNote(survivor, lead.user._id, { pinned: true, pinSlot: 0 });
    await createNote(duplicate, lead.user._id, { pinned: true, pinSlot: 0 });
    await createNote(duplicate, lead.user._id);
    const follow = (subject: Candidate) =>
      FollowModel.create({
        userId: lead.user._id,
        subjectType: 'candidate',
        subjectId: subject._id,
        createdAt: new Date(),
      });
    await follow(survivor);
    await follow(duplicate);
    await lead.post('/tasks', {
      subjectType: 'candidate',
      subjectId: hex(duplicate),
      title: 'Call about the offer',
    });
    await RoleAssignmentModel.create({
      userId: user.user._id,
      role: 'candidate',
      candidateId: duplicate._id,
    });
    const preview = await lead.get(`/candidates/${hex(survivor)}/merge/${hex(duplicate)}`);
    expect(preview.body.moves).toEqual(
      expect.arrayContaining([
        { name: 'notes', count: 2 },
        { name: 'tasks', count: 1 },
      ]),
    );
    const { body } = await merge({ survivor, duplicate: await stored(duplicate) });
    expect(body.counts).toMatchObject({ notes: 3, openTasks: 1 });
    const slots = await NoteModel.find({ subjectId: survivor._id, pinned: true }).distinct(
      'pinSlot',
    );
    expect(slots).toEqual([0, 1]);
    expect(await FollowModel.countDocuments({ subjectId: survivor._id })).toBe(1);
    expect(await RoleAssignmentModel.exists({ candidateId: survivor._id })).not.toBeNull();
    expect((await stored(survivor)).userId).toEqual(user.user._id);

    expect((await unmerge(survivor)).status).toBe(200);
    expect((await read(survivor)).body.counts).toMatchObject({ notes: 1, openTasks: 0 });
    expect((await read(duplicate)).body.counts).toMatchObject({ notes: 2, openTasks: 1 });
    expect((await stored(survivor)).userId).toBeNull();
    expect(await FollowModel.countDocuments({ subjectId: duplicate._id })).toBe(1);
    expect(
      await NoteModel.countDocuments({ subjectId: duplicate._id, pinned: true, pinSlot: 0 }),
    ).toBe(1);
  });

  it('happens once, and the same request again is no error', async () => {
    const pair = await twins();
    const answers = await Promise.all([
      merge(pair),
      merge({ survivor: pair.duplicate, duplicate: pair.survivor }),
    ]);
    const [done, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(done?.status).toBe(200);
    expect([409, 410]).toContain(refused?.status);
    expect(
      await CandidateMergeModel.countDocuments({
        duplicateId: { $in: [pair.survivor._id, pair.duplicate._id] },
      }),
    ).toBe(1);
    const [survivor, duplicate] =
      done?.body.id === hex(pair.survivor)
        ? [pair.survivor, pair.duplicate]
        : [pair.duplicate, pair.survivor];
    expect((await merge({ survivor, duplicate })).status).toBe(200);
  });

  it.each([['survivor'], ['duplicate']] as const)(
    'is refused if another user changed the %s meanwhile, and shows the present state',
    async (side) => {
      const pair = await twins();
      await lead.patch(`/candidates/${hex(pair[side])}/contact-information`, {
        version: 1,
        changes: { city: 'Faro' },
      });
      const { status, body } = await merge(pair);
      expect(status).toBe(409);
      expect(body.error).toMatchObject({
        code: 'VERSION_CONFLICT',
        context: { current: { id: hex(pair[side]), city: 'Faro' } },
      });
      expect((await read(pair.duplicate)).status).toBe(200);
    },
  );

  it('is refused for two logins, two contracts, oneself, and candidates who forbade contact', async () => {
    const refusal = async (pair: { survivor: Candidate; duplicate: Candidate }) =>
      (await merge(pair)).body.error.code;
    expect(
      await refusal(
        await twins({ userId: new Types.ObjectId() }, { userId: new Types.ObjectId() }),
      ),
    ).toBe('MERGE_TWO_LOGINS');
    const placed = await twins();
    await createPlacement(placed.survivor._id);
    await createPlacement(placed.duplicate._id);
    expect(await refusal(placed)).toBe('MERGE_TWO_CONTRACTS');
    const asked = await twins({}, { status: 'do_not_contact' });
    expect(await refusal(asked)).toBe('CANDIDATE_DO_NOT_CONTACT');
    expect(
      (await merge({ survivor: asked.duplicate, duplicate: asked.survivor })).body.status,
    ).toBe('do_not_contact');
    const { survivor } = await twins();
    expect(await refusal({ survivor, duplicate: survivor })).toBe('VALIDATION_FAILED');
  });

  it.each([['recruiter'], ['account_manager'], ['vetter'], ['staff_viewer']] as const)(
    'is refused to a %s',
    async (role) => {
      const as = await signInAs(test, role);
      const pair = await twins({ vetterIds: [as.user._id] }, { vetterIds: [as.user._id] });
      expect((await merge(pair, {}, as)).body.error.code).toBe('FORBIDDEN');
    },
  );
});

describe('undoing a merge', () => {
  it('restores both records, and keeps what was written on the survivor since', async () => {
    const pair = await twins(
      { email: 'before@people.test', headline: 'React engineer', city: 'Lisbon' },
      {
        email: 'after@people.test',
        headline: 'Staff engineer',
        city: 'Porto',
        openTo: ['full_time_contract'],
      },
    );
    const { survivor, duplicate } = pair;
    const merged = await merge(pair, {
      choices: { email: 'duplicate', headline: 'duplicate', place: 'duplicate' },
    });
    await createNote(survivor, lead.user._id);
    await lead.patch(`/candidates/${hex(survivor)}/contact-information`, {
      version: merged.body.version,
      changes: { headline: 'Principal engineer' },
    });
    const { status, body } = await unmerge(survivor);
    expect(status).toBe(200);
    expect(body.survivor).toMatchObject({
      headline: 'Principal engineer',
      city: 'Lisbon',
      contact: { email: 'before@people.test', contacts: [] },
      availability: { openTo: [] },
      counts: { notes: 1 },
    });
    const back = await read(duplicate);
    expect(back.status).toBe(200);
    expect(back.body).toMatchObject({
      headline: 'Staff engineer',
      city: 'Porto',
      contact: { email: 'after@people.test' },
    });
    expect((await lead.get(`/candidates/${hex(survivor)}/duplicates`)).body.merges).toEqual([]);
    // Merging them again is a new merge.
    const again = await merge({
      survivor: await stored(survivor),
      duplicate: await stored(duplicate),
    });
    expect(again.status).toBe(200);
  });

  it('ends after seven days, when only the redirect of the duplicate is kept', async () => {
    const pair = await twins({}, { firstName: 'Agnes', email: 'agnes@people.test' });
    await merge(pair);
    const later = new Date(Date.now() + limits.merge.undo + 60_000);
    const kept = await CandidateMergeModel.findOne({ duplicateId: pair.duplicate._id });
    expect(await forgetOldMerges(new AbortController().signal, later)).toBeGreaterThan(0);
    const { status, body } = await lead.post(`/candidates/${hex(pair.survivor)}/actions/unmerge`, {
      mergeId: kept?._id.toHexString(),
    });
    expect([status, body.error.code]).toEqual([410, 'MERGE_UNDO_EXPIRED']);
    const left = JSON.stringify(await stored(pair.duplicate));
    expect(left).not.toContain('Agnes');
    expect(left).not.toContain('agnes@people.test');
    expect((await read(pair.duplicate)).body.error.code).toBe('CANDIDATE_MERGED');
  });
});
