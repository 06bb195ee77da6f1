import type { ClientJobRecord } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { api } from '../../api.ts';
import { useJobsMessages } from './messages.ts';

/** Sends a request again that the agency had returned. */
export function useSendAgain(job: ClientJobRecord, onSent: () => void) {
  const t = useJobsMessages();
  const platform = usePlatform();
  const [submit, { isLoading: pending }] = api.useSubmitJobMutation();
  const run = async (version: number) => {
    try {
      await submit({ params: { id: job.id }, body: { version } }).unwrap();
      platform.notify({ kind: 'success', text: t('edit.sentAgain') });
      onSent();
    } catch (error) {
      platform.notify({ kind: 'error', text: errorText(error) });
    }
  };
  return { pending, send: (version: number) => void run(version) };
}
