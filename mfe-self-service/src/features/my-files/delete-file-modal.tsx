import type { OwnAttachment } from '@muster/contracts';
import { useOverlayClose, useUndoableMutation } from '@muster/kit';
import { Button, DecisionModal, EffectList, NoticeBar, OverlayFooter } from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';
import { FileFrame } from './file-frame.tsx';

/** The decision to delete an own file, or why it has to stay (screen 8). */
export function DeleteFileModal() {
  const t = useWords();
  return (
    <FileFrame title={t('files.deletion.title')}>
      {(attachment) => <DeleteFile attachment={attachment} />}
    </FileFrame>
  );
}

function DeleteFile({ attachment }: { attachment: OwnAttachment }) {
  const { id, title, version, deleteBlockedBy: blockedBy, shownToClients } = attachment;
  const t = useWords();
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
    <DecisionModal
      opened
      onClose={close}
      title={t('files.deletion.title')}
      subtitle={title}
      onSubmit={(event) => {
        event.preventDefault();
        void deleting.run({ params: { id }, body: { version } });
      }}
      footer={
        <OverlayFooter left={blockedBy ? undefined : t('files.deletion.undo')}>
          <Button variant="default" size="md" onClick={() => close()}>
            {t('files.deletion.keepFile')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            size="md"
            disabled={blockedBy !== null || !attachment.allowedActions.includes('delete')}
            loading={deleting.pending}
          >
            {t('files.deletion.confirm')}
          </Button>
        </OverlayFooter>
      }
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
    </DecisionModal>
  );
}
