import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { createSkill } from '../skills/skill.fixtures.ts';
import {
  createCv,
  createReview,
  jobProposal,
  proposalOf,
  readCvOf,
  readWaiting,
  reviewOf,
} from './cv-reading.fixtures.ts';
import { ExtractionReviewModel } from './extraction-review.model.ts';

let test: TestApp;
let recruiter: SignedIn;
let candidate: Candidate;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  await createSkill('React');
  await createSkill('TypeScript');
});
afterAll(() => test.close());
beforeEach(async () => {
  await ExtractionReviewModel.deleteMany({});
  candidate = await createCandidateRecord({
    firstName: 'Inês',
    lastName: 'Duarte',
    phone: null,
  });
});

const stored = async () => {
  const found = await CandidateModel.findById(candidate._id).lean();
  if (!found) throw new Error('The candidate is gone');
  return found;
};
const decide = (id: string, version: number, decisions: object[]) =>
  recruiter.patch(`/extraction-reviews/${id}`, { version, decisions });
const act = (id: string, action: string, body: object) =>
  recruiter.post(`/extraction-reviews/${id}/actions/${action}`, body);

describe('from a CV to the profile', () => {
  it('writes only what was accepted or edited, and nothing before that', async () => {
    const cv = await createCv(candidate);
    const review = await readCvOf(recruiter, cv);
    expect(review).toMatchObject({ status: 'ready', engine: 'local', failure: null });
    expect((await stored()).experience).toEqual([]);

    const job = proposalOf(review, 'experience', 'Brightwave');
    const former = proposalOf(review, 'experience', 'Nordlys');
    const skill = proposalOf(review, 'skill', 'TypeScript');
    const phone = proposalOf(review, 'contact', '912');
    const { body: decided } = await decide(review.id, review.version, [
      { id: job.id, kind: 'experience', decision: 'accepted' },
      {
        id: former.id,
        kind: 'experience',
        decision: 'edited',
        fields: { ...former.fields, title: 'Web developer' },
      },
      { id: skill.id, kind: 'skill', decision: 'accepted' },
      { id: phone.id, kind: 'contact', decision: 'rejected' },
    ]).expect(200);
    expect(decided).toMatchObject({ status: 'in_review' });
    expect((await stored()).experience).toEqual([]);

    const { body: applied } = await act(review.id, 'apply', {
      version: decided.version,
      candidateVersion: decided.candidateVersion,
    }).expect(200);
    expect(applied).toMatchObject({ status: 'applied', allowedActions: ['undo'] });
    const after = await stored();
    expect(after.experience).toMatchObject([
      { companyName: 'Brightwave', startMonth: '2021-03', endMonth: null, source: 'cv_review' },
      { title: 'Web developer', startMonth: '2018-01', endMonth: '2021-02' },
    ]);
    // The skill has no rating.
    expect(after.skills).toMatchObject([{ source: 'cv', level: null }]);
    expect(after.phone).toBeNull();
    expect(
      await AuditEventModel.countDocuments({
        entityId: candidate._id.toHexString(),
        action: 'candidate.apply_cv',
      }),
    ).toBe(1);
  });

  it('quotes lines of the document for every proposal', async () => {
    const review = await readCvOf(recruiter, await createCv(candidate));
    expect(review.proposals.length).toBeGreaterThan(8);
    const numbers = new Set(review.document?.lines.map(({ number }) => number));
    for (const { source } of review.proposals) {
      expect(numbers).toContain(source.from);
      expect(numbers).toContain(source.to);
    }
  });

  it('recognises what the profile has, and updates an entry instead of duplicating it', async () => {
    await recruiter
      .patch(`/candidates/${candidate._id.toHexString()}/experience`, {
        version: candidate.version,
        experience: {
          upsert: [{ companyName: 'Brightwave GmbH', title: 'Engineer', startMonth: '2021-03' }],
        },
      })
      .expect(200);
    const review = await createReview(candidate);
    const shown = await reviewOf(recruiter, { _id: review.attachmentId });
    expect(shown.proposals[0]).toMatchObject({
      relation: 'update',
      existing: { companyName: 'Brightwave GmbH', title: 'Engineer' },
    });
    const { body } = await decide(shown.id, shown.version, [
      { id: shown.proposals[0]?.id, kind: 'experience', decision: 'accepted' },
    ]).expect(200);
    await act(shown.id, 'apply', {
      version: body.version,
      candidateVersion: body.candidateVersion,
    }).expect(200);
    expect((await stored()).experience).toMatchObject([
      { companyName: 'Brightwave', title: 'Senior Engineer' },
    ]);
    expect((await reviewOf(recruiter, { _id: review.attachmentId })).proposals[0]).toMatchObject({
      relation: 'same',
    });
  });

  it('refuses everything if one entry lacks a value, and names the field', async () => {
    const proposals = [jobProposal(), jobProposal()];
    Object.assign(proposals[1]?.fields ?? {}, { startMonth: null, companyName: 'Nordlys' });
    const review = await createReview(candidate, { proposals });
    const { body } = await decide(
      review._id.toHexString(),
      review.version,
      proposals.map(({ _id, kind }) => ({ id: _id.toHexString(), kind, decision: 'accepted' })),
    ).expect(200);
    expect(body.proposals[1].problems).toContainEqual({ path: 'startMonth', code: 'REQUIRED' });
    const { body: refused } = await act(review._id.toHexString(), 'apply', {
      version: body.version,
      candidateVersion: body.candidateVersion,
    }).expect(422);
    expect(refused.error.fields).toMatchObject([
      { path: 'proposals[1].fields.startMonth', code: 'REQUIRED' },
    ]);
    expect((await stored()).experience).toEqual([]);
  });
});

