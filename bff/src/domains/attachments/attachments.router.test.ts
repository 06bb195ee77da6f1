import { limits, type AttachmentCreate } from '@muster/contracts';
import { Types } from 'mongoose';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { systemContext, transact, type Tx } from '../../db/unit-of-work.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, signInUser, type SignedIn } from '../../testing/sign-in.ts';
import { submitCandidate } from '../applications/client/client-scene.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { DuplicateHintModel } from '../duplicates/duplicate-hint.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { CompanyModel, type Company } from '../../records/companies/company.model.ts';
import { pdfBytes, uploaded } from '../files/file.fixtures.ts';
import { FileModel } from '../files/file.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { personalAttachments } from './attachment-personal.ts';
import { createAttachment } from './attachment.fixtures.ts';
import {
  AttachmentModel,
  AttachmentTextModel,
} from '../../records/attachments/attachment.model.ts';
import { recordOlderCvs, remindOfExpiry } from './attachments.jobs.ts';

let test: TestApp;
let recruiter: SignedIn;
let admin: SignedIn;
let person: SignedIn;
let client: SignedIn;
let company: Company;
let candidate: Candidate;
let count = 0;

beforeAll(async () => {
  test = await createTestApp();
  company = await createCompany({ name: 'Northwind Rail' });
  [recruiter, admin, client] = await Promise.all([
    signInAs(test, 'recruiter'),
    signInAs(test, 'admin'),
    signInAs(test, 'client_admin', { assignment: { companyId: company._id } }),
  ]);
});
afterAll(() => test.close());
beforeEach(async () => {
  candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
  person = await signInAs(test, 'candidate', { assignment: { candidateId: candidate._id } });
});

const of = () => `/candidates/${candidate._id.toHexString()}/attachments`;
async function attach(
  body: Partial<AttachmentCreate> = {},
  {
    agent = recruiter,
    bytes = pdfBytes(`Senior engineer with Go and React, page ${(count += 1)}`),
    name = 'cv.pdf',
  } = {},
) {
  const file = await uploaded(test, agent, name, bytes);
  const path = agent === person ? '/me/attachments' : of();
  return agent.post(path, { fileId: file.id, type: 'cv', ...body });
}
const attached = async (...args: Parameters<typeof attach>) => {
  const { status, body } = await attach(...args);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.attachment;
};
const submitTo = async (companyId: Types.ObjectId, fileIds: readonly string[] = []) =>
  submitCandidate(candidate, {
    job: await createJob({ companyId }),
    ownerUserId: recruiter.user._id,
    view: { files: fileIds.map((id) => ({ id, type: 'cv', title: 'CV' })) },
  });
const codeOf = ({ body }: { body: { error?: { code: string } } }) => body.error?.code;

