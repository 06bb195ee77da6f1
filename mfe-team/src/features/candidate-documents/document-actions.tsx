import { useState } from 'react';
import { href, type SignatureDocument } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button, Group } from '@muster/ui';
import { api } from '../../api.ts';
import { placesOf, subjectOf } from './documents-subject.ts';
import { useMessages } from './messages.ts';
import { AskVoidModal, RefuseModal, VoidModal } from './stop-modals.tsx';

/** The agency's actions on a document besides signing. */
export function DocumentActions({
  document,
  onDone,
}: {
  document: SignatureDocument;
  onDone: () => void;
}) {
  const { id, version, allowedActions, templateKey } = document;
  const subject = subjectOf(document);
  const t = useMessages();
  const platform = usePlatform();
  const [voiding, setVoiding] = useState(false);
  const [asking, setAsking] = useState(false);
  const [refusing, setRefusing] = useState(false);
  const [approve, approving] = api.useSignaturesApproveMutation();
  const [remind, reminding] = api.useSignaturesRemindMutation();
  const [remove, removing] = api.useSignaturesDeleteMutation();
  const [reissue, reissuing] = api.useSignaturesReissueMutation();
  const args = { params: { id }, body: { version } };

  function tell(done: 'approve' | 'remind' | 'delete' | 'reissue', error: unknown): boolean {
    platform.notify(
      error
        ? { kind: 'error', text: errorText(error) }
        : { kind: 'success', text: t(`done.${done}`) },
    );
    return !error;
  }
  const onApprove = async () => tell('approve', (await approve(args)).error);
  const onRemind = async () => tell('remind', (await remind(args)).error);
  const onDelete = async () => {
    if (tell('delete', (await remove(args)).error)) onDone();
  };
  const onReissue = async () => {
    const { data, error } = await reissue(args);
    if (!tell('reissue', error) || !data) return;
    platform.navigate(
      href(
        placesOf[subject.kind].write,
        { id: subject.id, templateId: templateKey },
        { draft: data.id },
      ),
    );
  };
  const button = (
    action: 'refuse' | 'remind' | 'delete' | 'reissue' | 'void' | 'ask_void',
    loading: boolean,
    onClick: () => void,
  ) =>
    allowedActions.includes(action) && (
      <Button variant="default" loading={loading} onClick={onClick}>
        {t(`action.${action}`)}
      </Button>
    );
  return (
    <Group gap="xs">
      {allowedActions.includes('approve') && (
        <Button loading={approving.isLoading} onClick={() => void onApprove()}>
          {t('action.approve')}
        </Button>
      )}
      {button('refuse', false, () => setRefusing(true))}
      {button('remind', reminding.isLoading, () => void onRemind())}
      {button('reissue', reissuing.isLoading, () => void onReissue())}
      {button('delete', removing.isLoading, () => void onDelete())}
      {button('void', false, () => setVoiding(true))}
      {button('ask_void', false, () => setAsking(true))}
      {refusing && <RefuseModal document={document} onClose={() => setRefusing(false)} />}
      {asking && <AskVoidModal document={document} onClose={() => setAsking(false)} />}
      {voiding && <VoidModal document={document} onClose={() => setVoiding(false)} />}
    </Group>
  );
}
