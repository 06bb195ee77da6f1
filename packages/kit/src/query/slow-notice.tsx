import { Text, useElapsed, useT } from '@muster/ui';
import { kitMessages } from '../messages/kit-messages.ts';

/** Says after two seconds that something is still loading. */
export function SlowNotice() {
  const t = useT(kitMessages);
  const slow = useElapsed(2000);
  return (
    <Text role="status" size="sm" c="dimmed" ta="center" py={slow ? 'xs' : 0}>
      {slow && t('query.slow')}
    </Text>
  );
}
