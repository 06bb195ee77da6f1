import { useParams } from 'react-router-dom';
import { attachmentEndpoints, cvReadingEndpoints, staffAttachmentTypes } from '@muster/contracts';
import { callEndpoint, isApiError, QueryView, useCan } from '@muster/kit';
import { UploadDrawer, type UploadDrawerProps } from '@muster/blocks';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';

/** Adds files to a record on the candidate's behalf. */
export function UploadAttachmentDrawer() {
  const { id = '' } = useParams();
  const t = useMessages();
  const can = useCan();
  const candidate = api.useCandidatesReadQuery({ params: { id } });
  const files = api.useAttachmentsOfCandidateQuery({ params: { id } });
  return (
    <QueryView query={candidate} skeleton={null}>
      {({ name, number }) => (
        <UploadDrawer
          owner={id}
          title={t('attachments.upload.title')}
          subtitle={`${name} · ${number}`}
          types={staffAttachmentTypes}
          uploader="staff"
          taken={files.data?.total ?? 0}
          canRead={can('candidate.updateExperience')}
          attach={attachTo(id)}
        />
      )}
    </QueryView>
  );
}

const attachTo =
  (id: string): UploadDrawerProps['attach'] =>
  ({ read, type, visibility, title, expiresOn, primary }) =>
  async ({ id: fileId }, { platform, signal, intent }) => {
    const body = { fileId, type, visibility, title: title.trim() || null, expiresOn, primary };
    const call = { params: { id }, body, idempotencyKey: intent };
    const { attachToCandidate } = attachmentEndpoints;
    const { attachment, already } = await callEndpoint(platform, attachToCandidate, call, signal);
    if (read && type === 'cv' && !already) await beginReading({ platform, signal }, attachment.id);
    return { already };
  };

/** The file is stored either way: a failure to read it is shown where it is read. */
async function beginReading(
  {
    platform,
    signal,
  }: Pick<Parameters<ReturnType<UploadDrawerProps['attach']>>[1], 'platform' | 'signal'>,
  id: string,
): Promise<void> {
  const call = { params: { id }, body: {} };
  await callEndpoint(platform, cvReadingEndpoints.extract, call, signal).catch((error: unknown) => {
    if (!isApiError(error)) throw error;
  });
}
