import { isApiError, type ApiError } from '@muster/kit';
import { formatTime } from '@muster/ui';
import type { Translate } from '../use-messages.ts';

/** Returns when to try again, for temporary refusals; null for all others. */
export function throttleText(error: ApiError, t: Translate): string | null {
  if (!isApiError(error)) return null;
  const { code, context = {} } = error;
  if (code === 'ACCOUNT_LOCKED' && typeof context['until'] === 'string')
    return t('signIn.lockedUntil', { time: formatTime(context['until'], { zone: true }) });
  const seconds = context['retryAfter'] ?? context['seconds'];
  if (code === 'RATE_LIMITED' && typeof seconds === 'number') {
    const time = formatTime(Date.now() + seconds * 1000 + 59_999, { zone: true });
    return t('throttled', { time });
  }
  return null;
}
