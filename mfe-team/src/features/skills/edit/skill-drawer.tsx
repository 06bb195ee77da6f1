import { LoadingDrawer, useFormRecord } from '@muster/kit';
import { api } from '../../../api.ts';
import { useMessages } from '../use-messages.ts';
import { EditSkill } from './edit-skill.tsx';

/** Loads a skill and passes it to the form once. */
export function SkillDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages();
  const query = api.useSkillCatalogueReadQuery({ params: { id } });
  const live = query.currentData;
  const [loaded, begin] = useFormRecord(live);
  // After the user's own action the form restarts from the new state.
  if (live && loaded?.status !== live.status) begin(live);
  if (loaded && live)
    return (
      <EditSkill
        key={`${loaded.id} ${loaded.version}`}
        loaded={loaded}
        live={live}
        onClose={onClose}
      />
    );
  return <LoadingDrawer query={query} onClose={onClose} title={t('column.name')} />;
}
