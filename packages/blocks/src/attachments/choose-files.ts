import {
  acceptedExtensions,
  attachmentPurposes,
  type AttachmentType,
  type UploadPurpose,
} from '@muster/contracts';
import type { ApiError } from '@muster/kit';
import { mostFor, purposeOf } from './upload-draft.ts';

/** A file that need not be sent because no type accepts it. */
export interface RefusedFile {
  file: File;
  error: ApiError;
}

interface ChosenFiles {
  accepted: { file: File; purpose: UploadPurpose }[];
  refused: RefusedFile[];
  /** Number of files for which there was no room. */
  leftOut: number;
}

/** Sorts chosen files by the rules that the server checks as well. */
export function chooseFiles(
  files: readonly File[],
  types: readonly AttachmentType[],
  room: number,
): ChosenFiles {
  const accepted: ChosenFiles['accepted'] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const purpose = file.size > 0 ? purposeOf(file, types) : null;
    if (purpose) accepted.push({ file, purpose });
    else refused.push({ file, error: refusalOf(file, types) });
  }
  return {
    accepted: accepted.slice(0, room),
    refused,
    leftOut: Math.max(accepted.length - room, 0),
  };
}

function refusalOf(file: File, types: readonly AttachmentType[]): ApiError {
  const most = mostFor(file, types);
  const refusal = { message: '', status: 422, requestId: '' };
  if (most === null)
    return { ...refusal, code: 'ATTACHMENT_TYPE_NOT_ALLOWED', context: { reason: 'not_accepted' } };
  if (file.size === 0)
    return { ...refusal, code: 'ATTACHMENT_TYPE_NOT_ALLOWED', context: { reason: 'empty' } };
  return { ...refusal, code: 'ATTACHMENT_TOO_LARGE', context: { most } };
}

/** Returns the `accept` attribute for files of these types. */
export function acceptedBy(types: readonly AttachmentType[]): string {
  const purposes = types.flatMap((type) => attachmentPurposes[type] ?? []);
  const extensions = purposes.flatMap((purpose) => acceptedExtensions(purpose).split(','));
  return [...new Set(extensions)].join(',');
}
