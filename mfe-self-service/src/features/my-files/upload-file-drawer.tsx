import {
  candidateAttachmentTypes,
  ownAttachmentEndpoints,
  type AttachmentType,
  type OwnAttachmentCreate,
} from '@muster/contracts';
import { callEndpoint } from '@muster/kit';
import { UploadDrawer, type UploadDrawerProps } from '@muster/blocks';
import { api } from '../../own-api.ts';
import { ownFiles } from '../../shared/own-files.ts';
import { RequestedFiles } from './requested-files.tsx';
import { useMessages } from '../../shared/use-messages.ts';

/** Adds files to the own profile. */
export function UploadFileDrawer() {
  const t = useMessages();
  const files = api.useOwnAttachmentsListQuery();
  return (
    <UploadDrawer
      owner={ownFiles}
      title={t('files.upload.title')}
      subtitle={t('files.upload.text')}
      notice={<RequestedFiles requests={files.data?.requests ?? []} />}
      types={candidateAttachmentTypes}
      uploader="candidate"
      taken={files.data?.total ?? 0}
      attach={attachOwn}
    />
  );
}

const isOwnType = (type: AttachmentType): type is NonNullable<OwnAttachmentCreate['type']> =>
  candidateAttachmentTypes.some((known) => known === type);

const attachOwn: UploadDrawerProps['attach'] =
  ({ type, title, expiresOn, primary }) =>
  async ({ id: fileId }, { platform, signal, intent }) => {
    const body = {
      fileId,
      type: isOwnType(type) ? type : ('other' as const),
      title: title.trim() || null,
      expiresOn,
      primary,
    };
    const { attach } = ownAttachmentEndpoints;
    return callEndpoint(platform, attach, { body, idempotencyKey: intent }, signal);
  };
