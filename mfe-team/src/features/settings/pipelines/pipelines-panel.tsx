import type { PipelineRow } from '@muster/contracts';
import { QueryView, useCan, useOverlayParam } from '@muster/kit';
import { Button, Card, CardRows, IconPlus, Skeleton, Stack } from '@muster/ui';
import { api } from '../../../api.ts';
import { SettingsPanel, type SettingsIndexLink } from '../../../shared/settings-panel.tsx';
import { usePipelineMessages } from './messages.ts';
import { NewPipelineDrawer } from './new-pipeline-drawer.tsx';
import { PipelineDrawer } from './pipeline-drawer.tsx';
import { PipelineLine } from './pipeline-line.tsx';

/** The stage templates; one opens in a drawer, where its stages are edited. */
export function PipelinesPanel({ index }: { index: SettingsIndexLink }) {
  const t = usePipelineMessages();
  const can = useCan();
  const query = api.usePipelinesListQuery({});
  const rows = query.data?.data ?? [];
  const [open, setOpen] = useOverlayParam('pipeline', ['new', ...rows.map(({ id }) => id)]);
  return (
    <SettingsPanel
      index={index}
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        can('pipeline.manage') && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('new')}>
            {t('add')}
          </Button>
        )
      }
    >
      <QueryView
        query={query}
        skeleton={
          <Stack gap="xs">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} height={72} />
            ))}
          </Stack>
        }
      >
        {({ data }) => <Lines rows={data} onOpen={setOpen} />}
      </QueryView>
      {open === 'new' && can('pipeline.manage') && (
        <NewPipelineDrawer onClose={() => setOpen(null)} />
      )}
      {open && open !== 'new' && <PipelineDrawer id={open} onClose={() => setOpen(null)} />}
    </SettingsPanel>
  );
}

interface LinesProps {
  rows: readonly PipelineRow[];
  onOpen: (id: string) => void;
}

function Lines({ rows, onOpen }: LinesProps) {
  return (
    <Card flush>
      <CardRows>
        {rows.map((row) => (
          <PipelineLine key={row.id} row={row} onOpen={() => onOpen(row.id)} onOpenOther={onOpen} />
        ))}
      </CardRows>
    </Card>
  );
}
