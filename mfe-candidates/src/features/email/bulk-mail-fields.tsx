import { limits } from '@muster/contracts';
import {
  BroughtFilesField,
  PromiseLine,
  ScheduleFields,
  SenderFields,
  TemplateField,
  TemplateFilesField,
  type BroughtFiles,
} from '@muster/blocks';
import { NoticeBar, TextArea, TextField } from '@muster/ui';
import { api } from '../../api.ts';
import type { BulkMailForm } from './bulk-mail-form.ts';
import { CopiesField, type Colleagues } from './copies-field.tsx';
import { useEmailMessages } from './messages.ts';

interface BulkMailFieldsProps {
  form: BulkMailForm;
  brought: BroughtFiles;
  colleagues: Colleagues;
  needsApproval: boolean;
}

/** Fields for the text, attachments, sender and time. */
export function BulkMailFields({ form, brought, colleagues, needsApproval }: BulkMailFieldsProps) {
  const t = useEmailMessages();
  const [readTemplate] = api.useLazyEmailTemplatesReadQuery();
  const { values } = form;

  async function load(id: string) {
    const template = await readTemplate({ params: { id } }, true)
      .unwrap()
      .catch(() => null);
    if (!template) return null;
    const { subject, body, cc, repliesTo, files } = template;
    return { subject, text: body, beside: { cc, repliesTo, files } };
  }

  return (
    <>
      <TemplateField
        words={values}
        load={load}
        error={form.field('templateId').error}
        onFill={(templateId, words, beside) =>
          // A template's copies are for single mails; a bulk mail has its own.
          form.applyPatch({
            templateId,
            ...words,
            repliesTo: beside?.repliesTo === 'author' ? 'author' : values.repliesTo,
            templateFiles: beside?.files ?? [],
          })
        }
      />
      <TextField
        label={t('subject')}
        required
        maxLength={limits.mail.subject}
        {...form.field('subject')}
      />
      <TextArea
        label={t('text')}
        help={t('textHelp', shownVariables)}
        required
        minRows={8}
        maxRows={20}
        maxLength={limits.mail.body}
        {...form.field('text')}
      />
      <BroughtFilesField brought={brought} error={form.field('fileIds').error} />
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
      <CopiesField field={form.field('copyIds')} colleagues={colleagues} />
      <PromiseLine isSent value={values.text} onChange={(text) => form.setValue('text', text)} />
      <ScheduleFields
        when={form.field('when')}
        day={form.field('day')}
        clock={form.field('clock')}
      />
      {needsApproval && (
        <>
          <NoticeBar kind="warning">{t('approval', { max: limits.mail.batch })}</NoticeBar>
          <TextArea
            label={t('reason')}
            required
            maxLength={limits.approval.reason.max}
            {...form.field('reason')}
          />
        </>
      )}
    </>
  );
}

/** Shown as written, because the message catalogue would replace such placeholders itself. */
const shownVariables = {
  firstName: '{{firstName}}',
  senderName: '{{senderName}}',
  agencyName: '{{agencyName}}',
};
