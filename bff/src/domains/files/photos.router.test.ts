import { limits } from '@muster/contracts';
import sharp from 'sharp';
import { Types } from 'mongoose';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { ApplicationModel } from '../../records/applications/application.model.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { CompanyModel } from '../../records/companies/company.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createSubmitted } from '../applications/client/client-scene.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { pdfBytes } from './file.fixtures.ts';
import { FileModel } from './file.model.ts';
import { purgeFiles } from './files.jobs.ts';
import { pictureBytes, putPhoto } from './photo.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let manager: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  manager = await signInAs(test, 'account_manager');
});
afterAll(() => test.close());

/** Returns the address after `/api/v1`. */
const within = (photo: string) => photo.replace('/api/v1', '');

const colourAt = async (bytes: Buffer, share: number) => {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * share)) * 3;
  return (data[at] ?? 0) > 128 ? 'orange' : 'blue';
};

const setOwn = async (person: SignedIn, bytes: Buffer, crop = '') => {
  const { version } = (await person.get('/me')).body as { version: number };
  return putPhoto(test, person, `/me/photo?version=${version}${crop}`, bytes);
};

describe('the photo of an account', () => {
  it('is cropped to a square, in two sizes without metadata, and cached by the browser', async () => {
    const taken = await sharp(await pictureBytes(1200, 600))
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .jpeg()
      .toBuffer();
    expect(taken.includes('Secret place')).toBe(true);
    const set = await setOwn(recruiter, taken);
    expect(set.status).toBe(200);
    const { photo } = set.body as { photo: string };
    const large = await manager.get(`${within(photo)}?size=large`);
    expect([large.status, large.headers['content-type'], large.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      expect.stringMatching(/^private, max-age=\d+, immutable/),
    ]);
    const shown = await sharp(large.body as Buffer).metadata();
    expect([shown.format, shown.width, shown.height]).toEqual(['webp', 512, 512]);
    expect((large.body as Buffer).includes('Secret place')).toBe(false);
    const small = await sharp((await manager.get(within(photo))).body as Buffer).metadata();
    expect([small.format, small.width, small.height]).toEqual(['webp', 96, 96]);
    // The centre of the picture: blue on the left, orange on the right.
    expect(await colourAt(large.body as Buffer, 0.25)).toBe('blue');
    expect(await colourAt(large.body as Buffer, 0.75)).toBe('orange');
  });

  it('is the selected part, and appears with the name', async () => {
    const set = await setOwn(recruiter, await pictureBytes(), '&left=0.5&top=0&side=1');
    const { body } = await recruiter.get(`${within(String(set.body.photo))}?size=large`);
    expect(await colourAt(body as Buffer, 0.1)).toBe('orange');
    // The metadata says that the camera was held upright: the left of the bytes is the top of the
    // picture.
    const upright = await sharp(await pictureBytes())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const below = await setOwn(recruiter, upright, '&left=0&top=0.5&side=1');
    const shown = await recruiter.get(`${within(String(below.body.photo))}?size=large`);
    expect(await colourAt(shown.body as Buffer, 0.25)).toBe('orange');
    const { photo } = below.body as { photo: string };
    const session = (await recruiter.get('/auth/session')).body as { user: { photo: string } };
    expect(session.user.photo).toBe(photo);
    const candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
    const record = await manager.get(`/candidates/${candidate._id.toHexString()}`);
    expect(record.body.owner).toMatchObject({ id: recruiter.user._id.toHexString(), photo });
  });

  it('replaces the previous photo, which is deleted; removing leaves none', async () => {
    const first = (await setOwn(recruiter, await pictureBytes())).body as { photo: string };
    const second = (await setOwn(recruiter, await pictureBytes())).body as {
      photo: string;
      version: number;
    };
    expect((await recruiter.get(within(first.photo))).status).toBe(404);
    const removed = await recruiter.post('/me/photo/actions/remove', { version: second.version });
    expect([removed.status, removed.body.photo]).toEqual([200, undefined]);
    expect((await recruiter.get(within(second.photo))).status).toBe(404);
    await purgeFiles(new AbortController().signal);
    expect(await FileModel.countDocuments({ name: 'photo.webp' })).toBe(0);
    const noted = await AuditEventModel.find({
      entityId: recruiter.user._id.toHexString(),
    }).lean();
    expect(noted.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.set_photo', 'user.remove_photo']),
    );
  });

  it('is refused if it is no picture, broken or too large, or if a newer one exists', async () => {
    const png = await pictureBytes();
    const refused = async (bytes: Buffer) => {
      const { status, body } = await setOwn(recruiter, bytes);
      return [status, body.error.code, body.error.context];
    };
    const notTaken = 'ATTACHMENT_TYPE_NOT_ALLOWED';
    expect(await refused(pdfBytes())).toEqual([422, notTaken, { reason: 'not_accepted' }]);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await refused(svg)).toEqual([422, notTaken, { reason: 'not_accepted' }]);
    expect(await refused(png.subarray(0, 200))).toEqual([422, notTaken, { reason: 'damaged' }]);
    const most = limits.file.image;
    const tooMuch = Buffer.concat([png, Buffer.alloc(most)]);
    expect(await refused(tooMuch)).toEqual([413, 'ATTACHMENT_TOO_LARGE', { most }]);
    const { version } = (await setOwn(recruiter, png)).body as { version: number };
    const late = await putPhoto(test, recruiter, `/me/photo?version=${version - 1}`, png);
    expect(late.body.error.code).toBe('VERSION_CONFLICT');
  });

  it('is visible to colleagues and to the people they work for, not to people of others', async () => {
    const company = await createCompany();
    const client = (companyId: Types.ObjectId) =>
      signInAs(test, 'client_admin', { assignment: { companyId } });
    const mine = await client(company._id);
    const peer = await client(company._id);
    const stranger = await client(new Types.ObjectId());
    const candidateId = (await createCandidateRecord())._id;
    const person = await signInAs(test, 'candidate', { assignment: { candidateId } });
    const photoOf = async (who: SignedIn) =>
      within(((await setOwn(who, await pictureBytes())).body as { photo: string }).photo);
    const ofClient = await photoOf(mine);
    const statuses = async (address: string, readers: SignedIn[]) =>
      Promise.all(readers.map(async (reader) => (await reader.get(address)).status));
    const readers = [recruiter, mine, peer, stranger, person];
    expect(await statuses(ofClient, readers)).toEqual([200, 200, 200, 404, 404]);
    expect(await statuses(await photoOf(recruiter), readers)).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(await photoOf(person), readers)).toEqual([200, 404, 404, 404, 200]);
  });
});

