import type { Applying } from '@muster/contracts';
import { errorText, isApiError } from '@muster/kit';
import { MailTrouble } from '@muster/ui';
import { useState } from 'react';
import { api } from './applying-api.ts';
import { CorrectAddress } from './correct-address.tsx';
import { useApplyingMessages } from './messages.ts';

interface AddressTroubleProps {
  handle: string;
  applying: Applying;
}

/** Sends the link again, or to another address. */
export function AddressTrouble({ handle, applying }: AddressTroubleProps) {
  const t = useApplyingMessages();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [sendAgain] = api.useApplyingSendAgainMutation();
  async function again() {
    const { error } = await sendAgain({ params: { handle } });
    if (!error) return null;
    const isLimited = isApiError(error) && error.code === 'RATE_LIMITED';
    return isLimited ? t('address.tooMany') : errorText(error);
  }
  return (
    <>
      <MailTrouble
        onAgain={again}
        onCorrect={applying.isProven ? undefined : () => setIsCorrecting(true)}
      />
      {isCorrecting && (
        <CorrectAddress
          handle={handle}
          applying={applying}
          onClose={() => setIsCorrecting(false)}
        />
      )}
    </>
  );
}
