import { useState } from 'react';
import {
  limits,
  messageComposeSchema,
  type MessageSubjectType,
  type RecordMail,
  type ReplyTarget,
} from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import {
  Checkbox,
  FormDrawer,
  NoticeBar,
  SegmentedField,
  TagsField,
  TextArea,
  TextField,
  useZodForm,
} from '@muster/ui';
import { PromiseLine } from '../promises/promise-line.tsx';
import { AddressLines } from './address-lines.tsx';
import { useLazyEmailTemplatesFillQuery } from './mail-context.tsx';
import { MailFilesField } from './mail-files-field.tsx';
import { MailNotices } from './mail-notices.tsx';
import { AnsweredMail, type Answered } from './answered-mail.tsx';
import { useMailMessages } from './messages.ts';
import { RecipientsField } from './recipients-field.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { atOnce, momentOf, type SendMoment } from './send-moment.ts';
import { SignatureLines } from './signature-lines.tsx';
import { TemplateField } from './template-field.tsx';
import { useMailPreview } from './use-mail-preview.ts';
import { useSendMail, useMailNotice } from './use-send-mail.ts';

export interface MailComposerProps {
  to: MailTo;
  /** The mail that it answers, in its conversation. */
  answers?: Answered | undefined;
  /** A draft to go on with. */
  draft?: RecordMail | undefined;
  onClose: () => void;
}

/** The record that it is written on: a candidate, who gets it, or a client, whose people do. */
export interface MailTo {
  type: MessageSubjectType;
  id: string;
  name: string;
  /** The application of the candidate that it is about. */
  applicationId?: string;
  /** The people of the client to begin with. */
  recipientIds?: readonly string[];
}

interface Values extends SendMoment, Record<string, unknown> {
  subject: string;
  text: string;
  isPrivate: boolean;
  templateId: string | null;
  recipientIds: string[];
  cc: string[];
  attachmentIds: string[];
  repliesTo: ReplyTarget;
}

const firstValues = ({ to, answers, draft }: MailComposerProps): Values => ({
  subject: draft?.subject ?? (answers ? replySubject(answers.subject) : ''),
  text: draft?.text ?? '',
  isPrivate: draft?.isPrivate ?? answers?.isPrivate ?? false,
  templateId: null,
  recipientIds: [...(draft?.recipientIds ?? to.recipientIds ?? [])],
  cc: draft?.cc ?? [],
  attachmentIds: draft?.files.map(({ id }) => id) ?? [],
  repliesTo: draft?.repliesTo ?? 'record',
  ...atOnce,
});

const replySubject = (subject: string): string =>
  (/^re:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, limits.mail.subject);

/** Writes a mail to a candidate or to people of a client: from a template or without, now or later, to be taken back. */
export function MailComposer(props: MailComposerProps) {
  const { to, answers, draft, onClose } = props;
  const t = useMailMessages();
  const { type: subjectType, id: subjectId, name } = to;
  const applicationId = draft?.applicationId ?? to.applicationId ?? null;
  const [fill] = useLazyEmailTemplatesFillQuery();
  const send = useSendMail(draft ?? null);
  const tell = useMailNotice(name);
  const [initialValues] = useState(() => firstValues(props));
  const form = useZodForm({
    schema: messageComposeSchema,
    initialValues,
    mapPath: (path) => (path === 'sendAt' ? 'day' : path),
    prepare: (values: Values) => ({
      ...{ subjectType, subjectId, applicationId, replyToId: answers?.id ?? null },
      recipientIds: values.recipientIds,
      ...{ subject: values.subject, text: values.text, isPrivate: values.isPrivate },
      templateId: values.templateId,
      ...{ cc: values.cc, attachmentIds: values.attachmentIds, repliesTo: values.repliesTo },
      sendAt: momentOf(values),
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: send,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: (mail) => {
      tell(mail);
      onClose();
    },
    guard: { survivesQuery: true },
  });
  const { values } = form;
  const addressees = { subjectType, subjectId, applicationId, recipientIds: values.recipientIds };
  const { preview, refusal } = useMailPreview({
    ...{ ...addressees, subject: values.subject, text: values.text },
    sendAt: momentOf(values) ?? null,
  });
  const isBlocked = preview?.recipients.some(({ problem }) => problem !== null);

  async function load(id: string) {
    const { data } = await fill({ params: { id }, body: addressees });
    if (!data) return null;
    const { subject, text, missingLanguage } = data;
    return { subject, text, missingLanguage };
  }

  return (
    <FormDrawer
      onClose={onClose}
      title={t(draft ? 'draft' : answers ? 'reply' : 'title', { name })}
      cancel={t('cancel')}
      save={isBlocked ? null : t(values.when === 'later' ? 'plan' : 'send')}
      form={form}
      saving={saving}
      wide
    >
      {subjectType === 'company' && (
        <RecipientsField companyId={subjectId} field={form.field('recipientIds')} />
      )}
      <AddressLines preview={preview} hasField={subjectType === 'company'} />
      {answers && <AnsweredMail mail={answers} />}
      {!draft && (
        <TemplateField
          words={values}
          audience={subjectType === 'company' ? 'client' : 'candidate'}
          load={load}
          error={form.field('templateId').error}
          onFill={(templateId, { subject, text }) =>
            form.applyPatch({ templateId, text, ...(!answers && { subject }) })
          }
        />
      )}
      <TextField
        label={t('subject')}
        required
        maxLength={limits.mail.subject}
        {...form.field('subject')}
      />
      <TextArea
        label={t('text')}
        required
        minRows={8}
        maxRows={20}
        maxLength={limits.mail.body}
        {...form.field('text')}
      />
      {preview?.signature && <SignatureLines text={preview.signature} />}
      <PromiseLine isSent value={values.text} onChange={(text) => form.setValue('text', text)} />
      <TagsField
        label={t('cc')}
        help={t('ccHelp')}
        max={limits.mail.copies}
        {...form.field('cc')}
      />
      {subjectType === 'candidate' && (
        <MailFilesField candidateId={subjectId} field={form.field('attachmentIds')} />
      )}
      {preview?.repliesCome && (
        <SegmentedField<ReplyTarget>
          label={t('repliesTo')}
          help={t(`repliesToHelp.${values.repliesTo}`, { address: preview.replyTo })}
          options={[
            { value: 'record', label: t('repliesToRecord') },
            { value: 'author', label: t('repliesToAuthor') },
          ]}
          {...form.field('repliesTo')}
        />
      )}
      {!draft && (
        <Checkbox
          label={t('private')}
          description={t('privateHelp')}
          checked={values.isPrivate}
          onChange={(event) => form.setValue('isPrivate', event.currentTarget.checked)}
        />
      )}
      <ScheduleFields
        when={form.field('when')}
        day={form.field('day')}
        clock={form.field('clock')}
      />
      {preview && <MailNotices preview={preview} name={name} />}
      {refusal && !preview && <NoticeBar kind="danger">{refusal}</NoticeBar>}
    </FormDrawer>
  );
}
