import { useParams } from 'react-router-dom';
import { companiesRoutes, type CompanyRecord } from '@muster/contracts';
import { DeletionForm, useDeletion } from '@muster/blocks';
import { QueryView } from '@muster/kit';
import { Avatar, NoticeBar, Skeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { Blockers, Effects } from './delete-effects.tsx';

/** Confirms deletion: obstacles, effects, reason, typed number, undo. */
export function DeleteCompanyModal() {
  const { id = '' } = useParams();
  const query = api.useCompaniesReadQuery({ params: { id } });
  return (
    <QueryView query={query} skeleton={null}>
      {(company) => <DeleteCompany company={company} />}
    </QueryView>
  );
}

function DeleteCompany({ company }: { company: CompanyRecord }) {
  const { id, name, allowedActions } = company;
  const t = useMessages();
  const [remove] = api.useCompaniesDeleteMutation();
  const [restore] = api.useCompaniesRestoreDeletedMutation();
  const deletion = useDeletion({
    record: company,
    remove,
    restore,
    listPath: companiesRoutes.list.path,
  });
  const mayDelete = allowedActions.includes('delete');
  // The effects are no longer loaded once deletion has started.
  const effects = api.useCompaniesDeleteEffectsQuery(
    { params: { id } },
    { skip: deletion.saving.pending || company.deleted !== null || !mayDelete },
  );
  const blocked = effects.data?.blockedBy != null;
  const refusal = mayDelete
    ? null
    : t(company.deleted ? 'remove.already' : 'remove.notAllowed', { name });
  return (
    <DeletionForm
      kind="company"
      deletion={deletion}
      avatar={<Avatar name={name} size={32} shape="square" />}
      refusal={refusal}
      blocked={blocked}
      known={effects.data !== undefined}
      restorableUntil={effects.data?.restorableUntil}
    >
      <QueryView query={effects} keepPrevious size="compact" skeleton={<Skeleton height={96} />}>
        {(found) => (found.blockedBy ? <Blockers effects={found} /> : <Effects effects={found} />)}
      </QueryView>
      {!blocked && allowedActions.includes('end') && (
        <NoticeBar kind="quiet">{t('remove.former')}</NoticeBar>
      )}
    </DeletionForm>
  );
}
