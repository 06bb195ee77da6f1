import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  bulkMailWordsSchema,
  limits,
  type BulkMailAnswer,
  type ReplyTarget,
  type TemplateFile,
} from '@muster/contracts';
import {
  BroughtFilesField,
  PromiseLine,
  ScheduleFields,
  SenderFields,
  TemplateField,
  TemplateFilesField,
  atOnce,
  momentOf,
  useBroughtFiles,
  type SendMoment,
} from '@muster/blocks';
import {
  errorText,
  selectedCount,
  selectionInput,
  useFormMutation,
  useOverlayClose,
  type ListSelection,
} from '@muster/kit';
import {
  FormDrawer,
  LoadingText,
  NoticeBar,
  TextArea,
  TextField,
  formatNumber,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { candidateSelection } from '../../shared/candidate-selection.ts';
import { CopiesField, useColleagues } from './copies-field.tsx';
import { useEmailMessages } from './messages.ts';
import { RecipientPreview } from './recipient-preview.tsx';
import { Recipients } from './recipients.tsx';
import { useBatchNotice } from './use-batch-notice.ts';

interface Values extends SendMoment, Record<string, unknown> {
  subject: string;
  text: string;
  templateId: string | null;
  reason: string;
  fileIds: string[];
  templateFiles: readonly TemplateFile[];
  sender: string | null;
  repliesTo: ReplyTarget;
  copyIds: string[];
}

const initialValues: Values = {
  subject: '',
  text: '',
  templateId: null,
  reason: '',
  fileIds: [],
  templateFiles: [],
  sender: null,
  repliesTo: 'record',
  copyIds: [],
  ...atOnce,
};

/** The people stay those who were selected when it was opened. */
export function BulkComposer({ selected }: { selected: ListSelection }) {
  const t = useEmailMessages();
  const close = useOverlayClose();
  const [people] = useState(selected);
  const total = selectedCount(people) ?? 0;
  const showResult = useShowResult();
  const tell = useBatchNotice();
  const { rehearsal, refusal } = useRehearsal(people);
  const [readTemplate] = api.useLazyEmailTemplatesReadQuery();
  const [send] = api.useBulkMailSendMutation();
  const brought = useBroughtFiles({ max: limits.mail.files, checked: true });
  const form = useZodForm({
    schema: bulkMailWordsSchema,
    initialValues,
    mapPath: (path) => (path === 'sendAt' ? 'day' : path.replace(/^copyIds\..*$/, 'copyIds')),
    prepare: (values: Values) => ({
      subject: values.subject,
      text: values.text,
      templateId: values.templateId,
      sendAt: momentOf(values),
      fileIds: brought.ids,
      templateFileIds: values.templateFiles.map(({ id }) => id),
      sender: values.sender,
      repliesTo: values.repliesTo,
      copyIds: values.copyIds,
      // Asked for where it is needed; the server tells where it is missing.
      reason: rehearsal?.needsApproval ? values.reason || null : null,
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: send,
    toArgs: ({ output }) => ({
      body: {
        ...output,
        ...selectionInput(people),
        dryRun: false,
        expected: rehearsal?.total ?? total,
      },
    }),
    onSaved: (answer) => {
      candidateSelection.clear();
      tell(answer, form.values.when === 'later');
      if (answer.batchId) showResult(answer.batchId);
    },
  });
  const { values } = form;
  const colleagues = useColleagues();
  const count = rehearsal?.ok ?? 0;

  async function load(id: string) {
    const { data } = await readTemplate({ params: { id } }, true);
    if (!data) return null;
    const { subject, body, cc, repliesTo, files } = data;
    return { subject, text: body, beside: { cc, repliesTo, files } };
  }

  return (
    <FormDrawer
      onClose={() => close()}
      title={t('titleOf', { count: total, total: formatNumber(total) })}
      width={720}
      cancel={t('cancel')}
      save={count > 0 && !brought.isBusy ? saveText(t, rehearsal, values) : null}
      form={form}
      saving={saving}
      wide
    >
      {refusal !== undefined && <NoticeBar kind="danger">{errorText(refusal)}</NoticeBar>}
      {rehearsal ? (
        <Recipients rehearsal={rehearsal} />
      ) : (
        refusal === undefined && <LoadingText>{t('checking')}</LoadingText>
      )}
      <TemplateField
        words={values}
        load={load}
        error={form.field('templateId').error}
        onFill={(templateId, words, beside) =>
          // Whom a template copies is for one mail; what goes to many has copies chosen for it.
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
      {rehearsal?.needsApproval && (
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
      {rehearsal && count > 0 && (
        <RecipientPreview
          people={rehearsal.items.filter(({ outcome }) => outcome === 'ok')}
          subject={values.subject}
          text={values.text}
          sendAt={momentOf(values) ?? null}
          templateId={values.templateId}
          copies={colleagues.namesOf(values.copyIds)}
          mails={count}
        />
      )}
    </FormDrawer>
  );
}

/** As they are written: the catalogue fills gaps of this look itself. */
const shownVariables = {
  firstName: '{{firstName}}',
  senderName: '{{senderName}}',
  agencyName: '{{agencyName}}',
};

function saveText(
  t: ReturnType<typeof useEmailMessages>,
  rehearsal: BulkMailAnswer | undefined,
  { when }: Values,
): string {
  const count = rehearsal?.ok ?? 0;
  if (rehearsal?.needsApproval) return t('ask');
  return t(when === 'later' ? 'plan' : 'send', { count, total: formatNumber(count) });
}

/** Who would be written to; the words change nothing in it. */
function useRehearsal(people: ListSelection) {
  const [rehearse] = api.useBulkMailSendMutation();
  const [rehearsal, setRehearsal] = useState<BulkMailAnswer>();
  const [refusal, setRefusal] = useState<unknown>();
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const body = { ...selectionInput(people), subject: '-', text: '-', dryRun: true };
      const answer = await rehearse({ body });
      if (!isCurrent) return;
      setRefusal(answer.error);
      if (answer.data) setRehearsal(answer.data);
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [people, rehearse]);
  return { rehearsal, refusal };
}

/** The result takes the place of the form, over the same list. */
function useShowResult() {
  const [, setSearch] = useSearchParams();
  const { state } = useLocation();
  return (batch: string): void => setSearch({ batch }, { replace: true, state });
}
