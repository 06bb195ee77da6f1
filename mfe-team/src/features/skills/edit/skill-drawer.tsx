import { useState } from 'react';
import type { SkillDetail } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Drawer, PageSkeleton } from '@muster/ui';
import { api } from '../../../api.ts';
import { useWords } from '../use-words.ts';
import { EditSkill } from './edit-skill.tsx';

/**
 * Loads a skill and hands it to the form once: what others change meanwhile must not move the
 * version that the form was made from; saving finds it.
 */
export function SkillDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords();
  const query = api.useSkillCatalogueReadQuery({ params: { id } });
  const live = query.currentData;
  const [loaded, setLoaded] = useState<SkillDetail>();
  // After an action of one's own the form begins anew from what the action left.
  if (live && (!loaded || loaded.status !== live.status)) setLoaded(live);
  if (loaded && live)
    return (
      <EditSkill
        key={`${loaded.id} ${loaded.version}`}
        loaded={loaded}
        live={live}
        onClose={onClose}
      />
    );
  return (
    <Drawer opened onClose={onClose} title={t('column.name')}>
      <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
        {() => null}
      </QueryView>
    </Drawer>
  );
}
