import { useState } from 'react';
import { selfServiceRoutes, type OwnAttachment, type OwnAttachmentList } from '@muster/contracts';
import { QueryView, RouteLink, useOverlayParam } from '@muster/kit';
import { AttachmentPreview, AttachmentRow, PendingUploads } from '@muster/blocks';
import {
  Badge,
  Button,
  Card,
  CardRows,
  EmptyState,
  IconPaperclip,
  IconPlus,
  Skeleton,
} from '@muster/ui';
import { api } from '../../own-api.ts';
import { ownFiles } from '../../shared/own-files.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { FileMenu } from './file-menu.tsx';

const checkedEvery = 3_000;

/** The person's files: their uploads, and those that the agency shares with them. */
export function FilesCard() {
  const t = useMessages();
  const [waiting, setWaiting] = useState(false);
  const query = api.useOwnAttachmentsListQuery(undefined, {
    pollingInterval: waiting ? checkedEvery : 0,
    skipPollingIfUnfocused: true,
  });
  const isBeingChecked = query.data?.data.some(({ file }) => file.scan === 'pending') ?? false;
  if (isBeingChecked !== waiting) setWaiting(isBeingChecked);
  return (
    <Card
      title={t('files.title')}
      count={query.data?.data.length}
      flush
      actions={
        query.data?.canUpload && (
          <Button
            component={RouteLink}
            route={selfServiceRoutes.uploadFile}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} />}
          >
            {t('files.add')}
          </Button>
        )
      }
    >
      <QueryView query={query} keepPrevious size="compact" skeleton={<Skeleton height={96} />}>
        {(list) => <Files list={list} />}
      </QueryView>
    </Card>
  );
}

function Files({ list }: { list: OwnAttachmentList }) {
  const t = useMessages();
  const [shown, show] = useOverlayParam(
    'file',
    list.data.map(({ id }) => id),
  );
  const preview = list.data.find(({ id }) => id === shown);
  return (
    <>
      {list.data.length === 0 && (
        <EmptyState
          size="compact"
          icon={IconPaperclip}
          title={t('files.none')}
          text={t('files.noneText')}
        />
      )}
      <CardRows>
        <PendingUploads owner={ownFiles} />
        {list.data.map((attachment) => (
          <FileRow key={attachment.id} attachment={attachment} onOpen={() => show(attachment.id)} />
        ))}
      </CardRows>
      {preview && <AttachmentPreview attachment={preview} onClose={() => show(null)} />}
    </>
  );
}

function FileRow({ attachment, onOpen }: { attachment: OwnAttachment; onOpen: () => void }) {
  const t = useMessages();
  return (
    <AttachmentRow
      attachment={attachment}
      by={attachment.own ? null : t('files.byAgency')}
      badges={attachment.shownToClients && <Badge family="violet">{t('files.shown')}</Badge>}
      onOpen={onOpen}
      menu={<FileMenu attachment={attachment} />}
    />
  );
}
