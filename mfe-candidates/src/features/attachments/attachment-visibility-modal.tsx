import { z } from 'zod';
import {
  attachmentVisibilities,
  visibilitiesFor,
  type Attachment,
  type AttachmentUsage,
  type AttachmentVisibility,
  type CandidateRecord,
} from '@muster/contracts';
import { QueryView, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import { attachmentMessages } from '@muster/blocks';
import {
  DecisionForm,
  EffectList,
  NoticeBar,
  SingleChoiceTiles,
  Skeleton,
  useT,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { AttachmentFrame } from './attachment-frame.tsx';

const schema = z.object({ visibility: z.enum(attachmentVisibilities) });
const isForClients = (visibility: AttachmentVisibility) =>
  visibility === 'client' || visibility === 'everyone';

/** Dialog for who sees a file, with names. */
export function AttachmentVisibilityModal() {
  const t = useMessages();
  return (
    <AttachmentFrame title={t('attachments.visibility.title')} action="set_visibility">
      {(attachment, candidate) => <VisibilityForm attachment={attachment} candidate={candidate} />}
    </AttachmentFrame>
  );
}

function VisibilityForm({
  attachment,
  candidate,
}: {
  attachment: Attachment;
  candidate: CandidateRecord;
}) {
  const t = useMessages();
  const words = useT(attachmentMessages);
  const platform = usePlatform();
  const close = useOverlayClose();
  const [setVisibility] = api.useAttachmentsSetVisibilityMutation();
  const usage = api.useAttachmentsUsageQuery({ params: { id: attachment.id } });
  const form = useZodForm({ schema, initialValues: { visibility: attachment.visibility } });
  const changing = useFormMutation({
    form,
    mutation: setVisibility,
    version: attachment.version,
    toArgs: ({ output, version }) => ({
      params: { id: attachment.id },
      body: { visibility: output.visibility, version },
    }),
    onSaved: ({ visibility }) => {
      platform.notify({
        kind: 'success',
        text: t('attachments.visibility.done', { visibility: words(`visibility.${visibility}`) }),
      });
      close({ saved: true });
    },
  });
  const possible = visibilitiesFor(attachment.type);
  return (
    <DecisionForm
      onClose={close}
      title={t('attachments.visibility.title')}
      subtitle={`${attachment.title} · ${candidate.name}`}
      effects={null}
      keep={t('attachments.keep')}
      confirm={t('attachments.visibility.confirm')}
      disabled={!form.dirty}
      unsaved={form.dirty}
      summary={form.summary}
      saving={changing}
    >
      <SingleChoiceTiles
        label={t('attachments.visibility.label')}
        required
        columns={1}
        options={attachmentVisibilities.map((value) => ({
          value,
          label: words(`visibility.${value}`),
          hint: words(`visibilityHint.${value}`),
          disabled: !possible.includes(value),
        }))}
        help={possible.includes('client') ? undefined : t('attachments.visibility.never')}
        {...form.field('visibility')}
      />
      {form.dirty && (
        <QueryView query={usage} keepPrevious size="compact" skeleton={<Skeleton height={64} />}>
          {(known) => (
            <Consequences
              before={attachment.visibility}
              after={form.values.visibility}
              usage={known}
            />
          )}
        </QueryView>
      )}
    </DecisionForm>
  );
}

interface ConsequencesProps {
  before: AttachmentVisibility;
  after: AttachmentVisibility;
  usage: AttachmentUsage;
}

function Consequences({ before, after, usage }: ConsequencesProps) {
  const t = useMessages();
  const { clients, contactData } = usage;
  const names = clients.map(({ name }) => name).join(', ');
  const found = contactData
    ? [...contactData.emails, ...contactData.phones, ...contactData.links]
    : [];
  const opens = isForClients(after) && !isForClients(before);
  return (
    <>
      {opens && found.length > 0 && (
        <NoticeBar kind="warning" title={t('attachments.visibility.contactTitle')}>
          {t('attachments.visibility.contact', { found: found.join(', ') })}
        </NoticeBar>
      )}
      {opens && !contactData && (
        <NoticeBar kind="warning">{t('attachments.visibility.unread')}</NoticeBar>
      )}
      <EffectList
        items={[
          ...(isForClients(after)
            ? [
                {
                  id: 'clients',
                  text: names
                    ? t('attachments.visibility.clients', { names })
                    : t('attachments.visibility.noClients'),
                },
              ]
            : []),
          { id: 'recall', text: t('attachments.visibility.recall') },
          { id: 'logged', text: t('attachments.visibility.logged') },
        ]}
      />
    </>
  );
}
