import type { photoEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { RangedFileAnswer } from '../../../http/mount-file.ts';
import type { Input, Service } from '../../../http/mount.ts';
import { findCandidate } from '../../../records/candidates/candidate-lookup.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { findOwnRecord } from '../../../records/candidates/own-record.ts';
import {
  readPhoto,
  receivePhoto,
  replacePhoto,
  type EncodedPhoto,
} from '../../files/api/photos.ts';
import { changeOwn } from '../own/change-own.ts';
import { changeCandidate } from './change-candidate.ts';

type Endpoints = typeof photoEndpoints;

/** Sets the photo of a record, replacing the previous one. */
export const setCandidatePhoto = async (
  ctx: RequestContext,
  { params, query }: Input<Endpoints['setCandidate']>,
  bytes: Buffer,
) => {
  // Checked before the image is processed, and again with the change.
  await findCandidate(ctx.actor, params.id);
  const photo = await receivePhoto(ctx, query, bytes);
  return changeCandidate(ctx, { ...onRecord(params.id), ...change(query.version, photo) });
};

/** Removes the photo from a record. */
export const removeCandidatePhoto: Service<Endpoints['removeCandidate']> = (
  ctx,
  { params, body },
) => changeCandidate(ctx, { ...onRecord(params.id), ...change(body.version, null) });

/** Sets the photo of the candidate's own profile. */
export const setOwnProfilePhoto = async (
  ctx: RequestContext,
  { query }: Input<Endpoints['setOwnProfile']>,
  bytes: Buffer,
) => changeOwn(ctx, change(query.version, await receivePhoto(ctx, query, bytes)));

/** Removes the photo from the candidate's own profile. */
export const removeOwnProfilePhoto: Service<Endpoints['removeOwnProfile']> = (ctx, { body }) =>
  changeOwn(ctx, change(body.version, null));

/** Reads a candidate's current photo. */
export async function readCandidatePhoto(
  { actor }: RequestContext,
  { params, query }: Input<Endpoints['ofCandidate']>,
): Promise<RangedFileAnswer> {
  const { photoFileId } = await findCandidate(actor, params.id, { deleted: true });
  return readPhoto(photoFileId, params.fileId, query.size);
}

/** Reads the photo of the own profile. */
export async function readOwnProfilePhoto(
  { actor }: RequestContext,
  { params, query }: Input<Endpoints['ofOwnProfile']>,
): Promise<RangedFileAnswer> {
  const { photoFileId } = await findOwnRecord(actor);
  return readPhoto(photoFileId, params.fileId, query.size);
}

const onRecord = (id: string) => ({ id, permission: 'candidate.updateContact' as const });

const change = (version: number, photo: EncodedPhoto | null) => ({
  version,
  paths: ['photoFileId'],
  change: async ({ photoFileId }: Candidate, tx: Tx) => ({
    photoFileId: await replacePhoto(tx, photo, photoFileId),
  }),
  record: (tx: Tx, _before: Candidate, after: Candidate) =>
    audit(tx, {
      action: photo ? 'candidate.set_photo' : 'candidate.remove_photo',
      entity: 'candidate',
      entityId: after._id,
    }),
});