describe("another person's CV", () => {
  const begin = async (person: Partial<Candidate>) => {
    candidate = await createCandidateRecord(person);
    const review = await readCvOf(recruiter, await createCv(candidate));
    const job = proposalOf(review, 'experience', 'Brightwave');
    const { body } = await decide(review.id, review.version, [
      { id: job.id, kind: 'experience', decision: 'accepted' },
    ]).expect(200);
    return { ...body, candidateVersion: candidate.version } as typeof review;
  };
  const write = ({ id, version, candidateVersion }: Awaited<ReturnType<typeof begin>>, more = {}) =>
    act(id, 'apply', { version, candidateVersion, ...more });

  it('is recognised by name and mail address, and written only after confirmation', async () => {
    const review = await begin({ firstName: 'Marta', lastName: 'Kowalska' });
    expect(review.identity).toBe('mismatch');
    const { body } = await write(review).expect(422);
    expect(body.error.code).toBe('CV_PERSON_MISMATCH');
    expect((await stored()).experience).toEqual([]);
    await write(review, { personConfirmed: true }).expect(200);
    expect((await stored()).experience).toHaveLength(1);
  });

  it.each([
    ['the address is theirs', { lastName: 'Other', email: 'ines.duarte@example.com' }, 'match'],
    ['both names fit', { firstName: 'Ines', lastName: 'Duarte' }, 'match'],
    ['a namesake has another address', { firstName: 'Inês', lastName: 'Prado' }, 'mismatch'],
  ])('%s', async (_, { email, ...names }: Partial<Candidate>, identity) => {
    const mail = email ? { email, emailNorm: email } : {};
    expect(await begin({ ...names, ...mail })).toMatchObject({ identity });
  });
});

describe('undoing a CV review', () => {
  const applied = async () => {
    const review = await createReview(candidate, {
      proposals: [jobProposal({ decision: 'accepted' })],
    });
    const { body } = await act(review._id.toHexString(), 'apply', {
      version: review.version,
      candidateVersion: candidate.version,
    }).expect(200);
    return body;
  };

  it('removes what was written, and keeps what others wrote beside it', async () => {
    const review = await applied();
    await recruiter
      .patch(`/candidates/${candidate._id.toHexString()}/contact-information`, {
        version: (await stored()).version,
        changes: { city: 'Braga' },
      })
      .expect(200);
    const { body } = await act(review.id, 'undo', { version: review.version }).expect(200);
    expect(body).toMatchObject({ status: 'in_review', appliedAt: null });
    expect(await stored()).toMatchObject({ experience: [], city: 'Braga' });
  });

  it('is impossible once a user has changed these parts', async () => {
    const review = await applied();
    const { experience, version } = await stored();
    const [entry] = experience;
    await recruiter
      .patch(`/candidates/${candidate._id.toHexString()}/experience`, {
        version,
        experience: {
          upsert: [
            {
              id: entry?._id.toHexString(),
              companyName: 'Brightwave',
              title: 'Staff engineer',
              startMonth: '2021-03',
            },
          ],
        },
      })
      .expect(200);
    const { body } = await act(review.id, 'undo', { version: review.version }).expect(409);
    expect(body.error.code).toBe('VERSION_CONFLICT');
    expect((await stored()).experience).toMatchObject([{ title: 'Staff engineer' }]);
    const { body: shown } = await recruiter.get(`/extraction-reviews/${review.id}`).expect(200);
    expect(shown.allowedActions).toEqual([]);
  });
});

