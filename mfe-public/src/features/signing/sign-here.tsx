import type { GuestDocument } from '@muster/contracts';
import { DeclineForm, SignForm, isSignDraft } from '@muster/blocks';
import { api } from '../../api.ts';
import { useKeptPart } from '../../shared/kept-input.ts';
import { useGuestSigningMessages } from './messages.ts';
import classes from './signing.module.css';
import { useSigningCode } from './use-signing-code.ts';

interface SignHereProps {
  handle: string;
  document: GuestDocument;
}

const isDeclining = (value: unknown): value is true => value === true;
const isText = (value: unknown): value is string => typeof value === 'string';

/** Signing or declining by a link, each with the mailed code. */
export function SignHere({ handle, document }: SignHereProps) {
  const t = useGuestSigningMessages();
  const [declining, setDeclining] = useKeptPart(handle, 'declining', isDeclining);
  const [draft, keepDraft] = useKeptPart(handle, 'sign', isSignDraft);
  const [reason, keepReason] = useKeptPart(handle, 'decline', isText);
  const [sign] = api.useSignatureVisitSignMutation();
  const [decline] = api.useSignatureVisitDeclineMutation();
  const code = useSigningCode(handle, document.maskedEmail);
  const params = { handle };
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
          kept={{ before: reason, keep: keepReason }}
          onDeclined={done}
          onBack={() => setDeclining(null)}
        />
      )}
      <div hidden={declining ?? false}>
        <SignForm
          isAside={declining ?? false}
          signingAs={document.signingAs}
          asks={document.asks}
          mutation={sign}
          toArgs={(body) => ({ params, body })}
          code={code}
          kept={{ before: draft, keep: keepDraft }}
          onSigned={done}
          onDecline={() => setDeclining(true)}
        />
      </div>
    </section>
  );
}