describe('the photo of a candidate', () => {
  const setOn = async (who: SignedIn, id: Types.ObjectId) => {
    const candidate = await CandidateModel.findById(id).lean();
    const address = `/candidates/${id.toHexString()}/photo?version=${candidate?.version ?? 0}`;
    return putPhoto(test, who, address, await pictureBytes());
  };

  it('is set by staff with the right, and shown on the record and in the list', async () => {
    const { _id, number } = await createCandidateRecord();
    expect((await setOn(manager, _id)).status).toBe(403);
    const set = await setOn(recruiter, _id);
    expect(set.status).toBe(200);
    const photo = set.body.photo as string;
    expect((await manager.get(within(photo))).status).toBe(200);
    const list = await manager.get(`/candidates?q=${number}`);
    expect(list.body.data).toMatchObject([{ number, photo }]);
    const activity = await recruiter.get(`/candidates/${_id.toHexString()}/activity`);
    expect(activity.text).toContain('set_photo');
    const { version } = set.body as { version: number };
    const remove = `/candidates/${_id.toHexString()}/photo/actions/remove`;
    expect((await recruiter.post(remove, { version })).body.photo).toBeUndefined();
    expect((await manager.get(within(photo))).status).toBe(404);
  });

  it('is hidden with a private record', async () => {
    const { _id } = await createCandidateRecord({ ownerUserId: recruiter.user._id });
    const { photo } = (await setOn(recruiter, _id)).body as { photo: string };
    await CandidateModel.updateOne({ _id }, { $set: { isPrivate: true } });
    expect((await recruiter.get(within(photo))).status).toBe(200);
    expect((await manager.get(within(photo))).status).toBe(404);
    const other = await signInAs(test, 'recruiter');
    expect((await setOn(other, _id)).status).toBe(404);
  });

  it('can be set, seen and removed by the candidate', async () => {
    const { _id } = await createCandidateRecord({ status: 'active' });
    const person = await signInAs(test, 'candidate', { assignment: { candidateId: _id } });
    const { version } = (await person.get('/me/profile')).body as { version: number };
    const address = `/me/profile/photo?version=${version}`;
    const set = await putPhoto(test, person, address, await pictureBytes());
    expect(set.status).toBe(200);
    const profile = set.body as { photo: string; version: number };
    expect((await person.get(within(profile.photo))).status).toBe(200);
    const byStaff = `/candidates/${_id.toHexString()}/photo/${profile.photo.split('/').at(-1) ?? ''}`;
    expect((await recruiter.get(byStaff)).status).toBe(200);
    expect((await person.get(byStaff)).status).toBe(403);
    const removed = await person.post('/me/profile/photo/actions/remove', {
      version: profile.version,
    });
    expect([removed.status, removed.body.photo]).toEqual([200, undefined]);
  });

  it('is part of the data export, and deleted when the person is erased', async () => {
    const admin = await signInAs(test, 'admin');
    const owner = await signInAs(test, 'owner');
    const { _id, number } = await createCandidateRecord({ email: 'face@people.test' });
    const { photo, version } = (await setOn(recruiter, _id)).body as {
      photo: string;
      version: number;
    };
    const id = _id.toHexString();
    const passport = await admin
      .get(`/candidates/${id}/data-passport`)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });
    expect((passport.body as Buffer).includes('files/photo.webp')).toBe(true);
    const asked = await admin.post(`/candidates/${id}/actions/anonymise`, {
      version,
      reason: 'Asked for it on the phone.',
      confirmNumber: number,
    });
    const approve = `/approvals/${String(asked.body.approvalId)}/actions/approve`;
    expect((await owner.post(approve, { version: 1 })).body).toMatchObject({ status: 'approved' });
    expect((await admin.get(within(photo))).status).toBe(404);
    await purgeFiles(new AbortController().signal);
    expect(await FileModel.exists({ _id: photo.split('/').at(-1) })).toBeNull();
  });

  it('is shown to a client after submission, but not while names are hidden', async () => {
    const company = await createCompany();
    const job = await createJob({ companyId: company._id });
    const client = await signInAs(test, 'client_admin', {
      assignment: { companyId: company._id },
    });
    const { _id: candidateId } = await createCandidateRecord();
    const { photo } = (await setOn(recruiter, candidateId)).body as { photo: string };
    expect((await client.get(within(photo))).status).toBe(403);
    const fileId = photo.split('/').at(-1) ?? '';
    const application = await createSubmitted({
      job,
      ownerUserId: recruiter.user._id,
      candidate: { photoFileId: new Types.ObjectId(fileId) },
    });
    const address = `/client/candidates/${application._id.toHexString()}`;
    const seen = async () => {
      const record = await client.get(address);
      const list = await client.get('/client/candidates');
      const picture = await client.get(`${address}/photo/${fileId}`);
      return [record.body.photo, list.body.data[0].photo, picture.status];
    };
    const shown = `/api/v1${address}/photo/${fileId}`;
    expect(await seen()).toEqual([shown, shown, 200]);
    await CompanyModel.updateOne({ _id: company._id }, { $set: { blindSubmission: true } });
    expect(await seen()).toEqual([undefined, undefined, 404]);
    await ApplicationModel.updateOne(
      { _id: application._id },
      { $set: { clientDecision: 'interview' } },
    );
    expect(await seen()).toEqual([shown, shown, 200]);
    const stranger = await signInAs(test, 'client_admin', {
      assignment: { companyId: (await createCompany())._id },
    });
    expect((await stranger.get(`${address}/photo/${fileId}`)).status).toBe(404);
  });
});
