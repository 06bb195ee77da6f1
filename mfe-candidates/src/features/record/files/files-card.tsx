import { useState } from 'react';
import {
  candidatesRoutes,
  href,
  sensitiveAttachmentTypes,
  type Attachment,
  type AttachmentList,
  type CandidateRecord,
} from '@muster/contracts';
import { QueryView, useOverlayParam } from '@muster/kit';
import {
  AttachmentPreview,
  AttachmentRow,
  PendingUploads,
  attachmentMessages,
} from '@muster/blocks';
import {
  Badge,
  Button,
  Card,
  CardRows,
  CardActionLink,
  IconPlus,
  Skeleton,
  useT,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CardEmpty } from '../profile/card-empty.tsx';
import { FileEditModal } from './file-edit-modal.tsx';
import { FileRequests } from './file-requests.tsx';
import { FileMenu } from './file-menu.tsx';
import { RequestFileDrawer } from './request-file-drawer.tsx';
import { RemovedFiles } from './removed-files.tsx';
import classes from './files-card.module.css';

const checkedEvery = 3_000;

/** The candidate's documents and pictures, as far as the reader may see them. */
export function FilesCard({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const { id } = candidate;
  const [waiting, setWaiting] = useState(false);
  const query = api.useAttachmentsOfCandidateQuery(
    { params: { id } },
    { pollingInterval: waiting ? checkedEvery : 0, skipPollingIfUnfocused: true },
  );
  const isBeingChecked = query.data?.data.some(({ file }) => file.scan === 'pending') ?? false;
  if (isBeingChecked !== waiting) setWaiting(isBeingChecked);
  return (
    <Card
      title={t('attachments.card.title')}
      count={query.data?.data.length}
      flush
      actions={
        query.data?.canUpload && (
          <CardActionLink
            href={href(candidatesRoutes.uploadAttachment, { id })}
            label={t('attachments.card.add')}
          >
            <IconPlus size={16} aria-hidden />
          </CardActionLink>
        )
      }
    >
      <QueryView query={query} keepPrevious size="compact" skeleton={<FileSkeletons />}>
        {(list) => <Files candidate={candidate} list={list} />}
      </QueryView>
    </Card>
  );
}

function Files({ candidate, list }: { candidate: CandidateRecord; list: AttachmentList }) {
  const t = useMessages();
  const [shown, show] = useOverlayParam(
    'file',
    list.data.map(({ id }) => id),
  );
  const [asking, setAsking] = useState(false);
  const [edited, setEdited] = useState<Attachment | null>(null);
  const hidden = list.total - list.data.length;
  const preview = list.data.find(({ id }) => id === shown);
  return (
    <>
      {list.data.length === 0 && (
        <CardEmpty
          text={t('attachments.card.none')}
          to={list.canUpload ? href(candidatesRoutes.uploadAttachment, { id: candidate.id }) : null}
          label={t('attachments.card.addFirst')}
        />
      )}
      <CardRows>
        <PendingUploads owner={candidate.id} />
        {list.data.map((attachment) => (
          <FileRow
            key={attachment.id}
            attachment={attachment}
            candidate={candidate}
            onOpen={() => show(attachment.id)}
            onEdit={() => setEdited(attachment)}
          />
        ))}
      </CardRows>
      {hidden > 0 && (
        <p className={classes.hidden}>{t('attachments.card.hidden', { count: hidden })}</p>
      )}
      <FileRequests requests={list.requests} />
      {list.canRequest && (
        <div className={classes.removed}>
          <Button size="xs" variant="subtle" onClick={() => setAsking(true)}>
            {t('attachments.request.action')}
          </Button>
        </div>
      )}
      <RemovedFiles removed={list.removed} />
      {asking && (
        <RequestFileDrawer
          candidate={candidate}
          asked={list.requests.flatMap(({ status, type }) => (status === 'open' ? type : []))}
          onClose={() => setAsking(false)}
        />
      )}
      {edited && <FileEditModal attachment={edited} onClose={() => setEdited(null)} />}
      {preview && <AttachmentPreview attachment={preview} onClose={() => show(null)} />}
    </>
  );
}

interface FileRowProps {
  attachment: Attachment;
  candidate: CandidateRecord;
  onOpen: () => void;
  onEdit: () => void;
}

function FileRow({ attachment, candidate, onOpen, onEdit }: FileRowProps) {
  const t = useMessages();
  const words = useT(attachmentMessages);
  const { visibility, uploadedBy, uploadedByKind, type } = attachment;
  const isOpen = visibility === 'client' || visibility === 'everyone';
  const brought = uploadedBy && t('attachments.card.by', { name: uploadedBy.name });
  return (
    <AttachmentRow
      attachment={attachment}
      by={uploadedByKind === 'candidate' ? t('attachments.card.byCandidate') : brought}
      isSensitive={sensitiveAttachmentTypes.includes(type)}
      badges={
        <Badge family={isOpen ? 'violet' : 'grey'}>{words(`visibility.${visibility}`)}</Badge>
      }
      onOpen={onOpen}
      menu={<FileMenu attachment={attachment} candidate={candidate} onEdit={onEdit} />}
    />
  );
}

function FileSkeletons() {
  return (
    <div className={classes.skeletons} aria-hidden>
      {[220, 180, 240].map((width) => (
        <Skeleton key={width} height={14} width={width} />
      ))}
    </div>
  );
}
