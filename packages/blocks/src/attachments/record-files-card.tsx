import { useState } from 'react';
import { acceptedExtensions, type Attachment, type RecordAttachmentList } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Badge,
  Card,
  CardRows,
  Checkbox,
  FileDropZone,
  ListFocus,
  NoticeBar,
  Skeleton,
  Stack,
  useT,
} from '@muster/ui';
import { useOneFile } from '../uploads/use-one-file.ts';
import { AttachmentPreview } from './attachment-preview.tsx';
import { AttachmentRow } from './attachment-row.tsx';
import classes from './attachments.module.css';
import { attachmentMessages } from './messages.ts';
import {
  RecordFilesProvider,
  useAttachmentsAttachToCompanyMutation,
  useAttachmentsAttachToJobMutation,
  useAttachmentsOfCompanyQuery,
  useAttachmentsOfJobQuery,
  type RecordFilesApi,
} from './record-files-context.tsx';
import { RecordFileMenu } from './record-file-menu.tsx';

interface RecordFilesCardProps {
  api: RecordFilesApi;
  owner: { type: 'job' | 'company'; id: string };
}

/** Files of a job or a client; absent for users who may read none there. */
export function RecordFilesCard({ api, owner }: RecordFilesCardProps) {
  return (
    <RecordFilesProvider api={api}>
      <Files owner={owner} />
    </RecordFilesProvider>
  );
}

function Files({ owner: { type, id } }: Pick<RecordFilesCardProps, 'owner'>) {
  const t = useT(attachmentMessages);
  const isOnJob = type === 'job';
  const ofJob = useAttachmentsOfJobQuery({ params: { id } }, { skip: !isOnJob });
  const ofCompany = useAttachmentsOfCompanyQuery({ params: { id } }, { skip: isOnJob });
  const query = isOnJob ? ofJob : ofCompany;
  if (query.error?.code === 'FORBIDDEN') return null;
  return (
    <Card title={t('record.title')} count={query.data?.data.length} flush>
      <QueryView query={query} keepPrevious size="compact" skeleton={<Skeleton height={64} />}>
        {(list) => <Listed list={list} owner={{ type, id }} />}
      </QueryView>
    </Card>
  );
}

function Listed({
  list,
  owner,
}: Pick<RecordFilesCardProps, 'owner'> & { list: RecordAttachmentList }) {
  const t = useT(attachmentMessages);
  const [shown, setShown] = useState<Attachment | null>(null);
  return (
    <ListFocus>
      {list.data.length === 0 && !list.canUpload && (
        <p className={classes.recordNone}>{t('record.none')}</p>
      )}
      <CardRows>
        {list.data.map((attachment) => (
          <AttachmentRow
            key={attachment.id}
            attachment={attachment}
            by={attachment.uploadedBy?.name ?? null}
            badges={
              attachment.visibility === 'internal' ? null : (
                <Badge family="violet">{t('record.shown')}</Badge>
              )
            }
            onOpen={() => setShown(attachment)}
            menu={<RecordFileMenu attachment={attachment} />}
          />
        ))}
      </CardRows>
      {list.canUpload && <AddFile owner={owner} />}
      {shown && <AttachmentPreview attachment={shown} onClose={() => setShown(null)} />}
    </ListFocus>
  );
}

/** Adds a file, for colleagues only unless the client may read it. */
function AddFile({ owner: { type, id } }: Pick<RecordFilesCardProps, 'owner'>) {
  const t = useT(attachmentMessages);
  const [isShown, setIsShown] = useState(false);
  const [toJob] = useAttachmentsAttachToJobMutation();
  const [toCompany] = useAttachmentsAttachToCompanyMutation();
  const { state, take } = useOneFile({
    purpose: 'general',
    use: (fileId) => {
      const visibility = isShown ? ('client' as const) : ('internal' as const);
      const call = { params: { id }, body: { fileId, visibility } };
      return (type === 'job' ? toJob(call) : toCompany(call)).unwrap();
    },
    onDone: () => undefined,
  });
  return (
    <Stack gap="xs" className={classes.recordAdd}>
      {state.step === 'refused' && <NoticeBar kind="danger">{state.text}</NoticeBar>}
      {(state.step === 'sending' || state.step === 'checking') && (
        <NoticeBar kind="quiet">{t(`record.${state.step}`, { name: state.name })}</NoticeBar>
      )}
      {type === 'job' && (
        <Checkbox
          label={t('record.show')}
          checked={isShown}
          onChange={(event) => setIsShown(event.currentTarget.checked)}
        />
      )}
      <FileDropZone
        label={t('record.add')}
        hint={t('record.hint')}
        accept={acceptedExtensions('general')}
        onFiles={([file]) => file && void take(file)}
      />
    </Stack>
  );
}
