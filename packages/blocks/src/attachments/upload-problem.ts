import { fileRefusals, type FileRefusal } from '@muster/contracts';
import { errorText, type ApiError } from '@muster/kit';
import { formatBytes, translate } from '@muster/ui';
import { attachmentMessages } from './messages.ts';

/** Describes why a file was refused, and what to do about it. */
export function uploadProblem(error: ApiError, size: number): string {
  const reason = fileRefusals.find((known: FileRefusal) => known === error.context?.['reason']);
  if (error.code === 'ATTACHMENT_TYPE_NOT_ALLOWED' && reason)
    return translate(attachmentMessages, `refusal.${reason}`);
  const max = Number(error.context?.['most']);
  if (error.code === 'ATTACHMENT_TOO_LARGE' && Number.isFinite(max))
    return translate(attachmentMessages, 'upload.tooLarge', {
      size: formatBytes(size),
      most: formatBytes(max),
    });
  return errorText(error);
}

const final: readonly ApiError['code'][] = [
  'ATTACHMENT_TYPE_NOT_ALLOWED',
  'ATTACHMENT_TOO_LARGE',
  'ATTACHMENT_BLOCKED',
];

/** Whether the same file would be refused again. */
export const isFinal = (error: ApiError): boolean => final.includes(error.code);
