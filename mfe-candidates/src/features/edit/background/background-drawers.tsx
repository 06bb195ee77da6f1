import { useLocation } from 'react-router-dom';
import { OverlayScope, useUrlParam } from '@muster/kit';
import { useMessages } from '../../../shared/use-messages.ts';
import { EducationDrawer } from './education-drawer.tsx';
import { ExperienceDrawer } from './experience-drawer.tsx';

const drawers = { experience: ExperienceDrawer, education: EducationDrawer } as const;

/** The forms over the profile that stand in its query: `?edit=experience`, `?edit=education`. */
export function BackgroundDrawers() {
  const t = useMessages();
  const { pathname, search } = useLocation();
  const [edited] = useUrlParam('edit', ['experience', 'education']);
  if (!edited) return null;
  const params = new URLSearchParams(search);
  params.delete('edit');
  const rest = params.toString();
  const Drawer = drawers[edited];
  return (
    <OverlayScope
      page={{ pathname, search: rest && `?${rest}` }}
      title={t(`background.${edited}.title`)}
    >
      <Drawer />
    </OverlayScope>
  );
}
