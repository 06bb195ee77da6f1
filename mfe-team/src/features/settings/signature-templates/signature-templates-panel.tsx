import { useLocation } from 'react-router-dom';
import { LoadingDrawer, QueryView, useOverlayParam } from '@muster/kit';
import {
  Button,
  Card,
  CardRows,
  EmptyState,
  IconPlus,
  IconSignature,
  Skeleton,
  Stack,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { SettingsPanel, type SettingsIndexLink } from '../../../shared/settings-panel.tsx';
import { useSigningTemplateMessages } from './messages.ts';
import { NewTemplateDrawer } from './new-template-drawer.tsx';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateRow } from './template-row.tsx';

/** The agency's own signature templates; one opens in place of the list. */
export function SignatureTemplatesPanel({ index }: { index: SettingsIndexLink }) {
  const t = useSigningTemplateMessages();
  const query = api.useSignatureTemplatesListQuery({});
  // The page itself reports a template that does not exist.
  const asked = new URLSearchParams(useLocation().search).get('template');
  const [open, setOpen] = useOverlayParam('template', asked ? [asked] : []);
  if (open && open !== 'new')
    return <TemplateEditor key={open} id={open} index={index} onClose={() => setOpen(null)} />;
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
        isEmpty={() => false}
        skeleton={
          <Stack gap="xs">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} height={64} />
            ))}
          </Stack>
        }
      >
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={IconSignature} title={t('empty')} text={t('emptyText')} />
          ) : (
            <Card flush>
              <CardRows>
                {data.map((row) => (
                  <TemplateRow key={row.id} row={row} onOpen={() => setOpen(row.id)} />
                ))}
              </CardRows>
            </Card>
          )
        }
      </QueryView>
      {open === 'new' &&
        (query.data ? (
          <NewTemplateDrawer
            shipped={query.data.shipped}
            onClose={() => setOpen(null)}
            onBegun={({ id }) => setOpen(id)}
          />
        ) : (
          <LoadingDrawer query={query} onClose={() => setOpen(null)} title={t('begin.title')} />
        ))}
    </SettingsPanel>
  );
}
