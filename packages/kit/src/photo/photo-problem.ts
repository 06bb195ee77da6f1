import { translate } from '@muster/ui';
import { isApiError } from '../api/api-error.ts';
import { errorText } from '../messages/error-text.ts';
import { kitMessages } from '../messages/kit-messages.ts';

/** Describes why a picture was refused, and what to do about it. */
export function photoProblem(error: unknown): string {
  if (!isApiError(error) || error.code !== 'ATTACHMENT_TYPE_NOT_ALLOWED') return errorText(error);
  const reason = error.context?.['reason'];
  if (reason === 'too_many_pixels') return translate(kitMessages, 'photo.pixels');
  return translate(kitMessages, reason === 'damaged' ? 'photo.damaged' : 'photo.type');
}
