import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { candidateRecordSchema } from '../candidates/candidate-record.schemas.ts';
import {
  candidateDuplicatesSchema,
  duplicateDecisionSchema,
  duplicateListQuery,
  duplicateListSchema,
  duplicatePairParams,
} from './duplicates.schemas.ts';
import { mergePreviewSchema, mergeSchema, unmergeSchema, unmergedSchema } from './merge.schemas.ts';

const decided = [{ entity: 'Duplicate' }] as const;
/** Notes, tasks and everything else of the two records are reassigned. */
const moved = [
  { entity: 'Candidate' },
  { entity: 'Duplicate' },
  { entity: 'Note' },
  { entity: 'Task' },
  { entity: 'Follow' },
  { entity: 'Attachment' },
  { entity: 'Application' },
  { entity: 'PoolMembership' },
  { entity: 'Consent' },
] as const;

/** Candidates entered twice: hints, merge and its undo. */
export const duplicateEndpoints = {
  list: defineEndpoint({
    name: 'duplicates.list',
    method: 'GET',
    path: '/duplicates',
    access: 'candidate.readDuplicates',
    summary: 'People who look alike, in groups, the most alike first.',
    query: duplicateListQuery,
    response: duplicateListSchema,
    provides: [{ entity: 'Duplicate' }],
    errors: ['INVALID_CURSOR'],
  }),
  ofCandidate: defineEndpoint({
    name: 'duplicates.ofCandidate',
    method: 'GET',
    path: '/candidates/:id/duplicates',
    access: 'candidate.readDuplicates',
    summary: 'Who looks like this person, and merges that can be undone.',
    params: idParams,
    response: candidateDuplicatesSchema,
    provides: [{ entity: 'Duplicate', id: 'id' }],
    errors: ['SELF_RECORD', 'CANDIDATE_MERGED'],
  }),
  dismiss: defineEndpoint({
    name: 'duplicates.dismiss',
    method: 'POST',
    path: '/candidates/:id/duplicates/:otherId/not-duplicate',
    access: 'candidate.updateContact',
    summary: 'Says that these are two people.',
    params: duplicatePairParams,
    response: duplicateDecisionSchema,
    changes: decided,
    errors: ['SELF_RECORD', 'CANDIDATE_MERGED'],
  }),
  reopen: defineEndpoint({
    name: 'duplicates.reopen',
    method: 'POST',
    path: '/candidates/:id/duplicates/:otherId/reopen',
    access: 'candidate.updateContact',
    summary: 'Takes back that these are two people.',
    params: duplicatePairParams,
    response: duplicateDecisionSchema,
    changes: decided,
    errors: ['SELF_RECORD', 'CANDIDATE_MERGED'],
  }),
  previewMerge: defineEndpoint({
    name: 'duplicates.previewMerge',
    sensitive: true,
    method: 'GET',
    path: '/candidates/:id/merge/:otherId',
    access: 'candidate.merge',
    summary: 'Two records side by side, and what merging the second into the first would do.',
    params: duplicatePairParams,
    response: mergePreviewSchema,
    provides: [
      { entity: 'Candidate', id: 'id' },
      { entity: 'Candidate', id: 'otherId' },
    ],
    errors: ['SELF_RECORD', 'CANDIDATE_MERGED'],
  }),
  merge: defineEndpoint({
    name: 'duplicates.merge',
    sensitive: true,
    method: 'POST',
    path: '/candidates/:id/actions/merge',
    access: 'candidate.merge',
    summary: 'Merges another record into this one; can be undone for seven days.',
    params: idParams,
    body: mergeSchema,
    response: candidateRecordSchema,
    changes: moved,
    idempotency: 'required',
    errors: [
      'VERSION_CONFLICT',
      'SELF_RECORD',
      'CANDIDATE_MERGED',
      'CANDIDATE_DO_NOT_CONTACT',
      'MERGE_TWO_LOGINS',
      'MERGE_TWO_CONTRACTS',
    ],
  }),
  unmerge: defineEndpoint({
    name: 'duplicates.unmerge',
    sensitive: true,
    method: 'POST',
    path: '/candidates/:id/actions/unmerge',
    access: 'candidate.merge',
    summary: 'Takes a merge back as far as what it did still stands.',
    params: idParams,
    body: unmergeSchema,
    response: unmergedSchema,
    changes: moved,
    errors: ['SELF_RECORD', 'CANDIDATE_MERGED', 'MERGE_UNDO_EXPIRED', 'DUPLICATE'],
  }),
} as const;
