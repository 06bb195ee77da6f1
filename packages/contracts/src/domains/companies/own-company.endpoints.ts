import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idSchema } from '../../core/primitives.ts';
import { ownCompanySchema, ownCompanyUpdateSchema } from './own-company.schemas.ts';

const path = '/client/company';
const access = 'clientCompany.update';

/** A client's own profile, edited by its administrators. */
export const ownCompanyEndpoints = {
  read: defineEndpoint({
    name: 'ownCompany.read',
    method: 'GET',
    path,
    access,
    summary: 'What the own company says of itself, and its picture.',
    response: ownCompanySchema,
    provides: [{ entity: 'Company' }],
  }),
  logo: defineEndpoint({
    name: 'ownCompany.logo',
    method: 'GET',
    path: `${path}/logo/:fileId`,
    access,
    summary: 'The bytes of the picture.',
    params: z.strictObject({ fileId: idSchema }),
    response: z.object({}),
    answers: 'file',
    errors: ['ATTACHMENT_SCAN_PENDING', 'ATTACHMENT_BLOCKED'],
  }),
  update: defineEndpoint({
    name: 'ownCompany.update',
    method: 'PATCH',
    path,
    access,
    summary: 'Changes what the own company says of itself, or its picture.',
    body: ownCompanyUpdateSchema,
    response: ownCompanySchema,
    changes: [{ entity: 'Company' }],
    errors: [
      'VERSION_CONFLICT',
      'INVALID_TRANSITION',
      'ATTACHMENT_SCAN_PENDING',
      'ATTACHMENT_BLOCKED',
    ],
  }),
} as const;
