import { useState } from 'react';
import {
  companyBlockSchema,
  companyStatusSchema,
  type CompanyAction,
  type CompanyRecord,
} from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Avatar, DecisionForm, NoticeBar, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';

/** Activating a client needs no input and can be undone, so it has no dialog. */
export type DialogAction = Exclude<CompanyAction, 'activate'>;

interface StatusDialogProps {
  company: CompanyRecord;
  action: DialogAction;
  onClose: () => void;
}

/** Dialog for a company's state: effects, a note, and remaining obstacles. */
export function StatusDialog({ company, action, onClose }: StatusDialogProps) {
  const t = useMessages();
  const platform = usePlatform();
  const { id, name, number } = company;
  const [move] = useMove(action);
  const [running, setRunning] = useState<{ jobs: number; placements: number } | null>(null);
  const schema = action === 'block' ? companyBlockSchema : companyStatusSchema;
  const form = useZodForm({ schema: schema.omit({ version: true }), initialValues: { note: '' } });
  const saving = useFormMutation({
    form,
    mutation: move,
    version: company.version,
    toArgs: ({ values, version }) => ({ params: { id }, body: { note: values.note, version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t(`record.status.done.${action}`, { name }) });
      onClose();
    },
    onRefused: ({ code, context }) => {
      if (code !== 'COMPANY_HAS_LIVE_WORK') return false;
      setRunning({
        jobs: Number(context?.['liveJobs'] ?? 0),
        placements: Number(context?.['livePlacements'] ?? 0),
      });
      return true;
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t(`record.status.title.${action}`, { name })}
      subtitle={number}
      avatar={<Avatar name={name} size={32} shape="square" />}
      keep={t('record.status.keep')}
      confirm={t(`record.status.action.${action}`)}
      danger={action === 'block'}
      effects={[t(`record.status.consequence.${action}`)]}
      summary={form.summary}
      saving={saving}
    >
      {running && <NoticeBar kind="danger">{t('record.status.live', running)}</NoticeBar>}
      <TextArea
        label={t('record.status.note')}
        help={t('record.status.noteHelp')}
        required={action === 'block'}
        {...form.field('note')}
      />
    </DecisionForm>
  );
}

/** Returns the mutation of an action; all three take the same arguments. */
function useMove(action: DialogAction) {
  const moves = {
    hold: api.useCompaniesHoldMutation(),
    block: api.useCompaniesBlockMutation(),
    end: api.useCompaniesEndMutation(),
  };
  return moves[action];
}
