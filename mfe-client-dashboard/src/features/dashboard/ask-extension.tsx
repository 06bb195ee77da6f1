import type { Contractor } from '@muster/contracts';
import { isApiError, usePlatform } from '@muster/kit';
import { Button, formatDate } from '@muster/ui';
import { dashboardApi } from '../../dashboard-api.ts';
import { useMessages } from '../../shared/use-messages.ts';

/** Asks for an extension with one click while the end is near; afterwards it shows when. */
export function AskExtension({ contractor }: { contractor: Contractor }) {
  const t = useMessages();
  const platform = usePlatform();
  const [ask, { isLoading }] = dashboardApi.useAskExtensionMutation();
  const { id, name, extensionAskedAt, mayAskExtension } = contractor;
  if (extensionAskedAt)
    return <span>{t('contractors.extendAsked', { date: formatDate(extensionAskedAt) })}</span>;
  if (!mayAskExtension) return null;

  async function send() {
    const { error } = await ask({ params: { id } });
    if (!error) {
      platform.notify({ kind: 'success', text: t('contractors.extendDone') });
      return;
    }
    const isTaken = isApiError(error) && error.code === 'INVALID_TRANSITION';
    const text = t(isTaken ? 'contractors.extendRefused' : 'contractors.extendFailed');
    platform.notify({ kind: 'error', text });
  }

  return (
    <Button
      size="xs"
      variant="default"
      loading={isLoading}
      aria-label={t('contractors.extendFor', { name })}
      onClick={() => void send()}
    >
      {t('contractors.extend')}
    </Button>
  );
}
