import type { EvaluationTemplate } from '@muster/contracts';
import { QueryView, errorText, usePlatform, useOverlayParam } from '@muster/kit';
import {
  Badge,
  Button,
  Card,
  CardRow,
  CardRows,
  EmptyState,
  IconButton,
  IconListCheck,
  IconPencil,
  IconPlus,
  Skeleton,
  formatDate,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { SettingsPanel, type SettingsIndexLink } from '../../../shared/settings-panel.tsx';
import classes from './evaluation-templates.module.css';
import { useTemplateMessages } from './messages.ts';
import { EditTemplateDrawer, NewTemplateDrawer } from './template-drawers.tsx';

/** Templates for rating people; one opens in a drawer. */
export function EvaluationTemplatesPanel({ index }: { index: SettingsIndexLink }) {
  const t = useTemplateMessages();
  const query = api.useEvaluationTemplatesListQuery({});
  const templates = query.data?.data ?? [];
  const [open, setOpen] = useOverlayParam('template', ['new', ...templates.map(({ id }) => id)]);
  const shown = templates.find(({ id }) => id === open);
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
      <QueryView query={query} isEmpty={() => false} skeleton={<Skeleton height={160} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={IconListCheck} title={t('empty')} text={t('emptyText')} />
          ) : (
            <Card flush>
              <CardRows>
                {data.map((template) => (
                  <TemplateRow
                    key={template.id}
                    template={template}
                    onOpen={() => setOpen(template.id)}
                  />
                ))}
              </CardRows>
            </Card>
          )
        }
      </QueryView>
      {open === 'new' && <NewTemplateDrawer onClose={() => setOpen(null)} />}
      {shown && (
        <EditTemplateDrawer key={shown.id} template={shown} onClose={() => setOpen(null)} />
      )}
    </SettingsPanel>
  );
}

/** One template: its name, criteria, and whether it is active. */
function TemplateRow({ template, onOpen }: { template: EvaluationTemplate; onOpen: () => void }) {
  const t = useTemplateMessages();
  const { notify } = usePlatform();
  const [update, { isLoading }] = api.useEvaluationTemplatesUpdateMutation();
  const { id, name, criteria, isActive, isDefault, updatedBy, updatedAt, version } = template;
  async function change(changes: { isActive: boolean } | { isDefault: true }, text: string) {
    const answer = await update({ params: { id }, body: { version, changes } });
    if (answer.error) notify({ kind: 'error', text: errorText(answer.error) });
    else notify({ kind: 'success', text });
  }
  return (
    <CardRow>
      <span className={classes.what}>
        <span className={classes.head}>
          <strong>{name}</strong>
          {isDefault && <Badge family="blue">{t('isDefault')}</Badge>}
          {!isActive && <Badge family="grey">{t('off')}</Badge>}
        </span>
        <span className={classes.quiet}>
          {[
            t('criteria', { count: criteria.length }),
            criteria.map((one) => `${one.name} ${one.weight}`).join(', '),
            updatedBy && t('changed', { name: updatedBy.name, date: formatDate(updatedAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={classes.buttons}>
        {!isDefault && isActive && (
          <Button
            size="xs"
            variant="default"
            disabled={isLoading}
            aria-label={t('makeDefaultOne', { name })}
            onClick={() => void change({ isDefault: true }, t('done.isDefault', { name }))}
          >
            {t('makeDefault')}
          </Button>
        )}
        {!isDefault && (
          <Button
            size="xs"
            variant="default"
            disabled={isLoading}
            aria-label={t(isActive ? 'switchOffOne' : 'switchOnOne', { name })}
            onClick={() =>
              void change({ isActive: !isActive }, t(isActive ? 'done.off' : 'done.on', { name }))
            }
          >
            {t(isActive ? 'switchOff' : 'switchOn')}
          </Button>
        )}
        <IconButton variant="default" aria-label={t('editOne', { name })} onClick={onOpen}>
          <IconPencil size={16} />
        </IconButton>
      </span>
    </CardRow>
  );
}
