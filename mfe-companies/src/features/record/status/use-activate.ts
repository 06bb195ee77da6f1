import type { CompanyRecord } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';

/** Makes a client active at once; the notice offers to undo it. */
export function useActivate({ id, name, version }: CompanyRecord) {
  const t = useMessages();
  const platform = usePlatform();
  const [make, making] = api.useCompaniesActivateMutation();
  const [undo] = api.useCompaniesUndoActivateMutation();

  async function takeBack(madeVersion: number) {
    const { error } = await undo({ params: { id }, body: { version: madeVersion } });
    platform.notify(
      error
        ? { kind: 'error', text: errorText(error) }
        : { kind: 'info', text: t('record.status.undone', { name }) },
    );
  }

  async function activate() {
    const { data, error } = await make({ params: { id }, body: { version, note: '' } });
    platform.notify(
      error
        ? { kind: 'error', text: errorText(error) }
        : {
            kind: 'success',
            text: t('record.status.done.activate', { name }),
            undo: () => takeBack(data.version),
          },
    );
  }
  return { activate, isPending: making.isLoading };
}
