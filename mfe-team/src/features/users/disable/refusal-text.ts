import type { UserDetail } from '@muster/contracts';
import type { Translate } from '../use-messages.ts';
import type { Effects } from './effects.ts';

/** Returns in words why an account cannot be closed; null if it can. */
export function refusalText(user: UserDetail, { blockedBy }: Effects, t: Translate): string | null {
  if (blockedBy) return t(`disable.blocked.${blockedBy}`, { name: user.displayName });
  if (user.allowedActions.includes('disable')) return null;
  const { status } = user;
  return status === 'invited' || status === 'disabled' || status === 'anonymised'
    ? t(`disable.not.${status}`)
    : t('disable.not.other');
}
