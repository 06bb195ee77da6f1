import type { Meeting } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button } from '@muster/ui';
import { api } from '../../api.ts';
import { useMeetingsMessages } from './messages.ts';

/** Whether hosts may ask for a recording in the room; can be revoked. */
export function AllowRecording({ meeting }: { meeting: Meeting }) {
  const t = useMeetingsMessages();
  const platform = usePlatform();
  const [allow, { isLoading }] = api.useMeetingsAllowRecordingMutation();
  const { name, version, recordingAllowed } = meeting;

  async function change() {
    const body = { version, allowed: !recordingAllowed };
    const { error } = await allow({ params: { name }, body });
    if (error) platform.notify({ kind: 'error', text: errorText(error) });
  }

  return (
    <Button size="sm" variant="subtle" loading={isLoading} onClick={() => void change()}>
      {t(recordingAllowed ? 'forbidRecording' : 'allowRecording')}
    </Button>
  );
}
