import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  approvalDecisionSchema,
  approvalListQuery,
  approvalListSchema,
  approvalRefusalSchema,
  approvalSchema,
  approvalWithdrawalSchema,
} from './approvals.schemas.ts';

const decided = [{ entity: 'Approval', id: 'id' }] as const;
const errors = ['INVALID_TRANSITION', 'VERSION_CONFLICT'] as const;

/** Actions that require two people. */
export const approvalEndpoints = {
  list: defineEndpoint({
    name: 'approvals.list',
    method: 'GET',
    path: '/approvals',
    access: 'approval.list',
    summary: 'Requests that wait for the reader, and those that the reader made.',
    query: approvalListQuery,
    response: approvalListSchema,
    provides: [{ entity: 'Approval' }],
  }),
  show: defineEndpoint({
    name: 'approvals.show',
    method: 'GET',
    path: '/approvals/:id',
    access: 'approval.list',
    summary: 'One request, for those who made it or may decide it.',
    params: idParams,
    response: approvalSchema,
    provides: [{ entity: 'Approval', id: 'id' }],
  }),
  approve: defineEndpoint({
    name: 'approvals.approve',
    method: 'POST',
    path: '/approvals/:id/actions/approve',
    access: 'approval.list',
    summary: 'Approves a request of somebody else; what it asks for happens at once.',
    params: idParams,
    body: approvalDecisionSchema,
    response: approvalSchema,
    changes: [
      ...decided,
      { entity: 'Candidate' },
      { entity: 'Placement' },
      { entity: 'Application' },
      { entity: 'Job' },
      { entity: 'Position' },
      { entity: 'User' },
      { entity: 'TeamMember' },
    ],
    errors: [
      ...errors,
      'SAME_PERSON_APPROVAL',
      'MAIL_QUOTA_REACHED',
      'COMPANY_BLOCKED',
      'JOB_HAS_SELECTED',
      'JOB_NOT_OPEN',
      'JOB_NOT_READY_TO_OPEN',
      'LAST_POSITION',
      'POSITION_IN_USE',
      'POSITION_LIMIT',
    ],
  }),
  refuse: defineEndpoint({
    name: 'approvals.refuse',
    method: 'POST',
    path: '/approvals/:id/actions/refuse',
    access: 'approval.list',
    summary: 'Refuses a request of somebody else and says why.',
    params: idParams,
    body: approvalRefusalSchema,
    response: approvalSchema,
    changes: decided,
    errors: [...errors, 'SAME_PERSON_APPROVAL'],
  }),
  withdraw: defineEndpoint({
    name: 'approvals.withdraw',
    method: 'POST',
    path: '/approvals/:id/actions/withdraw',
    access: 'approval.list',
    summary: 'Takes back a request of one’s own.',
    params: idParams,
    body: approvalWithdrawalSchema,
    response: approvalSchema,
    changes: decided,
    errors,
  }),
} as const;