describe('adding a file', () => {
  it('makes the first CV the main one, which counts in the profile', async () => {
    const before = await CandidateModel.findById(candidate._id).lean();
    const { body } = await attach();
    expect(body).toMatchObject({
      already: false,
      attachment: {
        type: 'cv',
        visibility: 'internal',
        title: 'cv.pdf',
        isPrimary: true,
        uploadedByKind: 'staff',
        uploadedBy: { id: recruiter.userId },
      },
    });
    const after = await CandidateModel.findById(candidate._id).lean();
    expect(after?.profileCompleteness).toBeGreaterThan(before?.profileCompleteness ?? 100);
    const second = await attached({ primary: true });
    const { body: list } = await recruiter.get(of()).expect(200);
    expect(list.data.map(({ isPrimary }: { isPrimary: boolean }) => isPrimary)).toEqual([
      true,
      false,
    ]);
    expect(list.data[0].id).toBe(second.id);
  });

  it('reports a possible duplicate if two records have the same CV', async () => {
    const named = (lastName: string) =>
      createCandidateRecord({ lastName, ownerUserId: recruiter.user._id });
    const first = await named('Ledgerman');
    candidate = first;
    const bytes = pdfBytes('Ten years of ledgers');
    await attached({}, { bytes });
    candidate = await named('Otherwise');
    const again = await attached({}, { bytes });
    const pairs = async () => {
      await test.runEvents();
      const { body } = await recruiter.get(`/candidates/${first._id.toHexString()}/duplicates`);
      return body.pairs;
    };
    expect(await pairs()).toMatchObject([{ signals: ['cv_hash'], score: 90 }]);
    await recruiter
      .post(`/attachments/${again.id}/actions/set-type`, { version: again.version, type: 'other' })
      .expect(200);
    expect(await pairs()).toEqual([]);
  });

  it('reports a duplicate even for a CV stored before such checks existed', async () => {
    const bytes = pdfBytes('Twelve years of warehouses');
    const lain = { number: { $in: [] as string[] } };
    for (const lastName of ['Earlier', 'Elsewhere']) {
      candidate = await createCandidateRecord({ lastName, ownerUserId: recruiter.user._id });
      lain.number.$in.push(candidate.number);
      await attached({}, { bytes });
    }
    await test.runEvents();
    await CandidateModel.collection.updateMany(lain, {
      $unset: { cvHashes: '' },
      $pull: { identityKeys: /^cv_hash:/ as never },
    });
    await DuplicateHintModel.deleteMany({ signals: 'cv_hash' });
    const pairs = async () => {
      await test.runEvents();
      const { body } = await recruiter.get(`/candidates/${candidate._id.toHexString()}/duplicates`);
      return body.pairs;
    };
    const before = await CandidateModel.find(lain).sort({ _id: 1 }).lean();
    const running = new AbortController().signal;
    const stopped = new AbortController();
    stopped.abort();
    expect(await pairs()).toEqual([]);
    expect(await recordOlderCvs(stopped.signal)).toBe(0);
    expect(await recordOlderCvs(running)).toBe(2);
    expect(await pairs()).toMatchObject([{ signals: ['cv_hash'], score: 90 }]);
    const after = await CandidateModel.find(lain).sort({ _id: 1 }).lean();
    const seen = ({ version, lastActivityAt, updatedAt }: Candidate) => ({
      version,
      lastActivityAt,
      updatedAt,
    });
    expect(after.map(seen)).toEqual(before.map(seen));
    expect(await recordOlderCvs(running)).toBe(0);
  });

  it('uses an upload once, and only for the record it was uploaded for', async () => {
    const file = await uploaded(test, recruiter);
    const stranger = await admin.post(of(), { fileId: file.id, type: 'cv' });
    expect(stranger.status).toBe(404);
    await recruiter.post(of(), { fileId: file.id, type: 'cv' }).expect(201);
    const other = await createCandidateRecord();
    const again = await recruiter.post(`/candidates/${other._id.toHexString()}/attachments`, {
      fileId: file.id,
      type: 'cv',
    });
    expect(again.status).toBe(404);
  });

  it('returns the present attachment when the same file arrives twice', async () => {
    const bytes = pdfBytes('The same');
    const first = await attached({}, { bytes });
    const { body } = await attach({ type: 'other' }, { bytes });
    expect(body).toMatchObject({ already: true, attachment: { id: first.id, type: 'cv' } });
    expect(await AttachmentModel.countDocuments({ ownerId: candidate._id })).toBe(1);
  });

  it('does not reveal a file to users who may not see it', async () => {
    const bytes = pdfBytes('Internal');
    await attached({ type: 'reference_letter', visibility: 'internal' }, { bytes });
    const { body } = await attach({ type: 'other' }, { agent: person, bytes });
    expect(body.already).toBe(false);
  });

  it('stops at fifty files, even with two requests at once', async () => {
    await Promise.all(
      Array.from({ length: limits.attachment.perRecord - 1 }, () =>
        AttachmentModel.create({
          ownerType: 'candidate',
          ownerId: candidate._id,
          fileId: new Types.ObjectId(),
          sha256: new Types.ObjectId().toHexString(),
          type: 'other',
          visibility: 'internal',
          title: 'Paper',
          uploadedByKind: 'staff',
        }),
      ),
    );
    const answers = await Promise.all([attach(), attach()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.map(codeOf)).toContain('TOO_MANY_ATTACHMENTS');
  });

  it.each([
    ['a PDF as a photo', { type: 'photo' }, 'ATTACHMENT_TYPE_NOT_ALLOWED'],
    [
      'an ID for clients',
      { type: 'id_document', visibility: 'client' },
      'ATTACHMENT_VISIBILITY_FORBIDDEN',
    ],
    [
      'a test result for everyone',
      { type: 'test_result', visibility: 'everyone' },
      'ATTACHMENT_VISIBILITY_FORBIDDEN',
    ],
  ] as const)('refuses %s', async (_what, body, code) => {
    expect(codeOf(await attach(body))).toBe(code);
  });
});

describe('access to a file', () => {
  /** Returns for each reader whether they get a download address, and the content. */
  async function readers(id: string): Promise<Record<string, boolean>> {
    const sees = async (agent: SignedIn) => {
      const { status, body } = await agent.get(`/attachments/${id}/download`);
      if (status !== 200) return false;
      return (await agent.get(body.url.replace('/api/v1', ''))).status === 200;
    };
    const people = { recruiter, person, client };
    const entries = await Promise.all(
      Object.entries(people).map(async ([name, agent]) => [name, await sees(agent)] as const),
    );
    return Object.fromEntries(entries);
  }

  it('follows its visibility at once, for clients only after the submission', async () => {
    const { id, version } = await attached();
    await test.runEvents();
    expect(await readers(id)).toEqual({ recruiter: true, person: false, client: false });
    let current = version as number;
    const show = async (visibility: string) => {
      const { body } = await recruiter
        .post(`/attachments/${id}/actions/set-visibility`, { version: current, visibility })
        .expect(200);
      current = body.version;
    };
    await show('candidate');
    expect(await readers(id)).toEqual({ recruiter: true, person: true, client: false });
    await show('client');
    expect(await readers(id)).toEqual({ recruiter: true, person: true, client: false });
    await submitTo(new Types.ObjectId(), [id]);
    expect((await readers(id))['client']).toBe(false);
    await submitTo(company._id);
    expect((await readers(id))['client']).toBe(false);
    await submitTo(company._id, [id]);
    expect(await readers(id)).toEqual({ recruiter: true, person: true, client: true });
    // In a blind submission, the candidate's own files would reveal them.
    await CompanyModel.updateOne({ _id: company._id }, { $set: { blindSubmission: true } });
    expect((await readers(id))['client']).toBe(false);
    await CompanyModel.updateOne({ _id: company._id }, { $set: { blindSubmission: false } });
    // A previously issued address stops working.
    const { body: address } = await client.get(`/attachments/${id}/download`).expect(200);
    await show('internal');
    await client.get(address.url.replace('/api/v1', '')).expect(404);
    expect(await readers(id)).toEqual({ recruiter: true, person: false, client: false });
  });

  it('is limited to F, A and O for an ID, whose reads are logged', async () => {
    const { id } = await createAttachment(candidate, {
      type: 'id_document',
      visibility: 'internal',
    }).then(({ _id }) => ({ id: _id.toHexString() }));
    await recruiter.get(`/attachments/${id}/download`).expect(404);
    expect((await recruiter.get(of())).body.data).toEqual([]);
    await admin.get(`/attachments/${id}/download`).expect(200);
    expect(await AuditEventModel.countDocuments({ action: 'attachment.read', entityId: id })).toBe(
      1,
    );
  });

  it('shows beforehand who would see it, and what it contains', async () => {
    const { id } = await attached(
      {},
      { bytes: pdfBytes('Write to ines@people.test or call +351 912 345 678') },
    );
    await test.runEvents();
    await submitTo(company._id);
    const { body } = await recruiter.get(`/attachments/${id}/usage`).expect(200);
    expect(body).toEqual({
      usedIn: [],
      blockedBy: null,
      copyStays: false,
      clients: [{ id: company._id.toHexString(), name: 'Northwind Rail' }],
      contactData: { emails: ['ines@people.test'], phones: ['+351 912 345 678'], links: [] },
    });
  });
});

describe('the bytes of a file', () => {
  it('arrive in parts, with safe headers, and only for the session that asked', async () => {
    const bytes = pdfBytes('Ranges');
    const { id } = await attached({}, { bytes, name: 'Inês "CV".pdf' });
    await test.runEvents();
    const { body } = await recruiter.get(`/attachments/${id}/download`).expect(200);
    const url = body.url.replace('/api/v1', '') as string;
    const whole = await recruiter.get(url).buffer(true).expect(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'accept-ranges': 'bytes',
    });
    expect(whole.headers['content-disposition']).toContain('attachment');
    const part = await recruiter.get(url).set('Range', 'bytes=5-9').buffer(true).expect(206);
    expect(part.headers['content-range']).toBe(`bytes 5-9/${bytes.length}`);
    expect((part.body as Buffer).equals(bytes.subarray(5, 10))).toBe(true);
    await recruiter.get(url).set('Range', `bytes=${bytes.length}-`).expect(416);
    const inline = await recruiter.get(`${url}?inline=1`).expect(200);
    expect(inline.headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''In%C3%AAs/);
    // A signature of the same length in characters but different bytes fails like any other.
    await recruiter.get(url.replace(/.(?=\?|$)/, encodeURIComponent('é'))).expect(404);
    const elsewhere = await signInUser(test, recruiter.user, recruiter.assignment);
    await elsewhere.get(url).expect(404);
    await recruiter.get(`${url}x`).expect(404);
  });

  it('stay closed during the check, and for good if something was found', async () => {
    const signature = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
    const { id } = await attached({}, { bytes: Buffer.from(signature), name: 'cv.txt' });
    expect(codeOf(await recruiter.get(`/attachments/${id}/download`).expect(425))).toBe(
      'ATTACHMENT_SCAN_PENDING',
    );
    await test.runEvents();
    expect(codeOf(await recruiter.get(`/attachments/${id}/download`).expect(422))).toBe(
      'ATTACHMENT_BLOCKED',
    );
    const { body } = await recruiter.get(`/attachments/${id}`).expect(200);
    expect(body.file.scan).toBe('blocked');
    expect(body.allowedActions).not.toContain('download');
    expect(
      await NotificationModel.countDocuments({ userId: recruiter.user._id, topic: 'system' }),
    ).toBe(1);
    const { fileId } = (await AttachmentModel.findById(id).lean()) ?? {};
    const gone = await recruiter.delete(`/attachments/${id}`, { version: body.version });
    expect(gone.body.allowedActions).toEqual([]);
    await test.runEvents();
    expect(await FileModel.findById(fileId).lean()).toBeNull();
    const back = await recruiter.post(`/attachments/${id}/actions/restore`, {
      version: gone.body.version,
    });
    expect(codeOf(back)).toBe('RESTORE_EXPIRED');
  });
});

