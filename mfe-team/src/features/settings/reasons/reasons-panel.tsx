import { reasonContexts, type CatalogueReason, type ReasonContext } from '@muster/contracts';
import { QueryView, useOverlayParam, useUrlParam } from '@muster/kit';
import { Button, IconPlus, PageSkeleton, SelectField } from '@muster/ui';
import { api } from '../../../api.ts';
import { SettingsPanel, type SettingsIndexLink } from '../../../shared/settings-panel.tsx';
import { useReasonMessages } from './messages.ts';
import { EditReasonDrawer } from './edit-reason-drawer.tsx';
import { NewReasonDrawer } from './new-reason-drawer.tsx';
import { ReasonList } from './reason-list.tsx';
import classes from './reasons.module.css';

/** The reasons of one context at a time; one opens in a drawer. */
export function ReasonsPanel({ index }: { index: SettingsIndexLink }) {
  const t = useReasonMessages();
  const query = api.useReasonsCatalogueQuery({});
  const reasons = query.data?.data ?? [];
  const [chosen, setContext] = useUrlParam('context', reasonContexts);
  const [open, setOpen] = useOverlayParam('reason', ['new', ...reasons.map(({ id }) => id)]);
  const context = chosen ?? 'application_reject';
  const shown = reasons.find(({ id }) => id === open);
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
      <div className={classes.choice}>
        <SelectField
          label={t('choose')}
          clearable={false}
          value={context}
          options={reasonContexts.map((value) => ({
            value,
            label: t(`context.${value}`),
            hint: countOf(reasons, value, t),
          }))}
          onChange={(next) => setContext(next)}
        />
      </div>
      <QueryView query={query} isEmpty={() => false} skeleton={<PageSkeleton variant="list" />}>
        {({ data }) => (
          <ReasonList
            key={context}
            context={context}
            reasons={data.filter((reason) => reason.context === context)}
            onOpen={setOpen}
          />
        )}
      </QueryView>
      {open === 'new' && <NewReasonDrawer context={context} onClose={() => setOpen(null)} />}
      {shown && <EditReasonDrawer key={shown.id} reason={shown} onClose={() => setOpen(null)} />}
    </SettingsPanel>
  );
}

function countOf(
  reasons: readonly CatalogueReason[],
  context: ReasonContext,
  t: ReturnType<typeof useReasonMessages>,
): string {
  const all = reasons.filter((reason) => reason.context === context);
  return t('count', { active: all.filter(({ isActive }) => isActive).length, all: all.length });
}
