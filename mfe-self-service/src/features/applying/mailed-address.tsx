import type { Applying } from '@muster/contracts';
import { lazyNamed } from '@muster/kit';
import { Button } from '@muster/ui';
import { Suspense, useState } from 'react';
import classes from './applying.module.css';
import { useApplyingMessages } from './messages.ts';

const CorrectAddress = lazyNamed(() => import('./correct-address.tsx'), 'CorrectAddress');

interface MailedAddressProps {
  handle: string;
  applying: Applying;
}

/** The address that receives the link; it can be corrected until it is confirmed. */
export function MailedAddress({ handle, applying }: MailedAddressProps) {
  const t = useApplyingMessages();
  const [isCorrecting, setIsCorrecting] = useState(false);
  return (
    <div>
      <p className={classes.hint}>{t('about.mail', { mail: applying.email })}</p>
      {!applying.isProven && (
        <Button variant="subtle" onClick={() => setIsCorrecting(true)}>
          {t('address.correct')}
        </Button>
      )}
      {isCorrecting && (
        <Suspense>
          <CorrectAddress
            handle={handle}
            applying={applying}
            onClose={() => setIsCorrecting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
