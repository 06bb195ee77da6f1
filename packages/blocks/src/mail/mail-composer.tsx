import { useState } from 'react';
import { limits, messageComposeSchema } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import {
  Checkbox,
  FormDrawer,
  NoticeBar,
  TagsField,
  TextArea,
  TextField,
  useZodForm,
} from '@muster/ui';
import { PromiseLine } from '../promises/promise-line.tsx';
import { useBroughtFiles } from '../uploads/use-brought-files.ts';
import { AddressLines } from './address-lines.tsx';
import { useLazyEmailTemplatesFillQuery } from './mail-context.tsx';
import { MailFilesField } from './mail-files-field.tsx';
import { MailNotices } from './mail-notices.tsx';
import { AnsweredMail } from './answered-mail.tsx';
import { BroughtFilesField } from './brought-files-field.tsx';
import { useMailMessages } from './messages.ts';
import {
  begunWith,
  broughtWith,
  draftNameOf,
  firstValues,
  type MailComposerProps,
  type MailValues,
} from './mail-values.ts';
import { RecipientsField } from './recipients-field.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { momentOf } from './send-moment.ts';
import { SenderFields } from './sender-fields.tsx';
import { SignatureLines } from './signature-lines.tsx';
import { TemplateField } from './template-field.tsx';
import { TemplateFilesField } from './template-files-field.tsx';
import { UrgentFields } from './urgent-fields.tsx';
import { useMailPreview } from './use-mail-preview.ts';
import { useSendMail, useMailNotice } from './use-send-mail.ts';

/**
 * Writes a mail to a candidate or client contacts: with or without a template, sent now or later,
 * with undo.
 */
export function MailComposer(props: MailComposerProps) {
  const { to, answers, draft, onClose } = props;
  const t = useMailMessages();
  const { type: subjectType, id: subjectId, name } = to;
  const applicationId = draft?.applicationId ?? to.applicationId ?? null;
  const [fill] = useLazyEmailTemplatesFillQuery();
  const send = useSendMail(draft ?? null);
  const tell = useMailNotice(name);
  const [initialValues] = useState(() => firstValues(props));
  const brought = useBroughtFiles({
    max: limits.mail.files,
    checked: true,
    begun: broughtWith(draft),
  });
  const form = useZodForm({
    schema: messageComposeSchema,
    initialValues,
    mapPath: (path) => (path === 'sendAt' ? 'day' : path),
    prepare: (values: MailValues) => ({
      subjectType,
      subjectId,
      applicationId,
      replyToId: answers?.id ?? null,
      recipientIds: values.recipientIds,
      subject: values.subject,
      text: values.text,
      isPrivate: values.isPrivate,
      templateId: values.templateId,
      cc: values.cc,
      attachmentIds: values.attachmentIds,
      fileIds: brought.ids,
      templateFileIds: values.templateFiles.map(({ id }) => id),
      sender: values.sender,
      repliesTo: values.repliesTo,
      sendAt: momentOf(values),
      urgentReason: values.isUrgent ? values.urgentReason : null,
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
    draft: draftNameOf(props),
  });
  const { values } = form;
  const addressees = { subjectType, subjectId, applicationId, recipientIds: values.recipientIds };
  const { preview, refusal } = useMailPreview({
    ...addressees,
    subject: values.subject,
    text: values.text,
    sendAt: momentOf(values) ?? null,
    isUrgent: values.isUrgent,
  });
  const isBlocked = preview?.recipients.some(({ problem }) => problem !== null);

  async function load(id: string) {
    const filled = await fill({ params: { id }, body: addressees })
      .unwrap()
      .catch(() => null);
    if (!filled) return null;
    const { subject, text, missingLanguage, cc, repliesTo, files } = filled;
    return { subject, text, missingLanguage, beside: { cc, repliesTo, files } };
  }

  return (
    <FormDrawer
      onClose={onClose}
      title={t(draft ? 'draft' : answers ? 'reply' : 'title', { name })}
      cancel={t('cancel')}
      save={isBlocked || brought.isBusy ? null : t(values.when === 'later' ? 'plan' : 'send')}
      form={form}
      saving={saving}
      wide
    >
      {subjectType === 'company' ? (
        <RecipientsField companyId={subjectId} field={form.field('recipientIds')} />
      ) : (
        <AddressLines preview={preview} />
      )}
      {answers && <AnsweredMail mail={answers} />}
      {!draft && (
        <TemplateField
          words={values}
          audience={subjectType === 'company' ? 'client' : 'candidate'}
          load={load}
          error={form.field('templateId').error}
          onFill={(templateId, { subject, text }, beside) =>
            form.applyPatch({
              templateId,
              text,
              ...(!answers && { subject }),
              ...begunWith(beside, values),
            })
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
      <BroughtFilesField
        brought={brought}
        isShared={subjectType === 'company'}
        error={form.field('fileIds').error}
      />
      <TemplateFilesField
        files={values.templateFiles}
        error={form.field('templateFileIds').error}
        onChange={(templateFiles) => form.applyPatch({ templateFiles })}
      />
      <SenderFields
        sender={form.field('sender')}
        repliesTo={form.field('repliesTo')}
        onChange={form.applyPatch}
      />
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
      {(values.isUrgent || preview?.waitsFor === 'quiet_hours') && (
        <UrgentFields
          isUrgent={values.isUrgent}
          reason={form.field('urgentReason')}
          onChange={(isUrgent) => form.setValue('isUrgent', isUrgent)}
        />
      )}
      {preview && <MailNotices preview={preview} name={name} />}
      {refusal && !preview && <NoticeBar kind="danger">{refusal}</NoticeBar>}
    </FormDrawer>
  );
}
