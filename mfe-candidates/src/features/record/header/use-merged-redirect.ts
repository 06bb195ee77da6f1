import { useEffect } from 'react';
import { candidatesRoutes, href } from '@muster/contracts';
import { isApiError, usePlatform } from '@muster/kit';
import { useMessages } from '../../../shared/use-messages.ts';

/** Redirects the address of a merged record to its survivor, with a message. */
export function useMergedRedirect(error: unknown): boolean {
  const t = useMessages();
  const platform = usePlatform();
  const { survivorId, number } = mergedInto(error);
  useEffect(() => {
    if (!survivorId) return;
    platform.notify({ kind: 'info', text: t('duplicates.merged.leadsOn', { number }) });
    platform.navigate(href(candidatesRoutes.profile, { id: survivorId }), { replace: true });
  }, [survivorId, number, platform, t]);
  return survivorId !== '';
}

function mergedInto(error: unknown): { survivorId: string; number: string } {
  const context =
    isApiError(error) && error.code === 'CANDIDATE_MERGED' ? (error.context ?? {}) : {};
  const { survivorId, number } = context;
  return {
    survivorId: typeof survivorId === 'string' ? survivorId : '',
    number: typeof number === 'string' ? number : '',
  };
}
