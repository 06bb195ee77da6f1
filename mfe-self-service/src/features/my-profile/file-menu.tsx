import { href, selfServiceRoutes, type OwnAttachment, type Route } from '@muster/contracts';
import { useFollow, useUndoableMutation } from '@muster/kit';
import { useDownload } from '@muster/blocks';
import {
  IconButton,
  IconDots,
  IconDownload,
  IconFileCheck,
  IconSelector,
  IconTrash,
  Menu,
} from '@muster/ui';
import { api } from '../../own-api.ts';
import { useMessages } from '../../shared/use-messages.ts';

/** Actions that the person may take on a file now. */
export function FileMenu({ attachment }: { attachment: OwnAttachment }) {
  const t = useMessages();
  const follow = useFollow();
  const download = useDownload();
  const [setPrimary] = api.useOwnAttachmentsSetPrimaryMutation();
  const { id, title, version, allowedActions } = attachment;
  const making = useUndoableMutation({
    mutation: setPrimary,
    message: () => t('files.primaryDone', { title }),
  });
  const go = (route: Route) => () => follow(href(route, { attachmentId: id }));
  const may = (action: OwnAttachment['allowedActions'][number]) => allowedActions.includes(action);
  if (allowedActions.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton aria-label={t('files.menu', { title })} withTooltip={false}>
          <IconDots size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {may('download') && (
          <Menu.Item leftSection={<IconDownload size={16} />} onClick={() => download(id)}>
            {t('files.download')}
          </Menu.Item>
        )}
        {may('set_type') && (
          <Menu.Item
            leftSection={<IconSelector size={16} />}
            onClick={go(selfServiceRoutes.fileType)}
          >
            {t('files.changeType')}
          </Menu.Item>
        )}
        {may('set_primary') && (
          <Menu.Item
            leftSection={<IconFileCheck size={16} />}
            onClick={() => void making.run({ params: { id }, body: { version } })}
          >
            {t('files.primary')}
          </Menu.Item>
        )}
        {attachment.own && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={go(selfServiceRoutes.deleteFile)}
          >
            {t('files.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
