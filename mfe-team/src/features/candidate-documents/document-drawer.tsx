import { useState } from 'react';
import { limits, type SignatureDocument } from '@muster/contracts';
import {
  ApprovalBar,
  DeclineForm,
  DocumentReader,
  PartyList,
  ProofCard,
  SignForm,
  documentFileUrl,
  signingMessages,
} from '@muster/blocks';
import {
  Card,
  Drawer,
  formatDate,
  NotFoundState,
  NoticeBar,
  Stack,
  StateBadge,
  useT,
} from '@muster/ui';
import { usePlatform } from '@muster/kit';
import { api } from '../../api.ts';
import { DocumentActions } from './document-actions.tsx';
import { DocumentLineage } from './document-lineage.tsx';
import { useMessages } from './messages.ts';

interface DocumentDrawerProps {
  /** Null: no document has the id in the address. */
  document: SignatureDocument | null;
  /** All documents of the same subject. */
  all: readonly SignatureDocument[];
  onClose: () => void;
}

/** One document with all its actions; the next signer signs here. */
export function DocumentDrawer({ document, all, onClose }: DocumentDrawerProps) {
  const t = useMessages();
  if (!document)
    return (
      <Drawer opened onClose={onClose} title={t('list')}>
        <NotFoundState size="block" text={t('gone')} />
      </Drawer>
    );
  return (
    <Drawer
      opened
      onClose={onClose}
      title={document.title}
      subtitle={<StateBadge machine="signature_document" state={document.status} />}
      width={860}
    >
      <Stack>
        {document.endNote && <NoticeBar kind="warning">{document.endNote}</NoticeBar>}
        <DocumentLineage document={document} all={all} />
        <Approval document={document} />
        <ApprovalBar api={api} subject={{ type: 'signature_document', id: document.id }} />
        <DocumentActions document={document} onDone={onClose} />
        <DocumentReader
          url={documentFileUrl(document.id)}
          title={document.title}
          version={document.version}
        />
        <Signing document={document} onDone={onClose} />
        <Following document={document} />
      </Stack>
    </Drawer>
  );
}

/** The approver who must release the document, and their decision. */
function Approval({
  document: { approver, allowedActions, sentAt },
}: {
  document: SignatureDocument;
}) {
  const t = useMessages();
  if (!approver || !sentAt) return null;
  const { name, status, at } = approver;
  if (at)
    return (
      <NoticeBar kind="quiet">{t('approval.approved', { name, date: formatDate(at) })}</NoticeBar>
    );
  if (status === 'refused')
    return <NoticeBar kind="quiet">{t('approval.refused', { name })}</NoticeBar>;
  return (
    <NoticeBar kind="info">
      {allowedActions.includes('approve') ? t('approval.yours') : t('approval.waiting', { name })}
    </NoticeBar>
  );
}

function Signing({ document, onDone }: { document: SignatureDocument; onDone: () => void }) {
  const t = useT(signingMessages);
  const platform = usePlatform();
  const [declining, setDeclining] = useState(false);
  const [sign] = api.useSigningSignMutation();
  const [decline] = api.useSigningDeclineMutation();
  if (!document.allowedActions.includes('sign')) return null;
  const signingAs = document.parties.find(({ key }) => key === 'agency')?.name ?? '';
  return (
    <>
      {declining && (
        <DeclineForm
          mutation={decline}
          toArgs={({ reason }) => ({ params: { id: document.id }, body: { reason } })}
          onDeclined={onDone}
          onBack={() => setDeclining(false)}
        />
      )}
      <div hidden={declining}>
        <SignForm
          isAside={declining}
          signingAs={signingAs}
          asks={document.asks}
          mutation={sign}
          toArgs={({ signature, consent, entries }) => ({
            params: { id: document.id },
            body: { signature, consent, entries },
          })}
          onSigned={(signed) => {
            platform.notify({
              kind: 'success',
              text: t(signed.status === 'completed' ? 'completed' : 'signed'),
            });
            onDone();
          }}
          onDecline={() => setDeclining(true)}
        />
      </div>
    </>
  );
}

function Following({ document }: { document: SignatureDocument }) {
  const { id, parties, copies = [], status, reminders } = document;
  const t = useT(signingMessages);
  const words = useMessages();
  const [asksProof, setAsksProof] = useState(false);
  const proof = api.useSignaturesProofQuery({ params: { id } }, { skip: !asksProof });
  return (
    <>
      {parties.length > 0 && (
        <Card title={t('parties')} headingLevel={3}>
          <PartyList parties={parties} />
          {reminders > 0 && (
            <p>{words('reminded', { count: reminders, max: limits.signature.reminders.max })}</p>
          )}
          {copies.length > 0 && (
            <p>
              {words(status === 'completed' ? 'form.copiesSent' : 'form.copiesTo', {
                list: copies.map(({ name }) => name).join(', '),
              })}
            </p>
          )}
        </Card>
      )}
      <ProofCard query={proof} asked={asksProof} onAsk={() => setAsksProof(true)} />
    </>
  );
}
