import type { Attachment, AttachmentUsage, CandidateRecord } from '@muster/contracts';
import { QueryView, useOverlayClose, useUndoableMutation } from '@muster/kit';
import { DecisionForm, EffectList, NoticeBar, Skeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import { AttachmentFrame } from './attachment-frame.tsx';

/** Confirms the deletion of a file: shows uses and consequences, offers undo afterwards. */
export function DeleteAttachmentModal() {
  const t = useMessages();
  return (
    <AttachmentFrame title={t('attachments.delete.title')} action="delete">
      {(attachment, candidate) => (
        <DeleteAttachment attachment={attachment} candidate={candidate} />
      )}
    </AttachmentFrame>
  );
}

interface DeleteAttachmentProps {
  attachment: Attachment;
  candidate: CandidateRecord;
}

function DeleteAttachment({ attachment, candidate }: DeleteAttachmentProps) {
  const { id, title, version } = attachment;
  const t = useMessages();
  const close = useOverlayClose();
  const usage = api.useAttachmentsUsageQuery({ params: { id } });
  const [remove] = api.useAttachmentsDeleteMutation();
  const [restore] = api.useAttachmentsRestoreMutation();
  const deleting = useUndoableMutation({
    mutation: remove,
    message: () => t('attachments.delete.done', { title }),
    undo: (deleted) => restore({ params: { id }, body: { version: deleted.version } }).unwrap(),
    onDone: () => close({ saved: true }),
  });
  const blockedBy = usage.data?.blockedBy ?? null;
  return (
    <DecisionForm
      onClose={close}
      title={t('attachments.delete.title')}
      subtitle={`${title} · ${candidate.name}`}
      summary={null}
      effects={null}
      keep={t('attachments.delete.keep')}
      confirm={t('attachments.delete.confirm')}
      danger
      disabled={!usage.data || blockedBy !== null}
      note={t('attachments.delete.undo')}
      saving={{
        submit: (event) => {
          event.preventDefault();
          void deleting.run({ params: { id }, body: { version } });
        },
        pending: deleting.pending,
      }}
    >
      <QueryView query={usage} keepPrevious size="compact" skeleton={<Skeleton height={96} />}>
        {(known) =>
          known.blockedBy ? (
            <NoticeBar kind="danger">
              {t(`attachments.delete.blocked.${known.blockedBy}`)}
            </NoticeBar>
          ) : (
            <EffectList items={effectsOf(attachment, known, t)} />
          )
        }
      </QueryView>
    </DecisionForm>
  );
}

function effectsOf({ hasText }: Attachment, { usedIn, copyStays }: AttachmentUsage, t: Translate) {
  return [
    ...usedIn.map(({ kind, label }) => ({
      id: `${kind}:${label}`,
      text: t('attachments.delete.usedIn', { where: label }),
    })),
    ...(copyStays ? [{ id: 'copy', text: t('attachments.delete.effectCopy') }] : []),
    { id: 'list', text: t('attachments.delete.effectList') },
    ...(hasText ? [{ id: 'text', text: t('attachments.delete.effectText') }] : []),
    { id: 'purge', text: t('attachments.delete.effectPurge') },
  ];
}
