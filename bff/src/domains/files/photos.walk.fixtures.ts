import { Types } from 'mongoose';
import type { PermissionName } from '@muster/contracts';
import { UserModel } from '../../identity/user.model.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import type { Call } from '../../walk/http.fixtures.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import { createSubmitted } from '../applications/client/client-scene.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { storedPicture } from './file.fixtures.ts';
import { pictureBytes } from './photo.fixtures.ts';

/** Returns the rest of the request: the picture, or nothing to remove the photo. */
const sent = async (version: number, isSet: boolean): Promise<Call> =>
  isSet
    ? { query: { version: String(version) }, bytes: await pictureBytes(20, 20) }
    : { body: { version } };

const onOwnAccount = (isSet: boolean): EndpointFixture => ({
  call: async (_world, caller) => {
    const user = await UserModel.findById(personOf(caller).user._id).lean();
    return sent(user?.version ?? 1, isSet);
  },
});

const onOwnProfile = (isSet: boolean): EndpointFixture => ({
  call: async (_world, caller) => {
    const own = await CandidateModel.findByIdAndUpdate(
      personOf(caller).assignment.candidateId,
      { $set: { status: 'active' } },
      { returnDocument: 'after' },
    ).lean();
    return sent(own?.version ?? 1, isSet);
  },
});

const onCandidate = (isSet: boolean): EndpointFixture => {
  const permission: PermissionName = 'candidate.updateContact';
  return {
    call: async (world, caller) => {
      const { _id, version } = await candidateFor(world, caller, permission);
      return { params: { id: _id.toHexString() }, ...(await sent(version, isSet)) };
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return (
        candidate && {
          params: { id: candidate._id.toHexString() },
          ...(await sent(candidate.version, isSet)),
        }
      );
    },
  };
};

/** The person and their photo. */
interface Shown {
  id?: Types.ObjectId;
  fileId: Types.ObjectId;
}

/**
 * Fixture for a photo that the caller may see; the hidden call asks for any other id of the same
 * person.
 */
const picture = (
  find: (world: World, caller: Caller, made: Types.ObjectId) => Promise<Shown>,
): EndpointFixture => {
  const callOn = async (world: World, caller: Caller) => {
    const { id, fileId } = await find(world, caller, (await storedPicture())._id);
    return { ...(id && { id: id.toHexString() }), fileId: fileId.toHexString() };
  };
  return {
    call: async (world, caller) => ({ params: await callOn(world, caller) }),
    hidden: async (world, caller) => ({
      params: { ...(await callOn(world, caller)), fileId: new Types.ObjectId().toHexString() },
    }),
  };
};

/** Sets the caller's own photo; concurrent calls refer to the same one. */
async function ownPhoto(_world: World, caller: Caller, made: Types.ObjectId): Promise<Shown> {
  const { _id: id } = personOf(caller).user;
  await UserModel.updateOne({ _id: id, avatarFileId: null }, { $set: { avatarFileId: made } });
  const user = await UserModel.findById(id, { avatarFileId: 1 }).lean();
  return { id, fileId: user?.avatarFileId ?? made };
}

async function profilePhoto(_world: World, caller: Caller, made: Types.ObjectId): Promise<Shown> {
  const { candidateId } = personOf(caller).assignment;
  const withNone = { _id: candidateId, photoFileId: null };
  await CandidateModel.updateOne(withNone, { $set: { photoFileId: made } });
  const candidate = await CandidateModel.findById(candidateId, { photoFileId: 1 }).lean();
  return { fileId: candidate?.photoFileId ?? made };
}

async function candidatePhoto(
  world: World,
  caller: Caller,
  fileId: Types.ObjectId,
): Promise<Shown> {
  const changes = { photoFileId: fileId };
  const { _id: id } = await candidateFor(world, caller, 'candidate.read', changes);
  return { id, fileId };
}

async function submittedPhoto(
  world: World,
  caller: Caller,
  fileId: Types.ObjectId,
): Promise<Shown> {
  const interviewerIds = [personOf(caller).user._id];
  const job = await createJob({ companyId: world.company._id, interviewerIds });
  const candidate = { photoFileId: fileId };
  const { _id: id } = await createSubmitted({ job, ownerUserId: world.colleague._id, candidate });
  return { id, fileId };
}

export const photoFixtures: EndpointFixtures = {
  'photos.setOwn': onOwnAccount(true),
  'photos.removeOwn': onOwnAccount(false),
  'photos.setOwnProfile': onOwnProfile(true),
  'photos.removeOwnProfile': onOwnProfile(false),
  'photos.setCandidate': onCandidate(true),
  'photos.removeCandidate': onCandidate(false),
  'photos.ofUser': picture(ownPhoto),
  'photos.ofCandidate': picture(candidatePhoto),
  'photos.ofOwnProfile': picture(profilePhoto),
  'photos.ofSubmitted': picture(submittedPhoto),
};