describe('a change of type', () => {
  it('to an ID removes visibility and text, and makes another CV the main one', async () => {
    const first = await attached({ visibility: 'client' });
    const second = await attached({ primary: true, visibility: 'client' });
    await test.runEvents();
    expect(await AttachmentTextModel.countDocuments({ _id: second.id })).toBe(1);
    const { version } = (await recruiter.get(`/attachments/${second.id}`)).body;
    const { body } = await recruiter
      .post(`/attachments/${second.id}/actions/set-type`, { version, type: 'id_document' })
      .expect(200);
    expect(body).toMatchObject({ type: 'id_document', visibility: 'internal', isPrimary: false });
    expect(await AttachmentTextModel.countDocuments({ _id: second.id })).toBe(0);
    expect((await recruiter.get(`/attachments/${first.id}`)).body.isPrimary).toBe(true);
    // The user who changed it may not see IDs.
    await recruiter.get(`/attachments/${second.id}`).expect(404);
  });

  it('is refused if the file does not fit, or if another change was faster', async () => {
    const { id, version } = await attached();
    const photo = { version, type: 'photo' };
    expect(codeOf(await recruiter.post(`/attachments/${id}/actions/set-type`, photo))).toBe(
      'ATTACHMENT_TYPE_NOT_ALLOWED',
    );
    const letter = { version, type: 'cover_letter' };
    await recruiter.post(`/attachments/${id}/actions/set-type`, letter).expect(200);
    const stale = await admin.post(`/attachments/${id}/actions/set-type`, {
      version,
      type: 'contract',
    });
    expect(codeOf(stale)).toBe('VERSION_CONFLICT');
    expect(stale.body.error.context.current.type).toBe('cover_letter');
  });
});

