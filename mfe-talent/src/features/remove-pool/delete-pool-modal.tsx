import { useNavigate, useParams } from 'react-router-dom';
import { poolVersionSchema, talentRoutes, type PoolRecord } from '@muster/contracts';
import {
  QueryView,
  useFormMutation,
  useOverlayClose,
  usePlatform,
  useUndoableMutation,
  errorText,
} from '@muster/kit';
import { Button, DecisionForm, NoticeBar, Skeleton, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { DeleteEffects } from './delete-effects.tsx';

/** Confirms deleting a pool: what prevents it, its effects, and archiving instead. */
export function DeletePoolModal() {
  const { id = '' } = useParams();
  const query = api.usePoolsReadQuery({ params: { id } });
  return (
    <QueryView query={query} skeleton={null}>
      {(pool) => <DeletePool pool={pool} />}
    </QueryView>
  );
}

const schema = poolVersionSchema.omit({ version: true });

function DeletePool({ pool }: { pool: PoolRecord }) {
  const t = useMessages();
  const { id, name, allowedActions } = pool;
  const close = useOverlayClose();
  const { form, saving } = useDeletePool(pool);
  const mayDelete = allowedActions.includes('delete');
  const effects = api.usePoolsDeleteEffectsQuery(
    { params: { id } },
    { skip: saving.pending || pool.deleted !== null || !mayDelete },
  );
  const blocked = (effects.data?.runningForms ?? 0) > 0;
  return (
    <DecisionForm
      onClose={close}
      title={t('pool.remove.title', { name })}
      effects={null}
      keep={t('pool.remove.keep')}
      confirm={t('pool.remove.confirm')}
      danger
      disabled={!mayDelete || blocked || !effects.data}
      summary={form.summary}
      saving={saving}
    >
      {mayDelete ? (
        <>
          <QueryView
            query={effects}
            keepPrevious
            size="compact"
            skeleton={<Skeleton height={96} />}
          >
            {(found) => <DeleteEffects effects={found} />}
          </QueryView>
          {allowedActions.includes('archive') && <ArchiveInstead pool={pool} />}
        </>
      ) : (
        <NoticeBar kind="danger">
          {t(pool.deleted ? 'pool.remove.already' : 'pool.remove.notAllowed', { name })}
        </NoticeBar>
      )}
    </DecisionForm>
  );
}

/** Returns a handler that deletes, goes to the list, and offers undo. */
function useDeletePool({ id, name, version }: PoolRecord) {
  const t = useMessages();
  const platform = usePlatform();
  const navigate = useNavigate();
  const [remove] = api.usePoolsDeleteMutation();
  const [restore] = api.usePoolsRestoreDeletedMutation();
  const form = useZodForm({ schema, initialValues: {} });

  async function takeBack(deletedVersion: number) {
    try {
      await restore({ params: { id }, body: { version: deletedVersion } }).unwrap();
      platform.notify({ kind: 'success', text: t('pool.state.restored', { name }) });
    } catch (error) {
      platform.notify({ kind: 'error', text: errorText(error) });
    }
  }

  const saving = useFormMutation({
    form,
    mutation: remove,
    version,
    toArgs: (input) => ({ params: { id }, body: { version: input.version } }),
    onSaved: (deleted) => {
      platform.notify({
        kind: 'success',
        text: t('pool.remove.done', { name }),
        undo: () => takeBack(deleted.version),
      });
      void navigate(talentRoutes.pools.path, { replace: true });
    },
  });
  return { form, saving };
}

/** The reversible alternative: hides the pool from all lists and keeps everything. */
function ArchiveInstead({ pool: { id, name, version } }: { pool: PoolRecord }) {
  const t = useMessages();
  const close = useOverlayClose();
  const [archive] = api.usePoolsArchiveMutation();
  const { run, pending } = useUndoableMutation({
    mutation: archive,
    message: () => t('pool.state.archive.done', { name }),
    onDone: () => close({ saved: true }),
  });
  return (
    <NoticeBar
      kind="quiet"
      action={
        <Button
          variant="default"
          loading={pending}
          onClick={() => void run({ params: { id }, body: { version } })}
        >
          {t('pool.remove.archive')}
        </Button>
      }
    >
      {t('pool.remove.archiveInstead')}
    </NoticeBar>
  );
}
