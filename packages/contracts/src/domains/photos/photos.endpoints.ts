import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { limits } from '../../core/limits.ts';
import { idParams } from '../../core/primitives.ts';
import { meSchema } from '../auth/auth.schemas.ts';
import { candidateRecordSchema } from '../candidates/candidate-record.schemas.ts';
import { ownProfileSchema } from '../candidates/own-profile.schemas.ts';
import { photoParams, photoQuery, photoRemoveSchema, photoUploadQuery } from './photos.schemas.ts';

const set = {
  method: 'PUT',
  query: photoUploadQuery,
  accepts: 'bytes',
  bytes: limits.file.image,
  errors: [
    'VERSION_CONFLICT',
    'ATTACHMENT_TYPE_NOT_ALLOWED',
    'ATTACHMENT_TOO_LARGE',
    'RATE_LIMITED',
  ],
} as const;

const remove = {
  method: 'POST',
  body: photoRemoveSchema,
  errors: ['VERSION_CONFLICT'],
} as const;

const picture = {
  method: 'GET',
  params: photoParams,
  query: photoQuery,
  response: z.object({}),
  answers: 'file',
} as const;

const account = [{ entity: 'Session' }, { entity: 'User' }, { entity: 'TeamMember' }] as const;
const one = [{ entity: 'Candidate', id: 'id' }] as const;
const own = [{ entity: 'Candidate' }] as const;

/**
 * Photos. A picture is uploaded in one request, cropped to a square and stored in two sizes without
 * metadata; each URL always names the same picture.
 */
export const photoEndpoints = {
  setOwn: defineEndpoint({
    ...set,
    name: 'photos.setOwn',
    path: '/me/photo',
    access: 'authenticated',
    summary: 'Puts a photo on the own account.',
    response: meSchema,
    changes: account,
  }),
  removeOwn: defineEndpoint({
    ...remove,
    name: 'photos.removeOwn',
    path: '/me/photo/actions/remove',
    access: 'authenticated',
    summary: 'Takes the photo off the own account.',
    response: meSchema,
    changes: account,
  }),
  setOwnProfile: defineEndpoint({
    ...set,
    name: 'photos.setOwnProfile',
    path: '/me/profile/photo',
    access: 'candidate.updateOwn',
    summary: 'Puts a photo on the own profile.',
    response: ownProfileSchema,
    changes: own,
  }),
  removeOwnProfile: defineEndpoint({
    ...remove,
    name: 'photos.removeOwnProfile',
    path: '/me/profile/photo/actions/remove',
    access: 'candidate.updateOwn',
    summary: 'Takes the photo off the own profile.',
    response: ownProfileSchema,
    changes: own,
  }),
  setCandidate: defineEndpoint({
    ...set,
    name: 'photos.setCandidate',
    path: '/candidates/:id/photo',
    access: 'candidate.updateContact',
    summary: 'Puts a photo on a candidate’s record.',
    params: idParams,
    response: candidateRecordSchema,
    changes: one,
    errors: [...set.errors, 'SELF_RECORD'],
  }),
  removeCandidate: defineEndpoint({
    ...remove,
    name: 'photos.removeCandidate',
    path: '/candidates/:id/photo/actions/remove',
    access: 'candidate.updateContact',
    summary: 'Takes the photo off a candidate’s record.',
    params: idParams,
    response: candidateRecordSchema,
    changes: one,
    errors: [...remove.errors, 'SELF_RECORD'],
  }),
  ofUser: defineEndpoint({
    ...picture,
    name: 'photos.ofUser',
    path: '/users/:id/photo/:fileId',
    access: 'authenticated',
    summary: 'The photo of a user: of the agency’s people, of the own company’s, and the own.',
  }),
  ofCandidate: defineEndpoint({
    ...picture,
    name: 'photos.ofCandidate',
    path: '/candidates/:id/photo/:fileId',
    access: 'candidate.read',
    summary: 'The photo of a candidate.',
  }),
  ofOwnProfile: defineEndpoint({
    ...picture,
    name: 'photos.ofOwnProfile',
    path: '/me/profile/photo/:fileId',
    access: 'candidate.readOwnProfile',
    summary: 'The photo on the own profile.',
    params: photoParams.pick({ fileId: true }),
  }),
  ofSubmitted: defineEndpoint({
    ...picture,
    name: 'photos.ofSubmitted',
    path: '/client/candidates/:id/photo/:fileId',
    access: 'clientJob.list',
    summary: 'The photo of a person who was submitted, unless names are hidden.',
  }),
} as const;