describe('deleting a file', () => {
  it('can be undone; meanwhile the next CV is the main one', async () => {
    const first = await attached();
    const second = await attached();
    const { body: gone } = await recruiter
      .delete(`/attachments/${first.id}`, { version: first.version })
      .expect(200);
    expect(gone.allowedActions).toEqual(['restore']);
    await recruiter.get(`/attachments/${first.id}`).expect(404);
    const { body: list } = await recruiter.get(of()).expect(200);
    expect(list.data).toEqual([expect.objectContaining({ id: second.id, isPrimary: true })]);
    expect(list.removed).toEqual([expect.objectContaining({ id: first.id })]);
    const { body: back } = await recruiter
      .post(`/attachments/${first.id}/actions/restore`, { version: gone.version })
      .expect(200);
    expect(back).toMatchObject({ deletedAt: null, isPrimary: false });
    await test.runEvents();
    await recruiter.get(`/attachments/${first.id}/download`).expect(200);
  });

  it('is reserved to owners of the record if the role says so', async () => {
    const other = await createCandidateRecord();
    const attachment = await createAttachment(other);
    const { status } = await recruiter.delete(`/attachments/${attachment._id.toHexString()}`, {
      version: 1,
    });
    expect(status).toBe(403);
  });
});

describe('a person’s own files', () => {
  const mine = () => person.get('/me/attachments').expect(200);

  it('include their own and shared ones, without the notes of staff', async () => {
    await createAttachment(candidate, { visibility: 'internal', title: 'Kept' });
    await createAttachment(candidate, { visibility: 'client', type: 'agency_cv', title: 'Ours' });
    const { body: created } = await attach({ type: 'id_document' }, { agent: person });
    expect(created.attachment).toMatchObject({ own: true, shownToClients: false });
    const { body } = await mine();
    expect(body.data.map(({ title, own }: Record<string, unknown>) => [title, own])).toEqual([
      ['cv.pdf', true],
      ['Ours', false],
    ]);
    expect(Object.keys(body.data[0])).not.toContain('visibility');
  });

  it('can be read but not changed by a rejected candidate', async () => {
    const mineBefore = await attached({ type: 'portfolio' }, { agent: person });
    await test.runEvents();
    await CandidateModel.updateOne({ _id: candidate._id }, { $set: { status: 'rejected' } });
    const { body } = await mine();
    expect([body.canUpload, body.data[0].allowedActions]).toEqual([false, ['download']]);
    const refused = [
      await attach({}, { agent: person }),
      await person.delete(`/me/attachments/${mineBefore.id}`, { version: mineBefore.version }),
    ];
    expect(refused.map(codeOf)).toEqual(['INVALID_TRANSITION', 'INVALID_TRANSITION']);
  });

  it('cannot be deleted while main CV, or while a client can see them', async () => {
    const cv = await attached({}, { agent: person });
    const refused = await person.delete(`/me/attachments/${cv.id}`, { version: cv.version });
    expect(refused.body.error).toMatchObject({
      code: 'ATTACHMENT_IN_USE',
      context: { where: 'primary' },
    });
    const shown = await createAttachment(candidate, {
      uploadedByKind: 'candidate',
      visibility: 'client',
      type: 'portfolio',
    });
    await submitTo(company._id);
    const looked = await person.delete(`/me/attachments/${shown._id.toHexString()}`, {
      version: 1,
    });
    expect(looked.body.error.context).toEqual({ where: 'submission' });
  });

  it('can be deleted and restored; files from the agency stay', async () => {
    const letter = await attached({ type: 'cover_letter' }, { agent: person });
    const { body: gone } = await person
      .delete(`/me/attachments/${letter.id}`, { version: letter.version })
      .expect(200);
    expect((await mine()).body.removed).toHaveLength(1);
    await person
      .post(`/me/attachments/${letter.id}/actions/restore`, { version: gone.version })
      .expect(200);
    const theirs = await createAttachment(candidate, { visibility: 'candidate' });
    const { status } = await person.delete(`/me/attachments/${theirs._id.toHexString()}`, {
      version: 1,
    });
    expect(status).toBe(403);
  });

  it('can change their type until staff has settled it', async () => {
    const own = await attached({ type: 'other' }, { agent: person });
    const { body: letter } = await person
      .post(`/me/attachments/${own.id}/actions/set-type`, {
        version: own.version,
        type: 'cover_letter',
      })
      .expect(200);
    await recruiter
      .post(`/attachments/${own.id}/actions/set-type`, { version: letter.version, type: 'nda' })
      .expect(200);
    const { body } = await mine();
    expect(body.data[0]).toMatchObject({ type: 'nda', allowedTypes: [] });
    const late = await person.post(`/me/attachments/${own.id}/actions/set-type`, {
      version: body.data[0].version,
      type: 'other',
    });
    expect(late.status).toBe(403);
  });
});

