import { QueryView, useOverlayParam } from '@muster/kit';
import {
  Button,
  Card,
  CardRows,
  EmptyState,
  IconPlus,
  IconUsers,
  NoticeBar,
  Skeleton,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { SettingsPanel, type SettingsIndexLink } from '../../../shared/settings-panel.tsx';
import { EditProgramDrawer } from './edit-program-drawer.tsx';
import { useProgramMessages } from './messages.ts';
import { NewProgramDrawer } from './new-program-drawer.tsx';
import { ProgramLine } from './program-line.tsx';

/** Referral programs: planned, in force and ended; one opens in a drawer. */
export function ReferralProgramsPanel({ index }: { index: SettingsIndexLink }) {
  const t = useProgramMessages();
  const query = api.useReferralsProgramsQuery({});
  const programs = query.data?.data ?? [];
  const [open, setOpen] = useOverlayParam('program', ['new', ...programs.map(({ id }) => id)]);
  const shown = programs.find(({ id, phase }) => id === open && phase !== 'ended');
  return (
    <SettingsPanel
      index={index}
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('new')}>
          {t('add')}
        </Button>
      }
    >
      <QueryView
        query={query}
        skeleton={<Skeleton height={160} />}
        empty={<EmptyState icon={IconUsers} title={t('empty.title')} text={t('empty.text')} />}
      >
        {({ data }) => (
          <>
            {data.every(({ kind, phase }) => kind === 'client' || phase !== 'in_force') && (
              <NoticeBar>{t('paused')}</NoticeBar>
            )}
            <Card flush>
              <CardRows>
                {data.map((program) => (
                  <ProgramLine
                    key={program.id}
                    program={program}
                    onOpen={() => setOpen(program.id)}
                  />
                ))}
              </CardRows>
            </Card>
          </>
        )}
      </QueryView>
      {open === 'new' && <NewProgramDrawer onClose={() => setOpen(null)} />}
      {shown && <EditProgramDrawer key={shown.id} program={shown} onClose={() => setOpen(null)} />}
    </SettingsPanel>
  );
}
