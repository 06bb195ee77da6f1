import {
  candidatesRoutes,
  href,
  type Attachment,
  type AttachmentAction,
  type CandidateRecord,
  type Route,
} from '@muster/contracts';
import { useFollow, useUndoableMutation } from '@muster/kit';
import { useDownload } from '@muster/blocks';
import {
  IconButton,
  IconDots,
  IconDownload,
  IconEye,
  IconFileCheck,
  IconListSearch,
  IconPencil,
  IconSelector,
  IconTrash,
  Menu,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';

const reviewRoute: Route = candidatesRoutes.cvReview;

interface FileMenuProps {
  attachment: Attachment;
  candidate: CandidateRecord;
  onEdit: () => void;
}

/** Current actions on a file; decisions open at their own address. */
export function FileMenu({ attachment, candidate, onEdit }: FileMenuProps) {
  const t = useMessages();
  const follow = useFollow();
  const download = useDownload();
  const [setPrimary] = api.useAttachmentsSetPrimaryMutation();
  const { id, title, version, allowedActions } = attachment;
  const making = useUndoableMutation({
    mutation: setPrimary,
    message: () => t('attachments.card.primaryDone', { title }),
  });
  const go = (route: Route) => () => follow(href(route, { id: candidate.id, attachmentId: id }));
  const items: { action: AttachmentAction; word: Word; icon: typeof IconDots; act: () => void }[] =
    [
      { action: 'download', word: 'download', icon: IconDownload, act: () => download(id) },
      { action: 'edit', word: 'edit', icon: IconPencil, act: onEdit },
      {
        action: 'set_type',
        word: 'type',
        icon: IconSelector,
        act: go(candidatesRoutes.attachmentType),
      },
      {
        action: 'set_visibility',
        word: 'visibility',
        icon: IconEye,
        act: go(candidatesRoutes.attachmentVisibility),
      },
      {
        action: 'set_primary',
        word: 'primary',
        icon: IconFileCheck,
        act: () => void making.run({ params: { id }, body: { version } }),
      },
      { action: 'extract', word: 'review', icon: IconListSearch, act: go(reviewRoute) },
      {
        action: 'delete',
        word: 'delete',
        icon: IconTrash,
        act: go(candidatesRoutes.deleteAttachment),
      },
    ];
  const allowed = items.filter(
    ({ action }) =>
      allowedActions.includes(action) && (action !== 'extract' || reviewRoute.status === 'built'),
  );
  if (allowed.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton aria-label={t('attachments.card.menu', { title })} withTooltip={false}>
          <IconDots size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {allowed.map(({ action, word, icon: Icon, act }) => (
          <Menu.Item
            key={action}
            color={action === 'delete' ? 'red' : undefined}
            leftSection={<Icon size={16} />}
            onClick={act}
          >
            {t(`attachments.card.${word}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

type Word = 'download' | 'edit' | 'type' | 'visibility' | 'primary' | 'review' | 'delete';
