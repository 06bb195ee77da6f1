import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { limits } from '../../core/limits.ts';
import { sentCodeSchema } from '../applications/decision-visit.schemas.ts';
import {
  fileSchema,
  uploadCreateSchema,
  uploadPartQuery,
  uploadSchema,
} from '../files/files.schemas.ts';
import { linkParams } from '../links/links.schemas.ts';
import {
  screeningCodeSchema,
  visitorAnswerParams,
  visitorAnswerSchema,
  visitorAnswerWrite,
  visitorFileParams,
  visitorFormSchema,
  visitorSubmitSchema,
  visitorSubmitted,
} from './screening.schemas.ts';

const errors = [
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'TOKEN_USED',
  'TOKEN_WRONG_PERSON',
  'RATE_LIMITED',
] as const;
const inside = [...errors, 'IDENTITY_NOT_CONFIRMED'] as const;
const refusals = ['ATTACHMENT_TYPE_NOT_ALLOWED', 'ATTACHMENT_TOO_LARGE'] as const;
const uploading = ['UPLOAD_INCOMPLETE', 'UPLOAD_EXPIRED'] as const;
const changes = [{ entity: 'Link', id: 'handle' }] as const;

/** A screening form for its candidate, behind a mailed link. */
export const screeningVisitEndpoints = {
  read: defineEndpoint({
    name: 'screeningVisit.read',
    method: 'GET',
    path: '/links/:handle/screening',
    access: 'public',
    summary: 'The form and the answers so far; needs the cookie of the handle.',
    params: linkParams,
    response: visitorFormSchema,
    provides: changes,
    errors: inside,
  }),
  open: defineEndpoint({
    name: 'screeningVisit.open',
    method: 'POST',
    path: '/links/:handle/screening/actions/open',
    access: 'public',
    summary: 'Begins the form; begun again it changes nothing. Other browsers then need a code.',
    params: linkParams,
    response: visitorFormSchema,
    changes,
    errors: [...inside, 'INVALID_TRANSITION'],
  }),
  sendCode: defineEndpoint({
    name: 'screeningVisit.sendCode',
    method: 'POST',
    path: '/links/:handle/screening/actions/send-code',
    access: 'public',
    summary: 'Mails a code to the candidate, to go on in another browser; the one before ends.',
    params: linkParams,
    response: sentCodeSchema,
    errors,
  }),
  confirm: defineEndpoint({
    name: 'screeningVisit.confirm',
    method: 'POST',
    path: '/links/:handle/screening/actions/confirm',
    access: 'public',
    summary: 'Goes on with the form in another browser, by the mailed code.',
    params: linkParams,
    body: screeningCodeSchema,
    response: visitorFormSchema,
    changes,
    errors: [...errors, 'CODE_INVALID', 'CODE_EXPIRED'],
  }),
  saveAnswer: defineEndpoint({
    name: 'screeningVisit.saveAnswer',
    method: 'PUT',
    path: '/links/:handle/screening/answers/:key',
    access: 'public',
    summary: 'Keeps one answer; one that another device changed meanwhile is not overwritten.',
    params: visitorAnswerParams,
    body: visitorAnswerWrite,
    visitorBytes: limits.screening.answerBytes,
    response: visitorAnswerSchema,
    errors: [...inside, ...uploading, 'INVALID_TRANSITION', 'VERSION_CONFLICT'],
  }),
  beginFile: defineEndpoint({
    name: 'screeningVisit.beginFile',
    method: 'POST',
    path: '/links/:handle/screening/files',
    access: 'public',
    summary: 'Begins to upload a file for an answer; saving the answer with its id keeps it.',
    params: linkParams,
    body: uploadCreateSchema,
    response: uploadSchema,
    status: 201,
    errors: [...inside, ...refusals, 'INVALID_TRANSITION'],
  }),
  readUpload: defineEndpoint({
    name: 'screeningVisit.readUpload',
    method: 'GET',
    path: '/links/:handle/screening/files/:id',
    access: 'public',
    summary: 'How far the upload is.',
    params: visitorFileParams,
    response: uploadSchema,
    errors: inside,
  }),
  sendFile: defineEndpoint({
    name: 'screeningVisit.sendFile',
    method: 'PUT',
    path: '/links/:handle/screening/files/:id/bytes',
    access: 'public',
    summary: 'Appends bytes from an offset on.',
    params: visitorFileParams,
    query: uploadPartQuery,
    accepts: 'bytes',
    response: uploadSchema,
    errors: [...inside, ...uploading, 'ATTACHMENT_TOO_LARGE', 'INVALID_TRANSITION'],
  }),
  completeFile: defineEndpoint({
    name: 'screeningVisit.completeFile',
    method: 'POST',
    path: '/links/:handle/screening/files/:id/actions/complete',
    access: 'public',
    summary: 'Ends the upload: the bytes are checked, and the file accepted or refused.',
    params: visitorFileParams,
    body: z.strictObject({}),
    response: fileSchema,
    errors: [...inside, ...refusals, ...uploading, 'INVALID_TRANSITION'],
  }),
  submit: defineEndpoint({
    name: 'screeningVisit.submit',
    method: 'POST',
    path: '/links/:handle/screening/actions/submit',
    access: 'public',
    summary: 'Hands the saved answers in; from then on they are locked and the link is used up.',
    params: linkParams,
    body: visitorSubmitSchema,
    response: visitorSubmitted,
    errors: [...inside, 'INVALID_TRANSITION'],
  }),
} as const;
