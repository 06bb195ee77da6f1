import { useEffect, useId, useState } from 'react';
import { bulkRoleNames, bulkRoleReasons, type BulkItem } from '@muster/contracts';
import { errorText, roleName, useCan, usePlatform } from '@muster/kit';
import {
  DecisionForm,
  EffectList,
  NoticeBar,
  SearchSelectField,
  SegmentedField,
  SelectField,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { needsCompany, offeredRoles } from '../roles/offered-roles.ts';
import { useCompanyOptions } from '../roles/use-company-options.ts';
import { useMessages, type Translate } from '../use-messages.ts';

type RoleName = (typeof bulkRoleNames)[number];

interface BulkRolesModalProps {
  ids: readonly string[];
  onClose: () => void;
  /** Called with those whose roles could not be changed, so that they stay selected. */
  onDone: (failed: string[]) => void;
}

/** Grants the selected people a role or revokes it, after showing the outcome for each. */
export function BulkRolesModal({ ids, onClose, onDone }: BulkRolesModalProps) {
  const t = useMessages();
  const can = useCan();
  const platform = usePlatform();
  const searchCompanies = useCompanyOptions();
  const [change, setChange] = useState<'give' | 'take'>('give');
  const [role, setRole] = useState<RoleName | null>(null);
  const [companyId, setCompanyId] = useState<string | null>(null);
  const [rehearse, rehearsal] = api.useUsersBulkRolesMutation();
  const [apply, applying] = api.useUsersBulkRolesMutation();
  const fieldId = useId();
  const offered = new Set<string>(offeredRoles(can));
  const asksCompany = role !== null && needsCompany(role);
  const isComplete = role !== null && (!asksCompany || companyId !== null);

  useEffect(() => {
    if (role === null || (needsCompany(role) && companyId === null)) return;
    void rehearse({ body: { ids: [...ids], change, role, companyId, dryRun: true } });
  }, [ids, change, role, companyId, rehearse]);

  async function confirm() {
    if (role === null) return;
    const result = await apply({
      body: { ids: [...ids], change, role, companyId, dryRun: false },
    }).unwrap();
    platform.notify({ kind: 'success', text: t('bulk.done', { count: result.ok }) });
    onDone(result.items.filter(({ outcome }) => outcome === 'error').map(({ id }) => id));
  }

  const preview = isComplete ? rehearsal.data : undefined;
  const error = applying.error ?? rehearsal.error;
  return (
    <DecisionForm
      onClose={onClose}
      title={t('bulk.title', { count: ids.length })}
      summary={null}
      effects={null}
      keep={t('bulk.keep')}
      confirm={t(`bulk.confirm.${change}`)}
      disabled={!preview || preview.ok === 0 || rehearsal.isLoading}
      saving={{
        submit: (event) => {
          event.preventDefault();
          void confirm().catch(() => undefined);
        },
        pending: applying.isLoading,
      }}
    >
      <SegmentedField
        id={`${fieldId}-change`}
        label={t('bulk.change')}
        options={(['give', 'take'] as const).map((value) => ({
          value,
          label: t(`bulk.${value}`),
        }))}
        value={change}
        onChange={(next: 'give' | 'take') => setChange(next)}
      />
      <SelectField
        id={`${fieldId}-role`}
        label={t('field.role')}
        required
        options={bulkRoleNames
          .filter((name) => offered.has(name))
          .map((value) => ({ value, label: roleName(value) }))}
        value={role}
        onChange={(next: RoleName | null) => {
          setRole(next);
          if (next === null || !needsCompany(next)) setCompanyId(null);
        }}
      />
      {asksCompany && (
        <SearchSelectField
          id={`${fieldId}-company`}
          label={t('field.company')}
          required
          search={searchCompanies}
          value={companyId}
          onChange={(next: string | null) => setCompanyId(next)}
        />
      )}
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      {preview && (
        <EffectList
          items={[
            ...(preview.ok > 0
              ? [{ id: 'ok', text: t(`bulk.effects.${change}`, { count: preview.ok }) }]
              : []),
            ...preview.items
              .filter(({ outcome }) => outcome !== 'ok')
              .map((item) => ({ id: item.id, text: outcomeText(item, t) })),
          ]}
        />
      )}
    </DecisionForm>
  );
}

/** Returns in words why one person stays unchanged. */
function outcomeText({ name, code }: BulkItem, t: Translate): string {
  const reason = bulkRoleReasons.find((one) => one === code);
  return t('bulk.left', {
    name: name ?? t('bulk.unknown'),
    reason: reason ? t(`bulk.reason.${reason}`) : errorText({ code }),
  });
}
