import { useEffect, useEffectEvent, useState } from 'react';
import type { PartyDocument } from '@muster/contracts';
import {
  DeclineForm,
  DocumentReader,
  PartyList,
  ProofCard,
  SignForm,
  documentFileUrl,
  signingMessages,
} from '@muster/blocks';
import { Card, Drawer, NoticeBar, Stack, StateBadge, formatDate, useT } from '@muster/ui';
import { usePlatform } from '@muster/kit';
import { api } from '../../own-api.ts';
import { EndedNotice } from './ended-notice.tsx';

interface SignDrawerProps {
  document: PartyDocument;
  onClose: () => void;
}

/** One document to read, sign or decline, and later to verify as unchanged. */
export function SignDrawer({ document, onClose }: SignDrawerProps) {
  const { id, title, status, version, parties, allowedActions, message, senderName } = document;
  const t = useT(signingMessages);
  const platform = usePlatform();
  const [declining, setDeclining] = useState(false);
  const [asksProof, setAsksProof] = useState(false);
  const proof = api.useSignaturesProofQuery({ params: { id } }, { skip: !asksProof });
  const [open] = api.useSigningOpenMutation();
  const [sign] = api.useSigningSignMutation();
  const [decline] = api.useSigningDeclineMutation();
  const maySign = allowedActions.includes('sign');
  const recordOpened = useEffectEvent(() => maySign && void open({ params: { id } }));
  useEffect(() => void recordOpened(), [id]);
  return (
    <Drawer
      opened
      onClose={onClose}
      title={title}
      subtitle={<StateBadge machine="signature_document" state={status} />}
      width={860}
    >
      <Stack>
        <EndedNotice document={document} />
        {message && (
          <NoticeBar kind="quiet">
            {t('message', { name: senderName ?? t('anybody'), message })}
          </NoticeBar>
        )}
        {document.waitsFor && <NoticeBar>{t('waits', { name: document.waitsFor })}</NoticeBar>}
        <DocumentReader url={documentFileUrl(id)} title={title} version={version} />
        {maySign && document.expiresAt && (
          <p>{t('until', { date: formatDate(document.expiresAt) })}</p>
        )}
        {maySign && (
          <div hidden={declining}>
            <SignForm
              isAside={declining}
              signingAs={document.signingAs}
              asks={document.asks}
              mutation={sign}
              toArgs={({ signature, consent, entries }) => ({
                params: { id },
                body: { signature, consent, entries },
              })}
              onSigned={(signed) => {
                platform.notify({
                  kind: 'success',
                  text: t(signed.status === 'completed' ? 'completed' : 'signed'),
                });
                onClose();
              }}
              onDecline={() => setDeclining(true)}
            />
          </div>
        )}
        {maySign && declining && (
          <DeclineForm
            mutation={decline}
            toArgs={({ reason }) => ({ params: { id }, body: { reason } })}
            onDeclined={onClose}
            onBack={() => setDeclining(false)}
          />
        )}
        <Card title={t('parties')} headingLevel={3}>
          <PartyList parties={parties} />
        </Card>
        <ProofCard query={proof} asked={asksProof} onAsk={() => setAsksProof(true)} />
      </Stack>
    </Drawer>
  );
}
