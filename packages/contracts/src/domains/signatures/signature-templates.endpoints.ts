import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  ownSignatureTemplateSchema,
  ownSignatureTemplatesSchema,
  signatureTemplateCreateSchema,
  signatureTemplatePatch,
  signatureTemplateVersionSchema,
} from './signature-templates.schemas.ts';

const access = 'signatureTemplate.manage';
const changes = [{ entity: 'SignatureTemplate' }] as const;
const errors = ['VERSION_CONFLICT'] as const;

/** The agency's own templates of documents to sign. */
export const signatureTemplateEndpoints = {
  list: defineEndpoint({
    name: 'signatureTemplates.list',
    method: 'GET',
    path: '/signature-templates/own',
    access,
    summary: 'Every template of the agency, in use or not.',
    response: ownSignatureTemplatesSchema,
    provides: changes,
  }),
  create: defineEndpoint({
    name: 'signatureTemplates.create',
    method: 'POST',
    path: '/signature-templates',
    access,
    summary: 'Begins a template: an empty text, a copy of another, or an uploaded PDF.',
    body: signatureTemplateCreateSchema,
    response: ownSignatureTemplateSchema,
    status: 201,
    changes,
    errors: ['ATTACHMENT_SCAN_PENDING', 'ATTACHMENT_BLOCKED', 'UPLOAD_EXPIRED'],
  }),
  read: defineEndpoint({
    name: 'signatureTemplates.read',
    method: 'GET',
    path: '/signature-templates/:id',
    access,
    summary: 'One template with its text, gaps and places.',
    params: idParams,
    response: ownSignatureTemplateSchema,
    provides: changes,
  }),
  update: defineEndpoint({
    name: 'signatureTemplates.update',
    method: 'PATCH',
    path: '/signature-templates/:id',
    access,
    summary: 'Changes a template; what was sent keeps the wording that it was sent with.',
    params: idParams,
    body: signatureTemplatePatch,
    response: ownSignatureTemplateSchema,
    changes,
    errors,
  }),
  activate: defineEndpoint({
    name: 'signatureTemplates.activate',
    method: 'POST',
    path: '/signature-templates/:id/actions/activate',
    access,
    summary: 'Offers a template for new documents.',
    params: idParams,
    body: signatureTemplateVersionSchema,
    response: ownSignatureTemplateSchema,
    changes,
    errors: [...errors, 'INVALID_TRANSITION'],
  }),
  retire: defineEndpoint({
    name: 'signatureTemplates.retire',
    method: 'POST',
    path: '/signature-templates/:id/actions/retire',
    access,
    summary: 'Takes a template out of use; drafts that were made from it can still be sent.',
    params: idParams,
    body: signatureTemplateVersionSchema,
    response: ownSignatureTemplateSchema,
    changes,
    errors: [...errors, 'INVALID_TRANSITION'],
  }),
  preview: defineEndpoint({
    name: 'signatureTemplates.preview',
    method: 'GET',
    path: '/signature-templates/:id/preview',
    access,
    summary: 'The PDF as it would be sent, with gaps and places marked.',
    params: idParams,
    response: z.object({}),
    answers: 'file',
  }),
  source: defineEndpoint({
    name: 'signatureTemplates.source',
    method: 'GET',
    path: '/signature-templates/:id/source',
    access,
    summary: 'The uploaded PDF as it is.',
    params: idParams,
    response: z.object({}),
    answers: 'file',
  }),
} as const;
