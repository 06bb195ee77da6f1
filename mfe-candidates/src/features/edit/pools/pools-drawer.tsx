import { useEffect, useEffectEvent, useState } from 'react';
import {
  personPoolsPatch,
  type CandidateRecord,
  type PersonPool,
  type PoolPlace,
} from '@muster/contracts';
import { errorText, useFormMutation, useOverlayClose } from '@muster/kit';
import { Drawer, NoticeBar, PageSkeleton, TextField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CandidateDrawer } from '../candidate-drawer.tsx';
import { EditDrawer } from '../edit-drawer.tsx';
import { useSaved } from '../use-saved.ts';
import { PoolList } from './pool-list.tsx';

/** Form for the pools of a candidate, as a checklist. */
export function PoolsDrawer() {
  const t = useMessages();
  return (
    <CandidateDrawer title={t('pools.title')} action="edit_pools">
      {(candidate) => <PoolsLoader candidate={candidate} />}
    </CandidateDrawer>
  );
}

/** Loads the list once: concurrent changes by others surface on saving. */
function PoolsLoader({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const close = useOverlayClose();
  const [read, { error }] = api.useLazyPoolMembershipsOfCandidateQuery();
  const [loaded, setLoaded] = useState<{ data: PersonPool[]; version: number }>();
  const load = useEffectEvent(() => read({ params: { id: candidate.id } }).unwrap());
  useEffect(() => {
    // The error is shown by `error`.
    load().then(setLoaded, () => undefined);
  }, []);
  if (loaded)
    return <PoolsForm candidate={candidate} pools={loaded.data} version={loaded.version} />;
  return (
    <Drawer opened onClose={close} title={t('pools.title')}>
      {error ? (
        <NoticeBar kind="danger">{errorText(error)}</NoticeBar>
      ) : (
        <PageSkeleton variant="form" />
      )}
    </Drawer>
  );
}

/** Memberships by pool id; a pool that is not listed follows its rule. */
export type Places = Record<string, PoolPlace>;

const placesOf = (pools: readonly PersonPool[]): Places =>
  Object.fromEntries(pools.flatMap(({ id, place }) => (place ? [[id, place]] : [])));

const schema = personPoolsPatch.omit({ version: true });

/** Returns the changed places; colleagues’ changes of other pools are not included. */
const changedPlaces = (before: Places, after: Places) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((poolId) => before[poolId] !== after[poolId])
    .map((poolId) => ({ poolId, place: after[poolId] ?? null }));

function PoolsForm({
  candidate,
  pools,
  version,
}: {
  candidate: CandidateRecord;
  pools: readonly PersonPool[];
  version: number;
}) {
  const t = useMessages();
  const onSaved = useSaved();
  const [change] = api.usePoolMembershipsChangeMutation();
  const before = placesOf(pools);
  const form = useZodForm({
    schema,
    initialValues: { places: before, reason: '' },
    prepare: ({ places, reason }: { places: Places; reason: string }) => ({
      pools: changedPlaces(before, places),
      reason: reason.trim() || null,
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: change,
    version,
    toArgs: ({ output, version: seen }) => ({
      params: { id: candidate.id },
      body: { ...output, version: seen },
    }),
    onSaved: () => onSaved(),
  });
  return (
    <EditDrawer title={t('pools.title')} candidate={candidate} form={form} saving={saving}>
      <PoolList
        pools={pools}
        places={form.values.places}
        onChange={(places) => form.setValue('places', places)}
      />
      {leftWhileScreened(pools, form.values.places).map(({ id, name }) => (
        <NoticeBar key={id} kind="warning">
          {t('pools.beingScreened', { pool: name, name: candidate.name })}
        </NoticeBar>
      ))}
      {form.dirty && (
        <TextField
          label={t('pools.reason')}
          help={t('pools.reasonHelp')}
          maxLength={200}
          {...form.field('reason')}
        />
      )}
    </EditDrawer>
  );
}

/** Returns the pools that the candidate would leave with unanswered questions. */
const leftWhileScreened = (pools: readonly PersonPool[], places: Places): PersonPool[] =>
  pools.filter(
    ({ id, place, isBeingScreened }) =>
      isBeingScreened && isInside(place) && !isInside(places[id] ?? null),
  );

const isInside = (place: PoolPlace | null): boolean => place !== null && place !== 'excluded';
