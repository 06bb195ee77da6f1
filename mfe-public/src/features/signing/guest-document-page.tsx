import { useEffect, useEffectEvent } from 'react';
import type { GuestDocument } from '@muster/contracts';
import { DocumentReader, PartyList, type OpenPdf } from '@muster/blocks';
import { useDocumentTitle } from '@muster/kit';
import { formatDate } from '@muster/ui';
import { api } from '../../api.ts';
import { forgetInput } from '../../shared/kept-input.ts';
import { LinkView } from '../../shared/link-view.tsx';
import { useGuestSigningMessages } from './messages.ts';
import classes from './signing.module.css';
import { SignHere } from './sign-here.tsx';

/** A document for a signer without an account: to read, to sign, or its outcome. */
export function GuestDocumentPage({ handle, open }: { handle: string; open?: OpenPdf }) {
  const t = useGuestSigningMessages();
  const query = api.useSignatureVisitReadQuery({
    params: { handle },
  });
  useDocumentTitle(query.currentData?.title, { whole: true });
  return (
    <LinkView query={query} opening={t('opening')}>
      {(document) => <Document handle={handle} document={document} open={open} />}
    </LinkView>
  );
}

interface DocumentProps {
  handle: string;
  document: GuestDocument;
  open: OpenPdf | undefined;
}

function Document({ handle, document, open }: DocumentProps) {
  const t = useGuestSigningMessages();
  const { title, standing, agencyName, senderName, message } = document;
  const [recordOpened] = api.useSignatureVisitOpenMutation();
  const toSign = standing === 'to_sign';
  const note = useEffectEvent(() => toSign && void recordOpened({ params: { handle } }));
  useEffect(() => void note(), [handle]);
  // The input is deleted once the signer's turn is over, even if it ended elsewhere.
  useEffect(() => {
    if (!toSign) forgetInput(handle);
  }, [handle, toSign]);
  return (
    <div className={classes.page}>
      <div>
        <h1>{title}</h1>
        <p className={classes.lead}>
          {senderName
            ? t('from', { name: senderName, agency: agencyName })
            : t('fromAgency', { agency: agencyName })}
        </p>
        {toSign && document.expiresAt && (
          <p className={classes.lead}>{t('until', { when: formatDate(document.expiresAt) })}</p>
        )}
      </div>
      {!toSign && <State document={document} />}
      {toSign && message && (
        <div>
          <p className={classes.lead}>{t('writes', { name: senderName ?? agencyName })}</p>
          <blockquote className={classes.message}>{message}</blockquote>
        </div>
      )}
      {isReadable(document) && (
        <section aria-label={t('read')}>
          <DocumentReader
            url={`/api/v1/links/${handle}/document/file`}
            title={title}
            open={open}
            // The file changes only once all have signed.
            version={Number(standing === 'completed')}
          />
        </section>
      )}
      {toSign && <SignHere handle={handle} document={document} />}
      {isReadable(document) && (
        <section aria-labelledby="parties">
          <h2 className={classes.boxTitle} id="parties">
            {t('parties')}
          </h2>
          <PartyList parties={document.parties} />
        </section>
      )}
    </div>
  );
}

/** Ended documents are no longer shown. */
const isReadable = ({ standing }: GuestDocument): boolean =>
  ['to_sign', 'not_your_turn', 'signed', 'completed'].includes(standing);

function State({ document }: { document: GuestDocument }) {
  const t = useGuestSigningMessages();
  const { standing, agencyName: agency, waitsFor, signedAt, expiresAt, note } = document;
  if (standing === 'to_sign') return null;
  const when = standing === 'signed' ? signedAt : expiresAt;
  return (
    <section className={classes.box} role="status">
      <h2 className={classes.boxTitle}>{t(`state.${standing}.title`)}</h2>
      <p>
        {t(`state.${standing}.text`, {
          agency,
          name: waitsFor ?? agency,
          when: when ? formatDate(when) : '',
        })}
      </p>
      {standing === 'voided' && note && <p>{t('state.voided.note', { note })}</p>}
    </section>
  );
}
