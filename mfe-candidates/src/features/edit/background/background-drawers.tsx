import { useLocation } from 'react-router-dom';
import { OverlayScope, useUrlParam } from '@muster/kit';
import { useMessages } from '../../../shared/use-messages.ts';
import { EducationDrawer } from './education-drawer.tsx';
import { ExperienceDrawer } from './experience-drawer.tsx';
import { SensitiveDrawer } from '../sensitive/sensitive-drawer.tsx';

const drawers = {
  experience: { Drawer: ExperienceDrawer, title: 'background.experience.title' },
  education: { Drawer: EducationDrawer, title: 'background.education.title' },
  sensitive: { Drawer: SensitiveDrawer, title: 'edit.sensitive.title' },
} as const;

/** Profile forms opened by the query: `?edit=experience`, `?edit=sensitive`. */
export function BackgroundDrawers() {
  const t = useMessages();
  const { pathname, search } = useLocation();
  const [edited] = useUrlParam('edit', ['experience', 'education', 'sensitive']);
  if (!edited) return null;
  const params = new URLSearchParams(search);
  params.delete('edit');
  const rest = params.toString();
  const { Drawer, title } = drawers[edited];
  return (
    <OverlayScope page={{ pathname, search: rest && `?${rest}` }} title={t(title)}>
      <Drawer />
    </OverlayScope>
  );
}
