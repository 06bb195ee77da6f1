import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { limits, type BulkMailAnswer } from '@muster/contracts';
import { momentOf, useBroughtFiles } from '@muster/blocks';
import {
  ReadProblem,
  selectedCount,
  selectionInput,
  useFormMutation,
  useOverlayClose,
  type ListSelection,
} from '@muster/kit';
import { FormDrawer, LoadingText, formatNumber } from '@muster/ui';
import { api } from '../../api.ts';
import { BulkMailFields } from './bulk-mail-fields.tsx';
import { useBulkMailForm, type BulkMailValues } from './bulk-mail-form.ts';
import { useColleagues } from './copies-field.tsx';
import { useEmailMessages } from './messages.ts';
import { RecipientPreview } from './recipient-preview.tsx';
import { Recipients } from './recipients.tsx';
import { useBatchNotice } from './use-batch-notice.ts';
import { useRehearsal } from './use-rehearsal.ts';

interface BulkComposerProps {
  selected: ListSelection;
  onSent: () => void;
}

/** Keeps the candidates selected on opening. */
export function BulkComposer({ selected, onSent }: BulkComposerProps) {
  const t = useEmailMessages();
  const close = useOverlayClose();
  const [people] = useState(selected);
  const total = selectedCount(people) ?? 0;
  const showResult = useShowResult();
  const tell = useBatchNotice();
  const recipients = useRehearsal(people);
  const { data: rehearsal, error } = recipients;
  const [send] = api.useBulkMailSendMutation();
  const brought = useBroughtFiles({ max: limits.mail.files, checked: true });
  const form = useBulkMailForm(brought, rehearsal);
  const saving = useFormMutation({
    form,
    mutation: send,
    draft: 'mail/many',
    toArgs: ({ output }) => ({
      body: {
        ...output,
        ...selectionInput(people),
        dryRun: false,
        expected: rehearsal?.total ?? total,
      },
    }),
    onSaved: (answer) => {
      onSent();
      tell(answer, form.values.when === 'later');
      if (answer.batchId) showResult(answer.batchId);
    },
  });
  const { values } = form;
  const colleagues = useColleagues();
  const count = rehearsal?.ok ?? 0;

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
      <ReadProblem query={recipients} what={t('recipients')} />
      {rehearsal ? (
        <Recipients rehearsal={rehearsal} />
      ) : (
        !error && <LoadingText>{t('checking')}</LoadingText>
      )}
      <BulkMailFields
        form={form}
        brought={brought}
        colleagues={colleagues}
        needsApproval={rehearsal?.needsApproval ?? false}
      />
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

function saveText(
  t: ReturnType<typeof useEmailMessages>,
  rehearsal: BulkMailAnswer | undefined,
  { when }: BulkMailValues,
): string {
  const count = rehearsal?.ok ?? 0;
  if (rehearsal?.needsApproval) return t('ask');
  return t(when === 'later' ? 'plan' : 'send', { count, total: formatNumber(count) });
}

/** Shows the result in place of the form, over the same list. */
function useShowResult() {
  const [, setSearch] = useSearchParams();
  const { state } = useLocation();
  return (batch: string): void => setSearch({ batch }, { replace: true, state });
}
