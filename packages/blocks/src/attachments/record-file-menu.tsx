import type { Attachment } from '@muster/contracts';
import { useUndoableMutation } from '@muster/kit';
import { IconButton, IconDots, IconDownload, IconEye, IconTrash, Menu, useT } from '@muster/ui';
import { attachmentMessages } from './messages.ts';
import {
  useAttachmentsDeleteMutation,
  useAttachmentsRestoreMutation,
  useAttachmentsSetVisibilityMutation,
} from './record-files-context.tsx';
import { useDownload } from './use-download.ts';

/** Actions on a file of a job or a client; each can be undone. */
export function RecordFileMenu({ attachment }: { attachment: Attachment }) {
  const t = useT(attachmentMessages);
  const download = useDownload();
  const [setVisibility] = useAttachmentsSetVisibilityMutation();
  const [remove] = useAttachmentsDeleteMutation();
  const [restore] = useAttachmentsRestoreMutation();
  const { id, title, version, visibility, ownerType, allowedActions } = attachment;
  const isShown = visibility !== 'internal';
  const show = (base: number, shown: boolean) =>
    setVisibility({
      params: { id },
      body: { version: base, visibility: shown ? 'client' : 'internal' },
    });
  const showing = useUndoableMutation({
    mutation: (shown: boolean) => show(version, shown),
    message: (_after, shown) => t(shown ? 'record.nowShown' : 'record.nowInternal', { title }),
    undo: (after, shown) => show(after.version, !shown).unwrap(),
  });
  const removing = useUndoableMutation({
    mutation: (base: number) => remove({ params: { id }, body: { version: base } }),
    message: () => t('record.deleted', { title }),
    undo: (after) => restore({ params: { id }, body: { version: after.version } }).unwrap(),
  });
  const may = (action: Attachment['allowedActions'][number]) => allowedActions.includes(action);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton variant="subtle" aria-label={t('record.menu', { title })}>
          <IconDots size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {may('download') && (
          <Menu.Item leftSection={<IconDownload size={14} />} onClick={() => download(id)}>
            {t('record.download')}
          </Menu.Item>
        )}
        {ownerType === 'job' && may('set_visibility') && (
          <Menu.Item leftSection={<IconEye size={14} />} onClick={() => void showing.run(!isShown)}>
            {t(isShown ? 'record.hideIt' : 'record.showIt')}
          </Menu.Item>
        )}
        {may('delete') && (
          <Menu.Item
            leftSection={<IconTrash size={14} />}
            onClick={() => void removing.run(version)}
          >
            {t('record.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
