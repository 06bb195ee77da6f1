import { useState } from 'react';
import type { GuestDocument } from '@muster/contracts';
import { DeclineForm, SignForm } from '@muster/blocks';
import { api } from '../../api.ts';
import { useGuestSigningMessages } from './messages.ts';
import classes from './signing.module.css';

/** Signing or declining by a link, each with the mailed code. */
export function SignHere({ handle, document }: { handle: string; document: GuestDocument }) {
  const t = useGuestSigningMessages();
  const [declining, setDeclining] = useState(false);
  const [sendCode] = api.useSignatureVisitCodeMutation();
  const [sign] = api.useSignatureVisitSignMutation();
  const [decline] = api.useSignatureVisitDeclineMutation();
  const params = { handle };
  const code = { maskedEmail: document.maskedEmail, send: () => sendCode({ params }) };
  // The response invalidates the document, which then replaces the form.
  const done = () => undefined;
  return (
    <section aria-labelledby="sign">
      <h2 className={classes.boxTitle} id="sign">
        {t('sign')}
      </h2>
      {declining && (
        <DeclineForm
          mutation={decline}
          toArgs={(body) => ({ params, body })}
          code={code}
          onDeclined={done}
          onBack={() => setDeclining(false)}
        />
      )}
      <div hidden={declining}>
        <SignForm
          isAside={declining}
          signingAs={document.signingAs}
          asks={document.asks}
          mutation={sign}
          toArgs={(body) => ({ params, body })}
          code={code}
          onSigned={done}
          onDecline={() => setDeclining(true)}
        />
      </div>
    </section>
  );
}
