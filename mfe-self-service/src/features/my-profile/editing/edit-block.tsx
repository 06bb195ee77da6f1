import { useOverlayParam } from '@muster/kit';
import { IconButton, IconPencil } from '@muster/ui';
import type { OwnProfile } from '../own-profile.ts';
import { EducationDrawer } from './education-drawer.tsx';
import { ExperienceDrawer } from './experience-drawer.tsx';
import { LanguagesDrawer } from './languages-drawer.tsx';
import { LinksDrawer } from './links-drawer.tsx';
import { useEditingMessages } from './messages.ts';
import { OwnDrawer } from './own-drawer.tsx';
import { RateDrawer } from './rate-drawer.tsx';
import { SkillsDrawer } from './skills-drawer.tsx';

/** Blocks with their own form and endpoint. */
const drawers = {
  rates: RateDrawer,
  skills: SkillsDrawer,
  languages: LanguagesDrawer,
  links: LinksDrawer,
  experience: ExperienceDrawer,
  education: EducationDrawer,
} as const;
const blocks = [
  'contact',
  'availability',
  'english',
  'languages',
  'rates',
  'skills',
  'links',
  'experience',
  'education',
] as const;
export type OwnBlock = (typeof blocks)[number];

/** Button that opens the form of a block. */
export function EditBlock({ block, profile }: { block: OwnBlock; profile: OwnProfile }) {
  const t = useEditingMessages();
  const [, setBlock] = useOverlayParam('edit', blocks);
  // Rejected candidates can read everything, but change nothing here.
  if (profile.status === 'rejected') return null;
  return (
    <IconButton
      aria-label={t('editBlock', { block: t(block).toLowerCase() })}
      onClick={() => setBlock(block)}
    >
      <IconPencil size={16} />
    </IconButton>
  );
}

/** The form of the block that is being edited. */
export function EditedBlock({ profile }: { profile: OwnProfile }) {
  const [block, setBlock] = useOverlayParam('edit', blocks);
  if (block === null || profile.status === 'rejected') return null;
  const close = () => setBlock(null);
  if (block === 'contact' || block === 'availability' || block === 'english')
    return <OwnDrawer key={block} block={block} profile={profile} onClose={close} />;
  const Drawer = drawers[block];
  return <Drawer profile={profile} onClose={close} />;
}
