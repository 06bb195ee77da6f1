import { useNavigate, useParams } from 'react-router-dom';
import { companiesRoutes, companyDeleteSchema } from '@muster/contracts';
import type { CompanyRecord } from '@muster/contracts';
import { QueryView, errorText, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Avatar,
  Button,
  DecisionModal,
  ErrorSummary,
  NoticeBar,
  OverlayFooter,
  Skeleton,
  Stack,
  TextArea,
  TextField,
  formatDate,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';
import { Blockers, Effects } from './delete-effects.tsx';

/** The decision to delete: what stands in the way, what follows, reason, the number typed, undo. */
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
  const { id, name, number, allowedActions } = company;
  const t = useWords();
  const platform = usePlatform();
  const navigate = useNavigate();
  const close = useOverlayClose();
  const [remove] = api.useCompaniesDeleteMutation();
  const [restore] = api.useCompaniesRestoreDeletedMutation();
  const form = useZodForm({
    schema: companyDeleteSchema.omit({ version: true }),
    initialValues: { reason: '', confirmNumber: '' },
  });
  const numberMatches = form.values.confirmNumber.trim().toUpperCase() === number;
  const deleting = useFormMutation({
    form,
    mutation: remove,
    version: company.version,
    toArgs: ({ output, version }) => ({ params: { id }, body: { ...output, version } }),
    onSaved: ({ version }) => {
      platform.notify({
        kind: 'success',
        text: t('remove.done', { name }),
        undo: () => undo(version),
      });
      void navigate(companiesRoutes.list.path, { replace: true });
    },
  });
  const mayDelete = allowedActions.includes('delete');
  // Nobody asks any more what deleting would do once it is under way or done.
  const effects = api.useCompaniesDeleteEffectsQuery(
    { params: { id } },
    { skip: deleting.pending || company.deleted !== null || !mayDelete },
  );
  const blocked = effects.data?.blockedBy != null;
  const refusal = mayDelete
    ? null
    : t(company.deleted ? 'remove.already' : 'remove.notAllowed', { name });

  async function undo(deletedVersion: number) {
    const answer = await restore({ params: { id }, body: { version: deletedVersion } });
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: t('remove.restored', { name }) },
    );
  }

  return (
    <DecisionModal
      opened
      onClose={close}
      title={t('remove.title', { name })}
      subtitle={number}
      avatar={<Avatar name={name} size={32} shape="square" />}
      onSubmit={deleting.submit}
      footer={
        <OverlayFooter
          left={
            effects.data &&
            !blocked &&
            t('remove.undo', { until: formatDate(effects.data.restorableUntil) })
          }
        >
          <Button variant="default" size="md" onClick={() => close()}>
            {t('remove.keep')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            size="md"
            disabled={!mayDelete || blocked || !numberMatches}
            loading={deleting.pending}
          >
            {t('remove.confirm')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <ErrorSummary {...form.summary} />
        {refusal ? (
          <NoticeBar kind="danger">{refusal}</NoticeBar>
        ) : (
          <QueryView
            query={effects}
            keepPrevious
            size="compact"
            skeleton={<Skeleton height={96} />}
          >
            {(found) =>
              found.blockedBy ? <Blockers effects={found} /> : <Effects effects={found} />
            }
          </QueryView>
        )}
        {!blocked && allowedActions.includes('end') && (
          <NoticeBar kind="quiet">{t('remove.former')}</NoticeBar>
        )}
        <TextArea
          label={t('remove.reason')}
          required
          disabled={refusal !== null || blocked}
          {...form.field('reason')}
        />
        <TextField
          label={t('remove.number', { number })}
          required
          disabled={refusal !== null || blocked}
          {...form.field('confirmNumber')}
        />
      </Stack>
    </DecisionModal>
  );
}