describe('deciding on proposals', () => {
  it('merges decisions of two people on different proposals', async () => {
    const proposals = [jobProposal(), jobProposal()];
    const review = await createReview(candidate, { proposals });
    const ids = proposals.map(({ _id }) => _id.toHexString());
    const one = (id: string | undefined, decision: string) => [
      { id, kind: 'experience', decision },
    ];
    await decide(review._id.toHexString(), 1, one(ids[0], 'accepted')).expect(200);
    const { body } = await decide(review._id.toHexString(), 1, one(ids[1], 'rejected')).expect(200);
    expect(body.proposals.map((proposal: { decision: string }) => proposal.decision)).toEqual([
      'accepted',
      'rejected',
    ]);
    const late = await decide(review._id.toHexString(), 1, one(ids[0], 'rejected')).expect(409);
    expect(late.body.error.code).toBe('VERSION_CONFLICT');
  });

  it('ends with the review', async () => {
    const review = await createReview(candidate, { status: 'dismissed' });
    const { body } = await decide(review._id.toHexString(), 1, [
      { id: review.proposals[0]?._id.toHexString(), kind: 'experience', decision: 'accepted' },
    ]).expect(409);
    expect(body.error.code).toBe('EXTRACTION_CLOSED');
  });

  it('is closed to users who may not change experience', async () => {
    const review = await createReview(candidate);
    const path = `/extraction-reviews/${review._id.toHexString()}`;
    for (const role of ['account_manager', 'finance_hr', 'staff_viewer'] as const)
      await (await signInAs(test, role)).get(path).expect(403);
    const hidden = await createCandidateRecord({ isPrivate: true });
    const other = await createReview(hidden);
    await recruiter.get(`/extraction-reviews/${other._id.toHexString()}`).expect(404);
  });
});

describe('reading a CV', () => {
  const extract = (id: string) => recruiter.post(`/attachments/${id}/actions/extract`);

  it('is started once for several simultaneous requests', async () => {
    const cv = await createCv(candidate);
    const id = cv._id.toHexString();
    const answers = await Promise.all([extract(id), extract(id), extract(id)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await Promise.all([readWaiting(), readWaiting()]);
    expect(await ExtractionReviewModel.find({ attachmentId: cv._id }).lean()).toMatchObject([
      { status: 'ready', attempts: 1, holder: null },
    ]);
  });

  it('restarts after a process died, and gives up after three attempts', async () => {
    const held = { status: 'queued', holder: 'dead', heldUntil: new Date(0) } as const;
    const cv = await createCv(candidate);
    await createReview(candidate, { ...held, attachmentId: cv._id, attempts: 1, proposals: [] });
    await readWaiting();
    expect(await reviewOf(recruiter, cv)).toMatchObject({ status: 'ready' });

    const other = await createCv(candidate);
    await createReview(candidate, { ...held, attachmentId: other._id, attempts: 3, proposals: [] });
    await readWaiting();
    const failed = await reviewOf(recruiter, other);
    expect(failed).toMatchObject({ status: 'failed', failure: 'INTERRUPTED' });
    await act(failed.id, 'retry', { version: failed.version }).expect(200);
    await readWaiting();
    expect(await reviewOf(recruiter, other)).toMatchObject({ status: 'ready', failure: null });
  });

  it('reports a file without text, and accepts only CVs', async () => {
    const empty = await createCv(candidate, { text: '   ' });
    const scan = await readCvOf(recruiter, empty);
    expect(scan.status === 'failed' || scan.proposals.length === 0).toBe(true);
    const diploma = await createCv(candidate, { type: 'diploma' });
    const { body } = await extract(diploma._id.toHexString()).expect(422);
    expect(body.error.code).toBe('ATTACHMENT_TYPE_NOT_ALLOWED');
  });
});
