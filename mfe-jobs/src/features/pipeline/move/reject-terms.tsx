import { limits, type ApplicationRejection, type Reason } from '@muster/contracts';
import { NoticeBar, SelectField, TextArea } from '@muster/ui';
import { TellingPane } from '../../../shared/telling/telling-pane.tsx';
import { useLeaveMessages } from './leave-messages.ts';
import type { LeavingTerms } from './use-leaving.ts';

interface RejectTermsProps {
  reasons: readonly Reason[];
  terms: LeavingTerms;
  onChange: (changes: Partial<LeavingTerms>) => void;
  /** The first candidate's mail; undefined until loaded. */
  sample: { name: string; rejection: ApplicationRejection } | undefined;
  takesTwo: boolean;
}

/** Terms for rejecting several candidates: one reason, one way to tell them. */
export function RejectTerms({ reasons, terms, onChange, sample, takesTwo }: RejectTermsProps) {
  const t = useLeaveMessages();
  const reason = reasons.find(({ id }) => id === terms.reasonId);
  return (
    <>
      <SelectField
        label={t('reason')}
        required
        value={terms.reasonId}
        options={reasons.map(({ id, label }) => ({ value: id, label }))}
        onChange={(reasonId) => onChange({ reasonId })}
      />
      <TextArea
        label={t('note')}
        help={t('noteHelp')}
        required={reason?.requiresNote ?? false}
        value={terms.note ?? ''}
        onChange={(note) => onChange({ note: note || null })}
      />
      {sample && (
        <TellingPane
          label={t('told')}
          rejection={{ ...sample.rejection, unavailable: null }}
          value={terms.telling}
          onChange={(telling) => onChange({ telling })}
          note={t('preview', { name: sample.name })}
        />
      )}
      {takesTwo && (
        <>
          <NoticeBar kind="info">{t('second', { max: limits.application.bulkReject })}</NoticeBar>
          <TextArea
            label={t('approvalReason')}
            help={t('approvalReasonHelp', { min: limits.approval.reason.min })}
            required
            value={terms.approvalReason ?? ''}
            onChange={(text) => onChange({ approvalReason: text || null })}
          />
        </>
      )}
    </>
  );
}