it('reminds of expiring files 30 and 7 days before, once each', async () => {
  await createAttachment(candidate, { type: 'certificate', expiresOn: '2026-06-30' });
  const told = async (on: string) => {
    await remindOfExpiry(new AbortController().signal, on);
    return NotificationModel.countDocuments({ subjectId: candidate._id });
  };
  expect(await told('2026-05-30')).toBe(0);
  expect(await told('2026-05-31')).toBe(1);
  expect(await told('2026-06-01')).toBe(1);
  expect(await told('2026-06-23')).toBe(2);
  expect(await told('2026-06-24')).toBe(2);
  const notice = await NotificationModel.findOne({ subjectId: candidate._id }).lean();
  expect(notice?.title).toBe('A file of {name} ends on 30 Jun 2026');
});

it('files follow a merge and return when it is undone', async () => {
  const other = await createCandidateRecord();
  const [kept, moved] = [candidate._id, other._id];
  const main = await createAttachment(other, { isPrimary: true });
  const twin = await createAttachment(other, { sha256: 'b'.repeat(64), type: 'other' });
  await createAttachment(candidate, { isPrimary: true });
  await createAttachment(candidate, { sha256: 'b'.repeat(64), type: 'other' });
  const move = { from: moved, to: kept };
  const within = <T>(work: (tx: Tx) => Promise<T>) => transact(systemContext('test'), work);
  const { count: going, undo } = await within((tx) => personalAttachments.move(tx, move));
  expect(going).toBe(1);
  const after = await AttachmentModel.findById(main._id).lean();
  expect(after).toMatchObject({ ownerId: kept, isPrimary: false });
  // Duplicates are merged, so this file stays where it was.
  expect((await AttachmentModel.findById(twin._id).lean())?.ownerId).toEqual(moved);
  await within((tx) => personalAttachments.moveBack(tx, move, undo));
  const back = await AttachmentModel.findById(main._id).lean();
  expect(back).toMatchObject({ ownerId: moved, isPrimary: true });
});

it('deletes the bytes with the record', async () => {
  const { id } = await attached();
  const { _id } = candidate;
  expect(await personalAttachments.collect(_id)).toEqual([
    expect.objectContaining({ title: 'cv.pdf', type: 'cv', fileName: 'cv.pdf' }),
  ]);
  await transact(systemContext('test'), (tx) => personalAttachments.erase(tx, _id));
  expect(await AttachmentModel.countDocuments({ _id: id })).toBe(0);
  expect(
    await FileModel.countDocuments({ status: 'released', expiresAt: { $lte: new Date() } }),
  ).toBeGreaterThan(0);
});
