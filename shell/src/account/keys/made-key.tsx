import { useState } from 'react';
import type { ResponseOf, apiKeyEndpoints } from '@muster/contracts';
import { usePlatform, useUnsavedGuard } from '@muster/kit';
import { Button, CheckboxField, CopyButton, FormSection, useT } from '@muster/ui';
import classes from '../two-step/two-step.module.css';
import { keyMessages } from './key-messages.ts';

interface MadeKeyProps {
  made: ResponseOf<typeof apiKeyEndpoints.create>;
  onKept: () => void;
}

/**
 * The secret of a new key, shown once. Leaving asks first until the user confirms that it is
 * stored.
 */
export function MadeKey({ made: { key, secret }, onKept }: MadeKeyProps) {
  const t = useT(keyMessages);
  const platform = usePlatform();
  const [kept, setKept] = useState(false);
  const lift = useUnsavedGuard(!kept, { reason: t('unkept') });
  return (
    <FormSection title={t('madeTitle')} text={t('madeText')}>
      <span className={classes.secret}>
        <code>{secret}</code>
        <CopyButton value={secret} label={t('secret')} />
      </span>
      <CheckboxField label={t('kept')} value={kept} onChange={setKept} />
      <div className={classes.foot}>
        <Button
          size="md"
          disabled={!kept}
          onClick={() => {
            lift();
            platform.notify({ kind: 'success', text: t('made', { name: key.name }) });
            onKept();
          }}
        >
          {t('done')}
        </Button>
      </div>
    </FormSection>
  );
}
