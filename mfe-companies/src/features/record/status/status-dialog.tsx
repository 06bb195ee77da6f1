import { useState } from 'react';
import { companyBlockSchema, companyStatusSchema } from '@muster/contracts';
import type { CompanyAction, CompanyRecord } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  Avatar,
  Button,
  DecisionModal,
  EffectList,
  ErrorSummary,
  NoticeBar,
  OverlayFooter,
  Stack,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useWords } from '../../../shared/use-words.ts';

interface StatusDialogProps {
  company: CompanyRecord;
  action: CompanyAction;
  onClose: () => void;
}

/** The decision about a company's state: what follows, a note, and what still stands in the way. */
export function StatusDialog({ company, action, onClose }: StatusDialogProps) {
  const t = useWords();
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
  const consequence = t(`record.status.consequence.${action}`);
  return (
    <DecisionModal
      opened
      onClose={onClose}
      title={t(`record.status.title.${action}`, { name })}
      subtitle={number}
      avatar={<Avatar name={name} size={32} shape="square" />}
      onSubmit={saving.submit}
      footer={
        <OverlayFooter>
          <Button variant="default" size="md" onClick={onClose}>
            {t('record.status.keep')}
          </Button>
          <Button
            type="submit"
            size="md"
            variant={action === 'block' ? 'danger' : 'filled'}
            loading={saving.pending}
          >
            {t(`record.status.action.${action}`)}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <ErrorSummary {...form.summary} />
        {running && <NoticeBar kind="danger">{t('record.status.live', running)}</NoticeBar>}
        <TextArea
          label={t('record.status.note')}
          help={t('record.status.noteHelp')}
          required={action === 'block'}
          {...form.field('note')}
        />
        <EffectList items={[{ id: 'consequence', text: consequence }]} />
      </Stack>
    </DecisionModal>
  );
}

/** The call of an action; all four ask for the same. */
function useMove(action: CompanyAction) {
  const moves = {
    activate: api.useCompaniesActivateMutation(),
    hold: api.useCompaniesHoldMutation(),
    block: api.useCompaniesBlockMutation(),
    end: api.useCompaniesEndMutation(),
  };
  return moves[action];
}
