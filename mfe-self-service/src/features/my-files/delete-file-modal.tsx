import type { OwnAttachment } from '@muster/contracts';
import { useOverlayClose, useUndoableMutation } from '@muster/kit';
import { DecisionForm, EffectList, NoticeBar } from '@muster/ui';
import { api } from '../../own-api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { FileFrame } from './file-frame.tsx';

/** Confirms the deletion of an own file, or explains why it must stay. */
export function DeleteFileModal() {
  const t = useMessages();
  return (
    <FileFrame title={t('files.deletion.title')}>
      {(attachment) => <DeleteFile attachment={attachment} />}
    </FileFrame>
  );
}

function DeleteFile({ attachment }: { attachment: OwnAttachment }) {
  const { id, title, version, deleteBlockedBy: blockedBy, shownToClients } = attachment;
  const t = useMessages();
  const close = useOverlayClose();
  const [remove] = api.useOwnAttachmentsDeleteMutation();
  const [restore] = api.useOwnAttachmentsRestoreMutation();
  const deleting = useUndoableMutation({
    mutation: remove,
    message: () => t('files.deletion.done', { title }),
    undo: (deleted) => restore({ params: { id }, body: { version: deleted.version } }).unwrap(),
    onDone: () => close({ saved: true }),
  });
  return (
    <DecisionForm
      onClose={close}
      title={t('files.deletion.title')}
      subtitle={title}
      summary={null}
      effects={null}
      keep={t('files.deletion.keepFile')}
      confirm={t('files.deletion.confirm')}
      danger
      disabled={blockedBy !== null || !attachment.allowedActions.includes('delete')}
      note={blockedBy ? undefined : t('files.deletion.undo')}
      saving={{
        submit: (event) => {
          event.preventDefault();
          void deleting.run({ params: { id }, body: { version } });
        },
        pending: deleting.pending,
      }}
    >
      {blockedBy ? (
        <NoticeBar kind="warning" title={t(`files.deletion.blocked.${blockedBy}`)}>
          {t('files.deletion.ask')}
        </NoticeBar>
      ) : (
        <EffectList
          items={[
            { id: 'staff', text: t('files.deletion.effect') },
            ...(shownToClients ? [{ id: 'clients', text: t('files.deletion.effectClients') }] : []),
          ]}
        />
      )}
    </DecisionForm>
  );
}
